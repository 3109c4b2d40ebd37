"""Answers for cards of Hinterlands that need more than the general ones."""

from __future__ import annotations

from collections import Counter

from engine.computer.answers import answers, best, option, ordered, pick, reacts, wished, works
from engine.computer.exchanges import cost, value_of_exchanging
from engine.computer.outlook import Outlook
from engine.computer.values import GOLD, SILVER, is_dead, use_in_hand, worth
from engine.computer.welcome import POINTS, PURPOSE
from engine.decisions import Picks
from engine.kinds import ACTION, KINDS, RUINS, TREASURE, VICTORY

PURPOSE["spice_merchant"] = lambda outlook: outlook.owned["copper"] >= 4 and outlook.me.turns < 10
PURPOSE["trader"] = lambda outlook: outlook.owned["estate"] >= 2 and outlook.me.turns < 8
PURPOSE["stables"] = lambda outlook: outlook.owned["copper"] + outlook.owned["silver"] >= 4
POINTS["silk_road"] = lambda outlook: (1 + victory_cards(outlook)) // 4


def victory_cards(outlook: Outlook) -> int:
    return sum(count for id, count in outlook.owned.items() if KINDS[id].types & VICTORY)


# -- buying ----------------------------------------------------------------------------------------------------------


@wished("fools_gold")
def fools_gold_wished(outlook: Outlook) -> float:
    """Each makes the others better, so buy many or none."""
    if outlook.left <= 2:
        return 5
    return 48 if outlook.owned["fools_gold"] < 2 else 60


@wished("ill_gotten_gains")
def ill_gotten_gains_wished(outlook: Outlook) -> float:
    """Buy it for the Curses."""
    return 118 if outlook.stock("curse") else 30


@wished("border_village")
def border_village_wished(outlook: Outlook) -> float:
    """The village itself is worth little; the card gained with it counts."""
    if outlook.left <= 2:
        return 1
    price = cost(outlook, "border_village")
    piles = [pile for pile in outlook.view.piles.values() if pile.in_supply and not pile.potions]
    tops = [pile.top for pile in piles if pile.cost is not None and pile.cost < price]
    return 10 + max((outlook.desire(top) for top in tops if top is not None), default=0)


@wished("farmland")
def farmland_wished(outlook: Outlook) -> float:
    """Two points and a better card for a worse one: buy it earlier than points alone."""
    if outlook.left <= 3:
        return GOLD + 12
    return SILVER + 10 if outlook.left <= 6 else outlook.desire_for_points(KINDS["farmland"])


# -- whether to play it ----------------------------------------------------------------------------------------------


@works("crossroads")
def crossroads_works(outlook: Outlook) -> bool:
    victory = any(KINDS[id].types & VICTORY for id in outlook.hand)
    return victory or sum(bool(KINDS[id].types & ACTION) for id in outlook.view.hand) > 2


@works("develop")
def develop_works(outlook: Outlook) -> bool:
    return any(value_of_developing(outlook, id) > 0 for id in outlook.hand - Counter(develop=1))


@works("spice_merchant")
def spice_merchant_works(outlook: Outlook) -> bool:
    return outlook.hand["copper"] > 0


@works("stables")
def stables_works(outlook: Outlook) -> bool:
    return any(KINDS[id].types & TREASURE and use_in_hand(id) <= 20 for id in outlook.hand)


@works("trader")
def trader_works(outlook: Outlook) -> bool:
    return any(value_of_trading(outlook, id) > 0 for id in outlook.hand - Counter(trader=1))


# -- turning cards into others ---------------------------------------------------------------------------------------


def value_of_developing(outlook: Outlook, id: str) -> float:
    """Return the value of two cards, one more expensive and one cheaper, for this one."""
    if is_dead(KINDS[id]) and worth(id) > 20:
        return 0
    return value_of_exchanging(outlook, id, 1) + value_of_exchanging(outlook, id, -1) + worth(id)


def value_of_trading(outlook: Outlook, id: str) -> float:
    """Return the value of one Silver per coin of its cost, for a card not worth keeping."""
    if worth(id) > 20 or (KINDS[id].types & VICTORY and outlook.left <= 2):
        return 0
    return SILVER * cost(outlook, id) - worth(id) if id != "copper" else 1


@answers("trash", "develop")
def trash_for_develop(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_developing(outlook, card))


@answers("trash", "farmland")
def trash_for_farmland(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_exchanging(outlook, card, 2))


@answers("trash", "trader")
def trash_for_trader(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_trading(outlook, card) or -worth(card))


@answers("trash", "noble_brigand")
def trash_for_noble_brigand(outlook: Outlook) -> Picks:
    """It is another player's Treasure: take the best one."""
    return pick(outlook, ordered(outlook, worth, best_first=True), 1)


@answers("trash", "spice_merchant")
def trash_for_spice_merchant(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: 1 if card == "copper" else 0)


# -- modes and yes or no ---------------------------------------------------------------------------------------------


@answers("choose", "spice_merchant")
def choose_for_spice_merchant(outlook: Outlook) -> Picks:
    return option(outlook, "coins" if outlook.pays(2) else "cards")


@answers("choose", "oracle")
def choose_for_oracle(outlook: Outlook) -> Picks:
    """Keep my pair if it is better than average; keep another player's if it is bad."""
    for seat, player in enumerate(outlook.view.players):
        if player.set_aside:
            good = sum(map(use_in_hand, player.set_aside)) > len(player.set_aside) * usual(outlook)
            return option(outlook, "keep" if good == (seat == outlook.seat) else "discard")
    return option(outlook, "keep")


def usual(outlook: Outlook) -> float:
    """Return how much an unknown card is expected to help; a known pair may be slightly worse."""
    return min(15, max(8, outlook.usual_use))


@answers("confirm", "duchess")
def gain_duchess(outlook: Outlook) -> Picks:
    """Gain one while there is time to play it."""
    return option(outlook, "yes" if outlook.left > 3 and not outlook.owned["duchess"] else "no")


@answers("confirm", "ill_gotten_gains")
def take_copper(outlook: Outlook) -> Picks:
    """Take the Copper only if its coin buys something better at once."""
    return option(outlook, "yes" if outlook.pays(1) else "no")


# -- hand and deck ---------------------------------------------------------------------------------------------------


@answers("discard", "cartographer")
def discard_for_cartographer(outlook: Outlook) -> Picks:
    useless = sum(use_in_hand(id) <= 10 for id in outlook.decision.options)
    return pick(outlook, ordered(outlook, use_in_hand, best_first=False), useless)


@answers("discard", "stables")
def discard_for_stables(outlook: Outlook) -> Picks:
    """Discard a Copper or Silver for three cards, nothing better."""
    return best(outlook, lambda card: 25 - use_in_hand(card))


@answers("topdeck", "scheme")
def topdeck_for_scheme(outlook: Outlook) -> Picks:
    """Put back the best Action played this turn that neither stays in play nor comes back by itself."""
    return best(outlook, lambda card: 0 if stays_or_returns(outlook, card) else 1 + worth(card))


def stays_or_returns(outlook: Outlook, id: str) -> bool:
    """Whether the card in play does something in the next turn too, or can be put on the deck by its own text."""
    if id == "alchemist":
        return "potion" in outlook.me.in_play
    return id in outlook.me.awaited or id == "treasury"


@answers("choose", "inn")
def choose_for_inn(outlook: Outlook) -> Picks:
    """Choose the Actions worth drawing again."""
    options = outlook.decision.options
    wanted = [at for at, id in enumerate(options) if not KINDS[id].types & RUINS and worth(id) >= 30]
    return pick(outlook, wanted, len(wanted))


# -- reactions -------------------------------------------------------------------------------------------------------


@reacts("trader")
def trader_reacts(outlook: Outlook) -> bool:
    """Take a Silver instead of an unwanted card, but keep points in the last turns."""
    id = outlook.decision.source
    if id not in KINDS or not outlook.stock("silver"):
        return False
    return worth(id) < 20 and not (KINDS[id].types & VICTORY and outlook.left <= 3)


@reacts("fools_gold")
@reacts("tunnel")
def gold_is_left(outlook: Outlook) -> bool:
    return outlook.stock("gold") > 0
