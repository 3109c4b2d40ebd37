"""Watchtower: draws up to six cards, and moves what you gain."""

from tests.each import for_each_row
from tests.engine.table import Table, cards


@for_each_row([("copper*2", 4), ("", 6), ("copper*5", 1), ("copper*6", 0), ("copper*7", 0)])
def test_watchtower_draws_until_there_are_six_cards_in_hand(hand, drawn):
    t = Table(me={"hand": f"watchtower, {hand}", "deck": "gold*8"})
    t.me.plays("watchtower")
    assert t.me.hand == cards(f"{hand}, gold*{drawn}")


@for_each_row([("trash", "silver", []), ("topdeck", "", ["silver", "gold"])])
def test_a_gained_card_may_be_trashed_or_put_onto_the_deck(mode, trash, deck):
    t = Table(me={"hand": "watchtower", "deck": "gold"}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    t.me.does("react", "watchtower", source="silver")
    assert t.me.options == ["trash", "topdeck"]
    t.me.does("choose", mode)
    assert t.trash == cards(trash)
    assert t.me.deck == (deck or ["gold"])
    assert t.me.hand == cards("watchtower")
    assert t.me.discard == []


def test_a_gained_card_may_be_left_where_it_is():
    t = Table(me={"hand": "watchtower", "deck": "gold"}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    t.me.does("react", "no")
    assert t.me.discard == ["silver"]


def test_watchtower_reacts_on_other_players_turns():
    t = Table("witch", "watchtower")
    t.me.plays("witch")
    t.you.does("react", "watchtower", source="curse")
    t.you.does("choose", "trash")
    assert t.trash == cards("curse")
    assert t.pile("curse") == 9
    assert t.you.discard == []


def test_watchtower_moves_a_card_that_was_gained_to_the_hand():
    t = Table("torturer", "watchtower, copper")
    t.me.plays("torturer")
    t.you.does("choose", "curse")
    t.you.does("react", "watchtower")
    t.you.does("choose", "trash")
    assert t.you.hand == cards("watchtower, copper")
    assert t.trash == cards("curse")


def test_trader_comes_before_watchtower_which_moves_the_silver():
    t = Table("witch", {"hand": "watchtower, trader", "deck": ""})
    t.me.plays("witch")
    assert t.you.options == ["trader", "no"]
    t.you.does("react", "trader", source="curse")
    t.you.does("react", "watchtower", source="silver")
    t.you.does("choose", "topdeck")
    assert t.you.deck == ["silver"]
    assert t.pile("curse") == 10


def test_watchtower_may_move_what_trader_did_not_replace():
    t = Table("witch", "watchtower, trader")
    t.me.plays("witch")
    t.you.does("react", "no", source="curse")
    t.you.does("react", "watchtower", source="curse")
    t.you.does("choose", "trash")
    assert t.trash == cards("curse")


def test_the_coppers_of_a_cache_come_although_watchtower_trashed_it():
    t = Table(me={"hand": "watchtower", "deck": ""}, phase="buy", coins=5, buys=2, supply={"cache": 10})
    t.me.buys("cache")
    t.me.does("order", "watchtower")
    t.me.does("choose", "trash")
    for _ in range(2):
        t.me.does("react", "watchtower", source="copper")
        t.me.does("choose", "topdeck")
    assert t.me.asked == "buy"
    assert t.trash == cards("cache")
    assert t.me.deck == ["copper", "copper"]


def test_ill_gotten_gains_curse_the_others_although_watchtower_trashed_them():
    t = Table("watchtower", "watchtower", "", phase="buy", coins=5, buys=2, supply={"ill_gotten_gains": 10})
    t.me.buys("ill_gotten_gains")
    t.me.does("order", "watchtower")
    t.me.does("choose", "trash")
    t.you.does("react", "watchtower", source="curse")
    t.you.does("choose", "trash")
    assert t.trash == cards("ill_gotten_gains, curse")
    assert t.you.discard == []
    assert t.third.discard == ["curse"]


def test_watchtower_moves_a_border_village_and_what_it_brings_in_the_gainers_order():
    t = Table(me={"hand": "watchtower", "deck": ""}, phase="buy", coins=6, buys=2, supply={"border_village": 10})
    t.me.buys("border_village")
    assert set(t.me.options) == {"border_village", "watchtower"}
    t.me.does("order", "border_village")
    t.me.does("gain", "duchy")
    t.me.does("react", "watchtower", source="duchy")
    t.me.does("choose", "trash")
    t.me.does("react", "watchtower", source="border_village")
    t.me.does("choose", "topdeck")
    assert t.trash == cards("duchy")
    assert t.me.deck == ["border_village"]


@for_each_row([("mandarin", ["mandarin", "gold", "gold"]), ("watchtower", ["gold", "gold", "mandarin"])])
def test_the_gainer_orders_watchtower_and_a_mandarin(first, deck):
    t = Table(
        me={"hand": "watchtower", "in_play": "gold*2", "deck": ""}, phase="buy", coins=6, buys=2,
        supply={"mandarin": 10},
    )  # fmt: skip
    t.me.buys("mandarin")
    t.me.does("order", first)
    for _ in range(2):
        if t.me.asked == "react":
            t.me.does("react", "watchtower")
        if t.me.asked == "choose":
            t.me.does("choose", "topdeck")
        if t.me.asked == "topdeck":
            t.me.does("topdeck", "gold", "gold")
    assert t.me.asked == "buy"
    assert t.me.deck == deck


def test_a_watchtower_trashed_to_farmland_moves_nothing_any_more():
    t = Table(me="watchtower", phase="buy", coins=6, buys=2, supply={"farmland": 8, "market": 10, "mine": 10})
    t.me.buys("farmland")
    assert t.trash == cards("watchtower")
    t.me.does("gain", "mine")
    assert t.me.asked == "buy"
    assert t.me.discard == ["mine", "farmland"]


def test_watchtower_moves_what_farmland_gains_and_then_the_farmland():
    t = Table(me={"hand": "watchtower, copper", "deck": ""}, phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    t.me.does("trash", "copper")
    t.me.does("gain", "moat")
    t.me.does("react", "watchtower", source="moat")
    t.me.does("choose", "topdeck")
    t.me.does("react", "watchtower", source="farmland")
    t.me.does("choose", "topdeck")
    assert t.me.deck == ["farmland", "moat"]


def test_the_next_ruins_are_turned_up_when_watchtower_trashes_some():
    t = Table("marauder", "watchtower", supply={"ruins": ["survivors", "ruined_market"]})
    t.me.plays("marauder")
    t.you.does("react", "watchtower", source="survivors")
    t.you.does("choose", "trash")
    assert t.trash == cards("survivors")
    assert t.pile("ruins") == ["ruined_market"]


@for_each_row([("trash", "spoils", []), ("topdeck", "", ["spoils"])])
def test_watchtower_moves_spoils_which_never_go_back_to_their_pile(mode, trash, deck):
    t = Table(me={"hand": "bandit_camp, watchtower", "deck": "gold"})
    t.me.plays("bandit_camp")
    t.me.does("react", "watchtower", source="spoils")
    t.me.does("choose", mode)
    assert t.trash == cards(trash)
    assert t.me.deck == deck
    assert t.pile("spoils") == 14


def test_watchtower_may_trash_a_card_that_was_gained_onto_the_deck():
    t = Table(me={"hand": "armory, watchtower", "deck": "gold"})
    t.me.plays("armory")
    t.me.does("gain", "silver")
    t.me.does("react", "watchtower", source="silver")
    t.me.does("choose", "trash")
    assert t.trash == cards("silver")
    assert t.me.deck == ["gold"]


def test_watchtower_moves_no_card_that_was_passed():
    t = Table("masquerade, watchtower, copper", "estate")
    t.me.plays("masquerade")
    t.me.does("pass", "copper")
    assert t.me.asked == "trash"


def test_watchtower_moves_no_fortress_that_comes_back():
    t = Table(me="trade_route, fortress, watchtower")
    t.me.plays("trade_route")
    t.me.does("trash", "fortress")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("fortress, watchtower")


def test_watchtower_moves_no_prize_that_is_drawn():
    t = Table(me={"hand": "village, watchtower", "deck": "diadem"})
    t.me.plays("village")
    assert t.me.hand == cards("watchtower, diadem")
    assert t.me.asked == "act"


def test_watchtower_moves_each_silver_of_a_beggar():
    t = Table("militia", {"hand": "beggar, watchtower", "deck": ""})
    t.me.plays("militia")
    t.you.does("react", "beggar")
    t.you.does("react", "watchtower", source="silver")
    t.you.does("choose", "trash")
    t.you.does("react", "watchtower", source="silver")
    t.you.does("choose", "topdeck")
    assert t.trash == cards("silver")
    assert t.you.deck == ["silver"]


def test_watchtower_puts_a_card_onto_an_empty_deck():
    t = Table(me={"hand": "watchtower", "deck": ""}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    t.me.does("react", "watchtower")
    t.me.does("choose", "topdeck")
    assert t.me.deck == ["silver"]
    assert t.me.discard == []
