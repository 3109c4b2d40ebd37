"""The lobby: who sits at a table, and the options they agree on, before the game and between games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bots.language.texts import Texts, languages, supported_language
from bots.people import Person, among, badge, skeleton
from bots.refusals import NoTable, Refusal
from bots.tables import play
from bots.tables.deadlines import PACES
from engine import (
    EDITIONS,
    KINGDOM_PILES,
    KINGDOM_SIZE,
    RECOMMENDED,
    SEATS,
    SETS,
    SHELTERS_OPTIONS,
    BadSetup,
    first_of_rematch,
    random_kingdom,
)
from storage.table import CLOSED, LOBBY, MESSAGE, NOTIFY, OVER, Options, Seat, Table

KINGDOMS = {kingdom.id: kingdom for kingdom in RECOMMENDED}
MOST_SEATS = max(SEATS)


def require_lobby(table: Table) -> None:
    """Refuse unless the table is in its lobby, before the game."""
    if table.phase == CLOSED:
        raise NoTable
    if table.phase != LOBBY:
        raise Refusal("game-begun")


def may_manage(table: Table, person: Person) -> bool:
    """True for the host, for admins of the chat and, while the host is away, for every other player."""
    if person.admin or person.id == table.host:
        return True
    host, seat = table.seat_of(table.host), table.seat_of(person.id)
    host_is_present = host is not None and not table.seats[host].computer
    return not host_is_present and seat is not None and not table.seats[seat].resigned


def require_manager(table: Table, person: Person) -> None:
    """Refuse people who may not manage the table."""
    if not may_manage(table, person):
        raise Refusal("not-host")


# -- seats -------------------------------------------------------------------------------------------------------------


def join(table: Table, person: Person, preferences: dict[str, str]) -> None:
    """Give the person a seat, and make them the host if there is none."""
    require_lobby(table)
    if table.seat_of(person.id) is not None:
        raise Refusal("seated-already")
    _require_free_seat(table)
    name = among(_texts(table).name(person.name), [seat.name for seat in table.seats])
    seat = Seat(name, person.id)
    apply_preferences_to_seat(seat, {"language": person.language} | preferences)
    table.seats.append(seat)
    unwatch(table, person)
    if table.seat_of(table.host) is None:
        table.host = person.id


def unwatch(table: Table, person: Person) -> None:
    """Let the person stop watching the table."""
    table.watchers = [other for other in table.watchers if other != person.id]
    table.watcher_languages.pop(person.id, None)


YES_NO = ("yes", "no")
PREFERENCES: dict[str, Callable[[], tuple[str, ...]]] = {
    "language": languages,
    "moat": lambda: YES_NO,
    "confirm": lambda: YES_NO,
    "notify": lambda: NOTIFY,
}


def known_preferences(stored: Mapping[str, str]) -> dict[str, str]:
    """Return the stored preferences that can be chosen now; a language, for example, may have been removed since."""
    return {name: stored[name] for name, values in PREFERENCES.items() if stored.get(name) in values()}


def apply_preferences_to_seat(seat: Seat, preferences: dict[str, str]) -> None:
    """Apply its person's preferences to the seat; those that are not given get their default."""
    seat.language = supported_language(preferences.get("language", seat.language), "")
    seat.moat = preferences.get("moat", "yes") == "yes"
    seat.confirm = preferences.get("confirm", "yes") == "yes"
    seat.notify = known_preferences(preferences).get("notify", MESSAGE)


def with_language(person: Person, preferences: dict[str, str]) -> Person:
    """Return the person with the language they chose, else that of their platform; "" if neither is supported."""
    chosen = supported_language(preferences.get("language", ""), "")
    return replace(person, language=chosen or supported_language(person.language, ""))


def leave(table: Table, person: Person) -> None:
    """Free the person's seat; if they were the host, the next person becomes the host."""
    require_lobby(table)
    seat = table.seat_of(person.id)
    if seat is None:
        raise Refusal("not-seated")
    del table.seats[seat]
    if table.host == person.id:
        table.host = next((seat.person for seat in table.seats if seat.person), "")


def add_computer(table: Table, person: Person) -> None:
    """Add a computer player."""
    require_lobby(table)
    if table.seat_of(person.id) is None:
        require_manager(table, person)
    _require_free_seat(table)
    table.seats.append(Seat(computer_name(table), computer=True))


def computer_name(table: Table) -> str:
    """Return a free name for a computer player, in the table's language."""
    taken = {skeleton(seat.name) for seat in table.seats}
    names = (_texts(table).say("computer-numbered", number=number) for number in range(1, MOST_SEATS + 2))
    return next(name for name in names if skeleton(name) not in taken)


def remove_computer(table: Table, person: Person) -> None:
    """Remove the computer player that was added last."""
    require_lobby(table)
    if table.seat_of(person.id) is None:
        require_manager(table, person)
    last = next((number for number in reversed(range(len(table.seats))) if not table.seats[number].person), None)
    if last is None:
        raise Refusal("no-computer")
    del table.seats[last]


def _require_free_seat(table: Table) -> None:
    if len(table.seats) >= table.options.players:
        raise Refusal("table-full", count=table.options.players)


def _texts(table: Table) -> Texts:
    return Texts(table.options.language)


# -- beginning and ending games ----------------------------------------------------------------------------------------


def start(table: Table, person: Person, seed: Callable[[], bytes], *, is_silent: bool) -> None:
    """Start the game. Guests may do so too if nobody has done anything for a long time (`is_silent`)."""
    require_lobby(table)
    if not (is_silent and table.seat_of(person.id) is not None):
        require_manager(table, person)
    if len(table.seats) < min(SEATS):
        raise Refusal("too-few")
    if table.options.shelters == "yes" and not any(card in SETS["dark_ages"] for card in table.options.cards):
        raise Refusal("no-shelters")
    table.first = None
    play.begin(table, [seat.name for seat in table.seats], seed())


def rematch(table: Table, person: Person, seed: Callable[[], bytes]) -> None:
    """Start another game with the same seats; the player to the left of the winner begins."""
    seat = table.seat_of(person.id)
    if seat is None or table.seats[seat].resigned:
        raise Refusal("not-seated")
    if table.phase != OVER or table.game is None or table.game.result is None:
        raise Refusal("not-over")
    secret = seed()
    table.first = first_of_rematch(table.game.result, secret)
    for other in table.seats:
        if other.resigned:  # this person has left for good: a computer player keeps the seat, under a name of its own
            other.person, other.resigned = "", False
            other.name = computer_name(table)
        elif other.person:
            other.computer = False
    if table.seat_of(table.host) is None:
        table.host = person.id
    if table.options.kingdom == "random":
        CHOICES["kingdom"](table, "random", seed())
    play.begin(table, [seat.name for seat in table.seats], secret)


def close(table: Table, by_operator: bool = False) -> None:
    """Close the table, in any phase."""
    table.phase, table.closed_by_operator = CLOSED, by_operator
    table.votes, table.marks = {}, []


# -- options -----------------------------------------------------------------------------------------------------------


def choose(table: Table, person: Person, name: str, value: str, seed: bytes) -> None:
    """Set an option of the table; `CHOICES` has all of them."""
    require_lobby(table)
    require_manager(table, person)
    if name not in CHOICES:
        raise Refusal("bad-option")
    try:
        CHOICES[name](table, value, seed)
    except (BadSetup, ValueError):
        raise Refusal("bad-option") from None


def _kingdom(table: Table, value: str, seed: bytes) -> None:
    options = table.options
    if value == "random":
        _draw_kingdom(options, seed)
    elif value in KINGDOMS:
        chosen = KINGDOMS[value]
        options.kingdom, options.cards, options.edition = chosen.id, chosen.cards, chosen.edition
    else:
        raise ValueError(value)


def _draw_kingdom(options: Options, seed: bytes) -> None:
    cards = tuple(sorted(random_kingdom(seed, options.sets)))
    options.kingdom, options.cards = "random", cards
    options.edition = 1 if options.sets == ("base1",) else 2


def _sets(table: Table, value: str, seed: bytes) -> None:
    """Add a set to those that random kingdoms are drawn from, or with a leading minus remove it; draw a new kingdom."""
    name = value.removeprefix("-")
    if name not in SETS:
        raise ValueError(value)
    others = set(table.options.sets) - {name}
    chosen = others if value.startswith("-") else others | {name}
    if not chosen:
        raise Refusal("no-sets")
    table.options.sets = tuple(name for name in SETS if name in chosen)
    _draw_kingdom(table.options, seed)


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
    """Free the seat of the guest with that badge. The host can only leave by themselves."""
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
    "shelters": _one_of("shelters", lambda: SHELTERS_OPTIONS),
    "pace": _one_of("pace", lambda: PACES),
    "language": _one_of("language", languages),
}
