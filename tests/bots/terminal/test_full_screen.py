"""The full screen, played by keys and clicks; the tables lie on a real server."""

import re
from xml.etree import ElementTree

import pytest
from textual.content import Content

from bots.language.marks import TYPE_MARKS
from bots.language.texts import Texts
from bots.people import Person as Player
from bots.terminal.full_screen.grid import Cell, CellGrid
from bots.terminal.full_screen.look import COLOURS
from bots.terminal.full_screen.panes import HandPane
from bots.terminal.full_screen.picture import draw_table
from bots.terminal.parsing import single_key
from bots.terminal.session import HERE, NEXT_STEPS
from storage.table import OVER, PLAYING
from tests.bots.terminal.window import open_window
from tests.engine.table import Table
from tests.languages.catalogues import LANGUAGES
from tests.whole_games import sample

ANN, BOB = Player("terminal:ann", "Ann"), Player("terminal:bob", "Bob")
KNIGHTLY = ("hermit", "knights", "moat", "village", "cellar", "market", "smithy", "mine", "chapel", "militia")
MONEY = {"hand": "gold, copper*2", "deck": "witch*5"}


@pytest.fixture
def window(house, tmp_path):
    """Open a window on the table of the house."""

    def window(**options):
        return open_window(house.worker, tmp_path / "records", **options)

    return window


@pytest.fixture
def at(house, window):
    """Open a window on a table that stands at that position; without other people, Ann plays against a computer."""

    async def at(position, *people, size=(80, 24), language="en", **seats):
        await house.standing(position, *(people or (ANN, BOB)), place=HERE, **seats)
        if not people:
            await house.worker.repository.change(HERE, let_computers_play)
        return window(size=size, language=language)

    return at


def let_computers_play(table):
    for seat in table.seats[1:]:
        seat.person, seat.computer = "", True


async def resumed(person):
    """Go on with the kept game, and take the keyboard."""
    await person.press("enter", "enter")


@pytest.mark.usefixtures("tiny_piles")
async def test_a_whole_game_is_played_by_keys_from_the_first_question_to_the_record(house, window, tmp_path):
    async with window() as person:
        await person.types("Ann")
        assert "28 High and Low" not in person.text
        await person.types("high and")
        await person.press("n")  # no Shelters
        assert "Kingdom code" in person.text
        assert "Computer players: Beginner" in person.text
        await person.press("2", "5", "5", "enter")  # points are shown, the opponent is strong, and the game begins
        assert [seat.level for seat in (await house.table(HERE)).seats] == ["sound", "strong"]
        assert "Dominion · High and Low" in person.text
        assert re.search(r"▶ \S.*✋5 📚5  3 points", person.text)
        while (await house.table(HERE)).phase == PLAYING:
            await person.press(*next_keys(person.form))
        assert person.text.count("The game is over.") == 1
        await turns_pages_in_a_small_window(person)
        await person.press("x")
        assert "The record was saved to" in person.text
        await person.press("s")
        assert "1 game was finished here." in person.text
        assert "Against computer players: Strong: " in person.text
        await person.press("escape", "q")
        assert person.app.playing.done()
    assert (await house.table(HERE)).phase == OVER
    assert len(list((tmp_path / "records").iterdir())) == 1


async def turns_pages_in_a_small_window(person):
    """The game is over: what can be done next is in sight, and its turns are gone through by keys."""
    await person.resize(60, 20)
    assert "Final scores" in person.text
    assert "Shuffle seed" not in person.text
    for step in NEXT_STEPS:
        assert Texts().say(f"choice-{step}") in person.text
    await person.press("p")
    assert "▶" in person.lines[2]
    await person.press("right", "right", "left")
    assert "Replay 2/" in person.text
    await person.press("1", "enter")
    assert "Replay 1/" in person.text
    await person.press("l", "b", "f", "escape", "g", "3", "enter", "right")
    assert "How to play (4/8)" in person.text
    await person.press("escape", "f")
    assert "gives the same result" in " ".join(person.text.split())
    await person.press("escape")
    await person.resize(80, 24)


SEASIDE = "golem, wharf, island, haven, pirate_ship, outpost, embargo, village, cellar, moat"


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_durations_potions_mats_and_embargo_tokens_are_in_sight(at, size, language):
    texts = Texts(language)
    me = {"hand": "potion, gold, copper", "in_play": "wharf", "staying": [0], "awaited": "wharf", "island": "estate"}
    position = Table(me=me, you={"pirate_tokens": 2}, kingdom=SEASIDE, embargo={"golem": 1}, phase="buy")
    async with await at(position, size=size, language=language) as person:
        await resumed(person)
        assert f"🪙0 ({texts.say('purse-note', coins='4🧪')})" in person.text
        golem = [line for line in person.lines if "4🧪" in line and texts.card("golem") in line]
        assert len(golem) == 2  # its pile, and the choice to buy it
        assert all("⛔1" in line for line in golem)
        assert f"🟧 5 {texts.card('wharf')}" in person.text


def test_every_mark_of_a_type_has_a_colour():
    assert COLOURS.keys() == set(TYPE_MARKS.values())


def next_keys(form):
    """Choose the first thing, as many as needed, and agree to everything."""
    if form.several is not None:
        return [*["1"] * form.several.least, "enter"] if form.several.least else ["n"]
    if not form.choices:
        return [form.others[0].key or "enter"]
    return [form.choices[0].line] if len(form.choices) < 10 else ["1", "enter"]


async def test_several_people_pass_the_keyboard_and_see_only_their_own_cards(house, at):
    position = Table(me={"hand": "militia, gold*2, silver*2", "deck": "witch*5"}, you="cellar*3, estate*2")
    async with await at(position, ANN, BOB, undo=5) as person:
        await person.press("enter")
        assert "Pass the keyboard to Ann." in person.text
        assert "Militia" not in person.text
        await person.press("x", "enter", "1")
        assert "Pass the keyboard to Bob." in person.text
        assert "Gold" not in person.text
        assert "Gold" not in str(person.app.game.query_one(HandPane).render())  # which is there when the curtain goes
        await person.press("enter")
        assert "Cellar ×3" in person.text
        assert not re.search("Your hand.*(Gold|Silver)", person.text)
        await person.press("1", "2", "enter", "enter")
        assert "Your hand  🟡 Gold ×2" in person.text
        await person.types("Gold")
        assert "Your turn is over." in person.text
        assert person.lines[-1].split() == ["q", "quit", "F1", "help"]  # the other keys have nothing to act on
        assert "Witch" not in person.text.partition("Your hand")[2]
        assert (await house.table(HERE)).held is not None
        await person.press("x", "u")  # another key makes nothing final
        assert "takes back the last move" in person.text
        assert "l log  k kingdom" in person.lines[-1]
        await person.types("Gold")
        await person.press("enter")
        assert "Pass the keyboard to Bob." in person.text


async def test_what_is_typed_filters_and_is_completed_and_refusals_say_why(house, at):
    async with await at(Table(me="copper*3", you="copper", supply={"smithy": 10, "market": 0})) as person:
        await person.press("enter")
        await person.pilot.press("S", "i")
        assert [line for line in person.lines if re.search(r"\d+ 🟡 Silver 3$", line)]
        assert "Village" not in person.text.partition("Your hand")[2]
        await person.pilot.press("tab")
        assert "Name: silver▏" in person.text
        await person.press("escape")
        for name, words in {
            "Gol": "Gold costs 6; you have 3.",
            "Market": "The Market pile is empty.",
            "Xyz": "“Xyz” isn’t one of the choices.",
            "Pp": "“Pp” isn’t one of the choices.",  # although only Copper has it
        }.items():
            await person.types(name)
            assert words in person.text
        await person.types("Silvr")
        assert "Did you mean Silver?" in person.text
        await person.press("n", "e")
        assert "You have 3 coins left. End your turn?" in person.text
        await person.press("n", "t", "u")
        assert "takes back the last move" in person.text
        assert (await house.table(HERE)).game.view(0).coins == 0


async def test_keys_open_pages_the_mouse_chooses_and_numbers_pick_several(house, at):
    async with await at(Table(me="village, chapel, copper*2, estate*3", you="copper")) as person:
        await person.press("enter", "k")
        assert "costs 2 · Action" in person.text
        await person.press("pagedown", "escape")
        await person.click("Moat")
        assert "Moat · costs 2 · Action – Reaction" in person.text
        await person.click("l log")
        assert "Log" in person.lines[0]
        await person.click("Esc")
        await person.press("comma", "1", "enter")  # settings
        await person.press("f1")
        assert "A number or a click chooses." in person.text
        await person.press("escape")
        await person.types("? market")
        assert "Market · costs 5 · Action" in person.text
        await person.click("1 ⚪ Village")
        assert (await house.view(0, HERE)).players[0].in_play == ("village",)
        await person.press("1")
        assert "Chapel · costs 2 · Action" in person.text  # the card that asks is explained
        await person.press("1", "2", "2", "enter")
        assert sorted((await house.view(0, HERE)).trash) == ["copper", "estate", "estate"]
        await person.press("ctrl+c")
        assert person.app.playing.done()
    assert await house.worker.people.settings(ANN.id) == {"moat": "no"}


async def test_three_sizes_show_what_fits_and_a_window_may_change_while_people_play(at):
    position = Table({"hand": "militia, village, gold", "deck": "moat"}, "copper*5", "copper*5", "copper*5")
    async with await at(position, ANN, BOB, Player("terminal:c", "Cid"), Player("terminal:d", "Dan")) as person:
        await resumed(person)
        await person.press("2")
        for size in ((120, 40), (80, 24), (60, 20), (45, 20)):
            await person.resize(*size)
            assert len(person.lines) == size[1]
            for words in ("Province", "Your hand", "1 🔴 Militia", "2 🔵 Moat", "e end your Action phase", "q quit"):
                assert words in person.text, size
            assert ("▶ Me" in person.text) == (size[1] >= 24)
            assert ("plays Village" in person.text) == (size[0] >= 80)
            await person.press("left" if "Militia · costs" in person.text else "right")
            assert bool(re.search("(Militia|Moat) · costs", person.text)) == (size[0] >= 80)
        await person.press("tab")
        assert "plays Village" in person.text
        assert "▶ Me" in person.text
        await person.press("tab")
        assert "Province" not in person.text
        assert re.search("(Militia|Moat) · costs", person.text)
        await person.press("tab")
        assert "Province" in person.text


async def test_the_newest_line_of_the_log_stays_in_sight_when_the_window_changes(at):
    async with await at(Table({"hand": "village*5, market", "deck": "village*9"}, "copper*5"), ANN, BOB) as person:
        await resumed(person)
        for _ in range(5):
            await person.types("Village")
        await person.types("Market")
        for size in ((60, 20), (80, 24), (120, 40), (80, 24)):
            await person.resize(*size)
            if size == (60, 20):
                await person.press("tab")
            assert "plays Market" in person.text, size
            await person.press("i")  # more to read, so less room for the log
            assert "plays Market" in person.text, size


async def test_what_follows_of_an_indented_line_is_indented_and_esc_closes_settings(at):
    async with await at(Table(me="copper*3", you="copper")) as person:
        await person.press("enter", "k")
        texts = [line for line in person.lines[1:-1] if line.strip() and "· costs" not in line]
        assert len(texts) > 10
        assert all(line.startswith("    ") for line in texts)
        await person.press("escape", "comma")
        assert "Your settings, for all tables" in person.text
        await person.press("escape")
        assert "Your hand" in person.text


async def test_however_much_is_told_the_question_stays_in_sight_and_the_table_gives_way(at):
    hand = "militia, moat, village, cellar, chapel, market"
    async with await at(Table(hand, "copper*5", "copper*5"), ANN, BOB, Player("terminal:c", "Cid")) as person:
        await resumed(person)
        for size in ((80, 24), (60, 20)):
            await person.resize(*size)
            person.app.front.tell("This is told at length. " * 20)
            await person.types("Xyz")
            await person.pilot.press("M", "a")
            await person.pilot.pause()
            assert len(person.lines) == size[1]
            words = (
                "at length.",
                "isn’t one of the choices",
                "e end your Action phase",
                "Name: Ma▏  → Market",
                "F1 help",
            )
            assert [each for each in words if each not in person.text] == []
            assert "F1 help" in person.lines[-1]
            await person.press("escape")
            assert "1 ⚪ Market" in person.text


async def test_however_much_is_typed_the_question_stays_in_sight_and_no_letter_follows_a_number(at):
    hand = "militia, moat, village, cellar, chapel, market, smithy, workshop, gold, gardens, festival, laboratory, mine"
    async with await at(Table(hand, "copper*5")) as person:
        await person.press("enter")
        await person.resize(60, 20)
        await person.pilot.press("1", "e", "q")
        assert "Name: 1▏" in person.text
        await person.pilot.press("escape", "M")
        person.app.screen.question.type("x" * 5000)
        await person.pilot.press("y")
        assert "e end your Action phase" in person.text
        assert "xx▏" in person.text  # and no more than fits


async def test_a_text_that_does_not_fit_beside_the_table_is_a_page(at):
    position = Table(me="copper*3", you="copper", kingdom=", ".join(KNIGHTLY))
    async with await at(position) as person:
        await person.press("enter")
        await person.types("? moat")
        assert "Supply" not in person.lines[0]
        assert "Moat · costs 2 · Action – Reaction" in person.text
        assert "Your hand" in person.text
        await person.types("? hermit")
        assert "Hermit · costs 3 · Action" in person.lines[0]
        assert "Madman." in person.text
        await person.press("escape")
        assert "Your hand" in person.text
        await person.resize(60, 20)
        await person.types("? hermit")
        assert "gain a Madman" in person.text
        assert "Your hand" in person.text


@pytest.mark.parametrize("language", sample([language for language in LANGUAGES if language != "en"], ["ru"]))
async def test_every_language_fits_into_eighty_columns(at, language):
    texts = Texts(language)
    position = Table(me="silver*4", you="copper")
    async with await at(position, language=language) as person:
        await person.press("enter")
        assert person.form.title in person.text
        assert "…" not in person.text.partition("\n")[2]
        for key in ("undo", "quit"):
            assert f"{single_key(f'typed-{key}', texts)} {texts.say(f'key-{key}')}" in person.lines[-1]
        assert f"F1 {texts.say('key-help')}" in person.lines[-1]
        for choice in (*person.form.choices, *person.form.others):
            assert choice.words in person.text
        await person.press("t", "e", "n", "u")  # the English keys work, too
        assert texts.say("log-undo", who="").strip() in person.text


def test_among_many_choices_one_long_name_is_cut_and_does_not_widen_all_columns():
    def rows(*widths):
        grid = CellGrid()
        grid.fill([Cell(Content("x" * width), "") for width in widths])
        return 1 + max(placed.row for placed in grid.place(58))

    assert rows(*[16] * 9) == rows(*[16] * 8, 35) - 2 == 3
    assert rows(*[16] * 3, 35) == 4  # each of a few is shown whole


async def test_a_picture_of_a_table_is_drawn_without_a_terminal(house):
    await house.standing(Table(me="smithy, copper", you="copper"), ANN, BOB, place=HERE)
    drawn = await draw_table(await house.table(HERE), Texts("de"), (100, 30))
    words = " ".join("".join(ElementTree.fromstring(drawn).itertext()).replace("\xa0", " ").split())  # noqa: S314
    assert "Schmiede" in words
    assert "Provinz" in words
