"""Discord in the chaos test: what its channels show, what people press there, and how a screen must look there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bench.chaos_chat import Lost
from bench.chaos_connection import Message
from bench.chaos_people import Party
from bench.chaos_replay import MOVES
from bots.discord_bot.markup import call_text
from bots.discord_bot.views import PICK, PRESS, SHAPE, call_view, layout
from bots.screens.model import CALL, Audience, Button, Screen
from bots.tables import tokens
from bots.tables.tokens import Token, menu_token
from engine import Chance
from storage.places import DIGITS, VALUES, Place
from tests.discord_server.messages import Body
from tests.discord_server.server import DiscordServer

PATIENCE = 6.0  # seconds that a person waits for the answer to a press
TITLE_LINK = re.compile(r"^### \[(.*)\]\(\S+\)")


class DiscordSide:
    """The channels and direct messages of all tables on Discord."""

    shape = SHAPE

    def __init__(self, server: DiscordServer, chance: Chance) -> None:
        self.server = server
        self._chance = chance
        self._channels: dict[Place, Any] = {}
        self._people: dict[str, Any] = {}
        self._guilds = [server.guild(f"Guild {number}") for number in range(server.shards)]

    async def party(self, number: int, seats: int, pace: str) -> Party:
        """Make a channel with that number of people, and one who watches; the channels are spread over all shards."""
        people = [self.server.person(f"D{number}{letter}") for letter in "abcd"[: seats + 1]]
        guild = self._guilds[number % len(self._guilds)]
        for person in people:
            guild.adds(person)
            self._people[f"discord:{person.id}"] = person
        channel = guild.channel(f"games-{number}")
        place = Place("discord", str(channel.id))
        self._channels[place] = channel
        return Party(place, channel.name, [f"discord:{person.id}" for person in people], seats, [], pace)

    async def begin(self) -> None:
        """Do nothing: everyone accepts direct messages."""

    # -- what is there -----------------------------------------------------------------------------------------------

    def chats(self, party: Party) -> Iterator[tuple[str, Any]]:
        """Yield each channel of the party, with the key of the audience whose screens it shows."""
        yield "table", self._channels[party.place]
        for seat, person in enumerate(party.people):
            watches = seat == len(party.people) - 1
            yield f"watch:{person}" if watches else f"seat:{seat}", self._people[person].direct()

    def messages(self, party: Party) -> Iterator[tuple[str, str, Any]]:
        """Yield the id, the audience and the message of each screen that the bot has put into the chats of a party."""
        for audience, place in self.chats(party):
            for message in place.messages:
                if message.author is self.server.bot:
                    yield f"{place.id}.{message.id}", audience, message

    def find(self, name: str) -> Any:
        """Return the message that the bot calls by that name; None if there is none."""
        channel, number = map(int, name.split(".")[:2])
        return self.server.places[channel].find(number) if channel in self.server.places else None

    def screen_of(self, message: Any) -> Screen:
        """Return what can be read and pressed on a message; a menu becomes a button for one of its possible choices."""
        found = [Button(each.label, each.custom_id[len(PRESS) :]) for each in message.buttons if is_press(each)]
        found += [Button("", self._choice(menu)) for menu in message.selects]
        return Screen(message.text, tuple((button,) for button in found))

    def _choice(self, menu: Any) -> str:
        """Return the token of a random choice from the menu."""
        values = [int(option.value) for option in menu.options]
        self._chance.shuffle(values)
        picked = values[: menu.least + self._chance.below(menu.most - menu.least + 1)]
        return menu_token(Token.decode(menu.custom_id[len(PICK) :]), picked).encode()

    def looks_like(self, message: Any, audience: Audience, screen: Screen) -> bool:
        """True if the message shows what the bot's own markup makes of that screen. Links of titles may be older."""
        if audience == CALL:
            view = call_view(screen)
            wanted = Body(call_text(screen), components=tuple(view.to_components()) if view else ())
        else:
            wanted = Body(components=tuple(layout(screen).to_components()))
        return looks(message.body) == looks(wanted)

    # -- what people do ----------------------------------------------------------------------------------------------

    async def open(self, party: Party, kingdom: str) -> bool:
        """Ask for a new table with that kingdom; true if there is one."""
        host, channel = self._people[party.people[0]], self._channels[party.place]
        await host.uses(channel, "dominion new")
        try:
            await host.sees(channel, button="Join", timeout=PATIENCE)
        except AssertionError:
            return False
        await host.uses(channel, "dominion kingdom", cards=kingdom)
        return True

    async def press(self, person: str, text: str) -> Message:
        """Press the button or choose from the menu with that token, and return the answer.

        Discord does not tell whether a move was accepted. It was if the pressed message shows a later state of the same
        generation, and the person answered in no other way (see `PlatformPeople`).
        """
        token, presser = Token.decode(text), self._people[person]
        message = self._carrier(presser, token, text)
        if message is None:
            return {"refused": "the button is gone"}
        interaction = await self._act(presser, message, token)
        is_move = token.press in MOVES and token.press != tokens.END  # which may only ask whether to end the turn

        def outcome() -> str:
            if token.press == tokens.BUY and asks_first(message, token):
                return "page"
            if interaction.given is None or (is_move and carries(message, token)):
                return "refused" if interaction.given is not None and _refusal(interaction) else ""
            if _refusal(interaction) and token.press not in (tokens.HAND, tokens.WATCH):
                return "refused"
            return "press" if is_move and is_later(message, token) else "page"

        try:
            came = await self.server.until(outcome, PATIENCE)
        except AssertionError:
            raise Lost from None
        if came == "refused":
            return {"refused": _refusal(interaction)[:40]}
        return {"done": came}

    def _carrier(self, presser: Any, token: Token, text: str) -> Any:
        """Return the newest message that the person sees and that has this button, or the menu of this choice."""
        seen = [*presser.reads(self._channels[token.place]), *presser.reads(presser.direct())]
        having = [each for each in seen if PRESS + text in ids_on(each) or menu_of(each, token)]
        return having[-1] if having else None

    async def _act(self, presser: Any, message: Any, token: Token) -> Any:
        if PRESS + token.encode() in ids_on(message):
            return await presser.sends_id(message, PRESS + token.encode())
        menu = menu_of(message, token)
        picked = picks_in_mask(token.argument)
        values = [option.value for option in menu.options if int(option.value) in picked]
        return await presser.sends_id(message, menu.custom_id, values)


def is_press(button: Any) -> bool:
    return (button.custom_id or "").startswith(PRESS)


def menu_of(message: Any, token: Token) -> Any:
    """Return the menu of the question that the token answers, if it picks from one and the message has it.

    Buttons can also turn pages of a question ("." and the page), or pick one of very many options ("~" before it).
    """
    is_choice = token.press == tokens.DRAFT and all(digit in VALUES for digit in token.argument)
    for menu in message.selects if is_choice else ():
        own = Token.decode(menu.custom_id[len(PICK) :])
        if (own.place, own.generation, own.number) == (token.place, token.generation, token.number):
            return menu
    return None


def picks_in_mask(text: str) -> list[int]:
    """Return the positions that a choice from a menu stands for."""
    mask = 0
    for digit in text:
        mask = mask * len(DIGITS) + VALUES[digit]
    return [at for at in range(mask.bit_length()) if mask >> at & 1]


def ids_on(message: Any) -> list[str]:
    return [each.custom_id for each in (*message.buttons, *message.selects) if each.custom_id]


def carries(message: Any, token: Token) -> bool:
    """True if a button of the message still answers the question of that token."""
    if message.deleted:
        return False
    found = [Token.decode(name[len(PRESS) :]) for name in ids_on(message)]
    same = [each for each in found if each.press in tokens.GAME_PRESSES and each.press != tokens.UNDO]
    if token.press == tokens.UNDO:
        return any(each.generation == token.generation for each in found)
    return any((each.generation, each.number) == (token.generation, token.number) for each in same)


def asks_first(message: Any, token: Token) -> bool:
    """True if the message asks whether the game should end with the purchase of that token."""
    found = [Token.decode(name[len(PRESS) :]) for name in ids_on(message)]
    return any(token._replace(press=press) in found for press in (tokens.BUY_FOR_SURE, tokens.ANSWER_FOR_SURE))


def is_later(message: Any, token: Token) -> bool:
    """True if the message shows a later state than that in which it had the button; an undo makes a new generation."""
    generations = {Token.decode(name[len(PRESS) :]).generation for name in ids_on(message)}
    wanted = token.generation + (token.press == tokens.UNDO)
    return not message.deleted and generations == {wanted}


def looks(body: Body) -> tuple[Any, ...]:
    """Return all that is seen of a message, without the link of its title."""
    return TITLE_LINK.sub(r"### \1", body.text), body.buttons, body.selects


def _refusal(interaction: Any) -> str:
    """Return the text of a message that only this person sees and that is not a panel; "" if there is none."""
    told = [each for each in (interaction.original, *interaction.follow_ups) if each and each.ephemeral]
    return next((each.text for each in told if each.text and not each.loading), "")
