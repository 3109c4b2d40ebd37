"""The program itself, started as people start it."""

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
COMMAND = [sys.executable, "-m", "bots"]


class Terminal:
    """A real terminal with the program in it."""

    def __init__(self):
        self.master, slave = pty.openpty()
        self.process = subprocess.Popen(  # noqa: S603
            COMMAND, cwd=ROOT, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
        )
        os.close(slave)
        self.seen = ""

    def until(self, words, patience=20):
        """Reads until these words have appeared."""
        end = time.monotonic() + patience
        while words not in self.seen:
            assert time.monotonic() < end, self.seen
            if select.select([self.master], [], [], 0.1)[0]:
                try:
                    self.seen += os.read(self.master, 65536).decode(errors="replace")
                except OSError:
                    break
        assert words in self.seen

    def settles(self):
        """Nothing more has appeared for a while: the line editor waits for keys."""
        while select.select([self.master], [], [], 0.5)[0]:
            self.seen += os.read(self.master, 65536).decode(errors="replace")

    def types(self, line):
        os.write(self.master, (line + "\n").encode())

    def leaves(self):
        """The exit status, once the program has ended."""
        return self.process.wait(timeout=20)


def test_without_a_keyboard_an_exhibition_game_is_played_and_ends_well():
    done = subprocess.run(COMMAND, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)  # noqa: S603
    assert done.returncode == 0
    assert b"Final scores" in done.stdout
    assert done.stderr == b""


def test_a_reader_that_has_seen_enough_is_no_fault():
    watched = subprocess.Popen(  # noqa: S603
        COMMAND, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    watched.stdout.readline()
    watched.stdout.close()
    assert watched.stderr.read() == b""
    assert watched.wait(timeout=30) == 0
    watched.stderr.close()


@pytest.fixture
def terminal():
    terminal = Terminal()
    yield terminal
    terminal.process.kill()
    terminal.process.wait()
    os.close(terminal.master)


def test_ctrl_c_in_the_middle_of_a_game_leaves_politely(terminal):
    terminal.until("Who plays?")
    terminal.types("Ann")
    terminal.until("Which kingdom?")
    terminal.types("")
    terminal.until("q leave")
    terminal.settles()
    terminal.process.send_signal(signal.SIGINT)
    terminal.until("Goodbye.")
    assert terminal.leaves() == 0
    assert "Traceback" not in terminal.seen


def test_the_end_of_the_input_leaves_politely(terminal):
    terminal.until("> ")
    terminal.settles()
    os.write(terminal.master, b"\x04")
    terminal.until("Goodbye.")
    assert terminal.leaves() == 0
    assert "Traceback" not in terminal.seen
