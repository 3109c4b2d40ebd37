"""Nothing hidden goes to a shared channel or into the log, in any game."""

import copy
import logging
import re

import pytest

from bots.discord_bot.markup import call_text, sections
from bots.discord_bot.views import PRESS, SHAPE
from bots.language.texts import Texts
from bots.language.wording import in_reading_order
from bots.people import Person
from bots.screens.model import CALL, SHARED, Known
from bots.screens.wanted import wanted_screens
from bots.tables.deadlines import Limits
from engine import KINDS
from tests.discord.bot_house import panel_of, place_at
from tests.discord.players import Player, Round, presses, seated
from tests.engine.invariants import rearranged
from tests.whole_games import KINGDOMS, WATCHED_AT_DISCORD, sample

TEXTS = Texts()
NAMES = {TEXTS.card(id) for id in KINDS}
TIME = re.compile(r"<t:\d+:R>")


class Watched(Round):
    """A game, and all that everyone may have seen of it: computed while everything hidden lay somewhere else."""

    def __init__(self, house, channel, people, name):
        self.kingdom, wishes = KINGDOMS[name]
        super().__init__(house.server, [Player(person, channel, wishes, b"secret") for person in people])
        self.house, self.channel, self.people = house, channel, people
        self.public = set()

    async def begins(self):
        await seated(self.channel, self.people, self.kingdom)
        await self.looks()

    async def looks(self):
        """Note what the channel may see at this moment, and wait until it does."""
        self.public |= await self.house.worker.repository.read(place_at(self.channel), _seen_without_secrets)
        await self.house.rests()

    def shown(self):
        """What the channel was shown of the game."""
        messages = [one for one in self.channel.ever if one.author is self.server.bot and not one.ephemeral]
        versions = [version for message in messages for version in message.versions]
        return {_readable(version) for version in versions if "seats taken" not in version.text}


def _seen_without_secrets(table):
    with rearranged(table.game._state, None):
        screens = wanted_screens(table, Known(), SHAPE, Limits()).screens
    return {_written(audience, screen) for audience, screen in screens.items() if audience in SHARED}


def _written(audience, screen):
    text = call_text(screen) if audience == CALL else "\n".join(sections(screen))
    buttons = screen.buttons()
    return text, tuple(button.label for button in buttons), tuple(PRESS + button.token for button in buttons)


def _readable(version):
    buttons = version.buttons
    return version.text, tuple(button.label for button in buttons), tuple(button.custom_id for button in buttons)


@pytest.mark.parametrize("count", sample([14, 60], [14]))
@pytest.mark.parametrize("name", sample(KINGDOMS, WATCHED_AT_DISCORD))
async def test_what_a_channel_is_shown_does_not_depend_on_what_is_hidden(house, channel, ann, bob, cid, name, count):
    game = Watched(house, channel, (ann, bob, cid), name)
    await game.begins()
    await game.plays(count, after=game.looks)
    await house.rests()
    assert len(game.shown()) > count / 3
    assert game.shown() <= game.public


# -- the same in public, something else in secret ----------------------------------------------------------------------

ATTACK = {
    "kingdom": [
        "militia",
        "moat",
        "cellar",
        "village",
        "smithy",
        "market",
        "mine",
        "remodel",
        "workshop",
        "secret_chamber",
    ],
    "players": [
        {"name": "Ann", "hand": ["militia", "copper", "copper", "copper", "copper"], "deck": ["copper"] * 10},
        {"name": "Bob", "hand": ["copper", "copper", "copper", "estate", "estate"], "deck": ["copper"] * 10},
    ],
}


def otherwise(position, seat, **hidden):
    """The like, with something else in that hand or deck, and as much of it."""
    other = copy.deepcopy(position)
    for zone, cards in hidden.items():
        assert len(cards) == len(other["players"][seat][zone])
        other["players"][seat][zone] = cards
    return other


async def told_in_public(house, guild, name, position, moves, *people):
    """All that the channel of that name was shown while these moves were made, without its name and the time."""
    channel = guild.channel(name)
    await house.server.quiet(still=0.02)
    await house.standing(channel, position, *people)
    for person, act in moves:
        await act(person, Player(person, channel, title=name))
        await house.rests()
    versions = [
        version
        for message in channel.ever
        if message.author is house.server.bot and not message.ephemeral
        for version in message.versions
    ]
    shown = [_readable(version) for version in versions]
    return [
        (TIME.sub("", text.replace(name, "")), labels, [_without_place(id) for id in ids])
        for text, labels, ids in shown
    ]


def _without_place(custom_id):
    return custom_id.partition("|")[2]


def pressing(label):
    async def act(_person, player):
        await player.presses(label)

    return act


async def choosing(_person, player):
    await player.chooses(player.panel.selects[0], 2)


@pytest.mark.parametrize(
    ("seat", "hidden"),
    [
        (1, {"hand": ["gold", "province", "curse", "duchy", "silver"]}),
        (1, {"hand": ["silver", "copper", "copper", "estate", "estate"], "deck": ["gold"] * 10}),
        (0, {"hand": ["militia", "silver", "estate", "gold", "curse"], "deck": ["province"] * 10}),
    ],
)
async def test_a_channel_is_shown_the_same_whatever_is_in_hands_and_decks(house, guild, ann, bob, seat, hidden):
    moves = [(ann, pressing("Militia")), (bob, choosing)]
    other = otherwise(ATTACK, seat, **hidden)
    one = await told_in_public(house, guild, "one", ATTACK, moves, ann, bob)
    two = await told_in_public(house, guild, "two", other, moves, ann, bob)
    assert len(one) > 1
    assert one == two


async def test_a_channel_is_not_shown_who_is_asked_because_of_a_card_in_hand(house, guild, ann, bob, cid):
    three = otherwise(ATTACK, 1)
    three["players"].append({"name": "Cid", "hand": three["players"][1]["hand"], "deck": ["copper"] * 10})
    chamber = ["secret_chamber", "copper", "copper", "estate", "estate"]
    shown = []
    for name, seat, holder in (("one", 1, bob), ("two", 2, cid)):
        position = otherwise(three, seat, hand=chamber)
        shown.append(await told_in_public(house, guild, name, position, [(ann, pressing("Militia"))], ann, bob, cid))
        assert "Secret Chamber" in panel_of(holder).labels, "the person who holds it was not asked"
    assert shown[0] == shown[1]
    assert any("Waiting for an answer." in text for text, *_ in shown[0])


# -- who sees what -----------------------------------------------------------------------------------------------------


class Hands(Watched):
    """A game, and which hands each person had in it."""

    async def looks(self):
        await self.house.worker.repository.read(place_at(self.channel), self._note)
        await self.house.rests()

    def _note(self, table):
        for seat, person in enumerate(self.people):
            cards = TEXTS.cards(in_reading_order(table.game.view(seat).hand))
            self.public.add((person, f"✋ **{cards}**"))

    def panels(self):
        """Who was shown which hand, on any message anywhere; None: everyone."""
        messages = [one for place in self.server.places.values() for one in place.ever]
        for message in messages:
            owner = message.only_for or getattr(message.place, "person", None)
            for version in message.versions:
                yield from ((owner, line) for line in version.text.splitlines() if line.startswith("✋ "))


async def test_hands_go_to_their_owners_alone(house, channel, ann, bob, cid):
    game = Hands(house, channel, (ann, bob, cid), "base2")
    await game.begins()
    for person in game.people:
        await presses(person, channel, "My hand")
    await game.plays(25, after=game.looks)
    await house.rests()
    panels = set(game.panels())
    assert len(panels) > 20
    assert panels <= game.public


@pytest.mark.parametrize("count", sample([10, 40], [10]))
async def test_the_log_that_one_person_reads_is_their_own(house, channel, ann, bob, cid, count):
    game = Watched(house, channel, (ann, bob, cid), "hinterlands1")
    await game.begins()
    await game.plays(count)
    await house.rests()
    [answer] = await presses(ann, channel, "Log")
    assert answer.ephemeral
    own = await house.worker.archive.lines(place_at(channel), Person(f"discord:{ann.id}", "Ann"), TEXTS)
    assert [line for line in answer.text.splitlines()[2:] if line.replace("\\", "") not in own] == []


async def test_no_log_record_names_the_token_or_a_card(house, channel, ann, bob, cid, caplog):
    caplog.set_level(logging.DEBUG)
    game = Watched(house, channel, (ann, bob, cid), "intrigue1")
    await game.begins()
    server = house.server
    server.fails("edit_message", status=503, times=2)
    server.fails("send_message", status=400, code=50035, message="Invalid Form Body", times=2)
    server.fails("edit_follow_up", status=400, code=50035, message="Invalid Form Body")
    server.loses_answer("edit_message")
    await game.plays(25)
    await house.rests()
    written = "\n".join(f"{record.getMessage()} {record.exc_text or ''}" for record in caplog.records)
    ids = {id for id in KINDS if "_" in id or id in ("copper", "silver", "estate")}
    assert "retrying in" in written, "nothing went wrong, so this proves little"
    assert server.token not in written
    assert [name for name in NAMES | ids if name in written] == []
