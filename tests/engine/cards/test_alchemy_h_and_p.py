"""Herbalist, Philosopher's Stone. Possession has a file of its own: `tests/engine/test_possession.py`."""

from engine import Game
from tests.each import for_each_row
from tests.engine.table import Table, cards, listed

# -- Herbalist -------------------------------------------------------------------------------------------------------


def test_herbalist_gives_a_buy_and_a_coin():
    t = Table(me="herbalist")
    t.me.plays("herbalist")
    assert (t.buys, t.coins) == (2, 1)


def test_herbalist_puts_a_treasure_in_play_back_before_the_new_hand_is_drawn():
    for treasure in ("gold", "copper"):
        t = Table(me={"in_play": "herbalist, gold, copper", "deck": "estate*9"}, phase="buy")
        t.me.ends_turn()
        t.me.does("react", "herbalist")
        t.me.does("topdeck", treasure)
        assert t.me.hand == cards(f"{treasure}, estate*4")


def test_herbalist_may_be_declined():
    t = Table(me={"in_play": "herbalist, gold", "deck": "estate*9"}, phase="buy")
    t.me.ends_turn()
    t.me.does("react", "no")
    assert t.me.hand == cards("estate*5")


def test_each_herbalist_puts_back_a_treasure():
    t = Table(me={"in_play": "herbalist*2, gold, potion", "deck": "estate*9"}, phase="buy")
    t.me.ends_turn()
    t.me.does("react", "herbalist")
    t.me.does("topdeck", "gold")
    t.me.does("react", "herbalist")
    assert t.me.hand == cards("gold, potion, estate*3")


def test_a_herbalist_that_was_played_twice_puts_back_one_treasure():
    t = Table(me={"hand": "throne_room, herbalist", "in_play": "gold, silver", "deck": "estate*9"})
    t.me.plays("throne_room")
    t.me.does("play", "herbalist")
    assert (t.buys, t.coins) == (3, 2)
    t.me.ends_turn()
    t.me.does("react", "herbalist")
    t.me.does("topdeck", "gold")
    assert t.asked == ["you"]


def test_herbalist_does_not_ask_without_a_treasure_in_play():
    t = Table(me={"in_play": "herbalist", "hand": "gold"}, phase="buy")
    t.me.ends_turn()
    assert t.asked == ["you"]


def test_a_treasure_of_the_hand_was_not_played():
    t = Table(me={"in_play": "herbalist, copper", "hand": "gold", "deck": "estate*9"}, phase="buy")
    t.me.ends_turn()
    t.me.does("react", "herbalist")
    assert "gold" in t.me.discard
    assert "copper" in t.me.hand


def test_a_treasure_that_has_left_play_cannot_be_put_back():
    t = Table(me={"hand": "counterfeit, copper, spoils", "in_play": "herbalist", "deck": "estate*9"}, phase="buy")
    t.me.plays("spoils", "counterfeit")
    t.me.does("play", "copper")
    t.me.ends_turn()
    t.me.does("react", "herbalist")
    assert t.me.hand == cards("counterfeit, estate*4")


def test_alchemist_is_not_asked_once_herbalist_has_put_the_potion_back():
    t = Table(me={"in_play": "herbalist, alchemist, potion", "deck": "estate*9"}, phase="buy")
    t.me.ends_turn()
    t.me.does("react", "herbalist")
    assert t.asked == ["you"]
    assert t.me.hand == cards("potion, estate*4")


def test_a_trashed_herbalist_is_not_discarded_from_play():
    t = Table(me={"hand": "procession, herbalist", "in_play": "gold"})
    t.me.plays("procession")
    t.me.does("play", "herbalist")
    if t.me.asked == "gain":
        t.me.does("gain", t.me.options[0])
    t.me.ends_turn()
    assert t.asked == ["you"]


# -- Philosopher's Stone ---------------------------------------------------------------------------------------------


@for_each_row([(13, 9, 4), (4, 0, 0), (5, 0, 1), (0, 0, 0), (2, 3, 1)])
def test_philosophers_stone_pays_for_every_five_cards_in_deck_and_discard_pile(deck, discard, coins):
    zones = {"deck": ["copper"] * deck, "discard": ["estate"] * discard, "hand": "philosophers_stone"}
    t = Table(me=zones, phase="buy")
    t.me.plays("philosophers_stone")
    assert t.coins == coins


def test_each_stone_pays_as_much():
    t = Table(me={"hand": "philosophers_stone*2", "deck": "copper*10", "discard": "estate*2"}, phase="buy")
    t.me.plays("philosophers_stone", "philosophers_stone")
    assert t.coins == 4


def test_the_stone_counts_no_other_zone():
    t = Table(
        me={
            "deck": "copper*5", "hand": "philosophers_stone, copper*4", "in_play": "village*6",
            "island": "island, estate, duchy", "native_village": "gold*2", "haven": "gold",
        },
        phase="buy",
    )  # fmt: skip
    t.me.plays("philosophers_stone")
    assert t.coins == 1


def test_the_stone_is_not_counted_again():
    t = Table(me={"hand": "philosophers_stone, ill_gotten_gains, trader", "deck": "copper*14"}, phase="buy")
    t.me.plays("philosophers_stone", "ill_gotten_gains")
    t.me.does("confirm", "yes")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]
    assert t.coins == 2 + 1


def test_counterfeit_plays_the_stone_twice():
    t = Table(me={"hand": "counterfeit, philosophers_stone", "deck": "copper*10"}, phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "philosophers_stone")
    assert t.coins == 1 + 2 + 2
    assert t.trash == ["philosophers_stone"]


def test_the_stone_does_not_touch_the_deck():
    t = Table(me={"hand": "philosophers_stone", "deck": "gold, copper*4", "discard": "estate*6"}, phase="buy")
    t.me.plays("philosophers_stone")
    assert t.me.deck == listed("gold, copper*4")
    assert "estate" not in [card for event in t.you.heard() for card in event.cards]


def test_no_stone_is_played_after_a_purchase():
    t = Table(me={"hand": "philosophers_stone"}, phase="buy", buys=2)
    t.me.buys("copper")
    assert t.me.offered("play") == set()


def test_the_stone_costs_a_potion():
    t = Table(phase="buy", coins=3, supply={"philosophers_stone": 10})
    assert "philosophers_stone" not in t.me.offered("buy")


def test_the_pile_of_stones_has_ten_cards():
    kingdom = listed("philosophers_stone smithy moat village market mine cellar chapel witch")
    assert Game.new(["Ann", "Bob"], [*kingdom, "militia"], "x").position()["supply"]["philosophers_stone"] == 10
