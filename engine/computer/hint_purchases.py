"""Why a card is bought or gained, and why another one is not: what a good player would say about a deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.categories import CATEGORIES
from engine.computer.alchemy_answers import wanted_for_a_potion
from engine.computer.endings import last_piles
from engine.computer.exchanges import cost
from engine.computer.hint_reasons import Because, Facts
from engine.computer.outlook import Outlook
from engine.computer.values import is_terminal
from engine.dealing import BASIC
from engine.kinds import ACTION, ATTACK, CURSE, KINDS, PRIZE, RUINS, TREASURE, VICTORY, Kind

GAINERS: Final = frozenset({"armory", "artisan", "feast", "ironworks", "workshop"})
CURSING: Final = frozenset(
    {"familiar", "followers", "ill_gotten_gains", "mountebank", "sea_hag", "torturer", "witch", "young_witch"}
)
COLONY_OR_PROVINCE: Final = ("colony", "province")
POTION: Final = 3  # coins that a potion in a cost looks like
ROOMY: Final = 6  # Provinces left, in a game for two, above which points are too early


def why_bought(outlook: Outlook, card: str, offered: Sequence[str]) -> Because:
    """Say why this card is bought or gained out of those on offer; without a card, why none is."""
    tempting = _tempting(outlook, card, offered)
    lost = next((id for id in tempting if _ends_lost(outlook, id)), "")
    if lost:
        return "ends_lost", {"alternative": lost}
    if not card:
        return _why_nothing(outlook, tempting)
    kind = KINDS[card]
    facts: Facts = {"card": card}
    lead = _lead_after(outlook, kind) if _ends(outlook, card) else None
    if lead is not None and lead > 0:
        return "ends_won", facts
    if card == "copper" and "goons" in outlook.me.in_play:
        return "token", facts
    if card == "potion":
        return "potion", facts | {"alternative": wanted_for_a_potion(outlook)}
    if kind.types & VICTORY and outlook.points(kind) > 0:
        return _why_points(outlook, kind, facts)
    if not kind.types & TREASURE:  # an Action at the same price needs no excuse
        tempting = [id for id in tempting if dearness(outlook, id) > dearness(outlook, card)]
    against = _why_none(outlook, tempting)
    if against is not None:
        return against
    return _why_useful(outlook, kind, facts)


def _tempting(outlook: Outlook, card: str, offered: Sequence[str]) -> list[str]:
    """Return the cards that a beginner might take instead, since they cost at least as much; the dearest first."""
    others = [id for id in offered if id not in (card, "copper") and not KINDS[id].types & (CURSE | RUINS)]
    least = dearness(outlook, card) if card else 0
    others = [id for id in others if dearness(outlook, id) >= least]
    return sorted(others, key=lambda id: (-dearness(outlook, id), -outlook.owned[id], not KINDS[id].types & ACTION, id))


def dearness(outlook: Outlook, id: str) -> int:
    """Return how dear the card looks: a potion is worth a few coins."""
    return cost(outlook, id) + POTION * KINDS[id].costs_potion


def _why_nothing(outlook: Outlook, tempting: list[str]) -> Because:
    if not tempting:
        return "no_money", {}
    return _why_none(outlook, tempting) or ("nothing_useful", {"alternative": tempting[0]})


def _why_none(outlook: Outlook, ids: list[str]) -> Because | None:
    """Say why the first of these cards that there is a simple reason against is not worth it now."""
    return next((reason for id in ids if (reason := _why_not(outlook, id)) is not None), None)


def _why_points(outlook: Outlook, kind: Kind, facts: Facts) -> Because:
    provinces = outlook.stock("province")
    facts["points"] = outlook.points(kind)
    if kind.id in COLONY_OR_PROVINCE or (outlook.points(kind) >= 6 and outlook.left > ROOMY):
        return "points", facts
    if outlook.left <= ROOMY:
        is_by_piles = outlook.left < _provinces_for_two(outlook)
        return ("piles_near", facts) if is_by_piles else ("end_near", facts | {"left": provinces})
    return "best_buy", facts


def _why_not(outlook: Outlook, id: str) -> Because | None:
    """Say why a card that could be had is not worth it now; None if there is no simple reason."""
    kind = KINDS[id]
    facts: Facts = {"alternative": id}
    pile = outlook.view.piles.get(id)
    if outlook.is_embargoed and pile is not None and pile.embargo_tokens:
        return "over_embargo", facts
    if kind.types & VICTORY and not kind.types & (ACTION | TREASURE) and outlook.left > ROOMY:
        return "over_points", facts | {"left": outlook.stock("province")}
    if not kind.types & ACTION:
        return None
    if kind.actions > 1 and outlook.terminals < 2 and not kind.cards > 1:
        return "over_village", facts
    if is_terminal(kind) and outlook.terminals >= outlook.terminals_carried:
        return "over_terminal", facts | {"count": outlook.terminals, "size": outlook.owned.total()}
    return None


def _why_useful(outlook: Outlook, kind: Kind, facts: Facts) -> Because:
    """Say what a card that is bought for what it does, not for points, does for the deck."""
    if kind.id in CURSING:
        return "curses", facts
    if kind.types & PRIZE and kind.types & TREASURE:
        return "best_buy", facts
    if kind.types & TREASURE and not kind.types & ACTION:
        return "money", facts | {"coins": max(cost(outlook, kind.id), _purse(outlook))}
    if kind.types & ATTACK:
        return "attack", facts
    if kind.actions > 1 and outlook.terminals > 1:
        return "more_actions", facts | {"count": outlook.terminals}
    return _why_played_often(kind, facts)


def _why_played_often(kind: Kind, facts: Facts) -> Because:
    """Say what an Action does each time it is played."""
    if kind.cards > 1:
        return "bigger_hands", facts | {"cards": kind.cards}
    if kind.actions and kind.cards:
        return "free_action", facts
    if kind.id in CATEGORIES["trasher"]:
        return "trasher", facts
    if kind.id in GAINERS:
        return "gainer", facts
    return ("coins_action", facts | {"coins": kind.coins}) if kind.coins > 1 else ("best_buy", facts)


def _purse(outlook: Outlook) -> int:
    """What can be spent: the coins of the turn in the buy phase, else what a card that gains allows."""
    return outlook.coins if outlook.decision.verb == "buy" else max(outlook.view.terms.costs, default=0)


# -- the end of the game -----------------------------------------------------------------------------------------------


def _provinces_for_two(outlook: Outlook) -> float:
    """The Provinces left, as if two were playing: what `Outlook.left` is compared with."""
    players = len(outlook.view.players)
    return 8 * outlook.stock("province") / BASIC["province"][players - 2]


def _ends(outlook: Outlook, id: str) -> bool:
    """Whether the game ends with this turn if the card is taken now."""
    piles = [pile for pile in outlook.view.piles.values() if pile.in_supply]
    empty = [pile.id for pile in piles if pile.count - (pile.top == id) <= 0]
    return not set(last_piles(outlook.view)).isdisjoint(empty) or len(empty) >= (
        3 if len(outlook.view.players) < 5 else 4
    )


def _lead_after(outlook: Outlook, kind: Kind) -> int | None:
    """By how many points the player leads once they have the card; None if nobody can know that."""
    mine, *others = [outlook.view.known_points[outlook.receiver], *_points_of_others(outlook)]
    if mine is None or None in others:
        return None
    return mine + outlook.points(kind) - max(each for each in others if each is not None)


def _points_of_others(outlook: Outlook) -> list[int | None]:
    return [points for seat, points in enumerate(outlook.view.known_points) if seat != outlook.receiver]


def _ends_lost(outlook: Outlook, id: str) -> bool:
    """Whether taking the card would end a game that is lost then."""
    lead = _lead_after(outlook, KINDS[id])
    return _ends(outlook, id) and lead is not None and lead < 0
