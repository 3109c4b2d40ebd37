"""The panes of the table: what is in the Supply, who has what, what happened, what a card does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.content import Content
from textual.widgets import Static

from bots.language.marks import ACTIONS, BUYS, COINS, DECK, HAND, POTIONS, TURN
from bots.language.narrator import is_indented
from bots.language.texts import Texts
from bots.language.wording import (
    MATS,
    basic_piles,
    conditions,
    in_reading_order,
    join_with_dots,
    kingdom_piles,
    mats_words,
    pile_name,
    pile_price,
    piles_beside,
    turn_words,
)
from bots.terminal.front_end import Board
from bots.terminal.full_screen.grid import Cell, CellColumns, CellRow
from bots.terminal.full_screen.look import BRIGHT, DIM, DISCARD, card_words, fit
from bots.terminal.menu import embargo_words
from engine import PileView, View

NARROWEST_PILE = 20  # columns


class Header(Static):
    """One line: where people play, whose turn it is, and what is left of it."""

    left, right = "", Content("")

    def show(self, left: str, right: Content = Content("")) -> None:  # noqa: B008  (cannot be changed)
        """Show a title on the left and something on the right."""
        self.left, self.right = left, right
        self.on_resize()

    def on_resize(self) -> None:
        room = max(0, self.content_size.width - self.right.cell_length - 1)
        self.update(fit(Content.styled(self.left, "bold $primary"), room) + " " + self.right)


def head_words(board: Board, texts: Texts) -> Content:
    """Return whose turn it is, and the Actions, buys, coins and potions that are left."""
    view = board.view
    current = view.players[view.current]
    purse = f" ({texts.say('purse-note', coins=board.purse)})" if board.purse else ""
    turn = join_with_dots([turn_words(view, texts), current.name])
    potions = f" {POTIONS}{view.potions}" if view.potions else ""
    left = f"  {ACTIONS}{view.actions} {BUYS}{view.buys} {COINS}{view.coins}{potions}{purse}"
    return Content.assemble((turn, BRIGHT), left)


class SupplyPane(CellColumns):
    """The piles: their marks, costs, names, and how many cards are left."""

    def __init__(self) -> None:
        super().__init__(NARROWEST_PILE, id="supply")

    def show(self, view: View, texts: Texts) -> None:
        self.border_title = texts.say("pane-supply")
        first, kingdom = [*basic_piles(view, texts), *piles_beside(view)], kingdom_piles(view, texts)
        self.groups = (len(first), len(kingdom))
        self.fill([_pile(pile, texts, view.bane) for pile in (*first, *kingdom)])


def _pile(pile: PileView, texts: Texts, bane: str | None) -> Cell:
    id, cost = pile.top or pile.id, pile_price(pile) if pile.in_supply else "–"
    words = f"{cost} {pile_name(pile, texts, bane)}"
    count = " ".join([*embargo_words(pile), f"×{pile.count}"])
    if not pile.count:
        return Cell(Content.assemble("   ", (words, f"{DIM} strike")), pile.id, Content.styled(count, DIM))
    return Cell(card_words(pile.id, texts, words, id), pile.id, Content.styled(count, DIM))


class SeatsPane(Static):
    """A line for each player: hand and deck sizes, the top of the discard pile, cards in play, points."""

    def show(self, board: Board, texts: Texts) -> None:
        self.border_title = texts.say("pane-players")
        view = board.view
        lines = [self._seat(board, seat, texts) for seat in range(len(view.players))]
        if view.trash:
            lines.append(Content.assemble((f"  {texts.say('pane-trash')}  ", DIM), cards_words(view.trash, texts)))
        if told := conditions(view, texts):
            lines.append(Content.styled(f"  {join_with_dots(told)}", DIM))
        self.update(Content("\n").join(lines))

    @staticmethod
    def _seat(board: Board, seat: int, texts: Texts) -> Content:
        player, is_current = board.view.players[seat], seat == board.view.current
        line = Content.assemble(
            (f"{TURN} " if is_current else "  ", "$primary"),
            (player.name, BRIGHT if is_current else ""),
            " " * (max(cell_len(each.name) for each in board.view.players) - cell_len(player.name)),
            f"  {HAND}{player.hand_size} {DECK}{player.deck_size}",
        )
        if player.discard_top:
            line += Content(f" {DISCARD} ") + card_words(player.discard_top, texts)
        if board.points:
            line += Content("  " + texts.say("table-seat-points", points=board.points[seat]))
        for key, cards in (("pane-in-play", player.in_play), ("pane-revealed", player.set_aside)):
            if cards:
                line += Content.assemble((f"  {texts.say(key)} ", DIM), cards_words(cards, texts))
        for words in mats_words(player, texts):
            line += Content(f"  {words}")
        return line


class HandPane(CellRow):
    """The cards in the hand of the person who is asked, and what they are looking at."""

    def show(self, view: View, texts: Texts) -> None:
        cells = [Cell(Content.styled(f"{HAND} {texts.say('pane-hand')}", BRIGHT), "")]
        cells += _counted(in_reading_order(view.hand), texts) or [Cell(Content(texts.say("hand-empty")), "")]
        if view.looked_at:
            cells.append(Cell(Content.styled(texts.say("pane-looked-at"), DIM), ""))
            cells += _counted(view.looked_at, texts)
        for zone in MATS:
            if cards := view.zones.get(zone):
                cells.append(Cell(Content.styled(texts.card(zone), DIM), ""))
                cells += _counted(in_reading_order(cards), texts)
        self.fill(cells)

    def hide_cards(self, texts: Texts) -> None:
        """Show that there is a hand, but nothing of it."""
        self.fill([Cell(Content.styled(f"{HAND} {texts.say('pane-hand')}  …", DIM), "")])


def _counted(ids: Iterable[str], texts: Texts) -> list[Cell]:
    return [Cell(times(id, count, texts), id) for id, count in Counter(ids).items()]


def times(id: str, count: int, texts: Texts) -> Content:
    """Return a card, with how many of them there are."""
    name = texts.card(id)
    return card_words(id, texts, name if count == 1 else texts.say("card-times", card=name, count=count))


def cards_words(ids: Iterable[str], texts: Texts) -> Content:
    """Return cards in a row, equal ones counted."""
    return Content("  ").join([times(id, count, texts) for id, count in Counter(ids).items()])


class Lines(Static):
    """Lines that are wrapped: what follows of an indented line is indented as well."""

    lines: Sequence[Content] = ()
    width = 0

    def show(self, lines: Sequence[Content]) -> None:
        self.lines, self.width = lines, 0
        self.on_resize()

    def on_resize(self) -> None:
        if self.content_size.width != self.width or not self.width:
            self.width = self.content_size.width
            self.update(Content("\n").join(each for line in self.lines for each in _wrap(line, self.width)))


def _wrap(line: Content, width: int) -> list[Content]:
    """Return the line in rows of that width, which is 0 as long as it is unknown."""
    indent = len(line.plain) - len(line.plain.lstrip(" "))
    if line.cell_length <= width or width <= 2 * indent:
        return [line]
    return [row.pad_left(indent) for row in line[indent:].wrap(width - indent)]


class LogPane(VerticalScroll):
    """What happened, turn by turn; what is new to the reader is brighter."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Lines(classes="line")

    def show(self, log: Sequence[str], news: int, texts: Texts) -> None:
        """Show the log, of which the last lines are news."""
        self.border_title = texts.say("button-log")
        self.query_one(Lines).show([_log_line(line, at >= len(log) - news) for at, line in enumerate(log)])
        self._show_end()

    def on_resize(self) -> None:
        self._show_end()

    def _show_end(self) -> None:
        self.call_after_refresh(self.scroll_end, animate=False)


def _log_line(line: str, is_new: bool) -> Content:
    if not is_indented(line):
        return Content.styled(line, "bold $primary" if is_new else "bold")
    return Content.styled("  " + line.strip(), "" if is_new else DIM)


class CardPane(VerticalScroll):
    """The text of a card."""

    can_focus = False

    def compose(self) -> ComposeResult:
        yield Static(classes="line")

    def show(self, id: str, words: str, texts: Texts) -> None:
        """Show the text; its first line is the headline."""
        self.border_title = texts.say("pane-card")
        headline, _, text = words.partition("\n")
        title = card_words(id, texts, headline).stylize("bold") if id else Content.styled(headline, DIM)
        self.query_one(Static).update(Content.assemble(title, "\n", text) if text else title)
        self.scroll_home(animate=False)
