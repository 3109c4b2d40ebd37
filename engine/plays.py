"""Playing a card: the announcement, the Attack's window, the bonuses, the text."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.kinds import ACTION, ATTACK, ATTACKED, KINDS, TREASURE, Effect, Kind
from engine.moments import Moment, come

if TYPE_CHECKING:
    from engine.player import Player
    from engine.state import Card, State, Turn


class Play:
    """One play of one card: what its text may refer to."""

    __slots__ = ("card", "kind", "me", "spared", "state")

    def __init__(self, state: State, me: Player, card: Card, kind: Kind) -> None:
        self.state = state
        self.me = me
        self.card = card
        self.kind = kind  # what it is played as, even if it is no longer that
        self.spared: set[int] = set()

    @property
    def turn(self) -> Turn:
        return self.state.turn

    @property
    def others(self) -> list[Player]:
        """The other players, from the left neighbour on."""
        return self.me.others()

    @property
    def victims(self) -> list[Player]:
        """The other players this Attack touches, from the left neighbour on."""
        return [player for player in self.me.others() if player.seat not in self.spared]

    def spare(self, player: Player) -> None:
        """This play of the Attack leaves that player untouched."""
        self.spared.add(player.seat)

    def unless_edition(self, edition: int) -> int:
        """How many must be picked where only that edition says "must" and the other "may"."""
        return 1 if self.state.edition == edition else 0

    def lasts(self) -> None:
        """The text of this play holds for the rest of the turn."""
        self.turn.lasting.append(self.kind.id)

    def trash_this(self) -> Effect[bool]:
        """The played card is in the trash, if it was still in play; True if that happened now."""
        return (yield from self.me.trash_from_play(self.card))

    def become(self, kind: Kind) -> Effect[None]:
        """The card was played as that one and is that one for as long as it stays in play."""
        if self.card.place is self.me.in_play:
            self.card.kind = kind
        played = self.turn.played
        played[self.kind.id] -= 1
        played[kind.id] = played.get(kind.id, 0) + 1
        if self.state.log is not None:
            self.state.log.append(Event("become", self.me.seat, (kind.id,), 1, self.kind.id))
        yield from follow(self.state, self.me, self.card, kind)


def announce(state: State, me: Player, card: Card) -> Effect[None]:
    """The card counts as played, and all it does has been done."""
    kind = card.kind
    turn = state.turn
    turn.played[kind.id] = turn.played.get(kind.id, 0) + 1
    if kind.types & ACTION:
        turn.action_plays += 1
    if state.log is not None:
        state.log.append(Event("play", me.seat, (kind.id,), 1))
    yield from follow(state, me, card, kind)


def count_plain_treasure(state: State, turn: Turn, kind: Kind) -> None:
    """A Treasure without text counts as played: the short way, since most plays of a game are these."""
    id, played = kind.id, turn.played
    played[id] = played[id] + 1 if id in played else 1
    turn.coins += kind.coins
    if kind.worth is not None:
        turn.coins += kind.worth(turn)
    if turn.lasting:
        turn.coins += treasure_bonus(turn, kind)
    if state.log is not None:
        state.log.append(Event("play", turn.seat, (id,), 1))


def follow(state: State, me: Player, card: Card, kind: Kind) -> Effect[None]:
    """What the card says when played as that kind has been done, reactions to an Attack first."""
    play = Play(state, me, card, kind)
    state.sources.append(kind.id)
    if kind.types & ATTACK:
        yield from come(state, Moment(ATTACKED, me, play=play))
    turn = state.turn
    turn.actions += kind.actions
    turn.buys += kind.buys
    turn.coins += kind.coins
    if kind.worth is not None:
        turn.coins += kind.worth(turn)
    if kind.types & TREASURE and turn.lasting:
        turn.coins += treasure_bonus(turn, kind)
    if kind.cards:
        me.draw_now(kind.cards)
    if kind.text is not None:
        yield from kind.text(play)
        state.browsing = None
    state.sources.pop()


def treasure_bonus(turn: Turn, kind: Kind) -> int:
    """What cards played earlier this turn add to this play of a Treasure."""
    bonuses = (KINDS[id].bonus_on_treasure for id in turn.lasting)
    return sum(bonus(turn, kind) for bonus in bonuses if bonus is not None)
