"""Whole games: the kingdoms that are played over the wire, and which games are left to the longer run.

`make test` plays a few sets over the wire, with short piles, so that these games end sooner; the sets that are left out
are played there by pressing what is on the screens. `make games` plays every set on every platform, with all cards.
"""

import pytest

from bots.language.texts import Texts
from engine import RECOMMENDED, Setup, dealing

# Ten cards of each set that ask for much, and what everybody buys of them, so that piles run out soon.
KINGDOMS = {
    "base1": (
        "Cellar, Militia, Moat, Village, Workshop, Spy, Thief, Throne Room, Bureaucrat, Chancellor",
        ("Militia", "Moat", "Cellar", "Workshop"),
    ),
    "base2": (
        "Poacher, Sentry, Bandit, Vassal, Harbinger, Merchant, Artisan, Militia, Cellar, Moat",
        ("Militia", "Vassal", "Cellar", "Moat"),
    ),
    "intrigue1": (
        "Torturer, Masquerade, Secret Chamber, Wishing Well, Scout, Pawn, Steward, Swindler, Minion, Courtyard",
        ("Wishing Well", "Secret Chamber", "Minion", "Masquerade", "Pawn"),
    ),
    "hinterlands1": (
        "Cartographer, Margrave, Oracle, Trader, Tunnel, Fool's Gold, Inn, Duchess, Jack of All Trades, Crossroads",
        ("Cartographer", "Oracle", "Tunnel", "Duchess", "Fool's Gold"),
    ),
    "dark_ages": (
        "Mystic, Beggar, Market Square, Urchin, Squire, Storeroom, Knights, Vagrant, Hermit, Marauder",
        ("Mystic", "Market Square", "Storeroom", "Urchin", "Beggar", "Squire"),
    ),
}
# Six people empty four piles, and each of them is shown every move: they buy what asks less.
OF_SIX = {
    "intrigue1": ("Wishing Well", "Secret Chamber", "Courtyard", "Masquerade", "Pawn"),
    "hinterlands1": ("Tunnel", "Trader", "Fool's Gold", "Crossroads", "Cartographer"),
    "dark_ages": ("Mystic", "Squire", "Beggar", "Storeroom", "Vagrant"),
}
# In `make test`. Games with the cards of Dark Ages, where short piles ask too little, and games of six are left to
# `make games`.
AT_TELEGRAM = {("intrigue1", 2)}
AT_DISCORD = {("hinterlands1", 3)}
# What a shared chat is shown: the sets that hide the most.
WATCHED_AT_TELEGRAM = ("intrigue1",)
WATCHED_AT_DISCORD = ("dark_ages",)
# What must have been asked in a game of that many people for the game to prove anything.
ASKED = {
    ("base1", 2): {"several"},
    ("base1", 3): {"several"},
    ("base1", 6): {"several", "together"},
    ("base2", 2): {"several"},
    ("base2", 3): {"several", "together"},
    ("base2", 6): {"several", "together"},
    ("intrigue1", 2): {"several", "name", "page"},
    ("intrigue1", 3): {"several", "name", "page"},
    ("intrigue1", 6): {"several", "name", "page"},
    ("hinterlands1", 2): {"several", "order"},
    ("hinterlands1", 3): {"several", "order"},
    ("hinterlands1", 6): {"several", "order"},
    ("dark_ages", 2): {"several", "name", "page"},
    ("dark_ages", 3): {"several", "name"},
    ("dark_ages", 6): {"name", "page"},
}
# The kingdoms that the Hinterlands rulebook recommends with cards of four more boxes, and what everybody buys of them.
WITH_MORE_BOXES = {
    "travelers": ("merchant_ship", "warehouse", "lookout", "island", "cutpurse"),
    "diplomacy": ("caravan", "ambassador", "embargo", "smugglers", "bazaar"),
    "schemes_and_dreams": ("philosophers_stone", "herbalist", "apothecary", "potion", "transmute", "apprentice"),
    "wine_country": ("golem", "familiar", "university", "vineyard", "potion", "crossroads"),
    "instant_gratification": ("expand", "farmland", "haggler", "watchtower", "hoard", "trader"),
    "treasure_trove": ("bank", "monument", "trade_route", "venture", "develop", "royal_seal"),
    "blue_harvest": ("hamlet", "horse_traders", "jester", "tournament", "horn_of_plenty", "tunnel"),
    "traveling_circus": ("menagerie", "farming_village", "hunting_party", "fairgrounds", "jester"),
}
# Games with what no recommended kingdom has: the setup, how many people play, what everybody buys, what must have been
# played, and which turns must have come for the game to prove anything.
SPECIAL = {
    "possession": (
        Setup((
            "embargo", "familiar", "haven", "island", "masquerade", "native_village", "outpost", "possession",
            "tactician", "wharf",
        )),
        3,
        ("possession", "gold", "potion", "silver", "masquerade", "native_village", "haven"),
        {"possession", "masquerade", "native_village", "haven"},
        {"possessed"},
    ),
    "outpost": (
        Setup(
            (
                "bank", "fishing_village", "grand_market", "monument", "outpost", "pirate_ship", "scrying_pool",
                "tournament", "treasury", "young_witch",
            ),
            colonies="yes", bane="lighthouse",
        ),
        2,
        (
            "colony", "platinum", "province", "gold", "outpost", "tournament", "fishing_village", "young_witch",
            "lighthouse",
        ),
        {"outpost", "tournament", "fishing_village", "young_witch", "lighthouse"},
        {"extra"},
    ),
    "prizes": (
        Setup(
            (
                "bazaar", "bridge", "festival", "market", "mint", "monument", "quarry", "royal_seal", "tournament",
                "venture",
            ),
            colonies="yes",
        ),
        2,
        ("colony", "platinum", "province", "gold", "silver", "tournament"),
        {"tournament", "platinum"},
        {"ordinary"},
    ),
}  # fmt: skip
MONEY = ("province", "gold", "silver")  # what everybody buys besides of the recommended ones
LANGUAGES = ("en", "de", "ru", "uk")
QUICK = ("Cellar, Militia, Moat, Village, Workshop, Festival, Market, Smithy, Gardens, Woodcutter", ("Gardens", "Moat"))


def recommended(name, language="en"):
    """The cards of a recommended kingdom, as people type them."""
    return ", ".join(named(next(kingdom.cards for kingdom in RECOMMENDED if kingdom.id == name), language))


def named(cards, language):
    """The names of these cards in a language."""
    return tuple(map(Texts(language).card, cards))


def games(usual):
    """All sets and numbers of people, as parameters; what is not `usual`, and whole piles, for the longer run only."""
    short = [pytest.param(*game, True, id=f"{game[0]}-{game[1]}-short") for game in ASKED if game in usual]
    whole = [pytest.param(*game, False, id=f"{game[0]}-{game[1]}", marks=pytest.mark.long) for game in ASKED]
    return short + whole


def with_more_boxes(usual):
    """The kingdoms with cards of more boxes, as parameters: with short piles and two people who speak English where it
    is `usual`; with whole piles, three people and several languages for the longer run only."""
    short = [pytest.param(name, ("en", "en"), id=f"{name}-short") for name in WITH_MORE_BOXES if name in usual]
    turned = [(name, LANGUAGES[at % 4 :] + LANGUAGES[: at % 4]) for at, name in enumerate(WITH_MORE_BOXES)]
    return short + [pytest.param(name, spoken[:3], id=name, marks=pytest.mark.long) for name, spoken in turned]


def shorten_piles(monkeypatch, part=3):
    """From now on, games begin with that part of the cards in each pile of the kingdom, and of the Provinces."""
    whole = dealing.pile_size

    def shorter(kind, players):
        size = whole(kind, players)
        return size // part if kind.id == "province" or size == 10 else size

    monkeypatch.setattr(dealing, "pile_size", shorter)


def sample(values, usual):
    """All values as parameters; those that are not `usual` are left to the longer run."""
    return [_parameter(value, () if value in usual else pytest.mark.long) for value in values]


def _parameter(value, marks):
    """The value as a parameter with these marks; it may be one already."""
    if isinstance(value, type(pytest.param())):
        return pytest.param(*value.values, id=value.id, marks=marks)
    return pytest.param(value, marks=marks)
