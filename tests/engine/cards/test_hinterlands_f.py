"""Farmland, Fool's Gold."""

from engine.kinds import KINDS
from tests.engine.table import Table, cards

# -- Farmland --------------------------------------------------------------------------------------------------------


def test_buying_farmland_turns_a_card_into_one_costing_exactly_two_more():
    t = Table(me="silver, copper", phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    t.me.cannot("trash")
    t.me.does("trash", "silver")
    assert {"duchy", "market"} <= set(t.me.options)
    assert not {"smithy", "gold", "estate", "remodel"} & set(t.me.options)
    t.me.cannot("gain")
    t.me.does("gain", "market")
    assert t.me.discard == ["market", "farmland"]


def test_farmland_without_a_hand_is_just_gained():
    t = Table(phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    assert t.me.asked == "buy"
    assert t.me.discard == ["farmland"]


def test_farmland_trashes_a_card_even_if_nothing_can_be_gained_for_it():
    kingdom = "farmland, market, village, witch, laboratory, festival, library, mine, remodel, smithy"
    t = Table(me="copper", phase="buy", coins=6, buys=2, kingdom=kingdom, supply={"estate": 0})
    t.me.buys("farmland")
    assert t.trash == cards("copper")
    assert t.me.discard == ["farmland"]


def test_farmland_turns_a_lone_gold_into_a_province():
    kingdom = "farmland, fools_gold, market, village, witch, laboratory, festival, library, mine, remodel"
    t = Table(me="gold", you="fools_gold", phase="buy", coins=6, buys=2, kingdom=kingdom, supply={"province": 3})
    t.me.buys("farmland")
    assert t.trash == cards("gold")
    assert t.me.discard == ["province"]
    t.you.does("react", "no")
    assert t.me.discard == ["province", "farmland"]


def test_farmland_goes_by_what_cards_cost_now():
    t = Table(me={"hand": "copper", "in_play": "highway"}, phase="buy", coins=5, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    assert {"silver", "merchant"} <= set(t.me.options)
    assert not {"estate", "smithy", "cellar"} & set(t.me.options)


def test_farmland_has_done_its_work_before_it_is_replaced():
    t = Table(me="trader, estate", phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    t.me.does("trash", "estate")
    t.me.does("gain", "militia")
    t.me.does("react", "no", source="militia")
    t.me.does("react", "trader", source="farmland")
    assert t.me.discard == ["militia", "silver"]
    assert t.pile("farmland") == 8


def test_the_last_farmland_cannot_be_gained_twice():
    t = Table(me="militia", phase="buy", coins=6, buys=2, supply={"farmland": 1})
    t.me.buys("farmland")
    t.me.does("gain", "farmland")
    assert t.me.discard == ["farmland"]
    assert t.me.asked == "buy"
    assert t.buys == 1


def test_farmland_gained_without_buying_trashes_nothing():
    t = Table(me="remodel, militia, copper", supply={"farmland": 8})
    t.me.plays("remodel")
    t.me.does("trash", "militia")
    t.me.does("gain", "farmland")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("copper")


def test_farmland_is_worth_two_points():
    t = Table(me={"deck": "farmland*3"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (6, 0)


# -- Fool's Gold -----------------------------------------------------------------------------------------------------


def test_fools_gold_is_worth_one_coin_at_first_and_four_after_that():
    t = Table(me="fools_gold*3", phase="buy")
    worth = []
    for _ in range(3):
        t.me.plays("fools_gold")
        worth.append(t.coins)
    assert worth == [1, 5, 9]


def test_fools_gold_only_pays_so_people_need_not_play_it_card_by_card():
    assert KINDS["fools_gold"].plain


def test_plays_of_fools_gold_can_be_taken_back_one_by_one():
    t = Table(me="fools_gold*2", phase="buy")
    t.me.plays("fools_gold", "fools_gold")
    t.me.undoes()
    assert t.coins == 1
    t.me.plays("fools_gold")
    assert t.coins == 5


def test_fools_gold_starts_at_one_coin_again_in_the_next_turn():
    t = Table(me={"hand": "fools_gold", "deck": "fools_gold, copper*4"}, phase="buy")
    t.me.plays("fools_gold")
    t.me.ends_turn()
    t.you.ends_turn()
    t.me.plays("fools_gold")
    assert t.coins == 1


def test_when_another_gains_a_province_fools_gold_may_become_a_gold_on_the_deck():
    t = Table(me="", you={"hand": "fools_gold", "deck": "estate"}, phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.you.does("react", "fools_gold", source="province")
    assert t.trash == cards("fools_gold")
    assert t.you.deck == ["gold", "estate"]


def test_a_province_gained_without_buying_is_an_occasion_for_fools_gold():
    t = Table(me="remodel, gold", you="fools_gold")
    t.me.plays("remodel")
    t.me.does("gain", "province")
    assert t.you.options == ["fools_gold", "no"]


def test_several_fools_golds_are_trashed_one_after_another_also_when_gold_runs_out():
    t = Table(me="", you={"hand": "fools_gold*3", "deck": ""}, phase="buy", coins=8, buys=2, supply={"gold": 2})
    t.me.buys("province")
    for _ in range(3):
        t.you.does("react", "fools_gold")
    assert t.trash == cards("fools_gold*3")
    assert t.you.deck == ["gold", "gold"]
    assert t.me.asked == "buy"


def test_ones_own_province_is_no_occasion_for_fools_gold():
    t = Table(me="fools_gold", phase="buy", coins=8, buys=2)
    t.me.buys("province")
    assert t.me.asked == "buy"


def test_a_province_that_was_replaced_is_no_occasion_for_fools_gold():
    t = Table(me="trader", you="fools_gold", phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.me.does("react", "trader")
    assert t.asked == ["me"]
    assert t.me.discard == ["silver"]


def test_the_last_gold_goes_to_the_first_in_turn_order_who_trashes_a_fools_gold():
    t = Table("", "fools_gold", "fools_gold", phase="buy", coins=8, buys=2, supply={"gold": 1})
    t.me.buys("province")
    t.you.does("react", "fools_gold")
    t.third.does("react", "fools_gold")
    assert t.trash == cards("fools_gold*2")
    assert t.you.deck[0] == "gold"
    assert t.third.deck[0] == "copper"


def test_no_other_card_is_an_occasion_for_fools_gold():
    t = Table(you="fools_gold", phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    assert t.asked == ["me"]


def test_a_gold_for_fools_gold_on_an_empty_deck_is_the_deck():
    t = Table(you={"hand": "fools_gold", "deck": "", "discard": "copper*3"}, phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.you.does("react", "fools_gold")
    assert t.you.deck == ["gold"]
    assert t.you.discard == ["copper"] * 3
