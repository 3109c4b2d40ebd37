"""Draws the table in the terminal, as one seat sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bots.language.texts import Texts
from bots.language.wording import basic_piles, costs_on_table, explain, in_reading_order, kingdom_piles, piles_beside
from bots.terminal.console import BOLD, DIM, Console
from engine import KINDS, MIXED_PILES, PileView, View


class Panel:
    """Draws views on a console."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

    def table(self, view: View) -> None:
        """Draw the whole table as the seat of this view sees it."""
        say, console = self.texts.say, self.console
        current = view.players[view.current]
        console.write("─" * console.width(), DIM)
        console.write(
            console.ink(say("head-turn", count=current.turns + 1, who=current.name), BOLD)
            + "   "
            + say("head-counters", actions=view.actions, buys=view.buys, coins=view.coins)
        )
        self._supply(view)
        for seat in range(len(view.players)):
            self._seat(view, seat)
        if view.trash:
            console.write(say("head-trash", cards=self.cards(view.trash)))
        if view.seat is not None:
            self._hand(view, view.seat)

    def _supply(self, view: View) -> None:
        self.console.write(self.texts.say("head-supply"), DIM)
        for row in (basic_piles(view, self.texts), kingdom_piles(view, self.texts)):
            self._columns([self._pile(pile) for pile in row])
        beside = [self._times(self.card(pile.id), pile.count) for pile in piles_beside(view)]
        if beside:
            piles = ", ".join(beside)
            self.console.write(self.texts.say("head-beside", piles=piles))

    def _pile(self, pile: PileView) -> tuple[str, str]:
        """Return the pile as plain text, for measuring, and with colours."""
        cost = "–" if pile.cost is None else str(pile.cost)
        id, name = pile.top or pile.id, self.texts.card(pile.id)
        if pile.id in MIXED_PILES and pile.top is not None:
            name = self.texts.say("pile-mixed", pile=name, card=self.texts.card(pile.top))
        plain = f"{cost:>2} {name} ×{pile.count}"
        coloured = self.console.ink(plain, DIM) if not pile.count else self.console.card(id, plain)
        return plain, coloured

    def _times(self, card: str, count: int) -> str:
        return self.texts.say("card-times", card=card, count=count)

    def _columns(self, cells: list[tuple[str, str]]) -> None:
        """Write the cells in columns, as many per row as fit."""
        widest = max(len(plain) for plain, _ in cells) + 2
        per_row = max(1, self.console.width() // widest)
        for start in range(0, len(cells), per_row):
            row = cells[start : start + per_row]
            self.console.write("".join(text + " " * (widest - len(plain)) for plain, text in row).rstrip())

    def _seat(self, view: View, seat: int) -> None:
        say, player = self.texts.say, view.players[seat]
        top = self.card(player.discard_top) if player.discard_top else say("discard-empty")
        parts = [say("seat-line", who=player.name, hand=player.hand_size, deck=player.deck_size, top=top)]
        if player.in_play:
            parts.append(say("seat-in-play", cards=self.cards(player.in_play)))
        if player.set_aside:
            parts.append(say("seat-set-aside", cards=self.cards(player.set_aside)))
        self.console.write(" · ".join(parts))

    def _hand(self, view: View, seat: int) -> None:
        say = self.texts.say
        if view.looked_at:
            self.console.write(say("seat-looked-at", cards=self.cards(view.looked_at)))
        hand = self.cards(in_reading_order(view.hand)) or say("hand-empty")
        self.console.write(say("head-hand", who=view.players[seat].name, cards=hand), BOLD)

    def card(self, id: str) -> str:
        return self.console.card(id, self.texts.card(id))

    def cards(self, ids: Iterable[str]) -> str:
        return ", ".join(
            self.card(id) if count == 1 else self._times(self.card(id), count) for id, count in Counter(ids).items()
        )

    def explain(self, id: str, view: View) -> None:
        """Explain a card, or a mixed pile as a whole."""
        headline, *rest = explain(id, self.texts, costs_on_table(view).get(id), view.edition).split("\n")
        self.console.write("\n  ".join([self.console.card(id, headline) if id in KINDS else headline, *rest]))
