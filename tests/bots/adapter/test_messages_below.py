"""Tables that have scrolled out of sight."""

from bots.adapter import messages_below
from bots.adapter.messages_below import MessagesBelow
from storage.places import Place

HERE, THERE = Place("telegram", "-1"), Place("telegram", "-2")
TABLE, ANOTHER = "-1.5", "-1.9"  # messages


def test_a_table_is_buried_by_more_messages_than_allowed_since_it_was_sent():
    below = MessagesBelow(2)
    below.restart(HERE, TABLE)
    below.count(HERE)
    below.count(HERE)
    assert not below.is_buried(HERE, TABLE)
    below.count(HERE)
    assert below.is_buried(HERE, TABLE)
    below.restart(HERE, TABLE)
    assert not below.is_buried(HERE, TABLE)


def test_a_table_that_another_worker_has_sent_anew_is_not_buried_by_what_was_before():
    below = MessagesBelow(0)
    below.restart(HERE, TABLE)
    below.count(HERE)
    assert not below.is_buried(HERE, ANOTHER)
    below.count(HERE)
    assert below.is_buried(HERE, ANOTHER)


def test_it_is_told_when_a_table_is_buried_and_again_after_as_many_messages():
    below = MessagesBelow(2)
    below.restart(HERE, TABLE)
    assert [below.count(HERE) for _ in range(7)] == [False, False, True] * 2 + [False]
    assert not below.count(THERE)


def test_messages_count_from_before_the_table_is_known():
    below = MessagesBelow(0)
    below.watch(HERE)
    below.count(HERE)
    assert below.is_buried(HERE, TABLE)


def test_a_message_with_a_number_counts_once():
    below = MessagesBelow(1)
    below.restart(HERE, TABLE)
    for number in (7, 7, 6):
        below.count(HERE, number)
    assert not below.is_buried(HERE, TABLE)
    below.count(HERE, 8)
    assert below.is_buried(HERE, TABLE)


def test_where_messages_are_numbered_those_that_were_not_seen_count_too():
    below = MessagesBelow(5)
    below.watch(HERE)
    below.count(HERE, 16)
    assert below.is_buried_by_number(HERE, 10)
    assert not below.is_buried_by_number(HERE, 11)


def test_nothing_is_counted_where_nothing_is_watched():
    below = MessagesBelow(0)
    below.count(THERE, 5)
    assert not below.is_buried(THERE, TABLE)
    assert not below.is_buried_by_number(THERE, 1)


def test_the_place_that_was_quiet_the_longest_is_forgotten_first(monkeypatch):
    monkeypatch.setattr(messages_below, "MOST_PLACES", 1)
    below = MessagesBelow(0)
    for place in (HERE, THERE):
        below.restart(place, TABLE)
        below.count(place)
    assert not below.is_buried(HERE, TABLE)
    assert below.is_buried(THERE, TABLE)
