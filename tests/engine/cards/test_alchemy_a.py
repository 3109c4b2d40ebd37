"""Alchemist, Apothecary, Apprentice."""

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Alchemist -------------------------------------------------------------------------------------------------------


def test_alchemist_draws_two_cards_and_gives_an_action():
    t = Table(me={"hand": "alchemist", "deck": "gold, silver, copper"})
    t.me.plays("alchemist")
    assert t.me.hand == cards("gold, silver")
    assert t.actions == 1


def test_each_alchemist_may_go_back_onto_the_deck_if_a_potion_is_in_play():
    for chosen in (0, 1, 2):
        t = Table(me={"in_play": "alchemist*2, potion", "deck": "copper*9"}, phase="buy")
        t.me.ends_turn()
        for _ in range(chosen):
            t.me.does("react", "alchemist")
        if chosen < 2:
            t.me.does("react", "no")
        assert t.me.hand.count("alchemist") == chosen
        assert t.me.discard == cards(f"potion, alchemist*{2 - chosen}")


def test_alchemist_leaves_without_a_question_if_no_potion_is_in_play():
    t = Table(me={"in_play": "alchemist, copper", "hand": "potion"}, phase="buy")
    t.me.ends_turn()
    assert t.asked == ["you"]


def test_a_potion_that_was_trashed_is_not_in_play():
    t = Table(me={"hand": "counterfeit, potion", "in_play": "alchemist"}, phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "potion")
    t.me.ends_turn()
    assert t.asked == ["you"]


def test_alchemist_and_then_herbalist_put_two_cards_onto_the_deck():
    t = Table(me={"in_play": "alchemist, herbalist, potion", "deck": "copper*9"}, phase="buy")
    t.me.ends_turn()
    t.me.does("react", "alchemist")
    t.me.does("react", "herbalist")
    assert t.me.hand == cards("potion, alchemist, copper*3")
    assert [event.cards for event in t.me.heard() if event.name == "draw"] == [
        ("potion", "alchemist", "copper", "copper", "copper")
    ]


def test_it_does_not_matter_whether_the_potion_was_spent():
    t = Table(me={"in_play": "alchemist"}, you="", phase="buy", potions=1)
    t.me.ends_turn()
    assert t.asked == ["you"]
    t = Table(me={"in_play": "alchemist, potion"}, phase="buy", potions=0)
    t.me.ends_turn()
    assert t.me.options == ["alchemist", "no"]


# -- Apothecary ------------------------------------------------------------------------------------------------------


def test_apothecary_takes_copper_and_potions_and_returns_the_rest_in_order():
    t = Table(me={"hand": "apothecary", "deck": "village, copper, potion, estate, gold"})
    t.me.plays("apothecary")
    assert t.me.hand == cards("village, copper, potion")
    t.me.does("topdeck", "gold", "estate")
    assert t.me.deck == ["gold", "estate"]
    assert t.actions == 1


def test_apothecary_takes_every_copper():
    t = Table(me={"hand": "apothecary", "deck": "village, copper*4"})
    t.me.plays("apothecary")
    assert t.me.hand == cards("village, copper*4")


def test_apothecary_shuffles_for_the_cards_that_are_missing():
    t = Table(me={"hand": "apothecary", "deck": "village, copper", "discard": "estate"})
    t.me.plays("apothecary")
    assert t.me.hand == cards("village, copper")
    assert t.me.deck == ["estate"]


def test_apothecary_returns_everything_if_nothing_is_a_copper_or_a_potion():
    t = Table(me={"hand": "apothecary", "deck": "village, estate, estate, curse, gold"})
    t.me.plays("apothecary")
    t.me.does("topdeck", "gold", "estate", "curse", "estate")
    assert t.me.deck == ["gold", "estate", "curse", "estate"]


def test_everyone_sees_what_apothecary_reveals_but_not_the_order_it_is_returned_in():
    t = Table(me={"hand": "apothecary", "deck": "village, copper, potion, estate, gold"})
    t.me.plays("apothecary")
    (revealed,) = [event.cards for event in t.you.heard() if event.name == "reveal"]
    assert revealed == ("copper", "potion", "estate", "gold")
    t.me.does("topdeck", "gold", "estate")
    (returned,) = [event for event in t.you.heard() if event.name == "topdeck"]
    assert (returned.cards, returned.size) == ((), 2)


# -- Apprentice ------------------------------------------------------------------------------------------------------


@for_each_row([("province", 8), ("golem", 6), ("transmute", 2), ("copper", 0), ("silver", 3)])
def test_apprentice_draws_a_card_for_each_coin_and_two_for_a_potion(old, drawn):
    t = Table(me={"hand": f"apprentice, {old}", "deck": "copper*12"})
    t.me.plays("apprentice")
    assert t.trash == [old]
    assert t.me.hand == cards(f"copper*{drawn}" if drawn else "")
    assert t.actions == 1


def test_apprentice_does_nothing_with_an_empty_hand():
    t = Table(me="apprentice")
    t.me.plays("apprentice")
    assert t.actions == 1
    assert t.me.asked == "buy"


def test_apprentice_goes_by_the_reduced_cost():
    t = Table(me={"hand": "bridge, apprentice, estate", "deck": "copper*9"}, actions=2)
    t.me.plays("bridge", "apprentice")
    assert t.me.hand == ["copper"]


def test_what_the_trashed_card_does_comes_before_the_cards_of_apprentice():
    t = Table(me={"hand": "apprentice, cultist", "deck": "copper*3, silver*5, gold"})
    t.me.plays("apprentice")
    draws = [event.cards for event in t.me.heard() if event.name == "draw"]
    assert draws == [("copper",) * 3, ("silver",) * 5]
