"""Mis-taps at Telegram: what ended a turn is taken back, junk is out of the way, buttons stay where they are."""

import time

import pytest

from tests.telegram.bot_house import place_at
from tests.telegram.players import presses

KINGDOM = ["cellar", "market", "merchant", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]
GOLD = {
    "kingdom": KINGDOM,
    "players": [
        {"name": "Ann", "hand": ["gold", "copper", "copper"], "deck": ["smithy"] * 5},
        {"name": "Bob", "hand": ["copper"] * 5, "deck": ["copper"] * 9},
    ],
}
CELLAR = {
    "kingdom": KINGDOM,
    "players": [{"name": "Ann", "hand": ["village", "cellar", "estate", "copper", "copper"], "deck": ["gold"] * 9}, {}],
}


async def test_what_ended_the_turn_is_taken_back_with_a_press(house, group, ann, bob):
    await house.standing(group, GOLD, ann, bob, undo=60)
    await house.buys(ann, "Silver")
    panel, rang = ann.reads()[-1], (ann.notified, bob.notified)
    assert panel.labels == ["Undo (60 s)", "Show my new hand"]
    assert "Your last move: plays Gold, Copper ×2 · buys Silver" in panel.text
    assert "Smithy" not in panel.text
    [alert] = await presses(ann, group, "My hand")
    assert "Smithy" not in alert.text
    await house.restart()
    await presses(ann, None, "Undo (60 s)")
    await house.rests()
    assert "✋ Gold, Copper ×2" in ann.reads()[-1].text
    assert "Your turn" not in bob.reads()[-1].text
    assert (ann.notified, bob.notified) == rang
    await ann.sees(group, "takes back the last move")


@pytest.mark.long  # the same rule is tested over the other wire
async def test_once_the_next_person_has_begun_it_is_too_late_and_one_is_told_so(house, group, ann, bob):
    await house.standing(group, GOLD, ann, bob, undo=60)
    await house.buys(ann, "Silver")
    undo = next(button.data for row in ann.reads()[-1].buttons for button in row if "Undo" in button.text)
    await house.buys(bob, "Silver")
    assert "Smithy ×5" in ann.reads()[-1].text
    answer = await (await ann.sends_data(ann.reads()[-1], undo)).answered()
    assert answer.text.startswith("Too late to undo")


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_computer_player_waits_until_the_hand_is_shown_or_the_time_is_up(house, group, ann, bob):
    await house.standing(group, GOLD, ann, bob, undo=60)
    await house.worker.repository.change(place_at(group), _make_computer)
    await house.buys(ann, "Silver")
    await ann.sees(group, "▶ Bob")
    await presses(ann, None, "Show my new hand")
    await ann.sees(None, "Smithy ×5")
    await ann.sees(None, "Your turn (2)")
    await presses(ann, None, "End Action phase")
    await house.buys(ann, "End turn")
    assert "Show my new hand" in ann.reads()[-1].labels[1]
    house.worker.repository.clock = lambda: time.time() + 61
    await ann.sees(None, "Your turn (3)")


def _make_computer(table):
    table.seats[1].person, table.seats[1].computer = "", True


async def test_a_second_tap_on_what_ended_the_turn_gets_a_quiet_word(house, group, ann, bob):
    await house.standing(group, GOLD, ann, bob)
    panel = ann.reads()[-1]
    data = next(button.data for row in panel.buttons for button in row if button.words.startswith("Silver"))
    await house.buys(ann, "Silver")
    answer = await (await ann.sends_data(ann.reads()[-1], data)).answered()
    assert (answer.text, answer.alert) == ("That has already been decided.", False)


@pytest.mark.long  # the same rule is tested over the other wire
async def test_junk_is_behind_a_button_and_counts_stand_on_the_others(house, group, ann, bob):
    await house.standing(group, GOLD, ann, bob)
    panel = ann.reads()[-1]
    assert "Silver 3 ·40" in panel.labels
    assert not [label for label in panel.labels if label.startswith(("Copper", "Curse"))]
    await presses(ann, None, "More…")
    await house.rests()
    assert ann.reads()[-1].labels == ["Copper 0 ·46", "Curse 0 ·10", "Back", "Hint", "Card texts", "End turn"]
    await presses(ann, None, "Copper")
    await ann.sees(group, "buys Copper")


async def test_while_cards_are_picked_no_button_moves(house, group, ann, bob):
    await house.standing(group, CELLAR, ann, bob)
    await presses(ann, None, "Cellar")
    await house.rests()
    shapes = []
    for label in ("Copper", "Copper", "Estate", "Village", "Estate"):
        shapes.append([len(row) for row in ann.reads()[-1].buttons])
        places = _places(ann.reads()[-1])
        await presses(ann, None, label)
        await house.rests()
        assert _places(ann.reads()[-1]).keys() >= {"Copper", "Estate", "Village"}
        assert all(_places(ann.reads()[-1])[name] == places[name] for name in ("Copper", "Estate", "Village"))
    shapes.append([len(row) for row in ann.reads()[-1].buttons])
    assert len(set(map(tuple, shapes))) == 1


def _places(message):
    """Where each card's button is."""
    cards = ("Copper", "Estate", "Village")
    found = ((row, column, each.text) for row, some in enumerate(message.buttons) for column, each in enumerate(some))
    return {name: (row, column) for row, column, text in found for name in cards if name in text}
