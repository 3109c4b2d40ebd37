"""Contraband, Counting House."""

from engine import KINDS
from tests.engine.table import Table, cards

# -- Contraband ------------------------------------------------------------------------------------------------------


def test_what_the_player_to_the_left_names_cannot_be_bought_this_turn():
    t = Table(me="contraband, gold*2", phase="buy")
    t.me.plays("contraband")
    assert (t.coins, t.buys) == (3, 2)
    t.you.does("name", "province")
    t.me.plays("gold", "gold")
    assert "province" not in t.me.offered("buy")
    assert "gold" in t.me.offered("buy")
    assert t.you.view().forbidden == ("province",)
    t.me.buys("gold")
    assert "province" not in t.me.offered("buy")


def test_the_player_to_the_left_alone_is_asked_for_contraband():
    t = Table("contraband", "", "", "", phase="buy")
    t.me.plays("contraband")
    assert t.asked == ["you"]
    assert t.you.asked == "name"


def test_contraband_asks_before_the_next_treasure_is_played():
    t = Table(me="contraband, copper*3", phase="buy")
    t.me.plays("contraband")
    assert t.asked == ["you"]
    assert t.you.view().players[0].hand_size == 3
    assert t.you.view().players[0].in_play == ("contraband",)
    t.you.does("name", "silver")
    t.me.plays_all_treasures()
    assert t.coins == 6


def test_a_card_that_is_not_in_the_game_may_be_named_for_contraband():
    t = Table(me="contraband", phase="buy", coins=8)
    t.me.plays("contraband")
    before = {"province", "gold", "copper"}
    t.you.does("name", "witch")
    assert before <= t.me.offered("buy")


def test_what_was_named_for_contraband_can_be_gained_all_the_same():
    t = Table(me={"in_play": "hoard"}, phase="buy", coins=8, buys=2, so_far={"forbidden": ["gold"]})
    assert "gold" not in t.me.offered("buy")
    t.me.buys("province")
    assert t.me.discard == ["gold", "province"]


def test_each_contraband_forbids_a_card():
    t = Table(me="contraband*2", phase="buy", coins=8)
    t.me.plays("contraband")
    t.you.does("name", "province")
    t.me.plays("contraband")
    t.you.does("name", "duchy")
    assert (t.coins, t.buys) == (14, 3)
    assert not {"province", "duchy"} & t.me.offered("buy")


def test_what_was_forbidden_can_be_bought_in_the_next_turn():
    t = Table({"hand": "contraband", "deck": "gold*5"}, "gold*3", phase="buy")
    t.me.plays("contraband")
    t.you.does("name", "province")
    t.me.ends_turn()
    t.you.plays_all_treasures()
    assert "province" in t.you.offered("buy")
    t.you.ends_turn()
    t.me.plays_all_treasures()
    assert "province" in t.me.offered("buy")


def test_farmland_may_gain_what_is_forbidden_to_buy():
    t = Table(
        me="gold", phase="buy", coins=6, supply={"farmland": 8, "contraband": 10}, so_far={"forbidden": ["province"]}
    )
    t.me.buys("farmland")
    assert t.me.discard == ["province", "farmland"]


def test_a_contraband_that_venture_found_asks_at_once():
    t = Table(me={"hand": "venture, gold", "deck": "contraband"}, phase="buy")
    t.me.plays("venture")
    assert (t.coins, t.buys) == (4, 2)
    assert t.asked == ["you"]
    t.you.does("name", "gold", source="contraband")
    assert "gold" not in t.me.offered("buy")


def test_a_contraband_played_twice_forbids_two_cards_and_they_stay_forbidden_in_the_trash():
    t = Table(me="counterfeit, contraband", phase="buy", coins=8)
    t.me.plays("counterfeit")
    t.me.does("play", "contraband")
    t.you.does("name", "province")
    t.you.does("name", "duchy")
    assert (t.coins, t.buys) == (15, 4)
    assert t.trash == cards("contraband")
    assert not {"province", "duchy"} & t.me.offered("buy")


def test_a_single_knight_is_named_not_the_pile():
    t = Table(me="contraband", phase="buy", coins=3, buys=2, supply={"knights": ["dame_molly", "sir_vander"]})
    t.me.plays("contraband")
    assert "knights" not in t.you.options
    t.you.does("name", "dame_molly")
    assert not {"dame_molly", "sir_vander"} & t.me.offered("buy")


def test_a_pile_is_free_again_once_the_knight_that_was_named_is_gone():
    t = Table(
        me={"in_play": "haggler"}, phase="buy", coins=14, buys=3,
        supply={"knights": ["dame_molly", "sir_vander"], "contraband": 10}, so_far={"forbidden": ["dame_molly"]},
    )  # fmt: skip
    t.me.buys("gold")
    t.me.does("gain", "dame_molly")
    assert "sir_vander" in t.me.offered("buy")


def test_every_single_card_can_be_named_for_contraband_those_of_later_boxes_if_they_are_in_the_game():
    t = Table(me="contraband, hamlet", phase="buy")
    t.me.plays("contraband")
    assert set(t.you.options) == {id for id, kind in KINDS.items() if not kind.later} | {"contraband", "hamlet"}


# -- Counting House --------------------------------------------------------------------------------------------------


def test_counting_house_takes_coppers_from_the_discard_pile():
    t = Table(me={"hand": "counting_house", "discard": "copper*4, estate, gold"})
    t.me.plays("counting_house")
    assert t.me.options == ["copper"] * 4
    t.me.does("choose", "copper", "copper", "copper")
    assert t.me.hand == cards("copper*3")
    assert t.me.discard == ["copper", "estate", "gold"]


def test_counting_house_may_take_none():
    t = Table(me={"hand": "counting_house", "discard": "copper*2"})
    t.me.plays("counting_house")
    t.me.does("choose")
    assert t.me.hand == []
    assert t.me.discard == ["copper", "copper"]


def test_counting_house_asks_nothing_without_coppers_in_the_discard_pile():
    for discard in ("gold", ""):
        t = Table(me={"hand": "counting_house", "discard": discard})
        t.me.plays("counting_house")
        assert t.me.asked == "buy"


def test_counting_house_leaves_the_deck_alone():
    t = Table(me={"hand": "counting_house", "deck": "copper*5", "discard": "copper"})
    t.me.plays("counting_house")
    t.me.does("choose", "copper")
    assert t.me.deck == ["copper"] * 5
    assert not [event for event in t.events if event.name == "shuffle"]


def test_taking_coppers_is_not_gaining_them():
    t = Table(
        me={"hand": "counting_house, trader, watchtower", "in_play": "royal_seal", "discard": "copper*2"}, actions=2
    )
    t.me.plays("counting_house")
    t.me.does("choose", "copper", "copper")
    assert t.me.asked == "act"
    assert t.me.hand == cards("trader, watchtower, copper*2")


def test_others_see_the_coppers_taken_and_nothing_else_of_the_discard_pile():
    t = Table(me={"hand": "counting_house", "discard": "copper*2, gold, copper, estate"})
    t.me.plays("counting_house")
    assert t.me.view().looked_at == ("copper", "copper", "gold", "copper", "estate")
    assert t.you.view().looked_at == t.game.view(None).looked_at == ()
    t.me.does("choose", "copper", "copper")
    assert [(event.name, event.cards) for event in t.you.heard()] == [("take", ("copper", "copper"))]
    assert t.me.view().looked_at == ()


def test_counting_house_played_again_takes_from_what_is_left():
    t = Table(me={"hand": "kings_court, counting_house", "discard": "copper*3"})
    t.me.plays("kings_court")
    t.me.does("play", "counting_house")
    t.me.does("choose", "copper", "copper")
    t.me.does("choose", "copper")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("copper*3")


def test_the_coppers_of_counting_house_can_be_played_and_forbid_a_grand_market():
    t = Table(me={"hand": "counting_house", "discard": "copper*6"}, supply={"grand_market": 10})
    t.me.plays("counting_house")
    t.me.does("choose", *["copper"] * 6)
    t.me.plays_all_treasures()
    assert t.coins == 6
    assert "gold" in t.me.offered("buy")
    assert "grand_market" not in t.me.offered("buy")
