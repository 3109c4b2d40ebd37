"""Hinterlands, 1st edition. Many of its cards do something when they are bought or gained."""

from __future__ import annotations

from collections.abc import Sequence

from engine.decisions import costing
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
    Holdings,
    card,
)
from engine.player import Player
from engine.plays import Play
from engine.prices import Price
from engine.simultaneous import discard_down_to, keep_or_discard_own_top
from engine.triggers import Reaction
from engine.turn import Turn
from engine.zones import Card


async def discard_from_hand(me: Player, count: int) -> None:
    """Make this player discard `count` cards from hand, or all of them if there are fewer."""
    await me.discard(await me.choose("discard", me.hand, least=count, most=count))


async def others_gain(me: Player, id: str) -> None:
    """Make every other player gain that card, in turn order from the player whose turn it is, while there are any."""
    for player in me.state.from_current():
        if player is not me:
            await player.gain(id)


border_village = card("border_village", 6, ACTION, cards=1, actions=2)


@border_village.when_gained
async def border_village_gained(reaction: Reaction) -> None:
    me = reaction.me
    limit = me.cost(reaction.about)
    await me.gain_up_to(limit - 1)


cache = card("cache", 5, TREASURE, coins=3)


@cache.when_gained
async def cache_gained(reaction: Reaction) -> None:
    await reaction.me.gain("copper")
    await reaction.me.gain("copper")


@card("cartographer", 5, ACTION, cards=1, actions=1)
async def cartographer(play: Play) -> None:
    me = play.me
    me.look_at_top(4)
    await me.discard(await me.choose("discard", me.looked_at, least=0))
    await me.order_onto_deck(me.looked_at)


@card("crossroads", 2, ACTION)
async def crossroads(play: Play) -> None:
    play.me.reveal_hand()
    await play.me.draw(len(play.me.hand_of(VICTORY)))
    if play.turn.played["crossroads"] == 1:
        play.turn.actions += 3


@card("develop", 3, ACTION)
async def develop(play: Play) -> None:
    me = play.me
    for old in await me.choose("trash", me.hand, most=1):
        await me.trash([old])
        await gain_one_of_each_price(me, [me.cost(old) + 1, me.cost(old) - 1])


async def gain_one_of_each_price(me: Player, prices: list[Price]) -> None:
    """Let this player gain a card of each of these prices onto the deck, in the order picked."""
    while pile := await me.choose_pile(
        "gain", me.state.piles_where(lambda _, price: price in prices), terms=costing(*prices)
    ):
        assert pile.top is not None
        prices.remove(me.cost(pile.top))
        await me.gain_from(pile, to=me.deck)


@card("duchess", 2, ACTION, coins=2)
async def duchess(play: Play) -> None:
    await keep_or_discard_own_top([play.me, *play.others])


@duchess.on(GAINED, SUPPLY, when=lambda reaction: reaction.about.id == "duchy")
async def duchess_in_the_supply(reaction: Reaction) -> None:
    if await reaction.me.confirm():
        await reaction.me.gain("duchess")


@card("embassy", 5, ACTION, cards=5)
async def embassy(play: Play) -> None:
    await discard_from_hand(play.me, 3)


@embassy.when_gained
async def embassy_gained(reaction: Reaction) -> None:
    await others_gain(reaction.me, "silver")


farmland = card("farmland", 6, VICTORY, points=2)


@farmland.when_bought
async def farmland_bought(reaction: Reaction) -> None:
    me = reaction.me
    for old in await me.choose("trash", me.hand, most=1):
        await me.trash([old])
        await me.gain_costing(me.cost(old) + 2)


def four_after_the_first(turn: Turn) -> int:
    return 1 if turn.played["fools_gold"] == 1 else 4


fools_gold = card("fools_gold", 2, TREASURE | REACTION, worth=four_after_the_first)


@fools_gold.on(GAINED, HAND, whose=OTHERS, optional=True, when=lambda reaction: reaction.about.id == "province")
async def fools_gold_in_hand(reaction: Reaction) -> None:
    await reaction.me.trash([reaction.this])
    await reaction.me.gain("gold", to=reaction.me.deck)


haggler = card("haggler", 5, ACTION, coins=2)


@haggler.on(BOUGHT, PLAY)
async def haggler_in_play(reaction: Reaction) -> None:
    me = reaction.me
    limit = me.cost(reaction.about)
    cheaper = me.state.piles_where(lambda kind, price: price < limit and not kind.types & VICTORY)
    await me.choose_gain(cheaper, terms=costing(limit - 1))


highway = card("highway", 5, ACTION, cards=1, actions=1, discount=1)


@card("ill_gotten_gains", 5, TREASURE, coins=1)
async def ill_gotten_gains(play: Play) -> None:
    if play.state.supply["copper"].count and await play.me.confirm():
        await play.me.gain("copper", to=play.me.hand)


@ill_gotten_gains.when_gained
async def ill_gotten_gains_gained(reaction: Reaction) -> None:
    await others_gain(reaction.me, "curse")


@card("inn", 5, ACTION, cards=2, actions=2)
async def inn(play: Play) -> None:
    await discard_from_hand(play.me, 2)


@inn.when_gained
async def inn_gained(reaction: Reaction) -> None:
    me = reaction.me
    actions = [card for card in me.look_through_discard() if card.kind.types & ACTION]
    if wanted := await me.choose("choose", actions, least=0):
        me.reveal(wanted)
    me.shuffle_into_deck(wanted)  # even if nothing was picked: the order of the deck is no longer known


@card("jack_of_all_trades", 4, ACTION)
async def jack_of_all_trades(play: Play) -> None:
    me = play.me
    await me.gain("silver")
    await keep_or_discard_own_top([me])
    await me.draw(5 - len(me.hand))
    others = [card for card in me.hand if not card.kind.types & TREASURE]
    await me.trash(await me.choose("trash", others, least=0, most=1))


@card("mandarin", 5, ACTION, coins=3)
async def mandarin(play: Play) -> None:
    await play.me.topdeck(await play.me.choose("topdeck", play.me.hand, most=1))


@mandarin.when_gained
async def mandarin_gained(reaction: Reaction) -> None:
    await reaction.me.order_onto_deck([card for card in reaction.me.in_play if card.kind.types & TREASURE])


@card("margrave", 5, ACTION | ATTACK, cards=3, buys=1)
async def margrave(play: Play) -> None:
    for victim in play.victims:
        await victim.draw(1)
    await discard_down_to(play.victims, 3)


@card("noble_brigand", 4, ACTION | ATTACK, coins=1)
async def noble_brigand(play: Play) -> None:
    await rob(play.me, play.victims)


@noble_brigand.when_bought
async def noble_brigand_bought(reaction: Reaction) -> None:
    # Buying is not playing an Attack, so nothing can be shown against it (rulebook, Noble Brigand).
    await rob(reaction.me, reaction.me.others())


async def rob(me: Player, victims: Sequence[Player]) -> None:
    """Take a Silver or Gold from the top of each victim's deck; a victim without a Treasure there gains a Copper."""
    taken = list[Card]()
    for victim in victims:
        turned = victim.reveal_top(2)
        poor = not any(card.kind.types & TREASURE for card in turned)
        picked = await me.choose("trash", [card for card in turned if card.kind.id in ("silver", "gold")], most=1)
        await victim.trash(picked)
        await victim.discard(victim.set_aside, open=True)
        if poor:
            await victim.gain("copper")
        taken += picked
    for treasure in taken:
        if treasure.place is me.state.trash:
            await me.gain_from_trash(treasure)


nomad_camp = card("nomad_camp", 4, ACTION, buys=1, coins=2)


@nomad_camp.when_gained
async def nomad_camp_gained(reaction: Reaction) -> None:
    await reaction.me.topdeck([reaction.this], secret=False)


@card("oasis", 3, ACTION, cards=1, actions=1, coins=1)
async def oasis(play: Play) -> None:
    await discard_from_hand(play.me, 1)


@card("oracle", 3, ACTION | ATTACK)
async def oracle(play: Play) -> None:
    for player in [play.me, *play.victims]:
        if turned := player.reveal_top(2):
            # The player of Oracle decides about every pair; each owner only orders what goes back.
            if await play.me.keeps():
                await player.order_onto_deck(turned)
            else:
                await player.discard(turned, open=True)
    await play.me.draw(2)


@card("scheme", 3, ACTION, cards=1, actions=1)
async def scheme(play: Play) -> None:
    play.lasts()


@scheme.on(CLEAN_UP, TURN)
async def scheme_was_played_this_turn(reaction: Reaction) -> None:
    # It goes onto the deck instead of being discarded (rulebook, Scheme), so it is not discarded from play. One that
    # would not be discarded now, since it does something in the next turn, stays where it is.
    me = reaction.me
    actions = [card for card in me.in_play if card.kind.types & ACTION]
    chosen = await me.choose("topdeck", actions, least=0, most=1)
    await me.topdeck([card for card in chosen if not card.stays], secret=False)


def one_point_for_four_victory_cards(owned: Holdings) -> int:
    return owned.of(VICTORY) // 4


silk_road = card("silk_road", 4, VICTORY, points=one_point_for_four_victory_cards)


@card("spice_merchant", 4, ACTION)
async def spice_merchant(play: Play) -> None:
    me = play.me
    for old in await me.choose("trash", me.hand_of(TREASURE), least=0, most=1):
        await me.trash([old])
        if await me.choose_mode("cards", "coins") == ["cards"]:
            await me.draw(2)
            play.turn.actions += 1
        else:
            play.turn.coins += 2
            play.turn.buys += 1


@card("stables", 5, ACTION)
async def stables(play: Play) -> None:
    me = play.me
    for treasure in await me.choose("discard", me.hand_of(TREASURE), least=0, most=1):
        await me.discard([treasure])
        await me.draw(3)
        play.turn.actions += 1


@card("trader", 4, ACTION | REACTION)
async def trader(play: Play) -> None:
    for old in await play.me.choose("trash", play.me.hand, most=1):
        await play.me.trash([old])
        for _ in range(play.me.cost_in_coins(old)):
            await play.me.gain("silver")


def something_would_change(reaction: Reaction) -> bool:
    """Whether Trader changes anything: not for a Silver from its pile to the discard pile, which Trader gives."""
    would = reaction.trigger
    given = would.pile is not None and would.pile.id == "silver" and would.to is reaction.me.discard_pile
    return not given


@trader.on(WOULD_GAIN, HAND, optional=True, when=something_would_change)
async def trader_in_hand(reaction: Reaction) -> None:
    reaction.me.reveal([reaction.this])
    reaction.trigger.replaced = True
    await reaction.me.gain("silver")


tunnel = card("tunnel", 3, VICTORY | REACTION, points=2)


@tunnel.on(DISCARDED, optional=True)
async def tunnel_discarded(reaction: Reaction) -> None:
    reaction.me.reveal([reaction.this])
    await reaction.me.gain("gold")
