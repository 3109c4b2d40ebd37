"""What can be answered now, as a numbered list, and what a typed line picks from it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bots.questions import option
from bots.shortcuts import full_purse, next_treasure
from bots.terminal.console import DIM, Console
from bots.terminal.words import number_in, one_of, positions, several_of
from bots.texts import Texts
from engine import Decision, Game
from engine.kinds import KINDS, Picks


@dataclass(frozen=True, slots=True)
class Chosen:
    """What the person wants: perhaps all Treasures played first, then these options."""

    keys: tuple[str, ...] | None
    treasures_first: bool = False

    def positions(self, decision: Decision, texts: Texts) -> Picks:
        return positions(self.keys or (), decision.options, lambda key: option(key, texts, decision.source), texts)


@dataclass(slots=True)
class Menu:
    """The list a person picks from: option keys and their words, and the letters that stand for a move."""

    texts: Texts
    keys: list[str]
    names: list[str]
    counts: list[int]
    most: int = 1  # how many can be picked
    letters: dict[str, Chosen] = field(default_factory=dict)
    hints: list[str] = field(default_factory=list)
    others: list[str] = field(default_factory=list)  # moves that are not in the list, each with its letter
    needs_treasures: frozenset[str] = frozenset()
    listed: bool = True  # every card there is would be too long a list

    def lines(self, console: Console) -> list[str]:
        """The menu as it is shown."""
        hints = [console.ink(hint, DIM) for hint in self.hints]
        if not self.listed:
            return hints
        cells: list[tuple[str, str]] = []
        for number, (key, name, count) in enumerate(zip(self.keys, self.names, self.counts, strict=True), 1):
            id = key.rpartition(":")[2]
            label = name if count == 1 else self.texts.say("card-times", card=name, count=count)
            cells.append((f"{number} {label}", f"{number} " + (console.card(id, label) if id in KINDS else label)))
        return [*hints, *console.flow(cells), *console.flow([(each, each) for each in self.others])]

    def card(self, number: str) -> str | None:
        """The card with that number in the list, if there is one."""
        at = number_in(number) if self.listed else None
        id = self.keys[at - 1].rpartition(":")[2] if at and at <= len(self.keys) else ""
        return id if id in KINDS else None

    def understood(self, line: str) -> Chosen:
        """What that line picks."""
        word = line.casefold()
        if word in self.letters:
            return self.letters[word]
        if self.most == 1:
            key = self._one(line)
            return Chosen((key,), treasures_first=key in self.needs_treasures)
        if word == "all":
            return Chosen(tuple(key for key, count in zip(self.keys, self.counts, strict=True) for _ in range(count)))
        return Chosen(tuple(several_of(line, self.keys, self.names, self.texts)))

    def _one(self, line: str) -> str:
        move, _, rest = line.partition(" ")
        if move.casefold() in ("p", "play") and rest:
            treasures = [key for key in self.letters if key.startswith("play:")]
            names = [option(key, self.texts) for key in treasures]
            return one_of(rest, treasures, names, self.texts)
        return one_of(line, self.keys, self.names, self.texts)


def menu_for(game: Game, decision: Decision, texts: Texts) -> Menu:
    """The list for that question."""
    if decision.verb == "buy":
        return _purchases(game, decision, texts)
    return _options(decision, texts)


def _options(decision: Decision, texts: Texts) -> Menu:
    counted = Counter(key for key in decision.options if key != "end")
    keys = list(counted)
    menu = Menu(texts, keys, [option(key, texts, decision.source) for key in keys], list(counted.values()))
    menu.most = decision.most
    if "end" in decision.options:
        _add(menu, "e", Chosen(("end",)), texts.say("move-end-actions"))
    if decision.options == ("yes", "no"):
        menu.letters |= {"y": Chosen(("yes",)), "n": Chosen(("no",))}
    if decision.least == 0:
        _add(menu, "n", Chosen(()), texts.say("move-done"))
        menu.letters["none"] = Chosen(())
    if decision.verb == "name":
        menu.listed = False
        menu.hints.append(texts.say("name-any"))
    if decision.most > 1:
        menu.hints.append(texts.say("pick-several"))
    return menu


def _add(menu: Menu, letter: str, chosen: Chosen, words: str) -> None:
    menu.letters[letter] = chosen
    menu.others.append(f"{letter} {words}")


def _purchases(game: Game, decision: Decision, texts: Texts) -> Menu:
    """What can be bought once all Treasures are played; naming one plays them and buys it."""
    purse = full_purse(game, decision.seat)
    keys = _by_cost([key for key in purse.options if key.startswith("buy:")], game)
    menu = Menu(texts, keys, [option(key, texts) for key in keys], [1] * len(keys))
    menu.needs_treasures = frozenset(keys)
    coins = game.view(decision.seat).coins
    menu.hints.append(texts.say("buy-hint", coins=coins, all="same" if purse.coins == coins else purse.coins))
    if next_treasure(decision) is not None:
        _add(menu, "t", Chosen(None, treasures_first=True), texts.say("move-treasures"))
    for key in decision.options:
        if key.startswith("play:"):
            menu.letters[key] = Chosen((key,))
            menu.others.append("p " + texts.say("move-one-treasure", card=option(key, texts)))
    _add(menu, "e", Chosen(("end",)), texts.say("move-end-turn"))
    return menu


def _by_cost(keys: Sequence[str], game: Game) -> list[str]:
    """Dearest first: that is what people look for."""
    costs = {pile.top: pile.cost or 0 for pile in game.view(None).piles.values()}
    return sorted(keys, key=lambda key: -costs[key.partition(":")[2]])
