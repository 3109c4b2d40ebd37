"""Games in which everything happens soon."""

from typing import Any

from engine import Game, Setup
from engine.chance import Chance
from engine.kinds import MIXED_PILES
from engine.kingdoms import Kingdom


def in_full_swing(kingdom: Kingdom) -> tuple[Game, Chance]:
    """A game among three in which everyone has one card of each kingdom pile already, and a Province for Tournament."""
    piles = [MIXED_PILES[id].copies[0][0] if id in MIXED_PILES else id for id in kingdom.cards]
    owned = [*piles, "copper", "copper", "silver", "silver", "gold", "estate"]
    if "tournament" in kingdom.cards:
        owned.append("province")
    luck = Chance(kingdom.id.encode())
    players = []
    for _ in range(3):
        luck.shuffle(owned)
        players.append({"hand": owned[:5], "deck": owned[5:13], "discard": owned[13:]})
    position: dict[str, Any] = {"edition": kingdom.edition, "kingdom": list(kingdom.cards), "seed": kingdom.id}
    position["players"] = players
    if "young_witch" in kingdom.cards:
        position["bane"] = luck.pick(Setup(kingdom.cards).possible_banes())
    return Game.arrange(position), luck
