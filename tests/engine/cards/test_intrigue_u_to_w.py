"""Upgrade, Wishing Well."""

import pytest

from engine import IllegalAnswer
from engine.kinds import KINDS, MIXED_PILES
from tests.engine.table import Table, cards

EIGHT = "village, smithy, market, workshop, moat, cellar, mine, militia"
KINGDOM = f"upgrade, remodel, {EIGHT}"

# -- Upgrade ---------------------------------------------------------------------------------------------------------


def test_upgrade_draws_trashes_and_gains_a_card_costing_exactly_one_more():
    t = Table(me={"hand": "upgrade, estate", "deck": "gold"}, kingdom=KINGDOM)
    t.me.plays("upgrade")
    assert t.me.hand == cards("estate, gold")
    assert t.actions == 1
    t.me.does("trash", "estate")
    assert cards("silver, village, workshop") == t.me.options
    t.me.does("gain", "village")
    assert t.trash == cards("estate")
    assert t.me.discard == ["village"]
    assert t.counters == (1, 1, 0)


@pytest.mark.parametrize("old", ["copper", "gold"])
def test_upgrade_gains_nothing_where_nothing_costs_one_more(old):
    t = Table(me={"hand": f"upgrade, {old}", "deck": "estate"}, kingdom=KINGDOM)
    t.me.plays("upgrade")
    t.me.does("trash", old)
    assert t.me.asked == "buy"
    assert t.trash == cards(old)
    assert t.me.discard == []
    assert t.counters == (1, 1, 0)


def test_upgrade_offers_nothing_cheaper_than_one_more():
    t = Table(me={"hand": "upgrade, silver", "deck": "estate"}, kingdom=KINGDOM)
    t.me.plays("upgrade")
    t.me.does("trash", "silver")
    assert cards("smithy, militia, remodel") == t.me.options
    t.me.cannot("gain")


def test_upgrade_without_cards_does_nothing():
    t = Table(me={"hand": "upgrade", "deck": ""})
    t.me.plays("upgrade")
    assert t.me.asked == "buy"
    assert t.trash == t.me.discard == []
    assert t.actions == 1


def test_upgrade_must_trash_a_card():
    t = Table(me={"hand": "upgrade, gold", "deck": "estate"})
    t.me.plays("upgrade")
    t.me.cannot("trash")


def test_upgrade_trashes_even_where_every_card_is_too_good():
    t = Table(me={"hand": "upgrade, gold", "deck": "gold"}, kingdom=KINGDOM)
    t.me.plays("upgrade")
    assert t.trash == cards("gold")
    assert t.me.hand == cards("gold")
    assert t.me.discard == []


def test_upgrade_may_trash_the_card_it_drew():
    t = Table(me={"hand": "upgrade, gold", "deck": "estate"})
    t.me.plays("upgrade")
    t.me.does("trash", "estate")
    t.me.does("gain", "silver")
    assert t.me.hand == cards("gold")
    assert t.me.discard == ["silver"]


def test_upgrade_steps_are_as_wide_under_a_bridge():
    t = Table(me={"hand": "bridge, upgrade, estate", "deck": "gold"}, actions=2, kingdom=f"bridge, upgrade, {EIGHT}")
    t.me.plays("bridge", "upgrade")
    t.me.does("trash", "estate")
    assert cards("silver, village, workshop") == t.me.options


def test_upgrade_skips_what_two_bridges_have_made_free():
    t = Table(
        me={"hand": "throne_room, bridge, upgrade, estate", "deck": "gold"}, actions=2,
        kingdom="throne_room, bridge, upgrade, village, workshop, moat, cellar, smithy, market, mine",
    )  # fmt: skip
    t.me.plays("throne_room")
    t.me.does("play", "bridge")
    t.me.plays("upgrade")
    t.me.does("trash", "estate")
    # An Estate costs 0 now, and so does everything printed with 2; one more is what is printed with 3.
    assert cards("silver, village, workshop") == t.me.options


# -- Wishing Well ----------------------------------------------------------------------------------------------------


def test_wishing_well_takes_the_named_card_from_the_deck():
    t = Table(me={"hand": "wishing_well", "deck": "estate, gold, copper"})
    t.me.plays("wishing_well")
    t.me.does("name", "gold")
    assert t.me.hand == cards("estate, gold")
    assert t.me.deck == ["copper"]
    assert t.counters == (1, 1, 0)


def test_wishing_well_shows_another_card_and_leaves_it_on_the_deck():
    t = Table(me={"hand": "wishing_well", "deck": "estate, gold, copper"})
    t.me.plays("wishing_well")
    t.me.does("name", "silver")
    assert t.me.hand == cards("estate")
    assert t.me.deck == ["gold", "copper"]
    assert [(event.name, event.cards) for event in t.public()] == [
        ("name", ("silver",)), ("reveal", ("gold",)), ("topdeck", ("gold",)),
    ]  # fmt: skip


def test_wishing_well_asks_for_a_card_and_not_for_a_type_or_a_pile():
    t = Table(me={"hand": "wishing_well", "deck": "estate, gold"})
    t.me.plays("wishing_well")
    assert sorted({id for id, kind in KINDS.items() if not kind.later}) == t.me.options
    assert not {"treasure", "Treasure", *MIXED_PILES} & set(t.me.options)
    with pytest.raises(IllegalAnswer):
        t.game.submit(0, (len(KINDS),))
    t.me.cannot("name")
    assert t.me.asked == "name"


def test_wishing_well_may_name_a_card_that_is_not_in_the_game():
    t = Table(me={"hand": "wishing_well", "deck": "estate, gold"}, kingdom=f"wishing_well, upgrade, {EIGHT}")
    t.me.plays("wishing_well")
    t.me.does("name", "witch")
    assert t.me.deck == ["gold"]


def test_wishing_well_makes_its_player_shuffle_for_the_card_to_reveal():
    t = Table(me={"hand": "wishing_well", "deck": "estate", "discard": "gold"})
    t.me.plays("wishing_well")
    t.me.does("name", "gold")
    assert t.me.hand == cards("estate, gold")


def test_wishing_well_finds_nothing_where_no_card_is_left():
    t = Table(me={"hand": "wishing_well", "deck": "estate"})
    t.me.plays("wishing_well")
    t.me.does("name", "gold")
    assert t.me.hand == cards("estate")
    assert t.me.deck == []
    assert t.actions == 1


def test_wishing_well_draws_before_the_wish_and_reveals_after_it():
    t = Table(me={"hand": "wishing_well", "deck": "moat, gold"})
    t.me.plays("wishing_well")
    assert t.me.asked == "name"
    assert t.me.view().hand == ("moat",)
    assert t.me.view().looked_at == t.me.view().players[0].set_aside == ()
    assert t.me.deck == ["gold"]


def test_wishing_well_played_twice_draws_what_it_showed_and_asks_anew():
    t = Table(me={"hand": "throne_room, wishing_well", "deck": "estate, gold, silver"})
    t.me.plays("throne_room")
    t.me.does("play", "wishing_well")
    t.me.does("name", "copper")
    assert t.me.hand == cards("estate, gold")
    t.me.does("name", "silver")
    assert t.me.hand == cards("estate, gold, silver")
    assert t.actions == 2
