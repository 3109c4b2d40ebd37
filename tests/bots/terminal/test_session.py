"""A session at one keyboard: leaving, coming back, one game after another."""

import json
import os
import signal
from dataclasses import asdict

import pytest

from bots.language.texts import Texts
from bots.people import Person as Player
from bots.records.export import parse_record
from bots.settings import settings
from bots.tables.deadlines import DAY, Limits
from bots.terminal import main as terminal
from bots.terminal.main import play_in_lines, without_expiry
from bots.terminal.session import HERE
from bots.worker import Worker
from engine import verify
from storage import keys
from storage.connection import connect, open_client
from storage.embedded import EmbeddedServer
from storage.places import Place
from storage.table import CLOSED, LOBBY, OVER, PLAYING
from tests.bots.house import House
from tests.bots.records.test_analysis import Run
from tests.bots.terminal.person import Clicker, Person, end
from tests.engine.table import Table

ANN, BOB = Player("terminal:1", "Ann"), Player("terminal:2", "Bob")

pytestmark = pytest.mark.usefixtures("tiny_piles")


@pytest.fixture
def spend(house, tmp_path):
    """Run a whole session, from the greeting to the goodbye."""

    async def spend(person, worker=None):
        await play_in_lines(person.console, person.texts, worker or house.worker, tmp_path / "records")
        return await house.table(HERE) if await house.worker.store.load(HERE) else None

    return spend


# -- a new game --------------------------------------------------------------------------------------------------------


async def test_people_and_computer_players_sit_down_in_the_order_they_were_named(spend):
    table = await spend(Person("Ann, computer, Bob, strong", "", ""))
    assert [seat.person for seat in table.seats] == ["terminal:ann", "", "terminal:bob", ""]
    assert [seat.level for seat in table.seats] == ["sound", "beginner", "sound", "strong"]


async def test_who_sits_left_of_whom_stays_the_same_when_a_computer_player_was_named_first(spend):
    table = await spend(Person("computer, Ann, Bob", "", ""))
    assert [seat.person for seat in table.seats] == ["terminal:ann", "terminal:bob", ""]


async def test_two_whose_names_differ_in_capitals_or_signs_only_do_not_sit_at_one_table(spend):
    table = await spend(Person("Ann, ANN", "Ann, Ann!", "Ann, Bob", "", ""))
    assert [seat.person for seat in table.seats] == ["terminal:ann", "terminal:bob"]


async def test_what_was_chosen_is_what_is_played(spend):
    table = await spend(Person("Ann", "random base1 +witch", ""))
    assert "witch" in table.options.cards
    assert tuple(sorted(table.game.view(None).kingdom)) == tuple(sorted(table.options.cards))
    assert (table.options.edition, table.options.pace) == (1, "none")


async def test_the_chosen_cards_are_listed_the_dearest_first_and_by_their_names_in_the_language(spend):
    person = Person("", "", "", language="de")
    await spend(person)
    assert (
        "Königreich: Markt, Mine, Miliz, Schmiede, Umbau, Dorf, Händlerin, Werkstatt, Burggraben, Keller" in person.seen
    )


async def test_computer_players_alone_show_a_game_and_the_table_stays_free(house, spend):
    person = Person("computer, computer, computer", "", "")
    await spend(person)
    assert person.seen.count(", turn 1\n") == 3
    assert person.seen.count("Who’s playing?") == 2
    assert await house.worker.store.load(HERE) is None


async def test_a_person_who_was_cut_off_while_sitting_down_begins_anew(house, spend):
    await house.lobby(Player("terminal:1", "Old"), place=HERE)
    assert (await house.table(HERE)).phase == LOBBY
    table = await spend(Person("Ann", "", ""))
    assert table.phase == PLAYING
    assert [seat.person for seat in table.seats] == ["terminal:ann", ""]


# -- leaving and coming back -------------------------------------------------------------------------------------------


async def test_a_person_who_leaves_is_told_that_the_game_is_kept(spend):
    person = Person("Ann", "", "", "q")
    assert (await spend(person)).phase == PLAYING
    assert "The game is saved" in person.seen


async def test_without_a_game_there_is_nothing_to_keep(spend):
    person = Person()
    await spend(person)
    assert person.seen.rstrip().endswith("Goodbye.")
    assert "saved" not in person.seen


async def test_enter_goes_on_at_the_same_question_in_the_middle_of_an_effect(house, client, spend):
    await house.standing(Table(me="cellar, copper*2, estate*2"), ANN, BOB, place=HERE)
    await spend(Person("", "", "cellar"))
    person = Person("", "", "estate")
    table = await spend(person, House(client).worker)
    assert "There’s a saved game: Ann and Bob (turn 1," in person.seen
    assert "Cellar: discard any number of cards to draw as many." in person.seen
    assert table.game.view(0).players[0].in_play == ("cellar",)
    assert sorted(table.game.view(0).hand) == ["copper", "copper", "copper", "estate"]


async def test_coming_back_shows_no_hand_before_its_person_has_the_keyboard(house, spend):
    await house.standing(Table(me="cellar, copper*2, estate*2"), ANN, BOB, place=HERE)
    person = Person("")
    await spend(person)
    assert "Ann, press Enter." in person.seen
    assert "Cellar" not in person.seen


async def test_answers_that_a_correction_of_the_rules_cost_are_told_of(house, spend):
    await house.game(ANN, BOB, place=HERE)
    await house.worker.repository.read(HERE, lambda table: setattr(table, "dropped", 2))
    person = Person("")
    await spend(person)
    assert "the last 2 choices no longer fit" in person.seen


async def test_a_kept_game_is_given_up_only_when_people_are_sure(house, spend):
    await house.game(ANN, BOB, place=HERE)
    person = Person("n", "n", "n", "y", "Cid", "", "")
    table = await spend(person)
    assert person.seen.count("There’s a saved game") == 2
    assert [seat.person for seat in table.seats] == ["terminal:cid", ""]
    assert table.phase == PLAYING


async def test_what_became_of_a_kept_game_elsewhere_is_seen_before_it_is_given_up(house, client, spend, monkeypatch):
    await house.game(ANN, BOB, place=HERE)
    press = house.worker.press

    async def overtaken(*what):
        monkeypatch.undo()
        other = house.other_worker(client)
        await other.tables.do("stop", HERE, ANN)
        await other.game(BOB, ANN, place=HERE)
        return await press(*what)

    monkeypatch.setattr(house.worker, "press", overtaken)
    person = Person("n", "y")
    table = await spend(person)
    assert "That has already been decided." in person.seen
    assert person.seen.count("There’s a saved game") == 2
    assert (table.phase, table.host) == (PLAYING, BOB.id)


async def test_a_game_given_up_is_gone_even_if_people_then_leave(house, spend):
    await house.game(ANN, BOB, place=HERE)
    person = Person("n", "y")
    assert (await spend(person)).phase == CLOSED
    assert person.seen.rstrip().endswith("\nGoodbye.")


async def test_a_table_is_kept_as_long_as_the_directory_it_lies_in(house, client, spend):
    kept = House(client, **asdict(without_expiry(Limits())))
    years = 50 * 365 * DAY
    await spend(Person("Ann", "", ""), kept.worker)
    assert await client.ttl(keys.table(HERE)) == -1
    house.clock.time += years
    assert (await spend(Person("", "q"), kept.worker)).phase == PLAYING
    await kept.worker.repository.change(HERE, end)
    assert await client.ttl(keys.table(HERE)) > years


# -- after a game ------------------------------------------------------------------------------------------------------


@pytest.fixture
async def finished(tiny_piles, spend):  # noqa: ARG001
    """A game that Ann and a computer player have played to its end."""
    person = Clicker("Ann", "")
    table = await spend(person)
    assert table.phase == OVER
    return table


async def test_a_finished_game_is_in_the_statistics(spend, finished):
    person = Person("w")
    await spend(person)
    assert "1 game was finished here." in person.seen
    assert "Ann: " in person.seen
    assert finished.counted


@pytest.mark.usefixtures("finished")
async def test_statistics_tell_people_apart_who_sat_on_the_same_chair(house, spend):
    await spend(Person("n", "Bob", "", ""))
    await house.worker.repository.change(HERE, end)
    person = Person("w")
    await spend(person)
    assert "2 games were finished here." in person.seen
    assert "Ann: " in person.seen.split("finished here.")[-1]
    assert "Bob: " in person.seen.split("finished here.")[-1]


@pytest.mark.usefixtures("finished")
async def test_statistics_know_a_person_again_on_another_chair(house, spend):
    await spend(Person("n", "computer, Bob, ANN", "", ""))
    await house.worker.repository.change(HERE, end)
    await spend(Person())
    assert len(await house.worker.results.of_person("terminal:ann")) == 2
    assert len(await house.worker.results.of_person("terminal:bob")) == 1


@pytest.mark.usefixtures("finished")
async def test_coming_back_to_a_finished_game_shows_its_scores(spend):
    person = Person()
    await spend(person)
    assert "Final scores" in person.seen
    assert "r rematch" in person.seen


async def test_the_same_players_play_again_and_the_one_left_of_the_winner_begins(spend, finished):
    table = await spend(Person("r"))
    assert table.phase == PLAYING
    assert [seat.name for seat in table.seats] == [seat.name for seat in finished.seats]
    assert table.options.cards == finished.options.cards
    winners = finished.game.result.winners
    assert table.first in {(winner + 1) % 2 for winner in winners}


@pytest.mark.usefixtures("finished")
async def test_a_new_game_follows_a_finished_one(spend):
    table = await spend(Person("n", "Bob, Cid", "", ""))
    assert [seat.name for seat in table.seats] == ["Bob", "Cid"]
    assert table.phase == PLAYING


async def test_the_record_of_a_finished_game_can_be_had_as_a_file_that_anyone_can_check(spend, finished, tmp_path):
    person = Person("x")
    await spend(person)
    (path,) = (tmp_path / "records").iterdir()
    assert str(path) in person.seen
    assert json.loads(path.read_text())["players"] == [seat.name for seat in finished.seats]
    assert verify(parse_record(path.read_text())).result == finished.game.result


@pytest.mark.usefixtures("finished")
async def test_a_record_that_cannot_be_written_is_explained(spend, tmp_path):
    (tmp_path / "records").write_text("in the way")
    person = Person("x")
    await spend(person)
    assert "Couldn’t write" in person.seen


async def test_a_finished_game_can_be_gone_through_turn_by_turn(spend, finished):
    turns = sum(finished.game.result.turns)
    person = Person("p", "", "b", "last", "nonsense", "2", "c", "p", "last", "", "q")
    assert (await spend(person)).phase == OVER
    titles = [line.split(" ")[1] for line in person.seen.splitlines() if line.startswith("Replay ")]
    ways = [1, 2, 1, turns, 2, 1, turns]
    assert [title for at, title in enumerate(titles) if not at or title != titles[at - 1]] == [
        f"{at}/{turns}" for at in ways
    ]
    assert "▶ Ann · Turn 1" in person.seen
    assert "“nonsense” isn’t one of the choices." in person.seen


@pytest.mark.usefixtures("finished")
async def test_a_finished_game_can_be_analysed(house, spend):
    run = Run(house)
    run.is_ready.set()
    person = Person("a", "a", "q")
    assert (await spend(person)).phase == OVER
    assert person.seen.count("Looking at the game…") == run.times == 1
    assert person.seen.count("The turn that decided it: ") == 2


@pytest.mark.usefixtures("finished")
async def test_no_analysis_is_offered_where_the_host_does_without(house, spend):
    house.worker.analyst.playouts = 0
    person = Person("a", "q")
    await spend(person)
    assert "analysis" not in person.seen
    assert "Games aren’t analysed here." in person.seen


async def test_what_the_host_has_set_holds_in_the_terminal_too(tmp_path, monkeypatch):
    workers = []

    async def look(_console, _texts, worker, _records):
        workers.append(worker)

    monkeypatch.setattr(terminal, "play_in_lines", look)
    given = {"DOMINION_ANALYSIS_PLAYOUTS": "0", "DOMINION_PLAN_GAMES": "0", "DOMINION_RECORD_DAYS": "5"}
    given |= {"DOMINION_DATA": str(tmp_path), "DOMINION_FSYNC": "no"}
    await terminal.run(None, Texts(), settings(given), is_demo=False, plain=True)
    (worker,) = workers
    assert (worker.analyst.playouts, worker.plan_finder.games, worker.archive.record_days) == (0, 0, 5)


@pytest.mark.usefixtures("finished")
async def test_q_after_a_game_leaves(spend):
    person = Person("nonsense", "q", "r")
    assert (await spend(person)).phase == OVER
    assert "“nonsense” isn’t one of the choices." in person.seen


# -- the server --------------------------------------------------------------------------------------------------------


async def test_an_answer_counts_although_the_server_was_killed_while_the_person_thought(tmp_path):
    async with open_client(None, tmp_path, "no") as client:
        house = House(client)
        await house.standing(Table(me="village, smithy, copper", you="copper"), ANN, BOB, place=HERE)
        person = Person("", "", "village")

        def kill():
            person.keyboard.otherwise = None
            os.kill(pid, signal.SIGKILL)
            return "smithy"

        pid = (await client.info())["process_id"]
        person.keyboard.otherwise = kill
        await play_in_lines(person.console, person.texts, house.worker, tmp_path)
        assert (await client.info())["process_id"] != pid
        assert set((await house.view(0, HERE)).players[0].in_play) == {"village", "smithy"}


async def test_a_server_that_is_gone_is_waited_for_as_long_as_people_want(tmp_path, monkeypatch):
    monkeypatch.setattr("storage.connection.RETRIES", 1)
    server = EmbeddedServer(tmp_path, "no")
    server.start()
    client = connect(server.url)
    worker = Worker(client)
    await House(client).standing(Table(me="smithy, copper", you="copper"), ANN, BOB, place=HERE)
    script = [lambda: server.stop() or "smithy", lambda: server.start() or "", lambda: "", lambda: "smithy"]
    person = Person("", "")
    person.keyboard.otherwise = lambda: script.pop(0)()
    with pytest.raises(IndexError):  # nothing more to type
        await play_in_lines(person.console, person.texts, worker, tmp_path)
    assert person.seen.count("isn’t responding") == 1
    assert (await House(client).view(0, HERE)).players[0].in_play == ("smithy",)
    await client.aclose()
    server.stop()


async def test_tables_of_other_places_are_left_alone(house, spend):
    other = Place("telegram", "-5")
    await house.game(ANN, BOB, place=other)
    before = await house.worker.store.load(other)
    await spend(Person("Ann", "", ""))
    assert await house.worker.store.load(other) == before
