"""`docs/engine.md` tells the truth: its examples run, and it knows every verb, option, event, phase and zone."""

import ast
import re
from dataclasses import fields, is_dataclass
from typing import get_args

import engine
from engine import (
    KINDS,
    SHELTERS_OPTIONS,
    Decision,
    Event,
    EventName,
    Game,
    Phase,
    PileView,
    SeatView,
    Setup,
    Verb,
    View,
    ZoneName,
)
from tests.each import for_each
from tests.sources import ROOT, nodes, tree

TEXT = (ROOT / "docs" / "engine.md").read_text(encoding="utf-8")
SECTIONS = dict(re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", TEXT, re.MULTILINE | re.DOTALL))
MODE_QUESTIONS = {"choose_mode", "choose_mode_simultaneously"}


def table(section, header):
    """The rows of the table that begins with this header, as lists of cells."""
    rows = re.search(rf"^\| {header} \|.*\n\|[- |]+\n((?:\|.*\n)+)", SECTIONS[section], re.MULTILINE)
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in rows[1].splitlines()]


def first_column(section, header):
    return {key for row in table(section, header) for key in re.findall(r"`([\w:<>]+)`", row[0])}


def called(node):
    """The name of the function or method that is called."""
    return node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def modes_in_code():
    """Every mode any card offers, from the calls that ask for one."""
    found = set()
    for path in (ROOT / "engine").rglob("*.py"):
        for node in nodes(path):
            if (
                isinstance(node, ast.Call)
                and getattr(node.func, "attr", getattr(node.func, "id", "")) in MODE_QUESTIONS
            ):
                found |= {each.value for each in node.args if isinstance(each, ast.Constant)}
    return found


def texts_that_call(name):
    """The texts of cards that call this method."""
    found = set()
    for path in (ROOT / "engine" / "cards").glob("*.py"):
        for text in tree(path).body:
            if isinstance(text, ast.AsyncFunctionDef):
                calls = [node for node in ast.walk(text) if isinstance(node, ast.Call)]
                found |= {text.name for node in calls if called(node) == name}
    return found


def test_the_examples_run():
    namespace = {}
    blocks = re.findall(r"^```python\n(.*?)^```", TEXT, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 10
    for block in blocks:
        exec(compile(block, "docs/engine.md", "exec"), namespace)  # noqa: S102


def test_every_verb_is_documented_and_no_other():
    assert first_column("Questions", "verb") == set(get_args(Verb))


def test_every_event_is_documented_and_no_other():
    assert first_column("Events", "event") == set(get_args(EventName))


def test_every_zone_is_documented_and_no_other():
    assert first_column("Views", "zone") == set(get_args(ZoneName))


def test_every_phase_is_documented_and_no_other():
    line = re.search(r"^Phases: (.*)\.$", SECTIONS["Views"], re.MULTILINE)
    assert re.findall(r"`(\w+)`", line[1]) == list(get_args(Phase))


def test_every_mode_is_documented_and_no_other():
    documented = {mode for row in table("Questions", "card") for mode in re.findall(r"`(\w+)`", row[1])}
    assert modes_in_code() <= documented
    assert documented == modes_in_code()


def test_the_cards_in_the_tables_of_modes_and_confirmations_exist():
    cards = set(re.findall(r"^\| ([a-z_, ]+) \| `?(?:\w)", SECTIONS["Questions"], re.MULTILINE)) - {"card", "verb"}
    ids = {id for row in cards for id in row.split(", ")} - {"field"}
    assert ids <= set(KINDS)


def test_every_card_that_asks_yes_or_no_is_documented():
    confirmations = SECTIONS["Questions"].partition("What `yes` means")[2]
    rows = re.findall(r"^\| ([a-z_, ]+) \|", confirmations, re.MULTILINE)
    asking = {name.removesuffix("_in_the_supply") for name in texts_that_call("confirm")}
    assert {id for row in rows for id in row.split(", ")} - {"card"} == asking


def test_every_option_of_a_setup_is_documented():
    assert {each.name for each in fields(Setup)} <= first_column("A game", "argument")
    assert all(f"`{option}`" in SECTIONS["A game"] for option in SHELTERS_OPTIONS)


@for_each([View, SeatView, PileView, Decision, Event])
def test_every_field_of_what_callers_see_is_documented(seen):
    names = {each.name for each in fields(seen)} if is_dataclass(seen) else set(seen._fields)
    assert {name for name in names - {"knows", "shown"} if f"`{name}`" not in TEXT} == set()


@for_each(engine.__all__)
def test_everything_that_the_engine_offers_is_mentioned(name):
    assert re.search(rf"\b{name}\b", TEXT)


@for_each([name for name in vars(Game) if name[0] != "_"])
def test_everything_that_a_game_offers_is_mentioned(name):
    assert re.search(rf"\b{name}\b", TEXT)
