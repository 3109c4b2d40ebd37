"""The analysis of a finished game, as the answer to a press or a command: what is known at once, or what follows."""

from __future__ import annotations

from bots.adapter.request import Progress
from bots.language.explanations import explain_error
from bots.language.texts import Texts
from bots.people import Person
from bots.records.analyst import Analysed
from bots.screens.analysis_screen import present_analysis, present_failed, present_looking
from bots.screens.model import Screen
from bots.screens.shared_table import stamp_of
from bots.tables.outcome import Outcome
from bots.worker import Worker
from engine import EngineError


async def open_analysis(worker: Worker, outcome: Outcome, person: Person | None, texts: Texts) -> Screen:
    """Return the page about a finished game: the one that the argument names, or the last one there.

    If it has to be found out first, that is a `Progress`. Without a person, everybody can read the page.
    """
    place, shape = outcome.place, worker.shape(outcome.place)
    stamp, title = await worker.repository.read(place, lambda table: (stamp_of(table), table.title))

    can_close = person is not None

    def show(found: Analysed) -> Screen:
        return present_analysis(found, texts=texts, stamp=stamp, shape=shape, title=title, can_close=can_close)

    async def find_out() -> Screen:
        try:
            return show(await worker.analyst.analyse(place, game))
        except EngineError as refusal:
            words = explain_error(refusal, texts)
            return present_failed(words, texts=texts, stamp=stamp, shape=shape, title=title, can_close=can_close)

    known = await worker.analyst.find(place, outcome.argument)
    if known is not None:
        return show(known)
    game = outcome.argument or (await worker.archive.finished_record(place)).commitment
    looking = present_looking(game, texts=texts, stamp=stamp, shape=shape, title=title)
    return Progress(looking.text, looking.rows, tone=looking.tone, later=find_out)
