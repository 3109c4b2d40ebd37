"""The lobby: who sits at a table, and the options they agree on, before the game and between games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from bots.language.texts import Texts, languages, supported_language
from bots.people import Person, among, badge
from bots.refusals import JoinedAlready, NoTable, Refusal
from bots.tables import cast, guide, kingdoms, play
from bots.tables.deadlines import PACES
from engine import COLONIES_OPTIONS, EDITIONS, LEVELS, SEATS, SETS, SHELTERS_OPTIONS, Chance
from storage.seat import MESSAGE, NOTIFY, Seat
from storage.table import CLOSED, LOBBY, Options, Table

MOST_SEATS = max(SEATS)
VETO = "veto"
OPPONENT = "opponent"  # the level of the computer player that was added last, changed in the lobby itself
LOBBY_PAGE = "lobby"  # the page of options that leads back to the lobby


def require_lobby(table: Table) -> None:
    """Refuse unless the table is in its lobby, before the game."""
    if table.phase == CLOSED:
        raise NoTable
    if table.phase != LOBBY:
        raise Refusal("game-begun")


def may_manage(table: Table, person: Person) -> bool:
    """True for the host, for admins of the chat and, while the host is away or has not answered, for every player."""
    if person.admin or person.id == table.host:
        return True
    host, seat = table.seat_of(table.host), table.seat_of(person.id)
    host_is_present = host is not None and not table.seats[host].computer and not table.seats[host].pending
    return not host_is_present and seat is not None and not (table.seats[seat].resigned or table.seats[seat].pending)


def require_manager(table: Table, person: Person) -> None:
    """Refuse people who may not manage the table."""
    if not may_manage(table, person):
        raise Refusal("not-host")


# -- seats -------------------------------------------------------------------------------------------------------------


def join(table: Table, person: Person, preferences: dict[str, str]) -> None:
    """Give the person a seat, and make them the host if there is none; a seat kept for a rematch is theirs for good."""
    require_lobby(table)
    kept = table.seat_of(person.id)
    if kept is not None and table.seats[kept].pending:
        table.seats[kept].pending = False
        return
    if kept is not None:
        raise JoinedAlready
    _require_free_seat(table)
    name = _texts(table).name(person.name)
    cast.make_room_for_name(table, name)
    name = among(name, [seat.name for seat in table.seats])
    seat = Seat(name, person.id, veto=table.vetoes.pop(person.id, ""))
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
UNDO_SECONDS = ("0", "3", "5", "10")
PREFERENCES: dict[str, Callable[[], tuple[str, ...]]] = {
    "language": languages,
    "moat": lambda: YES_NO,
    "confirm": lambda: YES_NO,
    "undo": lambda: UNDO_SECONDS,
    "auto_end": lambda: YES_NO,
    "notify": lambda: NOTIFY,
    "guide": lambda: YES_NO,
}
DEFAULTS = {"moat": "yes", "confirm": "yes", "undo": "5", "auto_end": "no", "notify": MESSAGE, "guide": "no"}


def known_preferences(stored: Mapping[str, str]) -> dict[str, str]:
    """Return the stored preferences that can be chosen now; a language, for example, may have been removed since."""
    return {name: stored[name] for name, values in PREFERENCES.items() if stored.get(name) in values()}


def apply_preferences_to_seat(seat: Seat, preferences: dict[str, str]) -> None:
    """Apply its person's preferences to the seat; those that are not given get their default."""
    seat.language = supported_language(preferences.get("language", seat.language), "")
    chosen = DEFAULTS | known_preferences(preferences)
    seat.moat, seat.confirm, seat.auto_end = (chosen[name] == "yes" for name in ("moat", "confirm", "auto_end"))
    seat.undo, seat.notify = int(chosen["undo"]), chosen["notify"]
    guide.sit_down(seat, chosen["guide"] == "yes", preferences)


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
    remove_seat(table, seat)


def remove_seat(table: Table, number: int) -> None:
    """Remove that seat; if its person was the host, the next person becomes the host."""
    gone = table.seats.pop(number)
    if gone.veto:
        table.vetoes[gone.person] = gone.veto
    if table.first is not None:  # if the seat that was to start is gone, its left neighbour starts
        table.first -= number < table.first
        table.first = table.first % len(table.seats) if table.seats else None
    if gone.person and gone.person == table.host:
        staying = sorted((seat for seat in table.seats if seat.person), key=lambda seat: seat.pending)
        table.host = staying[0].person if staying else ""


def add_computer(table: Table, person: Person, level: str, seed: bytes) -> None:
    """Add a computer player of that level, which the next ones have, too; without a level, of the one agreed on."""
    _require_player(table, person)
    if level not in ("", *LEVELS):
        raise Refusal("bad-level")
    _require_free_seat(table)
    if level:
        _set_level(table, level, seed)
    seat = Seat("", computer=True)
    cast.seat_computer(table, seat, table.options.level, Chance(seed))
    table.seats.append(seat)


def remove_computer(table: Table, person: Person) -> None:
    """Remove the computer player that was added last."""
    _require_player(table, person)
    remove_seat(table, _require_computer(table))


def last_computer(table: Table) -> int | None:
    """Return the seat of the computer player that was added last; None if there is none."""
    return next((number for number in reversed(range(len(table.seats))) if not table.seats[number].person), None)


def _require_computer(table: Table) -> int:
    number = last_computer(table)
    if number is None:
        raise Refusal("no-computer")
    return number


def _require_player(table: Table, person: Person) -> None:
    """Refuse people who neither have a seat nor may manage the table."""
    require_lobby(table)
    if table.seat_of(person.id) is None:
        require_manager(table, person)


def _require_free_seat(table: Table) -> None:
    if len(table.seats) >= table.options.players:
        raise Refusal("table-full", count=table.options.players)


def _texts(table: Table) -> Texts:
    return Texts(table.options.language)


# -- from one table to the next ----------------------------------------------------------------------------------------


def remembered_options(old: Table | None, language: str) -> Options:
    """Return the options with which a new table begins: those of the last table at the place, if there was one."""
    if old is None:
        return Options(language=language)
    known = replace(old.options, language=supported_language(old.options.language, language))
    return replace(known, cards=(), bane="") if known.kingdom == kingdoms.RANDOM else known


def deal_kingdom(table: Table, seed: bytes) -> None:
    """Choose the cards of the kingdom that the options name, if they are not known, and its bane; the edition stays."""
    options = table.options
    if not options.cards:
        _deal_cards(table, seed)
    kingdoms.settle_bane(table, seed)


def _deal_cards(table: Table, seed: bytes) -> None:
    options, edition = table.options, table.options.edition
    try:
        CHOICES["kingdom"](table, options.kingdom, seed)
        options.edition = edition if options.kingdom == kingdoms.RANDOM else options.edition
    except (Refusal, ValueError):  # of a version with other kingdoms
        CHOICES["kingdom"](table, Options().kingdom, seed)


# -- beginning and ending games ----------------------------------------------------------------------------------------


def start(table: Table, person: Person, seed: Callable[[], bytes], *, is_silent: bool) -> None:
    """Start the game with all who have said that they play. Guests may do so too if nobody has done anything for a long
    time (`is_silent`)."""
    require_lobby(table)
    if not (is_silent and table.seat_of(person.id) is not None):
        require_manager(table, person)
    for number in reversed(range(len(table.seats))):
        if table.seats[number].pending and table.seats[number].person != person.id:
            remove_seat(table, number)
    if len(table.seats) < min(SEATS):
        raise Refusal("too-few")
    if table.options.shelters == "yes" and not any(card in SETS["dark_ages"] for card in table.options.cards):
        raise Refusal("no-shelters")
    drawn = seed()
    kingdoms.settle_bane(table, drawn)  # tables of earlier versions have none
    play.begin(table, [seat.name for seat in table.seats], drawn)


def close(table: Table, by_operator: bool = False) -> None:
    """Close the table, in any phase."""
    table.phase, table.closed_by_operator = CLOSED, by_operator
    table.votes, table.marks, table.held = {}, [], None


# -- options -----------------------------------------------------------------------------------------------------------


def choose(table: Table, person: Person, name: str, value: str, seed: bytes) -> None:
    """Set an option of the table (`CHOICES` has all of them); every player may veto a card or choose an opponent."""
    require_lobby(table)
    if name == VETO:
        kingdoms.veto(table, person, value, seed)
        kingdoms.settle_bane(table, seed)
        return
    if name == OPPONENT:
        _require_player(table, person)
    else:
        require_manager(table, person)
    if name not in CHOICES:
        raise Refusal("bad-option")
    try:
        CHOICES[name](table, value, seed)
    except ValueError:
        raise Refusal("bad-option") from None
    kingdoms.settle_bane(table, seed)


def require_page(table: Table, person: Person, page: str) -> None:
    """Refuse people who may not open that page of options: some are for every player, the others for the host."""
    require_lobby(table)
    if page == VETO:
        kingdoms.require_veto(table, person)
    elif page != LOBBY_PAGE or table.seat_of(person.id) is None:  # a page can be closed also before saying "I'm in"
        require_manager(table, person)


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


def _language(table: Table, value: str, seed: bytes) -> None:
    _one_of("language", languages)(table, value, seed)
    cast.translate_names(table)


def change_level(table: Table, value: str, seed: bytes) -> None:
    """Let computer players of that level play, also instead of those who are here."""
    _set_level(table, value, seed)
    cast.change_level(table, table.seats, table.options.level, seed)


def _opponent(table: Table, value: str, seed: bytes) -> None:
    """Let a computer player of that level take the seat of the one that was added last; the next ones have it, too."""
    seat = table.seats[_require_computer(table)]
    _set_level(table, value, seed)
    cast.change_level(table, [seat], table.options.level, seed)


def _one_of(name: str, values: Callable[[], tuple[str, ...]]) -> Callable[[Table, str, bytes], None]:
    def change(table: Table, value: str, _seed: bytes) -> None:
        if value not in values():
            raise ValueError(value)
        setattr(table.options, name, value)

    return change


_set_level = _one_of("level", lambda: LEVELS)
CHOICES: dict[str, Callable[[Table, str, bytes], None]] = {
    **kingdoms.CHOICES,
    "players": _players,
    "unseat": _unseat,
    "edition": _edition,
    "shelters": _one_of("shelters", lambda: SHELTERS_OPTIONS),
    "colonies": _one_of("colonies", lambda: COLONIES_OPTIONS),
    "pace": _one_of("pace", lambda: PACES),
    "language": _language,
    "level": change_level,
    OPPONENT: _opponent,
    "points": _one_of("points", lambda: YES_NO),
    "pictures": _one_of("pictures", lambda: YES_NO),
    "hints": _one_of("hints", lambda: YES_NO),
}
