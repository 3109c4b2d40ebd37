"""Whole games at Telegram, by people who read what is shown to them and press buttons they can see."""

import asyncio
import re

import pytest

from bots.language.texts import Texts
from engine import KINDS, PRIZE, kingdom_code
from tests import game_over
from tests.telegram.bot_house import BotHouse, place_at
from tests.telegram.players import Player, Round, answered_once, presses, seated, turns_pages
from tests.telegram.test_chats import LAST_PROVINCE
from tests.telegram_server.server import TelegramServer
from tests.telegram_server.test_server import free_port
from tests.whole_games import (
    ASKED,
    AT_TELEGRAM,
    KINGDOMS,
    LANGUAGES,
    MONEY,
    OF_SIX,
    QUICK,
    SPECIAL,
    WITH_MORE_BOXES,
    games,
    named,
    recommended,
    shorten_piles,
    with_more_boxes,
)

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve", "Fay")
PRIZES = {id for id, kind in KINDS.items() if kind.types & PRIZE}


def people_at(telegram_itself, count):
    return [telegram_itself.person(name) for name in NAMES[:count]]


def supergroup(telegram_itself, people, title="Friends"):
    group = telegram_itself.supergroup(title, *people)
    group.add(telegram_itself.bot)
    return group


def players(people, wishes, title="Friends"):
    return [Player(person, title, wishes, b"dice") for person in people]


@pytest.mark.parametrize(("name", "count", "short"), games(AT_TELEGRAM))
async def test_a_whole_game_is_played_by_buttons(fast_house, name, count, short, monkeypatch):
    telegram_itself = fast_house.bot_api
    people = people_at(telegram_itself, count)
    group = supergroup(telegram_itself, people)
    kingdom, wishes = KINGDOMS[name]
    if count == 6:
        wishes = OF_SIX.get(name, wishes)
    if short:
        shorten_piles(monkeypatch)
    await seated(group, people, kingdom)
    fast_house.draws_rarely()

    game = Round(telegram_itself, players(people, wishes))
    await game.plays_to_the_end()

    assert game.refusals() == []
    assert set(game.met()) >= ASKED[name, count]
    final = await people[-1].sees(group, "The game is over.")
    for person in people:
        assert f"{person.first_name}: " in final.text
    assert [player.panel.labels for player in game.players] == [[]] * count


@pytest.mark.parametrize(("name", "languages"), with_more_boxes({"wine_country"}))
async def test_each_kingdom_with_cards_of_more_boxes_is_played_to_its_end(fast_house, name, languages, monkeypatch):
    if len(languages) == 2:
        shorten_piles(monkeypatch)
    record = await played_to_its_end(
        fast_house, languages, recommended(name, languages[0]), (*WITH_MORE_BOXES[name], *MONEY)
    )

    assert len(record.names) == len(languages)
    if len(languages) > 2:
        assert set(WITH_MORE_BOXES[name]) <= set(game_over.count_events(record).gained)


@pytest.mark.long
@pytest.mark.parametrize("name", SPECIAL)
async def test_a_game_with_more_turns_and_more_piles_is_played_to_its_end(fast_house, name):
    setup, count, wishes, cards, turns = SPECIAL[name]
    record = await played_to_its_end(fast_house, LANGUAGES[:count], kingdom_code(setup), wishes)

    found = game_over.count_events(record)
    assert cards <= set(found.played)
    assert turns <= set(found.turns)
    assert name != "prizes" or {"colony", *PRIZES} & set(found.gained) > {"colony"}


async def played_to_its_end(house, languages, kingdom, wishes):
    """Let people who speak these languages play this kingdom, and read what is left of the game; return its record."""
    telegram_itself = house.bot_api
    spoken = zip(NAMES, languages, strict=False)
    people = [telegram_itself.person(name, language) for name, language in spoken]
    group = supergroup(telegram_itself, people)
    await seated(group, people, kingdom)
    house.draws_rarely()

    everyone = [Player(person, "Friends", named(wishes, person.language), b"dice") for person in people]
    for player in everyone:
        player.varies = True
    game = Round(telegram_itself, everyone)
    await game.plays_to_the_end()

    assert game.refusals() == []
    final = await people[-1].sees(group, Texts(languages[0]).say("screen-over"))
    assert all(f"{person.first_name}: " in final.text for person in people)
    record = await game_over.read_record(house.worker, place_at(group))
    game_over.check_what_can_be_read(record, place_at(group), step=1 + len(languages))
    return record


@pytest.mark.long  # the same rule is tested over the other wire
async def test_after_the_last_turn_a_press_begins_the_next_game_with_the_same_people(fast_house):
    telegram_itself = fast_house.bot_api
    people = people_at(telegram_itself, 2)
    group = supergroup(telegram_itself, people)
    await fast_house.standing(group, LAST_PROVINCE, *people)
    await fast_house.buys(people[0], "Province")

    asked = await presses(people[1], group, "Rematch")
    assert [answer.text for answer in asked] == ["Everyone is being asked whether they’re in."]
    call = await people[0].sees(group, "Ann: a rematch? Press “I’m in”.")
    assert call in people[0].notifications
    await presses(people[0], group, "I’m in")
    await people[0].sees(group, "Ready to start.")
    await presses(people[0], group, "Start")
    table = await people[0].sees(group, "Turn 1")
    assert "Ann ✋5" in table.text
    assert "Bob ✋5" in table.text
    again = Round(telegram_itself, players(people, ("Silver",)))
    await again.begun()
    await again.plays(6)
    assert again.presses == 6
    assert again.refusals() == []
    await fast_house.settled()
    assert re.match(r"Friends · Turn [2-9]", people[0].reads(group)[-1].text)


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_table_is_agreed_on_by_buttons_and_computer_players_fill_it(fast_house):
    telegram_itself = fast_house.bot_api
    ann, bob, cid = people_at(telegram_itself, 3)
    group = supergroup(telegram_itself, [ann, bob, cid])
    await ann.opens()
    await bob.opens()
    await cid.opens()
    await ann.says(group, "/new")
    await ann.sees(group, "1 of 4 seats taken")

    await turns_pages(ann, group, "Options", "Kingdom", "Hinterlands", "Introduction", "Back")
    await presses(bob, group, "Join")
    await bob.sees(group, "2 of 4 seats taken")
    await cid.presses(await cid.sees(group, button="Join"), "Join")
    await cid.sees(group, "3 of 4 seats taken")
    await presses(cid, group, "Leave")
    await cid.sees(group, "2 of 4 seats taken")
    await presses(cid, group, "Join")
    await cid.sees(group, "3 of 4 seats taken")
    await turns_pages(ann, group, "Options", "Remove a player", "Cid", "Back")
    await cid.sees(group, "2 of 4 seats taken")
    await presses(ann, group, "Add a computer player")
    await ann.sees(group, "3 of 4 seats taken")
    await presses(ann, group, "Start")
    await ann.sees(group, "Turn 1")

    game = Round(telegram_itself, players([ann, bob], ("Crossroads", "Oasis", "Develop", "Scheme")))
    await game.plays(12)
    await fast_house.settled()
    assert game.refusals() == []
    table = await bob.sees(group, "Turn ")
    assert "🤖" in table.text
    assert "Cid" not in table.text


@pytest.mark.long
async def test_the_same_people_play_in_several_groups_and_topics_at_once(fast_house):
    telegram_itself = fast_house.bot_api
    people = people_at(telegram_itself, 3)
    kingdom, wishes = KINGDOMS["base1"]
    club = telegram_itself.forum("Club", *people)
    club.add(telegram_itself.bot)
    basic = telegram_itself.group("Cellar", *people)
    basic.add(telegram_itself.bot)
    places = {"Friends": supergroup(telegram_itself, people), "Cellar": basic}
    places |= {f"Club · {name}": club.topic(name) for name in ("Mondays", "Tuesdays")}

    rounds = []
    for title, place in places.items():
        await seated(place, people, kingdom)
        rounds.append(Round(telegram_itself, players(people, wishes, title)))
    fast_house.draws_rarely()
    await asyncio.gather(*[game.plays(5) for game in rounds])
    await fast_house.settled()

    assert [game.refusals() for game in rounds] == [[]] * 4
    for place in places.values():
        table = await people[0].sees(place, "Turn ")
        assert " · Turn 1\n" not in table.text, f"nothing happened in {place}"


async def test_a_game_is_played_through_a_webhook(client):
    async with TelegramServer(flood=None) as telegram_itself:
        port = free_port()
        settings = {"webhook_url": f"http://127.0.0.1:{port}/updates", "webhook_listen": f"127.0.0.1:{port}"}
        house = BotHouse(telegram_itself, client, webhook_secret="sesame", **settings)  # noqa: S106
        house.speed = 1000
        await house.start()
        people = people_at(telegram_itself, 2)
        group = supergroup(telegram_itself, people)
        kingdom, wishes = QUICK
        await seated(group, people, kingdom)
        game = Round(telegram_itself, players(people, wishes))
        await game.plays(20)
        await house.settled()
        await house.stop()
        assert game.refusals() == []
        assert answered_once(telegram_itself)
        assert telegram_itself.asked("getUpdates") == []
        assert telegram_itself.complaints == []
