"""Every sentence of the catalogues is said somewhere, and everything that is said is in the catalogues.

Most keys stand in the code as they are. The others are put together from a beginning and a name, as `card-` and the id
of a card: each such family is listed here with all its members, and the test fails when code makes up another one.
"""

import ast
import re
from functools import cache

import pytest

import engine.cards  # noqa: F401
from bots.discord_bot import knowledge
from bots.lobby import PREFERENCES
from bots.telegram_bot.commands import COMMANDS
from bots.texts import own_name
from engine.kinds import KINDS, MIXED_PILES, TYPE_NAMES
from engine.kingdoms import RECOMMENDED, SETS
from tests.languages.catalogues import LANGUAGES, OF_ONE_LANGUAGE, ROOT, patterns

SOURCES = sorted((ROOT / "bots").rglob("*.py"))
RULES = sorted((ROOT / "engine").rglob("*.py"))
CARDS = (*KINDS, *MIXED_PILES)


def text_of(paths):
    return "".join(path.read_text(encoding="utf-8") for path in paths)


def verbs():
    """What decisions can ask."""
    asking = r'(?:choose|choose_pile|choose_together|_decision)\(\s*(?:\w+, )?"(\w+)"'
    return set(re.findall(asking, text_of(RULES))) | {"act", "buy", "react", "order", "confirm"}


def events():
    return set(re.findall(r'(?:Event|tell)\(\s*"(\w+)"', text_of(RULES))) - {"clean_up"}  # that one is silent


@cache
def trees():
    return [ast.parse(path.read_text(encoding="utf-8")) for path in SOURCES]


def calls_of(*names):
    """Every call of something that is called so."""
    nodes = (node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [node for node in nodes if getattr(node.func, "attr", getattr(node.func, "id", "")) in names]


def refusals():
    """What refusals are called: also where the code chooses between two."""
    found = set()
    for call in calls_of("Refusal", "__init__"):
        found |= {node.value for given in call.args[:1] for node in ast.walk(given) if isinstance(node, ast.Constant)}
    return {name for name in found if isinstance(name, str)}


def notices():
    said = (ROOT / "bots" / "presses.py").read_text(encoding="utf-8")
    return set(re.findall(r'(?:notice=|return |else )"([\w-]+)"', said))


def modes():
    """Ways to go on that the rules offer besides cards: every piece of text in them that could be one."""
    return set(re.findall(r'"([a-z_]+)"', text_of(RULES)))


# Each family by how the code writes it: its members, and whether each of them must be there.
FAMILIES = {
    "card-{}": (CARDS, True),
    "card-{}.text": (CARDS, True),
    "card-{}.aliases": (CARDS, False),
    "type-{}": (TYPE_NAMES.values(), True),
    "set-{}": (SETS, True),
    "set-{}.word": (SETS, True),
    "kingdom-{}": ([kingdom.id for kingdom in RECOMMENDED], True),
    "log-{}": (events(), True),
    "log-gain-{}": (("hand", "deck"), True),
    "ask-{}": (verbs(), True),
    "ask-{}-{}": ([f"{id}-{verb}" for id in (*KINDS, "turn") for verb in verbs()], False),
    "option-{}": (("yes", "no", "keep", "discard", "end"), True),
    "option-{}-{}": ([f"{id}-{mode}" for id in KINDS for mode in modes()], False),
    "refusal-{}": (refusals(), True),
    "notice-{}": (notices(), True),
    "command-{}": (COMMANDS, True),
    "slash-{}": (knowledge.COMMANDS, True),
    "preference-{}": (PREFERENCES, True),
    "preference-short-{}": (set(PREFERENCES) - {"language"}, True),
}


def members(family):
    begin, _, end = family.replace("{}-{}", "{}").partition("{}")
    return {f"{begin}{name}{end}" for name in FAMILIES[family][0]}


def constants():
    """Every piece of text in the code that is no docstring."""
    found = set()
    for tree in trees():
        documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        texts = (node for node in ast.walk(tree) if isinstance(node, ast.Constant) and id(node) not in documents)
        found |= {node.value for node in texts if isinstance(node.value, str)}
    return found


def templates():
    """Every text with holes in the code that begins as keys do."""
    found = set()
    for tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
                found.add("".join(parts))
    return {text for text in found if re.match(rf"({beginnings()})-", text)}


def beginnings():
    """What keys begin with, as a pattern."""
    return "|".join({key.partition("-")[0] for key in patterns("en") if "-" in key[1:]})


def said_outright():
    """Keys given as plain text to `say`, or to what tells Discord of commands."""
    found = set()
    for call in calls_of("say", "words"):
        for given in call.args[:1]:
            branches = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
            found |= {each.value for each in branches if isinstance(each, ast.Constant)}
    return found


def sentences():
    return {key for key in patterns("en") if not key.startswith("-")}


def test_code_makes_up_no_family_of_keys_that_is_not_known_here():
    assert templates() == set(FAMILIES)


def test_everything_that_is_said_is_in_the_catalogue():
    assert len(said_outright()) > 150
    assert {"slash-stats-whose-about", "slash-opened-thread"} <= said_outright()
    assert said_outright() - sentences() == set()


def test_whatever_looks_like_a_key_in_the_code_is_one():
    """However it gets to what says it, as permissions do by a table. Refusals are called without the beginning."""
    alike = {text for text in constants() if re.fullmatch(rf"({beginnings()})(-\w+)+", text)}
    assert "permission-view_channel" in alike
    assert alike - refusals() - sentences() == set()


@pytest.mark.parametrize("family", [family for family, (_, complete) in FAMILIES.items() if complete])
def test_a_family_is_complete(family):
    assert members(family)
    assert members(family) - sentences() == set()


def test_nothing_is_in_the_catalogue_that_nobody_says():
    known = constants().union(*(members(family) for family in FAMILIES))
    assert sentences() - known == set()


def test_every_part_of_sentences_is_used_in_one():
    written = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "bots" / "locales" / "en").iterdir())
    terms = {key for key in patterns("en") if key.startswith("-") and "." not in key}
    assert {term for term in terms if f"{{ {term} }}" not in written} == set()


def test_other_names_belong_to_cards():
    named = [key for key in patterns("en") if key.endswith(f".{OF_ONE_LANGUAGE}")]
    assert named
    assert all(key.startswith("card-") for key in named)


def test_code_names_no_language_but_the_one_it_falls_back_to():
    """A folder must be enough."""
    codes = set(LANGUAGES) - {"en"}
    assert constants() & (codes | {own_name(code) for code in codes}) == set()
