"""Playing a card: the announcement, reactions to an Attack, the bonuses, the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.kinds import ACTION, ATTACK, ATTACKED, KINDS, TREASURE, Kind
from engine.state import State
from engine.triggers import Trigger, fire
from engine.turn import Turn
from engine.zones import Card

if TYPE_CHECKING:
    from engine.player import Player


class Play:
    """One play of one card, as its text refers to it."""

    __slots__ = ("by", "card", "kind", "me", "spared", "state")

    def __init__(self, state: State, me: Player, card: Card, kind: Kind, by: Play | None) -> None:
        self.state = state
        self.me = me
        self.card = card
        self.kind = kind  # what it is played as, even if the card is something else by now
        self.by = by  # the play that plays this card (of a Throne Room, say); None: the player's own move
        self.spared: set[int] = set()

    @property
    def turn(self) -> Turn:
        return self.state.turn

    @property
    def others(self) -> list[Player]:
        """The other players in turn order."""
        return self.me.others()

    @property
    def victims(self) -> list[Player]:
        """The other players this Attack affects, in turn order."""
        return [player for player in self.me.others() if player.seat not in self.spared]

    def spare(self, player: Player) -> None:
        """Make this play of the Attack leave that player unaffected."""
        self.spared.add(player.seat)

    def unless_edition(self, edition: int) -> int:
        """Return the `least` of a choice that only this edition makes mandatory."""
        return 1 if self.state.setup.edition == edition else 0

    def stays(self) -> None:
        """Keep the played card in play during the next clean-up, if it is there."""
        self.card.stays = self.card.place is self.me.in_play

    def awaits_next_turn(self) -> None:
        """Make the text for the next turn happen at its start, and keep the card in play until then."""
        self.me.awaited.append(self.kind.id)
        self.stays()

    def lasts(self) -> None:
        """Make the text of this play apply for the rest of the turn."""
        self.turn.lasting.append(self.kind.id)

    async def trash_this(self) -> bool:
        """Trash the played card if it is still in play; return whether it was."""
        return await self.me.trash_from_play(self.card)

    async def become(self, kind: Kind) -> None:
        """Play the card as that kind. It stays that kind until it leaves play."""
        if self.card.place is self.me.in_play:
            self.card.kind = kind
        played = self.turn.played
        played[self.kind.id] -= 1
        played[kind.id] = played.get(kind.id, 0) + 1
        self.state.log.add("become", self.me.seat, (kind,), self.kind.id)
        await resolve(self.state, self.me, self.card, kind, self.by)


async def announce(state: State, me: Player, card: Card, by: Play | None = None) -> None:
    """Count the card as played and resolve it."""
    kind = card.kind
    turn = state.turn
    turn.played[kind.id] = turn.played.get(kind.id, 0) + 1
    if kind.types & ACTION:
        turn.action_plays += 1
    state.log.add("play", me.seat, (kind,))
    await resolve(state, me, card, kind, by)


async def resolve(state: State, me: Player, card: Card, kind: Kind, by: Play | None) -> None:
    """Do what the card says when played as that kind, after reactions to an Attack."""
    play = Play(state, me, card, kind, by)
    state.sources.append(kind.id)
    if kind.types & ATTACK:
        await fire(state, Trigger(ATTACKED, me, play=play))
        if state.may_protect:
            for other in me.others():
                if any(each.kind.protects for each in other.in_play):
                    play.spare(other)
    turn = state.turn
    turn.actions += kind.actions
    turn.buys += kind.buys
    turn.coins += coins_of_play(turn, kind)
    turn.potions += kind.potions
    if kind.tokens:
        me.take_tokens(kind.tokens)
    if kind.cards:
        me.draw_now(kind.cards)
    if kind.next_turn is not None and kind.text is None:
        play.awaits_next_turn()
    if kind.text is not None:
        await kind.text(play)
        state.browsing = None
    state.sources.pop()


def coins_of_play(turn: Turn, kind: Kind) -> int:
    """Return the coins for this play of the card, which has already been counted in `played`."""
    coins = kind.coins
    if kind.worth is not None:
        coins += kind.worth(turn)
    if turn.lasting and kind.types & TREASURE:
        bonuses = (KINDS[id].bonus_on_treasure for id in turn.lasting)
        coins += sum(bonus(turn, kind) for bonus in bonuses if bonus is not None)
    return coins
