"""Intrigue, 1st edition. Printed bonuses come first; the text below them follows."""

from __future__ import annotations

from engine.kinds import ACTION, ATTACK, REACTION, TREASURE, VICTORY, Effect, Kind, card
from engine.moments import Reaction
from engine.player import Player
from engine.plays import Play
from engine.scoring import Holdings
from engine.state import Turn
from engine.together import choose_together


@card("baron", 4, ACTION, buys=1)
def baron(play: Play) -> Effect[None]:
    estates = play.me.hand_named("estate")
    if estates and (yield from play.me.confirm()):
        yield from play.me.discard(estates[:1])
        play.turn.coins += 4
    else:
        yield from play.me.gain("estate")


@card("bridge", 4, ACTION, buys=1, coins=1)
def bridge(play: Play) -> Effect[None]:
    play.turn.discount += 1
    yield from ()


@card("conspirator", 4, ACTION, coins=2)
def conspirator(play: Play) -> Effect[None]:
    if play.turn.action_plays >= 3:
        yield from play.me.draw(1)
        play.turn.actions += 1


@card("coppersmith", 4, ACTION)
def coppersmith(play: Play) -> Effect[None]:
    play.lasts()
    yield from ()


@coppersmith.with_each_treasure
def coppersmith_pays_for_copper(turn: Turn, treasure: Kind) -> int:  # noqa: ARG001  (every Copper of the turn counts)
    return 1 if treasure.id == "copper" else 0


@card("courtyard", 2, ACTION, cards=3)
def courtyard(play: Play) -> Effect[None]:
    yield from play.me.topdeck((yield from play.me.choose("topdeck", play.me.hand, most=1)))


def one_point_for_each_duchy(owned: Holdings) -> int:
    return owned.named("duchy")


duke = card("duke", 5, VICTORY, points=one_point_for_each_duchy)
great_hall = card("great_hall", 3, ACTION | VICTORY, cards=1, actions=1, points=1)
harem = card("harem", 6, TREASURE | VICTORY, coins=2, points=2)


@card("ironworks", 4, ACTION)
def ironworks(play: Play) -> Effect[None]:
    if (gained := (yield from play.me.gain_up_to(4))) is not None:
        yield from pay_by_type(play, gained.kind, 1)


def pay_by_type(play: Play, kind: Kind, each: int) -> Effect[None]:
    """So many Actions for an Action, coins for a Treasure, cards for a Victory card; two types pay twice."""
    if kind.types & ACTION:
        play.turn.actions += each
    if kind.types & TREASURE:
        play.turn.coins += each
    if kind.types & VICTORY:
        yield from play.me.draw(each)


@card("masquerade", 3, ACTION, cards=2)
def masquerade(play: Play) -> Effect[None]:
    givers = [play.me, *play.others]
    ones = [1] * len(givers)
    # Nobody passes on what was just received; who has nothing to pass still receives (1st edition).
    given = yield from choose_together(givers, "pass", [giver.hand for giver in givers], ones, ones)
    for giver, passed in zip(givers, given, strict=True):
        for each in passed:
            giver.pass_card(each, play.state.left_of(giver))
    yield from play.me.trash((yield from play.me.choose("trash", play.me.hand, least=0, most=1)))


@card("mining_village", 4, ACTION, cards=1, actions=2)
def mining_village(play: Play) -> Effect[None]:
    # Played a second time after it was trashed, it is not there to be trashed again, and pays nothing.
    here = play.card.place is play.me.in_play
    if here and (yield from play.me.confirm()) and (yield from play.trash_this()):
        play.turn.coins += 2


@card("minion", 5, ACTION | ATTACK, actions=1)
def minion(play: Play) -> Effect[None]:
    if (yield from play.me.choose_mode("coins", "hands")) == ["coins"]:
        play.turn.coins += 2
        return
    for player in [play.me, *play.victims]:
        if player is play.me or len(player.hand) >= 5:
            yield from player.discard(player.hand)
            yield from player.draw(4)


@card("nobles", 6, ACTION | VICTORY, points=2)
def nobles(play: Play) -> Effect[None]:
    if (yield from play.me.choose_mode("cards", "actions")) == ["cards"]:
        yield from play.me.draw(3)
    else:
        play.turn.actions += 2


@card("pawn", 2, ACTION)
def pawn(play: Play) -> Effect[None]:
    # Both are picked before either is done (rulebook, Pawn).
    picked = yield from play.me.choose_mode("card", "action", "buy", "coin", count=2)
    play.turn.actions += picked.count("action")
    play.turn.buys += picked.count("buy")
    play.turn.coins += picked.count("coin")
    yield from play.me.draw(picked.count("card"))


@card("saboteur", 5, ACTION | ATTACK)
def saboteur(play: Play) -> Effect[None]:
    for victim in play.victims:
        while (found := victim.reveal_top(1)) and victim.cost(found[0]) < 3:
            pass
        yield from victim.trash(found)
        for lost in found:
            yield from victim.gain_up_to(victim.cost(lost) - 2, least=0)
        yield from victim.discard(victim.set_aside, open=True)


@card("scout", 4, ACTION, actions=1)
def scout(play: Play) -> Effect[None]:
    me = play.me
    turned = me.reveal_top(4)
    me.put_in_hand([card for card in turned if card.kind.types & VICTORY])
    yield from me.order_onto_deck([card for card in turned if not card.kind.types & VICTORY])


@card("secret_chamber", 2, ACTION | REACTION)
def secret_chamber(play: Play) -> Effect[None]:
    unwanted = yield from play.me.choose("discard", play.me.hand, least=0)
    yield from play.me.discard(unwanted)
    play.turn.coins += len(unwanted)


@secret_chamber.when_attacked
def secret_chamber_in_hand(reaction: Reaction) -> Effect[None]:
    me = reaction.me
    me.reveal([reaction.this])
    yield from me.draw(2)
    yield from me.topdeck((yield from me.choose("topdeck", me.hand, least=2, most=2)))


@card("shanty_town", 3, ACTION, actions=2)
def shanty_town(play: Play) -> Effect[None]:
    play.me.reveal_hand()
    if not play.me.hand_of(ACTION):
        yield from play.me.draw(2)


@card("steward", 3, ACTION)
def steward(play: Play) -> Effect[None]:
    (picked,) = yield from play.me.choose_mode("cards", "coins", "trash")
    if picked == "cards":
        yield from play.me.draw(2)
    elif picked == "coins":
        play.turn.coins += 2
    else:
        yield from play.me.trash((yield from play.me.choose("trash", play.me.hand, least=2, most=2)))


@card("swindler", 3, ACTION | ATTACK, coins=2)
def swindler(play: Play) -> Effect[None]:
    for victim in play.victims:
        for lost in victim.reveal_top(1):
            yield from victim.trash([lost])
            pile = yield from play.me.choose_pile("gain", play.state.piles_costing(victim.cost(lost)))
            if pile is not None:
                yield from victim.gain_from(pile)


@card("torturer", 5, ACTION | ATTACK, cards=3)
def torturer(play: Play) -> Effect[None]:
    # One after the other: whoever is asked later knows how many Curses are left (rulebook, Torturer).
    for victim in play.victims:
        if (yield from victim.choose_mode("discard", "curse")) == ["discard"]:
            yield from victim.discard((yield from victim.choose("discard", victim.hand, least=2, most=2)))
        else:
            yield from victim.gain("curse", to=victim.hand)


@card("trading_post", 5, ACTION)
def trading_post(play: Play) -> Effect[None]:
    old = yield from play.me.choose("trash", play.me.hand, least=2, most=2)
    yield from play.me.trash(old)
    if len(old) == 2:
        yield from play.me.gain("silver", to=play.me.hand)


@card("tribute", 5, ACTION)
def tribute(play: Play) -> Effect[None]:
    neighbour = play.state.left_of(play.me)
    turned = neighbour.reveal_top(2)
    kinds = dict.fromkeys(card.kind for card in turned)  # two of one name pay once
    yield from neighbour.discard(turned, open=True)
    for kind in kinds:
        yield from pay_by_type(play, kind, 2)


@card("upgrade", 5, ACTION, cards=1, actions=1)
def upgrade(play: Play) -> Effect[None]:
    for old in (yield from play.me.choose("trash", play.me.hand, most=1)):
        yield from play.me.trash([old])
        yield from play.me.gain_costing(play.me.cost(old) + 1)


@card("wishing_well", 3, ACTION, cards=1, actions=1)
def wishing_well(play: Play) -> Effect[None]:
    yield from wish(play.me)


def wish(me: Player) -> Effect[None]:
    """This player named a card and turned up the top of the deck, which is in hand if it was the one named."""
    named = yield from me.name_card()
    for turned in me.reveal_top(1):
        if turned.kind.id == named:
            me.put_in_hand([turned])
        else:
            yield from me.topdeck([turned], secret=False)
