"""What people at the keyboard set for all their games, and how they are forgotten."""

import pytest

from bots.people import Person as Player
from bots.terminal.main import play_in_lines
from bots.terminal.parsing import typed
from bots.terminal.session import HERE
from bots.terminal.settings_menu import SettingsMenu
from storage.table import PLAYING
from tests.bots.terminal.person import Person, end
from tests.languages.catalogues import LANGUAGES

ANN, BOB = Player("terminal:ann", "Ann"), Player("terminal:bob", "Bob")
FORGET = "6"  # the last line of the menu
AT_ONCE = "Reveal Moat automatically: {}\n  2 Ask before ending a turn with unspent coins: {}\n"


@pytest.fixture
def spend(house, tmp_path):
    """Run a session in which a person types these lines; return what they saw."""

    async def spend(*lines, language="en"):
        person = Person(*lines, language=language)
        await play_in_lines(person.console, person.texts, house.worker, tmp_path / "records")
        return person.seen

    return spend


@pytest.fixture
def finished(house, spend):
    """These people have played a game to its end."""

    async def finished(names):
        await spend(names, "", "")
        await house.worker.repository.change(HERE, end)

    return finished


async def test_a_number_changes_a_setting_and_enter_goes_on_with_the_same_question(house, spend):
    seen = await spend("Ann", "", "", "set", "1", "2", "", "a")
    assert [AT_ONCE.format(*values) in seen for values in (("yes", "yes"), ("no", "yes"), ("no", "no"))] == [True] * 3
    assert seen.count("Final") == 0
    assert await house.worker.people.settings(ANN.id) == {"moat": "no", "confirm": "no"}
    seat = (await house.table(HERE)).seats[0]
    assert (seat.moat, seat.confirm) == (False, False)


async def test_what_a_person_has_set_holds_in_their_next_game_on_another_chair(house, spend):
    await spend("Ann, computer", "", "", "set", "2", "")
    await house.tables.do("stop", HERE, ANN)
    await spend("Bob, ann", "", "")
    assert [(seat.name, seat.confirm) for seat in (await house.table(HERE)).seats] == [("Bob", True), ("ann", False)]


async def test_the_seconds_for_taking_back_a_turn_go_round(house, spend):
    seen = await spend("Ann", "", "", "set", "3", "3", "4", "")
    assert "3 Time to undo the end of a turn: 3 s" in seen
    assert await house.worker.people.settings(ANN.id) == {"undo": "5", "auto_end": "yes"}
    seat = (await house.table(HERE)).seats[0]
    assert (seat.undo, seat.auto_end) == (5, True)


async def test_a_setting_is_changed_back(house, spend):
    await spend("Ann", "", "", "set", "1", "1")
    assert await house.worker.people.settings(ANN.id) == {"moat": "yes"}


async def test_what_is_none_of_the_settings_is_asked_again(spend):
    seen = await spend("Ann", "", "", "set", "7", "copper", "")
    assert "“7” isn’t one of the choices." in seen
    assert "“copper” isn’t one of the choices." in seen


async def test_a_person_who_wants_to_be_forgotten_is_asked_whether_they_are_sure(house, spend, finished):
    await finished("Ann")
    seen = await spend("set", FORGET, "n", "")
    assert "This can’t be undone. (y/n)" in seen
    assert len(await house.worker.results.of_person(ANN.id)) == 1


async def test_after_a_game_one_of_several_is_forgotten_and_the_other_is_not(house, spend, finished):
    await finished("Ann, Bob")
    seen = await spend("set", "bob", FORGET, "y", "w", "q")
    assert "Whose settings?\n  1 Ann\n  2 Bob\n" in seen
    assert "Your data has been deleted." in seen
    assert "Bob" not in seen.split("Your data has been deleted.")[1]
    assert "Ann: " in seen.split("finished here.")[-1]
    assert [len(await house.worker.results.of_person(person.id)) for person in (ANN, BOB)] == [1, 0]


async def test_the_others_play_again_after_the_host_was_forgotten(house, spend, finished):
    await finished("Ann, Bob")
    await spend("set", "1", FORGET, "y", "r")
    table = await house.table(HERE)
    assert table.phase == PLAYING
    assert [seat.person for seat in table.seats] == ["", BOB.id]


async def test_where_nobody_is_left_there_is_nothing_to_set(house):
    person = Person()
    await SettingsMenu(person.front, house.worker).of_one([])
    assert person.seen == ""


async def test_nobody_is_picked_with_enter(house):
    person = Person("")
    await SettingsMenu(person.front, house.worker).of_one([ANN, BOB])
    assert "Your settings" not in person.seen


@pytest.mark.parametrize("language", LANGUAGES)
async def test_settings_are_changed_in_every_language(house, spend, language):
    person = Person(language=language)
    settings, yes = (typed(key, person.texts)[0] for key in ("typed-settings", "typed-yes"))
    seen = await spend("Ann", "", "", settings, "1", FORGET, yes, language=language)
    assert person.texts.say("settings-done") in seen
    assert person.texts.say("erased") in seen
    assert await house.worker.people.settings(ANN.id) == {}
