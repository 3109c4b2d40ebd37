"""Dark Ages: the kingdom cards, in the wordings of their first printing. The Knights have a module of their own."""

from __future__ import annotations

from engine.cards.base import keep_or_discard
from engine.cards.intrigue import wish
from engine.cards.knights import rob, worth_robbing
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
    Effect,
    card,
)
from engine.moments import Reaction
from engine.plays import Play
from engine.scoring import Holdings
from engine.state import Card
from engine.together import discard_down_to


@card("altar", 6, ACTION)
def altar(play: Play) -> Effect[None]:
    yield from play.me.trash((yield from play.me.choose("trash", play.me.hand, most=1)))
    yield from play.me.gain_up_to(5)


@card("armory", 4, ACTION)
def armory(play: Play) -> Effect[None]:
    yield from play.me.gain_up_to(4, to=play.me.deck)


@card("band_of_misfits", 5, ACTION)
def band_of_misfits(play: Play) -> Effect[None]:
    limit = play.me.cost(play.kind)
    piles = play.state.piles_where(lambda kind, cost: bool(kind.types & ACTION) and cost < limit)
    pile = yield from play.me.choose_pile("choose", piles)
    if pile is not None and pile.top is not None:
        yield from play.become(pile.top)


@card("bandit_camp", 5, ACTION, cards=1, actions=2, needs=("spoils",))
def bandit_camp(play: Play) -> Effect[None]:
    yield from play.me.gain("spoils")


@card("beggar", 2, ACTION | REACTION)
def beggar(play: Play) -> Effect[None]:
    for _ in range(3):
        yield from play.me.gain("copper", to=play.me.hand)


@beggar.when_attacked
def beggar_in_hand(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.discard([reaction.this])
    yield from reaction.me.gain("silver", to=reaction.me.deck)  # first: a single Silver goes here (rulebook, Beggar)
    yield from reaction.me.gain("silver")


@card("catacombs", 5, ACTION)
def catacombs(play: Play) -> Effect[None]:
    me = play.me
    if seen := me.look_at_top(3):
        if (yield from me.choose_mode("take", "discard")) == ["take"]:
            me.put_in_hand(seen, secret=True)
        else:
            yield from me.discard(seen)
            yield from me.draw(3)


@catacombs.when_trashed
def catacombs_trashed(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.gain_up_to(reaction.me.cost(reaction.this) - 1)


@card("count", 5, ACTION)
def count(play: Play) -> Effect[None]:
    me = play.me
    (price,) = yield from me.choose_mode("discard", "topdeck", "copper")
    if price == "discard":
        yield from me.discard((yield from me.choose("discard", me.hand, least=2, most=2)))
    elif price == "topdeck":
        yield from me.topdeck((yield from me.choose("topdeck", me.hand, most=1)))
    else:
        yield from me.gain("copper")
    yield from count_pays(play)


def count_pays(play: Play) -> Effect[None]:
    (reward,) = yield from play.me.choose_mode("coins", "trash", "duchy")
    if reward == "coins":
        play.turn.coins += 3
    elif reward == "trash":
        yield from play.me.trash(play.me.hand)
    else:
        yield from play.me.gain("duchy")


@card("counterfeit", 5, TREASURE, coins=1, buys=1)
def counterfeit(play: Play) -> Effect[None]:
    me = play.me
    for treasure in (yield from me.choose("play", me.hand_of(TREASURE), least=0, most=1)):
        yield from me.play(treasure, times=2)
        yield from me.trash_from_play(treasure)


@card("cultist", 5, ACTION | ATTACK | LOOTER, cards=2)
def cultist(play: Play) -> Effect[None]:
    for victim in play.victims:
        yield from victim.gain("ruins")
    for another in (yield from play.me.choose("play", play.me.hand_named("cultist"), least=0, most=1)):
        yield from play.me.play(another)


@cultist.when_trashed
def cultist_trashed(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.draw(3)


@card("death_cart", 4, ACTION | LOOTER, coins=5)
def death_cart(play: Play) -> Effect[None]:
    # "Or this" may be picked even where this has left play already; then nothing more is trashed.
    for load in (yield from play.me.choose("trash", [*play.me.hand_of(ACTION), play.card], most=1)):
        if load is play.card:
            yield from play.trash_this()
        else:
            yield from play.me.trash([load])


@death_cart.when_gained
def death_cart_gained(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.gain("ruins")
    yield from reaction.me.gain("ruins")


def one_point_for_three_silvers(owned: Holdings) -> int:
    return owned.named("silver") // 3


feodum = card("feodum", 4, VICTORY, points=one_point_for_three_silvers)


@feodum.when_trashed
def feodum_trashed(reaction: Reaction) -> Effect[None]:
    for _ in range(3):
        yield from reaction.me.gain("silver")


@card("forager", 3, ACTION, actions=1, buys=1)
def forager(play: Play) -> Effect[None]:
    yield from play.me.trash((yield from play.me.choose("trash", play.me.hand, most=1)))
    play.turn.coins += len({card.kind for card in play.state.trash if card.kind.types & TREASURE})


fortress = card("fortress", 4, ACTION, cards=1, actions=2)


@fortress.when_trashed
def fortress_trashed(reaction: Reaction) -> Effect[None]:
    if reaction.this.place is reaction.me.state.trash:
        reaction.me.put_in_hand([reaction.this])
    yield from ()


@card("graverobber", 5, ACTION)
def graverobber(play: Play) -> Effect[None]:
    me = play.me
    if (yield from me.choose_mode("from_trash", "from_hand")) == ["from_trash"]:
        for dug_up in (yield from me.choose("gain", worth_robbing(me, play.state.trash), most=1)):
            yield from me.gain_from_trash(dug_up, to=me.deck)
    else:
        for old in (yield from me.choose("trash", me.hand_of(ACTION), most=1)):
            yield from me.trash([old])
            yield from me.gain_up_to(me.cost(old) + 3)


@card("hermit", 3, ACTION, needs=("madman",))
def hermit(play: Play) -> Effect[None]:
    me = play.me
    unwanted = [card for card in (*me.look_through_discard(), *me.hand) if not card.kind.types & TREASURE]
    yield from me.trash((yield from me.choose("trash", unwanted, least=0, most=1)))
    yield from me.gain_up_to(3)


@hermit.on(LEAVES_PLAY, when=lambda reaction: not reaction.me.state.turn.bought)
def hermit_leaves_play(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.trash([reaction.this])
    yield from reaction.me.gain("madman")


hunting_grounds = card("hunting_grounds", 6, ACTION, cards=4)


@hunting_grounds.when_trashed
def hunting_grounds_trashed(reaction: Reaction) -> Effect[None]:
    if (yield from reaction.me.choose_mode("duchy", "estates")) == ["duchy"]:
        yield from reaction.me.gain("duchy")
    else:
        for _ in range(3):
            yield from reaction.me.gain("estate")


@card("ironmonger", 4, ACTION, cards=1, actions=1)
def ironmonger(play: Play) -> Effect[None]:
    for turned in play.me.reveal_top(1):
        types = turned.kind.types
        yield from keep_or_discard(play.me, play.me, [turned])
        play.turn.actions += bool(types & ACTION)
        play.turn.coins += bool(types & TREASURE)
        yield from play.me.draw(bool(types & VICTORY))


@card("junk_dealer", 5, ACTION, cards=1, actions=1, coins=1)
def junk_dealer(play: Play) -> Effect[None]:
    yield from play.me.trash((yield from play.me.choose("trash", play.me.hand, most=1)))


@card("marauder", 4, ACTION | ATTACK | LOOTER, needs=("spoils",))
def marauder(play: Play) -> Effect[None]:
    yield from play.me.gain("spoils")
    for victim in play.victims:
        yield from victim.gain("ruins")


market_square = card("market_square", 3, ACTION | REACTION, cards=1, actions=1, buys=1)


@market_square.on(TRASHED, HAND, optional=True, again=True)
def market_square_in_hand(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.discard([reaction.this])
    yield from reaction.me.gain("gold")


@card("mystic", 5, ACTION, actions=1, coins=2)
def mystic(play: Play) -> Effect[None]:
    yield from wish(play.me)


@card("pillage", 5, ACTION | ATTACK, needs=("spoils",))
def pillage(play: Play) -> Effect[None]:
    yield from play.trash_this()
    for victim in play.victims:
        if len(victim.hand) >= 5:
            victim.reveal_hand()
            yield from victim.discard((yield from play.me.choose("discard", victim.hand, most=1)))
    yield from play.me.gain("spoils")
    yield from play.me.gain("spoils")


@card("poor_house", 1, ACTION, coins=4)
def poor_house(play: Play) -> Effect[None]:
    play.me.reveal_hand()
    play.turn.coins = max(0, play.turn.coins - len(play.me.hand_of(TREASURE)))
    yield from ()


@card("procession", 4, ACTION)
def procession(play: Play) -> Effect[None]:
    me = play.me
    for action in (yield from me.choose("play", me.hand_of(ACTION), least=0, most=1)):
        yield from me.play(action, times=2)
        yield from me.trash_from_play(action)
        # The gain does not depend on the trashing (rulebook, Madman under Procession).
        yield from me.gain_costing(me.cost(action) + 1, ACTION)


@card("rats", 4, ACTION, cards=1, actions=1, pile=20)
def rats(play: Play) -> Effect[None]:
    me = play.me
    yield from me.gain("rats")
    food = [card for card in me.hand if card.kind.id != "rats"]
    if not food:
        me.reveal_hand()
    yield from me.trash((yield from me.choose("trash", food, most=1)))


@rats.when_trashed
def rats_trashed(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.draw(1)


@card("rebuild", 5, ACTION, actions=1)
def rebuild(play: Play) -> Effect[None]:
    me, others, found = play.me, list[Card](), list[Card]()
    named = yield from me.name_card()
    while not found and (turned := me.reveal_top(1)):
        hit = turned[0].kind.types & VICTORY and turned[0].kind.id != named
        (found if hit else others).extend(turned)
    yield from me.discard(others, open=True)
    for old in found:
        yield from me.trash([old])
        yield from me.gain_up_to(me.cost(old) + 3, VICTORY)


@card("rogue", 5, ACTION | ATTACK, coins=2)
def rogue(play: Play) -> Effect[None]:
    in_trash = worth_robbing(play.me, play.state.trash)
    for loot in (yield from play.me.choose("gain", in_trash, most=1)):
        yield from play.me.gain_from_trash(loot)
    if not in_trash:
        for victim in play.victims:
            yield from rob(victim)


@card("sage", 3, ACTION, actions=1)
def sage(play: Play) -> Effect[None]:
    me, others = play.me, list[Card]()
    while turned := me.reveal_top(1):
        if me.cost(turned[0]) >= 3:
            me.put_in_hand(turned)
            break
        others += turned
    yield from me.discard(others, open=True)


@card("scavenger", 4, ACTION, coins=2)
def scavenger(play: Play) -> Effect[None]:
    me = play.me
    if me.deck and (yield from me.confirm()):
        me.move_deck_to_discard()
    yield from me.topdeck((yield from me.choose("topdeck", me.look_through_discard(), most=1)))


@card("squire", 2, ACTION, coins=1)
def squire(play: Play) -> Effect[None]:
    (mode,) = yield from play.me.choose_mode("actions", "buys", "silver")
    if mode == "actions":
        play.turn.actions += 2
    elif mode == "buys":
        play.turn.buys += 2
    else:
        yield from play.me.gain("silver")


@squire.when_trashed
def squire_trashed(reaction: Reaction) -> Effect[None]:
    attacks = reaction.me.state.piles_where(lambda kind, _: bool(kind.types & ATTACK))
    yield from reaction.me.choose_gain(attacks)


@card("storeroom", 3, ACTION, buys=1)
def storeroom(play: Play) -> Effect[None]:
    me = play.me
    exchanged = yield from me.choose("discard", me.hand, least=0)
    yield from me.discard(exchanged)
    yield from me.draw(len(exchanged))
    sold = yield from me.choose("discard", me.hand, least=0)
    yield from me.discard(sold)
    play.turn.coins += len(sold)


@card("urchin", 3, ACTION | ATTACK, cards=1, actions=1, needs=("mercenary",))
def urchin(play: Play) -> Effect[None]:
    yield from discard_down_to(play.victims, 4)


@urchin.on(ATTACKED, PLAY, optional=True, when=lambda reaction: reaction.attack.card is not reaction.this)
def urchin_in_play(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.trash([reaction.this])
    yield from reaction.me.gain("mercenary")


@card("vagrant", 2, ACTION, cards=1, actions=1)
def vagrant(play: Play) -> Effect[None]:
    for turned in play.me.reveal_top(1):
        if turned.kind.types & (CURSE | RUINS | SHELTER | VICTORY):
            play.me.put_in_hand([turned])
        else:
            yield from play.me.topdeck([turned], secret=False)


@card("wandering_minstrel", 4, ACTION, cards=1, actions=2)
def wandering_minstrel(play: Play) -> Effect[None]:
    me = play.me
    turned = me.reveal_top(3)
    yield from me.order_onto_deck([card for card in turned if card.kind.types & ACTION])
    yield from me.discard([card for card in turned if not card.kind.types & ACTION], open=True)
