"""Names of keys. All keys of one table, and all keys of one person, share a hash tag, and so one slot of a cluster.

Stored tables are found by these names: they never change, even where the function that returns one was renamed.
"""

from __future__ import annotations

import re

from storage.places import Place, parse_place

ALARMS = "dominion:alarms"
PLACES = "dominion:places"
MOVED = "dominion:moved"
OPERATOR = "dominion:operator"
WORKERS = "dominion:workers"
EPOCH = "dominion:epoch"
CHANGES = "dominion:changes"  # not a key, but the channel of hints
EVERY_TABLE = "dominion:{*}:table"
EVERY_RESULTS = "dominion:{*}:results"
EVERY_RECORDS = "dominion:{*}:records"
EVERY_PERSONS_GAMES = "dominion:{person:*}:games"
AFTER = "}:table"
NAMES_PLACE = re.compile(rb"dominion:\{(.+)\}:(?:table|results|records)", re.DOTALL)


def table(place: Place) -> str:
    return f"dominion:{{{place.text}}}:table"


def answers(place: Place) -> str:
    return f"dominion:{{{place.text}}}:history"


def drawn_notes(place: Place) -> str:
    return f"dominion:{{{place.text}}}:drawn"


def drafts(place: Place) -> str:
    return f"dominion:{{{place.text}}}:drafts"


def drawing_lease(place: Place) -> str:
    return f"dominion:{{{place.text}}}:pen"


def results(place: Place) -> str:
    return f"dominion:{{{place.text}}}:results"


def records(place: Place) -> str:
    return f"dominion:{{{place.text}}}:records"


def analysis(place: Place, game: str) -> str:
    return f"dominion:{{{place.text}}}:analysis:{game}"


def threads(place: Place) -> str:
    return f"dominion:{{{place._replace(thread='').text}}}:threads"


def left_channels(platform: str) -> str:
    return f"dominion:left:{platform}"


def arriving(place: Place) -> str:
    return f"dominion:{{{place.text}}}:arriving"


def seen(mark: str) -> str:
    return f"dominion:seen:{mark}"


def note(name: str) -> str:
    return f"dominion:note:{name}"


def settings_of(person: str) -> str:
    return f"dominion:{{person:{person}}}:settings"


def games_of(person: str) -> str:
    return f"dominion:{{person:{person}}}:games"


def tables_of(person: str) -> str:
    return f"dominion:{{person:{person}}}:tables"


def traces_of(person: str) -> str:
    return f"dominion:{{person:{person}}}:traces"


def place_of(key: str | bytes) -> Place | None:
    """Return the place whose table, results or records have this key; None if it is another key."""
    found = NAMES_PLACE.fullmatch(key.encode() if isinstance(key, str) else key)
    return parse_place(found[1]) if found else None


OF_PLACE = (table, answers, drawn_notes, results, records)  # what moves with a place; they share a hash tag
OF_PERSON = (settings_of, games_of, tables_of, traces_of)  # likewise
