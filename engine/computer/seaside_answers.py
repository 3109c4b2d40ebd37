"""Answers for cards of Seaside that need more than the general ones."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Final

from engine.computer.answers import (
    answers,
    best,
    by_use,
    option,
    ordered,
    pick,
    reacts,
    wished,
    works,
    worth_playing,
)
from engine.computer.exchanges import cost
from engine.computer.intrigue_answers import junk
from engine.computer.outlook import Outlook
from engine.computer.prosperity_answers import CURSING
from engine.computer.values import COINS, GOLD, SILVER, is_dead, is_terminal, use_in_hand, worth
from engine.computer.welcome import MORE_COINS, PURPOSE
from engine.decisions import Picks
from engine.kinds import ACTION, CURSE, KINDS, RUINS, TREASURE, VICTORY

ANOTHER_CARD: Final = 150  # the most that better coins for a purchase may be worth beside the cards of a deck
PER_POINT: Final = 30  # what a point is worth beside the use of cards
RELIEF: Final = 8  # how much better a deck is without an unwanted card
MANY_MAPS: Final = 2
LITTLE: Final = 3  # tokens from which on a Pirate Ship is worth more than an attack
GOOD_TURN: Final = GOLD - 30  # a purchase that is worth more than the cards of a Tactician
THIS_TURN: Final = 0.5  # how much the purchase of one turn matters beside the cards of a deck
BURDENS: Final = {"curse": 30, "estate": 20, "copper": 9}  # how good it is to hand one of them to the others
USUAL_BURDEN: Final = 15
JUNK_TO_LOOK_FOR: Final = 0.35  # the share of the deck from which on a Lookout is likely to find some

PURPOSE["sea_hag"] = lambda outlook: outlook.stock("curse") > len(outlook.view.players)
PURPOSE["ambassador"] = lambda outlook: junk(outlook, outlook.owned) >= 6 and outlook.me.turns < 7
PURPOSE["lookout"] = lambda outlook: junk(outlook, outlook.owned) >= 7 and outlook.me.turns < 6
PURPOSE["salvager"] = lambda outlook: outlook.left > 1
PURPOSE["tactician"] = lambda outlook: outlook.left > 3
PURPOSE["island"] = lambda outlook: outlook.me.turns < 7


# -- buying ----------------------------------------------------------------------------------------------------------


@wished("lighthouse")
def lighthouse_wished(outlook: Outlook) -> float:
    """Good against Attacks that hand out bad cards."""
    wish = outlook.desire_for_action(KINDS["lighthouse"])
    return SILVER + 4 if wish >= 20 and not CURSING.isdisjoint(outlook.view.piles) else wish


@wished("fishing_village")
def fishing_village_wished(outlook: Outlook) -> float:
    """A Silver that comes in two halves is no better than one, unless there are Actions to play with it."""
    wish = outlook.desire_for_action(KINDS["fishing_village"])
    return wish if outlook.terminals >= 2 else min(wish, 15)


@wished("treasure_map")
def treasure_map_wished(outlook: Outlook) -> float:
    """One alone does nothing, so only to match another one."""
    return GOLD - 10 if outlook.copies(KINDS["treasure_map"]) == 1 and outlook.left > 4 else 0


# -- whether to play it ----------------------------------------------------------------------------------------------


@works("ambassador")
def ambassador_works(outlook: Outlook) -> bool:
    rest = outlook.hand - Counter(ambassador=1)
    return any(value_of_returning(outlook, id, count) > 0 for id, count in rest.items())


@works("island")
def island_works(outlook: Outlook) -> bool:
    """Set aside a card that does nothing in a hand, or Copper; in the last turns there is no hurry."""
    rest = outlook.hand - Counter(island=1)
    return not rest or any(is_dead(KINDS[id]) or outlook.unwanted(id) for id in rest)


@works("lookout")
def lookout_works(outlook: Outlook) -> bool:
    """It must trash one of three cards, so there has to be some junk among those that may be on top."""
    total = outlook.unseen.total()
    return total >= 3 and junk(outlook, outlook.unseen) >= JUNK_TO_LOOK_FOR * total


@works("outpost")
def outpost_works(outlook: Outlook) -> bool:
    return not outlook.view.is_extra_turn and "outpost" not in outlook.me.in_play


@works("salvager")
def salvager_works(outlook: Outlook) -> bool:
    rest = outlook.hand - Counter(salvager=1)
    return not rest or any(value_of_salvaging(outlook, id) > 0 for id in rest)


@works("tactician")
def tactician_works(outlook: Outlook) -> bool:
    """Give up a hand that buys little for twice as many cards in the next turn, but not for the sake of a possessor."""
    rest = outlook.hand - Counter(tactician=1)
    if not rest or outlook.possessor is not None:
        return False
    return outlook.best_buy(outlook.coins) <= GOOD_TURN and (outlook.ending is None or outlook.left > 1)


@works("treasure_map")
def treasure_map_works(outlook: Outlook) -> bool:
    return outlook.hand["treasure_map"] >= MANY_MAPS


# -- parting with cards ----------------------------------------------------------------------------------------------


def loss(outlook: Outlook, id: str) -> float:
    """Return what it costs to trash this card: nothing if it comes back, less if it is hardly ever drawn again."""
    if outlook.possessor is not None:
        return 0
    if outlook.unwanted(id):
        return -RELIEF
    kind = KINDS[id]
    if kind.types & VICTORY:
        return max(worth(id), PER_POINT * outlook.points(kind))
    return max(0, worth(id)) * min(1, outlook.left / 4)


def value_of_salvaging(outlook: Outlook, id: str) -> float:
    """Return how much better the best purchase is with the coins of this card, less what is lost."""
    more = cost(outlook, id) - coins_in_hand(outlook, id)
    better = outlook.best_buy(outlook.coins + more) - max(0, outlook.best_buy(outlook.coins))
    return min(better, ANOTHER_CARD) - loss(outlook, id)


def coins_in_hand(outlook: Outlook, id: str) -> int:
    """Return what the card would give this turn as a Treasure."""
    more = MORE_COINS.get(id)
    return COINS.get(id, 0) + (more(outlook) // outlook.hand[id] if more is not None and outlook.hand[id] else 0)


@answers("trash", "salvager")
def trash_for_salvager(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: value_of_salvaging(outlook, card))


def value_of_returning(outlook: Outlook, id: str, copies: int) -> float:
    """Return how good it is to show this card to an Ambassador with so many copies of it in hand: the others get one,
    even if none is returned."""
    has_pile = id in outlook.view.piles or (KINDS[id].types & RUINS and "ruins" in outlook.view.piles)
    if not has_pile:
        return 0  # then nothing happens
    if outlook.possessor is not None:
        return worth(id) * min(2, copies)
    if outlook.unwanted(id):
        return max(value_of_ridding(outlook, id, count) for count in range(min(2, copies) + 1))
    return -1 - max(0, worth(id))


def value_of_ridding(outlook: Outlook, id: str, copies: int) -> float:
    """Return how good it is to return so many copies of a bad card, less what their coins would buy this turn."""
    lost = outlook.best_buy(outlook.coins) - outlook.best_buy(outlook.coins - copies * COINS.get(id, 0))
    return BURDENS.get(id, USUAL_BURDEN) * copies - THIS_TURN * min(lost, ANOTHER_CARD)


@answers("choose", "ambassador")
def choose_for_ambassador(outlook: Outlook) -> Picks:
    """Show what is best returned; then return as many copies as possible of a bad card, and none of a good one."""
    shown, options = outlook.view.terms.card, outlook.decision.options
    if outlook.view.terms.purpose == "return":
        returned = outlook.decision.most
        if outlook.possessor is None:
            possible = range(returned + 1 if outlook.unwanted(shown) else 1)
            returned = max(possible, key=lambda count: value_of_ridding(outlook, shown, count))
        return tuple(range(returned))
    counts = Counter(options)
    return pick(
        outlook, ordered(outlook, lambda card: value_of_returning(outlook, card, counts[card]), best_first=True), 1
    )


@answers("choose", "island")
def choose_for_island(outlook: Outlook) -> Picks:
    """Set aside a card that does nothing, one with points first: Curses may still be trashed; else the worst."""
    return pick(outlook, ordered(outlook, burden_in_hand, best_first=True), 1)


def burden_in_hand(id: str) -> float:
    kind = KINDS[id]
    return 100 + bool(kind.types & VICTORY) if is_dead(kind) else -worth(id)


@answers("trash", "lookout")
def trash_for_lookout(outlook: Outlook) -> Picks:
    """Trash what the deck is better without, else what is worth least."""
    return pick(outlook, ordered(outlook, lambda card: loss_for_good(outlook, card), best_first=False), 1)


def loss_for_good(outlook: Outlook, id: str) -> float:
    """Return the loss, Curses before Estates before Coppers."""
    return loss(outlook, id) + worth(id) / 100


@answers("discard", "lookout")
def discard_for_lookout(outlook: Outlook) -> Picks:
    """The other card is drawn next."""
    return pick(outlook, ordered(outlook, use_in_hand, best_first=False), 1)


# -- hand and deck ---------------------------------------------------------------------------------------------------


@answers("choose", "haven")
def choose_for_haven(outlook: Outlook) -> Picks:
    """Keep for the next turn an Action that cannot be played in this one, a Treasure that changes nothing, or what the
    hand can spare."""
    options = outlook.decision.options
    now = outlook.best_buy(outlook.coins)
    spare = [
        at
        for at in ordered(outlook, use_in_hand, best_first=True)
        if options[at] in COINS and outlook.best_buy(outlook.coins - coins_in_hand(outlook, options[at])) >= now
    ]
    return pick(outlook, [*surplus_terminals(outlook), *spare, *by_use(outlook)], 1)


def surplus_terminals(outlook: Outlook) -> list[int]:
    """Return the positions of Actions that this turn has no room for, the best of them first."""
    options = outlook.decision.options
    terminals = [at for at, id in enumerate(options) if is_terminal(KINDS[id]) and worth_playing(outlook, id) > 1]
    return sorted(terminals, key=lambda at: -worth_playing(outlook, options[at]))[outlook.view.actions :]


@answers("topdeck", "ghost_ship")
def topdeck_for_ghost_ship(outlook: Outlook) -> Picks:
    """Put back what the next turn can do without: they are drawn again in the turn after it."""
    options, least = outlook.decision.options, outlook.decision.least
    if len(options) > 9:
        return pick(outlook, by_use(outlook), least)
    positions = range(len(options))
    ways = list(combinations(positions, least))
    returned = max(ways, key=lambda way: hand_left(outlook, [options[at] for at in positions if at not in way]))
    return tuple(sorted(returned, key=lambda at: -use_in_hand(options[at])))


def hand_left(outlook: Outlook, hand: list[str]) -> tuple[float, int]:
    """Judge the hand for a turn of its own: by the best purchase, then by the use of the cards."""
    actions = sorted([use_in_hand(id) for id in hand if KINDS[id].types & ACTION], reverse=True)
    coins = sum(COINS.get(id, 0) + (0 if id in COINS else 2 * (KINDS[id].coins > 0)) for id in hand)
    use = sum(use_in_hand(id) for id in hand if not KINDS[id].types & ACTION) + sum(actions[:1])
    return outlook.best_buy(coins) + 3 * sum(actions[:1]), use


@answers("choose", "native_village")
def choose_for_native_village(outlook: Outlook) -> Picks:
    """Take the cards when they buy something better, or in the last turns; until then set more aside."""
    mat = outlook.view.zones.get("native_village", ())
    coins = sum(COINS.get(id, 0) for id in mat)
    is_time = len(mat) >= 2 and (outlook.left <= 2 or outlook.pays(coins))
    return option(outlook, "take" if is_time else "set_aside")


@answers("choose", "navigator")
def choose_for_navigator(outlook: Outlook) -> Picks:
    seen = outlook.view.looked_at
    good = sum(map(use_in_hand, seen)) >= len(seen) * outlook.usual_use
    return option(outlook, "keep" if good else "discard")


@answers("confirm", "pearl_diver")
def take_pearl(outlook: Outlook) -> Picks:
    """Put the bottom card on top if it is better than what is there on average."""
    seen = outlook.view.looked_at
    return option(outlook, "yes" if any(use_in_hand(id) > outlook.usual_use for id in seen) else "no")


@reacts("treasury")
def treasury_reacts(outlook: Outlook) -> bool:
    return outlook.possessor is None


# -- against the others ----------------------------------------------------------------------------------------------


@answers("choose", "embargo")
def choose_for_embargo(outlook: Outlook) -> Picks:
    """Put the token where it hurts the others more than me."""
    return best(outlook, lambda card: 1000 + harm(outlook, card))


def harm(outlook: Outlook, id: str) -> float:
    """Return how much others probably want the card, less twice how much I do."""
    kind = KINDS[id]
    if id in ("province", "colony", "gold") or kind.types & CURSE:
        return -10  # everybody wants them, or nobody does
    theirs = worth(id) if kind.types & (ACTION | TREASURE) else 0
    mine = max(0, outlook.usual_desire(id))
    return theirs - 2 * mine


@answers("choose", "pirate_ship")
def choose_for_pirate_ship(outlook: Outlook) -> Picks:
    """Take the coins when there are enough of them, or they buy something better now."""
    tokens = outlook.me.pirate_tokens
    pays = tokens > 0 and outlook.pays(tokens)
    return option(outlook, "coins" if pays and (tokens >= LITTLE or outlook.left <= 2) else "attack")


@answers("trash", "pirate_ship")
def trash_for_pirate_ship(outlook: Outlook) -> Picks:
    """It is another player's Treasure: take the best one."""
    return pick(outlook, ordered(outlook, worth, best_first=True), 1)
