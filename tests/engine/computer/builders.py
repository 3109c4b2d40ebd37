"""The Builder at a table: what it answers now, and how often it wins."""

from engine.computer.big_money import big_money
from engine.computer.builder import Builder
from engine.simulation import simulate
from tests.engine.table import Table

STARTING = "copper*7, estate*3"


def answer(table, seat="me", player=None):
    """What the player in that seat picks now, by name; a Builder if no other is given."""
    chair = getattr(table, seat)
    assert chair.question is not None, f"{seat} is not asked"
    picks = (player or Builder())(table.game.view_for(chair.question), chair.question)
    return [chair.question.options[pick] for pick in picks]


def buying(coins, supply=None, kingdom="", **position):
    """A table where I may buy for that many coins; with the deck of a beginning unless it is given."""
    position.setdefault("me", {"deck": STARTING})
    return Table(phase="buy", coins=coins, supply=supply, kingdom=kingdom, **position)


def playing(hand, *plays, **position):
    """A table where these have been played, and someone is asked about the last one."""
    table = Table(me=hand, **position)
    table.me.plays(*plays)
    return table


def wins(kingdom, edition, games):
    """How many of these games the Builder wins against Big Money, seats and starts alternating; half for a tie."""
    total = 0.0
    for number in range(games):
        seat = number % 2
        players = [big_money, big_money]
        players[seat] = Builder()
        result = simulate(players, kingdom, f"match {number}", edition=edition, first=number // 2 % 2)
        total += (seat in result.winners) / len(result.winners)
    return total
