"""Random games by the thousand, checked at every answer: no card appears or vanishes, saving and loading changes
nothing, no view gives away a secret (for each seat in turn and the public), and every computer player would have given
a legal answer to every question.

`python -m bench.soak [GAMES [FIRST]]` fails if a check fails, a card was never played or a hook never triggered.
Game number n is always the same game, so one that fails can be run again alone: `python -m bench.soak 1 n`.
"""

from __future__ import annotations

import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from multiprocessing import Pool
from typing import Any

from engine import (
    ACTION,
    COMPUTER_PLAYERS,
    KINDS,
    SETS,
    TREASURE,
    Chance,
    Game,
    Kingdom,
    RandomPlayer,
    SheltersOption,
    random_kingdom,
)
from engine.decisions import Effect
from engine.triggers import Reaction
from tests.engine.boxes import sets_for
from tests.engine.full_swing import in_full_swing
from tests.engine.invariants import check_everything, check_players, count_cards

GAMES = 10_000
PROCESSES = 2
LONGEST = 4000  # answers; random players sometimes trash everything they could buy with
NOT_NEEDED: Any = None  # a random player looks only at the question
HOOKS: Counter[str] = Counter()  # how many times each hook was triggered in this process


@dataclass
class Tally:
    """Counts over some games."""

    games: int = 0
    unfinished: int = 0
    answers: int = 0
    plays: Counter[str] = field(default_factory=Counter)
    hooks: Counter[str] = field(default_factory=Counter)
    failures: list[str] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.answers += other.answers
        self.plays += other.plays
        self.hooks += other.hooks
        self.failures += other.failures


def hook_names() -> list[str]:
    return [f"{id} {trigger}" for id, kind in KINDS.items() for trigger in kind.hooks]


def count_hooks() -> None:
    """Start counting every hook that is triggered in this process."""
    for id, kind in KINDS.items():
        for trigger, hooks in kind.hooks.items():
            hooks[:] = [replace(hook, text=_with_count(f"{id} {trigger}", hook.text)) for hook in hooks]


def _with_count(name: str, text: Callable[[Reaction], Effect[None]]) -> Callable[[Reaction], Effect[None]]:
    def counted_text(reaction: Reaction) -> Effect[None]:
        HOOKS[name] += 1
        return text(reaction)

    return counted_text


def new_game(number: int) -> Game:
    """Set up game number `number`: all sets or one, 2 to 6 players, either edition, with or without Shelters and the
    move that plays all Treasures. One of six is in full swing already: random players hardly come by a Province for
    Tournament."""
    chance = Chance(f"soak {number}".encode())
    sets = list(SETS) if chance.below(4) else sets_for(chance.pick(list(SETS)))
    kingdom = random_kingdom(f"soak kingdom {number}", sets)
    dark = any(id in SETS["dark_ages"] for id in kingdom)
    shelters: SheltersOption = chance.pick(("yes", "no", "auto") if dark else ("no", "auto"))
    names = list("ABCDEF"[: 2 + chance.below(5)])
    edition, at_once = 1 + chance.below(2), chance.below(4) > 0
    if chance.below(6) == 0:
        return in_full_swing(Kingdom(f"soak game {number}", edition, tuple(kingdom)))[0]
    return Game.new(names, kingdom, f"soak game {number}", edition, shelters, treasures_at_once=at_once)


def soak(number: int) -> Tally:
    """Play that game to its end, checking everything at every answer."""
    tally = Tally(games=1)
    try:
        _play_out(new_game(number), number, tally)
    except Exception:
        tally.failures.append(f"game {number}, answer {tally.answers + 1}:\n{traceback.format_exc()}")
    return tally


def _play_out(game: Game, number: int, tally: Tally) -> None:
    player, order = RandomPlayer(f"soak player {number}"), Chance(f"soak order {number}".encode())
    computers = {name: new(f"soak {name} {number}") for name, new in COMPUTER_PLAYERS.items()}
    total = count_cards(game)
    while game.pending and game.number < LONGEST:
        check_players(game, computers)
        decision = order.pick(game.pending)
        HOOKS.clear()
        events = game.submit(decision.decider, player(NOT_NEEDED, decision))
        tally.answers += 1
        tally.hooks.update(HOOKS)
        tally.plays.update(event.cards[0] for event in events if event.name == "play")
        check_everything(game, total, _looking(game))
    tally.unfinished += bool(game.pending)


def _looking(game: Game) -> int | None:
    """Return whose view is checked at this answer: each seat in turn, and the public."""
    everyone = len(game._state.players) + 1
    seat = game.number % everyone
    return None if seat + 1 == everyone else seat


def main(arguments: list[str]) -> int:
    games = int(arguments[0]) if arguments else GAMES
    first = int(arguments[1]) if len(arguments) > 1 else 0
    return report(*run(games, first))


def run(games: int, first: int) -> tuple[Tally, float]:
    """Play `games` games, starting with number `first`; return the counts and the seconds it took."""
    began = time.perf_counter()
    tally = Tally()
    with Pool(PROCESSES, initializer=count_hooks) as pool:
        for done, each in enumerate(pool.imap_unordered(soak, range(first, first + games), chunksize=8), 1):
            tally.add(each)
            for failure in each.failures:
                print(failure, flush=True)
            if done % 500 == 0:
                print(f"{done} games, {tally.answers} answers, {len(tally.failures)} failures", flush=True)
    return tally, time.perf_counter() - began


def report(tally: Tally, seconds: float) -> int:
    """Print the counts; return 0 if nothing failed, every card was played and every hook was triggered."""
    finished = tally.games - tally.unfinished - len(tally.failures)
    print(f"{tally.games} games ({finished} to the end), {tally.answers} answers, {seconds:.0f} s")
    playable = sorted(id for id, kind in KINDS.items() if kind.types & (ACTION | TREASURE))
    _table("plays", {id: tally.plays[id] for id in playable})
    _table("hooks triggered", {name: tally.hooks[name] for name in sorted(hook_names())})
    never = [id for id in playable if not tally.plays[id]]
    silent = [name for name in hook_names() if not tally.hooks[name]]
    print(f"never played: {', '.join(never) or 'none'}; hooks never triggered: {', '.join(silent) or 'none'}")
    print(f"failures: {len(tally.failures)}")
    return 1 if tally.failures or never or silent else 0


def _table(title: str, numbers: dict[str, Any], columns: int = 4) -> None:
    print(f"{title}:")
    cells = [f"{name:<24}{number:>9}" for name, number in numbers.items()]
    for at in range(0, len(cells), columns):
        print("  " + "   ".join(cells[at : at + columns]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
