"""Answers for cards of the base game that need more than the general ones."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.computer.answers import answers, best, by_use, idle_actions, option, ordered, pick, works, worth_playing
from engine.computer.exchanges import value_of_improving
from engine.computer.outlook import Outlook
from engine.computer.values import eagerness, is_dead, is_terminal, use_in_hand, worth
from engine.computer.welcome import POINTS, PURPOSE
from engine.decisions import Picks
from engine.kinds import ACTION, KINDS, TREASURE, VICTORY

GOOD_TURN: Final = 6  # coins that are not given up to trash Coppers
DOUBLE: Final = ("throne_room", "procession")  # they need another Action, not one another

PURPOSE["moneylender"] = lambda outlook: outlook.owned["copper"] >= 5 and outlook.me.turns < 10
PURPOSE["witch"] = lambda outlook: outlook.stock("curse") > len(outlook.view.players)
POINTS["gardens"] = lambda outlook: outlook.owned.total() // 10

# -- whether to play it ----------------------------------------------------------------------------------------------


@works("cellar")
def cellar_works(outlook: Outlook) -> bool:
    return any(is_dead(KINDS[id]) for id in outlook.view.hand)


@works("chapel")
def chapel_works(outlook: Outlook) -> bool:
    return any(outlook.unwanted(id) for id in outlook.view.hand)


@works("library")
def library_works(outlook: Outlook) -> bool:
    return len(outlook.view.hand) <= 7


@works("mine")
def mine_works(outlook: Outlook) -> bool:
    return any(value_of_mining(outlook, id) > 0 for id in outlook.hand if KINDS[id].types & TREASURE)


@works("moneylender")
def moneylender_works(outlook: Outlook) -> bool:
    return outlook.hand["copper"] > 0


@works("remodel")
def remodel_works(outlook: Outlook) -> bool:
    return any(value_of_remodelling(outlook, id) > 0 for id in outlook.hand - Counter(remodel=1))


@works("throne_room")
def throne_room_works(outlook: Outlook) -> bool:
    return any(worth_playing(outlook, id) > 0 for id in outlook.hand if id not in DOUBLE and _is_action(id))


def _is_action(id: str) -> bool:
    return bool(KINDS[id].types & ACTION)


# -- turning cards into others ---------------------------------------------------------------------------------------


def value_of_mining(outlook: Outlook, id: str) -> float:
    return value_of_improving(outlook, id, 3, TREASURE)


def value_of_remodelling(outlook: Outlook, id: str) -> float:
    if KINDS[id].types & VICTORY and id != "estate" and outlook.left > 2:
        return 0
    return value_of_improving(outlook, id, 2)


@answers("trash", "mine")
def trash_for_mine(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_mining(outlook, card))


@answers("trash", "remodel")
def trash_for_remodel(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_remodelling(outlook, card))


@answers("trash", "moneylender")
def trash_for_moneylender(outlook: Outlook) -> Picks:
    return option(outlook, "copper")


@answers("trash", "chapel")
def trash_for_chapel(outlook: Outlook) -> Picks:
    """Trash the junk, but keep enough Coppers to buy with, in the deck and in a good turn."""
    unwanted = [
        at for at in ordered(outlook, worth, best_first=False) if outlook.unwanted(outlook.decision.options[at])
    ]
    coppers = [at for at in unwanted if outlook.decision.options[at] == "copper"]
    spare = max(0, outlook.money - outlook.coins_kept)
    if outlook.coins >= GOOD_TURN:
        spare = min(spare, unneeded_coppers(outlook, len(coppers)))
    kept = set(coppers[spare:])
    junk = [at for at in unwanted if at not in kept]
    return pick(outlook, junk, len(junk))


def unneeded_coppers(outlook: Outlook, coppers: int) -> int:
    """Return how many of these Coppers in hand the best purchase of this turn can do without."""
    best_card = outlook.best_buy(outlook.coins)
    spare = [count for count in range(coppers + 1) if outlook.best_buy(outlook.coins - count) >= best_card]
    return max(spare)


@answers("trash", "thief")
def trash_for_thief(outlook: Outlook) -> Picks:
    """It is another player's Treasure: take the best one."""
    return pick(outlook, ordered(outlook, worth, best_first=True), 1)


# -- hand and deck ---------------------------------------------------------------------------------------------------


@answers("discard", "cellar")
def discard_for_cellar(outlook: Outlook) -> Picks:
    """Discard what is useless, and Actions that cannot be played."""
    kinds = [KINDS[id] for id in outlook.decision.options]
    idle = sum(map(is_terminal, kinds)) - outlook.view.actions
    return pick(outlook, by_use(outlook), sum(map(is_dead, kinds)) + max(0, idle))


@answers("discard", "sentry")
def discard_for_sentry(outlook: Outlook) -> Picks:
    useless = sum(use_in_hand(id) <= 10 for id in outlook.decision.options)
    return pick(outlook, ordered(outlook, use_in_hand, best_first=False), useless)


@answers("topdeck", "artisan")
def topdeck_for_artisan(outlook: Outlook) -> Picks:
    """Put back an Action that cannot be played this turn; else what the hand can spare."""
    return pick(outlook, [*idle_actions(outlook), *by_use(outlook)], 1)


@answers("confirm", "library")
def set_aside_for_library(outlook: Outlook) -> Picks:
    """Set an Action aside if no Action is left to play it."""
    return option(outlook, "no" if outlook.view.actions else "yes")


@answers("confirm", "vassal")
def play_for_vassal(outlook: Outlook) -> Picks:
    top = outlook.me.discard_top
    return option(outlook, "no" if top is not None and worth_playing(outlook, top) == 0 else "yes")


@answers("play", "throne_room")
def play_for_throne_room(outlook: Outlook) -> Picks:
    """Prefer a card whose text is worth doubling; the +Action does not matter."""
    return best(outlook, lambda card: worth_playing(outlook, card) and value_of_doubling(card))


def value_of_doubling(id: str) -> int:
    return eagerness(id) if is_terminal(KINDS[id]) else eagerness(id) - 170
