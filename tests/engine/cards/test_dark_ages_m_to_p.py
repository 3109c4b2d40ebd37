"""Marauder, Market Square, Mystic, Pillage, Poor House."""

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Marauder --------------------------------------------------------------------------------------------------------


def test_marauder_brings_its_player_a_spoils_and_each_other_player_the_top_ruins():
    ruins = ["survivors", "ruined_village", "ruined_market", "abandoned_mine"]
    t = Table("marauder", "", "", supply={"ruins": ruins})
    t.me.plays("marauder")
    assert t.me.discard == ["spoils"]
    assert t.you.discard == ["survivors"]
    assert t.third.discard == ["ruined_village"]
    assert t.pile("ruins") == ruins[2:]
    assert [event.seat for event in t.public() if event.name == "gain"] == [0, 1, 2]


def test_marauder_without_spoils_left_still_hands_out_ruins():
    t = Table(me="marauder", supply={"spoils": 0, "ruins": ["survivors"]})
    t.me.plays("marauder")
    assert t.me.discard == []
    assert t.you.discard == ["survivors"]


def test_marauder_gives_the_next_player_the_ruins_that_moat_kept_away():
    t = Table("marauder", "moat", "", supply={"ruins": ["survivors", "ruined_village"]})
    t.me.plays("marauder")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.me.discard == ["spoils"]
    assert t.you.discard == []
    assert t.third.discard == ["survivors"]


# -- Market Square ---------------------------------------------------------------------------------------------------


def test_market_square_gives_a_card_an_action_and_a_buy():
    t = Table(me={"hand": "market_square", "deck": "silver, gold"})
    t.me.plays("market_square")
    assert t.me.hand == cards("silver")
    assert t.counters == (1, 2, 0)


def test_market_square_may_be_discarded_for_a_gold_when_a_card_of_its_owner_is_trashed():
    t = Table(me="chapel, market_square, estate")
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    assert t.me.options == ["market_square", "no"]
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]
    assert t.me.hand == []


def test_market_square_may_stay_in_hand():
    t = Table(me="chapel, market_square, estate")
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    t.me.does("react", "no")
    assert t.me.hand == cards("market_square")
    assert t.me.discard == []


def test_several_market_squares_may_answer_one_trashed_card():
    t = Table(me="chapel, market_square*3, estate")
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    for _ in range(3):
        t.me.does("react", "market_square")
    assert t.me.discard == cards("market_square*3, gold*3")
    assert t.me.asked == "buy"


def test_market_square_answers_when_another_player_trashes_its_owners_card():
    t = Table(me="bandit", you={"hand": "market_square", "deck": "silver, copper"})
    t.me.plays("bandit")
    assert t.asked == ["you"]
    t.you.does("react", "market_square")
    assert t.you.discard == ["market_square", "gold", "copper"]


def test_market_square_is_silent_when_another_players_card_is_trashed():
    t = Table(me="chapel, estate", you="market_square")
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    assert t.asked == ["me"]


def test_market_square_drawn_by_the_trashed_card_may_answer_the_same_trashing():
    t = Table(me={"hand": "chapel, cultist", "deck": "market_square, silver, estate"})
    t.me.plays("chapel")
    t.me.does("trash", "cultist")
    assert t.me.hand == cards("market_square, silver, estate")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]


def test_market_square_may_be_discarded_though_no_gold_is_left():
    t = Table(me="chapel, market_square, estate", supply={"gold": 0})
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square"]


def test_market_square_answers_a_card_trashed_from_play():
    t = Table(me="death_cart, market_square")
    t.me.plays("death_cart")
    t.me.does("trash", "death_cart")
    t.me.does("react", "market_square")
    assert t.trash == cards("death_cart")
    assert t.me.discard == ["market_square", "gold"]


def test_discarding_is_no_occasion_for_market_square():
    t = Table(me="cellar, market_square, estate")
    t.me.plays("cellar")
    t.me.does("discard", "estate")
    assert t.me.asked == "act"


# -- Mystic ----------------------------------------------------------------------------------------------------------


def test_mystic_puts_the_named_card_in_hand():
    t = Table(me={"hand": "mystic", "deck": "silver, gold"})
    t.me.plays("mystic")
    t.me.does("name", "silver")
    assert t.me.hand == cards("silver")
    assert t.me.deck == ["gold"]
    assert t.counters == (1, 1, 2)


def test_mystic_shows_any_other_card_and_leaves_it_on_the_deck():
    t = Table(me={"hand": "mystic", "deck": "silver, copper"})
    t.me.plays("mystic")
    t.me.does("name", "gold")
    assert t.me.hand == []
    assert t.me.deck == ["silver", "copper"]
    assert any(event.name == "reveal" and event.cards == ("silver",) for event in t.public())


def test_mystic_may_name_a_card_that_is_not_in_this_game():
    t = Table(me={"hand": "mystic", "deck": "copper"})
    t.me.plays("mystic")
    t.me.does("name", "witch")
    assert t.me.deck == ["copper"]


def test_mystic_names_single_cards_and_never_a_mixed_pile():
    t = Table(me={"hand": "mystic", "deck": "dame_anna"})
    t.me.plays("mystic")
    assert {"dame_anna", "ruined_village", "hovel", "spoils", "madman", "mercenary", "band_of_misfits"} <= set(
        t.me.options
    )
    assert not {"knights", "ruins"} & set(t.me.options)
    t.me.does("name", "dame_anna")
    assert t.me.hand == cards("dame_anna")


def test_mystic_turns_the_discard_pile_over_when_the_deck_is_empty():
    t = Table(me={"hand": "mystic", "deck": "", "discard": "gold"})
    t.me.plays("mystic")
    t.me.does("name", "gold")
    assert t.me.hand == cards("gold")


def test_mystic_reveals_nothing_where_there_is_nothing():
    t = Table(me={"hand": "mystic", "deck": ""})
    t.me.plays("mystic")
    t.me.does("name", "gold")
    assert t.me.asked == "buy"
    assert t.counters == (1, 1, 2)
    assert not [event for event in t.public() if event.name == "reveal"]


# -- Pillage ---------------------------------------------------------------------------------------------------------


def test_pillage_is_trashed_and_picks_a_card_from_each_full_hand_and_gains_two_spoils():
    t = Table(me="pillage", you="copper*3, gold, estate")
    t.me.plays("pillage")
    assert t.trash == cards("pillage")
    assert t.asked == ["me"]
    assert sorted(t.me.options) == ["copper", "copper", "copper", "estate", "gold"]
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    assert t.me.discard == []
    assert any(event.name == "reveal" and event.seat == 1 and event.size == 5 for event in t.public())
    t.me.does("discard", "gold")
    assert t.you.hand == cards("copper*3, estate")
    assert t.you.discard == ["gold"]
    assert t.me.discard == ["spoils", "spoils"]
    assert t.pile("spoils") == 13


def test_pillage_leaves_hands_of_four_alone_and_unseen():
    t = Table(me="pillage", you="copper*3, gold")
    t.me.plays("pillage")
    assert t.you.hand == cards("copper*3, gold")
    assert not [event for event in t.public() if event.name == "reveal"]
    assert t.trash == cards("pillage")
    assert t.me.discard == ["spoils", "spoils"]


def test_pillage_deals_with_one_victim_after_the_other():
    t = Table("pillage", "copper*4, gold", "copper*4, silver")
    t.me.plays("pillage")
    assert "gold" in t.me.options
    assert not any(event.seat == 2 and "silver" in event.cards for event in t.public())
    t.me.does("discard", "gold")
    assert t.you.discard == ["gold"]
    assert "silver" in t.me.options
    t.me.does("discard", "copper")
    assert t.third.discard == ["copper"]


def test_moat_keeps_a_hand_from_pillage():
    t = Table(me="pillage", you="moat, copper*3, gold")
    t.me.plays("pillage")
    assert t.trash == []
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.hand == cards("moat, copper*3, gold")
    assert not any("gold" in event.cards for event in t.public())
    assert t.trash == cards("pillage")
    assert t.me.discard == ["spoils", "spoils"]


def test_pillage_gains_the_last_spoils():
    t = Table(me="pillage", supply={"spoils": 1})
    t.me.plays("pillage")
    assert t.me.discard == ["spoils"]


def test_throne_room_lets_pillage_attack_and_gain_again_after_it_was_trashed():
    t = Table(me="throne_room, pillage", you="copper*4, gold, silver")
    t.me.plays("throne_room")
    t.me.does("play", "pillage")
    t.me.does("discard", "gold")
    t.me.does("discard", "silver")
    assert t.you.hand == cards("copper*4")
    assert t.trash == cards("pillage")
    assert t.me.discard == ["spoils"] * 4


# -- Poor House ------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("estate", 0, 4),
        ("copper*2", 0, 2),
        ("copper*4, silver*2", 0, 0),
        ("copper*4, silver*2", 3, 1),
        ("spoils, counterfeit, estate", 0, 2),
    ]
)
def test_poor_house_gives_four_coins_and_takes_one_for_each_treasure_in_hand(hand, before, coins):
    t = Table(me=f"poor_house, {hand}", coins=before)
    t.me.plays("poor_house")
    assert t.counters == (0, 1, coins)


def test_poor_house_shows_the_hand():
    t = Table(me="poor_house, copper, estate")
    t.me.plays("poor_house")
    assert any(event.name == "reveal" and sorted(event.cards) == ["copper", "estate"] for event in t.public())


def test_poor_house_played_twice_never_owes_anything():
    t = Table(me="throne_room, poor_house, copper*5")
    t.me.plays("throne_room")
    t.me.does("play", "poor_house")
    assert t.coins == 0
