"""Games that are played to their end, and their records."""

from engine import Game, Record, Setup


def recorded(names, kingdom, seed, player, **options):
    """Play a whole game in which that player answers for every seat; return its record."""
    game = Game.new(names, kingdom, seed, **options)
    record = Record(names, Setup(tuple(kingdom), **options), game.commitment)
    while game.pending:
        decision = game.pending[0]
        picks = player(game.view_for(decision), decision)
        game.submit(decision.decider, picks)
        record.add(decision.decider, picks)
    record.close(game)
    return record
