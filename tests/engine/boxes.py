"""Which sets and kingdoms to draw games from."""

from engine import KINGDOM_SIZE, SETS, random_kingdom
from engine.kingdoms import Kingdom


def sets_for(name: str) -> list[str]:
    """The set alone, so that its cards meet each other; a set that is not complete yet needs another one beside it."""
    return [name] if len(SETS[name]) >= KINGDOM_SIZE else [name, "base2"]


NEW = ("seaside", "alchemy")

# In a possessed turn another player decides, sees cards and gains: each card that asks, hides or moves something must
# be met in one. These kingdoms have Possession, and besides it cards of all boxes, three of them always.
MET_WHILE_POSSESSED = (
    ("masquerade", "outpost", "militia"),
    ("native_village", "haven", "margrave"),
    ("lookout", "navigator", "inn"),
    ("hermit", "scavenger", "cultist"),
    ("duchess", "oracle", "golem"),
    ("band_of_misfits", "procession", "island"),
    ("young_witch", "tournament", "vault"),
    ("throne_room", "herbalist", "treasury"),
    ("graverobber", "knights", "embargo"),
    ("watchtower", "trader", "secret_chamber"),
    ("ambassador", "mint", "trade_route"),
    ("scrying_pool", "library", "pirate_ship"),
)
POSSESSIONS = tuple(
    Kingdom(f"possession_{met[0]}", 1 + number % 2, tuple(random_kingdom(met[0], SETS, wishes=["possession", *met])))
    for number, met in enumerate(MET_WHILE_POSSESSED)
)
# The cards of Seaside and Alchemy among themselves, without Possession, which has its own games.
SEASIDE_AND_ALCHEMY = tuple(
    Kingdom(f"seaside_and_alchemy_{seed}", 1 + seed % 2, tuple(random_kingdom(f"{seed}", NEW, bans=["possession"])))
    for seed in range(6)
)
