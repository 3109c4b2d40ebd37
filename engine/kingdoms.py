"""Which cards make a kingdom: the sets, the rulebooks' recommended tens, and random ones."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Final

from engine.chance import Chance, seed_bytes
from engine.errors import BadSetup

KINGDOM_SIZE: Final = 10

_BASE_BOTH: Final = (
    "bureaucrat", "cellar", "chapel", "council_room", "festival", "gardens", "laboratory", "library", "market",
    "militia", "mine", "moat", "moneylender", "remodel", "smithy", "throne_room", "village", "witch", "workshop",
)  # fmt: skip

# The kingdom piles of each box.
SETS: Final[dict[str, tuple[str, ...]]] = {
    "base1": (*_BASE_BOTH, "adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"),
    "base2": (*_BASE_BOTH, "artisan", "bandit", "harbinger", "merchant", "poacher", "sentry", "vassal"),
    "intrigue1": (
        "baron", "bridge", "conspirator", "coppersmith", "courtyard", "duke", "great_hall", "harem", "ironworks",
        "masquerade", "mining_village", "minion", "nobles", "pawn", "saboteur", "scout", "secret_chamber",
        "shanty_town", "steward", "swindler", "torturer", "trading_post", "tribute", "upgrade", "wishing_well",
    ),
    "hinterlands1": (
        "border_village", "cache", "cartographer", "crossroads", "develop", "duchess", "embassy", "farmland",
        "fools_gold", "haggler", "highway", "ill_gotten_gains", "inn", "jack_of_all_trades", "mandarin", "margrave",
        "noble_brigand", "nomad_camp", "oasis", "oracle", "scheme", "silk_road", "spice_merchant", "stables", "trader",
        "tunnel",
    ),
    "dark_ages": (
        "altar", "armory", "band_of_misfits", "bandit_camp", "beggar", "catacombs", "count", "counterfeit", "cultist",
        "death_cart", "feodum", "forager", "fortress", "graverobber", "hermit", "hunting_grounds", "ironmonger",
        "junk_dealer", "knights", "marauder", "market_square", "mystic", "pillage", "poor_house", "procession", "rats",
        "rebuild", "rogue", "sage", "scavenger", "squire", "storeroom", "urchin", "vagrant", "wandering_minstrel",
    ),
    "prosperity": (
        "bank", "bishop", "city", "contraband", "counting_house", "expand", "forge", "goons", "grand_market", "hoard",
        "kings_court", "loan", "mint", "monument", "mountebank", "peddler", "quarry", "rabble", "royal_seal",
        "talisman", "trade_route", "vault", "venture", "watchtower", "workers_village",
    ),
    "cornucopia": (
        "fairgrounds", "farming_village", "fortune_teller", "hamlet", "harvest", "horn_of_plenty", "horse_traders",
        "hunting_party", "jester", "menagerie", "remake", "tournament", "young_witch",
    ),
    "seaside": (
        "ambassador", "bazaar", "caravan", "cutpurse", "embargo", "explorer", "fishing_village", "ghost_ship", "haven",
        "island", "lighthouse", "lookout", "merchant_ship", "native_village", "navigator", "outpost", "pearl_diver",
        "pirate_ship", "salvager", "sea_hag", "smugglers", "tactician", "treasure_map", "treasury", "warehouse",
        "wharf",
    ),
    "alchemy": (
        "alchemist", "apothecary", "apprentice", "familiar", "golem", "herbalist", "philosophers_stone", "possession",
        "scrying_pool", "transmute", "university", "vineyard",
    ),
}  # fmt: skip

KINGDOM_PILES: Final = frozenset(card for cards in SETS.values() for card in cards)


@dataclass(frozen=True, slots=True)
class Kingdom:
    """Ten piles that a rulebook recommends, with the edition whose wordings they were made for."""

    id: str
    edition: int
    cards: tuple[str, ...]


def _kingdom(id: str, edition: int, cards: str) -> Kingdom:
    return Kingdom(id, edition, tuple(cards.split()))


RECOMMENDED: Final = (
    _kingdom("first_game_1e", 1, "cellar market militia mine moat remodel smithy village woodcutter workshop"),
    _kingdom(
        "big_money", 1,
        "adventurer bureaucrat chancellor chapel feast laboratory market mine moneylender throne_room",
    ),
    _kingdom("interaction", 1, "bureaucrat chancellor council_room festival library militia moat spy thief village"),
    _kingdom(
        "size_distortion_1e", 1, "cellar chapel feast gardens laboratory thief village witch woodcutter workshop"
    ),
    _kingdom(
        "village_square", 1,
        "bureaucrat cellar festival library market remodel smithy throne_room village woodcutter",
    ),
    _kingdom("first_game_2e", 2, "cellar market merchant militia mine moat remodel smithy village workshop"),
    _kingdom(
        "size_distortion_2e", 2,
        "artisan bandit bureaucrat chapel festival gardens sentry throne_room witch workshop",
    ),
    _kingdom(
        "deck_top", 2,
        "artisan bureaucrat council_room festival harbinger laboratory moneylender sentry vassal village",
    ),
    _kingdom(
        "sleight_of_hand", 2,
        "cellar council_room festival gardens harbinger library militia poacher smithy throne_room",
    ),
    _kingdom("improvements", 2, "artisan cellar market merchant mine moat moneylender poacher remodel witch"),
    _kingdom(
        "silver_and_gold", 2,
        "bandit bureaucrat chapel harbinger laboratory merchant mine moneylender throne_room vassal",
    ),
    _kingdom("victory_dance", 1, "bridge duke great_hall harem ironworks masquerade nobles pawn scout upgrade"),
    _kingdom(
        "secret_schemes", 1,
        "conspirator harem ironworks pawn saboteur shanty_town steward swindler trading_post tribute",
    ),
    # The rulebook prints eleven names here; Swindler is the extra one.
    _kingdom(
        "best_wishes", 1,
        "coppersmith courtyard masquerade scout shanty_town steward torturer trading_post upgrade wishing_well",
    ),
    _kingdom(
        "deconstruction", 1,
        "bridge mining_village remodel saboteur secret_chamber spy swindler thief throne_room torturer",
    ),
    _kingdom(
        "hand_madness", 1,
        "bureaucrat chancellor council_room courtyard militia mine minion nobles steward torturer",
    ),
    _kingdom("underlings", 1, "baron cellar festival library masquerade minion nobles pawn steward witch"),
    _kingdom(
        "hinterlands_introduction", 2,
        "cache crossroads develop haggler jack_of_all_trades margrave nomad_camp oasis spice_merchant stables",
    ),
    _kingdom(
        "fair_trades", 2,
        "border_village cartographer develop duchess farmland ill_gotten_gains noble_brigand silk_road stables trader",
    ),
    _kingdom(
        "bargains", 2,
        "border_village cache duchess fools_gold haggler highway nomad_camp scheme spice_merchant trader",
    ),
    _kingdom(
        "gambits", 2,
        "cartographer crossroads embassy inn jack_of_all_trades mandarin nomad_camp oasis oracle tunnel",
    ),
    _kingdom(
        "highway_robbery", 1,
        "cellar highway inn library margrave moneylender noble_brigand oasis throne_room workshop",
    ),
    _kingdom(
        "adventures_abroad", 1,
        "adventurer chancellor crossroads farmland festival fools_gold laboratory oracle remodel spice_merchant",
    ),
    _kingdom(
        "money_for_nothing", 2,
        "cache cartographer coppersmith great_hall jack_of_all_trades pawn shanty_town silk_road torturer tunnel",
    ),
    _kingdom(
        "dukes_ball", 2,
        "conspirator duchess duke haggler harem inn masquerade noble_brigand scheme upgrade",
    ),
    _kingdom(
        "grim_parade", 2,
        "armory band_of_misfits catacombs cultist forager fortress hunting_grounds knights market_square procession",
    ),
    _kingdom(
        "playing_chess_with_death", 2,
        "bandit_camp graverobber junk_dealer mystic pillage rats sage scavenger storeroom vagrant",
    ),
    _kingdom(
        "high_and_low", 2,
        "cellar hermit hunting_grounds moneylender mystic poor_house throne_room wandering_minstrel witch workshop",
    ),
    _kingdom(
        "instant_gratification", 2,
        "bishop expand farmland haggler hoard ill_gotten_gains mint noble_brigand trader watchtower",
    ),
    _kingdom(
        "treasure_trove", 2,
        "bank cache develop fools_gold ill_gotten_gains mandarin monument royal_seal trade_route venture",
    ),
    _kingdom(
        "blue_harvest", 2,
        "fools_gold hamlet horn_of_plenty horse_traders jester mandarin noble_brigand tournament trader tunnel",
    ),
    _kingdom(
        "traveling_circus", 2,
        "border_village embassy fairgrounds farming_village fools_gold hunting_party jester menagerie nomad_camp oasis",
    ),
    _kingdom(
        "travelers", 2,
        "cutpurse island lookout merchant_ship warehouse cartographer crossroads farmland silk_road stables",
    ),
    _kingdom(
        "diplomacy", 2,
        "ambassador bazaar caravan embargo smugglers embassy farmland ill_gotten_gains noble_brigand trader",
    ),
    _kingdom(
        "schemes_and_dreams", 2,
        "apothecary apprentice herbalist philosophers_stone transmute duchess fools_gold ill_gotten_gains "
        "jack_of_all_trades scheme",
    ),
    _kingdom(
        "wine_country", 2,
        "apprentice familiar golem university vineyard crossroads farmland haggler highway nomad_camp",
    ),
)  # fmt: skip


def random_kingdom(
    seed: str | bytes,
    sets: Collection[str],
    bans: Collection[str] = (),
    wishes: Iterable[str] = (),
    one_of_each: Iterable[Collection[str]] = (),
) -> list[str]:
    """Return ten different piles: every wish, a card of each group in `one_of_each`, the rest by chance from the chosen
    sets; none of them is banned. Groups that a wish belongs to need no other card."""
    wished = list(dict.fromkeys(wishes))
    _check_wishes(sets, wished, bans)
    pool = sorted({card for name in sets for card in SETS[name]} - set(bans) - set(wished))
    if len(wished) + len(pool) < KINGDOM_SIZE:
        raise BadSetup(f"only {len(wished) + len(pool)} cards are left to choose {KINGDOM_SIZE} from")
    Chance(seed_bytes(seed)).shuffle(pool)
    chosen = wished + _first_of_each(pool, wished, one_of_each)
    if len(chosen) > KINGDOM_SIZE:
        raise BadSetup(f"more than {KINGDOM_SIZE} cards are wished for")
    return chosen + [card for card in pool if card not in chosen][: KINGDOM_SIZE - len(chosen)]


def _check_wishes(sets: Collection[str], wished: Collection[str], bans: Collection[str]) -> None:
    unknown = [name for name in sets if name not in SETS]
    if unknown or not sets:
        raise BadSetup(f"no such set: {', '.join(unknown) or 'none was chosen'}")
    strangers = [card for card in (*wished, *bans) if card not in KINGDOM_PILES]
    if strangers:
        raise BadSetup(f"not kingdom cards: {', '.join(strangers)}")
    both = [card for card in wished if card in bans]
    if both:
        raise BadSetup(f"wished for and banned: {', '.join(both)}")
    if len(wished) > KINGDOM_SIZE:
        raise BadSetup(f"more than {KINGDOM_SIZE} cards are wished for")


def _first_of_each(pool: list[str], wished: list[str], groups: Iterable[Collection[str]]) -> list[str]:
    """Return the first card of each group that is in the pool, unless a card before it belongs to the group as well."""
    found = list[str]()
    for group in groups:
        if not any(card in group for card in (*wished, *found)):
            first = next((card for card in pool if card in group), None)
            if first is None:
                raise BadSetup("no card of a group that is wished for is left")
            found.append(first)
    return found
