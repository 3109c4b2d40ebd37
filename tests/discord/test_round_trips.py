"""What a press costs: round trips to the server, from the press to the last screen."""

from tests.bots.round_trips import check_presses


async def test_a_press_and_the_drawing_of_three_screens_take_at_most_eight_round_trips(
    house, channel, ann, bob, monkeypatch
):
    await check_presses(house, channel, (ann, bob), monkeypatch)
