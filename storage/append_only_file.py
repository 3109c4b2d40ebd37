"""Repair of the append-only file, before the embedded server reads it.

The problem: a power cut often leaves zeros or garbage at the end of a file. The server repairs a file that simply ends
in the middle of a command or a transaction, and refuses to start after any other damage. It also drops, without a word,
all that follows a length which damage has made too long: to the server, such a file was merely cut short.

The idea: the file is a sequence of commands that state their own lengths, so the end of the last whole one can be found
by reading it. With `appendfsync always` every acknowledged command lies before that end.

The rule: only a damaged tail is cut off, back to the last whole command outside an unfinished transaction, and only
after the file was copied. If a whole command follows the damage, nothing is cut and the server is not started: the host
decides. A file that simply ends too early is left to the server, and so is one that begins with a snapshot, whose
length only the server knows.

The file is read before every start, not just after one that failed, because only then can the lengths be checked before
the server cuts. It takes up to two seconds per 100 MB; the server rewrites the file when it has outgrown its data.
"""

from __future__ import annotations

import filecmp
import logging
import os
import re
import shutil
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from shlex import quote
from typing import IO

from storage.errors import NoServer

NAME = "appendonly.aof"
SNAPSHOTS = (b"REDIS", b"VALKEY")  # what the file of a snapshot begins with
LONGEST_HEADER = 32  # bytes
LONGEST_ANNOTATION = 1024  # bytes, as in the server
PARTIAL_COUNT = re.compile(rb"(\*([1-9]\d{0,9}\r?)?)?")
PARTIAL_LENGTH = re.compile(rb"(\$(\d{1,18}\r?)?)?")
COMMAND = re.compile(rb"\*[1-9]\d{0,9}\r\n\$[1-9]\d{0,3}\r\n[A-Za-z]")
BUFFER = 1 << 20  # bytes
COPIES = 3  # of damaged files that are kept

log = logging.getLogger(__name__)


class Garbled(Exception):
    """These bytes are not a command."""


class CutShort(Exception):
    """The file ends within a command that was right so far."""


@dataclass(frozen=True, slots=True)
class Extent:
    """How much of a file can be read."""

    whole: int  # the end of the last whole command outside an unfinished transaction
    readable: int  # the end of the last whole command
    garbled: bool  # whether something other than a command follows it; else the file ends there, or within a command


def repair(directory: Path) -> None:
    """Cut a damaged tail off the last append-only file of the directory; raise NoServer if commands follow the damage.

    Call it only while no server can be running.
    """
    path = find_last_file(directory)
    if path is None or not path.is_file():
        return
    with path.open("rb", buffering=BUFFER) as file:
        if file.read(max(map(len, SNAPSHOTS))).startswith(SNAPSHOTS):
            return
        size = os.fstat(file.fileno()).st_size
        extent = measure(file, size)
        if extent.readable == size:
            return
        following = find_command(file, extent.readable + 1, size)
    if following is not None:
        raise NoServer(
            f"{path} is damaged at byte {extent.readable}, and commands follow from byte {following} on, so nothing "
            f"was cut and the server was not started. A copy of the file is {keep_copy(path)}. Restore a backup of "
            f"{directory}, or give up all that follows the damage: truncate -s {extent.whole} {quote(str(path))}"
        )
    if extent.garbled:
        copy = keep_copy(path)
        _truncate(path, extent.whole)
        log.warning(
            "%s had a damaged end, as after a power cut: %d bytes after its last whole command were cut off; a copy of "
            "the damaged file is %s",
            *(path, size - extent.whole, copy),
        )


def find_last_file(directory: Path) -> Path | None:
    """Return the file that the server will read last and append to; None if there is none, or if it is unclear."""
    folder = directory / "appendonlydir"
    try:
        manifest = (folder / f"{NAME}.manifest").read_text(errors="replace")
    except FileNotFoundError:
        return directory / NAME  # as servers before version 7 wrote it, or not there
    names = [found[1] for found in re.finditer(r"^file ([\w.-]+) .*\btype [bi]\b", manifest, re.MULTILINE)]
    return folder / names[-1] if names else None


def measure(file: IO[bytes], size: int) -> Extent:
    """Read the file from its beginning to the first damage."""
    whole = readable = 0
    in_transaction = False
    file.seek(0)
    try:
        while readable < size:
            name = read_command(file, size).upper()
            in_transaction = name == b"MULTI" or (in_transaction and name != b"EXEC")
            readable = file.tell()
            if not in_transaction:
                whole = readable
    except (CutShort, Garbled) as damage:
        return Extent(whole, readable, isinstance(damage, Garbled))
    return Extent(whole, readable, garbled=False)


def find_command(file: IO[bytes], position: int, size: int) -> int | None:
    """Return where the first whole command begins that the file holds from the position on."""
    while position < size:
        file.seek(position)
        chunk = file.read(BUFFER)
        for found in COMMAND.finditer(chunk):
            file.seek(position + found.start())
            with suppress(CutShort, Garbled):
                read_command(file, size)
                return position + found.start()
        position += max(
            len(chunk) - LONGEST_HEADER, LONGEST_HEADER
        )  # a command may begin in one chunk, end in the next
    return None


def read_command(file: IO[bytes], size: int) -> bytes:
    """Read a command and return its name; read an annotation and return nothing."""
    first = file.readline(LONGEST_HEADER)
    if first.startswith(b"#"):
        line = first if first.endswith(b"\n") else first + file.readline(LONGEST_ANNOTATION - LONGEST_HEADER)
        if not line.endswith(b"\n"):
            raise Garbled  # the server would read the next command as a part of it
        return b""
    count = _number(first, PARTIAL_COUNT)
    name = _argument(file, size)
    for _ in range(count - 1):
        _argument(file, size)
    return name


def _argument(file: IO[bytes], size: int) -> bytes:
    length = _number(file.readline(LONGEST_HEADER), PARTIAL_LENGTH)
    value = file.read(length + 2) if length < size else b""
    if len(value) < length + 2:
        raise CutShort
    if not value.endswith(b"\r\n"):  # the server does not look, and would take a value that ends in zeros
        raise Garbled
    return value[:-2]


@lru_cache(maxsize=4096)  # most headers repeat: reading small commands takes half as long
def _number(header: bytes, partial: re.Pattern[bytes]) -> int:
    """Return the number of a header; `partial` is what the header may look like where the file ends within it."""
    if header.endswith(b"\n"):
        if partial.fullmatch(header, 0, len(header) - 1) and header.endswith(b"\r\n"):
            return int(header[1:-2])
    elif partial.fullmatch(header):
        raise CutShort
    raise Garbled


def keep_copy(path: Path) -> Path:
    """Copy the file beside itself under a new number, unless the last copy is the same; remove the oldest copies."""
    copies = sorted(path.parent.glob(f"{path.name}.damaged-*"), key=_number_of)
    if copies and filecmp.cmp(path, copies[-1], shallow=False):
        return copies[-1]
    copy = path.with_name(f"{path.name}.damaged-{_number_of(copies[-1]) + 1 if copies else 1}")
    with (
        path.open("rb") as source,
        os.fdopen(os.open(copy, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as target,
    ):
        shutil.copyfileobj(source, target, BUFFER)
        target.flush()
        os.fsync(target.fileno())
    _sync_folder(path.parent)
    for old in copies[: len(copies) + 1 - COPIES]:
        old.unlink()
    return copy


def _number_of(copy: Path) -> int:
    digits = copy.name.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0


def _truncate(path: Path, size: int) -> None:
    with path.open("r+b") as file:
        file.truncate(size)
        os.fsync(file.fileno())


def _sync_folder(folder: Path) -> None:
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
