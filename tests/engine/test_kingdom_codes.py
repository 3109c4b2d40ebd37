"""Codes of kingdoms: the same cards, edition, Shelters, Colonies and bane wherever they are typed, in every version."""

from zlib import crc32

import pytest

from engine import (
    KINGDOM_PILES,
    RECOMMENDED,
    SETS,
    BadSetup,
    Setup,
    is_like_code,
    kingdom_code,
    kingdom_codes,
    random_kingdom,
    read_kingdom_code,
)
from engine.kingdom_codes import NUMBERED
from tests.each import for_each, for_each_row

CARDS = {kingdom.id: tuple(sorted(kingdom.cards)) for kingdom in RECOMMENDED}
FIRST_GAME = next(kingdom.cards for kingdom in RECOMMENDED if kingdom.id == "first_game_2e")
WITCHES = tuple(sorted(["young_witch", *(card for card in FIRST_GAME if card != "moat")]))
GIVEN_OUT = {  # never change these: they may be on somebody's wall
    "0000-1JA5-GP2E": Setup(tuple(sorted(FIRST_GAME))),
    "003K-019J-S00X": Setup(tuple(sorted(RECOMMENDED[11].cards)), 1),
    "A26D-43XF-QZNV": Setup(tuple(sorted(RECOMMENDED[26].cards))),
    "0002-5VBB-TSSW-02F6": Setup(CARDS["treasure_trove"]),
    "0005-S0Y8-STHD-W6Q1": Setup(CARDS["blue_harvest"]),
    "000V-ZK51-1TXE-MYKC": Setup(CARDS["travelers"]),
    "001T-BTNM-M9XZ-TYZW": Setup(CARDS["wine_country"]),
    "0000-0375-1F3G-92ZR-022F": Setup(tuple(sorted(SETS["prosperity"][:10])), colonies="no"),
}


@for_each(GIVEN_OUT)
def test_a_code_that_was_given_out_keeps_its_meaning(code):
    assert read_kingdom_code(code) == GIVEN_OUT[code]
    assert kingdom_code(GIVEN_OUT[code]) == code


def test_every_kingdom_card_has_a_number_that_never_changes():
    assert set(NUMBERED) == KINGDOM_PILES
    assert crc32(",".join(NUMBERED[:194]).encode()) == 1495999983
    assert crc32(",".join(NUMBERED[:156]).encode()) == 662988631
    assert crc32(",".join(NUMBERED[:118]).encode()) == 2737880150


@for_each([1, 2], ["auto", "yes", "no"])
def test_a_code_gives_back_the_cards_the_edition_and_whether_shelters_are_dealt(edition, shelters):
    for number in range(30):
        setup = Setup(tuple(random_kingdom(str(number), list(SETS), wishes=["rats"])), edition, shelters)
        code = kingdom_code(setup)
        found = read_kingdom_code(code)
        assert len(code) in (14, 19)
        assert (sorted(found.kingdom), found.edition) == (sorted(setup.kingdom), edition)
        assert found.uses_shelters == setup.uses_shelters


@for_each(["auto", "yes", "no"], [1, 2], ["auto", "yes", "no"])
def test_a_code_gives_back_colonies_and_the_bane_where_they_were_chosen(colonies, edition, shelters):
    for number in range(6):
        cards = tuple(sorted(random_kingdom(str(number), list(SETS), wishes=["young_witch", "bank", "rats"])))
        banes = Setup(cards).possible_banes()
        for bane in (None, banes[0], banes[-1]):
            chosen = Setup(cards, edition, shelters, colonies=colonies, bane=bane)
            code = kingdom_code(chosen)
            assert len(code) == (19 if (colonies, bane) == ("auto", None) else 24)
            found = read_kingdom_code(code.replace("-", "").lower())
            assert (found.kingdom, found.edition, found.colonies, found.bane) == (cards, edition, colonies, bane)
            assert found.uses_shelters == chosen.uses_shelters
            assert kingdom_code(found) == code


def test_a_choice_about_colonies_that_the_cards_make_anyway_does_not_make_the_code_longer():
    rich = SETS["prosperity"][:10]
    assert kingdom_code(Setup(rich, colonies="yes")) == kingdom_code(Setup(rich))
    assert len(kingdom_code(Setup(rich, colonies="no"))) == 24
    assert kingdom_code(Setup(FIRST_GAME, colonies="no")) == kingdom_code(Setup(FIRST_GAME))
    assert len(kingdom_code(Setup(FIRST_GAME, colonies="yes"))) == 24


@for_each_row(
    [
        (FIRST_GAME, 2),  # no Colonies, as without the choice
        (FIRST_GAME, 3 * (NUMBERED.index("chapel") + 1)),  # a bane without Young Witch
        (WITCHES, 3 * (NUMBERED.index("bank") + 1)),  # a bane that costs 5
        (WITCHES, 3 * (len(NUMBERED) + 1)),  # a card of a later version
    ]
)
def test_a_code_for_a_choice_that_nobody_can_make_is_refused(cards, choices):
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(kingdom_codes, "_choices", lambda _: choices)
        code = kingdom_code(Setup(cards))
    with pytest.raises(BadSetup):
        read_kingdom_code(code)


def test_the_order_of_the_cards_does_not_matter():
    assert kingdom_code(Setup(FIRST_GAME)) == kingdom_code(Setup(FIRST_GAME[::-1]))


@for_each(["0000-1ja5-gp2e", "00001JA5GP2E", " OOOO-IJA5-GP2E ", "oooolja5gp2e"])
def test_a_code_may_be_typed_carelessly(typed):
    assert read_kingdom_code(typed) == read_kingdom_code("0000-1JA5-GP2E")


def test_a_mistyped_code_is_refused():
    code, refused = "A26D-43XF-QZNV", 0
    for at in range(len(code)):
        for letter in "0123456789ABCDEFGHJKMNPQRSTVWXYZ":
            if letter != code[at] != "-":
                try:
                    read_kingdom_code(code[:at] + letter + code[at + 1 :])
                except BadSetup:
                    refused += 1
    assert refused >= 12 * 31 - 2


@for_each(
    ["", "moat", "market square", "0000-1JA5", "ZZZZ-ZZZZ-ZZZZ-ZZZZ", "0000-1JA5-GP2U", "0000-1JA5-GP2ä", "0" * 40]
)
def test_what_is_no_code_is_refused(text):
    with pytest.raises(BadSetup):
        read_kingdom_code(text)


def test_names_of_cards_do_not_look_like_a_code():
    assert is_like_code("0000-1JA5-GP2E")
    assert not any(is_like_code(name.replace("_", " ")) for name in KINGDOM_PILES)
