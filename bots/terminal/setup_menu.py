"""Before the game: who plays, and with which ten Kingdom piles."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass, replace

from bots.language.explanations import explain_error
from bots.language.search import fold
from bots.language.texts import Texts
from bots.language.wishes import read_wishes
from bots.language.wording import dearest_first
from bots.people import LONGEST_NAME
from bots.refusals import Refusal
from bots.tables.kingdoms import add_wishes, draw_cards
from bots.tables.seeds import fresh_seed
from bots.terminal.console import BOLD, DIM, Console
from bots.terminal.parsing import Unclear, agrees, is_typed, no_such, one_of
from engine import (
    KINGDOM_PILES,
    KINGDOM_SIZE,
    RECOMMENDED,
    SEATS,
    SETS,
    BadSetup,
    Kingdom,
    SheltersOption,
    is_like_code,
    read_kingdom_code,
)
from storage.table import Options

SHORTEST_PREVIEW = 30  # characters; if there is less room beside the name of a kingdom, its cards are below it
GLUE = "\xa0"  # keeps the words of a name on one line
DEFAULT = next(kingdom for kingdom in RECOMMENDED if kingdom.id == "first_game_2e")


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat: a name, and whether the computer plays it."""

    name: str
    computer: bool


@dataclass(frozen=True, slots=True)
class KingdomChoice:
    """A kingdom to play with, the edition whose wordings apply, and whether Shelters are dealt."""

    cards: tuple[str, ...]
    edition: int
    shelters: SheltersOption = "auto"
    kingdom: str = "own"  # the id of a recommended one; ten drawn by chance stay on the table for a rematch

    @classmethod
    def recommended(cls, kingdom: Kingdom) -> KingdomChoice:
        return cls(kingdom.cards, kingdom.edition, kingdom=kingdom.id)

    def options(self, players: int, language: str) -> Options:
        """Return the options of a table for this many players, without time limits."""
        return Options(
            kingdom=self.kingdom,
            cards=self.cards,
            edition=self.edition,
            shelters=self.shelters,
            pace="none",
            players=players,
            language=language,
        )


class SetupMenu:
    """Asks until there is something to play."""

    def __init__(self, console: Console, texts: Texts) -> None:
        self.console = console
        self.texts = texts

    def seats(self) -> list[Seating]:
        say = self.texts.say
        self.console.write(say("who-plays"))
        self.console.write(say("who-default"), DIM)
        while True:
            try:
                return self._seats(self.console.read())
            except Unclear as reason:
                self.console.write(str(reason))

    def _seats(self, line: str) -> list[Seating]:
        say = self.texts.say
        given = [name.strip() for name in line.split(",") if name.strip()] or [say("player-default")]
        if len(given) == 1:
            given.append(say("computer"))
        if len(given) not in SEATS:
            raise Unclear(say("names-too-many", count=len(given)))
        if any(len(name) > LONGEST_NAME for name in given):
            raise Unclear(say("name-too-long", count=LONGEST_NAME))
        seats = self._name_seats(given)
        for seat in seats:
            if sum(fold(seat.name) == fold(other.name) for other in seats) > 1:
                raise Unclear(say("names-twice", who=seat.name))
        return seats

    def _name_seats(self, given: list[str]) -> list[Seating]:
        say = self.texts.say
        seats: list[Seating] = []
        for name in given:
            computer = fold(name) in {fold(words.say("computer")) for words in (self.texts, Texts())}
            number = 1 + sum(seat.computer for seat in seats)
            named = say("computer-numbered", number=number) if computer else self.texts.name(name)
            seats.append(Seating(named, computer))
        return seats

    def kingdom(self) -> KingdomChoice:
        say, console = self.texts.say, self.console
        console.write("\n" + console.ink(say("which-kingdom"), BOLD))
        for number, kingdom in enumerate(RECOMMENDED, 1):
            self._write_kingdom(number, kingdom)
        console.write(say("kingdom-default", kingdom=say(f"kingdom-{DEFAULT.id}")))
        console.write(say("kingdom-random-help", sets=", ".join(say(f"set-{name}.word") for name in SETS)), DIM)
        console.write(say("kingdom-own-help"), DIM)
        while True:
            try:
                return self.parse(console.read())
            except Unclear as reason:
                console.write(str(reason))
            except Refusal as refusal:
                impossible = refusal.key == "kingdom-impossible"
                console.write(say("kingdom-impossible") if impossible else explain_error(refusal, self.texts))

    def _write_kingdom(self, number: int, kingdom: Kingdom) -> None:
        """Write a line with the number and the name, and all ten cards beside it, or below it on a narrow screen."""
        console, label = self.console, f"{number:>3} {self.texts.say(f'kingdom-{kingdom.id}'):<32}"
        names = (self.texts.card(id).replace(" ", GLUE) for id in dearest_first(kingdom.cards, None, self.texts))
        is_wide = console.width() - len(label) >= SHORTEST_PREVIEW
        indent = " " * (len(label) if is_wide else 4)
        room = max(SHORTEST_PREVIEW, console.width() - len(indent))
        lines = [line.replace(GLUE, " ") for line in textwrap.wrap(", ".join(names), room, break_on_hyphens=False)]
        if is_wide:
            console.write(label + console.ink(lines.pop(0), DIM))
        else:
            console.write(label.rstrip())
        for line in lines:
            console.write(indent + console.ink(line, DIM))

    def with_shelters(self, choice: KingdomChoice) -> KingdomChoice:
        """Ask about Shelters if the rules, or a code, leave them to the players; return the kingdom with the answer."""
        dark = [card for card in choice.cards if card in SETS["dark_ages"]]
        if not dark or len(dark) == len(choice.cards) or choice.shelters != "auto":
            return choice
        wanted = agrees(self.console.read(self.texts.say("shelters-wanted") + " "), self.texts)
        return replace(choice, shelters="yes" if wanted else "no")

    def parse(self, line: str) -> KingdomChoice:
        """Return the kingdom that a line asks for."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return KingdomChoice.recommended(DEFAULT)
        if is_typed(word, "typed-random", self.texts):
            return self._random(rest)
        if is_typed(word, "typed-own", self.texts):
            return self._own(rest)
        if is_like_code(line):
            return self._coded(line)
        names = [self.texts.say(f"kingdom-{kingdom.id}") for kingdom in RECOMMENDED]
        id = one_of(line.strip(), [kingdom.id for kingdom in RECOMMENDED], names, self.texts)
        return KingdomChoice.recommended(next(kingdom for kingdom in RECOMMENDED if kingdom.id == id))

    def _random(self, line: str) -> KingdomChoice:
        named, given = read_wishes(line, self.texts)
        sets = [self._set(word) for word in named.replace(",", " ").split()]
        options = Options(sets=tuple(sets or (name for name in SETS if name != "base1")))
        add_wishes(options, given)
        return KingdomChoice(draw_cards(options, fresh_seed()), 1 if sets == ["base1"] else 2)

    def _coded(self, line: str) -> KingdomChoice:
        try:
            setup = read_kingdom_code(line)
        except BadSetup:
            raise Refusal("bad-code") from None
        return KingdomChoice(setup.kingdom, setup.edition, "yes" if setup.uses_shelters else "no")

    def _own(self, line: str) -> KingdomChoice:
        if not line:
            line = self.console.read(self.texts.say("kingdom-own-help") + "\n> ")
            first, _, others = line.partition(" ")
            line = others if is_typed(first, "typed-own", self.texts) else line
        cards = list(dict.fromkeys(self._card(word) for word in line.split(",") if word.strip()))
        if len(cards) != KINGDOM_SIZE:
            raise Unclear(self.texts.say("kingdom-not-ten", count=len(cards)))
        only_first = any(card in SETS["base1"] and card not in SETS["base2"] for card in cards)
        return KingdomChoice(tuple(cards), 1 if only_first else 2)

    def _set(self, word: str) -> str:
        """Return the set that a word stands for, in the person's language or in English; any other word as it is."""
        known = {fold(words.say(f"set-{name}.word")): name for words in (Texts(), self.texts) for name in SETS}
        return known.get(fold(word), word)

    def _card(self, word: str) -> str:
        known = sorted(KINGDOM_PILES)
        if word.strip().isdigit():
            raise no_such(word.strip(), self.texts)
        return one_of(word.strip(), known, [self.texts.card(id) for id in known], self.texts)
