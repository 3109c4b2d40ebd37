"""Both platforms, with the same interface as `chaos_chat.Chat`, and the people there."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

from bench.chaos_audit import read
from bench.chaos_chat import Lost, Shown
from bench.chaos_connection import Message
from bench.chaos_discord import DiscordSide
from bench.chaos_people import BLINK, TASTES, Party, People, Press, kind
from bench.chaos_telegram import TelegramSide
from bots.language.texts import Texts
from bots.screens.model import Screen
from bots.tables import tokens
from engine import SETS, random_kingdom
from storage.connection import Client
from storage.places import Place
from storage.table import LOBBY
from tests.engine.boxes import sets_for

# Log and kingdom are left out: on Telegram they are sent as private messages that no note mentions.
PLATFORM_TASTES = {press: taste for press, taste in TASTES.items() if press not in (tokens.LOG, tokens.KINGDOM)}
CALLS = (tokens.HAND, tokens.NUDGE)  # all buttons that a call may have


class Platforms:
    """All tables on both platforms, for the people and the audit of the chaos test."""

    def __init__(self, sides: dict[str, TelegramSide | DiscordSide]) -> None:
        self.sides = sides
        self.parties: dict[Place, Party] = {}

    def side(self, place: Place) -> Any:
        return self.sides[place.platform]

    async def add(self, platform: str, number: int, seats: int) -> None:
        """Make a table with that number of people and one who watches."""
        party = await self.sides[platform].party(number, seats, "casual")
        party.players = seats + number % 2
        party.sets = sets_for(list(SETS)[number % len(SETS)])
        self.parties[party.place] = party

    # What people see

    def latest(self, place: Place, audience: str) -> Screen | None:
        """Return the newest message of that audience with something to press, apart from calls."""
        side = self.side(place)
        found = [message for _, whose, message in side.messages(self.parties[place]) if whose == audience]
        for message in reversed(found):
            screen: Screen = side.screen_of(message)
            if any(kind(button.token) not in CALLS for button in screen.buttons()):
                return screen
        return None

    def at(self, place: Place) -> dict[str, Shown]:
        side = self.side(place)
        return {
            name: Shown(place, audience, side.screen_of(message), life=0)
            for name, audience, message in side.messages(self.parties[place])
        }

    # What people ask

    async def ask(self, verb: str, **request: Any) -> Message:
        """Press a button or open a table; raise Lost if there is no answer."""
        if verb == "press":
            person: str = request["person"]
            answer: Message = await self.sides[person.partition(":")[0]].press(person, request["token"])
            return answer
        place = Place.from_text(request["place"])
        if not await self.side(place).open(self.parties[place], request["kingdom"]):
            raise Lost
        return {"done": "open"}


@dataclass
class PlatformPeople(People):
    """Everyone, at all tables of both platforms."""

    client: Client = field(kw_only=True)
    tastes: dict[str, int] = field(default_factory=lambda: PLATFORM_TASTES)
    tastes_of_watchers: dict[str, int] = field(default_factory=lambda: {tokens.WATCH: 1})

    def _note_answer(self, party: Party, press: Press, answer: Message) -> None:
        """Note what was acknowledged; on Discord only if no other press can have caused what the person sees."""
        super()._note_answer(party, press, answer)
        if party.place.platform == "discord":
            same = [other for other in party.presses if other.question == press.question and other is not press]
            if any(other.token.press != tokens.DRAFT for other in same):
                press.answer = ""

    async def _open(self, party: Party) -> None:
        texts = Texts()
        cards = random_kingdom(self.chance.below(1 << 30).to_bytes(4, "big"), party.sets)
        kingdom = ", ".join(texts.card(card) for card in cards)
        answer: Message = {"failed": ""}
        while "failed" in answer:
            try:
                answer = await self._ask("open", place=party.place.text, kingdom=kingdom)
            except Lost:
                await self.going.wait()

    async def _fill(self, party: Party) -> None:
        """Take all seats in order, add a computer player at every other table, and start the game.

        A platform may acknowledge a press before it is carried out, so the table itself says who has a seat.
        """
        people = len(party.people) - 1
        for seat in range(1, people):
            while len(await self._seated(party)) == seat:
                await self.insist(party, seat, tokens.JOIN)
                await asyncio.sleep(BLINK)
            if await self._seated(party) != party.people[: seat + 1]:
                return  # the lobby is gone, or the game has begun
        for _ in range(party.players - people):
            await self.insist(party, 0, tokens.ADD_COMPUTER)
        await self.insist(party, 0, tokens.START)

    async def _seated(self, party: Party) -> list[str]:
        """Return the people who have a seat, in the order of the seats."""
        found = await read(self.client, party.place)
        return [seat.person for seat in found.table.seats] if found and found.table.phase == LOBBY else []
