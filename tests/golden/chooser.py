"""A player whose every answer follows from the question alone: a saved game goes on the same way in every release.

Nothing of the product is used here, and nothing here may ever change: the golden files hold what came of it.
"""

from zlib import crc32

PREFERRED = ("buy:province", "buy:colony")
UNWANTED = ("end", "buy:copper", "buy:curse")


def choose(decision):
    """The picks for a question: plays every Treasure, buys what ends the game, and otherwise draws lots."""
    options, wanted = decision.options, list(range(len(decision.options)))
    if decision.verb in ("act", "buy"):
        wanted = _moves(decision.verb, options)
    least, most = min(decision.least, len(wanted)), min(decision.most, len(wanted))
    lot = crc32(f"{decision.number}|{decision.seat}|{decision.verb}|{','.join(options)}".encode())
    picks = []
    for _ in range(least + lot % (most - least + 1)):
        lot = crc32(lot.to_bytes(4, "big"))
        picks.append(wanted.pop(lot % len(wanted)))
    return tuple(picks)


def _moves(verb, options):
    """The positions that are worth drawing lots for when it is a player's turn."""
    if verb == "buy":
        for at, option in enumerate(options):
            if option.startswith("play:"):
                return [at]
        for at, option in enumerate(options):
            if option in PREFERRED:
                return [at]
    return [at for at, option in enumerate(options) if option not in UNWANTED] or list(range(len(options)))


def next_question(pending, number):
    """Which of the questions is answered next, where several seats are asked at once."""
    return pending[crc32(b"%d" % number) % len(pending)]
