"""A game at a table: moves become answers, computer players answer by themselves, moves are taken back.

Everything here changes a table in memory, synchronously; the caller stores the table afterwards.
"""

from __future__ import annotations

from collections.abc import Callable

from bots.refusals import Refusal
from bots.tables import guide, holding, last_moves
from bots.tables.plans import plan_of
from bots.tables.shortcuts import full_purse, only_junk, play_treasures, question
from engine import CannotUndo, Decision, Event, Game, Picks, computer_player
from storage import answers
from storage.table import LOBBY, OVER, PLAYING, Table

AT_ONCE = 400  # answers of computer players between two writes
EXTRA_TURN = 1 << 20  # more turns than any game has: an extra turn has a number of its own


def game_of(table: Table) -> Game:
    """Return the running game; refuse if there is none."""
    if table.phase != PLAYING or table.game is None:
        raise Refusal("no-game")
    return table.game


def game_fingerprint(table: Table) -> int:
    """Return a number that distinguishes this game from others at the table, even after an undo; 0 without a game."""
    return int(table.game.commitment[:4], 16) + 1 if table.game is not None else 0


def begin(table: Table, names: list[str], seed: bytes) -> None:
    """Start a new game at this table."""
    game = Game.set_up(names, table.setup, seed)
    clear(table)
    table.game, table.seed, table.phase = game, seed, PLAYING
    table.fresh, table.counted = True, False
    table.log.add(0, game.events)
    go_on(table)


def clear(table: Table) -> None:
    """Clear the last game away, back to the lobby; buttons from before are stale."""
    guide.count_end(table)
    table.game, table.seed, table.story, table.phase = None, b"", None, LOBBY
    table.generation += 1
    table.marks, table.votes, table.answers, table.held, table.absences = [], {}, b"", None, []
    table.regulars, table.invited, table.vetoes = {}, False, {}
    table.log.steps.clear()
    for seat in table.seats:
        seat.question, seat.missed, seat.stage, seat.veto = -1, 0, 0, ""
        seat.read, seat.pressed, seat.earlier_read, seat.earlier_pressed = 0, -1, 0, -1
        seat.pending, seat.undone, seat.finishing, seat.calls = False, -1, 0, 0
        seat.hints, seat.hint = 0, None


# -- moves -------------------------------------------------------------------------------------------------------------


def move(table: Table, seat: int, answer: Callable[[], None]) -> None:
    """Call `answer`, which gives one or more answers of the seat, as one move; then give the automatic answers."""
    game = game_of(table)
    before, before_move = game.number, holding.prepare(table, seat)
    holding.release(table)
    answer()
    holding.hold(table, before_move)
    last_moves.note_move(table, seat, before)
    go_on(table)
    if not game.can_undo(seat) and table.held is None:
        table.marks.clear()


def buy(table: Table, decision: Decision, card: str) -> None:
    """Play every plain Treasure and buy the card; if that is not possible, refuse before anything is played."""
    game, seat = game_of(table), decision.decider
    if decision.verb != "buy" or f"buy:{card}" not in full_purse(game, seat).options:
        raise Refusal("cannot-buy")
    play_all_treasures(table, seat)
    now = question(game, seat)
    assert now is not None  # noqa: S101  (the rehearsal came to this question)
    submit(table, seat, (now.options.index(f"buy:{card}"),))


def play_all_treasures(table: Table, seat: int) -> None:
    """Play every plain Treasure the seat has in hand."""
    play_treasures(game_of(table), seat, lambda seat, picks: submit(table, seat, picks))


def submit(table: Table, seat: int, picks: Picks) -> None:
    """Give one answer; add its events to the log, and the answer to the history."""
    game = game_of(table)
    _log_events(table, game.submit(seat, picks))
    table.answers += answers.pack_answer(seat, picks)


def _log_events(table: Table, events: list[Event]) -> None:
    table.log.add(game_of(table).number, events)


def money_is_left(table: Table, decision: Decision) -> bool:
    """True if the person could still buy something, and wants to be asked before they end the turn."""
    if decision.verb != "buy" or not table.seats[decision.decider].confirm:
        return False
    game = game_of(table)
    purse = full_purse(game, decision.decider)
    costs = {pile.top: pile.cost or pile.potions for pile in game.view(None).piles.values()}
    # Cards that cost nothing, such as Copper, can always be bought; nobody needs to be reminded of that.
    return any(costs[key.partition(":")[2]] for key in purse.options if key.startswith("buy:"))


def ends_game(table: Table, decision: Decision, card: str = "", *, treasures: bool = True) -> bool:
    """True if the game would be over after the purchase of this card, or without a card after the end of the turn.

    Plain Treasures are played before the purchase, unless `treasures` is false. People who want to be asked before they
    end a turn are asked before that, too: it cannot be taken back.
    """
    if decision.verb != "buy" or not table.seats[decision.decider].confirm:
        return False
    game, seat = game_of(table), decision.decider
    return is_last(game, seat, f"buy:{card}" if card else "end", treasures=treasures)


def last_purchase(table: Table, decision: Decision, picks: Picks) -> str:
    """Return the card that this answer buys at once, with Treasures still in hand, if that would end the game."""
    moves = [decision.options[pick].partition(":") for pick in picks]
    card = moves[0][2] if len(moves) == 1 and moves[0][0] == "buy" else ""
    return card if card and ends_game(table, decision, card, treasures=False) else ""


def is_last(game: Game, seat: int, move: str, *, treasures: bool = True) -> bool:
    """True if the game would be over after this move, a purchase with every plain Treasure played; tried on a copy."""
    rehearsal = game.copy()
    if move != "end" and treasures:
        play_treasures(rehearsal, seat)
    now = question(rehearsal, seat)
    if now is None or move not in now.options:
        return False
    rehearsal.submit(seat, (now.options.index(move),))
    return rehearsal.result is not None


def undo(table: Table, seat: int) -> None:
    """Take back the seat's last press, that is all answers it stood for, as far as they can be taken back."""
    game = game_of(table)
    if holding.is_hidden(table, seat):
        holding.take_back(table, seat)
        return
    if not game.can_undo(seat):
        raise CannotUndo("this seat has no move to undo")
    start = next((before for whose, before in reversed(table.marks) if whose == seat), game.number - 1)
    while game.number > start and game.can_undo(seat):
        events = game.undo(seat)
    last_moves.forget_undone(table, seat)
    table.generation += 1
    table.answers += answers.pack_cut(game.number)
    _log_events(table, events)


# -- automatic answers -------------------------------------------------------------------------------------------------


def go_on(table: Table) -> None:
    """Answer all questions that need no person, at most `AT_ONCE`, and mark a finished game as such.

    While the end of a turn is held, nothing is answered.
    """
    game = game_of(table)
    for _ in range(AT_ONCE):
        decision = None if table.held else next((each for each in game.pending if is_automatic(table, each)), None)
        if decision is None:
            break
        by_computer = is_played_by_computer(table, decision.decider)
        before_move = None if by_computer else holding.prepare(table, decision.decider)
        submit(table, decision.decider, _automatic_picks(table, decision))
        holding.hold(table, before_move)
    if game.result is not None:
        table.phase = OVER
        table.marks, table.votes = [], {}


def is_waiting_for_computers(table: Table) -> bool:
    """True if there are automatic answers left to give, because they were more than `AT_ONCE`."""
    if table.phase != PLAYING or table.game is None or table.held is not None:
        return False
    return any(is_automatic(table, each) for each in table.game.pending)


def is_played_by_computer(table: Table, seat: int) -> bool:
    """True if a computer player has the seat, or finishes this turn for its person."""
    return table.seats[seat].computer or (
        table.seats[seat].finishing > 0 and table.seats[seat].finishing == _turn_of(table, seat)
    )


def _turn_of(table: Table, seat: int) -> int:
    """Return which turn the seat is playing, counted from 1 (extra turns apart); 0 if it is not on turn."""
    view = game_of(table).view(None)
    if view.acting != seat:
        return 0
    turns = view.players[view.current].turns + 1
    return turns + EXTRA_TURN if view.is_extra_turn else turns


def is_on_turn(table: Table, seat: int) -> bool:
    """True if it is that seat's turn."""
    return _turn_of(table, seat) > 0


def is_automatic(table: Table, decision: Decision) -> bool:
    """True if the decision needs no person; it is made once no end of a turn is held."""
    return is_played_by_computer(table, decision.decider) or _preferred_answer(table, decision) is not None


def _automatic_picks(table: Table, decision: Decision) -> Picks:
    if not is_played_by_computer(table, decision.decider):
        answer = _preferred_answer(table, decision)
        assert answer is not None  # noqa: S101
        return (decision.options.index(answer),)
    return computer_picks(table, decision)


def computer_picks(table: Table, decision: Decision) -> Picks:
    """Return the answer of the computer player who decides; that of a person's stand-in is a sound one."""
    seat = table.seats[decision.decider]
    computer = computer_player(seat.level, seat.temper, seat.seed, plan_of(table))
    return computer(game_of(table).view_for(decision), decision)


def _preferred_answer(table: Table, decision: Decision) -> str | None:
    """Return the answer that the person's settings give; None if the person has to answer."""
    return _moat_answer(table, decision) or _end_of_idle_turn(table, decision)


def _end_of_idle_turn(table: Table, decision: Decision) -> str | None:
    """Return the end of the turn if only junk could be bought, and the person prefers that.

    Not if that would end the game, and not in a turn whose end they took back.
    """
    seat, game = table.seats[decision.decider], game_of(table)
    if decision.verb != "buy" or not seat.auto_end or not only_junk(game, decision):
        return None
    is_wanted = game.view(None).players[decision.seat].turns != seat.undone
    return "end" if is_wanted and not is_last(game, decision.decider, "end") else None


def _moat_answer(table: Table, decision: Decision) -> str | None:
    """Return the automatic answer if only a Moat can be revealed; None if the person has to answer.

    One Moat is enough, so a second one is never revealed; the first one is if the person prefers that.
    """
    if decision.verb != "react" or set(decision.options) != {"moat", "no"}:
        return None
    if "moat" in game_of(table).view_for(decision).reacted:
        return "no"
    return "moat" if table.seats[decision.decider].moat else None


def answer_for(table: Table, seat: int) -> None:
    """Let a computer player make one decision for an absent person."""
    decision = question(game_of(table), seat)
    if decision is not None:
        submit(table, seat, computer_picks(table, decision))
        go_on(table)


def finish_turn_of(table: Table, seat: int) -> None:
    """Let a computer player answer everything that an absent person is asked until their turn is over."""
    table.seats[seat].finishing = _turn_of(table, seat)
    go_on(table)
