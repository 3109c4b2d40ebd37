"""Before the game, and between games: who sits at a table and what they agree on."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from bots.pace import PACES
from bots.people import Person, among, badge, tidy
from bots.refusals import NoTable, Refusal
from bots.texts import Texts, languages, spoken
from engine.errors import BadSetup
from engine.kingdoms import KINGDOM_PILES, KINGDOM_SIZE, RECOMMENDED, SETS, random_kingdom
from engine.setup import EDITIONS, SEATS
from storage.table import CLOSED, LOBBY, Options, Seat, Table

KINGDOMS = {kingdom.id: kingdom for kingdom in RECOMMENDED}
MOST_SEATS = max(SEATS)


def in_lobby(table: Table) -> None:
    """Refuses unless the game has not begun."""
    if table.phase == CLOSED:
        raise NoTable
    if table.phase != LOBBY:
        raise Refusal("game-begun")


def rules(table: Table, person: Person) -> bool:
    """True for whoever may decide for the table: the host, an admin of the chat, anyone here without the host."""
    if person.admin or person.id == table.host:
        return True
    host, seat = table.seat_of(table.host), table.seat_of(person.id)
    host_is_here = host is not None and not table.seats[host].computer
    return not host_is_here and seat is not None and not table.seats[seat].resigned


def only_rulers(table: Table, person: Person) -> None:
    """Refuses whoever may not decide for the table."""
    if not rules(table, person):
        raise Refusal("not-host")


# -- seats -------------------------------------------------------------------------------------------------------------


def join(table: Table, person: Person, preferences: dict[str, str]) -> None:
    """The person has a seat."""
    in_lobby(table)
    if table.seat_of(person.id) is not None:
        raise Refusal("seated-already")
    _room(table)
    name = among(tidy(person.name) or _texts(table).say("player-default"), [seat.name for seat in table.seats])
    seat = Seat(name, person.id)
    prefer(seat, {"language": person.language} | preferences)
    table.seats.append(seat)
    unwatch(table, person)
    if table.seat_of(table.host) is None:
        table.host = person.id


def unwatch(table: Table, person: Person) -> None:
    """The person no longer watches that table."""
    table.watchers = [other for other in table.watchers if other != person.id]
    table.tongues.pop(person.id, None)


YES_NO = ("yes", "no")
PREFERENCES: dict[str, Callable[[], tuple[str, ...]]] = {
    "language": languages,
    "moat": lambda: YES_NO,
    "confirm": lambda: YES_NO,
}


def prefer(seat: Seat, preferences: dict[str, str]) -> None:
    """The seat follows its person's preferences."""
    seat.language = spoken(preferences.get("language", seat.language), "")
    seat.moat = preferences.get("moat", "yes") == "yes"
    seat.confirm = preferences.get("confirm", "yes") == "yes"


def reading(person: Person, preferences: dict[str, str]) -> Person:
    """The person with the language they chose to read, else their platform's; with none where that is none of ours."""
    return replace(person, language=spoken(preferences.get("language", ""), "") or spoken(person.language, ""))


def leave(table: Table, person: Person) -> None:
    """The person's seat is free; a host who goes hands the table on."""
    in_lobby(table)
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    del table.seats[seat]
    if table.host == person.id:
        table.host = next((seat.person for seat in table.seats if seat.person), "")


def add_computer(table: Table, person: Person) -> None:
    """One more computer player sits at the table."""
    in_lobby(table)
    if table.seat_of(person.id) is None:
        only_rulers(table, person)
    _room(table)
    table.seats.append(Seat(computer_name(table), computer=True))


def computer_name(table: Table) -> str:
    """A name for one more computer player, in the table's language."""
    taken = {seat.name for seat in table.seats}
    names = (_texts(table).say("computer-numbered", number=number) for number in range(1, MOST_SEATS + 2))
    return next(name for name in names if name not in taken)


def remove_computer(table: Table, person: Person) -> None:
    """The computer player that came last is gone."""
    in_lobby(table)
    if table.seat_of(person.id) is None:
        only_rulers(table, person)
    last = next((number for number in reversed(range(len(table.seats))) if not table.seats[number].person), None)
    if last is None:
        raise Refusal("no-computer")
    del table.seats[last]


def _room(table: Table) -> None:
    if len(table.seats) >= table.options.players:
        raise Refusal("table-full", count=table.options.players)


def _texts(table: Table) -> Texts:
    return Texts(table.options.language)


# -- what is agreed ----------------------------------------------------------------------------------------------------


def choose(table: Table, person: Person, name: str, value: str, seed: bytes) -> None:
    """That option of the table has that value."""
    in_lobby(table)
    only_rulers(table, person)
    if name not in CHOICES:
        raise Refusal("bad-option")
    try:
        CHOICES[name](table, value, seed)
    except (BadSetup, ValueError):
        raise Refusal("bad-option") from None


def _kingdom(table: Table, value: str, seed: bytes) -> None:
    options = table.options
    if value == "random":
        _draw(options, seed)
    elif value in KINGDOMS:
        chosen = KINGDOMS[value]
        options.kingdom, options.cards, options.edition = chosen.id, chosen.cards, chosen.edition
    else:
        raise ValueError(value)


def _draw(options: Options, seed: bytes) -> None:
    cards = tuple(sorted(random_kingdom(seed, options.sets)))
    options.kingdom, options.cards = "random", cards
    options.edition = 1 if options.sets == ("base1",) else 2


def _sets(table: Table, value: str, seed: bytes) -> None:
    """Takes that set in, or with a minus before it out, of those a random kingdom is drawn from, and draws one."""
    name = value.removeprefix("-")
    if name not in SETS:
        raise ValueError(value)
    others = set(table.options.sets) - {name}
    chosen = others if value.startswith("-") else others | {name}
    if not chosen:
        raise Refusal("no-sets")
    table.options.sets = tuple(name for name in SETS if name in chosen)
    _draw(table.options, seed)


def _own(table: Table, value: str, _seed: bytes) -> None:
    cards = tuple(dict.fromkeys(word.strip() for word in value.split(",") if word.strip()))
    for card in cards:
        if card not in KINGDOM_PILES:
            raise Refusal("no-kingdom-card", word=card[:40])
    if len(cards) != KINGDOM_SIZE:
        raise Refusal("kingdom-not-ten", count=len(cards))
    table.options.kingdom, table.options.cards = "own", cards
    if any(card in SETS["base1"] and card not in SETS["base2"] for card in cards):
        table.options.edition = 1


def _players(table: Table, value: str, _seed: bytes) -> None:
    count = int(value)
    if count not in SEATS:
        raise ValueError(value)
    if count < len(table.seats):
        raise Refusal("seats-taken", count=len(table.seats))
    table.options.players = count


def _unseat(table: Table, value: str, _seed: bytes) -> None:
    """Whoever has that badge no longer sits here. The host leaves by themselves, and hands the table on."""
    guests = [seat.person for seat in table.seats if seat.person not in ("", table.host)]
    gone = next((person for person in guests if badge(person) == value), None)
    if gone is None:
        raise Refusal("gone-already")
    leave(table, Person(gone, ""))


def _edition(table: Table, value: str, _seed: bytes) -> None:
    if int(value) not in EDITIONS:
        raise ValueError(value)
    table.options.edition = int(value)


def _one_of(name: str, values: Callable[[], tuple[str, ...]]) -> Callable[[Table, str, bytes], None]:
    def change(table: Table, value: str, _seed: bytes) -> None:
        if value not in values():
            raise ValueError(value)
        setattr(table.options, name, value)

    return change


CHOICES: dict[str, Callable[[Table, str, bytes], None]] = {
    "kingdom": _kingdom,
    "sets": _sets,
    "own": _own,
    "players": _players,
    "unseat": _unseat,
    "edition": _edition,
    "shelters": _one_of("shelters", lambda: ("auto", "yes", "no")),
    "pace": _one_of("pace", lambda: PACES),
    "language": _one_of("language", languages),
}
