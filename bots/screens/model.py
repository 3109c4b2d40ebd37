"""Screens as plain data: what one person, or one channel, should see now. The same for every platform."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple
from zlib import crc32

from bots.pictures.model import Picture

AudienceKind = Literal["table", "call", "sheet", "ending", "board", "seat", "watch"]
Style = Literal["", "primary", "success", "danger"]
Tone = Literal["", "yours", "playing", "over"]  # what colour a screen has, where platforms show one


class Audience(NamedTuple):
    """Who sees a screen: the whole channel (its table, a call, a picture), the person at a seat, or a watcher."""

    kind: AudienceKind
    seat: int = -1
    person: str = ""

    @classmethod
    def of_seat(cls, seat: int) -> Audience:
        return cls("seat", seat)

    @classmethod
    def of_watcher(cls, person: str) -> Audience:
        return cls("watch", person=person)

    @property
    def is_shared(self) -> bool:
        """True if the whole channel sees it."""
        return self in SHARED

    @property
    def key(self) -> str:
        """The name under which storage keeps what this audience was shown."""
        if self.kind == "seat":
            return f"seat:{self.seat}"
        return f"watch:{self.person}" if self.kind == "watch" else self.kind

    @classmethod
    def from_key(cls, key: str) -> Audience:
        """Parse a key; raise a ValueError if it does not name an audience."""
        kind, _, rest = key.partition(":")
        if kind == "seat" and rest.isdecimal():
            return cls("seat", int(rest))
        if kind == "watch" and rest:
            return cls("watch", person=rest)
        if key in _SHARED:
            return _SHARED[key]
        raise ValueError(f"not the key of an audience: {key!r}")


TABLE: Final = Audience("table")
CALL: Final = Audience("call")
SHEET: Final = Audience("sheet")  # the picture of the kingdom
ENDING: Final = Audience("ending")  # the picture of the finished game
BOARD: Final = Audience("board")  # the picture of the table at the start of a turn
PICTURES: Final = frozenset({SHEET, ENDING, BOARD})
SHARED: Final = PICTURES | {TABLE, CALL}  # what the whole channel sees
_SHARED: Final = {audience.key: audience for audience in SHARED}


class Moment(NamedTuple):
    """What a screen is about: a turn, and whether other players are awaited in it; the result of a game; or, on a
    panel, that its owner is only waiting, with which hand, or can take back the end of their turn.

    A screen that is about the same as the one before, or about less, need not be shown at once: that others are awaited
    is urgent in a channel where somebody is called, that they have answered is not. On a panel, `others` says that its
    owner can undo their last move. An empty moment is always shown at once.
    """

    about: str = ""
    others: bool = False

    def is_within(self, last: Moment) -> bool:
        """True if this adds nothing to what the last screen was about."""
        return self.about == last.about and (last.others or not self.others)


NO_MOMENT: Final = Moment()
EXPIRING: Final = "expiring"  # the alert that announces that the table will be closed
HELD: Final = "held"  # how the moment of a panel begins whose owner can take back the end of their turn
RESULT: Final = Moment("result")  # stays in the channel when the next game begins


@dataclass(frozen=True, slots=True)
class Shape:
    """How much a platform can show at once."""

    width: int = 2  # buttons per row
    left: bool = False  # rows begin at the left, so a button that is not always there comes last
    buttons: int = 40  # buttons per screen, at least 12; never more rows than buttons // width
    text: int = 3900  # characters
    label: int = 34  # characters on a button
    menu: int = 0  # options of a menu that allows several picks; 0 if there are no menus
    typing: bool = False  # people can type the answer to a question
    analysis: bool = True  # finished games can be analysed
    pictures: bool = False  # the channel gets pictures, of the kingdom and of the end of the game
    wide: int = 0  # buttons in a row of its own whose labels are short, or below the choices; 0: no more than `width`
    columns: int = 0  # of a line, an emoji takes two; 0 if lines have room enough
    short: int = 0  # buttons per row if all of them have short labels; 0: as many as others
    folds: bool = False  # of a long quotation only the beginning is visible until a person unfolds it
    command_group: str = ""  # the command that all others are part of, by its key `slash-<group>`; "" if there is none


@dataclass(frozen=True, slots=True)
class Button:
    """A button; its token carries everything that a press on it means."""

    label: str
    token: str
    style: Style = ""
    mark: str = ""  # the small picture in front of the label (see `bots.language.marks`)


@dataclass(frozen=True, slots=True)
class Choice:
    """One option of a menu; its position is the position in the question."""

    label: str
    position: int
    picked: bool = False
    about: str = ""  # what the card does; platforms may cut it
    mark: str = ""  # as on a button


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu from which `least` to `most` options are picked at once; `tokens.menu_token` turns these into a token."""

    words: str
    token: str
    least: int
    most: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class Screen:
    """A text with formatting (see `formatting`), rows of buttons, perhaps a menu or a picture.

    Editing a message notifies nobody. A changed `alert` asks for a new message, which does, except on a `quiet` screen.
    """

    text: str
    rows: tuple[tuple[Button, ...], ...] = ()
    picture: Picture | None = None
    alert: str = ""
    people: tuple[str, ...] = ()  # the ids of the people who are mentioned, or of the panel's owner
    names: tuple[str, ...] = ()  # the names of mentioned people as they appear in the text
    moment: Moment = NO_MOMENT
    unreached: bool = False  # it names people who cannot be reached in private
    menu: Menu | None = None
    naming: Button | None = None  # opens the form to type the name of a card, if the question asks for one
    language: str = ""  # of the text
    link: str = ""  # the message that its title links to, as named by the platform's canvas
    command: str = ""  # a command that the text names; it can be clicked where the platform allows that
    calls_again: bool = True  # send a new message even if the call is about less than the last one
    quiet: bool = False  # its person does not want to be notified by it
    once: str = ""  # if given, the screen is drawn again only when this changes
    tone: Tone = ""

    @property
    def digest(self) -> str:
        """A short checksum that is equal for screens that look the same; it is stored with what was drawn."""
        shown = (self.text, self.rows, self.picture, self.people, self.unreached, self.menu, self.naming, self.tone)
        seen = (self.once or repr(shown)).encode()
        return f"{crc32(seen):x}.{len(seen):x}"

    def buttons(self) -> list[Button]:
        return [button for row in self.rows for button in row]


@dataclass(frozen=True)
class Known:
    """What the drawing knows and the screens depend on."""

    drafts: Mapping[Audience, object] = field(default_factory=dict)  # unconfirmed picks, as they were given
    unreachable: frozenset[Audience] = frozenset()
    opened_only: frozenset[Audience] = frozenset()  # audiences that no private message notifies
    table_message: str = ""  # the message that shows the table
    revision: int | None = None  # of the stored table if it has just been read
    announcement: str = ""  # of the operator of the bot, for all live tables


@dataclass(frozen=True)
class Wanted:
    """The screens that should be visible at a place, in the order in which they are drawn."""

    screens: Mapping[Audience, Screen]
    lives: int  # seconds for which notes about it are stored
    drafted: frozenset[Audience] = frozenset()  # audiences whose screens show their drafts
