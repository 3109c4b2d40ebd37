"""The verbs: everything a player does with cards.

Cards say what happens; the verbs know how: when to shuffle, who is told, which texts answer, and that a card which is
no longer where it was expected stays where it is. A verb that could ever ask is an Effect: `yield from` it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.events import Event
from engine.kinds import BOUGHT, DISCARDED, GAINED, TRASHED, WOULD_GAIN, Effect, Kind
from engine.moments import Moment, come
from engine.plays import announce
from engine.seat import Seat
from engine.state import Card, Pile, Zone


class Player(Seat):
    """A seat with hands: only through these verbs do cards move."""

    __slots__ = ()

    # -- the deck ----------------------------------------------------------------------------------------------------

    def shuffle(self) -> None:
        """The discard pile is shuffled and lies under what is left of the deck."""
        state = self.state
        fresh = list(self.discard_pile)
        state.chance.shuffle(fresh)
        self.discard_pile.clear()
        deck = self.deck
        for card in fresh:
            card.place = deck
        deck[:0] = fresh
        state.exposed = True
        if state.log is not None:
            state.log.append(Event("shuffle", self.seat, (), len(fresh)))

    def _off_the_top(self, count: int, to: Zone) -> list[Card]:
        """So many cards from the top of the deck, or all there are, lie in that zone."""
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
        drawn = self._off_the_top(count, self.hand) if count > 0 else []
        if drawn and self.state.log is not None:
            self.tell("draw", drawn, secret=True)
        return drawn

    def draw(self, count: int) -> Effect[list[Card]]:
        """So many cards have come from the deck into the hand."""
        yield from ()  # an effect like every other verb, though nothing in these sets answers to a draw
        return self.draw_now(count)

    def reveal_top(self, count: int) -> list[Card]:
        """So many cards from the top of the deck lie face up, on the way elsewhere."""
        cards = self._off_the_top(count, self.set_aside)
        if cards:
            self.tell("reveal", cards, place="deck")
        return cards

    def look_at_top(self, count: int) -> list[Card]:
        """This player alone sees so many cards from the top of the deck, on the way elsewhere."""
        cards = self._off_the_top(count, self.looked_at)
        if cards:
            self.tell("look", cards, secret=True, place="deck")
        return cards

    def look_through_discard(self) -> list[Card]:
        """The cards of the discard pile, which this player may see until the text that said so is done."""
        self.state.exposed = True
        self.state.browsing = self.seat
        return list(self.discard_pile)

    def shuffle_into_deck(self, cards: Iterable[Card]) -> None:
        """These cards and the deck were shuffled together and are the deck now."""
        for card in cards:
            self.deck.put(card)
        self.state.chance.shuffle(self.deck)
        self.state.exposed = True
        if self.state.log is not None:
            self.state.log.append(Event("shuffle", self.seat, (), len(self.deck), self.state.source))

    # -- moving ------------------------------------------------------------------------------------------------------

    def reveal(self, cards: Iterable[Card]) -> None:
        """Everyone has seen these cards; they stay where they are."""
        cards = list(cards)
        self.state.exposed = True
        self.tell("reveal", cards, place=cards[0].place.name if cards else "hand")

    def reveal_hand(self) -> None:
        self.reveal(self.hand)

    def put_in_hand(self, cards: Iterable[Card], *, secret: bool = False) -> None:
        """These cards are in hand; it is neither a draw nor a gain."""
        cards = list(cards)
        for card in cards:
            self.hand.put(card)
        if cards:
            self.tell("take", cards, secret=secret)

    def put_aside(self, cards: Iterable[Card]) -> None:
        """These cards lie face up beside the table, not in play."""
        cards = list(cards)
        for card in cards:
            self.set_aside.put(card)
        self.state.exposed = True
        self.tell("set_aside", cards)

    def topdeck(self, cards: Sequence[Card], *, secret: bool = True) -> Effect[None]:
        """These cards lie on the deck, the first one on top; in several, nobody else learns the order."""
        for card in reversed(cards):
            self.deck.put(card)
        if cards:
            self.tell("topdeck", cards, secret=secret or len(cards) > 1)
        yield from ()

    def order_onto_deck(self, cards: Sequence[Card]) -> Effect[None]:
        """All these cards lie on the deck, in the order this player picked."""
        if cards:
            ordered = yield from self.choose("topdeck", cards, least=len(cards))
            yield from self.topdeck(ordered)

    def move_deck_to_discard(self) -> None:
        """The whole deck lies on the discard pile unseen. Nothing was discarded by that."""
        moved = self.deck[::-1]  # turned over as a block: what was at the bottom is on top
        self.deck.clear()
        for card in moved:
            card.place = self.discard_pile
        self.discard_pile += moved
        self.state.exposed = True
        if self.state.log is not None:
            self.state.log.append(Event("deck_to_discard", self.seat, (), len(moved), self.state.source))

    def discard(self, cards: Iterable[Card], *, open: bool = False) -> Effect[None]:
        """These cards lie on the discard pile, the last one on top; unless `open`, others see only that one."""
        cards = list(cards)
        if not cards:
            return
        for card in cards:
            self.discard_pile.put(card)
        state = self.state
        if state.log is not None:
            ids = tuple(card.kind.id for card in cards)
            knows = None if open else self.alone
            state.log.append(Event("discard", self.seat, ids, len(ids), state.source, "", knows, ids[-1:]))
        self._shows_own_cards()
        if DISCARDED in state.heard:
            yield from come(state, Moment(DISCARDED, self, cards=[(card, card.kind) for card in cards]))

    def trash(self, cards: Iterable[Card]) -> Effect[None]:
        """These cards, which were this player's, lie in the trash together; then their texts have happened."""
        trashed = [(card, card.kind) for card in cards]
        if not trashed:
            return
        self.tell("trash", [card for card, _ in trashed])
        for card, _ in trashed:
            self.state.trash.put(card)
        self._shows_own_cards()
        yield from come(self.state, Moment(TRASHED, self, cards=trashed))

    def trash_from_play(self, card: Card) -> Effect[bool]:
        """The card is in the trash, if it was still in play; True if that happened now."""
        if card.place is not self.in_play:
            return False
        yield from self.trash([card])
        return True

    def _shows_own_cards(self) -> None:
        """Cards of this player were seen: whoever else's answer led to it has learnt something by it."""
        if self.state.answering != self.seat:
            self.state.exposed = True

    def pass_card(self, card: Card, to: Player) -> None:
        """The card has gone from this hand to that one: no gain, no discard. Only the two know which."""
        to.hand.put(card)
        if self.state.log is not None:
            knows = self.alone | to.alone
            event = Event("pass", self.seat, (card.kind.id,), 1, self.state.source, str(to.seat), knows)
            self.state.log.append(event)
        self.state.exposed = True

    def play(self, card: Card, times: int = 1) -> Effect[None]:
        """The card lies in play and has been followed so many times, wherever it went meanwhile."""
        self.in_play.put(card)
        for _ in range(times):
            yield from announce(self.state, self, card)

    def return_to_pile(self, card: Card) -> bool:
        """The card is one of its pile again and has no place of its own; True if that happened now."""
        pile = self.state.piles.get(card.printed.id)
        if pile is None or card not in card.place:
            return False
        self.tell("return", [card])
        card.place.remove(card)
        card.place = Zone("pile")
        pile.put_back(card.printed)
        self.state.shelves_changed()
        return True

    # -- gaining -----------------------------------------------------------------------------------------------------

    def gain(self, id: str, to: Zone | None = None) -> Effect[Card | None]:
        """The top card of that pile is gained, if there is one."""
        pile = self.state.piles.get(id)
        if pile is None or pile.top is None:
            return None
        return (yield from self.gain_from(pile, to))

    def gain_from(self, pile: Pile, to: Zone | None = None) -> Effect[Card | None]:
        """The pile's top card, gained; None if something took its place or nothing came of it."""
        state, kind = self.state, pile.top
        assert kind is not None
        to = self.discard_pile if to is None else to
        if WOULD_GAIN in state.heard:
            would = Moment(WOULD_GAIN, self, kind=kind, pile=pile, to=to)
            yield from come(state, would)
            if would.replaced or pile.top is not kind:
                return None
        pile.take()
        if pile.top is not kind:
            state.shelves_changed()
        if pile.mixed is not None:
            state.exposed = True  # the next card is turned up, which nobody knew
        card = to.make(kind)
        if state.log is not None:
            self._tell_gain(card)
        if GAINED in state.heard:
            yield from come(state, Moment(GAINED, self, cards=[(card, kind)], to=to))
        return card

    def gain_from_trash(self, card: Card, to: Zone | None = None) -> Effect[Card | None]:
        """The card has come out of the trash, unless something took its place; None then."""
        to = self.discard_pile if to is None else to
        if WOULD_GAIN in self.state.heard:
            would = Moment(WOULD_GAIN, self, kind=card.kind, to=to)
            yield from come(self.state, would)
            if would.replaced or card.place is not self.state.trash:
                return None
        to.put(card)
        self._tell_gain(card)
        yield from come(self.state, Moment(GAINED, self, cards=[(card, card.kind)], to=to))
        return card

    def _tell_gain(self, card: Card) -> None:
        if self.state.log is not None:
            self.state.log.append(Event("gain", self.seat, (card.kind.id,), 1, self.state.source, card.place.name))

    def choose_gain(self, piles: Sequence[Pile], to: Zone | None = None, least: int = 1) -> Effect[Card | None]:
        """This player gained the visible card of one of these piles."""
        pile = yield from self.choose_pile("gain", piles, least)
        return None if pile is None else (yield from self.gain_from(pile, to))

    def gain_up_to(self, cost: int, types: int = -1, to: Zone | None = None, least: int = 1) -> Effect[Card | None]:
        """This player gained a card costing at most that much, of one of those types; with `least` 0, or declined."""
        piles = self.state.piles_where(lambda kind, price: price <= cost and bool(kind.types & types))
        return (yield from self.choose_gain(piles, to, least))

    def gain_costing(self, cost: int, types: int = -1, to: Zone | None = None) -> Effect[Card | None]:
        """This player gained a card costing exactly that much, of one of those types."""
        return (yield from self.choose_gain(self.state.piles_costing(cost, types), to))

    def buy(self, pile: Pile) -> Effect[None]:
        """The card is paid for; what answers to the purchase has happened; then it was gained, if it still could be."""
        state, kind = self.state, pile.top
        assert kind is not None
        turn = state.turn
        turn.coins -= state.cost(kind)
        turn.buys -= 1
        turn.bought += 1
        if state.log is not None:
            state.log.append(Event("buy", self.seat, (kind.id,), 1))
        if BOUGHT in state.heard:
            yield from come(state, Moment(BOUGHT, self, kind=kind, pile=pile))
        if pile.top is kind:
            yield from self.gain_from(pile)

    def cost(self, card: Card | Kind) -> int:
        return self.state.cost(card.kind if isinstance(card, Card) else card)
