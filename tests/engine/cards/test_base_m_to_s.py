"""Moneylender, Poacher, Remodel, Sentry, Smithy, Spy."""

import pytest

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Moneylender -----------------------------------------------------------------------------------------------------


def test_moneylender_turns_a_copper_into_three_coins():
    t = Table(me="moneylender, copper*2")
    t.me.plays("moneylender")
    t.me.does("trash", "copper")
    assert t.trash == cards("copper")
    assert t.me.hand == cards("copper")
    assert t.counters == (0, 1, 3)


@pytest.mark.parametrize("edition", [1, 2])
def test_moneylender_without_a_copper_gives_nothing(edition):
    t = Table(me="moneylender, silver, estate", edition=edition)
    t.me.plays("moneylender")
    assert t.me.asked == "buy"
    assert t.coins == 0
    assert t.trash == []


def test_moneylender_trashes_one_copper_at_most():
    t = Table(me="moneylender, copper*3")
    t.me.plays("moneylender")
    t.me.cannot("trash", "copper", "copper")


def test_moneylender_played_twice_pays_for_each_copper_trashed():
    t = Table(me="throne_room, moneylender, copper*2", edition=1)
    t.me.plays("throne_room")
    assert t.trash == cards("copper*2")
    assert t.coins == 6


def test_moneylender_played_twice_with_one_copper_pays_once():
    t = Table(me="throne_room, moneylender, copper", edition=1)
    t.me.plays("throne_room")
    assert t.trash == cards("copper")
    assert t.coins == 3


# -- Poacher ---------------------------------------------------------------------------------------------------------


def test_poacher_without_empty_piles_discards_nothing():
    t = Table(me={"hand": "poacher, copper", "deck": "gold"})
    t.me.plays("poacher")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("copper, gold")
    assert t.counters == (1, 1, 1)


def test_poacher_draws_before_it_discards():
    t = Table(me={"hand": "poacher, copper, estate", "deck": "gold"}, supply={"curse": 0})
    t.me.plays("poacher")
    assert cards("copper, estate, gold") == t.me.options
    t.me.does("discard", "estate")
    assert t.me.discard == ["estate"]
    assert t.me.hand == cards("copper, gold")


def test_poacher_discards_exactly_one_card_for_each_empty_pile():
    t = Table(me={"hand": "poacher, copper, estate", "deck": "gold"}, supply={"curse": 0, "poacher": 0})
    t.me.plays("poacher")
    t.me.cannot("discard", "copper")
    t.me.cannot("discard", "copper", "estate", "gold")
    t.me.does("discard", "copper", "estate")
    assert t.me.hand == cards("gold")


@for_each(["curse", "copper", "duchy", "smithy", "poacher"])
def test_poacher_counts_every_pile_of_the_supply(pile):
    t = Table(me={"hand": "poacher, copper, estate", "deck": "gold"}, supply={pile: 0})
    t.me.plays("poacher")
    assert (t.me.question.least, t.me.question.most) == (1, 1)


def test_poacher_takes_the_whole_of_a_small_hand():
    t = Table(me={"hand": "poacher", "deck": "gold"}, supply={"curse": 0, "smithy": 0})
    t.me.plays("poacher")
    assert t.me.discard == ["gold"]
    assert t.counters == (1, 1, 1)


def test_poacher_with_nothing_to_draw_or_discard_still_pays():
    t = Table(me={"hand": "poacher", "deck": ""}, supply={"curse": 0, "smithy": 0})
    t.me.plays("poacher")
    assert t.me.hand == []
    assert t.counters == (1, 1, 1)


def test_poacher_played_twice_discards_after_each_draw():
    t = Table(me={"hand": "throne_room, poacher, estate", "deck": "gold, silver"}, supply={"curse": 0})
    t.me.plays("throne_room")
    t.me.does("play", "poacher")
    t.me.does("discard", "estate")
    assert t.me.hand == cards("gold, silver")
    t.me.does("discard", "silver")
    assert t.me.hand == cards("gold")
    assert t.counters == (2, 1, 2)


def test_a_card_discarded_to_poacher_can_be_drawn_by_its_second_play():
    t = Table(me={"hand": "throne_room, poacher, estate", "deck": ""}, supply={"curse": 0})
    t.me.plays("throne_room")
    t.me.does("play", "poacher")
    assert t.me.discard == ["estate"]
    assert t.me.deck == []
    assert any(event.name == "draw" and event.cards == ("estate",) for event in t.me.heard())


# -- Remodel ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", [1, 2])
def test_remodel_gains_a_card_costing_up_to_two_more(edition):
    t = Table(me="remodel, estate", edition=edition)
    t.me.plays("remodel")
    assert {"smithy", "silver", "copper", "curse", "estate"} <= set(t.me.options)
    assert not {"market", "duchy", "gold"} & set(t.me.options)
    t.me.does("gain", "smithy")
    assert t.trash == cards("estate")
    assert t.me.discard == ["smithy"]


def test_remodel_turns_gold_into_anything_up_to_a_province():
    t = Table(me="remodel, gold")
    t.me.plays("remodel")
    assert set(t.me.options) == set(t.position["supply"])
    t.me.does("gain", "province")
    assert t.me.discard == ["province"]


def test_remodel_cannot_trash_itself():
    t = Table(me="remodel")
    t.me.plays("remodel")
    assert t.me.asked == "buy"
    assert t.trash == []
    assert t.me.discard == []


def test_remodel_must_trash_a_card_if_there_is_one():
    t = Table(me="remodel, gold, province")
    t.me.plays("remodel")
    t.me.cannot("trash")


def test_remodel_may_gain_the_same_card_again():
    t = Table(me="remodel*2")
    t.me.plays("remodel")
    t.me.does("gain", "remodel")
    assert t.trash == cards("remodel")
    assert t.me.discard == ["remodel"]
    assert t.pile("remodel") == 9


def test_coins_do_not_help_remodel():
    t = Table(me="remodel, estate", coins=2)
    t.me.plays("remodel")
    assert not {"market", "duchy", "gold"} & set(t.me.options)
    t.me.does("gain", "smithy")
    assert t.coins == 2


# -- Sentry ----------------------------------------------------------------------------------------------------------


def test_sentry_draws_before_it_looks_at_two_cards():
    t = Table(me={"hand": "sentry", "deck": "gold, curse, estate, silver"})
    t.me.plays("sentry")
    assert t.me.hand == cards("gold")
    assert t.actions == 1
    assert cards("curse, estate") == t.me.options
    assert t.me.deck == ["silver"]


def test_sentry_may_trash_one_and_discard_the_other():
    t = Table(me={"hand": "sentry", "deck": "gold, curse, estate, silver"})
    t.me.plays("sentry")
    t.me.does("trash", "curse")
    t.me.does("discard", "estate")
    assert t.trash == cards("curse")
    assert t.me.discard == ["estate"]
    assert t.me.deck == ["silver"]


FATES = ("trash", "discard", "topdeck")


@for_each(FATES, FATES)
def test_sentry_lets_each_card_go_its_own_way(curse, estate):
    t = Table(me={"hand": "sentry", "deck": "gold, curse, estate, silver"})
    going = {fate: [id for id, to in (("curse", curse), ("estate", estate)) if to == fate] for fate in FATES}
    t.me.plays("sentry")
    t.me.does("trash", *going["trash"])
    if len(going["trash"]) < 2:
        t.me.does("discard", *going["discard"])
    if len(going["topdeck"]) == 2:
        t.me.does("topdeck", *going["topdeck"])
    assert t.trash == going["trash"]
    assert t.me.discard == going["discard"]
    assert t.me.deck == [*going["topdeck"], "silver"]
    assert t.me.asked == "buy"


@pytest.mark.parametrize("order", [("curse", "estate"), ("estate", "curse")])
def test_sentry_puts_cards_back_in_any_order(order):
    t = Table(me={"hand": "sentry, smithy", "deck": "gold, curse, estate, silver"})
    t.me.plays("sentry")
    t.me.does("trash")
    t.me.does("discard")
    t.me.does("topdeck", *order)
    assert t.me.deck == [*order, "silver"]


def test_sentry_shuffles_to_look_at_two_cards():
    t = Table(me={"hand": "sentry", "deck": "gold, curse", "discard": "estate"})
    t.me.plays("sentry")
    assert t.me.options == ["curse", "estate"]


def test_sentry_looks_at_one_card_where_there_is_only_one():
    t = Table(me={"hand": "sentry", "deck": "gold, curse"})
    t.me.plays("sentry")
    assert t.me.options == ["curse"]
    t.me.does("trash")
    t.me.does("discard")
    assert t.me.deck == ["curse"]
    assert t.me.asked == "buy"


def test_sentry_with_no_cards_left_looks_at_nothing():
    t = Table(me={"hand": "sentry", "deck": "gold"})
    t.me.plays("sentry")
    assert t.me.asked == "buy"
    assert t.actions == 1


def test_nobody_else_sees_what_sentry_looks_at_or_puts_back():
    t = Table(me={"hand": "sentry", "deck": "copper, gold, estate, silver"})
    t.me.plays("sentry")
    assert t.me.view().looked_at == ("gold", "estate")
    assert t.you.view().looked_at == ()
    heard = t.you.heard()
    t.me.does("trash")
    t.me.does("discard", "estate")
    heard += t.you.heard()
    assert any(event.name == "discard" and event.cards == ("estate",) for event in heard)
    assert not any("gold" in event.cards for event in heard)


def test_what_sentry_puts_back_is_drawn_by_its_second_play():
    t = Table(me={"hand": "throne_room, sentry", "deck": "copper, gold, estate, silver, duchy"})
    t.me.plays("throne_room")
    t.me.does("play", "sentry")
    t.me.does("trash")
    t.me.does("discard")
    t.me.does("topdeck", "gold", "estate")
    assert t.me.hand == cards("copper, gold")
    assert cards("estate, silver") == t.me.options


# -- Smithy ----------------------------------------------------------------------------------------------------------


def test_smithy_draws_three_cards():
    t = Table(me={"hand": "smithy", "deck": "silver, gold, estate"})
    t.me.plays("smithy")
    assert t.me.hand == cards("silver, gold, estate")
    assert t.counters == (0, 1, 0)
    assert not any(event.name == "shuffle" for event in t.public())


# -- Spy -------------------------------------------------------------------------------------------------------------


def test_spy_draws_and_then_judges_every_top_card():
    t = Table(me={"hand": "spy", "deck": "copper, estate"}, you={"deck": "gold"}, edition=1)
    t.me.plays("spy")
    assert t.me.hand == cards("copper")
    t.me.does("choose", "discard")
    t.me.does("choose", "discard")
    assert t.me.discard == ["estate"]
    assert t.you.discard == ["gold"]
    assert t.actions == 1


def test_spy_asks_only_its_player_from_himself_on_in_turn_order():
    t = Table({"hand": "spy", "deck": "copper, estate"}, {"deck": "gold"}, {"deck": "silver"}, edition=1)
    t.me.plays("spy")
    for seat, (turned, fate) in enumerate([("estate", "discard"), ("gold", "keep"), ("silver", "discard")]):
        assert t.asked == ["me"]
        assert t.me.options == ["keep", "discard"]
        shown = [event for event in t.public() if event.name == "reveal"][-1]
        assert (shown.seat, shown.cards) == (seat, (turned,))
        t.me.does("choose", fate)
    assert t.me.discard == ["estate"]
    assert t.you.deck == ["gold"]
    assert t.third.discard == ["silver"]


def test_spy_makes_a_player_without_a_deck_shuffle():
    t = Table(me="spy", you={"deck": "", "discard": "silver"}, edition=1)
    t.me.plays("spy")
    t.me.does("choose", "keep")
    t.me.does("choose", "keep")
    assert t.you.deck == ["silver"]
    assert t.you.discard == []


def test_spy_passes_over_a_player_without_cards():
    t = Table(me="spy", you={"deck": ""}, edition=1)
    t.me.plays("spy")
    t.me.does("choose", "keep")
    assert t.me.asked == "buy"


def test_what_spy_leaves_is_still_on_top():
    t = Table(me="spy", you={"deck": "curse, gold"}, edition=1)
    t.me.plays("spy")
    t.me.does("choose", "keep")
    t.me.does("choose", "keep")
    assert t.you.deck == ["curse", "gold"]


def test_spy_shuffles_its_own_discard_pile_after_the_draw():
    t = Table(me={"hand": "spy", "deck": "gold", "discard": "estate"}, edition=1)
    t.me.plays("spy")
    assert t.me.hand == cards("gold")
    t.me.does("choose", "keep")
    assert t.me.deck == ["estate"]


def test_spy_played_twice_draws_and_judges_each_time():
    t = Table(me={"hand": "throne_room, spy", "deck": "estate, silver, gold"}, edition=1)
    t.me.plays("throne_room")
    t.me.does("choose", "discard")
    t.me.does("choose", "keep")
    assert t.me.hand == cards("estate, gold")
    t.me.does("choose", "keep")
    t.me.does("choose", "keep")
    assert t.me.deck == ["silver"]
    assert t.me.discard == []
    assert t.actions == 2
