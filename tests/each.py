"""One test for many entries that are checked alike, where a test for each would take longer to set up than to run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

Parameter = type(pytest.param())


def for_each(*many: Iterable[Any]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Run the test for every combination of these entries, in one go; a failure names the entries it happened with.

    Entries that are parameters of pytest are unpacked."""

    def decorate(test: Callable[..., None]) -> Callable[[], None]:
        def check_each() -> None:
            _check(test, many, ())

        check_each.__name__, check_each.__doc__ = test.__name__, test.__doc__
        return check_each

    return decorate


def for_some(entries: Iterable[Any], step: int) -> Callable[[Callable[..., None]], Any]:
    """Like `for_each`, for every `step`-th entry; all of them are left to the longer run."""
    many = list(entries)

    def decorate(test: Callable[..., None]) -> Any:
        def check_some(step: int) -> None:
            _check(test, (many[::step],), ())

        check_some.__name__, check_some.__doc__ = test.__name__, test.__doc__
        steps = [pytest.param(step, id="some"), pytest.param(1, id="all", marks=pytest.mark.long)]
        return pytest.mark.parametrize("step", steps)(check_some)

    return decorate


def for_each_row(rows: Iterable[Iterable[Any]]) -> Callable[[Callable[..., None]], Callable[[], None]]:
    """Run the test for every row of arguments, in one go; a failure names the row it happened with."""

    def decorate(test: Callable[..., None]) -> Callable[[], None]:
        def check_row(row: Iterable[Any]) -> None:
            test(*row)

        check_row.__name__, check_row.__doc__ = test.__name__, test.__doc__
        return for_each(rows)(check_row)

    return decorate


def _check(test: Callable[..., None], many: tuple[Iterable[Any], ...], chosen: tuple[Any, ...]) -> None:
    if not many:
        try:
            test(*(entry.values[0] if isinstance(entry, Parameter) else entry for entry in chosen))
        except BaseException as fault:
            names = [str(entry.id if isinstance(entry, Parameter) else entry)[:200] for entry in chosen]
            fault.add_note(f"with {', '.join(names)}")
            raise
        return
    for entry in many[0]:
        _check(test, many[1:], (*chosen, entry))
