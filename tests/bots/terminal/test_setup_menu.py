"""Before the game at the terminal: seats and kingdoms."""

import asyncio
import re

import pytest

from bots.language.wording import dearest_first
from bots.terminal.kingdom_choice import DEFAULT, KingdomChoice, KingdomReader
from bots.terminal.setup_menu import Seating, SetupMenu
from engine import RECOMMENDED, SETS, Setup, categories_of, kingdom_code
from tests.bots.terminal.person import Person
from tests.each import for_each, for_each_row

COMPUTER = ("", True)


def seated(*lines):
    person = Person(*lines)
    seats = asyncio.run(SetupMenu(person.front).seats())
    return [(seat.name, seat.computer) for seat in seats], person


def chosen(*lines):
    person = Person(*lines)
    return asyncio.run(SetupMenu(person.front).kingdom()), person


def test_enter_seats_one_person_against_a_computer_player():
    assert seated("")[0] == [("Player", False), COMPUTER]


def test_one_name_alone_gets_a_computer_player_to_play_against():
    assert seated("Ann")[0] == [("Ann", False), COMPUTER]


def test_people_and_several_computer_players():
    seats, _ = seated("Ann, computer, Bob, Computer")
    assert seats == [("Ann", False), COMPUTER, ("Bob", False), COMPUTER]


def test_computer_players_of_different_levels():
    person = Person("Ann, Beginner, solid, strong")
    assert [seat.level for seat in asyncio.run(SetupMenu(person.front).seats())] == ["", "beginner", "sound", "strong"]


def test_seven_are_too_many_and_the_question_stands():
    seats, person = seated("a,b,c,d,e,f,g", "Ann, Bob")
    assert seats == [("Ann", False), ("Bob", False)]
    assert "2 to 6 players, please; you named 7." in person.seen


def test_the_same_name_twice_is_refused():
    seats, person = seated("Ann, ann", "Ann, Bob")
    assert len(seats) == 2
    assert "can’t both be called" in person.seen


def test_a_name_that_would_break_the_table_is_refused():
    _, person = seated("x" * 25, "Ann")
    assert "at most 24 characters" in person.seen


def test_a_person_who_types_letters_that_nobody_sees_gets_a_name():
    assert seated("\u2800, Ann")[0] == [("Player", False), ("Ann", False)]


@pytest.mark.parametrize("columns", [80, 40])
def test_all_ten_cards_of_every_recommended_kingdom_are_shown(columns):
    person = narrow("", width=columns)
    asyncio.run(SetupMenu(person.front).kingdom())
    assert all(len(line) <= columns for line in person.seen.splitlines() if "," in line and line.startswith(" "))
    shown = re.sub(r"\s+", " ", person.seen)
    for kingdom in RECOMMENDED:
        cards = ", ".join(person.texts.card(id) for id in dearest_first(kingdom.cards, None, person.texts))
        assert f"{person.texts.say(f'kingdom-{kingdom.id}')} {cards}" in shown


def test_enter_takes_the_first_game():
    assert chosen("")[0].cards == DEFAULT.cards


@for_each(range(1, len(RECOMMENDED) + 1))
def test_every_recommended_kingdom_can_be_had_by_number(number):
    kingdom = RECOMMENDED[number - 1]
    choice, person = chosen(str(number), "n")
    assert (choice.cards, choice.edition) == (kingdom.cards, kingdom.edition)
    assert person.texts.say(f"kingdom-{kingdom.id}") in person.seen


def test_a_recommended_kingdom_can_be_had_by_the_start_of_its_name():
    assert chosen("silver")[0].cards == next(each.cards for each in RECOMMENDED if each.id == "silver_and_gold")


def test_a_random_kingdom_honours_sets_wishes_and_bans():
    for _ in range(20):
        choice, _ = chosen("random base2 +witch +throne room -moat −chapel")
        assert {"witch", "throne_room"} <= set(choice.cards) <= set(SETS["base2"]) - {"moat", "chapel"}


def test_a_random_kingdom_honours_kinds_of_cards_and_names_with_hyphens():
    for _ in range(10):
        choice, _ = chosen("random base2 hinterlands1 +ill-gotten gains +villages -attacks")
        assert "ill_gotten_gains" in choice.cards
        assert "village" in categories_of(choice.cards)
        assert "attack" not in categories_of(choice.cards)


@pytest.mark.parametrize("shelters", ["yes", "no"])
def test_a_code_gives_its_cards_edition_and_shelters_and_asks_no_more(shelters):
    cards = ("rats", *RECOMMENDED[5].cards[1:])
    choice, person = chosen(kingdom_code(Setup(cards, 1, shelters)).lower())
    assert (sorted(choice.cards), choice.edition, choice.shelters) == (sorted(cards), 1, shelters)
    assert "Shelters" not in person.seen


WITCHES = "young witch, bank, village, smithy, market, mine, militia, gardens, library, witch"


def test_a_kingdom_with_young_witch_has_a_bane_that_can_be_drawn_again_or_named():
    choice, _ = chosen(f"own {WITCHES}")
    assert choice.bane
    again, person = readied(choice, "6", "")
    assert again.bane != choice.bane
    assert f"Bane: {person.texts.card(choice.bane)}" in person.seen
    assert f"Bane: {person.texts.card(again.bane)}" in person.seen
    assert chosen(f"own {WITCHES}, lighthouse")[0].bane == "lighthouse"
    assert chosen("random cornucopia base2 +young witch -moat")[0].bane


def test_colonies_can_be_chosen_where_there_is_a_card_of_prosperity():
    choice, person = readied(chosen(f"own {WITCHES}")[0], "4", "")
    assert choice.colonies == "yes"
    assert "Colonies: By share of Prosperity cards" in person.seen
    assert "Colonies: Yes" in person.seen
    assert choice.options(2, "en").colonies == "yes"


def test_a_code_gives_colonies_and_the_bane():
    cards = tuple(chosen(f"own {WITCHES}")[0].cards)
    choice, _ = chosen(kingdom_code(Setup(cards, colonies="no", bane="moat")))
    assert (choice.colonies, choice.bane) == ("no", "moat")


def test_a_random_kingdom_of_the_first_edition_has_its_wordings():
    assert chosen("random base1")[0].edition == 1


def test_an_own_list_is_taken_by_starts_of_names():
    choice, _ = chosen("own cellar, chapel, militia, moat, throne, smi, village, mine, spy, thief")
    assert choice.cards[4:6] == ("throne_room", "smithy")
    assert choice.edition == 1  # Spy and Thief are of the first edition only


def test_what_was_understood_of_ten_cards_is_kept_and_only_the_rest_is_asked_for():
    line = "own cellar, chapel, militia, moat, throne, smitty, village, mine, 5, c"
    choice, person = chosen(line, "dark", "smithy, market, remodel")
    assert choice.cards[5:] == ("smithy", "village", "mine", "market", "remodel")
    assert "“5” isn’t one of the choices." in person.seen
    assert "“c” could be" in person.seen
    assert (
        "Kept: Cellar, Chapel, Militia, Moat, Throne Room, Smithy, Village, Mine.\n2 cards are missing." in person.seen
    )
    choice, person = chosen("own moat", "", "1")
    assert choice.cards == RECOMMENDED[0].cards


def test_sets_are_named_as_people_call_them():
    assert set(chosen("random dark ages")[0].cards) <= set(SETS["dark_ages"])
    both = set(SETS["dark_ages"]) | set(SETS["base2"])
    assert set(chosen("random dark ages, base2", "n")[0].cards) <= both


@for_each_row(
    [
        ("own " + ", ".join(sorted(SETS["base2"])[:11]), "ten different cards; you named 11"),
        ("random atlantis", "“atlantis” isn’t one of the choices"),
        ("random +moat -moat", "That kingdom isn’t possible"),
        ("0000-1JA5-GP2F", "not a kingdom code"),
        ("99", "isn’t one of the choices"),
        ("nonsense", "isn’t one of the choices"),
    ]
)
def test_what_makes_no_kingdom_is_explained_and_asked_again(line, words):
    choice, person = chosen(line, "1")
    assert choice.cards == RECOMMENDED[0].cards
    assert words in person.seen


@pytest.mark.parametrize(("line", "expected"), [("y", "yes"), ("n", "no"), ("", "no")])
def test_shelters_are_asked_about_where_the_rules_leave_them_to_the_players(line, expected):
    choice, person = chosen("high and low", line)
    assert choice.shelters == expected
    assert "Start with Shelters instead of Estates? (y/n)" in person.seen


@pytest.mark.parametrize("id", ["grim_parade", "first_game_2e"])
def test_shelters_are_not_asked_about_where_the_rules_decide(id):
    choice, person = chosen(str([kingdom.id for kingdom in RECOMMENDED].index(id) + 1))
    assert choice.shelters == "auto"
    assert "Shelters" not in person.seen


def readied(choice, *lines):
    person = Person(*lines)
    return asyncio.run(SetupMenu(person.front).ready(choice, [Seating("Ann", False), Seating(*COMPUTER)])), person


def test_before_the_game_edition_points_hints_level_and_shelters_can_be_changed_and_another_kingdom_be_drawn():
    mixed = next(kingdom for kingdom in RECOMMENDED if kingdom.id == "high_and_low")
    choice, person = readied(KingdomChoice(mixed.cards, 2, "no"), "1", "2", "3", "4", "5", "x", "")
    assert (choice.edition, choice.points, choice.hints, choice.shelters) == (1, "yes", "no", "yes")
    assert choice.level == "sound"
    assert "Computer players: Beginner" in person.seen
    assert "Computer players: Solid" in person.seen
    assert "Edition: 1st edition" in person.seen
    assert "“x” isn’t one of the choices." in person.seen
    drawn = KingdomReader(person.texts).parse("random dark ages")
    again, _ = readied(drawn, "5", "")
    assert set(again.cards) <= set(SETS["dark_ages"])
    assert again.cards != drawn.cards
    assert readied(drawn, "6")[0] is None


def narrow(*lines, width=20):
    person = Person(*lines)
    person.console.screen = True
    person.console.width = lambda: width
    person.console.height = lambda: 1000
    return person


def test_a_long_line_is_broken_between_words():
    person = narrow()
    person.console.write("one two three four five six seven")
    assert person.seen == "one two three four\n  five six seven\n"


def test_a_long_question_is_broken_between_words_and_answered_on_its_last_line():
    person = narrow("y")
    assert person.console.read("Enter to resume it, n for a new game: ") == "y"
    assert person.seen == "Enter to resume it,\n  n for a new game: "


def test_the_lines_above_a_prompt_stand_above_it():
    person = narrow("y", width=80)
    person.console.read("Ten cards\n> ")
    assert person.seen == "Ten cards\n> "


@for_each([1, 20, 36, 37, 38, 45, 46])
def test_a_kingdom_is_chosen_in_a_window_of_any_width(width):
    person = narrow("1", width=width)
    assert asyncio.run(SetupMenu(person.front).kingdom()).cards == RECOMMENDED[0].cards
    assert max(map(len, person.seen.splitlines())) <= max(width, 20)
