"""Intrigue, 1st edition. Printed bonuses come first; the text below them follows."""

from __future__ import annotations

from engine.decisions import costing
from engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Holdings, Kind, card
from engine.player import Player
from engine.plays import Play
from engine.simultaneous import choose_simultaneously
from engine.triggers import Reaction
from engine.turn import Turn


@card("baron", 4, ACTION, buys=1)
async def baron(play: Play) -> None:
    estates = play.me.hand_named("estate")
    if estates and await play.me.confirm():
        await play.me.discard(estates[:1])
        play.turn.coins += 4
    else:
        await play.me.gain("estate")


@card("bridge", 4, ACTION, buys=1, coins=1)
async def bridge(play: Play) -> None:
    play.turn.discount += 1


@card("conspirator", 4, ACTION, coins=2)
async def conspirator(play: Play) -> None:
    if play.turn.action_plays >= 3:
        await play.me.draw(1)
        play.turn.actions += 1


@card("coppersmith", 4, ACTION)
async def coppersmith(play: Play) -> None:
    play.lasts()


@coppersmith.with_each_treasure
def coppersmith_pays_for_copper(turn: Turn, treasure: Kind) -> int:  # noqa: ARG001  (every Copper of the turn counts)
    return 1 if treasure.id == "copper" else 0


@card("courtyard", 2, ACTION, cards=3)
async def courtyard(play: Play) -> None:
    await play.me.topdeck(await play.me.choose("topdeck", play.me.hand, most=1))


def one_point_for_each_duchy(owned: Holdings) -> int:
    return owned.named("duchy")


duke = card("duke", 5, VICTORY, points=one_point_for_each_duchy)
great_hall = card("great_hall", 3, ACTION | VICTORY, cards=1, actions=1, points=1)
harem = card("harem", 6, TREASURE | VICTORY, coins=2, points=2)


@card("ironworks", 4, ACTION)
async def ironworks(play: Play) -> None:
    if (gained := await play.me.gain_up_to(4)) is not None:
        await pay_by_type(play, gained.kind, 1)


async def pay_by_type(play: Play, kind: Kind, each: int) -> None:
    """Give `each` Actions for an Action, coins for a Treasure, cards for a Victory card; two types pay twice."""
    if kind.types & ACTION:
        play.turn.actions += each
    if kind.types & TREASURE:
        play.turn.coins += each
    if kind.types & VICTORY:
        await play.me.draw(each)


@card("masquerade", 3, ACTION, cards=2)
async def masquerade(play: Play) -> None:
    givers = [play.me, *play.others]
    ones = [1] * len(givers)
    # Nobody passes a card just received; a player with nothing to pass still receives one (1st edition).
    given = await choose_simultaneously(givers, "pass", [giver.hand for giver in givers], ones, ones)
    for giver, passed in zip(givers, given, strict=True):
        for each in passed:
            giver.pass_card(each, play.state.left_of(giver))
    await play.me.trash(await play.me.choose("trash", play.me.hand, least=0, most=1))


@card("mining_village", 4, ACTION, cards=1, actions=2)
async def mining_village(play: Play) -> None:
    # Played again after it was trashed, it cannot be trashed once more and gives nothing.
    here = play.card.place is play.me.in_play
    if here and await play.me.confirm() and await play.trash_this():
        play.turn.coins += 2


@card("minion", 5, ACTION | ATTACK, actions=1)
async def minion(play: Play) -> None:
    if await play.me.choose_mode("coins", "hands") == ["coins"]:
        play.turn.coins += 2
        return
    for player in [play.me, *play.victims]:
        if player is play.me or len(player.hand) >= 5:
            await player.discard(player.hand)
            await player.draw(4)


@card("nobles", 6, ACTION | VICTORY, points=2)
async def nobles(play: Play) -> None:
    if await play.me.choose_mode("cards", "actions") == ["cards"]:
        await play.me.draw(3)
    else:
        play.turn.actions += 2


@card("pawn", 2, ACTION)
async def pawn(play: Play) -> None:
    # Both are picked before either is done (rulebook, Pawn).
    picked = await play.me.choose_mode("card", "action", "buy", "coin", count=2)
    play.turn.actions += picked.count("action")
    play.turn.buys += picked.count("buy")
    play.turn.coins += picked.count("coin")
    await play.me.draw(picked.count("card"))


@card("saboteur", 5, ACTION | ATTACK)
async def saboteur(play: Play) -> None:
    for victim in play.victims:
        while (found := victim.reveal_top(1)) and not victim.cost(found[0]) >= 3:
            pass
        await victim.trash(found)
        for lost in found:
            await victim.gain_up_to(victim.cost(lost) - 2, least=0)
        await victim.discard(victim.set_aside, open=True)


@card("scout", 4, ACTION, actions=1)
async def scout(play: Play) -> None:
    me = play.me
    turned = me.reveal_top(4)
    me.put_in_hand([card for card in turned if card.kind.types & VICTORY])
    await me.order_onto_deck([card for card in turned if not card.kind.types & VICTORY])


@card("secret_chamber", 2, ACTION | REACTION)
async def secret_chamber(play: Play) -> None:
    unwanted = await play.me.choose("discard", play.me.hand, least=0)
    await play.me.discard(unwanted)
    play.turn.coins += len(unwanted)


@secret_chamber.when_attacked
async def secret_chamber_in_hand(reaction: Reaction) -> None:
    me = reaction.me
    me.reveal([reaction.this])
    await me.draw(2)
    await me.topdeck(await me.choose("topdeck", me.hand, least=2, most=2))


@card("shanty_town", 3, ACTION, actions=2)
async def shanty_town(play: Play) -> None:
    play.me.reveal_hand()
    if not play.me.hand_of(ACTION):
        await play.me.draw(2)


@card("steward", 3, ACTION)
async def steward(play: Play) -> None:
    (picked,) = await play.me.choose_mode("cards", "coins", "trash")
    if picked == "cards":
        await play.me.draw(2)
    elif picked == "coins":
        play.turn.coins += 2
    else:
        await play.me.trash(await play.me.choose("trash", play.me.hand, least=2, most=2))


@card("swindler", 3, ACTION | ATTACK, coins=2)
async def swindler(play: Play) -> None:
    for victim in play.victims:
        for lost in victim.reveal_top(1):
            await victim.trash([lost])
            cost = victim.cost(lost)
            terms = costing(cost, about=victim.seat)
            pile = await play.me.choose_pile("gain", play.state.piles_costing(cost), terms=terms)
            if pile is not None:
                await victim.gain_from(pile)


@card("torturer", 5, ACTION | ATTACK, cards=3)
async def torturer(play: Play) -> None:
    # One after the other: a later player knows how many Curses are left (rulebook, Torturer).
    for victim in play.victims:
        if await victim.choose_mode("discard", "curse") == ["discard"]:
            await victim.discard(await victim.choose("discard", victim.hand, least=2, most=2))
        else:
            await victim.gain("curse", to=victim.hand)


@card("trading_post", 5, ACTION)
async def trading_post(play: Play) -> None:
    old = await play.me.choose("trash", play.me.hand, least=2, most=2)
    await play.me.trash(old)
    if len(old) == 2:
        await play.me.gain("silver", to=play.me.hand)


@card("tribute", 5, ACTION)
async def tribute(play: Play) -> None:
    neighbour = play.state.left_of(play.me)
    turned = neighbour.reveal_top(2)
    kinds = dict.fromkeys(card.kind for card in turned)  # two of one name pay once
    await neighbour.discard(turned, open=True)
    for kind in kinds:
        await pay_by_type(play, kind, 2)


@card("upgrade", 5, ACTION, cards=1, actions=1)
async def upgrade(play: Play) -> None:
    for old in await play.me.choose("trash", play.me.hand, most=1):
        await play.me.trash([old])
        await play.me.gain_costing(play.me.cost(old) + 1)


@card("wishing_well", 3, ACTION, cards=1, actions=1)
async def wishing_well(play: Play) -> None:
    await wish(play.me)


async def wish(me: Player) -> None:
    """Let this player name a card and reveal the top of the deck, which goes into the hand if it is that card."""
    named = await me.name_card()
    for turned in me.reveal_top(1):
        if turned.kind.id == named:
            me.put_in_hand([turned])
        else:
            await me.topdeck([turned], secret=False)
