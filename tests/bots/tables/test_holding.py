"""The end of a turn can be taken back for a few seconds, while its player's new hand is hidden."""

import pytest

from bots.adapter.presses import hand_in_short
from bots.language.texts import Texts
from bots.records import archive
from bots.screens.formatting import plain
from bots.screens.model import CALL, TABLE, Audience, Known, Shape
from bots.screens.seat_panel import panel
from bots.screens.wanted import wanted_screens
from bots.tables import holding, lobby, play, tokens
from bots.tables.draft import Draft
from bots.tables.outcome import Outcome
from engine import Builder, Game, random_kingdom, told
from storage.answers import unpack_answers
from storage.recent_events import pack_step, unpack_step
from storage.seat import Seat
from storage.table import PLAYING
from storage.table import Table as StoredTable
from tests.bots.house import ANN, BOB, CID, HERE, House
from tests.bots.tables.test_lobby import refused
from tests.each import for_each
from tests.engine.table import Table

ANNS, BOBS = Audience.of_seat(0), Audience.of_seat(1)
SHAPE = Shape()
DEFAULTS = dict(lobby.DEFAULTS)  # before the tests change them
MONEY = {"hand": "gold, copper*2", "deck": "smithy*5"}


@pytest.fixture
async def held(house):
    """Ann has bought a Gold by mistake, and five Smithies are dealt to her, face down; Bob is next."""
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=5)
    await house.press(ANN, tokens.BUY, "silver")
    return house


async def screens(house, place=HERE):
    table = await house.table(place)
    return wanted_screens(table, Known(), SHAPE, house.worker.limits).screens


async def with_computer(house):
    """Ann has ended a turn against a computer player."""
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=5)
    await house.worker.repository.change(HERE, make_computer)
    await house.press(ANN, tokens.BUY, "silver")


def make_computer(table):
    table.seats[1].person, table.seats[1].computer = "", True


# -- taking it back ----------------------------------------------------------------------------------------------------


async def test_a_purchase_that_ended_the_turn_is_taken_back_with_one_press(held):
    before = await held.table()
    await held.press(ANN, tokens.UNDO)
    table = await held.table()
    assert (table.game.number, table.held) == (0, None)
    assert table.game.view(0).hand == ("gold", "copper", "copper")
    assert table.game.view(None).piles["silver"].count == before.game.view(None).piles["silver"].count + 1
    assert table.generation == before.generation + 1
    assert unpack_answers(await held.worker.store.answer_chunks(HERE)) == []


async def test_the_end_of_a_turn_without_a_purchase_is_taken_back_too(house):
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=3, confirm=False)
    await house.press(ANN, tokens.END)
    await house.press(ANN, tokens.UNDO)
    assert (await house.view(0)).hand == ("gold", "copper", "copper")


async def test_after_that_the_presses_before_it_can_be_taken_back_as_ever(house):
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=5)
    await house.press(ANN, tokens.TREASURES)
    await house.press(ANN, tokens.BUY, "silver")
    await house.press(ANN, tokens.UNDO)
    assert (await house.view(0)).coins == 5
    await house.press(ANN, tokens.UNDO)
    assert (await house.view(0)).coins == 0


async def test_the_panel_tells_again_what_it_told_before_the_moves_that_were_taken_back(house):
    me = {"hand": "village, copper*4", "deck": "copper*4, smithy*2"}
    await house.standing(Table(me=me, you={"hand": "copper*3", "deck": "estate*5"}), ANN, BOB, undo=5)
    await house.answer(ANN, "play:village")
    await house.press(ANN, tokens.BUY, "silver")
    await house.press(ANN, tokens.SHOW_HAND)
    await house.press(BOB, tokens.BUY, "moat")
    told = [(await screens(house))[ANNS].text]
    assert "You, turn 1\n\u2002\u2002plays Copper ×3 · buys Moat" in plain(told[0])
    assert "Your last move: plays Copper ×5 · buys Silver\n" in plain(told[0])
    for press in (tokens.END, tokens.TREASURES):
        await house.press(ANN, press)
        told.append((await screens(house))[ANNS].text)
    await house.press(ANN, tokens.BUY, "copper")
    for text in reversed(told):
        await house.press(ANN, tokens.UNDO)
        assert (await screens(house))[ANNS].text == text


async def test_the_log_tells_that_it_was_taken_back_and_nothing_of_the_hand_that_was_dealt(held):
    await held.press(ANN, tokens.UNDO)
    names = [event.name for event in (await held.table()).log.all()]
    assert names[-1] == "undo"
    assert "buy" in names
    assert not {"clean_up", "draw", "turn"} & set(names)
    assert "takes back the last move" in (await screens(held))[Audience("table")].text


async def test_nobody_is_called_because_a_turn_was_taken_back(held):
    before = await screens(held)
    await held.press(ANN, tokens.UNDO)
    after = await screens(held)
    assert {audience: screen.alert for audience, screen in after.items()} == {
        audience: screen.alert for audience, screen in before.items()
    }
    assert "Your turn" in after[ANNS].text
    assert "Your turn" not in after[BOBS].text
    assert (await held.table()).seats[0].asked == held.clock.time


@pytest.mark.parametrize(("notify", "is_quiet"), [("message", False), ("mention", True), ("quiet", True)])
async def test_a_turn_that_can_be_taken_back_is_as_quiet_as_its_player_wants(house, notify, is_quiet):
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=5, notify=notify)
    await house.press(ANN, tokens.BUY, "silver")
    assert (await screens(house))[ANNS].quiet == is_quiet


async def test_it_is_taken_back_by_command_as_well(held):
    await held.tables.do("undo", HERE, ANN)
    assert (await held.table()).game.number == 0


async def test_nobody_else_can_take_it_back(held):
    with pytest.raises(Exception, match="undo"):
        await held.tables.do("undo", HERE, BOB)
    assert (await held.table()).held.seat == 0


# -- when it is final --------------------------------------------------------------------------------------------------


async def test_the_next_person_can_begin_at_once_and_then_it_is_final(held):
    undo = (await screens(held))[ANNS].buttons()[0]
    await held.press(BOB, tokens.TREASURES)
    assert (await held.table()).held is None
    with refused("undo-too-late"):
        await held.push(ANN, undo.token)
    assert "Smithy ×5" in (await screens(held))[ANNS].text


async def test_an_old_button_within_the_turn_is_refused_for_another_reason_than_the_end_of_the_turn(house):
    await house.standing(Table(me="cellar, copper*4", you="copper*3"), ANN, BOB, undo=5)
    await house.answer(ANN, "end")
    undo = next(button for button in (await screens(house))[ANNS].buttons() if button.label == "Undo")
    await house.press(ANN, tokens.TREASURES)
    with refused("undo"):
        await house.push(ANN, undo.token)


async def test_who_asks_for_the_new_hand_gives_up_taking_back(held):
    undo, show = (await screens(held))[ANNS].buttons()
    await held.push(ANN, show.token)
    assert "Smithy ×5" in (await screens(held))[ANNS].text
    with pytest.raises(Exception, match="undo"):
        await held.push(ANN, undo.token)
    await held.push(ANN, show.token)  # a second tap changes nothing


async def test_after_a_few_seconds_it_is_final(held):
    await held.waits(4)
    assert (await held.table()).held is not None
    await held.waits(1)
    assert (await held.table()).held is None
    assert "Smithy ×5" in (await screens(held))[ANNS].text


async def test_a_person_who_wants_none_of_it_sees_the_hand_at_once(house):
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=0)
    await house.press(ANN, tokens.BUY, "silver")
    assert (await house.table()).held is None


async def test_new_tables_have_the_seconds_that_their_people_chose(house):
    await house.tables.prefer(BOB, {"undo": "10", "auto_end": "yes"})
    await house.game(ANN, BOB)
    ann, bob = (await house.table()).seats
    assert (bob.undo, bob.auto_end, ann.auto_end) == (10, True, False)


def test_people_who_have_chosen_nothing_have_five_seconds_and_end_their_turns_themselves():
    assert (DEFAULTS["undo"], DEFAULTS["auto_end"]) == ("5", "no")


async def test_a_restart_in_between_loses_nothing(held, client):
    other = House(client, held.clock)
    await other.press(ANN, tokens.UNDO)
    assert (await other.table()).game.number == 0


async def test_who_resigns_can_take_nothing_back(held):
    await held.tables.do("resign", HERE, ANN)
    assert (await held.table()).held is None


async def test_nobody_is_hurried_before_it_is_final(client):
    house = House(client, live=6)
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=10)
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pace", "live"))
    await house.press(ANN, tokens.BUY, "silver")
    table = await house.table()
    assert table.due == table.held.until
    await house.waits(9)
    assert (await house.table()).seats[1].stage == 0
    await house.waits(1)
    bob = (await house.table()).seats[1]
    assert (bob.stage, bob.missed) == (1, 0)


async def test_a_table_that_is_closed_keeps_nothing_of_it(held):
    await held.tables.do("stop", HERE, ANN)
    assert (await held.table()).held is None


async def test_a_person_who_is_forgotten_is_not_in_the_game_from_before_it(house):
    await house.standing(Table(MONEY, "copper*3", "copper*3"), ANN, BOB, CID, undo=5)
    await house.tables.do("resign", HERE, CID)
    await house.press(ANN, tokens.BUY, "silver")
    await house.worker.archive.erase(CID)
    table = await house.table()
    assert table.held is None
    assert table.seats[2].name not in ("Cid", "")


async def test_a_clock_that_is_set_back_prolongs_it_no_more_than_a_minute(held):
    await held.worker.timers.run_all_due()
    held.clock.time -= 30 * 86_400
    await held.worker.timers.run_all_due()
    await held.waits(6)
    assert (await held.table()).held is None


# -- computer players --------------------------------------------------------------------------------------------------


async def test_computer_players_wait_until_it_is_final(house):
    await with_computer(house)
    assert (await house.table()).game.view(None).current == 1
    assert "▶ You " in plain((await screens(house))[Audience("table")].text)
    assert not await house.tables.go_on(HERE)
    await house.waits(5)
    table = await house.table()
    assert table.held is None
    assert table.game.view(None).current == 0


async def test_computer_players_go_on_at_once_when_the_hand_is_shown(house):
    await with_computer(house)
    await house.press(ANN, tokens.SHOW_HAND)
    assert (await house.table()).game.view(None).current == 0


# -- what is never held ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", ["ruins", "knights"])
async def test_a_purchase_that_turned_up_a_hidden_card_is_final(house, pile):
    piles = {"knights": ["sir_martin", "dame_molly"], "ruins": ["survivors", "ruined_village"], "marauder": 10}
    position = Table(me={"hand": "gold*2", "deck": "smithy*5"}, supply=piles)
    await house.standing(position, ANN, BOB, undo=5)
    await house.press(ANN, tokens.BUY, (await house.view(0)).piles[pile].top)
    assert (await house.table()).held is None


async def test_an_answer_of_another_seat_that_ends_the_turn_holds_nothing(house):
    """Ann buys an Ill-Gotten Gains; Bob may show a Trader and gain a Silver instead of the Curse."""
    position = Table(me={"hand": "gold*2", "deck": "smithy*5"}, you="trader, copper*3", supply={"ill_gotten_gains": 10})
    await house.standing(position, ANN, BOB, undo=5)
    await house.press(ANN, tokens.BUY, "ill_gotten_gains")
    await house.answer(BOB, "no")
    assert (await house.table()).held is None


async def test_the_end_of_the_game_is_asked_about_first_and_never_held(house):
    await house.standing(Table(me="gold*3", supply={"province": 1}), ANN, BOB, undo=5)
    outcome = await house.press(ANN, tokens.BUY, "province")
    assert outcome.draft == Draft(0, last="province")
    table = await house.table()
    screen = panel(table, 0, SHAPE, outcome.draft)
    assert screen.text.endswith("This ends the game. Buy Province?")
    assert [button.label for button in screen.buttons()] == ["Yes, end the game", "Back"]
    await house.push(ANN, screen.buttons()[0].token)
    table = await house.table()
    assert (table.game.result is not None, table.held) == (True, None)


LAST_MANDARIN = {"mandarin": 1, "cellar": 0, "moat": 0}


async def test_a_purchase_with_treasures_in_hand_that_ends_the_game_is_asked_about_too(house):
    await house.standing(Table(me="copper*2", coins=5, phase="buy", supply=LAST_MANDARIN), ANN, BOB, undo=5)
    shown = {button.label: button.token for button in panel(await house.table(), 0, SHAPE).buttons()}
    outcome = await house.push(ANN, shown["Mandarin, keep Treasures in hand"])
    screen = panel(await house.table(), 0, SHAPE, outcome.draft)
    assert screen.text.endswith("This ends the game. Buy Mandarin?")
    assert [button.label for button in screen.buttons()] == ["Yes, end the game", "Back"]
    await house.push(ANN, screen.buttons()[0].token)
    table = await house.table()
    assert table.game.result is not None
    bought = [event.name for event in table.log.all() if event.seat == 0]
    assert ("buy" in bought, "play" in bought) == (True, False)  # no Treasure was played first


async def test_people_who_want_no_questions_buy_with_treasures_in_hand_at_once(house):
    position = Table(me="copper*2", coins=5, phase="buy", supply=LAST_MANDARIN)
    await house.standing(position, ANN, BOB, undo=5, confirm=False)
    await house.answer(ANN, "buy:mandarin")
    assert (await house.table()).game.result is not None


async def test_people_who_want_no_questions_end_the_game_at_once(house):
    await house.standing(Table(me="gold*3", supply={"province": 1}), ANN, BOB, undo=5, confirm=False)
    await house.press(ANN, tokens.BUY, "province")
    assert (await house.table()).game.result is not None


async def test_the_end_of_a_turn_that_ends_the_game_is_asked_about_too(house):
    await house.standing(Table(me="copper", supply={"province": 0}), ANN, BOB)
    assert (await house.press(ANN, tokens.END)).draft == Draft(0, last="end")
    await house.press(ANN, tokens.END_FOR_SURE)
    assert (await house.table()).game.result is not None


# -- secrecy -----------------------------------------------------------------------------------------------------------


async def test_while_it_is_held_no_screen_shows_a_card_of_the_new_hand_to_its_player(held):
    screen = (await screens(held))[ANNS]
    assert plain(screen.text).splitlines() == [
        "Friends",
        "Your last move: plays Gold, Copper ×2 · buys Silver",
        "Your turn is over. Your new hand stays face down while you can undo it.",
    ]
    assert [button.label for button in screen.buttons()] == ["Undo (5 s)", "Show my new hand"]
    hand = await held.worker.page(Outcome(HERE, 0, page="hand"), ANN, Texts())
    assert hand == screen
    texts = await held.worker.page(Outcome(HERE, 0, page="texts"), ANN, Texts())
    assert texts.text == screen.text
    assert hand_in_short(await held.table(), ANN, SHAPE, 200) in plain(screen.text)


@pytest.fixture
async def bought(house):
    """A game from its beginning, in which the first player, whom this returns, has just bought a Copper."""
    await house.game(ANN, BOB)
    first = (await house.view(None)).current
    await house.worker.repository.change(HERE, lambda table: setattr(table.seats[first], "undo", 5))
    await house.press((ANN, BOB)[first], tokens.BUY, "copper")
    return (ANN, BOB)[first]


@pytest.fixture
def readers(monkeypatch):
    """The seats whose hidden cards were told in a log; None for a log that everybody may read."""
    seats = []

    def tell(events, seat):
        seats.append(seat)
        return told(events, seat)

    monkeypatch.setattr(archive, "told", tell)
    return seats


async def test_while_it_is_held_its_player_reads_the_log_that_everybody_reads(house, bought, readers):
    await house.worker.archive.lines(HERE, bought, Texts())
    await house.press(bought, tokens.SHOW_HAND)
    await house.worker.archive.lines(HERE, bought, Texts())
    assert readers == [None, (await house.table()).seat_of(bought.id)]


async def test_a_log_that_is_read_while_the_turn_is_taken_back_tells_nothing_of_the_new_hand(
    house, client, bought, readers, monkeypatch
):
    reader = house.other_worker(client).worker
    revision_of = reader.store.revision

    async def look_and_take_back(place):
        found = await revision_of(place)
        monkeypatch.setattr(reader.store, "revision", revision_of)
        await house.press(bought, tokens.UNDO)
        return found

    monkeypatch.setattr(reader.store, "revision", look_and_take_back)
    await reader.archive.lines(HERE, bought, Texts())
    assert (await house.table()).held is None
    assert readers == [None]


@for_each(range(6))
def test_in_whole_games_the_panel_does_not_depend_on_the_hidden_hand_and_undo_restores_the_game(seed):
    kingdom = random_kingdom(b"%d" % seed, ("base2", "intrigue1", "hinterlands1", "dark_ages")[: seed % 4 + 1])
    table = StoredTable(HERE, "Friends", phase=PLAYING, seats=[Seat("Ann", "1", undo=5), Seat("Bob", "2", undo=5)])
    table.game = Game.new(["Ann", "Bob"], kingdom, b"seed %d" % seed)
    computers, ends = [Builder(), Builder()], 0
    while table.game.pending and ends < 25:
        decision, before = table.game.pending[0], table.game.save()
        picks = computers[decision.seat](table.game.view(decision.seat), decision)
        play.move(table, decision.seat, lambda d=decision, p=picks: play.submit(table, d.seat, p))
        if table.held is not None:
            ends += 1
            seat = table.held.seat
            assert shown(table, seat) == shown(with_another_hand(table, seat), seat)
            regretting = copy(table)
            holding.take_back(regretting, seat)
            assert regretting.game.save() == before
    assert ends > 5


def shown(table, seat):
    screen = panel(table, seat, SHAPE)
    return screen.text, [button.label for button in screen.buttons()]


def copy(table):
    return StoredTable.unpack(HERE, 0, table.pack())


def with_another_hand(table, seat):
    """The same table, but the player has drawn other cards."""
    other = copy(table)
    position = other.game.position()
    player = position["players"][seat]
    cards = sorted(player["hand"] + player["deck"])
    player["hand"], player["deck"] = cards[: len(player["hand"])], cards[len(player["hand"]) :]
    other.game = Game.arrange(position)
    for at, step in enumerate(other.log.steps):
        number, events = unpack_step(step)
        dealt = [event._replace(cards=("curse",) * event.size) if event.name == "draw" else event for event in events]
        other.log.steps[at] = pack_step(number, dealt)
    return other


# -- turns that end by themselves --------------------------------------------------------------------------------------


async def test_a_turn_in_which_only_junk_can_be_bought_ends_by_itself_and_can_be_taken_back(house):
    position = Table(me={"hand": "village, copper", "deck": "estate*6"}, you="copper*3")
    await house.standing(position, ANN, BOB, undo=5, auto_end=True)
    await house.press(ANN, tokens.END)  # the Actions
    table = await house.table()
    assert table.game.view(None).current == 1
    await house.press(ANN, tokens.UNDO)
    table = await house.table()
    assert table.game.view(None).current == 0
    assert table.game.pending[0].verb == "buy"  # and this time it waits
    await house.press(ANN, tokens.BUY, "copper")
    assert (await house.view(0)).current == 1


@pytest.mark.parametrize(
    ("hand", "piles"),
    [("copper*2", {}), ("counterfeit", {}), ("copper", {"province": 0})],
    ids=["something to buy", "a Treasure that does more", "the end of the game"],
)
async def test_a_turn_does_not_end_by_itself_where_the_person_has_a_choice(house, hand, piles):
    await house.standing(Table(me="village, " + hand, supply=piles), ANN, BOB, auto_end=True)
    await house.press(ANN, tokens.END)
    assert (await house.view(0)).current == 0


async def test_a_turn_does_not_end_by_itself_unless_its_player_wishes_so(house):
    await house.standing(Table(me="village, copper", you="copper*3"), ANN, BOB)
    await house.press(ANN, tokens.END)
    assert (await house.view(0)).current == 0


async def test_nobody_is_called_for_a_turn_that_is_about_to_end_by_itself(house):
    await house.standing(Table(me=MONEY, you="copper"), ANN, BOB, undo=5, auto_end=True, notify="mention")
    await house.press(ANN, tokens.BUY, "silver")
    shown = await screens(house)
    assert CALL not in shown
    assert "▶ You " in plain(shown[TABLE].text)
    await house.waits(5)
    table = await house.table()
    assert (table.held.seat, table.seats[1].calls) == (1, 0)


async def test_a_second_tap_on_what_ended_the_turn_is_quietly_stale(house):
    await house.standing(Table(me=MONEY, you="copper*3"), ANN, BOB, undo=5)
    token = await house.token(tokens.BUY, "silver")
    await house.push(ANN, token)
    with refused("stale"):
        await house.push(ANN, token)
