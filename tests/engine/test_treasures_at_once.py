"""The move `treasures`: all plain Treasures in hand with one answer, in games that were begun with it."""

import json
from itertools import permutations

import pytest

from engine import RECOMMENDED, BadPosition, BadSetup, Game, Record, Setup, big_money, replay, simulate
from engine.packing import pack, pack_value, unpack, unpack_value
from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards, listed

KINGDOM = RECOMMENDED[0].cards
OLD_TABLE = {"phase": "buy", "treasures_at_once": False}


def moves(t):
    """The options up to the first purchase."""
    options = t.me.options
    return options[: next(at for at, key in enumerate(options) if key.startswith("buy:"))]


# -- where it is offered ---------------------------------------------------------------------------------------------


def test_it_stands_after_the_plays_and_directly_before_the_purchases():
    t = Table(me="copper, estate, silver, copper", phase="buy")
    assert t.me.options[:4] == ["play:copper", "play:silver", "treasures", "buy:copper"]
    assert t.me.options[-1] == "end"


@for_each_row(
    [
        ("", []),
        ("estate, moat", []),
        ("copper, estate", ["play:copper"]),
        ("copper*2", ["play:copper", "treasures"]),
        ("copper, gold", ["play:copper", "play:gold", "treasures"]),
        ("fools_gold, copper", ["play:fools_gold", "play:copper", "treasures"]),
        ("harem, copper", ["play:harem", "play:copper", "treasures"]),
        ("counterfeit*2, spoils", ["play:counterfeit", "play:spoils"]),
        ("counterfeit, copper", ["play:counterfeit", "play:copper"]),
        ("counterfeit, copper*2", ["play:counterfeit", "play:copper", "treasures"]),
    ]
)
def test_it_is_offered_with_two_or_more_plain_treasures_in_hand(hand, expected):
    assert moves(Table(me=hand, phase="buy")) == expected


def test_it_is_not_offered_once_something_was_bought():
    t = Table(me="copper*3", phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    assert t.me.options[0] == "buy:copper"


def test_it_is_not_offered_in_the_action_phase():
    assert Table(me="village, copper*3").me.options == ["play:village", "end"]


def test_it_is_offered_again_while_two_are_left():
    t = Table(me="copper*3", phase="buy")
    t.me.plays("copper")
    assert "treasures" in t.me.options
    t.me.plays("copper")
    assert "treasures" not in t.me.options


def test_every_way_to_begin_a_game_offers_it_unless_it_is_declined():
    names, setup = ["Ann", "Bob"], Setup(KINGDOM)
    for begun in (Game.new(names, KINGDOM, "x"), Game.set_up(names, setup, "x"), Game.arrange({"phase": "buy"})):
        assert begun.setup.treasures_at_once
    declined = Game.new(names, KINGDOM, "x", treasures_at_once=False)
    assert "treasures" in Game.new(names, KINGDOM, "x").pending[0].options
    assert "treasures" not in declined.pending[0].options
    assert moves(Table(me="copper*2", **OLD_TABLE)) == ["play:copper"]


@for_each([1, 0, None, "yes", "auto"])
def test_whether_it_is_offered_is_true_or_false(value):
    with pytest.raises(BadSetup):
        Setup(KINGDOM, treasures_at_once=value)
    with pytest.raises(BadPosition):
        Game.arrange({"treasures_at_once": value})


# -- what it does ----------------------------------------------------------------------------------------------------


def test_it_plays_every_plain_treasure_and_leaves_all_other_cards_in_hand():
    t = Table(me="copper, counterfeit, silver, estate, gold, spoils, copper", phase="buy")
    t.me.does("buy", "treasures")
    assert t.me.in_play == cards("copper*2, silver, gold")
    assert t.me.hand == cards("counterfeit, estate, spoils")
    assert t.coins == 7
    assert moves(t) == ["play:counterfeit", "play:spoils"]


def test_everyone_is_told_of_each_play():
    t = Table(me="copper, gold, copper", phase="buy")
    t.me.does("buy", "treasures")
    for heard in (t.me.heard(), t.you.heard(), t.public()):
        assert [(event.name, event.seat, event.cards, event.size) for event in heard] == [
            ("play", 0, (id,), 1) for id in ("copper", "gold", "copper")
        ]


def test_undo_takes_back_the_whole_move():
    t = Table(me="copper*3, silver, estate", phase="buy")
    before = t.game.save()
    t.me.does("buy", "treasures")
    assert t.game.number == 1
    t.me.undoes()
    assert t.game.save() == before
    assert t.me.hand == cards("copper*3, silver, estate")
    assert t.coins == 0


def test_undo_takes_back_the_move_and_not_the_single_play_before_it():
    t = Table(me="copper*3", phase="buy")
    t.me.plays("copper")
    t.me.does("buy", "treasures")
    t.me.undoes()
    assert t.coins == 1
    assert t.me.in_play == cards("copper")


# What was played before, the hand, and the coins all of it gives.
PURSES = [
    ("", "copper*2, silver, gold", 7),
    ("coppersmith", "copper*3, silver", 8),
    ("coppersmith*2", "copper*2, gold", 9),
    ("merchant", "silver*2, copper", 6),
    ("merchant*2", "silver, silver, gold", 9),
    ("merchant, coppersmith", "copper*2, silver*2", 9),
    ("", "fools_gold*3", 9),
    ("coppersmith", "fools_gold*2, copper", 7),
    ("", "harem, silver", 4),
]


@for_each_row(PURSES)
def test_it_gives_the_same_as_single_plays_in_any_order(before, hand, coins):
    position = {"phase": "buy", "so_far": {"played": listed(before), "lasting": listed(before)}}
    t = Table(me=hand, **position)
    t.me.does("buy", "treasures")
    assert t.coins == coins
    together = t.position
    for order in set(permutations(listed(hand))):
        single = Table(me=hand, **position)
        single.me.plays(*order)
        assert single.coins == coins
        assert single.me.in_play == t.me.in_play
        played = [sorted(each["so_far"]["played"]) for each in (single.position, together)]
        assert played[0] == played[1]


def test_it_counts_what_an_earlier_play_of_the_turn_has_used_up():
    t = Table(me="silver*3, fools_gold*3", phase="buy", so_far={"played": ["merchant"], "lasting": ["merchant"]})
    t.me.plays("silver", "fools_gold")
    assert t.coins == 4
    t.me.does("buy", "treasures")
    assert t.coins == 4 + 2 + 2 + 4 + 4


def test_big_money_uses_it_and_needs_two_answers_per_turn():
    asked = []

    def player(view, decision):
        asked.append(decision)
        return big_money(view, decision)

    turns = sum(simulate([player, player], KINGDOM, "x").turns)
    several = [each for each in asked if "treasures" in each.options]
    assert len(several) > turns / 2
    assert len(asked) <= 2 * turns


# -- games from before there was this move ---------------------------------------------------------------------------


def as_saved_before(game):
    """The game as an earlier version saved it: without the option."""
    _, saved = unpack(game.save())
    snapshot = unpack_value(saved["snapshot"])
    snapshot["setup"].pop("treasures_at_once", None)
    return pack(saved | {"snapshot": pack_value(snapshot)})


def test_a_game_saved_by_an_earlier_version_goes_on_without_it():
    game = Game.load(as_saved_before(Table(me="copper*3", phase="buy").game))
    assert not game.setup.treasures_at_once
    assert game.pending[0].options[:2] == ("play:copper", "buy:copper")
    again = Game.load(game.save())
    assert again.pending == game.pending


def test_the_answers_since_the_snapshot_fit_the_game_that_an_earlier_version_saved():
    t = Table(me="copper*3, silver", **OLD_TABLE)
    t.me.plays("copper", "silver")
    data = as_saved_before(t.game)
    assert data == t.game.save()  # such a game is saved as before, so the earlier version can read it again
    loaded = Game.load(data)
    assert loaded.dropped == 0
    assert loaded.position() == t.game.position()
    loaded.undo(0)
    loaded.undo(0)
    assert loaded.view(0).coins == 0


def test_a_record_of_an_earlier_version_replays_without_it():
    setup = Setup(KINGDOM, first=0, treasures_at_once=False)
    game = Game.set_up(["Ann", "Bob"], setup, b"seed")
    record = Record(["Ann", "Bob"], setup, game.commitment, seed=b"seed")
    while game.number < 30:
        decision = game.pending[0]
        picks = big_money(None, decision)
        game.submit(decision.seat, picks)
        record.add(decision.seat, picks)
    _, written = unpack(record.to_bytes())
    assert "treasures_at_once" not in written["setup"]
    assert replay(Record.from_bytes(record.to_bytes())) == game


def test_a_position_described_by_an_earlier_version_is_arranged_without_it():
    described = json.loads(json.dumps(Table(me="copper*3", **OLD_TABLE).position))
    assert "treasures_at_once" not in described
    game = Game.arrange(described)
    assert game.pending[0].options[:2] == ("play:copper", "buy:copper")
    assert game.position() == described


def test_a_described_position_keeps_the_move():
    t = Table(me="copper*3", phase="buy")
    assert t.position["treasures_at_once"] is True
    assert Game.arrange(t.position).pending == t.game.pending
