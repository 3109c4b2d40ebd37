"""What holds at every answer of every game: no card appears or vanishes, a game comes back from its bytes the same,
and no view depends on what its seat may not know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from engine import Game
from engine.chance import Chance
from engine.kinds import Kind
from engine.player import Player
from engine.state import Card, State


def counted(game: Game) -> Counter[str]:
    """Every card of the game by what is printed on it, wherever it lies."""
    state = game._state
    found = Counter(card.printed.id for card in state.cards())
    for pile in state.piles.values():
        if pile.mixed is None:
            found[pile.id] += pile.count
        else:
            found.update(kind.id for kind in pile.mixed)
    return found


def check_conserved(game: Game, total: Counter[str]) -> None:
    """No card has appeared or vanished since they were counted."""
    now = counted(game)
    assert now == total, f"appeared: {dict(now - total)}, vanished: {dict(total - now)}"


def check_everything(game: Game, total: Counter[str], *seats: int | None) -> None:
    """All that is checked here, for these seats (None is the public) or else for everyone."""
    check_conserved(game, total)
    seen_by = seats or (None, *range(len(game._state.players)))
    check_reload(game, seen_by)
    for seat in seen_by:
        check_secret(game, seat)


def check_reload(game: Game, seats: Sequence[int | None]) -> None:
    """The game comes back from its bytes with the same questions and position, and these seats see the same."""
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
    """That seat's view stays equal when everything it may not know is rearranged; None is the public."""
    before = game.view(seat)
    with rearranged(game._state, seat):
        assert game.view(seat) == before, f"seat {seat} sees what it may not know"


@contextmanager
def rearranged(state: State, seat: int | None) -> Iterator[None]:
    """Meanwhile what that seat may not know has changed places, and discard piles are thinner under their tops."""
    cards = [card for zone in hidden_from(state, seat) for card in zone]
    mixed = [pile.mixed for pile in state.piles.values() if pile.mixed]
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
    """These kinds are what the cards are, and after them what lies in the mixed piles below their tops."""
    rest = iter(kinds)
    for card in cards:
        card.kind = card.printed = next(rest)
    for pile in mixed:
        pile[:-1] = [next(rest) for _ in pile[:-1]]


def _sees_through(player: Player, seat: int | None) -> bool:
    """True while this seat is looking through its own discard pile."""
    return player.seat == seat == player.state.browsing


def hidden_from(state: State, seat: int | None) -> list[list[Card]]:
    """Where cards lie that this seat may not know."""
    hidden: list[list[Card]] = []
    for player in state.players:
        hidden.append(player.deck)
        if not _sees_through(player, seat):
            hidden.append(player.discard_pile[:-1])
        if player.seat != seat:
            hidden += [player.hand, player.looked_at]
    return hidden
