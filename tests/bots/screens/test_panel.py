"""The private panel: what one seat sees, and what its buttons mean."""

import pytest

from bots.language.texts import Texts
from bots.screens.context import Stamp
from bots.screens.formatting import plain
from bots.screens.model import Shape
from bots.screens.panel import present
from bots.screens.purchases import JUNK_PAGE
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.shortcuts import full_purse, question
from bots.tables.tokens import Token, picks_from
from storage.places import Place
from tests.engine.table import Table

STAMP = Stamp(Place("telegram", "-100123", "5"), 3)


def panel(t, seat=0, picks=None, **given):
    """The panel of that seat, with these cards picked so far."""
    decision = question(t.game, seat)
    if picks is not None:
        given["draft"] = Draft(decision.number, picks)
    if decision is not None and decision.verb == "buy" and "purse" not in given:
        given["purse"] = full_purse(t.game, seat)
    view = t.game.view(seat) if decision is None else t.game.view_for(decision)
    return present(view, decision, texts=Texts(), stamp=STAMP, **given)


def labels(screen):
    """Return the labels of the buttons, without the one for card texts, which every panel of a running game has."""
    return [button.label for button in screen.buttons() if button.label != Texts().say("button-texts")]


def pressed(screen, label):
    """The press a button stands for, and its argument."""
    (button,) = [button for button in screen.buttons() if button.label == label]
    token = Token.decode(button.token)
    return token.press, token.argument


def picks_of(t, screen, label, seat=0):
    return picks_from(question(t.game, seat), pressed(screen, label)[1].partition(".")[0])


# -- another player's turn ---------------------------------------------------------------------------------------------


def test_the_panel_of_a_possessor_says_whose_hand_mats_and_next_turn_they_see():
    t = Table("possession", {"hand": "wharf", "deck": "gold*9", "native_village": "province"})
    t.me.plays("possession")
    t.me.ends_turn()
    t.me.plays("wharf")
    text = plain(panel(t).text)
    assert "✋ You: Gold ×2" in text
    assert "You: next turn: Wharf" in text
    assert "your" not in text.partition("For You:")[0]
    t.me.plays_all_treasures()
    assert "✋ You: no cards" in plain(panel(t).text)


# -- text --------------------------------------------------------------------------------------------------------------


def test_the_first_line_names_the_table():
    t = Table(me="village, copper")
    assert panel(t, title="Friday", news=["Bob buys Silver."]).text.splitlines()[0] == "Friday"


def test_news_turn_hand_and_question_follow_each_other():
    t = Table(me="copper*2, village, smithy, estate")
    lines = plain(panel(t, title="Friday", news=["old", "new"]).text).splitlines()
    assert lines == [
        "Friday",
        "old",
        "new",
        "Your turn (1) · ⚡1 🛒1 🪙0",
        "✋ Smithy, Village, Copper ×2, Estate",
        "Play an Action or end the phase.",
    ]


def test_old_news_gives_way_when_room_is_short():
    t = Table(me="village")
    text = panel(t, title="T", news=["first news", "second news"], shape=Shape(text=90)).text
    assert "first news" not in text
    assert "second news" in text
    assert len(text) <= 90


def test_looked_at_cards_are_told_once_by_the_question_or_else_above_the_hand():
    t = Table(me={"hand": "sentry", "deck": "copper, gold, curse"})
    t.me.plays("sentry")
    assert panel(t).text.endswith("\nSentry: you’re looking at Gold, Curse. Trash any of them?")
    assert panel(t).text.count("Gold, Curse") == 1
    t.me.does("trash")
    t.me.does("discard")
    assert panel(t).text.count("You’re looking at: Gold, Curse\n") == 1


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("moat, gold, copper, estate, curse", "🪙0 · 📚5\n✋ Moat, Gold, Copper, Estate, Curse\n"),
        ("moat, gold, copper, estate", "🪙0\n✋ Moat, Gold, Copper, Estate · 📚5\n"),
        ("moat, throne_room, gold, copper, estate", "🪙0\n✋ Throne Room, Moat, Gold, Copper, Estate · 📚5\n"),
    ],
)
def test_alone_the_size_of_the_deck_takes_no_row_of_its_own(hand, told):
    t = Table(me={"hand": hand, "deck": "copper*5"})
    assert told in plain(panel(t, shape=Shape(columns=38), board=["the Supply"]).text)


def test_what_others_have_turned_up_is_shown():
    t = Table(me={"hand": "thief"}, you={"deck": "gold, silver"}, edition=1)
    t.me.plays("thief")
    assert "You reveals: Gold, Silver" in panel(t).text


def test_what_one_has_turned_up_oneself_is_said_to_oneself():
    t = Table(me={"hand": "scout", "deck": "copper, silver, curse, gold"})
    t.me.plays("scout")
    assert "You reveal: Copper, Silver, Curse, Gold" in panel(t).text


def test_a_seat_that_is_not_asked_sees_its_hand_and_who_is_awaited():
    t = Table(me="village", you="gold*2")
    screen = panel(t, 1, waiting=[0])
    assert plain(screen.text).endswith("▶ Me · Turn 1 · ⚡1 🛒1 🪙0\n✋ Gold ×2")
    assert [button.label for button in screen.buttons()] == ["Card texts", "Resign"]


def test_who_must_not_be_named_is_not_named():
    t = Table(me="village", you="gold")
    assert panel(t, 1).text.endswith("Waiting for an answer.")


def test_nobody_is_named_whom_the_table_does_not_wait_for():
    t = Table(me="village", you="gold")
    assert "Waiting" not in panel(t, 1, waiting=[0, 1]).text


def test_a_seat_that_is_not_asked_can_take_back_its_answer():
    t = Table(me="village", you="gold")
    assert pressed(panel(t, 1, can_undo=True), "Undo") == (tokens.UNDO, "")


def test_undo_is_offered_only_where_it_is_possible():
    t = Table(me="village")
    assert "Undo" not in labels(panel(t))
    assert "Undo" in labels(panel(t, can_undo=True))


def test_the_alert_is_passed_on():
    assert panel(Table(me="village"), alert="turn 4").alert == "turn 4"


# -- actions and purchases ---------------------------------------------------------------------------------------------


def test_equal_actions_share_a_button():
    t = Table(me="village*2, smithy, copper")
    assert labels(panel(t)) == ["Smithy", "Village ×2", "End Action phase"]
    assert pressed(panel(t), "End Action phase") == (tokens.END, "")


def test_a_button_carries_the_question_and_the_game_it_belongs_to():
    t = Table(me="village")
    token = Token.decode(panel(t).buttons()[0].token)
    assert (token.place, token.generation, token.number) == (*STAMP, question(t.game, 0).number)


def test_a_turn_of_money_alone_is_one_press():
    t = Table(me="copper*5")
    screen = panel(t)
    assert pressed(screen, "Silver 3 ·40") == (tokens.BUY, "silver")
    assert not any("Gold" in label for label in labels(screen))
    assert "Play all Treasures" not in labels(screen)


def test_the_dearest_cards_come_first():
    costs = [int(label.split()[-2]) for label in labels(panel(Table(me="gold*3"))) if "·" in label]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == 8


def test_without_a_rehearsed_purse_treasures_can_be_played_and_only_what_is_paid_for_is_offered():
    screen = panel(Table(me="gold*3"), purse=None)
    assert pressed(screen, "Play all Treasures") == (tokens.TREASURES, "")
    assert labels(screen)[0] == "More…"
    junk = panel(
        Table(me="gold*3"), purse=None, draft=Draft(question(Table(me="gold*3").game, 0).number, page=JUNK_PAGE)
    )
    assert labels(junk)[:3] == ["Copper 0 ·46", "Curse 0 ·10", "Back"]


def test_a_treasure_that_does_more_than_pay_is_played_by_itself():
    t = Table(me="counterfeit, copper*2")
    screen = panel(t)
    decision = question(t.game, 0)
    assert decision.options[picks_of(t, screen, "Play Counterfeit")[0]] == "play:counterfeit"
    assert decision.options[picks_of(t, screen, "Play Copper")[0]] == "play:copper"
    assert "Play all Treasures" in labels(screen)


def test_treasures_can_stay_in_hand_where_a_card_minds_them():
    t = Table(me={"hand": "gold*3", "discard": "farmland"})
    t.me.plays("gold")
    t.me.plays("gold")
    screen = panel(t)
    decision = question(t.game, 0)
    assert decision.options[picks_of(t, screen, "Farmland, keep Treasures")[0]] == "buy:farmland"
    assert pressed(screen, "Farmland 6 ·8") == (tokens.BUY, "farmland")


def test_ending_with_money_left_is_asked_once_more():
    t = Table(me="copper*5")
    draft = Draft(question(t.game, 0).number, ending=True)
    screen = panel(t, draft=draft)
    assert screen.text.endswith("You have 5 coins left. End your turn?")
    assert pressed(screen, "Yes, end my turn") == (tokens.END_FOR_SURE, "")
    assert pressed(screen, "Back") == (tokens.DRAFT, "0")


def test_purchases_that_do_not_fit_are_on_further_pages():
    t = Table(me="gold*3")
    small = Shape(width=2, buttons=12)
    first = panel(t, shape=small)
    assert pressed(first, "Page 2/3 ›") == (tokens.DRAFT, "0.1")
    second = panel(t, shape=small, draft=Draft(question(t.game, 0).number, page=1))
    assert pressed(second, "‹ Page 1/3") == (tokens.DRAFT, "0")
    assert not any(label.startswith(("Province", "Gold")) for label in labels(second))


def test_a_page_beyond_the_last_is_the_last():
    t = Table(me="gold*3")
    screen = panel(t, shape=Shape(width=2, buttons=12), draft=Draft(question(t.game, 0).number, page=99))
    assert "More…" in labels(screen)


# -- one pick ----------------------------------------------------------------------------------------------------------


def test_a_single_pick_answers_at_once():
    t = Table(me="remodel, estate*2, copper")
    t.me.plays("remodel")
    screen = panel(t)
    assert labels(screen) == ["Copper", "Estate ×2"]
    assert pressed(screen, "Estate ×2")[0] == tokens.ANSWER


def test_nothing_can_be_picked_only_where_that_is_allowed():
    t = Table(me="throne_room, smithy, village")
    t.me.plays("throne_room")
    assert pressed(panel(t), "None") == (tokens.ANSWER, "0")
    t = Table(me="throne_room, smithy, village", edition=1)
    t.me.plays("throne_room")
    assert "None" not in labels(panel(t))


def test_cards_to_gain_are_priced():
    t = Table(me="workshop")
    t.me.plays("workshop")
    assert "Silver 3 ·40" in labels(panel(t))


@pytest.mark.parametrize("robber", ["rogue", "graverobber"])
def test_cards_to_gain_from_the_trash_are_not_counted_as_if_they_were_in_the_supply(robber):
    t = Table(me=robber, trash="silver*2, laboratory")
    t.me.plays(robber)
    if robber == "graverobber":
        t.me.does("choose", "from_trash")
    assert labels(panel(t))[:2] == ["Laboratory", "Silver ×2"]


def test_yes_and_no_are_buttons():
    t = Table(me={"hand": "chancellor", "deck": "copper"}, edition=1)
    t.me.plays("chancellor")
    assert labels(panel(t)) == ["Yes", "No"]


def test_reactions_come_before_no():
    t = Table(me="witch", you="moat*2, secret_chamber")
    t.me.plays("witch")
    assert labels(panel(t, 1)) == ["Moat", "Secret Chamber", "No"]


def test_cards_of_this_game_are_named_first():
    t = Table(me={"hand": "mystic", "deck": "gold"})
    t.me.plays("mystic")
    names = labels(panel(t, shape=Shape(width=5, buttons=200)))
    here = names.index("Abandoned Mine")
    assert {"Copper", "Gold", "Province", "Mystic"} <= set(names[:here])
    assert names[:here] == sorted(names[:here])
    assert len(names) == len(question(t.game, 0).options)


def test_two_places_a_card_can_come_from_are_told_apart():
    t = Table(me={"hand": "hermit, estate*2", "discard": "estate, curse*2, copper"})
    t.me.plays("hermit")
    screen = panel(t)
    assert labels(screen) == ["Estate (discard pile)", "Estate (hand) ×2", "Curse (discard pile) ×2", "None"]
    assert picks_of(t, screen, "Estate (discard pile)") == (0,)
    assert picks_of(t, screen, "Estate (hand) ×2") == (3,)


def test_the_death_cart_that_was_played_is_told_apart_from_one_in_hand():
    t = Table(me="death_cart*2, village")
    t.me.plays("death_cart")
    assert picks_of(t, panel(t), "Death Cart (this one)") == (2,)


# -- several picks -----------------------------------------------------------------------------------------------------


@pytest.fixture
def cellar():
    t = Table(me="cellar, copper*3, estate*2, gold")
    t.me.plays("cellar")
    return t


def test_a_press_takes_one_more_copy_and_after_the_last_none(cellar):
    picks, counts = (), []
    for _ in range(4):
        screen = panel(cellar, picks=picks)
        label = next(label for label in labels(screen) if "Copper" in label)
        picks = picks_of(cellar, screen, label)
        counts.append(len(picks))
    assert counts == [1, 2, 3, 0]


def test_what_is_picked_is_seen_on_the_button_and_in_the_text(cellar):
    screen = panel(cellar, picks=(0, 1, 5))
    assert {"✓2 Copper ×3", "Estate ×2", "✓ Gold"} <= set(labels(screen))
    assert "Picked 3 of 6: Copper ×2, Gold" in screen.text


def test_toggling_writes_nothing(cellar):
    assert pressed(panel(cellar), "Gold")[0] == tokens.DRAFT


def test_confirming_answers_with_what_is_picked(cellar):
    screen = panel(cellar, picks=(0, 5))
    assert pressed(screen, "Confirm (2)")[0] == tokens.ANSWER
    assert picks_of(cellar, screen, "Confirm (2)") == (0, 5)
    assert "None" not in labels(screen)


def test_with_nothing_picked_none_is_the_answer(cellar):
    screen = panel(cellar)
    assert pressed(screen, "None") == (tokens.ANSWER, "0")
    assert not [label for label in labels(screen) if label.startswith("Confirm")]


def test_all_can_be_picked_by_one_press(cellar):
    assert picks_of(cellar, panel(cellar), "All") == (0, 1, 2, 3, 4, 5)
    assert "All" not in labels(panel(cellar, picks=(0, 1, 2, 3, 4, 5)))


def test_all_is_not_offered_where_not_all_may_be_picked():
    t = Table(me="chapel, copper*5")
    t.me.plays("chapel")
    assert "All" not in labels(panel(t))


def test_there_is_nothing_to_confirm_before_enough_is_picked():
    t = Table(me="militia", you="copper*3, estate, gold")
    t.me.plays("militia")
    screen = panel(t, 1, picks=(0,))
    assert labels(screen) == ["Gold", "✓1 Copper ×3", "Estate", "1 of 2 picked"]
    assert pressed(screen, "1 of 2 picked")[0] == tokens.DRAFT
    assert picks_of(t, screen, "1 of 2 picked", 1) == (0,)  # it changes nothing
    assert pressed(screen, "1 of 2 picked")[1].endswith(f".{tokens.TOO_FEW}")
    assert "Confirm (2)" in labels(panel(t, 1, picks=(0, 1)))


def test_with_enough_picked_another_card_takes_the_place_of_one():
    t = Table(me="militia", you="copper*3, estate, gold")
    t.me.plays("militia")
    screen = panel(t, 1, picks=(0, 3))
    assert picks_of(t, screen, "Gold", 1) == (0, 4)
    assert picks_of(t, screen, "✓1 Copper ×3", 1) == (3,)


def test_a_draft_of_another_question_is_not_shown(cellar):
    old = Draft(question(cellar.game, 0).number - 1, (0, 1))
    assert panel(cellar, draft=old) == panel(cellar)


@pytest.mark.parametrize("picks", [(9,), (-1,), (0, 0)])
def test_a_draft_that_cannot_be_is_not_shown(cellar, picks):
    assert panel(cellar, picks=picks) == panel(cellar)


def test_modes_are_picked_like_cards():
    t = Table(me="pawn")
    t.me.plays("pawn")
    screen = panel(t, picks=(0,))
    assert labels(screen) == ["✓ +1 Card", "+1 Action", "+1 Buy", "+1 coin", "1 of 2 picked"]


def test_toggles_stay_on_their_page():
    t = Table(me="cellar, copper, silver, gold, estate, duchy, province, curse, village, smithy, market, moat, mine")
    t.me.plays("cellar")
    draft = Draft(question(t.game, 0).number, page=1)
    screen = panel(t, shape=Shape(width=2, buttons=12), draft=draft)
    presses = [Token.decode(button.token) for button in screen.rows[0]]
    assert all(token.press == tokens.DRAFT and token.argument.endswith(".1") for token in presses)


# -- an order ----------------------------------------------------------------------------------------------------------


@pytest.fixture
def scout():
    t = Table(me={"hand": "scout", "deck": "gold, silver, copper, copper"})
    t.me.plays("scout")
    return t


def test_cards_are_pressed_in_order(scout):
    screen = panel(scout, picks=(1,))
    assert "In this order: 1. Silver" in screen.text
    assert labels(screen) == ["Gold", "✓ Silver", "Copper ×2", "1 of 4 picked"]
    assert picks_of(scout, screen, "✓ Silver") == ()
    assert picks_of(scout, screen, "Copper ×2") == (1, 2)


def test_cards_left_over_that_are_all_alike_follow_by_themselves(scout):
    assert picks_of(scout, panel(scout, picks=(1,)), "Gold") == (1, 0, 2, 3)
    screen = panel(scout, picks=(1, 0, 2, 3))
    assert labels(screen) == ["✓ Gold", "✓ Silver", "✓ Copper", "Confirm (4)"]
    assert picks_of(scout, screen, "Confirm (4)") == (1, 0, 2, 3)


def test_a_card_in_the_order_is_taken_out_of_it_by_another_press(scout):
    assert picks_of(scout, panel(scout, picks=(1,)), "✓ Silver") == ()
    assert picks_of(scout, panel(scout, picks=(1, 0, 2, 3)), "✓ Silver") == (0, 2, 3, 1)  # so that it comes last


@pytest.fixture
def chamber():
    """Two of five cards go onto the deck, and four of the five are Coppers."""
    t = Table(me="militia", you={"hand": "secret_chamber, copper*2", "deck": "copper*2"})
    t.me.plays("militia")
    t.you.does("react", "secret_chamber")
    assert (question(t.game, 1).verb, len(question(t.game, 1).options)) == ("topdeck", 5)
    return t


def test_where_only_some_are_ordered_the_rest_stays_where_it_is(chamber):
    assert labels(panel(chamber, 1, picks=(0, 2)))[-1:] == ["Confirm (2)"]


def test_where_only_some_are_ordered_nothing_follows_by_itself(chamber):
    first = question(chamber.game, 1).options.index("secret_chamber")
    screen = panel(chamber, 1, picks=(first,))
    assert labels(screen) == ["✓ Secret Chamber", "Copper ×4", "1 of 2 picked"]
    assert len(picks_of(chamber, screen, "Copper ×4", 1)) == 2


# -- shapes ------------------------------------------------------------------------------------------------------------


def test_long_labels_end_in_an_ellipsis_and_stay_different():
    t = Table(me={"hand": "hermit, estate", "discard": "estate, curse"})
    t.me.plays("hermit")
    found = labels(panel(t, shape=Shape(label=9)))
    assert "Estate (…" in found
    assert len(set(found)) == len(found)
    assert all(len(label) <= 9 for label in found)


def test_presenting_changes_nothing_and_is_repeatable(cellar):
    before = cellar.game.save()
    assert panel(cellar).digest == panel(cellar).digest
    assert cellar.game.save() == before
