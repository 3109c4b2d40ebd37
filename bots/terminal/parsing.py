"""Understands what people type: numbers, beginnings of names, several at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TypeAlias

from bots.language.search import LONGEST, cards_named, fold, is_in_a_name
from bots.language.texts import Texts
from engine import Picks

Confirm: TypeAlias = Callable[[str], bool]  # asks whether this name was meant


class Unclear(Exception):
    """What was typed fits nothing, or too much; the message is for the person who typed it."""


def no_such(word: str, texts: Texts) -> Unclear:
    """Return the error for something typed that fits nothing."""
    return Unclear(texts.say("no-such-answer", word=quote(word)))


def quote(word: str) -> str:
    """Return what was typed, cut to a length that a sentence can repeat."""
    return word if len(word) <= LONGEST else word[: LONGEST - 1] + "…"


def typed(key: str, texts: Texts) -> tuple[str, ...]:
    """Return the words that can be typed for a key, in the person's language and in English. The first one is shown."""
    both = ",".join(words.say(key) for words in (texts, Texts()))
    return tuple(dict.fromkeys(word.strip().casefold() for word in both.split(",")))


def is_typed(line: str, key: str, texts: Texts) -> bool:
    """True if the line is one of the words for this key."""
    return line.strip().casefold() in typed(key, texts)


def agrees(line: str, texts: Texts) -> bool:
    """True if the line begins with a word for yes."""
    return line.strip().casefold().startswith(typed("typed-yes", texts))


def yes_or_no(question: str, texts: Texts) -> str:
    """Return the question with the letters that answer it."""
    choice = "/".join(typed(key, texts)[0] for key in ("typed-yes", "typed-no"))
    return f"{question} ({choice}) "


def number_in(word: str) -> int | None:
    """Return the number if the word is one, and not too large to mean anything here."""
    return int(word) if word.isdecimal() and len(word) <= 3 else None


def one_of(
    word: str,
    ids: Sequence[str],
    names: Sequence[str],
    texts: Texts,
    cards: Sequence[str] | None = None,
    is_meant: Confirm = lambda _: True,
) -> str:
    """Return the id that was meant: by number (from 1), by the whole name, or by an unambiguous beginning of it.

    Cards (by default, `ids` are their ids) are also found as the search for cards finds them, in any language. If only
    a similar spelling was found, `is_meant` is called with the name.
    """
    number = number_in(word)
    if number is not None:
        if 1 <= number <= len(ids):
            return ids[number - 1]
        raise no_such(word, texts)
    wanted = fold(word)
    spelled = [fold(name) for name in names]
    exact = [id for id, name in zip(ids, spelled, strict=True) if name == wanted]
    begun = exact or [id for id, name in zip(ids, spelled, strict=True) if wanted and name.startswith(wanted)]
    begun = begun or _search(word, ids, ids if cards is None else cards, texts)
    if len(set(begun)) == 1 and (_is_spelled(word, spelled) or is_meant(names[ids.index(begun[0])])):
        return begun[0]
    if len(set(begun)) < 2:
        raise no_such(word, texts)
    meant = [name for id, name in zip(ids, names, strict=True) if id in begun]
    raise Unclear(texts.say("ambiguous", word=quote(word), cards=", ".join(meant)))


def _is_spelled(word: str, spelled: Sequence[str]) -> bool:
    """True if a name begins like that, or a card is called that: then nothing was guessed."""
    return any(name.startswith(fold(word)) for name in spelled) or is_in_a_name(word)


def _search(word: str, ids: Sequence[str], cards: Sequence[str], texts: Texts) -> list[str]:
    found = cards_named(word, texts)  # among all cards: a text that fits another card better means none of these
    return [id for id, card in zip(ids, cards, strict=True) if card in found]


def several_of(
    line: str,
    ids: Sequence[str],
    names: Sequence[str],
    texts: Texts,
    cards: Sequence[str] | None = None,
    is_meant: Confirm = lambda _: True,
) -> list[str]:
    """Return the ids that were meant, in order; "2*3" and "copper*3" mean three of one."""
    wanted: list[str] = []
    for word in filter(None, re.split(r"[,\s]+", line)):
        name, _, times = word.partition("*")
        count = number_in(times or "1")
        if count is None:
            raise no_such(word, texts)
        wanted += [one_of(name, ids, names, texts, cards, is_meant)] * count
    return wanted


def positions(wanted: Sequence[str], options: Sequence[str], name: Callable[[str], str], texts: Texts) -> Picks:
    """Return the positions of these ids among the options, each position once."""
    free = list(enumerate(options))
    found = []
    for id in wanted:
        place = next((pair for pair in free if pair[1] == id), None)
        if place is None:
            raise Unclear(texts.say("too-many-of", card=name(id)))
        free.remove(place)
        found.append(place[0])
    return tuple(found)
