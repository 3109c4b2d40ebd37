"""The bot as a separate process: started as people start it, told to stop, started again."""

import asyncio
import os
import re
import signal
import socket
import sys

import pytest

from tests.bots.test_child_process import at_work, ends
from tests.program import ROOT, AsyncProgram
from tests.server_clock import PATIENCE
from tests.whole_games import sample

QUICK = {"DOMINION_FSYNC": "no", "DOMINION_PICTURES": "no"}  # a disk and a channel need not be waited for
SESAME = "open-sesame"
OWN_KINGDOM = "Gardens, Workshop, Ironworks, Moat, Cellar, Chapel, Village, Bureaucrat, Woodcutter, Feast"


class Process:
    """`python -m bots` with settings of its own, in a directory of its own."""

    def __init__(self, directory, **settings):
        self.directory = directory
        kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
        self.environment = kept | {"PYTHONPATH": str(ROOT), "LOG_LEVEL": "DEBUG"} | QUICK | settings
        self.log = directory / "log"

    async def start(self):
        with self.log.open("ab") as log, open(os.devnull, "rb") as nothing:
            streams = (nothing.fileno(), log.fileno(), log.fileno())
            self.running = AsyncProgram(self.environment, self.directory, *streams)

    async def start_afresh(self):
        """Start it with a new interpreter, which takes longer."""
        with self.log.open("ab") as log:
            self.running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bots"), cwd=self.directory, env=self.environment, stdout=log, stderr=log
            )

    async def carries_out(self, *command):
        """Carry out another command with the same settings; return its status."""
        with self.log.open("ab") as log:
            program = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bots", *command),
                cwd=self.directory,
                env=self.environment,
                stdout=log,
                stderr=log,
            )
        return await asyncio.wait_for(program.wait(), PATIENCE)

    async def says(self, words):
        """Wait until the log contains these words."""
        async with asyncio.timeout(PATIENCE):
            while words not in self.written:
                assert self.running.returncode is None, self.written
                await asyncio.sleep(0.02)

    @property
    def written(self):
        return self.log.read_text()

    async def stop(self, how=signal.SIGTERM):
        """Tell the process to stop, wait for its end, and return its status."""
        self.running.send_signal(how)
        return await self.ends()

    async def ends(self):
        """Wait for the end of the process; return its status."""
        try:
            return await asyncio.wait_for(self.running.wait(), PATIENCE)
        except TimeoutError:
            raise AssertionError(f"it does not end: {self.written}") from None


@pytest.fixture
async def process(bot_api, tmp_path):
    bot_api.flood = None
    process = Process(tmp_path, TELEGRAM_TOKEN=bot_api.token, TELEGRAM_BASE_URL=bot_api.url.removesuffix("/bot"))
    yield process
    if process.running.returncode is None:
        process.running.kill()
        await process.running.wait()
    assert bot_api.complaints == []


async def plays(ann, bob, group):
    """Start a game of Ann and Bob and let the first buy a card; return the two, first and second."""
    await ann.opens()
    await ann.says(group, "/new")
    await bob.follows(await bob.presses(await bob.sees(group, "1 of 4 seats taken"), "Join"))
    await ann.presses(await ann.sees(group, "2 of 4 seats taken", button="Start"), "Start")
    for person in (ann, bob):
        await person.sees(text="✋ ")
    on_turn, other = (ann, bob) if "Your turn" in ann.reads()[-1].text else (bob, ann)
    await (await on_turn.presses(on_turn.reads()[-1], "Estate")).answered()
    await other.sees(text="Your turn")
    return on_turn, other


async def test_a_game_goes_on_after_the_process_was_stopped_and_started_again(process, bot_api, ann, bob, group):
    bot_api.loses_answer("getUpdates")  # the log will tell of it
    await process.start()
    await process.says("serving Telegram as @dominion_bot")
    on_turn, other = await plays(ann, bob, group)
    unanswered = bot_api.bot.updates.abandoned
    assert await process.stop() == 0, process.written
    assert bot_api.bot.updates.abandoned > unanswered, "it waited for Telegram before it stopped"
    panel = other.reads()[-1]
    await process.start()
    assert (await (await other.presses(panel, "Estate")).answered()).text is None
    await on_turn.sees(text="Your turn (2)")
    assert await process.stop() == 0
    assert_tells_no_secret(process.written, bot_api)


def assert_tells_no_secret(log, bot_api):
    assert "DEBUG" in log
    assert bot_api.token not in log
    assert bot_api.token.partition(":")[2] not in log
    assert not re.search("Copper|Estate|copper|estate|✋", log)


@pytest.mark.long
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_plan_that_is_being_looked_for_ends_with_the_bot(process, ann, group, how):
    process.environment["DOMINION_PLAN_GAMES"] = "100000"
    await process.start()
    await process.says("serving Telegram")
    for command in ("/new", "/computer strong", "/kingdom " + OWN_KINGDOM, "/begin"):
        await ann.says(group, command)
    working = await at_work(process.running.pid)
    assert await process.stop(how) == (0 if how == signal.SIGTERM else -how)
    await ends(working)
    assert await process.carries_out("stats") == 0  # and a storage server that was left behind stops with it


async def test_by_webhook_a_game_is_played_too(process, bot_api, ann, bob, group):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    process.environment |= {
        "TELEGRAM_WEBHOOK_URL": f"http://{address}/updates",
        "TELEGRAM_WEBHOOK_SECRET": SESAME,
        "TELEGRAM_WEBHOOK_LISTEN": address,
    }
    await process.start()
    await process.says("serving Telegram as @dominion_bot")
    await plays(ann, bob, group)
    assert bot_api.asked("setWebhook")[0].parameters["secret_token"] == SESAME
    async with bot_api.outgoing.post(f"http://{address}/updates", json={"update_id": 1}) as foreign:
        assert foreign.status == 403
    assert await process.stop(signal.SIGINT) == 0, process.written
    assert SESAME not in process.written
    assert_tells_no_secret(process.written, bot_api)


@pytest.mark.long
async def test_after_a_backup_is_restored_elsewhere_people_see_the_game_as_it_was(process, ann, bob, group, tmp_path):
    file, elsewhere = tmp_path / "games.backup", tmp_path / "elsewhere"
    await process.start()
    await process.says("serving Telegram as @dominion_bot")
    on_turn, other = await plays(ann, bob, group)
    assert await process.carries_out("backup", str(file)) == 0
    panel, before = other.reads()[-1], other.reads()[-1].text
    await (await other.presses(panel, "Estate")).answered()
    unknown = await on_turn.sees(text="Your turn (2)")  # which no note in the backup can know of
    assert panel.text != before
    await process.stop(signal.SIGKILL)
    assert await process.carries_out("stats") == 0  # and the storage server that was left behind stops with it
    process.environment["DOMINION_DATA"] = str(elsewhere)
    assert await process.carries_out("restore", str(file)) == 0
    await process.start()
    again = await other.sees(text=before)
    assert (await (await on_turn.presses(unknown, "Estate")).answered()).text  # refused
    async with asyncio.timeout(PATIENCE):
        while unknown in on_turn.reads():
            await asyncio.sleep(0.02)
    await (await other.presses(again, "Estate")).answered()
    await on_turn.sees(text="Your turn (2)")
    assert await process.carries_out("doctor") == 0
    assert await process.stop() == 0


async def test_a_wrong_token_is_one_clear_sentence(process):
    process.environment |= {"TELEGRAM_TOKEN": "7000000001:wrong"}
    await process.start()
    assert await process.ends() == 2
    assert sentences(process) == ["Telegram does not know this TELEGRAM_TOKEN"]


@pytest.mark.long
async def test_what_is_no_token_at_all_is_one_clear_sentence(process):
    process.environment |= {"TELEGRAM_TOKEN": "nonsense"}
    await process.start()
    assert await process.ends() == 2
    assert process.written.startswith("TELEGRAM_TOKEN is not a bot token")
    assert len(process.written.splitlines()) == 1


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGHUP])
async def test_the_process_can_be_stopped_while_telegram_does_not_answer(process, how):
    process.environment["TELEGRAM_BASE_URL"] = "http://127.0.0.1:9"  # nobody listens there
    await process.start()
    await process.says("does not answer")
    assert await process.stop(how) == 0
    _, _, afterwards = process.written.partition("stopping")
    assert "does not answer" not in afterwards, "it went on trying before it stopped"


@pytest.mark.long
async def test_behind_nohup_a_closed_terminal_ends_nothing(process):
    was = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        await process.start_afresh()
    finally:
        signal.signal(signal.SIGHUP, was)
    await process.says("serving Telegram")
    process.running.send_signal(signal.SIGHUP)
    await asyncio.sleep(0.5)
    assert process.running.returncode is None
    assert await process.stop() == 0


async def test_a_process_that_cannot_reach_telegram_goes_on_trying_and_serves_once_it_can(process, bot_api, ann):
    for method in ("getMe", "deleteWebhook"):
        bot_api.fails(method, code=503, description="Service Unavailable")
    await process.start()
    await process.says("Telegram does not answer: NetworkError; retrying in 1 s")
    await process.says("serving Telegram as @dominion_bot")
    await ann.opens()
    await ann.says(None, "/help")
    await ann.sees(text="/games lists")
    assert await process.stop() == 0
    assert process.written.count("does not answer") == 2
    assert "Traceback" not in process.written


async def test_where_discord_cannot_be_reached_telegram_is_served(process, ann):
    process.environment |= {"DISCORD_TOKEN": "MTIz.abc.def", "DISCORD_API_URL": "http://127.0.0.1:9/api/v10"}
    await process.start()
    await process.says("Discord does not answer")
    await process.says("serving Telegram as @dominion_bot")
    await ann.opens()
    await ann.sees(text="Dominion, right here")
    assert await process.stop() == 0
    assert "Traceback" not in process.written


def with_webhook(process, **settings):
    """Give the process a webhook that makes sense except for these settings."""
    process.environment |= {
        "TELEGRAM_WEBHOOK_URL": "https://example.org/telegram",
        "TELEGRAM_WEBHOOK_SECRET": SESAME,
        "TELEGRAM_WEBHOOK_LISTEN": "127.0.0.1:8081",
    }
    process.environment |= settings


@pytest.mark.long
@pytest.mark.parametrize(
    "wrong",
    [
        {"TELEGRAM_WEBHOOK_URL": "https:///telegram"},
        {"TELEGRAM_WEBHOOK_URL": "http://example.org/telegram", "TELEGRAM_BASE_URL": ""},
        {"TELEGRAM_WEBHOOK_LISTEN": "127.0.0.1:99999"},
    ],
)
async def test_a_webhook_that_makes_no_sense_is_one_clear_sentence(process, wrong):
    with_webhook(process, **wrong)
    await process.start()
    assert await process.ends() == 2
    assert process.written.startswith(next(iter(wrong)))
    assert len(process.written.splitlines()) == 1


@pytest.mark.parametrize("can_reach", sample([True, False], [True]))
async def test_a_port_that_is_in_use_is_one_clear_sentence_at_once(process, bot_api, can_reach):
    if not can_reach:
        process.environment["TELEGRAM_BASE_URL"] = "http://127.0.0.1:9"  # nobody listens there
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with_webhook(process, TELEGRAM_WEBHOOK_LISTEN=address)
        await process.start()
        assert await process.ends() == 2
    sentence = f"TELEGRAM_WEBHOOK_LISTEN: the bot cannot listen on {address}: Address already in use"
    assert sentences(process) == [sentence]
    assert "Traceback" not in process.written
    assert bot_api.asked() == []


@pytest.mark.long
async def test_an_address_that_telegram_refuses_is_one_clear_sentence(process, bot_api):
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{free.getsockname()[1]}"
    bot_api.fails("setWebhook", code=400, description="Bad Request: bad webhook: IP address 10.0.0.1 is reserved")
    with_webhook(process, TELEGRAM_WEBHOOK_LISTEN=address)
    await process.start()
    assert await process.ends() == 2
    (told,) = sentences(process)
    assert told == "Telegram refuses TELEGRAM_WEBHOOK_URL: Bad webhook: ip address 10.0.0.1 is reserved"
    assert "Traceback" not in process.written


def sentences(process):
    """What the process says besides its log."""
    return [line for line in process.written.splitlines() if not re.match(r"\d{4}-", line)]


async def test_a_token_that_was_revoked_ends_the_process_with_one_clear_sentence(process, bot_api, ann):
    await process.start()
    await process.says("serving Telegram as @dominion_bot")
    token, bot_api.bot.token = bot_api.bot.token, "7000000001:another"
    await ann.opens()  # ends the request for updates that is waiting at the server
    assert await process.ends() == 2
    assert sentences(process) == ["Telegram sends no more updates: InvalidToken; is TELEGRAM_TOKEN still right?"]
    assert token not in process.written


async def test_a_data_directory_and_a_file_with_tokens_that_others_can_read_are_warned_about(process):
    data, file = process.directory / "data", process.directory / ".env"
    data.mkdir()
    data.chmod(0o755)
    file.touch()
    file.chmod(0o644)
    await process.start()
    await process.says("serving Telegram")
    assert await process.stop() == 0
    for words in ("Other users can read data: chmod 700 data\n", "Other users can read .env: chmod 600 .env\n"):
        assert process.written.count(words) == 1


@pytest.mark.long
async def test_a_data_directory_that_the_bot_made_is_not_warned_about(process):
    await process.start()
    await process.says("serving Telegram")
    assert await process.stop() == 0
    assert "Other users" not in process.written
