"""Cards of Intrigue meeting each other and the base game."""

import pytest

from engine import Game
from engine.kingdoms import RECOMMENDED, SETS, random_kingdom
from tests.each import for_each_row
from tests.engine.table import Table, cards, listed

# -- the box ---------------------------------------------------------------------------------------------------------

VICTORY_PILES = ("gardens", "duke", "great_hall", "harem", "nobles")


def test_intrigue_has_twenty_five_kingdom_cards_of_its_own():
    assert len(SETS["intrigue1"]) == len(set(SETS["intrigue1"])) == 25
    assert not set(SETS["intrigue1"]) & {*SETS["base1"], *SETS["base2"]}


def test_a_random_kingdom_of_intrigue_has_only_its_cards():
    assert {id for seed in range(60) for id in random_kingdom(str(seed), ["intrigue1"])} == set(SETS["intrigue1"])


@for_each_row([(2, 8), (3, 12), (4, 12), (5, 12), (6, 12)])
def test_every_pile_with_the_type_victory_depends_on_the_number_of_players(players, count):
    kingdom = [*VICTORY_PILES, *listed("moat, smithy, village, market, mine")]
    supply = Game.new(list("ABCDEF"[:players]), kingdom, seed="piles").position()["supply"]
    assert [supply[id] for id in VICTORY_PILES] == [count] * 5
    assert [supply[id] for id in kingdom[5:]] == [10] * 5


def test_best_wishes_are_ten_piles_without_swindler():
    (wishes,) = [kingdom for kingdom in RECOMMENDED if kingdom.id == "best_wishes"]
    assert len(wishes.cards) == 10
    assert "swindler" not in wishes.cards


def test_intrigue_recommends_three_kingdoms_of_its_own_and_three_with_the_base_game():
    own, base = set(SETS["intrigue1"]), set(SETS["base1"])
    alone = [kingdom.id for kingdom in RECOMMENDED if set(kingdom.cards) <= own]
    mixed = [each.id for each in RECOMMENDED if set(each.cards) <= own | base and own & set(each.cards)]
    assert alone == ["victory_dance", "secret_schemes", "best_wishes"]
    assert mixed == [*alone, "deconstruction", "hand_madness", "underlings"]


def test_three_empty_piles_of_intrigue_and_the_curses_end_the_game():
    t = Table("", "", "", "", phase="buy", supply={"great_hall": 0, "duke": 0, "curse": 0})
    t.me.ends_turn()
    assert t.game.result is not None


# -- as much as possible, in the order picked ------------------------------------------------------------------------


def test_what_can_only_be_done_in_part_must_be_done_in_part():
    t = Table(me="steward, copper")
    t.me.plays("steward")
    t.me.does("choose", "trash")
    assert t.me.asked == "buy"
    assert t.trash == cards("copper")


def test_with_two_reactions_the_player_picks_which_comes_first():
    t = Table(me="militia", you="moat, secret_chamber, copper*3")
    t.me.plays("militia")
    assert cards("moat, secret_chamber, no") == t.you.options


# -- two types, with the base game -----------------------------------------------------------------------------------


def test_nobles_are_an_action_for_throne_room():
    t = Table(me="throne_room, nobles, harem")
    t.me.plays("throne_room")
    assert t.me.options == ["nobles"]


@pytest.mark.parametrize("action", ["nobles", "great_hall"])
def test_library_may_set_aside_an_action_that_is_a_victory_card(action):
    t = Table(me={"hand": "library", "deck": f"{action}, copper*9"})
    t.me.plays("library")
    t.me.does("confirm", "yes")
    assert t.me.discard == [action]
    assert t.me.hand == cards("copper*7")


def test_library_does_not_set_harem_aside():
    t = Table(me={"hand": "library", "deck": "harem, copper*9"})
    t.me.plays("library")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("harem, copper*6")


@pytest.mark.parametrize("land", ["harem", "great_hall", "nobles"])
def test_bureaucrat_takes_every_card_with_the_type_victory(land):
    t = Table(me="bureaucrat", you={"hand": f"{land}, copper*2", "deck": "gold"})
    t.me.plays("bureaucrat")
    assert t.you.deck == [land, "gold"]
    assert t.you.hand == cards("copper*2")


def test_scout_and_tribute_count_nobles_as_action_and_victory_card():
    t = Table(me={"hand": "scout, tribute", "deck": "nobles, silver*4"}, you={"deck": "nobles, curse"})
    t.me.plays("scout")
    assert t.me.hand == cards("tribute, nobles")
    t.me.plays("tribute")
    assert t.actions == 2
    assert t.me.hand == cards("nobles, silver*2")


def test_adventurer_finds_harem():
    t = Table(me={"hand": "adventurer", "deck": "harem, estate, copper"}, edition=1)
    t.me.plays("adventurer")
    assert t.me.hand == cards("harem, copper")
    assert t.me.discard == ["estate"]


def test_thief_steals_harem():
    t = Table(me="thief", you={"deck": "harem, copper"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "harem")
    t.me.does("gain", "harem")
    assert t.me.discard == ["harem"]
    assert t.you.discard == ["copper"]


def test_mine_turns_a_silver_into_a_harem_in_hand():
    t = Table(me="mine, silver", supply={"harem": 8}, edition=1)
    t.me.plays("mine")
    t.me.does("gain", "harem")
    assert t.me.hand == cards("harem")
    t.me.plays("harem")
    assert t.coins == 2


def test_mine_may_trash_a_harem():
    t = Table(me="mine, harem", edition=1)
    t.me.plays("mine")
    assert t.trash == cards("harem")
    assert cards("copper, silver, gold, harem") == t.me.options


# -- cheaper by Bridge -----------------------------------------------------------------------------------------------


def test_mine_under_a_bridge_compares_what_cards_cost_now():
    t = Table(me="bridge, mine, copper", actions=2, supply={"harem": 8}, edition=1)
    t.me.plays("bridge", "mine")
    # A Copper cannot cost less than 0, so the limit is 3: Gold and Harem cost 5 now.
    assert cards("copper, silver") == t.me.options


def test_remodel_under_a_bridge_compares_what_cards_cost_now():
    t = Table(me="bridge, remodel, estate", actions=2, supply={"smithy": 10, "market": 10})
    t.me.plays("bridge", "remodel")
    assert {"smithy", "remodel", "silver"} <= set(t.me.options)
    assert not {"market", "duchy", "gold"} & set(t.me.options)


def test_a_bridge_played_twice_brings_cards_of_six_into_the_reach_of_workshop():
    t = Table(me="throne_room, bridge, workshop", actions=2, supply={"harem": 8, "nobles": 8})
    t.me.plays("throne_room")
    t.me.does("play", "bridge")
    t.me.plays("workshop")
    assert {"gold", "harem", "nobles"} <= set(t.me.options)
    assert "province" not in t.me.options


@pytest.mark.parametrize(("answer", "coins"), [("yes", 5), ("no", 1)])
def test_baron_under_a_bridge_pays_and_gains_as_ever(answer, coins):
    t = Table(me="bridge, baron, estate", actions=2)
    t.me.plays("bridge", "baron")
    t.me.does("confirm", answer)
    assert (t.buys, t.coins) == (3, coins)
    assert t.pile("estate") == (8 if answer == "yes" else 7)


# -- other meetings --------------------------------------------------------------------------------------------------


def test_masquerade_after_library_leaves_the_hand_as_large_as_it_was():
    t = Table(me="library, masquerade, copper*2", you="estate", actions=2)
    t.me.plays("library")
    assert len(t.me.hand) == 7
    t.me.plays("masquerade")
    t.me.does("trash")
    assert t.me.hand == cards("copper*7, estate")


# That an empty hand passes nothing and still receives is the wording of the 1st edition; the rulebook is silent.
def test_gardens_count_the_cards_where_they_have_been_passed_to():
    t = Table(
        me={"hand": "masquerade, copper*2", "deck": "gardens, copper*16"},
        you={"deck": "gardens, copper*19"},
        supply={"province": 0},
    )
    t.me.plays("masquerade")
    t.me.does("pass", "copper")
    t.me.does("trash")
    t.me.ends_turn()
    assert t.game.result.scores == (1, 2)


def test_a_curse_pile_emptied_by_torturer_counts_for_poacher_at_once():
    t = Table(
        me={"hand": "torturer, poacher", "deck": "silver, gold, duchy, estate"}, you="copper", supply={"curse": 1},
        actions=2,
    )  # fmt: skip
    t.me.plays("torturer")
    t.you.does("choose", "curse")
    t.me.plays("poacher")
    t.me.does("discard", "estate")
    assert t.me.hand == cards("silver, gold, duchy")


def test_a_shanty_town_played_by_vassal_looks_at_the_hand():
    t = Table(me={"hand": "vassal, copper", "deck": "shanty_town, silver, gold"})
    t.me.plays("vassal")
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("copper, silver, gold")
    assert t.actions == 2


def test_minion_after_council_room_replaces_the_hand_of_six():
    t = Table(me="council_room, minion", you={"hand": "estate*5", "deck": "silver, gold*4"}, actions=2)
    t.me.plays("council_room")
    assert len(t.you.hand) == 6
    t.me.plays("minion")
    t.me.does("choose", "hands")
    assert t.you.hand == cards("gold*4")
    assert len(t.you.discard) == 6


def test_every_play_counts_for_conspirator_however_it_came_about():
    t = Table(me={"hand": "throne_room, vassal", "deck": "village, silver, conspirator, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "vassal")
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("silver")
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("silver, gold")
    assert t.counters == (3, 1, 6)
    assert t.me.in_play == cards("throne_room, vassal, village, conspirator")


def test_the_public_hears_only_how_many_cards_were_drawn_passed_or_looked_at():
    t = Table(
        {"hand": "masquerade, sentry, smithy", "deck": "gold, silver, estate, curse, duchy, copper*3"},
        "province, copper", "moat, market", actions=3,
    )  # fmt: skip
    heard = []
    for seat, verb, *ids in (
        (t.me, "act", "play:masquerade"), (t.me, "pass", "gold"), (t.you, "pass", "province"),
        (t.third, "pass", "moat"), (t.me, "trash", "silver"), (t.me, "act", "play:sentry"), (t.me, "trash", "curse"),
        (t.me, "discard", "duchy"), (t.me, "act", "play:smithy"),
    ):  # fmt: skip
        seat.does(verb, *ids)
        heard += t.public()
    hidden = [(event.name, event.size) for event in heard if event.size and not event.cards]
    assert hidden == [("draw", 2), *[("pass", 1)] * 3, ("draw", 1), ("look", 2), ("draw", 3)]
    named = [f"{event.name} {' '.join(event.cards)}" for event in heard if event.cards]
    assert named == [
        "play masquerade", "trash silver", "play sentry", "trash curse", "discard duchy", "play smithy",
    ]  # fmt: skip
