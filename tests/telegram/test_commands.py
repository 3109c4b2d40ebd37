"""Commands, as people write them: in groups and in private, in time and out of it."""

import re

import pytest

TEN = "Cellar, Market, Militia, Mine, Moat, Remodel, Smithy, Village, Woodcutter, Workshop"

TWO_BUYS = {
    "phase": "buy",
    "buys": 2,
    "players": [{"name": "Ann", "hand": ["copper"] * 5}, {"name": "Bob", "hand": ["estate"] * 5}],
}


async def says(house, person, place, text):
    """The reply to that message; None where there was none."""
    await house.rests()
    message = await person.says(place, text)
    await house.rests()
    replies = [each for each in person.reads(place) if each.reply_to is message]
    later = [each for each in person.reads(place) if place is None and each.id > message.id]
    return next(iter(replies or later), None)


# -- before the game ---------------------------------------------------------------------------------------------------


async def test_new_puts_a_lobby_below_the_command(house, ann, group):
    await says(house, ann, group, "/new")
    lobby = await ann.sees(group, "1 of 4 seats taken")
    assert "1. Ann (host)" in lobby.text
    seats, kingdom = ["Join", "Leave", "Add a computer player"], ["New random kingdom", "Options"]
    assert lobby.labels == [*seats, *kingdom, "Close the table", "How to play"]


async def test_a_new_table_is_sent_once_however_long_storage_takes(house, bot_api, ann, group, monkeypatch):
    add_place = house.worker.people.add_place

    async def add_place_slowly(person, place):
        added = await add_place(person, place)
        await house.worker.redrawer.wait_until_settled()
        return added

    monkeypatch.setattr(house.worker.people, "add_place", add_place_slowly)
    await says(house, ann, group, "/new")
    sent = bot_api.asked("sendMessage", chat=group)
    assert len([request for request in sent if "seats taken" in request.parameters["text"]]) == 1


async def test_a_second_new_is_refused_in_a_reply_to_its_writer(house, ann, bob, group):
    await house.lobby(group, ann)
    assert (await says(house, bob, group, "/new")).text == "There’s already a table here."


async def test_without_a_table_the_writer_is_told_so(house, ann, group):
    commands = "join, leave, begin, table, hand, kingdom, log, undo, nudge, resign, stop, rematch, settings"
    for command in commands.split(", "):
        told = await says(house, ann, group, f"/{command}")
        assert told.text == "There’s no table here. Open one first.", command


async def test_what_needs_a_group_is_refused_in_private(house, ann):
    await ann.opens()
    assert "That only works in a group" in (await says(house, ann, None, "/join")).text


async def test_a_person_who_joins_and_leaves_by_command_is_on_and_off_the_list(house, ann, bob, group):
    await house.lobby(group, ann)
    assert await says(house, bob, group, "/join") is None
    assert "2. Bob" in (await ann.sees(group, "2 of 4 seats taken")).text
    assert (await says(house, bob, group, "/join")).text == "You’re already at this table."
    assert await says(house, bob, group, "/leave") is None
    assert (await says(house, bob, group, "/leave")).text == "You’re not at this table."
    await ann.sees(group, "1 of 4 seats taken")


async def test_only_the_host_begins(house, bot_api, bob, group):
    cid = bot_api.person("Cid")
    group.add(cid)
    await house.lobby(group, bob, cid)
    assert (await says(house, cid, group, "/begin")).text == "Only the table’s host or an admin can do that."
    assert await says(house, bob, group, "/begin") is None
    await cid.sees(group, "Turn 1")


async def test_an_admin_of_the_group_may_do_what_the_host_may(house, bot_api, ann, bob, group):
    cid = bot_api.person("Cid")
    group.add(cid)
    await house.lobby(group, bob, cid)
    assert await says(house, ann, group, "/begin") is None  # Ann made the group, and does not play
    await cid.sees(group, "Turn 1")


async def test_nobody_begins_alone(house, ann, group):
    await house.lobby(group, ann)
    assert (await says(house, ann, group, "/begin")).text == "At least two players are needed."


async def test_ten_names_choose_the_kingdom(house, ann, group):
    await house.lobby(group, ann)
    assert await says(house, ann, group, f"/kingdom {TEN}") is None
    assert "Kingdom: Custom" in (await ann.sees(group, "Woodcutter", button="Join")).text


async def test_ten_names_may_stand_in_lines(house, ann, group):
    await house.lobby(group, ann)
    await says(house, ann, group, "/kingdom " + TEN.replace(", ", "\n"))
    await ann.sees(group, "Woodcutter", button="Join")


async def test_a_recommended_kingdom_is_chosen_by_its_name_and_a_random_one_by_that_word(house, ann, group):
    await house.lobby(group, ann)
    for typed, told in (
        ("Wine Country", "Kingdom: Wine Country\n"),
        ("wine-country", "Kingdom: Wine Country\n"),
        ("first game", "Kingdom: First Game (2nd edition)\n"),
        ("First Game (1st edition)", "Kingdom: First Game (1st edition)\n"),
        ("random", "Kingdom: Random\n"),
    ):
        assert await says(house, ann, group, f"/kingdom {typed}") is None
        assert told in (await ann.sees(group, "seats taken")).text, typed


async def test_other_than_ten_names_and_unclear_ones_are_refused(house, ann, group):
    await house.lobby(group, ann)
    assert "you named 2" in (await says(house, ann, group, "/kingdom Moat, Smithy, smithy")).text
    assert "Woodcutter, Worker’s Village, Workshop" in (await says(house, ann, group, "/kingdom Wo, Smithy")).text
    assert "I don’t know a card called “Zugzwang”" in (await says(house, ann, group, "/kingdom Zugzwang")).text
    assert (await says(house, ann, group, "/kingdom Dame Anna, Moat")).text == "“Dame Anna” isn’t a kingdom card."


async def test_only_the_host_chooses_the_kingdom(house, ann, bob, group):
    await house.lobby(group, ann, bob)
    assert "Only the table’s host" in (await says(house, bob, group, f"/kingdom {TEN}")).text
    assert not [text for text in house.bot_api.shared_texts() if "Custom" in text]


async def test_settings_open_on_the_table_for_the_host_only(house, ann, bob, group):
    await house.lobby(group, ann, bob)
    assert "Only the table’s host" in (await says(house, bob, group, "/settings")).text
    assert await says(house, ann, group, "/settings") is None
    table = group.newest
    assert "Edition" in table.labels
    assert "Only the table’s host" in (await (await bob.presses(table, "Edition")).answered()).text
    await ann.presses(table, "Edition")
    await house.rests()
    await ann.presses(group.newest, "1st edition")
    await house.rests()
    await ann.presses(group.newest, "Back")
    await house.rests()
    assert "Edition: 1st edition" in group.newest.text


async def test_the_table_comes_back_below_and_the_old_one_is_gone(house, ann, group):
    old = await house.lobby(group, ann)
    rang = ann.notified
    assert await says(house, ann, group, "/table") is None
    assert old.deleted
    assert "1 of 4 seats taken" in group.newest.text
    assert ann.notified == rang


# -- in the game -------------------------------------------------------------------------------------------------------


async def test_hand_sends_the_panel_anew(house, ann, bob, group):
    _, other = await house.game(group, ann, bob)
    old = other.reads()[-1]
    assert await says(house, other, group, "/hand") is None
    assert old.deleted
    assert "✋ " in other.reads()[-1].text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_hand_in_the_lobby_says_that_nobody_plays_yet(house, ann, group):
    await house.lobby(group, ann)
    assert (await says(house, ann, group, "/hand")).text == "No game is being played here right now."


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_person_who_does_not_play_is_told_so(house, bot_api, ann, bob, group):
    await house.game(group, ann, bob)
    cid = bot_api.person("Cid")
    group.add(cid)
    for command in ("hand", "undo", "nudge", "resign"):
        assert (await says(house, cid, group, f"/{command}")).text == "You’re not at this table.", command


@pytest.mark.long  # the same rule is tested over the other wire
async def test_what_belongs_before_the_game_is_refused_in_it(house, ann, bob, group):
    await house.game(group, ann, bob)
    for command in ("join", "leave", "begin", "settings", f"kingdom {TEN}"):
        assert (await says(house, ann, group, f"/{command}")).text == "The game has already started.", command


async def test_rematch_in_the_game_is_refused(house, ann, bob, group):
    await house.game(group, ann, bob)
    assert (await says(house, ann, group, "/rematch")).text == "The game isn’t over yet."


@pytest.mark.long  # the same rule is tested over the other wire
async def test_undo_takes_back_the_last_move(house, ann, bob, group):
    await house.standing(group, TWO_BUYS, ann, bob)
    for place in (None, group):
        await house.buys(ann, "Silver")
        assert "Silver×39" in group.newest.text
        assert await says(house, ann, place, "/undo") is None
        assert "Silver×40" in (await bob.sees(group, "🟢")).text


async def test_what_cannot_be_taken_back_is_refused(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    assert (await says(house, on_turn, group, "/undo")).text.startswith("There’s nothing to take back")


async def test_nudge_calls_whom_the_table_waits_for(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    panel = on_turn.reads()[-1]
    assert (await says(house, other, group, "/nudge")).text == "Reminder sent."
    assert panel.deleted
    assert on_turn.notifications[-1] is on_turn.reads()[-1]
    assert "They’ve just been reminded." in (await says(house, other, None, "/nudge")).text


async def test_a_person_who_is_waited_for_cannot_nudge(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    assert (await says(house, on_turn, group, "/nudge")).text == "The table isn’t waiting for anyone else."


async def test_resigning_is_asked_once_more_and_confirmed_by_its_writer_only(house, ann, bob, group):
    await house.game(group, ann, bob)
    question = await says(house, bob, group, "/resign")
    assert "Resign?" in question.text
    assert (await (await ann.presses(question, "Yes, resign")).answered()).text == "That question was for someone else."
    assert (await (await ann.presses(question, "Back")).answered()).text == "That question was for someone else."
    answer = await (await bob.presses(question, "Yes, resign")).answered()
    await house.rests()
    assert answer.text == "A computer player has taken your seat."
    assert question.labels == []
    assert "Bob 🤖 (resigned" in (await ann.sees(group, "🟢")).text


async def test_a_person_who_does_not_resign_after_all_goes_back(house, ann, bob, group):
    await house.game(group, ann, bob)
    question = await says(house, bob, group, "/resign")
    assert (await (await bob.presses(question, "Back")).answered()).text is None
    assert question.deleted
    assert "resigned" not in (await ann.sees(group, "🟢")).text


async def test_a_move_that_a_strange_client_sends_from_that_question_leaves_it_as_it_is(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    move = next(
        button.data for row in on_turn.reads()[-1].buttons for button in row if button.words.startswith("Estate")
    )
    question = await says(house, on_turn, group, "/resign")
    assert (await (await on_turn.sends_data(question, move)).answered()).text is None
    await house.rests()
    assert "Resign?" in question.text


async def test_resigning_in_private_works_too(house, ann, bob, group):
    await house.game(group, ann, bob)
    question = await says(house, bob, None, "/resign")
    assert "Friends" in question.text
    await (await bob.presses(question, "Yes, resign")).answered()
    await house.rests()
    assert "Bob 🤖 (resigned" in (await ann.sees(group, "🟢")).text


async def test_stopping_is_for_the_host_and_confirmed_by_its_writer(house, ann, bob, group):
    await house.game(group, ann, bob)
    assert "Only the table’s host" in (await says(house, bob, group, "/stop")).text
    question = await says(house, ann, group, "/stop")
    assert (await (await bob.presses(question, "Yes, stop")).answered()).text == "That question was for someone else."
    assert (await (await ann.presses(question, "Yes, stop")).answered()).text == "The table is closed."
    await house.rests()
    await bob.sees(group, "This table was closed.")
    assert (await says(house, ann, group, "/stop")).text == "There’s no table here. Open one first."
    assert await says(house, bob, group, "/new") is None


# -- knowing -----------------------------------------------------------------------------------------------------------


async def test_card_explains_in_groups_and_in_private(house, ann, group):
    await ann.opens()
    await house.rests()
    for place in (group, None):
        told = await says(house, ann, place, "/card throne-room")
        assert told.text.startswith("Throne Room")
        assert "<b>Throne Room" in told.html


async def test_card_with_unclear_names_says_what_it_could_be(house, ann, group):
    assert (await says(house, ann, group, "/card wo")).text == "“wo” could be Woodcutter, Worker’s Village, Workshop."
    assert (
        await says(house, ann, group, "/card <i>nothing</i>")
    ).text == "I don’t know a card called “<i>nothing</i>”."
    assert "/card moat" in (await says(house, ann, group, "/card")).text


async def test_kingdom_explains_the_ten_cards(house, ann, bob, group):
    await house.game(group, ann, bob)
    told = await says(house, bob, group, "/kingdom")
    assert all(name in told.text for name in ("Market", "Moat", "Village"))


async def test_the_log_in_a_group_turns_its_pages_in_place(house, ann, bob, group):
    people = await house.game(group, ann, bob)
    for turn in range(8):
        await house.buys(people[turn % 2])
    pages = await says(house, ann, group, "/log")
    assert "page 2 of 2" in pages.text
    assert (await (await bob.presses(pages, "‹ Page 1/2")).answered()).text is None
    assert "page 1 of 2" in pages.text
    await (await bob.presses(pages, "Page 2/2 ›")).answered()
    assert "page 2 of 2" in pages.text


async def test_the_log_is_public_in_a_group_and_ones_own_in_private(house, ann, bob, group):
    people = await house.game(group, ann, bob)
    while "plays Moat" not in (await ann.sees(group, "🟢")).text:
        await house.buys(people[0], "Moat")  # bought at first, and played as soon as it is in the hand
        people.reverse()
    other, drawer = people
    drew = "draws 2 cards."
    assert drew not in (await says(house, drawer, None, "/log")).text
    assert drew in (await says(house, other, None, "/log")).text
    assert drew in (await says(house, drawer, group, "/log")).text


async def test_stats_tell_of_the_group_and_of_oneself(house, ann, group):
    await ann.opens()
    await house.rests()
    assert (await says(house, ann, group, "/stats")).text
    assert (await says(house, ann, None, "/stats")).text


async def test_help_differs_in_groups_and_in_private(house, ann, group):
    await ann.opens()
    await house.rests()
    assert "/new opens a table" in (await says(house, ann, group, "/help")).text
    assert "/games lists your tables" in (await says(house, ann, None, "/help")).text


async def test_help_names_all_commands_of_the_menu(house, ann, group):
    await ann.opens()
    await house.rests()
    for place in (group, None):
        named = set(re.findall(r"/([a-z]+)", (await says(house, ann, place, "/help")).text))
        assert named == {command for command, _ in ann.menu(place)} - {"help", "start"}


# -- the menu ----------------------------------------------------------------------------------------------------------


async def test_each_scope_has_its_own_commands_in_the_menu(house, bob, group):
    await bob.opens()
    await house.rests()
    in_group, in_private = dict(bob.menu(group)), dict(bob.menu())
    assert "new" in in_group
    assert "games" not in in_group
    assert "games" in in_private
    assert "join" not in in_private
    assert in_group["new"] == in_private["new"] == "Open a table"


async def test_the_menu_speaks_the_language_of_the_person_who_opens_it(house, bob, eva, group):
    assert dict(eva.menu(group))["new"] == "Einen Tisch eröffnen"
    assert dict(bob.menu(group)).keys() == dict(eva.menu(group)).keys()
    zoe = house.bot_api.person("Zoe", language="fr")
    group.add(zoe)
    assert zoe.menu(group) == bob.menu(group)  # there are no words in her language: those of all others


async def test_a_command_that_was_edited_into_a_message_does_nothing(house, ann, group):
    message = await ann.says(group, "/help")
    await house.rests()
    await ann.edits(message, "/new")
    await house.rests()
    assert not [each for each in ann.reads(group) if "seats taken" in each.text]
