"""The five Prizes: Bag of Gold, Diadem, Followers, Princess, Trusty Steed."""

from itertools import combinations

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

# -- Bag of Gold -----------------------------------------------------------------------------------------------------


@for_each_row([("silver", ""), ("", "copper*5")])
def test_bag_of_gold_puts_a_gold_onto_the_deck_without_shuffling(deck, discard):
    t = Table(me={"hand": "bag_of_gold", "deck": deck, "discard": discard})
    t.me.plays("bag_of_gold")
    assert t.actions == 1
    assert t.me.deck == ["gold", *cards(deck)]
    assert t.me.discard == cards(discard)


def test_bag_of_gold_gives_an_action_even_if_the_golds_are_gone():
    t = Table(me={"hand": "bag_of_gold", "deck": "silver"}, supply={"gold": 0})
    t.me.plays("bag_of_gold")
    assert t.actions == 1
    assert t.me.deck == ["silver"]


def test_a_silver_instead_of_the_gold_goes_to_the_discard_pile():
    t = Table(me={"hand": "bag_of_gold, trader", "deck": "copper"})
    t.me.plays("bag_of_gold")
    t.me.does("react", "trader", source="gold")
    assert t.me.deck == ["copper"]
    assert t.me.discard == ["silver"]


# -- Diadem ----------------------------------------------------------------------------------------------------------


@for_each_row([(1, 3), (3, 5), (0, 2)])
def test_diadem_gives_two_coins_and_one_for_each_action_left(actions, coins):
    t = Table(me="diadem", phase="buy", actions=actions)
    t.me.plays("diadem")
    assert t.coins == coins


def test_actions_left_are_kept_when_the_action_phase_ends():
    t = Table(me={"hand": "village, smithy, diadem", "deck": "estate*9"})
    t.me.plays("village")
    t.me.ends_actions()
    t.me.plays("diadem")
    assert t.coins == 2 + 2
    t = Table(me={"hand": "smithy, diadem", "deck": "estate*9"})
    t.me.plays("smithy", "diadem")
    assert t.coins == 2


def test_a_diadem_played_twice_counts_the_actions_left_twice():
    t = Table(me="counterfeit, diadem", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "diadem")
    assert t.coins == 1 + 3 + 3
    assert t.trash == cards("diadem")


# -- Followers -------------------------------------------------------------------------------------------------------


def test_followers_draw_two_cards_gain_an_estate_curse_the_others_and_make_them_discard():
    t = Table({"hand": "followers", "deck": "gold, silver"}, "copper*3, duchy*2")
    t.me.plays("followers")
    assert t.me.hand == cards("gold, silver")
    assert t.me.discard == ["estate"]
    assert t.you.discard == ["curse"]
    t.you.does("discard", "duchy", "duchy")
    assert t.you.hand == cards("copper*3")


def test_all_curses_of_followers_come_before_the_first_discard():
    t = Table("followers", "copper*3, estate", "copper*3, estate", supply={"curse": 1})
    t.me.plays("followers")
    assert t.asked == ["you", "third"]
    assert [t.you.discard, t.third.discard] == [["curse"], []]
    t.third.does("discard", "estate")
    t.you.does("discard", "estate")
    assert [t.you.discard, t.third.discard] == [["curse", "estate"], ["estate"]]


def test_watchtower_trashes_the_curse_of_followers_before_it_may_be_discarded():
    t = Table("followers", "watchtower, copper*4")
    t.me.plays("followers")
    t.you.does("react", "watchtower", source="curse")
    t.you.does("choose", "trash")
    t.you.does("discard", "watchtower", "copper")
    assert t.trash == cards("curse")


def test_horse_traders_leave_nothing_to_discard_for_followers():
    t = Table("followers", "horse_traders*2, copper*3")
    t.me.plays("followers")
    t.you.does("react", "horse_traders")
    t.you.does("react", "horse_traders")
    assert t.me.asked == "buy"
    assert t.you.discard == ["curse"]
    assert t.you.hand == cards("copper*3")


# -- Princess --------------------------------------------------------------------------------------------------------


def test_princess_gives_a_buy_and_takes_two_off_every_card():
    t = Table(me="princess, estate")
    t.me.plays("princess")
    assert t.buys == 2
    costs = [t.cost(id) for id in ("province", "market", "silver", "estate", "copper")]
    assert costs == [6, 3, 1, 0, 0]
    t.me.buys("estate")
    assert t.me.discard == ["estate"]


def test_a_princess_played_twice_is_one_princess_in_play():
    t = Table(me="throne_room, princess")
    t.me.plays("throne_room")
    t.me.does("play", "princess")
    assert t.buys == 3
    assert t.cost("province") == 6


def test_a_princess_that_left_play_makes_nothing_cheaper():
    t = Table(me="procession, princess", supply={"poor_house": 10})
    t.me.plays("procession")
    t.me.does("play", "princess")
    assert t.buys == 3
    assert t.trash == cards("princess")
    assert t.cost("province") == 8
    assert t.me.discard == ["poor_house"]


def test_with_a_princess_in_play_an_estate_is_swapped_for_a_card_that_costs_nothing():
    t = Table({"hand": "swindler", "in_play": "princess"}, {"deck": "estate"})
    t.me.plays("swindler")
    assert {"copper", "curse", "estate", "moat"} <= set(t.me.options)
    assert "silver" not in t.me.options


# -- Trusty Steed ----------------------------------------------------------------------------------------------------


@for_each(combinations(("cards", "actions", "coins", "silvers"), 2))
def test_trusty_steed_does_any_two_different_things(modes):
    t = Table(me={"hand": "trusty_steed", "deck": "gold, estate, curse"})
    t.me.plays("trusty_steed")
    t.me.cannot("choose", modes[0])
    t.me.does("choose", *modes)
    left = ["gold", "estate", "curse"]
    drawn, left = (left[:2], left[2:]) if "cards" in modes else ([], left)
    assert t.me.hand == cards(",".join(drawn))
    assert (t.actions, t.coins) == (2 * ("actions" in modes), 2 * ("coins" in modes))
    assert t.me.discard == (["silver"] * 4 + left if "silvers" in modes else [])
    assert t.me.deck == ([] if "silvers" in modes else left)


def test_trusty_steed_draws_before_the_deck_becomes_the_discard_pile():
    t = Table(me={"hand": "trusty_steed", "deck": "gold, estate, curse"})
    t.me.plays("trusty_steed")
    t.me.does("choose", "silvers", "cards")
    assert t.me.hand == cards("gold, estate")
    assert t.me.discard == ["silver"] * 4 + ["curse"]


def test_trusty_steed_gains_the_silvers_there_are_and_the_deck_is_not_discarded():
    t = Table(me={"hand": "trusty_steed", "deck": "tunnel"}, supply={"silver": 2})
    t.me.plays("trusty_steed")
    t.me.does("choose", "coins", "silvers")
    assert t.me.asked == "buy"
    assert t.coins == 2
    assert t.me.discard == ["silver", "silver", "tunnel"]


def test_the_options_of_a_trusty_steed_are_chosen_anew_for_each_play():
    t = Table(me={"hand": "kings_court, trusty_steed", "deck": "gold, estate, curse"})
    t.me.plays("kings_court")
    t.me.does("play", "trusty_steed")
    t.me.does("choose", "cards", "actions")
    t.me.does("choose", "actions", "coins")
    t.me.does("choose", "coins", "silvers")
    assert (t.actions, t.coins) == (4, 4)
    assert t.me.hand == cards("gold, estate")
    assert t.me.discard == ["silver"] * 4 + ["curse"]


# -- all of them -----------------------------------------------------------------------------------------------------


@for_each(["bag_of_gold", "diadem", "followers", "princess", "trusty_steed"])
def test_a_prize_costs_nothing_and_is_not_replaced_by_another_prize(prize):
    t = Table("swindler", {"deck": prize}, supply={"tournament": 10})
    t.me.plays("swindler")
    assert t.trash == cards(prize)
    assert set(t.me.options) == {"copper", "curse"}
    t.me.does("gain", "curse")
    assert t.you.discard == ["curse"]
