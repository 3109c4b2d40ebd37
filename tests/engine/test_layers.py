"""The modules of the engine form layers: no module imports, even indirectly, a module that imports it."""

import ast
from functools import cache

from tests.sources import ROOT, tree

ENGINE = ROOT / "engine"

# Imports for type annotations alone that go against the layers. Each is a pair of types that refer to each other.
BACK_EDGES = {
    ("kinds", "plays"): "the text of a card takes a Play, and a Play has a card",
    ("kinds", "triggers"): "the text of a hook takes a Reaction, and a Reaction has a card",
    ("state", "player"): "a State has Players, and a Player belongs to a State",
    ("triggers", "player"): "a trigger happens to a Player, and a Player's verbs fire triggers",
    ("triggers", "plays"): "a trigger may be an Attack, and playing an Attack fires a trigger",
    ("plays", "player"): "a Play belongs to a Player, and a Player plays cards",
    ("computer.welcome", "computer.outlook"): "how welcome a card is depends on an Outlook, which looks that up",
}


def module_name(path):
    name = ".".join(path.relative_to(ENGINE).with_suffix("").parts)
    return name.removesuffix(".__init__")


@cache
def modules():
    return {module_name(path): tree(path) for path in sorted(ENGINE.rglob("*.py"))}


def imported(nodes):
    """The modules of the engine that these statements import."""
    found = set()
    for node in nodes:
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names] + [node.module]
        else:
            continue
        found |= {name.removeprefix("engine.") for name in names if name.startswith("engine.")}
    return found & modules().keys()


def is_type_checking(node):
    return isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"


def edges():
    """Who imports whom: at run time, and for type annotations alone."""
    runtime, typing_only = {}, {}
    for name, module in modules().items():
        typing_only[name] = imported(each for node in module.body if is_type_checking(node) for each in node.body)
        runtime[name] = imported(ast.walk(ast.Module([n for n in module.body if not is_type_checking(n)], [])))
        runtime[name] -= {name}
    return runtime, typing_only


def layers(graph):
    """Modules by layer, the lowest first; what is left over imports itself in a circle."""
    placed, rows, rest = set(), [], dict(graph)
    while row := [name for name, needs in rest.items() if needs <= placed]:
        rows.append(row)
        placed |= set(row)
        rest = {name: needs for name, needs in rest.items() if name not in placed}
    return rows, rest


def test_no_module_imports_itself_in_a_circle():
    _, circle = layers(edges()[0])
    assert circle == {}


def test_imports_for_annotations_follow_the_layers_too_with_known_exceptions():
    runtime, typing_only = edges()
    rows, _ = layers(runtime)
    level = {name: number for number, row in enumerate(rows) for name in row}
    against = {(name, other) for name, others in typing_only.items() for other in others if level[other] >= level[name]}
    assert against == set(BACK_EDGES)


def test_without_those_exceptions_there_is_no_circle_at_all():
    runtime, typing_only = edges()
    allowed = {
        name: runtime[name] | {other for other in typing_only[name] if (name, other) not in BACK_EDGES}
        for name in runtime
    }
    assert layers(allowed)[1] == {}
