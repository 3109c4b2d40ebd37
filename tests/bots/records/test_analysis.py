"""What can be learnt from a finished game: decks in words, the turn that decided it, one tip for everyone."""

import asyncio
from collections import Counter
from dataclasses import replace

import pytest

from bots.records.analysis import Analysis, DecisiveTurn, analyse
from bots.records.analysis_process import analyse_apart
from bots.records.chances import estimate
from bots.records.deck_styles import DeckStyle, style_of
from bots.records.tips import Tip
from engine import RECOMMENDED, Builder, Game, Owned
from storage import keys
from storage.finished_games import game_id
from tests.bots.house import ANN, HERE
from tests.bots.records.test_archive import played
from tests.bots.tables.test_lobby import refused
from tests.engine.recorded import recorded
from tests.engine.table import cards

KINGDOM = RECOMMENDED[5].cards
FOUND = Analysis(
    (DeckStyle("money"), DeckStyle("money_with", (("smithy", 2),))),
    (Tip("idle_actions", {"count": 5}), Tip("better_card", {"card": "gold", "alternative": "silver"})),
    DecisiveTurn(9, 1, 4, 40, 75, ("province",)),
)


def deck(text):
    return [Owned(id, copies, 0) for id, copies in Counter(cards(text)).items()]


class Habit:
    """A Builder, but for one habit: a card that it always buys for this many coins, from some turn on."""

    def __init__(self, *wishes, seat=1):
        self.wishes = wishes
        self.seat = seat
        self.sound = Builder()

    def __call__(self, view, decision):
        picks = self.sound(view, decision)
        moves = [f"buy:{card}" for card in self.wishes]
        if (
            decision.seat == self.seat
            and decision.verb == "buy"
            and not decision.options[picks[0]].startswith(("play", "t"))
        ):
            return next(((decision.options.index(move),) for move in moves if move in decision.options), picks)
        return picks


def tip_of(*wishes, seed=b"habit"):
    record = recorded(["Ann", "Bob"], KINGDOM, seed, Habit(*wishes))
    return analyse(record, 1).tips[1]


# -- decks -----------------------------------------------------------------------------------------------------------


def test_a_deck_is_named_after_what_it_was_built_around():
    start = "copper*7, estate*3, "
    assert style_of(deck(start + "gold*5, province*4")) == DeckStyle("money")
    assert style_of(deck(start + "smithy*2, silver*5")) == DeckStyle("money_with", (("smithy", 2),))
    assert style_of(deck(start + "gardens*6, workshop*3")).cards == (("gardens", 6), ("workshop", 3))
    assert style_of(deck(start + "gardens*6, workshop*3")).style == "alternative"
    assert style_of(deck(start + "village*4, smithy*3, market")).style == "engine"
    assert style_of(deck(start + "laboratory*5")).style == "chain"


# -- chances ---------------------------------------------------------------------------------------------------------


def test_chances_are_estimated_by_playing_on_with_the_cards_as_they_were():
    def position(*hand):
        rest = {"hand": list(hand), "deck": ["copper"] * 5}
        return Game.arrange(
            {"seed": "x", "supply": {"province": 1}, "players": [rest, {"hand": ["gold"] * 3, "deck": ["copper"] * 5}]}
        ).position()

    poor, rich = position("copper"), position(*["gold"] * 3)
    course = estimate([poor, rich], 2, winner=0, playouts=12)
    assert course.chances == [0, 1, 1]
    assert 0 in course.sharpest


def test_a_turn_that_decided_a_game_put_its_winner_ahead():
    records = [recorded(["Ann", "Bob"], KINGDOM, b"decided %d" % number, Builder()) for number in (0, 2)]
    turns = [found.decisive for record in records if (found := analyse(record, 50)).decisive]
    assert turns
    assert all(turn.before + 15 <= turn.after >= 50 for turn in turns)
    assert all(turn.number == (turn.at + 1) // 2 for turn in turns)


# -- tips ------------------------------------------------------------------------------------------------------------


def test_points_that_are_bought_too_early_become_a_tip():
    found = tip_of("duchy", "estate")
    assert found.kind == "early_points"
    assert found.facts["card"] in ("duchy", "estate")


def test_actions_that_cannot_be_played_become_a_tip():
    assert tip_of("smithy", "council_room", "militia").kind == "idle_actions"


def test_who_buys_as_advised_is_told_so():
    record = recorded(["Ann", "Bob"], KINGDOM, b"sound", Builder())
    found = analyse(record, 1).tips
    bought = [each.facts for each in found if each.kind == "as_advised"]
    assert bought
    assert all(facts["count"] == facts["all"] > 5 for facts in bought)


# -- in a process of its own, once -----------------------------------------------------------------------------------


def test_an_analysis_is_the_same_after_packing_and_damaged_bytes_are_none():
    data = FOUND.to_bytes()
    assert Analysis.from_bytes(data, 2) == FOUND
    assert Analysis.from_bytes(replace(FOUND, decisive=None).to_bytes(), 2).decisive is None
    damaged = [data[:-3], b"", b"[]", b"\xff", data.replace(b"smithy", b"smythy"), data.replace(b"idle", b"idol")]
    assert [Analysis.from_bytes(each, 2) for each in damaged] == [None] * len(damaged)
    assert Analysis.from_bytes(data, 3) is None


async def test_another_process_analyses_a_record_and_fails_alone():
    record = recorded(["Ann", "Bob"], KINGDOM, b"apart", Builder())
    data = await analyse_apart(record.to_bytes(), 5)
    assert Analysis.from_bytes(data, 2).decks == analyse(record, 1).decks
    assert await analyse_apart(b"nonsense", 5) is None


class Run:
    """In place of the other process: counts, and answers when it is told to."""

    def __init__(self, house):
        self.times = 0
        self.is_ready = asyncio.Event()
        self.found = FOUND
        house.worker.analyst.run = self

    async def __call__(self, _data, _playouts):
        self.times += 1
        await self.is_ready.wait()
        return self.found and self.found.to_bytes()


async def test_a_game_is_analysed_once_however_many_people_ask(house):
    table = await played(house, ANN)
    run, analyst = Run(house), house.worker.analyst
    assert await analyst.find(HERE, "") is None
    asked = [asyncio.create_task(analyst.analyse(HERE, table.game.commitment[:8])) for _ in range(3)]
    run.is_ready.set()
    found = await asyncio.gather(*asked)
    assert run.times == 1
    assert all(each.analysis == FOUND for each in found)
    assert found[0].computers == {1}
    assert (await analyst.find(HERE, "")).analysis == FOUND
    assert (await analyst.analyse(HERE, "")).analysis == FOUND
    assert run.times == 1
    analyst.playouts = 0  # the host does without analyses
    for find in (analyst.find, analyst.analyse):
        with refused("no-analysis"):
            await find(HERE, "")


async def test_an_analysis_that_was_cut_off_or_failed_begins_again_with_the_next_press(house, client):
    table = await played(house, ANN)
    run, analyst = Run(house), house.worker.analyst
    asked = asyncio.create_task(analyst.analyse(HERE, ""))
    while not run.times:
        await asyncio.sleep(0)
    await analyst.close()
    with pytest.raises(asyncio.CancelledError):
        await asked
    assert not await client.exists(keys.analysis(HERE, game_id(table.game.commitment)))
    run.is_ready.set()
    run.found = None  # the process fails, and nothing of that is stored
    with refused("analysis-failed"):
        await analyst.analyse(HERE, "")
    run.found = FOUND
    assert (await analyst.analyse(HERE, "")).analysis == FOUND
    assert run.times == 3
