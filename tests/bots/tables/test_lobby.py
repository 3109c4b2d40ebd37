"""Before the game: opening, joining, agreeing, starting."""

import pytest

from bots.people import Person, badge
from bots.refusals import NoTable, Refusal
from engine import RECOMMENDED, SETS
from storage.places import Place
from storage.table import CLOSED, LOBBY, PLAYING, Options
from tests.bots.house import ADMIN, ANN, BOB, CID, EVE, HERE


def refused(key):
    return pytest.raises(Refusal, match=f"^{key}$")


async def names(house, place=HERE):
    return [seat.name for seat in (await house.table(place)).seats]


async def test_a_person_who_opens_a_lobby_sits_there_as_its_host(house):
    await house.lobby(ANN)
    table = await house.table()
    assert (table.phase, table.host, table.title) == (LOBBY, ANN.id, "Friends")
    assert await names(house) == ["Ann"]


async def test_a_place_has_one_table(house):
    await house.lobby(ANN)
    with refused("table-exists"):
        await house.tables.open(HERE, BOB)
    assert await names(house) == ["Ann"]


async def test_a_topic_of_a_chat_has_a_table_of_its_own(house):
    await house.lobby(ANN)
    await house.lobby(BOB, place=Place("telegram", HERE.channel, "8"))
    assert await names(house) == ["Ann"]


async def test_people_join_and_leave(house):
    await house.lobby(ANN, BOB)
    await house.tables.do("leave", HERE, BOB)
    assert await names(house) == ["Ann"]
    with refused("not-seated"):
        await house.tables.do("leave", HERE, BOB)


async def test_a_person_who_watched_and_joins_watches_no_longer(house):
    await house.lobby(ANN)
    await house.tables.do("watch", HERE, BOB)
    await house.tables.do("join", HERE, BOB)
    assert (await house.table()).watchers == []


async def test_nobody_sits_twice(house):
    await house.lobby(ANN)
    with refused("seated-already"):
        await house.tables.do("join", HERE, ANN)


async def test_the_host_who_leaves_hands_the_table_on(house):
    await house.lobby(ANN, BOB, computers=1)
    await house.tables.do("leave", HERE, ANN)
    assert (await house.table()).host == BOB.id


async def test_a_lobby_that_everyone_left_is_closed_and_the_place_is_free(house):
    await house.lobby(ANN, computers=1)
    await house.tables.do("leave", HERE, ANN)
    assert (await house.table()).phase == CLOSED
    await house.lobby(BOB)
    assert await names(house) == ["Bob"]


async def test_a_full_table_takes_nobody(house):
    await house.lobby(ANN, BOB, players="2")
    with refused("table-full"):
        await house.tables.do("join", HERE, CID)
    with refused("table-full"):
        await house.tables.do("add_computer", HERE, ANN)


async def test_people_of_one_name_are_told_apart(house):
    await house.lobby(ANN, Person("telegram:5", "ann"), Person("telegram:6", "Ann"))
    assert await names(house) == ["Ann", "ann 2", "Ann 3"]


@pytest.mark.parametrize("given", ["", "  \n ", "\u202e\u200b", "\u3164"])
async def test_a_name_of_nothing_that_can_be_read_is_replaced(house, given):
    await house.lobby(Person("telegram:5", given))
    assert await names(house) == ["Player"]


async def test_a_long_name_in_several_lines_becomes_a_short_one_in_one_line(house):
    await house.lobby(Person("telegram:5", "Ann\nis " + "very " * 10))
    assert await names(house) == ["Ann is very very very ve"]


async def test_computer_players_come_and_go(house):
    await house.lobby(ANN, computers=2)
    ann, first, second = await names(house)
    assert len({ann, first, second}) == 3
    await house.tables.do("remove_computer", HERE, ANN)
    assert await names(house) == ["Ann", first]
    await house.tables.do("remove_computer", HERE, ANN)
    with refused("no-computer"):
        await house.tables.do("remove_computer", HERE, ANN)


async def test_strangers_bring_no_computer_players(house):
    await house.lobby(ANN, BOB)
    with refused("not-host"):
        await house.tables.do("add_computer", HERE, EVE)
    await house.tables.do("add_computer", HERE, BOB)


async def test_the_host_can_ask_someone_to_leave_the_lobby(house):
    await house.lobby(ANN, BOB)
    with refused("not-host"):
        await house.tables.do("option", HERE, BOB, f"unseat={badge(ANN.id)}")
    await house.tables.do("option", HERE, ANN, f"unseat={badge(BOB.id)}")
    assert await names(house) == ["Ann"]
    with refused("gone-already"):
        await house.tables.do("option", HERE, ANN, f"unseat={badge(BOB.id)}")
    assert await house.tables.places_of(BOB) == []


async def test_a_host_is_asked_to_leave_by_nobody(house):
    await house.lobby(ANN, BOB)
    with refused("gone-already"):
        await house.tables.do("option", HERE, ADMIN, f"unseat={badge(ANN.id)}")
    assert await names(house) == ["Ann", "Bob"]


# -- options -----------------------------------------------------------------------------------------------------------


async def test_only_the_host_and_admins_decide(house):
    await house.lobby(ANN, BOB)
    for deed in (
        lambda: house.tables.do("option", HERE, BOB, "pace=live"),
        lambda: house.tables.do("start", HERE, BOB),
        lambda: house.tables.do("stop", HERE, BOB),
    ):
        with refused("not-host"):
            await deed()
    await house.tables.do("option", HERE, ADMIN, "pace=live")
    assert (await house.table()).options.pace == "live"


@pytest.mark.parametrize("kingdom", RECOMMENDED, ids=lambda kingdom: kingdom.id)
async def test_a_recommended_kingdom_brings_its_cards_and_its_edition(house, kingdom):
    await house.lobby(ANN, kingdom=kingdom.id)
    options = (await house.table()).options
    assert (options.cards, options.edition) == (kingdom.cards, kingdom.edition)


async def test_a_random_kingdom_is_drawn_at_once_and_anew_with_every_press(house):
    await house.lobby(ANN, kingdom="random")
    first = (await house.table()).options.cards
    assert len(first) == 10
    assert set(first) <= set(SETS["base2"])
    await house.tables.do("option", HERE, ANN, "kingdom=random")
    assert (await house.table()).options.cards != first


async def test_at_least_one_set_stays_chosen(house):
    await house.lobby(ANN)
    with refused("no-sets"):
        await house.tables.do("option", HERE, ANN, "sets=-base2")


async def test_sets_are_taken_in_and_out(house):
    await house.lobby(ANN, sets="dark_ages")
    await house.tables.do("option", HERE, ANN, "sets=dark_ages")
    assert (await house.table()).options.sets == ("base2", "dark_ages")
    await house.tables.do("option", HERE, ANN, "sets=-base2")
    options = (await house.table()).options
    assert options.sets == ("dark_ages",)
    assert options.kingdom == "random"
    assert len(options.cards) == 10
    assert set(options.cards) <= set(SETS["dark_ages"])


@pytest.mark.parametrize("comma", [",", ", ", " ,, "])
async def test_ten_cards_of_ones_own(house, comma):
    cards = RECOMMENDED[0].cards
    await house.lobby(ANN, own=comma.join(cards))
    assert (await house.table()).options.cards == cards


@pytest.mark.parametrize(
    ("name", "value", "key"),
    [
        ("own", "village,smithy", "kingdom-not-ten"),
        ("own", ",".join([*RECOMMENDED[0].cards[:9], "copper"]), "no-kingdom-card"),
        ("kingdom", "nonsense", "bad-option"),
        ("sets", "atlantis", "bad-option"),
        ("players", "7", "bad-option"),
        ("players", "many", "bad-option"),
        ("players", "1", "bad-option"),
        ("edition", "3", "bad-option"),
        ("shelters", "maybe", "bad-option"),
        ("pace", "hurried", "bad-option"),
        ("language", "xx", "bad-option"),
        ("colour", "blue", "bad-option"),
    ],
)
async def test_nonsense_is_refused_and_changes_nothing(house, name, value, key):
    await house.lobby(ANN)
    before = (await house.table()).pack()
    with refused(key):
        await house.tables.do("option", HERE, ANN, f"{name}={value}")
    assert (await house.table()).pack() == before


async def test_there_cannot_be_fewer_seats_than_people(house):
    await house.lobby(ANN, BOB, CID)
    with refused("seats-taken"):
        await house.tables.do("option", HERE, ANN, "players=2")


@pytest.mark.parametrize(
    ("name", "value"), [("shelters", "yes"), ("pace", "live"), ("language", "en"), ("edition", "1")]
)
async def test_every_other_option_can_be_chosen(house, name, value):
    await house.lobby(ANN, **{name: value})
    assert str(getattr((await house.table()).options, name)) == value


async def test_a_table_can_be_opened_with_options_agreed_before(house):
    await house.tables.open(HERE, ANN, "Friends", Options(pace="live", kingdom="underlings"))
    options = (await house.table()).options
    assert options.pace == "live"
    assert len(options.cards) == 10


# -- starting ----------------------------------------------------------------------------------------------------------


async def test_the_host_starts_the_game(house):
    await house.game(ANN, BOB)
    table = await house.table()
    assert table.phase == PLAYING
    assert [player.name for player in table.game.view(None).players] == ["Ann", "Bob"]


async def test_guests_may_begin_without_a_host_who_is_not_heard_of(house):
    await house.lobby(ANN, BOB)
    house.clock.time += house.worker.limits.silent - 1
    with refused("not-host"):
        await house.tables.do("start", HERE, BOB)
    house.clock.time += 1
    with refused("not-host"):
        await house.tables.do("start", HERE, EVE)
    await house.tables.do("start", HERE, BOB)
    assert (await house.table()).phase == PLAYING


async def test_nobody_plays_alone(house):
    await house.lobby(ANN)
    with refused("too-few"):
        await house.tables.do("start", HERE, ANN)


async def test_one_person_and_a_computer_player_are_enough(house):
    await house.game(ANN, computers=1)
    table = await house.table()
    assert all(decision.seat == 0 for decision in table.game.pending)


async def test_shelters_without_dark_ages_are_explained(house):
    await house.lobby(ANN, BOB, shelters="yes")
    with refused("no-shelters"):
        await house.tables.do("start", HERE, ANN)
    await house.tables.do("option", HERE, ANN, "kingdom=grim_parade")
    await house.tables.do("start", HERE, ANN)


async def test_a_game_begins_once(house):
    await house.game(ANN, BOB)
    with refused("game-begun"):
        await house.tables.do("start", HERE, ANN)
    with refused("game-begun"):
        await house.tables.do("join", HERE, CID)
    with refused("game-begun"):
        await house.tables.do("option", HERE, ANN, "pace=live")
    with refused("game-begun"):
        await house.tables.do("leave", HERE, ANN)


async def test_where_there_is_no_table_everything_says_so(house):
    for deed in (
        lambda: house.tables.do("join", HERE, ANN),
        lambda: house.tables.do("leave", HERE, ANN),
        lambda: house.tables.do("start", HERE, ANN),
        lambda: house.tables.do("undo", HERE, ANN),
        lambda: house.tables.do("stop", HERE, ADMIN),
    ):
        with pytest.raises(NoTable):
            await deed()


async def test_the_buttons_of_an_old_lobby_are_old_at_the_next_table(house):
    await house.lobby(ANN, BOB)
    old = await house.token("s", number=0)
    await house.tables.do("stop", HERE, ANN)
    await house.lobby(ANN, BOB)
    with refused("stale"):
        await house.push(ANN, old)


@pytest.mark.parametrize(
    ("press", "argument", "notice"),
    [("c", "", "done"), ("r", "", "done"), ("o", "pace=live", "done"), ("s", "", "started"), ("w", "", "watching")],
)
async def test_the_lobby_is_played_by_buttons(house, press, argument, notice):
    await house.lobby(ANN, BOB, computers=1)
    person = EVE if press == "w" else ANN
    number = 3 if press in "cr" else 0  # people sit here
    outcome = await house.push(person, await house.token(press, argument, number))
    assert outcome.notice == notice


@pytest.mark.parametrize("press", ["c", "r"])
async def test_a_button_of_the_lobby_pressed_twice_counts_once(house, press):
    await house.lobby(ANN, BOB, computers=1)
    token = await house.token(press, number=3)
    await house.push(ANN, token)
    seats = await names(house)
    with refused("stale"):
        await house.push(ANN, token)
    assert await names(house) == seats


@pytest.mark.parametrize("press", ["j", "l"])
async def test_join_and_leave_of_an_earlier_table_are_old(house, press):
    await house.lobby(ANN, BOB)
    token = await house.token(press, number=0)
    await house.tables.do("stop", HERE, ANN)
    await house.lobby(ANN, BOB)
    with refused("stale"):
        await house.push(BOB if press == "l" else CID, token)
    assert await names(house) == ["Ann", "Bob"]


async def test_a_forged_place_is_noted_nowhere(house):
    for text in ("t-0|0|0|j", "t00|0|0|j", "t-7|0|0|j"):
        with pytest.raises(Refusal):
            await house.push(EVE, text)
    assert await house.worker.people.places(EVE.id) == set()


async def test_a_button_reaches_only_the_table_of_its_own_chat(house):
    elsewhere = Place("telegram", "-5")
    await house.lobby(ANN, BOB)
    await house.lobby(BOB, place=elsewhere)
    token = await house.token("j", number=0)
    with refused("bad-token"):
        await house.push_at(EVE, token, elsewhere)
    with refused("not-seated"):
        await house.push_at(EVE, token, None)
    assert (await house.push_at(EVE, token, HERE)).notice == "joined"


async def test_buttons_of_a_table_that_was_forgotten_are_old_at_the_next_one(house):
    await house.lobby(ANN, BOB)
    old = await house.token("s", number=0)
    await house.worker.store.delete(HERE, (await house.table()).revision)
    house.worker.repository._forget(HERE)
    house.clock.time += 100 * 86_400
    await house.lobby(ANN, BOB)
    with refused("stale"):
        await house.push(ANN, old)


async def test_joining_and_leaving_by_button(house):
    await house.lobby(ANN)
    assert (await house.push(BOB, await house.token("j", number=0))).notice == "joined"
    assert await names(house) == ["Ann", "Bob"]
    assert (await house.push(BOB, await house.token("l", number=0))).notice == "left"
    assert await names(house) == ["Ann"]


async def test_ten_own_cards_never_come_from_a_button(house):
    await house.lobby(ANN)
    with refused("bad-option"):
        await house.push(ANN, await house.token("o", "own=village", 0))


async def test_a_title_that_shows_nothing_is_none_and_a_long_one_is_cut(house):
    await house.tables.open(HERE, ANN, "\u202e\u3164\ufe0f")
    assert (await house.table()).title == ""
    there = HERE._replace(thread="8")
    await house.tables.open(there, ANN, "Fri\u200bends  \n" + "x" * 500)
    assert (await house.table(there)).title == "Friends " + "x" * 192
