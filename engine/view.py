"""Views: what one seat, or the public, may know.

A view is built as an allow-list: what is not copied here stays hidden. Who may see a zone is declared with the zone, in
`engine.seat`; zones without a field of their own in a view appear in its `zones` and `sizes` automatically.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from engine.chance import commitment
from engine.decisions import NO_TERMS, TOP_LEVEL, Decision, Terms
from engine.kinds import KINDS
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
    victory_tokens: int = 0
    pirate_tokens: int = 0
    awaited: tuple[str, ...] = ()  # cards played that do something at the start of this seat's next turn


class Possessed(NamedTuple):
    """What a player who decides for another one sees of that seat."""

    seat: int
    hand: tuple[str, ...]
    looked_at: tuple[str, ...]
    zones: Mapping[ZoneName, tuple[str, ...]]


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
    terms: Terms  # of the question this seat is asked by a card
    final_decks: tuple[tuple[Owned, ...], ...]  # what each seat owns, published when the game is over
    bane: str | None = None  # the pile whose cards protect against Young Witch
    special_discounts: Mapping[str, int] = MappingProxyType({})  # how much less a card costs than by `discount`
    forbidden: tuple[str, ...] = ()  # cards that may not be bought this turn
    route_tokens: int = 0  # on the Trade Route mat
    potions: int = 0  # like coins
    possessor: int | None = None  # the seat that decides in this turn, if another player does
    is_extra_turn: bool = False
    possessed: Possessed | None = None  # the seat this one decides for now

    @property
    def acting(self) -> int:
        """The seat that decides in this turn."""
        return self.current if self.possessor is None else self.possessor


def price(view: View, id: str) -> int:
    """What the card costs now."""
    return max(0, KINDS[id].cost - view.discount - view.special_discounts.get(id, 0))


# How each field of the view of a seat is looked up.
SEAT_FIELDS: Final[dict[str, Callable[[Player], Any]]] = {
    "name": lambda player: player.name,
    "hand_size": lambda player: len(player.hand),
    "deck_size": lambda player: len(player.deck),
    "discard_top": lambda player: player.discard_pile[-1].kind.id if player.discard_pile else None,
    "in_play": lambda player: tuple(player.in_play.ids()),
    "set_aside": lambda player: tuple(player.set_aside.ids()),
    "turns": lambda player: player.turns,
    "zones": lambda player: other_zones(player, "everyone", "everyone_top"),
    "sizes": lambda player: _public_sizes(player),
    "victory_tokens": lambda player: player.victory_tokens,
    "pirate_tokens": lambda player: player.pirate_tokens,
    "awaited": lambda player: tuple(player.awaited),
}


def seat_view(player: Player) -> SeatView:
    """Return what everyone sees of this player's seat."""
    return SeatView(**{name: look(player) for name, look in SEAT_FIELDS.items()})


class LazySeat:
    """The view of a seat of which only those fields are looked up that a player looks at; good for one question.

    It makes games of strong players 8 % faster."""

    def __init__(self, player: Player) -> None:
        self._player = player

    def __getattr__(self, name: str) -> Any:
        look = SEAT_FIELDS.get(name)
        if look is None:
            raise AttributeError(name)
        value = self.__dict__[name] = look(self._player)
        return value


def _public_sizes(player: Player) -> dict[ZoneName, int]:
    in_use = player.state.own_zones
    if not in_use:
        return {}
    rules = [rule for rule in WITHOUT_FIELD if rule.size_is_public and rule.name in in_use]
    return {rule.name: len(getattr(player, rule.attribute)) for rule in rules}


def other_zones(player: Player, *seen_by: SeenBy) -> dict[ZoneName, tuple[str, ...]]:
    """The zones without a field of their own that this audience sees."""
    if not player.state.own_zones:
        return {}
    found = ((rule, visible_ids(player, rule)) for rule in WITHOUT_FIELD if rule.seen_by in seen_by)
    return {rule.name: ids for rule, ids in found if ids or not rule.is_rare}


def visible_ids(player: Player, rule: ZoneRule) -> tuple[str, ...]:
    """The cards of a zone that its audience sees: all, or the top one."""
    ids = tuple(getattr(player, rule.attribute).ids())
    return ids[-1:] if rule.seen_by == "everyone_top" else ids


def _looked_at(state: State, seat: int | None) -> tuple[str, ...]:
    if seat is None:
        return ()
    me = state.players[seat]
    browsed = me.discard_pile.ids() if state.browsing == seat else []
    return (*me.looked_at.ids(), *browsed)


def _own_cards(state: State, seat: int | None) -> Counter[str]:
    """Count the player's cards in all zones. They are sorted first: the order of the ids must tell nothing either."""
    if seat is None:
        return Counter()
    me = state.players[seat]
    if me.counted is None:
        me.counted = Counter(sorted([card.printed.id for zone in me.zones() for card in zone]))
    return me.counted


def _possessed(state: State, seat: int | None) -> Possessed | None:
    if seat is None or state.turn.possessor != seat:
        return None
    me = state.current
    return Possessed(me.seat, tuple(me.hand.ids()), _looked_at(state, me.seat), other_zones(me, "owner"))


# How each field of a view is looked up, for a seat or for the public (None), which sees no more than is written here.
# A simulation looks up only the fields that a player asks for.
FIELDS: Final[dict[str, Callable[[State, int | None], Any]]] = {
    "number": lambda state, _: state.number,
    "edition": lambda state, _: state.setup.edition,
    "kingdom": lambda state, _: state.setup.kingdom,
    "shelters": lambda state, _: state.shelters,
    "commitment": lambda state, _: commitment(state.chance.seed),
    "current": lambda state, _: state.turn.seat,
    "phase": lambda state, _: state.turn.phase,
    "actions": lambda state, _: state.turn.actions,
    "buys": lambda state, _: state.turn.buys,
    "coins": lambda state, _: state.turn.coins,
    "discount": lambda state, _: state.discount(),
    "hand": lambda state, seat: () if seat is None else tuple(state.players[seat].hand.ids()),
    "looked_at": _looked_at,
    "owned": _own_cards,
    "known_points": known_scores,
    "reacted": lambda state, _: state.reacted,
    "players": lambda state, _: tuple(map(seat_view, state.players)),
    "piles": lambda state, _: dict(state.pile_views()),
    "trash": lambda state, _: tuple(sorted(state.trash.ids())),
    "result": lambda state, _: state.result,
    "seed": lambda state, _: None if state.result is None else state.chance.seed,
    "zones": lambda state, seat: {} if seat is None else other_zones(state.players[seat], "owner"),
    "bane": lambda state, _: state.bane,
    "special_discounts": lambda state, _: state.special_discounts() if state.priced_singly else {},
    "forbidden": lambda state, _: tuple(state.turn.forbidden),
    "route_tokens": lambda state, _: state.route_tokens,
    "potions": lambda state, _: state.turn.potions,
    "possessor": lambda state, _: state.turn.possessor,
    "is_extra_turn": lambda state, _: state.turn.after is not None,
    "possessed": _possessed,
    "final_decks": lambda state, _: () if state.result is None else tuple(map(owned, state.players)),
}


def view(state: State, seat: int | None, *, waiting_for: tuple[int, ...], terms: Terms) -> View:
    """Return all that the seat may know; None is the public."""
    found = {name: look(state, seat) for name, look in FIELDS.items()}
    return View(seat=seat, waiting_for=waiting_for, terms=terms, **found)


def view_for(state: State, decision: Decision, *, waiting_for: tuple[int, ...], terms: Terms) -> View:
    """Return what the decider of the question may know, from the place of the seat whose cards are meant."""
    own = view(state, decision.seat, waiting_for=waiting_for, terms=terms)
    if decision.decider == decision.seat:
        return own
    return own._replace(**{name: look(state, decision.seat) for name, look in OF_POSSESSED.items()})


def _seen_cards(state: State, seat: int) -> Counter[str]:
    """Count the cards of a possessed player that their possessor sees. They are sorted first, like `_own_cards`."""
    me = state.players[seat]
    return Counter(sorted([*me.hand.ids(), *_looked_at(state, seat), *me.in_play.ids()]))


# Who decides for another player sees that player's cards, but does not remember what that player does.
OF_POSSESSED: Final[dict[str, Callable[[State, int], Any]]] = {
    "owned": _seen_cards,
    "known_points": lambda state, seat: known_scores(state, state.possessor_of(seat)),
}


class LazySeats(Sequence[SeatView]):
    """What everyone sees of the seats; only those are looked up that a player looks at."""

    __slots__ = ("seats",)

    def __init__(self, state: State) -> None:
        self.seats: list[Player | LazySeat] = list(state.players)

    def __len__(self) -> int:
        return len(self.seats)

    def __getitem__(self, seat: Any) -> Any:
        found = self.seats[seat]
        if isinstance(found, Player):
            found = self.seats[seat] = LazySeat(found)
        return found


def _unless_possessed(name: str) -> Callable[[State, int], Any]:
    """Look up this field for a seat that is asked, or for its possessor."""
    own, of_possessed = FIELDS[name], OF_POSSESSED[name]
    return lambda state, seat: (own if state.possessor_of(seat) is None else of_possessed)(state, seat)


LAZY_FIELDS: Final[dict[str, Callable[[State, int], Any]]] = {
    **FIELDS,
    **{name: _unless_possessed(name) for name in OF_POSSESSED},
    "players": lambda state, _: LazySeats(state),
    "piles": lambda state, _: state.pile_views(),
}


class LazyView:
    """The view of the seat that is asked, of which only those fields are looked up that the player looks at.

    It is good for one question: before the next one, `forget` what was looked up. Big Money looks at nothing; with a
    whole view for every question its games would take five times as long.
    """

    __slots__ = ("__dict__", "asked", "looked", "seat", "state")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.asked: tuple[Decision, ...] = ()
        self.looked = False  # a field has been looked up

    # Cheaper to read than to remember: remembering them, too, makes games of sound players take 2.7 % longer.

    @property
    def current(self) -> int:
        return self.state.turn.seat

    @property
    def phase(self) -> Phase:
        return self.state.turn.phase

    @property
    def actions(self) -> int:
        return self.state.turn.actions

    @property
    def buys(self) -> int:
        return self.state.turn.buys

    @property
    def coins(self) -> int:
        return self.state.turn.coins

    def __getattr__(self, name: str) -> Any:
        look = LAZY_FIELDS.get(name)
        if look is not None:
            value = look(self.state, self.seat)
        elif name == "waiting_for":
            value = tuple(decision.decider for decision in self.asked)
        elif name == "terms":
            value = NO_TERMS if self.asked[0].verb in TOP_LEVEL else self.state.terms
        else:
            raise AttributeError(name)
        self.__dict__[name] = value
        self.looked = True
        return value

    def forget(self) -> None:
        """Forget all fields: something has happened."""
        self.__dict__.clear()
        self.looked = False
