"""The ten Knights: the Attack they share, what each adds, and how one Knight falls to another."""

import pytest

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

KNIGHTS = (
    "dame_anna", "dame_josephine", "dame_molly", "dame_natalie", "dame_sylvia", "sir_bailey", "sir_destry",
    "sir_martin", "sir_michael", "sir_vander",
)  # fmt: skip


def rides(table, knight):
    """The first player plays the Knight and leaves what it offers."""
    table.me.plays(knight)
    if knight == "dame_natalie":
        table.me.does("gain")


# -- the Attack ------------------------------------------------------------------------------------------------------


@for_each(KNIGHTS)
def test_every_knight_trashes_one_of_the_others_top_two_cards_and_discards_the_rest(knight):
    t = Table(me={"hand": knight, "deck": ""}, you={"deck": "silver, copper, gold"})
    rides(t, knight)
    assert t.trash == cards("silver")
    assert t.you.discard == ["copper"]
    assert t.you.deck == ["gold"]
    assert t.asked == ["me"]


@for_each_row([("estate", ""), ("silver", "silver"), ("gold", "gold"), ("province", ""), ("copper", ""), ("curse", "")])
def test_a_knight_reaches_cards_costing_three_to_six(top, trashed):
    t = Table(me="dame_sylvia", you={"deck": f"{top}, copper"})
    t.me.plays("dame_sylvia")
    assert t.trash == cards(trashed)
    assert len(t.you.discard) == 2 - len(t.trash)


def test_a_knight_looks_at_what_cards_cost_now():
    t = Table(me="dame_sylvia", you={"deck": "province, silver"}, so_far={"discount": 2})
    t.me.plays("dame_sylvia")
    assert t.trash == cards("province")
    assert t.you.discard == ["silver"]


def test_the_victim_picks_between_two_cards_and_must_pick_one():
    t = Table(me="dame_sylvia", you={"deck": "silver, village"})
    t.me.plays("dame_sylvia")
    assert t.asked == ["you"]
    assert t.you.options == ["silver", "village"]
    t.you.cannot("trash")
    t.you.does("trash", "village")
    assert t.trash == cards("village")
    assert t.you.discard == ["silver"]


def test_everyone_sees_what_a_knight_turns_up():
    t = Table(me="dame_sylvia", you={"deck": "silver, copper"})
    t.me.plays("dame_sylvia")
    assert any(event.name == "reveal" and event.cards == ("silver", "copper") for event in t.public())


def test_a_knight_attacks_its_victims_in_turn_order():
    t = Table("dame_sylvia", {"deck": "silver, gold"}, {"deck": "village, smithy"})
    t.me.plays("dame_sylvia")
    assert t.asked == ["you"]
    t.you.does("trash", "silver")
    assert t.asked == ["third"]
    t.third.does("trash", "village")
    assert t.trash == cards("silver, village")


def test_moat_stops_the_attack_but_not_the_rest_of_the_knight():
    t = Table(me="dame_sylvia", you={"hand": "moat", "deck": "silver, copper"})
    t.me.plays("dame_sylvia")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.deck == ["silver", "copper"]
    assert t.trash == []
    assert t.coins == 2


# -- Knights among themselves ----------------------------------------------------------------------------------------


def test_a_knight_that_trashes_a_knight_is_trashed_too():
    t = Table(me={"hand": "sir_destry", "deck": "copper*3"}, you={"deck": "dame_molly, copper"})
    t.me.plays("sir_destry")
    assert t.trash == cards("dame_molly, sir_destry")
    assert t.me.in_play == []


def test_a_knight_that_merely_turns_up_a_knight_stays():
    t = Table(me="dame_sylvia", you={"deck": "dame_molly, silver"})
    t.me.plays("dame_sylvia")
    t.you.does("trash", "silver")
    assert t.you.discard == ["dame_molly"]
    assert t.me.in_play == cards("dame_sylvia")


def test_a_knight_falls_only_after_it_has_attacked_everyone():
    t = Table("dame_sylvia", {"deck": "dame_molly, copper"}, {"deck": "gold, silver"})
    t.me.plays("dame_sylvia")
    assert t.asked == ["third"]
    assert t.trash == cards("dame_molly")
    assert t.me.in_play == cards("dame_sylvia")
    t.third.does("trash", "gold")
    assert t.trash == cards("dame_molly, gold, dame_sylvia")


def test_throne_room_lets_a_knight_attack_again_after_it_fell():
    deck = "dame_molly, copper, gold, copper"
    t = Table(me={"hand": "throne_room, sir_destry", "deck": "copper*5"}, you={"deck": deck})
    t.me.plays("throne_room")
    t.me.does("play", "sir_destry")
    assert t.trash == cards("dame_molly, sir_destry, gold")
    assert t.you.discard == ["copper", "copper"]
    assert t.me.hand == cards("copper*4")


def test_a_knight_that_fell_is_not_trashed_a_second_time():
    deck = "dame_molly, copper, dame_anna, copper"
    t = Table(me="throne_room, sir_vander", you={"deck": deck})
    t.me.plays("throne_room")
    t.me.does("play", "sir_vander")
    assert t.trash == cards("dame_molly, sir_vander, dame_anna")
    assert t.me.discard == ["gold"]


@pytest.mark.parametrize(
    ("knight", "gains"), [("dame_sylvia", {"altar", "hunting_grounds"}), ("sir_martin", {"market", "mine"})]
)
def test_procession_gains_a_card_for_a_knight_that_fell(knight, gains):
    t = Table(
        me={"hand": f"procession, {knight}", "deck": ""},
        you={"deck": "dame_molly, copper*4"},
        kingdom="altar hunting_grounds market mine procession knights cellar moat village smithy",
        supply={"knights": []},
    )
    t.me.plays("procession")
    t.me.does("play", knight)
    assert t.trash == cards(f"dame_molly, {knight}")
    assert set(t.me.options) == gains
    t.me.does("gain", min(gains))
    assert t.me.discard == [min(gains)]


def test_a_fortress_that_a_knight_trashes_goes_to_its_owners_hand():
    t = Table(me="dame_sylvia", you={"deck": "fortress, copper"})
    t.me.plays("dame_sylvia")
    assert t.you.hand == cards("fortress")
    assert t.you.discard == ["copper"]
    assert t.trash == []
    assert t.me.in_play == cards("dame_sylvia")


def test_the_victim_orders_what_answers_to_a_trashed_card_before_the_rest_is_discarded():
    t = Table(me="dame_sylvia", you={"hand": "market_square", "deck": "cultist, copper, silver, gold, estate"})
    t.me.plays("dame_sylvia")
    assert t.asked == ["you"]
    assert sorted(t.you.options) == ["cultist", "market_square"]
    assert t.you.discard == []
    t.you.does("order", "cultist")
    assert t.you.hand == cards("market_square, silver, gold, estate")
    t.you.does("react", "market_square")
    assert t.you.discard == ["market_square", "gold", "copper"]


# -- what each one adds ----------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("sir_bailey", 1, (1, 1, 0)),
        ("sir_destry", 2, (0, 1, 0)),
        ("sir_martin", 0, (0, 3, 0)),
        ("dame_molly", 0, (2, 1, 0)),
        ("dame_sylvia", 0, (0, 1, 2)),
        ("dame_josephine", 0, (0, 1, 0)),
        ("sir_vander", 0, (0, 1, 0)),
    ]
)
def test_each_knight_gives_its_own_bonus(knight, drawn, counters):
    t = Table(me=knight, you={"deck": "silver, copper"})
    t.me.plays(knight)
    assert len(t.me.hand) == drawn
    assert t.counters == counters
    assert t.trash == cards("silver")


@pytest.mark.parametrize("unwanted", [(), ("curse",), ("estate", "curse")])
def test_dame_anna_may_trash_up_to_two_cards_before_anyone_reveals(unwanted):
    t = Table(me="dame_anna, estate, curse, gold", you={"deck": "silver, copper"})
    t.me.plays("dame_anna")
    assert (t.me.question.least, t.me.question.most) == (0, 2)
    assert t.you.deck == ["silver", "copper"]
    t.me.does("trash", *unwanted)
    assert t.trash == [*unwanted, "silver"]


def test_dame_natalie_may_gain_a_card_of_the_supply_costing_up_to_three():
    t = Table(me="dame_natalie", you={"deck": "silver, copper"}, supply={"hermit": 10, "urchin": 10, "pillage": 10})
    t.me.plays("dame_natalie")
    assert t.me.question.least == 0
    assert {"silver", "urchin", "estate", "copper"} <= set(t.me.options)
    assert not {"madman", "mercenary", "spoils", "militia", "pillage"} & set(t.me.options)
    t.me.does("gain", "urchin")
    assert t.me.discard == ["urchin"]
    assert t.trash == cards("silver")


def test_sir_michael_makes_the_others_discard_down_to_three_before_they_reveal():
    t = Table(me="sir_michael", you={"hand": "copper*4, silver", "deck": ""})
    t.me.plays("sir_michael")
    t.you.does("discard", "copper", "silver")
    assert t.you.hand == cards("copper*3")
    assert t.trash == cards("silver")
    assert t.you.discard == ["copper"]


def test_moat_keeps_its_owner_from_all_that_sir_michael_does():
    t = Table(me="sir_michael", you={"hand": "moat, copper*4", "deck": "silver, copper"})
    t.me.plays("sir_michael")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.hand == cards("moat, copper*4")
    assert t.you.deck == ["silver", "copper"]


def test_sir_michael_asks_all_victims_at_once():
    t = Table("sir_michael", {"hand": "copper*4, estate", "deck": "silver, copper"}, {"hand": "copper*4, estate"})
    t.me.plays("sir_michael")
    assert t.asked == ["you", "third"]
    t.third.does("discard", "estate", "copper")
    assert t.trash == []
    t.you.does("discard", "estate", "copper")
    assert t.trash == cards("silver")


def test_sir_vander_trashed_brings_its_owner_a_gold():
    t = Table(me="chapel, sir_vander")
    t.me.plays("chapel")
    t.me.does("trash", "sir_vander")
    assert t.me.discard == ["gold"]


def test_sir_vander_trashed_by_another_player_brings_its_owner_a_gold():
    t = Table(me="dame_sylvia", you={"deck": "sir_vander, copper"})
    t.me.plays("dame_sylvia")
    assert t.you.discard == ["gold", "copper"]
    assert t.me.discard == []
    assert t.trash == cards("sir_vander, dame_sylvia")


def test_dame_josephine_is_worth_two_points():
    t = Table(me={"deck": "dame_josephine"}, you={"deck": "estate"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert tuple(t.game.result.scores) == (2, 1)


# -- the pile --------------------------------------------------------------------------------------------------------


def test_the_next_knight_can_be_bought_as_soon_as_it_is_turned_up():
    t = Table(phase="buy", coins=9, buys=3, supply={"knights": ["sir_martin", "dame_molly", "dame_anna"]})
    assert set(KNIGHTS) & t.me.offered("buy") == {"sir_martin"}
    t.me.buys("sir_martin")
    assert t.coins == 5
    assert set(KNIGHTS) & t.me.offered("buy") == {"dame_molly"}
    t.me.buys("dame_molly")
    assert t.coins == 0
    assert t.me.discard == ["sir_martin", "dame_molly"]


def test_the_knights_are_ten_different_ones():
    t = Table(kingdom="knights cellar market merchant militia mine moat remodel smithy village")
    assert sorted(t.pile("knights")) == sorted(KNIGHTS)
