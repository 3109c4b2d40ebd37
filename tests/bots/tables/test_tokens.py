"""Tokens: short, in one spelling, and believed only when they make sense."""

import string

import pytest

from bots.tables import tokens
from bots.tables.tokens import BadToken, Token, draft_from, draft_text, is_ordered, picks_from, picks_text
from engine import KINDS, MIXED_PILES, RECOMMENDED, Chance, Decision
from storage.places import Place
from tests.each import for_each, for_each_row

FORUM = Place("telegram", "-1009999999999999", "9999999999")
CHANNEL = Place("discord", "99999999999999999999")
THREAD = Place("discord", "9" * 19, "9" * 19)
PLACES = [FORUM, CHANNEL, THREAD, Place("terminal", "1")]
LATE = 36**4 - 1


def asked(count, verb="discard", least=0, most=None):
    return Decision(0, verb, "cellar", ("copper",) * count, least, count if most is None else most, 7)


def longest_arguments():
    """The longest argument that can occur for each press that has one."""
    everything, last = asked(80), len(KINDS) - 1
    row = asked(tokens.ORDERABLE, verb="topdeck")
    naming = asked(len(KINDS), most=1)
    card = max((*KINDS, *MIXED_PILES), key=len)
    kingdom = max((each.id for each in RECOMMENDED), key=len)
    return [
        (tokens.ANSWER, picks_text(everything, tuple(range(80)))),
        (tokens.ANSWER, picks_text(naming, (last,))),
        (tokens.DRAFT, draft_text(everything, tuple(range(80)), 99)),
        (tokens.DRAFT, draft_text(row, tuple(range(tokens.ORDERABLE)), 9)),
        (tokens.BUY, card),
        (tokens.EXPLAIN, card),
        (tokens.OPTION, f"kingdom={kingdom}"),
        (tokens.LOG, "999"),
        (tokens.VOTE, "5"),
    ]


@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.text)
@pytest.mark.parametrize(("press", "argument"), longest_arguments())
def test_the_longest_token_fits_into_a_button(place, press, argument):
    number = LATE if press in tokens.GAME_PRESSES else 0
    text = Token(place, LATE, number, press, argument).encode()
    assert len(text.encode()) <= 64
    assert Token.decode(text) == Token(place, LATE, number, press, argument)


@for_each(tokens.BARE)
def test_presses_without_an_argument_come_back_as_they_were(press):
    token = Token(FORUM, 3, 40, press)
    assert Token.decode(token.encode()) == token


def test_no_two_presses_share_a_letter():
    letters = [value for name, value in vars(tokens).items() if name.isupper() and isinstance(value, str)]
    single = [letter for letter in letters if len(letter) == 1]
    assert len(single) == len(set(single)) > 25


def test_a_token_that_would_be_too_long_is_a_fault():
    with pytest.raises(ValueError, match="does not fit"):
        Token(FORUM, 1, 1, tokens.ANSWER, "z" * 60).encode()


@for_each(
    [
        "",
        "|||",
        "tA|1|2",
        "tA|1|2|",
        "tA|1|2|p",  # no such press
        "tA|1|2|Z0",
        "tA|1|2|u1",  # undo has no argument
        "tA|1|2|bno_such_card",
        "tA|1|2|b",
        "tA|1|2|v6",
        "tA|1|2|a-1",
        "tA|1|2|d0.0",  # the first page is not named
        "tA|1|2|d0.1.2",
        "tA|01|2|u",
        "tA|-1|2|u",
        "tA|1|-2|u",
        "tA|1|+2|u",
        "tA|1| 2|u",
        "tA|1_0|2|u",
        "tA|A|2|u",  # small letters are ours
        "t0A|1|2|u",
        "t|1|2|u",
        "tA.B.C|1|2|u",
        "xA|1|2|u",
        "tA|1|2|u|",
        "tÄ|1|2|u",
        "tA|1|2|okingdom=a b",
        "tA|1|2|u\n",
        "tA|1|2|" + "a" * 70,
    ]
)
def test_what_is_no_token_is_refused(text):
    with pytest.raises(BadToken):
        Token.decode(text)


def test_whatever_is_sent_is_either_a_token_in_its_one_spelling_or_refused():
    luck = Chance(b"fuzz")
    alphabet = string.ascii_letters + string.digits + "|||...-_= \n٣é"
    good = [Token(FORUM, 5, 90, press, argument).encode() for press, argument in longest_arguments()]
    understood = 0
    for _ in range(20_000):
        text = list(luck.pick(good))
        for _ in range(1 + luck.below(3)):
            text[luck.below(len(text))] = luck.pick(alphabet)
        sent = "".join(text)[: 1 + luck.below(80)]
        try:
            assert Token.decode(sent).encode() == sent
            understood += 1
        except BadToken:
            pass
    assert 0 < understood < 20_000


# -- picks -------------------------------------------------------------------------------------------------------------


def test_order_is_kept_where_it_matters():
    decision = asked(5, verb="topdeck")
    assert is_ordered(decision)
    assert picks_from(decision, picks_text(decision, (3, 0, 4))) == (3, 0, 4)


def test_where_order_does_not_matter_picks_are_a_set():
    decision = asked(5)
    assert picks_text(decision, (4, 1)) == picks_text(decision, (1, 4)) == "I"
    assert picks_from(decision, "I") == (1, 4)


def test_the_only_pick_among_very_many_options_is_its_position_and_an_older_mask_is_still_understood():
    naming = asked(200, verb="name", most=1)
    assert picks_text(naming, (199,)) == "~3D"
    assert picks_from(naming, "~3D") == (199,)
    assert picks_from(naming, "4") == (2,)
    for wrong in ("~", "~3E", "~03D", "~3D~"):
        with pytest.raises(BadToken):
            picks_from(naming, wrong)
    with pytest.raises(BadToken):
        picks_from(asked(100, verb="name", most=1), "~3")


def test_one_card_onto_the_deck_has_no_order():
    assert not is_ordered(asked(5, verb="topdeck", most=1))


def test_a_row_too_long_to_be_ordered_is_picked_as_a_set():
    decision = asked(tokens.ORDERABLE + 1, verb="topdeck")
    assert not is_ordered(decision)
    everything = tuple(range(tokens.ORDERABLE + 1))
    assert picks_from(decision, picks_text(decision, everything)) == everything


def test_nothing_picked_has_its_own_text():
    assert picks_text(asked(3), ()) == "0"
    assert picks_text(asked(3, verb="topdeck"), ()) == ""
    assert picks_from(asked(3), "0") == picks_from(asked(3, verb="topdeck"), "") == ()


@pytest.mark.parametrize("count", [1, 5, 80, 136])
def test_every_set_of_picks_comes_back(count):
    luck, decision = Chance(b"picks"), asked(count)
    for _ in range(200):
        picks = tuple(at for at in range(count) if luck.below(2))
        assert picks_from(decision, picks_text(decision, picks)) == picks


@for_each_row(
    [
        (asked(3), "8"),  # beyond the options
        (asked(3), "07"),  # another spelling
        (asked(3), ""),
        (asked(3), "-"),
        (asked(3), "z" * 500),
        (asked(3), "é"),
        (asked(3, verb="topdeck"), "3"),
        (asked(3, verb="topdeck"), "00"),  # the same twice
        (asked(3, verb="topdeck"), "0."),
    ]
)
def test_picks_that_do_not_fit_the_question_are_refused(decision, text):
    with pytest.raises(BadToken):
        picks_from(decision, text)


def test_a_draft_carries_its_page():
    decision = asked(5)
    assert draft_from(decision, draft_text(decision, (0, 2), 3)) == ((0, 2), 3)
    assert draft_from(decision, draft_text(decision, (0, 2))) == ((0, 2), 0)


@pytest.mark.parametrize("text", ["0.x", "0.-1", "0.٣", "0.1.1"])
def test_a_page_that_is_no_number_is_refused(text):
    with pytest.raises(BadToken):
        draft_from(asked(3), text)
