"""Fixed places: while one picks, turns pages or goes on, the buttons that finish a question stay where they are."""

import pytest

from bots.screens.model import Shape
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.shortcuts import question
from tests.bots.screens.test_panel import labels, panel, pressed
from tests.engine.table import Table

SMALL = Shape(width=2, buttons=12)


def places(screen):
    """The rows as numbers of buttons, and the token letters of the last row."""
    return [len(row) for row in screen.rows], [button.token.rpartition("|")[2][0] for button in screen.rows[-1]]


def several():
    t = Table(me="cellar, village, copper*2, estate")
    t.me.plays("cellar")
    return t, 0


def exactly_two():
    t = Table(me="militia", you="copper*3, estate, gold")
    t.me.plays("militia")
    return t, 1


def in_order():
    t = Table(me={"hand": "scout", "deck": "gold, silver, copper*2"})
    t.me.plays("scout")
    return t, 0


@pytest.mark.parametrize("asking", [several, exactly_two, in_order])
def test_no_button_moves_as_picks_grow(asking):
    t, seat = asking()
    options = question(t.game, seat).options
    most = min(question(t.game, seat).most, len(options))
    rows = {tuple(map(len, panel(t, seat, picks=tuple(range(count))).rows)) for count in range(most + 1)}
    assert len(rows) == 1


def test_what_ends_the_question_is_last_and_undo_stands_left_of_it():
    t = Table(me="copper*5")
    screen = panel(t, can_undo=True)
    assert labels(screen)[-2:] == ["Undo", "End turn"]
    assert len(screen.rows[-1]) == 2
    t = Table(me="counterfeit, copper*2")
    assert places(panel(t, can_undo=True))[1] == [tokens.UNDO, tokens.END]


def test_every_page_has_the_same_rows():
    t = Table(me="gold*3")
    number = question(t.game, 0).number
    pages = [panel(t, shape=SMALL, draft=Draft(number, page=page)) for page in range(2)]
    assert places(pages[0]) == places(pages[1])


def test_junk_stands_on_a_page_of_its_own():
    t = Table(me="copper*5")
    assert not any(label.startswith(("Copper", "Curse")) for label in labels(panel(t)))
    press, argument = pressed(panel(t), "More…")
    assert press == tokens.DRAFT
    page = int(argument.partition(".")[2])
    screen = panel(t, draft=Draft(question(t.game, 0).number, page=page))
    assert labels(screen) == ["Copper 0 ·46", "Curse 0 ·10", "Back", "End turn"]
    assert pressed(screen, "Back") == (tokens.DRAFT, "0")


def test_junk_stays_there_also_where_nothing_else_can_be_bought():
    assert labels(panel(Table(me="copper"))) == ["More…", "End turn"]
