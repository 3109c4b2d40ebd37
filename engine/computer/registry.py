"""All computer players there are. One that is added here is put to the test with the others, by `make soak` too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.computer.big_money import big_money
from engine.computer.builder import Builder
from engine.computer.random_player import RandomPlayer
from engine.computer.strong import Strong
from engine.simulation import ComputerPlayer

# By name: how to make one, from a seed for those that leave something to chance.
COMPUTER_PLAYERS: Final[dict[str, Callable[[str], ComputerPlayer]]] = {
    "big_money": lambda _seed: big_money,
    "builder": lambda _seed: Builder(),
    "random": RandomPlayer,
    "strong": lambda seed: Strong(temper=seed),
}
