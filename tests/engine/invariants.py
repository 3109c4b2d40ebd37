"""What holds at every answer of every game: no card appears or vanishes, saving and loading changes nothing, and no
view depends on what its seat may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from engine import ComputerPlayer, EngineError, Game
from engine.chance import Chance
from engine.decisions import Decision
from engine.kinds import Kind
from engine.player import Player
from engine.questions import check_answer
from engine.seat import SEAT_ZONES
from engine.state import State
from engine.view import View
from engine.zones import Card


def count_cards(game: Game) -> Counter[str]:
    """Count every card of the game by what is printed on it, in all zones and piles."""
    state = game._state
    found = Counter([card.printed.id for card in state.cards()])
    for pile in state.supply.piles.values():
        if pile.mixed is None:
            found[pile.id] += pile.count
        else:
            found.update([kind.id for kind in pile.mixed])
    return found


def check_conserved(game: Game, total: Counter[str]) -> None:
    """Fail if a card has appeared or vanished since they were counted."""
    now = count_cards(game)
    if dict.__eq__(now, total):  # Counter compares missing with zero, in Python: that takes longer than the counting
        return
    assert now == total, f"appeared: {dict(now - total)}, vanished: {dict(total - now)}"


def check_everything(game: Game, total: Counter[str], *seats: int | None) -> None:
    """Run all checks, for these seats (None is the public) or else for everyone."""
    check_conserved(game, total)
    seen_by = seats or (None, *range(len(game._state.players)))
    check_reload(game, seen_by)
    for seat in seen_by:
        check_secret(game, seat)


def check_players(game: Game, players: Mapping[str, ComputerPlayer]) -> None:
    """Fail if one of these players would give an illegal answer to a question that is open now."""
    for decision in game.pending:
        view = game.view_for(decision)
        for name, player in players.items():
            picks = player(view, decision)
            try:
                check_answer(decision, picks)
            except EngineError as refusal:
                refusal.add_note(f"{name} answers {picks} to {decision}")
                raise


def check_reload(game: Game, seats: Sequence[int | None]) -> None:
    """Fail if the game is not the same after saving and loading: questions, position, and what these seats see."""
    data = game.save()
    loaded = Game.load(data)
    assert loaded.dropped == 0, "the answers since the snapshot no longer fit"
    assert loaded.save() == data
    assert loaded.pending == game.pending
    assert loaded.position() == game.position()
    for seat in seats:
        assert loaded.view(seat) == game.view(seat), f"seat {seat} sees something else"
    for decision in game.pending:
        assert loaded.view_for(decision) == game.view_for(decision)
    everyone = range(len(game._state.players))
    assert [loaded.can_undo(seat) for seat in everyone] == [game.can_undo(seat) for seat in everyone]


def check_secret(game: Game, seat: int | None) -> None:
    """Fail if the seat's view changes when everything it may not know is rearranged; None is the public.

    Who owns what can be remembered, at least by its owner, and is public once the game is over; where it is cannot.
    """
    before = game.view(seat)
    assert bool(before.final_decks) == (game.result is not None), "final decks are for the end"
    mine = [] if seat is None else [card.printed.id for zone in game._state.players[seat].zones() for card in zone]
    assert list(before.owned.elements()) == sorted(mine), "a seat's own cards, in an order that tells nothing"
    with rearranged(game._state, seat):
        assert game.view(seat)._replace(**_remembered(before)) == before, f"seat {seat} sees what it may not know"
    with rearranged(game._state, seat, among_all=False):
        assert game.view(seat) == before, f"seat {seat} sees where cards are"
    for decision in game.pending:
        if decision.decider == seat != decision.seat:
            check_secret_of_possessed(game, decision)


def check_secret_of_possessed(game: Game, decision: Decision) -> None:
    """Fail if what the decider sees from the place of a possessed player depends on what the decider may not know."""
    before = game.view_for(decision)
    with rearranged(game._state, decision.decider):
        now = game.view_for(decision)
        assert now.owned == before.owned, "the possessor does not remember what the possessed player owns"
        assert now._replace(**_remembered(before)) == before, f"{decision.decider} sees what it may not know"


def _remembered(view: View) -> dict[str, Any]:
    return {name: getattr(view, name) for name in ("owned", "known_points", "final_decks")}


@contextmanager
def rearranged(state: State, seat: int | None, *, among_all: bool = True) -> Iterator[None]:
    """Swap around what the seat may not know, for the duration: among all players and piles, and with discard piles
    thinned out under their tops; or only the cards of each player and each pile among themselves."""
    hidden = hidden_from(state, seat)
    if among_all:
        hidden = [[place for places in hidden for place in places]]
    discards = [
        (player.discard_pile, player.discard_pile[:-1])
        for player in state.players
        if among_all and not _sees_through(player, seat)
    ]
    truth = [[place.look() for place in places] for places in hidden]
    chance = Chance(b"rearranged", state.number)
    for places, kinds in zip(hidden, truth, strict=True):
        mixed = list(kinds)
        chance.shuffle(mixed)
        _lay(places, mixed)
    for discard, _ in discards:
        del discard[:-1]
    try:
        yield
    finally:
        for discard, below in discards:
            discard[:0] = below
        for places, kinds in zip(hidden, truth, strict=True):
            _lay(places, kinds)


@dataclass
class Hidden:
    """Where a hidden card is: a card of a player, or a position in a mixed pile."""

    card: Card | None
    pile: list[Kind]
    at: int = 0

    def look(self) -> Kind:
        return self.pile[self.at] if self.card is None else self.card.printed

    def lay(self, kind: Kind) -> None:
        if self.card is None:
            self.pile[self.at] = kind
        else:
            self.card.kind = self.card.printed = kind


def _lay(places: list[Hidden], kinds: list[Kind]) -> None:
    for place, kind in zip(places, kinds, strict=True):
        place.lay(kind)


def _sees_through(player: Player, seat: int | None) -> bool:
    """Whether this seat is looking through that discard pile, as its owner or as the possessor of the owner."""
    return player.seat == player.state.browsing and _sees_as_owner(player, seat)


def _sees_as_owner(player: Player, seat: int | None) -> bool:
    return seat is not None and seat in (player.seat, player.state.possessor_of(player.seat))


def hidden_from(state: State, seat: int | None) -> list[list[Hidden]]:
    """What this seat may not know, as the zones of a seat are declared: one list per player, one per mixed pile."""
    hidden = [[Hidden(card, []) for zone in _hidden_zones(player, seat) for card in zone] for player in state.players]
    piles = [pile.mixed for pile in state.supply.piles.values() if pile.mixed]
    return hidden + [[Hidden(None, pile, at) for at in range(len(pile) - 1)] for pile in piles]


def _hidden_zones(player: Player, seat: int | None) -> Iterator[list[Card]]:
    for rule, zone in zip(SEAT_ZONES, player.zones(), strict=True):
        if rule.seen_by == "nobody" or (rule.seen_by == "owner" and not _sees_as_owner(player, seat)):
            yield zone
        elif rule.seen_by == "everyone_top" and not _sees_through(player, seat):
            yield zone[:-1]
