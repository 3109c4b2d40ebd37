"""Trade Route: a coin for each Victory pile from which a card was gained."""

import pytest

from engine import Game
from tests.engine.table import Table, cards, listed

KINGDOM = listed("trade_route, gardens, harem, village, smithy, market, mine, cellar, moat, knights")
TOKENS = {"estate", "duchy", "province", "gardens", "harem"}


@pytest.mark.parametrize("colonies", ["no", "yes"])
def test_every_victory_pile_of_the_supply_begins_with_a_token(colonies):
    position = Game.new(["Ann", "Bob"], KINGDOM, "route", colonies=colonies).position()
    expected = TOKENS | {"colony"} if colonies == "yes" else TOKENS
    assert position["trade_route"]["mat"] == 0
    assert set(position["trade_route"]["piles"]) == expected


def test_there_are_no_tokens_without_a_trade_route():
    game = Game.new(["Ann", "Bob"], [*KINGDOM[1:], "chapel"], "route")
    assert "trade_route" not in game.position()
    assert not any(pile.has_route_token for pile in game.view(None).piles.values())


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_the_tokens_of_the_piles_and_on_the_mat(seat):
    t = Table(phase="buy", coins=10, buys=3, kingdom=",".join(KINGDOM))
    t.me.buys("duchy")
    view = t.game.view(seat)
    assert view.route_tokens == 1
    assert {id for id, pile in view.piles.items() if pile.has_route_token} == TOKENS - {"duchy"}


def test_the_first_gain_from_a_pile_moves_its_token():
    t = Table(phase="buy", coins=10, buys=3, kingdom=",".join(KINGDOM))
    t.me.buys("duchy")
    assert t.route_tokens == (1, TOKENS - {"duchy"})
    assert [(event.cards, event.source) for event in t.public() if event.name == "route_token"] == [
        (("duchy",), "trade_route")
    ]
    t.me.buys("duchy")
    assert t.route_tokens == (1, TOKENS - {"duchy"})


def test_trade_route_gives_a_buy_a_coin_for_each_token_and_trashes_a_card():
    t = Table(me="trade_route, estate", trade_route={"mat": 3})
    t.me.plays("trade_route")
    assert (t.buys, t.coins) == (2, 3)
    assert t.trash == cards("estate")


def test_trade_route_trashes_nothing_from_an_empty_hand():
    t = Table(me="trade_route", trade_route={"mat": 2})
    t.me.plays("trade_route")
    assert t.me.asked == "buy"
    assert (t.buys, t.coins) == (2, 2)
    assert t.trash == []


def test_a_token_that_moves_later_brings_no_coin():
    t = Table(me="trade_route", coins=4)
    t.me.plays("trade_route")
    t.me.buys("estate")
    assert t.route_tokens[0] == 1
    assert t.coins == 2


def test_every_players_gains_move_tokens():
    t = Table("", "gold*3, silver", kingdom=",".join(KINGDOM), phase="buy", supply={"colony": 8})
    t.me.ends_turn()
    t.you.plays_all_treasures()
    t.you.buys("colony")
    assert t.route_tokens == (1, TOKENS)


def test_a_gain_that_was_replaced_moves_no_token():
    t = Table(me="trader", phase="buy", coins=5, buys=2, kingdom=",".join(KINGDOM))
    t.me.buys("duchy")
    t.me.does("react", "trader")
    assert t.route_tokens == (0, TOKENS)


def test_a_gained_card_that_watchtower_trashes_moves_the_token():
    t = Table(me="watchtower", phase="buy", coins=2, buys=2, kingdom=",".join(KINGDOM))
    t.me.buys("estate")
    t.me.does("react", "watchtower")
    t.me.does("choose", "trash")
    assert t.trash == cards("estate")
    assert t.route_tokens == (1, TOKENS - {"estate"})


def test_a_card_gained_from_the_trash_moves_no_token():
    t = Table(me="graverobber", trash="harem", kingdom=",".join(KINGDOM))
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert t.me.deck[0] == "harem"
    assert t.route_tokens == (0, TOKENS)


def test_the_knights_have_no_token():
    t = Table(
        phase="buy", coins=5, buys=2, kingdom=",".join(KINGDOM), supply={"knights": ["dame_josephine", "dame_anna"]}
    )
    t.me.buys("dame_josephine")
    assert t.route_tokens == (0, TOKENS)


def test_the_estates_of_the_starting_decks_have_moved_no_token():
    game = Game.new(["Ann", "Bob"], KINGDOM, "route")
    assert game.view(None).route_tokens == 0
    assert game.view(None).piles["estate"].has_route_token


def test_a_trade_route_played_three_times_counts_and_trashes_three_times():
    t = Table(me="kings_court, trade_route, estate*3", trade_route={"mat": 2})
    t.me.plays("kings_court")
    t.me.does("play", "trade_route")
    assert (t.buys, t.coins) == (4, 6)
    assert t.trash == cards("estate*3")


def test_a_band_of_misfits_that_is_a_trade_route_gives_a_coin_for_each_token():
    t = Table(me="band_of_misfits, estate", supply={"trade_route": 10}, trade_route={"mat": 2})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "trade_route")
    assert (t.buys, t.coins) == (2, 2)
    assert t.trash == cards("estate")
