"""The answers to a question as a numbered list, and the press that a typed line stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from bots.language.marks import EMBARGO
from bots.language.prompts import option
from bots.language.search import cards_named
from bots.language.texts import Texts
from bots.language.wording import cost_of, dearest_first, pile_name, potions_of, price_label, price_words
from bots.screens.groups import cards_in_game, group_options
from bots.tables import tokens
from bots.tables.shortcuts import Purse, next_treasure
from bots.terminal.front_end import Choice, PickLimits, choice_for
from bots.terminal.parsing import Names, Unclear, is_typed, number_in, positions, single_key, single_keys, typed
from engine import KINDS, MIXED_PILES, Decision, Picks, PileView, View

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
    note: str = ""


@dataclass(slots=True)
class MoveMenu:
    """The list that a person picks from, and the letters that stand for other moves."""

    decision: Decision
    view: View
    texts: Texts
    lines: list[Line]
    purse: Purse | None = None
    letters: dict[str, TypedPress] = field(default_factory=dict)
    hints: list[str] = field(default_factory=list)
    others: list[Choice] = field(default_factory=list)  # moves that are not in the list, each with its letter
    trusted: set[str] = field(default_factory=set)  # names that were guessed, and that the person has confirmed
    listed: bool = True  # False if the list would be too long, as it is if any card can be named

    @property
    def choices(self) -> list[Choice]:
        """The list as a front end shows it."""
        return [self._choice(str(number), line) for number, line in enumerate(self.lines, 1)]

    def _choice(self, number: str, line: Line) -> Choice:
        said = SAID[line.id] if line.id in SAID and self.decision.most == 1 else ""
        key, letters = (single_key(said, self.texts), single_keys(said, self.texts)) if said else ("", [])
        card = line.id if line.id in KINDS else ""
        return Choice(number, line.words, card, len(line.positions) or 1, line.note, key, letters)

    @property
    def several(self) -> PickLimits | None:
        """How many can be picked, if more than one."""
        decision = self.decision
        if decision.most < 2 or self.purse is not None:
            return None
        return PickLimits(decision.least, decision.most, tokens.is_ordered(decision))

    def card(self, number: str) -> str | None:
        """Return the card with this number in the list, if there is one."""
        at = number_in(number) if self.listed else None
        id = self.lines[at - 1].id if at and at <= len(self.lines) else ""
        return id if id in KINDS else None

    def parse(self, line: str) -> TypedPress:
        """Return the press that a line stands for."""
        word = line.casefold()
        if word in self.letters:
            return self.letters[word]
        verb, _, rest = line.partition(" ")
        if rest and self.decision.verb == "buy" and is_typed(verb, "typed-play", self.texts):
            return self._treasure(rest.strip())
        if rest and is_typed(verb, "typed-buy" if self.decision.verb == "buy" else "typed-play", self.texts):
            line = rest.strip()
        if self.decision.verb == "buy":
            return TypedPress(tokens.BUY, self.lines[self._one(line)].id)
        if self.decision.most == 1:
            return self.answer(self.lines[self._one(line)].positions[:1])
        return self.answer(self._several(line))

    def answer(self, picks: Picks) -> TypedPress:
        """Return the answer with these picks; say how many there must be if they are too few or too many."""
        least, most, say = self.decision.least, self.decision.most, self.texts.say
        if least == most != len(picks):
            raise Unclear(say("pick-exactly", count=most, named=len(picks)))
        if len(picks) < least:
            raise Unclear(say("pick-at-least", count=least, named=len(picks)))
        if len(picks) > most:
            raise Unclear(say("pick-at-most", count=most, named=len(picks)))
        return TypedPress(tokens.ANSWER, tokens.picks_text(self.decision, picks))

    def _names(self) -> Names:
        ids = [str(at) for at in range(len(self.lines))]
        cards = [line.id for line in self.lines]
        return Names(ids, [line.words for line in self.lines], self.texts, cards, self.trusted)

    def _one(self, line: str) -> int:
        try:
            return int(self._names().one(line))
        except Unclear:
            raise_reason(self, line)
            raise

    def _several(self, line: str) -> Picks:
        wanted = self._names().several(line)
        owners = {position: str(at) for at, each in enumerate(self.lines) for position in each.positions}
        places = [owners[position] for position in range(len(owners))]
        return positions(wanted, places, lambda at: self.lines[int(at)].words, self.texts)

    def _treasure(self, word: str) -> TypedPress:
        """Parse a single Treasure to play: "p silver"."""
        keys = [key for key in self.decision.options if key.startswith("play:")]
        cards = [key.partition(":")[2] for key in keys]
        key = Names(keys, [self.texts.card(id) for id in cards], self.texts, cards, self.trusted).one(word)
        return self.answer((self.decision.options.index(key),))

    def add(self, key: str, entry: TypedPress, words: str) -> None:
        """Let the words of a key stand for an entry, and show it with the first of them."""
        self.letters |= dict.fromkeys(typed(key, self.texts), entry)
        self.others.append(choice_for(key, words, self.texts))


def raise_reason(menu: MoveMenu, word: str) -> None:
    """Raise the reason why the card that was named cannot be picked, if there is a better one than that it cannot."""
    view, texts, present = menu.view, menu.texts, cards_in_game(menu.view)
    found = [id for id in cards_named(word, texts) if id in present or _pile_of(id, view) is not None]
    if len(found) != 1 or word.isdecimal():
        return
    pile = _pile_of(found[0], view)
    if menu.decision.verb == "act":
        key = "play-no-action" if found[0] in view.hand else "play-not-in-hand"
        raise Unclear(texts.say(key, card=texts.card(found[0])))
    if menu.purse is None or pile is None or not pile.in_supply:
        return
    if not pile.count:
        raise Unclear(texts.say("pile-gone", card=texts.card(pile.id)))
    if pile.cost is not None and (pile.cost > menu.purse.coins or pile.potions > menu.purse.potions):
        cost = price_words(pile.cost, pile.potions, texts)
        have = price_words(menu.purse.coins, menu.purse.potions, texts)
        raise Unclear(texts.say("too-dear", card=pile_name(pile, texts), cost=cost, coins=have))


def _pile_of(id: str, view: View) -> PileView | None:
    return view.piles.get(id) or next((pile for pile in view.piles.values() if pile.top == id), None)


def embargo_words(pile: PileView) -> list[str]:
    """Return the Embargo tokens on a pile, if there are any."""
    return [f"{EMBARGO}{pile.embargo_tokens}"] if pile.embargo_tokens else []


def menu_for(decision: Decision, view: View, purse: Purse | None, texts: Texts) -> MoveMenu:
    """Return the menu for a question."""
    if purse is not None:
        return _purchases(decision, view, purse, texts)
    return _options(decision, view, texts)


def _options(decision: Decision, view: View, texts: Texts) -> MoveMenu:
    groups = [group for group in group_options(decision, view, texts) if group.key != "end"]
    lines = [Line(group.id, group.words(texts, decision), group.positions) for group in groups]
    if decision.verb == "gain":
        lines = [_priced(line, decision, view, texts) for line in lines]
    menu = MoveMenu(decision, view, texts, lines)
    if "end" in decision.options:
        menu.add("typed-end", TypedPress(tokens.END), texts.say("move-end-actions"))
    if set(decision.options) == {"yes", "no"}:
        for at, key in enumerate(decision.options):
            menu.letters |= dict.fromkeys(typed(SAID[key], texts), menu.answer((at,)))
    if decision.least == 0:
        menu.add("typed-none", menu.answer(()), texts.say("move-done"))
    if decision.most == len(decision.options) > 1 and not tokens.is_ordered(decision):
        menu.add("typed-all", menu.answer(tuple(range(decision.most))), texts.say("move-all"))
    if decision.verb == "name":
        menu.listed = False
        menu.hints.append(texts.say("name-any"))
    if decision.most > 1:
        menu.hints.append(texts.say("pick-several"))
    return menu


def _priced(line: Line, decision: Decision, view: View, texts: Texts) -> Line:
    """Return the line with what the card costs, and a purchase brings, and with the name of a mixed pile."""
    pile = _pile_of(line.id, view) if line.id in KINDS else None
    if pile is None:
        return line
    words = pile_name(pile, texts) if pile.id in MIXED_PILES else line.words
    price, curses = price_label(cost_of(line.id, view), potions_of(line.id)), embargo_words(pile)
    return line._replace(words=words, note=" ".join([price, *(curses if decision.verb == "buy" else [])]))


def _purchases(decision: Decision, view: View, purse: Purse, texts: Texts) -> MoveMenu:
    """Return the menu of what all Treasures together can buy; naming a card plays them and buys it."""
    ids = [key.partition(":")[2] for key in purse.options if key.startswith("buy:")]
    lines = [_priced(Line(id, texts.card(id)), decision, view, texts) for id in dearest_first(ids, view, texts)]
    menu = MoveMenu(decision, view, texts, lines, purse)
    all = price_label(purse.coins, purse.potions)
    all = "same" if all == price_label(view.coins, view.potions) else all
    menu.hints.append(texts.say("buy-hint", coins=view.coins, all=all))
    if next_treasure(decision) is not None:
        menu.add("typed-treasures", TypedPress(tokens.TREASURES), option("treasures", texts))
    menu.add("typed-end", TypedPress(tokens.END), texts.say("move-end-turn"))
    play = typed("typed-play", texts)[0]
    for name in (option(key, texts) for key in decision.options if key.startswith("play:")):
        menu.others.append(Choice(f"{play} {name}", texts.say("move-one-treasure", card=name)))
    return menu


def names_to_look_up(view: View) -> Sequence[str]:
    """Return the cards and mixed piles that people at this table look up first."""
    return list(dict.fromkeys(id for pile in view.piles.values() for id in (pile.id, pile.top or pile.id)))
