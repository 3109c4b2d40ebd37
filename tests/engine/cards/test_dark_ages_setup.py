"""Dark Ages: what is dealt and laid out, and what lies outside the Supply."""

from collections import Counter

import pytest

from engine import BadSetup, Game
from engine.kinds import KINDS
from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

DARK = ["altar", "armory", "beggar", "catacombs", "count", "feodum", "forager", "fortress", "rats", "sage"]
BASE = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]


def new_game(kingdom, players=2, **options):
    return Game.new(NAMES[:players], kingdom, seed="dark", **options)


def owned(game, seat=0):
    player = game.position()["players"][seat]
    return cards(",".join(player["hand"] + player["deck"]))


# -- Shelters --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "estates"), [(2, 8), (3, 12)])
def test_with_dark_ages_alone_everyone_is_dealt_shelters_instead_of_estates(players, estates):
    game = new_game(DARK, players)
    for seat in range(players):
        assert owned(game, seat) == cards("copper*7, hovel, necropolis, overgrown_estate")
    assert game.view(None).piles["estate"].count == estates


def test_in_a_mixed_kingdom_shelters_are_an_option():
    mixed = DARK[:3] + BASE[:7]
    assert owned(new_game(mixed, shelters="yes")) == cards("copper*7, hovel, necropolis, overgrown_estate")
    for off in ("no", "auto"):
        assert owned(new_game(mixed, shelters=off)) == cards("copper*7, estate*3")


def test_without_any_dark_ages_pile_there_are_no_shelters():
    with pytest.raises(BadSetup):
        new_game(BASE, shelters="yes")


def test_shelters_have_no_pile_and_cannot_be_bought():
    game = new_game(DARK)
    assert {"hovel", "necropolis", "overgrown_estate"}.isdisjoint(game.view(None).piles)
    t = Table(kingdom=" ".join(DARK), phase="buy", coins=9, shelters="yes")
    assert {"hovel", "necropolis", "overgrown_estate"}.isdisjoint(t.me.offered("buy"))


def test_shelters_are_not_gained_either():
    t = Table(me="armory, hovel", kingdom=" ".join(DARK))
    t.me.plays("armory")
    assert {"hovel", "necropolis", "overgrown_estate"}.isdisjoint(t.me.options)


# -- Ruins -----------------------------------------------------------------------------------------------------------


@for_each([2, 3, 4, 5, 6])
def test_there_are_ten_ruins_for_every_player_after_the_first(players):
    game = new_game(["cultist", *DARK[:9]], players)
    ruins = game.position()["supply"]["ruins"]
    assert len(ruins) == 10 * (players - 1)
    assert max(Counter(ruins).values()) <= 10
    assert game.view(None).piles["ruins"].top == ruins[0]


def test_all_fifty_ruins_are_ten_of_each():
    ruins = new_game(["cultist", *DARK[:9]], 6).position()["supply"]["ruins"]
    assert sorted(Counter(ruins).values()) == [10] * 5


@pytest.mark.parametrize("looter", ["cultist", "death_cart", "marauder"])
def test_a_looter_brings_the_ruins_beside_the_ten_kingdom_piles(looter):
    piles = new_game([looter, *BASE[:9]]).view(None).piles
    assert piles["ruins"].in_supply
    assert len([pile for pile in piles.values() if pile.in_supply]) == 7 + 10 + 1


def test_without_a_looter_there_are_no_ruins():
    assert "ruins" not in new_game(["rats", "rogue", "band_of_misfits", *BASE[:7]]).view(None).piles


def test_the_top_ruins_can_be_bought_for_nothing_and_the_next_is_turned_up():
    t = Table(phase="buy", buys=2, supply={"cultist": 10, "ruins": ["ruined_market", "survivors"]})
    assert {"ruined_market", "survivors"} & t.me.offered("buy") == {"ruined_market"}
    t.me.buys("ruined_market")
    assert t.me.discard == ["ruined_market"]
    assert {"ruined_market", "survivors"} & t.me.offered("buy") == {"survivors"}


# -- Knights ---------------------------------------------------------------------------------------------------------


def test_the_knights_are_ten_different_ones_in_one_pile():
    pile = new_game(["knights", *BASE[:9]]).position()["supply"]["knights"]
    assert len(pile) == len(set(pile)) == 10
    assert all(id.startswith(("dame_", "sir_")) for id in pile)


def test_the_price_of_the_knights_is_that_of_the_top_one():
    t = Table(phase="buy", coins=8, buys=3, supply={"knights": ["sir_martin", "dame_molly"]})
    assert t.me.view().piles["knights"].cost == 4
    t.me.buys("sir_martin")
    assert t.me.view().piles["knights"].cost == 5
    assert "dame_molly" not in t.me.offered("buy")


# -- piles outside the Supply ----------------------------------------------------------------------------------------


@for_each_row(
    [
        ("bandit_camp", "spoils", 15),
        ("marauder", "spoils", 15),
        ("pillage", "spoils", 15),
        ("hermit", "madman", 10),
        ("urchin", "mercenary", 10),
    ]
)
def test_a_kingdom_card_brings_its_pile_outside_the_supply(kingdom_card, pile, count):
    seen = new_game([kingdom_card, *BASE[:9]]).view(None).piles[pile]
    assert (seen.count, seen.in_supply) == (count, False)


def test_other_kingdoms_have_no_piles_outside_the_supply():
    assert {"spoils", "madman", "mercenary"}.isdisjoint(new_game(DARK).view(None).piles)


OUTSIDE = {"bandit_camp": 10, "hermit": 10, "urchin": 10}


def test_empty_piles_outside_the_supply_do_not_end_the_game():
    t = Table(phase="buy", supply={**OUTSIDE, "spoils": 0, "madman": 0, "mercenary": 0})
    t.me.ends_turn()
    assert t.game.result is None


@for_each_row(
    [
        ("altar, copper", [("act", "play:altar")]),
        ("armory", [("act", "play:armory")]),
        ("hermit", [("act", "play:hermit")]),
        ("graverobber, moat", [("act", "play:graverobber"), ("choose", "from_hand")]),
        ("dame_natalie", [("act", "play:dame_natalie")]),
        ("chapel, squire", [("act", "play:chapel"), ("trash", "squire")]),
        ("procession, ruined_market", [("act", "play:procession"), ("play", "ruined_market")]),
    ]
)
def test_a_gain_never_reaches_a_pile_outside_the_supply(player, moves):
    t = Table(me=player, supply={**OUTSIDE, "poor_house": 10, "beggar": 10, "militia": 10})
    for verb, choice in moves:
        t.me.does(verb, choice)
    if t.me.asked == "gain":
        assert {"spoils", "madman", "mercenary"}.isdisjoint(t.me.options)
    else:
        assert t.me.discard == ["poor_house"]  # the only Action that costs 1


def test_single_cards_of_a_mixed_pile_are_named_never_the_pile():
    for namer in ("mystic", "rebuild"):
        t = Table(me=namer)
        t.me.plays(namer)
        assert t.me.asked == "name"
        assert set(t.me.options) == {id for id, kind in KINDS.items() if not kind.later}
        assert {"ruined_village", "dame_anna", "survivors", "spoils"} <= set(t.me.options)
        assert {"ruins", "knights"}.isdisjoint(t.me.options)


@pytest.mark.parametrize(("players", "feodums"), [(2, 8), (3, 12)])
def test_there_are_as_many_feodums_as_of_any_victory_card_and_always_twenty_rats(players, feodums):
    piles = new_game(DARK, players).view(None).piles
    assert piles["feodum"].count == feodums
    assert piles["rats"].count == 20
