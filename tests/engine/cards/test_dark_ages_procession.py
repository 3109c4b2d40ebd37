"""Procession: an Action twice, then it goes, and one costing exactly one more comes."""

import pytest

from tests.engine.table import Table, cards

# Its Actions cost 2 (three of them), 4 (four) and 5 (three): nothing costs exactly 1, 3 or 6.
GAPS = "cellar chapel moat procession smithy remodel militia market laboratory festival"


def test_procession_plays_an_action_twice_trashes_it_and_gains_one_costing_exactly_one_more():
    t = Table(
        me={"hand": "procession, village", "deck": "silver, gold, copper"},
        kingdom="village procession smithy militia moat market workshop gardens cellar mine",
    )
    t.me.plays("procession")
    t.me.does("play", "village")
    assert t.me.hand == cards("silver, gold")
    assert t.actions == 4
    assert t.trash == cards("village")
    assert set(t.me.options) == {"procession", "smithy", "militia"}
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("gain", "smithy")
    assert t.me.discard == ["smithy"]
    assert t.me.in_play == cards("procession")


def test_procession_may_be_declined():
    t = Table(me="procession, village")
    t.me.plays("procession")
    t.me.does("play")
    assert t.me.hand == cards("village")
    assert t.trash == []
    assert t.me.discard == []
    assert t.actions == 0


def test_procession_asks_nothing_without_an_action_in_hand():
    t = Table(me="procession, copper")
    t.me.plays("procession")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("copper")


def test_procession_gains_nothing_where_no_card_costs_exactly_one_more():
    t = Table(me={"hand": "procession, market", "deck": "copper*2"}, kingdom=GAPS)
    t.me.plays("procession")
    t.me.does("play", "market")
    assert t.trash == cards("market")
    assert t.me.discard == []
    assert t.counters == (2, 3, 2)


@pytest.mark.parametrize("kingdom", [GAPS, GAPS.replace("festival", "gardens")])
def test_procession_never_gains_a_card_that_is_no_action(kingdom):
    t = Table(me={"hand": "procession, moat", "deck": "estate*4"}, kingdom=kingdom)
    t.me.plays("procession")
    t.me.does("play", "moat")
    assert t.trash == cards("moat")
    assert t.me.discard == []
    assert t.me.asked == "buy"


def test_procession_on_a_card_costing_four_never_gains_a_duchy():
    t = Table(
        me={"hand": "procession, smithy", "deck": "estate*6"},
        kingdom="cellar chapel moat procession smithy remodel militia village workshop bureaucrat",
    )
    t.me.plays("procession")
    t.me.does("play", "smithy")
    assert t.trash == cards("smithy")
    assert t.me.discard == []


def test_what_a_card_says_when_trashed_comes_before_processions_gain():
    t = Table(
        me={"hand": "procession, rats, estate*2", "deck": "copper, silver, gold, duchy"},
        supply={"market": 10, "mine": 10},
    )
    t.me.plays("procession")
    t.me.does("play", "rats")
    t.me.does("trash", "estate")
    t.me.does("trash", "estate")
    assert t.me.hand == cards("copper, silver, gold")
    assert t.trash == cards("estate*2, rats")
    assert set(t.me.options) == {"market", "mine"}
    t.me.does("gain", "mine")
    assert t.me.discard == ["rats", "rats", "mine"]


def test_procession_makes_a_poor_house_of_ruins():
    t = Table(me={"hand": "procession, ruined_library", "deck": "copper*3"}, supply={"poor_house": 10})
    t.me.plays("procession")
    t.me.does("play", "ruined_library")
    assert t.me.hand == cards("copper*2")
    assert t.trash == cards("ruined_library")
    assert t.me.discard == ["poor_house"]


def test_procession_on_necropolis_gains_an_action_costing_two():
    t = Table(me="procession, necropolis", kingdom=GAPS)
    t.me.plays("procession")
    t.me.does("play", "necropolis")
    assert t.actions == 4
    assert set(t.me.options) == {"cellar", "chapel", "moat"}


def test_procession_on_urchin_gains_an_action_costing_four():
    t = Table(me={"hand": "procession, urchin", "deck": "estate*2"}, kingdom=GAPS.replace("moat", "urchin"))
    t.me.plays("procession")
    t.me.does("play", "urchin")
    assert set(t.me.options) == {"procession", "smithy", "remodel", "militia"}


def test_procession_looks_at_what_cards_cost_now():
    t = Table(me="procession, ruined_village", kingdom=GAPS, so_far={"discount": 1})
    t.me.plays("procession")
    t.me.does("play", "ruined_village")
    assert set(t.me.options) == {"cellar", "chapel", "moat"}


def test_procession_on_madman_draws_once_trashes_nothing_and_still_gains():
    t = Table(
        me={"hand": "procession, madman, estate*2", "deck": "silver, gold, copper*5"},
        supply={"hermit": 10, "madman": 3, "poor_house": 10},
    )
    t.me.plays("procession")
    t.me.does("play", "madman")
    assert t.actions == 4
    assert t.me.hand == cards("estate*2, silver, gold")
    assert t.pile("madman") == 4
    assert t.trash == []
    assert t.me.discard == ["poor_house"]


def test_procession_gains_for_a_card_that_trashed_itself():
    t = Table(me="procession, feast", edition=1, supply={"market": 10, "mine": 10})
    t.me.plays("procession")
    t.me.does("play", "feast")
    t.me.does("gain", "duchy")
    t.me.does("gain", "duchy")
    assert t.trash == cards("feast")
    assert set(t.me.options) == {"market", "mine"}
    t.me.does("gain", "market")
    assert t.me.discard == ["duchy", "duchy", "market"]


def test_procession_on_pillage_attacks_twice_and_gains_a_card_costing_six():
    t = Table(me="procession, pillage", you="copper*6", supply={"altar": 10})
    t.me.plays("procession")
    t.me.does("play", "pillage")
    assert t.you.hand == cards("copper*4")
    assert t.trash == cards("pillage")
    assert t.me.discard == ["spoils"] * 4 + ["altar"]


def test_procession_never_gains_what_lies_outside_the_supply():
    t = Table(
        me={"hand": "procession, ruined_village", "deck": ""},
        kingdom="hermit urchin pillage procession cellar chapel moat market mine smithy",
        so_far={"discount": 1},
    )
    t.me.plays("procession")
    t.me.does("play", "ruined_village")
    assert set(t.me.options) == {"cellar", "chapel", "moat"}


def test_procession_on_procession_plays_two_actions_twice_and_trashes_both():
    t = Table(
        me={"hand": "procession*2, village, workshop", "deck": "estate*4"},
        kingdom="village workshop procession smithy militia market mine cellar moat gardens",
    )
    t.me.plays("procession")
    t.me.does("play", "procession")
    t.me.does("play", "village")
    t.me.does("gain", "smithy")
    t.me.does("play", "workshop")
    t.me.does("gain", "silver")
    t.me.does("gain", "silver")
    t.me.does("gain", "militia")
    assert t.trash == cards("village, workshop, procession")
    assert set(t.me.options) == {"market", "mine"}
    t.me.does("gain", "market")
    assert t.me.discard == ["smithy", "silver", "silver", "militia", "market"]
    assert t.me.in_play == cards("procession")
    assert t.actions == 4


def test_procession_on_band_of_misfits_that_is_a_fortress_gains_a_card_costing_six():
    # It became a Fortress, so it comes back to the hand; there it is itself again and costs 5.
    t = Table(
        me={"hand": "procession, band_of_misfits", "deck": "copper*2"},
        kingdom="fortress procession band_of_misfits altar hunting_grounds market mine cellar moat village",
    )
    t.me.plays("procession")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "fortress")
    assert t.actions == 4
    assert t.me.hand == cards("copper*2, band_of_misfits")
    assert t.trash == []
    assert set(t.me.options) == {"altar", "hunting_grounds"}
    t.me.does("gain", "altar")
    assert t.me.discard == ["altar"]
    assert "band_of_misfits" in t.me.offered("play")
