"""Loan, Mint."""

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Loan ------------------------------------------------------------------------------------------------------------


def test_loan_may_trash_the_first_treasure_of_the_deck():
    t = Table(me={"hand": "loan", "deck": "estate, copper, gold"}, phase="buy")
    t.me.plays("loan")
    t.me.does("choose", "trash", source="loan")
    assert t.coins == 1
    assert t.trash == cards("copper")
    assert t.me.discard == ["estate"]
    assert t.me.deck == ["gold"]


def test_loan_may_discard_the_first_treasure_of_the_deck():
    t = Table(me={"hand": "loan", "deck": "estate, copper, gold"}, phase="buy")
    t.me.plays("loan")
    t.me.does("choose", "discard")
    assert t.trash == []
    assert cards("estate, copper") == t.me.discard
    assert t.me.deck == ["gold"]


def test_loan_never_keeps_the_treasure_it_found():
    t = Table(me={"hand": "loan", "deck": "gold"}, phase="buy")
    t.me.plays("loan")
    assert t.me.options == ["trash", "discard"]
    t.me.cannot("choose")


def test_loan_discards_everything_if_it_finds_no_treasure():
    t = Table(me={"hand": "loan", "deck": "estate", "discard": "curse"}, phase="buy")
    t.me.plays("loan")
    assert t.me.asked == "buy"
    assert t.me.deck == []
    assert cards("estate, curse") == t.me.discard


def test_what_loan_has_revealed_is_not_shuffled_in():
    t = Table(me={"hand": "loan", "deck": "estate", "discard": "silver"}, phase="buy")
    t.me.plays("loan")
    assert [event.size for event in t.events if event.name == "shuffle"] == [1]
    t.me.does("choose", "discard")
    assert t.me.deck == []


def test_loan_gives_its_coin_even_if_there_is_nothing_to_reveal():
    t = Table(me={"hand": "loan", "deck": ""}, phase="buy")
    t.me.plays("loan")
    assert t.me.asked == "buy"
    assert t.coins == 1


def test_a_tunnel_that_loan_passes_over_is_discarded():
    t = Table(me={"hand": "loan", "deck": "tunnel, copper"}, phase="buy")
    t.me.plays("loan")
    t.me.does("choose", "trash")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold"]


def test_market_square_reacts_to_what_loan_trashes():
    t = Table(me={"hand": "loan, market_square", "deck": "copper"}, phase="buy")
    t.me.plays("loan")
    t.me.does("choose", "trash")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]


def test_a_loan_played_twice_reveals_twice():
    t = Table(me={"hand": "counterfeit, loan", "deck": "copper, copper"}, phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "loan")
    t.me.does("choose", "trash")
    t.me.does("choose", "discard")
    assert (t.coins, t.buys) == (3, 2)
    assert t.trash == cards("copper, loan")
    assert t.me.discard == ["copper"]


def test_loan_before_venture_removes_the_copper_that_venture_would_play():
    t = Table(me={"hand": "loan, venture", "deck": "copper, gold"}, phase="buy")
    t.me.plays("loan")
    t.me.does("choose", "trash")
    t.me.plays("venture")
    assert t.coins == 1 + 1 + 3
    t = Table(me={"hand": "loan, venture", "deck": "copper, gold"}, phase="buy")
    t.me.plays("venture")
    assert t.coins == 1 + 1


@for_each(["harem", "diadem"])
def test_loan_stops_at_any_card_that_is_a_treasure(found):
    t = Table(me={"hand": "loan", "deck": f"{found}, gold"}, phase="buy")
    t.me.plays("loan")
    t.me.does("choose", "trash")
    assert t.trash == cards(found)


# -- Mint ------------------------------------------------------------------------------------------------------------


def test_mint_gains_a_copy_of_a_treasure_in_hand():
    t = Table(me="mint, gold, silver")
    t.me.plays("mint")
    assert set(t.me.options) == {"gold", "silver"}
    t.me.does("choose", "gold")
    assert t.me.discard == ["gold"]
    assert t.me.hand == cards("gold, silver")
    assert [event.cards for event in t.public() if event.name == "reveal"] == [("gold",)]


def test_mint_may_be_declined():
    t = Table(me="mint, gold")
    t.me.plays("mint")
    t.me.does("choose")
    assert t.me.discard == []


def test_mint_asks_nothing_without_a_treasure_in_hand():
    t = Table(me="mint, estate")
    t.me.plays("mint")
    assert t.me.asked == "buy"


@for_each(["spoils", "diadem"])
def test_mint_may_show_a_treasure_that_has_no_pile_in_the_supply_and_gains_nothing(shown):
    t = Table(me=f"mint, {shown}")
    t.me.plays("mint")
    t.me.does("choose", shown)
    assert t.me.discard == []
    assert t.me.hand == cards(shown)


def test_who_buys_a_mint_trashes_all_treasures_in_play():
    t = Table(
        me={"hand": "copper", "in_play": "gold, silver, harem"}, phase="buy", coins=7, buys=2, supply={"mint": 10}
    )
    t.me.buys("mint")
    assert t.trash == cards("gold, silver, harem")
    assert t.me.hand == cards("copper")
    assert t.me.discard == ["mint"]
    assert (t.coins, t.buys) == (2, 1)


def test_a_mint_that_was_not_bought_trashes_nothing():
    t = Table(me={"in_play": "gold*2, haggler"}, phase="buy", coins=8, buys=2, supply={"mint": 10})
    t.me.buys("gold")
    t.me.does("gain", "mint")
    assert t.trash == []
    assert t.me.in_play == cards("gold*2, haggler")


def test_a_royal_seal_is_trashed_before_the_mint_is_gained():
    t = Table(me={"in_play": "royal_seal, gold"}, phase="buy", coins=5, buys=2, supply={"mint": 10})
    t.me.buys("mint")
    assert t.me.asked == "buy"
    assert t.trash == cards("royal_seal, gold")
    assert t.me.discard == ["mint"]


@for_each(["trash", "topdeck"])
def test_a_mint_that_watchtower_moves_has_trashed_the_treasures_all_the_same(mode):
    t = Table(
        me={"hand": "watchtower", "in_play": "gold*2", "deck": ""}, phase="buy", coins=6, buys=2, supply={"mint": 10}
    )
    t.me.buys("mint")
    t.me.does("react", "watchtower", source="mint")
    t.me.does("choose", mode)
    assert t.trash == cards("gold*2, mint" if mode == "trash" else "gold*2")
    assert t.me.deck == ([] if mode == "trash" else ["mint"])


def test_a_mint_that_was_replaced_has_trashed_the_treasures_all_the_same():
    t = Table(me={"hand": "trader", "in_play": "gold*2"}, phase="buy", coins=6, buys=2, supply={"mint": 10})
    t.me.buys("mint")
    t.me.does("react", "trader", source="mint")
    assert t.trash == cards("gold*2")
    assert t.me.discard == ["silver"]
    assert t.pile("mint") == 10


def test_buying_a_mint_leaves_actions_in_play():
    t = Table(me={"in_play": "market, copper*4"}, phase="buy", coins=5, buys=2, supply={"mint": 10})
    t.me.buys("mint")
    assert t.me.in_play == cards("market")
    assert t.trash == cards("copper*4")


def test_prices_are_back_when_a_mint_has_trashed_the_quarry():
    t = Table(me={"in_play": "quarry, gold"}, phase="buy", coins=4, buys=2, supply={"mint": 10})
    assert t.cost("mint") == 3
    t.me.buys("mint")
    assert t.coins == 1
    assert t.cost("mint") == 5


def test_a_mint_played_three_times_copies_three_times():
    t = Table(me="kings_court, mint, platinum")
    t.me.plays("kings_court")
    t.me.does("play", "mint")
    for _ in range(3):
        t.me.does("choose", "platinum")
    assert t.me.discard == ["platinum"] * 3


def test_each_market_square_reacts_once_to_the_treasures_that_a_mint_trashes():
    t = Table(me={"hand": "market_square*2", "in_play": "copper*5"}, phase="buy", coins=5, buys=2, supply={"mint": 10})
    t.me.buys("mint")
    t.me.does("react", "market_square")
    t.me.does("react", "market_square")
    assert t.me.asked == "buy"
    assert cards("market_square*2, gold*2, mint") == t.me.discard
