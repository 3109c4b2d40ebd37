"""Newcomers, as models of people who play their first games: three plain ways to buy."""

from engine import RECOMMENDED, SETS, TEMPERS, computer_player, random_kingdom
from engine.chance import Chance
from engine.computer.answers import answer
from engine.computer.big_money import big_money
from engine.computer.outlook import Outlook
from engine.simulation import simulate

JUNK = ("copper", "curse")
PLAYS = ("play:", "treasures")


def buys_by(choose):
    """A player who plays all it holds, answers cards sensibly, and buys what `choose` picks among (cost, card)."""

    def player(view, decision):
        if decision.verb == "buy" and not any(move.startswith(PLAYS) for move in decision.options):
            offered = [move[4:] for move in decision.options if move.startswith("buy:")]
            costs = {pile.top: pile.cost for pile in view.piles.values()}
            wanted = choose(view, [(costs[id], id) for id in offered if id not in JUNK and costs[id] > 0])
            return (decision.options.index(f"buy:{wanted}" if wanted else "end"),)
        return answer(Outlook(view, decision))

    return player


def _luck(view, about):
    return Chance(f"{view.commitment} {view.number} {about}".encode()).below(1000)


def _dearest(view, offered):
    return max(offered, key=lambda each: (each[0], _luck(view, each[1])), default=(0, ""))[1]


def _any_sensible(view, offered):
    """A Province if possible; else any card that costs nearly all the coins there are, but no Estates."""
    best = max((cost for cost, _ in offered), default=0)
    near = [id for cost, id in offered if cost >= best - 1 and id != "estate"]
    return "province" if "province" in near else max(near, key=lambda id: _luck(view, id), default="")


NEWCOMERS = {"big money": big_money, "most expensive": buys_by(_dearest), "any sensible": buys_by(_any_sensible)}


def share_won(player, opponent, kingdoms, games, name):
    """The fraction of games that `player` wins against `opponent`, starts alternating; half for a tie."""
    total = 0.0
    for number in range(games):
        cards, edition = kingdoms[number % len(kingdoms)]
        seat = number % 2
        players = [opponent, opponent]
        players[seat] = player
        result = simulate(players, cards, f"{name} {number}", edition=edition, first=number // 2 % 2)
        total += (seat in result.winners) / len(result.winners)
    return total / games


def main(games=400):
    """Print how often each newcomer wins against beginners, on recommended and on random kingdoms."""
    recommended = [(kingdom.cards, kingdom.edition) for kingdom in RECOMMENDED]
    drawn = [(random_kingdom(f"newcomer {number}", list(SETS)), 1 + number % 2) for number in range(100)]
    for name, newcomer in NEWCOMERS.items():
        for temper in TEMPERS:
            beginner = computer_player("beginner", temper, "any")
            won = [share_won(newcomer, beginner, kingdoms, games, temper) for kingdoms in (recommended, drawn)]
            print(f"{name:<16}{temper:<10}recommended {won[0]:.0%}   random {won[1]:.0%}")  # noqa: T201


if __name__ == "__main__":
    main()
