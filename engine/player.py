"""The verbs: everything a player does with cards.

Cards say what happens; the verbs know how: when to shuffle, who is told, which texts are triggered, and that a card
which is no longer where it is expected stays where it is. A verb that could ever ask is a coroutine: `await` it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.decisions import NO_TERMS, Terms, costing
from engine.decks import DeckHolder
from engine.events import EVERYONE
from engine.kinds import BOUGHT, DISCARDED, GAINED, TRASHED, VICTORY, WOULD_GAIN, Kind
from engine.plays import announce, coins_of_play
from engine.prices import Price
from engine.supply import Pile
from engine.triggers import Trigger, fire
from engine.zones import Card, Zone

if TYPE_CHECKING:
    from engine.plays import Play


class Player(DeckHolder):
    """A seat plus the operations that move its cards; nothing else moves cards."""

    __slots__ = ()

    def others(self) -> list[Player]:
        """The other players in turn order, from the left neighbour on."""
        players = self.state.players
        return players[self.seat + 1 :] + players[: self.seat]

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

    def put_aside(self, cards: Iterable[Card], to: Zone | None = None, *, secret: bool = False) -> None:
        """Set these cards aside, not in play, perhaps in a zone where they stay longer; face up unless `secret`."""
        cards = list(cards)
        if not cards:
            return
        to = self.set_aside if to is None else to
        for card in cards:
            to.put(card)
        if to is self.island:
            self.note_exposure()  # picked from the hand, like a card that is trashed
        elif not secret:
            self.state.exposed = True
        self.tell("set_aside", cards, secret=secret, place="" if to.name in ("set_aside", "returning") else to.name)

    def set_top_aside(self, to: Zone) -> None:
        """Set the top card of the deck aside in that zone, which only this player sees."""
        if cards := self._take_from_deck(1, to):
            self.tell("set_aside", cards, secret=True, place=to.name)

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
        self.note_exposure()
        if DISCARDED in state.triggers:
            await fire(state, Trigger(DISCARDED, self, cards=[(card, card.kind) for card in cards]))

    async def trash(self, cards: Iterable[Card]) -> None:
        """Trash these cards of this player together, then resolve the texts this triggers."""
        trashed = [(card, card.kind) for card in cards]
        if not trashed:
            return
        self.tell("trash", [card for card, _ in trashed])
        # What a possessed player trashes counts as trashed, but it comes back.
        to = self.state.trash if self.state.possessor_of(self.seat) is None else self.recovering
        for card, _ in trashed:
            to.put(card)
        self.counted = None
        self.note_exposure()
        await fire(self.state, Trigger(TRASHED, self, cards=trashed))

    def recover(self) -> None:
        """Put what was trashed while this player was possessed onto their discard pile."""
        if cards := list(self.recovering):
            for card in cards:
                self.discard_pile.put(card)
            self.tell("recover", cards)

    async def trash_from_play(self, card: Card) -> bool:
        """Trash the card if it is still in play; return whether it was."""
        if card.place is not self.in_play:
            return False
        await self.trash([card])
        return True

    def note_exposure(self) -> None:
        """Note that cards of this player were seen, which tells another seat something if its answer led to it, unless
        that seat sees the cards of this player anyway."""
        if self.state.answering not in self.alone:
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
        if card.stays and times > 1 and by is not None:
            by.stays()  # a card that plays a Duration several times stays as long as that

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
        if self.state.uses_potions:
            turn.potions += sum([card.kind.potions for card in cards])
        if self.state.told:
            self.state.log.add_each("play", self.seat, cards)

    def return_to_pile(self, card: Card) -> bool:
        """Return the card to its pile; return whether that was possible."""
        pile = self.state.supply.home(card.printed)
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

    async def gain_copy(self, kind: Kind) -> Card | None:
        """Gain a card like that from the Supply, if there is one."""
        pile = self.state.supply.showing(kind)
        return None if pile is None else await self.gain_from(pile)

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
        if state.told:
            state.log.add("gain", self.seat, (card,), state.sources[-1], to.name)
        if state.remembers_gains:
            self._note_gain(card)
        if pile.has_route_token:
            state.move_route_token(pile, self.seat)
        return card

    def _note_gain(self, card: Card) -> None:
        """Remember what this player gains in their own turn."""
        if self.state.turn.seat == self.seat:
            self.gained.append(card.printed.id)

    async def gain_from_trash(self, card: Card, to: Zone | None = None) -> Card | None:
        """Gain the card from the trash; None if the gain was replaced or the card is not there any more."""
        to = self.discard_pile if to is None else to
        if WOULD_GAIN in self.state.triggers:
            would = Trigger(WOULD_GAIN, self, kind=card.kind, to=to, from_trash=card)
            await fire(self.state, would)
            if would.replaced or card.place is not self.state.trash:
                return None
        to.put(card)
        self.counted = None
        self.tell("gain", (card,), place=to.name)
        if self.state.remembers_gains:
            self._note_gain(card)
        await fire(self.state, Trigger(GAINED, self, cards=[(card, card.kind)], to=to))
        return card

    async def choose_gain(
        self, piles: Sequence[Pile], to: Zone | None = None, least: int = 1, terms: Terms = NO_TERMS
    ) -> Card | None:
        """Gain the visible card of one of these piles, which this player picks."""
        pile = await self.choose_pile("gain", piles, least, terms)
        return None if pile is None else await self.gain_from(pile, to)

    async def gain_up_to(self, cost: Price, types: int = -1, to: Zone | None = None, least: int = 1) -> Card | None:
        """Gain a card costing at most `cost`, of one of these types; with `least` 0 the player may decline."""
        piles = self.state.piles_where(lambda kind, price: price <= cost and bool(kind.types & types))
        return await self.choose_gain(piles, to, least, costing(cost))

    async def gain_costing(self, cost: Price, types: int = -1, to: Zone | None = None) -> Card | None:
        """Gain a card costing exactly `cost`, of one of these types."""
        return await self.choose_gain(self.state.piles_costing(cost, types), to, terms=costing(cost))

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
        turn.coins -= state.cost_in_coins(kind)
        turn.potions -= kind.costs_potion
        turn.buys -= 1
        turn.bought += 1
        if kind.types & VICTORY:
            turn.victories_bought += 1
        if state.told:
            state.log.add("buy", self.seat, (kind,))
        return kind

    def cost(self, card: Card | Kind) -> Price:
        """What the card costs now."""
        return self.state.cost(card.kind if isinstance(card, Card) else card)

    def cost_in_coins(self, card: Card) -> int:
        """What the card costs now, apart from a potion."""
        return self.state.cost_in_coins(card.kind)
