"""The audit of the chaos test: reads what is stored, replays it, and compares it with what was promised."""

from __future__ import annotations

import contextlib
import time
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from bench.chaos_bookkeeping import Bookkeeping, Missing
from bench.chaos_chat import Chat
from bench.chaos_people import Party, Press
from bench.chaos_replay import MOVES, Corrupt, Replay, last_purchase
from bots.drawing.diff import Drawn, only_opened, unreachable
from bots.screens.model import TABLE, Audience, Known, Screen, Shape
from bots.screens.seat_panel import Picked
from bots.screens.wanted import wanted_screens
from bots.tables import tokens
from bots.tables.deadlines import Limits
from bots.tables.draft import END, Draft
from bots.tables.play import is_last
from bots.tables.shortcuts import question
from bots.tables.tokens import picks_from
from engine import Decision, EngineError, Game
from storage import keys
from storage.connection import Client
from storage.errors import BadTable, NoServer
from storage.finished_games import game_id
from storage.places import Place
from storage.table import LOBBY, OVER, Table

ALL = """
return {
    redis.call('HMGET', KEYS[1], 'revision', 'data'),
    redis.call('LRANGE', KEYS[2], 0, -1),
    redis.call('HGETALL', KEYS[3]),
}
"""
WORDS = 160  # characters of a wrong screen that are reported
KEPT = 10.0  # seconds after which not even a power cut can bring an earlier game back
NEW_GENERATION = (tokens.START, tokens.REMATCH, tokens.UNDO)


class Found(NamedTuple):
    """A table with its history and the notes about its screens, all read at one instant."""

    table: Table
    history: list[bytes]
    drawn: dict[str, Drawn]


async def read(client: Client, place: Place) -> Found | None:
    """Return what is stored about the table; if the server was just killed, wait until it is back."""
    names = keys.table(place), keys.answers(place), keys.drawn_notes(place)
    while True:
        with contextlib.suppress(NoServer):
            (revision, data), history, drawn = await client.execute_command("EVAL", ALL, len(names), *names)
            break
    if data is None:
        return None
    notes = {name.decode(): Drawn.unpack(note) for name, note in zip(drawn[::2], drawn[1::2], strict=True)}
    return Found(Table.unpack(place, int(revision), data), history, notes)


class Look(NamedTuple):
    """What was found at one table, all at the same time."""

    place: Place
    screens: int  # how many were compared
    wrong: list[str]  # what is wrong with each of those that are
    missing: list[Missing]  # beside the table

    @property
    def faults(self) -> int:
        return len(self.wrong) + len(self.missing)


class LeftOver(NamedTuple):
    """The messages at one table that no note mentions."""

    place: Place
    counts: Counter[str]
    extra: list[tuple[str, int]]  # those that no crash explains, and how many they are

    @property
    def faults(self) -> int:
        return sum(times for _, times in self.extra)


@dataclass
class Auditor:
    """Checks tables, and counts what it finds."""

    client: Client
    chat: Chat
    counts: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    forgetful_lives: set[int] = field(default_factory=set)  # workers whose last notes were lost in a power cut

    def _fault(self, kind: str, place: Place, what: str, count: int = 1) -> None:
        fault = f"{kind} at {place.text}: {what}"
        if fault not in self.faults:  # every later audit finds it again
            self.counts[kind] += count
            self.faults.append(fault)

    # -- tables ------------------------------------------------------------------------------------------------------

    async def audit(self, party: Party) -> None:
        """Check that the table contains what was acknowledged before, and that its history leads to its state."""
        promised = [press for press in party.presses if press.counts]
        try:
            found = await read(self.client, party.place)
            if found is None:
                if any(press.counts for press in party.presses):
                    raise Corrupt("there is no table")
                return
            # A press made after `promised` was listed may already be stored: `party.presses` as it is now explains it.
            first, made = self._replay(found, party)
        except (Corrupt, BadTable, EngineError) as reason:
            self._fault("corrupt", party.place, f"{type(reason).__name__}: {reason}")
            return
        self.counts["tables audited"] += 1
        self._check_promises(party, found.table, promised, made, first)
        if found.table.phase == OVER and found.table.game is not None:
            party.finished.setdefault(game_id(found.table.game.commitment), time.monotonic())

    @staticmethod
    def _replay(found: Found, party: Party) -> tuple[int, set[Press]]:
        """Return the generation in which the game began, and the presses that made it."""
        if found.table.phase == LOBBY:
            return found.table.generation, set()
        replay = Replay(found.table, found.history, party.presses)
        return replay.first, replay.play()

    def _check_promises(self, party: Party, table: Table, promised: list[Press], made: set[Press], first: int) -> None:
        """Report acknowledged presses that are missing, and questions that were answered more than once."""
        for press in promised:
            if press.counts and not is_kept(press, table, made, first):
                press.lost = True
                same = [other for other in party.presses if other.question == press.question and other is not press]
                others = ", ".join(f"{other.token.encode()} {other.answer or 'unanswered'}" for other in same)
                what = (
                    f"{press.token.encode()} of seat {press.seat} at generation {table.generation}; beside it: {others}"
                )
                self._fault("lost", party.place, what)
        questions = Counter(press.question for press in promised if press.counts and press.token.press in MOVES)
        for which, times in questions.items():
            if times > 1:
                self._fault("doubled", party.place, f"question {which} was answered {times} times", times - 1)
        if party.began[0] != first:
            party.began = first, time.monotonic()
        elif time.monotonic() > party.began[1] + KEPT:
            # Earlier games were audited before the next one began.
            party.presses[:] = [press for press in party.presses if press.token.generation >= first]

    # -- screens -----------------------------------------------------------------------------------------------------

    async def wrong_screens(self, party: Party) -> list[str]:
        """Return the audiences whose screens differ from what the state demands."""
        found = await read(self.client, party.place)
        return self._wrong_screens(party, found) if found else []

    def _wrong_screens(self, party: Party, found: Found) -> list[str]:
        screens = self._wanted(found)
        wrong = [audience.key for audience in screens if not self._is_right(party, found, audience, screens[audience])]
        wanted = {audience.key for audience in screens}
        return wrong + [name for name, note in found.drawn.items() if note.message and name not in wanted]

    def _shape(self, _place: Place) -> Shape:
        """Return how much the platform of that place can show."""
        return Shape()

    def _wanted(self, found: Found, drafts: Mapping[Audience, object] | None = None) -> Mapping[Audience, Screen]:
        """Return the screens that the table demands, to people who have these drafts."""
        notes = {Audience.from_key(name): note for name, note in found.drawn.items()}
        table_message = notes[TABLE].message if TABLE in notes else ""
        known = Known(drafts or {}, unreachable(notes), only_opened(notes), table_message)
        return wanted_screens(found.table, known, self._shape(found.table.place), Limits()).screens

    def _is_right(self, party: Party, found: Found, audience: Audience, screen: Screen) -> bool:
        """True if the message that is noted shows the screen, perhaps with a draft of its person."""
        note = found.drawn.get(audience.key)
        if note is None:
            return False
        drafted = (self._wanted(found, drafts)[audience] for drafts in drafts_of(party, found.table, audience))
        return any(self._shows(party, note, audience, each) for each in (screen, *drafted))

    def _shows(self, party: Party, note: Drawn, audience: Audience, screen: Screen) -> bool:
        """True if the noted message shows that screen."""
        shown = self.chat.messages.get(note.message)
        if shown is None or (shown.place, shown.audience) != (party.place, audience.key):
            return False
        return shown.screen.digest == screen.digest

    async def look(self, party: Party) -> Look:
        """Compare the screens of the table, and what is kept beside it, with the table."""
        found = await read(self.client, party.place)
        if found is None:
            return Look(party.place, 0, [], [])
        wrong = [f"{name} ({self._explain(found, name)})" for name in self._wrong_screens(party, found)]
        missing = await Bookkeeping(self.client).check(party, found.table)
        return Look(party.place, len(found.drawn), wrong, missing)

    def report(self, look: Look) -> None:
        """Count the screens, and report the wrong ones and what is missing."""
        self.counts["screens compared"] += look.screens
        if look.wrong:
            self._fault("wrong screens", look.place, ", ".join(look.wrong), len(look.wrong))
        for kind, what in look.missing:
            self._fault(kind, look.place, what)

    def _explain(self, found: Found, name: str) -> str:
        """Return what is wrong with the screen of that audience, in a few words."""
        note = found.drawn.get(name)
        if note is None or not note.message:
            return "nothing is noted"
        if Audience.from_key(name) not in self._wanted(found):
            return "it should be gone"
        wanted = self._wanted(found)[Audience.from_key(name)].text
        return f"message {note.message} shows {self._shown(found, note)} instead of {wanted[:WORDS]!r}; {_state(found)}"

    def _shown(self, _found: Found, note: Drawn) -> str:
        """Return the first words that the noted message shows."""
        shown = self.chat.messages.get(note.message)
        return repr(shown.screen.text[:WORDS]) if shown else "it is gone"

    # -- messages that no note mentions ------------------------------------------------------------------------------

    async def left_over(self, party: Party) -> LeftOver:
        """Find messages that no note mentions: each crash between sending and noting may leave one per audience.

        A message that was just sent has no note yet, so look again before you believe that one is extra.
        """
        found = await read(self.client, party.place)
        notes = found.drawn.values() if found else ()
        known = {message for note in notes for message in (note.message, *(old.message for old in note.older()))}
        unknown = [shown for message, shown in self.chat.at(party.place).items() if message not in known]
        crashed = Counter((shown.audience, shown.life) for shown in unknown if not shown.given_up)
        counts = Counter({"messages left over": crashed.total(), "messages given up": len(unknown) - crashed.total()})
        extra = [
            (f"{times} for {name} by worker {life} of {self.chat.life}", times)
            for (name, life), times in crashed.items()
            if (times > 1 and life not in self.forgetful_lives) or life == self.chat.life
        ]
        return LeftOver(party.place, counts, extra)

    def report_left_over(self, found: LeftOver) -> None:
        """Count the messages, and report those that no crash explains."""
        self.counts.update(found.counts)
        for what, times in found.extra:
            self._fault("extra messages", found.place, what, times)


def is_kept(press: Press, table: Table, made: set[Press], first: int) -> bool:
    """True if the table shows what the press did."""
    token = press.token
    if token.press in NEW_GENERATION and table.generation <= token.generation:
        return False
    if token.press == tokens.JOIN and table.generation == token.generation:
        return len(table.seats) > press.seat
    if token.generation < first or token.press not in MOVES:
        return True
    return any(other.token == token and other.seat == press.seat for other in made)


def drafts_of(party: Party, table: Table, audience: Audience) -> Iterator[Mapping[Audience, object]]:
    """Yield each draft that the person of this panel may have made for the open question."""
    game = table.game
    for press in party.presses:
        decision = question(game, press.seat) if game is not None and audience == Audience.of_seat(press.seat) else None
        if decision is None or (table.generation, decision.number, press.seat) != press.question:
            continue
        if game is not None and (draft := draft_of(press, decision, game)):
            yield {audience: Picked(table.generation, draft)}


def draft_of(press: Press, decision: Decision, game: Game) -> Draft | None:
    if press.token.press == tokens.END:
        is_last_turn = is_last(game, press.seat, END)
        return Draft(decision.number, ending=not is_last_turn, last=END if is_last_turn else "")
    if press.token.press == tokens.BUY:
        return Draft(decision.number, last=press.token.argument)
    if press.token.press == tokens.ANSWER and (card := last_purchase(game, decision, press.token)):
        return Draft(decision.number, picks_from(decision, press.token.argument), last=card)
    if press.token.press != tokens.DRAFT:
        return None
    picks, _, page = press.token.argument.partition(".")
    return Draft(decision.number, picks_from(decision, picks), int(page or 0))


def _state(found: Found) -> str:
    """Return what the stored table is waiting for, in a few words."""
    table = found.table
    asked = [decision.decider for decision in table.game.pending] if table.game is not None else []
    held = None if table.held is None else (table.held.seat, table.held.until)
    return f"stored: {table.phase}, seats asked {asked}, held {held}, due {table.due}, now {int(time.time())}"
