"""Mentions in the text of a screen."""

from bots.screens.mentions import add_mentions


def test_a_name_is_mentioned_in_the_scores_or_else_where_it_stands_first():
    text = "Bob, turn 9\n  buys Province.\n1. Ann: 30\n2. Bob: 24\nAnn wins. Cid and Cid watch."
    mentioned = add_mentions(text, {"Ann": "<@1>", "Bob": "<@2>", "Cid": "<@3>"}, str.upper)
    assert mentioned == "BOB, TURN 9\n  BUYS PROVINCE.\n1. <@1>: 30\n2. <@2>: 24\nANN WINS. <@3> AND CID WATCH."
