"""Warehouse and Wharf."""

from tests.engine.table import Table, cards

# -- Warehouse -------------------------------------------------------------------------------------------------------


def test_warehouse_draws_three_cards_and_discards_any_three():
    t = Table(me={"hand": "warehouse, estate, duchy", "deck": "gold, silver, copper"})
    t.me.plays("warehouse")
    assert cards("estate, duchy, gold, silver, copper") == t.me.options
    t.me.cannot("discard", "estate", "duchy")
    t.me.does("discard", "estate", "duchy", "copper")
    assert (t.me.hand, t.actions) == (cards("gold, silver"), 1)


def test_warehouse_discards_the_only_card_it_drew():
    t = Table(me={"hand": "warehouse", "deck": "gold"})
    t.me.plays("warehouse")
    assert (t.me.hand, t.me.discard) == ([], ["gold"])


def test_warehouse_discards_three_cards_even_if_it_drew_none():
    t = Table(me={"hand": "warehouse, gold, silver, estate", "deck": ""})
    t.me.plays("warehouse")
    assert t.me.hand == []
    assert cards("gold, silver, estate") == t.me.discard


def test_tunnels_that_warehouse_discards_are_offered():
    t = Table(me={"hand": "warehouse, tunnel*2", "deck": "copper*3"})
    t.me.plays("warehouse")
    t.me.does("discard", "tunnel", "tunnel", "copper")
    t.me.does("react", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard.count("gold") == 2


def test_warehouse_under_throne_room_draws_and_discards_twice():
    t = Table(me={"hand": "throne_room, warehouse, estate", "deck": "copper*3, gold*3"})
    t.me.plays("throne_room")
    t.me.does("play", "warehouse")
    t.me.does("discard", "copper", "copper", "copper")
    t.me.does("discard", "estate", "gold", "gold")
    assert (t.me.hand, t.actions) == (cards("gold"), 2)


# -- Wharf -----------------------------------------------------------------------------------------------------------


def test_wharf_gives_two_cards_and_a_buy_in_two_turns():
    t = Table(me={"hand": "wharf", "deck": "copper*12"})
    t.me.plays("wharf")
    assert (len(t.me.hand), *t.counters) == (2, 0, 2, 0)
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), *t.counters) == (7, 1, 2, 0)


def test_wharf_under_throne_room_doubles_both_turns_and_both_cards_leave_together():
    t = Table(me={"hand": "throne_room, wharf", "deck": "copper*30"})
    t.me.plays("throne_room")
    t.me.does("play", "wharf")
    assert (len(t.me.hand), t.buys) == (4, 3)
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), t.buys) == (9, 3)
    t.me.ends_turn()
    assert t.me.in_play == []


def test_wharf_adds_nothing_to_the_hand_drawn_in_clean_up():
    t = Table(me={"hand": "wharf", "deck": "copper*12"})
    t.me.plays("wharf")
    t.me.ends_turn()
    assert len(t.me.hand) == 5


def test_the_cards_of_wharf_come_after_a_militia():
    t = Table({"hand": "wharf", "deck": "copper*12"}, {"hand": "militia"})
    t.me.plays("wharf")
    t.me.ends_turn()
    t.you.plays("militia")
    t.you.ends_turn()
    assert len(t.me.hand) == 3 + 2


def test_a_wharf_in_play_is_not_shuffled_for_its_own_cards():
    zones = {"in_play": "wharf", "awaited": "wharf", "deck": "gold", "discard": "copper*5"}
    t = Table(zones, current=1, phase="buy")
    t.you.ends_turn()
    assert t.me.hand == cards("gold, copper")
    assert t.me.deck == ["copper"] * 4
    assert t.me.in_play == cards("wharf")


def test_two_wharves_give_four_cards_and_two_buys():
    t = Table(me={"hand": "wharf*2", "deck": "copper*30"}, actions=2)
    t.me.plays("wharf", "wharf")
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), t.buys) == (9, 3)


def test_buys_that_are_left_do_not_carry_over():
    t = Table(me={"hand": "wharf", "deck": "copper*30"})
    t.me.plays("wharf")
    assert t.buys == 2
    t.me.waits_for_next_turn()
    assert t.buys == 2
    t.me.waits_for_next_turn()
    assert t.buys == 1


def test_a_wharf_that_procession_trashed_gives_its_bonus_twice_in_the_next_turn():
    t = Table(me={"hand": "procession, wharf", "deck": "copper*30"}, supply={"altar": 10})
    t.me.plays("procession")
    t.me.does("play", "wharf")
    assert (len(t.me.hand), t.buys, t.trash) == (4, 3, cards("wharf"))
    assert "altar" in t.me.discard
    t.me.waits_for_next_turn()
    assert (len(t.me.hand), t.buys) == (9, 3)


def test_a_wharf_that_golem_played_stays_without_golem():
    t = Table(me={"hand": "golem", "deck": "wharf, copper, caravan, copper*20"})
    t.me.plays("golem")
    t.me.does("play", "wharf")
    t.me.ends_turn()
    assert t.me.in_play == cards("wharf, caravan")
    assert "golem" in t.me.discard
