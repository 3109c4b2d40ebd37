"""The answers to a question as a numbered list, and the press that a typed line stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bots.language.prompts import option
from bots.language.texts import Texts
from bots.language.wording import dearest_first
from bots.screens.groups import group_options
from bots.tables import tokens
from bots.tables.shortcuts import Purse, next_treasure
from bots.terminal.console import DIM, Console
from bots.terminal.parsing import Confirm, is_typed, number_in, one_of, positions, several_of, typed
from engine import KINDS, Decision, Picks, View

SAID = {"yes": "typed-yes", "no": "typed-no"}


class TypedPress(NamedTuple):
    """A press, as a button would carry it."""

    press: str
    argument: str = ""


class Line(NamedTuple):
    """One line of the list: a card or another option, its words, and its positions among the options."""

    id: str
    words: str
    positions: Picks = ()


@dataclass(slots=True)
class MoveMenu:
    """The list that a person picks from, and the letters that stand for other moves."""

    decision: Decision
    texts: Texts
    choices: list[Line]
    letters: dict[str, TypedPress] = field(default_factory=dict)
    hints: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)  # moves that are not in the list, each with its letter
    is_meant: Confirm = lambda _: True  # asks about a name that was guessed
    listed: bool = True  # False if the list would be too long, as it is if any card can be named

    def lines(self, console: Console) -> Sequence[str]:
        """Return the menu as it is shown."""
        hints = [console.ink(hint, DIM) for hint in self.hints]
        if not self.listed:
            return hints
        cells: list[tuple[str, str]] = []
        for number, line in enumerate(self.choices, 1):
            label = self._label(line)
            cells.append(
                (f"{number} {label}", f"{number} " + (console.card(line.id, label) if line.id in KINDS else label))
            )
        return [*hints, *console.flow(cells), *console.flow([(each, each) for each in self.others])]

    def _label(self, line: Line) -> str:
        count = len(line.positions)
        return line.words if count < 2 else self.texts.say("card-times", card=line.words, count=count)

    def card(self, number: str) -> str | None:
        """Return the card with this number in the list, if there is one."""
        at = number_in(number) if self.listed else None
        id = self.choices[at - 1].id if at and at <= len(self.choices) else ""
        return id if id in KINDS else None

    def parse(self, line: str) -> TypedPress:
        """Return the press that a line stands for."""
        word = line.casefold()
        if word in self.letters:
            return self.letters[word]
        if self.decision.verb == "buy":
            return self._purchase(line)
        if self.decision.most == 1:
            return self.answer(self.choices[int(self._one(line))].positions[:1])
        if is_typed(line, "typed-all", self.texts):
            return self.answer(tuple(at for each in self.choices for at in each.positions))
        return self.answer(self._several(line))

    def answer(self, picks: Picks) -> TypedPress:
        return TypedPress(tokens.ANSWER, tokens.picks_text(self.decision, picks))

    def _names(self) -> tuple[Sequence[str], Sequence[str]]:
        return [str(at) for at in range(len(self.choices))], [line.words for line in self.choices]

    def _one(self, line: str) -> str:
        return one_of(line, *self._names(), self.texts, [line.id for line in self.choices], self.is_meant)

    def _several(self, line: str) -> Picks:
        wanted = several_of(line, *self._names(), self.texts, [line.id for line in self.choices], self.is_meant)
        owners = {position: str(at) for at, each in enumerate(self.choices) for position in each.positions}
        places = [owners[position] for position in range(len(owners))]
        return positions(wanted, places, lambda at: self.choices[int(at)].words, self.texts)

    def _purchase(self, line: str) -> TypedPress:
        """Parse a purchase (all Treasures are played first), or a single Treasure: "p silver"."""
        move, _, rest = line.partition(" ")
        if is_typed(move, "typed-play", self.texts) and rest:
            treasures = [key for key in self.decision.options if key.startswith("play:")]
            cards = [key.partition(":")[2] for key in treasures]
            key = one_of(rest, treasures, [self.texts.card(id) for id in cards], self.texts, cards, self.is_meant)
            return self.answer((self.decision.options.index(key),))
        return TypedPress(tokens.BUY, self.choices[int(self._one(line))].id)


def menu_for(decision: Decision, view: View, purse: Purse | None, texts: Texts) -> MoveMenu:
    """Return the menu for a question."""
    if purse is not None:
        return _purchases(decision, view, purse, texts)
    return _options(decision, view, texts)


def _options(decision: Decision, view: View, texts: Texts) -> MoveMenu:
    groups = [group for group in group_options(decision, view, texts) if group.key != "end"]
    menu = MoveMenu(
        decision, texts, [Line(group.id, group.words(texts, decision), group.positions) for group in groups]
    )
    if "end" in decision.options:
        _add(menu, "typed-end", TypedPress(tokens.END), texts.say("move-end-actions"))
    if set(decision.options) == {"yes", "no"}:
        for at, key in enumerate(decision.options):
            menu.letters |= dict.fromkeys(typed(SAID[key], texts), menu.answer((at,)))
    if decision.least == 0:
        _add(menu, "typed-none", menu.answer(()), texts.say("move-done"))
    if decision.verb == "name":
        menu.listed = False
        menu.hints.append(texts.say("name-any"))
    if decision.most > 1:
        menu.hints.append(texts.say("pick-several"))
    return menu


def _add(menu: MoveMenu, key: str, entry: TypedPress, words: str) -> None:
    """Let the words of a key stand for an entry, and show it with the first of them."""
    menu.letters |= dict.fromkeys(typed(key, menu.texts), entry)
    menu.others.append(f"{typed(key, menu.texts)[0]} {words}")


def _purchases(decision: Decision, view: View, purse: Purse, texts: Texts) -> MoveMenu:
    """Return the menu of what all Treasures together can buy; naming a card plays them and buys it."""
    ids = [key.partition(":")[2] for key in purse.options if key.startswith("buy:")]
    menu = MoveMenu(decision, texts, [Line(id, texts.card(id)) for id in dearest_first(ids, view, texts)])
    all = "same" if purse.coins == view.coins else purse.coins
    menu.hints.append(texts.say("buy-hint", coins=view.coins, all=all))
    if next_treasure(decision) is not None:
        _add(menu, "typed-treasures", TypedPress(tokens.TREASURES), option("treasures", texts))
    for key in decision.options:
        if key.startswith("play:"):
            play = typed("typed-play", texts)[0]
            menu.others.append(f"{play} " + texts.say("move-one-treasure", card=option(key, texts)))
    _add(menu, "typed-end", TypedPress(tokens.END), texts.say("move-end-turn"))
    return menu
