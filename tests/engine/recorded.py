"""Games that are played to their end, and their records."""

from engine import Game
from engine.record import Record


def recorded(names, kingdom, seed, player, first=None):
    """The record of a whole game in which every seat answers as that player does."""
    game = Game.new(names, kingdom, seed, edition=2, first=first)
    record = Record(names, list(kingdom), 2, "auto", first, game.commitment)
    while game.pending:
        decision = game.pending[0]
        picks = player(game.view(decision.seat), decision)
        game.submit(decision.seat, picks)
        record.add(decision.seat, picks)
    record.close(game)
    return record
