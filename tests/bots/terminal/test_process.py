"""The program itself, started as people start it, ended in every way it can end, and started again."""

import os
import pty
import re
import select
import signal
import socket
import subprocess
import sys
import termios
import time
from contextlib import suppress

import pytest

from bots.settings import settings
from bots.terminal import main
from bots.terminal.session import HERE
from storage import keys
from storage.connection import open_client
from storage.embedded import EmbeddedServer
from storage.places import Place
from storage.seat import Seat
from storage.table import PLAYING
from storage.table import Table as Stored
from tests.bots.house import House
from tests.engine.table import Table
from tests.program import ROOT, PipedProgram, Program

COMMAND = [sys.executable, "-W", "always", "-m", "bots"]  # warnings are shown: nothing is left open
# Cards that ask nothing: the same few lines play every game.
UNASKING = "Village, Smithy, Market, Festival, Laboratory, Woodcutter, Council Room, Adventurer, Merchant, Moat"
FAULTS = ("Traceback", "Warning", "destroyed", "never retrieved", "Exception ignored")


def environment(data, **more):
    return {**os.environ, "REDIS_URL": "", "DOMINION_DATA": str(data), "DOMINION_FSYNC": "no", **more}


def asked(data):
    """What the server in that directory reports about itself; nothing if there is none."""
    with socket.socket(socket.AF_UNIX) as line:
        try:
            line.connect(str(EmbeddedServer(data).socket))
        except OSError:
            return b""
        line.sendall(b"INFO server\r\n")
        return line.recv(65536)


def runs(data):
    return asked(data) != b""


def kill_server(data):
    os.kill(int(re.search(rb"process_id:(\d+)", asked(data))[1]), signal.SIGKILL)


class Terminal:
    """A real terminal with the program in it."""

    def __init__(self, data, term):
        self.data = data
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (60, 100))
        self.process = Program(
            environment(data, TERM=term), ROOT, slave, slave, slave, new_session=True, show_warnings=True
        )
        os.close(slave)
        self.seen = ""

    def until(self, words, patience=30):
        """Reads until these words have appeared."""
        self._read_until(lambda: words in self.seen, patience)

    def prompts(self, patience=30):
        """Reads until a line is waited for."""
        self._read_until(lambda: self.seen.endswith(("> ", ": ")), patience)

    def _read_until(self, enough, patience):
        end = time.monotonic() + patience
        while not enough():
            if time.monotonic() > end:
                raise TimeoutError(self.seen)
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    break
        assert enough(), self.seen

    def settles(self):
        """Nothing more has appeared for a while: the line editor waits for keys."""
        while select.select([self.master], [], [], 0.25)[0]:
            self.seen += os.read(self.master, 65536).decode(errors="replace")

    def types(self, line):
        os.write(self.master, (line + "\n").encode())

    def answers(self, line, words):
        """Types the line once it is waited for, and reads until the words appear after it."""
        self.prompts()
        self.seen = ""
        self.types(line)
        self.until(words)

    def leaves(self):
        """The exit status, once the program has ended."""
        return self.process.wait(timeout=30)

    def close(self):
        self.process.kill()
        self.process.wait()
        with suppress(OSError):  # a test may have closed the window
            os.close(self.master)


@pytest.fixture
def terminals(tmp_path):
    """Starts terminals on one data directory, one after another or side by side."""
    opened = []

    def start(term="dumb"):
        opened.append(Terminal(tmp_path / "data", term))
        return opened[-1]

    yield start
    for terminal in opened:
        terminal.close()
    server = EmbeddedServer(tmp_path / "data")
    server.start()  # one that was left behind is stopped by its last user
    server.stop()


@pytest.fixture
async def cellar(tmp_path):
    """A kept game: Ann has a Cellar in hand."""
    async with open_client(None, tmp_path / "data", "no") as client:
        table = Stored(HERE, host="terminal:1", phase=PLAYING)
        table.seats = [Seat("Ann", "terminal:1"), Seat("Computer 1", computer=True)]
        table.game = Table(me="cellar, copper*2, estate*2", you="copper*5").game
        table.options.cards = table.game.view(None).kingdom
        await House(client).worker.repository.create(HERE, lambda _: table)


def choosing(terminals):
    """A terminal in the middle of a choice: the Cellar is played, and something is typed already."""
    terminal = terminals()
    terminal.until("There’s a saved game: Ann and Computer 1 (turn 1")
    terminal.answers("", "Play an Action")
    terminal.answers("cellar", "Cellar: discard any number of cards to draw as many.")
    terminal.prompts()
    os.write(terminal.master, b"est")
    terminal.until("> est")
    terminal.settles()
    return terminal


def goes_on(terminals):
    """A new start goes on in the middle of that choice."""
    terminal = terminals()
    terminal.until("There’s a saved game: Ann and Computer 1 (turn 1")
    terminal.answers("", "Cellar: discard any number of cards to draw as many.")
    assert "in play: Cellar" in terminal.seen
    terminal.answers("estate*2", "Buy a card")
    assert "Copper ×4" in terminal.seen
    terminal.answers("q", "The game is saved")
    assert terminal.leaves() == 0


@pytest.mark.usefixtures("cellar")
def test_ctrl_c_in_the_middle_of_a_choice_leaves_politely_and_the_next_start_goes_on_there(terminals):
    terminal = choosing(terminals)
    terminal.process.send_signal(signal.SIGINT)
    terminal.until("The game is saved")
    assert terminal.leaves() == 0
    assert not [fault for fault in FAULTS if fault in terminal.seen]
    assert not runs(terminal.data)
    goes_on(terminals)


@pytest.mark.usefixtures("cellar")
def test_a_closed_window_leaves_like_ctrl_c(terminals):
    terminal = choosing(terminals)
    terminal.process.send_signal(signal.SIGHUP)
    os.close(terminal.master)
    assert terminal.leaves() == 0
    assert "Traceback" not in (terminal.data / "dominion.log").read_text()
    assert not runs(terminal.data)
    goes_on(terminals)


@pytest.mark.usefixtures("cellar")
def test_a_killed_program_goes_on_in_the_middle_of_the_choice(terminals):
    terminal = choosing(terminals)
    terminal.process.kill()
    terminal.leaves()
    goes_on(terminals)


@pytest.mark.usefixtures("cellar")
def test_a_killed_program_whose_server_was_killed_too_goes_on_in_the_middle_of_the_choice(terminals):
    terminal = choosing(terminals)
    terminal.process.kill()
    kill_server(terminal.data)
    terminal.leaves()
    goes_on(terminals)


@pytest.mark.usefixtures("cellar")
def test_a_server_that_is_killed_while_a_person_thinks_costs_nothing(terminals):
    terminal = choosing(terminals)
    kill_server(terminal.data)
    terminal.seen = ""
    terminal.types("ate*2")
    terminal.until("Buy a card")
    assert "Copper ×4" in terminal.seen


@pytest.mark.usefixtures("cellar")
def test_two_terminals_share_the_table_and_a_late_answer_is_explained(terminals):
    late, quick = choosing(terminals), terminals()
    quick.until("There’s a saved game")
    quick.answers("", "Cellar: discard any number of cards to draw as many.")
    quick.answers("none", "Buy a card")
    late.seen = ""
    late.types("ate")
    late.until("That has already been decided.")
    late.until("Buy a card")
    late.answers("q", "The game is saved")
    assert late.leaves() == 0
    quick.answers("t", "Coins 2")  # the server keeps running for those who are still there


async def test_a_game_is_begun_and_left_with_ctrl_c_and_is_kept_for_good(terminals):
    terminal = terminals()
    terminal.until("Who’s playing?")
    terminal.answers("Ann", "Enter for more")
    terminal.answers("skip", "ten cards of your choice")
    terminal.answers("", "Enter begin")
    terminal.answers("", "q quit")
    terminal.prompts()
    terminal.settles()
    terminal.process.send_signal(signal.SIGINT)
    terminal.until("The game is saved")
    assert terminal.leaves() == 0
    assert not [fault for fault in FAULTS if fault in terminal.seen]
    async with open_client(None, terminal.data, "no") as client:
        assert await client.ttl(keys.table(HERE)) == -1


def test_the_end_of_the_input_leaves_politely(terminals):
    terminal = terminals()
    terminal.until("> ")
    terminal.settles()
    os.write(terminal.master, b"\x04")
    terminal.until("Goodbye.")
    assert terminal.leaves() == 0
    assert not [fault for fault in FAULTS if fault in terminal.seen]
    assert not runs(terminal.data)


# -- on the full screen ------------------------------------------------------------------------------------------------

ALTERNATE, ORDINARY = "\x1b[?1049h", "\x1b[?1049l"  # what a terminal is told to keep its scrollback as it is


@pytest.mark.usefixtures("cellar")
def test_the_full_screen_leaves_the_terminal_as_it_was_and_says_how_the_game_stands(terminals):
    terminal = terminals("xterm-256color")
    before = termios.tcgetattr(terminal.master)
    terminal.until("resume")
    assert ALTERNATE in terminal.seen
    os.write(terminal.master, b"\r")
    terminal.until("Action phase")
    os.write(terminal.master, b"1")
    terminal.until("discard any number")
    terminal.seen = ""
    os.write(terminal.master, b"\x03")  # Ctrl-C
    terminal.until("The game is saved")
    assert terminal.leaves() == 0
    assert ORDINARY in terminal.seen.partition("The game is saved")[0]
    assert "Ann and Computer 1 (turn 1, Me to play)" in terminal.seen
    assert termios.tcgetattr(terminal.master) == before
    assert not [fault for fault in FAULTS if fault in terminal.seen]
    assert not runs(terminal.data)
    goes_on(terminals)


@pytest.mark.usefixtures("cellar")
def test_a_signal_or_a_closed_window_ends_the_full_screen_politely(terminals):
    terminal = terminals("xterm-256color")
    terminal.until("resume")
    terminal.process.send_signal(signal.SIGTERM)
    terminal.until("The game is saved")
    assert terminal.leaves() == 0
    assert ORDINARY in terminal.seen
    closed = terminals("xterm-256color")
    closed.until("resume")
    closed.process.send_signal(signal.SIGHUP)
    os.close(closed.master)
    assert closed.leaves() == 0
    assert "Traceback" not in (closed.data / "dominion.log").read_text()


# -- without a keyboard ------------------------------------------------------------------------------------------------


def started(data, **more):
    return PipedProgram(environment(data, **more), ROOT, show_warnings=True)


def started_afresh(data, **more):
    """The program, started with a new interpreter, which takes longer."""
    return subprocess.Popen(  # noqa: S603
        COMMAND,
        cwd=ROOT,
        env=environment(data, **more),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_without_a_keyboard_a_demo_game_is_played_and_ends_well(tmp_path):
    out, errors = (shown := started_afresh(tmp_path)).communicate(timeout=60)
    assert shown.returncode == 0
    assert b"Final scores" in out
    assert errors == b""
    assert not runs(tmp_path)


def test_lines_can_be_typed_into_a_pipe_and_a_whole_game_be_played_so(tmp_path):
    lines = ["Ann", f"own {UNASKING}", "", *["1", "y", "e", "y", "", "f"] * 300]  # more than any game takes
    (tmp_path / "lines").write_text("\n".join(lines))
    arguments = ["play", "--plain"]
    played = PipedProgram(environment(tmp_path), ROOT, tmp_path / "lines", arguments=arguments, show_warnings=True)
    out, errors = played.communicate(timeout=60)
    assert played.returncode == 0
    assert errors == b""
    assert b"Final scores" in out
    assert b"gives the same result" in out
    assert b"\x1b" not in out


def test_a_reader_that_has_seen_enough_is_no_fault(tmp_path):
    watched = started(tmp_path)
    watched.stdout.readline()
    watched.stdout.close()
    assert watched.stderr.read() == b""
    assert watched.wait(timeout=30) == 0
    watched.stderr.close()
    assert not runs(tmp_path)


def test_a_demo_can_be_broken_off(tmp_path):
    watched = started(tmp_path)
    watched.stdout.readline()
    watched.send_signal(signal.SIGINT)
    _, errors = watched.communicate(timeout=30)
    assert errors == b""
    assert watched.returncode == 0
    assert not runs(tmp_path)


@pytest.mark.parametrize(
    ("setting", "words"),
    [
        ({"LOG_LEVEL": "loud"}, b"LOG_LEVEL must be one of"),
        ({"REDIS_URL": "http://nowhere"}, b"REDIS_URL begins with"),
        ({"DOMINION_DATA": "/dev/null/data"}, b"DOMINION_DATA names /dev/null/data, which cannot be used"),
    ],
    ids=lambda value: next(iter(value)) if isinstance(value, dict) else "",
)
def test_what_cannot_work_is_said_in_one_sentence(tmp_path, setting, words):
    out, errors = (refused := started(tmp_path, **setting)).communicate(timeout=30)
    assert refused.returncode == 2
    assert words in errors
    assert errors.count(b"\n") == 1
    assert out == b""


@pytest.fixture
async def full_server(server, client):
    """A server that refuses to write for want of memory."""
    await client.config_set("maxmemory", 1)
    yield server
    await client.config_set("maxmemory", 0)


def test_what_the_server_refuses_is_said_in_one_sentence(tmp_path, full_server):
    _, errors = (refused := started(tmp_path, REDIS_URL=full_server.url)).communicate(timeout=30)
    assert refused.returncode == 2
    assert errors.startswith(b"the server refuses: command not allowed when used memory")
    assert errors.count(b"\n") == 1


def test_what_nobody_thought_of_is_apologised_for_and_written_to_the_log(tmp_path, monkeypatch, capsys):
    def break_down(*_given):
        raise LookupError("a fault of the program")

    monkeypatch.setattr(main, "open_storage", break_down)
    monkeypatch.setattr(signal, "signal", lambda *_: None)  # the signals are those of the test run
    assert main.main(settings({"DOMINION_DATA": str(tmp_path)}), is_demo=True) == 1
    assert (
        capsys.readouterr().err == f"Something went wrong; see {tmp_path}/dominion.log. The game is saved as it was.\n"
    )
    assert "LookupError" in (tmp_path / "dominion.log").read_text()


async def test_a_value_that_is_no_table_keeps_nobody_from_playing(tmp_path, server, client):
    await client.set(keys.table(Place("terminal", "1")), "no table at all")
    _, errors = (played := started(tmp_path, REDIS_URL=server.url)).communicate(timeout=30)
    assert played.returncode == 0
    assert errors == b""
