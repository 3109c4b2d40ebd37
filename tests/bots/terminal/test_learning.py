"""Learning the game at a keyboard: the pages about it, and a first game that is explained as it goes."""

import pytest

from bots.screens.learn_pages import LAST
from bots.terminal.main import play_in_lines
from bots.terminal.session import HERE, person_named
from storage.table import PLAYING
from tests.bots.terminal.person import Clicker, Person
from tests.bots.terminal.test_full_screen import next_keys
from tests.bots.terminal.window import open_window


async def spend(house, tmp_path, *lines):
    """Type these lines and go; return what was on the screen."""
    person = Person(*lines)
    await play_in_lines(person.console, person.texts, house.worker, tmp_path / "records")
    return person.seen


async def test_the_pages_are_read_in_lines_before_the_game(house, tmp_path):
    seen = await spend(house, tmp_path, "learn", *[""] * LAST, "learn", "3", "b", "9", "c", "q")
    assert seen.count("🎓 How Dominion works") == seen.count("How to play (1/8)") == 2
    assert seen.count("🎓 Your first game") == 1
    assert seen.count("🎓 How to read a card") == 2
    assert "“9” isn’t one of the choices." in seen
    assert "? Name explains a card, help lists everything else." in seen


async def test_somebody_new_is_offered_explanations_before_the_game_and_others_are_not_asked(house, tmp_path):
    seen = await spend(house, tmp_path, "Ann", "", "6", "", "q")
    assert "Your first game? Choose 6, and I’ll explain each new kind of question as you play." in seen
    assert "6 Explain as I go: no" in seen
    assert "6 Explain as I go: yes" in seen
    assert "🎓 You hold Copper ×" in seen
    assert (await house.worker.people.settings(person_named("Ann", "en").id))["guide"] == "yes"
    several = await spend(house, tmp_path, "n", "y", "Ann, Bob", "", "", "", "q")
    assert "Explain as I go" not in several


async def test_the_pages_are_opened_by_a_key_during_a_game_on_the_full_screen_and_the_game_goes_on(house, tmp_path):
    async with open_window(house.worker, tmp_path / "records") as person:
        await person.types("Ann")
        await person.press("enter", "6", "enter")
        assert "🎓 You hold Copper" in person.text
        question = person.form.title
        await person.press("g")
        assert "🎓 How Dominion works" in person.text
        await person.press("enter")
        assert "How to play (2/8)" in person.text
        assert "⚡ Action phase" in person.text
        await person.press("c")
        assert person.form.title == question


@pytest.mark.long  # in lines it is always played
@pytest.mark.usefixtures("tiny_piles")
async def test_a_first_game_is_explained_to_its_end_on_the_full_screen(house, tmp_path):
    told = set()
    async with open_window(house.worker, tmp_path / "records", size=(100, 40)) as person:
        await person.types("Ann")
        await person.press("enter", "6", "enter")
        while (await house.table(HERE)).phase == PLAYING:
            told |= set(person.form.above)
            await person.press(*next_keys(person.form))
        assert "🎓 At the end all your cards count" in person.text
    assert any(line.startswith("🎓") for line in told)


@pytest.mark.usefixtures("tiny_piles")
async def test_a_first_game_is_explained_to_its_end_in_lines_and_in_ones_own_language(house, tmp_path):
    person = Clicker("Ann", "", "6", "", language="uk")
    await play_in_lines(person.console, person.texts, house.worker, tmp_path / "records")
    assert "🎓 Кінець близько." in person.seen
    assert "🎓 Наприкінці рахуються всі твої карти" in person.seen
