"""Check and repair of the append-only files, before the embedded server reads them.

The server keeps its data in a directory: a snapshot (the base), the files with the commands since (the increments), and
the manifest, which lists them. Usually there is one increment, and more while the server makes a new snapshot.

The problem: a power cut often leaves zeros or garbage at the end of a file. The server repairs a file that simply ends
in the middle of a command or a transaction, and refuses to start after any other damage. It also drops, without a word,
all that follows a length which damage has made too long: to the server, such a file was merely cut short. An earlier
increment that ends too early is shortened before the server refuses to start, so that the next start succeeds without
the missing commands. Without a manifest, or with an empty snapshot, the server starts without the data.

The idea: the file is a sequence of commands that state their own lengths, so the end of the last whole one can be found
by reading it. With `appendfsync always` every acknowledged command lies before that end.

The rule: only a damaged tail of the last file is cut off, back to the last whole command outside an unfinished
transaction, and only after the file was copied. If a whole command follows the damage, or if anything before the last
file is damaged or missing, nothing is cut and the server is not started: the host decides. A last file that simply ends
too early is left to the server, and so is a snapshot, whose checksum only the server can check.

The file is read before every start, not just after one that failed, because only then can the lengths be checked before
the server cuts. It takes up to two seconds per 100 MB; the server rewrites the file when it has outgrown its data.
"""

from __future__ import annotations

import filecmp
import logging
import os
import re
import shutil
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from shlex import quote
from typing import IO

from storage.errors import NoServer

NAME = "appendonly.aof"
FOLDER = "appendonlydir"
LISTED = re.compile(r"file ([\w.-]+) seq \d+ type ([bih])\b.*")  # a line of the manifest
EMPTY_SNAPSHOT = 256  # bytes; one without any key has fewer
SLOW_CHECK = 600.0  # seconds for the check of a snapshot
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
    """Cut a damaged tail off the last append-only file of the directory; raise NoServer after any other damage.

    Call it only while no server can be running.
    """
    *earlier, path = list_files(directory) or [directory / NAME]  # as servers before version 7 wrote it, or not there
    for file in earlier:
        _check_earlier_file(file)
    if path.is_file() and not _is_snapshot(path):
        _repair_last_file(path)


def find_damaged_snapshot(directory: Path, server_program: str) -> Path | None:
    """Return the snapshot that keeps the server from starting; None if there is none, or if it is sound."""
    for path in list_files(directory):
        # The server checks a file, and does nothing else, if it is started under this name.
        command = ["redis-check-rdb", str(path)]
        if (
            _is_snapshot(path)
            and subprocess.run(  # noqa: S603
                command, executable=server_program, capture_output=True, timeout=SLOW_CHECK
            ).returncode
        ):
            return path
    return None


def advice(path: Path) -> str:
    """Return what a host does if that file, or one beside it, cannot be read."""
    folder = path.parent
    return (
        f"The server was not started and nothing was changed. Move {folder} away and restore a backup: "
        "dominion-in-chat restore FILE"
    )


def list_files(directory: Path) -> list[Path]:
    """Return the files that the server will read, in this order; raise NoServer if one is missing."""
    folder = directory / FOLDER
    manifest = folder / f"{NAME}.manifest"
    try:
        lines = manifest.read_text(errors="replace").splitlines()
    except FileNotFoundError:
        if any(map(_holds_data, folder.glob(f"{NAME}.*.rdb"))) or any(map(_holds_data, folder.glob(f"{NAME}.*.aof"))):
            raise NoServer(f"{manifest} is missing. {advice(manifest)}") from None
        return []
    listed = [LISTED.fullmatch(line) for line in lines if not line.startswith("#")]
    paths = [folder / found[1] for found in listed if found is not None and found[2] in "bi"]
    if None in listed or not paths:
        raise NoServer(f"{manifest} is damaged. {advice(manifest)}")
    for path in paths:
        if not path.is_file():
            raise NoServer(f"{path} is missing. {advice(path)}")
    return paths


def _holds_data(path: Path) -> bool:
    """Whether the file is more than a server leaves that was killed during its very first start."""
    return path.stat().st_size > (EMPTY_SNAPSHOT if path.suffix == ".rdb" else 0)


def _is_snapshot(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(max(map(len, SNAPSHOTS))).startswith(SNAPSHOTS)


def _check_earlier_file(path: Path) -> None:
    """Raise NoServer unless the file is a snapshot, or consists of whole commands and transactions."""
    if _is_snapshot(path):
        return
    size = path.stat().st_size
    with path.open("rb", buffering=BUFFER) as file:
        whole = measure(file, size).whole
    if whole < size or path.suffix == ".rdb":
        raise NoServer(f"{path} is damaged at byte {whole}. {advice(path)}")


def _repair_last_file(path: Path) -> None:
    with path.open("rb", buffering=BUFFER) as file:
        size = os.fstat(file.fileno()).st_size
        extent = measure(file, size)
        if extent.readable == size:
            return
        following = find_command(file, extent.readable + 1, size)
    if following is not None:
        raise NoServer(
            f"{path} is damaged at byte {extent.readable}, and commands follow from byte {following} on. "
            f"{advice(path)}. Or give up all that follows the damage, of which a copy is {keep_copy(path)}: "
            f"truncate -s {extent.whole} {quote(str(path))}"
        )
    if extent.garbled:
        copy = keep_copy(path)
        _truncate(path, extent.whole)
        log.warning(
            "%s had a damaged end, as after a power cut: %d bytes after its last whole command were cut off; a copy of "
            "the damaged file is %s",
            *(path, size - extent.whole, copy),
        )


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
