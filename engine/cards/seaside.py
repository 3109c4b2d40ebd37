"""Seaside, 1st edition: cards that do something in the next turn too, mats, tokens, and an extra turn."""

from __future__ import annotations

from engine.cards.hinterlands import discard_from_hand
from engine.decisions import Terms, costing
from engine.kinds import (
    ACTION,
    ATTACK,
    AWAITED,
    BOUGHT,
    DURATION,
    LEAVES_PLAY,
    ON_PILE,
    TREASURE,
    TURN_STARTS,
    VICTORY,
    Bonus,
)
from engine.kinds import added_card as card
from engine.plays import Play
from engine.simultaneous import choose_simultaneously
from engine.triggers import Reaction


@card("ambassador", 3, ACTION | ATTACK)
async def ambassador(play: Play) -> None:
    me = play.me
    for shown in await me.choose("choose", me.hand, most=1):
        me.reveal([shown])
        kind, home = shown.kind, play.state.supply.home(shown.kind)
        if home is None or not home.in_supply:
            return
        terms = Terms(purpose="return", card=kind.id)
        for copy in await me.choose("choose", me.hand_named(kind.id), least=0, most=2, terms=terms):
            me.return_to_pile(copy)
        for victim in play.victims:
            await victim.gain_copy(kind)


bazaar = card("bazaar", 5, ACTION, cards=1, actions=2, coins=1)
caravan = card("caravan", 4, ACTION | DURATION, cards=1, actions=1, next_turn=Bonus(cards=1))


@card("cutpurse", 4, ACTION | ATTACK, coins=2)
async def cutpurse(play: Play) -> None:
    for victim in play.victims:
        if coppers := victim.hand_named("copper"):
            await victim.discard(coppers[:1])
        elif victim.hand:
            victim.reveal_hand()


@card("embargo", 2, ACTION, coins=2)
async def embargo(play: Play) -> None:
    # The token does not depend on the trashing, so a Throne Room gives two (1st edition).
    await play.trash_this()
    pile = await play.me.choose_pile("choose", play.state.supply.offers()[0])
    if pile is not None:
        play.state.put_embargo_token(pile, play.me.seat)


@embargo.on(BOUGHT, ON_PILE)
async def embargo_tokens_on_the_pile(reaction: Reaction) -> None:
    pile = reaction.trigger.pile
    assert pile is not None
    for _ in range(pile.embargo_tokens):
        await reaction.me.gain("curse")


@card("explorer", 5, ACTION)
async def explorer(play: Play) -> None:
    me, provinces = play.me, play.me.hand_named("province")
    if provinces and await me.confirm():
        me.reveal(provinces[:1])
        await me.gain("gold", to=me.hand)
    else:
        await me.gain("silver", to=me.hand)


fishing_village = card("fishing_village", 3, ACTION | DURATION, actions=2, coins=1, next_turn=Bonus(actions=1, coins=1))


@card("ghost_ship", 5, ACTION | ATTACK, cards=2)
async def ghost_ship(play: Play) -> None:
    full = [victim for victim in play.victims if len(victim.hand) > 3]
    excess = [len(victim.hand) - 3 for victim in full]
    picked = await choose_simultaneously(full, "topdeck", [victim.hand for victim in full], excess, excess)
    for victim, cards in zip(full, picked, strict=True):
        await victim.topdeck(cards)


@card("haven", 2, ACTION | DURATION, cards=1, actions=1, zone="haven")
async def haven(play: Play) -> None:
    me = play.me
    if kept := await me.choose("choose", me.hand, most=1):
        me.put_aside(kept, me.haven, secret=True)
        play.awaits_next_turn()


@haven.on(TURN_STARTS, AWAITED)
async def haven_gives_its_card_back(reaction: Reaction) -> None:
    reaction.me.put_in_hand(reaction.me.haven[:1], secret=True)


@card("island", 4, ACTION | VICTORY, points=2, zone="island")
async def island(play: Play) -> None:
    me = play.me
    other = await me.choose("choose", me.hand, most=1)
    this = [play.card] if play.card.place is me.in_play else []
    me.put_aside([*this, *other], me.island)


lighthouse = card("lighthouse", 2, ACTION | DURATION, actions=1, coins=1, next_turn=Bonus(coins=1), protects=True)


@card("lookout", 3, ACTION, actions=1)
async def lookout(play: Play) -> None:
    me = play.me
    seen = me.look_at_top(3)
    await me.trash(await me.choose("trash", seen, most=1))
    await me.discard(await me.choose("discard", [card for card in seen if card.place is me.looked_at], most=1))
    await me.topdeck([card for card in seen if card.place is me.looked_at])


merchant_ship = card("merchant_ship", 5, ACTION | DURATION, coins=2, next_turn=Bonus(coins=2))


@card("native_village", 2, ACTION, actions=2, zone="native_village")
async def native_village(play: Play) -> None:
    me = play.me
    if await me.choose_mode("set_aside", "take") == ["set_aside"]:
        me.set_top_aside(me.native_village)
    else:
        me.put_in_hand(me.native_village, secret=True)


@card("navigator", 4, ACTION, coins=2)
async def navigator(play: Play) -> None:
    me = play.me
    if seen := me.look_at_top(5):
        if await me.keeps():
            await me.order_onto_deck(seen)
        else:
            await me.discard(seen)


@card("outpost", 5, ACTION | DURATION, gives_extra_turns=True)
async def outpost(play: Play) -> None:
    play.turn.outposts += 1
    if not play.turn.in_a_row:
        play.stays()


@card("pearl_diver", 2, ACTION, cards=1, actions=1)
async def pearl_diver(play: Play) -> None:
    me = play.me
    found = me.look_at_bottom()
    if found and me.deck and await me.confirm():
        await me.topdeck(found)
    else:
        me.put_at_bottom(found)


@card("pirate_ship", 4, ACTION | ATTACK)
async def pirate_ship(play: Play) -> None:
    me, sunk = play.me, 0
    if await me.choose_mode("attack", "coins") == ["coins"]:
        play.turn.coins += me.pirate_tokens
        return
    for victim in play.victims:
        turned = victim.reveal_top(2)
        terms = Terms(about=victim.seat)
        treasures = [card for card in turned if card.kind.types & TREASURE]
        hit = await me.choose("trash", treasures, most=1, terms=terms)
        await victim.trash(hit)
        await victim.discard([card for card in turned if card not in hit], open=True)
        sunk += len(hit)
    if sunk:
        me.take_pirate_token()


@card("salvager", 4, ACTION, buys=1)
async def salvager(play: Play) -> None:
    for old in await play.me.choose("trash", play.me.hand, most=1):
        await play.me.trash([old])
        play.turn.coins += play.me.cost_in_coins(old)


@card("sea_hag", 4, ACTION | ATTACK)
async def sea_hag(play: Play) -> None:
    for victim in play.victims:
        await victim.discard(victim.reveal_top(1), open=True)
        await victim.gain("curse", to=victim.deck)


@card("smugglers", 3, ACTION, looks_at_gains=True)
async def smugglers(play: Play) -> None:
    right = play.others[-1]
    goods = play.state.piles_where(lambda kind, price: price <= 6 and kind.id in right.gained)
    await play.me.choose_gain(goods, terms=costing(6, about=right.seat))


@card("tactician", 5, ACTION | DURATION, next_turn=Bonus(cards=5, actions=1, buys=1))
async def tactician(play: Play) -> None:
    if play.me.hand:
        await play.me.discard(play.me.hand)
        play.awaits_next_turn()


@card("treasure_map", 4, ACTION)
async def treasure_map(play: Play) -> None:
    me = play.me
    this = [play.card] if play.card.place is me.in_play else []
    maps = [*this, *me.hand_named("treasure_map")[:1]]
    await me.trash(maps)
    if len(maps) == 2:
        for _ in range(4):
            await me.gain("gold", to=me.deck)


treasury = card("treasury", 5, ACTION, cards=1, actions=1, coins=1)


@treasury.on(LEAVES_PLAY, optional=True, when=lambda reaction: not reaction.me.state.turn.victories_bought)
async def treasury_leaves_play(reaction: Reaction) -> None:
    await reaction.me.topdeck([reaction.this], secret=False)


@card("warehouse", 3, ACTION, cards=3, actions=1)
async def warehouse(play: Play) -> None:
    await discard_from_hand(play.me, 3)


wharf = card("wharf", 5, ACTION | DURATION, cards=2, buys=1, next_turn=Bonus(cards=2, buys=1))
