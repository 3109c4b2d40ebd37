"""What can happen to the disk of a worker: a power cut, or no space left."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

from engine import Chance

SOURCE = Path(__file__).parent / "synced_sizes.c"
SIZE = 24  # megabytes of a small disk
MOST_TORN = 4096  # bytes of zeros or garbage at the end of a file after a power cut
PATIENCE = 20.0  # seconds until a process that was killed is gone
LOOK = 0.005  # seconds


class Impossible(Exception):
    """This cannot be simulated on this machine; the message says why."""


class PowerLoss:
    """Discards what was never synced. A process that is merely killed loses nothing that it has written."""

    def __init__(self, directory: Path, folder: Path) -> None:
        self._directory = directory  # of the data
        self._record = folder / "synced"
        self._library = folder / "synced_sizes.so"

    def compile(self) -> None:
        """Compile the library that records what is synced; raise Impossible if there is no compiler."""
        if not (compiler := shutil.which("cc")):
            raise Impossible("there is no C compiler (cc)")
        command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(self._library), str(SOURCE), "-ldl"]
        done = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
        if done.returncode:
            raise Impossible(f"{SOURCE.name} cannot be compiled: {done.stderr.strip()}")

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables for a worker and the server that it starts."""
        return {"LD_PRELOAD": str(self._library), "CHAOS_SYNCED": str(self._record)}

    def kill_servers(self) -> None:
        """Kill every server that works in the directory, and wait until it is gone."""
        for process in processes_in(self._directory):
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)
        end = time.monotonic() + PATIENCE
        while processes_in(self._directory):
            if time.monotonic() > end:
                raise TimeoutError("a server that was killed is still there")
            time.sleep(LOOK)

    def strike(self, chance: Chance) -> int:
        """Discard what was not synced, or a part of it, or leave zeros or garbage; return the number of bytes lost."""
        synced = self._synced()
        lost = 0
        for path in sorted((self._directory / "appendonlydir").glob("*.aof")):
            found = path.stat()
            on_disk = min(synced.get(found.st_ino, 0), found.st_size)
            kept = on_disk + chance.below(found.st_size - on_disk + 1)
            lost += found.st_size - kept
            with path.open("r+b") as file:
                file.truncate(kept)
                if kept < found.st_size:
                    file.seek(kept)
                    file.write(torn(chance, min(found.st_size - kept, MOST_TORN)))
                os.fsync(file.fileno())
            with self._record.open("a") as record:
                record.write(f"{found.st_ino} {path.stat().st_size}\n")
        return lost

    def _synced(self) -> dict[int, int]:
        """Return how much of each file is on the disk, by its inode."""
        lines = self._record.read_text().splitlines() if self._record.exists() else []
        return {int(inode): int(size) for inode, _, size in (line.partition(" ") for line in lines)}


def torn(chance: Chance, most: int) -> bytes:
    """Return what may be at the end of a file after a power cut: nothing, zeros or garbage."""
    what, length = chance.below(3), chance.below(most + 1)
    if what == 0:
        return b""
    return bytes(length) if what == 1 else bytes(128 + chance.below(128) for _ in range(length))


def processes_in(directory: Path) -> list[int]:
    """Return the living processes whose working directory this is; a server changes to the one with its data."""
    found = []
    for name in os.listdir("/proc"):
        with contextlib.suppress(OSError):
            if name.isdecimal() and os.readlink(f"/proc/{name}/cwd") == str(directory.resolve()) and _lives(name):
                found.append(int(name))
    return found


def _lives(process: str) -> bool:
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"


class SmallDisk:
    """A disk of a few megabytes for the data directory, which can be filled."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._ballast = directory / "ballast"

    def mount(self) -> None:
        """Mount the disk; raise Impossible if that is not permitted."""
        self._directory.mkdir(mode=0o700)
        options = f"size={SIZE}m,mode=0700"
        command = [shutil.which("mount") or "mount", "-t", "tmpfs", "-o", options, "chaos", str(self._directory)]
        try:
            done = subprocess.run(command, capture_output=True, text=True)  # noqa: S603
        except OSError as error:
            raise Impossible(f"nothing can be mounted: {error}") from None
        if done.returncode:
            raise Impossible(f"nothing can be mounted: {done.stderr.strip()}")

    def unmount(self) -> None:
        subprocess.run([shutil.which("umount") or "umount", "--lazy", str(self._directory)], check=True)  # noqa: S603

    def fill(self) -> None:
        """Use up all the space that is left."""
        with self._ballast.open("wb") as file:
            for size in (1 << 20, 1 << 12, 1):
                with contextlib.suppress(OSError):
                    while True:
                        os.write(file.fileno(), bytes(size))

    def clear(self) -> None:
        """Free the space again."""
        self._ballast.unlink(missing_ok=True)
