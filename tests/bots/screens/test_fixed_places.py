"""Fixed places: while one picks, turns pages or goes on, the buttons that finish a question stay where they are."""

import pytest

from bots.language.texts import Texts
from bots.screens.layout import Keys, lay_out
from bots.screens.model import Button, Shape
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


def test_the_button_that_picks_everything_stays_when_the_one_for_a_hint_goes():
    t, _ = several()
    hint = Button("Hint", "hint")
    with_hint, without = (panel(t, aids=aids, shape=SMALL) for aids in ([hint], []))
    row, without_row = (
        next(row for row in screen.rows if "All" in [each.label for each in row]) for screen in (with_hint, without)
    )
    assert row[0].label == without_row[0].label == "All"


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


def test_where_rows_begin_at_the_left_undo_comes_last_and_never_leaves_its_place_to_another_button():
    wide = Shape(width=4, wide=5, left=True, buttons=24, menu=25)
    t = Table(me="copper*5")
    with_undo, without = (labels(panel(t, shape=wide, can_undo=can_undo)) for can_undo in (True, False))
    assert with_undo == [*without, "Undo"]
    assert with_undo[-2:] == ["End turn", "Undo"]
    t, seat = exactly_two()
    rows = [panel(t, seat, picks=tuple(range(count)), shape=wide, can_undo=True).rows[-1] for count in range(3)]
    assert [[button.label for button in row][-2:] for row in rows] == [
        ["0 of 2 picked", "Undo"],
        ["1 of 2 picked", "Undo"],
        ["Confirm (2)", "Undo"],
    ]


def test_five_short_labels_share_a_row_and_long_ones_do_not():
    shape = Shape(width=4, wide=5, buttons=24)
    for length, rows in ((9, [5]), (12, [4, 1])):
        buttons = [Button(f"{number}" * length, str(number)) for number in range(5)]
        assert [len(row) for row in lay_out(Keys(buttons), shape, Texts())] == rows
    assert [len(row) for row in lay_out(Keys(buttons[:2], buttons[2:4], buttons[4:]), shape, Texts())] == [2, 3]
