"""The steps of a turn. One step is one top-level move, from its question to its last consequence; between two steps
the game is plain data at rest."""

from __future__ import annotations

from collections.abc import Generator
from types import coroutine

from engine.decisions import TREASURES, Decision, Effect, Picks, put
from engine.kinds import ACTION, CLEAN_UP, LEAVES_PLAY, TREASURE, TURN_STARTS
from engine.player import Player
from engine.scoring import is_over, result
from engine.state import ExtraTurn, State
from engine.triggers import Trigger, fire
from engine.turn import Turn
from engine.zones import Card

HAND_SIZE = 5
AFTER_OUTPOST = 3
new_tuple = tuple.__new__


def step(state: State) -> Effect[None]:
    """Return the effect that asks for one move and carries it out."""
    return _act(state) if state.turn.phase == "action" else _buy(state)


async def settle(state: State) -> None:
    """End phases in which nothing can be done. After this a question can be asked, unless the game is over."""
    if not _settle_now(state):
        await _fire_clean_up(state)
        _clean_up(state)
        if state.result is None:
            await _start_turn(state)
            _skip_idle_phases(state)


def _settle_now(state: State) -> bool:
    """Settle and return True, unless cards of this game have texts for clean-up or the start of a turn: they could ask.

    Not making a coroutine for that makes games of Big Money 1 % faster.
    """
    _skip_idle_phases(state)
    if state.turn.phase == "clean_up":
        if state.asks_between_turns:
            return False
        _clean_up(state)
        _skip_idle_phases(state)
    return True


def _skip_idle_phases(state: State) -> None:
    turn = state.turn
    if turn.phase == "action":
        if turn.actions:
            for card in state.players[turn.seat].hand:
                if card.kind.types & ACTION:
                    return
        turn.phase = "buy"
    if turn.phase == "buy" and not turn.buys:
        turn.phase = "clean_up"


async def _act(state: State) -> None:
    me, turn = state.current, state.turn
    playable = {card.kind.play_key: card for card in me.hand if card.kind.types & ACTION}
    options = (*playable, "end")
    ((pick,),) = await put(state.to_decider(Decision(me.seat, "act", "turn", options, 1, 1, state.number)))
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
    turn = state.turn
    me, less = state.players[turn.seat], turn.discount
    if state.has_discounts:
        less = state.discount()
    is_ordinary, possessor = state.has_ordinary_shop and not turn.forbidden, turn.possessor
    piles, price_list = state.supply.offers()
    # Once something has been bought, no more Treasures may be played.
    plays, plain, special = ((), [], ()) if turn.bought else _plays_of_treasures(me)
    while True:
        # A cost c with a discount d can be paid if c - d <= coins; what costs nothing can always be paid.
        positions, purchases = price_list[turn.coins + less] if is_ordinary else state.purchases()
        options = plays + purchases
        asked = new_tuple(Decision, (me.seat, "buy", "turn", options, 1, 1, state.number))
        ((pick,),) = yield (asked if possessor is None else asked.decided_by(possessor),)
        move = options[pick]
        if pick >= len(plays):
            break
        if move == TREASURES:
            me.play_plain(plain)
            plays, plain = special, []  # looking at the hand again would tell the same
            continue
        card = next(card for card in reversed(me.hand) if card.kind.play_key == move)
        if not card.kind.plain:
            yield from me.play(card)
            return
        me.play_plain([card])
        plays, plain, special = _plays_of_treasures(me)
    if move == "end":
        turn.phase = "clean_up"
    else:
        pile = piles[positions[pick - len(plays)]]
        if state.asks_about_purchases:
            yield from me.buy(pile)
        else:
            me.buy_now(pile)
    if not _settle_now(state):
        yield from settle(state)


def _plays_of_treasures(me: Player) -> tuple[tuple[str, ...], list[Card], tuple[str, ...]]:
    """Return the moves of playing Treasures of this player's hand, the plain Treasures in it, and the moves that are
    left when these have been played."""
    plays, plain, special = {}, [], {}
    for card in me.hand:
        kind = card.kind
        if kind.plain:
            plays[kind.play_key] = True
            plain.append(card)
        elif kind.types & TREASURE:
            plays[kind.play_key] = special[kind.play_key] = True
    if len(plain) > 1 and me.state.setup.treasures_at_once:
        plays[TREASURES] = True
    return tuple(plays), plain, tuple(special)


async def _fire_clean_up(state: State) -> None:
    me = state.current
    await fire(state, Trigger(CLEAN_UP, me))
    # Cards in play come before the hand is discarded, so that Reactions in it still work.
    await fire(state, Trigger(LEAVES_PLAY, me, cards=[(card, card.kind) for card in me.in_play if not card.stays]))


def _clean_up(state: State) -> None:
    me, turn = state.players[state.turn.seat], state.turn
    _discard_everything(state, me)
    state.dealt = not state.exposed and turn.possessor is None  # who possesses a player sees the new hand
    me.draw_now(AFTER_OUTPOST if turn.outposts else HAND_SIZE)
    if turn.after is None:
        me.turns += 1  # extra turns do not count
    if turn.possessor is not None:
        me.recover()
    if is_over(state):
        state.result = result(state)
        state.turn.phase = "end"
        state.exposed = True  # the seed is public from now on
        state.log.add("end")
    elif state.has_extra_turns:
        _begin_next_turn(state)
    else:
        begin_turn(state, state.left_of(me).seat)


async def _start_turn(state: State) -> None:
    """Resolve what happens at the start of the turn. What it shows to this player cannot be unseen, so if it shows
    anything, the answer that ended the turn before cannot be taken back."""
    was_exposed, state.exposed = state.exposed, False
    me = state.current
    for card in me.in_play:
        card.stays = False
    await fire(state, Trigger(TURN_STARTS, me))
    me.awaited.clear()
    state.dealt = state.dealt and not state.exposed
    state.exposed = state.exposed or was_exposed


def _discard_everything(state: State, me: Player) -> None:
    """Discard hand and play area, the cards in play on top: the others have seen those already."""
    pile, hand, in_play = me.discard_pile, me.hand, me.in_play
    staying = [card for card in in_play if card.stays] if state.asks_between_turns else ()
    if staying:
        in_play[:] = [card for card in in_play if not card.stays]
    for card in hand:
        card.place = pile
    for card in in_play:
        card.place = pile
        card.kind = card.printed
    pile += hand
    pile += in_play
    hand.clear()
    in_play.clear()
    in_play += staying
    if not state.turn.bought:
        state.log.add("no_purchase", me.seat)
    if state.told:
        state.log.add("clean_up", me.seat)


def _begin_next_turn(state: State) -> None:
    """Start the turn that comes next: an extra turn, or the ordinary one of the player to the left."""
    turn = state.turn
    if turn.outposts and not turn.in_a_row:
        state.extra_turns.insert(0, ExtraTurn(turn.seat))
    last = turn.seat if turn.after is None else turn.after
    if state.extra_turns:
        _begin_extra_turn(state, state.extra_turns.pop(0), last)
    else:
        begin_turn(state, (last + 1) % len(state.players))
    state.turn.in_a_row = turn.in_a_row + 1 if state.turn.seat == turn.seat else 0
    if turn.possessor is not None or state.turn.possessor is not None:
        state.set_audiences()


def _begin_extra_turn(state: State, extra: ExtraTurn, after: int) -> None:
    """Start an extra turn. It shows cards to its player or their possessor at once, so what was before is final."""
    state.exposed, state.dealt = True, False
    state.turn = Turn(extra.seat, after=after, possessor=extra.possessor)
    state.players[extra.seat].gained.clear()
    size = state.players[extra.seat].turns
    if extra.possessor is None:
        state.log.add("turn", extra.seat, source="outpost", size=size)
    else:
        state.turn.lasting.append("possession")
        state.log.add("turn", extra.seat, source="possession", place=str(extra.possessor), size=size)


def begin_turn(state: State, seat: int) -> None:
    """Start that seat's ordinary turn."""
    state.turn = Turn(seat)
    me = state.players[seat]
    if state.remembers_gains:
        me.gained.clear()
    if state.told:
        state.log.add("turn", seat, size=me.turns + 1)
