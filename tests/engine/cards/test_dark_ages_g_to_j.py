"""Graverobber, Hermit, Hunting Grounds, Ironmonger, Junk Dealer."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Graverobber -----------------------------------------------------------------------------------------------------


def test_graverobber_puts_a_card_costing_three_to_six_from_the_trash_onto_the_deck():
    t = Table(me={"hand": "graverobber", "deck": "copper"}, trash="village, gold, province, copper")
    t.me.plays("graverobber")
    assert t.me.options == ["from_trash", "from_hand"]
    t.me.does("choose", "from_trash")
    assert sorted(t.me.options) == ["gold", "village"]
    assert t.me.question.least == 1
    t.me.does("gain", "gold")
    assert t.me.deck == ["gold", "copper"]
    assert t.trash == cards("village, province, copper")


def test_graverobber_may_choose_the_trash_where_nothing_in_it_fits():
    t = Table(me={"hand": "graverobber", "deck": "copper"}, trash="copper")
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert t.me.asked == "buy"
    assert t.trash == cards("copper")
    assert t.me.deck == ["copper"]


def test_graverobber_trades_an_action_from_hand_for_a_card_of_the_supply_up_to_three_dearer():
    t = Table(me="graverobber, market, militia", trash="gold")
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert t.me.options == ["market", "militia"]
    t.me.does("trash", "market")
    assert {"province", "gold", "curse"} <= set(t.me.options)
    assert t.me.question.least == 1
    t.me.does("gain", "province")
    assert t.me.discard == ["province"]
    assert t.trash == cards("gold, market")


def test_graverobber_gains_nothing_dearer_than_three_more():
    t = Table(me="graverobber, militia")
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert "gold" in t.me.options
    assert "province" not in t.me.options


def test_graverobber_may_choose_the_hand_without_an_action_in_it():
    t = Table(me="graverobber, copper")
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert t.me.asked == "buy"
    assert t.trash == []
    assert t.me.discard == []


def test_graverobber_in_play_is_not_in_hand():
    t = Table(me="graverobber")
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert t.me.asked == "buy"
    assert t.me.in_play == cards("graverobber")


def test_what_a_card_says_when_trashed_comes_before_graverobbers_gain():
    t = Table(me={"hand": "graverobber, cultist", "deck": "silver, gold, estate, copper"})
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert t.me.hand == cards("silver, gold, estate")
    assert "province" in t.me.options
    t.me.does("gain", "province")
    assert t.trash == cards("cultist")


def test_graverobber_gains_from_the_supply_and_not_the_card_it_just_trashed():
    t = Table(me="graverobber, market", supply={"market": 0})
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert "market" not in t.me.options
    t.me.does("gain", "duchy")
    assert t.trash == cards("market")


def test_graverobber_looks_at_what_cards_cost_now():
    t = Table(me={"hand": "graverobber", "deck": ""}, trash="province, silver", so_far={"discount": 2})
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert t.me.deck == ["province"]
    assert t.trash == cards("silver")


# -- Hermit ----------------------------------------------------------------------------------------------------------


def test_hermit_may_trash_a_card_that_is_no_treasure_from_the_discard_pile():
    t = Table(me={"hand": "hermit", "discard": "estate, copper"})
    t.me.plays("hermit")
    assert t.me.options == ["estate"]
    assert t.me.question.least == 0
    t.me.does("trash", "estate")
    assert t.trash == cards("estate")
    assert t.me.asked == "gain"
    assert t.me.question.least == 1
    assert "silver" in t.me.options
    assert not {"smithy", "remodel"} & set(t.me.options)
    t.me.does("gain", "silver")
    assert t.me.discard == ["copper", "silver"]


def test_hermit_may_trash_one_card_from_hand_or_discard_pile_or_none():
    t = Table(me={"hand": "hermit, estate, gold", "discard": "curse, copper"})
    t.me.plays("hermit")
    assert sorted(t.me.options) == ["curse", "estate"]
    assert (t.me.question.least, t.me.question.most) == (0, 1)
    t.me.cannot("trash", "curse", "estate")
    t.me.does("trash")
    assert t.trash == []
    assert t.me.asked == "gain"


def test_hermit_can_trash_from_hand():
    t = Table(me={"hand": "hermit, estate", "discard": "copper"})
    t.me.plays("hermit")
    t.me.does("trash", "estate")
    assert t.trash == cards("estate")
    assert t.me.hand == []


def test_hermit_tells_a_card_in_the_discard_pile_from_the_same_card_in_hand():
    left = []
    for pick in (0, 1):
        t = Table(me={"hand": "hermit, curse", "discard": "curse, copper"})
        t.me.plays("hermit")
        assert t.me.options == ["curse", "curse"]
        t.answer(0, (pick,))
        left.append(("curse" in t.me.hand, "curse" in t.me.discard))
    assert sorted(left) == [(False, True), (True, False)]


def test_hermit_never_trashes_a_treasure():
    t = Table(me={"hand": "hermit, counterfeit, spoils", "discard": "gold"})
    t.me.plays("hermit")
    assert t.me.asked == "gain"


def test_hermit_never_gains_what_lies_outside_the_supply():
    t = Table(me="hermit", supply={"urchin": 10, "pillage": 10})
    t.me.plays("hermit")
    assert t.me.asked == "gain"
    assert not {"madman", "mercenary", "spoils"} & set(t.me.options)


def test_only_its_player_sees_the_discard_pile_that_hermit_looks_through():
    t = Table(me={"hand": "hermit", "discard": "estate, curse, copper"})
    t.me.plays("hermit")
    told = [event.told(seat) for seat in (1, None) for event in t.events]
    assert not any({"estate", "curse"} & set(event.cards) for event in told)


def test_hermit_becomes_a_madman_after_a_turn_without_a_purchase():
    t = Table(me="hermit", coins=5)
    t.me.plays("hermit")
    t.me.does("gain", "silver")
    t.me.ends_turn()
    assert t.trash == cards("hermit")
    assert t.me.discard == cards("silver, madman")
    assert t.pile("madman") == 9


def test_buying_even_a_copper_keeps_hermit():
    t = Table(me={"in_play": "hermit"}, phase="buy")
    t.me.buys("copper")
    assert t.asked == ["you"]
    assert t.trash == []
    assert t.me.discard == cards("copper, hermit")


def test_each_hermit_in_play_becomes_a_madman():
    t = Table(me={"in_play": "village, hermit*2"}, phase="buy")
    t.me.ends_turn()
    assert t.trash == cards("hermit*2")
    assert t.me.discard == cards("village, madman*2")


def test_hermit_trashed_by_procession_becomes_no_madman():
    t = Table(me="procession, hermit")
    t.me.plays("procession")
    t.me.does("play", "hermit")
    t.me.does("gain", "silver")
    t.me.does("gain", "silver")
    assert t.trash == cards("hermit")
    assert {"smithy", "remodel"} <= set(t.me.options)
    t.me.does("gain", "smithy")
    t.me.ends_turn()
    assert t.trash == cards("hermit")
    assert t.me.discard == cards("silver*2, smithy, procession")


def test_hermit_that_leaves_play_can_be_answered_from_the_hand():
    # The texts do not settle whether the hand is still there when cards leave play.
    t = Table(me={"hand": "market_square", "in_play": "hermit"}, phase="buy")
    t.me.ends_turn()
    t.me.does("react", "market_square")
    assert t.me.discard == cards("market_square, gold, madman")


def test_hermit_is_trashed_even_when_there_is_no_madman_left():
    t = Table(me={"in_play": "hermit"}, phase="buy", supply={"madman": 0})
    t.me.ends_turn()
    assert t.trash == cards("hermit")
    assert t.me.discard == []


def test_a_new_madman_can_be_drawn_at_once():
    t = Table(me={"in_play": "hermit", "deck": "copper*2"}, phase="buy")
    t.me.ends_turn()
    assert t.me.hand == cards("copper*2, madman")


def test_hermit_in_hand_or_trashed_otherwise_brings_no_madman():
    t = Table(me="hermit, chapel, hermit")
    t.me.plays("chapel")
    t.me.does("trash", "hermit")
    t.me.ends_turn()
    assert t.trash == cards("hermit")
    assert t.me.discard == cards("hermit, chapel")
    assert t.pile("madman") == 10


# -- Hunting Grounds -------------------------------------------------------------------------------------------------


def test_hunting_grounds_draws_four_cards():
    t = Table(me={"hand": "hunting_grounds", "deck": "copper, silver, gold, estate, duchy"})
    t.me.plays("hunting_grounds")
    assert t.me.hand == cards("copper, silver, gold, estate")
    assert t.counters == (0, 1, 0)


@pytest.mark.parametrize(("choice", "gained"), [("duchy", "duchy"), ("estates", "estate*3")])
def test_hunting_grounds_trashed_brings_a_duchy_or_three_estates(choice, gained):
    t = Table(me="chapel, hunting_grounds")
    t.me.plays("chapel")
    t.me.does("trash", "hunting_grounds")
    assert t.me.options == ["duchy", "estates"]
    t.me.does("choose", choice, source="hunting_grounds")
    assert t.me.discard == cards(gained)


@pytest.mark.parametrize(("choice", "gained"), [("duchy", ""), ("estates", "estate*2")])
def test_hunting_grounds_brings_as_much_as_there_is_and_either_may_be_chosen(choice, gained):
    t = Table(me="chapel, hunting_grounds", supply={"estate": 2, "duchy": 0})
    t.me.plays("chapel")
    t.me.does("trash", "hunting_grounds")
    t.me.does("choose", choice)
    assert t.me.discard == cards(gained)


def test_hunting_grounds_asks_its_owner_also_in_another_players_turn():
    t = Table(me="sir_martin", you={"deck": "hunting_grounds, copper"}, supply={"knights": ["dame_anna"]})
    t.me.plays("sir_martin")
    assert t.asked == ["you"]
    t.you.does("choose", "duchy")
    assert t.you.discard == ["duchy", "copper"]


# -- Ironmonger ------------------------------------------------------------------------------------------------------


def test_ironmonger_draws_and_shows_the_next_card_which_may_be_discarded():
    t = Table(me={"hand": "ironmonger", "deck": "silver, village, gold"})
    t.me.plays("ironmonger")
    assert t.me.hand == cards("silver")
    assert t.me.options == ["keep", "discard"]
    assert any(event.name == "reveal" and event.cards == ("village",) for event in t.public())
    t.me.does("choose", "discard")
    assert t.me.discard == ["village"]
    assert t.me.deck == ["gold"]
    assert t.counters == (2, 1, 0)


def test_ironmonger_may_leave_the_card_where_it_was():
    t = Table(me={"hand": "ironmonger", "deck": "silver, village, gold"})
    t.me.plays("ironmonger")
    t.me.does("choose", "keep")
    assert t.me.deck == ["village", "gold"]
    assert t.actions == 2


@for_each_row(
    [
        ("copper", 1, 1, ""),
        ("estate", 1, 0, "gold"),
        ("survivors", 2, 0, ""),
        ("necropolis", 2, 0, ""),
        ("overgrown_estate", 1, 0, "gold"),
        ("dame_josephine", 2, 0, "gold"),
        ("curse", 1, 0, ""),
        ("hovel", 1, 0, ""),
    ]
)
def test_ironmonger_gives_a_bonus_for_each_type_of_the_card(shown, actions, coins, drawn):
    t = Table(me={"hand": "ironmonger", "deck": f"silver, {shown}, gold"})
    t.me.plays("ironmonger")
    t.me.does("choose", "discard")
    assert t.counters == (actions, 1, coins)
    assert t.me.hand == cards(f"silver, {drawn}")
    assert t.me.discard == [shown]


def test_the_card_that_ironmonger_leaves_is_the_one_drawn_for_it():
    t = Table(me={"hand": "ironmonger", "deck": "silver, estate, gold"})
    t.me.plays("ironmonger")
    t.me.does("choose", "keep")
    assert t.me.hand == cards("silver, estate")
    assert t.me.deck == ["gold"]


def test_ironmonger_asks_nothing_when_there_is_nothing_to_show():
    t = Table(me={"hand": "ironmonger", "deck": "silver"})
    t.me.plays("ironmonger")
    assert t.me.asked == "buy"
    assert t.counters == (1, 1, 0)


# -- Junk Dealer -----------------------------------------------------------------------------------------------------


def test_junk_dealer_gives_a_card_an_action_and_a_coin_and_trashes_a_card():
    t = Table(me={"hand": "junk_dealer, estate", "deck": "gold, silver"})
    t.me.plays("junk_dealer")
    assert t.counters == (1, 1, 1)
    assert sorted(t.me.options) == ["estate", "gold"]
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("trash", "estate")
    assert t.trash == cards("estate")
    assert t.me.hand == cards("gold")


def test_junk_dealer_without_cards_trashes_nothing():
    t = Table(me={"hand": "junk_dealer", "deck": ""})
    t.me.plays("junk_dealer")
    assert t.counters == (1, 1, 1)
    assert t.trash == []
