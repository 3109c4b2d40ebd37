"""Baron, Bridge, Conspirator, Coppersmith, Courtyard."""

import pytest

from tests.engine.table import Table, cards

# -- Baron -----------------------------------------------------------------------------------------------------------


def test_baron_pays_four_coins_for_a_discarded_estate():
    t = Table(me="baron, estate, copper")
    t.me.plays("baron")
    t.me.does("confirm", "yes")
    assert t.counters == (0, 2, 4)
    assert t.me.discard == ["estate"]
    assert t.me.hand == cards("copper")
    assert t.pile("estate") == 8


def test_baron_who_keeps_the_estate_gains_another():
    t = Table(me="baron, estate")
    t.me.plays("baron")
    t.me.does("confirm", "no")
    assert t.counters == (0, 2, 0)
    assert t.me.discard == ["estate"]
    assert t.me.hand == cards("estate")
    assert t.pile("estate") == 7


def test_baron_can_only_discard_an_estate_or_gain_one():
    t = Table(me="baron, estate")
    t.me.plays("baron")
    assert t.me.options == ["yes", "no"]
    t.me.cannot("confirm")


def test_baron_without_an_estate_is_not_asked_and_gains_one():
    t = Table(me="baron, copper*4")
    t.me.plays("baron")
    assert t.me.asked == "buy"
    assert t.me.discard == ["estate"]
    assert t.counters == (0, 2, 0)


def test_baron_who_keeps_the_estate_gains_none_where_none_is_left():
    t = Table(me="baron, estate", supply={"estate": 0})
    t.me.plays("baron")
    t.me.does("confirm", "no")
    assert t.me.discard == []
    assert t.me.hand == cards("estate")
    assert t.counters == (0, 2, 0)


def test_baron_gives_only_a_buy_where_no_estate_is_left_at_all():
    t = Table(me="baron", supply={"estate": 0})
    t.me.plays("baron")
    assert t.me.asked == "buy"
    assert t.me.discard == []
    assert t.counters == (0, 2, 0)


def test_baron_takes_no_other_victory_card_for_an_estate():
    t = Table(me="baron, duchy, great_hall")
    t.me.plays("baron")
    assert t.me.asked == "buy"
    assert t.me.discard == ["estate"]
    assert t.me.hand == cards("duchy, great_hall")


def test_baron_played_twice_asks_twice_and_gains_once_the_estates_are_gone():
    t = Table(me="throne_room, baron, estate")
    t.me.plays("throne_room")
    t.me.does("play", "baron")
    t.me.does("confirm", "yes")
    assert t.me.asked == "buy"
    assert t.counters == (0, 3, 4)
    assert t.me.discard == ["estate", "estate"]
    assert t.pile("estate") == 7


def test_baron_played_twice_with_two_estates_asks_anew():
    t = Table(me="throne_room, baron, estate*2")
    t.me.plays("throne_room")
    t.me.does("play", "baron")
    first = t.me.question
    t.me.does("confirm", "no")
    assert t.me.question.number == first.number + 1
    t.me.does("confirm", "yes")
    assert t.counters == (0, 3, 4)
    assert t.me.hand == cards("estate")


# -- Bridge ----------------------------------------------------------------------------------------------------------


def costs(t, *ids):
    return [t.game.view(None).piles[id].cost for id in ids]


def test_bridge_gives_a_buy_and_a_coin_and_makes_everything_cheaper_by_one():
    t = Table(me="bridge")
    t.me.plays("bridge")
    assert t.counters == (0, 2, 1)
    assert costs(t, "province", "gold", "bridge", "estate", "copper", "curse") == [7, 5, 3, 1, 0, 0]


def test_bridge_brings_a_duchy_into_the_reach_of_a_workshop():
    t = Table(me="village, bridge, workshop, copper")
    t.me.plays("village", "bridge", "workshop")
    t.me.does("gain", "duchy")
    t.me.plays("copper", "copper")
    assert (t.buys, t.coins) == (2, 3)
    t.me.buys("silver")
    assert t.coins == 1
    t.me.buys("estate")
    assert t.me.discard[:3] == ["duchy", "silver", "estate"]


def test_bridge_played_twice_makes_everything_cheaper_by_two():
    t = Table(me="throne_room, bridge")
    t.me.plays("throne_room")
    t.me.does("play", "bridge")
    assert (t.buys, t.coins) == (3, 2)
    assert costs(t, "province", "estate", "copper") == [6, 0, 0]


def test_two_bridges_make_everything_cheaper_by_two():
    t = Table(me="bridge*2", actions=2)
    t.me.plays("bridge", "bridge")
    assert costs(t, "province") == [6]
    assert (t.buys, t.coins) == (3, 2)


def test_bridge_lowers_what_upgrade_compares():
    t = Table(
        me={"hand": "bridge, upgrade, copper", "deck": "copper"}, actions=2,
        kingdom="bridge, upgrade, pawn, courtyard, moat, village, smithy, market, workshop, mine",
    )  # fmt: skip
    t.me.plays("bridge", "upgrade")
    assert t.trash == cards("copper")
    # A Copper still costs 0, so the gain costs exactly 1 now: what is printed with 2.
    assert cards("estate, pawn, courtyard, moat") == t.me.options


def test_bridge_lowers_what_saboteur_finds_and_what_may_replace_it():
    t = Table(
        me="bridge, saboteur", you={"deck": "silver, estate, smithy, gold"}, actions=2,
        kingdom="bridge, saboteur, smithy, moat, cellar, village, workshop, market, mine, militia",
    )  # fmt: skip
    t.me.plays("bridge", "saboteur")
    assert t.trash == cards("smithy")
    assert cards("copper, curse, estate, moat, cellar") == t.you.options
    t.you.does("gain")
    assert t.you.discard == cards("silver, estate")
    assert t.you.deck == ["gold"]


def test_bridge_brings_cards_of_five_into_the_reach_of_ironworks():
    t = Table(me={"hand": "bridge, ironworks", "deck": "silver"}, actions=2, supply={"harem": 8, "market": 10})
    t.me.plays("bridge", "ironworks")
    assert {"duchy", "market"} <= set(t.me.options)
    assert not {"gold", "harem"} & set(t.me.options)
    t.me.does("gain", "duchy")
    assert t.me.hand == cards("silver")


def test_bridge_ends_with_the_turn():
    t = Table(me="bridge*2", you="silver, copper", actions=2)
    t.me.plays("bridge", "bridge")
    t.me.ends_turn()
    t.you.plays_all_treasures()
    assert costs(t, "silver", "estate") == [3, 2]
    assert "smithy" not in t.you.offered("buy")
    t.you.buys("silver")
    assert t.asked == ["me"]


def test_bridge_brings_gold_but_no_province_into_the_reach_of_feast():
    t = Table(me="bridge, feast", actions=2, edition=1)
    t.me.plays("bridge", "feast")
    assert "gold" in t.me.options
    assert "province" not in t.me.options
    t.me.does("gain", "gold")
    assert t.me.discard == ["gold"]


def test_bridge_cannot_be_played_once_the_buying_has_begun():
    t = Table(me="bridge, copper*4", buys=2)
    t.me.ends_actions()
    assert t.me.offered("play") == {"copper"}
    t.me.plays_all_treasures()
    t.me.buys("silver")
    assert t.me.offered("play") == set()
    assert costs(t, "silver") == [3]
    assert t.coins == 1


# -- Conspirator -----------------------------------------------------------------------------------------------------


def test_conspirator_alone_gives_two_coins():
    t = Table(me="conspirator")
    t.me.plays("conspirator")
    assert t.counters == (0, 1, 2)
    assert t.me.hand == []


def test_conspirator_counts_plays_and_not_cards():
    t = Table(me={"hand": "throne_room, conspirator", "deck": "estate, silver"})
    t.me.plays("throne_room")
    t.me.does("play", "conspirator")
    # Throne Room is the first play, Conspirator the second and the third.
    assert t.counters == (1, 1, 4)
    assert t.me.hand == cards("estate")


def test_conspirator_under_two_throne_rooms_is_the_third_and_the_fourth_play():
    t = Table(me={"hand": "throne_room*2, conspirator", "deck": "estate, silver"})
    t.me.plays("throne_room")
    t.me.does("play", "throne_room")
    t.me.does("play", "conspirator")
    assert t.counters == (2, 1, 4)
    assert t.me.hand == cards("estate, silver")
    assert t.me.asked == "buy"


def test_conspirator_pays_more_from_the_third_action_on():
    t = Table(me={"hand": "village, conspirator*3", "deck": "estate, silver, gold"})
    left = []
    for action in ("village", "conspirator", "conspirator", "conspirator"):
        t.me.plays(action)
        left.append(t.actions)
    assert left == [2, 1, 1, 1]
    assert t.coins == 6
    assert t.me.hand == cards("estate, silver, gold")


def test_conspirator_counts_only_ones_own_plays_of_this_turn():
    t = Table(
        me={"hand": "moat, great_hall, conspirator", "deck": "silver, gold"},
        you={"hand": "village*3, witch", "deck": "copper*20"},
        current=1,
    )
    t.you.plays("village", "village", "village", "witch")
    t.me.does("react", "moat")
    t.me.does("react", "no")
    t.you.ends_turn()
    t.me.plays("great_hall", "conspirator")
    assert t.counters == (0, 1, 2)
    assert t.me.hand == cards("moat, silver")


def test_conspirator_counts_an_action_played_by_vassal():
    t = Table(me={"hand": "vassal, conspirator", "deck": "village, silver, gold"})
    t.me.plays("vassal")
    t.me.does("confirm", "yes")
    t.me.plays("conspirator")
    assert t.me.hand == cards("silver, gold")
    assert t.counters == (2, 1, 4)


# -- Coppersmith -----------------------------------------------------------------------------------------------------


def test_coppersmith_makes_each_copper_worth_two():
    t = Table(me="coppersmith, copper*3, silver")
    t.me.plays("coppersmith")
    assert t.counters == (0, 1, 0)
    t.me.plays_all_treasures()
    assert t.coins == 8


def test_coppersmith_played_twice_makes_each_copper_worth_three():
    t = Table(me="throne_room, coppersmith, copper*2")
    t.me.plays("throne_room")
    t.me.does("play", "coppersmith")
    t.me.plays_all_treasures()
    assert t.coins == 6


def test_two_coppersmiths_make_each_copper_worth_three():
    t = Table(me="coppersmith*2, copper*2", actions=2)
    t.me.plays("coppersmith", "coppersmith", "copper", "copper")
    assert t.coins == 6


def test_coppersmith_does_not_touch_what_moneylender_pays_nor_what_copper_costs():
    t = Table(me="coppersmith, moneylender, copper*2", actions=2, edition=1)
    t.me.plays("coppersmith", "moneylender")
    assert t.coins == 3
    t.me.plays("copper")
    assert t.coins == 5
    assert costs(t, "copper") == [0]


def test_coppersmith_does_not_improve_silver_and_gold():
    t = Table(me="coppersmith, silver, gold")
    t.me.plays("coppersmith")
    t.me.plays_all_treasures()
    assert t.coins == 5


def test_coppersmith_ends_with_the_turn():
    t = Table(me={"hand": "coppersmith", "deck": "copper*20"}, you="copper")
    t.me.plays("coppersmith")
    t.me.ends_turn()
    t.you.plays("copper")
    assert t.coins == 1
    t.you.ends_turn()
    t.me.plays("copper")
    assert t.coins == 1


# -- Courtyard -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", ["gold", "estate"])
def test_courtyard_draws_three_and_puts_any_card_of_the_hand_back(back):
    t = Table(me={"hand": "courtyard, estate", "deck": "silver, gold, duchy, curse"})
    t.me.plays("courtyard")
    t.me.cannot("topdeck")
    t.me.does("topdeck", back)
    assert t.me.deck == [back, "curse"]
    assert len(t.me.hand) == 3
    assert t.actions == 0


def test_courtyard_keeps_secret_what_is_put_back():
    t = Table(me={"hand": "courtyard", "deck": "silver, gold, duchy, curse"})
    t.me.plays("courtyard")
    t.me.does("topdeck", "gold")
    (back,) = [event for event in t.you.heard() if event.name == "topdeck"]
    assert (back.cards, back.size) == ((), 1)


def test_courtyard_must_put_back_the_only_card():
    t = Table(me={"hand": "courtyard", "deck": "silver"})
    t.me.plays("courtyard")
    assert t.me.asked == "buy"
    assert t.me.hand == []
    assert t.me.deck == ["silver"]


def test_courtyard_with_no_cards_anywhere_does_nothing():
    t = Table(me={"hand": "courtyard", "deck": ""})
    t.me.plays("courtyard")
    assert t.me.asked == "buy"
    assert t.me.hand == t.me.deck == []
