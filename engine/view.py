"""Views: what one seat, or the public, may know.

A view is built as an allow-list: what is not copied here stays hidden. Who may see a zone is declared with the zone, in
`engine.seat`; zones without a field of their own in a view appear in its `zones` and `sizes` automatically.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.decisions import NO_TERMS, Terms
from engine.player import Player
from engine.scoring import Owned, known_scores, owned
from engine.seat import SEAT_ZONES
from engine.state import Result, State
from engine.supply import PileView
from engine.turn import Phase
from engine.zones import SeenBy, ZoneName, ZoneRule

WITH_FIELD: Final = frozenset({"hand", "deck", "discard", "in_play", "set_aside", "looked_at"})
WITHOUT_FIELD: Final = tuple(rule for rule in SEAT_ZONES if rule.name not in WITH_FIELD)


class SeatView(NamedTuple):
    """What everyone sees of one seat. The size of a discard pile is not public."""

    name: str
    hand_size: int
    deck_size: int
    discard_top: str | None
    in_play: tuple[str, ...]
    set_aside: tuple[str, ...]
    turns: int
    zones: Mapping[ZoneName, tuple[str, ...]]  # other zones, as far as everyone sees them
    sizes: Mapping[ZoneName, int]  # of other zones whose size is public


class View(NamedTuple):
    """The table as one seat sees it; `seat` None is the public."""

    seat: int | None
    number: int
    edition: int
    kingdom: tuple[str, ...]
    shelters: bool
    commitment: str
    current: int
    phase: Phase
    actions: int
    buys: int
    coins: int
    discount: int
    hand: tuple[str, ...]
    looked_at: tuple[str, ...]
    owned: Counter[str]  # all own cards by id, wherever they are: what a person who remembers every gain knows
    known_points: tuple[int | None, ...]  # of each seat, as far as this one can add them up
    reacted: tuple[str, ...]  # the reactions used in the window that is open
    players: tuple[SeatView, ...]
    piles: dict[str, PileView]
    trash: tuple[str, ...]
    waiting_for: tuple[int, ...]
    result: Result | None
    seed: bytes | None  # published when the game is over
    zones: Mapping[ZoneName, tuple[str, ...]]  # other zones of this seat that only it sees
    terms: Terms = NO_TERMS  # of the question this seat is asked by a card
    final_decks: tuple[tuple[Owned, ...], ...] = ()  # what each seat owns, published when the game is over


def seat_view(player: Player) -> SeatView:
    """Return what everyone sees of this player's seat."""
    return SeatView(
        player.name,
        len(player.hand),
        len(player.deck),
        player.discard_pile[-1].kind.id if player.discard_pile else None,
        tuple(player.in_play.ids()),
        tuple(player.set_aside.ids()),
        player.turns,
        other_zones(player, "everyone", "everyone_top"),
        {rule.name: len(getattr(player, rule.attribute)) for rule in WITHOUT_FIELD if rule.size_is_public},
    )


def other_zones(player: Player, *seen_by: SeenBy) -> dict[ZoneName, tuple[str, ...]]:
    """The zones without a field of their own that this audience sees."""
    return {rule.name: visible_ids(player, rule) for rule in WITHOUT_FIELD if rule.seen_by in seen_by}


def visible_ids(player: Player, rule: ZoneRule) -> tuple[str, ...]:
    """The cards of a zone that its audience sees: all, or the top one."""
    ids = tuple(getattr(player, rule.attribute).ids())
    return ids[-1:] if rule.seen_by == "everyone_top" else ids


def _looked_at(me: Player) -> tuple[str, ...]:
    browsed = me.discard_pile.ids() if me.state.browsing == me.seat else []
    return (*me.looked_at.ids(), *browsed)


def _own_cards(me: Player) -> Counter[str]:
    """Count the player's cards in all zones. They are sorted first: the order of the ids must tell nothing either."""
    return Counter(sorted([card.printed.id for zone in me.zones() for card in zone]))


def view(
    state: State,
    seat: int | None,
    *,
    number: int,
    waiting_for: tuple[int, ...],
    commitment: str,
    terms: Terms = NO_TERMS,
) -> View:
    """Return all that the seat may know; None is the public."""
    me = None if seat is None else state.players[seat]
    turn, less = state.turn, state.discount()
    return View(
        seat=seat,
        number=number,
        edition=state.setup.edition,
        kingdom=state.setup.kingdom,
        shelters=state.shelters,
        commitment=commitment,
        current=turn.seat,
        phase=turn.phase,
        actions=turn.actions,
        buys=turn.buys,
        coins=turn.coins,
        discount=less,
        hand=() if me is None else tuple(me.hand.ids()),
        looked_at=() if me is None else _looked_at(me),
        owned=Counter() if me is None else _own_cards(me),
        known_points=known_scores(state, seat),
        reacted=state.reacted,
        players=tuple(seat_view(player) for player in state.players),
        piles=state.supply.views(less),
        trash=tuple(sorted(state.trash.ids())),
        waiting_for=waiting_for,
        result=state.result,
        seed=state.chance.seed if state.result is not None else None,
        zones={} if me is None else other_zones(me, "owner"),
        terms=terms,
        final_decks=() if state.result is None else tuple(map(owned, state.players)),
    )
