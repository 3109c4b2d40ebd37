"""The base game, both editions. Printed bonuses come first; the text below them follows."""

from __future__ import annotations

from engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Effect, Kind, card
from engine.moments import Reaction
from engine.player import Player
from engine.plays import Play
from engine.scoring import Holdings
from engine.state import Card, Turn
from engine.together import choose_together, discard_down_to


@card("adventurer", 6, ACTION)
def adventurer(play: Play) -> Effect[None]:
    me, found = play.me, list[Card]()
    while len(found) < 2 and (turned := me.reveal_top(1)):
        found += [card for card in turned if card.kind.types & TREASURE]
    me.put_in_hand(found)
    yield from me.discard(me.set_aside, open=True)


@card("artisan", 6, ACTION)
def artisan(play: Play) -> Effect[None]:
    yield from play.me.gain_up_to(5, to=play.me.hand)
    yield from play.me.topdeck((yield from play.me.choose("topdeck", play.me.hand, most=1)))


@card("bandit", 5, ACTION | ATTACK)
def bandit(play: Play) -> Effect[None]:
    yield from play.me.gain("gold")
    for victim in play.victims:
        turned = victim.reveal_top(2)
        # The victim picks, and Copper is never worth stealing (2nd edition rulebook, Bandit).
        rich = [card for card in turned if card.kind.types & TREASURE and card.kind.id != "copper"]
        yield from victim.trash((yield from victim.choose("trash", rich, most=1)))
        yield from victim.discard(victim.set_aside, open=True)


@card("bureaucrat", 4, ACTION | ATTACK)
def bureaucrat(play: Play) -> Effect[None]:
    yield from play.me.gain("silver", to=play.me.deck)
    victims = play.victims
    lands = [victim.hand_of(VICTORY) for victim in victims]
    ones = [min(1, len(own)) for own in lands]
    for victim, shown in zip(victims, (yield from choose_together(victims, "topdeck", lands, ones, ones)), strict=True):
        victim.reveal(shown or victim.hand)
        yield from victim.topdeck(shown, secret=False)


@card("cellar", 2, ACTION, actions=1)
def cellar(play: Play) -> Effect[None]:
    unwanted = yield from play.me.choose("discard", play.me.hand, least=0)
    yield from play.me.discard(unwanted)
    yield from play.me.draw(len(unwanted))


@card("chancellor", 3, ACTION, coins=2)
def chancellor(play: Play) -> Effect[None]:
    if play.me.deck and (yield from play.me.confirm()):
        play.me.move_deck_to_discard()


@card("chapel", 2, ACTION)
def chapel(play: Play) -> Effect[None]:
    yield from play.me.trash((yield from play.me.choose("trash", play.me.hand, least=0, most=4)))


@card("council_room", 5, ACTION, cards=4, buys=1)
def council_room(play: Play) -> Effect[None]:
    for other in play.others:
        yield from other.draw(1)


@card("feast", 4, ACTION)
def feast(play: Play) -> Effect[None]:
    yield from play.trash_this()
    yield from play.me.gain_up_to(5)


festival = card("festival", 5, ACTION, actions=2, buys=1, coins=2)


def one_point_for_ten_cards(owned: Holdings) -> int:
    return len(owned) // 10


gardens = card("gardens", 4, VICTORY, points=one_point_for_ten_cards)


@card("harbinger", 3, ACTION, cards=1, actions=1)
def harbinger(play: Play) -> Effect[None]:
    yield from play.me.topdeck((yield from play.me.choose("topdeck", play.me.look_through_discard(), least=0, most=1)))


laboratory = card("laboratory", 5, ACTION, cards=2, actions=1)


@card("library", 5, ACTION)
def library(play: Play) -> Effect[None]:
    me = play.me
    while len(me.hand) < 7 and (drawn := me.look_at_top(1)):
        if drawn[0].kind.types & ACTION and (yield from me.confirm()):
            me.put_aside(drawn)
        else:
            me.put_in_hand(drawn, secret=True)
    yield from me.discard(me.set_aside, open=True)


market = card("market", 5, ACTION, cards=1, actions=1, buys=1, coins=1)


@card("merchant", 3, ACTION, cards=1, actions=1)
def merchant(play: Play) -> Effect[None]:
    play.lasts()
    yield from ()


@merchant.with_each_treasure
def merchant_pays_for_the_first_silver(turn: Turn, treasure: Kind) -> int:
    # Any earlier Silver of the turn uses the chance up, also one played before the Merchant.
    return 1 if treasure.id == "silver" and turn.played["silver"] == 1 else 0


@card("militia", 4, ACTION | ATTACK, coins=2)
def militia(play: Play) -> Effect[None]:
    yield from discard_down_to(play.victims, 3)


@card("mine", 5, ACTION)
def mine(play: Play) -> Effect[None]:
    me = play.me
    for old in (yield from me.choose("trash", me.hand_of(TREASURE), least=play.unless_edition(1), most=1)):
        yield from me.trash([old])
        yield from me.gain_up_to(me.cost(old) + 3, TREASURE, to=me.hand)


moat = card("moat", 2, ACTION | REACTION, cards=2)


@moat.when_attacked
def moat_in_hand(reaction: Reaction) -> Effect[None]:
    reaction.me.reveal([reaction.this])
    reaction.attack.spare(reaction.me)
    yield from ()


@card("moneylender", 4, ACTION)
def moneylender(play: Play) -> Effect[None]:
    coppers = play.me.hand_named("copper")
    for copper in (yield from play.me.choose("trash", coppers, least=play.unless_edition(1), most=1)):
        yield from play.me.trash([copper])
        play.turn.coins += 3


@card("poacher", 4, ACTION, cards=1, actions=1, coins=1)
def poacher(play: Play) -> Effect[None]:
    owed = play.state.empty_piles()
    yield from play.me.discard((yield from play.me.choose("discard", play.me.hand, least=owed, most=owed)))


@card("remodel", 4, ACTION)
def remodel(play: Play) -> Effect[None]:
    for old in (yield from play.me.choose("trash", play.me.hand, most=1)):
        yield from play.me.trash([old])
        yield from play.me.gain_up_to(play.me.cost(old) + 2)


@card("sentry", 5, ACTION, cards=1, actions=1)
def sentry(play: Play) -> Effect[None]:
    me = play.me
    me.look_at_top(2)
    yield from me.trash((yield from me.choose("trash", me.looked_at, least=0)))
    yield from me.discard((yield from me.choose("discard", me.looked_at, least=0)))
    yield from me.order_onto_deck(me.looked_at)


smithy = card("smithy", 4, ACTION, cards=3)


@card("spy", 4, ACTION | ATTACK, cards=1, actions=1)
def spy(play: Play) -> Effect[None]:
    for player in [play.me, *play.victims]:
        if turned := player.reveal_top(1):
            yield from keep_or_discard(play.me, player, turned)


def keep_or_discard(judge: Player, owner: Player, turned: list[Card]) -> Effect[None]:
    """What was turned up lies on its owner's deck or discard pile, as the judge decided."""
    if (yield from judge.choose_mode("keep", "discard")) == ["keep"]:
        yield from owner.topdeck(turned, secret=False)
    else:
        yield from owner.discard(turned, open=True)


@card("thief", 4, ACTION | ATTACK)
def thief(play: Play) -> Effect[None]:
    me, stolen = play.me, list[Card]()
    for victim in play.victims:
        turned = victim.reveal_top(2)
        picked = yield from me.choose("trash", [card for card in turned if card.kind.types & TREASURE], most=1)
        yield from victim.trash(picked)
        stolen += picked
        yield from victim.discard(victim.set_aside, open=True)
    in_trash = [card for card in stolen if card.place is play.state.trash]
    for treasure in (yield from me.choose("gain", in_trash, least=0)):
        yield from me.gain_from_trash(treasure)


@card("throne_room", 4, ACTION)
def throne_room(play: Play) -> Effect[None]:
    for action in (yield from play.me.choose("play", play.me.hand_of(ACTION), least=play.unless_edition(1), most=1)):
        yield from play.me.play(action, times=2)


@card("vassal", 3, ACTION, coins=2)
def vassal(play: Play) -> Effect[None]:
    me = play.me
    for turned in me.reveal_top(1):
        yield from me.discard([turned], open=True)
        # Something may have covered or moved it by then: only the top of the discard pile can still be found.
        found = turned.kind.types & ACTION and me.discard_pile[-1:] == [turned]
        if found and (yield from me.confirm()):
            yield from me.play(turned)


village = card("village", 3, ACTION, cards=1, actions=2)


@card("witch", 5, ACTION | ATTACK, cards=2)
def witch(play: Play) -> Effect[None]:
    for victim in play.victims:
        yield from victim.gain("curse")


woodcutter = card("woodcutter", 3, ACTION, buys=1, coins=2)


@card("workshop", 3, ACTION)
def workshop(play: Play) -> Effect[None]:
    yield from play.me.gain_up_to(4)
