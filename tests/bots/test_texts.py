"""The catalogues: nothing missing, nothing left over."""

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import engine.cards  # noqa: F401
from bots.lobby import PREFERENCES
from bots.telegram_bot.commands import COMMANDS
from bots.texts import Texts, languages
from engine.kinds import KINDS, MIXED_PILES, TYPE_NAMES
from engine.kingdoms import RECOMMENDED, SETS

ROOT = Path(__file__).parent.parent.parent
CATALOGUES = sorted((ROOT / "bots" / "locales" / "en").glob("*.ftl"))
SOURCES = [*(ROOT / "bots").rglob("*.py")]


def entries(path):
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def keys():
    return {entry.id.name for path in CATALOGUES for entry in entries(path) if isinstance(entry, Message)}


def strings(path):
    """Every piece of text in a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def said_outright():
    """Keys given to `say` as plain text."""
    found = set()
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) == "say":
                given = node.args[0]
                branches = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
                found |= {each.value for each in branches if isinstance(each, ast.Constant)}
    return found


def event_names():
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "engine").glob("*.py"))
    return set(re.findall(r'(?:Event|tell)\(\s*"(\w+)"', text))


def verbs():
    text = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "engine").rglob("*.py"))
    asking = r'(?:choose|choose_pile|choose_together|_decision)\(\s*(?:\w+, )?"(\w+)"'
    return set(re.findall(asking, text)) | {"act", "buy", "react", "order"}


def refusals():
    """Keys of everything that is refused somewhere."""
    text = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    return set(re.findall(r'(?:Refusal|super\(\)\.__init__)\(\s*"([\w-]+)"', text))


def notices():
    """Keys of what people are told about their own presses."""
    text = (ROOT / "bots" / "presses.py").read_text(encoding="utf-8")
    return set(re.findall(r'(?:notice=|return |else )"([\w-]+)"', text))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.name)
def test_a_catalogue_is_well_formed(path):
    assert not [entry.content for entry in entries(path) if isinstance(entry, Junk)]


def test_no_key_is_given_twice():
    names = [entry.id.name for path in CATALOGUES for entry in entries(path) if isinstance(entry, Message)]
    assert len(names) == len(set(names))


def test_every_sentence_that_is_said_is_in_the_catalogue():
    assert said_outright() - keys() == set()


@pytest.mark.parametrize("id", sorted((*KINDS, *MIXED_PILES)))
def test_every_card_has_a_name_and_a_text(id):
    assert Texts().card(id)
    assert Texts().card_text(id)


def test_every_type_set_and_kingdom_has_a_name():
    wanted = {f"type-{name}" for name in TYPE_NAMES.values()}
    wanted |= {f"set-{name}" for name in SETS} | {f"kingdom-{kingdom.id}" for kingdom in RECOMMENDED}
    assert wanted - keys() == set()


def test_every_event_but_the_silent_one_can_be_told():
    assert {f"log-{name}" for name in event_names() - {"clean_up"}} - keys() == set()


def test_every_verb_can_be_asked():
    assert {f"ask-{verb}" for verb in verbs()} - keys() == set()


def test_every_refusal_and_every_notice_can_be_said():
    assert len(refusals()) > 20
    assert {f"refusal-{key}" for key in refusals()} | {f"notice-{key}" for key in notices()} <= keys()


def test_no_sentence_is_left_over():
    used = said_outright() | {text for path in SOURCES for text in strings(path)}
    used |= {f"card-{id}" for id in (*KINDS, *MIXED_PILES)} | {f"type-{name}" for name in TYPE_NAMES.values()}
    used |= {f"set-{name}" for name in SETS} | {f"kingdom-{kingdom.id}" for kingdom in RECOMMENDED}
    used |= {f"log-{name}" for name in event_names()} | {"log-gain-hand", "log-gain-deck"}
    used |= {f"ask-{verb}" for verb in verbs()}
    used |= {f"ask-{id}-{verb}" for id in (*KINDS, "turn") for verb in verbs()}
    used |= {f"refusal-{key}" for key in refusals()} | {f"notice-{key}" for key in notices()}
    used |= {f"command-{name}" for name in COMMANDS}
    used |= {f"preference-{kind}{name}" for name in PREFERENCES for kind in ("", "short-")}
    used |= {f"option-{key}" for key in ("yes", "no", "keep", "discard", "end")}
    assert {key for key in keys() - used if not re.match(rf"option-({'|'.join(KINDS)})-", key)} == set()


def test_an_unknown_language_falls_back_to_english(caplog):
    assert Texts("xx").say("option-yes") == "yes"
    assert "xx" in caplog.text


def test_a_sentence_that_is_nowhere_is_a_fault():
    with pytest.raises(KeyError):
        Texts().say("no-such-key")


def test_equal_cards_are_counted_together():
    assert Texts().cards(["copper", "estate", "copper"]) == "Copper ×2, Estate"


def test_names_are_joined_as_a_sentence_has_them():
    assert Texts().joined(["Ann"]) == "Ann"
    assert Texts().joined(["Ann", "Bob", "Cid"]) == "Ann, Bob and Cid"


def test_english_is_there():
    assert "en" in languages()
