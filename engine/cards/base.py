"""The base game, both editions. Printed bonuses come first; the text below them follows."""

from __future__ import annotations

from engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Holdings, Kind, card
from engine.player import Player
from engine.plays import Play
from engine.simultaneous import choose_simultaneously, discard_down_to
from engine.triggers import Reaction
from engine.turn import Turn
from engine.zones import Card


@card("adventurer", 6, ACTION)
async def adventurer(play: Play) -> None:
    me, found, others = play.me, list[Card](), list[Card]()
    while len(found) < 2 and (turned := me.reveal_top(1)):
        (found if turned[0].kind.types & TREASURE else others).extend(turned)
    me.put_in_hand(found)
    await me.discard(others, open=True)


@card("artisan", 6, ACTION)
async def artisan(play: Play) -> None:
    await play.me.gain_up_to(5, to=play.me.hand)
    await play.me.topdeck(await play.me.choose("topdeck", play.me.hand, most=1))


@card("bandit", 5, ACTION | ATTACK)
async def bandit(play: Play) -> None:
    await play.me.gain("gold")
    for victim in play.victims:
        turned = victim.reveal_top(2)
        # The victim picks, and Copper is never taken (2nd edition rulebook, Bandit).
        rich = [card for card in turned if card.kind.types & TREASURE and card.kind.id != "copper"]
        await victim.trash(await victim.choose("trash", rich, most=1))
        await victim.discard(victim.set_aside, open=True)


@card("bureaucrat", 4, ACTION | ATTACK)
async def bureaucrat(play: Play) -> None:
    await play.me.gain("silver", to=play.me.deck)
    victims = play.victims
    lands = [victim.hand_of(VICTORY) for victim in victims]
    ones = [min(1, len(own)) for own in lands]
    for victim, shown in zip(victims, await choose_simultaneously(victims, "topdeck", lands, ones, ones), strict=True):
        victim.reveal(shown or victim.hand)
        await victim.topdeck(shown, secret=False)


@card("cellar", 2, ACTION, actions=1)
async def cellar(play: Play) -> None:
    unwanted = await play.me.choose("discard", play.me.hand, least=0)
    await play.me.discard(unwanted)
    await play.me.draw(len(unwanted))


@card("chancellor", 3, ACTION, coins=2)
async def chancellor(play: Play) -> None:
    if play.me.deck and await play.me.confirm():
        play.me.move_deck_to_discard()


@card("chapel", 2, ACTION)
async def chapel(play: Play) -> None:
    await play.me.trash(await play.me.choose("trash", play.me.hand, least=0, most=4))


@card("council_room", 5, ACTION, cards=4, buys=1)
async def council_room(play: Play) -> None:
    for other in play.others:
        await other.draw(1)


@card("feast", 4, ACTION)
async def feast(play: Play) -> None:
    await play.trash_this()
    await play.me.gain_up_to(5)


festival = card("festival", 5, ACTION, actions=2, buys=1, coins=2)


def one_point_for_ten_cards(owned: Holdings) -> int:
    return len(owned) // 10


gardens = card("gardens", 4, VICTORY, points=one_point_for_ten_cards)


@card("harbinger", 3, ACTION, cards=1, actions=1)
async def harbinger(play: Play) -> None:
    await play.me.topdeck(await play.me.choose("topdeck", play.me.look_through_discard(), least=0, most=1))


laboratory = card("laboratory", 5, ACTION, cards=2, actions=1)


@card("library", 5, ACTION)
async def library(play: Play) -> None:
    me, unwanted = play.me, list[Card]()
    while len(me.hand) < 7 and (drawn := me.look_at_top(1)):
        if drawn[0].kind.types & ACTION and await me.confirm():
            me.put_aside(drawn)
            unwanted += drawn
        else:
            me.put_in_hand(drawn, secret=True)
    await me.discard(unwanted, open=True)


market = card("market", 5, ACTION, cards=1, actions=1, buys=1, coins=1)


@card("merchant", 3, ACTION, cards=1, actions=1)
async def merchant(play: Play) -> None:
    play.lasts()


@merchant.with_each_treasure
def merchant_pays_for_the_first_silver(turn: Turn, treasure: Kind) -> int:
    # Any earlier Silver of the turn uses it up, even one played before the Merchant.
    return 1 if treasure.id == "silver" and turn.played["silver"] == 1 else 0


@card("militia", 4, ACTION | ATTACK, coins=2)
async def militia(play: Play) -> None:
    await discard_down_to(play.victims, 3)


@card("mine", 5, ACTION)
async def mine(play: Play) -> None:
    me = play.me
    for old in await me.choose("trash", me.hand_of(TREASURE), least=play.unless_edition(1), most=1):
        await me.trash([old])
        await me.gain_up_to(me.cost(old) + 3, TREASURE, to=me.hand)


moat = card("moat", 2, ACTION | REACTION, cards=2)


@moat.when_attacked
async def moat_in_hand(reaction: Reaction) -> None:
    reaction.me.reveal([reaction.this])
    reaction.attack.spare(reaction.me)


@card("moneylender", 4, ACTION)
async def moneylender(play: Play) -> None:
    coppers = play.me.hand_named("copper")
    for copper in await play.me.choose("trash", coppers, least=play.unless_edition(1), most=1):
        await play.me.trash([copper])
        play.turn.coins += 3


@card("poacher", 4, ACTION, cards=1, actions=1, coins=1)
async def poacher(play: Play) -> None:
    owed = play.state.supply.empty_piles()
    await play.me.discard(await play.me.choose("discard", play.me.hand, least=owed, most=owed))


@card("remodel", 4, ACTION)
async def remodel(play: Play) -> None:
    for old in await play.me.choose("trash", play.me.hand, most=1):
        await play.me.trash([old])
        await play.me.gain_up_to(play.me.cost(old) + 2)


@card("sentry", 5, ACTION, cards=1, actions=1)
async def sentry(play: Play) -> None:
    me = play.me
    me.look_at_top(2)
    await me.trash(await me.choose("trash", me.looked_at, least=0))
    await me.discard(await me.choose("discard", me.looked_at, least=0))
    await me.order_onto_deck(me.looked_at)


smithy = card("smithy", 4, ACTION, cards=3)


@card("spy", 4, ACTION | ATTACK, cards=1, actions=1)
async def spy(play: Play) -> None:
    for player in [play.me, *play.victims]:
        if turned := player.reveal_top(1):
            await keep_or_discard(play.me, player, turned)


async def keep_or_discard(judge: Player, owner: Player, turned: list[Card]) -> None:
    """Let the judge decide whether the revealed cards go back onto their owner's deck or are discarded."""
    if await judge.keeps():
        await owner.topdeck(turned, secret=False)
    else:
        await owner.discard(turned, open=True)


@card("thief", 4, ACTION | ATTACK)
async def thief(play: Play) -> None:
    me, stolen = play.me, list[Card]()
    for victim in play.victims:
        turned = victim.reveal_top(2)
        picked = await me.choose("trash", [card for card in turned if card.kind.types & TREASURE], most=1)
        await victim.trash(picked)
        stolen += picked
        await victim.discard(victim.set_aside, open=True)
    in_trash = [card for card in stolen if card.place is play.state.trash]
    for treasure in await me.choose("gain", in_trash, least=0):
        await me.gain_from_trash(treasure)


@card("throne_room", 4, ACTION)
async def throne_room(play: Play) -> None:
    for action in await play.me.choose("play", play.me.hand_of(ACTION), least=play.unless_edition(1), most=1):
        await play.me.play(action, times=2, by=play)


@card("vassal", 3, ACTION, coins=2)
async def vassal(play: Play) -> None:
    me = play.me
    for turned in me.reveal_top(1):
        await me.discard([turned], open=True)
        # Something may have covered or moved it: only the top of the discard pile can still be found.
        found = turned.kind.types & ACTION and me.discard_pile[-1:] == [turned]
        if found and await me.confirm():
            await me.play(turned, by=play)


village = card("village", 3, ACTION, cards=1, actions=2)


@card("witch", 5, ACTION | ATTACK, cards=2)
async def witch(play: Play) -> None:
    for victim in play.victims:
        await victim.gain("curse")


woodcutter = card("woodcutter", 3, ACTION, buys=1, coins=2)


@card("workshop", 3, ACTION)
async def workshop(play: Play) -> None:
    await play.me.gain_up_to(4)
