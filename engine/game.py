"""The game: the one entrance to the rules.

A game waits at questions. `submit` answers one; everything that follows from it happens at once, up to the next
question. A refusal raises an EngineError and changes nothing.

The problem: a game must be saved at any question, however deep inside the texts of cards, and a player must be able to
take an answer back. A running coroutine can be neither saved nor run backwards.

The idea: between two steps (top-level moves) the state is plain data. A *snapshot* is that data as bytes; the *journal*
is the list of answers given since. Loading unpacks the snapshot and replays the journal, which leads to the same
question, since everything else is determined by the seed. Undoing is loading without the last answer.

The rules: an answer can be taken back until something hidden was shown (`State.exposed`: a card drawn or revealed, a
shuffle) or another seat has answered. Answers up to number `_locked` cannot. Whenever the state is at rest and
everything in the journal is locked, the snapshot moves forward and the journal starts anew; so it stays short, and it
holds all that can be undone. Each entry carries a fingerprint of its question: if the rules changed and another
question is asked there now, loading falls back to the snapshot and reports in `dropped` how many answers that cost.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from engine.chance import commitment
from engine.dealing import deal
from engine.decisions import NO_TERMS, TOP_LEVEL, Decision, Effect, Picks
from engine.errors import CannotUndo, EngineError, GameOver, NotAsked
from engine.events import Event
from engine.position import arrange, describe
from engine.questions import check_answer
from engine.scoring import Owned, owned, public_scores
from engine.setup import ColoniesOption, Setup, SheltersOption, check_names
from engine.snapshots import Entry, fingerprint, pack_game, pack_state, unpack_game, unpack_state
from engine.state import Result, State
from engine.steps import settle, step
from engine.view import View, view, view_for


class Game:
    """A game of Dominion, from the deal to the result."""

    def __init__(self, state: State) -> None:
        """Take over a state at rest; used by the constructors below."""
        self._state = state
        self._journal: list[Entry] = []
        self._locked = 0  # the number of answers that can no longer be taken back
        self._snapshot = b""
        self._snapshot_number = 0
        self._effect: Effect[None] | None = None
        self._asked: tuple[Decision, ...] = ()
        self._answers: dict[int, Picks] = {}
        self._locked_before_deal: int | None = None
        self.dropped = 0  # answers lost on loading because the rules had changed under them
        self.events: list[Event] = []  # what the last answer (or the setup) led to

    # -- beginnings --------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        names: Sequence[str],
        kingdom: Sequence[str],
        seed: str | bytes,
        edition: int = 2,
        shelters: SheltersOption = "auto",
        first: int | None = None,
        treasures_at_once: bool = True,
        colonies: ColoniesOption = "auto",
        bane: str | None = None,
    ) -> Game:
        """Deal a new game, which waits for its first move."""
        ids = cast("tuple[str, ...]", kingdom)  # Setup takes a list, too
        return cls.set_up(names, Setup(ids, edition, shelters, first, treasures_at_once, colonies, bane), seed)

    @classmethod
    def set_up(cls, names: Sequence[str], setup: Setup, seed: str | bytes) -> Game:
        """Deal a new game with these options."""
        return cls._begin(deal(names, setup, seed))

    @classmethod
    def arrange(cls, position: dict[str, Any]) -> Game:
        """Set up any position; `engine.position` describes the form."""
        return cls._begin(arrange(position))

    @classmethod
    def _begin(cls, state: State) -> Game:
        game = cls(state)
        state.exposed = False
        game._take_snapshot()
        game._start()
        return game

    @classmethod
    def load(cls, data: bytes) -> Game:
        """Return the game that was saved, at the same question. If the rules no longer agree with the answers given
        since the snapshot, it is at the snapshot and `dropped` tells how many answers that cost."""
        number, snapshot, journal = unpack_game(data)
        try:
            return cls._restore(number, snapshot, journal)
        except Exception:  # a changed rule may do anything to answers that were given under the old one
            game = cls._restore(number, snapshot, [])
            game.dropped = len(journal)
            return game

    @classmethod
    def _restore(cls, number: int, snapshot: bytes, journal: Sequence[Entry]) -> Game:
        game = cls(unpack_state(snapshot))
        game._state.number = game._snapshot_number = game._locked = number
        game._snapshot = snapshot
        game._start()
        for entry in journal:
            game._replay(entry)
        return game

    # -- reading -----------------------------------------------------------------------------------------------------

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The questions that are open now, at most one per seat; none once the game is over."""
        if not self._answers:
            return self._asked
        return tuple(decision for decision in self._asked if decision.decider not in self._answers)

    def given(self, seat: int) -> tuple[Decision, Picks] | None:
        """Return the question that this seat has answered while others have not, and its answer; only for that seat."""
        if seat not in self._answers:
            return None
        return next((decision, self._answers[seat]) for decision in self._asked if decision.decider == seat)

    @property
    def number(self) -> int:
        """How many answers have been accepted so far."""
        return self._state.number

    @property
    def result(self) -> Result | None:
        """How the game ended; None until it has."""
        return self._state.result

    @property
    def setup(self) -> Setup:
        """The options of the game."""
        return self._state.setup

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return tuple([player.name for player in self._state.players])

    @property
    def commitment(self) -> str:
        """The hash of the secret seed, public from the start."""
        return commitment(self._state.chance.seed)

    @property
    def seed(self) -> bytes:
        """The secret seed, once the game is over."""
        if self._state.result is None:
            raise EngineError("the seed is secret until the game is over")
        return self._state.chance.seed

    def view(self, seat: int | None) -> View:
        """Return all that the seat may know; None is the public channel."""
        if seat is not None and (type(seat) is not int or seat not in range(len(self._state.players))):
            raise NotAsked(f"there is no seat {seat!r}")
        waiting_for = tuple(decision.decider for decision in self.pending)
        asked = seat in waiting_for and self._asked[0].verb not in TOP_LEVEL
        return view(
            self._state,
            seat,
            waiting_for=waiting_for,
            terms=self._state.terms if asked else NO_TERMS,
        )

    def view_for(self, decision: Decision) -> View:
        """Return what the decider of an open question may know, from the place of the seat whose cards are meant: the
        view of that seat, unless it is possessed."""
        terms = NO_TERMS if decision.verb in TOP_LEVEL else self._state.terms
        waiting_for = tuple(each.decider for each in self.pending)
        return view_for(self._state, decision, waiting_for=waiting_for, terms=terms)

    @property
    def points(self) -> tuple[int, ...] | None:
        """The points of all seats as anyone who remembers all events knows them; None if nobody may know that.

        They are no part of a view: whether people are told them is for the table to decide.
        """
        return public_scores(self._state)

    def owned(self) -> tuple[tuple[Owned, ...], ...]:
        """Return the cards that each seat owns, with their points; for replays of finished games only.

        Never show it to players while the game is being played."""
        return tuple(map(owned, self._state.players))

    def position(self) -> dict[str, Any]:
        """Return the position in the form `arrange` takes. Everything is visible: never show it to players."""
        return describe(self._state)

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Game) and self.save() == other.save())

    __hash__ = None  # type: ignore[assignment]

    # -- answering ---------------------------------------------------------------------------------------------------

    def submit(self, seat: int, picks: Sequence[int]) -> list[Event]:
        """Answer the seat's question with these positions in its options; return what happened."""
        decision = self._decision_of(seat)
        answer = check_answer(decision, picks)
        try:
            self._accept(seat, answer, fingerprint(decision))
        except Exception:
            # A bug in the rules: go back to where the game was before this answer.
            self._replace_with(self._restore(self._snapshot_number, self._snapshot, self._journal[:-1]))
            raise
        return self.events

    def _decision_of(self, seat: int) -> Decision:
        for decision in self._asked:
            if decision.decider == seat and seat not in self._answers and type(seat) is int:
                return decision
        if self._state.result is not None:
            raise GameOver("the game is over")
        raise NotAsked(f"seat {seat!r} is not being asked anything now")

    def _accept(self, seat: int, picks: Picks, question: int) -> None:
        state = self._state
        if self._journal and self._journal[-1].seat != seat:
            self._locked = state.number  # another seat has answered since
            if self._asked[0].verb in TOP_LEVEL:
                self._take_snapshot()
        self._journal.append(Entry(seat, picks, question))
        locked = self._locked
        state.number += 1
        state.answering, state.dealt = seat, False
        self._answer(seat, picks)
        self._locked_before_deal = locked if state.dealt else None
        self.events = self._new_events()

    def _answer(self, seat: int, picks: Picks) -> None:
        """Keep the answer; once all seats that were asked have answered, resume the effect."""
        if len(self._asked) == 1:
            self._run([picks])
            return
        self._answers[seat] = picks
        if len(self._answers) == len(self._asked):
            given = [self._answers[decision.decider] for decision in self._asked]
            self._answers = {}
            self._run(given)

    def _replay(self, entry: Entry) -> None:
        decision = self._decision_of(entry.seat)
        if fingerprint(decision) != entry.question:
            raise EngineError("another question is asked here now")
        self._accept(entry.seat, check_answer(decision, entry.picks), entry.question)

    # -- running -----------------------------------------------------------------------------------------------------

    def _start(self) -> None:
        if self._state.result is None:
            self._effect = settle(self._state)
            self._run(None)
        self.events = self._new_events()

    def _run(self, answers: list[Picks] | None) -> None:
        """Resume the effect, and start step after step, until something is asked or the game is over."""
        effect, state = self._effect, self._state
        assert effect is not None
        while True:
            try:
                # The first send into a new coroutine must be None.
                self._asked = effect.send(answers)  # type: ignore[arg-type]
            except StopIteration:
                self._move_snapshot()
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

    def _move_snapshot(self) -> None:
        """Between two steps: take a new snapshot if nothing since the last one can be taken back."""
        if self._state.exposed:
            self._lock()
        if self._locked == self._state.number != self._snapshot_number:
            self._take_snapshot()

    def _take_snapshot(self) -> None:
        self._snapshot = pack_state(self._state)
        self._snapshot_number = self._locked = self._state.number
        self._journal = []

    def _new_events(self) -> list[Event]:
        return self._state.log.flush()

    # -- saving and undoing ------------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """Return the game as bytes, at any question."""
        return pack_game(self._snapshot_number, self._snapshot, self._journal)

    def copy(self) -> Game:
        """Return an independent game at the same question, to try something out; cheaper than saving and loading."""
        return self._restore(self._snapshot_number, self._snapshot, self._journal)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat can take back its last answer: nothing hidden was shown and nobody else answered since."""
        last = self._journal[-1].seat if self._journal and self._locked < self._state.number else None
        return type(seat) is int and seat == last

    def has_only_dealt_since(self, number: int) -> bool:
        """Whether the last answer ended a turn and, but for the new hand then dealt, all answers after the first
        `number` could be undone. Someone who hides that hand may still go back to a game saved at that number."""
        return self._locked_before_deal is not None and self._locked_before_deal <= number

    def undo(self, seat: int) -> list[Event]:
        """Take back the seat's last answer."""
        if not self.can_undo(seat):
            raise CannotUndo("there is no move of yours to undo")
        self._replace_with(self._restore(self._snapshot_number, self._snapshot, self._journal[:-1]))
        self.events = [Event("undo", seat)]
        return self.events

    def renamed(self, seat: int, name: str) -> Game:
        """Return the same game with another name at that seat."""
        state = unpack_state(self._snapshot)
        state.players[seat].name = name
        check_names([player.name for player in state.players])
        return self._restore(self._snapshot_number, pack_state(state), self._journal)

    def _replace_with(self, other: Game) -> None:
        self.__dict__.update(other.__dict__)
