"""Before the game: who plays, with which ten Kingdom piles, and under which options."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bots.language.explanations import explain_error
from bots.language.search import fold, level_named
from bots.language.texts import Texts
from bots.language.wording import dearest_first
from bots.people import LONGEST_NAME
from bots.refusals import Refusal
from bots.screens.options import matters, words_for
from bots.screens.preferences import value_of
from bots.tables.kingdoms import code_of
from bots.tables.solo import FIRST_LEVEL
from bots.terminal.front_end import Choice, Form, FrontEnd, enter
from bots.terminal.kingdom_choice import DEFAULT, KingdomChoice, KingdomReader, Unfinished
from bots.terminal.learning import LearnPages
from bots.terminal.parsing import Unclear, no_such, typed
from engine import COLONIES_OPTIONS, KINGDOM_SIZE, LEVELS, RECOMMENDED, SEATS, SETS, Level

EDITIONS = {1: 2, 2: 1}  # what comes after
OTHER = {"no": "yes", "yes": "no"}
NEXT_COLONIES = dict(zip(COLONIES_OPTIONS, (*COLONIES_OPTIONS[1:], COLONIES_OPTIONS[0]), strict=True))
NEXT_LEVEL = dict(zip(LEVELS, (*LEVELS[1:], LEVELS[0]), strict=True))


@dataclass(frozen=True, slots=True)
class Seating:
    """A seat: a person's name, or a computer player, of whose level one may be named."""

    name: str
    computer: bool
    level: str = ""


@dataclass(slots=True)
class GuideChoice:
    """Whether the only person at the keyboard wants explanations during the game."""

    wanted: bool
    is_new: bool  # they have never been asked


class SetupMenu:
    """Asks until there is something to play."""

    def __init__(self, front: FrontEnd, level: Level = FIRST_LEVEL) -> None:
        self.front = front
        self.level = level  # of the last game
        self.texts = front.texts
        self.reader = KingdomReader(front.texts)
        self.guide: GuideChoice | None = None  # None: several people play

    # -- who plays ---------------------------------------------------------------------------------------------------

    async def seats(self) -> list[Seating]:
        """Ask who plays."""
        say = self.texts.say
        learn = Choice(typed("typed-learn", self.texts)[0], say("choice-learn"))
        form = Form(say("who-plays"), others=[enter(say("who-default")), learn], hints=[say("who-help")], typing=True)
        line = await self.front.ask(form)
        while True:
            if line.strip().casefold() == learn.line:
                await LearnPages(self.front).run()
                line = await self.front.ask(form)
                continue
            try:
                return self.parse_seats(line)
            except Unclear as reason:
                line = await self.front.ask_again(form, str(reason))

    def parse_seats(self, line: str) -> list[Seating]:
        """Return the seats for the names in a line."""
        say = self.texts.say
        given = [name.strip() for name in line.split(",") if name.strip()] or [say("player-default")]
        if len(given) == 1:
            given.append(say("computer"))
        if len(given) not in SEATS:
            raise Unclear(say("names-too-many", count=len(given)))
        if any(len(name) > LONGEST_NAME for name in given):
            raise Unclear(say("name-too-long", count=LONGEST_NAME))
        seats = [self._seating(name) for name in given]
        for seat in seats:
            if seat.name and sum(fold(seat.name) == fold(other.name) for other in seats) > 1:
                raise Unclear(say("names-twice", who=seat.name))
        return seats

    def _seating(self, name: str) -> Seating:
        """Return a seat for a computer player if the word for one was given, or that for a level."""
        if fold(name) in {fold(words.say("computer")) for words in (self.texts, Texts())}:
            return Seating("", computer=True)
        with suppress(Refusal):
            if level := level_named(name, self.texts):
                return Seating("", computer=True, level=level)
        return Seating(self.texts.name(name), computer=False)

    # -- which kingdom -----------------------------------------------------------------------------------------------

    async def kingdom(self) -> KingdomChoice:
        """Ask for the kingdom, and about Shelters where the rules leave them to the players."""
        say = self.texts.say
        default = say("kingdom-default", kingdom=say(f"kingdom-{DEFAULT.id}"))
        form = Form(
            say("which-kingdom"),
            [self._listed(number) for number in range(len(RECOMMENDED))],
            [enter(default)],
            hints=[
                say("kingdom-random-help", sets=", ".join(say(f"set-{name}.word") for name in SETS)),
                say("kingdom-own-help"),
            ],
            typing=True,
            columns=True,
        )
        line = await self.front.ask(form)
        while True:
            words = ""
            try:
                return await self._with_shelters(await self._chosen(line))
            except Unclear as reason:
                words = str(reason)
            except Refusal as refusal:
                impossible = refusal.key == "kingdom-impossible"
                words = say("kingdom-impossible") if impossible else explain_error(refusal, self.texts)
            line = await self.front.ask_again(form, words)

    def _listed(self, number: int) -> Choice:
        kingdom = RECOMMENDED[number]
        return Choice(str(number + 1), self.texts.say(f"kingdom-{kingdom.id}"), note=self._cards(kingdom.cards))

    def _cards(self, cards: tuple[str, ...]) -> str:
        return self.texts.cards(dearest_first(cards, None, self.texts))

    async def _chosen(self, line: str) -> KingdomChoice:
        """Return the kingdom that a line asks for; ask for the cards that are missing among ten named ones."""
        try:
            return self.reader.parse(line)
        except Unfinished as unfinished:
            kept, reasons = unfinished.kept, unfinished.reasons
        say = self.texts.say
        while True:
            named = [say("own-kept", cards=self.texts.cards(kept))] if kept else []
            title = say("own-missing", count=KINGDOM_SIZE - len(kept))
            form = Form(title, others=[enter(say("own-give-up"))], above=[*reasons, *named], typing=True)
            line = await self.front.ask(form)
            if not line.strip():
                raise Unclear("")
            try:
                return self.reader.own(line, kept)
            except Unfinished as unfinished:
                kept, reasons = unfinished.kept, unfinished.reasons
            except Unclear as reason:
                reasons = [str(reason)]

    async def _with_shelters(self, choice: KingdomChoice) -> KingdomChoice:
        """Ask about Shelters if the rules, or a code, leave them to the players; return the kingdom with the answer."""
        if not self._may_have_shelters(choice) or choice.shelters != "auto":
            return choice
        wanted = await self.front.confirm(self.texts.say("shelters-wanted"))
        return replace(choice, shelters="yes" if wanted else "no")

    @staticmethod
    def _may_have_shelters(choice: KingdomChoice) -> bool:
        dark = [card for card in choice.cards if card in SETS["dark_ages"]]
        return 0 < len(dark) < len(choice.cards)

    # -- the last look -----------------------------------------------------------------------------------------------

    async def ready(self, choice: KingdomChoice, seats: Sequence[Seating]) -> KingdomChoice | None:
        """Show what is going to be played; return it with the options that were changed, or None for another one."""
        choice = replace(choice, level=self.level)
        while True:
            form, steps = self._ready(choice, seats)
            line = (await self.front.ask(form)).strip()
            while line and line not in {each.line for each in form.choices}:
                line = (await self.front.ask_again(form, str(no_such(line, self.texts)))).strip()
            if not line:
                return choice
            if self.guide is not None and int(line) > len(steps):
                self.guide.wanted = not self.guide.wanted
                continue
            changed = steps[int(line) - 1]
            if changed is None:
                return None
            choice, self.level = changed, changed.level

    def _ready(self, choice: KingdomChoice, seats: Sequence[Seating]) -> tuple[Form, list[KingdomChoice | None]]:
        """Return the question, and what each of its choices leads to."""
        say, language = self.texts.say, self.texts.language
        lines = [say("options-edition"), say("options-points"), say("options-hints")]
        values = [words_for(name, str(getattr(choice, name)), self.texts) for name in ("edition", "points", "hints")]
        steps: list[KingdomChoice | None] = [
            replace(choice, edition=EDITIONS[choice.edition]),
            replace(choice, points=OTHER[choice.points]),
            replace(choice, hints=OTHER[choice.hints]),
        ]
        if self._may_have_shelters(choice):
            lines.append(say("options-shelters"))
            values.append(words_for("shelters", choice.shelters, self.texts))
            steps.append(replace(choice, shelters="no" if choice.shelters == "yes" else "yes"))
        if matters("colonies", choice.options(len(seats), language)):
            lines.append(say("options-colonies"))
            values.append(words_for("colonies", choice.colonies, self.texts))
            steps.append(replace(choice, colonies=NEXT_COLONIES[choice.colonies]))
        if any(seat.computer and not seat.level for seat in seats):
            lines.append(say("options-level"))
            values.append(words_for("level", choice.level, self.texts))
            steps.append(replace(choice, level=NEXT_LEVEL[choice.level]))
        words = [say("option-line", name=name, value=value) for name, value in zip(lines, values, strict=True)]
        if choice.drawn:
            words.append(say("button-reroll"))
            again = self.reader.parse(choice.drawn)
            again = replace(again, shelters=choice.shelters, colonies=choice.colonies, level=choice.level)
            steps.append(replace(again, points=choice.points, hints=choice.hints))
        if choice.bane:
            words.append(say("button-reroll-bane"))
            steps.append(choice.with_another_bane())
        words.append(say("other-kingdom"))
        steps.append(None)
        above = [
            say("kingdom-chosen", cards=self._cards(choice.cards)),
            *(
                [say("option-line", name=say("options-bane"), value=self.texts.card(choice.bane))]
                if choice.bane
                else []
            ),
            say("lobby-code", code=code_of(choice.options(len(seats), language))),
        ]
        if self.guide is not None:
            value = value_of("guide", "yes" if self.guide.wanted else "no", self.texts)
            words.append(say("button-preference", name=say("preference-short-guide"), value=value))
            above += [say("guide-wanted", number=len(words))] if self.guide.is_new and not self.guide.wanted else []
        choices = [Choice(str(number), each) for number, each in enumerate(words, 1)]
        name = say("kingdom-own") if choice.kingdom == "own" else say(f"kingdom-{choice.kingdom}")
        title = say("kingdom-random") if choice.drawn else name
        return Form(title, choices, [enter(say("begin"))], above), steps
