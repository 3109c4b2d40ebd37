"""Computer players: people choose their level; they have names of their own and remember nothing."""

from bots.language.texts import Texts
from bots.people import LONGEST_NAME, Person
from bots.tables.cast import CAST, name_of
from engine import LEVELS, TEMPERS
from storage.seat import Seat
from tests.bots.house import ANN, BOB, EVE, HERE
from tests.bots.tables.test_lobby import refused
from tests.engine.table import Table as RulesTable
from tests.languages.catalogues import LANGUAGES


async def computers(house):
    return [seat for seat in (await house.table()).seats if not seat.person]


def test_every_level_has_a_cast_of_all_tempers_whose_names_differ_in_every_language():
    assert {(each.level, each.temper) for each in CAST} == {(level, temper) for level in LEVELS for temper in TEMPERS}
    for language in LANGUAGES:
        names = [name_of(character.id, Texts(language)) for character in CAST]
        assert len(set(names)) == len(names)
        assert max(map(len, names)) <= LONGEST_NAME


async def test_every_player_may_change_the_level_of_the_last_computer_player_which_is_kept_for_the_next_one(house):
    await house.lobby(ANN, BOB, players="5")
    await house.push(BOB, await house.token("c", number=2))
    await house.push(ANN, await house.token("c", number=3))
    assert [seat.level for seat in await computers(house)] == ["sound", "sound"]
    assert (await house.push(BOB, await house.token("o", "opponent=beginner", 4))).page == ""
    await house.push(BOB, await house.token("c", number=4))
    added = await computers(house)
    assert [seat.level for seat in added] == ["sound", "beginner", "beginner"]
    known = {(each.id, each.level, each.temper) for each in CAST}
    assert {(seat.character, seat.level, seat.temper) for seat in added} <= known
    assert len({seat.name for seat in added}) == 3
    assert all(seat.seed for seat in added)
    with refused("bad-level"):
        await house.tables.do("add_computer", HERE, ANN, "genius")
    with refused("bad-option"):
        await house.tables.do("option", HERE, ANN, "opponent=genius")
    with refused("not-host"):
        await house.tables.do("option", HERE, EVE, "opponent=strong")


async def test_a_second_press_adds_no_second_computer_player_and_a_late_one_changes_nobody_else(house):
    await house.lobby(ANN)
    with refused("no-computer"):
        await house.tables.do("option", HERE, ANN, "opponent=strong")
    button = await house.token("c", number=1)
    await house.push(ANN, button)
    with refused("stale"):
        await house.push(ANN, button)
    change = await house.token("o", "opponent=strong", 2)
    for _ in range(2):
        await house.push(ANN, change)
    await house.push(ANN, await house.token("c", number=2))
    with refused("stale"):
        await house.push(ANN, change)
    assert [seat.level for seat in await computers(house)] == ["strong"] * 2


async def test_another_level_brings_other_computer_players(house):
    await house.lobby(ANN, computers=2, level="strong")
    before = await computers(house)
    await house.tables.do("option", HERE, ANN, "level=beginner")
    after = await computers(house)
    assert [seat.level for seat in before + after] == ["strong"] * 2 + ["beginner"] * 2
    assert len({seat.name for seat in before + after}) == 4


async def test_computer_players_have_their_names_in_the_language_of_the_table(house):
    await house.lobby(ANN, computers=1, level="strong")
    await house.tables.do("option", HERE, ANN, "language=uk")
    (seat,) = await computers(house)
    assert seat.name == name_of(seat.character, Texts("uk"))


async def test_no_computer_player_is_called_like_a_person(house):
    names = [name_of(each.id, Texts()) for each in CAST if each.level == "sound"]
    people = [Person(f"telegram:{number}", name) for number, name in enumerate(names[1:5], 1)]
    await house.lobby(*people, players="6")
    await house.tables.do("add_computer", HERE, people[0])
    await house.tables.do("add_computer", HERE, people[0])
    assert {seat.name for seat in await computers(house)} == {names[0], names[5]}


async def test_a_person_keeps_their_name_and_the_computer_player_who_has_it_makes_room(house):
    await house.lobby(ANN, computers=1)
    (before,) = await computers(house)
    await house.tables.do("join", HERE, Person("telegram:7", before.name.upper()))
    (after,) = await computers(house)
    assert (await house.table()).seats[2].name == before.name.upper()
    assert (after.level, after.name == before.name) == ("sound", False)


async def test_a_rematch_keeps_the_opponents_and_a_new_table_their_level(house):
    await house.standing(RulesTable("gold*3", "copper", supply={"province": 1}), ANN, BOB)

    def play_alone(table):
        table.solo, table.options.level = True, "strong"
        table.seats[1] = Seat("Magnus", computer=True, level="strong", seed=b"any", character="magnus")

    await house.worker.repository.change(HERE, play_alone)
    opponents = await computers(house)
    await house.press(ANN, "B", "province")
    await house.tables.do("rematch", HERE, ANN)
    again = [(seat.level, seat.temper, seat.seed, seat.character) for seat in await computers(house)]
    assert again == [(seat.level, seat.temper, seat.seed, seat.character) for seat in opponents]
    await house.tables.do("stop", HERE, ANN)
    await house.tables.open(HERE, ANN, solo=True)
    assert [seat.level for seat in await computers(house)] == ["strong"]


async def test_the_first_opponent_of_somebody_who_plays_alone_is_a_beginner(house):
    await house.tables.open(HERE, ANN, solo=True)
    assert [seat.level for seat in await computers(house)] == ["beginner"]
    await house.tables.do("option", HERE, ANN, "opponent=sound")
    assert [seat.level for seat in await computers(house)] == ["sound"]
