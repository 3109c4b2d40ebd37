"""The game: the one entrance to the rules.

A game waits at questions. `submit` answers one; everything that follows from it happens at once, up to the next
question. A refusal raises an EngineError and nothing has happened.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.chance import commitment
from engine.errors import CannotUndo, EngineError, GameOver, NotAsked
from engine.events import Event
from engine.kinds import Decision, Effect, Picks
from engine.packing import Entry, fingerprint, pack_game, pack_state, unpack_game, unpack_state
from engine.position import arranged, described
from engine.questions import checked
from engine.scoring import Result
from engine.setup import new_state
from engine.state import State
from engine.turns import settle, step
from engine.view import View, view

TOP_LEVEL = ("act", "buy")  # between two steps one of these is the question


class Game:
    """A game of Dominion, from the deal to the result."""

    def __init__(self, state: State) -> None:
        """Used by the constructors below: takes over a state at rest."""
        self._state = state
        self._journal: list[Entry] = []
        self._locked = 0  # answers that can no longer be taken back
        self._snapshot = b""
        self._snapshot_number = 0
        self._effect: Effect[None] | None = None
        self._asked: tuple[Decision, ...] = ()
        self._answers: dict[int, Picks] = {}
        self.dropped = 0  # answers lost on loading because the rules had changed under them
        self.events: list[Event] = []  # what the last answer (or the set-up) brought about

    # -- beginnings --------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        names: Sequence[str],
        kingdom: Sequence[str],
        seed: str | bytes,
        edition: int = 2,
        shelters: str = "auto",
        first: int | None = None,
    ) -> Game:
        """A fresh game, dealt and waiting for its first move."""
        return cls._begin(new_state(names, kingdom, seed, edition, shelters, first))

    @classmethod
    def arrange(cls, position: dict[str, Any]) -> Game:
        """A game that stands at any position; see `engine.position` for the form."""
        return cls._begin(arranged(position))

    @classmethod
    def _begin(cls, state: State) -> Game:
        game = cls(state)
        state.exposed = False
        game._take_snapshot()
        game._start()
        return game

    @classmethod
    def load(cls, data: bytes) -> Game:
        """The game that was saved, at the same question. If the rules no longer agree with the answers given since
        the snapshot, it stands at the snapshot and `dropped` tells how many answers that cost."""
        number, snapshot, journal = unpack_game(data)
        try:
            return cls._restored(number, snapshot, journal)
        except Exception:  # whatever a changed rule may do to answers that were given under the old one
            game = cls._restored(number, snapshot, [])
            game.dropped = len(journal)
            return game

    @classmethod
    def _restored(cls, number: int, snapshot: bytes, journal: Sequence[Entry]) -> Game:
        game = cls(unpack_state(snapshot))
        game._state.number = game._snapshot_number = game._locked = number
        game._snapshot = snapshot
        game._start()
        for entry in journal:
            game._replay(entry)
        return game

    # -- what anyone may ask -----------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The questions that stand now, one a seat; none once the game is over."""
        if not self._answers:
            return self._asked
        return tuple(decision for decision in self._asked if decision.seat not in self._answers)

    @property
    def number(self) -> int:
        """How many answers have been accepted so far."""
        return self._state.number

    @property
    def result(self) -> Result | None:
        return self._state.result

    @property
    def commitment(self) -> str:
        """The hash of the secret seed, for everyone to see from the start."""
        return commitment(self._state.chance.seed)

    @property
    def seed(self) -> bytes:
        """The secret seed, once the game is over."""
        if self._state.result is None:
            raise EngineError("the seed stays secret until the game is over")
        return self._state.chance.seed

    def view(self, seat: int | None) -> View:
        """All that seat may know; None is the public channel."""
        if seat is not None and (type(seat) is not int or seat not in range(len(self._state.players))):
            raise NotAsked(f"there is no seat {seat!r}")
        waiting_for = tuple(decision.seat for decision in self.pending)
        return view(self._state, seat, number=self._state.number, waiting_for=waiting_for, commitment=self.commitment)

    def position(self) -> dict[str, Any]:
        """The position in the form `arrange` takes, everything visible: never for players."""
        return described(self._state)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.save() == other.save())

    __hash__ = None  # type: ignore[assignment]

    # -- answering ---------------------------------------------------------------------------------------------------

    def submit(self, seat: int, picks: Sequence[int]) -> list[Event]:
        """The seat's question is answered by these positions in its options, and what follows has happened."""
        decision = self._decision_of(seat)
        answer = checked(decision, picks)
        try:
            self._accept(seat, answer, fingerprint(decision))
        except Exception:
            # A fault in the rules: the game stands as it did before this answer.
            self._become(self._restored(self._snapshot_number, self._snapshot, self._journal[:-1]))
            raise
        return self.events

    def _decision_of(self, seat: int) -> Decision:
        for decision in self._asked:
            if decision.seat == seat and seat not in self._answers and type(seat) is int:
                return decision
        if self._state.result is not None:
            raise GameOver("the game is over")
        raise NotAsked(f"seat {seat!r} is not asked anything now")

    def _accept(self, seat: int, picks: Picks, question: int) -> None:
        state = self._state
        if self._journal and self._journal[-1].seat != seat:
            self._locked = state.number  # nobody takes back what another seat has answered to
            if self._asked[0].verb in TOP_LEVEL:
                self._take_snapshot()
        self._journal.append(Entry(seat, picks, question))
        state.number += 1
        state.answering = seat
        self._answer(seat, picks)
        self.events = self._new_events()

    def _answer(self, seat: int, picks: Picks) -> None:
        """The answer is heard; once all who were asked have answered, the effect goes on."""
        if len(self._asked) == 1:
            self._run([picks])
            return
        self._answers[seat] = picks
        if len(self._answers) == len(self._asked):
            given = [self._answers[decision.seat] for decision in self._asked]
            self._answers = {}
            self._run(given)

    def _replay(self, entry: Entry) -> None:
        decision = self._decision_of(entry.seat)
        if fingerprint(decision) != entry.question:
            raise EngineError("another question stands here now")
        self._accept(entry.seat, checked(decision, entry.picks), entry.question)

    # -- running -----------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        if self._state.result is None:
            self._effect = settle(self._state)
            self._run(None)
        self.events = self._new_events()

    def _run(self, answers: list[Picks] | None) -> None:
        """The effect under way goes on, and step follows step, until something is asked or the game is over."""
        effect, state = self._effect, self._state
        assert effect is not None
        while True:
            try:
                # The first send into a fresh generator must be None.
                self._asked = effect.send(answers)  # type: ignore[arg-type]
            except StopIteration:
                self._rest()
                if state.result is not None:
                    self._effect, self._asked = None, ()
                    return
                effect = step(state)
                answers = None
                continue
            if state.exposed:
                self._lock()
            self._effect = effect
            return

    def _lock(self) -> None:
        self._state.exposed = False
        self._locked = self._state.number

    def _rest(self) -> None:
        """Between two steps: if nothing since the snapshot can be taken back, the snapshot moves up to here."""
        if self._state.exposed:
            self._lock()
        if self._locked == self._state.number != self._snapshot_number:
            self._take_snapshot()

    def _take_snapshot(self) -> None:
        self._snapshot = pack_state(self._state)
        self._snapshot_number = self._locked = self._state.number
        self._journal = []

    def _new_events(self) -> list[Event]:
        events, self._state.log = self._state.log, []
        return events or []

    # -- keeping and taking back -------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The game as bytes, wherever it stands."""
        return pack_game(self._snapshot_number, self._snapshot, self._journal)

    def can_undo(self, seat: int) -> bool:
        """True while that seat's last answer showed nothing hidden and nobody else has answered since."""
        last = self._journal[-1].seat if self._journal and self._locked < self._state.number else None
        return type(seat) is int and seat == last

    def undo(self, seat: int) -> list[Event]:
        """That seat's last answer was never given."""
        if not self.can_undo(seat):
            raise CannotUndo("there is nothing of yours to take back")
        self._become(self._restored(self._snapshot_number, self._snapshot, self._journal[:-1]))
        self.events = [Event("undo", seat)]
        return self.events

    def renamed(self, seat: int, name: str) -> Game:
        """The same game, with another name at that seat."""
        state = unpack_state(self._snapshot)
        state.players[seat].name = name
        return self._restored(self._snapshot_number, pack_state(state), self._journal)

    def _become(self, other: Game) -> None:
        self.__dict__.update(other.__dict__)
