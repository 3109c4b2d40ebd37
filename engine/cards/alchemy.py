"""Alchemy: cards that cost a potion, and a turn in which another player decides."""

from __future__ import annotations

from engine.cards.base import keep_or_discard
from engine.kinds import (
    ACTION,
    ATTACK,
    LEAVES_PLAY,
    TREASURE,
    TURN,
    VICTORY,
    WOULD_GAIN,
    Holdings,
)
from engine.kinds import added_card as card
from engine.plays import Play
from engine.prices import coins_of, potions_of
from engine.state import ExtraTurn
from engine.triggers import Reaction
from engine.zones import Card

potion = card("potion", 4, TREASURE, potions=1, pile=16)

alchemist = card("alchemist", 3, ACTION, cards=2, actions=1, costs_potion=True)


def has_a_potion_in_play(reaction: Reaction) -> bool:
    return any(card.id == "potion" for card in reaction.me.in_play)


@alchemist.on(LEAVES_PLAY, optional=True, when=has_a_potion_in_play)
async def alchemist_leaves_play(reaction: Reaction) -> None:
    await reaction.me.topdeck([reaction.this], secret=False)


@card("apothecary", 2, ACTION, cards=1, actions=1, costs_potion=True)
async def apothecary(play: Play) -> None:
    me, turned = play.me, play.me.reveal_top(4)
    me.put_in_hand([card for card in turned if card.id in ("copper", "potion")])
    await me.order_onto_deck([card for card in turned if card.place is me.set_aside])


@card("apprentice", 5, ACTION, actions=1)
async def apprentice(play: Play) -> None:
    me = play.me
    for old in await me.choose("trash", me.hand, most=1):
        await me.trash([old])
        price = me.cost(old)
        await me.draw(coins_of(price) + 2 * potions_of(price))


@card("familiar", 3, ACTION | ATTACK, cards=1, actions=1, costs_potion=True)
async def familiar(play: Play) -> None:
    for victim in play.victims:
        await victim.gain("curse")


@card("golem", 4, ACTION, costs_potion=True)
async def golem(play: Play) -> None:
    me, found, others = play.me, list[Card](), list[Card]()
    while len(found) < 2 and (turned := me.reveal_top(1)):
        is_wanted = turned[0].kind.types & ACTION and turned[0].id != "golem"
        (found if is_wanted else others).extend(turned)
    await me.discard(others, open=True)
    for first in await me.choose("play", found, most=1):
        found.remove(first)
        for action in (first, *found):
            await me.play(action, by=play)


herbalist = card("herbalist", 2, ACTION, buys=1, coins=1)


def treasures_in_play(reaction: Reaction) -> list[Card]:
    return [card for card in reaction.me.in_play if card.kind.types & TREASURE]


@herbalist.on(LEAVES_PLAY, optional=True, when=lambda reaction: bool(treasures_in_play(reaction)))
async def herbalist_leaves_play(reaction: Reaction) -> None:
    me = reaction.me
    await me.topdeck(await me.choose("topdeck", treasures_in_play(reaction), most=1), secret=False)


@card("philosophers_stone", 3, TREASURE, costs_potion=True)
async def philosophers_stone(play: Play) -> None:
    play.turn.coins += (len(play.me.deck) + len(play.me.discard_pile)) // 5


@card("possession", 6, ACTION, costs_potion=True, gives_extra_turns=True, zone="recovering")
async def possession(play: Play) -> None:
    left = play.state.left_of(play.me)
    play.state.extra_turns.append(ExtraTurn(left.seat, possessor=play.me.seat))


def is_possessed(reaction: Reaction) -> bool:
    me = reaction.me
    return me.state.possessor_of(me.seat) not in (None, me.seat)


@possession.on(WOULD_GAIN, TURN, when=is_possessed)
async def possessor_gains_instead(reaction: Reaction) -> None:
    # It goes to the discard pile, even if the text of the card would put it somewhere else.
    would, state = reaction.trigger, reaction.me.state
    assert state.turn.possessor is not None
    possessor = state.players[state.turn.possessor]
    would.replaced = True
    if would.from_trash is not None:
        await possessor.gain_from_trash(would.from_trash)
    elif would.pile is not None:
        await possessor.gain_from(would.pile)


@card("scrying_pool", 2, ACTION | ATTACK, actions=1, costs_potion=True)
async def scrying_pool(play: Play) -> None:
    me = play.me
    for player in [me, *play.victims]:
        if turned := player.reveal_top(1):
            await keep_or_discard(me, player, turned)
    found, others = me.reveal_until(lambda kind: not kind.types & ACTION)
    me.put_in_hand(others if found is None else [*others, found])


@card("transmute", 0, ACTION, costs_potion=True)
async def transmute(play: Play) -> None:
    me = play.me
    for old in await me.choose("trash", me.hand, most=1):
        types = old.kind.types
        await me.trash([old])
        for type, prize in ((ACTION, "duchy"), (TREASURE, "transmute"), (VICTORY, "gold")):
            if types & type:
                await me.gain(prize)


@card("university", 2, ACTION, actions=2, costs_potion=True)
async def university(play: Play) -> None:
    await play.me.gain_up_to(5, ACTION, least=0)


def one_point_for_three_actions(owned: Holdings) -> int:
    return owned.of(ACTION) // 3


vineyard = card("vineyard", 0, VICTORY, points=one_point_for_three_actions, costs_potion=True)
