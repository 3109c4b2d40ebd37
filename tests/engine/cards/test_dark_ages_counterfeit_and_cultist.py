"""Counterfeit and Cultist."""

from tests.engine.table import Table, cards

# -- Counterfeit -----------------------------------------------------------------------------------------------------


def test_a_counterfeit_plays_a_treasure_twice_and_trashes_it():
    t = Table(me="counterfeit, gold", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "gold")
    assert t.counters == (1, 2, 7)
    assert t.trash == cards("gold")
    assert t.me.in_play == cards("counterfeit")


def test_a_counterfeit_need_not_be_used():
    t = Table(me="counterfeit, gold", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play")
    assert t.counters == (1, 2, 1)
    t.me.plays("gold")
    assert t.coins == 4
    assert t.trash == []


def test_a_counterfeit_counterfeit_is_followed_twice():
    t = Table(me="counterfeit*2, gold, silver", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "counterfeit")
    t.me.does("play", "gold")
    t.me.does("play", "silver")
    assert t.coins == 1 + (1 + 6) + (1 + 4)
    assert t.buys == 4
    assert t.trash == cards("gold, silver, counterfeit")
    assert t.me.in_play == cards("counterfeit")


def test_a_market_square_answers_what_a_counterfeit_trashes():
    t = Table(me="counterfeit, copper, market_square", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "copper")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]


def test_a_merchant_pays_for_the_first_play_of_a_counterfeit_silver():
    t = Table(me={"hand": "merchant, counterfeit, silver", "deck": "estate"})
    t.me.plays("merchant", "counterfeit")
    t.me.does("play", "silver")
    assert t.coins == 1 + (2 + 1) + 2


def test_the_coins_of_a_counterfeit_treasure_stay_after_it_is_trashed():
    t = Table(me="counterfeit, silver", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "silver")
    assert t.trash == cards("silver")
    assert t.coins == 5
    t.me.buys("duchy")


def test_a_treasure_trashed_by_a_counterfeit_counts_for_a_forager():
    t = Table(me={"hand": "counterfeit, silver", "deck": "forager, estate*4"}, you="copper*5", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "silver")
    t.me.ends_turn()
    t.you.ends_turn()
    t.me.plays("forager")
    assert t.coins == 1


# -- Cultist ---------------------------------------------------------------------------------------------------------

RUINS = {"cultist": 10, "ruins": ["survivors", "ruined_market", "ruined_library"]}


def test_a_cultist_draws_two_cards_and_gives_the_others_ruins():
    t = Table(me={"hand": "cultist", "deck": "gold, estate"}, supply=RUINS)
    t.me.plays("cultist")
    assert t.me.hand == cards("gold, estate")
    assert t.you.discard == ["survivors"]
    assert t.me.asked == "buy"


def test_another_cultist_may_be_played_at_once_and_costs_no_action():
    t = Table(me={"hand": "cultist*2", "deck": "copper*9"}, supply=RUINS)
    t.me.plays("cultist")
    assert t.me.options == ["cultist"]
    t.me.does("play", "cultist")
    assert t.actions == 0
    assert t.you.discard == ["survivors", "ruined_market"]
    assert len(t.me.hand) == 4


def test_another_cultist_need_not_be_played():
    t = Table(me="cultist*2", supply=RUINS, actions=2)
    t.me.plays("cultist")
    t.me.does("play")
    assert t.you.discard == ["survivors"]
    assert t.me.asked == "act"


def test_a_cultist_that_was_just_drawn_may_be_played():
    t = Table(me={"hand": "cultist", "deck": "cultist, estate, copper*5"}, supply=RUINS)
    t.me.plays("cultist")
    t.me.does("play", "cultist")
    assert t.you.discard == ["survivors", "ruined_market"]


def test_a_cultist_is_followed_by_cultists_only():
    t = Table(me="cultist, band_of_misfits, militia, marauder", supply=RUINS)
    t.me.plays("cultist")
    assert t.me.asked == "buy"


def test_ruins_are_given_out_in_turn_order_while_they_last():
    t = Table("cultist", "", "", supply={"cultist": 10, "ruins": ["survivors"]})
    t.me.plays("cultist")
    assert t.you.discard == ["survivors"]
    assert t.third.discard == []


def test_each_cultist_of_a_chain_can_be_answered():
    t = Table(me="cultist*2", you="moat", supply=RUINS)
    t.me.plays("cultist")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("play", "cultist")
    t.you.does("react", "no")
    assert t.you.discard == ["survivors"]  # from the second one only


def test_a_trashed_cultist_draws_three_cards_without_those_that_lie_revealed():
    t = Table(me="dame_molly", you={"hand": "", "deck": "cultist, copper, gold, silver, estate"})
    t.me.plays("dame_molly")
    assert t.you.hand == cards("gold, silver, estate")
    assert t.you.discard == ["copper"]
    assert t.trash == cards("cultist")


def test_what_lies_revealed_is_not_shuffled_in_for_a_trashed_cultist():
    t = Table(me="dame_molly", you={"hand": "", "deck": "cultist, copper", "discard": "gold, silver"})
    t.me.plays("dame_molly")
    assert t.you.hand == cards("gold, silver")
    assert t.you.discard == ["copper"]


def test_a_cultist_in_a_procession_draws_seven_cards():
    t = Table(me={"hand": "procession, cultist", "deck": "copper*9"}, supply={**RUINS, "altar": 10})
    t.me.plays("procession")
    t.me.does("play", "cultist")
    assert len(t.me.hand) == 4 + 3
    assert t.you.discard == ["survivors", "ruined_market"]
    assert t.trash == cards("cultist")
    assert t.me.discard == ["altar"]


def test_an_urchin_in_play_is_asked_for_each_cultist_of_a_chain():
    t = Table(me={"hand": "cultist*2", "in_play": "urchin"}, supply=RUINS)
    t.me.plays("cultist")
    t.me.does("react", "no")
    t.me.does("play", "cultist")
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin")
    assert t.me.discard == ["mercenary"]
