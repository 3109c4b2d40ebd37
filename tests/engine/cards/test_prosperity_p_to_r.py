"""Peddler, Quarry, Rabble."""

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

# -- Peddler ---------------------------------------------------------------------------------------------------------


def test_peddler_gives_a_card_an_action_and_a_coin():
    t = Table(me={"hand": "peddler", "deck": "gold"})
    t.me.plays("peddler")
    assert t.me.hand == cards("gold")
    assert t.counters == (1, 1, 1)


@for_each_row(
    [
        ("", 8),
        ("village, smithy, market", 2),
        ("village, smithy, market, moat", 0),
        ("village*5", 0),
        ("throne_room, smithy", 4),  # cards count, not plays
        ("gold*3", 8),
        ("survivors, band_of_misfits, princess", 0),
        ("highway, quarry", 8 - 2 - 2 - 1),
        ("great_hall, harem", 6),
    ]
)
def test_peddler_costs_two_less_in_the_buy_phase_for_each_action_in_play(in_play, cost):
    t = Table(me={"in_play": in_play}, phase="buy", supply={"peddler": 10})
    assert t.cost("peddler") == cost
    assert t.me.view().special_discounts.get("peddler", 0) + t.me.view().discount >= 8 - cost


def test_peddler_costs_eight_in_the_action_phase():
    t = Table(me={"hand": "workshop, village", "in_play": "village*4"}, actions=2, supply={"peddler": 10})
    assert t.cost("peddler") == 8
    t.me.plays("workshop")
    assert "peddler" not in t.me.options
    t.me.does("gain", "village")
    t.me.ends_actions()
    assert t.cost("peddler") == 0


def test_peddler_costs_as_little_in_every_place():
    t = Table(
        me={"hand": "peddler", "in_play": "village, smithy"}, phase="buy", coins=6, buys=2, supply={"farmland": 8}
    )
    t.me.buys("farmland")
    assert t.trash == cards("peddler")
    assert set(t.me.options) == {"gold", "farmland"}
    t.me.does("gain", "gold")
    assert t.me.discard == ["gold", "farmland"]


def test_horn_of_plenty_gains_a_peddler_for_its_price_in_the_buy_phase():
    t = Table(me={"hand": "horn_of_plenty", "in_play": "village, smithy, copper"}, phase="buy", supply={"peddler": 10})
    t.me.plays("horn_of_plenty")
    t.me.does("gain", "peddler")
    assert t.me.discard == ["peddler"]


def test_talisman_doubles_a_peddler_that_costs_four():
    t = Table(me={"in_play": "village*2, talisman"}, phase="buy", coins=4, buys=2, supply={"peddler": 10})
    t.me.buys("peddler")
    assert t.me.discard == ["peddler", "peddler"]


def test_an_action_that_was_trashed_does_not_make_peddler_cheaper():
    t = Table(me={"hand": "feast", "in_play": "village"}, edition=1, supply={"peddler": 10})
    t.me.plays("feast")
    t.me.does("gain", "duchy")
    assert t.cost("peddler") == 6


def test_what_another_player_had_in_play_does_not_matter_for_peddler():
    t = Table({"in_play": "village*3"}, phase="buy", supply={"peddler": 10})
    assert t.cost("peddler") == 2
    t.me.ends_turn()
    assert t.phase == "buy"
    assert t.cost("peddler") == 8


def test_peddler_is_offered_where_its_price_can_be_paid():
    t = Table(me={"in_play": "village*2"}, phase="buy", coins=3, supply={"peddler": 10})
    assert "peddler" not in t.me.offered("buy")
    t = Table(me={"in_play": "village*2"}, phase="buy", coins=4, buys=2, supply={"peddler": 10})
    t.me.buys("peddler")
    assert t.coins == 0


# -- Quarry ----------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("quarry", {"kings_court": 5, "market": 3, "gold": 6, "duchy": 5}),
        ("quarry*2", {"kings_court": 3, "market": 1, "village": 0}),
        ("quarry", {"nobles": 4, "great_hall": 1, "harem": 6}),
        ("highway*2, princess, quarry", {"expand": 1, "market": 0, "province": 4}),
    ]
)
def test_actions_cost_two_less_for_each_quarry_in_play(in_play, costs):
    t = Table(me={"in_play": in_play}, phase="buy", supply=dict.fromkeys(costs, 8))
    assert {id: t.cost(id) for id in costs} == costs


def test_quarry_and_bridge_add_up():
    t = Table(me={"in_play": "quarry"}, phase="buy", so_far={"discount": 1}, supply={"market": 10})
    assert (t.cost("market"), t.cost("gold")) == (2, 5)


def test_border_village_compares_with_what_cards_cost_beside_a_quarry():
    t = Table(me={"in_play": "quarry"}, phase="buy", coins=4, buys=2, supply={"border_village": 10, "mandarin": 10})
    t.me.buys("border_village")
    assert {"silver", "market", "mandarin", "militia"} <= set(t.me.options)
    assert not {"duchy", "border_village"} & set(t.me.options)


def test_haggler_compares_with_what_cards_cost_beside_a_quarry():
    t = Table(me={"in_play": "haggler, quarry"}, phase="buy", coins=4, buys=2, supply={"grand_market": 10})
    t.me.buys("grand_market")
    assert {"silver", "market", "haggler"} <= set(t.me.options)
    assert not {"estate", "grand_market", "quarry"} & set(t.me.options)


def test_farmland_compares_with_what_cards_cost_beside_a_quarry():
    t = Table(
        me={"hand": "market", "in_play": "quarry"}, phase="buy", coins=6, buys=2,
        supply={"farmland": 8, "expand": 10, "laboratory": 10},
    )  # fmt: skip
    t.me.buys("farmland")
    assert t.trash == cards("market")
    assert {"duchy", "expand"} <= set(t.me.options)
    assert "laboratory" not in t.me.options


def test_a_quarry_that_counterfeit_trashed_makes_nothing_cheaper():
    t = Table(me="counterfeit, quarry", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "quarry")
    assert (t.coins, t.buys) == (3, 2)
    assert t.trash == cards("quarry")
    assert t.cost("moat") == 2


def test_a_quarry_in_hand_makes_nothing_cheaper():
    t = Table(me="quarry, village")
    assert t.cost("village") == 3
    t.me.ends_actions()
    assert t.cost("village") == 3
    t.me.plays("quarry")
    assert t.cost("village") == 1


def test_a_quarry_makes_the_knight_cheaper_that_is_a_victory_card():
    t = Table(
        me={"in_play": "quarry"}, phase="buy", coins=3, buys=2, supply={"knights": ["dame_josephine", "dame_anna"]}
    )
    assert t.game.view(None).piles["knights"].cost == 3
    t.me.buys("dame_josephine")
    assert t.coins == 0


@for_each([0, 1, None])
def test_everyone_sees_what_quarry_takes_off_each_action(seat):
    t = Table(
        me={"in_play": "quarry"},
        phase="buy",
        kingdom="quarry moat village smithy market mine cellar chapel witch gardens",
    )
    less = t.game.view(seat).special_discounts
    assert less == dict.fromkeys(["moat", "village", "smithy", "market", "mine", "cellar", "chapel", "witch"], 2)


# -- Rabble ----------------------------------------------------------------------------------------------------------


def test_rabble_discards_actions_and_treasures_from_the_top_of_the_others_decks():
    t = Table({"hand": "rabble", "deck": "gold*3"}, {"deck": "copper, estate, village, silver"})
    t.me.plays("rabble")
    assert t.me.hand == cards("gold*3")
    assert cards("copper, village") == t.you.discard
    assert t.you.deck == ["estate", "silver"]


def test_the_victim_of_a_rabble_orders_what_goes_back_and_nobody_else_sees_it():
    t = Table({"hand": "rabble", "deck": "gold*3"}, {"deck": "estate, curse, duchy"})
    t.me.plays("rabble")
    t.you.does("topdeck", "duchy", "estate", "curse")
    assert t.you.deck == ["duchy", "estate", "curse"]
    assert [(event.cards, event.size) for event in t.me.heard() if event.name == "topdeck"] == [((), 3)]


def test_rabble_looks_at_all_types_of_a_card():
    t = Table({"hand": "rabble", "deck": "gold*3"}, {"deck": "nobles, survivors, hovel"})
    t.me.plays("rabble")
    assert cards("nobles, survivors") == t.you.discard
    assert t.you.deck == ["hovel"]


def test_what_rabble_has_revealed_is_not_shuffled_in():
    t = Table({"hand": "rabble", "deck": "gold*3"}, {"deck": "copper", "discard": "estate"})
    t.me.plays("rabble")
    assert t.you.discard == ["copper"]
    assert t.you.deck == ["estate"]


def test_a_tunnel_goes_back_to_the_deck_and_brings_nothing():
    t = Table({"hand": "rabble", "deck": "gold*3"}, {"deck": "tunnel, copper, copper"})
    t.me.plays("rabble")
    assert t.me.asked == "buy"
    assert t.you.deck == ["tunnel"]


def test_a_moat_keeps_rabble_from_the_deck():
    t = Table({"hand": "rabble", "deck": "gold*3"}, {"hand": "moat", "deck": "copper, copper, copper"})
    t.me.plays("rabble")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.deck == ["copper"] * 3


def test_horse_traders_do_not_keep_rabble_from_the_deck():
    t = Table({"hand": "rabble", "deck": "gold*3"}, {"hand": "horse_traders", "deck": "copper, copper, copper"})
    t.me.plays("rabble")
    t.you.does("react", "horse_traders")
    assert t.you.returning == cards("horse_traders")
    assert t.you.deck == []
    assert t.you.discard == ["copper"] * 3
