"""A game at a table: presses become answers, computer players answer by themselves, moves are taken back.

Everything here changes a table in memory, at once and without waiting; whoever calls it writes the table afterwards.
"""

from __future__ import annotations

from bots import tokens
from bots.presenter import Draft
from bots.refusals import Refusal, Stale
from bots.shortcuts import full_purse, next_treasure, play_treasures, question
from bots.tokens import BadToken, Token, draft_from, picks_from
from engine import CannotUndo, Decision, Event, Game
from engine.computer.builder import Builder
from engine.kinds import Picks
from storage import history
from storage.table import OVER, PLAYING, Table

AT_ONCE = 400  # answers of computer players between two writes


def game_of(table: Table) -> Game:
    """The game under way."""
    if table.phase != PLAYING or table.game is None:
        raise Refusal("no-game")
    return table.game


def mark_of(table: Table) -> int:
    """A number that tells this game from the ones before and after it, whatever is taken back in it; 0 without one."""
    return int(table.game.commitment[:4], 16) + 1 if table.game is not None else 0


def begin(table: Table, names: list[str], seed: bytes) -> None:
    """A new game has been dealt at this table."""
    options = table.options
    table.game = Game.new(names, options.cards, seed, options.edition, options.shelters, table.first)
    table.seed = seed
    table.phase = PLAYING
    table.generation += 1
    table.marks, table.votes, table.answers = [], {}, b""
    table.fresh, table.counted = True, False
    table.minds.clear()
    table.log.steps.clear()
    table.log.add(0, table.game.events)
    for seat in table.seats:
        seat.question, seat.missed, seat.read = -1, 0, 0
    go_on(table)


# -- presses -----------------------------------------------------------------------------------------------------------


def press(table: Table, seat: int, token: Token) -> Draft | None:
    """What the button means has been done; a draft, where it only changes what is shown as picked."""
    game = game_of(table)
    if token.generation != table.generation:
        raise Stale
    if token.press == tokens.UNDO:
        undo(table, seat)
        return None
    decision = question(game, seat)
    if decision is None:
        raise Refusal("not-asked")
    if token.number != decision.number:
        raise Stale
    if token.press == tokens.DRAFT:
        picks, page = draft_from(decision, token.argument)
        return Draft(decision.number, picks, page)
    if token.press == tokens.END and money_is_left(table, decision):
        return Draft(decision.number, ending=True)
    before = game.number
    _answer(table, decision, token)
    table.marks.append((seat, before))
    table.seats[seat].read = game.number
    go_on(table)
    if not game.can_undo(seat):
        table.marks.clear()
    return None


def _answer(table: Table, decision: Decision, token: Token) -> None:
    seat = decision.seat
    if token.press == tokens.ANSWER:
        submit(table, seat, picks_from(decision, token.argument))
    elif token.press == tokens.BUY:
        _buy(table, decision, token.argument)
    elif token.press == tokens.TREASURES and next_treasure(decision) is not None:
        _play_treasures(table, seat)
    elif token.press in (tokens.END, tokens.END_FOR_SURE) and "end" in decision.options:
        submit(table, seat, (decision.options.index("end"),))
    else:
        raise BadToken


def _buy(table: Table, decision: Decision, card: str) -> None:
    """Every plain Treasure is played and the card is bought; if that cannot be, nothing has been played."""
    game, seat = game_of(table), decision.seat
    if decision.verb != "buy" or f"buy:{card}" not in full_purse(game, seat).options:
        raise Refusal("cannot-buy")
    _play_treasures(table, seat)
    now = question(game, seat)
    assert now is not None  # noqa: S101  (the rehearsal came to this question)
    submit(table, seat, (now.options.index(f"buy:{card}"),))


def _play_treasures(table: Table, seat: int) -> None:
    play_treasures(game_of(table), seat, lambda seat, picks: submit(table, seat, picks))


def submit(table: Table, seat: int, picks: Picks) -> None:
    """One answer is given; what came of it is in the log, and the answer in the history."""
    game = game_of(table)
    _note(table, game.submit(seat, picks))
    table.answers += history.answer(seat, picks)


def _note(table: Table, events: list[Event]) -> None:
    table.log.add(game_of(table).number, events)


def money_is_left(table: Table, decision: Decision) -> bool:
    """True when ending the turn would waste money on something that could be bought, and the person wants to know."""
    if decision.verb != "buy" or not table.seats[decision.seat].confirm:
        return False
    game = game_of(table)
    purse = full_purse(game, decision.seat)
    costs = {pile.top: pile.cost for pile in game.view(None).piles.values()}
    # A Copper can always be had; nobody needs to be reminded of that.
    return any(costs[key.partition(":")[2]] for key in purse.options if key.startswith("buy:"))


def undo(table: Table, seat: int) -> None:
    """That seat's last press was never made: all its answers are taken back, as far as they can be."""
    game = game_of(table)
    if not game.can_undo(seat):
        raise CannotUndo("there is nothing of yours to take back")
    start = next((before for whose, before in reversed(table.marks) if whose == seat), game.number - 1)
    while game.number > start and game.can_undo(seat):
        events = game.undo(seat)
    table.marks = [(whose, before) for whose, before in table.marks if before < game.number]
    table.generation += 1
    table.answers += history.cut(game.number)
    _note(table, events)


# -- what goes by itself -----------------------------------------------------------------------------------------------


def go_on(table: Table) -> None:
    """Nothing is asked any more that needs no person, and a finished game is marked as such."""
    game = game_of(table)
    for _ in range(AT_ONCE):
        decision = next((each for each in game.pending if _goes_by_itself(table, each)), None)
        if decision is None:
            break
        submit(table, decision.seat, _picks(table, decision))
    if game.result is not None:
        table.phase = OVER
        table.marks, table.votes = [], {}


def is_waiting_for_computers(table: Table) -> bool:
    """True when computer players have more to answer than goes into one write."""
    if table.phase != PLAYING or table.game is None:
        return False
    return any(_goes_by_itself(table, each) for each in table.game.pending)


def _goes_by_itself(table: Table, decision: Decision) -> bool:
    return table.seats[decision.seat].computer or _moat(table, decision) is not None


def _picks(table: Table, decision: Decision) -> Picks:
    if not table.seats[decision.seat].computer:
        shown = _moat(table, decision)
        assert shown is not None  # noqa: S101
        return (decision.options.index(shown),)
    return computed(table, decision)


def computed(table: Table, decision: Decision) -> Picks:
    """What a computer player answers."""
    mind = table.minds.setdefault(decision.seat, Builder())
    return mind(game_of(table).view(decision.seat), decision)


def _moat(table: Table, decision: Decision) -> str | None:
    """The answer to a window in which only a Moat can be shown: no more than once, and by itself if so wished."""
    if decision.verb != "react" or set(decision.options) != {"moat", "no"}:
        return None
    if "moat" in game_of(table).view(decision.seat).reacted:
        return "no"
    return "moat" if table.seats[decision.seat].moat else None


def answer_for(table: Table, seat: int) -> None:
    """A computer player has made one decision for a person who is not there."""
    decision = question(game_of(table), seat)
    if decision is not None:
        submit(table, seat, computed(table, decision))
        table.marks.clear()
        table.votes.pop(seat, None)
        go_on(table)
