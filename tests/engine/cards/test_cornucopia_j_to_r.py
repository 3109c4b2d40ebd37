"""Jester, Menagerie, Remake."""

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

# -- Jester ----------------------------------------------------------------------------------------------------------


@for_each(["estate", "harem", "overgrown_estate", "dame_josephine"])
def test_jester_curses_who_discards_a_victory_card(top):
    t = Table("jester", {"deck": f"{top}, gold"})
    t.me.plays("jester")
    assert t.coins == 2
    assert t.you.discard == [top, "curse"]
    assert t.you.deck == ["gold"]
    assert t.me.asked == "buy"


@for_each_row([("me", ["gold"], ["gold"]), ("them", [], ["gold", "gold"])])
def test_who_plays_jester_decides_who_gains_a_copy(mode, mine, yours):
    t = Table("jester", {"deck": "gold"})
    t.me.plays("jester")
    assert t.me.view().terms.about == 1
    t.me.does("choose", mode)
    assert t.me.discard == mine
    assert t.you.discard == yours


@for_each(["copper", "curse"])
def test_jester_copies_coppers_and_curses(top):
    t = Table("jester", {"deck": top})
    t.me.plays("jester")
    t.me.does("choose", "them")
    assert t.you.discard == [top, top]


@for_each(["spoils", "hovel", "diadem", "village", "survivors"])
def test_jester_asks_nothing_where_there_is_no_copy(top):
    t = Table(
        "jester", {"deck": top},
        kingdom="jester tournament village pillage cultist moat market mine cellar chapel",
        supply={"village": 0, "ruins": ["ruined_village", "survivors"]},
    )  # fmt: skip
    t.me.plays("jester")
    assert t.me.asked == "buy"
    assert t.me.discard == []
    assert t.you.discard == [top]


def test_jester_asks_nothing_about_a_knight():
    t = Table("jester", {"deck": "dame_anna"}, supply={"knights": ["sir_martin", "dame_sylvia"]})
    t.me.plays("jester")
    assert t.me.asked == "buy"
    assert t.you.discard == ["dame_anna"]


def test_jester_copies_the_ruins_that_lie_on_top():
    t = Table("jester", {"deck": "survivors"}, supply={"cultist": 10, "ruins": ["survivors", "ruined_village"]})
    t.me.plays("jester")
    t.me.does("choose", "them")
    assert t.you.discard == ["survivors", "survivors"]
    assert t.pile("ruins") == ["ruined_village"]


def test_a_tunnel_discarded_to_jester_brings_a_gold_and_a_curse():
    t = Table("jester", {"deck": "tunnel"})
    t.me.plays("jester")
    t.you.does("react", "tunnel")
    assert t.you.discard == ["tunnel", "gold", "curse"]


def test_jester_does_nothing_to_a_player_without_cards():
    t = Table("jester", {"deck": ""})
    t.me.plays("jester")
    assert t.me.asked == "buy"
    assert t.you.discard == []


def test_the_last_copy_for_jester_goes_to_the_first_victim():
    t = Table("jester", {"deck": "gold"}, {"deck": "gold"}, supply={"gold": 1})
    t.me.plays("jester")
    t.me.does("choose", "me")
    assert t.me.asked == "buy"
    assert t.me.discard == ["gold"]
    assert t.third.discard == ["gold"]


def test_the_copy_of_jester_can_be_replaced_and_the_silver_moved():
    t = Table("jester", {"hand": "trader, watchtower", "deck": "copper"})
    t.me.plays("jester")
    t.me.does("choose", "them")
    t.you.does("react", "trader", source="copper")
    t.you.does("react", "watchtower", source="silver")
    t.you.does("choose", "topdeck")
    assert t.you.deck == ["silver"]
    assert t.you.discard == ["copper"]


def test_a_moat_keeps_jester_from_the_deck():
    t = Table("jester", {"hand": "moat", "deck": "estate"})
    t.me.plays("jester")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.coins == 2
    assert t.you.deck == ["estate"]
    assert t.you.discard == []


@for_each_row(
    [("me", ["ill_gotten_gains"], ["ill_gotten_gains", "curse"]), ("them", ["curse"], ["ill_gotten_gains"] * 2)]
)
def test_what_jester_copies_does_what_it_does_when_gained(mode, mine, yours):
    t = Table("jester", {"deck": "ill_gotten_gains"})
    t.me.plays("jester")
    t.me.does("choose", mode)
    assert t.me.discard == mine
    assert t.you.discard == yours


# -- Menagerie -------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("copper, silver, estate", 3),
        ("copper, copper", 1),
        ("", 3),
        ("menagerie, copper", 3),
        ("menagerie, menagerie", 1),
        ("survivors, ruined_village, dame_anna, sir_destry", 3),
        ("band_of_misfits, village", 3),
    ]
)
def test_menagerie_draws_three_cards_if_no_two_in_hand_have_the_same_name(hand, drawn):
    t = Table(me={"hand": f"menagerie, {hand}", "deck": "gold*5"})
    t.me.plays("menagerie")
    assert t.actions == 1
    assert t.me.hand == cards(f"{hand}, gold*{drawn}")


def test_each_of_two_menageries_looks_at_the_hand_of_that_moment():
    t = Table(me={"hand": "throne_room, menagerie, copper", "deck": "copper, gold, silver, estate, curse"})
    t.me.plays("throne_room")
    t.me.does("play", "menagerie")
    assert t.me.hand == cards("copper*2, gold, silver, estate")
    assert t.me.deck == ["curse"]


def test_everyone_sees_the_hand_of_a_menagerie_but_not_what_it_draws():
    t = Table({"hand": "menagerie, copper, estate", "deck": "gold*3"}, "")
    t.me.plays("menagerie")
    for seat in (1, None):
        told = [event.told(seat) for event in t.events]
        assert [event.cards for event in told if event.name == "reveal"] == [("copper", "estate")]
        assert [(event.cards, event.size) for event in told if event.name == "draw"] == [((), 3)]


def test_menagerie_shuffles_for_the_cards_that_are_missing():
    t = Table(me={"hand": "menagerie", "deck": "gold", "discard": "silver"})
    t.me.plays("menagerie")
    assert t.me.hand == cards("gold, silver")


# -- Remake ----------------------------------------------------------------------------------------------------------


def test_remake_trashes_twice_and_gains_a_card_costing_exactly_one_more_each_time():
    t = Table(me="remake, estate, copper")
    t.me.plays("remake")
    t.me.does("trash", "estate")
    assert {"silver", "village"} <= set(t.me.options)
    assert {t.cost(id) for id in t.me.options} == {3}
    t.me.does("gain", "silver")
    assert t.trash == cards("estate, copper")
    assert t.me.discard == ["silver"]
    assert t.me.asked == "buy"


def test_both_cards_of_a_remake_must_be_trashed():
    t = Table(me="remake, gold, province", supply={"platinum": 12, "expand": 10})
    t.me.plays("remake")
    t.me.cannot("trash")
    t.me.does("trash", "gold")
    assert t.trash == cards("gold, province")
    assert t.me.discard == ["expand", "platinum"]


@for_each_row([("remake, estate", ["silver"]), ("remake", [])])
def test_remake_trashes_what_there_is(hand, gained):
    t = Table(me=hand)
    t.me.plays("remake")
    if gained:
        t.me.does("gain", "silver")
    assert t.me.asked == "buy"
    assert t.me.discard == gained


def test_the_first_gain_of_a_remake_comes_before_the_second_card_is_picked():
    t = Table(me="remake, estate, silver, gold")
    t.me.plays("remake")
    t.me.does("trash", "estate")
    assert t.me.asked == "gain"
    t.me.does("gain", "village")
    assert t.me.options == ["silver", "gold"]


def test_remake_may_trash_the_same_fortress_twice():
    t = Table(me="remake, fortress")
    t.me.plays("remake")
    t.me.does("gain", "duchy")
    t.me.does("gain", "market")
    assert t.me.discard == ["duchy", "market"]
    assert t.me.hand == cards("fortress")


def test_remake_may_trash_what_the_first_card_drew():
    t = Table(me={"hand": "remake, rats", "deck": "estate"})
    t.me.plays("remake")
    t.me.does("gain", "duchy")
    t.me.does("gain", "silver")
    assert t.trash == cards("rats, estate")
    assert t.me.discard == ["duchy", "silver"]


def test_remake_makes_better_cards_of_shelters_and_curses():
    t = Table(me="remake, hovel, curse", supply={"poor_house": 10})
    t.me.plays("remake")
    t.me.does("trash", "hovel")
    assert {t.cost(id) for id in t.me.options} == {2}
    t.me.does("gain", "moat")
    assert t.me.discard == ["moat", "poor_house"]


@for_each_row([("princess", "copper"), ("highway", "estate")])
def test_remake_compares_with_what_cards_cost_now(in_play, old):
    t = Table(me={"hand": f"remake, {old}", "in_play": in_play})
    t.me.plays("remake")
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver"]
    assert t.me.asked == "buy"


def test_a_watchtower_trashed_to_remake_moves_the_first_card_only():
    t = Table(me={"hand": "remake, watchtower, estate", "deck": ""})
    t.me.plays("remake")
    t.me.does("trash", "estate")
    t.me.does("gain", "silver")
    t.me.does("react", "watchtower", source="silver")
    t.me.does("choose", "topdeck")
    t.me.does("gain", "smithy")
    assert t.me.asked == "buy"
    assert t.trash == cards("estate, watchtower")
    assert t.me.deck == ["silver"]
    assert t.me.discard == ["smithy"]


def test_a_trader_trashed_to_remake_replaces_the_first_gain_only():
    t = Table(me="remake, trader, duchy", supply={"nobles": 8})
    t.me.plays("remake")
    t.me.does("trash", "duchy")
    t.me.does("gain", "gold")
    t.me.does("react", "trader")
    assert t.trash == cards("duchy, trader")
    t.me.does("gain", "market")
    assert t.me.discard == ["silver", "market"]
