"""Endings: the Builder ends games that it wins, leaves those that it would lose, and counts points as a person can."""

from engine.computer.builder import Builder
from tests.engine.computer.builders import answer, playing
from tests.engine.table import Table

NEARLY = {"moat": 0, "cellar": 0}  # two empty piles: a third one ends the game


def ending(coins, me, you, supply, *, buys=1, turns=(10, 10), **position):
    """A table where it is my turn to buy; all have played that many turns, and have these cards in their decks."""
    mine, yours = ({"deck": deck, "turns": taken} for deck, taken in zip((me, you), turns, strict=True))
    return Table(mine, yours, phase="buy", coins=coins, buys=buys, supply=supply, **position)


def finish_turn(table):
    """Let the Builder buy until its turn is over; return what it bought, and the result if that was the end."""
    bought = []
    while table.me.question is not None and table.game.view(0).current == 0:
        bought += answer(table)
        table.answer(0, Builder()(table.me.view(), table.me.question))
    return [move.removeprefix("buy:") for move in bought if move != "end"], table.game.result


# -- the last Province -----------------------------------------------------------------------------------------------


def test_takes_the_last_province_to_win():
    bought, result = finish_turn(ending(8, "province*3", "province*3", {"province": 1}))
    assert bought == ["province"]
    assert result.winners == (0,)


def test_leaves_the_last_province_if_that_loses():
    bought, result = finish_turn(ending(8, "province*3", "province*5", {"province": 1}))
    assert bought == ["duchy"]
    assert result is None


def test_knows_that_equal_points_lose_against_fewer_turns():
    assert answer(ending(8, "province*2", "province*3", {"province": 1}, turns=(10, 10))) == ["buy:duchy"]


def test_takes_the_last_province_to_share_a_victory():
    assert answer(ending(8, "province*2", "province*3", {"province": 1}, turns=(10, 11))) == ["buy:province"]


def test_buys_an_estate_along_with_the_last_province_where_that_wins():
    bought, result = finish_turn(ending(10, "province*2", "province*3", {"province": 1}, buys=2))
    assert sorted(bought) == ["estate", "province"]
    assert result.winners == (0,)


def test_buys_two_duchies_rather_than_the_last_province_and_a_lost_game():
    bought, result = finish_turn(ending(10, "province", "province*5", {"province": 1}, buys=2))
    assert bought == ["duchy", "duchy"]
    assert result is None


def test_takes_both_last_provinces_at_once_to_win():
    bought, result = finish_turn(ending(16, "province*2", "province*3", {"province": 2}, buys=2))
    assert bought == ["province", "province"]
    assert result.winners == (0,)


# -- the second-last Province ----------------------------------------------------------------------------------------


def test_leaves_the_second_last_province_if_the_last_one_would_win_for_another_and_a_duchy_gets_ahead():
    assert answer(ending(8, "province*3", "province*3, estate*2", {"province": 2})) == ["buy:duchy"]


def test_takes_the_second_last_province_when_ahead():
    assert answer(ending(8, "province*3, estate*2", "province*3", {"province": 2})) == ["buy:province"]


def test_takes_the_second_last_province_when_a_duchy_would_not_help():
    assert answer(ending(8, "province*2", "province*3, duchy", {"province": 2})) == ["buy:province"]


# -- piles -----------------------------------------------------------------------------------------------------------


def test_empties_the_third_pile_when_ahead():
    bought, result = finish_turn(ending(2, "province*3", "province*2", {**NEARLY, "estate": 1}))
    assert bought == ["estate"]
    assert result.winners == (0,)


def test_leaves_the_third_pile_when_behind():
    bought, result = finish_turn(ending(2, "province*2", "province*3", {**NEARLY, "estate": 1}))
    assert bought == []
    assert result is None


def test_takes_even_the_last_curse_to_end_a_won_game():
    bought, result = finish_turn(ending(0, "province*3", "province*2", {**NEARLY, "curse": 1}))
    assert bought == ["curse"]
    assert result.winners == (0,)


def test_does_not_take_a_curse_that_loses_the_game():
    assert answer(ending(0, "estate", "copper", {**NEARLY, "curse": 1})) == ["end"]


def test_empties_a_pile_with_several_buys_to_win():
    bought, result = finish_turn(ending(6, "province*3", "province*2", {**NEARLY, "village": 2}, buys=2))
    assert bought == ["village", "village"]
    assert result.winners == (0,)


def test_empties_two_piles_at_once_to_win():
    supply = {"moat": 0, "cellar": 1, "village": 1}
    bought, result = finish_turn(ending(5, "province*3", "province*2", supply, buys=2))
    assert sorted(bought) == ["cellar", "village"]
    assert result.winners == (0,)


def test_does_not_let_another_player_who_is_ahead_take_the_last_card_of_a_third_pile():
    assert answer(ending(2, "province*2", "province*3", {**NEARLY, "estate": 2})) == ["end"]


def test_five_players_end_a_game_with_four_piles():
    deck = {"deck": "province", "turns": 9}
    others = [{"deck": "copper", "turns": 9}] * 4
    three = {**NEARLY, "estate": 1}
    table = Table(deck, *others, phase="buy", coins=2, supply=three)
    assert finish_turn(table)[1] is None
    table = Table(deck, *others, phase="buy", coins=2, supply={**three, "village": 0})
    assert finish_turn(table)[1].winners == (0,)


# -- gains, and what is known ----------------------------------------------------------------------------------------


def test_gains_the_last_card_of_a_third_pile_to_win_and_leaves_it_otherwise():
    supply = {**NEARLY, "village": 1}
    ahead = playing({"hand": "workshop", "deck": "province"}, "workshop", supply=supply)
    assert answer(ahead) == ["village"]
    behind = playing({"hand": "workshop"}, "workshop", you={"deck": "province"}, supply=supply)
    assert answer(behind) != ["village"]


def test_rebuild_leaves_the_last_province_if_that_loses():
    me = {"hand": "rebuild", "deck": "estate, duchy, copper"}
    table = Table(me, {"deck": "province*4"}, supply={"province": 1})
    table.me.plays("rebuild")
    table.me.does("name", "estate")
    assert answer(table) == ["duchy"]


def test_needs_to_be_ahead_of_everyone():
    supply = {"province": 1}
    table = Table(
        {"deck": "province*3"}, {"deck": "province"}, {"deck": "province*5"}, phase="buy", coins=8, supply=supply
    )
    assert answer(table) == ["buy:duchy"]


def test_has_no_opinion_where_points_are_unknown():
    supply = {"province": 1, "masquerade": 10}
    table = Table({"deck": "copper"}, {"deck": "province*5"}, "", phase="buy", coins=8, supply=supply)
    assert answer(table) == ["buy:province"]


def test_counts_gardens_and_the_curses_of_ill_gotten_gains():
    gardens = {"deck": "gardens*3, copper*25, estate*2", "turns": 10}  # 30 cards: 9 points, and 2
    table = Table(gardens, {"deck": "province*2", "turns": 10}, phase="buy", coins=0, supply={**NEARLY, "copper": 1})
    assert answer(table) == ["end"]
    gains = {**NEARLY, "curse": 1, "ill_gotten_gains": 5}
    assert answer(ending(5, "province*2", "province*2", gains)) == ["buy:ill_gotten_gains"]


def test_plays_kept_spoils_if_they_win_the_game():
    me = {"hand": "spoils", "deck": "province*3", "turns": 10}
    table = Table(me, {"deck": "province*2", "turns": 10}, phase="buy", coins=5, supply={"province": 1})
    assert answer(table) == ["play:spoils"]


# -- Colonies, tokens, and what may not be bought --------------------------------------------------------------------

COLONIES = {"platinum": 12, "colony": 1}


def test_takes_the_last_colony_to_win_and_leaves_it_if_that_loses():
    bought, result = finish_turn(ending(11, "colony*2", "colony*2", COLONIES))
    assert bought == ["colony"]
    assert result.winners == (0,)
    bought, result = finish_turn(ending(11, "colony", "colony*3", COLONIES))
    assert bought == ["province"]
    assert result is None


def test_counts_victory_tokens():
    me, you = {"deck": "province", "turns": 10, "victory_tokens": 9}, {"deck": "province*2", "turns": 10}
    for tokens, expected in ((9, "buy:province"), (0, "buy:duchy")):
        table = Table(me | {"victory_tokens": tokens}, you, phase="buy", coins=8, supply={"province": 1})
        assert answer(table) == [expected]


def test_counts_victory_tokens_beside_points_that_depend():
    you = {"deck": "province*2, duchy", "turns": 10}
    for tokens, expected in ((9, "buy:province"), (0, "buy:duchy")):
        me = {"deck": "province, gardens", "turns": 10, "victory_tokens": tokens}
        assert answer(Table(me, you, phase="buy", coins=8, supply={"province": 1})) == [expected]


def test_counts_the_tokens_of_goons_in_play():
    supply = {**NEARLY, "estate": 1, "goons": 10}
    for in_play, expected in (("goons*2", "buy:estate"), ("militia*2", "end")):
        me = {"in_play": in_play, "deck": "province", "turns": 10}
        table = Table(me, {"deck": "province, estate*2", "turns": 10}, phase="buy", coins=2, supply=supply)
        assert answer(table) == [expected]


def test_does_not_try_to_win_with_a_card_that_may_not_be_bought():
    supply = {"province": 1, "contraband": 10}
    table = Table({"hand": "contraband", "deck": "province"}, "", phase="buy", coins=8, supply=supply)
    table.me.plays("contraband")
    table.you.does("name", "province")
    assert answer(table) == ["buy:duchy"]
    table = Table(
        {"in_play": "copper", "deck": "province"}, "", phase="buy", coins=6, supply={**NEARLY, "grand_market": 1}
    )
    assert answer(table) == ["buy:duchy"]


# -- potions ---------------------------------------------------------------------------------------------------------


def test_empties_a_pile_with_a_potion_in_its_cost_only_with_a_potion():
    supply = {**NEARLY, "familiar": 1, "potion": 16}
    me, you = {"deck": "province*3", "turns": 9}, {"deck": "province*2", "turns": 9}
    for potions in (1, 0):
        table = Table(me, you, phase="buy", coins=3, potions=potions, supply=supply)
        assert (answer(table) == ["buy:familiar"]) == bool(potions)


def test_counts_the_potion_in_hand():
    me, you = {"hand": "potion, copper*3", "deck": "province*3", "turns": 9}, {"deck": "province*2", "turns": 9}
    table = Table(me, you, phase="buy", supply={**NEARLY, "familiar": 1, "potion": 16})
    bought, result = finish_turn(table)
    assert bought[-1] == "familiar"
    assert result.winners == (0,)
