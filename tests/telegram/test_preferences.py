"""What a person sets for all tables, in the private chat; and being forgotten."""

import pytest

from bots.screens import preferences


@pytest.fixture
async def page(house, bob):
    """Bob's own settings."""
    await bob.opens()
    await house.rests()
    await bob.says(None, "/settings")
    return await bob.sees(text="Your settings, for all tables")


async def press(person, message, label):
    return await (await person.presses(message, label)).answered()


async def test_the_page_tells_what_is_set(page):
    assert "Reveal Moat automatically: yes" in page.text
    assert "Ask before ending a turn with unspent coins: yes" in page.text


async def test_a_press_changes_the_page_in_place(bob, page):
    assert (await press(bob, page, "Auto-reveal Moat: yes")).text is None
    assert "Reveal Moat automatically: no" in page.text
    await press(bob, page, "Auto-reveal Moat: no")
    assert "Reveal Moat automatically: yes" in page.text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_what_is_set_holds_at_the_table_where_one_sits(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    await on_turn.says(None, "/settings")
    await press(on_turn, await on_turn.sees(text="Your settings"), "Ask before ending a turn: yes")
    await press(on_turn, await on_turn.sees(button="End turn"), "End turn")
    await house.rests()
    assert "▶ " in (await on_turn.sees(text="✋ ")).text


async def test_a_turn_that_ends_with_money_left_is_asked_for_once_more(house, ann, bob, group):
    on_turn, _ = await house.game(group, ann, bob)
    await press(on_turn, on_turn.reads()[-1], "End turn")
    await house.rests()
    assert "End your turn?" in on_turn.reads()[-1].text
    await press(on_turn, on_turn.reads()[-1], "Yes, end my turn")
    await house.rests()
    assert "▶ " in on_turn.reads()[-1].text


@pytest.mark.long  # the same rule is tested over the other wire
async def test_being_forgotten_is_asked_once_more_and_can_be_called_off(bob, page):
    await press(bob, page, "Delete my data")
    assert "This can’t be undone." in page.text
    await press(bob, page, "Back")
    assert "Your settings" in page.text


async def test_a_person_who_is_forgotten_has_no_settings_any_more(house, bob, page):
    await press(bob, page, "Auto-reveal Moat: yes")
    await press(bob, page, "Delete my data")
    await press(bob, page, "Yes, delete it")
    assert page.text == "Your data has been deleted."
    assert page.labels == []
    assert await house.worker.people.settings(f"telegram:{bob.id}") == {}


async def test_what_no_button_carries_is_refused(house, bob, page):
    for data in ("p|", "p|moat=maybe", "p|moat", "p|language=xx", "p|nothing=yes", "p|erase=yes"):
        told = await (await bob.sends_data(page, data)).answered()
        assert told.alert, data
        assert await house.worker.people.settings(f"telegram:{bob.id}") == {}, data


async def test_in_a_group_such_a_press_is_refused_and_the_table_stays(house, ann, bob, group):
    table = await house.lobby(group, ann)
    told = await (await bob.sends_data(table, preferences.MARK + preferences.ERASE)).answered()
    assert told.text == "This button doesn’t work here."
    assert "seats taken" in table.text
