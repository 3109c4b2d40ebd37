"""What a possessor answers can be saved, taken back, recorded and simulated like any other answer."""

import pytest

from engine import CannotUndo, Chance, Decision, Game, RandomPlayer, Record
from engine.record import verify
from engine.simulation import play_out
from tests.each import for_each, for_each_row
from tests.engine.boxes import POSSESSIONS
from tests.engine.full_swing import while_possessed
from tests.engine.recorded import recorded
from tests.engine.table import Table, cards
from tests.engine.test_possession import possessing

# -- taking back -----------------------------------------------------------------------------------------------------


def test_the_possessor_takes_back_a_treasure_of_the_possessed_player():
    t = possessing("", "copper, silver")
    before = t.game.save()
    t.me.plays("silver")
    assert not t.game.can_undo(1)
    with pytest.raises(CannotUndo):
        t.game.undo(1)
    t.me.undoes()
    assert t.game.save() == before
    assert t.you.hand == cards("copper, silver")


def test_the_possessor_takes_back_a_purchase():
    t = possessing("", "", phase="buy", coins=6, buys=2)
    t.me.buys("gold")
    t.me.undoes()
    assert (t.me.discard, t.coins) == ([], 6)


@for_each_row(
    [("moneylender, copper*2", "copper"), ("chapel, copper, estate", "estate"), ("secret_chamber, copper", "copper")]
)
def test_the_possessor_takes_back_what_happened_to_cards_they_see_anyway(hand, picked):
    t = possessing("", hand)
    t.me.plays(hand.partition(",")[0])
    t.me.does(t.me.asked, picked)
    assert t.game.can_undo(0)
    t.me.undoes()
    t.me.undoes()
    assert t.you.hand == cards(hand)
    assert t.you.recovering == []


def test_a_card_that_the_possessed_player_draws_cannot_be_taken_back():
    t = possessing("", {"hand": "village", "deck": "gold"})
    t.me.plays("village")
    assert not t.game.can_undo(0)


def test_the_answer_that_led_to_a_possessed_turn_cannot_be_taken_back():
    # It showed the hand of the possessed player.
    t = Table("possession", "gold")
    t.me.plays("possession")
    assert t.game.can_undo(0)
    t.me.ends_turn()
    assert not t.game.can_undo(0)


def test_a_possessed_turn_is_final_even_if_nothing_was_drawn_before_it():
    t = Table(
        {"hand": "", "deck": ""},
        "gold",
        phase="buy",
        supply={"possession": 10},
        extra_turns=[{"seat": 1, "possessor": 0}],
    )
    t.me.ends_turn()
    assert (t.turn_of, t.asked) == ("you", ["me"])
    assert not t.game.can_undo(0)


def test_the_end_of_a_possessed_turn_cannot_be_taken_back():
    game = possessing("", {"hand": "", "deck": "gold*9"}, phase="buy").game
    number = game.number
    game.submit(0, (len(game.pending[0].options) - 1,))
    assert game.pending[0].decider == 1
    assert not game.can_undo(0)
    assert not game.can_undo(1)
    assert not game.has_only_dealt_since(number)  # the possessor has seen the new hand


def test_a_reaction_of_the_possessed_player_tells_the_possessor_nothing():
    t = possessing("", "chapel, market_square, estate")
    t.me.plays("chapel")
    t.me.does("trash", "estate")
    assert t.me.options == ["market_square", "no"]
    t.me.undoes()
    assert t.me.asked == "trash"


def test_an_answer_of_a_third_player_locks_what_the_possessor_answered():
    t = possessing("", "militia, copper*2", "copper*4, estate")
    t.me.plays("militia")
    t.third.does("discard", "copper", "estate")
    assert not t.game.can_undo(0)
    t.third.undoes()
    assert t.asked == ["third"]


# -- asked twice at once ---------------------------------------------------------------------------------------------


def passing():
    """Masquerade while possessed: one decider, two questions."""
    t = possessing("curse, copper", {"hand": "masquerade, gold", "deck": "silver*9"}, "estate, province")
    t.me.plays("masquerade")
    return t


def test_two_questions_to_one_decider_are_put_one_after_the_other():
    t = passing()
    assert t.asked == ["me", "third"]
    assert t.me.decides_for == "you"
    t.me.does("pass", "silver")
    assert t.asked == ["third"]
    t.third.does("pass", "estate")
    assert (t.asked, t.me.decides_for) == (["me"], "me")
    assert t.me.question.number == t.game.number
    t.me.does("pass", "curse")
    assert t.me.hand == cards("copper, estate")
    assert t.you.hand == cards("gold, silver, curse")
    assert t.third.hand == cards("province, silver")


def test_the_first_of_two_answers_can_be_taken_back():
    t = passing()
    t.me.does("pass", "gold")
    assert t.game.given(0)[0].seat == 1
    t.me.undoes()
    assert t.me.decides_for == "you"
    t.me.does("pass", "silver")
    t.third.does("pass", "estate")
    t.me.does("pass", "copper")
    assert t.third.hand == cards("province, silver")


def test_questions_differ_if_others_decide_them():
    mine = Decision(1, "buy", "turn", ("end",), 1, 1, 0)
    of_me, of_third = mine.decided_by(0), mine.decided_by(2)
    assert len({mine, of_me, of_third, mine.decided_by(0)}) == 3
    assert of_me == mine.decided_by(0)
    assert of_me != of_third
    assert mine != of_me
    assert of_me != mine
    assert of_me._replace(number=7).decider == 0


def test_both_answers_can_be_taken_back_among_two():
    t = possessing("curse, copper, estate", {"hand": "duchess", "deck": "silver, gold"})
    t.me.plays("duchess")
    assert t.me.decides_for == "you"
    t.me.does("choose", "keep")
    assert t.me.decides_for == "me"
    t.me.undoes()
    assert t.me.decides_for == "you"
    t.me.does("choose", "discard")
    t.me.does("choose", "keep")
    assert (t.you.discard, t.me.discard) == (["silver"], [])


def test_a_margrave_of_the_possessed_player_asks_the_possessor_and_others_at_once():
    t = possessing("gold, estate*4", "margrave", "gold, estate*4")
    t.me.plays("margrave")
    assert t.asked == ["third", "me"]
    assert t.me.decides_for == "me"
    t.me.does("discard", "estate", "estate", "copper")
    t.third.does("discard", "estate", "estate", "estate")
    assert t.asked == ["me"]
    assert t.me.decides_for == "you"


def test_outpost_masquerade_and_possession_in_a_possessed_turn():
    zones = {"hand": "outpost, masquerade, possession, gold", "deck": "silver*20"}
    t = possessing("curse", zones, "estate", actions=3)
    t.me.plays("outpost", "possession", "masquerade")
    t.me.does("pass", "gold")
    t.me.does("trash")
    assert t.third.hand == cards("gold")
    t.me.ends_turn()
    turns = []
    for _ in range(4):
        (decider,) = t.asked
        turns.append((t.turn_of, decider))
        getattr(t, decider).ends_turn()
    assert turns[0] == ("you", "you")
    assert sorted(turns[1:3]) == [("third", "you"), ("you", "you")]
    assert turns[3] == ("third", "third")


# -- saving, records, simulations ------------------------------------------------------------------------------------


def test_a_saved_position_tells_who_decides():
    t = possessing("", "copper")
    again = Game.arrange(t.position)
    assert again.position() == t.position
    assert again.pending == t.game.pending


def test_the_possessor_still_hears_what_they_may_know_after_loading():
    t = possessing("", {"hand": "smithy", "deck": "gold*3"}, "")
    t.me.plays("smithy")
    assert [event.cards for event in t.me.heard() if event.name == "draw"] == [("gold",) * 3]
    assert [event.cards for event in t.third.heard() if event.name == "draw"] == [()]


WANTED = ("play:possession", "play:potion", "treasures", "buy:possession", "buy:gold", "buy:silver")


def buying(player):
    """That player, but with a Potion and Possessions; a long game is brought to its end."""

    def answer(view, decision):
        wanted = ("buy:curse", "buy:copper", "buy:estate", "end") if decision.number > 500 else WANTED
        if decision.verb == "buy" and not view.owned["potion"]:
            wanted = ("buy:potion", *wanted)
        found = next((move for move in wanted if move in decision.options), None)
        return player(view, decision) if found is None else (decision.options.index(found),)

    return answer


@for_each(POSSESSIONS[::3])
def test_a_game_with_possession_is_replayed_from_its_record(kingdom):
    asked = []

    def watched(view, decision):
        asked.append(decision)
        return player(view, decision)

    player = buying(RandomPlayer(kingdom.id))
    record = recorded(["Ann", "Bob"], kingdom.cards, kingdom.id.encode(), watched, edition=kingdom.edition)
    assert any(decision.decider != decision.seat for decision in asked)
    again = verify(Record.from_bytes(record.to_bytes()))
    assert again.result == record.result


@for_each(POSSESSIONS)
def test_a_simulation_shows_the_possessor_the_same_as_a_game(kingdom):
    position, seen = while_possessed(kingdom)[0].position(), []

    def watched(view, decision):
        seen.append((decision, view.owned, view.hand, view.looked_at, view.zones, view.known_points, view.terms))
        return player(view, decision)

    player, game = buying(RandomPlayer("one")), Game.arrange(position)
    game._state.chance = Chance(b"x")
    while game.pending:
        decision = game.pending[0]
        game.submit(decision.decider, watched(game.view_for(decision), decision))
    as_game, seen = seen, []
    player = buying(RandomPlayer("one"))
    assert play_out(position, [watched] * 3, b"x") == game.result
    assert seen == as_game
