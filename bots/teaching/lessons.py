"""The lessons: which sentence a person who is learning reads before a question.

Problem: rules read at the start are forgotten by the time they matter, and a hint that comes back with every question
is not read either.

Idea: a lesson belongs to a kind of question. It is told when that question comes up, with the person's own cards as the
example, and after a few times no more. Of several lessons that fit a question, the first one of this list that the
person has not had often enough is told.

Rule: a lesson depends on what the person sees (`Situation`) and on how often they have had each one; nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bots.teaching.situation import (
    STARTING,
    WEAK,
    Example,
    Situation,
    Tell,
    gives_actions,
    is_action,
    is_attack,
    is_dead,
    is_duration,
    is_reaction,
)
from engine import KINDS, VICTORY, View, full_pile

COLONY, PROVINCE, DUCHY, GOLD, SILVER = "colony", "province", "duchy", "gold", "silver"
POTION: Final = "potion"
FEW_PROVINCES: Final = 2
ONTO_THE_DECK: Final = ("nomad_camp",)  # cards that are gained there
FEW_COINS, MANY_COINS, MOST_COINS = 2, 6, 8  # up to: hardly anything can be bought; from: Gold; from: Province
STRONG_CARD: Final = 5  # what the strongest cards of many kingdoms cost
CLOGGED: Final = 3  # cards of a hand that do nothing
SMALL_TABLE: Final = 4  # players at most
EMPTY_PILES: Final = (3, 4)  # end the game, at a small table and at a large one
MODES: Final = frozenset({"card", "cards", "action", "actions", "buy", "buys", "coin", "coins"})  # what turns lack


class Lesson(NamedTuple):
    """A sentence, `lesson-<key>` in the catalogues; how often a person reads it; and its example, None if it does not
    fit the question."""

    key: str
    times: int
    example: Tell


class Told(NamedTuple):
    """The lesson for a question, with its example."""

    key: str
    example: Example


# -- what has just happened --------------------------------------------------------------------------------------------


def _shuffled(now: Situation) -> Example | None:
    if not now.is_on_turn or not now.own("shuffle"):
        return None
    fresh = tuple(id for id in now.view.hand if id not in STARTING)
    return {"count": len(fresh), "cards": fresh}


def _bought(now: Situation) -> Example | None:
    moved = {id for event in now.own("topdeck", "trash") for id in event.cards}  # as Royal Seal and Watchtower do
    bought = [id for event in now.own("buy") for id in event.cards if id not in ONTO_THE_DECK and id not in moved]
    return {"card": bought[-1]} if now.is_on_turn and now.me.turns and bought else None


def _attacked(now: Situation) -> Example | None:
    asks = now.decision.source
    if now.is_on_turn or not is_attack(asks) or now.decision.verb == "react":
        return None
    return {"card": asks, "who": now.view.players[now.view.current].name}


def _hit(now: Situation) -> Example | None:
    """Return the Attack that somebody else has played since the person's last move."""
    for event in now.events if now.is_on_turn else ():
        played = event.cards[0] if event.name == "play" and event.cards else ""
        if event.seat is not None and event.seat != now.decision.seat and is_attack(played):
            return {"card": played, "who": now.view.players[event.seat].name}
    return None


def _possessing(now: Situation) -> Example | None:
    return {"who": now.me.name} if now.is_for_another else None


def _can_react(now: Situation) -> Example | None:
    cards = tuple(id for id in now.decision.options if is_reaction(id))  # Urchin is asked about, and is none
    return {"card": cards[0]} if now.decision.verb == "react" and cards else None


# -- the Action phase --------------------------------------------------------------------------------------------------


def _playable(now: Situation) -> list[str]:
    """Return the Actions that can be played now, with every copy; nothing if that is not the question."""
    if now.decision.verb != "act":
        return []
    return [id for id in now.view.hand if is_action(id)]


def _first_action(now: Situation) -> Example | None:
    cards = _playable(now)
    return {"cards": tuple(cards), "actions": now.view.actions} if cards else None


def _duration(now: Situation) -> Example | None:
    card = next(filter(is_duration, _playable(now)), None)
    return {"card": card} if card else None


def _village_first(now: Situation) -> Example | None:
    cards = _playable(now)
    first = next((id for id in cards if gives_actions(id)), None)
    after = [id for id in cards if not gives_actions(id)]
    return {"first": first, "then": after[0]} if first and after else None


def _only_terminals(now: Situation) -> Example | None:
    cards = [id for id in _playable(now) if not gives_actions(id)]
    if len(cards) <= now.view.actions or len(cards) != len(_playable(now)):
        return None
    return {"cards": tuple(cards), "actions": now.view.actions}


def _out_of_actions(now: Situation) -> Example | None:
    cards = tuple(id for id in now.view.hand if is_action(id))
    return {"cards": cards} if now.decision.verb == "buy" and not now.view.actions and cards else None


# -- the Buy phase -----------------------------------------------------------------------------------------------------


def _ending(now: Situation) -> Example | None:
    if now.decision.verb != "buy":
        return None
    provinces = now.left_of(PROVINCE)
    empty = sum(pile.in_supply and not pile.count for pile in now.view.piles.values())
    most = EMPTY_PILES[len(now.view.players) > SMALL_TABLE]
    if provinces > FEW_PROVINCES and empty < most - 1:
        return None
    return {"provinces": provinces, "empty": empty, "most": most}


def _last_colonies(now: Situation) -> Example | None:
    colonies = now.left_of(COLONY)
    return {"colonies": colonies} if now.decision.verb == "buy" and 0 < colonies <= FEW_PROVINCES else None


def _colonies(now: Situation) -> Example | None:
    is_fitting = now.decision.verb == "buy" and now.coins >= MOST_COINS and now.left_of(COLONY)
    return _hand_and_coins(now) if is_fitting else None


def _province(now: Situation) -> Example | None:
    is_fitting = now.decision.verb == "buy" and now.coins >= MOST_COINS and now.left_of(PROVINCE)
    return _hand_and_coins(now) if is_fitting and not now.left_of(COLONY) else None


def _is_late(now: Situation) -> bool:
    return now.left_of(PROVINCE) * 2 <= full_pile(PROVINCE, len(now.view.players))


def _points_now(now: Situation) -> Example | None:
    can_pay = KINDS[DUCHY].cost <= now.coins < MOST_COINS and now.left_of(DUCHY)
    is_fitting = now.decision.verb == "buy" and _is_late(now) and can_pay
    return {"provinces": now.left_of(PROVINCE), "coins": now.coins} if is_fitting else None


def _with_potion(now: Situation) -> Example | None:
    card = _brew(now, now.coins)
    return {"potions": now.potions, "card": card} if now.decision.verb == "buy" and now.potions and card else None


def _potion(now: Situation) -> Example | None:
    card, is_fitting = _brew(now), KINDS[POTION].cost <= now.coins < MANY_COINS and now.left_of(POTION)
    return {"card": card} if now.decision.verb == "buy" and is_fitting and not now.potions and card else None


def _brew(now: Situation, most: int | None = None) -> str | None:
    """Return the dearest card with a potion in its cost, of those that cost at most that many coins."""
    piles = [pile for pile in now.view.piles.values() if pile.potions and pile.top and pile.cost is not None]
    costs = {pile.top: pile.cost for pile in piles if most is None or (pile.cost or 0) <= most}
    return max(costs, key=lambda id: costs[id] or 0, default=None)


def _more_buys(now: Situation) -> Example | None:
    if now.decision.verb != "buy" or now.view.buys < 2:
        return None
    return {"buys": now.view.buys, "coins": now.coins}


def _clogged(now: Situation) -> Example | None:
    dead = tuple(id for id in now.view.hand if is_dead(id))
    if now.decision.verb != "buy" or len(dead) < CLOGGED or not now.me.turns:
        return None
    return {"cards": dead, "count": len(dead), "size": len(now.view.hand)}


def _hand_and_coins(now: Situation) -> Example:
    return {"cards": now.view.hand, "coins": now.coins, "played": now.view.coins}


def _coins(least: int, below: int, card: str = "") -> Tell:
    """Return the example for a purchase with that many coins, if the card that it speaks of is left."""

    def example(now: Situation) -> Example | None:
        is_fitting = now.decision.verb == "buy" and least <= now.coins < below and (not card or now.left_of(card))
        return _hand_and_coins(now) if is_fitting and not _with_potion(now) else None

    return example


def _has_strong_cards(now: Situation) -> bool:
    """True if the coins are just enough for cards that are usually better than Silver, and there are some."""
    tops = [pile.top for pile in now.view.piles.values() if pile.in_supply and pile.cost == now.coins]
    return now.coins == STRONG_CARD and any(id is not None and not KINDS[id].types & VICTORY for id in tops)


def _strong_card(now: Situation) -> Example | None:
    is_fitting = now.decision.verb == "buy" and _has_strong_cards(now) and not _is_late(now)
    return _hand_and_coins(now) if is_fitting else None


def _silver(now: Situation) -> Example | None:
    return None if _has_strong_cards(now) else _coins(FEW_COINS + 1, MANY_COINS, SILVER)(now)


# -- what cards ask ----------------------------------------------------------------------------------------------------


def _discard(now: Situation) -> Example | None:
    if now.decision.verb != "discard" or not now.is_about_own_hand:
        return None
    dead = tuple(id for id in now.decision.options if is_dead(id))
    return {"cards": dead, "count": len(dead)}


def _trash(now: Situation) -> Example | None:
    if now.decision.verb != "trash" or not now.is_about_own_hand:
        return None
    weak = tuple(id for id in now.decision.options if id in WEAK)
    return {"cards": weak, "count": len(weak)}


def _gain(now: Situation) -> Example | None:
    tops = {pile.top: pile.cost for pile in now.view.piles.values() if pile.count and pile.cost is not None}
    if now.decision.verb != "gain" or now.view.terms.about is not None or not tops.keys() >= {*now.decision.options}:
        return None
    dearest = max(now.decision.options, key=lambda id: (tops[id], not KINDS[id].types & VICTORY))
    return {"card": dearest, "cost": tops[dearest]}


def _asked_to(*verbs: str) -> Tell:
    """Return the example of a lesson that fits every question with these verbs: the card that asks."""

    def example(now: Situation) -> Example | None:
        fits = now.decision.verb in verbs and now.decision.source in KINDS
        return {"card": now.decision.source} if fits else None

    return example


def _choose(now: Situation) -> Example | None:
    is_fitting = now.decision.verb == "choose" and len(MODES.intersection(now.decision.options)) > 1
    return {"card": now.decision.source} if is_fitting else None


LESSONS: Final = (
    Lesson("possessing", 1, _possessing),
    Lesson("react", 2, _can_react),
    Lesson("attacked", 2, _attacked),
    Lesson("hit", 1, _hit),
    Lesson("bought", 1, _bought),
    Lesson("act", 1, _first_action),
    Lesson("shuffled", 1, _shuffled),
    Lesson("duration", 2, _duration),
    Lesson("village", 2, _village_first),
    Lesson("terminals", 2, _only_terminals),
    Lesson("out-of-actions", 2, _out_of_actions),
    Lesson("last-colonies", 2, _last_colonies),
    Lesson("ending", 2, _ending),
    Lesson("with-potion", 2, _with_potion),
    Lesson("colonies", 1, _colonies),
    Lesson("province", 1, _province),
    Lesson("points", 2, _points_now),
    Lesson("potion", 2, _potion),
    Lesson("buys", 2, _more_buys),
    Lesson("clogged", 2, _clogged),
    Lesson("little", 2, _coins(0, FEW_COINS + 1)),
    Lesson("silver", 3, _silver),
    Lesson("five", 2, _strong_card),
    Lesson("gold", 2, _coins(MANY_COINS, MOST_COINS, GOLD)),
    Lesson("discard", 2, _discard),
    Lesson("trash", 2, _trash),
    Lesson("gain", 2, _gain),
    Lesson("topdeck", 1, _asked_to("topdeck")),
    Lesson("choose", 1, _choose),
    Lesson("pass", 1, _asked_to("pass")),
    Lesson("play", 1, _asked_to("play")),
)
END: Final = "end"  # the lesson about the score; there is no question after it
END_TIMES: Final = 1
TIMES: Final = {lesson.key: lesson.times for lesson in LESSONS} | {END: END_TIMES}


def choose_lesson(now: Situation, seen: Mapping[str, int]) -> Told | None:
    """Return what to tell a person who has had these lessons that many times; None if there is nothing new."""
    for lesson in LESSONS[:1] if now.is_for_another else LESSONS:
        if seen.get(lesson.key, 0) < lesson.times:
            example = lesson.example(now)
            if example is not None:
                return Told(lesson.key, example)
    return None


def lesson_of_end(view: View, seat: int, seen: Mapping[str, int]) -> Told | None:
    """Return what to tell that person about the score of the finished game: where their own points are from."""
    if view.result is None or seen.get(END, 0) >= END_TIMES:
        return None
    worth = [owned for owned in view.final_decks[seat] if owned.points]
    cards = tuple(owned.id for owned in worth for _ in range(owned.copies))
    tokens = view.players[seat].victory_tokens
    return Told(END, {"cards": cards, "count": len(cards), "tokens": tokens, "points": view.result.scores[seat]})
