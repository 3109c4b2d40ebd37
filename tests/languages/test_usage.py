"""Every sentence of the catalogues is used somewhere, and every key in the code is in the catalogues.

Most keys are written out in the code. The others are composed of a prefix and a name, such as `card-` and the id of a
card: each such family is listed here with all its members, and the test fails if the code composes keys of another one.
"""

import ast
import re
from dataclasses import fields
from functools import cache
from typing import get_args

from bots.discord_bot.command_names import OFFERED
from bots.language.narrator import COUNTED, EXTRA_TURNS, HIDDEN_PLACES, PLACES
from bots.language.texts import own_name
from bots.pictures.how_to_play import CARD_PAGE
from bots.pictures.how_to_play import STEPS as PICTURED
from bots.pictures.model import CardParts
from bots.records.deck_styles import STYLES
from bots.records.tips import TIPS
from bots.screens.learn_pages import PAGES
from bots.tables.cast import KNOWN
from bots.tables.lobby import PREFERENCES
from bots.teaching.lessons import TIMES
from bots.telegram_bot.commands import COMMANDS
from bots.terminal.full_screen.game_screen import COMMANDS as TERMINAL_COMMANDS
from bots.terminal.learning import STEPS as LEARN_STEPS
from bots.terminal.replay import STEPS
from bots.terminal.session import NEXT_STEPS
from engine import (
    CATEGORY_NAMES,
    KINDS,
    LEVELS,
    MIXED_PILES,
    REASONS,
    RECOMMENDED,
    SETS,
    TYPE_NAMES,
    EventName,
    Verb,
)
from engine.kinds import Bonus
from storage.seat import NOTIFY
from storage.table import ABSENCES
from tests import sources
from tests.each import for_each
from tests.languages.catalogues import LANGUAGES, OF_ONE_LANGUAGE, ROOT, patterns

SOURCES = tuple(sorted((ROOT / "bots").rglob("*.py")))
RULES = tuple(sorted((ROOT / "engine").rglob("*.py")))
NOTICING = ("registry.py", "use_cases.py", "presses.py")
ARGUMENTS = [(command.name, command.argument) for command in OFFERED if command.argument is not None]
CARDS = (*KINDS, *MIXED_PILES)


@cache
def text_of(paths):
    return "".join(map(sources.text, paths))


def verbs():
    """What decisions can ask."""
    return set(get_args(Verb))


def events():
    """What the log tells; some events are silent."""
    return set(get_args(EventName)).union(ABSENCES) - {"clean_up"}


@cache
def calls_of(*names):
    """Return every call of a function with one of these names."""
    calls = (node for path in SOURCES for node in sources.nodes(path) if isinstance(node, ast.Call))
    return [node for node in calls if getattr(node.func, "attr", getattr(node.func, "id", "")) in names]


@cache
def refusals():
    """Return the keys of all refusals, also where the code chooses between two."""
    found = set()
    for call in calls_of("Refusal", "__init__"):
        found |= {node.value for given in call.args[:1] for node in ast.walk(given) if isinstance(node, ast.Constant)}
    return {name for name in found if isinstance(name, str)}


@cache
def notices():
    """What may come of a use-case: `notice=...`, or what a function that carries one out returns."""
    modules = [ROOT / "bots" / "tables" / name for name in NOTICING]
    nodes = [node for module in modules for node in sources.nodes(module)]
    said = [node.value for node in nodes if isinstance(node, ast.keyword) and node.arg == "notice"]
    for function in (
        node for module in modules for node in sources.tree(module).body if isinstance(node, ast.FunctionDef)
    ):
        if [argument.arg.lstrip("_") for argument in function.args.args[:2]] == ["context", "table"]:
            said += [node.value for node in ast.walk(function) if isinstance(node, ast.Return)]
    branches = [node for value in said if isinstance(value, ast.IfExp) for node in (value.body, value.orelse)]
    return {node.value for node in said + branches if isinstance(node, ast.Constant)} - {""}


@cache
def modes():
    """Return every text in the rules that could be the key of an option which is not a card."""
    return set(re.findall(r'"([a-z_]+)"', text_of(RULES)))


@cache
def purposes():
    """Return what tells two questions apart that a card asks with the same verb."""
    return set(re.findall(r'purpose="([a-z_]+)"', text_of(RULES)))


def steps():
    """What the pictures of how to play show side by side."""
    return [name for page in PICTURED.values() for name in page]


# Each family by how the code writes it: its members, found when they are needed, and whether each must be there.
FAMILIES = {
    "card-{}": (lambda: CARDS, True),
    "card-{}.text": (lambda: CARDS, True),
    "card-{}.first": (lambda: CARDS, False),
    "card-{}.aliases": (lambda: CARDS, False),
    "type-{}": (TYPE_NAMES.values, True),
    "set-{}": (lambda: SETS, True),
    "set-{}.word": (lambda: SETS, True),
    "category-{}": (lambda: CATEGORY_NAMES, True),
    "category-{}.word": (lambda: CATEGORY_NAMES, True),
    "kingdom-{}": (lambda: [kingdom.id for kingdom in RECOMMENDED], True),
    "log-{}": (events, True),
    "log-{}-counted": (lambda: COUNTED, True),
    "log-gain-{}": (lambda: ("hand", "deck"), True),
    "log-turn-{}": (lambda: EXTRA_TURNS, True),
    "log-set_aside-{}": (lambda: PLACES, True),
    "log-set_aside-{}-counted": (lambda: HIDDEN_PLACES, True),
    "bonus-{}": (lambda: [each.name for each in fields(Bonus)], True),
    "ask-{}": (verbs, True),
    "ask-{}-{}": (
        lambda: (
            [f"{id}-{verb}" for id in (*KINDS, "turn") for verb in verbs()]
            + [f"{verb}-{purpose}" for verb in verbs() for purpose in purposes()]
        ),
        False,
    ),
    "ask-{}-{}-{}": (
        lambda: [f"{id}-{verb}-{purpose}" for id in KINDS for verb in verbs() for purpose in purposes()],
        False,
    ),
    "ask-{}-react": (lambda: KINDS, False),
    "option-{}": (lambda: ("yes", "no", "keep", "discard", "treasures", "end"), True),
    "option-{}-{}": (lambda: [f"{id}-{mode}" for id in KINDS for mode in modes()], False),
    "hint-{}": (lambda: REASONS, True),
    "hint-do-{}": (lambda: (verbs() | {"play", "buy"}) - {"act"}, True),
    "hint-do-end-{}": (lambda: ("act", "buy"), True),
    "analysis-{}": (lambda: TIPS, True),
    "analysis-deck-{}": (lambda: STYLES, True),
    "refusal-{}": (refusals, True),
    "notice-{}": (notices, True),
    "command-{}": (lambda: COMMANDS, True),
    "slash-{}": (lambda: ["dominion", *(command.name for command in OFFERED)], True),
    "slash-{}-about": (lambda: [command.name for command in OFFERED], True),
    "slash-{}-{}": (lambda: [f"{name}-{word}" for name, each in ARGUMENTS for word in (each.name, *each.values)], True),
    "slash-{}-{}-about": (lambda: [f"{name}-{each.name}" for name, each in ARGUMENTS], True),
    "preference-{}": (lambda: PREFERENCES, True),
    "preference-short-{}": (lambda: set(PREFERENCES) - {"language", "notify"}, True),
    "notify-{}": (lambda: NOTIFY, True),
    "level-{}": (lambda: LEVELS, True),
    "level-{}.mark": (lambda: LEVELS, True),
    "level-{}.about": (lambda: LEVELS, True),
    "character-{}": (lambda: KNOWN, True),
    "character-{}.about": (lambda: KNOWN, True),
    "typed-{}": (lambda: {*TERMINAL_COMMANDS, *NEXT_STEPS, *STEPS, *LEARN_STEPS, "yes", "no"}, True),
    "key-{}": (lambda: TERMINAL_COMMANDS, True),
    "choice-{}": (lambda: {*NEXT_STEPS, *STEPS, *LEARN_STEPS}, True),
    "learn-{}": (lambda: PAGES, True),
    "lesson-{}": (lambda: TIMES, True),
    "picture-learn-{}": (lambda: set(PAGES) - {CARD_PAGE}, True),
    "part-{}": (lambda: CardParts._fields, True),
    "step-{}": (steps, True),
    "step-{}.text": (steps, True),
}


@cache
def members(family):
    begin, _, end = re.sub(r"\{\}(-\{\})*", "{}", family).partition("{}")
    return {f"{begin}{name}{end}" for name in FAMILIES[family][0]()}


@cache
def constants():
    """Return every text in the code, except docstrings."""
    found = set()
    for nodes in map(sources.nodes, SOURCES):
        documents = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
        texts = (node for node in nodes if isinstance(node, ast.Constant) and id(node) not in documents)
        found |= {node.value for node in texts if isinstance(node.value, str)}
    return found


@cache
def templates():
    """Return every f-string in the code that begins like a key, with its gaps as `{}`."""
    found = set()
    for node in (node for path in SOURCES for node in sources.nodes(path)):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else "{}" for part in node.values]
            found.add("".join(parts))
    return {text for text in found if re.match(rf"({beginnings()})-", text)}


@cache
def beginnings():
    """Return the first words of all keys, as a pattern."""
    return "|".join({key.partition("-")[0] for key in patterns("en") if "-" in key[1:]})


@cache
def said_outright():
    """Return the keys written out in calls of `say`, or of the function that describes commands to Discord."""
    found = set()
    for call in calls_of("say", "words"):
        for given in call.args[:1]:
            branches = [given.body, given.orelse] if isinstance(given, ast.IfExp) else [given]
            found |= {each.value for each in branches if isinstance(each, ast.Constant)}
    return found


@cache
def sentences():
    return {key for key in patterns("en") if not key.startswith("-")}


def test_code_makes_up_no_family_of_keys_that_is_not_known_here():
    assert templates() == set(FAMILIES)


def test_everything_that_is_said_is_in_the_catalogue():
    assert len(said_outright()) > 150
    assert {"slash-dominion-about", "slash-opened-thread"} <= said_outright()
    assert said_outright() - sentences() == set()


def test_whatever_looks_like_a_key_in_the_code_is_one():
    """Permissions, for example, are listed in a table. Refusals are written without their prefix."""
    alike = {text for text in constants() if re.fullmatch(rf"({beginnings()})(-\w+)+", text)}
    assert "permission-view_channel" in alike
    assert alike - refusals() - sentences() == set()


@for_each([family for family, (_, complete) in FAMILIES.items() if complete])
def test_a_family_is_complete(family):
    assert members(family)
    assert members(family) - sentences() == set()


def test_nothing_is_in_the_catalogue_that_nobody_says():
    known = constants().union(*(members(family) for family in FAMILIES))
    assert sentences() - known == set()


def test_every_part_of_sentences_is_used_in_one():
    written = "".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "bots" / "language" / "locales" / "en").iterdir()
    )
    terms = {key for key in patterns("en") if key.startswith("-") and "." not in key}
    assert {term for term in terms if f"{{ {term} }}" not in written} == set()


def test_other_names_belong_to_cards():
    named = [key for key in patterns("en") if key.endswith(f".{OF_ONE_LANGUAGE}")]
    assert named
    assert all(key.startswith("card-") for key in named)


def test_code_names_no_language_but_the_one_it_falls_back_to():
    """Adding a folder must be enough to add a language."""
    codes = set(LANGUAGES) - {"en"}
    assert constants() & (codes | {own_name(code) for code in codes}) == set()
