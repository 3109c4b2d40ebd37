"""What holds at every answer of every game: no card appears or vanishes, saving and loading changes nothing, and no
view depends on what its seat may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from engine import Game
from engine.chance import Chance
from engine.kinds import Kind
from engine.player import Player
from engine.seat import SEAT_ZONES
from engine.state import State
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
    everyone = range(len(game._state.players))
    assert [loaded.can_undo(seat) for seat in everyone] == [game.can_undo(seat) for seat in everyone]


def check_secret(game: Game, seat: int | None) -> None:
    """Fail if the seat's view changes when everything it may not know is rearranged; None is the public.

    What everyone owns is public once the game is over, but not where it is.
    """
    before = game.view(seat)
    assert bool(before.final_decks) == (game.result is not None), "final decks are for the end"
    with rearranged(game._state, seat):
        now = game.view(seat)._replace(final_decks=before.final_decks)
        assert now == before, f"seat {seat} sees what it may not know"


@contextmanager
def rearranged(state: State, seat: int | None) -> Iterator[None]:
    """Swap around what the seat may not know, and thin out discard piles under their tops, for the duration."""
    cards = [card for zone in hidden_from(state, seat) for card in zone]
    mixed = [pile.mixed for pile in state.supply.piles.values() if pile.mixed]
    discards = [
        (player.discard_pile, player.discard_pile[:-1]) for player in state.players if not _sees_through(player, seat)
    ]
    truth = [card.printed for card in cards] + [kind for kinds in mixed for kind in kinds[:-1]]
    kinds = list(truth)
    Chance(b"rearranged", state.number).shuffle(kinds)
    _lay(cards, mixed, kinds)
    for discard, _ in discards:
        del discard[:-1]
    try:
        yield
    finally:
        for discard, below in discards:
            discard[:0] = below
        _lay(cards, mixed, truth)


def _lay(cards: list[Card], mixed: list[list[Kind]], kinds: list[Kind]) -> None:
    """Turn the cards into these kinds, and after them what is in the mixed piles below their tops."""
    rest = iter(kinds)
    for card in cards:
        card.kind = card.printed = next(rest)
    for pile in mixed:
        pile[:-1] = [next(rest) for _ in pile[:-1]]


def _sees_through(player: Player, seat: int | None) -> bool:
    """Whether this seat is looking through its own discard pile."""
    return player.seat == seat == player.state.browsing


def hidden_from(state: State, seat: int | None) -> list[list[Card]]:
    """The cards that this seat may not know, by where they are, as the zones of a seat are declared."""
    hidden: list[list[Card]] = []
    for player in state.players:
        for rule, zone in zip(SEAT_ZONES, player.zones(), strict=True):
            if rule.seen_by == "nobody" or (rule.seen_by == "owner" and player.seat != seat):
                hidden.append(zone)
            elif rule.seen_by == "everyone_top" and not _sees_through(player, seat):
                hidden.append(zone[:-1])
    return hidden
