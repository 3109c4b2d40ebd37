"""Royal Seal: while it is in play, what you gain may go onto your deck."""

from tests.each import for_each_row
from tests.engine.table import Table, cards


@for_each_row([("royal_seal", ["duchy", "gold"], []), ("no", ["gold"], ["duchy"])])
def test_with_a_royal_seal_in_play_a_gained_card_may_go_onto_the_deck(answer, deck, discard):
    t = Table(me={"in_play": "royal_seal", "deck": "gold"}, phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    t.me.does("react", answer, source="duchy")
    assert t.me.deck == deck
    assert t.me.discard == discard


def test_royal_seal_asks_for_each_gained_card():
    t = Table(me={"in_play": "royal_seal", "deck": ""}, phase="buy", coins=6, buys=3)
    t.me.buys("silver")
    t.me.does("react", "royal_seal")
    t.me.buys("silver")
    t.me.does("react", "no")
    assert t.me.deck == ["silver"]
    assert t.me.discard == ["silver"]


def test_royal_seal_asks_nothing_about_what_was_gained_before_it_was_played():
    t = Table(me="horn_of_plenty, royal_seal", phase="buy", supply={"poor_house": 10})
    t.me.plays("horn_of_plenty")
    t.me.does("gain", "poor_house")
    t.me.plays("royal_seal")
    assert t.me.asked == "buy"
    assert t.me.discard == ["poor_house"]


def test_royal_seal_asks_about_what_a_later_treasure_gains():
    t = Table(me={"hand": "horn_of_plenty, royal_seal", "deck": ""}, phase="buy", supply={"hamlet": 10})
    t.me.plays("royal_seal", "horn_of_plenty")
    t.me.does("gain", "hamlet")
    t.me.does("react", "royal_seal", source="hamlet")
    assert t.me.deck == ["hamlet"]


def test_royal_seal_puts_a_card_onto_an_empty_deck_without_shuffling():
    t = Table(me={"in_play": "royal_seal", "deck": "", "discard": "copper*6"}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    t.me.does("react", "royal_seal")
    assert t.me.deck == ["silver"]
    assert t.me.discard == ["copper"] * 6


def test_royal_seal_asks_about_a_cache_and_both_its_coppers():
    t = Table(me={"in_play": "royal_seal", "deck": ""}, phase="buy", coins=5, buys=2, supply={"cache": 10})
    t.me.buys("cache")
    assert set(t.me.options) == {"cache", "royal_seal"}
    t.me.does("order", "cache")
    t.me.does("react", "royal_seal", source="copper")
    t.me.does("react", "no", source="copper")
    t.me.does("react", "royal_seal", source="cache")
    assert t.me.deck == ["cache", "copper"]
    assert t.me.discard == ["copper"]


def test_who_gains_a_mandarin_may_use_the_royal_seal_before_it_leaves_play():
    t = Table(me={"in_play": "royal_seal, gold", "deck": ""}, phase="buy", coins=5, buys=2, supply={"mandarin": 10})
    t.me.buys("mandarin")
    t.me.does("order", "royal_seal")
    t.me.does("topdeck", "royal_seal", "gold")
    assert t.me.deck == ["royal_seal", "gold", "mandarin"]


def test_a_royal_seal_that_mandarin_took_from_play_asks_nothing():
    t = Table(me={"in_play": "royal_seal, gold", "deck": ""}, phase="buy", coins=5, buys=2, supply={"mandarin": 10})
    t.me.buys("mandarin")
    t.me.does("order", "mandarin")
    t.me.does("topdeck", "royal_seal", "gold")
    assert t.me.asked == "buy"
    assert t.me.discard == ["mandarin"]


def test_royal_seal_asks_about_the_silver_that_trader_gives():
    t = Table(me={"hand": "trader", "in_play": "royal_seal", "deck": ""}, phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    t.me.does("react", "trader", source="duchy")
    t.me.does("react", "royal_seal", source="silver")
    assert t.me.deck == ["silver"]
    assert t.me.asked == "buy"


def test_royal_seal_asks_about_the_gold_of_a_hoard_and_the_purchase():
    t = Table(me={"in_play": "royal_seal, hoard", "deck": ""}, phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    t.me.does("react", "royal_seal", source="gold")
    t.me.does("react", "no", source="duchy")
    assert t.me.deck == ["gold"]
    assert t.me.discard == ["duchy"]


def test_royal_seal_asks_about_the_copy_of_a_talisman_and_the_purchase():
    t = Table(me={"in_play": "royal_seal, talisman", "deck": ""}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    t.me.does("react", "royal_seal", source="silver")
    t.me.does("react", "no", source="silver")
    assert t.me.deck == ["silver"]
    assert t.me.discard == ["silver"]


def test_a_royal_seal_that_counterfeit_trashed_asks_nothing():
    t = Table(me="counterfeit, royal_seal", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "royal_seal")
    assert t.coins == 5
    assert t.trash == cards("royal_seal")
    t.me.buys("silver")
    assert t.me.asked == "buy"
    assert t.me.discard == ["silver"]


def test_royal_seal_may_put_a_card_gained_to_the_hand_onto_the_deck():
    t = Table(me={"hand": "ill_gotten_gains", "in_play": "royal_seal", "deck": ""}, phase="buy")
    t.me.plays("ill_gotten_gains")
    t.me.does("confirm", "yes")
    t.me.does("react", "royal_seal", source="copper")
    assert t.me.hand == []
    assert t.me.deck == ["copper"]


def test_a_second_royal_seal_changes_nothing():
    for answer, deck in (("royal_seal", ["silver"]), ("no", [])):
        t = Table(me={"in_play": "royal_seal*2", "deck": ""}, phase="buy", coins=3, buys=2)
        t.me.buys("silver")
        t.me.does("react", answer)
        assert t.me.asked == "buy"
        assert t.me.deck == deck


def test_royal_seal_says_nothing_to_what_others_gain():
    t = Table(me={"in_play": "royal_seal", "deck": ""}, phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 10})
    t.me.buys("ill_gotten_gains")
    t.me.does("order", "ill_gotten_gains")
    assert t.you.discard == ["curse"]
    t.me.does("react", "no", source="ill_gotten_gains")
    assert t.me.asked == "buy"


def test_a_card_gained_onto_the_deck_is_left_there():
    t = Table(me={"hand": "bag_of_gold", "in_play": "royal_seal", "deck": ""})
    t.me.plays("bag_of_gold")
    assert t.me.asked == "buy"
    assert t.me.deck == ["gold"]
