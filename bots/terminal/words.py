"""What people type, understood: numbers, starts of names, several at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bots.search import LONGEST, cards_named, folded
from bots.texts import Texts
from engine.kinds import Picks


class Unclear(Exception):
    """What was typed fits nothing, or too much; the message is for the person who typed it."""


def no_such(word: str, texts: Texts) -> Unclear:
    """What was typed fits nothing."""
    return Unclear(texts.say("no-such-answer", word=quoted(word)))


def quoted(word: str) -> str:
    """What was typed, or so much of it as a sentence can repeat."""
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"


def typed(key: str, texts: Texts) -> tuple[str, ...]:
    """The words people can type for that, the one that is shown first: in their own language, and in English."""
    both = ",".join(words.say(key) for words in (texts, Texts()))
    return tuple(dict.fromkeys(word.strip().casefold() for word in both.split(",")))


def is_typed(line: str, key: str, texts: Texts) -> bool:
    """Whether the line is one of the words for that."""
    return line.strip().casefold() in typed(key, texts)


def agrees(line: str, texts: Texts) -> bool:
    """Whether the line says yes, however it goes on."""
    return line.strip().casefold().startswith(typed("typed-yes", texts))


def number_in(word: str) -> int | None:
    """The number, if it is one of a size that can mean anything here."""
    return int(word) if word.isdecimal() and len(word) <= 3 else None


def one_of(
    word: str, ids: Sequence[str], names: Sequence[str], texts: Texts, cards: Sequence[str] | None = None
) -> str:
    """The id that was meant: by number (from 1), by its whole name, or by an unambiguous start of it; where these are
    cards (by default their ids), also as the search for cards understands it, in any language."""
    number = number_in(word)
    if number is not None:
        if 1 <= number <= len(ids):
            return ids[number - 1]
        raise no_such(word, texts)
    wanted = folded(word)
    spelled = [folded(name) for name in names]
    exact = [id for id, name in zip(ids, spelled, strict=True) if name == wanted]
    begun = exact or [id for id, name in zip(ids, spelled, strict=True) if wanted and name.startswith(wanted)]
    begun = begun or _found(word, ids, ids if cards is None else cards, texts)
    if len(set(begun)) == 1:
        return begun[0]
    if not begun:
        raise no_such(word, texts)
    meant = [name for id, name in zip(ids, names, strict=True) if id in begun]
    raise Unclear(texts.say("ambiguous", word=quoted(word), cards=", ".join(meant)))


def _found(word: str, ids: Sequence[str], cards: Sequence[str], texts: Texts) -> list[str]:
    found = cards_named(word, texts)  # among all there are: what names another card well does not mean one of these
    return [id for id, card in zip(ids, cards, strict=True) if card in found]


def several_of(
    line: str, ids: Sequence[str], names: Sequence[str], texts: Texts, cards: Sequence[str] | None = None
) -> list[str]:
    """The ids that were meant, in order; "2*3" and "copper*3" stand for three of one."""
    wanted: list[str] = []
    for word in filter(None, re.split(r"[,\s]+", line)):
        name, _, times = word.partition("*")
        count = number_in(times or "1")
        if count is None:
            raise no_such(word, texts)
        wanted += [one_of(name, ids, names, texts, cards)] * count
    return wanted


def positions(wanted: Sequence[str], options: Sequence[str], name: Callable[[str], str], texts: Texts) -> Picks:
    """Places of these ids among the options, each place once."""
    free = list(enumerate(options))
    found = []
    for id in wanted:
        place = next((pair for pair in free if pair[1] == id), None)
        if place is None:
            raise Unclear(texts.say("too-many-of", card=name(id)))
        free.remove(place)
        found.append(place[0])
    return tuple(found)
