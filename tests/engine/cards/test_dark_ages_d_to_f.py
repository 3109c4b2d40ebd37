"""Death Cart, Feodum, Forager and Fortress."""

import pytest

from tests.engine.table import Table, cards

RUINS = {"death_cart": 10, "ruins": ["survivors", "ruined_market", "ruined_library"]}

# -- Death Cart ------------------------------------------------------------------------------------------------------


def test_a_death_cart_takes_an_action_from_hand():
    t = Table(me="death_cart, ruined_market")
    t.me.plays("death_cart")
    t.me.does("trash", "ruined_market")
    assert t.coins == 5
    assert t.trash == cards("ruined_market")
    assert t.me.in_play == cards("death_cart")


def test_a_death_cart_may_take_itself():
    t = Table(me="death_cart, ruined_market")
    t.me.plays("death_cart")
    t.me.does("trash", "death_cart")
    assert t.coins == 5
    assert t.trash == cards("death_cart")
    assert t.me.hand == cards("ruined_market")


def test_a_death_cart_without_actions_in_hand_is_trashed_without_a_question():
    t = Table(me="death_cart, copper")
    t.me.plays("death_cart")
    assert t.trash == cards("death_cart")
    assert t.coins == 5


def test_of_two_death_carts_the_one_in_play_is_named_last():
    t = Table(me="death_cart*2")
    t.me.plays("death_cart")
    assert t.me.options == ["death_cart", "death_cart"]
    t.answer(0, (1,))
    assert t.me.hand == cards("death_cart")
    assert t.me.in_play == []


def test_a_fortress_on_a_death_cart_comes_back():
    t = Table(me="death_cart, fortress")
    t.me.plays("death_cart")
    t.me.does("trash", "fortress")
    assert t.coins == 5
    assert t.me.hand == cards("fortress")
    assert t.me.in_play == cards("death_cart")


def test_a_gained_death_cart_brings_two_ruins_that_everyone_hears_of():
    t = Table(phase="buy", coins=4, buys=2, supply=RUINS)
    t.me.buys("death_cart")
    assert t.me.discard == ["death_cart", "survivors", "ruined_market"]
    gains = [event.cards for event in t.public() if event.name == "gain"]
    assert gains == [("death_cart",), ("survivors",), ("ruined_market",)]


@pytest.mark.parametrize("ruins", [["survivors"], []])
def test_a_death_cart_brings_no_more_ruins_than_there_are(ruins):
    t = Table(phase="buy", coins=4, buys=2, supply={"death_cart": 10, "ruins": ruins})
    t.me.buys("death_cart")
    assert t.me.discard == ["death_cart", *ruins]
    assert t.pile("ruins") == []


def test_an_empty_pile_of_ruins_counts_for_the_end():
    supply = {"death_cart": 10, "ruins": ["survivors"], "curse": 0, "moat": 0}
    t = Table(phase="buy", coins=4, supply=supply)
    t.me.buys("death_cart")
    assert t.game.result is not None


def test_a_death_cart_played_twice_may_be_named_again_though_it_is_gone():
    t = Table(me="throne_room, death_cart, village")
    t.me.plays("throne_room")
    t.me.does("play", "death_cart")
    t.me.does("trash", "death_cart")
    t.me.does("trash", "death_cart")
    assert t.coins == 10
    assert t.trash == cards("death_cart")
    assert t.me.hand == cards("village")


@pytest.mark.parametrize("robber", ["graverobber", "rogue"])
def test_a_death_cart_from_the_trash_brings_ruins_too(robber):
    t = Table(me={"hand": robber, "deck": "gold"}, trash="death_cart", supply=RUINS)
    t.me.plays(robber)
    if robber == "graverobber":
        t.me.does("choose", "from_trash")
        assert t.me.deck == ["death_cart", "gold"]
        assert t.me.discard == ["survivors", "ruined_market"]
    else:
        assert t.me.discard == ["death_cart", "survivors", "ruined_market"]


# -- Feodum ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("owned", "points"), [("silver*11, feodum*2", 6), ("silver*2, feodum", 0), ("silver*3, feodum", 1)]
)
def test_a_feodum_is_worth_a_point_for_every_three_silvers(owned, points):
    t = Table(me={"deck": owned}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores == (points, 0)


def test_a_trashed_feodum_brings_its_owner_the_silvers_there_are():
    t = Table(me="dame_molly", you={"deck": "feodum, copper"}, supply={"silver": 2})
    t.me.plays("dame_molly")
    assert t.you.discard == ["silver", "silver", "copper"]
    assert t.me.discard == []


def test_a_rebuilt_feodum_brings_silvers_and_then_a_victory_card():
    t = Table(me={"hand": "rebuild", "deck": "feodum"})
    t.me.plays("rebuild")
    t.me.does("name", "province")
    assert t.me.discard == ["silver"] * 3
    assert set(t.me.options) == {"estate", "duchy", "feodum"}
    t.me.does("gain", "duchy")


# -- Forager ---------------------------------------------------------------------------------------------------------


def test_a_forager_pays_for_each_differently_named_treasure_in_the_trash():
    t = Table(me="forager, estate", trash="copper*3, silver, counterfeit*2")
    t.me.plays("forager")
    assert t.counters == (1, 2, 3)
    assert "estate" in t.trash


def test_a_forager_counts_what_it_has_just_trashed():
    t = Table(me="forager, gold")
    t.me.plays("forager")
    assert t.trash == cards("gold")
    assert t.coins == 1


def test_a_forager_pays_even_if_there_is_nothing_to_trash():
    t = Table(me="forager", trash="silver")
    t.me.plays("forager")
    assert t.counters == (1, 2, 1)


def test_a_forager_counts_names():
    t = Table(me="forager, estate", trash="spoils, copper, counterfeit, gold, gold")
    t.me.plays("forager")
    assert t.coins == 4


def test_a_fortress_feeds_a_forager_again_and_again():
    t = Table(me="forager, fortress", trash="copper")
    t.me.plays("forager")
    assert t.me.hand == cards("fortress")
    assert t.trash == cards("copper")
    assert t.coins == 1


# -- Fortress --------------------------------------------------------------------------------------------------------


def test_a_fortress_gives_a_card_and_two_actions():
    t = Table(me={"hand": "fortress, moat", "deck": "gold"})
    t.me.plays("fortress")
    assert t.me.hand == cards("gold, moat")
    assert t.actions == 2


def test_the_return_of_a_fortress_is_no_gain():
    t = Table(me="chapel, fortress")
    t.me.plays("chapel")
    t.me.does("trash", "fortress")
    assert "gain" not in {event.name for event in t.public()}


def test_a_fortress_was_trashed_for_every_card_that_answers_to_that():
    t = Table(me={"hand": "junk_dealer, fortress, market_square", "deck": "copper"})
    t.me.plays("junk_dealer")
    t.me.does("trash", "fortress")
    t.me.does("order", "fortress")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]
    assert t.me.hand == cards("fortress, copper")


def test_a_remodelled_fortress_comes_back_and_brings_a_card():
    t = Table(me="remodel, fortress")
    t.me.plays("remodel")
    assert t.me.hand == cards("fortress")
    t.me.does("gain", "gold")
    assert t.me.discard == ["gold"]


def test_a_fortress_in_a_procession_can_be_played_again():
    t = Table(me={"hand": "procession, fortress", "deck": "copper*9"}, supply={"market": 10, "mine": 0, "fortress": 10})
    t.me.plays("procession")
    t.me.does("play", "fortress")
    assert t.actions == 4
    assert t.me.hand == cards("copper*2, fortress")
    assert t.me.discard == ["market"]
    t.me.plays("fortress")
    assert t.actions == 5


def test_a_fortress_is_trashed_once_by_one_chapel():
    t = Table(me="chapel, fortress")
    t.me.plays("chapel")
    t.me.does("trash", "fortress")
    assert t.me.hand == cards("fortress")
    assert t.me.asked == "buy"
