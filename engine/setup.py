"""The options of a game: which kingdom, in which edition, with or without Shelters, and who starts.

What is written leaves an option out where it has its `unwritten` value. That is None, False or "auto" for every option
that was added later, and must mean "as before": older games were written without the option, and an older version
ignores an unknown option only if it has one of these values. It is the default unless new games differ from older ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import MISSING, dataclass, field, fields
from functools import lru_cache
from typing import Any, Final, Literal, TypeAlias, get_args

from engine.checks import Checks
from engine.errors import BadSetup
from engine.kinds import KINDS
from engine.kingdoms import KINGDOM_PILES, KINGDOM_SIZE, SETS

SheltersOption: TypeAlias = Literal["auto", "yes", "no"]
SHELTERS_OPTIONS: Final[tuple[SheltersOption, ...]] = get_args(SheltersOption)
ColoniesOption: TypeAlias = Literal["auto", "yes", "no"]
COLONIES_OPTIONS: Final[tuple[ColoniesOption, ...]] = get_args(ColoniesOption)
BANE_COSTS: Final = (2, 3)
SEATS: Final = range(2, 7)
EDITIONS: Final = (1, 2)
DARK_AGES: Final = frozenset(SETS["dark_ages"])
PROSPERITY: Final = frozenset(SETS["prosperity"])
NEEDS_BANE: Final = "young_witch"
AS_BEFORE: Final = (None, False, "auto")  # values at which an unknown option changes nothing

checks: Final = Checks(BadSetup)


@dataclass(frozen=True, slots=True)
class Setup:
    """How a game is set up, apart from the names and the seed. An impossible combination raises BadSetup."""

    kingdom: tuple[str, ...]
    edition: int = 2
    shelters: SheltersOption = "auto"
    first: int | None = None  # the seat that starts; None: by chance
    # Offer the move `treasures`, which plays all plain ones. Games from before there was this move go on without it.
    treasures_at_once: bool = field(default=True, metadata={"unwritten": False})
    colonies: ColoniesOption = (
        "auto"  # with Platinum and Colony; auto: by chance, as many of ten as are from Prosperity
    )
    bane: str | None = None  # the eleventh pile of a kingdom with Young Witch; None: by chance

    def __post_init__(self) -> None:
        object.__setattr__(self, "kingdom", _check_kingdom(self.kingdom))  # a list becomes a tuple
        checks.one_of(self.edition, EDITIONS, "edition")
        checks.one_of(self.shelters, SHELTERS_OPTIONS, "shelters")
        if self.first is not None:
            checks.whole(self.first, "the seat that starts", most=SEATS[-1] - 1)
        checks.one_of(self.treasures_at_once, (True, False), "treasures_at_once")
        checks.one_of(self.colonies, COLONIES_OPTIONS, "colonies")
        if self.bane is not None:
            self._check_bane(checks.text(self.bane, "the bane"))
        if self.shelters == "yes" and DARK_AGES.isdisjoint(self.kingdom):
            raise BadSetup("Shelters need at least one pile from Dark Ages")

    def _check_bane(self, id: str) -> None:
        if NEEDS_BANE not in self.kingdom:
            raise BadSetup("only a kingdom with Young Witch has a bane")
        if id not in self.possible_banes():
            raise BadSetup(f"the bane must be another kingdom pile that costs 2 or 3, not {id!r:.80}")

    def possible_banes(self) -> list[str]:
        """The piles that can be the bane: those that cost 2 or 3 and are not among the ten."""
        others = sorted(KINGDOM_PILES - set(self.kingdom))
        return [id for id in others if id in KINDS and KINDS[id].cost in BANE_COSTS and not KINDS[id].costs_potion]

    @property
    def colonies_by_rule(self) -> ColoniesOption:
        """Whether the cards alone decide about Colonies: all or none are from Prosperity; `auto` if chance decides."""
        share = len(PROSPERITY.intersection(self.kingdom))
        return "no" if share == 0 else "yes" if share == len(self.kingdom) else "auto"

    @property
    def uses_shelters(self) -> bool:
        """Whether Shelters are dealt: `auto` means only where every pile is from Dark Ages."""
        return self.shelters == "yes" or (self.shelters == "auto" and DARK_AGES.issuperset(self.kingdom))

    def to_dict(self) -> dict[str, Any]:
        """Return the options by name as plain data, without those that need not be written."""
        given = {name: value for name, unwritten in UNWRITTEN.items() if (value := getattr(self, name)) != unwritten}
        return {"kingdom": list(self.kingdom), **given}

    @classmethod
    def from_dict(cls, given: dict[str, Any]) -> Setup:
        """Return the setup that was written by `to_dict`, by this version or another one."""
        options = dict(checks.mapping(given, "the setup"))
        kingdom = options.pop("kingdom", None)
        unknown = [name for name in options if name not in UNWRITTEN]
        newer = [name for name in unknown if not _is_as_before(options.pop(name))]
        if newer:
            raise BadSetup(f"options of a newer version: {', '.join(newer)}")
        return cls(kingdom, **UNWRITTEN | options)


# What an option is where it is not written.
UNWRITTEN: Final[dict[str, Any]] = {
    each.name: each.metadata.get("unwritten", each.default) for each in fields(Setup) if each.default is not MISSING
}


@lru_cache(maxsize=4096, typed=True)
def known_setup(kingdom: tuple[str, ...], **options: Any) -> Setup:
    """Return the setup with these options of `to_dict`, checked. Cached: games are loaded and simulated far more often
    than set up; loading is 6 % faster."""
    return Setup.from_dict({"kingdom": kingdom, **options})


def _is_as_before(value: Any) -> bool:
    return any(value is each or (isinstance(value, str) and value == each) for each in AS_BEFORE)


def _check_kingdom(kingdom: Sequence[str]) -> tuple[str, ...]:
    ids = checks.texts(kingdom, "the kingdom")
    unknown = [id for id in ids if id not in KINGDOM_PILES]
    if unknown:
        raise BadSetup(f"not kingdom cards: {', '.join(unknown)}")
    if len(ids) != KINGDOM_SIZE or len(set(ids)) != KINGDOM_SIZE:
        raise BadSetup(f"a kingdom is {KINGDOM_SIZE} different piles, not {len(set(ids))}")
    return tuple(ids)


def check_names(names: Sequence[str]) -> None:
    """Raise BadSetup unless these are the names of 2 to 6 players."""
    if not isinstance(names, list | tuple) or not all(isinstance(name, str) and name for name in names):
        raise BadSetup("the players must be a list of names")
    try:
        "".join(names).encode()
    except UnicodeEncodeError:
        raise BadSetup("a name has characters that cannot be written") from None
    if len(names) not in SEATS:
        raise BadSetup(f"2 to 6 can play, not {len(names)}")
