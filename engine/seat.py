"""A seat: its zones, what it is told, and how it is asked."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.events import Event
from engine.kinds import KINDS, Decision, Effect
from engine.questions import ask, only_answer
from engine.state import Card, Pile, State, Zone

if TYPE_CHECKING:
    from engine.player import Player


class Seat:
    """A place at the table and the cards that lie there. What can be done with them, a Player knows."""

    __slots__ = (
        "alone", "deck", "discard_pile", "hand", "in_play", "looked_at", "name", "seat", "set_aside", "state", "turns",
    )  # fmt: skip

    def __init__(self, state: State, seat: int, name: str) -> None:
        self.state = state
        self.seat = seat
        self.name = name
        self.turns = 0  # finished ones
        self.alone = frozenset((seat,))  # who knows what only this player may know
        self.hand = Zone("hand")
        self.deck = Zone("deck")
        self.discard_pile = Zone("discard")
        self.in_play = Zone("in_play")
        self.set_aside = Zone("set_aside")  # face up
        self.looked_at = Zone("looked_at")  # seen by this player alone, on the way elsewhere

    def zones(self) -> tuple[Zone, ...]:
        return (self.hand, self.deck, self.discard_pile, self.in_play, self.set_aside, self.looked_at)

    def others(self) -> list[Player]:
        players = self.state.players
        return players[self.seat + 1 :] + players[: self.seat]

    def hand_of(self, types: int) -> list[Card]:
        return [card for card in self.hand if card.kind.types & types]

    def hand_named(self, id: str) -> list[Card]:
        return [card for card in self.hand if card.kind.id == id]

    def tell(self, name: str, cards: Iterable[Card], *, secret: bool = False, place: str = "") -> None:
        """The event is in the log, for everyone or for this player alone."""
        if self.state.log is not None:
            ids = tuple(card.kind.id for card in cards)
            knows = self.alone if secret else None
            self.state.log.append(Event(name, self.seat, ids, len(ids), self.state.source, place, knows))

    # -- asking ------------------------------------------------------------------------------------------------------

    def choose(self, verb: str, cards: Iterable[Card], least: int = 1, most: int | None = None) -> Effect[list[Card]]:
        """The cards this player picked, in the order picked; fewer than asked for only where there are fewer."""
        cards = list(cards)
        decision = self.question(verb, cards, least, most)
        # Two copies are only alike where they lie in one place: one of them may be in play, the other in hand.
        alike = len({(card.kind, card.printed, id(card.place)) for card in cards}) == 1
        picks = only_answer(decision, alike=alike, ordered=verb == "topdeck")
        if picks is None:
            (picks,) = yield (decision,)
        return [cards[pick] for pick in picks]

    def question(self, verb: str, cards: Sequence[Card], least: int, most: int | None) -> Decision:
        """The question which of these cards, not yet put to the player."""
        most = len(cards) if most is None else min(most, len(cards))
        options = tuple([card.kind.id for card in cards])
        return self._decision(verb, options, min(least, most), most)

    def _decision(self, verb: str, options: tuple[str, ...], least: int = 1, most: int = 1) -> Decision:
        return Decision(self.seat, verb, self.state.source, options, least, most, self.state.number)

    def mode_question(self, modes: tuple[str, ...], count: int = 1) -> Decision:
        """The question which of these options, not yet put to the player."""
        return self._decision("choose", modes, count, count)

    def choose_mode(self, *modes: str, count: int = 1) -> Effect[list[str]]:
        """The options this player picked."""
        picks = yield from ask(self.mode_question(modes, count))
        return [modes[pick] for pick in picks]

    def confirm(self) -> Effect[bool]:
        """True if this player said yes."""
        (pick,) = yield from ask(self._decision("confirm", ("yes", "no")))
        return pick == 0

    def name_card(self) -> Effect[str]:
        """The card this player named: any single card there is, whether it is in this game or not."""
        names = tuple(sorted(KINDS))
        (pick,) = yield from ask(self._decision("name", names))
        if self.state.log is not None:
            self.state.log.append(Event("name", self.seat, (names[pick],), 1, self.state.source))
        return names[pick]

    def choose_pile(self, verb: str, piles: Sequence[Pile], least: int = 1) -> Effect[Pile | None]:
        """The pile this player picked by its visible card, or None."""
        options = tuple([pile.top.id for pile in piles if pile.top is not None])
        most = min(1, len(options))
        picks = yield from ask(self._decision(verb, options, min(least, most), most))
        return piles[picks[0]] if picks else None
