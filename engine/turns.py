"""The turn. One step is one top-level move, from its question to its last consequence; between steps all is at rest."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.events import Event
from engine.kinds import ACTION, CLEAN_UP, LEAVES_PLAY, TREASURE, Decision, Effect
from engine.moments import Moment, come
from engine.plays import count_plain_treasure
from engine.scoring import is_over, result
from engine.state import Turn

if TYPE_CHECKING:
    from engine.player import Player
    from engine.state import Card, State, Zone

HAND_SIZE = 5

new_tuple = tuple.__new__


def step(state: State) -> Effect[None]:
    """One move is made, from its question to its last consequence."""
    return _act(state) if state.turn.phase == "action" else _buy(state)


def settle(state: State) -> Effect[None]:
    """Phases with nothing left to do have passed by themselves; a question stands next, unless the game is over."""
    _pass_idle_phases(state)
    if state.turn.phase == "clean_up":
        if CLEAN_UP in state.heard or LEAVES_PLAY in state.heard:
            yield from _hear_clean_up(state)
        _clean_up(state)


def _pass_idle_phases(state: State) -> None:
    turn = state.turn
    if turn.phase == "action" and not (turn.actions and state.players[turn.seat].hand_of(ACTION)):
        turn.phase = "buy"
    if turn.phase == "buy" and not turn.buys:
        turn.phase = "clean_up"


def _act(state: State) -> Effect[None]:
    me, turn = state.current, state.turn
    playable = {card.kind.play_key: card for card in me.hand if card.kind.types & ACTION}
    options = (*playable, "end")
    ((pick,),) = yield (Decision(me.seat, "act", "turn", options, 1, 1, state.number),)
    if options[pick] == "end":
        turn.phase = "buy"
        return
    turn.actions -= 1
    yield from me.play(playable[options[pick]])
    yield from settle(state)


def _buy(state: State) -> Effect[None]:
    turn = state.turn
    seat = turn.seat
    me = state.players[seat]
    hand, in_play = me.hand, me.in_play
    # Once something has been bought no more Treasures may be played.
    playable = {} if turn.bought else _treasures_in(hand)
    # A Treasure without text shows nothing and asks nothing, so any number of them belong to one step.
    while True:
        piles, purchases = state.affordable()
        options = tuple(playable) + purchases
        # Nearly all questions of a game are put here, so this one is made without the detour over its constructor.
        ((pick,),) = yield (new_tuple(Decision, (seat, "buy", "turn", options, 1, 1, state.number)),)
        if pick >= len(playable):
            break
        move = options[pick]
        copies = playable[move]
        card = copies.pop()
        if not copies:
            del playable[move]
        kind = card.kind
        if not kind.plain:
            yield from me.play(card)
            return
        hand.remove(card)
        in_play.append(card)
        card.place = in_play
        count_plain_treasure(state, turn, kind)
    if options[pick] == "end":
        turn.phase = "clean_up"
    else:
        yield from me.buy(piles[pick - len(playable)])
    yield from settle(state)


def _treasures_in(hand: Zone) -> dict[str, list[Card]]:
    """The Treasures in that hand by the move of playing one."""
    playable: dict[str, list[Card]] = {}
    for card in hand:
        kind = card.kind
        if kind.types & TREASURE:
            if kind.play_key in playable:
                playable[kind.play_key].append(card)
            else:
                playable[kind.play_key] = [card]
    return playable


def _hear_clean_up(state: State) -> Effect[None]:
    me = state.current
    yield from come(state, Moment(CLEAN_UP, me))
    # Cards in play are dealt with while the hand is still there, so its Reactions are too.
    yield from come(state, Moment(LEAVES_PLAY, me, cards=[(card, card.kind) for card in me.in_play]))


def _clean_up(state: State) -> None:
    me = state.players[state.turn.seat]
    _discard_everything(state, me)
    me.draw_now(HAND_SIZE)
    me.turns += 1
    if is_over(state):
        state.result = result(state)
        state.turn.phase = "end"
        state.exposed = True  # the seed is public from now on
        if state.log is not None:
            state.log.append(Event("end"))
    else:
        begin_turn(state, state.left_of(me).seat)
        _pass_idle_phases(state)


def _discard_everything(state: State, me: Player) -> None:
    """Hand and play area lie on the discard pile, what was played on top: others have seen that already."""
    pile, hand, in_play = me.discard_pile, me.hand, me.in_play
    for card in hand:
        card.place = pile
    for card in in_play:
        card.place = pile
        card.kind = card.printed
    pile += hand
    pile += in_play
    hand.clear()
    in_play.clear()
    if state.log is not None:
        state.log.append(Event("clean_up", me.seat))


def begin_turn(state: State, seat: int) -> None:
    """It is that seat's turn, with nothing spent yet."""
    state.turn = Turn(seat)
    if state.log is not None:
        state.log.append(Event("turn", seat, (), state.players[seat].turns + 1))
