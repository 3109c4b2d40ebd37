"""Whole games at Discord, by people who read what is shown to them and press, choose and type."""

import asyncio
import re

import pytest

from bots.language.texts import Texts, supported_language
from engine import KINDS, PRIZE, kingdom_code
from tests import game_over
from tests.discord.bot_house import place_at
from tests.discord.players import Player, Round, presses, seated, title_of, turns_pages
from tests.whole_games import (
    AT_DISCORD,
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

LOCALES = {"en": "en-US", "de": "de", "ru": "ru", "uk": "uk"}
NAMES = ("Dan", "Eve", "Fay")
PRIZES = {id for id, kind in KINDS.items() if kind.types & PRIZE}
# What must have been asked in some of the games for them to prove anything.
GAMES = {
    ("base1", 6): {"menu", "together"},
    ("base2", 3): {"menu", "together"},
    ("intrigue1", 3): {"menu", "named", "typed", "page"},
    ("hinterlands1", 2): {"order", "several"},
    ("dark_ages", 2): {"menu", "typed"},
}


def players(people, where, wishes, **circumstances):
    return [Player(person, where, wishes, b"dice", **circumstances) for person in people]


@pytest.fixture
def six(discord_api, guild, ann, bob, cid):
    others = [discord_api.person(name) for name in NAMES]
    for person in others:
        guild.adds(person)
    return [ann, bob, cid, *others]


@pytest.mark.parametrize(("name", "count", "short"), games(AT_DISCORD))
async def test_a_whole_game_is_played_by_buttons_menus_and_forms(house, channel, six, name, count, short, monkeypatch):
    people = six[:count]
    kingdom, wishes = KINGDOMS[name]
    if count == len(six):
        wishes = OF_SIX.get(name, wishes)
    if short:
        shorten_piles(monkeypatch)
    await seated(channel, people, kingdom)
    house.draws_rarely()

    game = Round(house.server, players(people, channel, wishes))
    await game.plays_to_the_end()
    await house.rests()

    assert game.refusals() == []
    assert {sort for sort, times in game.met().items() if times} >= GAMES.get((name, count), set())
    final = await people[-1].sees(channel, "The game is over.")
    for person in people:
        assert f"{person.name}: " in final.text or f"{person.mention}: " in final.text
    assert [player.panel.labels for player in game.players] == [[]] * count
    assert people[0].reads(channel) == [final], "nobody is called any more"


@pytest.mark.parametrize(("name", "languages"), with_more_boxes({"diplomacy"}))
async def test_each_kingdom_with_cards_of_more_boxes_is_played_to_its_end(
    house, guild, channel, name, languages, monkeypatch
):
    if len(languages) == 2:
        shorten_piles(monkeypatch)
    kingdom = recommended(name, languages[0])
    record = await played_to_its_end(house, guild, channel, languages, kingdom, (*WITH_MORE_BOXES[name], *MONEY))

    assert len(record.names) == len(languages)
    if len(languages) > 2:
        assert set(WITH_MORE_BOXES[name]) <= set(game_over.count_events(record).gained)


@pytest.mark.long
@pytest.mark.parametrize("name", SPECIAL)
async def test_a_game_with_more_turns_and_more_piles_is_played_to_its_end(house, guild, channel, name):
    setup, count, wishes, cards, turns = SPECIAL[name]
    languages = LANGUAGES[-count:]
    record = await played_to_its_end(house, guild, channel, languages, kingdom_code(setup), wishes)

    found = game_over.count_events(record)
    assert cards <= set(found.played)
    assert turns <= set(found.turns)
    assert name != "prizes" or {"colony", *PRIZES} & set(found.gained) > {"colony"}


async def played_to_its_end(house, guild, channel, languages, kingdom, wishes):
    """Let people who speak these languages play this kingdom, and read what is left of the game; return its record."""
    spoken = zip(NAMES, languages, strict=False)
    people = [house.server.person(name, LOCALES[language]) for name, language in spoken]
    for person in people:
        guild.adds(person)
    await seated(channel, people, kingdom)
    house.draws_rarely()

    everyone = [Player(person, channel, named(wishes, supported_language(person.locale)), b"dice") for person in people]
    for player in everyone:
        player.varies = True
    game = Round(house.server, everyone)
    await game.plays_to_the_end()
    await house.rests()

    assert game.refusals() == []
    final = await people[-1].sees(channel, Texts(languages[0]).say("screen-over"))
    assert all(f"{person.name}: " in final.text or f"{person.mention}: " in final.text for person in people)
    record = await game_over.read_record(house.worker, place_at(channel))
    game_over.check_what_can_be_read(record, place_at(channel), step=1 + len(languages))
    return record


async def test_a_game_is_played_beside_the_table_by_people_who_take_no_direct_messages(house, channel, ann, bob):
    for person in (ann, bob):
        person.closes_direct_messages()
    hands = [{"name": name, "hand": ["gold"] * 3, "deck": ["gold"] * 20} for name in ("Ann", "Bob")]
    await house.standing(channel, {"players": hands, "supply": {"province": 5}, "phase": "buy"}, ann, bob)
    for person in (ann, bob):
        await presses(person, channel, "My hand")

    people = players((ann, bob), channel, ("Province",), beside=True, title=channel.name)
    game = Round(house.server, people)
    await game.plays_to_the_end()
    await house.rests()

    assert game.refusals() == []
    assert "Ann wins." in (await ann.sees(channel, "The game is over.")).text
    assert len(house.server.asked("send_message", place=ann.direct())) <= 1, "once is enough to know"


async def test_after_the_last_turn_a_press_begins_the_next_game_with_the_same_people(house, channel, ann, bob):
    rich, poor = {"name": "Ann", "hand": ["gold"] * 3}, {"name": "Bob", "hand": ["estate"]}
    await house.standing(channel, {"players": [rich, poor], "supply": {"province": 1}, "phase": "buy"}, ann, bob)
    await presses(ann, ann.direct(), "Province 8")
    result = await ann.sees(channel, "The game is over.")

    await presses(bob, channel, "Rematch")
    await presses(ann, channel, "I’m in", "Start")

    table = await ann.sees(channel, "Turn 1")
    assert "Ann ✋5" in table.text
    assert "Bob ✋5" in table.text
    again = Round(house.server, players((ann, bob), channel, ("Silver",), title=channel.name))
    await again.begun()
    await again.plays(6)
    assert again.presses == 6
    await house.rests()
    assert again.refusals() == []
    assert re.search(r" · Turn [2-9]", (await ann.sees(channel, "Turn ")).text)
    assert "Ann wins." in result.text
    assert result in ann.reads(channel)
    assert result.labels == [], "what was can be read, and not be pressed"


async def test_a_table_is_agreed_on_by_buttons_and_computer_players_fill_it(house, channel, ann, bob, cid):
    await (await ann.uses(channel, "dominion new")).outcome()
    await ann.sees(channel, "1 of 4 seats taken")
    await turns_pages(ann, channel, "Options", "Kingdom", "Hinterlands", "Introduction", "Back")
    table = await ann.sees(channel, "Kingdom: Introduction")
    assert "Crossroads" in table.text
    for count, (person, label) in enumerate([(bob, "Join"), (cid, "Join")], 2):
        await presses(person, channel, label)
        await person.sees(channel, f"{count} of 4 seats taken")
    await presses(cid, channel, "Leave")
    await cid.sees(channel, "2 of 4 seats taken")
    await presses(ann, channel, "Add a computer player")
    await ann.sees(channel, "3 of 4 seats taken")
    await presses(ann, channel, "Start")
    await ann.sees(channel, "Turn 1")

    game = Round(house.server, players((ann, bob), channel, ("Crossroads", "Oasis", "Develop", "Scheme")))
    await game.plays(12)
    await house.rests()

    assert game.refusals() == []
    table = await bob.sees(channel, "Turn ")
    assert "🤖" in table.text
    assert "Cid" not in table.text
    assert cid.reads(cid.direct()) == []


async def test_a_table_has_a_thread_of_its_own_if_that_is_wished(house, channel, ann, bob):
    await (await ann.uses(channel, "dominion new", thread=True)).outcome()
    [thread] = channel.threads
    await ann.sees(thread, "1 of 4 seats taken")
    await presses(bob, thread, "Join")
    await ann.sees(thread, "2 of 4 seats taken")
    await presses(ann, thread, "Start")
    await ann.sees(thread, "Turn 1")

    game = Round(house.server, players((ann, bob), thread, ("Province", "Gold", "Silver")))
    await game.plays(8)
    await house.rests()

    assert game.refusals() == []
    assert "Ann" in thread.name
    assert re.search(r" · Turn [3-9]", (await ann.sees(thread, "Turn ")).text)
    assert [message for message in channel.ever if message.author is house.server.bot and not message.ephemeral] == []
    assert f"/{thread.id}/" in game.players[0].panel.text, "the way back leads to the thread"


async def test_the_same_people_play_at_two_tables_at_once(house, guild, channel, ann, bob):
    cellar = guild.channel("cellar")
    await house.server.quiet(still=0.02)
    kingdom, wishes = QUICK
    rounds = []
    for place in (channel, cellar):
        await seated(place, (ann, bob), kingdom)
        rounds.append(Round(house.server, players((ann, bob), place, wishes)))

    await asyncio.gather(*[game.plays(12) for game in rounds])
    await house.rests()

    assert [game.refusals() for game in rounds] == [[], []]
    for place in (channel, cellar):
        table = await ann.sees(place, "🟢")
        assert f"{title_of(place)} · Turn " in table.text
        assert " · Turn 1\n" not in table.text.replace("*", ""), f"nothing happened in {place}"
        heads = [message.text.partition("\n")[0] for message in bob.reads(bob.direct())]
        assert sum(f"/{place.id}/" in head for head in heads) == 1, heads
