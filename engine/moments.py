"""Moments: when several texts answer to one thing that happened.

Nothing is subscribed. When a moment comes, the cards that lie where their hook listens are looked up; after each text
the table is looked at again, since it may have changed. One player's effects happen in the order that player picks;
several players' in turn order from the player whose turn it is.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.kinds import GAINED, HAND, ITSELF, KINDS, MINE, OTHERS, PLAY, SUPPLY, TURN, Decision, Effect, Hook, Kind
from engine.questions import ask

if TYPE_CHECKING:
    from engine.player import Player
    from engine.plays import Play
    from engine.state import Card, Pile, State, Zone


class Moment:
    """Something that happens to a player: a card bought, gained, trashed; an Attack announced."""

    __slots__ = ("cards", "kind", "name", "pile", "play", "player", "replaced", "to")

    def __init__(
        self,
        name: str,
        player: Player,
        *,
        cards: list[tuple[Card, Kind]] | None = None,
        kind: Kind | None = None,
        pile: Pile | None = None,
        play: Play | None = None,
        to: Zone | None = None,
    ) -> None:
        self.name = name
        self.player = player
        self.cards = cards or []  # what it happens to, each with what it was when it happened
        self.kind = kind  # the card bought or about to be gained, which nobody holds yet
        self.pile = pile
        self.play = play  # the Attack
        self.to = to  # where a gained card goes
        self.replaced = False  # a gain that something else took the place of

    @property
    def about(self) -> Kind | None:
        """The one card that is bought or gained here; None where it is not about a single card."""
        return self.cards[0][1] if self.name == GAINED else self.kind


class Reaction:
    """A hook that heard its moment, seen from the player it belongs to."""

    __slots__ = ("card", "hook", "id", "key", "me", "moment")

    def __init__(self, moment: Moment, me: Player, hook: Hook, id: str, source: Card | int) -> None:
        self.moment = moment
        self.me = me
        self.hook = hook
        self.id = id
        self.card = None if isinstance(source, int) else source
        self.key = (hook, source)  # which text of which card this is, so that each is heard once

    @property
    def this(self) -> Card:
        """The card the text stands on, which lies where the hook listens."""
        assert self.card is not None
        return self.card

    @property
    def about(self) -> Kind:
        """The card bought, gained, or about to be gained."""
        assert self.moment.about is not None
        return self.moment.about

    @property
    def attack(self) -> Play:
        assert self.moment.play is not None
        return self.moment.play


def _places(state: State, moment: Moment, me: Player) -> Iterator[tuple[str, Kind, Card | int]]:
    """Every card that could have something to say to this player, with the zone it would say it from.

    What is not a card of its own (one of a pile, a text that outlasts its card) is told apart by a number.
    """
    if me is moment.player:
        for card, kind in moment.cards:
            yield ITSELF, kind, card
        if moment.kind is not None:
            yield ITSELF, moment.kind, 0
        for pile in state.supply():
            if pile.top is not None:
                yield SUPPLY, pile.top, 0
        for number, lasting in enumerate(state.turn.lasting):
            yield TURN, KINDS[lasting], number
    for card in me.hand:
        yield HAND, card.kind, card
    for card in me.in_play:
        yield PLAY, card.kind, card


def _heard(state: State, moment: Moment, me: Player) -> list[Reaction]:
    whose = MINE if me is moment.player else OTHERS
    found = []
    for zone, kind, source in _places(state, moment, me):
        for hook in kind.hooks.get(moment.name, ()):
            if hook.zone == zone and hook.whose == whose:
                reaction = Reaction(moment, me, hook, kind.id, source)
                if hook.when is None or hook.when(reaction):
                    found.append(reaction)
    return found


def come(state: State, moment: Moment) -> Effect[None]:
    """Everything that waited for this moment has happened or was declined."""
    if moment.name not in state.heard:
        return
    outer = state.reacted  # a window may open inside another
    for player in state.from_current():
        state.reacted = ()
        yield from _window(state, moment, player)
    state.reacted = outer


def _window(state: State, moment: Moment, me: Player) -> Effect[None]:
    used: list[tuple[Hook, Card | int]] = []
    while not moment.replaced:
        waiting = [reaction for reaction in _heard(state, moment, me) if reaction.key not in used]
        if not waiting:
            return
        chosen = yield from _next(state, me, waiting)
        if chosen is None:
            return
        if not chosen.hook.again:
            used.append(chosen.key)
        state.sources.append(chosen.id)
        yield from chosen.hook.text(chosen)
        state.browsing = None
        state.sources.pop()
        state.reacted += (chosen.id,)


def _next(state: State, me: Player, waiting: list[Reaction]) -> Effect[Reaction | None]:
    """What this player lets happen next, or None for nothing more. What must happen cannot be declined."""
    ids = tuple(reaction.id for reaction in waiting)
    about = waiting[0].moment.about
    source = state.source if about is None else about.id  # a purchase or a gain is what people answer to
    may_decline = all(reaction.hook.optional for reaction in waiting)
    if me.seat != state.answering and (may_decline or len(set(ids)) > 1):
        state.exposed = True  # being asked tells the others that there is something to answer with
    if may_decline:
        (pick,) = yield from ask(Decision(me.seat, "react", source, (*ids, "no"), 1, 1, state.number))
        return waiting[pick] if pick < len(waiting) else None
    (pick,) = yield from ask(Decision(me.seat, "order", source, ids, 1, 1, state.number))
    return waiting[pick]
