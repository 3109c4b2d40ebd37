"""Games, tables and events as plain data that JSON can hold, and how that is compared with what a later release says.

What is written here names every field that existed when it was written. A later release may know more fields: the
comparison ignores those, and nothing else. So names of fields are keys of JSON objects, while a dictionary with other
keys (piles, places, people) is written as a list of pairs.
"""

import base64
import dataclasses
import hashlib
import json
from collections.abc import Mapping

from tests.golden.chooser import choose, next_question

MOST_ANSWERS = 3000  # a game that has not ended by then is left where it is

PILE_FIELDS = ("id", "top", "count", "cost", "in_supply")
EVENT_FIELDS = ("name", "seat", "cards", "size", "source", "place", "knows", "shown")


def plain(value):
    """The value in the types that JSON knows."""
    if isinstance(value, bytes):
        return {"hex": value.hex()}
    if hasattr(value, "_asdict"):
        return {name: plain(each) for name, each in value._asdict().items()}
    if dataclasses.is_dataclass(value):
        return {field.name: plain(getattr(value, field.name)) for field in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return [[plain(key), plain(each)] for key, each in sorted(value.items())]
    if isinstance(value, set | frozenset):
        return sorted(plain(each) for each in value)
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return value


def describe_record(record):
    """What a record says, with the number of its answers, and the options of its set-up among the other fields."""
    fields = plain(record)
    return fields | fields.pop("setup") | {"answers": len(record.answers)}


def differences(expected, found, where=""):
    """Where `found` lacks or contradicts what was expected, as lines of text; fields it has beside are ignored."""
    if isinstance(expected, dict) and isinstance(found, dict):
        lines = [f"{where}.{name} is missing" for name in expected if name not in found]
        for name in expected.keys() & found.keys():
            lines += differences(expected[name], found[name], f"{where}.{name}")
        return sorted(lines)
    if isinstance(expected, list) and isinstance(found, list) and len(expected) == len(found):
        lines = []
        for at, (one, other) in enumerate(zip(expected, found, strict=True)):
            lines += differences(one, other, f"{where}[{at}]")
        return lines
    return [] if expected == found else [f"{where}: expected {expected!r}, found {found!r}"]


# -- games -------------------------------------------------------------------------------------------------------------


def game_data(game):
    """All that can be asked of a game without changing it. Of each seat's view, only what the public one has not."""
    seats = range(len(game.view(None).players))
    public = view_data(game.view(None))
    views = [view_data(game.view(seat)) for seat in seats]
    return {
        "number": game.number,
        "pending": plain(game.pending),
        "deciders": [decision.decider for decision in game.pending],
        "seen_by_deciders": [view_data(game.view_for(each)) for each in game.pending if each.decider != each.seat],
        "can_undo": [seat for seat in seats if game.can_undo(seat)],
        "public": public,
        "private": [{name: value for name, value in view.items() if value != public[name]} for view in views],
        "position": position_data(game),
    }


def view_data(view):
    """A view; piles as a list, so that neither their number nor their order is ignored when it is compared."""
    found = plain(view)
    found["piles"] = [[getattr(pile, name) for name in PILE_FIELDS] for pile in view.piles.values()]
    return found


def position_data(game):
    """The position, which is made of JSON types already; the supply in its order."""
    found = json.loads(json.dumps(game.position()))
    found["supply"] = list(map(list, found["supply"].items()))
    return found


def game_differences(expected, game):
    """Where the game is not the one that was stored."""
    found = game_data(game)
    seats = range(len(expected["private"]))
    full = [expected["public"] | expected["private"][seat] for seat in seats]
    views = [view_data(game.view(seat)) for seat in seats]
    return differences(
        {name: value for name, value in expected.items() if name != "private"} | {"views": full},
        found | {"views": views},
    )


def as_told_then(events):
    """Yield the events without what releases since have added: choices, turns without a purchase, cards put back."""
    for event in events:
        if event.name not in ("choose", "no_purchase"):
            yield event._replace(place="") if event.name == "topdeck" else event


def event_data(event):
    return [plain(getattr(event, name)) for name in EVENT_FIELDS]


def play_on(game):
    """Play the game to its end with the fixed chooser; what came of it."""
    digest, answers, events = hashlib.sha256(), 0, 0
    while game.pending and answers < MOST_ANSWERS:
        decision = next_question(game.pending, game.number)
        for event in as_told_then(game.submit(decision.decider, choose(decision))):
            digest.update(json.dumps(event_data(event)).encode())
            events += 1
        answers += 1
    return {"answers": answers, "events": events, "digest": digest.hexdigest()[:32], "result": plain(game.result)}


def events_digest(events):
    digest = hashlib.sha256()
    for event in as_told_then(events):
        digest.update(json.dumps(event_data(event)).encode())
    return digest.hexdigest()[:32]


# -- tables ------------------------------------------------------------------------------------------------------------

# The name in the golden files, and the attribute it is today.
TABLE_FIELDS = {
    "title": "title", "host": "host", "phase": "phase", "options": "options", "seats": "seats", "seed": "seed",
    "first": "first", "generation": "generation", "marks": "marks", "votes": "votes", "watchers": "watchers",
    "tongues": "watcher_languages", "calls": "calls", "nudged": "nudged", "touched": "touched", "expiring": "expiring",
    "due": "due", "counted": "counted", "dropped": "dropped", "held": "held", "absences": "absences",
    "regulars": "regulars", "invited": "invited", "solo": "solo", "story": "story",
}  # fmt: skip


def table_data(table):
    """Everything about a table; of its game, what tells it from all others."""
    game = table.game
    return {name: plain(getattr(table, attribute)) for name, attribute in TABLE_FIELDS.items()} | {
        "log": [len(table.log.all()), events_digest(table.log.all())],
        "people": table.people(),
        "game": None
        if game is None
        else {
            "number": game.number,
            "pending": plain(game.pending),
            "result": plain(game.result),
            "position": position_data(game),
        },
    }


# -- files -------------------------------------------------------------------------------------------------------------


def to_text(data):
    return base64.b64encode(data).decode()


def from_text(text):
    return base64.b64decode(text)


def write(path, entries):
    """One entry per line: a change shows which entry it touches."""
    lines = [json.dumps(entry, ensure_ascii=False, separators=(",", ":")) for entry in entries]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


def read(path):
    return json.loads(path.read_text(encoding="utf-8"))
