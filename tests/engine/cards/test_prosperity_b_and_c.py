"""Bank, Bishop, City."""

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Bank ------------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("bank", 1),
        ("copper silver gold bank", 10),
        ("bank copper silver gold", 7),
        ("copper bank bank", 6),
        ("spoils copper bank", 6),  # Spoils have left play by then
    ]
)
def test_bank_gives_a_coin_for_each_treasure_in_play_when_it_is_played(order, coins):
    t = Table(me=order, phase="buy")
    t.me.plays(*order.split())
    assert t.coins == coins


def test_bank_counts_no_actions():
    t = Table(me={"hand": "bank", "in_play": "market, village"}, phase="buy")
    t.me.plays("bank")
    assert t.coins == 1


def test_a_bank_played_twice_by_counterfeit_counts_itself_both_times():
    t = Table(me="counterfeit, bank", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "bank")
    assert (t.coins, t.buys) == (5, 2)
    assert t.trash == cards("bank")


def test_bank_counts_a_treasure_that_is_a_victory_card_too():
    t = Table(me={"hand": "bank", "in_play": "harem"}, phase="buy")
    t.me.plays("bank")
    assert t.coins == 2


def test_bank_counts_the_venture_that_found_it():
    t = Table(me={"hand": "venture", "in_play": "copper*2", "deck": "bank"}, phase="buy", coins=2)
    t.me.plays("venture")
    assert t.coins == 2 + 1 + 4


def test_the_coins_of_a_bank_stay_when_its_treasures_are_trashed():
    t = Table(me={"in_play": "bank, gold"}, phase="buy", coins=10, buys=2, supply={"mint": 10})
    t.me.buys("mint")
    assert t.trash == cards("bank, gold")
    assert (t.coins, t.buys) == (5, 1)


# -- Bishop ----------------------------------------------------------------------------------------------------------


@for_each_row([("gold", 4), ("silver", 2), ("estate", 2), ("copper", 1), ("curse", 1), ("colony", 6)])
def test_bishop_gives_a_token_and_half_the_cost_of_the_trashed_card_rounded_down(old, tokens):
    t = Table({"hand": f"bishop, {old}"}, "estate")
    t.me.plays("bishop")
    assert t.trash == cards(old)
    assert t.coins == 1
    assert t.me.victory_tokens == tokens
    assert t.asked == ["you"]


def test_bishop_without_another_card_gives_a_token_and_asks_the_others():
    t = Table("bishop", "estate")
    t.me.plays("bishop")
    assert (t.coins, t.me.victory_tokens) == (1, 1)
    t.you.does("trash", "estate")
    assert t.trash == cards("estate")


def test_who_plays_bishop_must_trash_a_card():
    t = Table("bishop, province", "")
    t.me.plays("bishop")
    assert t.trash == cards("province")
    assert t.me.victory_tokens == 5


def test_the_others_may_trash_a_card_to_bishop_but_get_no_tokens():
    t = Table("bishop, copper", "curse", "estate")
    t.me.plays("bishop")
    assert t.asked == ["you", "third"]
    t.third.does("trash")
    t.you.does("trash", "curse")
    assert t.trash == cards("copper, curse")
    assert t.third.hand == cards("estate")
    assert [t.me.victory_tokens, t.you.victory_tokens, t.third.victory_tokens] == [1, 0, 0]


def test_what_the_others_trash_to_bishop_is_trashed_in_turn_order():
    t = Table("bishop", "curse", "estate", "copper")
    t.me.plays("bishop")
    t.fourth.does("trash", "copper")
    t.third.does("trash", "estate")
    t.you.does("trash", "curse")
    assert [event.seat for event in t.events if event.name == "trash"] == [1, 2, 3]


def test_bishop_is_no_attack():
    t = Table("bishop", "moat, secret_chamber, horse_traders, beggar")
    t.me.plays("bishop")
    assert t.you.asked == "trash"


def test_a_fortress_trashed_to_bishop_comes_back_and_pays():
    t = Table("bishop, fortress", "")
    t.me.plays("bishop")
    assert t.me.hand == cards("fortress")
    assert t.trash == []
    assert t.me.victory_tokens == 3


def test_anothers_fortress_trashed_to_bishop_comes_back_and_pays_nobody():
    t = Table("bishop", "fortress")
    t.me.plays("bishop")
    t.you.does("trash", "fortress")
    assert t.you.hand == cards("fortress")
    assert [t.me.victory_tokens, t.you.victory_tokens] == [1, 0]


def test_bishop_pays_for_what_the_card_costs_now():
    t = Table(me="bishop, gold", so_far={"discount": 1})
    t.me.plays("bishop")
    assert t.me.victory_tokens == 1 + 2


def test_bishop_pays_for_a_peddler_that_costs_eight_in_the_action_phase():
    t = Table(me={"hand": "bishop, peddler", "in_play": "village*2"})
    t.me.plays("bishop")
    assert t.me.victory_tokens == 1 + 4


def test_what_a_card_trashed_to_bishop_says_comes_before_the_tokens_and_the_others():
    t = Table({"hand": "bishop, rats", "deck": "gold"}, "copper")
    t.me.plays("bishop")
    assert t.me.hand == cards("gold")
    assert [event.name for event in t.events if event.name in ("draw", "tokens")] == ["tokens", "draw", "tokens"]
    assert t.me.victory_tokens == 3
    assert t.asked == ["you"]


def test_bishop_played_three_times_trashes_while_there_are_cards():
    t = Table("kings_court, bishop, gold, estate", "copper*3")
    t.me.plays("kings_court")
    t.me.does("play", "bishop")
    t.me.does("trash", "gold")
    t.you.does("trash", "copper")
    t.you.does("trash")
    t.you.does("trash", "copper")
    assert t.coins == 3
    assert t.me.victory_tokens == (1 + 3) + (1 + 1) + 1
    assert t.trash == cards("gold, estate, copper*2")


# -- City ------------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ({}, 1, (2, 1, 0)),
        ({"curse": 0}, 2, (2, 1, 0)),
        ({"curse": 0, "village": 0}, 2, (2, 2, 1)),
        ({"curse": 0, "village": 0, "moat": 0}, 2, (2, 2, 1)),
        ({"ruins": [], "cultist": 10, "curse": 10}, 2, (2, 1, 0)),
    ]
)
def test_city_gives_more_the_more_piles_are_empty(supply, drawn, counters):
    t = Table(me={"hand": "city", "deck": "gold*4"}, supply=supply)
    t.me.plays("city")
    assert t.me.hand == cards(f"gold*{drawn}")
    assert t.counters == counters


def test_an_empty_bane_pile_counts_for_city():
    t = Table(
        me={"hand": "city", "deck": "gold*4"}, kingdom=BANE_KINGDOM, bane="village", supply={"village": 0, "ruins": []}
    )
    t.me.plays("city")
    assert t.me.hand == cards("gold*2")
    assert t.counters == (2, 2, 1)


BANE_KINGDOM = "city young_witch cultist moat smithy market mine cellar militia gardens"


def test_piles_outside_the_supply_do_not_count_for_city():
    outside = dict.fromkeys(("spoils", "madman", "bag_of_gold", "diadem", "followers", "princess", "trusty_steed"), 0)
    t = Table(me={"hand": "city", "deck": "gold*4"}, supply={"tournament": 10, "hermit": 10, "pillage": 10, **outside})
    t.me.plays("city")
    assert t.me.hand == cards("gold")
    assert t.counters == (2, 1, 0)


def test_each_city_counts_the_empty_piles_when_it_is_played():
    t = Table(me={"hand": "city*2, workshop", "deck": "gold*9"}, supply={"village": 1})
    t.me.plays("city")
    assert t.me.hand == cards("city, workshop, gold")
    t.me.plays("workshop")
    t.me.does("gain", "village")
    t.me.plays("city")
    assert t.me.hand == cards("gold*3")
