"""Views: what one seat, or the public, may know. Added up from nothing; what is not put in here stays unknown."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from engine.player import Player
    from engine.scoring import Result
    from engine.state import State


class SeatView(NamedTuple):
    """What everyone sees of one seat. The size of a discard pile is nobody's business."""

    name: str
    hand_size: int
    deck_size: int
    discard_top: str | None
    in_play: tuple[str, ...]
    set_aside: tuple[str, ...]
    turns: int


@dataclass(frozen=True, slots=True)
class PileView:
    """A pile: the card that can be seen on it (None: it is empty), how many there are, what it costs now."""

    id: str
    top: str | None
    count: int
    cost: int | None
    in_supply: bool


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it; `seat` None is the public."""

    seat: int | None
    number: int
    edition: int
    kingdom: tuple[str, ...]
    shelters: bool
    commitment: str
    current: int
    phase: str
    actions: int
    buys: int
    coins: int
    discount: int
    hand: tuple[str, ...]
    looked_at: tuple[str, ...]
    reacted: tuple[str, ...]  # what has been used in the reaction window that is open
    players: tuple[SeatView, ...]
    piles: dict[str, PileView]
    trash: tuple[str, ...]
    waiting_for: tuple[int, ...]
    result: Result | None
    seed: bytes | None  # published when the game is over


def seat_view(player: Player) -> SeatView:
    return SeatView(
        name=player.name,
        hand_size=len(player.hand),
        deck_size=len(player.deck),
        discard_top=player.discard_pile[-1].kind.id if player.discard_pile else None,
        in_play=tuple(player.in_play.ids()),
        set_aside=tuple(player.set_aside.ids()),
        turns=player.turns,
    )


@lru_cache(maxsize=4096)
def pile_view(id: str, top: str | None, count: int, cost: int | None, in_supply: bool) -> PileView:
    """The same view for the same pile: from one answer to the next, nearly all of them are as they were."""
    return PileView(id, top, count, cost, in_supply)


def pile_views(state: State) -> dict[str, PileView]:
    less = state.discount()
    return {
        pile.id: pile_view(
            pile.id,
            None if pile.top is None else pile.top.id,
            pile.count,
            None if pile.top is None else max(0, pile.top.cost - less),
            pile.in_supply,
        )
        for pile in state.piles.values()
    }


def _looked_at(me: Player) -> tuple[str, ...]:
    through = me.discard_pile.ids() if me.state.browsing == me.seat else []
    return (*me.looked_at.ids(), *through)


def view(state: State, seat: int | None, *, number: int, waiting_for: tuple[int, ...], commitment: str) -> View:
    """All that seat may know."""
    me = None if seat is None else state.players[seat]
    turn = state.turn
    return View(
        seat=seat,
        number=number,
        edition=state.edition,
        kingdom=state.kingdom,
        shelters=state.shelters,
        commitment=commitment,
        current=turn.seat,
        phase=turn.phase,
        actions=turn.actions,
        buys=turn.buys,
        coins=turn.coins,
        discount=state.discount(),
        hand=() if me is None else tuple(me.hand.ids()),
        looked_at=() if me is None else _looked_at(me),
        reacted=state.reacted,
        players=tuple(seat_view(player) for player in state.players),
        piles=pile_views(state),
        trash=tuple(sorted(state.trash.ids())),
        waiting_for=waiting_for,
        result=state.result,
        seed=state.chance.seed if state.result is not None else None,
    )
