"""Fairgrounds, Farming Village, Fortune Teller."""

import pytest

from engine import Game
from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards, listed

# -- Fairgrounds -----------------------------------------------------------------------------------------------------

FIVE = "copper, silver, village, moat"
TEN = f"{FIVE}, gold, curse, smithy, market, cellar"


@for_each_row(
    [
        ("fairgrounds, copper, silver, village", 0),
        (f"fairgrounds, {FIVE}", 2),
        (f"fairgrounds, {FIVE}, gold, smithy, market, cellar", 2),
        (f"fairgrounds, {TEN}", 4 - 1),
        (f"fairgrounds, {TEN}, mine, militia, workshop, remodel, merchant", 6 - 1),
        (f"fairgrounds*3, {TEN}", 12 - 1),
        ("fairgrounds, copper*7, estate*3", 0 + 3),
        ("fairgrounds, copper, hovel, necropolis, overgrown_estate", 2),
        ("fairgrounds, copper, survivors, ruined_village, dame_anna", 2),
        ("fairgrounds, copper, curse, diadem, princess", 2 - 1),
    ]
)
def test_fairgrounds_is_worth_two_points_for_every_five_names(owned, points):
    t = Table(me={"deck": owned}, phase="buy")
    assert t.game.points[0] == points


def test_fairgrounds_counts_the_names_in_every_zone():
    t = Table(
        {
            "hand": "copper", "deck": "silver", "discard": "gold", "in_play": "smithy", "returning": "horse_traders",
            "set_aside": "moat",
        },
        phase="buy", kingdom="fairgrounds horse_traders smithy moat village market mine cellar chapel witch",
    )  # fmt: skip
    assert t.game.points[0] == 0
    t = Table(
        {
            "hand": "copper", "deck": "silver, fairgrounds, village, curse", "discard": "gold", "in_play": "smithy",
            "returning": "horse_traders", "set_aside": "moat, market",
        },
        phase="buy", kingdom="fairgrounds horse_traders smithy moat village market mine cellar chapel witch",
    )  # fmt: skip
    assert t.game.points[0] == 4 - 1


@for_each_row([(2, 8), (3, 12)])
def test_the_pile_of_fairgrounds_is_a_victory_pile(players, count):
    kingdom = listed("fairgrounds trade_route smithy moat village market mine cellar chapel witch")
    position = Game.new(["Ann", "Bob", "Cid"][:players], kingdom, "x").position()
    assert position["supply"]["fairgrounds"] == count
    assert "fairgrounds" in position["trade_route"]["piles"]


def test_a_band_of_misfits_counts_under_its_own_name():
    t = Table(
        me={"hand": "band_of_misfits", "deck": "copper, village, estate, fairgrounds"},
        phase="action", supply={"village": 1},
    )  # fmt: skip
    t.me.plays("band_of_misfits")
    t.me.does("choose", "village")
    assert t.game.points[0] == 2 + 1


def test_a_card_that_was_trashed_is_no_name():
    t = Table(me={"hand": "bishop, silver", "deck": "copper, curse, fairgrounds"})
    assert t.game.points[0] == 2 - 1
    t.me.plays("bishop")
    assert t.trash == cards("silver")
    assert t.game.points[0] == 0 - 1 + t.me.victory_tokens


# -- Farming Village -------------------------------------------------------------------------------------------------


def test_farming_village_takes_the_first_action_or_treasure_of_the_deck():
    t = Table(me={"hand": "farming_village", "deck": "estate, curse, copper, gold"})
    t.me.plays("farming_village")
    assert t.actions == 2
    assert t.me.hand == cards("copper")
    assert cards("estate, curse") == t.me.discard
    assert t.me.deck == ["gold"]


@for_each(["village", "great_hall", "harem", "necropolis", "fools_gold", "curse, diadem"])
def test_farming_village_stops_at_any_card_that_is_an_action_or_a_treasure(deck):
    t = Table(me={"hand": "farming_village", "deck": f"{deck}, gold"})
    t.me.plays("farming_village")
    assert t.me.hand == cards(deck.split(", ")[-1])
    assert t.me.deck == ["gold"]


def test_farming_village_discards_everything_if_it_finds_nothing():
    t = Table(me={"hand": "farming_village", "deck": "estate", "discard": "curse"})
    t.me.plays("farming_village")
    assert t.actions == 2
    assert t.me.hand == []
    assert cards("estate, curse") == t.me.discard


def test_a_tunnel_that_farming_village_passes_over_is_discarded():
    t = Table(me={"hand": "farming_village", "deck": "hovel, tunnel, diadem"})
    t.me.plays("farming_village")
    t.me.does("react", "tunnel")
    assert t.me.hand == cards("diadem")
    assert t.me.discard == ["hovel", "tunnel", "gold"]


# -- Fortune Teller --------------------------------------------------------------------------------------------------


def test_fortune_teller_leaves_a_victory_card_or_curse_on_top_of_the_others_decks():
    t = Table("fortune_teller", {"deck": "copper, village, estate, gold"}, {"deck": "copper, curse, gold"})
    t.me.plays("fortune_teller")
    assert t.coins == 2
    assert t.you.deck == ["estate", "gold"]
    assert cards("copper, village") == t.you.discard
    assert t.third.deck == ["curse", "gold"]
    assert t.third.discard == ["copper"]


def test_fortune_teller_discards_everything_if_it_finds_nothing():
    t = Table("fortune_teller", {"deck": "copper", "discard": "silver"})
    t.me.plays("fortune_teller")
    assert t.you.deck == []
    assert cards("copper, silver") == t.you.discard


@for_each(["nobles", "overgrown_estate", "dame_josephine"])
def test_fortune_teller_stops_at_any_card_that_is_a_victory_card(found):
    t = Table("fortune_teller", {"deck": f"{found}, gold"})
    t.me.plays("fortune_teller")
    assert t.you.deck == [found, "gold"]


def test_a_tunnel_stops_a_fortune_teller_and_is_not_discarded():
    t = Table("fortune_teller", {"deck": "tunnel"})
    t.me.plays("fortune_teller")
    assert t.me.asked == "buy"
    assert t.you.deck == ["tunnel"]


def test_a_moat_keeps_fortune_teller_from_the_deck():
    t = Table("fortune_teller", {"hand": "moat", "deck": "copper, estate"})
    t.me.plays("fortune_teller")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.deck == ["copper", "estate"]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_what_fortune_teller_reveals(seat):
    t = Table("fortune_teller", {"deck": "copper, estate, gold"})
    t.me.plays("fortune_teller")
    shown = [event.told(seat) for event in t.events if event.seat == 1]
    assert [(event.name, event.cards) for event in shown] == [
        ("reveal", ("copper",)), ("reveal", ("estate",)), ("topdeck", ("estate",)), ("discard", ("copper",)),
    ]  # fmt: skip
