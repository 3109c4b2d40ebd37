"""A card named by typing it: understood as people write, only for the question that asks, only for whom it asks."""

import pytest

from bots.language.texts import Texts
from bots.refusals import Refusal, Stale
from bots.screens.context import Stamp
from bots.tables import tokens
from bots.tables.shortcuts import question
from bots.tables.tokens import BadToken, Token, picks_from
from bots.tables.typed_answer import token_for_name
from tests.bots.house import ANN, BOB, EVE, HERE
from tests.engine.table import Table


@pytest.fixture
async def wishing(house):
    """Ann has played a Wishing Well and must name a card; a Gold lies on her deck."""
    t = Table(me={"hand": "wishing_well, copper", "deck": "estate, gold*3"}, you="copper*5")
    t.me.plays("wishing_well")
    await house.standing(t, ANN, BOB)
    return house


async def form(house):
    """What the button that opens the form carries."""
    table = await house.table()
    return Stamp(HERE, table.generation).token(tokens.ANSWER, number=question(table.game, 0).number)


async def answers(house, typed, person=ANN):
    """What was typed into that form answers its question; the token that does."""
    token = await token_for_name(house.tables, person, Token.decode(await form(house)), typed, Texts())
    await house.worker.press(person, token)
    return token


async def hand(house):
    return (await house.view(0)).hand


@pytest.mark.parametrize("typed", ["Gold", "gold", " GOLD ", "gol", "goldd"])
async def test_a_card_is_understood_as_people_type_it(wishing, typed):
    await answers(wishing, typed)
    assert "gold" in await hand(wishing)


async def test_a_card_that_does_not_lie_there_is_named_in_vain(wishing):
    await answers(wishing, "Province")
    assert "gold" not in await hand(wishing)
    assert (await wishing.table()).game.pending[0].verb == "buy"


async def test_the_answer_is_a_press_of_its_own_for_that_card(wishing):
    decision = (await wishing.table()).game.pending[0]
    token = await answers(wishing, "Silver")
    (pick,) = picks_from(decision, token.argument)
    assert (token.press, token.number, decision.options[pick]) == (tokens.ANSWER, decision.number, "silver")


async def test_a_card_that_nobody_can_have_in_this_game_may_be_named_too(wishing):
    assert "witch" not in (await wishing.view(0)).kingdom
    await answers(wishing, "Witch")
    assert (await wishing.table()).game.pending[0].verb == "buy"


@pytest.mark.parametrize(
    ("typed", "key"), [("Zugzwang", "no-such-card"), ("", "no-such-card"), ("...", "no-such-card"), ("e", "which-card")]
)
async def test_what_is_no_card_or_several_is_refused_and_the_question_stands(wishing, typed, key):
    with pytest.raises(Refusal, match=key):
        await answers(wishing, typed)
    assert (await wishing.table()).game.pending[0].verb == "name"


async def test_a_pile_of_different_cards_is_no_card(wishing):
    with pytest.raises(Refusal, match="no-such-card"):
        await answers(wishing, "Knights")


async def test_a_form_of_a_question_that_was_answered_is_old(wishing):
    old = Token.decode(await form(wishing))
    await answers(wishing, "Gold")
    with pytest.raises(Stale):
        await token_for_name(wishing.tables, ANN, old, "Gold", Texts())


async def test_a_form_of_an_earlier_game_at_the_same_place_is_old(wishing):
    earlier = Token.decode(await form(wishing))
    with pytest.raises(Stale):
        await token_for_name(wishing.tables, ANN, earlier._replace(generation=99), "Gold", Texts())


async def test_a_person_who_is_not_asked_cannot_answer(wishing):
    with pytest.raises(Stale):
        await answers(wishing, "Gold", BOB)
    assert (await wishing.table()).game.pending[0].verb == "name"


async def test_a_person_who_does_not_sit_there_cannot_answer(wishing):
    with pytest.raises(Refusal, match="not-seated"):
        await answers(wishing, "Gold", EVE)


async def test_before_the_game_nothing_is_named(house):
    await house.lobby(ANN)
    with pytest.raises(Refusal, match="no-game"):
        await token_for_name(house.tables, ANN, Token.decode(await house.token(tokens.ANSWER)), "Gold", Texts())


@pytest.mark.parametrize("text", ["", "x", "t1|0|0|", "\N{SNOWMAN}"])
async def test_what_is_no_token_of_ours_is_refused(wishing, text):
    with pytest.raises(BadToken):
        await token_for_name(wishing.tables, ANN, Token.decode(text), "Gold", Texts())
