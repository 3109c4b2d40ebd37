"""Games that are played to their end, and their records."""

from engine import Game, Record, Setup


def recorded(names, kingdom, seed, player, first=None):
    """Play a whole game in which that player answers for every seat; return its record."""
    game = Game.new(names, kingdom, seed, edition=2, first=first)
    record = Record(names, Setup(tuple(kingdom), first=first), game.commitment)
    while game.pending:
        decision = game.pending[0]
        picks = player(game.view(decision.seat), decision)
        game.submit(decision.seat, picks)
        record.add(decision.seat, picks)
    record.close(game)
    return record
