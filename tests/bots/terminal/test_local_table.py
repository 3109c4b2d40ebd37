"""A game at one keyboard, as people see and type it; the tables lie on a real server."""

import re

import pytest

from bots.language.texts import Texts
from bots.people import Person as Player
from bots.tables import lobby
from bots.tables.cast import CAST, name_of
from bots.terminal.demo import play_demo
from bots.terminal.front_end import Leave
from bots.terminal.kingdom_choice import DEFAULT, KingdomChoice
from bots.terminal.local_table import LocalTable
from bots.terminal.main import play_in_lines
from bots.terminal.session import HERE
from engine import RECOMMENDED
from storage.table import CLOSED, OVER
from tests.bots.terminal.person import Clicker, Person
from tests.engine.table import Table
from tests.whole_games import sample

PLAYERS = [Player("terminal:1", "Ann"), Player("terminal:2", "Bob"), Player("terminal:3", "Cid")]


async def at(house, position, *lines, people=2, **seats):
    """A table standing at that position; the person types these lines and then goes away."""
    await house.standing(position, *PLAYERS[:people], place=HERE, **seats)
    return await typed(house, *lines)


async def typed(house, *lines):
    """Someone takes the keyboard, types these lines and goes away."""
    person = Person("", *lines)  # Enter, to take it
    with pytest.raises(Leave):
        await LocalTable(person.front, house.worker, HERE).run()
    return await house.table(HERE), person


async def play_session(house, person, tmp_path):
    await play_in_lines(person.console, person.texts, house.worker, tmp_path / "records")


@pytest.mark.usefixtures("short_piles")
@pytest.mark.parametrize("kingdom", sample(RECOMMENDED, RECOMMENDED[::14]), ids=lambda kingdom: kingdom.id)
async def test_one_person_plays_a_whole_game_against_a_computer_player(house, tmp_path, kingdom):
    person = Clicker("Ann", str(RECOMMENDED.index(kingdom) + 1))
    await play_session(house, person, tmp_path)
    table = await house.table(HERE)
    assert table.phase == OVER
    assert table.options.cards == kingdom.cards
    assert "Final scores" in person.seen
    assert table.game.seed.hex() in person.seen
    assert "gives the same result" in person.seen
    assert table.game.commitment in person.seen.split(", turn 1", 1)[0]


@pytest.mark.usefixtures("tiny_piles")
async def test_computer_players_who_need_several_writes_are_waited_for(house, tmp_path, monkeypatch):
    monkeypatch.setattr("bots.tables.play.AT_ONCE", 2)
    person = Clicker("Ann, computer, computer", "")
    await play_session(house, person, tmp_path)
    assert "gives the same result" in person.seen


@pytest.mark.usefixtures("short_piles")
async def test_a_hand_is_seen_only_by_the_one_who_has_the_keyboard(house, tmp_path):
    person = Clicker("Ann, Bob", "")
    await play_session(house, person, tmp_path)
    pages = person.seen.split("Pass the keyboard to ")[1:]
    assert len(pages) > 10
    for page in pages:
        holder = page.split(".", 1)[0]
        other = {"Ann": "Bob", "Bob": "Ann"}[holder]
        assert f"{other}, your hand" not in page
        assert all("card" in line for line in page.splitlines() if line.startswith(f"{other} draws"))


async def test_naming_a_card_plays_all_treasures_and_buys_it(house):
    table, person = await at(house, Table(me="copper*3, silver", you="copper"), "smithy")
    assert table.game.view(0).piles["smithy"].count == 9
    assert table.game.view(None).current == 1
    assert "5 with all Treasures" in person.seen


async def test_treasures_can_be_played_one_by_one_and_taken_back(house):
    table, person = await at(house, Table(me="copper*3, silver", you="copper"), "p silver", "p copper", "u")
    assert table.game.view(0).coins == 2
    assert table.game.view(0).players[0].in_play == ("silver",)
    assert person.seen.count("takes back the last move") == 1


async def test_one_undo_takes_back_a_whole_purchase_with_its_treasures(house):
    table, _ = await at(house, Table(me="copper*3, silver", you="copper", buys=2), "estate", "u")
    assert table.game.view(0).coins == 0
    assert table.game.view(0).players[0].in_play == ()


async def test_t_plays_all_treasures_and_buys_nothing(house):
    table, _ = await at(house, Table(me="copper*3, silver", you="copper"), "t")
    assert table.game.view(0).coins == 5
    assert table.game.view(0).current == 0


async def test_e_ends_the_actions_and_then_the_turn(house):
    table, _ = await at(house, Table(me="smithy, copper", you="copper"), "e", "e")
    assert table.game.view(None).current == 1


async def test_ending_a_turn_with_money_left_is_asked_about(house):
    position = Table(me="copper*3, silver", you="copper")
    table, person = await at(house, position, "e", "n", "e", "y")
    assert person.seen.count("You have 5 coins left. End your turn?") == 2
    assert table.game.view(None).current == 1
    assert table.game.view(None).piles["silver"].count == position.pile("silver")


async def test_a_person_who_does_not_want_to_be_asked_ends_the_turn_at_once(house):
    table, person = await at(house, Table(me="copper*3, silver", you="copper"), "e", confirm=False)
    assert "End your turn?" not in person.seen
    assert table.game.view(None).current == 1


MONEY = {"hand": "gold, copper*2", "deck": "witch*5"}


async def test_a_guessed_name_is_confirmed_and_never_bought_at_once(house):
    table, person = await at(house, Table(me=MONEY, you="copper", supply={"smithy": 10}), "smity", "n")
    assert "Did you mean Smithy? (y/n)" in person.seen
    assert table.game.number == 0
    table, _ = await typed(house, "smity", "y")
    assert table.game.view(None).piles["smithy"].count == 9


async def test_the_end_of_a_turn_is_taken_back_before_anything_of_the_new_hand_is_shown(house):
    table, person = await at(house, Table(me=MONEY, you="copper"), "silver", "u", undo=5)
    assert "buys Silver." in person.seen
    assert "your hand: Witch" not in person.seen
    assert (table.game.number, table.game.view(None).current) == (0, 0)


async def test_a_typing_error_after_a_turn_does_not_make_it_final(house):
    table, person = await at(house, Table(me=MONEY, you="copper"), "silver", "undoo", "u", undo=5)
    assert "“undoo” isn’t one of the choices." in person.seen
    assert (table.game.number, table.game.view(None).current) == (0, 0)


async def test_enter_makes_the_end_of_a_turn_final(house):
    table, person = await at(house, Table(me=MONEY, you="copper"), "silver", "", undo=5)
    assert table.held is None
    assert person.seen.count("Pass the keyboard to ") == 2


async def test_what_was_told_while_a_turn_could_be_taken_back_is_not_told_again(house, tmp_path, monkeypatch):
    monkeypatch.setitem(lobby.DEFAULTS, "undo", "5")
    person = Person("Ann", "", "", "copper", "")
    await play_session(house, person, tmp_path)
    assert "Your turn is over." in person.seen
    assert "Turn 2 · Ann" in person.seen
    assert person.seen.count("buys Copper.") - person.seen.count("  buys Copper.") == 1


async def test_a_purchase_that_ends_the_game_is_asked_about(house):
    position = Table(me="gold*3", supply={"province": 1})
    table, person = await at(house, position, "province", "n")
    assert "This ends the game. Buy Province? (y/n)" in person.seen
    assert table.game.result is None
    position = Table(me="copper", supply={"province": 0})
    await house.tables.close(HERE)
    table, person = await at(house, position, "e", "n")
    assert "This ends the game. End your turn? (y/n)" in person.seen


async def test_several_cards_are_named_in_one_line(house):
    table, person = await at(house, Table(me="cellar, copper*2, estate*2"), "cellar", "estate*2 cop")
    assert table.game.view(0).hand.count("copper") == 4
    assert "Cellar: discard any number of cards to draw as many." in person.seen


async def test_all_is_an_answer(house):
    table, _ = await at(house, Table(me="cellar*2, estate*2"), "1", "all")
    assert table.game.view(0).hand == ("copper",) * 3


async def test_none_is_an_answer(house):
    table, _ = await at(house, Table(me="chapel, estate*2"), "1", "none")
    assert table.game.view(0).hand == ("estate",) * 2


async def test_an_order_is_given_by_naming_cards_in_it(house):
    position = Table(me={"hand": "sentry", "deck": "copper, gold, silver, estate"})
    table, _ = await at(house, position, "sentry", "none", "none", "silver gold")
    assert table.game.position()["players"][0]["deck"][:2] == ["silver", "gold"]


async def test_equal_cards_from_two_places_are_told_apart(house):
    position = Table(me={"hand": "hermit, estate", "discard": "estate"})
    table, person = await at(house, position, "hermit", "estate", "estate hand")
    assert "“estate” could be Estate (discard pile), Estate (hand)." in person.seen
    assert table.game.view(0).hand == ()
    assert table.game.view(0).trash == ("estate",)


async def test_the_wrong_key_changes_nothing_and_is_explained(house):
    position = Table(me="chapel, copper*5")
    table, person = await at(house, position, "smithy", "42", "chapel", "copper*5", "copper*9", "")
    assert "You have no Smithy in hand." in person.seen
    assert "“42” isn’t one of the choices." in person.seen
    assert "At most 4, please; you named 5." in person.seen
    assert "There aren’t that many: Copper." in person.seen
    assert table.game.view(0).trash == ()


async def test_undo_is_refused_once_something_was_shown(house):
    _, person = await at(house, Table(me="smithy, copper"), "smithy", "u")
    assert "There’s nothing to take back" in person.seen


async def test_a_question_mark_explains_a_card_at_its_present_cost(house):
    position = Table(me="bridge, smithy, throne_room", supply={"throne_room": 10})
    _, person = await at(house, position, "? throne", "bridge", "? throne", "? xyz", "?", "k", "s")
    assert "Throne Room · costs 4 · Action" in person.seen
    assert "Throne Room · costs 3 · Action" in person.seen
    assert "“xyz” isn’t one of the choices." in person.seen
    assert "take back your last move" in person.seen


async def test_w_tells_how_people_did_at_this_table(house):
    _, person = await at(house, Table(me="smithy"), "w")
    assert "No game has been finished here yet." in person.seen


async def test_a_moat_is_shown_without_being_asked_for(house):
    table, person = await at(house, Table(me="witch", you="moat, copper"), "1")
    assert table.game.view(1).piles["curse"].count == 10
    assert "Reveal Moat to be unaffected?" not in person.seen


async def test_a_moat_can_be_kept_back_and_is_shown_with_one_answer(house):
    table, person = await at(house, Table(me="witch", you="moat, copper"), "1", "", "moat", moat=False)
    assert table.game.pending[0].verb == "buy"
    assert table.game.view(1).piles["curse"].count == 10
    assert person.seen.count("Reveal Moat to be unaffected?") == 1


async def test_when_several_are_asked_at_once_the_keyboard_goes_from_one_to_the_next(house):
    position = Table("militia", "copper*3, estate", "copper*3, estate")
    table, person = await at(house, position, "militia", "", "estate", people=3)
    assert [decision.seat for decision in table.game.pending] == [2]
    assert person.seen.index("keyboard to Bob") < person.seen.index("keyboard to Cid")


async def test_a_person_who_has_the_keyboard_answers_first(house):
    position = Table("copper, estate", "masquerade, copper, estate", "copper, estate", current=1)
    table, _ = await at(house, position, "masquerade", "estate", people=3)
    assert {decision.seat for decision in table.game.pending} == {0, 2}


async def test_the_log_tells_what_the_person_knows_from_the_start(house):
    await house.game(*PLAYERS[:2], place=HERE)
    table, person = await typed(house, "t", "l")
    name = table.seats[table.game.view(None).current].name
    assert person.seen.rpartition("> ")[0].rpartition("> ")[2].startswith(f"Log\n{name}, turn 1")
    assert "\u2002plays Copper" in person.seen


async def test_what_happened_is_told_once(house):
    table, person = await at(house, Table(me="village, smithy, copper*5", you="copper"), "village", "smithy", "t")
    name = table.game.view(None).players[0].name
    assert person.seen.count(f"{name} plays Village.") == 1
    assert person.seen.count(f"{name} plays Smithy.") == 1
    assert person.seen.count(f"{name} draws Copper ×3.") == 1


async def test_a_person_who_comes_back_to_the_keyboard_is_told_what_the_others_did(house):
    position = Table(me="smithy, copper", you="copper*4, estate")
    _, person = await at(house, position, "e", "t", "e", "", "t", "estate", "")
    page = person.seen.rpartition("Pass the keyboard to Ann")[2]
    assert "\u2002plays Copper ×4." in page
    assert "\u2002buys Estate." in page


async def test_any_card_can_be_named_by_the_start_of_its_name(house):
    position = Table(me={"hand": "mystic", "deck": "province, copper"})
    table, person = await at(house, position, "mystic", "prov")
    assert table.game.view(0).hand == ("province",)
    assert "Type the start of any card’s name." in person.seen
    assert "Abandoned Mine" not in person.seen


async def test_a_mixed_pile_is_explained_as_a_whole(house):
    position = Table(me="smithy", kingdom="knights cellar chapel moat village smithy market mine witch laboratory")
    _, person = await at(house, position, "k")
    assert "Knights" in person.seen


async def test_the_texts_of_the_kingdom_tell_which_card_is_the_bane_and_what_else_is_on_the_table(house):
    kingdom = "young_witch familiar chapel moat village smithy market mine witch laboratory"
    _, person = await at(house, Table(me="smithy", kingdom=kingdom, bane="lighthouse", supply={"colony": 8}), "k")
    assert "Bane: Lighthouse · costs 2" in person.seen
    assert "Also on the table: Potion" in person.seen


async def test_the_supply_tells_the_bane_embargo_tokens_and_what_may_not_be_bought(house):
    kingdom = "young_witch embargo chapel contraband village smithy market mine witch laboratory"
    told = {"bane": "lighthouse", "embargo": {"silver": 2}, "so_far": {"forbidden": ["witch"]}}
    position = Table("gold", kingdom=kingdom, **told)
    _, person = await at(house, position, "s")
    assert "Lighthouse (bane) ×10" in person.seen
    assert "Silver ⛔2 ×40" in person.seen
    assert "can’t be bought: Witch" in person.seen


async def test_a_mixed_pile_is_shown_bought_and_looked_up_by_its_own_name(house):
    kingdom = "knights cellar chapel moat village smithy market mine witch laboratory"
    table, person = await at(house, Table(me="gold*2", you="copper", kingdom=kingdom), "? knights", "knights")
    assert re.search(r" \d Knights: (Dame|Sir) \w+", person.seen)
    assert "Knights\n  Ten different" in person.seen
    assert table.game.view(None).piles["knights"].count == 9


async def test_words_are_understood_as_well_as_letters(house):
    position = Table(me="village, smithy, copper", you="copper", buys=2)
    table, person = await at(house, position, "help", "play village", "end", "buy copper", "undo", "quit")
    assert "Choose a card by its number" in person.seen
    assert table.game.view(0).players[0].in_play == ("village",)
    assert person.seen.count("takes back the last move") == 1
    assert table.game.view(0).phase == "buy"


async def test_only_what_is_accepted_is_offered_and_a_refusal_says_how_many_it_must_be(house):
    _, person = await at(house, Table(me="militia", you="copper*3, estate*2"), "militia", "", "estate", "all")
    asked = person.seen.rpartition("Militia: ")[2]
    assert "Exactly 2, please; you named 1." in asked
    assert "“all” isn’t one of the choices." in asked
    assert "n none" not in asked
    assert "all all" not in asked


async def test_a_card_that_lies_in_no_pile_can_be_explained_too(house):
    _, person = await at(house, Table(me="smithy"), "? necropolis", "? 1", "? 0", "? 99", "? dame")
    assert "Necropolis · costs 1 · Action – Shelter" in person.seen
    assert "Smithy · costs 4 · Action" in person.seen
    assert "“0” isn’t one of the choices." in person.seen
    assert "“99” isn’t one of the choices." in person.seen
    assert "“dame” could be Dame Anna" in person.seen


async def test_piles_outside_the_supply_are_told_apart_from_what_can_be_bought(house):
    _, person = await at(house, Table(me="smithy", supply={"hermit": 10}), "s")
    assert "Not in the Supply: Madman ×10" in person.seen
    assert "0 Madman" not in person.seen


@pytest.mark.usefixtures("tiny_piles")
async def test_a_game_with_moves_taken_back_can_still_be_checked_at_its_end(house, tmp_path):
    person = Clicker("Ann", "", "", "t", "u", "t")
    await play_session(house, person, tmp_path)
    assert "takes back the last move" in person.seen
    assert "gives the same result" in person.seen


# -- two terminals at one table ----------------------------------------------------------------------------------------


async def test_an_answer_to_a_question_that_was_answered_elsewhere_is_explained_and_the_truth_is_shown(
    house, client, monkeypatch
):
    press = house.worker.press

    async def overtaken(*what):
        monkeypatch.undo()
        await typed(house.other_worker(client), "market")
        return await press(*what)

    monkeypatch.setattr(house.worker, "press", overtaken)
    table, person = await at(house, Table(me="smithy, market, copper", you="copper"), "smithy")
    assert table.game.view(0).players[0].in_play == ("market",)
    _, _, after = person.seen.partition("That has already been decided.")
    assert "in play: Market" in after
    assert "1 Smithy" in after


async def test_a_table_that_is_closed_elsewhere_is_left(house):
    await house.standing(Table(me="smithy", you="copper"), *PLAYERS[:2], place=HERE)
    person = Person()
    local = LocalTable(person.front, house.worker, HERE)
    await house.tables.do("stop", HERE, PLAYERS[0])
    await local.run()
    assert "your hand" not in person.seen


# -- demo games --------------------------------------------------------------------------------------------------------


async def test_a_demo_game_is_printed_as_it_goes_with_nothing_hidden(house):
    lines = [line async for line in play_demo(Texts(), house.worker, KingdomChoice.recommended(DEFAULT))]
    names = [name_of(character.id, Texts()) for character in CAST if character.level == "sound"]
    assert any(f"🏆 {name} wins." in lines for name in names) or "share the victory" in "".join(lines)
    assert all("card" in line for line in lines if " draws " in line)
    assert "your hand" not in "".join(lines)
    assert "gives the same result" in lines[-1]


async def test_a_demo_leaves_a_kept_game_and_other_demos_alone(house):
    await house.game(*PLAYERS[:2], place=HERE)
    before = await house.worker.store.load(HERE)
    other = HERE._replace(channel="1")
    await house.game(*PLAYERS[:2], place=other)
    standing = await house.worker.store.load(other)
    assert [line async for line in play_demo(Texts(), house.worker, KingdomChoice.recommended(DEFAULT))]
    assert await house.worker.store.load(HERE) == before
    assert await house.worker.store.load(other) == standing
    assert (await house.table(HERE._replace(channel="2"))).phase == CLOSED


async def test_i_gives_a_hint_and_the_question_stays_open(house):
    table, person = await at(house, Table(me="copper*2, silver*2", you="copper"), "i", "q")
    assert "💡 Buy Gold: 6 coins buy nothing better" in person.seen
    assert table.seats[0].hints == 1
    assert table.game.number == 0
