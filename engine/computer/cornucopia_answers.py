"""Answers for cards of Cornucopia that need more than the general ones."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.computer.answers import answers, best, option, ordered, pick, reacts, works
from engine.computer.exchanges import value_of_exchanging
from engine.computer.intrigue_answers import junk, playable
from engine.computer.outlook import Outlook
from engine.computer.values import is_dead, worth
from engine.computer.welcome import MORE_COINS, POINTS, PURPOSE
from engine.decisions import Picks
from engine.kinds import KINDS

PRIZES: Final = ("followers", "trusty_steed", "princess", "bag_of_gold", "diadem")  # the best first
LAST_TURNS: Final = 2  # Provinces left from which a Prize comes too late

PURPOSE["young_witch"] = lambda outlook: outlook.stock("curse") > len(outlook.view.players)
PURPOSE["remake"] = lambda outlook: junk(outlook, outlook.owned) >= 5 and outlook.me.turns < 7
MORE_COINS["diadem"] = lambda outlook: outlook.hand["diadem"] * outlook.view.actions


def points_of_fairgrounds(outlook: Outlook) -> int:
    """Expect a few more names by the end of the game."""
    names = len(outlook.owned) + (not outlook.owned.get("fairgrounds", 0))
    return 2 * ((names + (outlook.left > 3)) // 5)


POINTS["fairgrounds"] = points_of_fairgrounds

# -- whether to play it ----------------------------------------------------------------------------------------------


@works("remake")
def remake_works(outlook: Outlook) -> bool:
    values = sorted([value_of_remaking(outlook, id) for id in (outlook.hand - Counter(remake=1)).elements()])
    return not values or sum(values[-2:]) > 0


@works("horn_of_plenty")
def horn_of_plenty_works(outlook: Outlook) -> bool:
    """It must gain a card, so play it only for one that is welcome."""
    names = len({*outlook.me.in_play, "horn_of_plenty"})
    return any(outlook.desire(id) > 1 for price, id in outlook.offers if price <= names and not KINDS[id].costs_potion)


# -- turning cards into others ---------------------------------------------------------------------------------------


def value_of_remaking(outlook: Outlook, id: str) -> float:
    return value_of_exchanging(outlook, id, 1) + (8 if outlook.unwanted(id) else 0)


@answers("trash", "remake")
def trash_for_remake(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_remaking(outlook, card))


@answers("gain", "tournament")
def gain_for_tournament(outlook: Outlook) -> Picks:
    """Take the best Prize that is left, and in the last turns a Duchy."""
    wishes = ("duchy", *PRIZES) if outlook.left <= LAST_TURNS else (*PRIZES, "duchy")
    return option(outlook, *(id for id in wishes if outlook.stock(id)))


# -- modes -----------------------------------------------------------------------------------------------------------


@answers("choose", "trusty_steed")
def choose_for_trusty_steed(outlook: Outlook) -> Picks:
    """Take cards, and Actions if there are some to play with them, else coins."""
    second = "actions" if playable(outlook) and outlook.view.actions < len(playable(outlook)) else "coins"
    options = outlook.decision.options
    return (options.index("cards"), options.index(second))


@answers("choose", "jester")
def choose_for_jester(outlook: Outlook) -> Picks:
    """Take what helps; let the other player have another bad card."""
    return option(outlook, "me" if is_good(outlook, outlook.view.terms.card) else "them")


def is_good(outlook: Outlook, id: str) -> bool:
    return outlook.desire(id) >= 1 or worth(id) > 10


# -- hand ------------------------------------------------------------------------------------------------------------


@answers("discard", "hamlet")
def discard_for_hamlet(outlook: Outlook) -> Picks:
    """Discard a dead card for an Action or a Buy, but only if there is something to do with it."""
    is_useful = second_buy_helps(outlook) if outlook.view.terms.purpose == "buy" else action_helps(outlook)
    dead = [at for at in ordered(outlook, worth, best_first=False) if is_dead(KINDS[outlook.decision.options[at]])]
    return pick(outlook, dead, 1) if is_useful and dead else ()


def action_helps(outlook: Outlook) -> bool:
    """Whether there are more Actions in hand than can be played."""
    terminal = [id for id in playable(outlook) if not KINDS[id].actions]
    return len(terminal) > outlook.view.actions or (not outlook.view.actions and bool(playable(outlook)))


def second_buy_helps(outlook: Outlook) -> bool:
    """Whether the coins buy a second card that is worth having, beside the best one."""
    coins, offers = outlook.coins, outlook.offers
    price = max([(outlook.desire(id), price) for price, id in offers if price <= coins], default=(0, 0))[1]
    return outlook.view.buys < 2 and outlook.best_buy(coins - price) > 5


# -- reactions -------------------------------------------------------------------------------------------------------


@reacts("horse_traders")
def horse_traders_react(_outlook: Outlook) -> bool:
    """Each of them comes back with another card."""
    return True
