"""Commands that tell something to the one who asks: cards, kingdoms, the log, results, settings, help."""

import re

import pytest

from bots.language.search import suggest
from bots.language.texts import Texts
from tests.discord.asking import LAST_PROVINCE, TEN, buys, press, table_in, uses
from tests.discord.bot_house import panel_of

MENTION = re.compile(r"<(/\w+ \w+):\d+>")

# -- cards -------------------------------------------------------------------------------------------------------------


async def test_card_explains_in_channels_and_in_private(house, ann, channel):
    for place in (channel, None):
        told = await uses(house, ann, place, "card", name="throne-room")
        assert told.text.removeprefix("### ").startswith("Throne Room")


@pytest.mark.long  # the same rule is tested over the other wire
async def test_card_with_unclear_names_says_what_it_could_be(house, ann, channel):
    assert (
        await uses(house, ann, channel, "card", name="wo")
    ).text == "“wo” could be Woodcutter, Worker’s Village, Workshop."
    assert (await uses(house, ann, channel, "card", name="Zugzwang")).text == "I don’t know a card called “Zugzwang”."


async def completions(person, place, typed):
    return [choice.name for choice in await person.types(place, "dominion card", "name", typed)]


@pytest.mark.usefixtures("house")
async def test_while_a_name_is_typed_the_cards_that_begin_so_are_offered(ann, channel):
    for place in (channel, None):
        assert await completions(ann, place, "wo") == ["Woodcutter", "Worker’s Village", "Workshop"]


@pytest.mark.usefixtures("house")
async def test_a_misspelled_name_is_offered_as_it_should_be(ann, channel):
    assert await completions(ann, channel, "vilage") == ["Village"]


@pytest.mark.usefixtures("house")
async def test_for_what_no_card_is_called_like_nothing_is_offered(ann, channel):
    assert await completions(ann, channel, "qqqq") == []


@pytest.mark.usefixtures("house")
async def test_no_more_is_offered_than_discord_shows(ann, channel):
    assert len(suggest("s", Texts(), most=1000)) > 25
    assert len(await completions(ann, channel, "s")) == 25


async def test_before_anything_is_typed_the_ten_cards_of_the_table_are_offered(house, ann, channel):
    assert await completions(ann, channel, "") == []
    await house.lobby(channel, ann)
    await uses(house, ann, channel, "kingdom", cards=TEN)
    assert await completions(ann, channel, "") == TEN.split(", ")


async def test_what_was_offered_is_understood(house, ann, channel):
    for offered in await completions(ann, channel, "dame"):
        assert (await uses(house, ann, channel, "card", name=offered)).text.removeprefix("### ").startswith(offered)


# -- the kingdom -------------------------------------------------------------------------------------------------------


@pytest.mark.long  # the same rule is tested over the other wire
async def test_kingdom_explains_the_ten_cards(house, ann, bob, cid, channel):
    await house.game(channel, ann, bob)
    for person in (bob, cid):  # people who only watch may ask, too
        told = await uses(house, person, channel, "kingdom")
        assert all(name in told.text for name in ("Market", "Moat", "Village"))


@pytest.mark.long  # the same rule is tested over the other wire
async def test_ten_names_choose_the_kingdom(house, ann, channel):
    await house.lobby(channel, ann)
    assert (await uses(house, ann, channel, "kingdom", cards=TEN)).text == "The kingdom is set."
    assert "Kingdom: Custom" in channel.newest.text
    assert "Woodcutter" in channel.newest.text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_other_than_ten_names_and_unclear_ones_are_refused(house, ann, channel):
    lobby = await house.lobby(channel, ann)
    before = lobby.text
    assert "you named 2" in (await uses(house, ann, channel, "kingdom", cards="Moat, Smithy, smithy")).text
    assert (
        "Woodcutter, Worker’s Village, Workshop"
        in (await uses(house, ann, channel, "kingdom", cards="Wo, Smithy")).text
    )
    assert (
        "I don’t know a card called “Zugzwang”" in (await uses(house, ann, channel, "kingdom", cards="Zugzwang")).text
    )
    assert "isn’t a kingdom card" in (await uses(house, ann, channel, "kingdom", cards=TEN + ", Gold")).text
    assert "you named 0" in (await uses(house, ann, channel, "kingdom", cards=", ,")).text
    assert channel.newest.text == before


@pytest.mark.long  # the same rule is tested over the other wire
async def test_only_the_host_chooses_the_kingdom(house, ann, bob, channel):
    await house.lobby(channel, ann, bob)
    assert "Only the table’s host" in (await uses(house, bob, channel, "kingdom", cards=TEN)).text
    assert "Custom" not in channel.newest.text


# -- the log -----------------------------------------------------------------------------------------------------------


async def test_the_log_turns_its_pages_in_place(house, ann, bob, channel):
    people = await house.game(channel, ann, bob)
    for turn in range(7):
        await buys(house, people[turn % 2])
    log = await uses(house, ann, channel, "log")
    assert "page 2 of 2" in log.text
    assert await press(house, ann, log, "‹ Page 1/2") is log
    assert "page 1 of 2" in log.text
    await press(house, ann, log, "Page 2/2 ›")
    assert "page 2 of 2" in log.text


async def test_everyone_reads_the_log_that_they_may_know(house, ann, bob, cid, channel):
    people = await house.game(channel, ann, bob)
    while "plays Moat" not in table_in(channel).text:
        await buys(house, people[0], "Moat")  # bought at first, and played as soon as it is in the hand
        people.reverse()
    other, drawer = people
    drew = "draws 2 cards."
    assert drew not in (await uses(house, drawer, channel, "log")).text
    assert drew in (await uses(house, other, channel, "log")).text
    assert drew in (await uses(house, cid, channel, "log")).text


async def test_before_the_game_there_is_no_log(house, ann, channel):
    await house.lobby(channel, ann)
    assert (await uses(house, ann, channel, "log")).text == "No game is being played here right now."


# -- results, settings, help -------------------------------------------------------------------------------------------


async def test_stats_tell_of_the_channel_or_of_oneself(house, ann, bob, channel):
    assert (await uses(house, bob, channel, "stats")).text == "No game has been finished here yet."
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await buys(house, ann, "Province")
    for options in ({}, {"whose": "here"}):
        assert "1 game was finished here." in (await uses(house, bob, channel, "stats", **options)).text
    assert "Bob’s results" in (await uses(house, bob, channel, "stats", whose="me")).text
    assert "1 game, 1 won" in (await uses(house, ann, None, "stats")).text


async def test_settings_change_on_their_own_page(house, ann, channel):
    for place in (channel, None):
        page = await uses(house, ann, place, "settings")
        assert "Reveal Moat automatically: yes" in page.text
        assert await press(house, ann, page, "Auto-reveal Moat: yes") is page
        assert "Reveal Moat automatically: no" in page.text
        await press(house, ann, page, "Ask before ending a turn: yes")
        assert "Ask before ending a turn with unspent coins: no" in page.text
        await press(house, ann, page, "Auto-reveal Moat: no")
        await press(house, ann, page, "Ask before ending a turn: no")


async def test_what_is_set_holds_at_the_table_where_one_sits(house, ann, bob, channel):
    on_turn, _ = await house.game(channel, ann, bob)
    await press(house, on_turn, await uses(house, on_turn, channel, "settings"), "Ask before ending a turn: yes")
    await buys(house, on_turn, "End turn")
    assert "▶ " in panel_of(on_turn).text


async def test_being_forgotten_is_asked_once_more_and_can_be_called_off(house, ann, channel):
    page = await uses(house, ann, channel, "settings")
    await press(house, ann, page, "Delete my data")
    assert "This can’t be undone." in page.text
    await press(house, ann, page, "Back")
    assert "Your settings" in page.text


async def test_a_person_who_is_forgotten_has_neither_settings_nor_results(house, ann, bob, channel):
    await house.standing(channel, LAST_PROVINCE, ann, bob)
    await buys(house, ann, "Province")
    page = await uses(house, ann, None, "settings")
    await press(house, ann, page, "Auto-reveal Moat: yes")
    await press(house, ann, page, "Delete my data")
    await press(house, ann, page, "Yes, delete it")
    assert page.text == "Your data has been deleted."
    assert page.labels == []
    assert "Ann hasn’t finished a game yet." in (await uses(house, ann, None, "stats")).text
    assert await house.worker.people.settings(f"discord:{ann.id}") == {}


async def test_what_no_button_of_the_settings_carries_is_refused(house, ann):
    page = await uses(house, ann, None, "settings")
    for data in ("p|", "p|moat=maybe", "p|moat", "p|language=xx", "p|nothing=yes", "p|erase=yes"):
        answer = await (await ann.sends_id(page, f"t:{data}")).outcome()
        assert answer.text in ("This button doesn’t work here.", "That’s not a valid setting."), data
        assert await house.worker.people.settings(f"discord:{ann.id}") == {}, data


async def test_such_a_press_on_the_table_is_refused_and_the_table_stays(house, ann, bob, channel):
    table = await house.lobby(channel, ann)
    answer = await (await bob.sends_id(table, "t:p|erase")).outcome()
    assert (answer.text, answer.ephemeral) == ("This button doesn’t work here.", True)
    assert "seats taken" in table.text


async def test_help_differs_in_channels_and_in_private(house, ann, channel):
    for words in ("/dominion new opens a table here", "/dominion table posts the table again"):
        assert words in MENTION.sub(r"\1", (await uses(house, ann, channel, "help")).text)
    assert "starts a game against the computer" in (await uses(house, ann, None, "help")).text


async def test_help_names_all_commands_that_there_are_and_no_others(house, ann, channel):
    for place in (channel, None):
        known = {name.removeprefix("dominion ") for name, _ in ann.menu(place)}
        words = MENTION.sub(r"\1", (await uses(house, ann, place, "help")).text).split("/dominion ")[1:]
        assert {rest.split()[0].strip(":,.;") for rest in words} == known - {"help"}


async def test_commands_in_help_can_be_clicked_in_every_language(house, discord_api, ann, channel):
    (id,) = discord_api.commands.scopes[None]
    for ann.locale in ("en-US", "de"):
        for place in (channel, None):
            text = (await uses(house, ann, place, "help")).text
            assert f"</dominion new:{id}>" in text  # clients look for the English name
            assert "/" not in MENTION.sub("", text)


async def test_commands_are_named_plainly_as_long_as_their_id_is_not_known(house, discord_api, ann, channel):
    await house.stop()
    discord_api.fails("commands", status=503)
    await house.start()
    ann.locale = "de"
    assert "/dominion neu eröffnet" in (await uses(house, ann, channel, "help")).text


async def test_an_answer_to_free_text_names_the_commands_of_discord(house, discord_api, ann):
    (id,) = discord_api.commands.scopes[None]
    await ann.says(ann.direct(), "what can you do?")
    await house.rests()
    assert f"</dominion help:{id}>" in (await ann.sees(text="I understand buttons and commands")).text
