"""Before the game in a group: wishes, vetoes, codes, invitations; and what the options change in the game."""

import pytest

from bots.language.texts import Texts
from tests.telegram.players import presses, turns_pages
from tests.telegram.test_chats import LAST_PROVINCE
from tests.telegram.test_commands import says


async def lobby_of(person, group):
    return (await person.sees(group, "seats taken")).text


async def test_a_kingdom_is_wished_for_by_buttons_and_names_and_passed_on_by_its_code(house, ann, bob, group, club):
    await house.lobby(group, ann, bob)
    await turns_pages(ann, group, "Options", "Wishes and bans", "A village", "An Attack", "✓ An Attack")
    page = await ann.sees(group, "What must a random kingdom include")
    assert "use /kingdom +Witch -Chapel" in page.text  # without anything that keeps the command from being a link
    assert {"✓ A village (+2 Actions)", "✗ An Attack"} <= set(page.labels)
    await says(house, ann, group, "/kingdom +moat -chapel")
    assert page.text.endswith("\nWishes and bans: with villages, Moat · without attacks, Chapel")
    await turns_pages(ann, group, "Back", "Back")
    told = await lobby_of(ann, group)
    assert "Wishes and bans: with villages, Moat · without attacks, Chapel\n" in told
    assert "🔵Moat" in told
    code = told.partition("Kingdom code: ")[2].partition("\n")[0]
    cards = told.partition("Chapel\n")[2].partition("Kingdom code")[0]
    await house.lobby(club, bob)
    await says(house, bob, club, f"/kingdom {code.lower()}")
    assert cards in await lobby_of(bob, club)
    refused = await says(house, bob, club, f"/kingdom {code[:-1]}{'0' if code[-1] != '0' else '1'}")
    assert refused.text == "That’s not a kingdom code. Is there a typo in it?"


async def test_each_player_has_one_veto_and_a_stranger_none(house, bot_api, ann, bob, group):
    eve = bot_api.person("Eve")
    group.add(eve)
    table = await house.lobby(group, ann, bob)
    assert (await presses(eve, group, "Veto a card"))[0].text == "You’re not at this table."
    await turns_pages(bob, group, "Veto a card", "Militia")
    await bob.sees(group, "2. Bob (veto: Militia)\nKingdom: Custom\n")
    assert "Militia" not in table.text.partition("Kingdom: ")[2]
    assert (await presses(bob, group, "Veto a card"))[0].text == "You’ve already used your veto."


async def test_people_can_join_also_while_somebody_looks_at_options_or_chooses_a_veto(house, bot_api, ann, bob, group):
    eve = bot_api.person("Eve")
    group.add(eve)
    await eve.opens()
    table = await house.lobby(group, ann, bob)
    await turns_pages(bob, group, "Veto a card")
    assert (await presses(eve, group, "Join"))[0].text == "You’re in."
    await house.rests()
    assert "Which card don’t you want to play with?" in table.text  # Bob still chooses
    await turns_pages(eve, group, "Back")
    assert "3. Eve" in table.text
    await turns_pages(ann, group, "Options")
    assert "Join" in table.labels
    await turns_pages(ann, group, "Players", "Up to 3")
    assert "Join" not in table.labels  # everybody is here


async def test_only_the_host_is_asked_about_closing_and_a_refusal_notifies_nobody(house, ann, bob, group):
    await house.lobby(group, ann, bob)
    rang, read = ann.notified, len(bob.reads())
    assert (await says(house, bob, group, "/kingdom +moat")).silent  # a refusal is for one person
    assert (await presses(bob, group, "Close the table"))[0].text == Texts().say("refusal-not-host")
    await house.rests()
    assert (ann.notified, len(bob.reads())) == (rang + 1, read)  # she is told only what Bob wrote


@pytest.mark.long  # the same rule is tested over the other wire
async def test_the_next_table_remembers_its_options_and_invites_the_same_people_once(house, ann, bob, group):
    await house.standing(group, LAST_PROVINCE, ann, bob)
    await house.buys(ann, "Province")
    await says(house, bob, group, "/new")
    await turns_pages(bob, group, "Options", "Pace", "Live (minutes)")
    await bob.sees(group, "Pace: Live (minutes)")
    await turns_pages(bob, group, "Back")
    assert (await presses(bob, group, "Invite the same players"))[0].text == "Invitation sent."
    call = await ann.sees(group, "Ann: another game here? There’s a seat for you.", button="Join")
    assert call in ann.notifications
    await house.rests()
    assert "Invite the same players" not in (await bob.sees(group, "seats taken")).labels
    await presses(ann, group, "Join")
    await ann.sees(group, "2. Ann")
    await house.rests()
    assert call.deleted
    for person in (ann, bob):
        await says(house, person, group, "/leave")
    await says(house, ann, group, "/new")
    assert "Pace: Live (minutes)" in await lobby_of(ann, group)


async def test_points_are_shown_during_the_game_only_if_the_table_wants_that(house, ann, bob, group):
    await house.lobby(group, ann, bob)
    await turns_pages(ann, group, "Options", "Points", "Shown during the game")
    await ann.sees(group, "Points: Shown during the game")
    await turns_pages(ann, group, "Back")
    assert "Points: Shown during the game" in await lobby_of(ann, group)
    await ann.opens()
    await says(house, ann, group, "/begin")
    assert "Ann ✋5 📚5 · 3 points" in (await ann.sees(group, "Turn 1")).text
    for person in (ann, bob):
        assert "Points: Ann 3, Bob 3" in person.reads()[-1].text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_watchers_get_no_hand_and_nobody_to_call(house, bot_api, ann, bob, group):
    eve = bot_api.person("Eve")
    group.add(eve)
    await eve.opens()
    await house.game(group, ann, bob)
    await presses(eve, group, "Watch")
    watched = await eve.sees(text="🟢")
    assert watched.labels == ["Log", "Kingdom", "Stop watching"]
    assert "points" not in watched.text
    await house.rests()


async def test_choosing_an_option_edits_the_table_once(house, ann, group, monkeypatch):
    await house.lobby(group, ann)
    await turns_pages(ann, group, "Options", "Pace")
    open_options = house.worker.open_options

    async def open_slowly(*arguments):
        await house.worker.redrawer.wait_until_settled()
        await open_options(*arguments)

    monkeypatch.setattr(house.worker, "open_options", open_slowly)
    (page,) = [message for message in ann.reads(group) if "Live (minutes)" in message.labels]
    before = len(page.versions)
    await presses(ann, group, "Live (minutes)")
    await house.rests()
    assert len(page.versions) == before + 1
    assert "Pace: Live (minutes)" in page.text
