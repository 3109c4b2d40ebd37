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


def while_possessed(kingdom: Kingdom) -> tuple[Game, Chance]:
    """Such a game in which another player decides in most of the next turns."""
    game, luck = in_full_swing(kingdom)
    position = game.position()
    seats = [luck.below(3) for _ in range(12)]
    # Every fourth extra turn is the player's own, as one of an Outpost.
    position["extra_turns"] = [
        {"seat": seat, "possessor": (seat + 1 + luck.below(2)) % 3 if number % 4 else None}
        for number, seat in enumerate(seats)
    ]
    return Game.arrange(position), luck
