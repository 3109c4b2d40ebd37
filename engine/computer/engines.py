"""Engines: decks that draw themselves in a turn, as plans for the cards of a kingdom.

The idea: first trash, then buy cards that draw until the deck draws itself (`reach`), with enough Actions to play them
(`spare`); whenever it does, add what pays; buy Provinces when the coins are enough to go on after it (`coins`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.categories import CATEGORIES
from engine.computer.decks import drawn
from engine.computer.plans import Plan
from engine.computer.values import advice, is_terminal
from engine.kinds import ACTION, KINDS

# Trashers that make a deck thin fast enough to build on, the best first.
THINNERS: Final = (
    "chapel", "sentry", "remake", "steward", "forager", "junk_dealer", "masquerade", "upgrade", "spice_merchant",
    "bishop", "moneylender", "trading_post", "count",
)  # fmt: skip
PAYERS: Final = (
    "grand_market", "festival", "market", "junk_dealer", "peddler", "conspirator", "poacher", "bandit_camp", "highway",
    "minion", "bridge",
)  # fmt: skip
BUYERS: Final = ("grand_market", "festival", "market", "workers_village", "forager", "bridge", "margrave")
HABITS: Final = {"copper": 3}
DRAWING: Final = 2  # cards that a card must draw to build an engine on
STRONG_ATTACK: Final = 60  # the value from which an Attack belongs into an engine
LIMIT: Final = 2  # cards of each role that engines are built from
OPENING: Final = 1  # the last of the first turns, in which nothing but the trasher is better than Silver
LATE: Final = 16  # the turn from which on Provinces are bought in any case
COINS: Final = 15, 16  # coins of the deck from which on Provinces are bought, with and without trashing


def engines(kingdom: Sequence[str]) -> Iterator[Plan]:
    """Plans with cards that draw and play on, with or without villages and trashing."""
    cards = [id for id in kingdom if id in KINDS and KINDS[id].types & ACTION]
    thinners = [id for id in THINNERS if id in cards][:LIMIT]
    laboratories = sorted((id for id in cards if not is_terminal(KINDS[id]) and _draws(id)), key=_price)
    villages = sorted((id for id in cards if _is_village(id)), key=_price)
    draws = sorted((id for id in cards if is_terminal(KINDS[id]) and _draws(id)), key=lambda id: (-drawn(id), id))
    for thinner in (*thinners, ""):
        if laboratories:
            yield _engine(cards, thinner, laboratories, "", "")
        limit = LIMIT if thinner else 1  # without trashing, they are rarely good
        for village in villages[:limit]:
            for draw in draws[:limit]:
                yield _engine(cards, thinner, laboratories, village, draw)


def _engine(cards: Sequence[str], thinner: str, laboratories: Sequence[str], village: str, draw: str) -> Plan:
    """Return the engine of these cards, with the best Attack and the best cards that pay in the kingdom."""
    attacks = [id for id in cards if id in CATEGORIES["attack"] and advice(KINDS[id]).value >= STRONG_ATTACK]
    attack = max((id for id in attacks if id != draw), key=lambda id: advice(KINDS[id]).value, default="")
    payers = [id for id in PAYERS if id in cards and id != village]
    buyers = [id for id in BUYERS if id in cards][:1]
    menu = [
        *([f"{thinner} if {thinner} < 1 and turn <= 4"] if thinner else []),
        f"silver if turn <= {OPENING}",
        f"province if coins >= {COINS[not thinner]}",
        "province if left <= 4",
        f"province if turn >= {LATE}",
        "duchy if left <= 3",
        "estate if left <= 1",
        *([f"{attack} if {attack} < 1 and turn >= 2"] if attack else []),
        *(f"{id} if {id} < 1 and turn >= 4" for id in buyers),
        *(["gold if reach >= 1"] if thinner else ["gold if gold < 1", "gold if reach >= -1"]),
        *(f"{id} if reach < 1" for id in laboratories),
        *([f"{draw} if {draw} < 1", f"{draw} if reach < 1 and spare >= 1"] if draw else []),
        *([f"{village} if spare < 1"] if village else []),
        *payers,
        "gold",
        f"silver if silver < {3 if thinner else 5}",
    ]
    parts = (thinner, village, draw) if village else (thinner, laboratories[0])
    return Plan(" ".join(("engine", *filter(None, parts))), tuple(menu), habits=HABITS if thinner else {})


def _draws(id: str) -> bool:
    return drawn(id) >= DRAWING


def _is_village(id: str) -> bool:
    return id in CATEGORIES["village"] and KINDS[id].actions > 1


def _price(id: str) -> tuple[int, str]:
    """Sort by price, the dearest first: it does more."""
    return -KINDS[id].cost, id
