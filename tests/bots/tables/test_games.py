"""In the game: pressing, and taking back."""

import pytest

from bots.refusals import Stale, TooFewPicked
from bots.tables import presses, tokens
from bots.tables.registry import USE_CASES
from bots.tables.tokens import BadToken, Token
from engine import CannotUndo, EngineError
from storage.answers import unpack_answers
from tests.bots.house import ANN, BOB, EVE, HERE
from tests.bots.tables.test_lobby import refused
from tests.engine.table import Table


async def history(house, place=HERE):
    return unpack_answers(await house.worker.store.answer_chunks(place))


# -- presses -----------------------------------------------------------------------------------------------------------


async def test_an_answer_is_stored_with_one_press(house):
    await house.standing(Table(me="smithy, copper", you="copper"), ANN, BOB)
    await house.answer(ANN, "play:smithy")
    assert (await house.view(0)).players[0].in_play == ("smithy",)
    assert await history(house) == [(0, (0,))]


async def test_buying_plays_all_plain_treasures_first(house):
    await house.standing(Table(me="copper*3, silver", you="copper"), ANN, BOB)
    await house.press(ANN, "b", "smithy")
    view = await house.view(0)
    assert view.piles["smithy"].count == 9
    assert view.current == 1


async def test_a_purchase_that_is_not_possible_plays_nothing(house):
    await house.standing(Table(me="copper*3", you="copper"), ANN, BOB)
    before = (await house.table()).pack()
    with refused("cannot-buy"):
        await house.press(ANN, "b", "smithy")
    assert (await house.table()).pack() == before
    await house.press(ANN, "b", "silver")


async def test_all_treasures_can_be_played_without_buying(house):
    await house.standing(Table(me="copper*3, silver", you="copper"), ANN, BOB)
    await house.press(ANN, "t")
    assert (await house.view(0)).coins == 5
    with pytest.raises(BadToken):
        await house.press(ANN, "t")


async def test_ending_a_turn_with_money_left_is_asked_about(house):
    await house.standing(Table(me="copper*3", you="copper"), ANN, BOB)
    outcome = await house.press(ANN, "e")
    assert outcome.draft.ending
    assert (await house.view(0)).current == 0
    await house.press(ANN, "f")
    assert (await house.view(0)).current == 1


async def test_a_person_who_does_not_want_to_be_asked_ends_the_turn_at_once(house):
    await house.standing(Table(me="copper*3", you="copper"), ANN, BOB, confirm=False)
    await house.press(ANN, "e")
    assert (await house.view(0)).current == 1


async def test_a_turn_without_money_ends_at_once(house):
    await house.standing(Table(me="estate*3", you="copper"), ANN, BOB)
    await house.press(ANN, "e")
    assert (await house.view(0)).current == 1


async def test_picking_cards_one_by_one_writes_nothing(house):
    await house.standing(Table(me="cellar, copper*2, estate*2"), ANN, BOB)
    await house.answer(ANN, "play:cellar")
    before = await house.worker.store.load(HERE)
    outcome = await house.press(ANN, "d", "3")
    assert outcome.draft.picks == (0, 1)
    assert await house.worker.store.load(HERE) == before


async def test_before_enough_cards_are_picked_a_press_tells_how_many_are_missing(house):
    await house.standing(Table(me="militia", you="copper*3, estate, gold"), ANN, BOB)
    await house.answer(ANN, "play:militia")
    for picks, missing in (("0", 2), ("1", 1)):
        with pytest.raises(TooFewPicked) as refused:
            await house.press(BOB, tokens.DRAFT, f"{picks}.{tokens.TOO_FEW}")
        assert refused.value.values == {"count": missing}


async def test_a_moat_is_shown_by_itself(house):
    await house.standing(Table(me="witch", you="moat, copper"), ANN, BOB)
    await house.answer(ANN, "play:witch")
    view = await house.view(1)
    assert view.piles["curse"].count == 10
    assert view.waiting_for == (0,)


async def test_a_person_who_wants_to_be_asked_about_a_moat_is_asked_once(house):
    await house.standing(Table(me="witch", you="moat, copper"), ANN, BOB, moat=False)
    await house.answer(ANN, "play:witch")
    assert (await house.view(1)).waiting_for == (1,)
    await house.answer(BOB, "moat")
    assert (await house.view(1)).waiting_for == (0,)
    assert (await house.view(1)).piles["curse"].count == 10


async def test_with_another_reaction_beside_a_moat_the_person_is_asked(house):
    await house.standing(Table(me="witch", you="moat, secret_chamber, copper*3"), ANN, BOB)
    await house.answer(ANN, "play:witch")
    assert (await house.view(1)).waiting_for == (1,)


async def test_computer_players_answer_within_the_press(house):
    await house.game(
        ANN, computers=3, own="cellar,chapel,festival,harbinger,market,merchant,moat,smithy,village,vassal"
    )
    for _ in range(5):
        await house.press(ANN, "f")
        assert {decision.seat for decision in (await house.table()).game.pending} == {0}


# -- presses that do not count -----------------------------------------------------------------------------------------


async def test_strangers_cannot_press(house):
    await house.standing(Table(me="smithy, copper", you="copper"), ANN, BOB)
    with refused("not-seated"):
        await house.press(EVE, "f")


async def test_it_is_not_everyones_move(house):
    await house.standing(Table(me="smithy, copper", you="copper"), ANN, BOB)
    with refused("not-asked"):
        await house.press(BOB, "f")
    assert (await house.table()).game.number == 0


async def test_the_second_press_of_a_button_is_stale_and_changes_nothing(house):
    await house.standing(Table(me="village*2, copper", you="copper"), ANN, BOB)
    token = await house.token("a", "1")
    await house.push(ANN, token)
    before = (await house.table()).pack()
    with pytest.raises(Stale):
        await house.push(ANN, token)
    assert (await house.table()).pack() == before


async def test_a_button_from_before_an_undo_is_old_though_the_question_has_the_same_number(house):
    await house.standing(Table(me="copper*3", you="copper"), ANN, BOB)
    token = await house.token("t")
    await house.push(ANN, token)
    await house.press(ANN, "u")
    assert (await house.table()).game.number == 0
    with pytest.raises(Stale):
        await house.push(ANN, token)


async def test_a_button_of_the_last_game_is_old_in_the_next(house):
    await house.game(ANN, BOB)
    first = (await house.table()).game.pending[0].seat
    old = await house.token("f")
    await house.tables.do("stop", HERE, ANN)
    await house.game(ANN, BOB)
    with pytest.raises(Stale):
        await house.push([ANN, BOB][first], old)


@pytest.mark.parametrize(
    "text", ["", "x", "t1|0|0|a0|", "d1|0|0|?", "t1|0|0|a" + "0" * 64, "t1|0|0|bnonsense", "é|0|0|a0"]
)
async def test_nonsense_in_a_button_is_refused(house, text):
    await house.game(ANN, BOB)
    with pytest.raises(BadToken):
        await house.push(ANN, text)


async def test_picks_that_the_question_does_not_allow_are_refused(house):
    await house.standing(Table(me="militia", you="copper*3, estate*2"), ANN, BOB)
    await house.answer(ANN, "play:militia")
    before = (await house.table()).pack()
    for argument in ("0", "1", "7", "zzz"):
        with pytest.raises(EngineError):
            await house.press(BOB, "a", argument)
    assert (await house.table()).pack() == before


async def test_a_press_where_no_game_is_played_is_refused(house):
    await house.lobby(ANN, BOB)
    with refused("no-game"):
        await house.press(ANN, "f")


# -- undo --------------------------------------------------------------------------------------------------------------


async def test_undo_takes_back_a_whole_press(house):
    await house.standing(Table(me="copper*3, silver*2, festival", you="copper"), ANN, BOB)
    await house.answer(ANN, "play:festival")
    await house.press(ANN, "b", "gold")
    await house.press(ANN, "u")
    view = await house.view(0)
    assert view.players[0].in_play == ("festival",)
    assert (view.coins, view.piles["gold"].count) == (2, 30)
    await house.press(ANN, "u")
    assert (await house.view(0)).players[0].in_play == ()
    with pytest.raises(CannotUndo):
        await house.press(ANN, "u")


async def test_what_was_taken_back_is_not_in_the_history(house):
    await house.standing(Table(me="copper*3, silver", you="copper"), ANN, BOB)
    await house.press(ANN, "t")
    assert len(await history(house)) == 1
    await house.tables.do("undo", HERE, ANN)
    assert await history(house) == []
    await house.press(ANN, "b", "silver")
    assert len(await history(house)) == 2


async def test_a_game_without_the_move_that_plays_all_treasures_goes_on_with_single_plays(house):
    await house.standing(Table(me="copper*3, silver", you="copper", treasures_at_once=False), ANN, BOB)
    await house.press(ANN, "t")
    assert len(await history(house)) == 4
    assert (await house.view(0)).coins == 5
    await house.tables.do("undo", HERE, ANN)
    assert await history(house) == []
    await house.press(ANN, "b", "duchy")
    assert len(await history(house)) == 5
    assert (await house.view(0)).piles["duchy"].count == 7


async def test_undo_is_for_ones_own_moves(house):
    await house.standing(Table(me="copper*3, silver", you="copper"), ANN, BOB)
    await house.press(ANN, "t")
    with pytest.raises(CannotUndo):
        await house.tables.do("undo", HERE, BOB)
    with refused("not-seated"):
        await house.tables.do("undo", HERE, EVE)


async def test_nothing_is_taken_back_once_something_hidden_was_seen(house):
    await house.standing(Table(me="smithy, copper", you="copper"), ANN, BOB)
    await house.answer(ANN, "play:smithy")
    with pytest.raises(CannotUndo):
        await house.tables.do("undo", HERE, ANN)


def test_every_press_letter_is_known():
    handled = {*presses.PAGES, *(use_case.letter[0] for use_case in USE_CASES.values())}
    assert handled == set(tokens._ARGUMENTS)


def test_refusals_are_engine_errors():
    with pytest.raises(EngineError):
        Token.decode("nonsense")
