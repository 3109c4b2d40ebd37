"""The registry of use-cases: everything a person can do at a table, declared once for every way to do it.

Problem: the same thing can be done with a button, a slash command, a text command or in the terminal, on every
platform. It has to work in the same way everywhere, and an old button must not do anything unexpected.

Idea: all of them name a use-case of this list, and `Tables.do` carries it out. A use-case is a plain change of the
table in memory (`act`). Everything else is declared next to it: the letter that its button carries, when that button is
stale, what happens to the index of the person's tables, whether results are counted first.

Rule: `act` either succeeds or raises a refusal. It may be called several times (see `repository`), so it depends on
nothing but its arguments, and does no I/O.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from bots.people import Person
from bots.refusals import NoTable, Refusal, TooFewPicked
from bots.tables import draft, guide, hinting, holding, invitations, lobby, play, rematches, seats, solo, tokens
from bots.tables.deadlines import Limits
from bots.tables.draft import Draft
from bots.tables.operator_policy import OperatorPolicy
from bots.tables.seats import return_to_seat, seat_of_player
from bots.tables.shortcuts import next_treasure, question
from bots.tables.stale_buttons import (
    never_stale,
    pressable_option,
    same_game,
    same_generation,
    same_move,
    same_position,
    same_question,
    same_seats,
)
from bots.tables.tokens import TOO_FEW, BadToken, Token, draft_from, picks_from
from engine import Decision
from storage.given_hint import GivenHint
from storage.table import CLOSED, LOBBY, PLAYING, Table

LIVE: Final = (LOBBY, PLAYING)


@dataclass(frozen=True, slots=True)
class Context:
    """What a use-case may depend on besides the table."""

    now: int
    limits: Limits
    seed: Callable[[], bytes]
    policy: OperatorPolicy
    preferences: Mapping[str, str] = field(default_factory=dict)  # of the person, if the use-case reads them
    hint: GivenHint | None = None  # for the question that the person is being asked, if the use-case gives one


# The key of a notice for the person who acted, or "" if the screens say enough; or a draft, if nothing changes yet.
Result: TypeAlias = str | Draft
Act: TypeAlias = Callable[[Context, Table, Person, str], Result]
Check: TypeAlias = Callable[[Table, Person, Token], None]


# -- before the game ---------------------------------------------------------------------------------------------------


def _join(context: Context, table: Table, person: Person, _argument: str) -> Result:
    lobby.join(table, person, dict(context.preferences))
    return "joined"


def _leave(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    lobby.leave(table, person)
    if not table.people():
        table.phase = CLOSED
    return "left"


def _add_computer(context: Context, table: Table, person: Person, level: str) -> Result:
    lobby.add_computer(table, person, level, context.seed())
    return "done"


def _remove_computer(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    lobby.remove_computer(table, person)
    return "done"


def _option(context: Context, table: Table, person: Person, argument: str) -> Result:
    name, _, value = argument.partition("=")
    lobby.choose(table, person, name, value, context.seed())
    solo.update_title(table)  # the option may be the language
    return "done"


def _start(context: Context, table: Table, person: Person, _argument: str) -> Result:
    lobby.start(table, person, context.seed, is_silent=context.now - table.touched >= context.limits.silent)
    return "started"


# -- around the game ---------------------------------------------------------------------------------------------------


def _nudge(context: Context, table: Table, person: Person, _argument: str) -> Result:
    seats.nudge(table, person, context.now, context.limits)
    return "nudged"


def _vote(context: Context, table: Table, person: Person, argument: str) -> Result:
    decided = seats.vote(table, person, int(argument), context.now, context.limits)
    return "replaced" if decided else "voted"


def _watch(context: Context, table: Table, person: Person, _argument: str) -> Result:
    seats.watch(table, lobby.with_language(person, dict(context.preferences)))
    return "watching"


def _unwatch(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    lobby.unwatch(table, person)
    return "not-watching"


def _rematch(context: Context, table: Table, person: Person, level: str) -> Result:
    """Ask for another game; who plays alone may ask for opponents of another level."""
    context.policy.require_opener(person)
    rematches.rematch(table, person, context.seed, level)
    return "rematch" if table.phase == LOBBY else "started"


def _same_rematch(table: Table, person: Person, token: Token) -> None:
    """Refuse a button of another game, except for the one with which somebody else has just asked for this rematch."""
    seat = table.seat_of(person.id)
    is_asked = seat is not None and table.phase == LOBBY and table.seats[seat].pending
    if not (is_asked and token.generation + 1 == table.generation):
        same_generation(table, person, token)


def _invite(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    invitations.invite(table, person)
    return "invited"


def _precheck_resign(table: Table, person: Person) -> None:
    seat_of_player(table, person)
    play.game_of(table)


def _resign(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    seats.resign(table, person)
    return "stopped" if table.phase == CLOSED else "resigned"


def _precheck_stop(table: Table, person: Person) -> None:
    if table.phase not in LIVE:
        raise NoTable if table.phase == CLOSED else Refusal("no-game")
    lobby.require_manager(table, person)


def _stop(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    if table.phase not in LIVE:
        raise NoTable
    lobby.require_manager(table, person)
    lobby.close(table)
    return "stopped"


# -- moves of the game -------------------------------------------------------------------------------------------------


def _question_to(table: Table, person: Person) -> Decision:
    decision = question(play.game_of(table), seat_of_player(table, person))
    if decision is None:
        raise Refusal("not-asked")
    return decision


def _move(answer: Callable[[Table, Decision, str], None]) -> Act:
    """Make a use-case of a function that answers the person's question."""

    def act(_context: Context, table: Table, person: Person, argument: str) -> Result:
        decision = _question_to(table, person)
        guide.count_lesson(table, decision.decider)
        play.move(table, decision.decider, lambda: answer(table, decision, argument))
        seats.mark_present(table, decision.decider)
        return ""

    return act


def _submit(table: Table, decision: Decision, argument: str) -> None:
    play.submit(table, decision.decider, picks_from(decision, argument))


_answer_for_sure: Final = _move(_submit)


def _answer(context: Context, table: Table, person: Person, argument: str) -> Result:
    decision = _question_to(table, person)
    picks = picks_from(decision, argument)
    if card := play.last_purchase(table, decision, picks):
        return Draft(decision.number, picks, last=card)
    return _answer_for_sure(context, table, person, argument)


def _play_treasures(table: Table, decision: Decision, _argument: str) -> None:
    if next_treasure(decision) is None:
        raise BadToken
    play.play_all_treasures(table, decision.decider)


def _end_phase(table: Table, decision: Decision, _argument: str) -> None:
    if "end" not in decision.options:
        raise BadToken
    play.submit(table, decision.decider, (decision.options.index("end"),))


_end_for_sure: Final = _move(_end_phase)


def _end(context: Context, table: Table, person: Person, argument: str) -> Result:
    decision = _question_to(table, person)
    if play.ends_game(table, decision):
        return Draft(decision.number, last=draft.END)
    if play.money_is_left(table, decision):
        return Draft(decision.number, ending=True)
    return _end_for_sure(context, table, person, argument)


_buy_for_sure: Final = _move(play.buy)


def _buy(context: Context, table: Table, person: Person, card: str) -> Result:
    decision = _question_to(table, person)
    if play.ends_game(table, decision, card):
        return Draft(decision.number, last=card)
    return _buy_for_sure(context, table, person, card)


def _draft(_context: Context, table: Table, person: Person, argument: str) -> Result:
    decision = _question_to(table, person)
    picks, page = draft_from(decision, argument)
    if page == TOO_FEW and len(picks) < decision.least:
        raise TooFewPicked(decision.least - len(picks))
    return Draft(decision.number, picks, page)


def _undo(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    seat = return_to_seat(table, person)
    play.undo(table, seat)
    seats.mark_present(table, seat)
    return ""


def _show_hand(_context: Context, table: Table, person: Person, _argument: str) -> Result:
    """Show the person their new hand, after which the end of their turn is final."""
    play.game_of(table)
    if holding.is_hidden(table, return_to_seat(table, person)):
        holding.release(table)
        play.go_on(table)
    return ""


def _hint(context: Context, table: Table, person: Person, _argument: str) -> Result:
    """Show the person what a strong player would do; nothing in the game changes."""
    hinting.note(table, _question_to(table, person), context.hint)
    return ""


def _guide(_context: Context, table: Table, person: Person, argument: str) -> Result:
    """Explain every new kind of question to the person, or no longer; `Tables.do` stores that they want it so."""
    guide.sit_down(table.seats[seat_of_player(table, person)], argument == tokens.YES, {})
    return "explaining-on" if argument == tokens.YES else "explaining-off"


# -- the registry ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class UseCase:
    """Something a person can do at a table."""

    name: str
    act: Act
    letter: str = ""  # what its button carries: a press, with an argument if that distinguishes it from another one
    check: Check = same_generation  # refuses a stale button; commands carry no token and are not checked
    index: Literal["", "add", "remove"] = ""  # how the index of the person's tables changes
    reads_preferences: bool = False
    finds_hint: bool = False  # a hint is found before the table is changed
    begins_game: bool = False
    counts_first: bool = False  # it discards the last result, which has to be counted first
    asks: str = ""  # the letter of the button that first asks whether the person is sure
    precheck: Callable[[Table, Person], None] | None = None  # refuses people who need not even be asked that
    prefers: str = ""  # the setting of the person that its argument, yes or no, becomes at all their tables
    leaves: bool = False  # the person may not come back to this game: store what they have learnt


_ALL: Final = (
    UseCase("join", _join, tokens.JOIN, index="add", reads_preferences=True),
    UseCase("leave", _leave, tokens.LEAVE, index="remove"),
    UseCase("add_computer", _add_computer, tokens.ADD_COMPUTER, same_seats),
    UseCase("remove_computer", _remove_computer, tokens.REMOVE_COMPUTER, same_seats),
    UseCase("option", _option, tokens.OPTION, pressable_option),
    UseCase("start", _start, tokens.START, begins_game=True),
    UseCase("nudge", _nudge, tokens.NUDGE, never_stale),
    UseCase("vote", _vote, tokens.VOTE),
    UseCase("watch", _watch, tokens.WATCH, never_stale, index="add", reads_preferences=True),
    UseCase("unwatch", _unwatch, tokens.WATCH + "0", never_stale),
    UseCase("rematch", _rematch, tokens.REMATCH, _same_rematch, begins_game=True, counts_first=True),
    UseCase("invite", _invite, tokens.INVITE),
    UseCase(
        "resign",
        _resign,
        tokens.RESIGN_FOR_SURE,
        same_game,
        index="remove",
        asks=tokens.RESIGN,
        precheck=_precheck_resign,
        leaves=True,
    ),
    UseCase("stop", _stop, tokens.STOP_FOR_SURE, same_game, asks=tokens.STOP, precheck=_precheck_stop, leaves=True),
    UseCase("answer", _answer, tokens.ANSWER, same_question),
    UseCase("answer_for_sure", _answer_for_sure, tokens.ANSWER_FOR_SURE, same_question),
    UseCase("draft", _draft, tokens.DRAFT, same_question),
    UseCase("buy", _buy, tokens.BUY, same_question),
    UseCase("buy_for_sure", _buy_for_sure, tokens.BUY_FOR_SURE, same_question),
    UseCase("treasures", _move(_play_treasures), tokens.TREASURES, same_question),
    UseCase("end", _end, tokens.END, same_question),
    UseCase("end_for_sure", _end_for_sure, tokens.END_FOR_SURE, same_question),
    UseCase("undo", _undo, tokens.UNDO, same_move),
    UseCase("show_hand", _show_hand, tokens.SHOW_HAND, same_position),
    UseCase("hint", _hint, tokens.HINT, same_question, finds_hint=True),
    UseCase("guide", _guide, tokens.GUIDE, never_stale, prefers="guide"),
)
USE_CASES: Final = {use_case.name: use_case for use_case in _ALL}
_BUTTONS: Final = {use_case.letter: use_case for use_case in _ALL}
ASKED_FIRST: Final = {use_case.asks: use_case.name for use_case in _ALL if use_case.asks}
FOR_SURE: Final = tuple(use_case.letter for use_case in _ALL if use_case.asks)


def use_case_of(token: Token) -> UseCase | None:
    """Return the use-case of a button with that token, or None if the button only asks to see a page."""
    return _BUTTONS.get(token.press + token.argument) or _BUTTONS.get(token.press)


def precheck(name: str, table: Table, person: Person) -> None:
    """Refuse people who could not carry out the use-case anyway, before they are asked whether they are sure."""
    check = USE_CASES[name].precheck
    if check is not None:
        check(table, person)
