"""The end of a game, and the next one with the same people."""

import pytest

from bots.refusals import Stale
from storage.story import Story, TurnInShort
from storage.table import LOBBY, OVER
from tests.bots.house import ANN, BOB, CID, DAN, EVE, HERE
from tests.bots.tables.test_games import history
from tests.bots.tables.test_lobby import refused
from tests.engine.table import Table


async def finished(house, *people):
    """A game whose last Province has just been bought, by the first person, who wins."""
    last = Table("gold*3", *["copper"] * (len(people) - 1), supply={"province": 1})
    await house.standing(last, *people)
    await house.press(people[0], "B", "province")
    return await house.table()


async def test_the_last_province_ends_the_game(house):
    table = await finished(house, ANN, BOB)
    assert table.phase == OVER
    assert table.game.result.winners == (0,)
    with refused("stale"):
        await house.press(BOB, "f")


async def test_a_rematch_asks_everyone_else_and_begins_left_of_the_winner(house):
    await finished(house, ANN, BOB, CID)
    await house.tables.do("rematch", HERE, BOB)
    table = await house.table()
    assert (table.phase, table.host) == (LOBBY, ANN.id)
    assert [(seat.name, seat.pending) for seat in table.seats] == [("Ann", True), ("Bob", False), ("Cid", True)]
    for person in (ANN, CID):
        await house.tables.do("join", HERE, person)
    await house.tables.do("start", HERE, ANN)
    table = await house.table()
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Cid"]
    assert table.game.view(None).current == 1


async def test_a_rematch_begins_with_those_who_are_in(house):
    await finished(house, ANN, BOB, CID)
    await house.tables.do("rematch", HERE, CID)
    with refused("too-few"):
        await house.tables.do("start", HERE, CID)  # the host has not answered
    await house.tables.do("join", HERE, ANN)
    with refused("not-host"):
        await house.tables.do("start", HERE, CID)
    await house.tables.do("start", HERE, ANN)
    table = await house.table()
    assert [seat.name for seat in table.seats] == ["Ann", "Cid"]
    assert table.game.view(None).current == 1  # Bob was to begin; the seat to his left does
    assert HERE not in await house.tables.places_of(BOB)


@pytest.mark.parametrize(("change", "person", "seats"), [("add_computer", ANN, 4), ("leave", BOB, 2)])
async def test_seats_may_come_and_go_before_a_rematch_of_a_game_whose_story_is_known(house, change, person, seats):
    await finished(house, ANN, BOB, CID)
    story = Story((TurnInShort(0, (6, 3, 3), (0,)),))
    await house.worker.repository.change(HERE, lambda table: setattr(table, "story", story))
    await house.tables.do("rematch", HERE, ANN)
    await house.tables.do(change, HERE, person)
    table = await house.table()
    assert (table.phase, len(table.seats), table.story) == (LOBBY, seats, None)


async def test_computer_players_stay_for_a_rematch_and_others_may_join_it(house):
    await finished(house, ANN, BOB, CID)
    await house.worker.repository.change(HERE, lambda table: setattr(table.seats[1], "resigned", True))
    await house.tables.do("rematch", HERE, ANN)
    await house.tables.do("leave", HERE, CID)
    await house.tables.do("join", HERE, DAN)
    await house.tables.do("start", HERE, ANN)
    ann, computer, dan = (await house.table()).seats
    assert (ann.name, dan.name) == ("Ann", "Dan")
    assert (computer.person, computer.level) == ("", "sound")


async def test_a_person_who_plays_alone_is_told_that_the_table_is_closed_or_the_game_begins(house):
    def play_alone(table):
        table.solo, table.seats[1].person = True, ""

    await finished(house, ANN, BOB)
    await house.worker.repository.change(HERE, play_alone)
    assert (await house.tables.do("rematch", HERE, ANN)).notice == "started"
    assert (await house.tables.do("resign", HERE, ANN)).notice == "stopped"


async def test_two_who_ask_for_a_rematch_at_once_are_both_in(house):
    await finished(house, ANN, BOB)
    token = await house.token("m", number=0)
    await house.push(ANN, token)
    await house.push(BOB, token)
    assert not any(seat.pending for seat in (await house.table()).seats)
    for person in (ANN, BOB):
        with pytest.raises(Stale):
            await house.push(person, token)


async def test_a_rematch_keeps_its_kingdom_until_another_one_is_drawn(house):
    table = await finished(house, ANN, BOB)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "kingdom", "random"))
    await house.tables.do("rematch", HERE, ANN)
    assert (await house.table()).options.cards == table.options.cards
    await house.press(ANN, "o", "reroll=1")
    assert (await house.table()).options.cards != table.options.cards


async def test_a_rematch_offers_all_treasures_at_once_even_if_the_last_game_did_not(house):
    last = Table(me="gold*3", you="copper", phase="buy", supply={"province": 1}, treasures_at_once=False)
    await house.standing(last, ANN, BOB)
    await house.press(ANN, "B", "province")
    assert not (await house.table()).game.setup.treasures_at_once
    await house.tables.do("rematch", HERE, ANN)
    await house.tables.do("join", HERE, BOB)
    await house.tables.do("start", HERE, ANN)
    (decision,) = (await house.table()).game.pending
    assert "treasures" in decision.options


async def test_a_person_who_resigned_leaves_no_name_in_the_rematch(house):
    last = Table("gold*3", "copper", "copper", supply={"province": 1})
    await house.standing(last, ANN, BOB, CID)
    await house.tables.do("resign", HERE, CID)
    await house.press(ANN, "B", "province")
    await house.tables.do("rematch", HERE, ANN)
    table = await house.table()
    assert [seat.name for seat in table.seats][:2] == ["Ann", "Bob"]
    assert table.seats[2].character
    assert table.seats[2].name != "Cid"
    assert not table.seats[2].person


async def test_a_rematch_is_for_those_at_the_table_and_after_the_game(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    with refused("not-over"):
        await house.tables.do("rematch", HERE, ANN)
    await finished_again(house)
    with refused("not-seated"):
        await house.tables.do("rematch", HERE, EVE)


async def finished_again(house):
    await house.tables.do("stop", HERE, ANN)
    await finished(house, ANN, BOB)


async def test_the_history_of_a_rematch_is_its_own(house):
    await finished(house, ANN, BOB)
    assert await history(house)
    await house.rematch(ANN, BOB)
    assert await history(house) == []
