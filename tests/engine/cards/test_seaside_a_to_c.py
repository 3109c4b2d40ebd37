"""Ambassador, Bazaar, Caravan, Cutpurse."""

from tests.each import for_each
from tests.engine.table import Table, cards

KNIGHTS = ["sir_destry", "sir_martin", "dame_anna"]
RUINS = "ambassador marauder cellar chapel village workshop smithy market moat mine"

# -- Ambassador ------------------------------------------------------------------------------------------------------


def test_ambassador_returns_copies_to_the_supply_and_the_others_gain_one():
    t = Table("ambassador, curse*2, copper", "", supply={"curse": 5})
    t.me.plays("ambassador")
    t.me.does("choose", "curse")
    t.me.does("choose", "curse", "curse")
    assert t.me.hand == cards("copper")
    assert t.you.discard == ["curse"]
    assert t.pile("curse") == 6


def test_ambassador_may_return_nothing_and_the_others_gain_a_copy_all_the_same():
    t = Table("ambassador, estate", "")
    t.me.plays("ambassador")
    t.me.does("choose")
    assert t.me.hand == cards("estate")
    assert t.you.discard == ["estate"]


def test_ambassador_returns_at_most_two_copies():
    t = Table("ambassador, copper*3", "")
    t.me.plays("ambassador")
    assert (t.me.options, t.me.question.least, t.me.question.most) == (["copper"] * 3, 0, 2)
    t.me.cannot("choose", "copper", "copper", "copper")
    t.me.does("choose", "copper")
    assert t.me.hand == cards("copper*2")


def test_ambassador_with_an_empty_hand_can_be_reacted_to_and_does_nothing():
    t = Table("ambassador", "moat")
    t.me.plays("ambassador")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.me.asked == "buy"


def test_a_card_that_ambassador_returns_to_an_empty_pile_is_gained_by_the_first_only():
    t = Table("ambassador, curse", "", "", supply={"curse": 0})
    t.me.plays("ambassador")
    t.me.does("choose", "curse")
    assert (t.you.discard, t.third.discard) == (["curse"], [])
    assert t.pile("curse") == 0


@for_each(["hovel", "spoils", "madman"])
def test_ambassador_can_show_a_card_from_outside_the_supply_but_returns_none_and_nobody_gains_one(id):
    t = Table(f"ambassador, {id}", "")
    t.me.plays("ambassador")
    assert t.me.asked in ("act", "buy")
    assert t.me.hand == cards(id)
    assert t.you.discard == []


def test_a_knight_that_ambassador_returns_is_on_top_until_the_first_player_gains_it():
    t = Table("ambassador, dame_molly", "", "", supply={"knights": KNIGHTS})
    t.me.plays("ambassador")
    t.me.does("choose", "dame_molly")
    assert t.you.discard == ["dame_molly"]
    assert t.third.discard == []
    assert t.pile("knights")[0] == "sir_destry"


def test_ambassador_gives_nobody_a_ruins_that_is_not_on_top():
    t = Table("ambassador, ruined_market", "", supply={"ruins": ["survivors", "ruined_market"]}, kingdom=RUINS)
    t.me.plays("ambassador")
    t.me.does("choose")
    assert t.you.discard == []
    assert t.me.hand == cards("ruined_market")


def test_what_ambassador_makes_others_gain_has_its_effect_when_gained():
    t = Table("ambassador, ill_gotten_gains", "")
    t.me.plays("ambassador")
    t.me.does("choose", "ill_gotten_gains")
    assert t.you.discard == ["ill_gotten_gains"]
    assert t.me.discard == ["curse"]


def test_a_card_that_ambassador_returns_is_not_trashed_and_one_that_others_gain_not_bought():
    t = Table("ambassador, copper, market_square", "", embargo={"copper": 1}, supply={"embargo": 10})
    t.me.plays("ambassador")
    t.me.does("choose", "copper")
    t.me.does("choose", "copper")
    assert t.me.hand == cards("market_square")
    assert t.you.discard == ["copper"]


def test_those_who_are_protected_from_ambassador_gain_nothing():
    t = Table("ambassador, estate", "moat", {"in_play": "lighthouse"}, supply={"estate": 8})
    t.me.plays("ambassador")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("choose", "estate")
    assert t.pile("estate") == 9
    assert t.you.discard == t.third.discard == []


def test_a_trader_can_take_a_silver_instead_of_what_ambassador_gives():
    t = Table("ambassador, curse", "trader")
    t.me.plays("ambassador")
    t.me.does("choose", "curse")
    t.you.does("react", "trader")
    assert t.you.discard == ["silver"]


def test_a_band_of_misfits_is_returned_by_ambassador_to_its_own_pile():
    t = Table("ambassador, band_of_misfits", "", supply={"band_of_misfits": 3})
    t.me.plays("ambassador")
    t.me.does("choose", "band_of_misfits")
    assert t.you.discard == ["band_of_misfits"]
    assert t.pile("band_of_misfits") == 3


def test_ambassador_under_throne_room_is_resolved_and_reacted_to_twice():
    t = Table("throne_room, ambassador, curse, copper", "moat")
    t.me.plays("throne_room")
    t.me.does("play", "ambassador")
    t.you.does("react", "no")
    t.me.does("choose", "curse")
    t.me.does("choose", "curse")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("choose", "copper")
    assert t.you.discard == ["curse"]
    assert t.me.hand == []


# -- Bazaar ----------------------------------------------------------------------------------------------------------


def test_bazaar_gives_a_card_two_actions_and_a_coin():
    t = Table(me={"hand": "bazaar", "deck": "gold"})
    t.me.plays("bazaar")
    assert t.me.hand == cards("gold")
    assert t.counters == (2, 1, 1)


def test_throne_room_and_bazaar_are_both_discarded():
    t = Table(me={"hand": "throne_room, bazaar", "deck": "gold*2, copper*9"})
    t.me.plays("throne_room")
    t.me.does("play", "bazaar")
    assert (len(t.me.hand), *t.counters) == (2, 4, 1, 2)
    t.me.ends_turn()
    assert t.me.in_play == []


def test_bazaar_with_nothing_to_draw_gives_the_rest():
    t = Table(me={"hand": "bazaar", "deck": ""})
    t.me.plays("bazaar")
    assert (len(t.me.hand), *t.counters) == (0, 2, 1, 1)


def test_procession_on_bazaar_gains_an_action_that_costs_exactly_six_without_a_potion():
    t = Table(me="procession, bazaar", supply={"golem": 10, "border_village": 10, "possession": 10})
    t.me.plays("procession")
    t.me.does("play", "bazaar")
    assert t.trash == cards("bazaar")
    assert t.me.discard == ["border_village"]


# -- Caravan ---------------------------------------------------------------------------------------------------------


def test_caravan_gives_a_card_and_an_action_now_and_a_card_in_the_next_turn():
    t = Table(me={"hand": "caravan", "deck": "gold, copper*5, silver"})
    t.me.plays("caravan")
    assert (t.me.hand, t.actions) == (cards("gold"), 1)
    t.me.waits_for_next_turn()
    assert t.me.hand == cards("copper*5, silver")
    assert t.counters == (1, 1, 0)


def test_the_card_of_a_caravan_comes_after_an_attack_on_the_hand():
    t = Table(me={"hand": "caravan", "deck": "copper*12"}, you={"hand": "militia"})
    t.me.plays("caravan")
    t.me.ends_turn()
    t.you.plays("militia")
    assert len(t.me.hand) == 3
    t.you.ends_turn()
    assert len(t.me.hand) == 4


def test_throne_room_on_caravan_draws_two_cards_now_and_two_in_the_next_turn():
    t = Table(me={"hand": "throne_room, caravan", "deck": "copper*12"})
    t.me.plays("throne_room")
    t.me.does("play", "caravan")
    assert (len(t.me.hand), t.actions) == (2, 2)
    t.me.waits_for_next_turn()
    assert len(t.me.hand) == 7
    assert t.me.in_play == cards("throne_room, caravan")


def test_the_cards_for_a_caravan_are_shuffled_only_when_it_draws():
    t = Table(me={"hand": "caravan", "deck": "copper*6", "discard": "gold*4"})
    t.me.plays("caravan")
    t.me.ends_turn()
    assert t.me.deck == []
    assert t.me.discard == ["gold"] * 4 + ["copper"]
    t.you.ends_turn()
    assert len(t.me.hand) == 6
    assert len(t.me.deck) == 4
    assert t.me.discard == []


# -- Cutpurse --------------------------------------------------------------------------------------------------------


def test_cutpurse_makes_each_other_player_discard_a_copper_unasked():
    t = Table("cutpurse", "copper*2, gold")
    t.me.plays("cutpurse")
    assert t.coins == 2
    assert t.you.hand == cards("copper, gold")
    assert t.you.discard == ["copper"]


def test_whoever_has_no_copper_reveals_the_hand_to_everyone():
    t = Table("cutpurse", "silver, estate", "copper")
    t.me.plays("cutpurse")
    revealed = [(event.seat, event.cards) for event in t.public() if event.name == "reveal"]
    assert revealed == [(1, ("silver", "estate"))]
    assert t.you.discard == []


def test_cutpurse_does_nothing_to_an_empty_hand():
    t = Table("cutpurse", "")
    t.me.plays("cutpurse")
    assert t.coins == 2
    assert [event for event in t.public() if event.name == "reveal"] == []


@for_each(["copper", "silver"])
def test_whoever_is_protected_from_cutpurse_neither_discards_nor_reveals(id):
    t = Table("cutpurse", f"moat, {id}", {"hand": id, "in_play": "lighthouse"})
    t.me.plays("cutpurse")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.coins == 2
    assert t.you.discard == t.third.discard == []
    assert [event for event in t.public() if event.name == "reveal"] == []


def test_cutpurse_under_throne_room_takes_two_coppers_and_can_be_reacted_to_twice():
    t = Table("throne_room, cutpurse", "copper*3, moat")
    t.me.plays("throne_room")
    t.me.does("play", "cutpurse")
    t.you.does("react", "no")
    t.you.does("react", "no")
    assert t.coins == 4
    assert t.you.hand == cards("copper, moat")
