"""Answers for cards of Dark Ages that need more than the general ones."""

from __future__ import annotations

from collections import Counter

from engine.computer.answers import (
    answers,
    best,
    option,
    ordered,
    pick,
    reacts,
    wished,
    works,
    worth_playing,
)
from engine.computer.base_answers import DOUBLE, value_of_doubling
from engine.computer.exchanges import cost, value_of_exchanging, value_of_improving
from engine.computer.intrigue_answers import junk, playable, sell
from engine.computer.outlook import Outlook
from engine.computer.values import is_dead, use_in_hand, worth
from engine.computer.welcome import POINTS, PURPOSE
from engine.decisions import Picks
from engine.kinds import ACTION, KINDS, TREASURE

PURPOSE["forager"] = lambda outlook: junk(outlook, outlook.owned) >= 4 and outlook.me.turns < 10
PURPOSE["cultist"] = lambda outlook: outlook.left > 3
PURPOSE["altar"] = lambda outlook: outlook.left > 4
POINTS["feodum"] = lambda outlook: outlook.owned["silver"] // 3


# -- buying ----------------------------------------------------------------------------------------------------------


@wished("duchy")
def duchy_wished(outlook: Outlook) -> float:
    """Rebuild turns it into a Province."""
    wish = outlook.desire_for_points(KINDS["duchy"])
    return max(wish, 99) if outlook.owned.get("rebuild", 0) >= 2 else wish


@wished("rebuild")
def rebuild_wished(outlook: Outlook) -> float:
    """It needs Estates or Duchies to rebuild; Shelters do not help."""
    ground = outlook.owned["estate"] + outlook.owned["duchy"]
    return outlook.desire_for_action(KINDS["rebuild"]) if ground >= 2 else 5


@wished("band_of_misfits")
def band_of_misfits_wished(outlook: Outlook) -> float:
    """It is as good as the best cheap Action, not better."""
    tops = [pile.top for pile in outlook.view.piles.values() if pile.in_supply and pile.cost is not None]
    cheap = [top for top in tops if top and KINDS[top].types & ACTION and KINDS[top].cost < 5]
    cheap = [top for top in cheap if not KINDS[top].costs_potion]
    wish = outlook.desire_for_action(KINDS["band_of_misfits"])
    return min(wish, max((worth(top) for top in cheap), default=0))


# -- whether to play it ----------------------------------------------------------------------------------------------


@works("beggar")
def beggar_works(outlook: Outlook) -> bool:
    """Three Coppers hurt the deck, unless they buy a Province or the game is nearly over."""
    return outlook.pays(3) and (outlook.coins >= 5 or outlook.left <= 2)


@works("death_cart")
def death_cart_works(outlook: Outlook) -> bool:
    load = any(KINDS[id].types & ACTION and worth(id) < 20 for id in outlook.hand)
    return load or outlook.pays(5)


@works("forager")
@works("junk_dealer")
@works("rats")
def has_junk(outlook: Outlook) -> bool:
    """Whether there is a card in hand that the deck can do without."""
    return any(worth(id) <= 5 for id in outlook.hand)


@works("altar")
def altar_works(outlook: Outlook) -> bool:
    return any(worth(id) < 45 for id in outlook.hand - Counter(altar=1))


@works("mercenary")
def mercenary_works(outlook: Outlook) -> bool:
    return sum(worth(id) <= 5 for id in outlook.view.hand) >= 2


@works("graverobber")
def graverobber_works(outlook: Outlook) -> bool:
    return best_in_trash(outlook) > 0 or any(
        value_of_burying(outlook, id) > 0 for id in actions_in_hand(outlook, "graverobber")
    )


@works("poor_house")
def poor_house_works(outlook: Outlook) -> bool:
    return sum(bool(KINDS[id].types & TREASURE) for id in outlook.view.hand) < 3


@works("procession")
def procession_works(outlook: Outlook) -> bool:
    return any(value_of_procession(outlook, id) > 0 for id in actions_in_hand(outlook, "procession"))


@works("storeroom")
def storeroom_works(outlook: Outlook) -> bool:
    return any(is_dead(KINDS[id]) for id in outlook.view.hand)


@works("spoils")
def spoils_work(outlook: Outlook) -> bool:
    """They pay only once, so keep them for a turn in which they buy something better."""
    without = outlook.coins - 3 * outlook.hand["spoils"]
    return outlook.best_buy(outlook.coins) > max(1, outlook.best_buy(without))


def actions_in_hand(outlook: Outlook, but: str) -> Counter[str]:
    """Return the Actions in hand except the one that is about to be played."""
    return Counter(id for id in outlook.view.hand if KINDS[id].types & ACTION) - Counter([but])


# -- turning cards into others ---------------------------------------------------------------------------------------


def best_in_trash(outlook: Outlook) -> float:
    """Return how welcome the best card is that can be gained from the trash."""
    found = {id for id in outlook.view.trash if 3 <= cost(outlook, id) <= 6}
    return max((outlook.desire(id) for id in found), default=0)


def value_of_burying(outlook: Outlook, id: str) -> float:
    return value_of_improving(outlook, id, 3)


def value_of_procession(outlook: Outlook, id: str) -> float:
    """Return the value of playing it twice and getting a more expensive Action for it."""
    if id in DOUBLE or not worth_playing(outlook, id):
        return 0
    return max(0, value_of_doubling(id)) / 4 + value_of_exchanging(outlook, id, 1, ACTION)


@answers("trash", "graverobber")
def trash_for_graverobber(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: 1000 + value_of_burying(outlook, card))


@answers("play", "procession")
def play_for_procession(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_procession(outlook, card))


@answers("play", "counterfeit")
def play_for_counterfeit(outlook: Outlook) -> Picks:
    """Play Spoils, which leave anyway; a Copper; better ones only if they buy a last Province."""
    last = outlook.left <= 2
    return best(outlook, lambda card: value_of_counterfeiting(outlook, card, last=last))


def value_of_counterfeiting(outlook: Outlook, id: str, *, last: bool) -> float:
    if id == "spoils":
        return 50
    if id == "copper":
        return 40 if outlook.money > 5 else 0
    more = KINDS[id].coins
    return more if last and outlook.pays(more) and outlook.coins + more >= 8 else 0


@answers("gain", "rebuild")
def gain_for_rebuild(outlook: Outlook) -> Picks:
    """Gain the most points, unless that loses the game."""
    return best(outlook, lambda card: min(outlook.desire(card), 0) + 1 + outlook.points(KINDS[card]))


@answers("name", "rebuild")
def name_for_rebuild(outlook: Outlook) -> Picks:
    """Name what should stay: Provinces; before there are any, Estates if there is a Duchy among them."""
    young = not outlook.unseen["province"] and outlook.unseen["duchy"] and outlook.unseen["estate"]
    return option(outlook, "estate" if young and outlook.stock("province") else "province")


# -- modes and yes or no ---------------------------------------------------------------------------------------------


@answers("choose", "band_of_misfits")
def choose_for_band_of_misfits(outlook: Outlook) -> Picks:
    """Choose the Action with the best text; one with +Action if the hand has use for it."""
    waiting = playable(outlook) and not outlook.view.actions
    return best(outlook, lambda card: worth_playing(outlook, card) and (2 * worth(card) + spirit(card, bool(waiting))))


def spirit(id: str, waiting: bool) -> int:
    return 60 * KINDS[id].actions if waiting else value_of_doubling(id)


@answers("choose", "catacombs")
def choose_for_catacombs(outlook: Outlook) -> Picks:
    seen = outlook.view.looked_at
    good = sum(map(use_in_hand, seen)) >= len(seen) * min(15, outlook.usual_use)
    return option(outlook, "take" if good else "discard")


@answers("choose", "survivors")
def choose_for_survivors(outlook: Outlook) -> Picks:
    good = sum(map(use_in_hand, outlook.view.looked_at)) > len(outlook.view.looked_at) * 12
    return option(outlook, "keep" if good else "discard")


@answers("choose", "count")
def choose_for_count(outlook: Outlook) -> Picks:
    """Pay with useless cards, a card that can wait, or a Copper. Then choose the reward."""
    if "topdeck" in outlook.decision.options:
        dead = sum(is_dead(KINDS[id]) or at in idle_in_hand(outlook) for at, id in enumerate(outlook.view.hand))
        if dead >= 2:
            return option(outlook, "discard")
        return option(outlook, "topdeck" if dead or outlook.best_buy(outlook.coins + 2) >= 1000 else "copper")
    if outlook.best_buy(outlook.coins + 3) >= 1000:
        return option(outlook, "coins")
    if outlook.left <= 5 and outlook.stock("duchy"):
        return option(outlook, "duchy")
    bad = sum(outlook.unwanted(id) for id in outlook.view.hand)
    if bad >= 3 and bad == len(outlook.view.hand):
        return option(outlook, "trash")
    return option(outlook, "coins")


def idle_in_hand(outlook: Outlook) -> set[int]:
    """Return the positions in hand of Actions that cannot be played this turn."""
    if outlook.view.actions:
        return set()
    return {at for at, id in enumerate(outlook.view.hand) if KINDS[id].types & ACTION}


@answers("choose", "squire")
def choose_for_squire(outlook: Outlook) -> Picks:
    """Take Actions for the cards in hand, else a Silver for the deck."""
    if playable(outlook) and not outlook.view.actions:
        return option(outlook, "actions")
    return option(outlook, "silver" if outlook.stock("silver") and outlook.left > 1 else "buys")


@answers("choose", "graverobber")
def choose_for_graverobber(outlook: Outlook) -> Picks:
    exchange = max((value_of_burying(outlook, id) for id in actions_in_hand(outlook, "")), default=0)
    return option(outlook, "from_hand" if exchange > best_in_trash(outlook) else "from_trash")


@answers("choose", "hunting_grounds")
def choose_for_hunting_grounds(outlook: Outlook) -> Picks:
    """Take three points in one card, unless none is left."""
    return option(outlook, "duchy" if outlook.stock("duchy") else "estates")


@answers("confirm", "mercenary")
def trash_by_mercenary(outlook: Outlook) -> Picks:
    return option(outlook, "yes" if mercenary_works(outlook) else "no")


# -- hand and deck ---------------------------------------------------------------------------------------------------


@answers("discard", "pillage")
def discard_by_pillage(outlook: Outlook) -> Picks:
    """It is another player's hand: discard the best card."""
    return best(outlook, lambda card: 1 + use_in_hand(card))


@answers("discard", "storeroom")
def discard_for_storeroom(outlook: Outlook) -> Picks:
    """Discard what is useless: first for cards, then for coins."""
    return sell(outlook)


@answers("topdeck", "scavenger")
def topdeck_for_scavenger(outlook: Outlook) -> Picks:
    """Put back the best card of the discard pile."""
    return best(outlook, lambda card: 1 + use_in_hand(card))


@answers("trash", "death_cart")
def trash_for_death_cart(outlook: Outlook) -> Picks:
    """Trash Ruins, or the worst Action, which may be the cart."""
    return pick(outlook, ordered(outlook, worth, best_first=False), 1)


# -- reactions -------------------------------------------------------------------------------------------------------


@reacts("market_square")
def market_square_reacts(outlook: Outlook) -> bool:
    return outlook.stock("gold") > 0


@reacts("beggar")
def beggar_reacts(outlook: Outlook) -> bool:
    return outlook.stock("silver") > 0


@reacts("hovel")
def hovel_reacts(_outlook: Outlook) -> bool:
    return True


@reacts("urchin")
def urchin_reacts(outlook: Outlook) -> bool:
    """Take a Mercenary while there is junk for it to trash."""
    return outlook.stock("mercenary") > 0 and outlook.left > 3 and junk(outlook, outlook.owned) >= 3
