"""Cards and kingdoms have the names of the printed games in each language."""

import csv
from pathlib import Path

import pytest

from bots.language.texts import Texts
from engine import KINDS, MIXED_PILES, RECOMMENDED

HERE = Path(__file__).parent
CARDS, KINGDOMS = (
    list(csv.DictReader((HERE / f"{what}_names.csv").read_text(encoding="utf-8").splitlines()))
    for what in ("card", "kingdom")
)
PRINTED = [column for column in CARDS[0] if column != "id"]


def test_the_tables_list_every_card_and_every_kingdom():
    assert {row["id"] for row in CARDS} == {*KINDS, *MIXED_PILES}
    assert len(CARDS) == len({row["id"] for row in CARDS})
    assert {row["id"] for row in KINGDOMS} == {kingdom.id for kingdom in RECOMMENDED}
    assert {"en", "de", "ru", "uk"} <= set(PRINTED) == set(KINGDOMS[0]) - {"id"}


@pytest.mark.parametrize("language", PRINTED)
def test_every_card_bears_its_name(language):
    texts = Texts(language)
    called = {row["id"]: texts.card(row["id"]) for row in CARDS}
    assert called == {row["id"]: row[language].replace("'", "’") for row in CARDS}


@pytest.mark.parametrize("language", PRINTED)
def test_every_kingdom_bears_its_name_perhaps_with_the_edition(language):
    texts = Texts(language)
    called = {row["id"]: texts.say(f"kingdom-{row['id']}") for row in KINGDOMS}
    printed = {row["id"]: row[language].replace("'", "’") for row in KINGDOMS}
    assert {id: name for id, name in called.items() if not name.startswith(printed[id])} == {}


@pytest.mark.parametrize("language", PRINTED)
def test_no_two_cards_and_no_two_kingdoms_share_a_name(language):
    texts = Texts(language)
    for names in ([texts.card(row["id"]) for row in CARDS], [texts.say(f"kingdom-{row['id']}") for row in KINGDOMS]):
        assert len(set(names)) == len(names)
