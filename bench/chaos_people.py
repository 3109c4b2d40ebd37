"""The people of the chaos test: they press what they see, often twice, and press again if there was no answer."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from bench.chaos_chat import Chat, Lost
from bench.chaos_connection import Message
from bots.screens.model import Button
from bots.tables import tokens
from bots.tables.tokens import Token
from engine import Chance
from storage.places import Place

# How often people choose each kind of button; they never press kinds that are missing here.
TASTES = {
    tokens.BUY: 60,
    tokens.ANSWER: 50,
    tokens.END_FOR_SURE: 50,
    tokens.BUY_FOR_SURE: 50,
    tokens.ANSWER_FOR_SURE: 50,
    tokens.SHOW_HAND: 20,
    tokens.DRAFT: 25,
    tokens.TREASURES: 10,
    tokens.END: 10,
    tokens.UNDO: 8,
    tokens.HAND: 1,
    tokens.LOG: 1,
    tokens.KINGDOM: 1,
}
TASTES_OF_WATCHERS = {tokens.WATCH: 1, tokens.LOG: 1, tokens.KINGDOM: 1}
THINK = 40  # milliseconds at most between two presses of a person
BLINK = 0.03  # seconds until a person who has nothing to press looks again
TWICE = 10  # one press in this many is sent twice
OLD = 30  # one press in this many is on any message that the person can still see
ANOTHER = 5  # one game in this many is followed by a new lobby instead of a rematch

UNDONE = -1  # stands for the number of the question in presses that undo

Audit: TypeAlias = Callable[["Party"], Awaitable[None]]


@dataclass(slots=True, eq=False)
class Press:
    """A button that was pressed, and the answer to the press."""

    token: Token
    seat: int
    answer: str = ""  # "press", "draft" or "page" if it was acknowledged
    answered_at: float = 0.0  # by the monotonic clock
    lost: bool = False  # acknowledged, but found to be missing

    @property
    def question(self) -> tuple[int, int, int]:
        """What can be answered only once. An undo does not depend on the number of the question."""
        number = UNDONE if self.token.press == tokens.UNDO else self.token.number
        return self.token.generation, number, self.seat

    @property
    def counts(self) -> bool:
        """True if the table must show what it did."""
        return self.answer == "press" and not self.lost


@dataclass(slots=True)
class Party:
    """A table and the people around it, in the order of their seats; the last person only watches."""

    place: Place
    title: str
    people: list[str]
    players: int
    sets: list[str]
    pace: str
    presses: list[Press] = field(default_factory=list)
    finished: dict[str, float] = field(default_factory=dict)  # games that were seen to end, and when
    began: tuple[int, float] = (0, 0.0)  # the generation in which the game began, and when that was first seen

    def forgive(self, since: float) -> None:
        """Expect nothing of what was acknowledged or seen since then: a power cut may have taken it away."""
        for press in self.presses:
            if press.answered_at >= since:
                press.answer = ""
        self.finished = {game: at for game, at in self.finished.items() if at < since}


@dataclass
class People:
    """Everyone, at all tables."""

    chat: Chat
    chance: Chance
    audit: Audit
    going: asyncio.Event = field(default_factory=asyncio.Event)  # unset: everybody pauses
    counts: Counter[str] = field(default_factory=Counter)
    under_way: int = 0
    tastes: dict[str, int] = field(default_factory=lambda: TASTES)
    tastes_of_watchers: dict[str, int] = field(default_factory=lambda: TASTES_OF_WATCHERS)

    async def at(self, party: Party) -> None:
        """Let everyone at this table play until cancelled."""
        async with asyncio.TaskGroup() as everyone:
            everyone.create_task(self._host(party))
            for seat in range(len(party.people)):
                everyone.create_task(self._play(party, seat))

    async def pause(self) -> None:
        """Let everybody pause, and wait until every request is answered."""
        self.going.clear()
        while self.under_way:
            await asyncio.sleep(0.01)

    # -- pressing ----------------------------------------------------------------------------------------------------

    async def _ask(self, verb: str, **request: object) -> Message:
        self.under_way += 1
        self.counts["sent"] += 1
        try:
            answer = await self.chat.ask(verb, **request)
        except Lost:
            self.counts["unanswered"] += 1
            raise
        finally:
            self.under_way -= 1
        kind = next(iter(set(answer) - {"id"}))
        self.counts[kind] += 1
        if kind != "done":
            self.counts[f"{kind}: {answer[kind]}"] += 1
        return answer

    async def press(self, party: Party, seat: int, text: str) -> Message:
        """Press a button and return the answer; the press is recorded before it is sent."""
        press = Press(Token.decode(text), seat)
        party.presses.append(press)
        person = party.people[seat]
        answer = await self._ask("press", person=person, name=f"Player {person[-3:]}", token=text)
        self._note_answer(party, press, answer)
        return answer

    def _note_answer(self, _party: Party, press: Press, answer: Message) -> None:
        """Note what was acknowledged."""
        press.answer, press.answered_at = answer.get("done", ""), time.monotonic()

    async def insist(self, party: Party, seat: int, press: str) -> Message:
        """Press a button of the table's message until it is done or refused, and return the answer."""
        while text := self._on_table(party, press):
            try:
                answer = await self.press(party, seat, text)
            except Lost:
                continue
            if "failed" not in answer:
                return answer
        return {}

    def _on_table(self, party: Party, press: str) -> str:
        """Return the token of that button, "" if the table has none."""
        shown = [each.token for each in self._buttons(party, "table")]
        return next((token for token in shown if kind(token) == press), "")

    def _buttons(self, party: Party, audience: str) -> list[Button]:
        screen = self.chat.latest(party.place, audience)
        return screen.buttons() if screen else []

    # -- the host ----------------------------------------------------------------------------------------------------

    async def _host(self, party: Party) -> None:
        """Keep a game going, or a lobby on the way to one."""
        await self._open(party)
        while True:
            await self.going.wait()
            if self._on_table(party, tokens.JOIN) or self._on_table(party, tokens.START):
                await self._fill(party)
            elif self._on_table(party, tokens.REMATCH):
                await self.audit(party)
                if self.chance.below(ANOTHER):
                    await self.insist(party, 0, tokens.REMATCH)
                else:
                    await self._open(party)
            await asyncio.sleep(BLINK)

    async def _open(self, party: Party) -> None:
        request = {"place": party.place.text, "title": party.title, "person": party.people[0], "name": "Host"}
        request |= {"sets": party.sets, "players": party.players, "pace": party.pace}  # type: ignore[dict-item]
        answer: Message = {"failed": ""}
        while "failed" in answer:
            try:
                answer = await self._ask("open", **request)
            except Lost:
                continue

    async def _fill(self, party: Party) -> None:
        """Take all seats, and start the game; if the table was lost in a power cut, open it again."""
        for seat in range(1, len(party.people) - 1):
            await self.insist(party, seat, tokens.JOIN)
        for _ in range(party.players):
            await self.insist(party, 0, tokens.ADD_COMPUTER)
        answer = await self.insist(party, 0, tokens.START)
        if answer.get("refused") == "no-table":
            await self._open(party)

    # -- everyone ----------------------------------------------------------------------------------------------------

    async def _play(self, party: Party, seat: int) -> None:
        while True:
            await self.going.wait()
            button = self._choose(party, seat)
            if button is None:
                await asyncio.sleep(BLINK)
                continue
            times = 1 if self.chance.below(TWICE) else 2
            await asyncio.gather(*(self._try(party, seat, button.token) for _ in range(times)))
            await asyncio.sleep(self.chance.below(THINK) / 1000)

    async def _try(self, party: Party, seat: int, text: str) -> None:
        """Press, and sometimes press again if there was no answer."""
        try:
            await self.press(party, seat, text)
        except Lost:
            if self.chance.below(2):
                await self._try(party, seat, text)

    def _choose(self, party: Party, seat: int) -> Button | None:
        """Choose a button that this person might press."""
        watches = seat == len(party.people) - 1
        audience = "table" if watches else f"seat:{seat}"
        buttons = [*self._buttons(party, audience), *self._buttons(party, "table")]
        if not self.chance.below(OLD):
            seen = (each.screen for each in self.chat.at(party.place).values() if each.audience in (audience, "table"))
            buttons = [button for screen in seen for button in screen.buttons()]
        tastes = self.tastes_of_watchers if watches else self.tastes
        wishes = [button for button in buttons for _ in range(tastes.get(kind(button.token), 0))]
        return self.chance.pick(wishes) if wishes else None


def kind(token: str) -> str:
    """Return the letter that says what a button of a table does, "" if it belongs to no table (a page of the rules)."""
    parts = token.split("|")
    return parts[3][0] if len(parts) == 4 else ""
