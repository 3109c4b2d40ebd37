"""Prosperity, 1st edition: Treasures with texts, victory tokens, and a richer pair of basic cards."""

from __future__ import annotations

from engine.decisions import Terms
from engine.kinds import (
    ACTION,
    ATTACK,
    BOUGHT,
    GAINED,
    HAND,
    PLAY,
    REACTION,
    TREASURE,
    VICTORY,
    Kind,
)
from engine.kinds import added_card as card
from engine.plays import Play
from engine.simultaneous import choose_simultaneously, discard_down_to
from engine.triggers import Reaction
from engine.turn import Turn

platinum = card("platinum", 9, TREASURE, coins=5, pile=12)
colony = card("colony", 11, VICTORY, points=10)


@card("bank", 7, TREASURE)
async def bank(play: Play) -> None:
    play.turn.coins += sum(bool(card.kind.types & TREASURE) for card in play.me.in_play)


@card("bishop", 4, ACTION, coins=1, tokens=1)
async def bishop(play: Play) -> None:
    me = play.me
    for old in await me.choose("trash", me.hand, most=1):
        await me.trash([old])
        me.take_tokens(me.cost_in_coins(old) // 2)
    others = play.others
    count = len(others)
    trashed = await choose_simultaneously(others, "trash", [each.hand for each in others], [0] * count, [1] * count)
    for other, cards in zip(others, trashed, strict=True):
        await other.trash(cards)


@card("city", 5, ACTION, cards=1, actions=2)
async def city(play: Play) -> None:
    empty = play.state.supply.empty_piles()
    if empty >= 1:
        await play.me.draw(1)
    if empty >= 2:
        play.turn.coins += 1
        play.turn.buys += 1


@card("contraband", 5, TREASURE, coins=3, buys=1)
async def contraband(play: Play) -> None:
    play.turn.forbidden.append(await play.state.left_of(play.me).name_card())


@card("counting_house", 5, ACTION)
async def counting_house(play: Play) -> None:
    me = play.me
    coppers = [card for card in me.look_through_discard() if card.id == "copper"]
    me.put_in_hand(await me.choose("choose", coppers, least=0))


@card("expand", 7, ACTION)
async def expand(play: Play) -> None:
    me = play.me
    for old in await me.choose("trash", me.hand, most=1):
        await me.trash([old])
        await me.gain_up_to(me.cost(old) + 3)


@card("forge", 7, ACTION)
async def forge(play: Play) -> None:
    me = play.me
    melted = await me.choose("trash", me.hand, least=0)
    await me.trash(melted)
    await me.gain_costing(sum(map(me.cost_in_coins, melted)))


@card("goons", 6, ACTION | ATTACK, buys=1, coins=2)
async def goons(play: Play) -> None:
    await discard_down_to(play.victims, 3)


@goons.on(BOUGHT, PLAY)
async def goons_in_play(reaction: Reaction) -> None:
    reaction.me.take_tokens(1)


def no_copper_is_in_play(in_play: list[Kind]) -> bool:
    return not any(kind.id == "copper" for kind in in_play)


grand_market = card("grand_market", 6, ACTION, cards=1, actions=1, buys=1, coins=2, may_buy=no_copper_is_in_play)

hoard = card("hoard", 6, TREASURE, coins=2)


@hoard.on(BOUGHT, PLAY, when=lambda reaction: bool(reaction.about.types & VICTORY))
async def hoard_in_play(reaction: Reaction) -> None:
    await reaction.me.gain("gold")


@card("kings_court", 7, ACTION)
async def kings_court(play: Play) -> None:
    for action in await play.me.choose("play", play.me.hand_of(ACTION), least=0, most=1):
        await play.me.play(action, times=3, by=play)


@card("loan", 3, TREASURE, coins=1)
async def loan(play: Play) -> None:
    me = play.me
    found, others = me.reveal_until(lambda kind: bool(kind.types & TREASURE))
    if found is not None:
        if await me.choose_mode("trash", "discard", terms=Terms(card=found.id)) == ["trash"]:
            await me.trash([found])
        else:
            others.append(found)
    await me.discard(others, open=True)


@card("mint", 5, ACTION)
async def mint(play: Play) -> None:
    me = play.me
    for treasure in await me.choose("choose", me.hand_of(TREASURE), least=0, most=1):
        me.reveal([treasure])
        await me.gain_copy(treasure.kind)


@mint.when_bought
async def mint_bought(reaction: Reaction) -> None:
    me = reaction.me
    await me.trash([card for card in me.in_play if card.kind.types & TREASURE])


monument = card("monument", 4, ACTION, coins=2, tokens=1)


@card("mountebank", 5, ACTION | ATTACK, coins=2)
async def mountebank(play: Play) -> None:
    victims = play.victims
    curses = [victim.hand_named("curse")[:1] for victim in victims]
    count = len(victims)
    discarded = await choose_simultaneously(victims, "discard", curses, [0] * count, [1] * count)
    for victim, cards in zip(victims, discarded, strict=True):
        if cards:
            await victim.discard(cards)
        else:
            await victim.gain("curse")
            await victim.gain("copper")


def two_for_each_action_in_play(turn: Turn, in_play: list[Kind]) -> int:
    return 2 * sum(bool(kind.types & ACTION) for kind in in_play) if turn.phase == "buy" else 0


peddler = card("peddler", 8, ACTION, cards=1, actions=1, coins=1, own_discount=two_for_each_action_in_play)

quarry = card("quarry", 4, TREASURE, coins=1, discount=2, discount_types=ACTION)


@card("rabble", 5, ACTION | ATTACK, cards=3)
async def rabble(play: Play) -> None:
    for victim in play.victims:
        turned = victim.reveal_top(3)
        await victim.discard([card for card in turned if card.kind.types & (ACTION | TREASURE)], open=True)
        await victim.order_onto_deck([card for card in turned if card.place is victim.set_aside])


royal_seal = card("royal_seal", 5, TREASURE, coins=2)


def still_lies_where_it_was_gained(reaction: Reaction) -> bool:
    """Whether the gained card can be moved on: nothing has moved it since, and it is not on the deck already."""
    gained, _ = reaction.trigger.cards[0]
    return gained.place is reaction.trigger.to and gained.place is not reaction.me.deck


@royal_seal.on(GAINED, PLAY, optional=True, when=still_lies_where_it_was_gained)
async def royal_seal_in_play(reaction: Reaction) -> None:
    await reaction.me.topdeck([reaction.gained], secret=False)


talisman = card("talisman", 4, TREASURE, coins=1)


def is_cheap_and_no_victory_card(reaction: Reaction) -> bool:
    return reaction.me.cost(reaction.about) <= 4 and not reaction.about.types & VICTORY


@talisman.on(BOUGHT, PLAY, when=is_cheap_and_no_victory_card)
async def talisman_in_play(reaction: Reaction) -> None:
    pile = reaction.trigger.pile
    assert pile is not None
    # The bought card is still on its pile. Below it, a mixed pile usually has a card of another name.
    if pile.mixed is None or pile.mixed[-2:] == [reaction.about] * 2:
        await reaction.me.gain_copy(reaction.about)


@card("trade_route", 3, ACTION, buys=1)
async def trade_route(play: Play) -> None:
    play.turn.coins += play.state.route_tokens
    await play.me.trash(await play.me.choose("trash", play.me.hand, most=1))


@card("vault", 5, ACTION, cards=2)
async def vault(play: Play) -> None:
    me = play.me
    sold = await me.choose("discard", me.hand, least=0)
    await me.discard(sold)
    play.turn.coins += len(sold)
    for other in play.others:
        if other.hand and await other.confirm():
            discarded = await other.choose("discard", other.hand, least=2, most=2)
            await other.discard(discarded)
            if len(discarded) == 2:
                await other.draw(1)


@card("venture", 5, TREASURE, coins=1)
async def venture(play: Play) -> None:
    me = play.me
    found, others = me.reveal_until(lambda kind: bool(kind.types & TREASURE))
    await me.discard(others, open=True)
    if found is not None:
        await me.play(found, by=play)


@card("watchtower", 3, ACTION | REACTION)
async def watchtower(play: Play) -> None:
    await play.me.draw(6 - len(play.me.hand))


def can_still_be_moved(reaction: Reaction) -> bool:
    gained, _ = reaction.trigger.cards[0]
    return gained.place is reaction.trigger.to


@watchtower.on(GAINED, HAND, optional=True, when=can_still_be_moved)
async def watchtower_in_hand(reaction: Reaction) -> None:
    me = reaction.me
    me.reveal([reaction.this])
    terms = Terms(card=reaction.about.id)
    if await me.choose_mode("trash", "topdeck", terms=terms) == ["trash"]:
        await me.trash([reaction.gained])
    else:
        await me.topdeck([reaction.gained], secret=False)


workers_village = card("workers_village", 4, ACTION, cards=1, actions=2, buys=1)
