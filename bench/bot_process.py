"""The bot as a process of its own, started as a host starts it, for the load run and the chaos on real platforms."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGE = os.sysconf("SC_PAGE_SIZE") / 1e6  # megabytes
TICK = 1 / os.sysconf("SC_CLK_TCK")  # seconds of processor time
PATIENCE = 60.0  # seconds to stop
LAST = 15  # lines of a log
COMPLAINT = re.compile(r"^\S+ \S+ (?:WARNING|ERROR|CRITICAL) .*$", re.MULTILINE)
# A loopback server confirms a heartbeat before the library has noted when it was sent, so that it seems to be late.
HEARTBEAT = "Can't keep up"


class BotProcess:
    """`python -m bots serve` with these settings, in a directory of its own; its output is appended to a log."""

    def __init__(self, directory: Path, settings: dict[str, str], module: str = "bots") -> None:
        self.directory = directory
        self._module = module
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "SSL_CERT_FILE") if name in os.environ}
        self.environment = kept | {"PYTHONPATH": str(ROOT)} | settings
        self.log = directory / "log"
        self._running: asyncio.subprocess.Process | None = None
        self._begins = 0  # where in the log the last start begins

    @property
    def running(self) -> asyncio.subprocess.Process:
        assert self._running is not None  # noqa: S101
        return self._running

    @property
    def is_started(self) -> bool:
        return self._running is not None

    @property
    def has_ended(self) -> bool:
        return self.running.returncode is not None

    async def start(self) -> None:
        self.directory.mkdir(exist_ok=True)
        with self.log.open("ab") as log:
            self._begins = log.tell()
            self._running = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", self._module, "serve"),
                cwd=self.directory,
                env=self.environment,
                stdout=log,
                stderr=log,
            )

    async def stop(self) -> int:
        """Tell the process to stop, and return its exit status."""
        self.signal(signal.SIGTERM)
        return await self.ends()

    async def kill(self) -> int:
        self.signal(signal.SIGKILL)
        return await self.ends()

    def signal(self, number: int) -> None:
        if not self.has_ended:
            self.running.send_signal(number)

    async def ends(self) -> int:
        """Wait for the end of the process, and return its exit status."""
        try:
            return await asyncio.wait_for(self.running.wait(), PATIENCE)
        except TimeoutError:
            used = processor_time(self.running.pid)
            raise TimeoutError(f"a worker does not end ({used:.0f} s of processor time): {self.last_words()}") from None

    def says(self, words: str) -> bool:
        """True if the log contains these words since the last start."""
        with self.log.open(errors="replace") as log:
            log.seek(self._begins)
            return words in log.read()

    def last_words(self) -> str:
        """Return the end of the log."""
        return "\n".join(self.log.read_text(errors="replace").splitlines()[-LAST:])

    def moments(self, pattern: str) -> list[float]:
        """Return when lines of the log matched the pattern, by the monotonic clock."""
        found = re.finditer(rf"^(\S+ \S+),\d+ .*(?:{pattern})", self.log.read_text(errors="replace"), re.MULTILINE)
        ago = (time.time() - time.mktime(time.strptime(each[1], "%Y-%m-%d %H:%M:%S")) for each in found)
        return [time.monotonic() - seconds for seconds in ago]

    def complaints(self) -> list[str]:
        """Return the lines of the log that are warnings or worse."""
        found: list[str] = COMPLAINT.findall(self.log.read_text(errors="replace"))
        return [line for line in found if HEARTBEAT not in line]


def resident(process: int) -> float:
    """Return how many megabytes of the process are in memory now; 0 if it is gone."""
    try:
        return int(Path(f"/proc/{process}/statm").read_text().split()[1]) * PAGE
    except (FileNotFoundError, ProcessLookupError):
        return 0.0


def processor_time(process: int) -> float:
    """Return how many seconds of processor time the process has used."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return 0.0
    return (int(fields[11]) + int(fields[12])) * TICK
