"""Pawn, Saboteur, Scout, Shanty Town, Steward."""

from itertools import combinations

import pytest

from engine import IllegalAnswer
from tests.each import for_each
from tests.engine.table import Table, cards

# -- Pawn ------------------------------------------------------------------------------------------------------------

PAWN = ("card", "action", "buy", "coin")


@for_each(list(combinations(PAWN, 2)))
def test_pawn_gives_two_different_bonuses(pair):
    t = Table(me={"hand": "pawn", "deck": "silver"})
    t.me.plays("pawn")
    t.me.does("choose", *pair)
    assert t.me.hand == (cards("silver") if "card" in pair else [])
    assert t.counters == ("action" in pair, 1 + ("buy" in pair), int("coin" in pair))


def test_pawn_has_both_bonuses_named_before_the_card_is_drawn():
    t = Table(me={"hand": "pawn", "deck": "silver"})
    t.me.plays("pawn")
    assert t.me.options == list(PAWN)
    assert (t.me.question.least, t.me.question.most) == (2, 2)
    assert t.me.hand == []


def test_pawn_gives_neither_one_nor_three_bonuses():
    t = Table(me="pawn")
    t.me.plays("pawn")
    t.me.cannot("choose")
    t.me.cannot("choose", "card")
    t.me.cannot("choose", "card", "action", "buy")


def test_pawn_does_not_give_one_bonus_twice():
    t = Table(me="pawn")
    t.me.plays("pawn")
    before = t.game.save()
    with pytest.raises(IllegalAnswer):
        t.game.submit(0, (1, 1))
    assert t.game.save() == before


def test_pawn_may_draw_though_there_is_nothing_to_draw():
    t = Table(me={"hand": "pawn", "deck": ""})
    t.me.plays("pawn")
    t.me.does("choose", "card", "coin")
    assert t.me.hand == []
    assert t.counters == (0, 1, 1)


def test_pawn_played_twice_may_give_the_same_pair_again():
    t = Table(me={"hand": "throne_room, pawn", "deck": "silver, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "pawn")
    first = t.me.question
    t.me.does("choose", "card", "action")
    assert t.me.question.number == first.number + 1
    t.me.does("choose", "action", "card")
    assert t.me.hand == cards("silver, gold")
    assert t.actions == 2


# -- Saboteur --------------------------------------------------------------------------------------------------------


def test_saboteur_trashes_the_first_card_costing_three_or_more():
    t = Table(
        me="saboteur", you={"deck": "copper, estate, smithy, gold"},
        kingdom="saboteur, smithy, moat, cellar, village, workshop, market, mine, militia, remodel",
    )  # fmt: skip
    t.me.plays("saboteur")
    assert t.trash == cards("smithy")
    assert cards("copper, curse, estate, moat, cellar") == t.you.options
    t.you.does("gain", "estate")
    assert t.you.discard == cards("copper, estate*2")
    assert t.you.deck == ["gold"]
    assert t.counters == (0, 1, 0)


def test_saboteur_lets_the_victim_gain_a_card_two_cheaper_or_none():
    t = Table(me="saboteur", you={"deck": "market"})
    t.me.plays("saboteur")
    assert t.trash == cards("market")
    assert {"silver", "village", "copper"} <= set(t.you.options)
    assert not {"smithy", "market", "gold"} & set(t.you.options)
    t.you.does("gain")
    assert t.you.discard == []


def test_saboteur_leaves_little_for_a_silver():
    t = Table(me="saboteur", you={"deck": "silver"})
    t.me.plays("saboteur")
    assert cards("copper, curse") == t.you.options
    t.you.does("gain", "copper")
    assert t.you.discard == ["copper"]


def test_saboteur_shuffles_only_what_was_not_revealed():
    t = Table(me="saboteur", you={"deck": "estate", "discard": "copper, smithy"}, shuffles=["copper, smithy"])
    t.me.plays("saboteur")
    assert t.trash == cards("smithy")
    t.you.does("gain", "curse")
    assert t.you.discard == cards("estate, copper, curse")
    assert t.you.deck == []


def test_saboteur_who_finds_nothing_stops_when_all_is_revealed():
    t = Table(me="saboteur", you={"deck": "copper, estate", "discard": "estate, curse"})
    t.me.plays("saboteur")
    assert t.asked == ["me"]
    assert t.trash == []
    assert t.you.discard == cards("copper, estate*2, curse")
    assert t.you.deck == []
    assert len([event for event in t.events if event.name == "shuffle"]) == 1


def test_saboteur_deals_with_one_victim_after_the_other():
    t = Table("saboteur", {"deck": "smithy"}, {"deck": "smithy"}, supply={"estate": 1})
    t.me.plays("saboteur")
    assert t.asked == ["you"]
    assert t.third.deck == ["smithy"]
    t.you.does("gain", "estate")
    assert t.asked == ["third"]
    assert "estate" not in t.third.options


def test_saboteur_hits_provinces_too():
    t = Table(me="saboteur", you={"deck": "province"})
    t.me.plays("saboteur")
    assert t.trash == cards("province")
    assert t.pile("province") == 8
    assert {"gold", "duchy", "market"} <= set(t.you.options)
    assert "province" not in t.you.options


def test_saboteur_takes_nobles_for_what_they_cost():
    t = Table(me="saboteur", you={"deck": "nobles"})
    t.me.plays("saboteur")
    assert t.trash == cards("nobles")
    assert "smithy" in t.you.options
    assert not {"duchy", "market"} & set(t.you.options)


def test_moat_keeps_the_deck_from_saboteur():
    t = Table(me="saboteur", you={"hand": "moat", "deck": "province"})
    t.me.plays("saboteur")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.deck == ["province"]
    assert t.events == []


def test_saboteur_meets_what_secret_chamber_put_on_the_deck():
    t = Table(me="saboteur", you={"hand": "secret_chamber, copper*4", "deck": "gold, silver, smithy, estate"})
    t.me.plays("saboteur")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "no")
    assert t.trash == cards("smithy")
    t.you.does("gain")
    assert t.you.hand == cards("secret_chamber, copper*2, gold, silver")
    assert t.you.discard == ["copper", "copper"]
    assert t.you.deck == ["estate"]


# -- Scout -----------------------------------------------------------------------------------------------------------


# The rulebook leaves out Scout's +1 Action, which is printed on the card.
def test_scout_takes_victory_cards_and_puts_the_others_back_in_any_order():
    t = Table(me={"hand": "scout", "deck": "estate, copper, great_hall, smithy, gold"})
    t.me.plays("scout")
    t.me.does("topdeck", "smithy", "copper")
    assert t.me.hand == cards("estate, great_hall")
    assert t.me.deck == ["smithy", "copper", "gold"]
    assert t.actions == 1


def test_scout_shuffles_only_what_was_not_revealed():
    t = Table(me={"hand": "scout", "deck": "silver, gold", "discard": "copper, village, smithy"})
    t.me.plays("scout")
    assert len(t.me.options) == 4
    assert {"silver", "gold"} < set(t.me.options)
    assert len(t.me.deck) == 1


def test_scout_is_content_with_fewer_cards():
    t = Table(me={"hand": "scout", "deck": "estate", "discard": "copper"})
    t.me.plays("scout")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("estate")
    assert t.me.deck == ["copper"]


def test_scout_who_takes_all_four_has_nothing_to_order():
    t = Table(me={"hand": "scout", "deck": "estate, duchy, province, great_hall", "discard": "gold"})
    t.me.plays("scout")
    assert t.me.asked == "act"
    assert t.me.hand == cards("estate, duchy, province, great_hall")
    assert t.me.deck == []
    assert t.me.discard == ["gold"]


def test_scout_leaves_curses_on_the_deck():
    t = Table(me={"hand": "scout", "deck": "curse, estate"})
    t.me.plays("scout")
    assert t.me.hand == cards("estate")
    assert t.me.deck == ["curse"]


def test_scout_keeps_the_order_of_what_went_back_secret():
    seen = []
    for order in (("gold", "smithy", "silver", "copper"), ("copper", "silver", "smithy", "gold")):
        t = Table(me={"hand": "scout", "deck": "copper, silver, gold, smithy, estate"})
        t.me.plays("scout")
        assert t.you.view().players[0].set_aside == ("copper", "silver", "gold", "smithy")
        t.me.does("topdeck", *order)
        assert t.me.deck == [*order, "estate"]
        assert t.me.hand == []
        seen.append((t.you.view(), t.you.heard()))
    assert seen[0] == seen[1]
    (back,) = [event for event in seen[0][1] if event.name == "topdeck"]
    assert (back.cards, back.size) == ((), 4)


def test_scout_takes_gardens_and_dukes():
    t = Table(me={"hand": "scout", "deck": "gardens, duke, copper, copper"})
    t.me.plays("scout")
    assert t.me.hand == cards("gardens, duke")
    assert t.me.deck == ["copper", "copper"]


# -- Shanty Town -----------------------------------------------------------------------------------------------------


def test_shanty_town_shows_the_hand_and_draws_two_where_no_action_is_in_it():
    t = Table(me={"hand": "shanty_town, copper*3", "deck": "silver, gold"})
    t.me.plays("shanty_town")
    assert t.me.hand == cards("copper*3, silver, gold")
    assert t.counters == (2, 1, 0)
    assert ("reveal", ("copper",) * 3) in [(event.name, event.cards) for event in t.public()]


@pytest.mark.parametrize("action", ["smithy", "great_hall", "nobles"])
def test_shanty_town_draws_nothing_where_an_action_is_in_hand(action):
    t = Table(me=f"shanty_town, {action}")
    t.me.plays("shanty_town")
    assert t.me.hand == cards(action)
    assert t.actions == 2
    assert ("reveal", (action,)) in [(event.name, event.cards) for event in t.public()]


def test_shanty_town_draws_both_cards_even_if_the_first_is_an_action():
    t = Table(me={"hand": "shanty_town, copper", "deck": "village, gold"})
    t.me.plays("shanty_town")
    assert t.me.hand == cards("copper, village, gold")


def test_an_empty_hand_has_no_actions_for_shanty_town():
    t = Table(me={"hand": "shanty_town", "deck": "silver, gold"})
    t.me.plays("shanty_town")
    assert t.me.hand == cards("silver, gold")


def test_shanty_town_played_twice_looks_at_the_hand_twice():
    t = Table(me={"hand": "throne_room, shanty_town, copper", "deck": "copper, village, silver, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "shanty_town")
    assert t.me.hand == cards("copper*2, village")
    assert t.actions == 4


# -- Steward ---------------------------------------------------------------------------------------------------------


def test_steward_may_draw_two_cards():
    t = Table(me={"hand": "steward, copper", "deck": "silver, gold"})
    t.me.plays("steward")
    t.me.does("choose", "cards")
    assert t.me.hand == cards("copper, silver, gold")
    assert t.counters == (0, 1, 0)


def test_steward_may_pay_two_coins():
    t = Table(me={"hand": "steward, copper", "deck": "silver, gold"})
    t.me.plays("steward")
    t.me.does("choose", "coins")
    assert t.me.hand == cards("copper")
    assert t.counters == (0, 1, 2)


@pytest.mark.parametrize(("hand", "trashed"), [("copper, estate", "copper, estate"), ("copper", "copper"), ("", "")])
def test_steward_trashes_all_there_is_where_there_are_no_more_than_two(hand, trashed):
    t = Table(me=f"steward, {hand}")
    t.me.plays("steward")
    t.me.does("choose", "trash")
    assert t.me.asked == "buy"
    assert t.trash == cards(trashed)
    assert t.me.hand == []


def test_steward_trashes_exactly_two_cards():
    t = Table(me="steward, copper*2, estate*2")
    t.me.plays("steward")
    t.me.does("choose", "trash")
    t.me.cannot("trash")
    t.me.cannot("trash", "estate")
    t.me.cannot("trash", "estate", "estate", "copper")
    t.me.does("trash", "estate", "estate")
    assert t.trash == cards("estate*2")
    assert t.me.hand == cards("copper*2")


def test_steward_gives_exactly_one_of_the_three():
    t = Table(me="steward")
    t.me.plays("steward")
    assert t.me.options == ["cards", "coins", "trash"]
    t.me.cannot("choose")
    t.me.cannot("choose", "cards", "coins")
