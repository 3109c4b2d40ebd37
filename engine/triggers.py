"""Triggers: several texts may answer to one thing that happened.

The problem: a card is gained, and the card itself, a card in hand, one in play and one in the Supply all have effects
that apply, some of them optional, for several players; and each text may change which other effects apply.

The idea: there are no subscriptions. When something happens, the cards in the zones where hooks apply are looked up;
after each text they are looked up again, since it may have changed what is there. So a game is plain data between two
texts, and a card that has left its zone is simply not found any more.

The rules: players take their turns in turn order, starting with the player whose turn it is. Each player has a window:
of the texts that apply, that player picks the next one until none is left. If all of them are optional, the player may
also decline, which closes the window. Every text of every card happens once per window, unless its hook says `again`.
A window may open inside another one. A gain that was replaced closes all windows of the gain.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, TypeAlias

from engine.decisions import Decision, Terms
from engine.kinds import (
    AWAITED,
    GAINED,
    HAND,
    ITSELF,
    KINDS,
    MINE,
    ON_PILE,
    OTHERS,
    PLAY,
    RETURNING,
    SUPPLY,
    TURN,
    Hook,
    HookZone,
    Kind,
    TriggerName,
    Whose,
)
from engine.questions import ask
from engine.state import State
from engine.supply import Pile
from engine.zones import Card, Zone

if TYPE_CHECKING:
    from engine.player import Player
    from engine.plays import Play


class Trigger:
    """Something that happens to a player: a card bought, gained or trashed, an Attack played."""

    __slots__ = ("cards", "from_trash", "kind", "name", "pile", "play", "player", "replaced", "to")

    def __init__(
        self,
        name: TriggerName,
        player: Player,
        *,
        cards: list[tuple[Card, Kind]] | None = None,
        kind: Kind | None = None,
        pile: Pile | None = None,
        play: Play | None = None,
        to: Zone | None = None,
        from_trash: Card | None = None,
    ) -> None:
        self.name = name
        self.player = player
        self.cards = cards or []  # the cards it happens to, each with what it was at that time
        self.kind = kind  # the card bought or about to be gained, which nobody holds yet
        self.pile = pile
        self.from_trash = from_trash  # the card about to be gained, if it is one of the trash
        self.play = play  # the Attack
        self.to = to  # where a gained card goes
        self.replaced = False  # set when something else happens instead of the gain

    @property
    def about(self) -> Kind | None:
        """The card that is bought or gained; None if this is not about a single card."""
        return self.cards[0][1] if self.name == GAINED else self.kind


class Reaction:
    """A hook that was triggered, from the point of view of the player it belongs to."""

    __slots__ = ("card", "hook", "id", "key", "me", "trigger")

    def __init__(self, trigger: Trigger, me: Player, hook: Hook, id: str, source: Card | int) -> None:
        self.trigger = trigger
        self.me = me
        self.hook = hook
        self.id = id
        self.card = None if isinstance(source, int) else source
        self.key = (hook, source)  # identifies this text of this card

    @property
    def this(self) -> Card:
        """The card with the text."""
        assert self.card is not None
        return self.card

    @property
    def gained(self) -> Card:
        """The card that was gained."""
        return self.trigger.cards[0][0]

    @property
    def about(self) -> Kind:
        """The card bought, gained, or about to be gained."""
        assert self.trigger.about is not None
        return self.trigger.about

    @property
    def attack(self) -> Play:
        """The Attack that was played."""
        assert self.trigger.play is not None
        return self.trigger.play


async def fire(state: State, trigger: Trigger) -> None:
    """Resolve every text triggered by this; optional ones may be declined."""
    if trigger.name not in state.triggers:
        return
    outer = state.reacted
    for player in state.from_current():
        waiting = _reactions(state, trigger, player)
        if waiting and not trigger.replaced:
            state.reacted = ()
            await _resolve_window(state, trigger, player, waiting)
    state.reacted = outer


async def _resolve_window(state: State, trigger: Trigger, me: Player, waiting: list[Reaction]) -> None:
    """Resolve this player's texts, one after the other."""
    used: list[tuple[Hook, Card | int]] = []
    while waiting and not trigger.replaced:
        chosen = await _choose_next(state, me, waiting)
        if chosen is None:
            return
        if not chosen.hook.again:
            used.append(chosen.key)
        state.sources.append(chosen.id)
        await chosen.hook.text(chosen)
        state.browsing = None
        state.sources.pop()
        state.reacted += (chosen.id,)
        waiting = [reaction for reaction in _reactions(state, trigger, me) if reaction.key not in used]


def _whose(trigger: Trigger, player: Player) -> Whose:
    return MINE if player is trigger.player else OTHERS


def _reactions(state: State, trigger: Trigger, me: Player) -> list[Reaction]:
    """The texts that apply to this player now."""
    name, whose = trigger.name, _whose(trigger, me)
    zones = state.hooked.get((name, whose))
    found: list[Reaction] = []
    if zones is None:
        return found
    for zone, kind, source in _candidates(state, trigger, me, zones):
        for hook in kind.hooks.get(name, ()):
            if hook.zone == zone and hook.whose == whose:
                reaction = Reaction(trigger, me, hook, kind.id, source)
                if hook.when is None or hook.when(reaction):
                    found.append(reaction)
    return found


Candidate: TypeAlias = tuple[HookZone, Kind, Card | int]


def _candidates(state: State, trigger: Trigger, me: Player, zones: Collection[HookZone]) -> list[Candidate]:
    """All cards in these zones whose hooks might apply to this player, with their zones.

    The third item identifies the card. One that is not a physical card (the top of a pile, a text that outlasts its
    card) has a number instead.
    """
    found = _own_candidates(state, trigger, zones) if me is trigger.player else []
    if HAND in zones:
        found += [(HAND, card.kind, card) for card in me.hand]
    if PLAY in zones:
        found += [(PLAY, card.kind, card) for card in me.in_play]
    if AWAITED in zones:
        found += [(AWAITED, KINDS[awaited], number) for number, awaited in enumerate(me.awaited)]
    if RETURNING in zones:
        found += [(RETURNING, card.kind, card) for card in me.returning]
    return found


def _own_candidates(state: State, trigger: Trigger, zones: Collection[HookZone]) -> list[Candidate]:
    """The cards whose hooks apply only to the player it happens to."""
    found: list[Candidate] = [(ITSELF, kind, card) for card, kind in trigger.cards]
    if trigger.kind is not None:
        found.append((ITSELF, trigger.kind, 0))
    if SUPPLY in zones:
        found += [(SUPPLY, pile.top, 0) for pile in state.supply if pile.top is not None]
    if TURN in zones:
        found += [(TURN, KINDS[lasting], number) for number, lasting in enumerate(state.turn.lasting)]
    if ON_PILE in zones and trigger.pile is not None and trigger.pile.embargo_tokens:
        found.append((ON_PILE, KINDS["embargo"], 0))
    return found


async def _choose_next(state: State, me: Player, waiting: list[Reaction]) -> Reaction | None:
    """Let the player pick the next text; None if the player declines, which only optional texts allow."""
    if all(reaction.hook.commutes for reaction in waiting):
        return waiting[0]
    ids = tuple(reaction.id for reaction in waiting)
    about = waiting[0].trigger.about
    source = state.source if about is None else about.id  # name the card that is bought or gained
    may_decline = all(reaction.hook.optional for reaction in waiting)
    if state.answering not in me.alone and (may_decline or len(set(ids)) > 1):
        state.exposed = True  # being asked tells the others that this player has something to use
    state.terms = Terms(about=waiting[0].trigger.player.seat)
    if may_decline:
        asked = Decision(me.seat, "react", source, (*ids, "no"), 1, 1, state.number)
        (pick,) = await ask(state.to_decider(asked))
        return waiting[pick] if pick < len(waiting) else None
    (pick,) = await ask(state.to_decider(Decision(me.seat, "order", source, ids, 1, 1, state.number)))
    return waiting[pick]
