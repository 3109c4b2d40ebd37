"""The bot ends, in good order or in the middle of anything, and comes back: old buttons work, nothing is said twice."""

import asyncio

import pytest

from engine import Game
from storage import keys
from storage.places import Place
from tests.server_clock import PATIENCE
from tests.telegram.players import Player, Round, seated
from tests.telegram.test_games import QUICK
from tests.whole_games import sample

ENDS = ("restart", "crash")
KINGDOM = ("throne_room", "militia", "secret_chamber", "cellar", "scout", "village", "moat", "market", "smithy", "mine")


class Scene:
    """Three people at a table with a position of the test's choice."""

    def __init__(self, house):
        self.house, self.telegram = house, house.bot_api
        self.people = [self.telegram.person(name) for name in ("Ann", "Bob", "Cid")]
        self.ann, self.bob, self.cid = self.players = [Player(person, "Friends") for person in self.people]
        self.group = self.telegram.supergroup("Friends", *self.people)
        self.group.add(self.telegram.bot)
        self.place = Place("telegram", str(self.group.id))

    async def begins(self, *hands, deck=("copper",) * 5):
        """Ann is to move; these are the hands."""
        await seated(self.group, self.people)
        seats = [
            {"name": person.first_name, "hand": list(hand), "deck": list(deck)}
            for person, hand in zip(self.people, hands, strict=True)
        ]
        position = {"kingdom": list(KINGDOM), "players": seats, "seed": "scene"}

        def stand(table):
            table.game = Game.arrange(position)
            table.generation += 1
            table.marks = []
            table.log.steps.clear()

        await self.house.worker.repository.change(self.place, stand)
        await self.house.settled()

    async def ends(self, how):
        """The bot is gone, and another one has begun."""
        await (self.house.crash() if how == "crash" else self.house.stop())
        await self.house.start()

    async def press(self, player, label):
        """The button that the player sees by now, pressed and answered."""
        await player.person.sees(text="Friends", button=label)
        return await player.presses(label)

    async def game(self):
        return await self.house.worker.repository.read(self.place, lambda table: table.game)

    async def person_sees_the_truth(self, player, words):
        """The player's panel says so, and nothing more is on its way."""
        await player.person.sees(text=words)
        await self.house.settled()

    def written(self):
        """How many messages were sent or changed."""
        return len(self.telegram.asked("sendMessage", "editMessageText", "deleteMessage"))


@pytest.fixture
def scene(fast_house):
    return Scene(fast_house)


ATTACK = ("throne_room", "throne_room", "militia", "copper", "copper")
DEFENCE = ("secret_chamber", "copper", "estate", "silver", "gold")
PLAIN = ("copper", "copper", "copper", "estate", "estate")
NESTED = [
    ("ann", "Throne Room"),
    ("ann", "Throne Room"),
    ("ann", "Militia"),
    ("bob", "Secret Chamber"),
    ("bob", "Estate"),  # the first of two that go onto the deck
    ("bob", "Gold"),
    ("bob", "Confirm"),
    ("bob", "No"),
    ("bob", "Copper"),  # the first of those that are discarded
    ("bob", "Copper"),
    ("bob", "Confirm"),
    ("cid", "Copper"),
    ("cid", "Estate"),
    ("cid", "Confirm"),
    ("bob", "No"),  # to the second Militia, which finds three cards in every hand
]


@pytest.mark.parametrize("how", sample(ENDS, ("crash",)))
@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_nested_choice_goes_on_after_the_bot_ended_at_each_of_its_questions(scene, how):
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    for who, label in NESTED:
        await scene.ends(how)
        answer = await scene.press(getattr(scene, who), label)
        assert answer.text is None, f"{who} pressed {label}: {answer.text}"
        await scene.house.settled()
    assert "🪙4" in scene.ann.panel.text
    game = await scene.game()
    assert [player.hand_size for player in game.view(None).players] == [2, 3, 3]
    assert game.position()["players"][1]["deck"][:2] == ["estate", "gold"]


@pytest.mark.parametrize("how", sample(ENDS, ("crash",)))
async def test_what_is_on_screen_is_not_sent_again(scene, how):
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    for who, label in NESTED[:5]:  # at the end one of two cards is picked
        await scene.press(getattr(scene, who), label)
        await scene.house.settled()
    written = scene.written()
    await scene.ends(how)
    await scene.house.settled()
    assert scene.written() == written
    assert "1. Estate" in scene.bob.panel.text


async def test_after_a_crash_between_sending_and_noting_there_is_one_message_too_many_at_most(scene):
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    for who, label in NESTED[:2]:
        await scene.press(getattr(scene, who), label)
    await scene.house.settled()
    table = scene.group.newest
    before = len(scene.bob.person.reads())
    rung = scene.bob.person.notified

    await scene.press(scene.ann, "Militia")
    await scene.telegram.until(lambda: scene.bob.person.notified > rung)
    await scene.house.crash()
    assert await scene.house.client.delete(keys.drawing_lease(scene.place)), "it was not in the middle of drawing"
    await scene.house.start()
    await scene.press(scene.bob, "Secret Chamber")
    await scene.person_sees_the_truth(scene.bob, "put 2 cards")

    assert len(scene.bob.person.reads()) <= before + 1
    assert scene.group.newest is table
    assert scene.bob.person.notified - rung <= 2 + 1  # asked to react, to put cards back, and once more by the crash


async def test_a_panel_that_a_crash_kept_from_being_noted_goes_when_it_is_pressed(scene):
    await scene.begins(("militia", *ATTACK[3:]), DEFENCE, PLAIN)
    house, bob = scene.house, scene.bob.person
    noting, write = asyncio.Event(), house.worker.store.save_drawn_notes

    async def never(place, notes, *rest):
        if "seat:1" in notes and "Secret Chamber" in scene.bob.panel.labels:
            noting.set()
            await asyncio.Event().wait()
        return await write(place, notes, *rest[:1])

    house.worker.store.save_drawn_notes = house.worker.store.release_drawing_lease = never
    await scene.press(scene.ann, "Militia")
    await asyncio.wait_for(noting.wait(), PATIENCE)
    stray = scene.bob.panel
    await house.crash()
    await house.client.delete(keys.drawing_lease(scene.place))
    await house.start()
    await scene.telegram.until(lambda: scene.bob.panel is not stray)
    await (await bob.presses(stray, "Secret Chamber")).answered()
    await scene.telegram.until(lambda: stray.deleted)
    await scene.person_sees_the_truth(scene.bob, "put 2 cards")
    assert not scene.bob.panel.deleted


async def test_what_was_pressed_while_the_bot_was_away_is_done_when_it_comes_back(scene):
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    await scene.house.stop()
    press = await scene.ann.person.presses(scene.ann.panel, "Throne Room")
    await scene.house.start()
    assert (await press.answered()).text is None
    await scene.ann.person.sees(text="Throne Room: you may choose an Action to play twice.")


async def test_a_button_from_before_the_restart_that_was_used_up_says_so(scene):
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    old = scene.ann.panel.buttons[0][1]
    await scene.press(scene.ann, "Throne Room")
    await scene.ends("restart")
    press = await scene.ann.person.sends_data(scene.ann.panel, old.data)
    assert (await press.answered()).text == "That has already been decided."
    assert (await scene.game()).view(0).actions == 0


@pytest.mark.long
@pytest.mark.usefixtures("short_piles")
async def test_a_whole_game_is_played_by_a_bot_that_ends_again_and_again(fast_house):
    people = [fast_house.bot_api.person(name) for name in ("Ann", "Bob")]
    group = fast_house.bot_api.supergroup("Friends", *people)
    group.add(fast_house.bot_api.bot)
    kingdom, wishes = QUICK
    await seated(group, people, kingdom)
    game = Round(fast_house.bot_api, [Player(person, "Friends", wishes, b"dice") for person in people])
    while not game.over:
        await game.plays(12)
        await fast_house.restart()
    assert game.refusals() == []
    await people[0].sees(group, "The game is over.")
