"""Naming a card by typing it: the question that asks for a card is answered with the one that was meant."""

from __future__ import annotations

from bots import tokens
from bots.people import Person
from bots.refusals import Refusal, Stale
from bots.search import cards_named, only_one
from bots.seats import seated
from bots.shortcuts import question
from bots.tables import Tables
from bots.texts import Texts
from bots.tokens import Token
from storage.table import Table


async def answer_named(tables: Tables, person: Person, text: str, typed: str, texts: Texts) -> str:
    """The token that answers the question of that token with the card that was typed."""
    asked = Token.decode(text)
    return await tables.shelf.read(asked.place, lambda table: _answer(table, person, asked, typed, texts))


def _answer(table: Table, person: Person, asked: Token, typed: str, texts: Texts) -> str:
    if table.game is None:
        raise Refusal("no-game")
    decision = question(table.game, seated(table, person))
    if decision is None or (table.generation, decision.number) != (asked.generation, asked.number):
        raise Stale
    named = {option.rpartition(":")[2]: at for at, option in enumerate(decision.options)}
    card = only_one(typed, [id for id in cards_named(typed, texts) if id in named], texts)
    return asked._replace(press=tokens.ANSWER, argument=tokens.picks_text(decision, (named[card],))).encode()
