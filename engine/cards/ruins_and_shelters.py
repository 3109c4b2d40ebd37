"""Dark Ages outside the kingdom: the Ruins, the Shelters, and the three piles outside the Supply."""

from __future__ import annotations

from engine.kinds import (
    ACTION,
    ATTACK,
    BOUGHT,
    HAND,
    REACTION,
    RUINS,
    SHELTER,
    TREASURE,
    VICTORY,
    card,
    mixed_pile,
)
from engine.plays import Play
from engine.simultaneous import discard_down_to
from engine.triggers import Reaction

# -- Ruins -----------------------------------------------------------------------------------------------------------

abandoned_mine = card("abandoned_mine", 0, ACTION | RUINS, coins=1)
ruined_library = card("ruined_library", 0, ACTION | RUINS, cards=1)
ruined_market = card("ruined_market", 0, ACTION | RUINS, buys=1)
ruined_village = card("ruined_village", 0, ACTION | RUINS, actions=1)


@card("survivors", 0, ACTION | RUINS)
async def survivors(play: Play) -> None:
    me = play.me
    if seen := me.look_at_top(2):
        if await me.keeps():
            await me.order_onto_deck(seen)
        else:
            await me.discard(seen)


ruins = mixed_pile(
    "ruins",
    {"abandoned_mine": 10, "ruined_library": 10, "ruined_market": 10, "ruined_village": 10, "survivors": 10},
    per_opponent=10,
)

# -- Shelters: dealt at the start, never in a pile -------------------------------------------------------------------

hovel = card("hovel", 1, REACTION | SHELTER, pile=0, in_supply=False)
necropolis = card("necropolis", 1, ACTION | SHELTER, actions=2, pile=0, in_supply=False)
overgrown_estate = card("overgrown_estate", 1, VICTORY | SHELTER, pile=0, in_supply=False)


def buys_a_victory_card(reaction: Reaction) -> bool:
    bought = reaction.trigger.kind
    return bought is not None and bool(bought.types & VICTORY)


@hovel.on(BOUGHT, HAND, optional=True, when=buys_a_victory_card)
async def hovel_in_hand(reaction: Reaction) -> None:
    await reaction.me.trash([reaction.this])


@overgrown_estate.when_trashed
async def overgrown_estate_trashed(reaction: Reaction) -> None:
    await reaction.me.draw(1)


# -- outside the Supply ----------------------------------------------------------------------------------------------


@card("madman", 0, ACTION, actions=2, pile=10, in_supply=False)
async def madman(play: Play) -> None:
    if play.me.return_to_pile(play.card):
        await play.me.draw(len(play.me.hand))


@card("mercenary", 0, ACTION | ATTACK, pile=10, in_supply=False)
async def mercenary(play: Play) -> None:
    me = play.me
    if not me.hand or not await me.confirm():
        return
    given = await me.choose("trash", me.hand, least=2, most=2)
    await me.trash(given)
    if len(given) == 2:  # a single last card may be trashed, but gives nothing (rulebook, Mercenary)
        await me.draw(2)
        play.turn.coins += 2
        await discard_down_to(play.victims, 3)


@card("spoils", 0, TREASURE, coins=3, pile=15, in_supply=False)
async def spoils(play: Play) -> None:
    play.me.return_to_pile(play.card)
