"""The table drawn in the terminal, as one seat sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bots.terminal.console import BOLD, DIM, Console
from bots.texts import Texts
from engine import PileView, View
from engine.kinds import ACTION, KINDS, TREASURE, TYPE_NAMES
from engine.setup import BASIC


class Panel:
    """Draws views on a console."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

    def table(self, view: View) -> None:
        """The whole table has been drawn for the seat the view belongs to."""
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
        basic = [pile for pile in view.piles.values() if pile.id in BASIC]
        kingdom = [pile for pile in view.piles.values() if pile.id not in BASIC and pile.in_supply]
        for row in (basic, sorted(kingdom, key=lambda pile: (pile.cost or 0, self._name(pile)))):
            self._columns([self._pile(pile) for pile in row])
        beside = [pile for pile in view.piles.values() if not pile.in_supply]
        if beside:
            piles = ", ".join(self._counted(self.card(pile.id), pile.count) for pile in beside)
            self.console.write(self.texts.say("head-beside", piles=piles))

    def _name(self, pile: PileView) -> str:
        return self.texts.card(pile.top or pile.id)

    def _pile(self, pile: PileView) -> tuple[str, str]:
        """The pile plain, to be measured, and coloured."""
        cost = "–" if pile.cost is None else str(pile.cost)
        plain = f"{cost:>2} {self._name(pile)} ×{pile.count}"
        id = pile.top or pile.id
        coloured = self.console.ink(plain, DIM) if not pile.count else self.console.card(id, plain)
        return plain, coloured

    def _counted(self, card: str, count: int) -> str:
        return self.texts.say("card-times", card=card, count=count)

    def _columns(self, cells: list[tuple[str, str]]) -> None:
        """The cells, one under another, so many to a row as fit."""
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
            self.card(id) if count == 1 else self._counted(self.card(id), count) for id, count in Counter(ids).items()
        )

    def explain(self, id: str, cost: int | None = None) -> None:
        """What that card is and does."""
        kind = KINDS.get(id)
        if kind is None:  # a mixed pile, of which each card has a name of its own
            self.console.write(self.texts.card(id))
        else:
            types = " – ".join(self.texts.say(f"type-{name}") for bit, name in TYPE_NAMES.items() if kind.types & bit)
            price = kind.cost if cost is None else cost
            self.console.write(self.texts.say("card-line", name=self.card(id), cost=price, types=types))
        self.console.write("  " + self.texts.card_text(id))


def _reading_key(id: str) -> tuple[bool, bool, int, str]:
    kind = KINDS[id]
    return (not kind.types & ACTION, not kind.types & TREASURE, -kind.cost, id)


def in_reading_order(ids: Iterable[str]) -> list[str]:
    """Actions, then Treasures, then the rest; the dearest first."""
    return sorted(ids, key=_reading_key)
