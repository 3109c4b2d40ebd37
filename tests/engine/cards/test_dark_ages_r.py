"""Rats, Rebuild, Rogue."""

import pytest

from tests.engine.table import Table, cards

# -- Rats ------------------------------------------------------------------------------------------------------------


def test_rats_give_a_card_and_an_action_bring_more_rats_and_eat_a_card():
    t = Table(me={"hand": "rats, copper", "deck": "silver"})
    t.me.plays("rats")
    assert t.counters == (1, 1, 0)
    assert t.me.discard == ["rats"]
    assert t.pile("rats") == 19
    assert sorted(t.me.options) == ["copper", "silver"]
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("trash", "copper")
    assert t.trash == cards("copper")
    assert t.me.hand == cards("silver")


def test_a_hand_of_nothing_but_rats_is_shown_and_kept():
    t = Table(me={"hand": "rats*2", "deck": "rats"})
    t.me.plays("rats")
    assert t.me.hand == cards("rats*2")
    assert t.trash == []
    assert any(event.name == "reveal" and event.cards == ("rats", "rats") for event in t.public())


def test_rats_eat_though_their_pile_is_empty():
    t = Table(me={"hand": "rats, copper", "deck": "copper"}, supply={"rats": 0})
    t.me.plays("rats")
    assert t.me.discard == []
    assert t.trash == cards("copper")


def test_rats_trashed_let_their_owner_draw():
    t = Table(me={"hand": "chapel, rats", "deck": "gold"})
    t.me.plays("chapel")
    t.me.does("trash", "rats")
    assert t.me.hand == cards("gold")


def test_rats_trashed_by_another_player_let_their_owner_draw():
    t = Table(me="dame_sylvia", you={"deck": "rats, copper, gold"})
    t.me.plays("dame_sylvia")
    assert t.trash == cards("rats")
    assert t.you.hand == cards("gold")
    assert t.you.discard == ["copper"]


def test_rats_never_eat_rats():
    t = Table(me={"hand": "rats*2, estate", "deck": "rats"})
    t.me.plays("rats")
    assert t.trash == cards("estate")
    assert t.me.hand == cards("rats*2")


def test_rats_with_an_empty_hand_eat_nothing():
    t = Table(me={"hand": "rats", "deck": ""})
    t.me.plays("rats")
    assert t.trash == []
    assert t.me.discard == ["rats"]


def test_the_new_rats_are_there_before_a_card_is_trashed():
    t = Table(me={"hand": "rats, cultist", "deck": ""})
    t.me.plays("rats")
    assert t.trash == cards("cultist")
    assert t.me.hand == cards("rats")
    assert t.me.discard == []


# -- Rebuild ---------------------------------------------------------------------------------------------------------

LANDS = "rebuild feodum gardens cellar market militia moat remodel smithy village"


def test_rebuild_trades_the_next_victory_card_for_one_up_to_three_dearer():
    t = Table(me={"hand": "rebuild", "deck": "copper, estate, gold"}, kingdom=LANDS)
    t.me.plays("rebuild")
    t.me.does("name", "province")
    assert t.actions == 1
    assert t.me.discard == ["copper"]
    assert t.trash == cards("estate")
    assert set(t.me.options) == {"estate", "duchy", "feodum", "gardens"}
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("gain", "duchy")
    assert t.me.discard == ["copper", "duchy"]
    assert t.me.deck == ["gold"]


def test_rebuild_passes_over_the_named_card():
    t = Table(me={"hand": "rebuild", "deck": "duchy, estate, gold"})
    t.me.plays("rebuild")
    t.me.does("name", "duchy")
    assert t.trash == cards("estate")
    assert t.me.discard == ["duchy"]


def test_rebuild_may_name_any_card_so_that_the_first_victory_card_is_hit():
    t = Table(me={"hand": "rebuild", "deck": "duchy, estate, gold"})
    t.me.plays("rebuild")
    assert {"gold", "dame_josephine", "hovel"} <= set(t.me.options)
    assert not {"knights", "ruins"} & set(t.me.options)
    t.me.does("name", "gold")
    assert t.trash == cards("duchy")


def test_rebuild_does_not_shuffle_in_what_it_has_turned_up():
    t = Table(me={"hand": "rebuild", "deck": "copper", "discard": "duchy, silver"}, shuffles=["duchy, silver"])
    t.me.plays("rebuild")
    t.me.does("name", "estate")
    assert t.trash == cards("duchy")
    assert "province" in t.me.options
    t.me.does("gain", "province")
    assert t.me.discard == ["copper", "province"]
    assert t.me.deck == ["silver"]


def test_rebuild_may_gain_a_province_for_a_province():
    t = Table(me={"hand": "rebuild", "deck": "province"})
    t.me.plays("rebuild")
    t.me.does("name", "estate")
    assert t.trash == cards("province")
    assert {"estate", "duchy", "province"} <= set(t.me.options)
    t.me.does("gain", "province")
    assert t.me.discard == ["province"]


def test_rebuild_without_a_victory_card_discards_everything_it_turned_up():
    t = Table(me={"hand": "rebuild", "deck": "copper, estate", "discard": "gold"})
    t.me.plays("rebuild")
    t.me.does("name", "estate")
    assert t.trash == []
    assert t.me.discard == cards("copper, estate, gold")
    assert t.me.deck == []
    assert t.me.asked == "buy"


def test_rebuild_discards_the_other_cards_before_it_trashes():
    t = Table(me={"hand": "rebuild", "deck": "copper, overgrown_estate"})
    t.me.plays("rebuild")
    t.me.does("name", "province")
    assert t.trash == cards("overgrown_estate")
    assert t.me.hand == cards("copper")


def test_rebuild_on_an_overgrown_estate_lets_its_owner_draw_and_then_gain_up_to_four():
    t = Table(me={"hand": "rebuild", "deck": "overgrown_estate, gold"}, kingdom=LANDS)
    t.me.plays("rebuild")
    t.me.does("name", "province")
    assert t.me.hand == cards("gold")
    assert set(t.me.options) == {"estate", "feodum", "gardens"}


def test_rebuild_on_a_feodum_brings_three_silvers_and_then_a_victory_card():
    t = Table(me={"hand": "rebuild", "deck": "feodum"}, kingdom=LANDS)
    t.me.plays("rebuild")
    t.me.does("name", "province")
    assert t.me.discard == ["silver"] * 3
    assert set(t.me.options) == {"estate", "duchy", "feodum", "gardens"}


def test_rebuild_takes_dame_josephine_for_a_victory_card():
    t = Table(
        me={"hand": "rebuild", "deck": "dame_josephine, estate"},
        supply={"knights": ["sir_martin", "dame_anna"]},
    )
    t.me.plays("rebuild")
    t.me.does("name", "province")
    assert t.trash == cards("dame_josephine")
    assert set(t.me.options) == {"estate", "duchy", "province"}


def test_rebuild_may_gain_dame_josephine_from_the_top_of_her_pile():
    t = Table(me={"hand": "rebuild", "deck": "estate"}, supply={"knights": ["dame_josephine", "sir_martin"]})
    t.me.plays("rebuild")
    t.me.does("name", "gold")
    assert set(t.me.options) == {"estate", "duchy", "dame_josephine"}
    t.me.does("gain", "dame_josephine")
    assert t.pile("knights") == ["sir_martin"]


def test_a_victory_card_gained_by_rebuild_was_not_bought():
    t = Table(me={"hand": "rebuild, hovel", "deck": "estate"})
    t.me.plays("rebuild")
    t.me.does("name", "gold")
    t.me.does("gain", "duchy")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("hovel")


# -- Rogue -----------------------------------------------------------------------------------------------------------


def test_rogue_must_gain_a_card_costing_three_to_six_from_the_trash():
    t = Table(me="rogue", you={"deck": "silver, copper"}, trash="village, gold, province, copper")
    t.me.plays("rogue")
    assert t.coins == 2
    assert sorted(t.me.options) == ["gold", "village"]
    t.me.cannot("gain")
    t.me.does("gain", "gold")
    assert t.me.discard == ["gold"]
    assert t.trash == cards("village, province, copper")
    assert t.you.deck == ["silver", "copper"]


def test_rogue_takes_the_only_card_that_fits_without_asking():
    t = Table(me="rogue", trash="silver, estate")
    t.me.plays("rogue")
    assert t.me.discard == ["silver"]
    assert t.me.asked == "buy"


def test_rogue_attacks_where_nothing_in_the_trash_fits():
    t = Table(me="rogue", you={"deck": "silver, copper, gold"}, trash="copper, province")
    t.me.plays("rogue")
    assert t.coins == 2
    assert t.trash == cards("copper, province, silver")
    assert t.you.discard == ["copper"]
    assert t.you.deck == ["gold"]
    assert t.me.discard == []


def test_rogues_victim_picks_between_two_cards():
    t = Table(me="rogue", you={"deck": "silver, gold"})
    t.me.plays("rogue")
    assert t.asked == ["you"]
    t.you.cannot("trash")
    t.you.does("trash", "silver")
    assert t.trash == cards("silver")
    assert t.you.discard == ["gold"]


def test_rogue_attacks_every_other_player_though_the_first_one_filled_the_trash():
    t = Table("rogue", {"deck": "silver, copper"}, {"deck": "gold, copper"})
    t.me.plays("rogue")
    assert t.trash == cards("silver, gold")
    assert t.me.discard == []


def test_rogue_can_be_answered_even_if_it_will_only_take_from_the_trash():
    t = Table(me="rogue", you={"hand": "moat, beggar", "deck": "copper"}, trash="gold")
    t.me.plays("rogue")
    assert t.asked == ["you"]
    assert sorted(t.you.options) == ["beggar", "moat", "no"]
    assert t.trash == cards("gold")
    t.you.does("react", "beggar")
    t.you.does("react", "no")
    assert t.you.deck == ["silver", "copper"]
    assert t.me.discard == ["gold"]


def test_moat_keeps_its_owner_from_rogue():
    t = Table("rogue", {"hand": "moat", "deck": "silver, copper"}, {"deck": "gold, copper"})
    t.me.plays("rogue")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.deck == ["silver", "copper"]
    assert t.trash == cards("gold")


def test_rogue_played_twice_takes_the_second_time_what_it_trashed_the_first_time():
    t = Table(me="throne_room, rogue", you={"deck": "silver, copper, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "rogue")
    assert t.coins == 4
    assert t.me.discard == ["silver"]
    assert t.trash == []
    assert t.you.deck == ["gold"]


def test_rogue_looks_at_what_cards_cost_now():
    t = Table(me="rogue", you={"deck": "gold, copper"}, trash="silver", so_far={"discount": 2})
    t.me.plays("rogue")
    assert t.trash == cards("silver, gold")
    assert t.me.discard == []


def test_a_card_that_rogue_takes_from_the_trash_is_gained():
    t = Table(me="rogue", trash="death_cart", supply={"ruins": ["survivors", "ruined_market", "survivors"]})
    t.me.plays("rogue")
    assert t.me.discard == ["death_cart", "survivors", "ruined_market"]
    assert t.pile("ruins") == ["survivors"]


def test_a_fortress_that_rogue_hits_leaves_the_trash_empty():
    t = Table(me="throne_room, rogue", you={"deck": "fortress, silver, gold, copper"})
    t.me.plays("throne_room")
    t.me.does("play", "rogue")
    t.you.does("trash", "fortress")
    assert t.you.hand == cards("fortress")
    assert t.you.discard == ["silver", "copper"]
    assert t.trash == cards("gold")
    assert t.me.discard == []


def test_rogue_does_not_take_ruins_from_the_trash():
    t = Table(me="rogue", trash="survivors, silver")
    t.me.plays("rogue")
    assert t.me.discard == ["silver"]


def test_rogue_takes_a_band_of_misfits_from_the_trash():
    t = Table(me="rogue", trash="band_of_misfits")
    t.me.plays("rogue")
    assert t.me.discard == ["band_of_misfits"]


@pytest.mark.parametrize("card", ["spoils", "madman", "mercenary"])
def test_cards_from_outside_the_supply_cost_nothing_and_stay_in_the_trash(card):
    t = Table(me="rogue", you={"deck": "copper*2"}, trash=card)
    t.me.plays("rogue")
    assert t.trash == cards(card)
