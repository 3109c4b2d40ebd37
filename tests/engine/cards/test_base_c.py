"""Cellar, Chancellor, Chapel, Council Room."""

from tests.each import for_each
from tests.engine.table import Table, cards, listed

# -- Cellar ----------------------------------------------------------------------------------------------------------


def test_cellar_draws_as_many_cards_as_were_discarded():
    t = Table(me={"hand": "cellar, estate*2, copper*2", "deck": "silver, gold, copper"})
    t.me.plays("cellar")
    t.me.does("discard", "estate", "estate")
    assert t.me.hand == cards("copper*2, silver, gold")
    assert t.me.discard == ["estate", "estate"]
    assert t.me.in_play == cards("cellar")
    assert t.actions == 1


def test_cellar_shuffles_the_cards_just_discarded_into_the_new_deck():
    t = Table(me={"hand": "cellar, estate*2, copper", "deck": "gold"}, shuffles=["estate*2"])
    t.me.plays("cellar")
    t.me.does("discard", "estate", "estate")
    assert t.me.hand == cards("copper, gold, estate")
    assert t.me.deck == ["estate"]
    assert t.me.discard == []


def test_cellar_may_discard_nothing():
    t = Table(me={"hand": "cellar, copper", "deck": "gold"})
    t.me.plays("cellar")
    t.me.does("discard")
    assert t.me.hand == cards("copper")
    assert t.me.deck == ["gold"]
    assert t.actions == 1


def test_cellar_alone_in_hand_asks_nothing():
    t = Table(me={"hand": "cellar", "deck": "gold"})
    t.me.plays("cellar")
    assert t.me.asked == "buy"
    assert t.me.deck == ["gold"]


def test_cellar_may_discard_another_cellar():
    t = Table(me={"hand": "cellar*2, estate", "deck": "gold, silver"})
    t.me.plays("cellar")
    assert t.me.options == cards("cellar, estate")
    t.me.does("discard", "cellar", "estate")
    assert t.me.hand == cards("gold, silver")


def test_cellar_pays_for_another_cellar():
    t = Table(me={"hand": "cellar*2, estate", "deck": "gold, silver"})
    t.me.plays("cellar")
    t.me.does("discard")
    t.me.plays("cellar")
    t.me.does("discard", "estate")
    assert t.me.hand == cards("gold")
    assert t.actions == 1


def test_cellar_shows_the_others_how_many_were_discarded_and_the_last_one():
    t = Table(me="cellar, estate, duchy, curse")
    t.me.plays("cellar")
    t.me.does("discard", "estate", "duchy", "curse")
    (discarded,) = [event for event in t.you.heard() if event.name == "discard"]
    assert discarded.size == 3
    assert discarded.cards == ("curse",)
    assert t.you.view().players[0].discard_top == "curse"


def test_cellar_lets_nobody_discard_more_after_seeing_what_was_drawn():
    t = Table(me={"hand": "cellar, estate*3", "deck": "gold, silver, copper"})
    t.me.plays("cellar")
    t.me.does("discard", "estate")
    assert t.me.hand == cards("estate*2, gold")
    assert t.me.asked == "buy"


def test_cellar_played_twice_may_discard_what_it_drew_first():
    t = Table(me={"hand": "throne_room, cellar, estate*2", "deck": "estate, copper, silver"})
    t.me.plays("throne_room")
    t.me.does("play", "cellar")
    t.me.does("discard", "estate", "estate")
    assert t.me.hand == cards("estate, copper")
    t.me.does("discard", "estate")
    assert t.me.hand == cards("copper, silver")
    assert t.actions == 2


# -- Chancellor ------------------------------------------------------------------------------------------------------


def test_chancellor_may_put_the_whole_deck_into_the_discard_pile():
    t = Table(me={"hand": "chancellor", "deck": "gold, silver, estate*3", "discard": "copper"})
    t.me.plays("chancellor")
    assert t.coins == 2
    t.me.does("confirm", "yes", source="chancellor")
    assert t.me.deck == []
    assert t.me.discard == cards("copper, gold, silver, estate*3")


def test_chancellor_may_leave_the_deck_alone():
    t = Table(me={"hand": "chancellor", "deck": "gold, silver, estate*3", "discard": "copper"})
    t.me.plays("chancellor")
    t.me.does("confirm", "no")
    assert t.coins == 2
    assert t.me.deck == listed("gold, silver, estate*3")
    assert t.me.discard == ["copper"]


def test_chancellor_shuffles_nothing_before_the_next_draw():
    t = Table(
        me={"hand": "chancellor", "deck": "gold, silver, estate*3", "discard": "copper"},
        shuffles=["gold, silver, copper, estate*3, chancellor"],
    )
    t.me.plays("chancellor")
    t.me.does("confirm", "yes")
    assert "shuffle" not in [event.name for event in t.events]
    t.me.ends_turn()
    assert t.me.hand == cards("gold, silver, copper, estate*2")


def test_chancellor_moves_the_deck_unseen():
    t = Table(me={"hand": "chancellor", "deck": "gold, silver, estate"})
    t.me.plays("chancellor")
    t.me.does("confirm", "yes")
    assert [(event.name, event.cards) for event in t.me.heard()] == [("deck_to_discard", ())]


def test_chancellor_with_an_empty_deck_asks_nothing():
    t = Table(me={"hand": "chancellor", "deck": "", "discard": "copper*2"})
    t.me.plays("chancellor")
    assert t.me.asked == "buy"
    assert t.me.discard == ["copper", "copper"]
    assert t.coins == 2


# -- Chapel ----------------------------------------------------------------------------------------------------------


def test_chapel_trashes_up_to_four_cards_from_hand():
    t = Table(me="chapel, curse, estate, copper*2")
    t.me.plays("chapel")
    t.me.does("trash", "curse", "estate", "copper", "copper")
    assert t.trash == cards("curse, estate, copper*2")
    assert t.me.hand == cards("")
    assert t.actions == 0


@for_each(range(5))
def test_chapel_trashes_any_number_from_none_to_four(count):
    t = Table(me="chapel, copper*5")
    t.me.plays("chapel")
    t.me.does("trash", *["copper"] * count)
    assert len(t.trash) == count
    assert len(t.me.hand) == 5 - count


def test_chapel_does_not_trash_five_cards():
    t = Table(me="chapel, copper*5")
    t.me.plays("chapel")
    t.me.cannot("trash", *["copper"] * 5)
    assert t.me.question.most == 4


def test_chapel_cannot_trash_itself():
    t = Table(me="chapel")
    t.me.plays("chapel")
    assert t.me.asked == "buy"
    assert t.me.in_play == cards("chapel")
    assert t.trash == cards("")


def test_chapel_may_trash_another_chapel():
    t = Table(me="chapel*2, copper")
    t.me.plays("chapel")
    assert t.me.options == cards("chapel, copper")
    t.me.does("trash", "chapel")
    assert t.trash == cards("chapel")
    assert t.me.in_play == cards("chapel")


def test_chapel_played_twice_trashes_up_to_four_cards_each_time():
    t = Table(me="throne_room, chapel, estate*6")
    t.me.plays("throne_room")
    t.me.does("play", "chapel")
    t.me.does("trash", *["estate"] * 4)
    t.me.does("trash", "estate", "estate")
    assert t.trash == cards("estate*6")
    assert t.me.asked == "buy"


# -- Council Room ----------------------------------------------------------------------------------------------------


def test_council_room_draws_four_cards_and_each_other_player_draws_one():
    t = Table(
        {"hand": "council_room", "deck": "gold*2, silver*2, copper"},
        {"hand": "copper", "deck": "estate, duchy"},
        {"hand": "", "deck": "silver, gold"},
    )
    t.me.plays("council_room")
    assert t.me.hand == cards("gold*2, silver*2")
    assert t.you.hand == cards("copper, estate")
    assert t.third.hand == cards("silver")
    assert t.counters == (0, 2, 0)
    assert t.asked == ["me"]


def test_council_room_cannot_be_refused_by_the_others():
    t = Table(me="council_room", you={"hand": "copper*5", "deck": "curse"})
    t.me.plays("council_room")
    assert t.you.hand == cards("copper*5, curse")


def test_council_room_makes_the_others_shuffle_if_they_must():
    t = Table(me="council_room", you={"deck": "", "discard": "gold, estate"}, shuffles=["gold, estate"])
    t.me.plays("council_room")
    assert t.you.hand == cards("gold")
    assert t.you.deck == ["estate"]


def test_council_room_gives_nothing_to_a_player_without_cards():
    t = Table(me="council_room", you={"deck": ""})
    t.me.plays("council_room")
    assert t.you.hand == cards("")


def test_council_room_is_no_attack_to_show_a_moat_against():
    t = Table(me="council_room", you={"hand": "moat", "deck": "gold"})
    t.me.plays("council_room")
    assert t.you.hand == cards("moat, gold")
    assert t.asked == ["me"]


def test_council_room_tells_nobody_what_another_player_drew():
    t = Table(me={"hand": "council_room", "deck": "silver*4"}, you={"deck": "gold"})
    t.me.plays("council_room")
    (drawn,) = [event for event in t.me.heard() if event.name == "draw" and event.seat == t.you.number]
    assert drawn.cards == ()
    assert drawn.size == 1


def test_council_room_before_militia_costs_the_others_a_card_more():
    t = Table(me="village, council_room, militia", you={"hand": "copper*5", "deck": "estate"})
    t.me.plays("village", "council_room")
    assert t.you.hand == cards("copper*5, estate")
    t.me.plays("militia")
    t.you.does("discard", "estate", "copper", "copper")
    assert t.you.hand == cards("copper*3")
