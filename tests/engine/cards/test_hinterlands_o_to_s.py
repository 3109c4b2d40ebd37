"""Oasis, Oracle, Scheme, Silk Road, Spice Merchant, Stables."""

import pytest

from engine.dealing import pile_size
from engine.kinds import KINDS
from tests.engine.table import Table, cards

# -- Oasis -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("unwanted", "kept"), [("estate", "gold"), ("gold", "estate")])
def test_oasis_draws_a_card_and_discards_one(unwanted, kept):
    t = Table(me={"hand": "oasis, estate", "deck": "gold"})
    t.me.plays("oasis")
    assert t.counters == (1, 1, 1)
    t.me.cannot("discard")
    t.me.does("discard", unwanted)
    assert t.me.hand == cards(kept)
    assert t.me.discard == [unwanted]


def test_oasis_discards_even_if_nothing_was_drawn():
    t = Table(me={"hand": "oasis, estate", "deck": ""})
    t.me.plays("oasis")
    assert t.me.asked == "buy"
    assert t.me.discard == ["estate"]


def test_oasis_without_any_cards_asks_nothing():
    t = Table(me={"hand": "oasis", "deck": ""})
    t.me.plays("oasis")
    assert t.me.asked == "buy"
    assert t.counters == (1, 1, 1)


def test_a_tunnel_discarded_to_oasis_brings_a_gold():
    t = Table(me="oasis, tunnel")
    t.me.plays("oasis")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel", source="oasis")
    assert t.me.discard == ["tunnel", "gold"]


def test_the_deck_is_not_shuffled_before_cards_are_needed():
    t = Table(me={"hand": "oasis, estate", "deck": "gold", "discard": "copper*4"})
    t.me.plays("oasis")
    t.me.does("discard", "estate")
    assert t.me.deck == []
    assert t.me.discard == cards("copper*4, estate")


# -- Oracle ----------------------------------------------------------------------------------------------------------


def test_the_player_of_oracle_decides_for_everybody():
    t = Table(me={"hand": "oracle", "deck": "estate, curse, gold, silver"}, you={"deck": "gold, silver, copper"})
    t.me.plays("oracle")
    assert t.asked == ["me"]
    assert t.me.set_aside == cards("estate, curse")
    t.me.does("choose", "discard")
    assert t.asked == ["me"]
    assert t.you.set_aside == cards("gold, silver")
    t.me.does("choose", "discard")
    assert t.me.discard == ["estate", "curse"]
    assert t.you.discard == ["gold", "silver"]
    assert t.me.hand == cards("gold, silver")


def test_for_oracle_the_two_cards_of_a_player_stay_together():
    t = Table(me="oracle", you={"deck": "gold, estate"})
    t.me.plays("oracle")
    assert t.me.options == ["keep", "discard"]
    t.me.does("choose", "keep")
    assert t.me.options == ["keep", "discard"]
    t.me.does("choose", "keep")
    assert t.asked == ["you"]


def test_owners_order_what_oracle_lets_them_keep_and_nobody_learns_how():
    t = Table(me="oracle", you={"deck": "curse, estate, gold"})
    t.me.plays("oracle")
    t.me.does("choose", "keep")
    t.me.does("choose", "keep")
    t.you.does("topdeck", "estate", "curse")
    assert t.you.deck == ["estate", "curse", "gold"]
    assert [event.cards for event in t.me.heard() if event.name == "topdeck"] == [()]


def test_oracle_draws_what_its_player_kept():
    t = Table(me={"hand": "oracle", "deck": "gold, silver, copper"})
    t.me.plays("oracle")
    t.me.does("choose", "keep")
    t.me.does("topdeck", "silver", "gold")
    assert t.me.hand == []
    t.me.does("choose", "discard")
    assert t.me.hand == cards("gold, silver")


def test_moat_keeps_its_owners_deck_from_the_oracle_and_the_rest_goes_on():
    t = Table(me={"hand": "oracle", "deck": "estate, curse, gold, silver"}, you={"hand": "moat", "deck": "gold*2"})
    t.me.plays("oracle")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("choose", "discard")
    assert t.me.asked == "buy"
    assert t.you.deck == ["gold", "gold"]
    assert t.me.hand == cards("gold, silver")


def test_oracle_makes_a_player_shuffle_for_the_second_card():
    t = Table(me="oracle", you={"deck": "curse", "discard": "estate"})
    t.me.plays("oracle")
    t.me.does("choose", "keep")
    assert t.you.set_aside == cards("curse, estate")
    assert t.you.deck == []


def test_oracle_begins_with_its_player_and_draws_at_the_end():
    t = Table({"hand": "oracle", "deck": "copper*4"}, {"deck": "gold*2"}, {"deck": "silver*2"})
    t.me.plays("oracle")
    for each in t.seats:
        assert len(each.set_aside) == 2
        assert t.me.hand == []
        t.me.does("choose", "discard")
    assert t.me.hand == cards("copper*2")


# -- Scheme ----------------------------------------------------------------------------------------------------------


def test_scheme_puts_an_action_from_play_onto_the_deck_instead_of_discarding_it():
    t = Table(me={"hand": "scheme, smithy", "deck": "copper*9"})
    t.me.plays("scheme")
    assert t.actions == 1
    assert len(t.me.hand) == 2
    t.me.plays("smithy")
    t.me.ends_turn()
    t.me.does("topdeck", "smithy")
    assert t.me.hand == cards("smithy, copper*4")
    assert t.me.discard == cards("scheme, copper*4")


def test_scheme_may_put_itself_or_nothing_onto_the_deck():
    t = Table(me={"hand": "scheme", "deck": "copper*9"})
    t.me.plays("scheme")
    t.me.ends_turn()
    assert t.me.options == ["scheme"]
    t.me.does("topdeck")
    assert t.me.hand == cards("copper*5")


def test_scheme_takes_neither_treasures_nor_cards_from_the_hand():
    t = Table(me={"hand": "scheme, village", "in_play": "gold"})
    t.me.plays("scheme")
    t.me.ends_turn()
    assert t.me.options == ["scheme"]


def test_scheme_takes_what_was_played_before_it_too():
    t = Table(me={"hand": "village, smithy, scheme"})
    t.me.plays("village", "smithy", "scheme")
    t.me.ends_turn()
    assert set(t.me.options) == {"village", "smithy", "scheme"}


def test_scheme_played_twice_chooses_twice():
    t = Table(me={"hand": "throne_room, scheme", "deck": "copper*9"})
    t.me.plays("throne_room")
    t.me.does("play", "scheme")
    t.me.ends_turn()
    t.me.does("topdeck", "throne_room")
    assert t.me.options == ["scheme"]
    t.me.does("topdeck", "scheme")
    assert t.me.hand == cards("throne_room, scheme, copper*3")


def test_two_schemes_choose_one_after_the_other():
    t = Table(me={"hand": "scheme*2, smithy", "deck": "copper*12"})
    t.me.plays("scheme", "scheme", "smithy")
    t.me.ends_turn()
    t.me.does("topdeck", "smithy")
    assert t.me.options == ["scheme", "scheme"]
    t.me.does("topdeck", "scheme")
    assert t.me.hand == cards("smithy, scheme, copper*3")


def test_scheme_chooses_before_clean_up_discards_or_draws_anything():
    t = Table(me={"hand": "scheme, village, estate*2", "in_play": "copper", "deck": "gold*9"})
    t.me.plays("scheme", "village")
    t.me.ends_turn()
    assert t.me.asked == "topdeck"
    assert t.me.discard == []
    assert t.me.hand == cards("estate*2, gold*2")
    assert t.me.in_play == cards("scheme, village, copper")
    t.me.does("topdeck", "village")
    assert t.me.hand == cards("village, gold*4")


def test_scheme_chooses_also_when_the_last_purchase_ends_the_turn():
    t = Table(me="scheme", coins=3)
    t.me.plays("scheme")
    t.me.buys("silver")
    t.me.does("topdeck", "scheme", source="scheme")
    assert t.asked == ["you"]


def test_scheme_holds_for_its_own_turn_only():
    t = Table(me={"hand": "scheme", "deck": "copper*9"}, you="smithy")
    t.me.plays("scheme")
    t.me.ends_turn()
    t.me.does("topdeck")
    t.you.plays("smithy")
    t.you.ends_turn()
    assert t.asked == ["me"]
    assert t.me.asked == "buy"


# -- Silk Road -------------------------------------------------------------------------------------------------------


def test_silk_road_is_worth_a_point_for_every_four_victory_cards():
    t = Table(me={"deck": "silk_road*2, estate*9"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (9 + 2 * 2, 0)


def test_silk_road_counts_victory_cards_wherever_they_lie():
    zones = {"hand": "silk_road", "deck": "estate, copper*9", "discard": "tunnel", "set_aside": "estate"}
    t = Table(me=zones, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (1 + 2 + 2, 0)


def test_silk_road_counts_victory_cards_of_every_sort_but_no_curses():
    t = Table(me={"deck": "silk_road, tunnel, farmland, curse"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (2 + 2 - 1, 0)


@pytest.mark.parametrize(("players", "size"), [(2, 8), (3, 12)])
def test_the_piles_of_victory_cards_depend_on_the_number_of_players(players, size):
    assert [pile_size(KINDS[id], players) for id in ("silk_road", "farmland", "tunnel")] == [size] * 3


# -- Spice Merchant --------------------------------------------------------------------------------------------------


def test_spice_merchant_turns_a_treasure_into_cards_and_an_action():
    t = Table(me={"hand": "spice_merchant, copper, estate", "deck": "gold, silver"})
    t.me.plays("spice_merchant")
    t.me.does("trash", "copper")
    assert t.me.options == ["cards", "coins"]
    t.me.does("choose", "cards")
    assert t.trash == cards("copper")
    assert t.me.hand == cards("estate, gold, silver")
    assert t.counters == (1, 1, 0)


def test_spice_merchant_turns_a_treasure_into_coins_and_a_buy():
    t = Table(me="spice_merchant, copper")
    t.me.plays("spice_merchant")
    t.me.does("trash", "copper")
    t.me.does("choose", "coins")
    assert t.counters == (0, 2, 2)
    assert t.me.hand == []


def test_spice_merchant_may_be_left_without_a_treasure_and_then_gives_nothing():
    t = Table(me="spice_merchant, copper")
    t.me.plays("spice_merchant")
    t.me.does("trash")
    assert t.me.asked == "buy"
    assert t.counters == (0, 1, 0)


def test_spice_merchant_asks_nothing_where_there_is_no_treasure():
    t = Table(me="spice_merchant, estate")
    t.me.plays("spice_merchant")
    assert t.me.asked == "buy"
    assert t.counters == (0, 1, 0)


def test_spice_merchant_takes_treasures_of_every_sort():
    t = Table(me="spice_merchant, fools_gold, cache, ill_gotten_gains, tunnel")
    t.me.plays("spice_merchant")
    assert t.me.options == ["fools_gold", "cache", "ill_gotten_gains"]


# -- Stables ---------------------------------------------------------------------------------------------------------


def test_stables_turn_a_discarded_treasure_into_three_cards_and_an_action():
    t = Table(me={"hand": "stables, copper", "deck": "gold, silver, estate"})
    t.me.plays("stables")
    t.me.does("discard", "copper")
    assert t.me.hand == cards("gold, silver, estate")
    assert t.actions == 1
    assert t.me.discard == ["copper"]


def test_stables_may_be_left_without_a_treasure_and_then_give_nothing():
    t = Table(me="stables, copper")
    t.me.plays("stables")
    t.me.does("discard")
    assert t.me.hand == cards("copper")
    assert t.actions == 0


def test_what_is_discarded_to_the_stables_can_be_drawn_again():
    t = Table(me={"hand": "stables, gold", "deck": "silver"})
    t.me.plays("stables")
    t.me.does("discard", "gold")
    assert t.me.hand == cards("silver, gold")


def test_stables_take_treasures_of_every_sort_and_nothing_else():
    t = Table(me="stables, fools_gold, cache, tunnel, estate")
    t.me.plays("stables")
    assert t.me.options == ["fools_gold", "cache"]


def test_stables_ask_nothing_where_there_is_no_treasure():
    t = Table(me="stables, tunnel")
    t.me.plays("stables")
    assert t.me.asked == "buy"
    assert t.actions == 0
