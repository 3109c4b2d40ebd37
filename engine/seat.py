"""A seat: its zones, what it is told, and how it is asked.

A zone is declared once, as a field of `Seat`. Saved games, positions, views and scoring go by that declaration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from functools import partial
from operator import attrgetter
from typing import Any, Final

from engine.decisions import NO_TERMS, Decision, Terms, Verb, put
from engine.events import EVERYONE, EventName
from engine.kinds import KINDS
from engine.questions import ask, only_answer
from engine.state import State
from engine.supply import Pile
from engine.zones import Card, SeenBy, Zone, ZoneName, ZoneRule

KEEP_OR_DISCARD: Final = ("keep", "discard")


def zone(name: ZoneName, seen_by: SeenBy, **details: Any) -> Any:
    """Declare a zone of a seat; see `ZoneRule` for the details."""
    metadata = {"name": name, "seen_by": seen_by, **details}
    return field(init=False, default_factory=partial(Zone, name), metadata=metadata)


def card_ids() -> Any:
    """Declare a list of card ids, empty at the start. Saved games and positions have it by its name."""
    return field(init=False, default_factory=list, metadata={"card_ids": True})


def counter() -> Any:
    """Declare a number that everyone sees, 0 at the start. Saved games, positions and views have it by its name."""
    return field(init=False, default=0, metadata={"counter": True})


@dataclass(slots=True, eq=False, repr=False)
class Seat:
    """A place at the table and the cards there. The operations that move the cards belong to Player."""

    state: State
    seat: int
    name: str
    turns: int = 0  # finished ones
    hand: Zone = zone("hand", seen_by="owner", size_is_public=True)
    deck: Zone = zone("deck", seen_by="nobody", size_is_public=True, top_first=True)
    discard_pile: Zone = zone("discard", seen_by="everyone_top")
    in_play: Zone = zone("in_play", seen_by="everyone")
    set_aside: Zone = zone("set_aside", seen_by="everyone")
    looked_at: Zone = zone("looked_at", seen_by="owner", written_as="set_aside")  # on the way elsewhere
    returning: Zone = zone(
        "returning", seen_by="everyone", is_rare=True
    )  # set aside until the start of this player's next turn
    haven: Zone = zone("haven", seen_by="owner", size_is_public=True, is_rare=True)  # one for each awaited Haven
    island: Zone = zone("island", seen_by="everyone", is_rare=True)
    native_village: Zone = zone("native_village", seen_by="owner", size_is_public=True, is_rare=True)
    recovering: Zone = zone("recovering", seen_by="everyone", is_rare=True)  # trashed while possessed
    victory_tokens: int = counter()
    pirate_tokens: int = counter()
    awaited: list[str] = card_ids()  # cards played that do something at the start of this player's next turn
    gained: list[str] = card_ids()  # by this player in their own last turn, while Smugglers are in the game
    counted: Counter[str] | None = field(init=False, default=None)  # all cards by id; None if one came or went since
    alone: frozenset[int] = field(init=False)  # the audience of what only this player may know

    def __post_init__(self) -> None:
        self.alone = frozenset((self.seat,))

    def zones(self) -> tuple[Zone, ...]:
        """All zones of this seat, in the order of SEAT_ZONES."""
        found: tuple[Zone, ...] = _all_zones(self)
        return found

    def hand_of(self, types: int) -> list[Card]:
        """The cards in hand that are of one of these types."""
        return [card for card in self.hand if card.kind.types & types]

    def hand_named(self, id: str) -> list[Card]:
        """The cards in hand with this id."""
        return [card for card in self.hand if card.kind.id == id]

    def tell(self, name: EventName, cards: Sequence[Card], *, secret: bool = False, place: str = "") -> None:
        """Log an event about these cards, for everyone or for this player alone."""
        self.state.log.add(name, self.seat, cards, self.state.source, place, self.alone if secret else EVERYONE)

    def take_tokens(self, count: int) -> None:
        """Take victory tokens, which are points of their own."""
        if count:
            self.victory_tokens += count
            self.state.log.add("tokens", self.seat, source=self.state.source, size=count)

    def take_pirate_token(self) -> None:
        """Take a Coin token for Pirate Ship, which stays for the whole game."""
        self.pirate_tokens += 1
        self.state.log.add("pirate_token", self.seat, source=self.state.source, size=self.pirate_tokens)

    # -- asking ------------------------------------------------------------------------------------------------------

    async def choose(
        self, verb: Verb, cards: Iterable[Card], least: int = 1, most: int | None = None, terms: Terms = NO_TERMS
    ) -> list[Card]:
        """Let this player pick cards; return them in the order picked. `least` and `most` are lowered to the number
        of cards there are."""
        cards = list(cards)
        decision = self.question(verb, cards, least, most, terms)
        # Copies are only alike if they are in the same place: one of them may be in play, the other in hand.
        alike = len({(card.kind, card.printed, id(card.place)) for card in cards}) == 1
        picks = only_answer(decision, alike=alike, ordered=verb == "topdeck")
        if picks is None:
            (picks,) = await put(decision)
        return [cards[pick] for pick in picks]

    def question(
        self, verb: Verb, cards: Sequence[Card], least: int, most: int | None, terms: Terms = NO_TERMS
    ) -> Decision:
        """Return the question which of these cards to pick, without putting it."""
        most = len(cards) if most is None else min(most, len(cards))
        options = tuple([card.kind.id for card in cards])
        return self._decision(verb, options, min(least, most), most, terms)

    def _decision(
        self, verb: Verb, options: tuple[str, ...], least: int = 1, most: int = 1, terms: Terms = NO_TERMS
    ) -> Decision:
        self.state.terms = terms
        state = self.state
        return state.to_decider(Decision(self.seat, verb, state.source, options, least, most, state.number))

    def mode_question(self, modes: tuple[str, ...], count: int = 1, terms: Terms = NO_TERMS) -> Decision:
        """Return the question which of these modes to pick, without putting it."""
        return self._decision("choose", modes, count, count, terms)

    async def choose_mode(self, *modes: str, count: int = 1, terms: Terms = NO_TERMS) -> list[str]:
        """Let this player pick `count` of these modes, and tell everyone which."""
        picked = [modes[pick] for pick in await ask(self.mode_question(modes, count, terms))]
        self.state.log.add("choose", self.seat, source=self.state.source, place=",".join(picked))
        return picked

    async def keeps(self) -> bool:
        """Ask this player whether to keep the cards that were turned up, or to discard them; what follows tells."""
        (pick,) = await ask(self.mode_question(KEEP_OR_DISCARD))
        return pick == 0

    async def confirm(self) -> bool:
        """Ask this player yes or no."""
        (pick,) = await ask(self.yes_or_no())
        return pick == 0

    def yes_or_no(self) -> Decision:
        """Return the question yes or no, without putting it."""
        return self._decision("confirm", ("yes", "no"))

    async def name_card(self) -> str:
        """Let this player name any single card, whether it is in this game or not; see `State.nameable`."""
        names = self.state.nameable()
        (pick,) = await ask(self._decision("name", names))
        self.state.log.add("name", self.seat, (KINDS[names[pick]],), self.state.source)
        return names[pick]

    async def choose_pile(
        self, verb: Verb, piles: Sequence[Pile], least: int = 1, terms: Terms = NO_TERMS
    ) -> Pile | None:
        """Let this player pick a pile by its visible card; None if there is none or none was picked."""
        options = tuple([pile.top.id for pile in piles if pile.top is not None])
        most = min(1, len(options))
        picks = await ask(self._decision(verb, options, min(least, most), most, terms))
        return piles[picks[0]] if picks else None


SEAT_ZONES: Final = tuple(
    ZoneRule(attribute=each.name, **each.metadata) for each in fields(Seat) if "seen_by" in each.metadata
)
SEAT_COUNTERS: Final = tuple(each.name for each in fields(Seat) if "counter" in each.metadata)
SEAT_LISTS: Final = tuple(each.name for each in fields(Seat) if "card_ids" in each.metadata)
_all_zones: Final = attrgetter(*(rule.attribute for rule in SEAT_ZONES))
