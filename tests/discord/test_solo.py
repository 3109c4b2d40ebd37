"""Alone in direct messages, also for people who have installed the bot only for themselves."""

import pytest

from bots.language.texts import Texts
from bots.tables.cast import CAST, name_of
from engine import Game
from storage.places import Place
from tests.discord.asking import press, uses
from tests.discord.players import Player, Round
from tests.discord_server.places import GroupChannel

TITLE = "Your solo game"
BEGINNERS = [name_of(character.id, Texts()) for character in CAST if character.level == "beginner"]


class SoloPlayer(Player):
    """Somebody who plays until the one message shows the result."""

    @property
    def asked(self):
        return None if self.over else super().asked


AGES = 10_000.0  # seconds


def place_of(person):
    return Place("discord", str(person.direct().id))


async def begins(house, person):
    """Open a table in direct messages, and start its game with one press."""
    assert (await uses(house, person, None, "new")).text == "Here’s your game."
    await press_start(house, person)
    return await person.sees(text=TITLE, button="End turn")


async def press_start(house, person):
    await (await person.presses(await person.sees(text="seats taken"), "Start")).answer()
    await house.rests()


async def test_one_command_and_one_press_lead_to_the_first_decision(house, ann):
    panel = await begins(house, ann)
    assert panel.place is ann.direct()
    assert "Your turn (1)** ·" in panel.text
    assert "✋ **Copper" in panel.text
    assert any(name in panel.text for name in BEGINNERS)


async def test_the_game_that_a_press_begins_is_the_answer_to_it(house, ann):
    house.bot.dispatcher.longest = AGES  # an answer that is nothing but an acknowledgement never comes
    await begins(house, ann)


@pytest.mark.usefixtures("short_piles")
async def test_a_whole_game_alone_is_played_in_one_message_and_rings_only_when_it_comes(house, discord_api, ann):
    house.draws_rarely()
    panel = await begins(house, ann)
    rang = ann.notified
    table = Round(discord_api, [SoloPlayer(ann, ann.direct(), ("Province", "Gold", "Silver"), title=TITLE)])
    await table.plays_to_the_end()
    await house.rests()
    assert "The game is over." in panel.text
    assert panel.labels == ["Rematch", "Replay", "Analysis", "Log", "Fair shuffles"]
    assert ann.notified == rang
    assert not table.refusals()


async def presses(house, person, panel, label):
    await (await person.presses(panel, label)).answer()
    await house.rests()


async def ends(house, person, panel, *points):
    """Let the person buy the last Province, while the opponent owns these cards."""

    def arrange(table):
        names = [seat.name for seat in table.seats]
        players = [{"name": names[0], "hand": ["gold"] * 3}, {"name": names[1], "discard": points}]
        table.game = Game.arrange({"phase": "buy", "supply": {"province": 1}, "players": players})
        table.options.cards = table.game.view(None).kingdom
        table.generation += 1

    await house.worker.repository.change(place_of(person), arrange)
    await house.rests()
    for label in ("Province", "Yes, end the game"):
        await presses(house, person, panel, label)


async def test_a_rematch_alone_leaves_the_result_to_be_read(house, ann):
    panel = await begins(house, ann)
    await ends(house, ann, panel)
    await presses(house, ann, panel, "Rematch")
    assert "The game is over." in panel.text
    assert not panel.labels
    assert "Your turn (1)** ·" in (await ann.sees(text=TITLE, button="End turn")).text


async def test_who_has_won_is_offered_a_stronger_opponent_and_who_has_lost_a_weaker_one(house, ann):
    panel = await begins(house, ann)
    for level, points, wanted in (
        ("beginner", (), "Solid"),
        ("sound", (), "Strong"),
        ("strong", ("province",) * 2, "Solid"),
        ("sound", ("province",) * 2, "Beginner"),
    ):
        await ends(house, ann, panel, *points)
        assert panel.labels[:2] == ["Rematch", f"Rematch: {wanted}"]
        assert await house.worker.repository.read(place_of(ann), lambda table: table.seats[1].level) == level
        await presses(house, ann, panel, f"Rematch: {wanted}")
        panel = await ann.sees(text=TITLE, button="End")
    await ends(house, ann, panel, "province", "province")
    assert panel.labels == ["Rematch", "Replay", "Analysis", "Log", "Fair shuffles"]


async def test_a_game_alone_survives_a_restart(house, discord_api, ann):
    panel = await begins(house, ann)
    asked = len(discord_api.asked("channel"))
    await house.restart()
    await house.looks_for_vanished()
    assert len(discord_api.asked("channel")) == asked  # private chats are not looked up
    await (await ann.presses(panel, "End turn")).answer()
    await house.rests()
    assert "End your turn?" in panel.text


async def test_a_lobby_of_ones_own_has_options_and_no_join(house, ann):
    await uses(house, ann, None, "new")
    lobby = await ann.sees(text="2 of 4 seats taken")
    assert not {"Join", "Leave"} & set(lobby.labels)
    page = await press(house, ann, lobby, "Options")
    page = await press(house, ann, page, "Players")
    await press(house, ann, page, "Up to 3")
    assert "2 of 3 seats taken" in lobby.text


async def test_who_installed_the_bot_for_themselves_plays_from_anywhere(house, discord_api):
    zoe, amy = discord_api.person("Zoe"), discord_api.person("Amy")
    zoe.installs()
    told = await uses(house, zoe, GroupChannel(discord_api, zoe, amy), "new")
    assert told.text == f"Your game is in our direct messages: https://discord.com/channels/@me/{zoe.direct().id}"
    await press_start(house, zoe)
    assert "Your turn (1)** ·" in (await zoe.sees(text=TITLE, button="End turn")).text


async def test_in_a_server_without_the_bot_the_game_is_in_direct_messages_too(house, discord_api):
    zoe = discord_api.person("Zoe")
    zoe.installs()
    elsewhere = discord_api.guild("Elsewhere", has_bot=False)
    elsewhere.adds(zoe)
    told = await uses(house, zoe, elsewhere.channel("lounge"), "new")
    assert told.text.startswith("Your game is in our direct messages")
    await press_start(house, zoe)


async def test_who_takes_no_direct_messages_is_told_and_has_no_table(house, ann):
    ann.closes_direct_messages()
    assert "Allow direct messages in the privacy settings" in (await uses(house, ann, None, "new")).text
    ann.opens_direct_messages()
    await begins(house, ann)


async def test_what_people_write_to_the_bot_is_answered(house, ann):
    await ann.says(ann.direct(), "hello there")
    await house.rests()
    answer = await ann.sees(text="I understand buttons and commands")
    await (await ann.presses(answer, "Play now")).answer()
    await house.rests()
    assert "Your turn (1)** ·" in (await ann.sees(text=TITLE, button="End turn")).text


async def test_what_people_write_during_a_game_leads_back_to_it(house, ann):
    panel = await begins(house, ann)
    await ann.says(ann.direct(), "hello there")
    await house.rests()
    answer = await ann.sees(text="Your game is still in progress")
    assert answer.labels == ["Back to the game"]
    await (await ann.presses(answer, "Back to the game")).answer()
    await house.rests()
    again = await ann.sees(text=TITLE, button="End turn")
    assert again.id != panel.id


async def test_the_name_of_a_card_in_a_direct_message_is_explained(house, ann):
    await ann.says(ann.direct(), "smithy")
    await house.rests()
    assert (await ann.sees(text="Smithy")).text.startswith("### Smithy")


async def test_others_cannot_reach_a_private_table(house, ann, bob):
    panel = await begins(house, ann)
    other = await begins(house, bob)
    answer = await (await bob.sends_id(other, panel.buttons[0].custom_id)).outcome()
    assert "You’re not at this table." in answer.text


async def test_an_answer_to_a_message_is_in_the_language_in_which_the_person_plays(house, ann):
    ann.locale = "de"
    await uses(house, ann, None, "new")
    await ann.says(ann.direct(), "smithy")  # a message does not tell the language of the client
    await house.rests()
    await ann.sees(text="Schmiede · ")


async def test_the_way_back_from_a_question_leaves_one_panel(house, ann):
    panel = await begins(house, ann)
    asked = await uses(house, ann, None, "resign")
    await (await ann.presses(asked, "Back")).answer()
    await house.rests()
    assert asked.deleted
    assert [one for one in ann.sight() if "Your turn (1)" in one.text] == [panel]


async def test_a_hand_asked_for_elsewhere_is_told_to_be_in_direct_messages(house, discord_api):
    zoe = discord_api.person("Zoe")
    zoe.installs()
    chat = GroupChannel(discord_api, zoe, discord_api.person("Amy"))
    await uses(house, zoe, chat, "new")
    await press_start(house, zoe)
    told = await uses(house, zoe, chat, "hand")
    assert told.text == f"Your hand is in our direct messages: https://discord.com/channels/@me/{zoe.direct().id}"
