"""What the operator of the bot allows at tables: nothing new during maintenance, while running games go on."""

import pytest

from bots.refusals import Refusal
from bots.screens.model import TABLE, Known
from bots.tables.operator_policy import ADMINS, LONGEST_ANNOUNCEMENT
from storage.places import Place
from storage.table import CLOSED, OVER, PLAYING
from tests.bots.house import ADMIN, ANN, BOB, HERE

THERE = Place("telegram", "-100777")


async def drain(house, on=True):
    await house.worker.policy.store.drain(on)
    await house.worker.policy.refresh()


async def refusal_of(action):
    with pytest.raises(Refusal) as refused:
        await action
    return refused.value.key


async def finish(house, place=HERE):
    await house.worker.repository.change(place, lambda table: setattr(table, "phase", OVER))


async def test_while_the_bot_drains_no_table_is_opened_and_no_game_begins(house):
    await house.lobby(ANN, BOB)
    await drain(house)
    assert await refusal_of(house.tables.require_room(ANN, THERE)) == "maintenance"
    assert await refusal_of(house.tables.do("start", HERE, ANN)) == "maintenance"
    await drain(house, on=False)
    await house.tables.require_room(ANN, THERE)
    await house.tables.do("start", HERE, ANN)
    assert (await house.table()).phase == PLAYING


async def test_while_the_bot_drains_running_games_go_on_and_no_rematch_follows(house):
    await house.game(ANN, BOB)
    await drain(house)
    [decision] = (await house.table()).game.pending
    await house.answer((ANN, BOB)[decision.seat], "play:copper")
    await finish(house)
    assert await refusal_of(house.tables.do("rematch", HERE, ANN)) == "maintenance"


async def test_where_only_admins_open_tables_others_neither_open_one_nor_ask_for_a_rematch(house):
    house.worker.policy.opening = ADMINS
    assert await refusal_of(house.tables.require_room(ANN, HERE)) == "admins-open"
    await house.tables.require_room(ADMIN, HERE)
    await house.game(ANN, BOB)  # once a table is open, its host begins the game
    await finish(house)
    assert await refusal_of(house.tables.do("rematch", HERE, BOB)) == "admins-open"


async def test_an_announcement_is_one_plain_line_until_its_time_is_over(house):
    policy = house.worker.policy
    await policy.store.announce("Back\nat /new nine\u202e" + "!" * 500, int(house.clock.time) + 60)
    await policy.refresh()
    assert policy.announcement.startswith("Back at \u2215new nine!")
    assert len(policy.announcement) == LONGEST_ANNOUNCEMENT
    house.clock.time += 60
    assert policy.announcement == ""


async def test_every_screen_of_a_live_table_shows_the_announcement_in_its_own_language(house):
    await house.game(ANN, BOB)
    await house.tables.do("watch", HERE, ADMIN)
    await house.tables.prefer(BOB, {"language": "de"})
    await house.worker.policy.store.announce("Back at nine", int(house.clock.time) + 60)
    await house.worker.policy.refresh()
    wanted = await house.worker._find_wanted(HERE, Known())
    line, german = "From the operator of this bot: Back at nine", "Vom Betreiber dieses Bots: Back at nine"
    seen = {
        audience.key: screen.text.splitlines()[1]
        for audience, screen in wanted.screens.items()
        if audience.key != "call"
    }
    assert seen == {"table": line, "seat:0": line, "seat:1": german, f"watch:{ADMIN.id}": line}
    before = {audience: screen.alert for audience, screen in wanted.screens.items()}
    await house.worker.policy.store.announce("", 0)
    await house.worker.policy.refresh()
    wanted = await house.worker._find_wanted(HERE, Known())
    assert {audience: screen.alert for audience, screen in wanted.screens.items()} == before  # it notifies nobody
    assert "Back at nine" not in "".join(screen.text for screen in wanted.screens.values())


async def test_a_lobby_shows_the_announcement_and_a_finished_game_does_not(house):
    await house.worker.policy.store.announce("Back at nine", int(house.clock.time) + 60)
    await house.worker.policy.refresh()
    await house.lobby(ANN, BOB)
    lobby = (await house.worker._find_wanted(HERE, Known())).screens[TABLE]
    assert "From the operator of this bot: Back at nine" in lobby.text
    await house.worker.repository.change(HERE, lambda table: setattr(table, "phase", CLOSED))
    assert "Back at nine" not in (await house.worker._find_wanted(HERE, Known())).screens[TABLE].text


async def test_a_chat_that_was_blocked_stays_blocked_when_it_becomes_another_one(house):
    policy = house.worker.policy
    await policy.store.block(HERE.text, "spam")
    await policy.refresh()
    await house.lobby(ANN)
    await house.tables.move(HERE, THERE)
    await policy.refresh()
    assert policy.rules.blocked == {HERE.text: "spam", THERE.text: "spam"}
