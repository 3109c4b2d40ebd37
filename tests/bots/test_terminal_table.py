"""A game at one keyboard, as people see and type it."""

import pytest

from bots.terminal.console import Leave
from bots.terminal.lobby import Choice, Seating
from bots.terminal.main import exhibit
from bots.terminal.table import LocalTable
from engine import Game
from engine.kingdoms import RECOMMENDED
from tests.bots.terminal_person import Clicker, Person
from tests.engine.table import Table

ANN, BOB, CID = Seating("Ann", False), Seating("Bob", False), Seating("Cid", False)
COMPUTER = Seating("Computer", True)
FIRST_GAME = Choice(RECOMMENDED[5].cards, 2)


def table(person, seats, choice=FIRST_GAME, seed=b"seed"):
    return LocalTable(person.console, person.texts, seats, choice, seed)


def at(position, *lines, people=2):
    """A local table standing at that position; the person types these lines and then goes away."""
    person = Person(*lines)
    local = table(person, [ANN, BOB, CID][:people])
    local.game = Game.load(position.game.save())
    local.holder = 0
    with pytest.raises(Leave):
        local.run()
    return local, person


@pytest.mark.parametrize("kingdom", RECOMMENDED, ids=lambda kingdom: kingdom.id)
def test_one_person_plays_a_whole_game_against_a_computer_player(kingdom):
    person = Clicker()
    local = table(person, [ANN, COMPUTER], Choice(kingdom.cards, kingdom.edition))
    local.run()
    assert local.game.result is not None
    assert "Final scores" in person.seen
    assert local.game.seed.hex() in person.seen
    assert "the game ends the same" in person.seen
    assert local.game.commitment in person.seen.split("— Turn 1", 1)[0]


def test_a_hand_is_seen_only_by_the_one_who_has_the_keyboard():
    person = Clicker()
    local = table(person, [ANN, BOB])
    local.run()
    pages = person.seen.split("The keyboard goes to ")[1:]
    assert len(pages) > 10
    for page in pages:
        holder = page.split(".", 1)[0]
        other = {"Ann": "Bob", "Bob": "Ann"}[holder]
        assert f"{other}, your hand" not in page
        assert all("card" in line for line in page.splitlines() if line.startswith(f"{other} draws"))


def test_naming_a_card_plays_all_treasures_and_buys_it():
    local, person = at(Table(me="copper*3, silver", you="copper"), "smithy")
    view = local.game.view(0)
    assert view.piles["smithy"].count == 9
    assert local.game.view(None).current == 1
    assert "5 with all Treasures" in person.seen


def test_treasures_can_be_played_one_by_one_and_taken_back():
    local, _ = at(Table(me="copper*3, silver", you="copper"), "p silver", "p copper", "u")
    assert local.game.view(0).coins == 2
    assert local.game.view(0).players[0].in_play == ("silver",)


def test_t_plays_all_treasures_and_buys_nothing():
    local, _ = at(Table(me="copper*3, silver", you="copper"), "t")
    assert local.game.view(0).coins == 5
    assert local.game.view(0).current == 0


def test_e_ends_the_actions_and_then_the_turn():
    local, _ = at(Table(me="smithy, copper", you="copper"), "e", "e")
    assert local.game.view(None).current == 1


def test_several_cards_are_named_in_one_line():
    local, person = at(Table(me="cellar, copper*2, estate*2"), "cellar", "estate*2 cop")
    assert local.game.view(0).hand.count("copper") == 4
    assert "Discard any number of cards." in person.seen


def test_all_and_none_are_answers():
    local, _ = at(Table(me="cellar*2, estate*2"), "1", "all")
    assert local.game.view(0).hand == ("copper",) * 3
    local, _ = at(Table(me="chapel, estate*2"), "1", "none")
    assert local.game.view(0).hand == ("estate",) * 2


def test_an_order_is_given_by_naming_cards_in_it():
    position = Table(me={"hand": "sentry", "deck": "copper, gold, silver, estate"})
    local, _ = at(position, "sentry", "none", "none", "silver gold")
    assert local.game.position()["players"][0]["deck"][:2] == ["silver", "gold"]


def test_the_wrong_key_changes_nothing_and_is_explained():
    position = Table(me="chapel, copper*5")
    local, person = at(position, "smithy", "42", "chapel", "copper*5", "copper*9", "")
    assert "“smithy” is none of these." in person.seen
    assert "“42” is none of these." in person.seen
    assert "That is not possible here." in person.seen
    assert "There are not so many of Copper." in person.seen
    assert local.game.view(0).trash == ()


def test_undo_is_refused_once_something_was_shown():
    _, person = at(Table(me="smithy, copper"), "smithy", "u")
    assert "Nothing of yours can be taken back" in person.seen


def test_a_question_mark_explains_a_card_at_its_present_cost():
    _, person = at(Table(me="smithy, throne_room"), "? throne", "? xyz", "?", "k", "l", "s")
    assert "Throne Room · costs 4 · Action" in person.seen
    assert "“xyz” is none of these." in person.seen
    assert "takes back your last move" in person.seen


def test_a_moat_is_shown_with_one_answer():
    position = Table(me="witch", you="moat, copper")
    local, person = at(position, "1", "", "moat")
    assert local.game.pending[0].verb == "buy"
    assert local.game.view(1).piles["curse"].count == 10
    assert person.seen.count("React to Witch?") == 1


def test_leaving_asks_once_more():
    person = Person("q", "n", "q", "y")
    with pytest.raises(Leave):
        table(person, [ANN, COMPUTER]).run()
    assert person.seen.count("Leave the table?") == 2


def test_an_exhibition_game_is_printed_as_it_goes_with_nothing_hidden():
    person = Person()
    exhibit(person.console, person.texts, b"seed")
    assert "Computer 1 wins." in person.seen or "Computer 2 wins." in person.seen or "share the victory" in person.seen
    assert all("card" in line for line in person.seen.splitlines() if " draws " in line)
    assert "your hand" not in person.seen


def test_a_mixed_pile_is_explained_as_a_whole():
    position = Table(me="smithy", kingdom="knights cellar chapel moat village smithy market mine witch laboratory")
    _, person = at(position, "k")
    assert "Knights" in person.seen


def test_any_card_can_be_named_by_the_start_of_its_name():
    position = Table(me={"hand": "mystic", "deck": "province, copper"})
    local, person = at(position, "mystic", "prov")
    assert local.game.view(0).hand == ("province",)
    assert "Type the start of any card’s name." in person.seen
    assert "Abandoned Mine" not in person.seen


def test_a_card_that_lies_in_no_pile_can_be_explained_too():
    _, person = at(Table(me="smithy"), "? necropolis", "? 1", "? 0", "? 99", "? dame")
    assert "Necropolis · costs 1 · Action – Shelter" in person.seen
    assert "Smithy · costs 4 · Action" in person.seen
    assert "“0” is none of these." in person.seen
    assert "“99” is none of these." in person.seen
    assert "“dame” could be Dame Anna" in person.seen


def test_piles_outside_the_supply_are_told_apart_from_what_can_be_bought():
    _, person = at(Table(me="smithy", supply={"hermit": 10}), "s")
    assert "Not for sale: Madman ×10" in person.seen
    assert "0 Madman" not in person.seen


def test_a_game_with_moves_taken_back_can_still_be_checked_at_its_end():
    person = Clicker()
    local = table(person, [ANN, COMPUTER])
    person.keyboard.lines = ["t", "u", "u", "t"]
    local.run()
    assert "the game ends the same" in person.seen
