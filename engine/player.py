"""The verbs: everything a player does with cards.

Cards say what happens; the verbs know how: when to shuffle, who is told, which texts are triggered, and that a card
which is no longer where it is expected stays where it is. A verb that could ever ask is a coroutine: `await` it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.decisions import NO_TERMS, Terms
from engine.events import EVERYONE
from engine.kinds import BOUGHT, DISCARDED, GAINED, TRASHED, WOULD_GAIN, Kind
from engine.plays import announce, coins_of_play
from engine.seat import Seat
from engine.supply import Pile
from engine.triggers import Trigger, fire
from engine.zones import Card, Zone

if TYPE_CHECKING:
    from engine.plays import Play


class Player(Seat):
    """A seat plus the operations that move its cards; nothing else moves cards."""

    __slots__ = ()

    def others(self) -> list[Player]:
        """The other players in turn order, from the left neighbour on."""
        players = self.state.players
        return players[self.seat + 1 :] + players[: self.seat]

    # -- the deck ----------------------------------------------------------------------------------------------------

    def shuffle(self) -> None:
        """Shuffle the discard pile and put it under what is left of the deck."""
        state = self.state
        fresh = list(self.discard_pile)
        state.chance.shuffle(fresh)
        self.discard_pile.clear()
        deck = self.deck
        for card in fresh:
            card.place = deck
        deck[:0] = fresh
        state.exposed = True
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

    def look_at_top(self, count: int) -> list[Card]:
        """Let this player alone look at up to `count` cards from the top of the deck, and hold them apart."""
        cards = self._take_from_deck(count, self.looked_at)
        if cards:
            self.tell("look", cards, secret=True, place="deck")
        return cards

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

    # -- moving ------------------------------------------------------------------------------------------------------

    def reveal(self, cards: Iterable[Card]) -> None:
        """Show these cards to everyone; they stay where they are."""
        cards = list(cards)
        self.state.exposed = True
        self.tell("reveal", cards, place=cards[0].place.name if cards else "hand")

    def reveal_hand(self) -> None:
        """Show the hand to everyone."""
        self.reveal(self.hand)

    def put_in_hand(self, cards: Iterable[Card], *, secret: bool = False) -> None:
        """Put these cards into the hand; it is neither a draw nor a gain."""
        cards = list(cards)
        for card in cards:
            self.hand.put(card)
        self.counted = None  # it may have been in the trash, as a Fortress was
        if cards:
            self.tell("take", cards, secret=secret)

    def put_aside(self, cards: Iterable[Card]) -> None:
        """Set these cards aside, face up and not in play."""
        cards = list(cards)
        for card in cards:
            self.set_aside.put(card)
        self.state.exposed = True
        self.tell("set_aside", cards)

    async def topdeck(self, cards: Sequence[Card], *, secret: bool = True) -> None:
        """Put these cards on the deck, the first one on top. The order of several is never told to others."""
        came_from_deck = bool(cards) and cards[0].place.name in ("set_aside", "looked_at")
        for card in reversed(cards):
            self.deck.put(card)
        if cards:
            place = "deck" if came_from_deck else ""
            self.tell("topdeck", cards, secret=secret or len(cards) > 1, place=place)

    async def order_onto_deck(self, cards: Sequence[Card]) -> None:
        """Put all these cards on the deck, in the order this player picks."""
        if cards:
            ordered = await self.choose("topdeck", cards, least=len(cards))
            await self.topdeck(ordered)

    def move_deck_to_discard(self) -> None:
        """Put the whole deck onto the discard pile, unseen. This does not count as discarding."""
        moved = self.deck[::-1]  # turned over as a block: the bottom card ends on top
        self.deck.clear()
        for card in moved:
            card.place = self.discard_pile
        self.discard_pile += moved
        self.state.exposed = True
        self.state.log.add("deck_to_discard", self.seat, source=self.state.source, size=len(moved))

    async def discard(self, cards: Iterable[Card], *, open: bool = False) -> None:
        """Discard these cards, the last one on top; unless `open`, others see only that one."""
        cards = list(cards)
        if not cards:
            return
        for card in cards:
            self.discard_pile.put(card)
        state = self.state
        knows = EVERYONE if open else self.alone
        state.log.add("discard", self.seat, cards, state.source, "", knows, only_last_shown=True)
        self._note_exposure()
        if DISCARDED in state.triggers:
            await fire(state, Trigger(DISCARDED, self, cards=[(card, card.kind) for card in cards]))

    async def trash(self, cards: Iterable[Card]) -> None:
        """Trash these cards of this player together, then resolve the texts this triggers."""
        trashed = [(card, card.kind) for card in cards]
        if not trashed:
            return
        self.tell("trash", [card for card, _ in trashed])
        for card, _ in trashed:
            self.state.trash.put(card)
        self.counted = None
        self._note_exposure()
        await fire(self.state, Trigger(TRASHED, self, cards=trashed))

    async def trash_from_play(self, card: Card) -> bool:
        """Trash the card if it is still in play; return whether it was."""
        if card.place is not self.in_play:
            return False
        await self.trash([card])
        return True

    def _note_exposure(self) -> None:
        """Note that cards of this player were seen, which tells another seat something if its answer led to it."""
        if self.state.answering != self.seat:
            self.state.exposed = True

    def pass_card(self, card: Card, to: Player) -> None:
        """Move the card from this hand to that one: neither a gain nor a discard. Only the two know which."""
        to.hand.put(card)
        self.counted = to.counted = None
        self.state.log.add("pass", self.seat, (card,), self.state.source, str(to.seat), self.alone | to.alone)
        self.state.exposed = True

    async def play(self, card: Card, times: int = 1, by: Play | None = None) -> None:
        """Put the card into play and play it `times` times, even if it moves meanwhile; `by` is the play that
        plays it, if a card does."""
        self.in_play.put(card)
        for _ in range(times):
            await announce(self.state, self, card, by)

    def play_plain(self, cards: Sequence[Card]) -> None:
        """Play these plain Treasures from the hand. They give coins and can neither ask nor trigger anything."""
        hand, in_play, turn = self.hand, self.in_play, self.state.turn
        played, lasting, coins = turn.played, turn.lasting, turn.coins
        for card in cards:
            kind = card.kind
            hand.remove(card)
            card.place = in_play
            played[kind.id] = played.get(kind.id, 0) + 1
            # Not calling coins_of_play for a Treasure whose coins nothing changes makes Big Money 3 % faster.
            coins += kind.coins if kind.worth is None and not lasting else coins_of_play(turn, kind)
        in_play += cards
        turn.coins = coins
        self.state.log.add_each("play", self.seat, cards)

    def return_to_pile(self, card: Card) -> bool:
        """Return the card to its pile; return whether that was possible."""
        pile = self.state.supply.piles.get(card.printed.id)
        if pile is None or card not in card.place:
            return False
        self.tell("return", [card])
        card.place.remove(card)
        card.place = Zone("pile")
        self.counted = None
        self.state.supply.put_back(pile, card.printed)
        return True

    # -- gaining -----------------------------------------------------------------------------------------------------

    async def gain(self, id: str, to: Zone | None = None) -> Card | None:
        """Gain the top card of that pile, if there is one."""
        pile = self.state.supply.piles.get(id)
        if pile is None or pile.top is None:
            return None
        return await self.gain_from(pile, to)

    async def gain_from(self, pile: Pile, to: Zone | None = None) -> Card | None:
        """Gain the pile's top card; None if the gain was replaced or the card is not there any more."""
        state, kind = self.state, pile.top
        assert kind is not None
        to = self.discard_pile if to is None else to
        if WOULD_GAIN in state.triggers:
            would = Trigger(WOULD_GAIN, self, kind=kind, pile=pile, to=to)
            await fire(state, would)
            if would.replaced or pile.top is not kind:
                return None
        card = self._take_from_pile(pile, to)
        if GAINED in state.triggers:
            await fire(state, Trigger(GAINED, self, cards=[(card, kind)], to=to))
        return card

    def _take_from_pile(self, pile: Pile, to: Zone) -> Card:
        """Move the top card of the pile to that zone, as a gain."""
        state = self.state
        card = to.make(state.supply.take(pile))
        if pile.mixed is not None:
            state.exposed = True  # the next card, which nobody knew, becomes visible
        self.counted = None
        state.log.add("gain", self.seat, (card,), state.sources[-1], to.name)
        return card

    async def gain_from_trash(self, card: Card, to: Zone | None = None) -> Card | None:
        """Gain the card from the trash; None if the gain was replaced or the card is not there any more."""
        to = self.discard_pile if to is None else to
        if WOULD_GAIN in self.state.triggers:
            would = Trigger(WOULD_GAIN, self, kind=card.kind, to=to)
            await fire(self.state, would)
            if would.replaced or card.place is not self.state.trash:
                return None
        to.put(card)
        self.counted = None
        self.tell("gain", (card,), place=to.name)
        await fire(self.state, Trigger(GAINED, self, cards=[(card, card.kind)], to=to))
        return card

    async def choose_gain(
        self, piles: Sequence[Pile], to: Zone | None = None, least: int = 1, terms: Terms = NO_TERMS
    ) -> Card | None:
        """Gain the visible card of one of these piles, which this player picks."""
        pile = await self.choose_pile("gain", piles, least, terms)
        return None if pile is None else await self.gain_from(pile, to)

    async def gain_up_to(self, cost: int, types: int = -1, to: Zone | None = None, least: int = 1) -> Card | None:
        """Gain a card costing at most `cost`, of one of these types; with `least` 0 the player may decline."""
        piles = self.state.piles_where(lambda kind, price: price <= cost and bool(kind.types & types))
        return await self.choose_gain(piles, to, least, Terms((cost,)))

    async def gain_costing(self, cost: int, types: int = -1, to: Zone | None = None) -> Card | None:
        """Gain a card costing exactly `cost`, of one of these types."""
        return await self.choose_gain(self.state.piles_costing(cost, types), to, terms=Terms((cost,)))

    async def buy(self, pile: Pile) -> None:
        """Pay for the pile's top card, resolve what the purchase triggers, then gain it if it is still there."""
        state, kind = self.state, self._pay_for(pile)
        if BOUGHT in state.triggers:
            await fire(state, Trigger(BOUGHT, self, kind=kind, pile=pile))
        if pile.top is kind:
            await self.gain_from(pile)

    def buy_now(self, pile: Pile) -> None:
        """Buy the pile's top card in a game where no card has a text for that. Without coroutines, games of Big Money
        are 2.7 % faster."""
        self._pay_for(pile)
        self._take_from_pile(pile, self.discard_pile)

    def _pay_for(self, pile: Pile) -> Kind:
        """Pay for the pile's top card and return it."""
        state, kind = self.state, pile.top
        assert kind is not None
        turn = state.turn
        turn.coins -= max(0, kind.cost - state.discount())
        turn.buys -= 1
        turn.bought += 1
        state.log.add("buy", self.seat, (kind,))
        return kind

    def cost(self, card: Card | Kind) -> int:
        """What the card costs now."""
        return self.state.cost(card.kind if isinstance(card, Card) else card)
