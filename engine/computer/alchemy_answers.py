"""Answers for cards of Alchemy that need more than the general ones, and when to buy a Potion."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.computer.answers import answers, best, ordered, pick, reacts, wished, works
from engine.computer.exchanges import cost
from engine.computer.outlook import Outlook
from engine.computer.seaside_answers import RELIEF, loss
from engine.computer.values import GOLD, SILVER, advice, is_terminal, treasure_value, use_in_hand, worth
from engine.computer.welcome import MORE_COINS, POINTS, PURPOSE
from engine.decisions import Picks
from engine.kinds import ACTION, KINDS, TREASURE, VICTORY

WORTH_A_POTION: Final = 80  # a card that is welcome enough to buy a Potion for
FIRST_POTION: Final = 105
SECOND_POTION: Final = 44
MANY_WANTED: Final = 30  # cards of a deck from which on a second Potion is of use
TOO_LATE: Final = 5  # Provinces left, from which on a Potion comes too late
USEFUL: Final = 86  # the value of an Action that a Golem should find
PER_CARD: Final = 13  # how much a card that is drawn helps
WORTH_GAINING: Final = 5

PURPOSE["familiar"] = lambda outlook: outlook.stock("curse") > len(outlook.view.players)
PURPOSE["transmute"] = lambda outlook: outlook.owned["estate"] >= 2 and outlook.me.turns < 10
PURPOSE["possession"] = lambda outlook: outlook.left > 1
POINTS["vineyard"] = lambda outlook: actions_owned(outlook) // 3


def actions_owned(outlook: Outlook) -> int:
    return sum(count for id, count in outlook.owned.items() if KINDS[id].types & ACTION)


# -- buying ----------------------------------------------------------------------------------------------------------


@wished("potion")
def potion_wished(outlook: Outlook) -> float:
    """Buy one for a card that is worth it, while there is time to play that; another one only for a large deck."""
    owned = outlook.copies(KINDS["potion"])
    wanted = [id for id in outlook.for_a_potion if outlook.stock(id)]
    is_worth_it = any(outlook.usual_desire(id) >= WORTH_A_POTION for id in wanted)
    if outlook.left <= TOO_LATE or owned >= 2 or not is_worth_it:
        return -1
    if owned:
        return SECOND_POTION if outlook.owned.total() >= MANY_WANTED else -1
    return FIRST_POTION


def best_for_a_potion(outlook: Outlook) -> float:
    """Return how welcome the best card is that costs a potion."""
    wanted = wanted_for_a_potion(outlook)
    return outlook.usual_desire(wanted) if wanted else 0


def wanted_for_a_potion(outlook: Outlook) -> str:
    """Return the most welcome of the cards that cost a potion; nothing if there is none."""
    tops = [pile.top for pile in outlook.view.piles.values() if pile.potions and pile.top]
    return max(tops, key=outlook.usual_desire, default="")


@wished("golem")
def golem_wished(outlook: Outlook) -> float:
    """It needs Actions that are worth finding."""
    found = sum(count for id, count in outlook.owned.items() if is_worth_finding(id))
    wish = outlook.desire_for_action(KINDS["golem"])
    return wish if found >= 2 else min(wish, SILVER * found)


def is_worth_finding(id: str) -> bool:
    return id != "golem" and bool(KINDS[id].types & ACTION) and advice(KINDS[id]).value >= USEFUL


def coins_of_a_stone(outlook: Outlook) -> int:
    """What a Philosopher's Stone gives with as many cards in deck and discard pile as now."""
    return outlook.unseen.total() // 5 if outlook.possessor is None else 3


@wished("philosophers_stone")
def philosophers_stone_wished(outlook: Outlook) -> float:
    coins = max(0, outlook.owned.total() - 6) // 5
    return float(min(treasure_value(KINDS["philosophers_stone"]), coins * 32)) if outlook.left > 2 else 5


MORE_COINS["philosophers_stone"] = lambda outlook: outlook.hand["philosophers_stone"] * coins_of_a_stone(outlook)

# -- whether to play it ----------------------------------------------------------------------------------------------


@works("apprentice")
def apprentice_works(outlook: Outlook) -> bool:
    rest = outlook.hand - Counter(apprentice=1)
    return not rest or any(value_of_teaching(outlook, id) > 0 for id in rest)


@works("golem")
def golem_works(outlook: Outlook) -> bool:
    return outlook.possessor is not None or any(id != "golem" and KINDS[id].types & ACTION for id in outlook.unseen)


@works("transmute")
def transmute_works(outlook: Outlook) -> bool:
    return any(value_of_transmuting(outlook, id) > 0 for id in outlook.hand - Counter(transmute=1))


# -- parting with cards ----------------------------------------------------------------------------------------------


def value_of_teaching(outlook: Outlook, id: str) -> float:
    """Return the value of the cards that an Apprentice draws for this one, less what is lost."""
    drawn = cost(outlook, id) + 2 * KINDS[id].costs_potion
    return PER_CARD * min(drawn, max(outlook.unseen.total(), 5)) - loss(outlook, id) - use_in_hand(id)


@answers("trash", "apprentice")
def trash_for_apprentice(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_teaching(outlook, card))


def value_of_transmuting(outlook: Outlook, id: str) -> float:
    """Return the value of a Gold for points, a Duchy for an Action, or another Transmute for a Treasure."""
    types, prizes = KINDS[id].types, ((ACTION, "duchy"), (TREASURE, "transmute"), (VICTORY, "gold"))
    gained = sum(outlook.desire(prize) for type, prize in prizes if types & type and outlook.stock(prize))
    if id == "copper":
        gained -= RELIEF  # an Action that does little
    return gained - loss(outlook, id)


@answers("trash", "transmute")
def trash_for_transmute(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_transmuting(outlook, card))


# -- gaining and playing ---------------------------------------------------------------------------------------------


@answers("gain", "university")
def gain_for_university(outlook: Outlook) -> Picks:
    """Gain an Action that the deck wants, or one that is never in the way."""
    return best(outlook, lambda card: value_of_learning(outlook, card) - WORTH_GAINING)


def value_of_learning(outlook: Outlook, id: str) -> float:
    wish = outlook.desire(id)
    replaces_itself = KINDS[id].cards and not is_terminal(KINDS[id])
    return max(wish, worth(id)) if wish > 0 and replaces_itself and outlook.left > 2 else wish


@answers("play", "golem")
def play_for_golem(outlook: Outlook) -> Picks:
    """Draw first; a Tactician, which discards the hand, and what trashes from the hand come last."""
    order = ordered(outlook, lambda card: -1 if card == "tactician" else first_by_golem(card), best_first=True)
    return pick(outlook, order, 1)


def first_by_golem(id: str) -> int:
    kind = KINDS[id]
    return 10 * kind.cards + bool(kind.actions)


# -- the end of the turn ---------------------------------------------------------------------------------------------


@reacts("alchemist")
def alchemist_reacts(outlook: Outlook) -> bool:
    return outlook.possessor is None


@reacts("herbalist")
def herbalist_reacts(outlook: Outlook) -> bool:
    return outlook.possessor is None and any(value_in_next_hand(outlook, id) > 0 for id in outlook.me.in_play)


def value_in_next_hand(outlook: Outlook, id: str) -> float:
    """Return how much better the Treasure is in the next hand than an unknown card."""
    if not KINDS[id].types & TREASURE:
        return 0
    if id == "potion" and (best_for_a_potion(outlook) >= USEFUL or "alchemist" in outlook.me.in_play):
        return GOLD
    return use_in_hand(id) - max(outlook.usual_use, 10)


@answers("topdeck", "herbalist")
def topdeck_for_herbalist(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_in_next_hand(outlook, card))
