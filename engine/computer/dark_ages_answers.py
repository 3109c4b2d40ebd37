"""What a player knows about the cards of Dark Ages beyond the general answers."""

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
from engine.computer.base_answers import DOUBLE, doubled
from engine.computer.exchanges import cost, exchanged, improved
from engine.computer.intrigue_answers import junk, playable, sell
from engine.computer.outlook import POINTS, PURPOSE, Outlook
from engine.computer.values import is_dead, use_in_hand, worth
from engine.kinds import ACTION, KINDS, TREASURE, Picks

PURPOSE["forager"] = lambda outlook: junk(outlook, outlook.owned) >= 4 and outlook.me.turns < 10
PURPOSE["cultist"] = lambda outlook: outlook.left > 3
PURPOSE["altar"] = lambda outlook: outlook.left > 4
POINTS["feodum"] = lambda outlook: outlook.owned["silver"] // 3


# -- buying ----------------------------------------------------------------------------------------------------------


@wished("duchy")
def duchy_wished(outlook: Outlook) -> float:
    """Rebuild makes a Province of it."""
    wish = outlook.desire_for_points(KINDS["duchy"])
    return max(wish, 99) if outlook.owned["rebuild"] >= 2 else wish


@wished("rebuild")
def rebuild_wished(outlook: Outlook) -> float:
    """It needs Estates or Duchies to build on; Shelters are none."""
    ground = outlook.owned["estate"] + outlook.owned["duchy"]
    return outlook.desire_for_action(KINDS["rebuild"]) if ground >= 2 else 5


@wished("band_of_misfits")
def band_of_misfits_wished(outlook: Outlook) -> float:
    """It is as good as the best cheap Action, and no better."""
    tops = [pile.top for pile in outlook.view.piles.values() if pile.in_supply and pile.cost is not None]
    cheap = [top for top in tops if top and KINDS[top].types & ACTION and KINDS[top].cost < 5]
    wish = outlook.desire_for_action(KINDS["band_of_misfits"])
    return min(wish, max((worth(top) for top in cheap), default=0))


# -- whether to play it ----------------------------------------------------------------------------------------------


@works("beggar")
def beggar_works(outlook: Outlook) -> bool:
    """Three Coppers are a burden, unless they buy a Province or the game is nearly over."""
    return outlook.pays(3) and (outlook.coins >= 5 or outlook.left <= 2)


@works("death_cart")
def death_cart_works(outlook: Outlook) -> bool:
    load = any(KINDS[id].types & ACTION and worth(id) < 20 for id in outlook.hand)
    return load or outlook.pays(5)


@works("forager")
@works("junk_dealer")
@works("rats")
def has_junk(outlook: Outlook) -> bool:
    """There is something in hand that a deck can do without."""
    return any(worth(id) <= 5 for id in outlook.hand)


@works("altar")
def altar_works(outlook: Outlook) -> bool:
    return any(worth(id) < 45 for id in outlook.hand - Counter(altar=1))


@works("mercenary")
def mercenary_works(outlook: Outlook) -> bool:
    return sum(worth(id) <= 5 for id in outlook.view.hand) >= 2


@works("graverobber")
def graverobber_works(outlook: Outlook) -> bool:
    return graves(outlook) > 0 or any(reburied(outlook, id) > 0 for id in actions_in_hand(outlook, "graverobber"))


@works("poor_house")
def poor_house_works(outlook: Outlook) -> bool:
    return sum(bool(KINDS[id].types & TREASURE) for id in outlook.view.hand) < 3


@works("procession")
def procession_works(outlook: Outlook) -> bool:
    return any(processed(outlook, id) > 0 for id in actions_in_hand(outlook, "procession"))


@works("storeroom")
def storeroom_works(outlook: Outlook) -> bool:
    return any(is_dead(KINDS[id]) for id in outlook.view.hand)


@works("spoils")
def spoils_work(outlook: Outlook) -> bool:
    """They pay once, so they wait for a turn in which they buy something better."""
    without = outlook.coins - 3 * outlook.hand["spoils"]
    return outlook.best_buy(outlook.coins) > max(1, outlook.best_buy(without))


def actions_in_hand(outlook: Outlook, but: str) -> Counter[str]:
    """The Actions in hand without the one that is about to be played."""
    return Counter(id for id in outlook.view.hand if KINDS[id].types & ACTION) - Counter([but])


# -- what becomes of what --------------------------------------------------------------------------------------------


def graves(outlook: Outlook) -> float:
    """How welcome the best card is that can be dug up."""
    found = {id for id in outlook.view.trash if 3 <= cost(outlook, id) <= 6}
    return max((outlook.desire(id) for id in found), default=0)


def reburied(outlook: Outlook, id: str) -> float:
    return improved(outlook, id, 3)


def processed(outlook: Outlook, id: str) -> float:
    """Twice its text and a dearer Action for it."""
    if id in DOUBLE or not worth_playing(outlook, id):
        return 0
    return max(0, doubled(id)) / 4 + exchanged(outlook, id, 1, ACTION)


@answers("trash", "graverobber")
def trash_for_graverobber(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: 1000 + reburied(outlook, card))


@answers("play", "procession")
def play_for_procession(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: processed(outlook, card))


@answers("play", "counterfeit")
def play_for_counterfeit(outlook: Outlook) -> Picks:
    """Spoils, which are gone anyway; a Copper; better ones only when they buy a last Province."""
    last = outlook.left <= 2
    return best(outlook, lambda card: counterfeited(outlook, card, last=last))


def counterfeited(outlook: Outlook, id: str, *, last: bool) -> float:
    if id == "spoils":
        return 50
    if id == "copper":
        return 40 if outlook.money > 5 else 0
    more = KINDS[id].coins
    return more if last and outlook.pays(more) and outlook.coins + more >= 8 else 0


@answers("gain", "rebuild")
def gain_for_rebuild(outlook: Outlook) -> Picks:
    """The most points."""
    return best(outlook, lambda card: 1 + outlook.points(KINDS[card]))


@answers("name", "rebuild")
def name_for_rebuild(outlook: Outlook) -> Picks:
    """What should stay: the Provinces; before there are any, the Estates if a Duchy waits behind them."""
    young = not outlook.unseen["province"] and outlook.unseen["duchy"] and outlook.unseen["estate"]
    return option(outlook, "estate" if young and outlook.stock("province") else "province")


# -- modes and yes or no ---------------------------------------------------------------------------------------------


@answers("choose", "band_of_misfits")
def choose_for_band_of_misfits(outlook: Outlook) -> Picks:
    """The Action with the best text; what leaves an Action where the hand has use for one."""
    waiting = playable(outlook) and not outlook.view.actions
    return best(outlook, lambda card: worth_playing(outlook, card) and (2 * worth(card) + spirit(card, bool(waiting))))


def spirit(id: str, waiting: bool) -> int:
    return 60 * KINDS[id].actions if waiting else doubled(id)


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
    """First the price: what is dead anyway, a card that can wait, or a Copper. Then what it buys."""
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
    """Where Actions lie in hand that nobody will get to play this turn."""
    if outlook.view.actions:
        return set()
    return {at for at, id in enumerate(outlook.view.hand) if KINDS[id].types & ACTION}


@answers("choose", "squire")
def choose_for_squire(outlook: Outlook) -> Picks:
    """Actions for what waits in hand, else a Silver for the deck."""
    if playable(outlook) and not outlook.view.actions:
        return option(outlook, "actions")
    return option(outlook, "silver" if outlook.stock("silver") and outlook.left > 1 else "buys")


@answers("choose", "graverobber")
def choose_for_graverobber(outlook: Outlook) -> Picks:
    exchange = max((reburied(outlook, id) for id in actions_in_hand(outlook, "")), default=0)
    return option(outlook, "from_hand" if exchange > graves(outlook) else "from_trash")


@answers("choose", "hunting_grounds")
def choose_for_hunting_grounds(outlook: Outlook) -> Picks:
    """Three points in one card, unless there is none left."""
    return option(outlook, "duchy" if outlook.stock("duchy") else "estates")


@answers("confirm", "mercenary")
def trash_by_mercenary(outlook: Outlook) -> Picks:
    return option(outlook, "yes" if mercenary_works(outlook) else "no")


# -- hand and deck ---------------------------------------------------------------------------------------------------


@answers("discard", "pillage")
def discard_by_pillage(outlook: Outlook) -> Picks:
    """It is another's hand: the best card."""
    return best(outlook, lambda card: 1 + use_in_hand(card))


@answers("discard", "storeroom")
def discard_for_storeroom(outlook: Outlook) -> Picks:
    """What does nothing: first for cards, then for coins."""
    return sell(outlook)


@answers("topdeck", "scavenger")
def topdeck_for_scavenger(outlook: Outlook) -> Picks:
    """The best of the whole discard pile."""
    return best(outlook, lambda card: 1 + use_in_hand(card))


@answers("trash", "death_cart")
def trash_for_death_cart(outlook: Outlook) -> Picks:
    """Ruins, or the worst Action, which may be the cart."""
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
    """A Mercenary is worth having while there is junk to feed it."""
    return outlook.stock("mercenary") > 0 and outlook.left > 3 and junk(outlook, outlook.owned) >= 3
