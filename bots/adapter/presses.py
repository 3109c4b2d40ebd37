"""Presses: what all platforms do when a button is pressed.

Problem: a button may be old, it may be pressed twice, a platform may deliver one press twice, and clients may send data
that no button ever carried. The person always has to learn what became of their press.

Idea: `Presses.press` is the entrance. Buttons on the pages of a person's own settings are handled first. Any other
button carries a token, which is decoded once. The press is carried out (`make`), as an admin of the chat if that is
necessary. The answer is the page that the person asked for (`show_page`), a notice (`tell`), or nothing if the screens
say enough.

Rule: a move of the game may be delivered any number of times, because the number of its question makes sure that it
counts once. Any other press is recorded by its mark, and is not carried out again.
"""

from __future__ import annotations

from collections.abc import Collection
from contextlib import AbstractContextManager, suppress
from functools import partial
from typing import Any, Generic, TypeVar

from bots.adapter.analysis import open_analysis
from bots.adapter.dispatcher import Dispatcher
from bots.adapter.learning import press_learn
from bots.adapter.request import Answer, Progress, Request
from bots.adapter.solo import press_home
from bots.language.marks import HAND
from bots.language.texts import Texts
from bots.observer import observe
from bots.people import Person
from bots.refusals import NoTable, Refusal, Stale
from bots.screens import learn_pages
from bots.screens.formatting import plain
from bots.screens.home import is_home
from bots.screens.learn_pages import is_learn
from bots.screens.mentions import cut_to_utf16, press_in, utf16_length
from bots.screens.model import Audience, Screen, Shape
from bots.screens.pages import SURE
from bots.screens.preferences import is_preference, press_preference
from bots.screens.seat_panel import panel
from bots.tables import lobby, tokens
from bots.tables.outcome import Outcome
from bots.tables.registry import FOR_SURE, precheck, use_case_of
from bots.tables.seats import seat_of_player
from bots.tables.tokens import BadToken, Token
from bots.tables.typed_answer import token_for_name
from storage.errors import StorageError
from storage.places import Place
from storage.table import Table

__all__ = [  # with `Token` and `Outcome`, which platforms pass on without looking into them
    "BadToken",
    "Outcome",
    "Presses",
    "Token",
    "asks_for_hand",
    "hand_in_short",
    "is_for_sure",
    "is_move",
    "leaves_options",
    "wants_to_join",
    "wants_to_watch",
]

R = TypeVar("R", bound=Request)


class Presses(Generic[R]):
    """Carries out presses. `press` is the entrance; platforms override the methods that show something."""

    def __init__(self, dispatcher: Dispatcher[Any]) -> None:
        self.dispatcher = dispatcher
        self.worker = dispatcher.worker

    async def press(self, request: R, data: str) -> Answer:
        """Carry out a press on the button that carries this data; return the answer for the person who pressed it."""
        if is_preference(data):
            if not request.in_private:
                raise BadToken  # these pages are shown in private only
            tables, archive, texts = self.worker.tables, self.worker.archive, await request.texts()
            with self._counted(request):
                screen = await press_preference(tables, archive, request.person, data, texts)
            return await self.replace(request, screen)
        if is_home(data):
            if not request.in_private or not await self.dispatcher.first_time(request.mark):
                raise Stale
            with self._counted(request):
                return await press_home(self.dispatcher, request, data)
        if is_learn(data):
            with self._counted(request):
                return await self.turn_learn_page(request, data)
        return await self.press_token(request, self.decode(request, data))

    async def turn_learn_page(self, request: R, data: str) -> Answer:
        """Show a page about how Dominion works: on the pressed message if that is one, else to this person alone."""
        if data == learn_pages.OPEN:
            return await press_learn(self.dispatcher, request, data)
        if not request.in_private:
            raise BadToken  # in a shared place there is no page, only the button that opens the first one
        if data == learn_pages.CLOSE:
            await request.close()
            return None
        return await self.replace(request, await press_learn(self.dispatcher, request, data))

    async def press_token(self, request: R, token: Token) -> Answer:
        """Carry out a press with that token."""
        if not is_move(token) and not await self.dispatcher.first_time(request.mark):
            return await self.press_again(request)
        outcome = await self.make(request, token)
        if outcome.page:
            return await self.show_page(request, outcome)
        return await self.tell(request, token, outcome) if outcome.notice else None

    async def choose(self, request: R, data: str, positions: Collection[int]) -> Answer:
        """Pick the options at these positions of the menu that carries this data."""
        return await self.press_token(request, tokens.menu_token(self.decode(request, data), positions))

    async def name_card(self, request: R, data: str, typed: str) -> Answer:
        """Answer the question of the button that carries this data with the card whose name was typed."""
        texts = await request.texts()
        answer = await token_for_name(self.worker.tables, request.person, self.decode(request, data), typed, texts)
        return await self.press_token(request, answer)

    async def make(self, request: R, token: Token) -> Outcome:
        """Carry out the press, with admin rights if it needs them and the person has them."""
        with self._counted(request):
            pressed_at, use_case = self.pressed_at(request, token), use_case_of(token)
            if use_case is not None and use_case.begins_game:
                await self.dispatcher.require_chat(request, token.place)
            return await self.dispatcher.with_rights(
                request.person, token.place, lambda person: self.worker.press_from(person, token, pressed_at)
            )

    def decode(self, request: R, data: str) -> Token:
        """Return the token that a button carries; count the press as refused if it is none."""
        try:
            return Token.decode(data)
        except BadToken:
            with self._counted(request):
                raise

    def _counted(self, request: R) -> AbstractContextManager[None]:
        """Return a block that counts the press by its outcome."""
        count = partial(self.worker.observer.count_press, self.dispatcher.platform, request.person.id)
        return observe(count, request.arrived)

    def pressed_at(self, request: R, token: Token) -> Place | None:
        """Return the place of the pressed button, None in private; refuse tokens of other platforms."""
        if request.place is None and token.place.platform != self.dispatcher.platform:
            raise BadToken
        return request.place

    async def note_press(self, request: R, token: Token, outdated: bool) -> None:
        """Let the drawing know which message was pressed: it may be outdated, or a panel that nobody knows of."""

        def look(table: Table) -> tuple[Place, int | None]:
            return table.place, table.seat_of(request.person.id)

        with suppress(NoTable, StorageError):  # then there is no panel, or the next press will do
            place, seat = await self.worker.repository.read(token.place, look, newest=False)
            if seat is not None:
                self.worker.redrawer.note_press(place, Audience.of_seat(seat), request.message, outdated)

    async def press_again(self, request: R) -> Answer:  # noqa: ARG002
        """Answer a press that is delivered again."""
        raise Stale

    async def tell(self, request: R, token: Token, outcome: Outcome) -> Answer:
        """Tell the person the outcome; after a question "Are you sure?", on the message that asked it."""
        words = (await request.texts()).say(f"notice-{outcome.notice}")
        if token.press in FOR_SURE and request.in_private:
            return await self.replace(request, Screen(words))
        return words

    # -- pages -------------------------------------------------------------------------------------------------------

    async def show_page(self, request: R, outcome: Outcome) -> Answer:
        """Show the page that was asked for: on the pressed message if that is a page too, else in a new message."""
        await self.require_right(request, outcome)
        if outcome.page == "options":
            await self.worker.repository.read(
                outcome.place, lambda table: lobby.require_page(table, request.person, outcome.argument)
            )
            if outcome.argument == lobby.LOBBY_PAGE:
                await request.close()
                return None
        if outcome.page == "close":
            await self.close_page(request, outcome)
            return None
        screen = await self.page(outcome, request.person, await request.texts())
        return await self.replace(request, screen) if await self.is_page(request, outcome) else screen

    async def page(self, outcome: Outcome, person: Person | None, texts: Texts) -> Screen:
        """Return the page that was asked for; without a person, what everybody may know."""
        if outcome.page == "analysis":
            return await open_analysis(self.worker, outcome, person, texts)
        return await self.worker.page(outcome, person, texts)

    async def require_right(self, request: R, outcome: Outcome) -> None:
        """Refuse people who may not do that anyway, before they are asked whether they are sure."""
        if outcome.page in SURE:
            at = outcome.place
            await self.dispatcher.with_rights(
                request.person,
                at,
                lambda person: self.worker.repository.read(at, lambda table: precheck(outcome.page, table, person)),
            )

    async def is_page(self, request: R, outcome: Outcome) -> bool:
        """True if the pressed message is a page that only this person sees, and not one of the table's screens."""
        if not request.in_private or not request.message:
            return False
        return not request.is_on(await self.worker.redrawer.messages(outcome.place))

    async def close_page(self, request: R, outcome: Outcome) -> None:
        """Remove the pressed message if it is a page."""
        if await self.is_page(request, outcome):
            await request.close()

    async def replace(self, request: R, screen: Screen) -> Answer:
        """Show the screen on the pressed message; if that is not possible, return it to be sent as an answer."""
        if not await request.replace(screen):
            return screen
        if isinstance(screen, Progress):
            await request.replace(await screen.later())
        return None


# -- what buttons mean -------------------------------------------------------------------------------------------------


def is_move(token: Token) -> bool:
    """True for a move of the game. The number of its question makes sure that it counts only once."""
    return token.press in tokens.GAME_PRESSES


def wants_to_watch(token: Token) -> bool:
    """True for the button with which a person starts to watch."""
    return token.press == tokens.WATCH and not token.argument


def starts_game(token: Token) -> bool:
    """True for the button of a lobby that starts its game."""
    return token.press == tokens.START


def asks_for_hand(token: Token) -> bool:
    """True for the button that opens a person's panel."""
    return token.press == tokens.HAND


def is_for_sure(data: str) -> bool:
    """True if a button with this data confirms something final, as the answer to "Are you sure?"."""
    return press_in(data) in FOR_SURE


def leaves_options(outcome: Outcome) -> bool:
    """True if the press was on the button that leads back from the options to the lobby."""
    return outcome.page == "options" and outcome.argument == lobby.LOBBY_PAGE


def wants_to_join(token: Token) -> bool:
    """True for the button with which a person takes a seat."""
    return token.press == tokens.JOIN


def hand_in_short(table: Table, person: Person, shape: Shape, room: int) -> str:
    """Return the person's hand, and as much of the end of their panel as fits into `room` units of UTF-16."""
    if table.game is None:
        raise Refusal("no-game")
    seat = seat_of_player(table, person)
    lines = plain(panel(table, seat, shape).text).splitlines()
    kept = {next((at for at, line in enumerate(lines) if line.startswith(HAND)), len(lines) - 1)}
    for at in reversed(range(len(lines))):
        if utf16_length("\n".join(lines[each] for each in kept | {at})) > room:
            break
        kept.add(at)
    return cut_to_utf16("\n".join(lines[at] for at in sorted(kept)), room)
