"""Cornucopia, 1st edition: variety is worth something, and there are five Prizes to win."""

from __future__ import annotations

from engine.decisions import Terms
from engine.kinds import (
    ACTION,
    ATTACK,
    CURSE,
    PRIZE,
    REACTION,
    RETURNING,
    TREASURE,
    TURN_STARTS,
    VICTORY,
    Holdings,
)
from engine.kinds import added_card as card
from engine.player import Player
from engine.plays import Play
from engine.simultaneous import discard_down_to, show_simultaneously
from engine.triggers import Reaction

PRIZES = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")


@card("bag_of_gold", 0, ACTION | PRIZE, actions=1, pile=1, in_supply=False)
async def bag_of_gold(play: Play) -> None:
    await play.me.gain("gold", to=play.me.deck)


@card("diadem", 0, TREASURE | PRIZE, coins=2, pile=1, in_supply=False)
async def diadem(play: Play) -> None:
    play.turn.coins += play.turn.actions


def two_points_for_five_names(owned: Holdings) -> int:
    return 2 * (owned.names() // 5)


fairgrounds = card("fairgrounds", 6, VICTORY, points=two_points_for_five_names)


@card("farming_village", 4, ACTION, actions=2)
async def farming_village(play: Play) -> None:
    found, others = play.me.reveal_until(lambda kind: bool(kind.types & (ACTION | TREASURE)))
    if found is not None:
        play.me.put_in_hand([found])
    await play.me.discard(others, open=True)


@card("followers", 0, ACTION | ATTACK | PRIZE, cards=2, pile=1, in_supply=False)
async def followers(play: Play) -> None:
    await play.me.gain("estate")
    for victim in play.victims:
        await victim.gain("curse")
    await discard_down_to(play.victims, 3)


@card("fortune_teller", 3, ACTION | ATTACK, coins=2)
async def fortune_teller(play: Play) -> None:
    for victim in play.victims:
        found, others = victim.reveal_until(lambda kind: bool(kind.types & (VICTORY | CURSE)))
        if found is not None:
            await victim.topdeck([found], secret=False)
        await victim.discard(others, open=True)


@card("hamlet", 2, ACTION, cards=1, actions=1)
async def hamlet(play: Play) -> None:
    if await discard_one(play.me, Terms(purpose="action")):
        play.turn.actions += 1
    if await discard_one(play.me, Terms(purpose="buy")):
        play.turn.buys += 1


async def discard_one(me: Player, terms: Terms) -> bool:
    """Let this player discard a card from hand; return whether they did."""
    given = await me.choose("discard", me.hand, least=0, most=1, terms=terms)
    await me.discard(given)
    return bool(given)


@card("harvest", 5, ACTION)
async def harvest(play: Play) -> None:
    turned = play.me.reveal_top(4)
    play.turn.coins += len({card.id for card in turned})
    await play.me.discard(turned, open=True)


@card("horn_of_plenty", 5, TREASURE)
async def horn_of_plenty(play: Play) -> None:
    gained = await play.me.gain_up_to(len({card.id for card in play.me.in_play}))
    if gained is not None and gained.printed.types & VICTORY:
        await play.trash_this()


@card("horse_traders", 4, ACTION | REACTION, coins=3, buys=1, zone="returning")
async def horse_traders(play: Play) -> None:
    await play.me.discard(await play.me.choose("discard", play.me.hand, least=2, most=2))


@horse_traders.when_attacked
async def horse_traders_in_hand(reaction: Reaction) -> None:
    reaction.me.put_aside([reaction.this], reaction.me.returning)


@horse_traders.on(TURN_STARTS, RETURNING)
async def horse_traders_return(reaction: Reaction) -> None:
    await reaction.me.draw(1)
    reaction.me.put_in_hand([reaction.this])


@card("hunting_party", 5, ACTION, cards=1, actions=1)
async def hunting_party(play: Play) -> None:
    me = play.me
    me.reveal_hand()
    held = {card.kind for card in me.hand}
    found, others = me.reveal_until(lambda kind: kind not in held)
    if found is not None:
        me.put_in_hand([found])
    await me.discard(others, open=True)


@card("jester", 5, ACTION | ATTACK, coins=2)
async def jester(play: Play) -> None:
    for victim in play.victims:
        for shown in victim.reveal_top(1):
            await victim.discard([shown], open=True)
            if shown.kind.types & VICTORY:
                await victim.gain("curse")
            elif play.state.supply.showing(shown.kind) is not None:
                mode = await play.me.choose_mode("me", "them", terms=Terms(about=victim.seat, card=shown.id))
                await (play.me if mode == ["me"] else victim).gain_copy(shown.kind)


@card("menagerie", 3, ACTION, actions=1)
async def menagerie(play: Play) -> None:
    me = play.me
    me.reveal_hand()
    await me.draw(3 if len({card.id for card in me.hand}) == len(me.hand) else 1)


princess = card("princess", 0, ACTION | PRIZE, buys=1, discount=2, pile=1, in_supply=False)


@card("remake", 4, ACTION)
async def remake(play: Play) -> None:
    me = play.me
    for _ in range(2):
        for old in await me.choose("trash", me.hand, most=1):
            await me.trash([old])
            await me.gain_costing(me.cost(old) + 1)


@card("tournament", 4, ACTION, actions=1, needs=PRIZES)
async def tournament(play: Play) -> None:
    me = play.me
    mine, others = await show_simultaneously([me], "province"), await show_simultaneously(play.others, "province")
    if mine:
        await me.discard(me.hand_named("province")[:1])
        await gain_prize_or_duchy(me)
    if not others:
        await me.draw(1)
        play.turn.coins += 1


async def gain_prize_or_duchy(me: Player) -> None:
    """Let this player gain one of the Prizes that are left, or a Duchy, onto the deck."""
    prizes, duchies = me.state.supply.stocked(*PRIZES), me.state.supply.stocked("duchy")
    # What has run out may be chosen all the same; then nothing is gained.
    await me.choose_gain([*prizes, *duchies], to=me.deck, least=int(bool(prizes and duchies)))


@card("trusty_steed", 0, ACTION | PRIZE, pile=1, in_supply=False)
async def trusty_steed(play: Play) -> None:
    me, modes = play.me, await play.me.choose_mode("cards", "actions", "coins", "silvers", count=2)
    if "cards" in modes:
        await me.draw(2)
    if "actions" in modes:
        play.turn.actions += 2
    if "coins" in modes:
        play.turn.coins += 2
    if "silvers" in modes:
        for _ in range(4):
            await me.gain("silver")
        me.move_deck_to_discard()


@card("young_witch", 4, ACTION | ATTACK, cards=2)
async def young_witch(play: Play) -> None:
    me, victims = play.me, play.victims
    await me.discard(await me.choose("discard", me.hand, least=2, most=2))
    protected = await show_simultaneously(victims, play.state.bane or "")
    for victim in victims:
        if victim not in protected:
            await victim.gain("curse")
