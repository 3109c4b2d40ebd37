"""Games that earlier releases saved are the same games here, and are played to the same end."""

from engine import Game
from tests.each import for_each, for_some
from tests.golden.entries import DIRECTORIES, entries
from tests.golden.plain import differences, from_text, game_differences, play_on

GAMES = entries("games.json")


def test_there_are_golden_files_of_the_first_format():
    assert "format1" in [directory.name for directory in DIRECTORIES]
    assert len(GAMES) >= 60


@for_each(GAMES)
def test_a_saved_game_is_the_same_game_after_loading(entry):
    game = Game.load(from_text(entry["save"]))
    assert game.dropped == 0
    assert game_differences(entry["game"], game) == []


@for_some(GAMES, 4)
def test_a_saved_game_is_the_same_game_after_it_was_saved_again(entry):
    game = Game.load(Game.load(from_text(entry["save"])).save())
    assert game.dropped == 0
    assert game_differences(entry["game"], game) == []


@for_some(GAMES, 16)
def test_a_saved_game_is_played_to_the_same_end(entry):
    assert differences(entry["continuation"], play_on(Game.load(from_text(entry["save"])))) == []


@for_each(GAMES)
def test_what_could_be_taken_back_can_still_be_taken_back(entry):
    game = Game.load(from_text(entry["save"]))
    for seat in entry["game"]["can_undo"]:
        number = game.number
        game.undo(seat)
        assert game.number == number - 1
        assert seat in [decision.decider for decision in game.pending]
