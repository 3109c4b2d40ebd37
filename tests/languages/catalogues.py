"""The catalogues as they are written: their entries, and what these consist of."""

from functools import cache
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, NumberLiteral, SelectExpression, Term
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parent.parent.parent
LOCALES = ROOT / "bots" / "language" / "locales"
LANGUAGES = sorted(folder.name for folder in LOCALES.iterdir())
OTHERS = [language for language in LANGUAGES if language != "en"]
OF_ONE_LANGUAGE = "aliases"  # nicknames: each language has its own, or none


class Contents(Visitor):
    """What a sentence consists of."""

    def __init__(self, node):
        self.places, self.selectors, self.words = set(), [], []
        self.visit(node)

    def visit_VariableReference(self, node):  # noqa: N802
        self.places.add(f"${node.id.name}")

    def visit_TermReference(self, node):  # noqa: N802
        self.places.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node):  # noqa: N802
        self.selectors.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node):  # noqa: N802
        self.words.append(node.value)


@cache
def bodies(language):
    """Return the entries of each file, in order."""
    paths = sorted((LOCALES / language).glob("*.ftl"))
    return {path.name: FluentParser().parse(path.read_text(encoding="utf-8")).body for path in paths}


def junk(language):
    return [entry.content for body in bodies(language).values() for entry in body if isinstance(entry, Junk)]


def keys(language):
    """Return all keys in order of appearance; those of terms begin with a minus."""
    named = [entry for body in bodies(language).values() for entry in body if isinstance(entry, Message | Term)]
    return [("-" if isinstance(entry, Term) else "") + entry.id.name for entry in named]


@cache
def patterns(language):
    """Return every sentence and every attribute by its key: `card-moat`, `card-moat.text`."""
    found = {}
    for body in bodies(language).values():
        for entry in body:
            if isinstance(entry, Message | Term):
                key = ("-" if isinstance(entry, Term) else "") + entry.id.name
                found |= {key: entry.value} if entry.value else {}
                found |= {f"{key}.{each.id.name}": each.value for each in entry.attributes}
    return found


@cache
def contents(language):
    """Return what every sentence and attribute consists of, by its key."""
    return {key: Contents(pattern) for key, pattern in patterns(language).items()}


def comparable(language):
    """Return the sentences that every language must have."""
    return {key: value for key, value in patterns(language).items() if not key.endswith(f".{OF_ONE_LANGUAGE}")}


@cache
def plural_forms(language):
    """Return the plural forms of whole numbers in this language; `other` is always possible."""
    rule = Locale.parse(language).plural_form
    return {rule(number) for number in range(200)} | {"other"}


@cache
def several_numbers(language):
    """Return the plural forms that stand for more than one number, without `other`."""
    rule = Locale.parse(language).plural_form
    forms = [rule(number) for number in range(200)]
    return {form for form in forms if form != "other" and forms.count(form) > 1}


def variants(selector):
    """Return the keys of a selector, which are numbers or words."""
    assert isinstance(selector, SelectExpression)
    return [
        variant.key.value if isinstance(variant.key, NumberLiteral) else variant.key.name
        for variant in selector.variants
    ]
