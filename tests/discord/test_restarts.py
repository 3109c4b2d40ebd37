"""The bot ends, in good order or in the middle of anything, and comes back: old buttons work, nothing is done twice."""

import asyncio
from functools import partial

import pytest

from storage import keys
from tests.discord.bot_house import custom_id, panel_of, place_at
from tests.discord.scenes import position
from tests.server_clock import PATIENCE
from tests.whole_games import sample

ENDS = ("restart", "crash")
KINGDOM = [
    "throne_room",
    "militia",
    "secret_chamber",
    "cellar",
    "scout",
    "village",
    "remodel",
    "market",
    "mystic",
    "mine",
]


ATTACK = ("throne_room", "throne_room", "militia", "copper", "copper")
DEFENCE = ("secret_chamber", "copper", "estate", "silver", "gold")
PLAIN = ("copper", "copper", "silver", "estate", "estate")
NESTED = [
    ("Ann", "Throne Room"),
    ("Ann", "Throne Room"),
    ("Ann", "Militia"),
    ("Bob", "Secret Chamber"),
    ("Bob", "Estate"),  # the first of two that go onto the deck
    ("Bob", "Gold"),
    ("Bob", "Confirm"),
    ("Bob", "No"),
    ("Bob", ["Copper", "Copper"]),  # those that are discarded
    ("Bob", "Confirm"),
    ("Cid", ["Copper", "Estate"]),
    ("Cid", "Confirm"),
    ("Bob", "No"),  # to the second Militia, which finds three cards in every hand
]


class Scene:
    """Three people at a table with a position of the test's choice."""

    def __init__(self, house, channel, *people):
        self.house, self.channel = house, channel
        self.people = {person.name: person for person in people}
        self.place = place_at(channel)

    async def begins(self, *hands, **more):
        people = list(self.people.values())[: len(hands)]
        await self.house.standing(self.channel, position(*hands, kingdom=KINGDOM, **more), *people)

    async def ends(self, how):
        """The bot is gone, and another one has begun."""
        await (self.house.crash() if how == "crash" else self.house.stop())
        await self.house.start()

    async def does(self, who, what):
        """That button of the panel is pressed, or these options are chosen from its menu."""
        person = self.people[who]
        panel = panel_of(person)
        if isinstance(what, list):
            chosen = positions(panel.selects[0], what)
            press = await person.sends_id(panel, panel.selects[0].custom_id, chosen)
        else:
            press = await person.presses(panel, what)
        answer = await press.answer()
        assert not answer.ephemeral, f"{who} did {what}: {answer.text}"
        await self.house.rests()
        return press

    async def game(self):
        return await self.house.worker.repository.read(self.place, lambda table: table.game)

    def written(self):
        """How many messages were sent, changed or removed."""
        routes = ("send_message", "edit_message", "delete_message", "edit_follow_up", "edit_original", "follow_up")
        return len(self.house.server.asked(*routes))


def positions(menu, labels):
    """The values of different options with these labels."""
    left = list(menu.options)
    found = []
    for label in labels:
        option = next(option for option in left if option.label.startswith(label))
        left.remove(option)
        found.append(option.value)
    return found


@pytest.fixture
def scene(house, channel, ann, bob, cid):
    house.bot.dispatcher.longest = 0.3
    return Scene(house, channel, ann, bob, cid)


@pytest.mark.parametrize("how", sample(ENDS, ("crash",)))
async def test_a_nested_choice_goes_on_after_the_bot_ended_at_each_of_its_questions(scene, how):
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    for who, what in NESTED:
        await scene.ends(how)
        await scene.does(who, what)
    assert "🪙4" in panel_of(scene.people["Ann"]).text
    game = await scene.game()
    assert [player.hand_size for player in game.view(None).players] == [2, 3, 3]
    assert game.position()["players"][1]["deck"][:2] == ["estate", "gold"]


@pytest.mark.parametrize("how", sample(ENDS, ("crash",)))
async def test_what_is_on_screen_is_not_sent_again(scene, discord_api, how):
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    for who, what in NESTED[:4]:
        await scene.does(who, what)
    written = scene.written()
    await scene.ends(how)
    await discord_api.quiet()
    await scene.house.rests()
    assert scene.written() == written


@pytest.mark.parametrize("how", sample(ENDS, ("crash",)))
async def test_what_was_chosen_from_a_menu_is_still_chosen_and_can_be_confirmed(scene, how):
    await scene.begins(("cellar", "estate", "estate", "copper", "copper"), PLAIN)
    await scene.does("Ann", "Cellar")
    await scene.does("Ann", ["Estate", "Estate"])
    await scene.ends(how)
    assert [option.label for option in panel_of(scene.people["Ann"]).selects[0].options if option.default]
    await scene.does("Ann", "Confirm (2)")
    game = await scene.game()
    assert sorted(game.position()["players"][0]["hand"]) == ["copper"] * 4
    assert game.position()["players"][0]["discard"] == ["estate", "estate"]


@pytest.mark.parametrize("how", sample(ENDS, ("crash",)))
async def test_a_throned_remodel_is_answered_card_by_card_across_ends(scene, how):
    await scene.begins(("throne_room", "remodel", "estate", "copper", "silver"), PLAIN)
    for what in ("Throne Room", "Remodel", "Estate", "Silver", "Copper"):
        if not any(label.startswith(what) for label in panel_of(scene.people["Ann"]).labels):
            break
        await scene.does("Ann", what)
        await scene.ends(how)
    trash = (await scene.game()).view(None).trash
    assert "estate" in trash


@pytest.mark.parametrize("how", ENDS)
async def test_a_form_that_was_open_when_the_bot_ended_can_be_sent(scene, how):
    ann = scene.people["Ann"]
    await scene.begins(("mystic", "copper", "copper", "copper", "copper"), PLAIN)
    await scene.does("Ann", "Mystic")
    form = (await (await ann.presses(panel_of(ann), "Type a name")).answer()).modal
    await scene.ends(how)
    answer = await (await ann.submits(form, {"Card": "copper"})).answer()
    assert not answer.ephemeral, answer.text
    await scene.house.rests()
    assert len((await scene.game()).view(0).hand) == 5


async def test_a_panel_beside_the_table_works_after_the_bot_ended(scene, channel):
    ann = scene.people["Ann"]
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    hand = await (await ann.presses(await ann.sees(channel, "🟢"), "My hand")).answer()
    await scene.ends("crash")
    await (await ann.presses(hand.message, "Throne Room")).answer()
    await scene.house.rests()
    assert "play twice" in hand.message.text
    assert "play twice" in panel_of(ann).text


async def test_the_lobby_works_after_the_bot_ended(scene, channel, ann, bob):
    table = await scene.house.lobby(channel, ann)
    await scene.ends("crash")
    await (await bob.presses(table, "Join")).answer()
    await scene.house.rests()
    assert "2 of 4 seats taken" in table.text
    assert len(channel.messages) == 1


async def test_a_button_from_before_that_was_used_up_changes_nothing(scene):
    ann = scene.people["Ann"]
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    old = custom_id(panel_of(ann), "Throne Room")
    await scene.does("Ann", "Throne Room")
    await scene.ends("restart")
    before = await scene.house.stored(scene.channel)
    await (await ann.sends_id(panel_of(ann), old)).answer()
    await scene.house.rests()
    assert await scene.house.stored(scene.channel) == before
    assert "play twice" in panel_of(ann).text


async def crash_in_the_middle_of_drawing(house, place):
    """The bot is gone while it has the drawing lease, which another need not wait for."""
    await house.crash()
    assert await house.client.delete(keys.drawing_lease(place)), "it was not in the middle of drawing"
    await house.start()


async def test_a_panel_that_was_sent_and_not_noted_before_a_crash_is_not_sent_again(scene):
    """Discord sends what carries the same nonce once."""
    house, ann, bob = scene.house, scene.people["Ann"], scene.people["Bob"]
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    for who, what in NESTED[:2]:
        await scene.does(who, what)
    noting, note = asyncio.Event(), house.worker.store.save_drawn_notes

    release = house.worker.store.release_drawing_lease

    async def unless_deadly(write, place, notes, *rest):
        if "seat:1" in notes and "Secret Chamber" in panel_of(bob).labels:
            noting.set()
            await asyncio.Event().wait()
        await write(place, notes, *rest)

    house.worker.store.save_drawn_notes = partial(unless_deadly, note)
    house.worker.store.release_drawing_lease = partial(unless_deadly, release)
    await (await ann.presses(panel_of(ann), "Militia")).answer()
    await asyncio.wait_for(noting.wait(), PATIENCE)
    sent, rung = panel_of(bob), bob.notified
    await crash_in_the_middle_of_drawing(house, scene.place)
    await house.server.until(lambda: bob.reads() == [sent])  # the one it replaced is gone
    await house.rests()
    assert bob.reads() == [sent]
    assert bob.notified <= rung + 1  # the call
    await scene.does("Bob", "Secret Chamber")


async def test_a_move_whose_answer_was_cut_off_by_a_crash_was_made_once(scene, discord_api):
    """The store had it, and nobody was told."""
    house, ann = scene.house, scene.people["Ann"]
    await scene.begins(ATTACK, DEFENCE, PLAIN)
    token = custom_id(panel_of(ann), "Throne Room")
    discord_api.delays("respond", 30)
    press = await ann.presses(panel_of(ann), "Throne Room")
    await discord_api.until(lambda: discord_api.asked("respond"))
    stored = await house.stored(scene.channel)
    await crash_in_the_middle_of_drawing(house, scene.place)
    del discord_api.interactions[press.token]  # that one failed
    await ann.sees(ann.direct(), "play twice")
    await (await ann.sends_id(panel_of(ann), token)).answer()
    await house.rests()
    assert await house.stored(scene.channel) == stored


@pytest.mark.usefixtures("called")
async def test_a_turn_that_ended_in_a_crash_is_called_out_once(house, discord_api, channel, ann, bob):
    on_turn, other = await house.game(channel, ann, bob)
    rung = other.notified
    await (await on_turn.presses(panel_of(on_turn), "Estate")).answer()
    await crash_in_the_middle_of_drawing(house, place_at(channel))
    await other.sees(other.direct(), "Your turn (1)")
    await discord_api.until(lambda: [message.rang for message in channel.messages if message.content] == [[other]])
    await house.rests()
    assert other.notified == rung + 2


@pytest.mark.usefixtures("called")
async def test_a_game_is_played_by_a_bot_that_ends_after_each_turn(house, channel, ann, bob):
    people = await house.game(channel, ann, bob)
    for number in range(6):
        await house.buys(people[number % 2])
        await (house.crash() if number % 2 else house.stop())
        await house.start()
    assert "Turn 4" in (await ann.sees(channel, "🟢")).text
    assert len([message for message in channel.messages if "🟢" in message.text]) == 1
    assert len([message for message in channel.messages if message.content]) == 1


async def test_after_storage_was_restarted_even_old_messages_are_only_edited(
    house, discord_api, client, channel, ann, bob
):
    """They are probably right, so nobody needs to see a new one."""
    await house.game(channel, ann, bob)
    await house.rests()
    later = house.canvas.clock() + 2 * 24 * 3600
    house.canvas.clock = lambda: later
    where, before = (channel, ann.direct(), bob.direct()), len(discord_api.requests)
    messages = [list(each.messages) for each in where]
    await client.delete(keys.EPOCH)
    await house.worker.verifier.check()
    house.worker.redrawer.verify(place_at(channel))
    await house.rests()
    assert {request.route for request in discord_api.requests[before:]} <= {"edit_message", "edit_follow_up"}
    assert len(discord_api.requests) > before
    assert [list(each.messages) for each in where] == messages
