"""The picture of the table at the start of a turn, where people want it."""

from __future__ import annotations

from bots.language.narrator import Narrator, is_indented
from bots.language.texts import Texts
from bots.language.wording import join_with_dots, turn_words
from bots.pictures.game_table import table_picture
from bots.screens.model import Moment, Screen
from bots.screens.shared_table import points_of, public_texts
from engine import Game, told
from storage.table import Table

MOST_LINES = 8  # about the last turn


def present_table_picture(table: Table, game: Game) -> Screen:
    """Return the picture of the table, which is drawn once in each turn: what happens in it is told in words."""
    texts, view = public_texts(table), game.view(None)
    current = view.players[view.current]
    title = join_with_dots([turn_words(view, texts), current.name])
    picture = table_picture(view, points_of(table), _last_turn(table, game, texts), texts=texts, title=title)
    about = f"board {view.commitment[:6]}"
    extra = f"+{view.acting}" if view.is_extra_turn else ""
    turn = join_with_dots([about, f"{view.current}/{current.turns}{extra}", texts.language])
    return Screen(title, picture=picture, moment=Moment(about), once=turn, language=texts.language)


def _last_turn(table: Table, game: Game, texts: Texts) -> list[str]:
    """Return the heading of the last turn and what happened in it, as everyone may know it; the end if it was long."""
    lines = Narrator(texts, game.names).lines(told(table.log.all(), None))
    headings = [at for at, line in enumerate(lines) if not is_indented(line) and at + 1 < len(lines)]
    begun = len(lines) - 1 if lines and not is_indented(lines[-1]) else headings[-1] if headings else 0
    before = [at for at in headings if at < begun and is_indented(lines[at + 1])]
    if not before:
        return []
    heading, *rest = lines[before[-1] : begun]
    return [heading, *(line.strip() for line in rest[-MOST_LINES:])]
