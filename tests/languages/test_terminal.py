"""The terminal in each language: what it shows, and the words that can be typed."""

import pytest

from bots.language.texts import Texts
from bots.terminal.kingdom_choice import KingdomReader
from bots.terminal.learning import STEPS as LEARN
from bots.terminal.main import language_here, play_in_lines
from bots.terminal.parsing import Names, agrees, is_typed, typed
from bots.terminal.replay import STEPS as REPLAY
from bots.terminal.session import HERE, NEXT_STEPS
from engine import SETS
from storage.table import OVER, PLAYING
from tests.bots.terminal.person import Clicker, Person
from tests.each import for_each, for_each_row
from tests.languages.catalogues import LANGUAGES, keys
from tests.languages.pseudo import english_in

# No word may have two meanings at the same question.
LOOKING = ("undo", "again", "log", "kingdom", "statistics", "settings", "quit", "help", "hint", "learn")
AT_A_QUESTION = (*LOOKING, "end", "treasures", "play", "buy", "all", "none")
AT_YES_OR_NO = (*LOOKING, "yes", "no")
AFTER_A_GAME = NEXT_STEPS
KINGDOMS = ("random", "own")
PAGES = ((*REPLAY, "quit"), (*LEARN, "quit"))


async def spend(person, house, tmp_path):
    await play_in_lines(person.console, person.texts, house.worker, tmp_path / "records")
    return await house.table(HERE)


@pytest.mark.usefixtures("tiny_piles")
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_whole_game_is_played_in_every_language(house, tmp_path, language):
    person = Clicker("Вера", "", language=language)
    assert (await spend(person, house, tmp_path)).phase == OVER
    assert person.texts.say("final-title") in person.seen
    assert person.texts.say("goodbye") in person.seen


@pytest.mark.usefixtures("short_piles")
async def test_a_new_language_can_be_played_in_and_no_english_is_left(house, tmp_path, pseudo):
    texts = Texts(pseudo)
    kingdom = f"{typed('typed-random', texts)[0]} {texts.say('set-dark_ages.word')}"
    person = Clicker("Вера, Олесь, " + texts.say("computer"), kingdom, language=pseudo)
    assert (await spend(person, house, tmp_path)).phase == OVER
    assert english_in(person.seen, "Вера", "Олесь") == []


async def test_whatever_is_looked_at_in_a_new_language_has_no_english_in_it(house, tmp_path, pseudo):
    texts = Texts(pseudo)
    keys = [typed(f"typed-{key}", texts)[0] for key in ("again", "log", "kingdom", "statistics", "undo")]
    settings = [typed("typed-settings", texts)[0], "1", "12345", "3", typed("typed-no", texts)[0], ""]
    looked = ["?", "? " + texts.card("copper"), "? 12345", "12345", *keys, *settings, typed("typed-quit", texts)[0]]
    person = Person("1,2,3,4,5,6,7", "Вера", "12345", "", "", *looked, language=pseudo)
    assert (await spend(person, house, tmp_path)).phase == PLAYING
    back = Person(typed("typed-new", texts)[0], typed("typed-no", texts)[0], "", language=pseudo)
    await spend(back, house, tmp_path)
    assert english_in(person.seen + back.seen, "Вера") == []


@for_each(LANGUAGES, [AT_A_QUESTION, AT_YES_OR_NO, AFTER_A_GAME, KINGDOMS, *PAGES])
def test_no_word_means_two_things_at_one_question(language, together):
    meanings = [word for key in together for word in typed(f"typed-{key}", Texts(language))]
    assert len(meanings) == len(set(meanings))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_are_told_to_people(language):
    texts = Texts(language)
    told = " ".join(texts.say(key, who="", sets="") for key in keys("en") if key in TOLD).casefold()
    shown = {key: typed(f"typed-{key}", texts)[0] for key in (*AT_A_QUESTION, *AFTER_A_GAME, *KINGDOMS)}
    # The menu shows each of these with what it does; "buy" may be typed, but need not.
    by_menu = {"end", "treasures", "play", "none", "all", "buy", *AFTER_A_GAME}
    words = set(told.replace(";", " ").replace(".", " ").replace("/", " ").split())
    assert {key for key, word in shown.items() if key not in by_menu and word not in words} == set()


TOLD = {"help", "keys", "kingdom-random-help", "kingdom-own-help"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_english_words_are_understood_in_every_language(language):
    texts = Texts(language)
    assert is_typed("none", "typed-none", texts)
    assert is_typed("Q", "typed-quit", texts)
    assert agrees("yes please", texts)


@pytest.mark.parametrize(("language", "yes", "no"), [("de", "Ja", "nein"), ("ru", "д", "Нет"), ("uk", "так", "ні")])
def test_people_agree_in_their_own_words(language, yes, no):
    assert agrees(yes, Texts(language))
    assert not agrees(no, Texts(language))
    assert not agrees("", Texts(language))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("de", "zufall basis2 +Hexe −Burggraben"),
        ("ru", "наугад база2 +ведьма −ров"),
        ("uk", "навмання база2 +відьма −рів"),
        ("uk", "random base2 +witch −moat"),
    ],
)
def test_a_random_kingdom_is_asked_for_in_ones_own_words(language, line):
    person = Person(language=language)
    choice = KingdomReader(person.texts).parse(line)
    assert "witch" in choice.cards
    assert set(choice.cards) <= set(SETS["base2"]) - {"moat"}


def test_ten_cards_may_be_named_in_several_languages():
    person = Person(language="de")
    choice = KingdomReader(person.texts).parse(
        "eigene Keller, Miliz, moat, Село, кузница, Markt, Mine, Umbau, Werkstatt, Händlerin"
    )
    assert set(choice.cards) == {
        "cellar", "militia", "moat", "village", "smithy", "market", "mine", "remodel", "workshop", "merchant",
    }  # fmt: skip


def test_a_card_of_the_list_may_be_named_in_another_language_or_with_a_slip():
    ids = ["gold", "throne_room"]
    names = [Texts("uk").card(id) for id in ids]
    assert Names(ids, names, Texts("uk")).one("throne") == "throne_room"
    assert Names(ids, names, Texts("uk")).one("Gold") == "gold"
    assert Names(ids, names, Texts("uk")).one("тронан зала") == "throne_room"


async def test_a_computer_player_is_called_so_in_ones_own_words(house, tmp_path):
    person = Person("Вера, комп’ютер, computer", "", "", language="uk")
    table = await spend(person, house, tmp_path)
    assert [seat.computer for seat in table.seats] == [False, True, True]
    assert (table.phase, table.options.language) == (PLAYING, "uk")


@for_each_row(
    [
        ({"DOMINION_LANGUAGE": "en", "LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "ru_RU", "LC_ALL": ""}, "ru"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ]
)
def test_the_terminal_speaks_what_is_set_or_else_what_the_system_speaks(given, spoken):
    assert language_here("en", given) == spoken
