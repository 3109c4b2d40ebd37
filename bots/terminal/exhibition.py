"""An exhibition: computer players show a game to whoever looks on, at a table of its own."""

from __future__ import annotations

from itertools import count

from bots import play
from bots.narrator import Narrator
from bots.refusals import Refusal
from bots.terminal.console import Console
from bots.terminal.ending import Ending
from bots.terminal.lobby import Choice
from bots.texts import Texts
from bots.worker import Worker
from engine import Event, told
from storage.places import Place
from storage.table import CLOSED, PLAYING, Seat, Table


async def exhibit(console: Console, texts: Texts, worker: Worker, choice: Choice, players: int = 2) -> None:
    """The game has been shown turn by turn."""
    place = await _set_up(worker, choice, players, texts)
    try:
        names, commitment, events = await worker.shelf.read(place, _beginning)
        console.write(texts.say("commitment", hash=commitment))
        while events:
            for line in Narrator(texts, names).lines(told(events, None)):
                console.write(line)
            events = await worker.shelf.change(place, _turn)
        await Ending(console, texts, worker, place).show()
    finally:
        await worker.shelf.change(place, _clear, by_person=False)


async def _set_up(worker: Worker, choice: Choice, players: int, texts: Texts) -> Place:
    """A table where no other exhibition stands, with its cards dealt."""

    def deal(old: Table | None) -> Table:
        if old is not None and old.phase == PLAYING:
            raise Refusal("table-exists")
        names = [texts.say("computer-numbered", number=number) for number in range(1, players + 1)]
        # Nobody's seats: what each computer player does is shown before the next one moves.
        table = Table(place, options=choice.options(players, texts.language), seats=[Seat(name) for name in names])
        table.generation = old.generation if old else 0
        play.begin(table, names, worker.tables.seed())
        return table

    for number in count(1):
        place = Place("terminal", str(number))
        try:
            await worker.shelf.create(place, deal)
            break
        except Refusal:
            continue
    return place


def _beginning(table: Table) -> tuple[list[str], str, list[Event]]:
    return [seat.name for seat in table.seats], play.game_of(table).commitment, table.log.all()


def _turn(table: Table) -> list[Event]:
    """Computer players have answered until the next turn begins or the game ends; what happened."""
    found: list[Event] = []
    while table.phase == PLAYING and not any(event.name == "turn" for event in found):
        game = play.game_of(table)
        decision, before = game.pending[0], game.number
        play.submit(table, decision.seat, play.computed(table, decision))
        found += table.log.since(before)
        play.go_on(table)  # marks the end
    return found


def _clear(table: Table) -> None:
    table.phase = CLOSED
