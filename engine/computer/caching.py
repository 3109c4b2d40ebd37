"""Values that are computed when they are first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class Lazily(Generic[T]):
    """Decorate a method whose value is computed once per object, and is then an attribute of it.

    `functools.cached_property` does the same under a lock, which costs time in every question.
    """

    def __init__(self, compute: Callable[[Any], T]) -> None:
        self.compute = compute
        self.name = compute.__name__
        self.__doc__ = compute.__doc__

    def __get__(self, instance: Any, _owner: type | None = None) -> T:
        value = instance.__dict__[self.name] = self.compute(instance)
        return value
