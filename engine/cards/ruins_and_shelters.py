"""Dark Ages beside the kingdom: the Ruins, the Shelters, and the three piles outside the Supply."""

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
    Effect,
    card,
    mixed_pile,
)
from engine.moments import Reaction
from engine.plays import Play
from engine.together import discard_down_to

# -- Ruins -----------------------------------------------------------------------------------------------------------

abandoned_mine = card("abandoned_mine", 0, ACTION | RUINS, coins=1)
ruined_library = card("ruined_library", 0, ACTION | RUINS, cards=1)
ruined_market = card("ruined_market", 0, ACTION | RUINS, buys=1)
ruined_village = card("ruined_village", 0, ACTION | RUINS, actions=1)


@card("survivors", 0, ACTION | RUINS)
def survivors(play: Play) -> Effect[None]:
    me = play.me
    if seen := me.look_at_top(2):
        if (yield from me.choose_mode("keep", "discard")) == ["keep"]:
            yield from me.order_onto_deck(seen)
        else:
            yield from me.discard(seen)


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
    bought = reaction.moment.kind
    return bought is not None and bool(bought.types & VICTORY)


@hovel.on(BOUGHT, HAND, optional=True, when=buys_a_victory_card)
def hovel_in_hand(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.trash([reaction.this])


@overgrown_estate.when_trashed
def overgrown_estate_trashed(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.draw(1)


# -- outside the Supply ----------------------------------------------------------------------------------------------


@card("madman", 0, ACTION, actions=2, pile=10, in_supply=False)
def madman(play: Play) -> Effect[None]:
    if play.me.return_to_pile(play.card):
        yield from play.me.draw(len(play.me.hand))


@card("mercenary", 0, ACTION | ATTACK, pile=10, in_supply=False)
def mercenary(play: Play) -> Effect[None]:
    me = play.me
    if not me.hand or not (yield from me.confirm()):
        return
    given = yield from me.choose("trash", me.hand, least=2, most=2)
    yield from me.trash(given)
    if len(given) == 2:  # a single last card may be trashed, but buys nothing (rulebook, Mercenary)
        yield from me.draw(2)
        play.turn.coins += 2
        yield from discard_down_to(play.victims, 3)


@card("spoils", 0, TREASURE, coins=3, pile=15, in_supply=False)
def spoils(play: Play) -> Effect[None]:
    play.me.return_to_pile(play.card)
    yield from ()
