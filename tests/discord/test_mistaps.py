"""Mis-taps at Discord: what ended a turn is taken back, and junk is out of the way."""

import time

from tests.discord.bot_house import custom_id, panel_of, place_at
from tests.discord.players import presses
from tests.discord.scenes import told

KINGDOM = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
GOLD = {
    "kingdom": KINGDOM,
    "players": [
        {"name": "Ann", "hand": ["gold", "copper", "copper"], "deck": ["smithy"] * 5},
        {"name": "Bob", "hand": ["copper"] * 5, "deck": ["copper"] * 9},
    ],
}


async def test_what_ended_the_turn_is_taken_back_with_a_press(house, channel, ann, bob):
    await house.standing(channel, GOLD, ann, bob, undo=60)
    await house.buys(ann, "Silver")
    panel, messages = panel_of(ann), [len(person.reads(person.direct())) for person in (ann, bob)]
    assert panel.labels == ["Undo (60 s)", "Show my new hand"]
    assert "Your last move: plays Gold, Copper ×2 · buys Silver" in panel.text
    assert "Smithy" not in panel.text
    [opened] = await presses(ann, channel, "My hand")
    assert opened.message.labels == panel.labels
    assert "Smithy" not in opened.message.text
    await house.restart()
    await presses(ann, ann.direct(), "Undo (60 s)")
    await house.rests()
    assert "✋ **Gold, Copper ×2" in panel_of(ann).text
    assert "Your turn" not in panel_of(bob).text
    assert [len(person.reads(person.direct())) for person in (ann, bob)] == messages
    await ann.sees(channel, "takes back the last move")


async def test_once_the_next_person_has_begun_it_is_too_late_and_one_is_told_so(house, channel, ann, bob):
    await house.standing(channel, GOLD, ann, bob, undo=60)
    await house.buys(ann, "Silver")
    undo = custom_id(panel_of(ann), "Undo")
    await house.buys(bob, "Silver")
    assert "Smithy ×5" in panel_of(ann).text
    answer = await told(await ann.sends_id(panel_of(ann), undo))
    assert answer.startswith("Too late to undo")


async def test_the_new_hand_is_shown_when_it_is_asked_for_although_it_could_wait(house, channel, ann, bob):
    mine, other = GOLD["players"]
    position = GOLD | {"players": [mine, other | {"hand": ["village"] * 3}]}
    await house.standing(channel, position, ann, bob, undo=60)
    house.canvas.reveal = 10_000
    await presses(ann, ann.direct(), "Silver 3")
    await ann.sees(ann.direct(), "you can undo it")
    await house.rests()
    await presses(bob, bob.direct(), "Village")
    await bob.sees(bob.direct(), "⚡2")
    assert "Show my new hand" in panel_of(ann).labels[1]
    await presses(ann, ann.direct(), "Show my new hand")
    await ann.sees(ann.direct(), "Smithy ×5")


async def test_a_computer_player_waits_until_the_hand_is_shown_or_the_time_is_up(house, channel, ann, bob):
    await house.standing(channel, GOLD, ann, bob, undo=60)
    await house.worker.repository.change(place_at(channel), _make_computer)
    await house.buys(ann, "Silver")
    await ann.sees(channel, "▶ **Bob")
    await presses(ann, ann.direct(), "Show my new hand")
    await ann.sees(ann.direct(), "Smithy ×5")
    await ann.sees(ann.direct(), "Your turn (2)")
    await presses(ann, ann.direct(), "End Action phase")
    await house.buys(ann, "End turn")
    assert "Show my new hand" in panel_of(ann).labels[1]
    house.worker.repository.clock = lambda: time.time() + 61
    await ann.sees(ann.direct(), "Your turn (3)")


def _make_computer(table):
    table.seats[1].person, table.seats[1].computer = "", True


async def test_junk_is_behind_a_button_and_counts_stand_on_the_others(house, channel, ann, bob):
    await house.standing(channel, GOLD, ann, bob)
    panel = panel_of(ann)
    assert "Silver 3 ·40" in panel.labels
    assert not [label for label in panel.labels if label.startswith(("Copper", "Curse"))]
    await presses(ann, ann.direct(), "More…")
    await house.rests()
    assert panel_of(ann).labels == ["Copper 0 ·46", "Curse 0 ·10", "Back", "Hint", "Card texts", "End turn"]
    await presses(ann, ann.direct(), "Copper")
    await ann.sees(channel, "buys Copper")
