"""The table in lines, as one seat sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

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
    price_label,
    turn_words,
)
from bots.screens.columns import columns
from bots.terminal.front_end import Board
from bots.terminal.menu import embargo_words
from bots.terminal.plain.console import BOLD, DIM, Console
from engine import PileView, View


class BoardLines:
    """Writes tables for one console."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

    def lines(self, board: Board) -> Iterator[str]:
        """Yield the whole table as the seat of this view sees it."""
        say, ink, view = self.texts.say, self.console.ink, board.view
        head = join_with_dots([turn_words(view, self.texts), view.players[view.current].name])
        yield ink("─" * self.console.width(), DIM)
        yield (
            ink(head, BOLD)
            + "   "
            + say("head-counters", actions=view.actions, buys=view.buys, coins=price_label(view.coins, view.potions))
        )
        yield from self._supply(view)
        for seat in range(len(view.players)):
            yield self._seat(board, seat)
        if view.trash:
            yield say("head-trash", cards=self.cards(view.trash))
        if view.seat is not None:
            yield from self._hand(view, view.seat)

    def _supply(self, view: View) -> Iterator[str]:
        yield self.console.ink(self.texts.say("head-supply"), DIM)
        for row in (basic_piles(view, self.texts), kingdom_piles(view, self.texts)):
            yield from self._columns([self._pile(pile, view.bane) for pile in row])
        beside = [self._times(self.card(pile.id), pile.count) for pile in piles_beside(view)]
        if beside:
            yield self.texts.say("head-beside", piles=", ".join(beside))
        if told := conditions(view, self.texts):
            yield join_with_dots(told)

    def _pile(self, pile: PileView, bane: str | None) -> tuple[str, str]:
        """Return the pile as plain text, for measuring, and with colours."""
        name = f"{pile_price(pile):>2} {pile_name(pile, self.texts, bane)}"
        plain = " ".join([name, *embargo_words(pile), f"×{pile.count}"])
        id = pile.top or pile.id
        return plain, self.console.ink(plain, DIM) if not pile.count else self.console.card(id, plain)

    def _times(self, card: str, count: int) -> str:
        return self.texts.say("card-times", card=card, count=count)

    def _columns(self, cells: list[tuple[str, str]]) -> Iterator[str]:
        """Yield the cells in columns, as many per row as fit."""
        widest = max(columns(plain) for plain, _ in cells) + 2
        per_row = max(1, self.console.width() // widest)
        for start in range(0, len(cells), per_row):
            row = cells[start : start + per_row]
            yield "".join(text + " " * (widest - columns(plain)) for plain, text in row).rstrip()

    def _seat(self, board: Board, seat: int) -> str:
        say, player = self.texts.say, board.view.players[seat]
        top = self.card(player.discard_top) if player.discard_top else say("discard-empty")
        parts = [say("seat-line", who=player.name, hand=player.hand_size, deck=player.deck_size, top=top)]
        if board.points:
            parts.append(say("table-seat-points", points=board.points[seat]))
        if player.in_play:
            parts.append(say("seat-in-play", cards=self.cards(player.in_play)))
        if player.set_aside:
            parts.append(say("seat-set-aside", cards=self.cards(player.set_aside)))
        return join_with_dots([*parts, *mats_words(player, self.texts)])

    def _hand(self, view: View, seat: int) -> Iterator[str]:
        say = self.texts.say
        if view.looked_at:
            yield say("seat-looked-at", cards=self.cards(view.looked_at))
        for zone in MATS:
            if cards := view.zones.get(zone):
                yield say("option-line", name=self.texts.card(zone), value=self.cards(in_reading_order(cards)))
        hand = self.cards(in_reading_order(view.hand)) or say("hand-empty")
        yield self.console.ink(say("head-hand", who=view.players[seat].name, cards=hand), BOLD)

    def card(self, id: str) -> str:
        return self.console.card(id, self.texts.card(id))

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(
            self.card(id) if count == 1 else self._times(self.card(id), count) for id, count in Counter(ids).items()
        )
