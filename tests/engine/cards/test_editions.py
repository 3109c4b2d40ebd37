"""What differs between the editions, and cards of the base game meeting each other."""

import pytest

from engine.kingdoms import SETS, random_kingdom
from tests.each import for_each
from tests.engine.table import Table, cards

ONLY_FIRST = {"adventurer", "chancellor", "feast", "spy", "thief", "woodcutter"}
ONLY_SECOND = {"artisan", "bandit", "harbinger", "merchant", "poacher", "sentry", "vassal"}


# -- must and may ----------------------------------------------------------------------------------------------------


def test_moneylender_must_trash_a_copper_in_the_first_edition():
    t = Table(me="moneylender, copper", edition=1)
    t.me.plays("moneylender")
    assert t.trash == cards("copper")
    assert t.coins == 3


def test_moneylender_may_keep_the_copper_in_the_second_edition():
    t = Table(me="moneylender, copper", edition=2)
    t.me.plays("moneylender")
    t.me.does("trash")
    assert t.trash == []
    assert t.me.hand == cards("copper")
    assert t.coins == 0


def test_throne_room_must_play_an_action_in_the_first_edition():
    t = Table(me="throne_room, remodel, gold", edition=1)
    t.me.plays("throne_room")
    assert t.trash == cards("gold")
    assert t.me.in_play == cards("throne_room, remodel")


def test_throne_room_picks_among_several_actions_in_the_first_edition_but_never_none():
    t = Table(me="throne_room, moneylender, mine, copper", edition=1)
    t.me.plays("throne_room")
    assert t.me.options == ["moneylender", "mine"]
    t.me.cannot("play")


def test_throne_room_may_play_nothing_in_the_second_edition():
    t = Table(me="throne_room, remodel, gold", edition=2)
    t.me.plays("throne_room")
    t.me.does("play")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("remodel, gold")


def test_mine_must_trash_a_treasure_in_the_first_edition():
    t = Table(me="mine, copper, silver", edition=1)
    t.me.plays("mine")
    t.me.cannot("trash")


def test_mine_may_keep_every_treasure_in_the_second_edition():
    t = Table(me="mine, copper, silver", edition=2)
    t.me.plays("mine")
    t.me.does("trash")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("copper, silver")


@pytest.mark.parametrize("edition", [1, 2])
def test_mine_does_the_same_in_both_editions_once_a_treasure_is_trashed(edition):
    t = Table(me="mine, copper, silver", edition=edition)
    t.me.plays("mine")
    t.me.does("trash", "copper")
    t.me.does("gain", "silver")
    assert t.me.hand == cards("silver*2")


@for_each(["moneylender, estate", "throne_room, copper", "mine, estate"], [1, 2])
def test_nothing_is_asked_in_either_edition_where_nothing_fits(hand, edition):
    t = Table(me=hand, edition=edition)
    t.me.plays(hand.split(",")[0])
    assert t.me.asked == "buy"
    assert t.trash == []


# -- which cards belong to which edition -----------------------------------------------------------------------------


def test_the_first_edition_has_25_kingdom_cards_and_the_second_26():
    first, second = set(SETS["base1"]), set(SETS["base2"])
    assert (len(SETS["base1"]), len(SETS["base2"])) == (len(first), len(second)) == (25, 26)
    assert first - second == ONLY_FIRST
    assert second - first == ONLY_SECOND


@pytest.mark.parametrize(("box", "strangers"), [("base1", ONLY_SECOND), ("base2", ONLY_FIRST)])
def test_a_random_kingdom_has_only_cards_of_its_own_edition(box, strangers):
    drawn = {id for seed in range(60) for id in random_kingdom(str(seed), [box])}
    assert drawn == set(SETS[box])
    assert not drawn & strangers


# -- meetings --------------------------------------------------------------------------------------------------------


def test_a_pile_emptied_this_turn_counts_for_poacher_at_once():
    t = Table(me={"hand": "witch, poacher", "deck": "silver, gold, estate"}, supply={"curse": 1}, actions=2)
    t.me.plays("witch")
    t.me.plays("poacher")
    t.me.does("discard", "estate")
    assert t.me.hand == cards("silver, gold")


def test_a_militia_played_twice_takes_cards_only_once():
    t = Table(me="throne_room, militia", you="moat, copper*4")
    t.me.plays("throne_room")
    t.me.does("play", "militia")
    t.you.does("react", "no")
    t.you.does("discard", "copper", "copper")
    t.you.does("react", "no")
    assert t.you.hand == cards("moat, copper*2")
    assert t.coins == 4


def test_a_feast_played_twice_gains_twice_though_it_is_trashed_once():
    t = Table(me="throne_room, feast", edition=1)
    t.me.plays("throne_room")
    t.me.does("gain", "market")
    assert t.trash == cards("feast")
    t.me.does("gain", "duchy")
    assert t.trash == cards("feast")
    assert t.me.discard == ["market", "duchy"]


def test_a_throne_room_played_by_vassal_plays_from_the_hand():
    t = Table(me={"hand": "vassal, smithy", "deck": "throne_room, copper*6"})
    t.me.plays("vassal")
    t.me.does("confirm", "yes")
    t.me.does("play", "smithy")
    assert t.me.hand == cards("copper*6")


def test_vassal_played_twice_discards_twice():
    t = Table(me={"hand": "throne_room, vassal", "deck": "village, gold, market, silver"})
    t.me.plays("throne_room")
    t.me.does("play", "vassal")
    t.me.does("confirm", "yes")
    t.me.does("confirm", "yes")
    assert t.me.in_play == cards("throne_room, vassal, village, market")
    assert t.me.hand == cards("gold, silver")
    assert t.counters == (3, 2, 5)


def test_an_attack_played_by_vassal_can_be_answered():
    t = Table(me={"hand": "vassal", "deck": "bandit"}, you={"hand": "moat", "deck": "gold, silver"})
    t.me.plays("vassal")
    t.me.does("confirm", "yes")
    assert t.asked == ["you"]
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.deck == ["gold", "silver"]
    assert t.me.discard == ["gold"]


def test_a_curse_a_moat_wards_off_is_left_for_the_next_player():
    t = Table("witch", "moat", "copper", supply={"curse": 1})
    t.me.plays("witch")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.discard == []
    assert t.third.discard == ["curse"]


# -- what the public hears ---------------------------------------------------------------------------------------------


def test_the_public_hears_only_how_many_cards_were_drawn_or_looked_at():
    t = Table(
        {"hand": "sentry, smithy", "deck": "gold, curse, estate, silver, duchy, province, village"}, "", "",
        actions=2,
    )  # fmt: skip
    heard = []
    for verb, *ids in (
        ("act", "play:sentry"), ("trash", "curse"), ("discard",), ("act", "play:smithy"), ("buy", "buy:copper"),
    ):  # fmt: skip
        t.me.does(verb, *ids)
        assert t.third.heard() == t.public()
        heard += t.public()
    hidden = [(event.name, event.size) for event in heard if event.size and not event.cards]
    assert hidden[:4] == [("draw", 1), ("look", 2), ("topdeck", 1), ("draw", 3)]
    named = [f"{event.name} {' '.join(event.cards)}" for event in heard if event.cards]
    assert named == ["play sentry", "trash curse", "play smithy", "buy copper", "gain copper"]


def test_of_several_cards_discarded_the_public_sees_the_last():
    t = Table(me="militia", you="gold, silver, copper, estate, duchy")
    t.me.plays("militia")
    t.you.does("discard", "estate", "duchy")
    (discarded,) = [event for event in t.public() if event.name == "discard"]
    assert (discarded.cards, discarded.size) == (("duchy",), 2)
