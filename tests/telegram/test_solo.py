"""Alone in the private chat: from /start to the first decision in one press, and a whole game in one message."""

import pytest

from bots.language.texts import Texts
from bots.tables.cast import CAST, name_of
from engine import Game
from storage.places import Place
from storage.table import PLAYING
from tests.telegram.players import Player, Round, answered_once, presses, turns_pages

TITLE = "Your solo game"
BEGINNERS = [name_of(character.id, Texts()) for character in CAST if character.level == "beginner"]


class SoloPlayer(Player):
    """Somebody who plays until the one message shows the result."""

    @property
    def asked(self):
        return None if self.over else super().asked


def place_of(person):
    return Place("telegram", str(person.id))


async def opponents(house, person):
    """The levels of the computer players in the game that is being played."""

    def look(table):
        assert table.phase == PLAYING
        return [seat.level for seat in table.seats if not seat.person]

    return await house.worker.repository.read(place_of(person), look)


async def begins(house, person):
    """Open the private chat and press the one button that begins a game."""
    await person.opens()
    await presses(person, None, "Play now")
    await house.rests()
    return await person.sees(text=TITLE, button="End turn")


async def test_one_press_after_start_leads_to_the_first_decision(house, bot_api, ann):
    panel = await begins(house, ann)
    assert "Your turn (1) ·" in panel.text
    assert "✋ Copper" in panel.text
    assert any(name in panel.text for name in BEGINNERS)
    assert "Province×8" in panel.text
    assert len(bot_api.asked("sendMessage")) == 2  # the greeting, and the game
    assert answered_once(bot_api)


@pytest.mark.usefixtures("short_piles")
async def test_a_whole_game_alone_takes_one_message_and_rings_never(house, bot_api, ann):
    house.draws_rarely()
    panel = await begins(house, ann)
    rang = ann.notified
    table = Round(bot_api, [SoloPlayer(ann, TITLE, wishes=("Province", "Gold", "Silver"))])
    await table.plays_to_the_end()
    await house.rests()
    assert ann.reads()[-1].id == panel.id
    assert "The game is over." in panel.text
    assert panel.labels == ["Rematch", "Replay", "Analysis", "Log", "Fair shuffles"]
    assert ann.notified == rang
    assert not table.refusals()
    assert "1 game" in (await says(house, ann, "/stats")).text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_rematch_alone_leaves_the_result_to_be_read(house, ann):
    panel = await arranged(house, ann)
    await presses(ann, None, "Province", "Yes, end the game")
    await house.rests()
    assert (await says(house, ann, "/start")).labels[0] == "Play now"  # the result is not sent again
    await presses(ann, None, "Rematch")
    await house.rests()
    assert "The game is over." in panel.text
    assert not panel.labels
    assert "Your turn (1) ·" in (await ann.sees(text=TITLE, button="End turn")).text


async def test_a_lobby_of_ones_own_has_options_and_opponents_and_no_join(house, ann):
    await ann.opens()
    await says(house, ann, "/new")
    lobby = await ann.sees(text="2 of 4 seats taken")
    assert not {"Join", "Join here", "Leave"} & set(lobby.labels)
    assert "🤖 (beginner)" in lobby.text
    await turns_pages(ann, None, "Opponent: Beginner")
    assert "2 of 4 seats taken" in lobby.text
    assert "🤖 (solid)" in lobby.text
    await turns_pages(ann, None, "Add a computer player")
    opponent = lobby.text.partition("3. ")[2].partition(" 🤖")[0]
    await turns_pages(ann, None, f"{opponent}: Solid")
    assert [line.partition("🤖")[2] for line in lobby.text.splitlines() if "🤖" in line] == [" (solid)", " (strong)"]
    opponent = lobby.text.partition("3. ")[2].partition(" 🤖")[0]
    await turns_pages(ann, None, "Options", "Kingdom", "Random", "Back", "Back")
    assert "Kingdom: Random" in lobby.text
    await presses(ann, None, "Start")
    await house.rests()
    assert opponent in (await ann.sees(text=TITLE, button="End turn")).text


async def test_a_page_of_options_is_drawn_once(house, bot_api, ann):
    await ann.opens()
    await says(house, ann, "/new")
    drawn = len(bot_api.asked("editMessageText"))
    await presses(ann, None, "Options")
    await house.rests(10)
    assert len(bot_api.asked("editMessageText")) == drawn + 1
    assert "Options\nKingdom: " in ann.reads()[-1].text


async def test_one_press_begins_a_game_against_a_better_player_also_the_next_time(house, ann):
    await ann.opens()
    await presses(ann, None, "Strong")
    await house.rests()
    assert await opponents(house, ann) == ["strong"]
    await says(house, ann, "/stop")
    await presses(ann, None, "Yes, stop", "Play now")
    await house.rests()
    assert await opponents(house, ann) == ["strong"]
    await says(house, ann, "/stop")
    await presses(ann, None, "Yes, stop")
    assert "(beginner)" in (await says(house, ann, "/computer Beginner")).text
    assert "You can choose Beginner, Solid or Strong." in (await says(house, ann, "/computer genius")).text


async def test_nothing_can_be_set_up_during_a_game_and_the_button_says_so(house, ann):
    await begins(house, ann)
    (answer,) = await presses(ann, None, Texts().say("button-set-up"))
    assert answer.text == Texts().say("slash-solo-exists", stop="/stop")


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_game_alone_survives_a_restart(house, ann):
    panel = await begins(house, ann)
    await house.restart()
    await presses(ann, None, "End turn")
    await house.rests()
    assert "End your turn?" in panel.text
    await turns_pages(ann, None, "Back")
    assert "Buy a card or end your turn." in panel.text


async def test_play_now_during_a_game_shows_it_again(house, ann):
    panel = await begins(house, ann)
    await presses(ann, None, "Play now")
    await house.rests()
    assert panel.deleted
    assert "Your turn (1) ·" in ann.reads()[-1].text


async def test_a_second_tap_on_play_now_is_quiet(house, bot_api, ann):
    await ann.opens()
    greeting = await ann.sees(button="Play now")
    bot_api.bot.updates.hold()
    taps = [await ann.presses(greeting, "Play now") for _ in range(2)]
    bot_api.bot.updates.release()
    assert [(await tap.answered()).text for tap in taps] == [None, None]
    await house.rests()
    assert "Your turn (1) ·" in ann.reads()[-1].text


async def test_a_game_that_was_stopped_can_be_replaced_at_once(house, ann):
    await begins(house, ann)
    await says(house, ann, "/stop")
    await presses(ann, None, "Yes")
    await house.rests()
    closed = await ann.sees(text="was closed", button="Play now")
    await (await ann.presses(closed, "Play now")).answered()
    await house.rests()
    assert "Your turn (1) ·" in ann.reads()[-1].text


async def test_others_cannot_reach_a_private_table(house, ann, bob):
    panel = await begins(house, ann)
    await bob.opens()
    await house.rests()
    press = await bob.sends_data(bob.reads()[-1], panel.buttons[0][0].data)
    assert (await press.answered()).text == "You’re not at this table."


async def test_who_plays_alone_and_in_a_group_means_the_game_here(house, ann, bob, group):
    await ann.opens()
    await house.game(group, ann, bob)
    await presses(ann, None, "Play now")
    await house.rests()
    assert TITLE in (await says(house, ann, "/log")).text
    assert {label.partition(": ")[2] for label in (await says(house, ann, "/games")).labels} == {"Friends", TITLE}


async def test_a_private_game_is_not_announced_for_closing_without_being_seen(house, ann):
    panel = await begins(house, ann)
    await house.worker.repository.change(place_of(ann), lambda table: setattr(table, "expiring", 1), by_person=False)
    await house.rests()
    shown = ann.reads()[-1]
    assert shown.id != panel.id
    assert "will be closed soon" in shown.text


# -- free text, the profile and inline queries -------------------------------------------------------------------------


async def test_whatever_people_write_in_private_is_answered(house, ann):
    await ann.opens()
    await house.rests()
    before = []
    for words in ("hello there", "/dance", "/new@somebody_else_bot", "🂡", "x" * 4000):
        answer = await says(house, ann, words)
        assert answer.text.startswith("I understand buttons and commands"), words
        assert "Play now" in answer.labels, words
        assert answer.id not in before, words
        before.append(answer.id)


async def test_the_table_in_private_is_the_one_that_is_there_and_none_is_opened_for_it(house, ann, bob, group):
    await ann.opens()
    assert (await says(house, ann, "/table")).text == "You’re not at any table."
    await house.game(group, ann, bob)
    assert "Friends\n" in (await says(house, ann, "/table")).text
    await presses(ann, None, "Play now")
    await house.rests()
    assert TITLE in (await says(house, ann, "/table")).text


async def test_what_people_write_during_a_game_leads_back_to_it(house, ann):
    panel = await begins(house, ann)
    answer = await says(house, ann, "hello there")
    assert answer.text.startswith("Your game is still in progress")
    assert answer.labels == ["Back to the game"]
    await (await ann.presses(answer, "Back to the game")).answered()
    await house.rests()
    assert panel.deleted
    assert "Your turn (1) ·" in ann.reads()[-1].text


async def test_the_name_of_a_card_in_private_is_explained(house, ann):
    await ann.opens()
    await house.rests()
    assert (await says(house, ann, "smithy")).text.startswith("Smithy")


async def test_the_profile_speaks_every_language(house, bot_api):
    await house.worker.store.write_note(f"telegram:commands:{bot_api.bot.id}", "of an earlier version")
    await house.bot._register()
    descriptions = bot_api.bot.descriptions
    assert {language for _, language in descriptions} >= {"", "ru", "uk", "de"}
    assert len(set(descriptions.values())) == len(descriptions)


@pytest.mark.usefixtures("house")
async def test_a_card_can_be_looked_up_from_any_chat(bob, eva):
    found = await (await bob.types_inline("moat")).answered()
    assert found[0][1] == "Moat"
    assert "Attack" in found[0][3]
    assert (await (await eva.types_inline("burggr")).answered())[0][1] == "Burggraben"
    assert len(await (await bob.types_inline("")).answered()) == 5
    assert await (await bob.types_inline("zzzzzz")).answered() == []


# -- in German too -----------------------------------------------------------------------------------------------------


async def test_a_person_plays_alone_in_their_own_language(house, eva):
    await eva.opens()
    await presses(eva, None, "Jetzt spielen")
    await house.rests()
    panel = await eva.sees(text="Dein Spiel")
    assert "✋ Kupfer" in panel.text


# -- helpers -----------------------------------------------------------------------------------------------------------


async def says(house, person, words):
    """Write this in the private chat; return the newest message of the bot, or None if there is no new one."""
    before = len(person.reads())
    await person.says(None, words)
    await house.rests()
    answers = [message for message in person.reads()[before:] if message.sender.is_bot]
    return answers[-1] if answers else None


async def arranged(house, person):
    """Begin a game alone and put it right before its end."""
    panel = await begins(house, person)

    def arrange(table):
        names = [seat.name for seat in table.seats]
        players = [{"name": names[0], "hand": ["gold"] * 3}, {"name": names[1]}]
        table.game = Game.arrange({"phase": "buy", "supply": {"province": 1}, "players": players})
        table.options.cards = table.game.view(None).kingdom
        table.generation += 1

    await house.worker.repository.change(place_of(person), arrange)
    await house.rests()
    return panel
