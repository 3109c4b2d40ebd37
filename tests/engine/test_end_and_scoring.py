"""The end of the game: when it comes, what counts, who wins, and who begins the next one."""

import pytest

from engine import Result
from engine.scoring import first_of_rematch
from tests.engine.table import Table

# -- when the game ends ----------------------------------------------------------------------------------------------


def test_the_game_ends_with_the_turn_in_which_the_last_province_goes():
    t = Table(coins=8, phase="buy", supply={"province": 1})
    t.me.buys("province")
    assert t.game.result is not None
    assert t.asked == []


def test_the_turn_is_finished_though_the_last_province_is_gone():
    t = Table(coins=16, buys=2, phase="buy", supply={"province": 1})
    t.me.buys("province")
    assert t.game.result is None
    t.me.buys("duchy")
    assert t.game.result is not None
    assert t.game.result.scores == (9, 0)


def test_clean_up_comes_before_the_end():
    t = Table(me="copper*5", phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result is not None
    assert t.me.discard == ["copper"] * 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_with_up_to_four_players_the_third_empty_pile_ends_the_game(players):
    t = Table(*[""] * players, coins=3, phase="buy", supply={"moat": 0, "cellar": 0, "village": 1})
    t.me.buys("village")
    assert t.game.result is not None


def test_basic_piles_and_curses_count_like_any_other():
    t = Table(phase="buy", supply={"curse": 0, "copper": 0, "moat": 0})
    t.me.ends_turn()
    assert t.game.result is not None


@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_three_empty_piles_do_not_end_the_game(players):
    t = Table(*[""] * players, phase="buy", supply={"curse": 0, "copper": 0, "moat": 0})
    t.me.ends_turn()
    assert t.game.result is None
    assert t.asked == ["you"]


@pytest.mark.parametrize("players", [5, 6])
def test_with_five_or_six_players_the_fourth_empty_pile_ends_the_game(players):
    t = Table(*[""] * players, coins=3, phase="buy", supply={"curse": 0, "copper": 0, "moat": 0, "village": 1})
    t.me.buys("village")
    assert t.game.result is not None


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_the_last_province_ends_the_game_for_any_number_of_players(players):
    t = Table(*[""] * players, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result is not None


def test_a_pile_that_an_attack_empties_ends_the_game():
    t = Table("witch", "", "", supply={"moat": 0, "cellar": 0, "curse": 2})
    t.me.plays("witch")
    assert t.game.result is None
    t.me.ends_turn()
    assert t.game.result is not None


def test_a_last_province_that_is_gained_without_buying_ends_the_game():
    t = Table(me="remodel, gold", supply={"province": 1})
    t.me.plays("remodel")
    t.me.does("gain", "province")
    assert t.game.result is None
    t.me.ends_turn()
    assert t.game.result is not None


@pytest.mark.parametrize("empty", [{"village": 0}, {"village": 0, "curse": 0}])
def test_with_fewer_empty_piles_the_game_goes_on(empty):
    t = Table(phase="buy", supply=empty)
    t.me.ends_turn()
    assert t.game.result is None
    assert t.asked == ["you"]


# -- what happens in turn order --------------------------------------------------------------------------------------


def test_what_is_scarce_is_handed_out_in_turn_order():
    t = Table("witch", "", "", supply={"curse": 1})
    t.me.plays("witch")
    assert t.you.discard == ["curse"]
    assert t.third.discard == []


def test_what_concerns_everyone_starts_with_the_player_whose_turn_it_is():
    t = Table({"hand": "spy", "deck": "copper, estate"}, {"deck": "silver"}, {"deck": "gold"}, current=0, edition=1)
    t.me.plays("spy")
    for turned in (t.me, t.you, t.third):
        assert [bool(seat.set_aside) for seat in t.seats] == [seat is turned for seat in t.seats]
        t.me.does("choose", "keep")


def test_turn_order_goes_on_past_the_last_seat():
    t = Table("", "witch", "", current=1, supply={"curse": 1})
    t.you.plays("witch")
    assert t.third.discard == ["curse"]
    assert t.me.discard == []


# -- points ----------------------------------------------------------------------------------------------------------


def ended(*players, **position):
    """How it ends if the player whose turn it is passes and no Provinces are left."""
    t = Table(*players, phase="buy", supply={"province": 0}, **position)
    t.seats[t.position["current"]].ends_turn()
    assert t.game.result is not None
    return t.game.result


def owning(cards, turns=0):
    return {"deck": cards, "turns": turns}


def test_every_card_a_player_owns_counts_wherever_it_lies():
    last = ended(
        {
            "deck": "province, copper*4, province",  # the first is drawn at the end
            "discard": "province",
            "set_aside": "province",
        },
        trash="province",
    )
    assert last.scores == (24, 0)


def test_estates_count_one_duchies_three_provinces_six_and_curses_minus_one():
    assert ended(owning("estate*3, duchy*2, province, curse*4")).scores == (11, 0)


def test_a_score_may_be_below_zero():
    assert ended(owning("copper*7, curse*5")).scores == (-5, 0)


def test_gardens_count_one_for_every_ten_cards():
    assert ended(owning("gardens*2, copper*27"), owning("gardens, copper*30")).scores == (4, 3)


def test_treasures_and_actions_count_nothing():
    assert ended(owning("gold*5, village*3")).scores == (0, 0)


# -- winners ---------------------------------------------------------------------------------------------------------


def test_the_most_points_win():
    assert ended(owning("province"), owning("province*2"), owning("duchy")).winners == (1,)


def test_the_most_points_win_though_another_has_had_fewer_turns():
    last = ended(owning("province*2", turns=11), owning("province", turns=11))
    assert last.turns == (12, 11)
    assert last.winners == (0,)


def test_among_equals_the_person_who_has_had_fewer_turns_wins():
    last = ended(owning("province*5", turns=11), owning("province*5", turns=11))
    assert last.scores == (30, 30)
    assert last.turns == (12, 11)
    assert last.winners == (1,)


def test_with_equal_points_and_turns_the_victory_is_shared():
    last = ended(owning("province*5", turns=12), owning("province*5", turns=11), current=1)
    assert last.turns == (12, 12)
    assert last.winners == (0, 1)


def test_a_victory_is_shared_only_by_the_best():
    last = ended(owning("duchy", turns=3), owning("province", turns=3), owning("province", turns=3))
    assert last.winners == (1, 2)


def test_everyone_may_share_the_victory():
    assert ended(*[owning("duchy", turns=4)] * 5, owning("duchy", turns=3), current=5).winners == (0, 1, 2, 3, 4, 5)


def test_a_turn_counts_once_it_is_finished():
    t = Table(phase="buy")
    assert [player.turns for player in t.game.view(None).players] == [0, 0]
    t.me.ends_turn()
    assert [player.turns for player in t.game.view(None).players] == [1, 0]


# -- the next game ---------------------------------------------------------------------------------------------------


def test_the_next_game_is_begun_by_the_left_neighbour_of_the_winner():
    last = Result(scores=(10, 20, 15), winners=(1,), turns=(8, 8, 8))
    assert {first_of_rematch(last, seed) for seed in (b"one", b"two", b"three")} == {2}


def test_the_left_neighbour_of_the_last_seat_is_the_first():
    assert first_of_rematch(Result((1, 2, 3, 4), (3,), (9, 9, 9, 9)), b"seed") == 0


def test_a_victory_by_fewer_turns_is_no_tie():
    last = ended(owning("duchy*2", turns=8), owning("", turns=8), owning("duchy*2", turns=8), owning("", turns=8))
    assert last.winners == (2,)
    assert {first_of_rematch(last, seed) for seed in (b"one", b"two", b"three")} == {3}


# Among whom chance picks the rulebooks differ; where all have won there is nobody but the winners to pick from.
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_victory_shared_by_all_chance_lets_anyone_begin(seats):
    last = Result(scores=(30,) * seats, winners=tuple(range(seats)), turns=(12,) * seats)
    assert {first_of_rematch(last, f"seed {each}".encode()) for each in range(60)} == set(range(seats))


def test_after_a_shared_victory_chance_decides_the_same_for_the_same_seed():
    last = Result(scores=(30, 30, 3), winners=(0, 1), turns=(12, 12, 12))
    assert len({first_of_rematch(last, b"seed") for _ in range(5)}) == 1
    assert len({first_of_rematch(last, f"seed {each}".encode()) for each in range(60)}) > 1
