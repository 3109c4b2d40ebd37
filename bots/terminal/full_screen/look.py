"""Colours, marks and the arrangement of the full screen."""

from __future__ import annotations

from typing import Final

from textual.content import Content
from textual.theme import Theme

from bots.language import marks
from bots.language.marks import mark_of
from bots.language.texts import Texts

# The colours of the types, by mark: a card has the colour that its mark shows.
COLOURS: Final = {
    "🟡": "#e8c547",
    "🟢": "#7ccf7c",
    "⚪": "#e8e6df",
    "🔴": "#ff7b6b",
    "🔵": "#6bb8ff",
    "🟣": "#c79bee",
    "🟤": "#bf9a68",
    "🟠": "#e08a63",
    "🟧": "#ff9d3c",
}
DIM: Final = "#8b95a5"
BRIGHT: Final = "bold #f4f1e6"
KEY: Final = "bold #e8c547"
NOTICE: Final = "#ffb35c"
CURSOR: Final = "on #3a4a63"
DISCARD: Final = marks.DISCARD.rstrip("\ufe0f")  # terminals disagree about the width of the emoji
THEME: Final = Theme(
    "table",
    primary="#e8c547",
    secondary="#6bb8ff",
    background="#10151c",
    surface="#161d27",
    panel="#1f2935",
    foreground="#d8d8d0",
    dark=True,
)
# Below these sizes there is no room for all panes, and Tab turns through them. From the second on there are frames.
NARROW: Final = 72
SHORT: Final = 22
LOW: Final = 24  # rows below which the players are on another pane
ROOMY: Final = (100, 34)
MOST_ROWS: Final = 5  # of choices in sight, at 20 rows and below; half of all further rows come in addition
FEWEST_ROWS: Final = 2  # of them, however much there is to be read above them

CSS: Final = """
Screen { layout: vertical; background: $background; }
#header { height: 1; background: $panel; padding: 0 1; }
#keys { dock: bottom; height: 1; background: $panel; padding: 0 1; }
#supply, #seats, #hand { height: auto; padding: 0 1; }
#seats { background: $surface; }
#hand { background: $panel; }
GameScreen { overflow: hidden; }
#board { height: 1000fr; scrollbar-size-vertical: 1; }
#band { height: 1fr; }
#log, #card { width: 1fr; height: 100%; padding: 0 1; scrollbar-size-vertical: 1; }
#log { background: $surface; }
#question { height: auto; padding: 0 1; }
#choices { height: auto; scrollbar-size-vertical: 1; }
.line { height: auto; width: 1fr; }
#above { height: 1000fr; padding: 1 2 0 2; scrollbar-size-vertical: 1; }
#space { height: 1fr; }
#note { height: auto; padding: 0 2; }
.short #note { display: none; }
FormScreen.short #question { padding: 1 2 0 2; }
FormScreen { overflow: hidden; }
FormScreen #question { padding: 1 2; }
.narrow #band, .narrow.short #seats { display: none; }
.narrow.log #band, .narrow.card #band, .narrow.log #seats { display: block; }
.narrow.log #board { height: auto; }
.narrow.log #supply, .narrow.card #board, .narrow.log #card, .narrow.card #log { display: none; }
.roomy #supply, .roomy #seats, .roomy #hand, .roomy #log, .roomy #card, .roomy #question {
    border: round #34455c; border-title-color: #8b95a5;
}
.roomy #hand { background: $surface; }
PageScreen { background: $background; }
PageScreen #page { height: 1fr; padding: 1 2; scrollbar-size-vertical: 1; }
CurtainScreen { align: center middle; }
CurtainScreen #curtain { width: auto; max-width: 90%; height: auto; padding: 1 3; border: round #e8c547; }
"""


def card_words(id: str, texts: Texts, words: str = "", top: str = "") -> Content:
    """Return a card or a mixed pile with its mark, in the colour of its visible card."""
    mark = mark_of(top or id)
    return Content.assemble(f"{mark} ", (words or texts.card(id), COLOURS[mark]))


def fit(content: Content, width: int) -> Content:
    """Return the content in exactly this many columns."""
    short = content.truncate(width, ellipsis=True)
    return short.pad_right(max(0, width - short.cell_length))
