"""Hinterlands, first edition. Many of its cards do something at the moment they are bought or gained."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kinds import (
    ACTION,
    ATTACK,
    BOUGHT,
    CLEAN_UP,
    DISCARDED,
    GAINED,
    HAND,
    OTHERS,
    PLAY,
    REACTION,
    SUPPLY,
    TREASURE,
    TURN,
    VICTORY,
    WOULD_GAIN,
    Effect,
    card,
)
from engine.moments import Reaction
from engine.player import Player
from engine.plays import Play
from engine.scoring import Holdings
from engine.state import Card, Turn
from engine.together import discard_down_to, keep_or_discard_own_top


def discard_from_hand(me: Player, count: int) -> Effect[None]:
    """This player has discarded so many cards from hand, or all there were."""
    yield from me.discard((yield from me.choose("discard", me.hand, least=count, most=count)))


def others_gain(me: Player, id: str) -> Effect[None]:
    """Every other player has gained that card, as far as there were any, from the player whose turn it is on."""
    for player in me.state.from_current():
        if player is not me:
            yield from player.gain(id)


border_village = card("border_village", 6, ACTION, cards=1, actions=2)


@border_village.when_gained
def border_village_gained(reaction: Reaction) -> Effect[None]:
    me = reaction.me
    limit = me.cost(reaction.about)
    yield from me.choose_gain(me.state.piles_where(lambda _, price: price < limit))


cache = card("cache", 5, TREASURE, coins=3)


@cache.when_gained
def cache_gained(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.gain("copper")
    yield from reaction.me.gain("copper")


@card("cartographer", 5, ACTION, cards=1, actions=1)
def cartographer(play: Play) -> Effect[None]:
    me = play.me
    me.look_at_top(4)
    yield from me.discard((yield from me.choose("discard", me.looked_at, least=0)))
    yield from me.order_onto_deck(me.looked_at)


@card("crossroads", 2, ACTION)
def crossroads(play: Play) -> Effect[None]:
    play.me.reveal_hand()
    yield from play.me.draw(len(play.me.hand_of(VICTORY)))
    if play.turn.played["crossroads"] == 1:
        play.turn.actions += 3


@card("develop", 3, ACTION)
def develop(play: Play) -> Effect[None]:
    me = play.me
    for old in (yield from me.choose("trash", me.hand, most=1)):
        yield from me.trash([old])
        yield from gain_one_of_each_price(me, [me.cost(old) + 1, me.cost(old) - 1])


def gain_one_of_each_price(me: Player, prices: list[int]) -> Effect[None]:
    """For each price that any card has, one was gained onto the deck; what was picked first came first."""
    while pile := (yield from me.choose_pile("gain", me.state.piles_where(lambda _, price: price in prices))):
        assert pile.top is not None
        prices.remove(me.cost(pile.top))
        yield from me.gain_from(pile, to=me.deck)


@card("duchess", 2, ACTION, coins=2)
def duchess(play: Play) -> Effect[None]:
    yield from keep_or_discard_own_top([play.me, *play.others])


@duchess.on(GAINED, SUPPLY, when=lambda reaction: reaction.about.id == "duchy")
def duchess_in_the_supply(reaction: Reaction) -> Effect[None]:
    if (yield from reaction.me.confirm()):
        yield from reaction.me.gain("duchess")


@card("embassy", 5, ACTION, cards=5)
def embassy(play: Play) -> Effect[None]:
    yield from discard_from_hand(play.me, 3)


@embassy.when_gained
def embassy_gained(reaction: Reaction) -> Effect[None]:
    yield from others_gain(reaction.me, "silver")


farmland = card("farmland", 6, VICTORY, points=2)


@farmland.when_bought
def farmland_bought(reaction: Reaction) -> Effect[None]:
    me = reaction.me
    for old in (yield from me.choose("trash", me.hand, most=1)):
        yield from me.trash([old])
        yield from me.gain_costing(me.cost(old) + 2)


def four_after_the_first(turn: Turn) -> int:
    return 1 if turn.played["fools_gold"] == 1 else 4


fools_gold = card("fools_gold", 2, TREASURE | REACTION, worth=four_after_the_first)


@fools_gold.on(GAINED, HAND, whose=OTHERS, optional=True, when=lambda reaction: reaction.about.id == "province")
def fools_gold_in_hand(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.trash([reaction.this])
    yield from reaction.me.gain("gold", to=reaction.me.deck)


haggler = card("haggler", 5, ACTION, coins=2)


@haggler.on(BOUGHT, PLAY)
def haggler_in_play(reaction: Reaction) -> Effect[None]:
    me = reaction.me
    limit = me.cost(reaction.about)
    yield from me.choose_gain(me.state.piles_where(lambda kind, price: price < limit and not kind.types & VICTORY))


highway = card("highway", 5, ACTION, cards=1, actions=1, discount=1)


@card("ill_gotten_gains", 5, TREASURE, coins=1)
def ill_gotten_gains(play: Play) -> Effect[None]:
    if play.state.piles["copper"].count and (yield from play.me.confirm()):
        yield from play.me.gain("copper", to=play.me.hand)


@ill_gotten_gains.when_gained
def ill_gotten_gains_gained(reaction: Reaction) -> Effect[None]:
    yield from others_gain(reaction.me, "curse")


@card("inn", 5, ACTION, cards=2, actions=2)
def inn(play: Play) -> Effect[None]:
    yield from discard_from_hand(play.me, 2)


@inn.when_gained
def inn_gained(reaction: Reaction) -> Effect[None]:
    me = reaction.me
    actions = [card for card in me.look_through_discard() if card.kind.types & ACTION]
    if wanted := (yield from me.choose("choose", actions, least=0)):
        me.reveal(wanted)
    me.shuffle_into_deck(wanted)  # also where nothing was picked: the order of the deck is no longer known


@card("jack_of_all_trades", 4, ACTION)
def jack_of_all_trades(play: Play) -> Effect[None]:
    me = play.me
    yield from me.gain("silver")
    yield from keep_or_discard_own_top([me])
    yield from me.draw(5 - len(me.hand))
    others = [card for card in me.hand if not card.kind.types & TREASURE]
    yield from me.trash((yield from me.choose("trash", others, least=0, most=1)))


@card("mandarin", 5, ACTION, coins=3)
def mandarin(play: Play) -> Effect[None]:
    yield from play.me.topdeck((yield from play.me.choose("topdeck", play.me.hand, most=1)))


@mandarin.when_gained
def mandarin_gained(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.order_onto_deck([card for card in reaction.me.in_play if card.kind.types & TREASURE])


@card("margrave", 5, ACTION | ATTACK, cards=3, buys=1)
def margrave(play: Play) -> Effect[None]:
    for victim in play.victims:
        yield from victim.draw(1)
    yield from discard_down_to(play.victims, 3)


@card("noble_brigand", 4, ACTION | ATTACK, coins=1)
def noble_brigand(play: Play) -> Effect[None]:
    yield from rob(play.me, play.victims)


@noble_brigand.when_bought
def noble_brigand_bought(reaction: Reaction) -> Effect[None]:
    # Buying is not playing an Attack, so nothing can be shown against it (rulebook, Noble Brigand).
    yield from rob(reaction.me, reaction.me.others())


def rob(me: Player, victims: Sequence[Player]) -> Effect[None]:
    """A Silver or Gold from the top of each deck is this player's; who had no Treasure there has gained a Copper."""
    taken = list[Card]()
    for victim in victims:
        turned = victim.reveal_top(2)
        poor = not any(card.kind.types & TREASURE for card in turned)
        picked = yield from me.choose("trash", [card for card in turned if card.kind.id in ("silver", "gold")], most=1)
        yield from victim.trash(picked)
        yield from victim.discard(victim.set_aside, open=True)
        if poor:
            yield from victim.gain("copper")
        taken += picked
    for treasure in taken:
        if treasure.place is me.state.trash:
            yield from me.gain_from_trash(treasure)


nomad_camp = card("nomad_camp", 4, ACTION, buys=1, coins=2)


@nomad_camp.when_gained
def nomad_camp_gained(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.topdeck([reaction.this], secret=False)


@card("oasis", 3, ACTION, cards=1, actions=1, coins=1)
def oasis(play: Play) -> Effect[None]:
    yield from discard_from_hand(play.me, 1)


@card("oracle", 3, ACTION | ATTACK)
def oracle(play: Play) -> Effect[None]:
    for player in [play.me, *play.victims]:
        if turned := player.reveal_top(2):
            # The player of Oracle judges every pair, the own one too; an owner only orders what goes back.
            if (yield from play.me.choose_mode("keep", "discard")) == ["keep"]:
                yield from player.order_onto_deck(turned)
            else:
                yield from player.discard(turned, open=True)
    yield from play.me.draw(2)


@card("scheme", 3, ACTION, cards=1, actions=1)
def scheme(play: Play) -> Effect[None]:
    play.lasts()
    yield from ()


@scheme.on(CLEAN_UP, TURN)
def scheme_was_played_this_turn(reaction: Reaction) -> Effect[None]:
    # Onto the deck instead of being discarded (rulebook, Scheme): so it is not discarded from play any more.
    me = reaction.me
    actions = [card for card in me.in_play if card.kind.types & ACTION]
    yield from me.topdeck((yield from me.choose("topdeck", actions, least=0, most=1)), secret=False)


def one_point_for_four_victory_cards(owned: Holdings) -> int:
    return owned.of(VICTORY) // 4


silk_road = card("silk_road", 4, VICTORY, points=one_point_for_four_victory_cards)


@card("spice_merchant", 4, ACTION)
def spice_merchant(play: Play) -> Effect[None]:
    me = play.me
    for old in (yield from me.choose("trash", me.hand_of(TREASURE), least=0, most=1)):
        yield from me.trash([old])
        if (yield from me.choose_mode("cards", "coins")) == ["cards"]:
            yield from me.draw(2)
            play.turn.actions += 1
        else:
            play.turn.coins += 2
            play.turn.buys += 1


@card("stables", 5, ACTION)
def stables(play: Play) -> Effect[None]:
    me = play.me
    for treasure in (yield from me.choose("discard", me.hand_of(TREASURE), least=0, most=1)):
        yield from me.discard([treasure])
        yield from me.draw(3)
        play.turn.actions += 1


@card("trader", 4, ACTION | REACTION)
def trader(play: Play) -> Effect[None]:
    for old in (yield from play.me.choose("trash", play.me.hand, most=1)):
        yield from play.me.trash([old])
        for _ in range(play.me.cost(old)):
            yield from play.me.gain("silver")


def something_would_change(reaction: Reaction) -> bool:
    """A Silver from its pile to the discard pile, as Trader gives it, would only take its own place."""
    would = reaction.moment
    given = would.pile is not None and would.pile.id == "silver" and would.to is reaction.me.discard_pile
    return not given


@trader.on(WOULD_GAIN, HAND, optional=True, when=something_would_change)
def trader_in_hand(reaction: Reaction) -> Effect[None]:
    reaction.me.reveal([reaction.this])
    reaction.moment.replaced = True
    yield from reaction.me.gain("silver")


tunnel = card("tunnel", 3, VICTORY | REACTION, points=2)


@tunnel.on(DISCARDED, optional=True)
def tunnel_discarded(reaction: Reaction) -> Effect[None]:
    reaction.me.reveal([reaction.this])
    yield from reaction.me.gain("gold")
