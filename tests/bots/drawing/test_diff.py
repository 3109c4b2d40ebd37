"""What has to be sent: which changes notify people, and which only edit a message."""

import pytest

from bots.drawing.diff import Drawn, steps
from bots.screens.model import RESULT, TABLE, Audience, Screen, Wanted

SEAT = Audience.of_seat(0)


def step_for(audience, screen, last):
    found = list(steps(Wanted({audience: screen}, 0), {audience: last}, {audience: last.digest}, ()))
    return [(step.verb, step.anew) for step in found]


@pytest.mark.parametrize(("quiet", "anew"), [(False, True), (True, False)])
def test_a_new_alert_notifies_unless_the_person_wants_to_be_left_alone(quiet, anew):
    screen = Screen("Your turn", alert="1.2", quiet=quiet)
    assert step_for(SEAT, screen, Drawn("m1", "another", "1.1")) == [("show", anew)]


def test_a_quiet_alert_is_noted_so_that_it_never_notifies_later():
    screen = Screen("Your turn", alert="1.2", quiet=True)
    assert step_for(SEAT, screen, Drawn("m1", screen.digest, "1.1")) == [("note", False)]


def test_a_result_notifies_once_and_not_again_if_an_earlier_version_has_shown_it():
    screen = Screen("Ann wins.", alert="over.1", moment=RESULT)
    assert step_for(TABLE, screen, Drawn("m1", "a turn")) == [("show", True)]
    assert step_for(TABLE, screen, Drawn("m1", "without mentions", moment=RESULT)) == [("show", False)]
    assert step_for(TABLE, screen, Drawn("m1", screen.digest, "over.1", moment=RESULT)) == []
