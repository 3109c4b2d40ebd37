"""What platforms share, at a platform that adds nothing of its own: it replies in private, and draws in memory."""

import pytest

from bots.adapter import commands
from bots.adapter.commands import COMMANDS
from bots.adapter.dispatcher import Dispatcher
from bots.adapter.limits import RateLimiter
from bots.adapter.platform import Status
from bots.adapter.presses import Presses
from bots.adapter.registration import keep_registering, register
from bots.adapter.request import Alert, Attachment, Confirmation, Invitation, Request, text_of
from bots.adapter.startup import PAUSES, connect
from bots.language.texts import Texts
from bots.screens.formatting import plain
from bots.screens.model import TABLE, Audience, Screen
from bots.settings import BadSetting
from storage.seat import Seat
from storage.table import PLAYING, Table
from tests.bots.house import ADMIN, ANN, BOB, CID, EVE, HERE, HURRIED, House
from tests.bots.platform import Platform
from tests.last_move import last_move, put_on

EN = Texts()


class PlainRequest(Request):
    """A request whose pressed message can be replaced."""

    def __init__(self, dispatcher, person, place, mark, **given):
        super().__init__(person, place, mark, **given)
        self.dispatcher = dispatcher
        self.replaced, self.closed = [], False

    async def texts(self):
        return await self.dispatcher.texts_for(self)

    async def replace(self, screen):
        self.replaced.append(screen)
        return True

    async def close(self):
        self.closed = True


class PlainDispatcher(Dispatcher):
    platform = HERE.platform


class Chat:
    """People who write commands and press buttons."""

    def __init__(self, client, canvas=None):
        self.canvas = canvas or Platform()
        self.house = House(client, canvases={HERE.platform: self.canvas})
        self.dispatcher = PlainDispatcher(self.house.worker)
        self.dispatcher.limiter = RateLimiter(HURRIED)
        self.presses = Presses(self.dispatcher)
        self.requests = 0

    def request(self, person, place, mark="", **given):
        self.requests += 1
        return PlainRequest(self.dispatcher, person, place, mark or str(self.requests), **given)

    async def says(self, person, command, place=HERE, mark="", **arguments):
        request = self.request(person, place, mark, arguments=arguments, title="Friends")
        return await commands.run(self.dispatcher, COMMANDS[command], request)

    async def presses_it(self, person, data, place=HERE, mark="", message=""):
        """The answer to a press, and the request that it was."""
        request = self.request(person, place, mark, message=message)
        return await self.dispatcher.attempt(request, lambda: self.presses.press(request, data)), request

    async def labels(self, audience=TABLE):
        await self.house.worker.redrawer.wait_until_settled()
        return {button.label: button.token for button in self.canvas.screens(HERE, audience)[-1].buttons()}

    async def game(self):
        await self.says(ANN, "new")
        await self.says(BOB, "join")
        await self.says(ANN, "begin")


@pytest.fixture
async def chat(client):
    made = Chat(client)
    yield made
    await made.house.worker.redrawer.close()


def words(answer):
    return text_of(answer, EN)


async def test_a_table_is_opened_joined_and_played_by_commands_and_buttons(chat):
    assert await chat.says(ANN, "new") == Confirmation("slash-opened")
    answer, _ = await chat.presses_it(BOB, (await chat.labels())["Join"])
    assert answer == "You’re in."
    answer, _ = await chat.presses_it(ANN, (await chat.labels())["Start"])
    assert words(answer) == "The game has started."
    panel = await chat.labels(Audience.of_seat(0))
    answer, _ = await chat.presses_it(ANN, next(token for label, token in panel.items() if "Estate" in label), None)
    assert answer is None
    await chat.house.worker.redrawer.wait_until_settled()
    assert "▶ Bob " in plain(chat.canvas.texts(HERE)[-1])


async def test_every_command_has_an_answer_or_a_refusal_wherever_it_is_given(chat):
    await chat.game()
    for place in (HERE, None):
        for name in COMMANDS:
            answer = await chat.says(CID, name, place)
            assert answer is not None, name


@pytest.mark.parametrize("name", ["new", "join", "undo"])
async def test_a_command_that_is_delivered_twice_is_carried_out_once(chat, name):
    await chat.says(CID, "new")
    first = await chat.says(ANN, name, mark="the same")
    assert first is not None
    assert await chat.says(ANN, name, mark="the same") is None


async def test_a_press_that_is_delivered_twice_is_carried_out_once(chat):
    await chat.says(ANN, "new")
    join = (await chat.labels())["Join"]
    assert (await chat.presses_it(BOB, join, mark="the same"))[0] == "You’re in."
    assert "already been decided" in (await chat.presses_it(BOB, join, mark="the same"))[0]


async def test_a_second_tap_on_join_gets_a_quiet_word(chat):
    await chat.says(ANN, "new")
    join = (await chat.labels())["Join"]
    assert [(await chat.presses_it(BOB, join))[0] for _ in range(2)] == ["You’re in.", "You’re already at this table."]
    assert isinstance((await chat.presses_it(BOB, join.replace("|j", "|w")))[0], Alert)  # who plays wants to watch


async def test_refusals_are_alerts_and_change_nothing(chat):
    await chat.says(ANN, "new")
    assert isinstance(await chat.says(EVE, "leave"), Alert)
    answer, _ = await chat.presses_it(EVE, "nonsense")
    assert isinstance(answer, Alert)
    assert [seat.name for seat in (await chat.house.table()).seats] == ["Ann"]


async def test_who_may_not_decide_may_as_an_admin(chat, monkeypatch):
    await chat.game()
    assert isinstance(await chat.says(BOB, "stop"), Alert)

    async def is_admin(person, place):
        return (person.id, place) == (BOB.id, HERE)

    monkeypatch.setattr(chat.dispatcher, "is_admin", is_admin)
    assert isinstance(await chat.says(BOB, "stop"), Screen)
    assert isinstance(await chat.says(ADMIN, "stop"), Screen)


async def test_a_final_question_shows_what_came_of_it_where_only_its_person_sees_it(chat):
    await chat.game()
    question = await chat.says(BOB, "resign", None)
    answer, request = await chat.presses_it(BOB, question.buttons()[0].token, None, message="m0")
    assert answer is None
    assert [screen.text for screen in request.replaced] == [EN.say("notice-resigned")]
    assert (await chat.house.table()).seats[1].resigned


async def test_pages_open_in_a_message_of_their_own_and_turn_in_place(chat):
    await chat.game()
    table = await chat.labels()
    answer, request = await chat.presses_it(ANN, table["Kingdom"])
    assert (isinstance(answer, Screen), request.replaced) == (True, [])
    answer, request = await chat.presses_it(ANN, table["Kingdom"], None, message="m0")
    assert (answer, len(request.replaced)) == (None, 1)
    drawn = next(iter(await chat.house.worker.redrawer.messages(HERE)))
    answer, request = await chat.presses_it(ANN, table["Kingdom"], None, message=drawn)
    assert (isinstance(answer, Screen), request.replaced) == (True, [])


async def test_options_are_the_hosts_and_close_when_they_are_done(chat):
    await chat.says(ANN, "new")
    options = (await chat.labels())["Options"]
    assert isinstance((await chat.presses_it(BOB, options))[0], Alert)
    page, _ = await chat.presses_it(ANN, options)
    back = {button.label: button.token for button in page.buttons()}["Back"]
    answer, request = await chat.presses_it(ANN, back)
    assert (answer, request.closed) == (None, True)


async def test_own_settings_are_pressed_in_private_only(chat):
    page = await chat.says(ANN, "settings")
    token = page.buttons()[0].token
    assert isinstance((await chat.presses_it(ANN, token))[0], Alert)
    answer, request = await chat.presses_it(ANN, token, None, message="m0")
    assert (answer, len(request.replaced)) == (None, 1)


async def test_a_hand_is_sent_anew_and_several_tables_are_listed(chat):
    await chat.game()
    assert await chat.says(ANN, "hand") is None
    await chat.house.lobby(ANN, place=HERE._replace(thread="8"))
    assert "Friends" in (await chat.says(ANN, "hand", None)).text
    assert isinstance(await chat.says(EVE, "games", None), Invitation)


async def test_the_record_of_a_finished_game_is_an_attachment(chat, monkeypatch):
    async def last_file(_place):
        return "game.json", b"{}"

    monkeypatch.setattr(chat.house.worker.archive, "last_file", last_file)
    assert await chat.says(ANN, "record") == Attachment("game.json", b"{}", EN.say("record-caption"))


async def test_in_private_replay_and_record_mean_the_finished_game_although_another_table_was_opened(chat):
    table = Table(HERE, "Friends", ANN.id, PLAYING, seats=[Seat("Ann", ANN.id, confirm=False), Seat("Bob", BOB.id)])
    put_on(table, last_move("Ann", "Bob"))
    await chat.house.worker.repository.create(HERE, lambda _: table)
    await chat.house.worker.people.add_place(ANN.id, HERE)
    await chat.house.press(ANN, "b", "province")
    await chat.house.lobby(ANN, place=HERE._replace(thread="8"))
    assert isinstance(await chat.says(ANN, "record", None), Attachment)
    assert "Replay" in plain((await chat.says(ANN, "replay", None)).text)


# -- starting ----------------------------------------------------------------------------------------------------------


async def test_a_platform_that_answers_late_is_reached(caplog):
    attempts = iter([OSError, OSError, None])

    async def attempt():
        if (trouble := next(attempts)) is not None:
            raise trouble

    status = Status("Somewhere")
    await connect(status, attempt, (OSError,), "SOMEWHERE_URL", pauses=(0, 0))
    words = "Somewhere does not answer: OSError; retrying in 0 s; if SOMEWHERE_URL is set, is it right?"
    assert [record.message for record in caplog.records] == [words] * 2
    assert status == Status("Somewhere", "starting", "")


async def test_a_platform_that_does_not_answer_is_never_given_up(caplog):
    status, reasons, enough = Status("Somewhere"), [], 50

    async def attempt():
        reasons.append(status.reason)
        if len(reasons) < enough:
            raise OSError

    await connect(status, attempt, (OSError,), "SOMEWHERE_URL", pauses=(0, 0.001))
    assert ("retrying in 0 s" in caplog.messages[0], "retrying in 0.001 s" in caplog.messages[-1]) == (True, True)
    assert len(caplog.messages) == enough - 1
    assert set(reasons[1:]) == {"does not answer: OSError"}


def test_the_pauses_between_attempts_grow_to_minutes():
    assert sorted(PAUSES) == list(PAUSES)
    assert PAUSES[0] <= 1
    assert 60 < PAUSES[-1] <= 600


async def test_an_error_that_does_not_pass_is_raised_at_once():
    async def attempt():
        raise BadSetting("wrong token")

    with pytest.raises(BadSetting, match="wrong token"):
        await connect(Status("Somewhere"), attempt, (OSError,), "SOMEWHERE_URL")


async def test_a_storage_that_another_bot_has_used_is_warned_about_once(chat, caplog):
    async def tell():
        pass

    for bot in ("7", "7", "8", "8"):
        assert await register(chat.house.worker, "somewhere", bot, ["new"], tell)
    words = "somewhere: another bot (7) has used this storage; two bots at a time need one each"
    assert [record.getMessage() for record in caplog.records] == [words]


async def test_commands_are_registered_when_they_have_changed_and_again_until_that_works(chat):
    told, faults = [], [OSError("away")]

    async def attempt(menu):
        async def tell():
            if faults:
                raise faults.pop()
            told.append(menu)

        return await register(chat.house.worker, "somewhere", "7", menu, tell)

    assert not await attempt(["new"])
    async with keep_registering(lambda: attempt(["new"]), (0,)):
        assert told == [["new"]]
    assert await attempt(["new"])
    assert told == [["new"]]
    assert await attempt(["new", "join"])
    assert told == [["new"], ["new", "join"]]
