"""The private chat: never opened, opened, blocked; panels, pages and the tables of a person."""

import pytest

from bots.screens.model import Screen
from bots.telegram_bot.ids import payload_of
from bots.telegram_bot.markup import html
from tests.bots.round_trips import counted
from tests.telegram.bot_house import place_at


@pytest.fixture
def cid(bot_api, group):
    """Someone in the group who never opened the private chat."""
    cid = bot_api.person("Cid")
    group.add(cid)
    return cid


async def unopened(house, group, ann, cid):
    """Ann and Cid play; Cid has joined without opening the private chat."""
    await ann.opens()
    await house.lobby(group, ann)
    await cid.says(group, "/join")
    await house.rests()
    await ann.says(group, "/begin")
    await house.rests()
    return await cid.sees(group, "🟢")


async def answer(person, message, label):
    return await (await person.presses(message, label)).answered()


# -- opening -----------------------------------------------------------------------------------------------------------


async def test_start_offers_a_game_and_shows_the_way_into_a_group(house, ann):
    await ann.opens()
    told = await ann.sees(text="Dominion, right here in the chat", button="Add me to a group")
    first, learn = "First time? Explain as I go", "How to play"
    levels = ["Beginner", "Solid", "Strong"]
    assert told.labels == [first, "Play now", *levels, "Choose cards and opponents", learn, "Add me to a group"]
    assert told.buttons[-1][0].url == "https://t.me/dominion_bot?startgroup=hello"
    await house.rests()


async def test_start_in_a_group_helps_unless_the_bot_has_just_been_invited(house, ann, group):
    await ann.says(group, "/start@dominion_bot hello")
    await house.rests()
    assert not [message for message in ann.reads(group) if "/begin starts the game" in message.text]
    await ann.says(group, "/start@dominion_bot")
    await ann.sees(group, "/begin starts the game")
    await house.rests()


async def test_join_leads_only_a_person_whom_the_bot_cannot_write_to_into_the_private_chat(
    house, ann, cid, group, monkeypatch
):
    await ann.opens()
    table = await house.lobby(group, cid)  # by a command
    assert table.labels.count("Join") == 1
    assert table.labels.count("Join here") == 0
    with counted(house.worker, house.client, monkeypatch) as sent:
        assert (await answer(ann, table, "Join")).text == "You’re in."
        await cid.sees(group, "2. Ann")
        await house.rests()
    assert 0 < len(sent) <= 9, "what is stored about the person changes, too"
    assert not [message for message in ann.reads() if "You’re at the table" in message.text]


async def test_a_host_who_is_unknown_is_led_by_start_to_the_private_chat_and_the_hand(house, ann, bob, group):
    await bob.opens()
    table = await house.lobby(group, ann, bob)  # by a command
    led = await ann.follows(await ann.presses(table, "Start"))
    assert led.url.startswith("https://t.me/dominion_bot?start=")
    await house.rests()
    [panel] = [message for message in ann.reads() if message.sender.is_bot]
    assert "✋ " in panel.text
    assert "I can’t write" not in (await bob.sees(group, "🟢")).text
    assert not [message for message in bob.reads(group) if "it’s your turn" in message.text]


async def test_a_person_who_is_unknown_joins_by_starting_the_private_chat(house, ann, bob, group):
    table = await house.lobby(group, ann)
    led = await answer(bob, table, "Join")
    assert led.url.startswith("https://t.me/dominion_bot?start=")
    assert "Bob" not in table.text
    await house.lobby_joins(group, bob)
    assert bob.reads()[-1].text == "You’re at the table “Friends”. Your hand will appear here."
    await ann.sees(group, "2. Bob")


async def test_pressing_join_twice_takes_one_seat(house, ann, bob, group):
    table = await house.lobby(group, ann, bob)
    told = await answer(bob, table, "Join")
    assert (told.text, told.alert) == ("You’re already at this table.", False)
    await house.rests()
    await ann.sees(group, "2 of 4 seats taken")


async def test_a_link_that_says_nothing_opens_the_chat_all_the_same(house, bob):
    for payload in ("nonsense", "t", "t-", "hello", "____", "x" * 64):
        await bob.opens(payload=payload)
        await house.rests()
        assert bob.reads()[-1].text.startswith("Dominion, right here")


async def test_a_link_to_a_group_one_is_not_in_takes_no_seat(house, bot_api, ann, group):
    await house.lobby(group, ann)
    link = payload_of(place_at(group))
    stranger = bot_api.person("Dan")
    await stranger.opens(payload=link)
    await stranger.sees(text="That table is in a group you’re not in.")
    await ann.sees(group, "1 of 4 seats taken")
    await house.rests()


async def test_a_link_to_watch_shows_nothing_of_a_group_one_is_not_in(house, bot_api, ann, bob, group):
    await house.game(group, ann, bob)
    stranger = bot_api.person("Dan")
    await stranger.opens(payload=payload_of(place_at(group), watching=True))
    await stranger.sees(text="That table is in a group you’re not in.")
    await house.rests()
    assert not [message for message in stranger.reads() if "🟢" in message.text]


async def test_a_link_to_a_table_that_is_gone_says_so(house, ann, bob, group):
    await house.lobby(group, ann)
    link = payload_of(place_at(group))
    await ann.says(group, "/leave")
    await house.rests()
    await bob.opens(payload=link)
    await house.rests()
    assert bob.reads()[-1].text == "There’s no table here. Open one first."


# -- never opened ------------------------------------------------------------------------------------------------------


async def test_a_person_who_never_opened_the_chat_is_told_so_in_the_group_with_a_button(house, ann, group, cid):
    table = await unopened(house, group, ann, cid)
    assert "Cid: I can’t write to you in private." in table.text
    assert "Open private chat" in table.labels


async def test_a_person_who_never_opened_the_chat_sees_the_hand_in_an_alert(house, ann, group, cid):
    told = await answer(cid, await unopened(house, group, ann, cid), "My hand")
    assert told.alert
    assert "✋ Copper" in told.text
    assert len(told.text) <= 200


async def test_a_hand_too_long_for_an_alert_is_shortened(house, ann, bob, group):
    hand = ["throne_room", "moneylender", "militia", "laboratory", "council_room", "bureaucrat", "chancellor",
            "workshop", "woodcutter", "witch", "village", "thief", "spy", "smithy", "remodel", "moat", "mine", "market",
            "library", "gardens", "festival", "feast", "cellar", "chapel", "adventurer"]  # fmt: skip
    await house.standing(group, {"players": [{"name": "Ann", "hand": hand}, {"name": "Bob"}]}, ann, bob)
    told = await answer(ann, group.newest, "My hand")
    assert told.text.startswith("✋ ")
    assert told.text.endswith("…")
    assert len(told.text) <= 200


async def test_opening_the_chat_brings_the_panel_and_the_table_no_longer_complains(house, ann, group, cid):
    table = await unopened(house, group, ann, cid)
    await cid.presses(table, "Open private chat")
    await house.rests()
    assert "✋ " in cid.reads()[-1].text
    table = await ann.sees(group, "🟢")
    assert "I can’t write" not in table.text
    assert "Open private chat" not in table.labels


async def test_a_person_who_cannot_be_written_to_is_called_in_the_group_when_it_is_their_turn(house, ann, group, cid):
    await unopened(house, group, ann, cid)
    if "Your turn" in ann.reads()[-1].text:
        await house.buys(ann)
    call = await cid.sees(group, "it’s your turn", button="My hand")
    assert any(entity.get("url", "") == f"tg://user?id={cid.id}" or entity["type"] == "text_mention"
               for entity in call.entities)  # fmt: skip
    assert cid.notifications[-1] is call


def test_people_are_mentioned_by_their_names_however_these_look():
    people = {"telegram:1": "a", "telegram:2": "Ann", "telegram:3": "Anna", "telegram:4": "<i>"}
    words = "Club\nAnna, <i>, Ann and a, the table waits for an answer."
    text = html(Screen(words, people=tuple(people), names=tuple(people.values())))
    assert text == (
        '<b>Club</b>\n<a href="tg://user?id=3">Anna</a>, <a href="tg://user?id=4">&lt;i&gt;</a>, '
        '<a href="tg://user?id=2">Ann</a> and <a href="tg://user?id=1">a</a>, the table waits for an answer.'
    )


async def test_hand_by_command_shows_the_way_in(house, ann, group, cid):
    await unopened(house, group, ann, cid)
    await cid.says(group, "/hand")
    await house.rests()
    told = await cid.sees(group, "Open a private chat with me once", button="Open private chat")
    await cid.presses(told, "Open private chat")
    await house.rests()
    assert "✋ " in cid.reads()[-1].text


async def test_pages_for_the_person_who_cannot_be_written_to_open_the_private_chat(house, ann, group, cid):
    table = await unopened(house, group, ann, cid)
    assert (await answer(cid, table, "Kingdom")).url == "https://t.me/dominion_bot?start=hello"


async def test_watching_needs_the_private_chat(house, bot_api, ann, group, cid):
    table = await unopened(house, group, ann, cid)
    dan = bot_api.person("Dan")
    group.add(dan)
    url = (await answer(dan, table, "Watch")).url
    assert url == f"https://t.me/dominion_bot?start={payload_of(place_at(group), watching=True)}"
    await dan.opens(payload=url.partition("=")[2])  # that is all there is to do
    watched = await dan.sees(text="🟢", button="Stop watching")
    await house.rests()
    assert [message for message in dan.reads() if message.sender.is_bot] == [watched]
    assert (await answer(dan, table, "Watch")).text == "You’re watching this table."
    await answer(dan, watched, "Stop watching")
    await house.rests()
    assert not [message for message in dan.reads() if "🟢" in message.text]


# -- blocked -----------------------------------------------------------------------------------------------------------


async def test_a_person_who_blocks_the_bot_is_told_so_in_the_group_at_once(house, ann, bob, group):
    await house.game(group, ann, bob)
    bob.blocks()
    await house.rests()
    table = await ann.sees(group, "🟢")
    assert "Bob: I can’t write to you in private." in table.text
    bob.unblocks()
    await house.rests()
    assert "I can’t write" not in (await ann.sees(group, "🟢")).text
    assert "✋ " in bob.reads()[-1].text


async def test_coming_back_by_start_brings_one_panel_only(house, ann, bob, group):
    await house.game(group, ann, bob)
    bob.blocks()
    await house.rests()
    before = len(house.bot_api.asked("sendMessage", chat=house.bot_api.private(bob)))
    await bob.opens()
    await house.rests()
    sent = house.bot_api.asked("sendMessage", chat=house.bot_api.private(bob))[before:]
    assert ["✋ " in request.parameters["text"] for request in sent] == [True]


async def test_start_in_the_middle_of_a_game_brings_the_panel_below_and_nothing_else(house, ann, bob, group):
    await house.game(group, ann, bob)
    for payload in ("", payload_of(place_at(group))):
        await bob.opens(payload=payload)
        await house.rests()
        [panel] = [message for message in bob.reads() if message.sender.is_bot]
        assert "✋ " in panel.text


async def test_a_deleted_account_does_not_stop_the_others(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    other.vanishes()
    await house.buys(on_turn)
    assert f"▶ {other.first_name}" in (await on_turn.sees(group, "🟢")).text


# -- panels ------------------------------------------------------------------------------------------------------------


async def test_a_turn_that_comes_is_a_new_message_and_all_else_is_an_edit(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    panel, waiting = on_turn.reads()[-1], other.reads()[-1]
    rang = on_turn.notified, other.notified
    await house.buys(on_turn)
    assert on_turn.reads()[-1] is panel
    assert waiting.deleted
    assert "Your turn" in other.reads()[-1].text
    assert (on_turn.notified, other.notified) == (rang[0], rang[1] + 1)


async def test_the_panel_names_its_group(house, ann, bob, group):
    await house.game(group, ann, bob)
    assert ann.reads()[-1].text.startswith("Friends\n")
    assert "href" not in ann.reads()[-1].html  # a message of a basic group has no address


async def test_the_panel_links_back_to_the_table_of_a_supergroup(house, ann, bob, club):
    await house.game(club, ann, bob)
    table = await ann.sees(club, "🟢")
    assert f"https://t.me/c/{-club.id - 10**12}/{table.id}" in ann.reads()[-1].html


async def test_the_panel_links_back_to_the_topic(house, bot_api, ann, bob):
    forum = bot_api.forum("Forum", ann, bob)
    forum.add(bot_api.bot)
    topic = forum.topic("Games")
    await house.game(topic, ann, bob)
    table = await ann.sees(topic, "🟢")
    assert f"https://t.me/c/{-forum.id - 10**12}/{topic.id}/{table.id}" in ann.reads()[-1].html


async def test_a_panel_deleted_by_hand_comes_back_with_the_next_change(house, ann, bob, group):
    on_turn, other = await house.game(group, ann, bob)
    on_turn.reads()[-1].deleted = True
    await on_turn.says(group, "/hand")
    await house.rests()
    assert "Your turn" in on_turn.reads()[-1].text
    other.reads()[-1].deleted = True
    await house.buys(on_turn)
    assert "Your turn" in other.reads()[-1].text


# -- pages -------------------------------------------------------------------------------------------------------------


async def test_pages_of_the_table_come_in_private_and_the_table_stays(house, ann, bob, group):
    await house.game(group, ann, bob)
    table = await ann.sees(group, "🟢")
    for button, words in (("Kingdom", "Market"), ("Log", "Log, page 1 of 1")):
        assert (await answer(bob, table, button)).text == "I’ve sent it to you in private."
        await bob.sees(text=words)
    assert "🟢" in table.text


async def test_the_log_in_private_turns_its_pages_in_place(house, ann, bob, group):
    people = await house.game(group, ann, bob)
    for turn in range(8):
        await house.buys(people[turn % 2])
    await answer(bob, await bob.sees(group, "🟢"), "Log")
    page = await bob.sees(text="page 2 of 2")
    await answer(bob, page, "‹ Page 1/2")
    assert "page 1 of 2" in page.text


# -- all one's tables --------------------------------------------------------------------------------------------------


async def test_games_lists_all_tables_and_brings_the_panel_that_is_wanted(house, ann, bob, group, club):
    await bob.opens()
    await house.rests()
    await bob.says(None, "/games")
    await bob.sees(text="You’re not at any table.")
    await house.game(group, ann, bob)
    await house.lobby(club, bob)
    await bob.says(None, "/games")
    listed = await bob.sees(text="Your tables", button="My hand: Friends")
    assert "Club: not started" in listed.text
    assert "Friends: waiting for " in listed.text
    assert (await answer(bob, listed, "My hand: Friends")).text is None
    await house.rests()
    assert bob.reads()[-1].text.startswith("Friends\n")


async def test_with_several_tables_the_bot_asks_which_one_is_meant(house, ann, bob, group, club):
    await house.game(group, ann, bob)
    await house.lobby(club, bob, ann)
    await bob.says(None, "/undo")
    await bob.sees(text="You’re at several tables.")
    await bob.says(None, "/hand")
    await bob.sees(text="Your tables", button="My hand: Friends")
    await house.rests()


async def test_without_a_table_commands_in_private_say_so(house, bob):
    await bob.opens()
    for command in ("hand", "log", "undo", "nudge", "resign", "kingdom", "leave", "begin", "stop", "rematch"):
        await house.rests()
        await bob.says(None, f"/{command}")
        await house.rests()
        assert bob.reads()[-1].text == "You’re not at any table.", command


async def test_panels_of_two_tables_do_not_meet(house, ann, bob, group, club):
    await house.game(group, ann, bob)
    await house.game(club, bob, ann)
    titles = [message.text.partition("\n")[0] for message in bob.reads() if "✋ " in message.text]
    assert sorted(titles) == ["Club", "Friends"]
    places = place_at(group), place_at(club)
    games = [
        await house.worker.repository.read(place, lambda table: table.game.view(None).commitment) for place in places
    ]
    assert games[0] != games[1]


async def test_the_panel_of_someone_who_waits_offers_the_way_out_and_asks_once_more(house, ann, bob, group):
    await house.game(group, ann, bob)
    waiting = bob if "Your turn" in ann.reads()[-1].text else ann
    panel = await waiting.sees(text="▶ ", button="Resign")
    await (await waiting.presses(panel, "Resign")).answered()
    question = await waiting.sees(text="Resign?", button="Yes, resign")
    await (await waiting.presses(question, "Yes, resign")).answered()
    other = ann if waiting is bob else bob
    await other.sees(group, f"{waiting.first_name} 🤖 (resigned")
