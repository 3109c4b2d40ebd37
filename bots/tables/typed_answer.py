"""Typed answers: a question that asks for the name of a card is answered by typing it."""

from __future__ import annotations

from bots.language.search import cards_named, only_one
from bots.language.texts import Texts
from bots.people import Person
from bots.refusals import Refusal, Stale
from bots.tables import tokens
from bots.tables.seats import seat_of_player
from bots.tables.shortcuts import question
from bots.tables.tokens import Token
from bots.tables.use_cases import Tables
from storage.table import Table


async def token_for_name(tables: Tables, person: Person, asked: Token, typed: str, texts: Texts) -> Token:
    """Return the token that answers the question of the token `asked` with the card whose name was typed."""
    return await tables.repository.read(asked.place, lambda table: _answer(table, person, asked, typed, texts))


def _answer(table: Table, person: Person, asked: Token, typed: str, texts: Texts) -> Token:
    if table.game is None:
        raise Refusal("no-game")
    decision = question(table.game, seat_of_player(table, person))
    if decision is None or (table.generation, decision.number) != (asked.generation, asked.number):
        raise Stale
    named = {option.rpartition(":")[2]: at for at, option in enumerate(decision.options)}
    card = only_one(typed, [id for id in cards_named(typed, texts) if id in named], texts)
    return asked._replace(press=tokens.ANSWER, argument=tokens.picks_text(decision, (named[card],)))
