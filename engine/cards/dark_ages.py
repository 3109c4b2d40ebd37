"""Dark Ages: the kingdom cards, in the wordings of their first printing. The Knights have their own module."""

from __future__ import annotations

from engine.cards.base import keep_or_discard
from engine.cards.intrigue import wish
from engine.cards.knights import rob, worth_robbing
from engine.decisions import Terms, costing
from engine.kinds import (
    ACTION,
    ATTACK,
    ATTACKED,
    CURSE,
    HAND,
    LEAVES_PLAY,
    LOOTER,
    PLAY,
    REACTION,
    RUINS,
    SHELTER,
    TRASHED,
    TREASURE,
    VICTORY,
    Holdings,
    card,
)
from engine.plays import Play
from engine.simultaneous import discard_down_to
from engine.triggers import Reaction
from engine.zones import Card


@card("altar", 6, ACTION)
async def altar(play: Play) -> None:
    await play.me.trash(await play.me.choose("trash", play.me.hand, most=1))
    await play.me.gain_up_to(5)


@card("armory", 4, ACTION)
async def armory(play: Play) -> None:
    await play.me.gain_up_to(4, to=play.me.deck)


@card("band_of_misfits", 5, ACTION)
async def band_of_misfits(play: Play) -> None:
    limit = play.me.cost(play.kind)
    piles = play.state.piles_where(lambda kind, cost: bool(kind.types & ACTION) and cost < limit)
    pile = await play.me.choose_pile("choose", piles, terms=costing(limit - 1))
    if pile is not None and pile.top is not None:
        await play.become(pile.top)


@card("bandit_camp", 5, ACTION, cards=1, actions=2, needs=("spoils",))
async def bandit_camp(play: Play) -> None:
    await play.me.gain("spoils")


@card("beggar", 2, ACTION | REACTION)
async def beggar(play: Play) -> None:
    for _ in range(3):
        await play.me.gain("copper", to=play.me.hand)


@beggar.when_attacked
async def beggar_in_hand(reaction: Reaction) -> None:
    await reaction.me.discard([reaction.this])
    await reaction.me.gain("silver", to=reaction.me.deck)  # first: a single Silver goes here (rulebook, Beggar)
    await reaction.me.gain("silver")


@card("catacombs", 5, ACTION)
async def catacombs(play: Play) -> None:
    me = play.me
    if seen := me.look_at_top(3):
        if await me.choose_mode("take", "discard") == ["take"]:
            me.put_in_hand(seen, secret=True)
        else:
            await me.discard(seen)
            await me.draw(3)


@catacombs.when_trashed
async def catacombs_trashed(reaction: Reaction) -> None:
    await reaction.me.gain_up_to(reaction.me.cost(reaction.this) - 1)


@card("count", 5, ACTION)
async def count(play: Play) -> None:
    me = play.me
    (price,) = await me.choose_mode("discard", "topdeck", "copper")
    if price == "discard":
        await me.discard(await me.choose("discard", me.hand, least=2, most=2))
    elif price == "topdeck":
        await me.topdeck(await me.choose("topdeck", me.hand, most=1))
    else:
        await me.gain("copper")
    await count_pays(play)


async def count_pays(play: Play) -> None:
    (reward,) = await play.me.choose_mode("coins", "trash", "duchy", terms=Terms(purpose="reward"))
    if reward == "coins":
        play.turn.coins += 3
    elif reward == "trash":
        await play.me.trash(play.me.hand)
    else:
        await play.me.gain("duchy")


@card("counterfeit", 5, TREASURE, coins=1, buys=1)
async def counterfeit(play: Play) -> None:
    me = play.me
    for treasure in await me.choose("play", me.hand_of(TREASURE), least=0, most=1):
        await me.play(treasure, times=2, by=play)
        await me.trash_from_play(treasure)


@card("cultist", 5, ACTION | ATTACK | LOOTER, cards=2)
async def cultist(play: Play) -> None:
    for victim in play.victims:
        await victim.gain("ruins")
    for another in await play.me.choose("play", play.me.hand_named("cultist"), least=0, most=1):
        await play.me.play(another, by=play)


@cultist.when_trashed
async def cultist_trashed(reaction: Reaction) -> None:
    await reaction.me.draw(3)


@card("death_cart", 4, ACTION | LOOTER, coins=5)
async def death_cart(play: Play) -> None:
    # "Or this" may be picked even if this has left play already; then nothing is trashed.
    for load in await play.me.choose("trash", [*play.me.hand_of(ACTION), play.card], most=1):
        if load is play.card:
            await play.trash_this()
        else:
            await play.me.trash([load])


@death_cart.when_gained
async def death_cart_gained(reaction: Reaction) -> None:
    await reaction.me.gain("ruins")
    await reaction.me.gain("ruins")


def one_point_for_three_silvers(owned: Holdings) -> int:
    return owned.named("silver") // 3


feodum = card("feodum", 4, VICTORY, points=one_point_for_three_silvers)


@feodum.when_trashed
async def feodum_trashed(reaction: Reaction) -> None:
    for _ in range(3):
        await reaction.me.gain("silver")


@card("forager", 3, ACTION, actions=1, buys=1)
async def forager(play: Play) -> None:
    await play.me.trash(await play.me.choose("trash", play.me.hand, most=1))
    play.turn.coins += len({card.kind for card in play.state.trash if card.kind.types & TREASURE})


fortress = card("fortress", 4, ACTION, cards=1, actions=2)


@fortress.when_trashed
async def fortress_trashed(reaction: Reaction) -> None:
    if reaction.this.place is reaction.me.state.trash:
        reaction.me.put_in_hand([reaction.this])


@card("graverobber", 5, ACTION)
async def graverobber(play: Play) -> None:
    me = play.me
    if await me.choose_mode("from_trash", "from_hand") == ["from_trash"]:
        buried = worth_robbing(me, play.state.trash)
        for dug_up in await me.choose("gain", buried, most=1, terms=Terms(purpose="from_trash")):
            await me.gain_from_trash(dug_up, to=me.deck)
    else:
        for old in await me.choose("trash", me.hand_of(ACTION), most=1):
            await me.trash([old])
            await me.gain_up_to(me.cost(old) + 3)


@card("hermit", 3, ACTION, needs=("madman",))
async def hermit(play: Play) -> None:
    me = play.me
    unwanted = [card for card in (*me.look_through_discard(), *me.hand) if not card.kind.types & TREASURE]
    await me.trash(await me.choose("trash", unwanted, least=0, most=1))
    await me.gain_up_to(3)


@hermit.on(LEAVES_PLAY, when=lambda reaction: not reaction.me.state.turn.bought)
async def hermit_leaves_play(reaction: Reaction) -> None:
    await reaction.me.trash([reaction.this])
    await reaction.me.gain("madman")


hunting_grounds = card("hunting_grounds", 6, ACTION, cards=4)


@hunting_grounds.when_trashed
async def hunting_grounds_trashed(reaction: Reaction) -> None:
    if await reaction.me.choose_mode("duchy", "estates") == ["duchy"]:
        await reaction.me.gain("duchy")
    else:
        for _ in range(3):
            await reaction.me.gain("estate")


@card("ironmonger", 4, ACTION, cards=1, actions=1)
async def ironmonger(play: Play) -> None:
    for turned in play.me.reveal_top(1):
        types = turned.kind.types
        await keep_or_discard(play.me, play.me, [turned])
        play.turn.actions += bool(types & ACTION)
        play.turn.coins += bool(types & TREASURE)
        await play.me.draw(bool(types & VICTORY))


@card("junk_dealer", 5, ACTION, cards=1, actions=1, coins=1)
async def junk_dealer(play: Play) -> None:
    await play.me.trash(await play.me.choose("trash", play.me.hand, most=1))


@card("marauder", 4, ACTION | ATTACK | LOOTER, needs=("spoils",))
async def marauder(play: Play) -> None:
    await play.me.gain("spoils")
    for victim in play.victims:
        await victim.gain("ruins")


market_square = card("market_square", 3, ACTION | REACTION, cards=1, actions=1, buys=1)


@market_square.on(TRASHED, HAND, optional=True, again=True)
async def market_square_in_hand(reaction: Reaction) -> None:
    await reaction.me.discard([reaction.this])
    await reaction.me.gain("gold")


@card("mystic", 5, ACTION, actions=1, coins=2)
async def mystic(play: Play) -> None:
    await wish(play.me)


@card("pillage", 5, ACTION | ATTACK, needs=("spoils",))
async def pillage(play: Play) -> None:
    await play.trash_this()
    for victim in play.victims:
        if len(victim.hand) >= 5:
            victim.reveal_hand()
            terms = Terms(about=victim.seat)
            await victim.discard(await play.me.choose("discard", victim.hand, most=1, terms=terms))
    await play.me.gain("spoils")
    await play.me.gain("spoils")


@card("poor_house", 1, ACTION, coins=4)
async def poor_house(play: Play) -> None:
    play.me.reveal_hand()
    play.turn.coins = max(0, play.turn.coins - len(play.me.hand_of(TREASURE)))


@card("procession", 4, ACTION)
async def procession(play: Play) -> None:
    me = play.me
    for action in await me.choose("play", me.hand_of(ACTION), least=0, most=1):
        await me.play(action, times=2, by=play)
        await me.trash_from_play(action)
        # The gain does not depend on the trashing (rulebook, Madman under Procession).
        await me.gain_costing(me.cost(action) + 1, ACTION)


@card("rats", 4, ACTION, cards=1, actions=1, pile=20)
async def rats(play: Play) -> None:
    me = play.me
    await me.gain("rats")
    food = [card for card in me.hand if card.kind.id != "rats"]
    if not food:
        me.reveal_hand()
    await me.trash(await me.choose("trash", food, most=1))


@rats.when_trashed
async def rats_trashed(reaction: Reaction) -> None:
    await reaction.me.draw(1)


@card("rebuild", 5, ACTION, actions=1)
async def rebuild(play: Play) -> None:
    me, others, found = play.me, list[Card](), list[Card]()
    named = await me.name_card()
    while not found and (turned := me.reveal_top(1)):
        hit = turned[0].kind.types & VICTORY and turned[0].kind.id != named
        (found if hit else others).extend(turned)
    await me.discard(others, open=True)
    for old in found:
        await me.trash([old])
        await me.gain_up_to(me.cost(old) + 3, VICTORY)


@card("rogue", 5, ACTION | ATTACK, coins=2)
async def rogue(play: Play) -> None:
    in_trash = worth_robbing(play.me, play.state.trash)
    for loot in await play.me.choose("gain", in_trash, most=1):
        await play.me.gain_from_trash(loot)
    if not in_trash:
        for victim in play.victims:
            await rob(victim)


@card("sage", 3, ACTION, actions=1)
async def sage(play: Play) -> None:
    me, others = play.me, list[Card]()
    while turned := me.reveal_top(1):
        if me.cost(turned[0]) >= 3:
            me.put_in_hand(turned)
            break
        others += turned
    await me.discard(others, open=True)


@card("scavenger", 4, ACTION, coins=2)
async def scavenger(play: Play) -> None:
    me = play.me
    if me.deck and await me.confirm():
        me.move_deck_to_discard()
    await me.topdeck(await me.choose("topdeck", me.look_through_discard(), most=1))


@card("squire", 2, ACTION, coins=1)
async def squire(play: Play) -> None:
    (mode,) = await play.me.choose_mode("actions", "buys", "silver")
    if mode == "actions":
        play.turn.actions += 2
    elif mode == "buys":
        play.turn.buys += 2
    else:
        await play.me.gain("silver")


@squire.when_trashed
async def squire_trashed(reaction: Reaction) -> None:
    attacks = reaction.me.state.piles_where(lambda kind, _: bool(kind.types & ATTACK))
    await reaction.me.choose_gain(attacks)


@card("storeroom", 3, ACTION, buys=1)
async def storeroom(play: Play) -> None:
    me = play.me
    exchanged = await me.choose("discard", me.hand, least=0)
    await me.discard(exchanged)
    await me.draw(len(exchanged))
    sold = await me.choose("discard", me.hand, least=0, terms=Terms(purpose="coins"))
    await me.discard(sold)
    play.turn.coins += len(sold)


@card("urchin", 3, ACTION | ATTACK, cards=1, actions=1, needs=("mercenary",))
async def urchin(play: Play) -> None:
    await discard_down_to(play.victims, 4)


@urchin.on(ATTACKED, PLAY, optional=True, when=lambda reaction: reaction.attack.card is not reaction.this)
async def urchin_in_play(reaction: Reaction) -> None:
    await reaction.me.trash([reaction.this])
    await reaction.me.gain("mercenary")


@card("vagrant", 2, ACTION, cards=1, actions=1)
async def vagrant(play: Play) -> None:
    for turned in play.me.reveal_top(1):
        if turned.kind.types & (CURSE | RUINS | SHELTER | VICTORY):
            play.me.put_in_hand([turned])
        else:
            await play.me.topdeck([turned], secret=False)


@card("wandering_minstrel", 4, ACTION, cards=1, actions=2)
async def wandering_minstrel(play: Play) -> None:
    me = play.me
    turned = me.reveal_top(3)
    await me.order_onto_deck([card for card in turned if card.kind.types & ACTION])
    await me.discard([card for card in turned if not card.kind.types & ACTION], open=True)
