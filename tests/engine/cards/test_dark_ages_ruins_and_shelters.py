"""The Ruins and the Shelters."""

import pytest

from tests.engine.table import Table, cards

# -- Ruins -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("ruin", "counters"),
    [
        ("abandoned_mine", (0, 1, 1)),
        ("ruined_library", (0, 1, 0)),
        ("ruined_market", (0, 2, 0)),
        ("ruined_village", (1, 1, 0)),
    ],
)
def test_a_ruin_gives_one_of_something(ruin, counters):
    t = Table(me={"hand": f"{ruin}, moat", "deck": "gold, estate"})
    t.me.plays(ruin)
    assert t.counters == counters
    assert t.me.hand == (cards("moat, gold") if ruin == "ruined_library" else cards("moat"))


def test_survivors_look_at_two_cards_and_discard_both_or_neither():
    t = Table(me={"hand": "survivors", "deck": "gold, estate, silver"})
    t.me.plays("survivors")
    assert t.me.view().looked_at == ("gold", "estate")
    assert t.you.view().looked_at == ()
    assert set(t.me.options) == {"keep", "discard"}
    t.me.does("choose", "discard")
    assert t.me.discard == cards("gold, estate")
    assert t.me.deck == ["silver"]


def test_survivors_put_both_cards_back_in_any_order():
    t = Table(me={"hand": "survivors", "deck": "gold, estate, silver"})
    t.me.plays("survivors")
    t.me.does("choose", "keep")
    t.me.does("topdeck", "estate", "gold")
    assert t.me.deck == ["estate", "gold", "silver"]
    assert t.me.discard == []


def test_survivors_shuffle_for_a_second_card():
    t = Table(me={"hand": "survivors", "deck": "gold", "discard": "estate"})
    t.me.plays("survivors")
    assert t.me.view().looked_at == ("gold", "estate")


def test_survivors_ask_nothing_where_there_is_nothing_to_look_at():
    t = Table(me={"hand": "survivors", "deck": ""})
    t.me.plays("survivors")
    assert t.me.asked == "buy"


def test_a_ruin_is_an_action_for_a_graverobber():
    t = Table(me="graverobber, survivors, copper")
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert t.trash == cards("survivors")
    assert {"silver", "estate", "village", "copper"} <= set(t.me.options)
    assert {"militia", "duchy"}.isdisjoint(t.me.options)


def test_a_ruin_in_the_trash_is_too_cheap_for_a_rogue():
    t = Table(me="rogue", trash="survivors, silver")
    t.me.plays("rogue")
    assert t.me.discard == ["silver"]
    assert t.trash == cards("survivors")


# -- Hovel -----------------------------------------------------------------------------------------------------------


def test_a_hovel_may_be_trashed_when_its_owner_buys_a_victory_card():
    t = Table(me="hovel", phase="buy", coins=2, buys=2)
    t.me.buys("estate")
    assert t.me.options == ["hovel", "no"]
    assert t.me.discard == []  # bought, not gained yet
    t.me.does("react", "hovel")
    assert t.trash == cards("hovel")
    assert t.me.discard == ["estate"]


def test_a_hovel_may_be_kept():
    t = Table(me="hovel", phase="buy", coins=2, buys=2)
    t.me.buys("estate")
    t.me.does("react", "no")
    assert t.me.hand == cards("hovel")
    assert t.me.discard == ["estate"]


def test_a_hovel_does_not_answer_a_gain():
    t = Table(me="workshop, hovel")
    t.me.plays("workshop")
    t.me.does("gain", "estate")
    assert t.me.asked == "buy"


def test_a_hovel_does_not_answer_what_rebuild_gains():
    t = Table(me={"hand": "rebuild, hovel", "deck": "estate"})
    t.me.plays("rebuild")
    t.me.does("name", "gold")
    t.me.does("gain", "duchy")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("hovel")


def test_a_hovel_does_not_answer_the_purchase_of_a_curse_or_an_action():
    t = Table(me="hovel", phase="buy", coins=3, buys=3)
    t.me.buys("curse", "village")
    assert t.me.asked == "buy"


def test_a_hovel_does_not_answer_what_another_buys():
    t = Table(you="hovel", phase="buy", coins=2, buys=2)
    t.me.buys("estate")
    assert t.asked == ["me"]


# -- the other Shelters ----------------------------------------------------------------------------------------------


def test_a_necropolis_gives_two_actions():
    t = Table(me="necropolis, moat")
    t.me.plays("necropolis")
    assert t.actions == 2


def test_a_trashed_overgrown_estate_draws_a_card_before_the_trasher_goes_on():
    t = Table(me={"hand": "remodel, overgrown_estate", "deck": "gold, silver"})
    t.me.plays("remodel")
    assert t.me.hand == cards("gold")
    assert {"silver", "village"} <= set(t.me.options)
    assert "militia" not in t.me.options  # a Shelter costs 1
    t.me.does("gain", "silver")


@pytest.mark.parametrize(
    ("shelter", "actions", "drawn"), [("necropolis", 2, []), ("overgrown_estate", 1, ["gold"]), ("hovel", 1, [])]
)
def test_an_ironmonger_knows_the_types_of_a_shelter(shelter, actions, drawn):
    t = Table(me={"hand": "ironmonger, moat", "deck": f"copper, {shelter}, gold"})
    t.me.plays("ironmonger")
    t.me.does("choose", "discard")
    assert t.actions == actions
    assert t.coins == 0
    assert t.me.hand == cards(",".join(["moat", "copper", *drawn]))


def test_shelters_give_no_points_but_are_cards_for_gardens():
    shelters = "hovel, necropolis, overgrown_estate"
    t = Table(me={"hand": shelters, "deck": "gardens, copper*6"}, you={"hand": shelters}, supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (1, 0)
