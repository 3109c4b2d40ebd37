"""A real game in which one purchase is left, so that its record can be replayed once it is over."""

from functools import cache
from itertools import count
from typing import NamedTuple

from engine import RECOMMENDED, Game, Record, Setup, big_money
from storage.answers import pack_answer

KINGDOM = RECOMMENDED[5].cards


class LastMove(NamedTuple):
    """The first seat can buy the last Province."""

    game: Game
    seed: bytes
    answers: bytes  # all that were given, packed


@cache
def _record(players):
    for number in count():
        game = Game.new([f"Player {seat}" for seat in range(players)], KINGDOM, b"last %d" % number, first=0)
        record = Record(list(game.names), Setup(KINGDOM, first=0), game.commitment)
        while game.pending:
            decision = game.pending[0]
            picks = big_money(game.view(decision.seat), decision)
            last, bought = decision.seat, decision.options[picks[0]]
            game.submit(decision.seat, picks)
            record.add(decision.seat, picks)
        if (last, bought, game.result.winners) == (0, "buy:province", (0,)):
            record.close(game)
            return record
    raise AssertionError


def last_move(*names):
    """Return the game before its last purchase, by the first of these players, who wins."""
    record = _record(len(names))
    game = Game.set_up(names, record.setup, record.seed)
    for seat, picks in record.answers[:-1]:
        game.submit(seat, picks)
    packed = b"".join(pack_answer(*answer) for answer in record.answers[:-1])
    return LastMove(game, record.seed, packed)


def put_on(table, position):
    """Put that game on the table."""
    table.game, table.seed, table.answers = position.game, position.seed, position.answers
    table.options.cards, table.first = KINGDOM, 0
