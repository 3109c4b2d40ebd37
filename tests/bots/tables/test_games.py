"""In the game: pressing, taking back, nudging, resigning, voting, stopping, playing again."""

import pytest

from bots.people import Person
from bots.refusals import NoTable, Stale
from bots.screens.model import Audience, Known
from bots.screens.wanted import wanted_screens
from bots.tables import presses, tokens
from bots.tables.registry import USE_CASES
from bots.tables.seats import MOST_WATCHERS
from bots.tables.tokens import BadToken, Token
from engine import CannotUndo, EngineError
from storage.answers import unpack_answers
from storage.table import CLOSED, LOBBY, OVER, PLAYING
from tests.bots.house import ADMIN, ANN, BOB, CID, DAN, EVE, HERE
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
    await house.game(ANN, computers=3)
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


# -- people ------------------------------------------------------------------------------------------------------------


async def test_a_nudge_calls_those_the_table_waits_for_and_not_too_often(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    calls = (await house.table()).seats[0].calls
    await house.tables.do("nudge", HERE, BOB)
    assert await house.waiting() == ["Ann"]
    assert (await house.table()).seats[0].calls == calls + 1
    with refused("nudged-already"):
        await house.tables.do("nudge", HERE, BOB)
    house.clock.time += 60
    await house.tables.do("nudge", HERE, BOB)


async def test_nobody_nudges_themselves_and_strangers_nudge_nobody(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    with refused("nobody-else"):
        await house.tables.do("nudge", HERE, ANN)
    with refused("not-seated"):
        await house.tables.do("nudge", HERE, EVE)


async def test_a_nudge_never_names_who_may_react(house):
    await house.standing(Table(me="witch", you="moat, secret_chamber"), ANN, BOB)
    await house.answer(ANN, "play:witch")
    calls = (await house.table()).calls
    await house.tables.do("nudge", HERE, ANN)
    assert await house.waiting() == []
    table = await house.table()
    assert table.calls == calls
    assert table.seats[1].calls == 2


async def test_everyone_can_ask_whom_the_table_waits_for(house):
    await house.standing(Table(me="witch", you="moat, secret_chamber"), ANN, BOB)
    assert await house.waiting() == ["Ann"]
    await house.answer(ANN, "play:witch")
    assert await house.waiting() == []


async def test_a_computer_player_takes_the_seat_of_the_person_who_resigns(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, BOB)
    table = await house.table()
    assert table.seats[1].resigned
    assert 1 not in {decision.seat for decision in table.game.pending}
    for deed in (lambda: house.tables.do("resign", HERE, BOB), lambda: house.press(BOB, "f")):
        with refused("not-seated"):
            await deed()


async def test_without_any_person_left_the_game_is_stopped(house):
    await house.game(ANN, BOB, computers=1)
    await house.tables.do("resign", HERE, ANN)
    assert (await house.table()).phase == PLAYING
    await house.tables.do("resign", HERE, BOB)
    assert (await house.table()).phase == CLOSED


async def test_a_person_who_plays_alone_is_told_that_the_table_is_closed_or_the_game_begins(house):
    def play_alone(table):
        table.solo, table.seats[1].person = True, ""

    await finished(house, ANN, BOB)
    await house.worker.repository.change(HERE, play_alone)
    assert (await house.tables.do("rematch", HERE, ANN)).notice == "started"
    assert (await house.tables.do("resign", HERE, ANN)).notice == "stopped"


async def test_a_host_who_resigns_hands_the_table_on_and_decides_nothing_any_more(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, ANN)
    assert (await house.table()).host == BOB.id
    with refused("not-host"):
        await house.tables.do("stop", HERE, ANN)


async def test_when_the_last_person_who_is_here_resigns_the_game_waits_for_those_who_are_away(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "replaced"
    await house.tables.do("resign", HERE, BOB)
    table = await house.table()
    assert table.phase == PLAYING
    assert not table.seats[0].computer
    assert {decision.seat for decision in table.game.pending} == {0}


async def test_more_than_half_of_the_others_can_replace_who_keeps_them_waiting(house):
    await house.standing(Table("copper", "copper", "copper"), ANN, BOB, CID)
    with refused("not-absent"):
        await house.tables.do("vote", HERE, BOB, "0")
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "voted"
    with refused("voted-already"):
        await house.tables.do("vote", HERE, BOB, "0")
    assert (await house.tables.do("vote", HERE, CID, "0")).notice == "replaced"
    table = await house.table()
    assert table.seats[0].away
    assert (await house.view(0)).current == 1


async def test_votes_are_forgotten_when_the_player_comes_back(house):
    await house.standing(Table("militia", "copper*3, estate*2", "copper", "copper"), ANN, BOB, CID, DAN)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.worker.repository.change(HERE, lambda table: setattr(table.seats[0], "computer", True))
    await house.press(ANN, "h")
    assert not (await house.table()).votes


async def test_votes_are_forgotten_when_the_player_presses(house):
    await house.standing(Table("village, copper", "copper", "copper"), ANN, BOB, CID)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.answer(ANN, "play:village")
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, CID, "0")).notice == "voted"


async def test_only_those_the_table_waits_for_can_be_replaced(house):
    await house.standing(Table("copper", "copper", "copper"), ANN, BOB, CID)
    house.clock.time += 120
    for voter, seat in ((BOB, 2), (ANN, 0)):
        with refused("not-awaited"):
            await house.tables.do("vote", HERE, voter, str(seat))
    with refused("not-seated"):
        await house.tables.do("vote", HERE, EVE, "0")


async def test_votes_of_those_who_have_gone_do_not_count(house):
    await house.standing(Table("copper", "copper", "copper", "copper"), ANN, BOB, CID, DAN)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.tables.do("resign", HERE, BOB)
    assert (await house.tables.do("vote", HERE, CID, "0")).notice == "voted"
    assert (await house.tables.do("vote", HERE, DAN, "0")).notice == "replaced"


async def test_a_person_who_was_replaced_comes_back_by_a_command_too(house):
    await house.standing(Table("copper", "copper", "copper"), ANN, BOB, CID)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.tables.do("vote", HERE, CID, "0")
    await house.tables.do("nudge", HERE, ANN)
    assert not (await house.table()).seats[0].computer


async def test_a_person_who_was_replaced_gets_the_seat_back_by_pressing_anything(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    house.clock.time += 120
    assert (await house.tables.do("vote", HERE, BOB, "0")).notice == "replaced"
    outcome = await house.push(ANN, await house.token("h", number=0))
    assert outcome.notice == "welcome-back"
    assert not (await house.table()).seats[0].computer


async def test_a_computer_player_who_stood_in_ends_the_vote(house):
    await house.standing(Table("village, copper*2", "copper", "copper"), ANN, BOB, CID)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pace", "live"))
    await house.waits(120)
    await house.tables.do("vote", HERE, BOB, "0")
    await house.waits(60)
    assert (await house.table()).votes == {}


async def test_without_a_limit_all_see_after_an_hour_whom_they_may_replace(house):
    await house.standing(Table("village, copper*2", "copper", "copper"), ANN, BOB, CID)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pace", "none"))
    await house.waits(3599)
    assert (await house.table()).seats[0].stage == 0
    await house.waits(1)
    table = await house.table()
    assert (table.seats[0].stage, table.seats[0].calls) == (1, 1)
    await house.waits(100_000)
    assert (await house.table()).game.number == 0


async def test_the_table_is_stopped_by_its_host_or_an_admin(house):
    await house.game(ANN, BOB)
    with refused("not-host"):
        await house.tables.do("stop", HERE, BOB)
    await house.tables.do("stop", HERE, ADMIN)
    assert (await house.table()).phase == CLOSED
    with pytest.raises(NoTable):
        await house.tables.do("stop", HERE, ADMIN)


async def test_while_the_host_is_away_the_others_decide(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    house.clock.time += 120
    await house.tables.do("vote", HERE, BOB, "0")
    await house.tables.do("stop", HERE, BOB)
    assert (await house.table()).phase == CLOSED


@pytest.mark.parametrize(
    ("press", "page"), [("h", "hand"), ("g", "log"), ("k", "kingdom"), ("x", "resign"), ("q", "stop")]
)
async def test_some_buttons_only_show_something(house, press, page):
    await house.game(ANN, BOB)
    before = (await house.table()).pack()
    assert (await house.push(ANN, await house.token(press, number=0))).page == page
    assert (await house.table()).pack() == before


async def test_resigning_and_stopping_by_button(house):
    await house.game(ANN, BOB, CID)
    assert (await house.push(BOB, await house.token("y", number=0))).notice == "resigned"
    assert (await house.push(ANN, await house.token("z", number=0))).notice == "stopped"


# -- the end, and again ------------------------------------------------------------------------------------------------


async def finished(house, *people):
    """A game whose last Province has just been bought, by the first person, who wins."""
    last = Table("gold*3", *["copper"] * (len(people) - 1), supply={"province": 1})
    await house.standing(last, *people)
    await house.press(people[0], "B", "province")
    return await house.table()


async def test_the_last_province_ends_the_game(house):
    table = await finished(house, ANN, BOB)
    assert table.phase == OVER
    assert table.game.result.winners == (0,)
    with refused("no-game"):
        await house.press(BOB, "f")


async def test_a_rematch_asks_everyone_else_and_begins_left_of_the_winner(house):
    await finished(house, ANN, BOB, CID)
    await house.tables.do("rematch", HERE, BOB)
    table = await house.table()
    assert (table.phase, table.host) == (LOBBY, ANN.id)
    assert [(seat.name, seat.pending) for seat in table.seats] == [("Ann", True), ("Bob", False), ("Cid", True)]
    for person in (ANN, CID):
        await house.tables.do("join", HERE, person)
    await house.tables.do("start", HERE, ANN)
    table = await house.table()
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Cid"]
    assert table.game.view(None).current == 1


async def test_a_rematch_begins_with_those_who_are_in(house):
    await finished(house, ANN, BOB, CID)
    await house.tables.do("rematch", HERE, CID)
    with refused("too-few"):
        await house.tables.do("start", HERE, CID)  # the host has not answered
    await house.tables.do("join", HERE, ANN)
    with refused("not-host"):
        await house.tables.do("start", HERE, CID)
    await house.tables.do("start", HERE, ANN)
    table = await house.table()
    assert [seat.name for seat in table.seats] == ["Ann", "Cid"]
    assert table.game.view(None).current == 1  # Bob was to begin; the seat to his left does
    assert HERE not in await house.tables.places_of(BOB)


async def test_computer_players_stay_for_a_rematch_and_others_may_join_it(house):
    await finished(house, ANN, BOB, CID)
    await house.worker.repository.change(HERE, lambda table: setattr(table.seats[1], "resigned", True))
    await house.tables.do("rematch", HERE, ANN)
    await house.tables.do("leave", HERE, CID)
    await house.tables.do("join", HERE, DAN)
    await house.tables.do("start", HERE, ANN)
    assert [seat.name for seat in (await house.table()).seats] == ["Ann", "Computer 1", "Dan"]


async def test_a_rematch_rings_only_for_the_person_who_begins(house):
    def call_all(table):
        for seat in table.seats:
            seat.calls = 3

    await finished(house, ANN, BOB)
    await house.worker.repository.change(HERE, call_all)
    await house.rematch(ANN, BOB)
    table = await house.table()
    screens = wanted_screens(table, Known(), house.worker.shape(HERE), house.worker.limits).screens
    (asked,) = (decision.seat for decision in table.game.pending)
    assert [bool(screens[Audience.of_seat(seat)].alert) for seat in (0, 1)] == [asked == 0, asked == 1]


async def test_two_who_ask_for_a_rematch_at_once_are_both_in(house):
    await finished(house, ANN, BOB)
    token = await house.token("m", number=0)
    await house.push(ANN, token)
    await house.push(BOB, token)
    assert not any(seat.pending for seat in (await house.table()).seats)
    for person in (ANN, BOB):
        with pytest.raises(Stale):
            await house.push(person, token)


async def test_a_rematch_keeps_its_kingdom_until_another_one_is_drawn(house):
    table = await finished(house, ANN, BOB)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "kingdom", "random"))
    await house.tables.do("rematch", HERE, ANN)
    assert (await house.table()).options.cards == table.options.cards
    await house.press(ANN, "o", "reroll=1")
    assert (await house.table()).options.cards != table.options.cards


async def test_a_rematch_offers_all_treasures_at_once_even_if_the_last_game_did_not(house):
    last = Table(me="gold*3", you="copper", phase="buy", supply={"province": 1}, treasures_at_once=False)
    await house.standing(last, ANN, BOB)
    await house.press(ANN, "B", "province")
    assert not (await house.table()).game.setup.treasures_at_once
    await house.tables.do("rematch", HERE, ANN)
    await house.tables.do("join", HERE, BOB)
    await house.tables.do("start", HERE, ANN)
    (decision,) = (await house.table()).game.pending
    assert "treasures" in decision.options


async def test_a_person_who_resigned_leaves_no_name_in_the_rematch(house):
    last = Table("gold*3", "copper", "copper", supply={"province": 1})
    await house.standing(last, ANN, BOB, CID)
    await house.tables.do("resign", HERE, CID)
    await house.press(ANN, "B", "province")
    await house.tables.do("rematch", HERE, ANN)
    table = await house.table()
    assert [seat.name for seat in table.seats] == ["Ann", "Bob", "Computer 1"]
    assert not table.seats[2].person


async def test_a_rematch_is_for_those_at_the_table_and_after_the_game(house):
    await house.standing(Table(me="copper", you="copper"), ANN, BOB)
    with refused("not-over"):
        await house.tables.do("rematch", HERE, ANN)
    await finished_again(house)
    with refused("not-seated"):
        await house.tables.do("rematch", HERE, EVE)


async def finished_again(house):
    await house.tables.do("stop", HERE, ANN)
    await finished(house, ANN, BOB)


async def test_the_history_of_a_rematch_is_its_own(house):
    await finished(house, ANN, BOB)
    assert await history(house)
    await house.rematch(ANN, BOB)
    assert await history(house) == []


async def test_watchers_come_and_go(house):
    await house.game(ANN, BOB)
    for _ in range(2):
        assert (await house.push(EVE, await house.token("w", number=0))).notice == "watching"
        assert (await house.table()).watchers == [EVE.id]
    for _ in range(2):
        assert (await house.push(EVE, await house.token("w", "0", 0))).notice == "not-watching"
        assert (await house.table()).watchers == []
    with refused("seated-already"):
        await house.tables.do("watch", HERE, ANN)


async def test_a_person_who_resigned_may_watch_like_any_stranger(house):
    await house.game(ANN, BOB, CID)
    await house.tables.do("resign", HERE, BOB)
    await house.tables.do("watch", HERE, BOB)
    table = await house.table()
    assert table.watchers == [BOB.id]
    shown = wanted_screens(table, Known(), house.worker.shape(HERE), house.worker.limits).screens
    assert Audience.of_watcher(BOB.id) in shown
    assert Audience.of_seat(1) not in shown


async def test_a_table_has_room_for_a_limited_number_of_watchers(house):
    await house.game(ANN, BOB)
    watching = [Person(f"telegram:{number}", "Eve") for number in range(100, 100 + MOST_WATCHERS)]
    for person in watching:
        await house.tables.do("watch", HERE, person)
    with refused("watchers-full"):
        await house.tables.do("watch", HERE, EVE)
    await house.tables.do("watch", HERE, watching[0])  # who watches already may say so again
    await house.tables.do("unwatch", HERE, watching[0])
    await house.tables.do("watch", HERE, EVE)


def test_every_press_letter_is_known():
    handled = {*presses.PAGES, *(use_case.letter[0] for use_case in USE_CASES.values())}
    assert handled == set(tokens._ARGUMENTS)


def test_refusals_are_engine_errors():
    with pytest.raises(EngineError):
        Token.decode("nonsense")
