"""Statistics: what games come to for a person and for a place, and how it is said."""

from dataclasses import replace

import pytest

from bots.language.explanations import explain_error
from bots.language.texts import Texts
from bots.records.export import events
from bots.records.retelling import retell
from bots.records.statistics import (
    Standing,
    favourites,
    lines_of_person,
    lines_of_place,
    ranking,
    standing,
    summarise_game,
)
from bots.refusals import Refusal
from engine import RECOMMENDED, Builder, Record, Setup
from storage.finished_games import (
    Appearance,
    Finished,
    PlayerResult,
    pack_appearance,
    pack_game,
    pack_player_result,
    unpack_appearances,
    unpack_games,
)
from storage.places import Place
from tests.engine.recorded import recorded

KINGDOM = RECOMMENDED[5].cards
SEED = b"a seed"


def appearance(points=20, won=False, **bought):
    return Appearance("aa", 1, "telegram:1", points, won, 2, 15, bought)


def result(person, points=20, won=False, name="", **bought):
    return PlayerResult(person, name or person, points, won, 15, bought)


def game(*people, when=1):
    return Finished(f"game {when}", when, KINGDOM, 2, len(people), 15, people)


@pytest.fixture(scope="module")
def record():
    """A finished game of a person and two computer players."""
    return recorded(["Ann", "Computer 1", "Computer 2"], KINGDOM, SEED, Builder())


# -- a finished game ---------------------------------------------------------------------------------------------------


def test_points_victory_and_turns_of_a_person_are_those_of_the_seat(record):
    for seat in range(3):
        persons = ["", "", ""]
        persons[seat] = "telegram:1"
        (person,) = summarise_game(record, None, persons, 5).people
        result = record.result
        assert (person.points, person.turns) == (result.scores[seat], result.turns[seat])
        assert person.won == (seat in result.winners)
        assert person.name == record.names[seat]


def test_bought_cards_are_those_the_log_tells_of(record):
    told = [event for event in events(record) if event.name == "buy" and event.seat == 0]
    (person,) = summarise_game(record, retell(record), ["telegram:1", "", ""], 5).people
    assert sum(person.bought.values()) == len(told) > 5
    assert person.bought["province"] == sum(event.cards == ("province",) for event in told) > 0


def test_computer_players_have_points_but_no_names(record):
    game = summarise_game(record, retell(record), ["telegram:1", "", ""], 5)
    scores, winners = record.result.scores, record.result.winners
    assert game.computers == ((scores[1], 1 in winners), (scores[2], 2 in winners))
    assert "Computer" not in repr(game)


def test_a_game_remembers_when_and_with_what_it_was_played(record):
    game = summarise_game(record, None, ["telegram:1", "", ""], 5)
    assert (game.when, game.kingdom, game.edition, game.players) == (5, KINGDOM, 2, 3)
    assert game.turns == max(record.result.turns)
    assert record.commitment.startswith(game.game)


def test_a_game_that_is_not_over_is_not_counted():
    record = Record(["Ann", "Bob"], Setup(tuple(KINGDOM)), "00")
    with pytest.raises(Refusal):
        summarise_game(record, None, ["telegram:1", ""], 5)


# -- what they come to -------------------------------------------------------------------------------------------------


def test_a_standing_adds_up_the_games():
    total = standing([appearance(30, True, village=2), appearance(15, village=1, moat=1), appearance(-3)])
    assert total == Standing(3, 1, 42, 30, (("village", 3), ("moat", 1)))
    assert total.average == 14
    assert total.share == pytest.approx(1 / 3)


def test_the_best_game_may_be_a_bad_one():
    assert standing([appearance(-3), appearance(-7)]).best == -3


def test_a_standing_of_no_games_is_all_nothing():
    total = standing([])
    assert (total, total.average, total.share) == (Standing(0, 0, 0, 0, ()), 0, 0)


def test_favourites_leave_out_what_everyone_buys():
    assert favourites([appearance(silver=9, province=8, smithy=1)]) == (("smithy", 1),)


def test_favourites_are_three_at_most_and_equals_by_name():
    bought = {"village": 2, "moat": 2, "smithy": 4, "market": 2}
    assert favourites([appearance(**bought)]) == (("smithy", 4), ("market", 2), ("moat", 2))


def test_a_card_this_version_does_not_know_is_no_favourite():
    assert favourites([appearance(no_such_card=9, moat=1)]) == (("moat", 1),)


def test_most_wins_come_first():
    games = [game(result("a"), result("b", won=True), when=1), game(result("a", 50), result("b", won=True), when=2)]
    assert [each.person for each in ranking(games)] == ["b", "a"]


def test_among_equal_wins_the_larger_share_comes_first():
    games = [game(result("a", won=True), when=1), game(result("a"), when=2), game(result("b", won=True), when=3)]
    assert [each.person for each in ranking(games)] == ["b", "a"]


def test_among_equal_shares_more_points_a_game_come_first():
    assert [each.person for each in ranking([game(result("a", 20), result("b", 21))])] == ["b", "a"]


def test_a_shared_victory_is_a_win_for_each():
    assert [each.standing.wins for each in ranking([game(result("a", won=True), result("b", won=True))])] == [1, 1]


def test_equals_share_a_rank_and_the_next_one_is_left_out():
    ranked = ranking([game(result("a", won=True), result("b", won=True), result("c"))])
    assert [(each.rank, each.person) for each in ranked] == [(1, "a"), (1, "b"), (3, "c")]


def test_a_person_goes_by_their_latest_name():
    games = [game(result("a", name="new"), when=2), game(result("a", name="old"), when=1)]
    assert [each.name for each in ranking(games)] == ["new"]


def test_people_of_one_name_are_not_taken_for_one_another():
    assert len(ranking([game(result("a", name="Ann"), result("b", name="Ann"))])) == 2


# -- sentences ---------------------------------------------------------------------------------------------------------


def test_a_persons_games_are_said_in_four_lines():
    games = [appearance(30, True, village=2), appearance(15, village=1), appearance(14, moat=1)]
    assert lines_of_person(Texts(), "Ann", games) == [
        "Ann’s results",
        "3 games, 1 won (33%)",
        "59 points in total, 20 per game, 30 at best",
        "Kingdom cards bought most often: Village ×3, Moat ×1",
    ]


def test_wins_against_computer_players_are_told_by_level():
    against = [("beginner", True), ("beginner", False), ("strong", False), ("", True)]
    games = [replace(appearance(won=won), levels=(level,)) for level, won in against]
    told = "Against computer players: Beginner: 1 of 2 won · Solid: 0 of 1 won"
    assert told.replace("Solid", "Strong") in lines_of_person(Texts(), "Ann", games)
    here = [replace(game(result("a", won=won), when=number), levels=("sound",)) for number, won in enumerate((1, 0))]
    assert "Against computer players: Solid: 1 of 2 won" in lines_of_place(Texts(), here)


def test_the_levels_of_computer_players_are_stored_and_stand_ins_have_none(record):
    summary = summarise_game(record, None, ["telegram:1", "", ""], 5, ["", "beginner", ""])
    assert (len(summary.computers), summary.levels) == (2, ("beginner", ""))
    rows = {summary.game: pack_game(summary), f"{summary.game}|telegram:1": pack_player_result(summary.people[0])}
    assert unpack_games(rows) == [summary]
    (mine,) = unpack_appearances({summary.game: pack_appearance(Place("telegram", "1"), summary, summary.people[0])})
    assert mine.levels == ("beginner", "")


def test_one_game_of_one_point_is_said_properly():
    assert lines_of_person(Texts(), "Ann", [appearance(1)])[1:] == [
        "1 game, none won",
        "1 point in total, 1 per game, 1 at best",
    ]


def test_who_has_not_played_is_told_so():
    assert lines_of_person(Texts(), "Ann", []) == ["Ann hasn’t finished a game yet."]


def test_a_place_is_said_as_a_ranking():
    games = [
        game(result("a", 30, True, name="Ann", moat=2), result("b", 1, name="Bob"), when=1),
        game(result("a", 21, True, name="Ann"), when=2),
    ]
    assert lines_of_place(Texts(), games) == [
        "2 games were finished here.",
        "1. Ann: 2 wins in 2 games, 26 points per game",
        "2. Bob: 0 wins in 1 game, 1 point per game",
        "Kingdom cards bought most often: Moat ×2",
    ]


def test_a_long_ranking_is_cut_and_says_so():
    people = [result(f"person {number}", number) for number in range(6)]
    lines = lines_of_place(Texts(), [game(*people)], most=4)
    assert lines[0] == "1 game was finished here."
    assert lines[-1] == "… and 2 more"
    assert len(lines) == 6


def test_a_place_without_games_is_told_so():
    assert lines_of_place(Texts(), []) == ["No game has been finished here yet."]


@pytest.mark.parametrize("key", ["record-unfinished", "record-changed", "record-unreadable"])
def test_every_refusal_about_records_has_its_sentence(key):
    assert explain_error(Refusal(key), Texts()).endswith(".")
