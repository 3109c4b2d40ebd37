"""People: what they chose, where they sit, and that they can be forgotten."""

import pytest

from storage.people import People
from storage.places import Place

ANN, BOB = "telegram:42", "discord:42"
HERE = Place("telegram", "-100123", "5")
THERE = Place("discord", "77")


@pytest.fixture
def people(client):
    return People(client)


async def test_somebody_unknown_chose_nothing_and_sits_nowhere(people):
    assert await people.settings(ANN) == {}
    assert await people.places(ANN) == set()


async def test_a_change_leaves_the_other_choices_and_other_people_alone(people):
    await people.change(ANN, language="uk", moat="yes")
    await people.change(ANN, moat="no")
    await people.change(ANN)
    assert await people.settings(ANN) == {"language": "uk", "moat": "no"}
    assert await people.settings(BOB) == {}


async def test_a_person_sits_at_several_places(people):
    for place in (HERE, THERE, HERE):
        await people.add_place(ANN, place)
    assert await people.places(ANN) == {HERE, THERE}
    await people.remove_place(ANN, HERE)
    assert await people.places(ANN) == {THERE}


async def test_nothing_is_left_of_a_person_who_was_erased(people, client):
    await people.change(ANN, language="uk")
    await people.add_place(ANN, HERE)
    await people.change(BOB, language="de")
    await people.erase(ANN)
    assert [key async for key in client.scan_iter(match=f"*{ANN}*")] == []
    assert await people.settings(BOB) == {"language": "de"}
