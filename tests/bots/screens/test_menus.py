"""Menus in which several cards are picked at once, and naming a card by typing: only where a platform has them."""

import pytest

from bots.language.texts import Texts
from bots.people import Person
from bots.refusals import Refusal
from bots.screens.model import Shape
from bots.screens.panel import present
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.registry import use_case_of
from bots.tables.shortcuts import question
from bots.tables.tokens import BadToken, Token, draft_from, menu_token
from engine import EngineError
from storage.seat import Seat
from storage.table import PLAYING
from storage.table import Table as Stored
from tests.bots.screens.test_panel import STAMP, labels, panel, picks_of, pressed
from tests.engine.table import Table

MENUS = Shape(menu=25, typing=True)


def militia(hand="village, copper*3, estate"):
    """Two of the other hand must be discarded."""
    t = Table(me="militia", you=hand)
    t.me.plays("militia")
    return t


def cellar(hand):
    """Any number of the hand may be discarded."""
    t = Table(me=f"cellar, {hand}")
    t.me.plays("cellar")
    return t


def choices(screen):
    return [(choice.label, choice.picked) for choice in screen.menu.choices]


def picks_in(t, token, seat=0):
    """What the menu means after a choice."""
    return draft_from(question(t.game, seat), token.argument)[0]


# -- where there is a menu ---------------------------------------------------------------------------------------------


def test_where_several_may_be_picked_every_card_stands_in_the_menu_by_itself():
    screen = panel(militia(), 1, shape=MENUS)
    assert [label for label, _ in choices(screen)] == ["Village", "Copper", "Copper", "Copper", "Estate"]
    assert labels(screen) == ["0 of 2 picked"]


def test_a_platform_without_menus_has_buttons():
    screen = panel(militia(), 1)
    assert screen.menu is None
    assert labels(screen) == ["Village", "Copper ×3", "Estate", "0 of 2 picked"]


def test_as_many_as_fit_stand_in_a_menu_and_more_are_buttons():
    assert panel(cellar("copper*24, estate"), shape=MENUS).menu is not None
    screen = panel(cellar("copper*25, estate"), shape=MENUS)
    assert screen.menu is None
    assert "Copper ×25" in labels(screen)


def test_a_question_with_one_answer_has_buttons():
    t = Table(me="remodel, copper, estate")
    t.me.plays("remodel")
    assert panel(t, shape=MENUS).menu is None


def test_moves_and_purchases_are_buttons():
    assert panel(Table(me="village, smithy"), shape=MENUS).menu is None
    assert panel(Table(me="copper*5"), shape=MENUS).menu is None


def test_where_the_order_matters_cards_are_pressed_one_after_the_other():
    t = Table(me="witch", you={"hand": "secret_chamber, copper, estate", "deck": "silver, gold, curse"})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    assert tokens.is_ordered(question(t.game, 1))
    screen = panel(t, 1, shape=MENUS)
    assert screen.menu is None
    assert len(labels(screen)) > 1


def test_ways_to_go_of_which_two_are_taken_stand_in_a_menu():
    t = Table(me="pawn")
    t.me.plays("pawn")
    screen = panel(t, shape=MENUS)
    assert [label for label, _ in choices(screen)] == ["+1 Card", "+1 Action", "+1 Buy", "+1 coin"]


# -- how many ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("t", "seat", "words", "least", "most"),
    [
        (militia(), 1, "Choose 2", 2, 2),
        (cellar("copper*3"), 0, "Choose up to 3", 0, 3),
    ],
    ids=["exactly", "any"],
)
def test_the_menu_says_and_allows_as_many_as_the_question(t, seat, words, least, most):
    menu = panel(t, seat, shape=MENUS).menu
    assert (menu.words, menu.least, menu.most) == (words, least, most)


# -- what is picked ----------------------------------------------------------------------------------------------------


def test_nothing_is_picked_at_first_and_nothing_can_be_confirmed():
    screen = panel(militia(), 1, shape=MENUS)
    assert not any(picked for _, picked in choices(screen))
    assert not [label for label in labels(screen) if "Confirm" in label]


def test_what_is_picked_is_shown_so_and_confirmed_below():
    t = militia()
    options = question(t.game, 1).options
    picks = (options.index("village"), options.index("estate"))
    screen = panel(t, 1, picks, shape=MENUS)
    assert [label for label, picked in choices(screen) if picked] == ["Village", "Estate"]
    assert "Picked 2 of 2: Village, Estate" in screen.text
    assert picks_of(t, screen, "Confirm (2)", 1) == tuple(sorted(picks))
    assert pressed(screen, "Confirm (2)")[0] == tokens.ANSWER


def test_one_of_several_copies_is_picked_by_itself():
    t = militia()
    copper = question(t.game, 1).options.index("copper")
    screen = panel(t, 1, (copper,), shape=MENUS)
    assert [label for label, picked in choices(screen) if picked] == ["Copper"]


def test_too_few_cannot_be_confirmed():
    screen = panel(militia(), 1, (0,), shape=MENUS)
    assert not [label for label in labels(screen) if "Confirm" in label]


def test_none_and_all_are_buttons_below_the_menu_where_that_is_allowed():
    t = cellar("copper*2, estate")
    assert labels(panel(t, shape=MENUS)) == ["All", "None"]
    assert picks_of(t, panel(t, shape=MENUS), "All") == (0, 1, 2)


def test_more_picked_than_allowed_is_nothing_picked():
    screen = panel(militia(), 1, (0, 1, 2), shape=MENUS)
    assert not any(picked for _, picked in choices(screen))


def test_what_was_picked_for_another_question_is_not_picked_for_this():
    t = militia()
    old = Draft(question(t.game, 1).number - 1, (0, 1))
    assert not any(picked for _, picked in choices(panel(t, 1, draft=old, shape=MENUS)))


def test_a_screen_with_other_picks_is_another_screen():
    t = militia()
    assert panel(t, 1, (0, 1), shape=MENUS).digest != panel(t, 1, (0, 2), shape=MENUS).digest


# -- what a choice means -----------------------------------------------------------------------------------------------


def test_a_choice_drafts_exactly_what_was_chosen():
    t = militia()
    menu = panel(t, 1, shape=MENUS).menu
    for positions in ((0, 4), (1, 2), (), (3,)):
        token = menu_token(Token.decode(menu.token), positions)
        assert token.press == tokens.DRAFT
        assert picks_in(t, token, 1) == positions


def test_a_choice_replaces_what_was_picked_before():
    t = militia()
    menu = panel(t, 1, (0, 1), shape=MENUS).menu
    assert picks_in(t, menu_token(Token.decode(menu.token), (2, 3)), 1) == (2, 3)


def test_every_position_in_the_menu_is_the_one_of_its_card():
    t = militia()
    options = question(t.game, 1).options
    for choice in panel(t, 1, shape=MENUS).menu.choices:
        assert Texts().card(options[choice.position]) == choice.label


def test_a_choice_of_the_same_twice_is_one():
    t = militia()
    menu = panel(t, 1, shape=MENUS).menu
    assert picks_in(t, menu_token(Token.decode(menu.token), (2, 2)), 1) == (2,)


@pytest.mark.parametrize("positions", [(-1,), (64,), (0, 10**6)])
def test_positions_that_no_menu_has_are_refused(positions):
    menu = panel(militia(), 1, shape=MENUS).menu
    with pytest.raises(BadToken):
        menu_token(Token.decode(menu.token), positions)


def test_positions_beyond_the_options_of_the_question_are_refused():
    t = militia()
    menu = panel(t, 1, shape=MENUS).menu
    with pytest.raises(BadToken):
        picks_in(t, menu_token(Token.decode(menu.token), (5,)), 1)


@pytest.mark.parametrize("press", [tokens.ANSWER, tokens.JOIN, tokens.STOP_FOR_SURE, tokens.UNDO])
def test_what_is_no_menu_cannot_be_chosen_from(press):
    with pytest.raises(BadToken):
        menu_token(Token.decode(STAMP.token(press)), (0,))


@pytest.mark.parametrize("text", ["", "nonsense", "t1|0|0|", "|||"])
def test_what_is_no_token_cannot_be_chosen_from(text):
    with pytest.raises(BadToken):
        menu_token(Token.decode(text), (0,))


def seated(t):
    """A stored table at which this game is played."""
    table = Stored(STAMP.place, "Friends", "telegram:1", PLAYING, generation=STAMP.generation)
    table.seats = [Seat("Me", "telegram:1"), Seat("You", "telegram:2")]
    table.game = t.game
    return table


def play_press(table, seat, token):
    """That seat's person presses the button with this token; what came of it."""
    person, use_case = Person(table.seats[seat].person, ""), use_case_of(token)
    use_case.check(table, person, token)
    return use_case.act(None, table, person, token.argument)


def test_too_many_chosen_by_a_forged_menu_answer_nothing():
    t = militia()
    menu = panel(t, 1, shape=MENUS).menu
    drafted = play_press(seated(t), 1, menu_token(Token.decode(menu.token), (0, 1, 2)))
    confirm = Token.decode(menu.token)._replace(
        press=tokens.ANSWER, argument=tokens.picks_text(question(t.game, 1), drafted.picks)
    )
    with pytest.raises(EngineError):
        play_press(seated(t), 1, confirm)
    assert t.you.hand == ["village", "copper", "copper", "copper", "estate"]


def test_a_menu_of_an_older_question_is_refused():
    t = militia()
    menu = panel(t, 1, shape=MENUS).menu
    t.you.does("discard", "estate", "village")
    with pytest.raises(Refusal, match="stale"):
        play_press(seated(t), 1, menu_token(Token.decode(menu.token), (0, 1)))


# -- naming ------------------------------------------------------------------------------------------------------------


def wishing():
    t = Table(me={"hand": "wishing_well", "deck": "gold*3"})
    t.me.plays("wishing_well")
    return t


def test_where_a_card_is_to_be_named_it_can_be_typed():
    t = wishing()
    naming = panel(t, shape=MENUS).naming
    assert naming.label == "Type a name"
    token = Token.decode(naming.token)
    assert (token.place, token.generation, token.number) == (*STAMP, question(t.game, 0).number)


def test_the_cards_to_name_are_buttons_as_well():
    screen = panel(wishing(), shape=MENUS)
    assert screen.menu is None
    assert any("Page" in label for label in labels(screen))


def test_where_nothing_can_be_typed_no_form_is_offered():
    assert panel(wishing()).naming is None


def test_other_questions_are_not_answered_by_typing():
    assert panel(militia(), 1, shape=MENUS).naming is None
    assert panel(Table(me="village"), shape=MENUS).naming is None


def test_without_a_question_there_is_neither_menu_nor_form():
    t = militia()
    screen = present(t.game.view(0), None, texts=Texts(), stamp=STAMP, shape=MENUS)
    assert (screen.menu, screen.naming) == (None, None)
