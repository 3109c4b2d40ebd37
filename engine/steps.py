"""The steps of a turn. One step is one top-level move, from its question to its last consequence; between two steps
the game is plain data at rest."""

from __future__ import annotations

from collections.abc import Generator
from types import coroutine

from engine.decisions import TREASURES, Decision, Effect, Picks, put
from engine.kinds import ACTION, CLEAN_UP, LEAVES_PLAY, TREASURE
from engine.player import Player
from engine.scoring import is_over, result
from engine.state import State
from engine.triggers import Trigger, fire
from engine.turn import Turn
from engine.zones import Card

HAND_SIZE = 5
new_tuple = tuple.__new__


def step(state: State) -> Effect[None]:
    """Return the effect that asks for one move and carries it out."""
    return _act(state) if state.turn.phase == "action" else _buy(state)


async def settle(state: State) -> None:
    """End phases in which nothing can be done. After this a question can be asked, unless the game is over."""
    if not _settle_now(state):
        await _fire_clean_up(state)
        _clean_up(state)


def _settle_now(state: State) -> bool:
    """Settle and return True, unless cards of this game have texts for the clean-up, which could ask.

    Not making a coroutine for that makes games of Big Money 1 % faster.
    """
    _skip_idle_phases(state)
    if state.turn.phase == "clean_up":
        if state.asks_in_clean_up:
            return False
        _clean_up(state)
    return True


def _skip_idle_phases(state: State) -> None:
    turn = state.turn
    if turn.phase == "action" and not (turn.actions and state.players[turn.seat].has_in_hand(ACTION)):
        turn.phase = "buy"
    if turn.phase == "buy" and not turn.buys:
        turn.phase = "clean_up"


async def _act(state: State) -> None:
    me, turn = state.current, state.turn
    playable = {card.kind.play_key: card for card in me.hand if card.kind.types & ACTION}
    options = (*playable, "end")
    ((pick,),) = await put(Decision(me.seat, "act", "turn", options, 1, 1, state.number))
    if options[pick] == "end":
        turn.phase = "buy"
        return
    turn.actions -= 1
    await me.play(playable[options[pick]])
    if not _settle_now(state):
        await settle(state)


@coroutine
def _buy(state: State) -> Generator[tuple[Decision, ...], list[Picks], None]:
    """Ask for moves of the buy phase and carry them out, up to the first that is not the play of a plain Treasure.

    A plain Treasure shows nothing and asks nothing, so any number of them are one step. Nearly all questions of a game
    are asked here, so there are shortcuts. What they gain with Big Money: no coroutine for each play (41 %), a
    generator that yields its questions itself (4 %), and no detour through the constructor of Decision (2.5 %).
    """
    me, turn, less = state.current, state.turn, state.discount()
    piles, price_list = state.supply.offers()
    # Once something has been bought, no more Treasures may be played.
    plays, plain = ((), []) if turn.bought else _plays_of_treasures(me)
    while True:
        # A cost c with a discount d can be paid if c - d <= coins; what costs nothing can always be paid.
        positions, purchases = price_list[turn.coins + less]
        options = plays + purchases
        ((pick,),) = yield (new_tuple(Decision, (me.seat, "buy", "turn", options, 1, 1, state.number)),)
        move = options[pick]
        if pick >= len(plays):
            break
        if move == TREASURES:
            me.play_plain(plain)
        else:
            card = next(card for card in reversed(me.hand) if card.kind.play_key == move)
            if not card.kind.plain:
                yield from me.play(card)
                return
            me.play_plain([card])
        plays, plain = _plays_of_treasures(me)
    if move == "end":
        turn.phase = "clean_up"
    elif state.asks_about_purchases:
        yield from me.buy(piles[positions[pick - len(plays)]])
    else:
        me.buy_now(piles[positions[pick - len(plays)]])
    if not _settle_now(state):
        yield from settle(state)


def _plays_of_treasures(me: Player) -> tuple[tuple[str, ...], list[Card]]:
    """Return the moves of playing Treasures of this player's hand, and the plain Treasures in it."""
    plays, plain = {}, []
    for card in me.hand:
        kind = card.kind
        if kind.plain:
            plays[kind.play_key] = True
            plain.append(card)
        elif kind.types & TREASURE:
            plays[kind.play_key] = True
    if len(plain) > 1 and me.state.setup.treasures_at_once:
        plays[TREASURES] = True
    return tuple(plays), plain


async def _fire_clean_up(state: State) -> None:
    me = state.current
    await fire(state, Trigger(CLEAN_UP, me))
    # Cards in play come before the hand is discarded, so that Reactions in it still work.
    await fire(state, Trigger(LEAVES_PLAY, me, cards=[(card, card.kind) for card in me.in_play]))


def _clean_up(state: State) -> None:
    me = state.players[state.turn.seat]
    _discard_everything(state, me)
    state.dealt = not state.exposed
    me.draw_now(HAND_SIZE)
    me.turns += 1
    if is_over(state):
        state.result = result(state)
        state.turn.phase = "end"
        state.exposed = True  # the seed is public from now on
        state.log.add("end")
    else:
        begin_turn(state, state.left_of(me).seat)
        _skip_idle_phases(state)


def _discard_everything(state: State, me: Player) -> None:
    """Discard hand and play area, the cards in play on top: the others have seen those already."""
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
    if not state.turn.bought:
        state.log.add("no_purchase", me.seat)
    state.log.add("clean_up", me.seat)


def begin_turn(state: State, seat: int) -> None:
    """Start that seat's turn."""
    state.turn = Turn(seat)
    state.log.add("turn", seat, size=state.players[seat].turns + 1)
