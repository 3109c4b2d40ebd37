"""What a player knows about the cards of Intrigue beyond the general answers."""

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
    wished,
    works,
    worth_playing,
)
from engine.computer.exchanges import exchanged
from engine.computer.outlook import POINTS, PURPOSE, Outlook
from engine.computer.values import GOLD, SILVER, is_dead, use_in_hand, worth
from engine.kinds import ACTION, KINDS, TREASURE, Picks

PURPOSE["baron"] = lambda outlook: outlook.owned["estate"] >= 2
PURPOSE["trading_post"] = lambda outlook: junk(outlook, outlook.owned) >= 5 and outlook.me.turns < 10
PURPOSE["steward"] = lambda outlook: outlook.me.turns < 10
POINTS["duke"] = lambda outlook: outlook.owned["duchy"]
POINTS["duchy"] = lambda outlook: 3 + outlook.owned["duke"]


def junk(outlook: Outlook, cards: Counter[str]) -> int:
    """How many of these cards the deck is better without."""
    return sum(count for id, count in cards.items() if outlook.unwanted(id))


# -- buying ----------------------------------------------------------------------------------------------------------


@wished("harem")
def harem_wished(outlook: Outlook) -> float:
    """Gold first; towards the end two points are worth the coin."""
    return 80 if outlook.left > 5 else GOLD + 8


@wished("great_hall")
def great_hall_wished(outlook: Outlook) -> float:
    """It costs a deck nothing and counts a point: better than an Estate, later than money."""
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
    """Without an Estate to discard it only brings one more."""
    return outlook.hand["estate"] > 0


@works("coppersmith")
def coppersmith_works(outlook: Outlook) -> bool:
    return outlook.hand["copper"] > 0


@works("secret_chamber")
def secret_chamber_works(outlook: Outlook) -> bool:
    return any(is_dead(KINDS[id]) for id in outlook.view.hand)


@works("trading_post")
def trading_post_works(outlook: Outlook) -> bool:
    """Two cards that together are worth less than the Silver they become."""
    rest = sorted(worth(id) for id in (outlook.hand - Counter(trading_post=1)).elements())
    return len(rest) >= 2 and rest[0] + rest[1] < 30


@works("upgrade")
def upgrade_works(outlook: Outlook) -> bool:
    rest = outlook.hand - Counter(upgrade=1)
    return not rest or any(upgraded(outlook, id) > 0 for id in rest)


# -- modes -----------------------------------------------------------------------------------------------------------


@answers("choose", "pawn")
def choose_for_pawn(outlook: Outlook) -> Picks:
    """A card in any case; an Action where there is something to do with it, else a coin."""
    wanted = "action" if playable(outlook) and not outlook.view.actions else "coin"
    options = outlook.decision.options
    return (options.index("card"), options.index(wanted))


@answers("choose", "minion")
def choose_for_minion(outlook: Outlook) -> Picks:
    """Coins while another Minion is in hand; the last one turns over a hand that is poorer than a fresh one."""
    density = outlook.money / max(1, outlook.owned.total())
    poor = outlook.coins - outlook.view.coins < 4 * density - 0.5
    return option(outlook, "hands" if poor and not outlook.hand["minion"] else "coins")


@answers("choose", "nobles")
def choose_for_nobles(outlook: Outlook) -> Picks:
    """Actions only where the hand has good use for them."""
    waiting = playable(outlook)
    draws = any(KINDS[id].cards >= 3 for id in waiting)
    return option(outlook, "actions" if not outlook.view.actions and (len(waiting) >= 2 or draws) else "cards")


@answers("choose", "steward")
def choose_for_steward(outlook: Outlook) -> Picks:
    """Two coins where they buy something better, else two cards out of the way, else two more."""
    if outlook.pays(2) and outlook.coins + 2 >= 6:
        return option(outlook, "coins")
    if junk(outlook, outlook.hand) >= 2 and outlook.coins < 6:
        return option(outlook, "trash")
    return option(outlook, "coins" if outlook.pays(2) else "cards")


@answers("choose", "torturer")
def choose_for_torturer(outlook: Outlook) -> Picks:
    """A Curse only where there is none left, or where the hand would lose more than it is worth."""
    if not outlook.stock("curse"):
        return option(outlook, "curse")
    lost = sum(sorted(map(use_in_hand, outlook.view.hand))[:2])
    return option(outlook, "discard" if lost <= 30 or outlook.left <= 2 else "curse")


def playable(outlook: Outlook) -> list[str]:
    """The Actions in hand that would do some good."""
    return [id for id in outlook.view.hand if KINDS[id].types & ACTION and worth_playing(outlook, id) > 1]


@answers("confirm", "mining_village")
def trash_mining_village(outlook: Outlook) -> Picks:
    """For a Province, or when the village has nothing more to do."""
    return option(outlook, "yes" if outlook.pays(2) and (outlook.coins >= 6 or outlook.left <= 2) else "no")


# -- cards -----------------------------------------------------------------------------------------------------------


@answers("gain", "swindler")
def give_by_swindler(outlook: Outlook) -> Picks:
    """It is another who gains: the worst of that price, a dead card while the game is young."""
    return best(outlook, lambda card: 1000 - burden(outlook, card))


def burden(outlook: Outlook, id: str) -> float:
    """What the card is good for in another's deck: points count near the end, before that they only fill hands."""
    points = 20 * outlook.points(KINDS[id])
    if outlook.left <= 3:
        return worth(id) + points
    return points / 4 if is_dead(KINDS[id]) else worth(id)


@answers("topdeck", "courtyard", "mandarin", "count")
def put_back(outlook: Outlook) -> Picks:
    """An Action this turn has no use for, a Treasure it can do without; else what the hand can spare."""
    options = outlook.decision.options
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
    """A coin each for all that would not make one."""
    return sell(outlook)


def sell(outlook: Outlook) -> Picks:
    """What is dead, and Actions nobody will get to play."""
    options = outlook.decision.options
    idle = set(idle_actions(outlook))
    wanted = [at for at, id in enumerate(options) if is_dead(KINDS[id]) or at in idle]
    return pick(outlook, wanted, len(wanted))


def upgraded(outlook: Outlook, id: str) -> float:
    return exchanged(outlook, id, 1)


@answers("trash", "upgrade")
def trash_for_upgrade(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: upgraded(outlook, card))
