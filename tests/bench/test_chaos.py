"""The chaos: a short run of it, and that its audit sees what it looks for."""

import asyncio
from dataclasses import replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from bench import chaos
from bench.chaos import Leg
from bench.chaos_audit import Auditor
from bench.chaos_chat import Chat, Shown
from bench.chaos_killer import Terms
from bench.chaos_people import Party, Press
from bench.seats import Seats, collector, person, place
from bots.drawing import canvas
from bots.screens.model import TABLE, Screen
from bots.tables import play, tokens
from bots.tables.shortcuts import question
from bots.tables.tokens import Token
from bots.worker import Worker
from engine import Chance, EngineError
from storage import keys
from storage.alarms import Alarms
from storage.people import People
from storage.results import Results
from storage.table import PLAYING, Options

HERE = place(1)
PRESSES = 14
LONGEST = 200  # presses of a whole game


@pytest.mark.long
async def test_no_promise_is_broken_when_worker_and_server_are_killed():
    with TemporaryDirectory() as directory:  # the path of a socket has to be short
        leg = Leg(Path(directory), Terms("always"), Chance(b"a short run"), tables=2)
        counts = await leg.run(2)
    assert leg.auditor.faults == []
    assert counts["unexpected exits"] == 0
    assert counts["done"] > 0
    assert counts["screens compared"] > 0


class Canvas:
    """Draws straight into the chat."""

    burst, threads_share_limit = 1, False
    gap = lull = bundle = 0.0

    def __init__(self, chat):
        self.chat = chat
        self.count = 0

    async def show(self, place, audience, screen, last, anew):
        self.count += 1
        message = last.message if last and not anew else f"m{self.count}"
        self.chat.messages[message] = Shown(place, audience.key, screen, life=1)
        return canvas.Shown(message)

    async def remove(self, _place, _audience, last):
        self.chat.messages.pop(last.message, None)


class Room:
    """A table in the middle of a game, everything on screen and every press on record."""

    def __init__(self, client, policy=collector):
        self.client = client
        self.chat = Chat(Path("nowhere"), Chance(b""))
        self.auditor = Auditor(client, self.chat)
        self.party = Party(HERE, "Friends", [person(0).id, person(1).id, "telegram:9"], 2, ["base2"], "casual")
        self.worker = Worker(client, {"telegram": Canvas(self.chat)}, seed=lambda: b"chaos")
        self.seats = Seats(self.worker, HERE, (policy, policy))

    async def play(self):
        await self.seats.sit(Options())
        for _ in range(PRESSES):
            await self.press()
        await self.worker.redrawer.wait_until_settled()

    async def tries(self, seat, press, argument=""):
        """That seat presses a button of its own choice; true if that could be done."""

        def token(table):
            decision = question(table.game, seat)
            return Token(HERE, table.generation, decision.number if decision else table.game.number, press, argument)

        made = Press(await self.worker.repository.read(HERE, token), seat, "press")
        try:
            await self.seats.press(person(seat), made.token.encode())
        except EngineError:
            return False
        self.party.presses.append(made)
        return True

    async def press(self):
        self.party.presses.append(await self.next())
        await self.seats.press(*await self.seats.next())

    async def next(self):
        who, text = await self.seats.next()
        return Press(Token.decode(text), self.party.people.index(who.id), "press")

    async def audited(self):
        await self.auditor.audit(self.party)
        return self.auditor.counts

    def shown(self, audience):
        return next(shown for shown in self.chat.messages.values() if shown.audience == audience)


@pytest.fixture
async def room(client):
    room = Room(client)
    await room.play()
    yield room
    await room.worker.redrawer.close()


async def test_the_audit_finds_nothing_where_nothing_is_wrong(room):
    assert await room.audited() == {"tables audited": 1}
    assert await room.auditor.wrong_screens(room.party) == []


@pytest.mark.long
async def test_a_moat_that_was_taken_back_and_then_shown_by_hand_is_no_loss(client):
    room = Room(client, duellist)
    await room.seats.sit(Options())
    for _ in range(300):
        await room.press()
        shown = [seat for seat in (0, 1) if await room.worker.repository.read(HERE, lambda table: _showed(table, seat))]  # noqa: B023
        if shown:
            break
    assert await room.tries(shown[0], tokens.UNDO)
    assert await room.tries(shown[0], tokens.ANSWER, "1")
    assert await room.audited() == {"tables audited": 1}
    await room.worker.redrawer.close()


@pytest.mark.usefixtures("short_piles")
async def test_a_press_that_only_asked_about_the_end_of_the_game_and_was_followed_by_undo_is_no_loss(client):
    room = Room(client, hurried)
    await room.seats.sit(Options())
    last = None
    for _ in range(LONGEST):
        last = await room.worker.repository.read(HERE, _last_purchase)
        if last:
            break
        await room.press()
    assert await room.tries(last[0], tokens.BUY, last[1])
    assert await room.tries(last[0], tokens.UNDO)
    assert await room.audited() == {"tables audited": 1}
    await room.worker.redrawer.close()


def duellist(_view, decision):
    """Buys Militias and Moats, and plays every Militia."""
    wishes = ("militia", "play:", "buy:militia", "buy:moat", "end")
    options = enumerate(decision.options)
    ranked = sorted(
        (next((at for at, wish in enumerate(wishes) if key.startswith(wish)), 9), at) for at, key in options
    )
    return tuple(at for _, at in ranked[: max(1, decision.least)])


def hurried(_view, decision):
    """Empties three cheap piles, so that the game ends soon: Curses cost nothing, and the others two coins."""
    if decision.verb == "buy":
        for wish in ("buy:curse", "buy:estate", "buy:cellar", "treasures", "play:copper", "end"):
            if wish in decision.options:
                return (decision.options.index(wish),)
    return tuple(range(decision.least))


def _last_purchase(table):
    """The seat that is asked, and a card with which it can end the game, if it can also take back its last press."""
    (decision,) = table.game.pending
    cards = [move.removeprefix("buy:") for move in decision.options if move.startswith("buy:")]
    last = next((card for card in cards if play.ends_game(table, decision, card)), None)
    return last and table.game.can_undo(decision.seat) and (decision.seat, last)


def _showed(table, seat):
    """Whether that seat's Moat was shown by itself, and can still be taken back."""
    game = table.game
    return game.pending and game.view(None).current != seat and game.can_undo(seat)


async def test_an_acknowledged_press_that_was_never_made_is_lost(room):
    room.party.presses.append(await room.next())
    assert (await room.audited())["lost"] == 1


async def test_a_press_that_was_acknowledged_twice_is_doubled(room):
    room.party.presses.append(replace(room.party.presses[-1]))
    assert (await room.audited())["doubled"] == 1


async def test_an_answer_that_nobody_gave_is_corrupt(room):
    del room.party.presses[10]
    assert (await room.audited())["corrupt"] == 1


async def test_a_table_that_fell_behind_its_history_is_corrupt(room):
    old = await room.client.hget(keys.table(HERE), "data")
    await room.press()
    await room.client.hset(keys.table(HERE), "data", old)
    assert (await room.audited())["corrupt"] == 1


async def test_a_table_and_history_that_both_went_back_are_a_loss(room):
    old = await room.client.hget(keys.table(HERE), "data")
    await room.press()
    await room.client.hset(keys.table(HERE), "data", old)
    await room.client.rpop(keys.answers(HERE))
    assert (await room.audited())["lost"] == 1


async def test_a_screen_that_shows_something_else_is_wrong(room):
    room.shown("seat:1").screen = Screen("something else")
    assert await room.auditor.wrong_screens(room.party) == ["seat:1"]


def leg_of(room, directory):
    """A leg that plays in the room."""
    leg = Leg(directory, Terms("always"), Chance(b""), tables=1)
    leg.parties, leg.chat, leg.auditor = [room.party], room.chat, room.auditor
    room.chat.ask = nothing  # the worker says that everything is drawn
    return leg


async def compare_screens(room, directory):
    """Compare the screens of the room as a leg does in the end."""
    await leg_of(room, directory)._compare_screens()


async def test_a_change_that_is_being_drawn_after_all_screens_were_right_is_no_fault(room, tmp_path, monkeypatch):
    """As when the time to take back the end of a turn is over."""
    drawing, audit = asyncio.Event(), room.auditor.audit

    async def show(*_arguments):
        drawing.set()
        await asyncio.Event().wait()

    async def change_and_audit(party):
        await audit(party)
        await room.press()
        await drawing.wait()

    monkeypatch.setattr(Canvas, "show", show)
    monkeypatch.setattr(room.auditor, "audit", change_and_audit)
    await compare_screens(room, tmp_path)
    assert await room.auditor.wrong_screens(room.party) != []
    assert room.auditor.faults == []
    await room.worker.redrawer.close(0)


async def test_a_screen_that_stays_wrong_is_reported_in_the_end(room, tmp_path, monkeypatch):
    monkeypatch.setattr(chaos, "until_right", partial(chaos.until_right, patience=0))
    room.shown("seat:1").screen = Screen("something else")
    await compare_screens(room, tmp_path)
    assert room.auditor.counts["wrong screens"] == 1


async def test_a_message_of_a_worker_that_was_not_killed_is_one_too_many(room):
    room.chat.life = 1
    room.chat.messages["m0"] = Shown(HERE, "table", Screen("an old one"), life=1)
    room.auditor.report_left_over(await room.auditor.left_over(room.party))
    assert room.auditor.counts["extra messages"] == 1


async def test_a_message_that_is_noted_while_somebody_looks_is_not_one_too_many(room, tmp_path, monkeypatch):
    """As when the time to take back the end of a turn is over, and the next player is called."""
    leg, show, sent, noted = leg_of(room, tmp_path), Canvas.show, asyncio.Event(), asyncio.Event()
    room.chat.life = 1

    async def show_and_wait(*arguments):
        shown = await show(*arguments)
        sent.set()
        await noted.wait()
        return shown

    async def look(party):
        found = await left_over(party)
        looks.append(found.faults)
        noted.set()
        await room.worker.redrawer.wait_until_settled()
        return found

    looks, left_over = [], room.auditor.left_over
    monkeypatch.setattr(Canvas, "show", show_and_wait)
    monkeypatch.setattr(room.auditor, "left_over", look)
    room.worker.redrawer.anew(HERE, TABLE)
    await sent.wait()
    await leg._count_left_over()
    assert looks == [1, 0]
    assert room.auditor.faults == []


async def test_a_message_that_is_never_noted_is_one_too_many_however_often_somebody_looks(room, tmp_path, monkeypatch):
    monkeypatch.setattr(chaos, "until_right", partial(chaos.until_right, patience=0.3))
    leg, room.chat.life = leg_of(room, tmp_path), 1
    room.chat.messages["m0"] = Shown(HERE, "table", Screen("an old one"), life=1)
    await leg._count_left_over()
    assert room.auditor.counts["extra messages"] == 1


async def test_one_message_of_a_killed_worker_may_be_left_over(room):
    room.chat.life = 2
    room.chat.messages["m0"] = Shown(HERE, "table", Screen("an old one"), life=1)
    room.auditor.report_left_over(await room.auditor.left_over(room.party))
    assert +room.auditor.counts == {"messages left over": 1}


# -- planted faults ----------------------------------------------------------------------------------------------------


async def nothing(*_arguments, **_options):
    """Do nothing, and say nothing about it."""


async def faults_of_a_game(client, to_the_end=False):
    """Play, and return the kinds of faults that the audit finds."""
    room = Room(client, hurried)
    await room.seats.sit(Options())
    for _ in range(LONGEST if to_the_end else 0):
        if await room.worker.repository.read(HERE, lambda table: table.phase) != PLAYING:
            break
        await room.press()
    await room.auditor.audit(room.party)
    await room.worker.redrawer.wait_until_settled()
    room.auditor.report(await room.auditor.look(room.party))
    room.chat.life = 1
    room.auditor.report_left_over(await room.auditor.left_over(room.party))
    await room.worker.redrawer.close()
    return {fault.partition(" at ")[0] for fault in room.auditor.faults}


async def planted(client, monkeypatch, owner, name, to_the_end=False):
    """Play with a worker that never does one of the things it should do; return the kinds of faults that are found."""
    monkeypatch.setattr(owner, name, nothing)
    return await faults_of_a_game(client, to_the_end)


@pytest.mark.long
async def test_a_finished_game_with_all_that_is_kept_of_it_is_no_fault(client):
    assert await faults_of_a_game(client, to_the_end=True) == set()


async def test_an_alarm_that_is_never_set_is_found(client, monkeypatch):
    assert await planted(client, monkeypatch, Alarms, "set") == {"missing alarms"}


@pytest.mark.long
async def test_a_result_that_is_never_stored_is_found(client, monkeypatch):
    assert await planted(client, monkeypatch, Results, "add", to_the_end=True) == {"wrong results"}


@pytest.mark.long
async def test_a_result_that_is_not_stored_for_its_people_is_found(client, monkeypatch):
    assert await planted(client, monkeypatch, Results, "_add_to_person", to_the_end=True) == {"wrong results"}


@pytest.mark.long
async def test_a_record_that_is_never_stored_is_found(client, monkeypatch):
    assert await planted(client, monkeypatch, Results, "keep_record", to_the_end=True) == {"missing records"}


async def test_a_table_that_is_not_noted_for_its_people_is_found(client, monkeypatch):
    async def add_nothing(_people, _person, _place):
        return True, 1

    monkeypatch.setattr(People, "add_place", add_nothing)
    assert await faults_of_a_game(client) == {"missing tables"}


async def test_a_screen_that_is_never_drawn_is_found(client, monkeypatch):
    monkeypatch.setattr(Canvas, "show", show_nothing)
    assert await faults_of_a_game(client) == {"wrong screens"}


async def show_nothing(_canvas, _place, _audience, _screen, _last, _anew):
    return canvas.Shown("m0")


async def test_a_message_that_is_sent_twice_is_found(client, monkeypatch):
    show = Canvas.show

    async def show_twice(itself, place, audience, screen, last, anew):
        if last is None:
            await show(itself, place, audience, screen, last, anew)
        return await show(itself, place, audience, screen, last, anew)

    monkeypatch.setattr(Canvas, "show", show_twice)
    assert await faults_of_a_game(client) == {"extra messages"}


async def test_a_write_that_is_dropped_is_found(room):
    """The worker says that it has stored a press, and has not."""
    store, save = room.worker.store, room.worker.store.save

    async def save_nothing(_place, expected, _data, **_options):
        return expected + 1

    store.save = save_nothing
    await room.press()
    store.save = save
    assert (await room.audited())["lost"] == 1
