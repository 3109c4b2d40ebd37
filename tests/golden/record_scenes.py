"""Records worth keeping: finished and unfinished games of every set."""

from bots.records import export
from engine import Record, Setup, big_money, replay
from tests.golden.chooser import choose, next_question
from tests.golden.plain import describe_record, events_digest, position_data, to_text
from tests.golden.scenes import EVERY_SET, deal

# Players, kingdom, edition, shelters, who begins, answers (None: to the end).
PLAYED = [
    (2, "first_game_1e", 1, "auto", None, None),
    (2, "first_game_2e", 2, "no", 1, None),
    (3, ("intrigue1",), 2, "auto", 0, None),
    (4, ("hinterlands1",), 1, "auto", None, None),
    (5, ("dark_ages",), 2, "yes", 4, None),
    (6, EVERY_SET, 2, "auto", None, None),
    (2, ("base2", "dark_ages"), 2, "no", None, 120),
    (4, ("base1", "intrigue1"), 1, "auto", 2, 55),
    (3, EVERY_SET, 2, "auto", None, 0),
]
# The fixed chooser plays one Treasure after the other; this player, all at once.
BIG_MONEY = (2, "first_game_2e", 2, "auto", 0, None, lambda decision: big_money(None, decision))


def record_of(players, kingdom, edition, shelters, first, answers, player=choose):
    """The record of a game that the fixed chooser plays, or another player who looks only at the question."""
    game, setup, seed = deal(players, kingdom, edition, shelters, first)
    names, *options = setup
    return keep_record(game, names, Setup(*options), seed, answers, player)


def keep_record(game, names, setup, seed, answers, player=choose):
    """Play the game until so many answers have been given, or to its end, and return the record."""
    record = Record(list(names), setup, game.commitment)
    while game.pending and (answers is None or game.number < answers):
        decision = next_question(game.pending, game.number)
        picks = player(decision)
        game.submit(decision.decider, picks)
        record.add(decision.decider, picks)
    if answers is None:
        record.close(game)
    else:
        record.seed = seed  # as the bot fills it in to tell the story of a game under way
    return record


def records():
    """Every record to be kept."""
    yield from (record_of(*played) for played in PLAYED)
    yield record_of(*BIG_MONEY)


def record_data(record):
    """The record, and all that it tells."""
    return {
        "record": to_text(record.to_bytes()),
        "fields": describe_record(record),
        "events": events_digest(export.events(record)),
        "position": position_data(replay(record)),
        "exported": export.export(record) if record.result is not None else None,
    }
