"""Positions: any table as a plain dict, and back."""

import json

import pytest

from engine import BadPosition, Game
from engine.chance import Chance
from engine.kingdoms import RECOMMENDED
from tests.each import for_each
from tests.engine.boxes import POSSESSIONS, SEASIDE_AND_ALCHEMY
from tests.engine.full_swing import in_full_swing, while_possessed
from tests.engine.table import Table, any_answer, listed
from tests.whole_games import sample

FULL = {
    "edition": 1,
    "kingdom": listed("cellar, chapel, feast, gardens, laboratory, thief, village, witch, woodcutter, workshop"),
    "seed": "a puzzle",
    "shelters": "no",
    "current": 1,
    "phase": "action",
    "actions": 2,
    "buys": 3,
    "coins": 4,
    "players": [
        {
            "name": "Ann",
            "hand": ["copper", "estate"],
            "deck": ["gold", "silver", "copper"],
            "discard": ["curse", "duchy"],
            "in_play": [],
            "set_aside": ["moat"],
            "turns": 7,
        },
        {
            "name": "Bob",
            "hand": ["village", "copper"],
            "deck": [],
            "discard": [],
            "in_play": ["village", "woodcutter"],
            "set_aside": [],
            "turns": 6,
        },
    ],
    "supply": {
        "copper": 40, "silver": 30, "gold": 20, "estate": 8, "duchy": 7, "province": 3, "curse": 0,
        "cellar": 10, "chapel": 9, "feast": 8, "gardens": 7, "laboratory": 6, "thief": 5, "village": 4, "witch": 3,
        "woodcutter": 2, "workshop": 1,
    },
    "trash": ["estate", "copper"],
}  # fmt: skip


# -- there and back --------------------------------------------------------------------------------------------------


def test_a_position_comes_back_as_it_was_given():
    assert Game.arrange(FULL).position() == FULL


def test_a_position_is_made_of_json_types():
    position = Game.arrange(FULL).position()
    assert json.loads(json.dumps(position)) == position


def test_a_fresh_game_can_be_arranged_again():
    game = Game.new(["Ann", "Bob", "Cid"], FULL["kingdom"], seed="fresh", edition=1)
    assert Game.arrange(game.position()).position() == game.position()


@pytest.mark.parametrize("kingdom", sample(RECOMMENDED, RECOMMENDED[::5]), ids=lambda kingdom: kingdom.id)
def test_at_every_move_of_a_game_its_position_can_be_arranged_again(kingdom):
    luck = Chance(kingdom.id.encode())
    game = Game.new(["Ann", "Bob", "Cid"], kingdom.cards, seed=kingdom.id, edition=kingdom.edition)
    for _ in range(150):
        if not game.pending:
            break
        decision = luck.pick(game.pending)
        if decision.verb in ("act", "buy"):  # between two moves, nothing half done
            assert Game.arrange(game.position()).position() == game.position()
        game.submit(decision.decider, any_answer(decision, luck))


@pytest.mark.parametrize(
    "kingdom",
    sample([*SEASIDE_AND_ALCHEMY, *POSSESSIONS], [SEASIDE_AND_ALCHEMY[0], *POSSESSIONS[::5]]),
    ids=lambda kingdom: kingdom.id,
)
def test_a_position_keeps_who_decides_and_what_the_next_turns_bring(kingdom):
    game, luck = while_possessed(kingdom) if "possession" in kingdom.cards else in_full_swing(kingdom)
    for _ in range(150):
        if not game.pending:
            break
        decision = luck.pick(game.pending)
        if decision.verb in ("act", "buy"):
            again = Game.arrange(game.position())
            assert again.position() == game.position()
            assert again.pending == (decision._replace(number=0),)
        game.submit(decision.decider, any_answer(decision, luck))


def test_a_position_tells_that_something_was_bought_already():
    t = Table(me="copper*2", buys=2)
    t.me.buys("copper")
    again = Game.arrange(t.position)
    assert again.pending[0].options == t.game.pending[0].options  # no more Treasures


def test_a_position_tells_what_was_played_already():
    t = Table(me="merchant, silver*2")
    t.me.plays("merchant", "silver")
    again = Game.arrange(t.position)
    assert again.position() == t.position
    again.submit(0, (again.pending[0].options.index("play:silver"),))
    assert again.position()["coins"] == 5  # the Merchant has paid for the first Silver only


@pytest.mark.parametrize("named", [{"players": [{"hand": ["madman"]}, {}]}, {"supply": {"madman": 4}}])
def test_a_card_from_outside_the_supply_brings_its_pile(named):
    game = Game.arrange({"kingdom": FULL["kingdom"], **named})
    assert game.position()["supply"]["madman"] == named.get("supply", {}).get("madman", 10)
    assert Game.arrange(game.position()).position() == game.position()


NEWER_BOXES = {
    "kingdom": listed(
        "young_witch, trade_route, contraband, horse_traders, tournament, village, jester, bank, mint, goons"
    ),
    "colonies": "yes",
    "bane": "moat",
    "trade_route": {"mat": 2, "piles": ["estate", "colony"]},
    "so_far": {"forbidden": ["gold", "dame_anna"], "played": ["contraband", "contraband"]},
    "players": [{"victory_tokens": 4, "in_play": ["princess"]}, {"returning": ["horse_traders", "horse_traders"]}],
    "supply": {"diadem": 0, "colony": 3, "moat": 7},
    "phase": "buy",
}


def test_a_position_with_cards_of_the_newer_boxes_comes_back_as_it_was_given():
    position = Game.arrange(NEWER_BOXES).position()
    for name in ("kingdom", "colonies", "bane", "trade_route"):
        assert position[name] == NEWER_BOXES[name]
    assert position["so_far"]["forbidden"] == ["gold", "dame_anna"]
    assert position["players"][0]["victory_tokens"] == 4
    assert "victory_tokens" not in position["players"][1]
    assert position["players"][1]["returning"] == ["horse_traders"] * 2
    assert {id: position["supply"][id] for id in ("diadem", "princess", "colony", "moat")} == {
        "diadem": 0, "princess": 1, "colony": 3, "moat": 7,
    }  # fmt: skip
    assert Game.arrange(position).position() == position
    assert Game.arrange(position).view(0) == Game.arrange(NEWER_BOXES).view(0)


@for_each(["auto", "no"], range(12))
def test_whether_a_game_has_colonies_and_which_bane_is_told_by_its_position(colonies, seed):
    game = Game.new(["Ann", "Bob"], NEWER_BOXES["kingdom"], str(seed), colonies=colonies)
    again = Game.arrange(game.position())
    assert again.position() == game.position()
    assert again.view(None).bane == game.view(None).bane
    assert ("colony" in again.view(None).piles) == ("colony" in game.view(None).piles)


def test_a_position_says_nothing_of_what_its_game_does_not_have():
    position = Game.arrange({}).position()
    assert not {"colonies", "bane", "trade_route", "so_far"} & position.keys()
    assert not {"victory_tokens", "returning"} & position["players"][0].keys()


def test_arranging_leaves_the_given_position_alone():
    given = json.loads(json.dumps(FULL))
    game = Game.arrange(given)
    game.submit(1, (0,))
    assert given == FULL


def test_an_arranged_game_asks_like_any_other():
    t = Table(me="smithy, copper")
    assert t.asked == ["me"]
    assert t.me.options == ["play:smithy", "end"]


def test_an_arranged_game_begins_with_no_answers():
    assert Game.arrange(FULL).number == 0


# -- what is left out ------------------------------------------------------------------------------------------------


def test_nothing_at_all_is_two_players_with_no_cards():
    position = Game.arrange({}).position()
    assert [player["name"] for player in position["players"]] == ["A", "B"]
    for player in position["players"]:
        assert player["hand"] == player["deck"] == player["discard"] == player["in_play"] == player["set_aside"] == []
        assert player["turns"] == 0
    assert position["trash"] == []


def test_what_is_left_out_is_the_second_edition_at_the_beginning_of_the_first_seats_turn():
    position = Game.arrange({"players": [{"hand": ["smithy"]}, {}]}).position()
    assert (position["edition"], position["current"], position["phase"]) == (2, 0, "action")
    assert (position["actions"], position["buys"], position["coins"]) == (1, 1, 0)


def test_piles_that_are_left_out_are_full():
    supply = Game.arrange({"supply": {"province": 3}}).position()["supply"]
    assert (supply["province"], supply["estate"], supply["copper"], supply["village"]) == (3, 8, 46, 10)


@pytest.mark.parametrize(("edition", "third"), [(1, "woodcutter"), (2, "merchant")])
def test_without_a_kingdom_it_is_the_first_game_of_the_edition(edition, third):
    kingdom = Game.arrange({"edition": edition}).position()["kingdom"]
    assert len(kingdom) == 10
    assert third in kingdom


def test_without_a_kingdom_the_cards_that_are_named_have_piles():
    position = Game.arrange(
        {"players": [{"hand": ["witch"], "deck": ["chapel"]}, {}], "trash": ["library"], "supply": {"gardens": 1}}
    ).position()
    assert {"witch", "chapel", "library", "gardens"} <= set(position["supply"])
    assert len(position["kingdom"]) == 10


def test_the_deck_is_written_from_the_top_and_the_discard_pile_towards_it():
    t = Table(me={"hand": "village, copper", "deck": "gold, estate", "discard": "curse, duchy"})
    assert t.me.view().players[0].discard_top == "duchy"
    t.me.plays("village")
    assert "gold" in t.me.hand
    assert t.me.deck == ["estate"]


def test_with_no_action_to_play_the_arranged_game_stands_in_the_buy_phase():
    assert Game.arrange({"players": [{"hand": ["copper"]}, {}]}).position()["phase"] == "buy"


# -- what is refused -------------------------------------------------------------------------------------------------


@for_each(
    [
        {"hands": []},
        {"Edition": 2},
        {1: 2},
        {"players": [{"hnad": []}, {}]},
        {"players": [{"looked_at": []}, {}]},
        {"supply": {"florin": 3}},
        {"supply": {1: 3}},
    ]
)
def test_what_is_unknown_is_refused(position):
    with pytest.raises(BadPosition):
        Game.arrange(position)


@for_each(
    ["hand", "deck", "discard", "in_play", "set_aside"],
    [["florin"], ["Copper"], [""], [1], [None], [["copper"]], "copper", 5, None, {}],
)
def test_a_zone_of_anything_but_cards_is_refused(zone, ids):
    with pytest.raises(BadPosition):
        Game.arrange({"players": [{zone: ids}, {}]})


@for_each([["florin"], [1], [None], [["copper"]], "copper", 5, None, {}])
def test_a_trash_of_anything_but_cards_is_refused(ids):
    with pytest.raises(BadPosition):
        Game.arrange({"trash": ids})


@for_each(["actions", "buys", "coins", "current"], [-1, 1.0, "1", None, True, [1]])
def test_a_counter_that_is_no_whole_number_is_refused(counter, value):
    with pytest.raises(BadPosition):
        Game.arrange({counter: value})


@for_each([-1, 1.0, "1", None, True, [1]])
def test_a_number_of_turns_that_is_no_whole_number_is_refused(value):
    with pytest.raises(BadPosition):
        Game.arrange({"players": [{"turns": value}, {}]})


@for_each([-1, 1.0, "1", None, True, ["copper"]])
def test_a_pile_of_anything_but_a_whole_number_of_cards_is_refused(count):
    with pytest.raises(BadPosition):
        Game.arrange({"supply": {"copper": count}})


@for_each(
    [
        None,
        [],
        1,
        {"unknown": 1},
        {"bought": -1},
        {"bought": True},
        {"discount": "1"},
        {"played": ["florin"]},
        {"played": 1},
        {"lasting": [["merchant"]]},
        {"lasting": None},
    ]
)
def test_a_turn_so_far_that_could_not_have_been_is_refused(so_far):
    with pytest.raises(BadPosition):
        Game.arrange({"so_far": so_far})


@for_each(
    [
        {"colonies": "maybe"},
        {"colonies": True},
        {"bane": "village"},
        {"bane": "jester"},
        {"bane": ["moat"]},
        {"trade_route": 2},
        {"trade_route": {"mat": -1}},
        {"trade_route": {"mat": "2"}},
        {"trade_route": {"piles": "estate"}},
        {"trade_route": {"piles": ["florin"]}},
        {"trade_route": {"coins": 2}},
        {"so_far": {"forbidden": ["florin"]}},
        {"so_far": {"forbidden": "gold"}},
        {"players": [{"victory_tokens": -1}, {}]},
        {"players": [{"victory_tokens": "4"}, {}]},
        {"players": [{"returning": ["florin"]}, {}]},
    ]
)
def test_what_the_newer_boxes_could_not_have_is_refused(changes):
    with pytest.raises(BadPosition):
        Game.arrange(NEWER_BOXES | changes)


@for_each([{"bane": "moat"}, {"trade_route": {"mat": 2}}])
def test_a_bane_or_tokens_without_the_card_that_brings_them_are_refused(position):
    with pytest.raises(BadPosition):
        Game.arrange(position)


@for_each([[], ["copper"], "copper", 5, None])
def test_a_supply_that_is_no_dict_is_refused(supply):
    with pytest.raises(BadPosition):
        Game.arrange({"supply": supply})


def test_a_pile_that_is_not_in_this_kingdom_is_refused():
    with pytest.raises(BadPosition):
        Game.arrange({"kingdom": FULL["kingdom"], "supply": {"smithy": 10}})


@for_each([[], [{}], [{}] * 7, {}, "AB", None, [None, None], ["Ann", "Bob"], 2])
def test_players_that_could_not_play_are_refused(players):
    with pytest.raises(BadPosition):
        Game.arrange({"players": players})


@pytest.mark.parametrize("name", ["", None, 1, ["Ann"]])
def test_a_player_without_a_name_to_call_by_is_refused(name):
    with pytest.raises(BadPosition):
        Game.arrange({"players": [{"name": name}, {}]})


@for_each(["night", "", None, 1, []])
def test_a_phase_in_which_nobody_moves_is_refused(phase):
    with pytest.raises(BadPosition):
        Game.arrange({"phase": phase})


@pytest.mark.parametrize("current", [2, 6, 10**30])
def test_a_turn_of_a_seat_that_is_not_there_is_refused(current):
    with pytest.raises(BadPosition):
        Game.arrange({"current": current})


@for_each([0, 3, "2", None, [], True, 2.0])
def test_an_edition_that_is_not_there_is_refused(edition):
    with pytest.raises(BadPosition):
        Game.arrange({"edition": edition})


@pytest.mark.parametrize("shelters", ["maybe", None, True, "yes"])
def test_shelters_that_could_not_be_dealt_are_refused(shelters):
    with pytest.raises(BadPosition):
        Game.arrange({"shelters": shelters})


@pytest.mark.parametrize("seed", [None, 1, ["x"]])
def test_a_seed_that_is_neither_text_nor_bytes_is_refused(seed):
    with pytest.raises(BadPosition):
        Game.arrange({"seed": seed})


@for_each([[], FULL["kingdom"][:9], [*FULL["kingdom"], "smithy"], [*FULL["kingdom"][:9], "cellar"], "smithy", 10])
def test_a_kingdom_that_could_not_be_played_is_refused(kingdom):
    with pytest.raises(BadPosition):
        Game.arrange({"kingdom": kingdom})


@pytest.mark.parametrize("position", [None, [], "position", 1])
def test_a_position_is_a_dict(position):
    with pytest.raises(BadPosition):
        Game.arrange(position)


def test_the_position_of_a_finished_game_is_a_finished_game_again():
    game = Game.arrange({"phase": "buy", "supply": {"province": 0}, "players": [{"deck": ["estate"]}, {}]})
    game.submit(0, (game.pending[0].options.index("end"),))
    again = Game.arrange(game.position())
    assert again.pending == ()
    assert again.result == game.result
    assert again.position() == game.position()


def test_a_position_in_clean_up_asks_again_what_clean_up_asks():
    t = Table(me={"hand": "scheme, village", "deck": "estate*3"})
    t.me.plays("village", "scheme")
    t.me.ends_turn()
    again = Game.arrange(t.position)
    assert [decision._replace(number=0) for decision in t.game.pending] == list(again.pending)


def test_a_card_that_became_another_is_still_itself_in_the_position():
    t = Table(me={"hand": "band_of_misfits", "deck": "copper*9"}, supply={"urchin": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "urchin")
    again = Game.arrange(t.position)
    assert again.position() == t.position
    again.submit(0, (again.pending[0].options.index("end"),))
    assert again.position()["players"][0]["discard"][-1] == "band_of_misfits"


def test_as_many_printed_names_as_cards_in_play():
    with pytest.raises(BadPosition):
        Game.arrange({"players": [{"in_play": ["urchin"], "printed": []}, {}]})


def test_a_name_that_cannot_be_written_is_refused():
    with pytest.raises(BadPosition):
        Game.arrange({"players": [{"name": "\ud800"}, {}]})


@pytest.mark.parametrize(
    "position", [{"coins": 2**64}, {"supply": {"gold": 2**64}}, {"players": [{"turns": 2**64}, {}]}]
)
def test_a_number_beyond_all_measure_is_refused(position):
    with pytest.raises(BadPosition):
        Game.arrange(position)


@for_each(
    [
        {"so_far": {"possessor": 2}},
        {"so_far": {"after": 2}},
        {"extra_turns": [{"possessor": 1}]},
        {"extra_turns": [{"seat": 2}]},
        {"extra_turns": {}},
        {"embargo": {"florin": 1}},
        {"embargo": {"copper": -1}},
        {"players": [{"in_play": ["wharf"], "staying": [1]}, {}]},
        {"players": [{"awaited": ["florin"]}, {}]},
        {"players": [{"pirate_tokens": -1}, {}]},
    ]
)
def test_extra_turns_tokens_and_waiting_cards_that_cannot_be_are_refused(position):
    with pytest.raises(BadPosition):
        Game.arrange(position)
