"""Fields of what is stored: how each one is packed, and what it may contain when it is read.

The problem: bytes can have the right checksum and still be wrong, because a release wrote another type, or somebody
edited the database. A wrong value that is noticed only when it is used fails far from its source and breaks other
tables: one table whose time is a text stops the start of all of them.

The idea: each dataclass that is stored has one `Form`, which names every field with its check. A form packs an object
as a dictionary without the fields that have their defaults, and unpacks such a dictionary after checking every field.

The rules: what passes `unpack` can be used without further checks. Names that are not known come from a newer release
and are ignored, so going back one release keeps what is stored. A default is part of the format: a release that
changes one changes the meaning of stored bytes, and needs a new format number.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any, Generic, TypeAlias, TypeVar

T = TypeVar("T")
Check: TypeAlias = Callable[[Any], Any]  # returns the value as the object wants it, or raises Malformed
Packer: TypeAlias = Callable[[Any], Any]  # returns the value in types that can be packed

LARGEST = 1 << 53  # of numbers that other programs also read exactly
MOST_ITEMS = 1_000_000  # of lists that have no limit of their own


class Malformed(ValueError):
    """A stored value is not what belongs there. The message names the field, never the value, which may be secret."""


def whole(least: int = 0, most: int = LARGEST) -> Check:
    """Check for a whole number within these limits."""

    def check(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise Malformed("not a number that is possible here")
        return value

    return check


def exactly(kind: type[T]) -> Check:
    """Check for a value of just this type."""

    def check(value: Any) -> T:
        if type(value) is not kind:
            raise Malformed(f"not a {kind.__name__}")
        return value

    return check


text, data, flag = exactly(str), exactly(bytes), exactly(bool)


def one_of(values: Iterable[Any]) -> Check:
    """Check for one of these values."""
    known = {(type(value), value) for value in values}

    def check(value: Any) -> Any:
        try:
            if (type(value), value) in known:
                return value
        except TypeError:  # it cannot be hashed
            pass
        raise Malformed("not one of the known values")

    return check


def optional(inner: Check) -> Check:
    """Check for None, or what the inner check allows."""
    return lambda value: None if value is None else inner(value)


def sequence(inner: Check, most: int = MOST_ITEMS) -> Check:
    """Check for a list; returns a list."""

    def check(value: Any) -> list[Any]:
        if type(value) not in (list, tuple) or len(value) > most:
            raise Malformed("not a list that is possible here")
        return [inner(each) for each in value]

    return check


def sequence_as_tuple(inner: Check, most: int = MOST_ITEMS) -> Check:
    """Check for a list; returns a tuple."""
    listed = sequence(inner, most)
    return lambda value: tuple(listed(value))


def row(*inner: Check) -> Check:
    """Check for a list with one item per check; returns a tuple."""

    def check(value: Any) -> tuple[Any, ...]:
        if type(value) not in (list, tuple) or len(value) != len(inner):
            raise Malformed("not a row of the right length")
        return tuple(each(item) for each, item in zip(inner, value, strict=True))

    return check


def beginning(*inner: Check, added: tuple[tuple[Check, Any], ...] = ()) -> Check:
    """Check for a list that begins like this row; returns a tuple.

    `added` are the items that later releases added at its end, each with the value that it has in older rows. What
    follows after them was added by a newer release, and is dropped.
    """
    check = row(*inner, *(each for each, _ in added))
    defaults = [default for _, default in added]

    def complete(value: Any) -> tuple[Any, ...]:
        if type(value) not in (list, tuple) or len(value) < len(inner):
            raise Malformed("not a row of the right length")
        whole_row = [*value, *defaults[len(value) - len(inner) :]]
        found: tuple[Any, ...] = check(whole_row[: len(inner) + len(added)])
        return found

    return complete


def mapping(key: Check, inner: Check, most: int = MOST_ITEMS) -> Check:
    """Check for a dictionary."""

    def check(value: Any) -> dict[Any, Any]:
        if type(value) is not dict or len(value) > most:
            raise Malformed("not a dictionary that is possible here")
        return {key(name): inner(each) for name, each in value.items()}

    return check


class Form(Generic[T]):
    """The stored fields of one dataclass, each with its check."""

    def __init__(self, kind: type[T], checks: Mapping[str, Check], packers: Mapping[str, Packer] | None = None) -> None:
        self._kind = kind
        self._checks = dict(checks)
        self._packers = dict(packers or {})
        self._defaults = {name: value for name, value in _defaults(kind).items() if name in checks}

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._checks)

    def pack(self, it: T) -> dict[str, Any]:
        """Return the fields that differ from their defaults."""
        packed = {}
        for name in self._checks:
            value = getattr(it, name)
            if name not in self._defaults or value != self._defaults[name]:
                packer = self._packers.get(name)
                packed[name] = value if packer is None else packer(value)
        return packed

    def check(self, found: Any) -> dict[str, Any]:
        """Return the known fields of a packed object, each checked; raise Malformed if one is wrong or missing."""
        if type(found) is not dict:
            raise Malformed(f"{self._kind.__name__}: not a dictionary")
        checked = {}
        for name, check in self._checks.items():
            if name in found:
                checked[name] = self._checked(name, check, found[name])
            elif name not in self._defaults:
                raise Malformed(f"{self._kind.__name__}.{name} is missing")
        return checked

    def _checked(self, name: str, check: Check, value: Any) -> Any:
        try:
            return check(value)
        except Malformed as reason:
            raise Malformed(f"{self._kind.__name__}.{name}: {reason}") from reason

    def unpack(self, found: Any) -> T:
        """Return the object that was packed."""
        return self._kind(**self.check(found))


def _defaults(kind: type[Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for each in fields(kind):
        if each.default is not MISSING:
            found[each.name] = each.default
        elif each.default_factory is not MISSING:
            found[each.name] = each.default_factory()
    return found
