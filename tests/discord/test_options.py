"""The table before the game and beside it: everything that its buttons do, for whom, and for whom not."""

from bots.tables.deadlines import Limits
from tests.discord.asking import uses
from tests.discord.bot_house import panel_of, place_at

ONLY_RULERS = "Only the table’s host or an admin can do that."


async def press(house, person, message, label):
    """What the person is told, or shown, for their eyes only; None where the table alone tells."""
    pressed = await person.presses(message, label)
    await pressed.answer()
    await house.rests()
    if pressed.given.kind == "deferred update":
        return pressed.follow_ups[-1] if pressed.follow_ups else None
    return pressed.given.message if pressed.given.ephemeral else None


async def opens(house, person, channel, *labels):
    """The page of options behind these buttons, one after the other, opened by that person from the lobby."""
    page = await press(house, person, channel.newest, "Options")
    for label in labels:
        assert await press(house, person, page, label) is page
    return page


async def adds_computer(house, person, table):
    await press(house, person, table, "Add a computer player")


# -- seats -------------------------------------------------------------------------------------------------------------


async def test_join_and_leave_need_no_words(house, ann, bob, channel):
    table = await house.lobby(channel, ann)
    assert await press(house, bob, table, "Join") is None
    assert "2. Bob" in table.text
    assert await press(house, bob, table, "Leave") is None
    assert "Bob" not in table.text


async def test_the_second_join_and_the_leave_of_a_stranger_are_refused_privately(house, ann, bob, channel):
    table = await house.lobby(channel, ann)
    assert (await press(house, ann, table, "Join")).text == "You’re already at this table."
    assert (await press(house, bob, table, "Leave")).text == "You’re not at this table."


async def test_a_host_who_leaves_hands_the_table_on(house, ann, bob, channel):
    table = await house.lobby(channel, ann, bob)
    await press(house, ann, table, "Leave")
    assert "1. Bob (host)" in table.text


async def test_when_the_last_one_leaves_the_table_is_gone(house, ann, channel):
    table = await house.lobby(channel, ann)
    await press(house, ann, table, "Leave")
    assert channel.newest.labels == []
    await (await ann.uses(channel, "dominion new")).outcome()
    await house.rests()
    assert "1. Ann (host)" in channel.newest.text


async def test_computer_players_come_and_go(house, ann, channel):
    table = await house.lobby(channel, ann)
    await press(house, ann, table, "Add a computer player")
    for level, following in (("Solid", "strong"), ("Strong", "beginner"), ("Beginner", "solid")):
        name = table.text.partition("2. ")[2].partition(" 🤖")[0]
        assert await press(house, ann, table, f"{name}: {level}") is None
        assert f"🤖 ({following}): " in table.text
    assert (await uses(house, ann, channel, "computer", level="beginner")).text == "Done."
    assert "🤖 (beginner): " in table.text
    for _ in range(2):
        assert await press(house, ann, table, "Remove a computer player") is None
    assert "🤖 (" not in table.text


async def test_the_host_can_ask_a_guest_to_leave(house, ann, bob, channel):
    table = await house.lobby(channel, ann, bob)
    page = await opens(house, ann, channel, "Remove a player", "Bob")
    assert "Remove a player" not in page.labels
    assert "Bob" not in table.text


async def test_a_full_table_offers_no_seat(house, ann, channel):
    table = await house.lobby(channel, ann)
    for _ in range(3):
        await adds_computer(house, ann, table)
    assert "4 of 4 seats taken" in table.text
    assert not {"Join", "Add a computer player"} & set(table.labels)


async def test_strangers_cannot_add_computer_players(house, ann, bob, channel):
    table = await house.lobby(channel, ann)
    assert (await press(house, bob, table, "Add a computer player")).text == ONLY_RULERS
    assert "1 of 4 seats taken" in table.text


async def test_a_press_that_comes_twice_adds_one_computer_player(house, ann, channel):
    table = await house.lobby(channel, ann)
    house.bot.dispatcher.longest = 0.1  # of two presses at once, what is drawn answers only one
    (button,) = [button for button in table.buttons if button.label == "Add a computer player"]
    for _ in range(2):
        await ann.sends_id(table, button.custom_id)
    await house.rests()
    assert "2 of 4 seats taken" in table.text


# -- starting and closing ----------------------------------------------------------------------------------------------


async def test_start_is_offered_when_two_sit_at_the_table_and_only_rulers_may(house, ann, bob, channel):
    table = await house.lobby(channel, ann)
    assert "Start" not in table.labels
    await press(house, bob, table, "Join")
    assert (await press(house, bob, table, "Start")).text == ONLY_RULERS
    assert await press(house, ann, table, "Start") is None
    assert "Turn 1" in channel.messages[0].text


async def test_who_manages_the_channel_may_start(house, guild, ann, bob, cid, channel):
    guild.trusts(cid)
    table = await house.lobby(channel, ann, bob)
    assert await press(house, cid, table, "Start") is None
    assert "Turn 1" in table.text


async def test_closing_is_asked_once_more_and_only_of_rulers(house, ann, bob, channel):
    table = await house.lobby(channel, ann, bob)
    assert (await press(house, bob, table, "Close the table")).text == ONLY_RULERS
    question = await press(house, ann, table, "Close the table")
    assert question.only_for is ann
    assert "seats taken" in table.text
    assert await press(house, ann, question, "Yes, stop") in (question, None)
    assert question.text == "The table is closed."
    assert "This table was closed." in channel.newest.text


async def test_a_person_who_does_not_close_the_table_after_all_has_the_question_gone(house, ann, channel):
    table = await house.lobby(channel, ann)
    question = await press(house, ann, table, "Close the table")
    assert await press(house, ann, question, "Back") is None
    assert question.deleted
    assert "seats taken" in table.text


async def test_a_manager_who_does_not_play_goes_back_from_the_question_too(house, guild, ann, bob, cid, channel):
    guild.trusts(cid)
    await house.game(channel, ann, bob)
    question = (await (await cid.uses(channel, "dominion stop")).outcome()).message
    assert await press(house, cid, question, "Back") is None
    assert question.deleted


async def test_a_button_of_an_older_table_does_nothing(house, ann, bob, channel):
    old = await house.lobby(channel, ann, bob)
    (start,) = [button for button in old.buttons if button.label == "Start"]
    await press(house, ann, await press(house, ann, old, "Close the table"), "Yes, stop")
    await house.lobby(channel, ann, bob)
    answer = await (await ann.sends_id(old, start.custom_id)).outcome()
    assert answer.text == "That has already been decided."
    assert "2 of 4 seats taken" in channel.newest.text


# -- options -----------------------------------------------------------------------------------------------------------


async def test_options_open_for_the_host_alone_and_leave_the_table_as_it_is(house, ann, channel):
    table = await house.lobby(channel, ann)
    page = await opens(house, ann, channel)
    assert page.only_for is ann
    kingdom = ["Kingdom", "Sets", "Wishes and bans", "Edition", "Shelters"]
    assert page.labels == [*kingdom, "Pace", "Players", "Language", "Points", "Computer players", "Hints", "Back"]
    assert "seats taken" in table.text
    assert len(channel.messages) == 1


async def test_options_are_refused_to_those_who_do_not_rule_the_table(house, ann, bob, channel):
    table = await house.lobby(channel, ann, bob)
    assert (await press(house, bob, table, "Options")).text == ONLY_RULERS


async def test_who_manages_the_channel_may_set_options(house, guild, ann, cid, channel):
    guild.trusts(cid)
    await house.lobby(channel, ann)
    page = await opens(house, cid, channel, "Edition")
    await press(house, cid, page, "1st edition")
    assert "Edition: 1st edition" in channel.newest.text


OPTIONS = (  # the way through the pages, and what all see then
    (("Kingdom", "Random"), "Kingdom: Random"),
    (("Kingdom", "Dark Ages", "Grim Parade"), "Kingdom: Grim Parade"),
    (("Sets", "Dark Ages"), "Dark Ages"),
    (("Edition", "1st edition"), "Edition: 1st edition"),
    (("Shelters", "No"), "Shelters: No"),
    (("Pace", "Live (minutes)"), "Pace: Live (minutes)"),
    (("Pace", "No limit"), "Pace: No limit"),
    (("Players", "Up to 6"), "1 of 6 seats taken"),
    (("Language", "✓ English"), "Language: English"),
)


async def test_every_option_changes_what_all_see(house, ann, channel):
    table = await house.lobby(channel, ann)
    for way, shown in OPTIONS:
        assert shown not in table.text or way[0] in ("Sets", "Language"), way
        await opens(house, ann, channel, *way)
        assert shown in table.text, way


async def test_back_leads_from_page_to_page_and_then_closes_them(house, ann, channel):
    await house.lobby(channel, ann)
    page = await opens(house, ann, channel, "Kingdom", "Intrigue, 1st edition", "Back", "Back")
    assert page.labels[0] == "Kingdom"
    await press(house, ann, page, "Back")
    assert page.deleted


async def test_a_page_of_options_that_is_older_than_the_game_is_refused(house, ann, bob, channel):
    table = await house.lobby(channel, ann, bob)
    page = await opens(house, ann, channel, "Edition")
    await press(house, ann, table, "Start")
    assert (await press(house, ann, page, "1st edition")).text == "That has already been decided."
    assert (await press(house, ann, page, "Back")).text == "The game has already started."


async def test_pages_of_options_work_after_a_restart(house, ann, channel):
    await house.lobby(channel, ann)
    page = await opens(house, ann, channel, "Edition")
    await house.restart()
    assert await press(house, ann, page, "1st edition") is page
    assert "Edition: 1st edition" in channel.newest.text


async def test_wishes_by_command_are_shown_on_the_page_of_wishes_that_is_open(house, ann, channel):
    await house.lobby(channel, ann)
    page = await opens(house, ann, channel, "Wishes and bans", "A village (+2 Actions)")
    await uses(house, ann, channel, "kingdom", cards="+witch -attacks")
    assert page.text.endswith("Wishes and bans: with villages, Witch · without attacks")
    assert "✗ An Attack" in page.labels
    await press(house, ann, page, "Back")
    await uses(house, ann, channel, "kingdom", cards="+moat")
    assert "Wishes and bans: with villages, Witch, Moat · without attacks" in page.text  # in the list of all options
    await press(house, ann, page, "Back")
    await uses(house, ann, channel, "kingdom", cards="+cellar")
    assert page.deleted


# -- beside the game ---------------------------------------------------------------------------------------------------


async def test_who_watches_has_the_table_as_a_direct_message_without_any_hand(house, ann, bob, cid, channel):
    await house.game(channel, ann, bob)
    told = await press(house, cid, channel.messages[0], "Watch")
    assert told.text == "You’re watching this table."
    shown = panel_of(cid)
    assert "🟢" in shown.text
    assert "✋ " not in shown.text
    await press(house, cid, shown, "Stop watching")
    assert cid.reads() == [] or "Stop watching" not in panel_of(cid).labels


async def test_what_is_watched_follows_the_game(house, ann, bob, cid, channel):
    on_turn, _ = await house.game(channel, ann, bob)
    await press(house, cid, channel.messages[0], "Watch")
    await press(house, on_turn, panel_of(on_turn), "Estate")
    assert "buys Estate" in panel_of(cid).text


async def test_a_person_who_takes_no_direct_messages_cannot_watch(house, ann, bob, cid, channel):
    await house.game(channel, ann, bob)
    cid.closes_direct_messages()
    told = await press(house, cid, channel.messages[0], "Watch")
    assert told.text == (
        "I can’t message you. Allow direct messages in the privacy settings of a server we’re both in, then try again."
    )
    assert (await house.worker.repository.read(place_at(channel), lambda table: list(table.watchers))) == []


async def test_who_plays_does_not_watch(house, ann, bob, channel):
    await house.game(channel, ann, bob)
    assert (await press(house, ann, channel.messages[0], "Watch")).text == "You’re already at this table."


async def test_nudge_on_the_table_calls_whom_it_waits_for(house, ann, bob, channel):
    on_turn, other = await house.game(channel, ann, bob)
    rang = on_turn.notified
    assert (await press(house, other, channel.messages[0], "Nudge")).text == "Reminder sent."
    assert on_turn.notified > rang
    assert (await press(house, other, channel.messages[0], "Nudge")).text.startswith("They’ve just been reminded.")


async def test_log_and_kingdom_open_for_the_person_who_asks(house, ann, bob, cid, channel):
    await house.game(channel, ann, bob)
    table = channel.messages[0]
    for label, words in (("Log", "Log, page 1 of 1"), ("Kingdom", "Market · costs 5")):
        shown = await press(house, cid, table, label)
        assert words in shown.text
        assert shown.only_for is cid
    assert "🟢" in table.text


async def test_resign_on_the_panel_is_asked_once_more_in_a_message_of_its_own(house, ann, bob, channel):
    _, waiting = await house.game(channel, ann, bob)
    panel = panel_of(waiting)
    question = await press(house, waiting, panel, "Resign")
    assert "Resign?" in question.text
    assert "✋ " in panel.text
    await press(house, waiting, question, "Yes, resign")
    assert question.text == "A computer player has taken your seat."


async def test_resign_on_a_panel_beside_the_table_leads_there_and_back(house, ann, bob, channel):
    _, waiting = await house.game(channel, ann, bob)
    panel = await press(house, waiting, channel.messages[0], "My hand")
    assert await press(house, waiting, panel, "Resign") is panel
    assert "Resign?" in panel.text
    assert await press(house, waiting, panel, "Back") is panel
    assert "✋ " in panel.text


# -- those who do not come ---------------------------------------------------------------------------------------------


async def test_the_others_vote_a_computer_player_into_the_seat_of_who_keeps_them_waiting(house, ann, bob, cid, channel):
    house.limits = Limits(absent=0, live=1)
    await house.restart()
    await house.lobby(channel, ann, bob, cid)
    await opens(house, ann, channel, "Pace", "Live (minutes)")
    await press(house, ann, channel.newest, "Start")
    people = sorted((ann, bob, cid), key=lambda person: "Your turn" not in panel_of(person).text)
    late, *others = people
    label = f"Replace {late.name}"
    table = await others[0].sees(channel, button=label)
    assert (await press(house, others[0], table, label)).text == "Vote counted."
    assert (await press(house, others[0], table, label)).text == "You’ve already voted."
    await press(house, others[1], table, label)
    assert f"{late.name} (away; a computer player is filling in)" in channel.messages[0].text
