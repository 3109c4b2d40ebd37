"""The kingdom that a typed line asks for: a recommended one, ten random cards, ten named ones, or a code."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bots.language.search import fold
from bots.language.texts import Texts
from bots.language.wishes import read_wishes
from bots.refusals import Refusal
from bots.tables.kingdoms import OWN, RANDOM, add_wishes, draw_bane, draw_cards, possible_banes, split_bane
from bots.tables.seeds import fresh_seed
from bots.terminal.parsing import Names, Unclear, is_typed, no_such
from engine import (
    KINGDOM_PILES,
    KINGDOM_SIZE,
    RECOMMENDED,
    SEATS,
    SETS,
    BadSetup,
    ColoniesOption,
    Kingdom,
    Level,
    SheltersOption,
    is_like_code,
    read_kingdom_code,
)
from storage.table import Options

DEFAULT = next(kingdom for kingdom in RECOMMENDED if kingdom.id == "first_game_2e")


@dataclass(frozen=True, slots=True)
class KingdomChoice:
    """A kingdom to play with, the edition whose wordings apply, and what else was agreed on."""

    cards: tuple[str, ...]
    edition: int
    shelters: SheltersOption = "auto"
    colonies: ColoniesOption = "auto"
    bane: str = ""
    kingdom: str = OWN  # the id of a recommended one; ten drawn by chance stay on the table for a rematch
    points: str = "no"
    hints: str = "yes"
    drawn: str = ""  # the line that it was drawn for, if it can be drawn again
    level: Level = "sound"  # of the computer players whose level was not named

    @classmethod
    def recommended(cls, kingdom: Kingdom) -> KingdomChoice:
        return cls(kingdom.cards, kingdom.edition, kingdom=kingdom.id)

    def with_bane(self) -> KingdomChoice:
        """Return the kingdom with a bane, if it needs one: the one that is chosen, or one that is drawn."""
        return self if self.bane else self.with_another_bane()

    def with_another_bane(self) -> KingdomChoice:
        """Return the kingdom with a bane that is drawn, or as it is if it needs none."""
        options = self.options(min(SEATS), "")
        return replace(self, bane=draw_bane(options, fresh_seed())) if possible_banes(self.cards) else self

    def options(self, players: int, language: str) -> Options:
        """Return the options of a table for this many players, without time limits."""
        return Options(
            kingdom=self.kingdom,
            cards=self.cards,
            edition=self.edition,
            shelters=self.shelters,
            colonies=self.colonies,
            bane=self.bane,
            pace="none",
            players=players,
            language=language,
            points=self.points,
            level=self.level,
            hints=self.hints,
        )


class Unfinished(Exception):
    """Not all of the ten cards were named, or not all names were understood; those that were are kept."""

    def __init__(self, kept: Sequence[str], reasons: Sequence[str]) -> None:
        super().__init__(reasons)
        self.kept = kept
        self.reasons = reasons


class KingdomReader:
    """Understands lines in one language, and in English."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def parse(self, line: str) -> KingdomChoice:
        """Return the kingdom that a line asks for."""
        word, _, rest = line.strip().partition(" ")
        if not word:
            return KingdomChoice.recommended(DEFAULT)
        if is_typed(word, "typed-random", self.texts):
            return self._random(rest, line)
        if is_typed(word, "typed-own", self.texts):
            return self.own(rest)
        if is_like_code(line):
            return self._coded(line)
        names = [self.texts.say(f"kingdom-{kingdom.id}") for kingdom in RECOMMENDED]
        ids = [kingdom.id for kingdom in RECOMMENDED]
        id = Names(ids, names, self.texts, [""] * len(ids)).one(line.strip())
        return KingdomChoice.recommended(next(kingdom for kingdom in RECOMMENDED if kingdom.id == id))

    def _random(self, rest: str, line: str) -> KingdomChoice:
        named, given = read_wishes(rest, self.texts)
        sets = self._sets(named)
        options = Options(sets=tuple(sets or (name for name in SETS if name != "base1")))
        add_wishes(options, given)
        cards, edition = draw_cards(options, fresh_seed()), 1 if sets == ["base1"] else 2
        options.cards, options.kingdom, options.edition = cards, RANDOM, edition
        bane = draw_bane(options, fresh_seed()) if possible_banes(cards) else ""
        return KingdomChoice(cards, edition, bane=bane, drawn=line)

    def _sets(self, line: str) -> list[str]:
        """Return the sets that are named, by short or full names, which may have spaces."""
        known = {
            fold(name): id
            for words in (Texts(), self.texts)
            for id in SETS
            for name in (words.say(f"set-{id}.word"), words.say(f"set-{id}"), id)
        }
        words, found = line.replace(",", " ").split(), list[str]()
        while words:
            end = next((end for end in range(len(words), 0, -1) if fold(" ".join(words[:end])) in known), 0)
            if not end:
                raise no_such(words[0], self.texts)
            found.append(known[fold(" ".join(words[:end]))])
            del words[:end]
        return list(dict.fromkeys(found))

    def _coded(self, line: str) -> KingdomChoice:
        try:
            setup = read_kingdom_code(line)
        except BadSetup:
            raise Refusal("bad-code") from None
        shelters: SheltersOption = "yes" if setup.uses_shelters else "no"
        return KingdomChoice(setup.kingdom, setup.edition, shelters, setup.colonies, setup.bane or "").with_bane()

    def own(self, line: str, kept: Sequence[str] = ()) -> KingdomChoice:
        """Return the kingdom of the named cards and those that are kept from before; Unfinished if they are not ten."""
        cards, reasons = list(kept), list[str]()
        for word in filter(str.strip, line.split(",")):
            try:
                cards.append(self._card(word.strip()))
            except Unclear as reason:
                reasons.append(str(reason))
        ten, bane = split_bane(tuple(dict.fromkeys(cards)))
        cards = list(ten)
        if len(cards) > KINGDOM_SIZE:
            raise Unclear(self.texts.say("kingdom-not-ten", count=len(cards)))
        if len(cards) < KINGDOM_SIZE:
            raise Unfinished(cards, reasons)
        only_first = any(card in SETS["base1"] and card not in SETS["base2"] for card in cards)
        return KingdomChoice(ten, 1 if only_first else 2, bane=bane).with_bane()

    def _card(self, word: str) -> str:
        known = sorted(KINGDOM_PILES)
        if word.isdigit():
            raise no_such(word, self.texts)
        return Names(known, [self.texts.card(id) for id in known], self.texts).one(word)
