"""Names of keys. All keys of one table, and all keys of one person, share a hash tag, and so one slot of a cluster."""

from __future__ import annotations

from storage.places import BadPlace, Place

ALARMS = "dominion:alarms"
EVERY_TABLE = "dominion:{*}:table"
BEFORE, AFTER = "dominion:{", "}:table"


def table(place: Place) -> str:
    return f"dominion:{{{place.text}}}:table"


def history(place: Place) -> str:
    return f"dominion:{{{place.text}}}:history"


def drawn(place: Place) -> str:
    return f"dominion:{{{place.text}}}:drawn"


def pen(place: Place) -> str:
    return f"dominion:{{{place.text}}}:pen"


def results(place: Place) -> str:
    return f"dominion:{{{place.text}}}:results"


def records(place: Place) -> str:
    return f"dominion:{{{place.text}}}:records"


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


def place_of(key: str) -> Place | None:
    """The place whose table has this key, if it is the key of a table."""
    try:
        return Place.from_text(key.removeprefix(BEFORE).removesuffix(AFTER))
    except BadPlace:
        return None
