"""Monument, Mountebank."""

import pytest

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Monument --------------------------------------------------------------------------------------------------------


def test_monument_gives_two_coins_and_a_token():
    t = Table(me="monument")
    t.me.plays("monument")
    assert t.coins == 2
    assert t.me.victory_tokens == 1


@for_each_row([("throne_room", 2), ("kings_court", 3)])
def test_each_play_of_a_monument_gives_a_token(by, times):
    t = Table(me=f"{by}, monument")
    t.me.plays(by)
    t.me.does("play", "monument")
    assert t.coins == 2 * times
    assert t.me.victory_tokens == times


def test_the_tokens_of_a_monument_stay_when_it_is_trashed():
    t = Table(
        me="procession, monument", kingdom="procession monument market cellar moat village smithy militia mine gardens"
    )
    t.me.plays("procession")
    t.me.does("play", "monument")
    assert set(t.me.options) == {"market", "mine"}
    t.me.does("gain", "market")
    assert t.trash == cards("monument")
    assert t.coins == 4
    assert t.me.victory_tokens == 2


def test_a_band_of_misfits_that_is_a_monument_gives_a_token():
    t = Table(me="band_of_misfits", supply={"monument": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "monument")
    assert t.coins == 2
    assert t.me.victory_tokens == 1


# -- Mountebank ------------------------------------------------------------------------------------------------------


def test_mountebank_gives_a_curse_and_a_copper_to_who_has_no_curse():
    t = Table("mountebank", "copper*3")
    t.me.plays("mountebank")
    assert t.coins == 2
    assert t.you.discard == ["curse", "copper"]


def test_a_curse_may_be_discarded_to_a_mountebank():
    t = Table("mountebank", "curse*2, copper")
    t.me.plays("mountebank")
    t.you.does("discard", "curse")
    assert t.you.hand == cards("curse, copper")
    assert t.you.discard == ["curse"]


def test_a_curse_may_be_kept_from_a_mountebank():
    t = Table("mountebank", "curse, copper")
    t.me.plays("mountebank")
    t.you.does("discard")
    assert t.you.hand == cards("curse, copper")
    assert t.you.discard == ["curse", "copper"]


@for_each_row([({"curse": 0}, ["copper"]), ({"copper": 0}, ["curse"]), ({"curse": 0, "copper": 0}, [])])
def test_mountebank_gives_what_there_is(supply, given):
    t = Table("mountebank", "", supply=supply)
    t.me.plays("mountebank")
    assert t.you.discard == given


def test_a_curse_may_be_discarded_to_a_mountebank_that_could_give_nothing():
    t = Table("mountebank", "curse", supply={"curse": 0, "copper": 0})
    t.me.plays("mountebank")
    t.you.does("discard", "curse")
    assert t.you.discard == ["curse"]


def test_watchtower_moves_the_curse_and_the_copper_of_a_mountebank_separately():
    t = Table("mountebank", {"hand": "watchtower", "deck": ""})
    t.me.plays("mountebank")
    t.you.does("react", "watchtower", source="curse")
    t.you.does("choose", "trash")
    t.you.does("react", "watchtower", source="copper")
    t.you.does("choose", "topdeck")
    assert t.trash == cards("curse")
    assert t.pile("curse") == 9
    assert t.you.deck == ["copper"]


def test_trader_may_replace_the_curse_of_a_mountebank_alone():
    t = Table("mountebank", "trader")
    t.me.plays("mountebank")
    t.you.does("react", "trader", source="curse")
    t.you.does("react", "no", source="copper")
    assert t.you.discard == ["silver", "copper"]


def test_the_last_curse_of_a_mountebank_goes_to_the_next_in_turn_order():
    t = Table("mountebank", "", "", supply={"curse": 1})
    t.me.plays("mountebank")
    assert t.you.discard == ["curse", "copper"]
    assert t.third.discard == ["copper"]


@pytest.mark.parametrize("first", ["you", "third"])
def test_all_victims_of_a_mountebank_are_asked_at_once(first):
    t = Table("mountebank", "curse", "curse")
    t.me.plays("mountebank")
    assert t.asked == ["you", "third"]
    t.seats[1 if first == "you" else 2].does("discard", "curse")
    t.seats[2 if first == "you" else 1].does("discard")
    assert [t.you.discard, t.third.discard].count(["curse"]) == 1


def test_a_moat_keeps_curse_and_copper_away():
    t = Table("mountebank", "moat, curse")
    t.me.plays("mountebank")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.me.asked == "buy"
    assert t.you.discard == []
