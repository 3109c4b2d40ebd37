"""Replay a stored game from its first shuffle, and find the press that explains each entry of its history.

Every write of a game adds one entry: the answers of one press, followed by automatic answers.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

import msgpack

from bench.chaos_people import UNDONE, Press
from bots.tables import tokens
from bots.tables.play import is_last
from bots.tables.shortcuts import play_treasures, question
from bots.tables.tokens import BadToken, Token, picks_from
from engine import Decision, Game, Picks
from storage.table import Table

MOVES = (
    tokens.ANSWER,
    tokens.ANSWER_FOR_SURE,
    tokens.BUY,
    tokens.BUY_FOR_SURE,
    tokens.TREASURES,
    tokens.END,
    tokens.END_FOR_SURE,
    tokens.UNDO,
)


class Corrupt(Exception):
    """What is stored cannot be the state of such a game."""


class Replay:
    """A game, replayed from its first shuffle; a press must explain each entry of its history."""

    def __init__(self, table: Table, history: Iterable[bytes], sent: Iterable[Press]) -> None:
        self.table = table
        self.pieces = [list(_items(piece)) for piece in history]
        self.game = self._deal()
        self.held: tuple[int, bytes] | None = None  # the seat that ended the last turn, and the game before that
        cuts = sum(type(piece[0]) is int for piece in self.pieces)
        self.first = self.generation = table.generation - cuts  # the generation in which the game began
        self.made: set[Press] = set()
        self._sent: dict[tuple[int, int, int], list[Press]] = defaultdict(list)
        for press in sent:
            if press.token.press in MOVES:
                self._sent[press.question].append(press)

    def _deal(self) -> Game:
        names = [seat.name for seat in self.table.seats]
        return Game.set_up(names, self.table.setup, self.table.seed)

    def play(self) -> set[Press]:
        """Return the presses that made the game what it is; raise Corrupt if it cannot be explained."""
        for piece in self.pieces:
            if type(piece[0]) is int:
                self._replay_undo(piece)
            else:
                self._replay_write([(seat, tuple(picks)) for seat, *picks in piece])
        for decision in self.game.pending:
            self._forget_questions(decision)
        stored = self.table.game
        if stored is None or self.table.dropped:
            raise Corrupt("the game is damaged")
        if self.game.save() != stored.save() or self.game.position() != stored.position():
            raise Corrupt(f"the replay is at answer {self.game.number}, the stored game at {stored.number}")
        return self.made

    def _replay_undo(self, piece: list[Any]) -> None:
        for decision in self.game.pending:
            self._forget_questions(decision)
        held_by = self.held[0] if self.held else None
        presses = {
            seat: self._sent[self.generation, UNDONE, seat]
            for seat in range(len(self.table.seats))
            if self.game.can_undo(seat) or seat == held_by
        }
        # Several people may have tried, but only one can have done it: the one who was acknowledged, if any.
        wanted = [seat for seat, own in presses.items() if own]
        wanted.sort(key=lambda seat: not any(press.answer for press in presses[seat]))
        if not wanted or len(piece) > 1:
            raise Corrupt(f"unexplained undo to {piece}")
        seat = wanted[0]
        if self.held and seat == held_by:
            self.game = Game.load(self.held[1])
            self.held = None
        while self.game.number > piece[0]:
            self.game.undo(seat)
        self.generation += 1
        self.made.update(presses[seat])

    def _replay_write(self, answers: list[tuple[int, Picks]]) -> None:
        """Replay one write: the answers of one press, then automatic answers."""
        seat = answers[0][0]
        decision = question(self.game, seat)
        if decision is None:
            raise Corrupt(f"seat {seat} was not asked at {self.game.number}")
        before, number, current = self.game.save(), self.game.number, self.game.view(None).current
        done = self._count_explained(decision, answers)
        if not done and not self._is_automatic(decision):
            raise Corrupt(f"nobody pressed what seat {decision.decider} answered at {self.game.number}")
        for at, (seat, picks) in enumerate(answers):
            decision = question(self.game, seat)
            if decision is None or (at >= done and not self._is_automatic(decision)):
                raise Corrupt(f"unexplained answer of seat {seat} at {self.game.number}")
            self.game.submit(seat, picks)
        is_held = seat == current and self.game.has_only_dealt_since(number)
        self.held = (seat, before) if is_held else None

    def _count_explained(self, decision: Decision, answers: list[tuple[int, Picks]]) -> int:
        """Return how many of the answers a press on this question gave; buttons that do the same explain them equally.

        Automatic answers may also have been pressed: a player who takes back that their Moat was shown is asked.
        """
        self._forget_questions(decision)
        presses = self._sent[self.generation, decision.number, decision.decider]
        given = {press: self._answers_of(press, decision) for press in presses}
        fitting = {press: len(own) for press, own in given.items() if own and answers[: len(own)] == own}
        longest = max(fitting.values(), default=0)
        self.made.update(press for press, length in fitting.items() if length == longest)
        return longest

    def _forget_questions(self, decision: Decision) -> None:
        """Do not count presses that were answered only by asking whether the game should end with this purchase."""
        for press in self._sent[self.generation, decision.number, decision.decider]:
            if asks_first(self.game, decision, press.token):
                press.answer = press.answer and "draft"

    def _answers_of(self, press: Press, decision: Decision) -> list[tuple[int, Picks]]:
        """Return the answers that a press stands for; none if it is impossible."""
        seat, letter = press.seat, press.token.press
        try:
            if letter in (tokens.ANSWER, tokens.ANSWER_FOR_SURE):
                return [(seat, picks_from(decision, press.token.argument))]
            if letter in (tokens.END, tokens.END_FOR_SURE):
                return [(seat, (decision.options.index("end"),))]
            return self._purchase(seat, press.token.argument)
        except (BadToken, ValueError):
            return []

    def _purchase(self, seat: int, card: str) -> list[tuple[int, Picks]]:
        """Return the answers that play all plain Treasures and then buy the card, if one is named."""
        rehearsal, given = Game.load(self.game.save()), list[tuple[int, Picks]]()

        def answer(seat: int, picks: Picks) -> None:
            given.append((seat, picks))
            rehearsal.submit(seat, picks)

        play_treasures(rehearsal, seat, answer)
        if card:
            now = question(rehearsal, seat)
            given.append((seat, (now.options.index(f"buy:{card}") if now else -1,)))
        return given

    def _is_automatic(self, decision: Decision) -> bool:
        computer = self.table.seats[decision.decider].computer
        return computer or (decision.verb == "react" and set(decision.options) == {"moat", "no"})


def _items(piece: bytes) -> Any:
    unpacker = msgpack.Unpacker()
    unpacker.feed(piece)
    return unpacker


def asks_first(game: Game, decision: Decision, token: Token) -> bool:
    """True if a press with that token was answered by asking whether the game should end with this purchase."""
    if token.press == tokens.BUY:
        return is_last(game, decision.decider, f"buy:{token.argument}")
    return token.press == tokens.ANSWER and bool(last_purchase(game, decision, token))


def last_purchase(game: Game, decision: Decision, token: Token) -> str:
    """Return the card that this answer buys, with Treasures kept in hand, if the game would be over after that."""
    try:
        moves = [decision.options[pick] for pick in picks_from(decision, token.argument)]
    except BadToken:
        return ""
    is_purchase = decision.verb == "buy" and len(moves) == 1 and moves[0].startswith("buy:")
    return (
        moves[0].removeprefix("buy:")
        if is_purchase and is_last(game, decision.decider, moves[0], treasures=False)
        else ""
    )
