"""Mentions in the text of a screen."""

from bots.screens.mentions import add_mentions


def test_a_name_is_mentioned_where_it_stands_last():
    text = "Bob, turn 9\n  buys Province.\n1. Ann: 30\n2. Bob: 24"
    mentioned = add_mentions(text, {"Ann": "<@1>", "Bob": "<@2>"}, str.upper)
    assert mentioned == "BOB, TURN 9\n  BUYS PROVINCE.\n1. <@1>: 30\n2. <@2>: 24"
