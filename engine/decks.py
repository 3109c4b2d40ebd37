"""What a player does with their deck: shuffle, draw, reveal and look."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.kinds import Kind
from engine.seat import Seat
from engine.zones import Card, Zone


class DeckHolder(Seat):
    """A seat plus what moves the cards of its deck; only a Player is one."""

    __slots__ = ()

    def shuffle(self) -> None:
        """Shuffle the discard pile and put it under what is left of the deck."""
        state, deck, fresh = self.state, self.deck, self.discard_pile[:]
        self.discard_pile.clear()
        state.chance.shuffle(fresh)
        for card in fresh:
            card.place = deck
        deck[:0] = fresh
        state.exposed = True
        if state.told:
            state.log.add("shuffle", self.seat, size=len(fresh))

    def _take_from_deck(self, count: int, to: Zone) -> list[Card]:
        """Move up to `count` cards from the top of the deck to that zone, reshuffling if needed."""
        deck = self.deck
        if len(deck) < count and self.discard_pile:
            self.shuffle()
        if not deck:
            return []
        taken = deck[: -count - 1 : -1]
        del deck[-count:]
        for card in taken:
            card.place = to
        to += taken
        self.state.exposed = True
        return taken

    def draw_now(self, count: int) -> list[Card]:
        """Draw up to `count` cards where nothing can ask: bonuses, the deal, clean-up."""
        drawn = self._take_from_deck(count, self.hand) if count > 0 else []
        if drawn:
            state = self.state
            if state.told:
                state.log.add("draw", self.seat, drawn, state.sources[-1], "", self.alone)
        return drawn

    async def draw(self, count: int) -> list[Card]:
        """Draw up to `count` cards, reshuffling if needed."""
        return self.draw_now(count)  # a coroutine like the other verbs, although no card reacts to a draw yet

    def reveal_top(self, count: int) -> list[Card]:
        """Reveal up to `count` cards from the top of the deck and set them aside, face up."""
        cards = self._take_from_deck(count, self.set_aside)
        if cards:
            self.tell("reveal", cards, place="deck")
        return cards

    def reveal_until(self, fits: Callable[[Kind], bool]) -> tuple[Card | None, list[Card]]:
        """Reveal cards from the top of the deck until one fits; return it, or None, and the others. All of them are
        set aside, so a shuffle on the way leaves them out."""
        others = list[Card]()
        while turned := self.reveal_top(1):
            if fits(turned[0].kind):
                return turned[0], others
            others += turned
        return None, others

    def look_at_top(self, count: int) -> list[Card]:
        """Let this player alone look at up to `count` cards from the top of the deck, and hold them apart."""
        cards = self._take_from_deck(count, self.looked_at)
        if cards:
            self.tell("look", cards, secret=True, place="deck")
        return cards

    def look_at_bottom(self) -> list[Card]:
        """Let this player alone look at the bottom card of the deck, and hold it apart."""
        if not self.deck and self.discard_pile:
            self.shuffle()
        cards = self.deck[:1]
        for card in cards:
            self.looked_at.put(card)
            self.state.exposed = True
            self.tell("look", cards, secret=True, place="bottom")
        return cards

    def put_at_bottom(self, cards: Sequence[Card]) -> None:
        """Put these cards back under the deck, unseen."""
        for card in cards:
            self.deck.put(card)
            self.deck.insert(0, self.deck.pop())

    def look_through_discard(self) -> list[Card]:
        """Let this player see the whole discard pile until the text that says so is done."""
        self.state.exposed = True
        self.state.browsing = self.seat
        return list(self.discard_pile)

    def shuffle_into_deck(self, cards: Iterable[Card]) -> None:
        """Shuffle these cards and the deck together."""
        for card in cards:
            self.deck.put(card)
        self.state.chance.shuffle(self.deck)
        self.state.exposed = True
        self.state.log.add("shuffle", self.seat, source=self.state.source, size=len(self.deck))

    def move_deck_to_discard(self) -> None:
        """Put the whole deck onto the discard pile, unseen. This does not count as discarding."""
        moved = self.deck[::-1]  # turned over as a block: the bottom card ends on top
        self.deck.clear()
        for card in moved:
            card.place = self.discard_pile
        self.discard_pile += moved
        self.state.exposed = True
        self.state.log.add("deck_to_discard", self.seat, source=self.state.source, size=len(moved))
