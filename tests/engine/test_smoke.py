from tests.engine.table import Table, cards


def test_militia_makes_the_others_discard_down_to_three():
    t = Table(me="militia", you="copper*3, estate*2")
    t.me.plays("militia")
    t.you.does("discard", "estate", "estate")
    assert t.you.hand == cards("copper*3")
    assert t.coins == 2


def test_adventurer_shuffles_only_the_discard_pile():
    t = Table(
        me={"hand": "adventurer", "deck": "estate, copper, village", "discard": "silver, duchy"},
        shuffles=["silver, duchy"],
    )
    t.me.plays("adventurer")
    assert t.me.hand == cards("copper, silver")
    assert t.me.discard == cards("estate, village")
    assert t.me.deck == ["duchy"]
