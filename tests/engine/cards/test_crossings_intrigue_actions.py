"""The other cards of Intrigue meet those of Hinterlands and Dark Ages."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Baron -----------------------------------------------------------------------------------------------------------


def test_baron_takes_no_overgrown_estate_for_an_estate():
    t = Table(me="baron, overgrown_estate, hovel", shelters="yes", supply={"feodum": 8})
    t.me.plays("baron")
    assert t.me.asked == "buy"
    assert t.coins == 0
    assert t.me.hand == cards("overgrown_estate, hovel")
    assert t.me.discard == ["estate"]


def test_baron_discards_a_real_estate_also_where_the_game_began_with_shelters():
    t = Table(me="baron, overgrown_estate, estate", shelters="yes", supply={"feodum": 8})
    t.me.plays("baron")
    t.me.does("confirm", "yes")
    assert t.coins == 4
    assert t.me.hand == cards("overgrown_estate")


# -- Bridge ----------------------------------------------------------------------------------------------------------


def test_a_bridge_trashed_by_procession_has_lowered_prices_by_two_for_the_rest_of_the_turn():
    t = Table(
        me="procession, bridge",
        kingdom="procession bridge market festival laboratory smithy village cellar moat border_village",
    )
    t.me.plays("procession")
    t.me.does("play", "bridge")
    assert t.trash == cards("bridge")
    assert t.counters == (0, 3, 2)
    assert set(t.me.options) == {"market", "festival", "laboratory"}  # at 3 now, as a Bridge is at 2
    t.me.does("gain", "market")
    assert {"estate", "bridge", "smithy"} <= t.me.offered("buy")
    assert "duchy" not in t.me.offered("buy")


# -- Conspirator -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("villages", "counters", "drawn"), [(1, (1, 1, 2), 1), (2, (3, 1, 2), 3)])
def test_band_of_misfits_as_a_conspirator_is_one_action_and_looks_at_how_many_there_were(villages, counters, drawn):
    t = Table(me={"hand": f"village*{villages}, band_of_misfits", "deck": "estate*5"}, supply={"conspirator": 10})
    t.me.plays(*["village"] * villages)
    t.me.plays("band_of_misfits")
    t.me.does("choose", "conspirator")
    assert t.counters == counters
    assert t.me.hand == cards(f"estate*{drawn}")


# -- Duchies ---------------------------------------------------------------------------------------------------------


def test_a_duchy_for_a_trashed_hunting_grounds_brings_the_offer_of_a_duchess():
    t = Table(me="chapel, hunting_grounds", supply={"duchess": 10})
    t.me.plays("chapel")
    t.me.does("trash", "hunting_grounds")
    t.me.does("choose", "duchy")
    t.me.does("confirm", "yes", source="duchess")
    assert t.me.discard == ["duchy", "duchess"]


def test_a_duchy_gained_by_rebuild_brings_the_offer_of_a_duchess():
    t = Table(me={"hand": "rebuild", "deck": "estate"}, supply={"duchess": 10})
    t.me.plays("rebuild")
    t.me.does("name", "province")
    t.me.does("gain", "duchy")
    t.me.does("confirm", "yes", source="duchess")
    assert t.me.discard == ["duchy", "duchess"]


def test_the_duchy_count_gives_is_one_for_a_duke_and_brings_the_offer_of_a_duchess():
    t = Table(me={"hand": "count", "deck": "duke"}, supply={"duchess": 10, "province": 0})
    t.me.plays("count")
    t.me.does("choose", "copper")
    t.me.does("choose", "duchy")
    t.me.does("confirm", "no", source="duchess")
    t.me.ends_turn()
    assert t.game.result.scores[0] == 3 + 1


def test_a_duchy_that_swindler_gives_offers_the_duchess_to_the_victim():
    t = Table(me="swindler", you={"deck": "market"}, supply={"duchess": 10})
    t.me.plays("swindler")
    t.me.does("gain", "duchy")
    assert t.asked == ["you"]
    t.you.does("confirm", "yes", source="duchess")
    assert t.you.discard == ["duchy", "duchess"]
    assert t.me.discard == []


# -- Harem and other Victory cards of two types ----------------------------------------------------------------------


@pytest.mark.parametrize("bought", ["harem", "nobles", "great_hall", "tunnel"])
def test_a_hovel_answers_the_purchase_of_a_card_that_is_also_a_victory_card(bought):
    t = Table(me="hovel", phase="buy", coins=6, buys=2, supply={bought: 8})
    t.me.buys(bought)
    assert t.me.options == ["hovel", "no"]
    t.me.does("react", "hovel", source=bought)
    assert t.trash == cards("hovel")
    assert t.me.discard == [bought]


# -- Scout -----------------------------------------------------------------------------------------------------------


def test_scout_takes_overgrown_estates_and_tunnels_but_no_hovel():
    t = Table(me={"hand": "scout", "deck": "overgrown_estate, tunnel, hovel, curse"})
    t.me.plays("scout")
    assert t.me.hand == cards("overgrown_estate, tunnel")
    t.me.does("topdeck", "curse", "hovel")
    assert t.me.deck == ["curse", "hovel"]
    assert t.me.discard == []


# -- Shanty Town -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "drawn"), [("ruined_village", 0), ("necropolis", 0), ("hovel", 2), ("spoils", 2)])
def test_ruins_and_necropolis_are_actions_to_shanty_town(hand, drawn):
    t = Table(me={"hand": f"shanty_town, {hand}", "deck": "copper*3"})
    t.me.plays("shanty_town")
    assert len(t.me.hand) == 1 + drawn


# -- Steward ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("first", "then"), [("rats", "overgrown_estate"), ("overgrown_estate", "rats")])
def test_two_cards_trashed_by_steward_both_speak_in_the_order_their_owner_picks(first, then):
    t = Table(me={"hand": "steward, rats, overgrown_estate", "deck": "gold, silver, copper"})
    t.me.plays("steward")
    t.me.does("choose", "trash")
    assert t.trash == cards("rats, overgrown_estate")
    t.me.does("order", first)
    assert then not in t.me.hand
    assert t.me.hand == cards("gold, silver")
    assert t.me.deck == ["copper"]


# -- Trading Post ----------------------------------------------------------------------------------------------------


def test_a_fortress_given_to_trading_post_counts_and_comes_back():
    t = Table(me="trading_post, fortress, estate")
    t.me.plays("trading_post")
    assert t.me.hand == cards("fortress, silver")
    assert t.trash == cards("estate")


def test_the_silver_of_trading_post_can_be_replaced_by_one_that_is_discarded():
    t = Table(me="trading_post, trader, copper*2")
    t.me.plays("trading_post")
    t.me.does("trash", "copper", "copper")
    t.me.does("react", "trader", source="silver")
    assert t.me.hand == cards("trader")
    assert t.me.discard == ["silver"]
    assert t.pile("silver") == 39


# -- Tribute ---------------------------------------------------------------------------------------------------------


def test_tribute_draws_for_a_tunnel_and_an_overgrown_estate_and_the_neighbour_may_reveal_the_tunnel():
    t = Table(me="tribute", you={"hand": "copper", "deck": "tunnel, overgrown_estate, silver"})
    t.me.plays("tribute")
    t.you.does("react", "tunnel")
    assert len(t.me.hand) == 4
    assert t.you.discard == cards("tunnel, overgrown_estate, gold")
    assert t.you.hand == cards("copper")  # discarded, not trashed: nothing is drawn for it


@for_each_row(
    [
        ("necropolis", (2, 1, 0), 0),
        ("hovel", (0, 1, 0), 0),
        ("dame_josephine", (2, 1, 0), 2),
        ("spoils", (0, 1, 2), 0),
        ("fools_gold", (0, 1, 2), 0),
    ]
)
def test_tribute_pays_for_each_type_it_knows(top, counters, drawn):
    t = Table(me="tribute", you={"deck": top})
    t.me.plays("tribute")
    assert t.counters == counters
    assert len(t.me.hand) == drawn


# -- Upgrade ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "gains"),
    [
        ("necropolis", {"estate", "squire", "moat"}),
        ("hovel", {"estate", "squire", "moat"}),
        ("copper", {"poor_house"}),
        ("ruined_village", {"poor_house"}),
    ],
)
def test_upgrade_knows_what_shelters_and_ruins_cost(old, gains):
    t = Table(
        me={"hand": f"upgrade, {old}", "deck": ""},
        kingdom="upgrade poor_house squire moat village smithy marauder militia market mine",
    )
    t.me.plays("upgrade")
    assert t.trash == cards(old)
    if len(gains) == 1:
        assert t.me.discard == list(gains)
    else:
        assert set(t.me.options) == gains


# -- Wishing Well ----------------------------------------------------------------------------------------------------


def test_wishing_well_lets_a_single_knight_or_ruins_be_named_and_no_pile_of_them():
    t = Table(
        me={"hand": "wishing_well", "deck": "copper, survivors"},
        supply={"knights": ["dame_molly", "sir_martin"], "marauder": 10},
    )
    t.me.plays("wishing_well")
    assert {"dame_molly", "sir_martin", "sir_vander", "survivors", "ruined_library"} <= set(t.me.options)
    assert not {"knights", "ruins"} & set(t.me.options)
    t.me.does("name", "survivors")
    assert t.me.hand == cards("copper, survivors")
