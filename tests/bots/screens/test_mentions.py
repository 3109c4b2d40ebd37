"""Mentions in the text of a screen."""

from bots.screens.mentions import add_mentions, cut_to_utf16, utf16_length


def test_a_name_is_mentioned_in_the_scores_or_else_where_it_stands_first():
    text = "Bob, turn 9\n  buys Province.\n1. Ann: 30\n2. Bob: 24\nAnn wins. Cid and Cid watch."
    mentioned = add_mentions(text, {"Ann": "<@1>", "Bob": "<@2>", "Cid": "<@3>"}, str.upper)
    assert mentioned == "BOB, TURN 9\n  BUYS PROVINCE.\n1. <@1>: 30\n2. <@2>: 24\nANN WINS. <@3> AND CID WATCH."


def test_a_text_is_cut_by_units_of_utf_16_and_no_emoji_is_cut_in_half():
    assert cut_to_utf16("🪙" * 3, 6) == "🪙" * 3
    assert cut_to_utf16("🪙" * 3, 5) == "🪙🪙…"
    assert cut_to_utf16("🪙" * 3, 4) == "🪙…"
    assert utf16_length("a🪙") == 3
