"""Answers for cards of Intrigue that need more than the general ones."""

from __future__ import annotations

from collections import Counter

from engine.computer.answers import (
    answers,
    best,
    by_use,
    idle_actions,
    option,
    ordered,
    pick,
    topdeck,
    wished,
    works,
    worth_playing,
)
from engine.computer.exchanges import value_of_exchanging
from engine.computer.outlook import Outlook
from engine.computer.values import GOLD, SILVER, is_dead, use_in_hand, worth
from engine.computer.welcome import POINTS, PURPOSE
from engine.decisions import Picks
from engine.kinds import ACTION, KINDS, TREASURE

PURPOSE["baron"] = lambda outlook: outlook.owned["estate"] >= 2
PURPOSE["trading_post"] = lambda outlook: junk(outlook, outlook.owned) >= 5 and outlook.me.turns < 10
PURPOSE["steward"] = lambda outlook: outlook.me.turns < 10
POINTS["duke"] = lambda outlook: outlook.owned["duchy"]
POINTS["duchy"] = lambda outlook: 3 + outlook.owned.get("duke", 0)


def junk(outlook: Outlook, cards: Counter[str]) -> int:
    """Count the cards among these that the deck is better without."""
    return sum(count for id, count in cards.items() if outlook.unwanted(id))


# -- buying ----------------------------------------------------------------------------------------------------------


@wished("harem")
def harem_wished(outlook: Outlook) -> float:
    """Prefer Gold; towards the end two points are worth more than a coin."""
    return 80 if outlook.left > 5 else GOLD + 8


@wished("great_hall")
def great_hall_wished(outlook: Outlook) -> float:
    """It does not hurt a deck and scores a point: better than an Estate, but buy money first."""
    if outlook.left <= 2:
        return GOLD + 1.5
    return 12 if outlook.left > 4 else SILVER + 6


@wished("nobles")
def nobles_wished(outlook: Outlook) -> float:
    wish = outlook.desire_for_action(KINDS["nobles"])
    return wish if outlook.left > 5 else max(wish, GOLD + 9)


# -- whether to play it ----------------------------------------------------------------------------------------------


@works("baron")
def baron_works(outlook: Outlook) -> bool:
    """Without an Estate to discard, it only gains another one."""
    return outlook.hand["estate"] > 0


@works("coppersmith")
def coppersmith_works(outlook: Outlook) -> bool:
    return outlook.hand["copper"] > 0


@works("secret_chamber")
def secret_chamber_works(outlook: Outlook) -> bool:
    return any(is_dead(KINDS[id]) for id in outlook.view.hand)


@works("trading_post")
def trading_post_works(outlook: Outlook) -> bool:
    """Play it with two cards that together are worth less than the Silver they become."""
    rest = sorted(worth(id) for id in (outlook.hand - Counter(trading_post=1)).elements())
    return len(rest) >= 2 and rest[0] + rest[1] < 30


@works("upgrade")
def upgrade_works(outlook: Outlook) -> bool:
    rest = outlook.hand - Counter(upgrade=1)
    return not rest or any(value_of_upgrading(outlook, id) > 0 for id in rest)


# -- modes -----------------------------------------------------------------------------------------------------------


@answers("choose", "pawn")
def choose_for_pawn(outlook: Outlook) -> Picks:
    """Take a card in any case; an Action if there is something to play with it, else a coin."""
    wanted = "action" if playable(outlook) and not outlook.view.actions else "coin"
    options = outlook.decision.options
    return (options.index("card"), options.index(wanted))


@answers("choose", "minion")
def choose_for_minion(outlook: Outlook) -> Picks:
    """Take coins while another Minion is in hand; with the last one replace a hand that is worse than average."""
    density = outlook.money / max(1, outlook.owned.total())
    poor = outlook.coins - outlook.view.coins < 4 * density - 0.5
    return option(outlook, "hands" if poor and not outlook.hand["minion"] else "coins")


@answers("choose", "nobles")
def choose_for_nobles(outlook: Outlook) -> Picks:
    """Take Actions only if the hand has good use for them."""
    waiting = playable(outlook)
    draws = any(KINDS[id].cards >= 3 for id in waiting)
    return option(outlook, "actions" if not outlook.view.actions and (len(waiting) >= 2 or draws) else "cards")


@answers("choose", "steward")
def choose_for_steward(outlook: Outlook) -> Picks:
    """Take two coins if they buy something better, else trash two cards, else draw two."""
    if outlook.pays(2) and outlook.coins + 2 >= 6:
        return option(outlook, "coins")
    if junk(outlook, outlook.hand) >= 2 and outlook.coins < 6:
        return option(outlook, "trash")
    return option(outlook, "coins" if outlook.pays(2) else "cards")


@answers("choose", "torturer")
def choose_for_torturer(outlook: Outlook) -> Picks:
    """Take a Curse only if none is left, or if discarding would hurt the hand more."""
    if not outlook.stock("curse"):
        return option(outlook, "curse")
    lost = sum(sorted(map(use_in_hand, outlook.view.hand))[:2])
    return option(outlook, "discard" if lost <= 30 or outlook.left <= 2 else "curse")


def playable(outlook: Outlook) -> list[str]:
    """Return the Actions in hand that are worth playing."""
    return [id for id in outlook.view.hand if KINDS[id].types & ACTION and worth_playing(outlook, id) > 1]


@answers("confirm", "mining_village")
def trash_mining_village(outlook: Outlook) -> Picks:
    """Trash it for a Province, or near the end of the game."""
    return option(outlook, "yes" if outlook.pays(2) and (outlook.coins >= 6 or outlook.left <= 2) else "no")


# -- cards -----------------------------------------------------------------------------------------------------------


@answers("gain", "swindler")
def give_by_swindler(outlook: Outlook) -> Picks:
    """It is another player who gains: give the worst card of that price, a useless one early in the game."""
    return best(outlook, lambda card: 1000 - burden(outlook, card))


def burden(outlook: Outlook, id: str) -> float:
    """Return how much the card helps another player: points count near the end, before that they clog the deck."""
    points = 20 * outlook.points(KINDS[id])
    if outlook.left <= 3:
        return worth(id) + points
    return points / 4 if is_dead(KINDS[id]) else worth(id)


@answers("topdeck", "courtyard", "mandarin", "count")
def put_back(outlook: Outlook) -> Picks:
    """Put back an Action that cannot be played now, a Treasure that is not needed, or what the hand can spare.

    A Mandarin that is gained puts back all Treasures in play, so only their order is asked."""
    options = outlook.decision.options
    if outlook.decision.least == len(options):
        return topdeck(outlook)
    idle = idle_actions(outlook)
    now = outlook.best_buy(outlook.coins)
    spare = [
        at
        for at in ordered(outlook, use_in_hand, best_first=True)
        if KINDS[options[at]].types & TREASURE and outlook.best_buy(outlook.coins - KINDS[options[at]].coins) >= now
    ]
    return pick(outlook, [*idle, *spare, *by_use(outlook)], 1)


@answers("discard", "secret_chamber")
def discard_for_secret_chamber(outlook: Outlook) -> Picks:
    """Discard every card that is worth less than a coin."""
    return sell(outlook)


def sell(outlook: Outlook) -> Picks:
    """Discard what is useless, and Actions that cannot be played."""
    options = outlook.decision.options
    idle = set(idle_actions(outlook))
    wanted = [at for at, id in enumerate(options) if is_dead(KINDS[id]) or at in idle]
    return pick(outlook, wanted, len(wanted))


def value_of_upgrading(outlook: Outlook, id: str) -> float:
    return value_of_exchanging(outlook, id, 1)


@answers("trash", "upgrade")
def trash_for_upgrade(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_upgrading(outlook, card))
