"""A seat: its zones, what it is told, and how it is asked.

A zone is declared once, as a field of `Seat`. Saved games, positions, views and scoring go by that declaration.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
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
    return field(init=False, default_factory=lambda: Zone(name), metadata=metadata)


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

    def has_in_hand(self, types: int) -> bool:
        """Whether a card in hand is of one of these types."""
        for card in self.hand:  # noqa: SIM110
            if card.kind.types & types:
                return True
        return False

    def hand_named(self, id: str) -> list[Card]:
        """The cards in hand with this id."""
        return [card for card in self.hand if card.kind.id == id]

    def tell(self, name: EventName, cards: Sequence[Card], *, secret: bool = False, place: str = "") -> None:
        """Log an event about these cards, for everyone or for this player alone."""
        self.state.log.add(name, self.seat, cards, self.state.source, place, self.alone if secret else EVERYONE)

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
        return Decision(self.seat, verb, self.state.source, options, least, most, self.state.number)

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
        (pick,) = await ask(self._decision("confirm", ("yes", "no")))
        return pick == 0

    async def name_card(self) -> str:
        """Let this player name any single card."""
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


SEAT_ZONES: Final = tuple(ZoneRule(attribute=each.name, **each.metadata) for each in fields(Seat) if each.metadata)
_all_zones: Final = attrgetter(*(rule.attribute for rule in SEAT_ZONES))
