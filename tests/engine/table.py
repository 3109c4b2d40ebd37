"""A table for rules tests: set it up, let people play by name, look at what is where.

After every answer the game is saved, loaded and compared, play continues with the loaded one, and all cards are
counted: so each rules test is also a restart test and a conservation test.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from engine import Decision, EngineError, Event, Game
from engine.chance import Chance
from engine.zones import Card

SEAT_NAMES = ("me", "you", "third", "fourth", "fifth", "sixth")


def listed(text: str) -> list[str]:
    """Card ids from "copper*3, estate", in order."""
    ids = []
    for word in filter(None, re.split(r"[,\s]+", text)):
        id, _, times = word.partition("*")
        ids += [id] * int(times or 1)
    return ids


class Cards(list[str]):
    """Cards whose order means nothing."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, list) and Counter(self) == Counter(other)

    __hash__ = None  # type: ignore[assignment]


def cards(text: str) -> Cards:
    return Cards(listed(text))


def any_answer(decision: Decision, luck: Chance) -> tuple[int, ...]:
    """Return some legal answer, by chance."""
    positions = list(range(len(decision.options)))
    luck.shuffle(positions)
    return tuple(positions[: decision.least + luck.below(decision.most - decision.least + 1)])


# The orders that shuffles of a table result in, by the table's seed and the number of the shuffle.
SCRIPTS: dict[bytes, dict[int, list[str]]] = {}
_shuffle_by_chance = Chance.shuffle


def _shuffle_as_scripted(self: Chance, items: list[Any]) -> None:
    _shuffle_by_chance(self, items)
    order = SCRIPTS.get(self.seed, {}).get(self.draws)
    if order is not None and len(items) > 1 and isinstance(items[0], Card):
        assert Counter(card.kind.id for card in items) == Counter(order), f"other cards are shuffled: {items}"
        items.sort(key=lambda card: card.kind.id)
        by_id: dict[str, list[Card]] = {}
        for card in items:
            by_id.setdefault(card.kind.id, []).append(card)
        items[:] = [by_id[id].pop() for id in reversed(order)]


Chance.shuffle = _shuffle_as_scripted  # type: ignore[method-assign]


class Seat:
    """One player at the test table."""

    def __init__(self, table: Table, number: int) -> None:
        self.table = table
        self.number = number

    # -- zones -------------------------------------------------------------------------------------------------------

    def _zone(self, name: str) -> list[str]:
        ids: list[str] = self.table.position["players"][self.number][name]
        return ids

    @property
    def hand(self) -> Cards:
        return Cards(self._zone("hand"))

    @property
    def deck(self) -> list[str]:
        """Top first."""
        return self._zone("deck")

    @property
    def discard(self) -> list[str]:
        """Top last."""
        return self._zone("discard")

    @property
    def in_play(self) -> Cards:
        return Cards(self._zone("in_play"))

    @property
    def set_aside(self) -> Cards:
        return Cards(self._zone("set_aside"))

    @property
    def returning(self) -> Cards:
        """Set aside until this player's next turn."""
        return Cards(self.table.position["players"][self.number].get("returning", []))

    @property
    def haven(self) -> Cards:
        return self._rare("haven")

    @property
    def island(self) -> Cards:
        return self._rare("island")

    @property
    def native_village(self) -> Cards:
        return self._rare("native_village")

    @property
    def awaited(self) -> Cards:
        """Cards played that do something at the start of this player's next turn."""
        return self._rare("awaited")

    def _rare(self, name: str) -> Cards:
        return Cards(self.table.position["players"][self.number].get(name, []))

    @property
    def pirate_tokens(self) -> int:
        return int(self.table.position["players"][self.number].get("pirate_tokens", 0))

    @property
    def recovering(self) -> Cards:
        """Trashed while this player is possessed."""
        return self._rare("recovering")

    @property
    def victory_tokens(self) -> int:
        return int(self.table.position["players"][self.number].get("victory_tokens", 0))

    # -- what this player is asked -----------------------------------------------------------------------------------

    @property
    def question(self) -> Decision | None:
        """What this player answers, for another one perhaps."""
        return next((each for each in self.table.game.pending if each.decider == self.number), None)

    @property
    def decides_for(self) -> str | None:
        """The player whose cards the question is about; None if this player is not asked."""
        return SEAT_NAMES[self.question.seat] if self.question else None

    @property
    def asked(self) -> str | None:
        """The verb of the question; None if this player is not asked."""
        return self.question.verb if self.question else None

    @property
    def options(self) -> list[str]:
        assert self.question is not None, f"{self} is not asked"
        return list(self.question.options)

    def offered(self, prefix: str) -> set[str]:
        """The ids after `play:` or `buy:` among the options."""
        return {key.partition(":")[2] for key in self.options if key.startswith(prefix + ":")}

    # -- what this player does ---------------------------------------------------------------------------------------

    def does(self, verb: str, *ids: str, source: str | None = None) -> None:
        """Answer; fail if this player is not asked this, now."""
        question = self.question
        assert question is not None, f"{self} should {verb} but is not asked; {self.table.game.pending}"
        assert question.verb == verb, f"{self} should {verb} but is asked {question}"
        assert source in (None, question.source), f"{self} is asked by {question.source}"
        self.table.answer(self.number, self._positions(question, ids))

    def _positions(self, question: Decision, ids: tuple[str, ...]) -> tuple[int, ...]:
        free = list(enumerate(question.options))
        positions = []
        for id in ids:
            at = next((pair for pair in free if pair[1] == id), None)
            assert at is not None, f"{id} is not (or not so often) among {question}"
            free.remove(at)
            positions.append(at[0])
        return tuple(positions)

    def plays(self, *ids: str) -> None:
        for id in ids:
            self.does("act" if self.asked == "act" else "buy", f"play:{id}")

    def plays_all_treasures(self) -> None:
        while self.offered("play"):
            if "treasures" in self.options:
                self.does("buy", "treasures")
            else:
                self.plays(sorted(self.offered("play"))[0])

    def buys(self, *ids: str) -> None:
        for id in ids:
            self.does("buy", f"buy:{id}")

    def ends_actions(self) -> None:
        self.does("act", "end")

    def ends_turn(self) -> None:
        if self.asked == "act":
            self.ends_actions()
        self.does("buy", "end")

    def waits_for_next_turn(self) -> None:
        """End this turn, which is this player's, and those of the others."""
        self.ends_turn()
        while self.table.position["current"] != self.number:
            self.table.seats[self.table.position["current"]].ends_turn()

    def cannot(self, verb: str, *ids: str) -> None:
        """Fail unless the answer is refused (or not offered at all) and trying changes nothing."""
        question = self.question
        if question is None or question.verb != verb or any(ids.count(id) > question.options.count(id) for id in ids):
            return
        before = self.table.game.save()
        with pytest.raises(EngineError):
            self.table.game.submit(self.number, self._positions(question, ids))
        assert self.table.game.save() == before

    def undoes(self) -> None:
        self.table.game.undo(self.number)
        self.table.check()

    def view(self) -> Any:
        return self.table.game.view(self.number)

    def heard(self) -> list[Event]:
        """The events of the last answer, as this player may know them."""
        return [event.told(self.number) for event in self.table.events]

    def __repr__(self) -> str:
        return SEAT_NAMES[self.number]


class Table:
    """Players `me`, `you`, `third`..., each given as a hand, or as a dict of zones; decks default to ten Coppers."""

    def __init__(
        self,
        me: str | dict[str, Any] = "",
        you: str | dict[str, Any] = "",
        *more: str | dict[str, Any],
        shuffles: list[str] | None = None,
        trash: str = "",
        kingdom: str = "",
        supply: dict[str, Any] | None = None,
        **position: Any,
    ) -> None:
        players = [self._player(seat, given) for seat, given in enumerate((me, you, *more))]
        position |= {"players": players, "trash": listed(trash), "supply": supply or {}}
        if kingdom:
            position["kingdom"] = listed(kingdom)
        self.game = Game.arrange(position)
        self.events = self.game.events
        first = self.game._state.chance.draws + 1
        seed = self.game._state.chance.seed
        SCRIPTS[seed] = {first + at: listed(order) for at, order in enumerate(shuffles or [])}
        self.seats = [Seat(self, seat) for seat in range(len(players))]
        self.total = self._count(self.position)
        self.check()

    @staticmethod
    def _player(seat: int, given: str | dict[str, Any]) -> dict[str, Any]:
        zones = {"hand": given} if isinstance(given, str) else dict(given)
        zones.setdefault("deck", "copper*10")
        return {"name": SEAT_NAMES[seat].title()} | {
            name: listed(value) if isinstance(value, str) and name != "name" else value for name, value in zones.items()
        }

    def __getattr__(self, name: str) -> Seat:
        if name in SEAT_NAMES:
            return self.seats[SEAT_NAMES.index(name)]
        raise AttributeError(name)

    # -- every answer ------------------------------------------------------------------------------------------------

    def answer(self, seat: int, positions: tuple[int, ...]) -> None:
        self.events = self.game.submit(seat, positions)
        self.check()

    def check(self) -> None:
        """Fail if saving and loading changes anything, or a card has appeared or vanished."""
        data = self.game.save()
        loaded = Game.load(data)
        assert loaded.dropped == 0
        assert loaded.save() == data
        assert loaded.pending == self.game.pending
        position = loaded.position()
        assert position == self.game.position()
        for seat in (None, *range(len(self.seats))):
            assert loaded.view(seat) == self.game.view(seat)
        for decision in loaded.pending:
            assert loaded.view_for(decision) == self.game.view_for(decision)
        for seat in range(len(self.seats)):
            assert loaded.can_undo(seat) == self.game.can_undo(seat)
        self.game = loaded
        assert self._count(position) == self.total

    def _count(self, position: dict[str, Any]) -> Counter[str]:
        # By what is printed on them: a card may be another one while in play.
        found = Counter(card.printed.id for card in self.game._state.cards())
        for id, stock in position["supply"].items():
            found.update({id: stock} if isinstance(stock, int) else stock)
        return found

    # -- what everyone sees ------------------------------------------------------------------------------------------

    @property
    def position(self) -> dict[str, Any]:
        return self.game.position()

    @property
    def trash(self) -> Cards:
        return Cards(self.position["trash"])

    def pile(self, id: str) -> Any:
        return self.position["supply"][id]

    def cost(self, id: str) -> int | None:
        """What the visible card of the pile costs now, apart from a potion."""
        return self.game.view(None).piles[id].cost

    @property
    def embargo_tokens(self) -> dict[str, int]:
        """How many lie on which piles."""
        return dict(self.position.get("embargo", {}))

    @property
    def potions(self) -> int:
        return int(self.position.get("potions", 0))

    @property
    def route_tokens(self) -> tuple[int, set[str]]:
        """The tokens on the Trade Route mat, and the piles that still have one."""
        return self.position["trade_route"]["mat"], set(self.position["trade_route"]["piles"])

    @property
    def phase(self) -> str:
        phase: str = self.position["phase"]
        return phase

    @property
    def actions(self) -> int:
        return int(self.position["actions"])

    @property
    def buys(self) -> int:
        return int(self.position["buys"])

    @property
    def coins(self) -> int:
        return int(self.position["coins"])

    @property
    def counters(self) -> tuple[int, int, int]:
        """Actions, buys, coins."""
        return (self.actions, self.buys, self.coins)

    @property
    def turn_of(self) -> str:
        """Whose turn it is."""
        return SEAT_NAMES[self.position["current"]]

    @property
    def asked(self) -> list[str]:
        """Who is being asked something now."""
        return [SEAT_NAMES[each.decider] for each in self.game.pending]

    def public(self) -> list[Event]:
        """The events of the last answer, as the public channel may know them."""
        return [event.told(None) for event in self.events]
