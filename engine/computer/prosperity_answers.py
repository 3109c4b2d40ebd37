"""Answers for cards of Prosperity that need more than the general ones, and how to play with Platinum and Colony."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Final

from engine.computer.answers import (
    answers,
    best,
    option,
    ordered,
    pick,
    reacts,
    trash,
    wished,
    works,
    worth_playing,
)
from engine.computer.base_answers import DOUBLE, value_of_doubling
from engine.computer.exchanges import cost, value_of_improving
from engine.computer.intrigue_answers import sell
from engine.computer.outlook import Outlook
from engine.computer.values import GOLD, SILVER, is_dead, use_in_hand, worth
from engine.computer.welcome import MANY_POINTS, MORE_COINS, PURPOSE
from engine.decisions import TREASURES, Picks
from engine.kinds import ACTION, CURSE, KINDS, RUINS, TREASURE, VICTORY

MANY_COLONIES: Final = 6  # above that many, a better deck is worth more than a Province
COPPERS_SCORE: Final = 4  # so near the end a Copper hurts less than the token for buying it helps
PER_POINT: Final = 30  # what a victory token is worth beside the use of cards
DRAWN: Final = 12  # how much a card that is drawn helps, at least
MOST_MELTED: Final = 8  # cards in hand that Forge considers: more take too long
A_PROVINCE: Final = MANY_POINTS + 6
CURSING: Final = frozenset(
    {"cultist", "familiar", "followers", "ill_gotten_gains", "jester", "marauder", "mountebank", "sea_hag", "swindler",
     "torturer", "witch", "young_witch"}
)  # fmt: skip

PURPOSE["mountebank"] = lambda outlook: outlook.left > 2
PURPOSE["bishop"] = lambda outlook: outlook.left > 3


# -- coins in hand ---------------------------------------------------------------------------------------------------


def coins_of_banks(outlook: Outlook) -> int:
    """Each counts all Treasures in play, the Banks before it included."""
    banks = outlook.hand["bank"]
    treasures = sum(bool(KINDS[id].types & TREASURE) for id in (*outlook.view.hand, *outlook.me.in_play)) - banks
    return sum(treasures + nth for nth in range(1, banks + 1))


def coins_of_ventures(outlook: Outlook) -> int:
    """Each plays another Treasure, of which a Copper is the least."""
    return outlook.hand["venture"] if any(KINDS[id].types & TREASURE for id in outlook.unseen) else 0


MORE_COINS["bank"] = coins_of_banks
MORE_COINS["venture"] = coins_of_ventures

# -- buying ----------------------------------------------------------------------------------------------------------


@wished("province")
def province_wished(outlook: Outlook) -> float:
    """While there are many Colonies to come, money for them is worth more."""
    return GOLD - 1 if outlook.stock("colony") and outlook.left > MANY_COLONIES else A_PROVINCE


@wished("copper")
def copper_wished(outlook: Outlook) -> float:
    """With Goons in play each purchase scores; towards the end that is worth a bad card."""
    if "goons" not in outlook.view.piles or outlook.decision.verb != "buy" or outlook.left > COPPERS_SCORE:
        return -1
    return 2 if "goons" in outlook.me.in_play else -1


@wished("city")
def city_wished(outlook: Outlook) -> float:
    """A village that costs too much, until a pile is empty."""
    empty = sum(pile.in_supply and not pile.count for pile in outlook.view.piles.values())
    return 92 if empty and outlook.left > 2 else outlook.desire_for_action(KINDS["city"])


@wished("watchtower")
def watchtower_wished(outlook: Outlook) -> float:
    """Good against Attacks that hand out bad cards."""
    wish = outlook.desire_for_action(KINDS["watchtower"])
    return wish + SILVER - 20 if wish >= 20 and not CURSING.isdisjoint(outlook.view.piles) else wish


# -- Treasures: whether to play them ---------------------------------------------------------------------------------


@works("copper")
@works(TREASURES)
def coppers_work(outlook: Outlook) -> bool:
    """With a Copper in play no Grand Market can be bought: keep Coppers if the rest pays for the best purchase."""
    pile = outlook.view.piles.get("grand_market")
    coppers = outlook.hand["copper"]
    if pile is None or pile.top is None or not coppers or "copper" in outlook.me.in_play:
        return True
    without = outlook.coins - coppers - outlook.hand["bank"] * coppers
    others = max(outlook.desire(id) for price, id in outlook.offers if price <= outlook.coins and id != pile.top)
    return without < cost(outlook, pile.top) or outlook.desire(pile.top) <= others


@works("contraband")
def contraband_works(outlook: Outlook) -> bool:
    """The best card will be named. Play it if the second best with its coins is nearly as good as the best without."""
    others = sorted([outlook.desire(id) for price, id in outlook.offers if price <= outlook.coins], reverse=True)
    return others[1] >= 0.9 * max(1, outlook.best_buy(outlook.coins - 3 * outlook.hand["contraband"]))


@answers("name", "contraband")
def name_for_contraband(outlook: Outlook) -> Picks:
    """Name what the other player probably wants most: the best card for the coins they may have."""
    buyer = outlook.view.players[outlook.view.current]
    coins = outlook.view.coins + buyer.hand_size
    wanted = [(outlook.desire(id), id) for price, id in outlook.offers if price <= max(coins, 3)]
    return option(outlook, max(wanted)[1])


@answers("choose", "loan")
def choose_for_loan(outlook: Outlook) -> Picks:
    """Trash a Copper while there is other money, or another Loan."""
    id = outlook.view.terms.card
    is_bad = (id == "copper" and outlook.money > 4 and outlook.left > 2) or id == "loan"
    return option(outlook, "trash" if is_bad else "discard")


# -- Actions: whether to play them -----------------------------------------------------------------------------------


@works("counting_house")
def counting_house_works(outlook: Outlook) -> bool:
    return outlook.me.discard_top is not None and outlook.unseen["copper"] > 0


@works("expand")
def expand_works(outlook: Outlook) -> bool:
    return any(value_of_expanding(outlook, id) > 0 for id in outlook.hand - Counter(expand=1))


@works("forge")
def forge_works(outlook: Outlook) -> bool:
    return best_melt(outlook, tuple((outlook.hand - Counter(forge=1)).elements()))[0] > 0


@works("mint")
def mint_works(outlook: Outlook) -> bool:
    return any(value_of_minting(outlook, id) > 0 for id in outlook.hand)


@works("bishop")
def bishop_works(outlook: Outlook) -> bool:
    rest = outlook.hand - Counter(bishop=1)
    return not rest or any(value_of_blessing(outlook, id) > -PER_POINT for id in rest)


@works("trade_route")
def trade_route_works(outlook: Outlook) -> bool:
    rest = outlook.hand - Counter(trade_route=1)
    return not rest or any(outlook.unwanted(id) for id in rest) or (outlook.view.route_tokens > 1 and outlook.pays(2))


@works("watchtower")
def watchtower_works(outlook: Outlook) -> bool:
    return len(outlook.view.hand) <= 6


@works("kings_court")
def kings_court_works(outlook: Outlook) -> bool:
    rest = [id for id in outlook.hand if id not in (*DOUBLE, "kings_court") and KINDS[id].types & ACTION]
    return any(worth_playing(outlook, id) > 1 for id in rest)


@answers("play", "kings_court")
def play_for_kings_court(outlook: Outlook) -> Picks:
    """Another one only if two Actions are left for it; else the best to be played three times."""
    hand = outlook.hand
    actions = sum(count for id, count in hand.items() if KINDS[id].types & ACTION and id != "kings_court")
    if hand["kings_court"] and actions > 1:
        return option(outlook, "kings_court")
    return best(
        outlook,
        lambda card: 0 if card == "kings_court" else worth_playing(outlook, card) and 300 + value_of_doubling(card),
    )


# -- turning cards into others ---------------------------------------------------------------------------------------


def value_of_expanding(outlook: Outlook, id: str) -> float:
    if KINDS[id].types & VICTORY and id != "estate" and outlook.left > 2:
        return 0
    return value_of_improving(outlook, id, 3)


@answers("trash", "expand")
def trash_for_expand(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_expanding(outlook, card))


def best_melt(outlook: Outlook, hand: tuple[str, ...]) -> tuple[float, Counter[str]]:
    """Return the cards of this hand that Forge should trash, and how much is gained by that."""
    offers: dict[int, float] = {}
    for price, id in outlook.offers:
        if KINDS[id].costs_potion:
            continue
        offers[price] = max(offers.get(price, 0), outlook.desire(id))
    found: tuple[float, Counter[str]] = (0, Counter())
    for melted in selections(tuple(sorted(hand, key=worth)[:MOST_MELTED])):
        lost = sum(count * value_lost(outlook, id) for id, count in melted.items())
        value = offers.get(sum(count * cost(outlook, id) for id, count in melted.items()), 0) - lost
        if value > found[0]:
            found = (value, melted)
    return found


@lru_cache(maxsize=100)
def selections(hand: tuple[str, ...]) -> list[Counter[str]]:
    """Return every selection of these cards, copies being alike."""
    return list(_selections(Counter(hand)))


def _selections(hand: Counter[str]) -> Iterator[Counter[str]]:
    for counts in product(*(range(count + 1) for count in hand.values())):
        yield Counter({id: count for id, count in zip(hand, counts, strict=True) if count})


def value_lost(outlook: Outlook, id: str) -> float:
    """Return how much a deck loses with the card; a deck without an unwanted card is better."""
    return -8 if outlook.unwanted(id) else max(1, worth(id))


@answers("trash", "forge")
def trash_for_forge(outlook: Outlook) -> Picks:
    melted, picks = best_melt(outlook, outlook.decision.options)[1], list[int]()
    for at, id in enumerate(outlook.decision.options):
        if melted[id] > 0:
            melted = melted - Counter([id])
            picks.append(at)
    return tuple(picks)


def value_of_minting(outlook: Outlook, id: str) -> float:
    """Return how welcome a copy of the Treasure in hand is; plain Coppers never are."""
    if not KINDS[id].types & TREASURE or not outlook.stock(id):
        return 0
    return outlook.desire(id) if outlook.left > 1 else 0


@answers("choose", "mint")
def choose_for_mint(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_minting(outlook, card))


def value_of_blessing(outlook: Outlook, id: str) -> float:
    """Return how much is gained by trashing this card for one victory token per two coins of its cost."""
    kind = KINDS[id]
    printed = kind.points if isinstance(kind.points, int) else outlook.points(kind)
    use = 0 if is_dead(kind) else max(0, worth(id)) * min(1, outlook.left / 6)
    return PER_POINT * (cost(outlook, id) // 2 - printed) - use + (10 if outlook.unwanted(id) else 0)


@answers("trash", "bishop")
def trash_for_bishop(outlook: Outlook) -> Picks:
    if not outlook.my_turn:
        return trash(outlook)  # for nothing, so only what is unwanted
    values = ordered(outlook, lambda card: value_of_blessing(outlook, card), best_first=True)
    return pick(outlook, values, 1)


# -- hand and deck ---------------------------------------------------------------------------------------------------


@answers("choose", "counting_house")
def choose_for_counting_house(outlook: Outlook) -> Picks:
    return tuple(range(outlook.decision.most))


@answers("discard", "vault")
def discard_for_vault(outlook: Outlook) -> Picks:
    """Sell what is useless this turn; another player's Vault takes the two least useful cards."""
    return sell(outlook)


@answers("confirm", "vault")
def exchange_for_vault(outlook: Outlook) -> Picks:
    """Give two cards for one if both of them together help less than a card that is drawn."""
    lost = sum(sorted(map(use_in_hand, outlook.view.hand))[:2])
    return option(outlook, "yes" if lost < max(DRAWN, outlook.usual_use) else "no")


# -- reactions -------------------------------------------------------------------------------------------------------


def is_bad_gain(outlook: Outlook, id: str) -> bool:
    """Whether a card that was gained is better trashed at once."""
    kind = KINDS[id]
    if kind.types & (CURSE | RUINS):
        return True
    is_point = bool(kind.types & VICTORY)
    return (
        outlook.unwanted(id)
        and not (is_point and outlook.left <= 4)
        and not (outlook.my_turn and is_wanted_now(outlook, id))
    )


def is_wanted_now(outlook: Outlook, id: str) -> bool:
    """Whether the card was bought or gained on purpose."""
    return outlook.desire(id) >= 1


def helps_next_hand(outlook: Outlook, id: str) -> bool:
    """Whether the card is better drawn in the next hand than later."""
    return not is_dead(KINDS[id]) and use_in_hand(id) > max(DRAWN, outlook.usual_use)


@reacts("watchtower")
def watchtower_reacts(outlook: Outlook) -> bool:
    id = outlook.decision.source
    return id in KINDS and (is_bad_gain(outlook, id) or helps_next_hand(outlook, id))


@reacts("royal_seal")
def royal_seal_reacts(outlook: Outlook) -> bool:
    id = outlook.decision.source
    return id in KINDS and helps_next_hand(outlook, id)


@answers("choose", "watchtower")
def choose_for_watchtower(outlook: Outlook) -> Picks:
    return option(outlook, "trash" if is_bad_gain(outlook, outlook.view.terms.card) else "topdeck")
