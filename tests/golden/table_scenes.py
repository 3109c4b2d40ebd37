"""Tables worth keeping, made by people who do things at a worker with a real server, and dumps of that server."""

import contextlib
import tempfile
from pathlib import Path

from bots.people import Person
from bots.screens.context import Stamp
from bots.tables.tokens import picks_text
from engine import EngineError
from storage.connection import connect
from storage.embedded import EmbeddedServer
from storage.places import Place
from storage.table import PLAYING, Table
from tests.bots.house import HERE, Clock, House
from tests.bots.platform import Platform
from tests.engine.table import Table as RulesTable
from tests.golden.chooser import choose, next_question
from tests.golden.dumps import dump, read_all
from tests.golden.plain import plain, table_data, to_text

ANN = Person("telegram:1", "Ann", "en")
BOB = Person("telegram:22", "Bob the Builder, Esquire", "de")
OLHA = Person("telegram:333", "Ольга 🐢", "uk")
DAN = Person("telegram:4444", "Dan")
EVE = Person("telegram:55555", "Eve", "ru")
FAY = Person("telegram:666666", "Fay", "pt")
GUS = Person("telegram:7777777777", "Gus", "de")
PEOPLE = (ANN, BOB, OLHA, DAN, EVE, FAY)
AT_DISCORD = tuple(Person(f"discord:{10**17 + number}", name) for number, name in enumerate(("Ann", "Bob", "Cid")))

GROUP = Place("telegram", "-4242")
CHANNEL = Place("discord", "112233445566778899")
THREAD = Place("discord", "998877665544332211", "112233445566778800")
AT_HOME = Place("terminal", "0")
OWN = "cellar, militia, moat, village, workshop, festival, market, smithy, gardens, remodel"


class Scene:
    """A worker that draws on platforms in memory, and what people do there."""

    def __init__(self, client):
        self.client = client
        clock = Clock()
        self.platforms = {name: Platform(clock=clock) for name in ("telegram", "discord", "terminal")}
        self.house = House(client, clock, self.platforms)
        self.tables, self.people, self.clock = self.house.tables, self.house.worker.people, clock

    async def press(self, person, press, argument="", place=HERE):
        await self.house.press(person, press, argument, place=place)

    async def plays(self, people, presses, place=HERE):
        """Press that many times for the players who are asked; fewer if the game ends."""
        for _ in range(presses):
            table = await self.house.table(place)
            asked = (
                []
                if table.game is None
                else [each for each in table.game.pending if not table.seats[each.decider].computer]
            )
            if table.phase == PLAYING and table.held is not None and not asked:  # a computer player waits with it
                await self.house.waits(table.seats[table.held.seat].undo)
                continue
            if table.phase != PLAYING or not asked:
                break
            decision = next_question(asked, table.game.number)
            person = next(each for each in people if each.id == table.seats[decision.decider].person)
            await self.house.push(person, answer_token(table, decision, choose(decision)))

    async def takes_back(self, people, place=HERE):
        """Press until a move can be undone, then undo it."""
        while True:
            await self.plays(people, 1, place)
            table = await self.house.table(place)
            for seat in table.people():
                if table.game.can_undo(seat):
                    person = next(each for each in people if each.id == table.seats[seat].person)
                    return await self.press(person, "u", place=place)

    async def plays_to_the_end(self, people, place=HERE):
        await self.plays(people, 3000, place)
        assert (await self.house.table(place)).phase != PLAYING

    async def stands(self, rules_table, *people, place=HERE, **seats):
        await self.house.standing(rules_table, *people, place=place, **seats)

    async def lobby(self, *people, **options):
        return await self.house.lobby(*people, **options)

    async def game(self, *people, **options):
        return await self.house.game(*people, **options)


def answer_token(table, decision, picks):
    """The button with that answer, which asks nothing even if that ends the game."""
    return Stamp(table.place, table.generation).token("A", picks_text(decision, picks), decision.number)


# -- lobbies -----------------------------------------------------------------------------------------------------------


async def lobby_of_one(it):
    await it.lobby(ANN)


async def lobby_with_every_option_chosen(it):
    await it.lobby(
        ANN, BOB, OLHA, computers=2, players="6", own=OWN, edition="1", shelters="no", pace="live", language="uk"
    )


async def lobby_with_a_random_kingdom_of_all_sets(it):
    await it.lobby(ANN, BOB, sets="intrigue1", place=GROUP)
    for name, value in (("sets", "dark_ages"), ("sets", "hinterlands1"), ("sets", "base1"), ("shelters", "yes")):
        await it.tables.do("option", GROUP, ANN, f"{name}={value}")
    await it.tables.do("option", GROUP, ANN, "pace=none")
    await it.tables.do("watch", GROUP, GUS)


async def lobby_at_the_terminal(it):
    await it.lobby(Person("terminal:0", "me"), computers=3, place=AT_HOME, kingdom="big_money")


async def lobby_that_will_be_cleared(it):
    await it.lobby(ANN, BOB, place=CHANNEL)
    await it.house.waits(86_400 // 2 + 10)


async def lobby_left_by_its_host(it):
    await it.lobby(ANN, BOB, OLHA)
    await it.tables.do("leave", HERE, ANN)


# -- games under way ---------------------------------------------------------------------------------------------------


async def game_of_two_just_dealt(it):
    await it.game(ANN, BOB)


async def game_of_three_after_a_move_taken_back(it):
    await it.game(ANN, BOB, OLHA, kingdom="interaction", language="de")
    await it.plays(PEOPLE, 12)
    await it.takes_back(PEOPLE)
    await it.plays(PEOPLE, 1)


async def game_of_four_with_a_vote_and_a_nudge(it):
    await it.game(ANN, BOB, OLHA, DAN, players="4", pace="none")
    await it.plays(PEOPLE, 31)
    it.clock.time += 4000
    table = await it.house.table()
    asked = table.game.pending[0].seat
    others = [person for person in PEOPLE[:4] if person.id != table.seats[asked].person]
    await it.press(others[0], "n")
    await it.press(others[0], "v", str(asked))


async def game_of_five_with_watchers_and_languages(it):
    await it.people.change(GUS.id, language="uk")
    await it.game(*PEOPLE[:5], players="5", sets="hinterlands1")
    await it.plays(PEOPLE, 44)
    for watcher in (GUS, FAY, Person("telegram:8", "Hal", "ru")):
        await it.press(watcher, "w")


async def game_of_six_deep_in_the_dark_ages(it):
    await it.lobby(*PEOPLE, players="6", sets="dark_ages")
    await it.tables.do("option", HERE, ANN, "sets=-base2")
    await it.tables.do("start", HERE, ANN)
    await it.plays(PEOPLE, 150)


async def game_with_computers(it):
    await it.game(ANN, computers=3, sets="intrigue1", place=CHANNEL)
    await it.plays(PEOPLE, 25, CHANNEL)


async def game_of_three_with_one_away_and_one_resigned(it):
    await it.game(ANN, BOB, OLHA, DAN, pace="live", own=OWN)
    await it.plays(PEOPLE, 9)
    await it.house.waits(1500)
    await it.press(OLHA, "h")  # she is back, and only then resigns
    await it.house.push(OLHA, await it.house.token("y", number=0))
    await it.plays(PEOPLE, 2)


async def game_in_which_someone_was_warned(it):
    await it.game(ANN, BOB, pace="live", place=THREAD)
    await it.plays(PEOPLE, 6, THREAD)
    await it.house.waits(100)


async def game_that_will_be_cleared(it):
    await it.game(ANN, BOB, pace="none")
    await it.house.waits(13 * 86_400 + 100)


async def choice_at_a_masquerade_with_one_answer(it):
    await it.stands(
        RulesTable({"hand": "masquerade", "deck": "curse, gold"}, "estate, silver", "copper, village"), ANN, BOB, OLHA
    )
    await it.house.answer(ANN, "play:masquerade")
    await it.house.answer(OLHA, "village")


async def choice_before_a_militia_with_a_moat(it):
    await it.stands(
        RulesTable("militia", "moat, copper*4", "copper*3, estate*2"),
        ANN,
        BOB,
        OLHA,
        place=GROUP,
        moat=False,
        confirm=False,
    )
    await it.house.answer(ANN, "play:militia", place=GROUP)


async def choice_of_a_sentry_with_presses_to_take_back(it):
    await it.stands(RulesTable({"hand": "cellar*2, village*2, estate*2", "deck": "gold*5"}, "copper*5"), ANN, BOB)
    await it.house.answer(ANN, "play:village")
    await it.house.answer(ANN, "play:cellar")


async def presses_that_can_be_taken_back(it):
    await it.stands(RulesTable("copper*3, silver*2", "copper*5", "copper*5", phase="buy"), ANN, BOB, OLHA)
    await it.house.answer(ANN, "play:copper")
    await it.house.answer(ANN, "play:silver")
    await it.press(ANN, "t")


# -- afterwards --------------------------------------------------------------------------------------------------------


async def game_over_and_counted(it):
    await it.people.change(ANN.id, language="en", moat="no")
    await it.people.change(BOB.id, language="de", confirm="no")
    await it.game(ANN, BOB, OLHA, kingdom="village_square")
    await it.press(GUS, "w")
    await it.plays_to_the_end(PEOPLE)
    await it.tables.count(HERE)


async def game_over_and_not_yet_counted(it):
    async def count_later(_place):
        """The worker stops before it gets to the statistics."""

    it.tables.count = count_later
    await it.game(ANN, BOB, computers=1, sets="dark_ages", place=GROUP)
    await it.plays_to_the_end(PEOPLE, GROUP)


async def rematch_after_two_games(it):
    await it.game(*AT_DISCORD[:2], sets="intrigue1", place=THREAD)
    for _ in range(2):
        await it.plays_to_the_end(AT_DISCORD, THREAD)
        await it.house.rematch(*AT_DISCORD[:2], place=THREAD)
    await it.plays(AT_DISCORD, 20, THREAD)


async def game_stopped_in_the_middle(it):
    await it.game(ANN, BOB, OLHA, place=CHANNEL)
    await it.plays(PEOPLE, 30, CHANNEL)
    await it.tables.do("stop", CHANNEL, ANN)


async def lobby_stopped(it):
    await it.lobby(ANN, BOB)
    await it.tables.do("stop", HERE, ANN)


async def group_that_became_a_supergroup(it):
    await it.game(ANN, BOB, OLHA, place=GROUP)
    await it.plays_to_the_end(PEOPLE, GROUP)
    await it.tables.count(GROUP)
    await it.house.rematch(ANN, BOB, OLHA, place=GROUP)
    await it.plays(PEOPLE, 18, GROUP)
    await it.house.worker.redrawer.wait_until_settled()
    await it.tables.move(GROUP, Place("telegram", "-1009876543210"))


async def several_tables_of_one_person(it):
    await game_of_four_with_a_vote_and_a_nudge(it)
    await it.game(ANN, computers=1, place=GROUP, language="ru")
    await it.plays(PEOPLE, 10, GROUP)
    await it.lobby(ANN, BOB, place=Place("telegram", "1"))


# -- since people can take back the end of a turn, and are asked before a rematch --------------------------------------


async def end_of_a_turn_that_can_be_taken_back(it):
    await it.stands(
        RulesTable({"hand": "village, gold, copper*2", "deck": "smithy*6"}, "copper*3"), ANN, BOB, undo=5, auto_end=True
    )
    await it.house.answer(ANN, "play:village")
    await it.press(ANN, "e")
    await it.press(ANN, "b", "silver")
    assert (await it.house.table()).held is not None


async def end_of_a_turn_that_was_taken_back(it):
    await end_of_a_turn_that_can_be_taken_back(it)
    await it.press(ANN, "u")


async def rematch_that_not_everyone_has_agreed_to(it):
    await it.stands(RulesTable("gold*3", "copper", "copper", supply={"province": 1}), ANN, BOB, OLHA, notify="mention")
    await it.press(ANN, "B", "province")
    await it.tables.do("rematch", HERE, BOB)
    await it.press(BOB, "o", f"veto={(await it.house.table()).options.cards[0]}")


async def lobby_with_wishes_where_the_last_people_were_invited(it):
    await it.game(ANN, BOB, OLHA)
    await it.tables.do("stop", HERE, ANN)
    await it.lobby(ANN, wishes="+moat,-chapel,+@village,-@attack", points="yes")
    await it.tables.do("invite", HERE, ANN)


async def turn_that_a_computer_player_finished(it):
    await it.game(ANN, BOB, pace="live")
    await it.house.waits(400)
    assert (await it.house.table()).absences


async def game_against_a_computer_player_alone(it):
    place = Place("telegram", "1")
    await it.tables.open(place, ANN, "Your own game", solo=True, begin=True)
    await it.plays(PEOPLE, 7, place)


async def game_with_pictures_of_its_turns(it):
    await it.game(ANN, BOB, pictures="yes", place=GROUP)
    await it.plays(PEOPLE, 9, GROUP)


async def lobby_with_computer_players_of_all_levels(it):
    await it.lobby(ANN, BOB, players="6", language="uk")
    for level in ("beginner", "sound", "strong"):
        await it.tables.do("add_computer", HERE, BOB, level)


async def game_against_a_beginner_alone(it):
    place = Place("telegram", "1")
    await it.tables.open(place, ANN, "Your own game", solo=True, begin=True, level="beginner")
    await it.plays(PEOPLE, 7, place)


async def game_with_hints(it):
    await it.game(ANN, BOB, place=GROUP)
    for person in (ANN, BOB, ANN):
        with contextlib.suppress(EngineError):  # only the one who is asked gets a hint
            await it.tables.do("hint", GROUP, person)
        await it.plays(PEOPLE, 3, GROUP)
    table = await it.house.table(GROUP)
    asked = table.seats[table.game.pending[0].decider].person
    await it.tables.do("hint", GROUP, next(person for person in PEOPLE if person.id == asked))


async def lobby_without_hints(it):
    await it.tables.open(HERE, ANN, "Friends")
    await it.tables.do("option", HERE, ANN, "hints=no")


# -- with Colonies, a bane, Durations and Possession -------------------------------------------------------------------

WITCHES = "young_witch, tournament, wharf, bank, grand_market, village, smithy, haven, island, treasury"
POSSESSED = "possession, outpost, masquerade, native_village, haven, wharf, familiar, golem, embargo, tactician"


async def lobby_with_colonies_and_a_bane(it):
    await it.lobby(ANN, BOB, own=WITCHES.replace(" ", ""), colonies="yes", bane="lighthouse", language="de")


async def lobby_whose_random_kingdom_of_nine_boxes_has_a_bane(it):
    sets = ("intrigue1", "hinterlands1", "dark_ages", "prosperity", "cornucopia", "seaside", "alchemy")
    await it.lobby(ANN, BOB, kingdom="random")
    for name in sets:
        await it.tables.do("option", HERE, ANN, f"sets={name}")
    await it.tables.do("option", HERE, ANN, "wishes=+young_witch,-moat,-@reaction")


async def game_with_colonies_a_bane_and_durations(it):
    await it.game(ANN, BOB, own=WITCHES.replace(" ", ""), colonies="yes", bane="lighthouse")
    await it.plays(PEOPLE, 60)


async def finished_game_with_colonies_and_a_bane(it):
    await it.game(ANN, BOB, own=WITCHES.replace(" ", ""), colonies="yes", bane="lighthouse", place=CHANNEL)
    await it.plays_to_the_end(PEOPLE, CHANNEL)


async def game_with_possession(it):
    await it.game(ANN, BOB, OLHA, own=POSSESSED.replace(" ", ""), place=GROUP)
    await it.plays(PEOPLE, 150, GROUP)


async def _possessed(it, **seats):
    await it.stands(
        RulesTable(
            {"hand": "possession", "deck": "moat*5", "awaited": "wharf", "haven": "gold"},
            {"hand": "native_village, wharf, gold, copper", "deck": "silver*9", "native_village": "province"},
            {"hand": "copper", "island": "estate*2", "pirate_tokens": 3},
            kingdom=POSSESSED,
            embargo={"gold": 2},
        ),
        ANN, BOB, OLHA, **seats,
    )  # fmt: skip
    await it.house.answer(ANN, "play:possession")
    await it.press(ANN, "e")


async def extra_turn_in_which_another_player_decides(it):
    await _possessed(it)
    await it.house.answer(ANN, "play:native_village")


async def turn_after_one_in_which_another_player_decided(it):
    await _possessed(it)
    await it.press(ANN, "e")
    await it.press(ANN, "b", "silver")
    assert (await it.house.table()).game.pending[0].decider == 1


async def end_of_a_turn_with_durations_that_can_be_taken_back(it):
    hand = {"hand": "haven, gold, copper*2", "deck": "silver*9", "in_play": "wharf"}
    await it.stands(RulesTable(hand, "copper*3"), ANN, BOB, undo=5)
    await it.house.answer(ANN, "play:haven")
    await it.house.answer(ANN, "gold")
    await it.press(ANN, "b", "estate")
    assert (await it.house.table()).held is not None


SCENES = [
    lobby_of_one,
    lobby_with_every_option_chosen,
    lobby_with_a_random_kingdom_of_all_sets,
    lobby_at_the_terminal,
    lobby_that_will_be_cleared,
    lobby_left_by_its_host,
    game_of_two_just_dealt,
    game_of_three_after_a_move_taken_back,
    game_of_four_with_a_vote_and_a_nudge,
    game_of_five_with_watchers_and_languages,
    game_of_six_deep_in_the_dark_ages,
    game_with_computers,
    game_of_three_with_one_away_and_one_resigned,
    game_in_which_someone_was_warned,
    game_that_will_be_cleared,
    choice_at_a_masquerade_with_one_answer,
    choice_before_a_militia_with_a_moat,
    choice_of_a_sentry_with_presses_to_take_back,
    presses_that_can_be_taken_back,
    game_over_and_counted,
    game_over_and_not_yet_counted,
    rematch_after_two_games,
    game_stopped_in_the_middle,
    lobby_stopped,
    group_that_became_a_supergroup,
    several_tables_of_one_person,
    end_of_a_turn_that_can_be_taken_back,
    end_of_a_turn_that_was_taken_back,
    rematch_that_not_everyone_has_agreed_to,
    lobby_with_wishes_where_the_last_people_were_invited,
    turn_that_a_computer_player_finished,
    game_against_a_computer_player_alone,
    game_with_pictures_of_its_turns,
    lobby_with_computer_players_of_all_levels,
    game_against_a_beginner_alone,
    game_with_hints,
    lobby_without_hints,
    lobby_with_colonies_and_a_bane,
    lobby_whose_random_kingdom_of_nine_boxes_has_a_bane,
    game_with_colonies_a_bane_and_durations,
    finished_game_with_colonies_and_a_bane,
    game_with_possession,
    extra_turn_in_which_another_player_decides,
    turn_after_one_in_which_another_player_decided,
    end_of_a_turn_with_durations_that_can_be_taken_back,
]
DUMPED = [
    lobby_with_every_option_chosen,
    game_of_three_after_a_move_taken_back,
    game_of_five_with_watchers_and_languages,
    game_of_three_with_one_away_and_one_resigned,
    game_over_and_counted,
    game_over_and_not_yet_counted,
    rematch_after_two_games,
    group_that_became_a_supergroup,
    several_tables_of_one_person,
]


async def tables_and_dumps(scenes=SCENES):
    """The tables of these scenes, and what lay on the server after some of them."""
    tables, dumps = [], []
    with tempfile.TemporaryDirectory() as directory:
        server = EmbeddedServer(Path(directory), fsync="no")
        server.start()
        try:
            for scene in scenes:
                found, dumped = await _made(server, scene)
                tables += found
                dumps += dumped
        finally:
            server.stop()
    return tables, dumps


async def _made(server, scene):
    async with contextlib.aclosing(connect(server.url)) as client:
        await client.flushall()
        it = Scene(client)
        await scene(it)
        await it.house.worker.redrawer.wait_until_settled()
        name = scene.__name__.replace("_", " ")
        tables = sorted([entry async for entry in _tables(it, name)], key=lambda entry: entry["place"])
        if scene not in DUMPED:
            return tables, []
        keys = await dump(client)
        now = it.clock()
        entry = {"name": name, "now": now, "keys": keys, "expected": await read_all(client, now, keys)}
        return tables, [entry | {"buttons": await buttons(it.house.worker)}]


async def _tables(it, name):
    async for place in it.house.worker.store.places():
        stored = await it.house.worker.store.load(place)
        if stored.moved is None:
            table = Table.unpack(place, stored.revision, stored.data)
            yield {"name": name, "place": place.text, "table": to_text(stored.data), "expected": table_data(table)}


async def buttons(worker):
    """For everyone who is asked something: who they are, and a button that answers it."""
    found = []
    async for place in worker.store.places():
        stored = await worker.store.load(place)
        table = None if stored.moved else Table.unpack(place, stored.revision, stored.data)
        if table is None or table.game is None or table.phase != PLAYING:
            continue
        for decision in table.game.pending:
            person = table.seats[decision.decider].person
            if person and not table.seats[decision.decider].computer:
                token = answer_token(table, decision, choose(decision))
                found.append([place.text, person, token, plain(decision)])
    return found
