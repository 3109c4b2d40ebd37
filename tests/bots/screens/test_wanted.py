"""What should be on screen: who sees what, in whose language, and nothing that is not theirs."""

from dataclasses import replace

import pytest

from bots.language.narrator import INDENT
from bots.people import Person
from bots.screens.command_marks import mark
from bots.screens.formatting import plain
from bots.screens.model import NO_MOMENT, TABLE, Audience, Known, Shape
from bots.screens.seat_panel import Picked
from bots.screens.wanted import OpenPage, wanted_screens
from bots.tables import tokens
from bots.tables.deadlines import DAY, Limits
from bots.tables.draft import Draft
from engine import SETS, RandomPlayer, random_kingdom
from storage.places import Place
from tests.bots.house import ANN, BOB, CID, EVE, HERE
from tests.bots.tables.test_rematches import finished
from tests.engine.boxes import sets_for
from tests.engine.invariants import rearranged
from tests.engine.table import Table
from tests.whole_games import sample


async def screens(house, place=HERE, **drafts):
    known = Known({Audience.from_key(name.replace("_", ":")): picked for name, picked in drafts.items()})
    return by_key(wanted_screens(await house.table(place), known, Shape(), Limits()))


def by_key(wanted):
    return {audience.key: screen for audience, screen in wanted.screens.items()}


async def test_a_lobby_is_seen_by_all(house):
    await house.lobby(ANN, BOB)
    seen = await screens(house)
    assert list(seen) == ["table"]
    assert "Ann" in seen["table"].text
    assert "Friends" in seen["table"].text


async def test_in_a_game_everyone_has_a_panel_and_the_person_who_is_asked_is_notified(house):
    await house.standing(Table(me="smithy, copper", you="estate*4"), ANN, BOB)
    seen = await screens(house)
    assert set(seen) == {"table", "seat:0", "seat:1"}
    assert (seen["seat:0"].alert, seen["seat:0"].quiet, seen["seat:1"].alert) != ("", False, "")
    assert "Smithy" in seen["seat:0"].text
    assert "Estate ×4" in seen["seat:1"].text
    assert "Estate ×4" not in seen["table"].text + seen["seat:0"].text


async def test_every_panel_names_its_table(house):
    await house.game(ANN, BOB)
    await house.game(ANN, CID, place=Place("telegram", "-2"))
    for place in (HERE, Place("telegram", "-2")):
        for name, screen in (await screens(house, place)).items():
            if name.startswith("seat:"):
                assert screen.text.startswith("Friends")
                assert all(button.token.startswith(place.code + "|") for button in screen.buttons())


async def test_an_answer_that_waits_for_those_of_others_is_shown_to_its_player_alone(house):
    await house.standing(Table("militia", "copper*3, estate*2", "copper*4, estate"), ANN, BOB, CID)
    await house.answer(ANN, "play:militia")
    await house.answer(BOB, "estate", "estate")
    seen = await screens(house)
    assert "✋ Copper ×3, Estate ×2\nYou chose: Estate ×2\n⏳ Waiting for Third." in plain(seen["seat:1"].text)
    assert not any("You chose" in screen.text for name, screen in seen.items() if name != "seat:1")


async def test_alone_what_is_in_play_is_shown_once(house):
    await house.standing(Table("village, copper", "copper"), ANN, BOB)
    await house.worker.repository.change(HERE, lambda table: setattr(table, "solo", True))
    await house.answer(ANN, "play:village")
    assert (await screens(house))["seat:0"].text.lower().count("in play: village") == 1


async def test_the_title_of_a_game_alone_is_in_the_language_that_its_person_reads_now(house):
    alone = Place("telegram", "1")
    await house.tables.open(alone, ANN, solo=True)
    for language, title in (("de", "Dein Spiel"), ("en", "Your solo game")):
        await house.tables.prefer(ANN, {"language": language})
        assert (await screens(house, alone))["seat:0"].text.splitlines()[0] == title
    await house.tables.do("start", alone, ANN)
    await house.tables.prefer(ANN, {"language": "uk"})
    assert (await screens(house, alone))["seat:0"].text.splitlines()[0] == "Твоя партія"


async def test_an_open_page_of_wishes_tells_the_cards_that_are_wished_for_by_command(house):
    await house.lobby(ANN, BOB, category="with-village")
    before = (await screens(house, table=OpenPage("wishes")))["table"]
    await house.tables.do("option", HERE, ANN, "wishes=+witch,-chapel")
    after = (await screens(house, table=OpenPage("wishes")))["table"]
    assert before.text.endswith("\nWishes and bans: with villages")
    assert after.text.endswith("\nWishes and bans: with villages, Witch · without Chapel")


@pytest.mark.parametrize(("group", "command"), [("", "/kingdom"), ("dominion", "/dominion kingdom")])
async def test_the_options_name_the_command_for_ten_cards_of_ones_own(house, group, command):
    await house.lobby(ANN, BOB)
    known, shape = Known({TABLE: OpenPage("kingdom")}), Shape(command_group=group)
    shown = wanted_screens(await house.table(), known, shape, Limits()).screens[TABLE]
    command = mark("kingdom", command) if group else command
    assert f"To play with ten cards of your own, use {command} with their names, separated by commas" in shown.text
    assert shown.command == command


async def test_a_draft_is_shown_while_its_question_stands(house):
    await house.standing(Table(me="cellar, copper*2, estate*2"), ANN, BOB)
    await house.answer(ANN, "play:cellar")
    table = await house.table()
    draft = Draft(table.game.pending[0].number, (0, 1))
    for generation, shown in ((table.generation, True), (table.generation + 1, False)):
        seen = wanted_screens(table, Known({Audience.of_seat(0): Picked(generation, draft)}), Shape(), Limits())
        assert ("Picked 2" in seen.screens[Audience.of_seat(0)].text) == shown
        assert seen.drafted == (frozenset({Audience.of_seat(0)}) if shown else frozenset())


async def test_a_panel_is_sent_anew_when_its_person_is_called_and_edited_otherwise(house):
    await house.standing(Table(me="village*2, copper", you="copper*3"), ANN, BOB)
    before = await screens(house)
    await house.answer(ANN, "play:village")
    after = await screens(house)
    assert after["seat:0"].alert == before["seat:0"].alert
    assert after["seat:0"] != before["seat:0"]
    assert after["seat:1"].alert == before["seat:1"].alert == ""


async def test_only_a_panel_without_a_question_can_wait_for_as_long_as_its_buttons_stay_the_same(house):
    await house.standing(Table("village, militia, copper", "copper*4, estate", "copper*4, estate"), ANN, BOB, CID)
    begun = await screens(house)
    assert begun["seat:0"].moment == NO_MOMENT  # Ann is asked
    await house.answer(ANN, "play:village")
    later = await screens(house)
    assert later["seat:1"].text != begun["seat:1"].text
    assert later["seat:1"].moment.is_within(begun["seat:1"].moment)
    await house.answer(ANN, "play:militia")
    asked = (await screens(house))["seat:1"].moment
    assert asked == NO_MOMENT  # Bob is asked
    await house.answer(BOB, "copper", "estate")
    answered = await screens(house)
    assert "Undo" in [button.label for button in answered["seat:1"].buttons()]
    assert not answered["seat:1"].moment.is_within(asked)


async def test_a_finished_game_is_shown_to_everybody_at_once(house):
    await finished(house, ANN, BOB)
    seen = await screens(house)
    assert [seen[name].moment for name in ("seat:0", "seat:1")] == [NO_MOMENT] * 2


async def test_who_may_react_is_neither_called_nor_named_in_the_channel(house):
    await house.standing(Table(me="witch", you="moat, secret_chamber"), ANN, BOB)
    await house.answer(ANN, "play:witch")
    seen = await screens(house)
    assert "call" not in seen
    assert "Waiting for an answer." in seen["table"].text
    assert "Waiting for an answer." in seen["seat:0"].text
    assert "Witch: which Reaction do you use?" in seen["seat:1"].text


async def test_a_person_who_resigned_has_no_panel(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, BOB)
    assert set(await screens(house)) >= {"seat:0", "seat:2"}
    assert "seat:1" not in await screens(house)
    assert "resigned" in (await screens(house))["table"].text


async def test_watchers_see_what_all_see(house):
    await house.game(ANN, BOB)
    await house.tables.do("watch", HERE, EVE)
    seen = await screens(house)
    watched = seen[f"watch:{EVE.id}"]
    assert watched.text == seen["table"].text
    assert [button.label for button in watched.buttons()][-1] == "Stop watching"


async def test_a_finished_game_shows_its_scores_to_all(house):
    await finished(house, ANN, BOB)
    seen = await screens(house)
    assert set(seen) == {"table", "seat:0", "seat:1"}
    assert "wins." in seen["table"].text
    lines = seen["seat:0"].text.splitlines()
    assert lines.index("The game is over.") == next(at for at, line in enumerate(lines) if "wins." in line) + 1
    assert [button.label for button in seen["table"].buttons()] == [
        "Rematch",
        "Replay",
        "Analysis",
        "Log",
        "Fair shuffles",
    ]


async def test_a_stopped_table_has_no_buttons_and_no_panels(house):
    await house.game(ANN, BOB)
    await house.tables.do("stop", HERE, ANN)
    seen = await screens(house)
    assert list(seen) == ["table"]
    assert seen["table"].rows == ()


async def test_a_table_that_will_be_cleared_says_so_with_a_message_of_its_own(house):
    await house.lobby(ANN, BOB)
    before = await screens(house)
    await house.waits(DAY // 2)
    after = await screens(house)
    assert "will be closed" in after["table"].text
    assert after["table"].alert != before["table"].alert
    await house.waits(DAY // 2)
    assert "was closed" in (await screens(house))["table"].text


async def test_a_person_who_keeps_a_live_table_waiting_is_marked_and_can_be_replaced(house):
    await house.standing(Table(me="village, copper", you="copper*3"), ANN, BOB)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pace", "live"))
    await house.waits(120)
    seen = await screens(house)
    assert "keeping the table waiting" in seen["table"].text
    assert "Replace Ann" in [button.label for button in seen["table"].buttons()]


@pytest.mark.parametrize("answers", sample([15, 40], [15]))
@pytest.mark.parametrize("box", sorted(SETS))
async def test_no_screen_depends_on_what_its_audience_may_not_know(house, box, answers):
    """At every answer of a random game, what is hidden from an audience changes places, and its screen stays equal."""
    await house.game(ANN, BOB, CID, own=",".join(random_kingdom("secret screens", sets_for(box))))
    table = await house.table()
    players = [RandomPlayer(f"p{seat}") for seat in range(3)]
    audiences = {"table": None, "call": None, "seat:0": 0, "seat:1": 1, "seat:2": 2}
    for answer in range(answers):
        decision = table.game.pending[0]
        picks = players[decision.seat](table.game.view(decision.seat), decision)
        table.log.add(table.game.number + 1, table.game.submit(decision.seat, picks))
        name = list(audiences)[answer % len(audiences)]
        shown = by_key(wanted_screens(table, Known(), Shape(), Limits())).get(name)
        with rearranged(table.game._state, audiences[name]):
            assert by_key(wanted_screens(table, Known(), Shape(), Limits())).get(name) == shown


async def test_each_watcher_reads_their_own_language_or_else_the_tables(house):
    await house.game(ANN, BOB)
    watchers = {"de": "Zuschauen", "uk": "спостерігати", "tlh": "watching"}
    for language in watchers:
        await house.tables.do("watch", HERE, Person(f"telegram:{language}", "Eve", language=language))
    seen = await screens(house)
    for language, words in watchers.items():
        assert words.casefold() in seen[f"watch:telegram:{language}"].buttons()[-1].label.casefold()


async def test_a_watchers_own_choice_of_language_wins_over_the_platforms(house):
    await house.game(ANN, BOB)
    await house.tables.people.change(EVE.id, language="ru")
    await house.tables.do("watch", HERE, replace(EVE, language="de"))
    assert (await screens(house))[f"watch:{EVE.id}"].buttons()[-1].label == "Перестать наблюдать"
    await house.tables.do("unwatch", HERE, EVE)
    assert (await house.table()).watcher_languages == {}


async def test_a_watcher_who_chooses_another_language_reads_it_at_once(house):
    await house.game(ANN, BOB)
    await house.push(EVE, await house.token("w", number=0))
    await house.tables.prefer(EVE, {"language": "ru"})
    assert (await screens(house))[f"watch:{EVE.id}"].buttons()[-1].label == "Перестать наблюдать"
    assert await house.tables.places_of(EVE) == []  # nobody who only watches has a hand there


async def test_a_person_who_has_stopped_watching_is_not_looked_for_again(house):
    await house.game(ANN, BOB)
    for argument in ("", "0"):
        await house.push(EVE, await house.token("w", argument, 0))
    await house.tables.prefer(EVE, {"language": "ru"})
    assert await house.tables.people.places(EVE.id) == set()
    assert (await house.table()).watcher_languages == {}


async def test_a_language_we_do_not_have_is_not_kept(house):
    await house.game(Person("telegram:1", "Ann", language="en-GB"), Person("telegram:2", "Bob", language="tlh"))
    assert [seat.language for seat in (await house.table()).seats] == ["en", ""]


# -- what the last press did -------------------------------------------------------------------------------------------


async def test_ones_own_panel_says_what_the_last_press_did(house):
    await house.standing(Table(me={"hand": "smithy", "deck": "gold*3"}, you="copper"), ANN, BOB)
    assert "Your last move:" not in (await screens(house))["seat:0"].text
    await house.answer(ANN, "play:smithy")
    seen = await screens(house)
    assert "\nYour last move: plays Smithy · draws Gold ×3\n" in seen["seat:0"].text
    assert "Your last move:" not in seen["seat:1"].text
    assert "draws 3 cards" in seen["seat:1"].text
    assert "Gold" not in seen["seat:1"].text.partition("✋")[0]


async def test_what_others_showed_because_of_it_belongs_to_ones_own_press(house):
    await house.standing(Table({"hand": "witch", "deck": "gold*2"}, "moat", "copper"), ANN, BOB, CID)
    await house.answer(ANN, "play:witch")
    words = (await screens(house))["seat:0"].text
    assert "Your last move: plays Witch · You reveals Moat · Me draws Gold ×2 · Third gains Curse" in words


async def test_a_press_that_ended_the_turn_is_told_apart_from_what_came_after_it(house):
    await house.standing(Table(me={"hand": "copper*3"}, you={"hand": "copper*4"}, phase="buy"), ANN, BOB)
    await house.press(ANN, tokens.BUY, "silver")
    await house.press(BOB, tokens.BUY, "estate")
    words = (await screens(house))["seat:0"].text
    assert "Your last move: plays Copper ×3 · buys Silver" in words
    assert "You, turn 1\n\u2002\u2002plays Copper ×4 · buys Estate" in words


async def test_that_the_cards_were_shuffled_after_the_turn_is_no_part_of_the_last_move(house):
    me = {"hand": "copper*3", "deck": "estate*2", "discard": "estate*5"}
    position = Table(me=me, you="copper", phase="buy", buys=2)
    await house.standing(position, ANN, BOB)
    await house.press(ANN, tokens.BUY, "silver")
    await house.press(ANN, tokens.END_FOR_SURE)
    assert "shuffles" in (await screens(house))["table"].text
    assert "Your last move:" not in (await screens(house))["seat:0"].text


async def test_a_press_in_someone_elses_turn_does_not_swallow_what_that_player_does_next(house):
    position = Table(me="festival, militia, village, copper", you="copper*5, estate*2")
    await house.standing(position, ANN, BOB)
    await house.answer(ANN, "play:festival")
    await house.answer(ANN, "play:militia")
    await house.answer(BOB, "estate", "estate", "copper", "copper")
    await house.answer(ANN, "play:village")
    words = (await screens(house))["seat:1"].text
    assert "Your last move: discards" in words
    assert "village" not in next(line for line in words.splitlines() if line.startswith("Your last move:")).casefold()
    assert "Me plays Village." in words


async def test_what_others_do_in_someone_elses_turn_is_no_part_of_ones_own_answer(house):
    await house.standing(Table({"hand": "militia"}, "copper*4, gold", "estate*4, gold"), ANN, BOB, CID)
    await house.answer(ANN, "play:militia")
    await house.answer(CID, "estate", "estate")
    await house.answer(BOB, "copper", "copper")  # moves the cards of both
    shown = await screens(house)
    assert shown["seat:1"].text.endswith("Your last move: discards Copper ×2")
    assert "\nThird discards 2 cards (Estate on top)" in plain(shown["seat:1"].text)


async def test_news_that_begin_within_a_turn_have_its_heading(house):
    await house.game(ANN, BOB)
    first = (await house.view(None)).current
    await house.press((ANN, BOB)[first], tokens.BUY, "copper")
    words = plain((await screens(house))[f"seat:{1 - first}"].text)
    assert f"{(ANN, BOB)[first].name}, turn 1\n{INDENT}plays Copper" in words


async def test_a_move_that_was_taken_back_is_not_told_as_the_last_one(house):
    await house.standing(Table(me="copper*3", phase="buy"), ANN, BOB)
    await house.answer(ANN, "play:copper")
    assert "Your last move: plays Copper" in (await screens(house))["seat:0"].text
    await house.press(ANN, tokens.UNDO)
    assert "Your last move:" not in (await screens(house))["seat:0"].text
