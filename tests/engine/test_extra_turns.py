"""Extra turns: which turn comes next, and which ones count."""

from tests.engine.table import Table, cards


def test_only_ordinary_turns_count_for_the_tie_break():
    t = Table({"turns": 9}, {"turns": 9}, phase="buy", coins=8, supply={"province": 1})
    t.me.buys("province")
    assert t.game.result.turns == (10, 9)


def test_an_outpost_turn_does_not_count():
    t = Table({"hand": "outpost", "turns": 9}, {"turns": 9})
    t.me.plays("outpost")
    t.me.ends_turn()
    assert t.turn_of == "me"
    assert t.me.view().players[0].turns == 10
    t.me.ends_turn()
    assert t.turn_of == "you"
    assert t.me.view().players[0].turns == 10


def test_with_equal_points_fewer_ordinary_turns_win():
    province = {"deck": "province", "hand": ""}
    t = Table(
        {**province, "turns": 10}, {"deck": "estate*6, copper*5", "turns": 9}, current=0, phase="buy", coins=0,
        supply={"copper": 1, "curse": 0, "estate": 0}, so_far={"after": 0, "in_a_row": 1},
    )  # fmt: skip
    t.me.buys("copper")
    assert t.game.result.scores == (6, 6)
    assert t.game.result.turns == (10, 9)
    assert t.game.result.winners == (1,)


def test_a_possessed_turn_does_not_count():
    t = Table({"hand": "possession", "turns": 8}, {"turns": 9})
    t.me.plays("possession")
    t.me.ends_turn()
    t.me.ends_turn()
    assert t.turn_of == "you"
    assert [seat.turns for seat in t.me.view().players] == [9, 9]


def test_no_outpost_turn_comes_after_the_end():
    t = Table("outpost", coins=8, supply={"province": 1})
    t.me.plays("outpost")
    t.me.buys("province")
    assert t.game.result is not None
    assert t.asked == []


def test_a_possessed_turn_does_not_come_after_the_end():
    t = Table("possession", coins=8, supply={"province": 1})
    t.me.plays("possession")
    t.me.buys("province")
    assert t.game.result is not None
    assert t.asked == []


def test_the_game_may_end_with_an_extra_turn():
    t = Table("outpost", coins=0, supply={"curse": 0, "estate": 0, "copper": 1})
    t.me.plays("outpost")
    t.me.ends_turn()
    assert t.game.result is None
    t.me.buys("copper")
    assert t.game.result is not None
    assert t.game.result.turns == (1, 0)


def test_the_outpost_turn_comes_before_the_possessed_one():
    t = Table({"hand": "outpost, possession", "deck": "copper*20"}, "", actions=2)
    t.me.plays("possession", "outpost")
    t.me.ends_turn()
    assert (t.turn_of, t.me.decides_for) == ("me", "me")
    assert t.me.hand == cards("copper*3")
    t.me.ends_turn()
    assert (t.turn_of, t.me.decides_for) == ("you", "you")
    t.me.ends_turn()
    assert (t.turn_of, t.asked) == ("you", ["you"])
    t.you.ends_turn()
    assert (t.turn_of, t.asked) == ("me", ["me"])


def test_a_possessed_turn_does_not_use_up_the_ordinary_one():
    t = Table("possession", "", "")
    t.me.plays("possession")
    t.me.ends_turn()
    turns = []
    for _ in range(5):
        (decider,) = t.asked
        turns.append((t.turn_of, decider))
        getattr(t, decider).ends_turn()
    assert turns == [("you", "me"), ("you", "you"), ("third", "third"), ("me", "me"), ("you", "you")]


def test_the_last_player_possesses_the_first():
    t = Table("", "", "possession", current=2)
    t.third.plays("possession")
    t.third.ends_turn()
    assert (t.turn_of, t.asked) == ("me", ["third"])
    t.third.ends_turn()
    assert (t.turn_of, t.asked) == ("me", ["me"])
    t.me.ends_turn()
    assert (t.turn_of, t.asked) == ("you", ["you"])


def test_everyone_is_told_whose_extra_turn_it_is():
    t = Table({"hand": "outpost, possession", "deck": "copper*20"}, "", actions=2)
    t.me.plays("possession", "outpost")
    t.me.ends_turn()
    assert [(event.seat, event.source) for event in t.public() if event.name == "turn"] == [(0, "outpost")]
    assert t.you.view().is_extra_turn
    t.me.ends_turn()
    (turn,) = [event for event in t.public() if event.name == "turn"]
    assert (turn.seat, turn.source, turn.place) == (1, "possession", "0")
    assert t.game.view(None).possessor == 0
