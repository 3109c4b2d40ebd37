"""How Dominion works: a few short pages that belong to no table, turned by buttons in place, each with a picture."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bots.language import marks
from bots.language.texts import Texts
from bots.pictures.how_to_play import learn_picture
from bots.refusals import Refusal
from bots.screens.context import Stamp
from bots.screens.formatting import section
from bots.screens.home import PLAY
from bots.screens.model import Button, Screen, Shape
from bots.screens.preferences import value_of
from bots.tables import tokens
from storage.table import Table

MARK: Final = "l|"  # at the start of what every button of these pages carries
OPEN, CLOSE = MARK + "open", MARK + "close"
GUIDE: Final = MARK + "guide="  # with yes or no: explain as I go
PAGES: Final = ("idea", "turn", "card", "types", "end", "sets", "here", "next")
LAST: Final = len(PAGES)


def is_learn(data: str) -> bool:
    """True if a button belongs to these pages, judging by what it carries."""
    return data.startswith(MARK)


def page_number(data: str) -> int:
    """Return the page that a button asks for, counted from 1; refuse what no button of these pages carries."""
    number = data.removeprefix(MARK)
    if data == OPEN:
        return 1
    if not (number.isascii() and number.isdecimal() and 1 <= int(number[:3]) <= LAST and not number.startswith("0")):
        raise Refusal("learn-page")
    return int(number)


def learn_button(texts: Texts) -> Button:
    """Return the button that opens the first page."""
    return Button(texts.say("button-learn"), OPEN, mark=marks.LEARN)


def present_learn(
    number: int, texts: Texts, *, shape: Shape, commands: Mapping[str, str], guided: bool | None = None
) -> Screen:
    """Return that page, counted from 1. `commands` are the names of commands, as the person would write them.

    With `guided`, the page is read by one person alone: it says whether they want explanations while they play.
    """
    name, is_private = PAGES[number - 1], guided is not None
    head, *lines = texts.say(f"learn-{name}", **commands).split("\n")
    rows = [_turning(number, texts)]
    if is_private and number == LAST:
        rows.append((Button(texts.say("button-play-now"), PLAY, "success", marks.START),))
        rows.append((guide_button(bool(guided), GUIDE + _answer(not guided), texts),))
    if is_private:
        rows.append((Button(texts.say("button-close-page"), CLOSE, mark=marks.CLOSE),))
    picture = learn_picture(name, texts) if shape.pictures else None
    text = "\n".join([f"{marks.LEARN} {head}", *section(lines)])
    return Screen(text, tuple(rows), picture, language=texts.language)


def _turning(number: int, texts: Texts) -> tuple[Button, ...]:
    """Return the buttons that turn pages: two on every page, so that they keep their places."""
    back, on = (number - 2) % LAST + 1, number % LAST + 1
    return (
        Button(texts.say("button-page-back", page=back, pages=LAST), f"{MARK}{back}"),
        Button(texts.say("button-page-on", page=on, pages=LAST), f"{MARK}{on}", "primary" if number < LAST else ""),
    )


# -- explanations while they play --------------------------------------------------------------------------------------


def guide_button(is_on: bool, token: str, texts: Texts) -> Button:
    """Return the button that shows whether a person gets explanations while they play; its token changes that."""
    name, value = texts.say("preference-short-guide"), value_of("guide", _answer(is_on), texts)
    label = texts.say("button-preference", name=name, value=value)
    return Button(label, token, "primary" if is_on else "", marks.LEARN)


def _answer(is_on: bool) -> str:
    return tokens.YES if is_on else tokens.NO


def lobby_buttons(table: Table, texts: Texts, stamp: Stamp) -> list[Button]:
    """Return the buttons of a lobby for people who are new: how to play and, alone, explanations during the game."""
    seat = table.seat_of(table.host) if table.solo else None
    if seat is None:
        return [learn_button(texts)]
    is_on = table.seats[seat].guided
    return [learn_button(texts), guide_button(is_on, stamp.token(tokens.GUIDE, _answer(not is_on)), texts)]


def stop_explaining_button(texts: Texts, stamp: Stamp) -> Button:
    """Return the button of a panel that ends the explanations."""
    return Button(texts.say("button-stop-explaining"), stamp.token(tokens.GUIDE, tokens.NO), mark=marks.CLOSE)
