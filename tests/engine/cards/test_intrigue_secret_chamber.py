"""Secret Chamber: coins on its player's own turn, two cards changed on the deck before another's Attack."""

import pytest

from tests.engine.table import Table, cards

# -- on one's own turn -----------------------------------------------------------------------------------------------


def test_secret_chamber_pays_a_coin_for_each_card_discarded():
    t = Table(me="secret_chamber, copper*2, estate*2")
    t.me.plays("secret_chamber")
    t.me.does("discard", "estate", "copper", "estate")
    assert t.counters == (0, 1, 3)
    assert t.me.hand == cards("copper")
    assert t.me.discard == ["estate", "copper", "estate"]


def test_secret_chamber_may_discard_nothing():
    t = Table(me="secret_chamber, copper")
    t.me.plays("secret_chamber")
    t.me.does("discard")
    assert t.coins == 0
    assert t.me.hand == cards("copper")


def test_secret_chamber_draws_nothing_when_played():
    t = Table(me={"hand": "secret_chamber, copper", "deck": "silver, gold"})
    t.me.plays("secret_chamber")
    t.me.does("discard", "copper")
    assert t.coins == 1
    assert t.me.hand == []
    assert t.me.deck == ["silver", "gold"]


def test_secret_chamber_played_twice_discards_twice():
    t = Table(me="throne_room, secret_chamber, estate*3")
    t.me.plays("throne_room")
    t.me.does("play", "secret_chamber")
    t.me.does("discard", "estate", "estate")
    t.me.does("discard", "estate")
    assert t.counters == (0, 1, 3)
    assert t.me.hand == []


# -- before an Attack ------------------------------------------------------------------------------------------------


def test_secret_chamber_draws_two_and_puts_any_two_back_before_the_attack():
    t = Table(me="militia", you={"hand": "secret_chamber, copper*4", "deck": "gold, silver, estate"})
    t.me.plays("militia")
    assert t.you.options == ["secret_chamber", "no"]
    t.you.does("react", "secret_chamber")
    t.you.cannot("topdeck", "copper")
    t.you.does("topdeck", "copper", "copper", source="secret_chamber")
    assert t.you.hand == cards("secret_chamber, gold, silver, copper*2")
    assert t.you.deck == ["copper", "copper", "estate"]
    t.you.does("react", "no")
    t.you.does("discard", "copper", "copper")
    assert t.you.hand == cards("secret_chamber, gold, silver")


def test_secret_chamber_may_put_itself_back_and_is_not_offered_again():
    t = Table(me="witch", you={"hand": "secret_chamber, gold", "deck": "silver, estate, duchy"})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "secret_chamber", "silver")
    assert t.asked == ["me"]
    assert t.you.hand == cards("gold, estate")
    assert t.you.deck == ["secret_chamber", "silver", "duchy"]
    assert t.you.discard == ["curse"]


def test_secret_chamber_need_not_put_back_what_it_drew_and_its_player_sets_the_order():
    t = Table(me="witch", you={"hand": "secret_chamber, village, smithy", "deck": "silver, gold, duchy"})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "village", "smithy")
    assert t.you.deck == ["village", "smithy", "duchy"]
    assert t.you.hand == cards("secret_chamber, silver, gold")


def test_a_thief_finds_what_secret_chamber_put_back():
    t = Table(me="thief", you={"hand": "secret_chamber, copper, estate", "deck": "gold*2, silver"}, edition=1)
    t.me.plays("thief")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "estate")
    t.you.does("react", "no")
    assert t.trash == cards("copper")
    assert t.you.discard == ["estate"]
    assert t.you.deck == ["silver"]


@pytest.mark.parametrize(("attack", "supply"), [("militia", {}), ("witch", {"curse": 0})])
def test_secret_chamber_answers_attacks_that_would_do_nothing(attack, supply):
    t = Table(me=attack, you="secret_chamber, copper*2", supply=supply)
    t.me.plays(attack)
    assert t.you.asked == "react"


def test_secret_chamber_shuffles_where_the_deck_has_too_few_cards():
    t = Table(me="witch", you={"hand": "secret_chamber", "deck": "gold", "discard": "silver"})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    assert cards("secret_chamber, gold, silver") == t.you.options
    t.you.does("topdeck", "silver", "gold")
    assert t.you.deck == ["silver", "gold"]


def test_secret_chamber_puts_back_as_many_as_there_are():
    t = Table(me="witch", you={"hand": "secret_chamber", "deck": ""})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    assert t.asked == ["me"]
    assert t.you.hand == []
    assert t.you.deck == ["secret_chamber"]
    assert t.you.discard == ["curse"]


def test_secret_chamber_may_be_shown_again_and_again_for_one_attack():
    t = Table(me="witch", you="secret_chamber, copper*2")
    t.me.plays("witch")
    for _ in range(3):
        t.you.does("react", "secret_chamber")
        t.you.does("topdeck", "copper", "copper")
        assert t.you.options == ["secret_chamber", "no"]
    t.you.does("react", "no")
    assert t.you.discard == ["curse"]


def test_each_play_of_an_attack_can_be_answered_by_secret_chamber():
    t = Table(me="throne_room, militia", you={"hand": "secret_chamber, copper*4", "deck": "estate*4"})
    t.me.plays("throne_room")
    t.me.does("play", "militia")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "no")
    t.you.does("discard", "estate", "estate")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "no")
    assert t.asked == ["me"]
    assert len(t.you.hand) == 3
    assert t.coins == 4


def test_secret_chamber_answers_only_attacks():
    t = Table(
        me="village*2, masquerade, tribute, council_room",
        you={"hand": "secret_chamber, copper*4", "deck": "estate*3"},
        actions=1,
    )
    t.me.plays("village", "village", "masquerade")
    t.me.does("pass", "copper")
    t.you.does("pass", "copper")
    t.me.does("trash")
    t.me.plays("tribute", "council_room")
    assert t.asked == ["me"]
    assert t.you.hand == cards("secret_chamber, copper*4, estate")


def test_secret_chamber_hides_what_it_drew_and_put_back():
    t = Table(me="witch", you={"hand": "secret_chamber, village, smithy", "deck": "silver, gold, duchy"})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    assert [(event.name, event.cards, event.size) for event in t.me.heard()] == [
        ("reveal", ("secret_chamber",), 1), ("draw", (), 2),
    ]  # fmt: skip
    t.you.does("topdeck", "village", "gold")
    assert [(event.name, event.cards, event.size) for event in t.me.heard()] == [("topdeck", (), 2)]
    assert t.me.view().players[1].hand_size == 3


# -- with other Reactions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["moat", "secret_chamber"])
def test_several_reactions_are_used_one_after_the_other_in_any_order(first):
    t = Table(me="witch", you={"hand": "secret_chamber, moat, copper*2", "deck": "silver, gold"})
    t.me.plays("witch")
    assert cards("secret_chamber, moat, no") == t.you.options
    for reaction in (first, "moat" if first == "secret_chamber" else "secret_chamber"):
        t.you.does("react", reaction)
        if reaction == "secret_chamber":
            assert t.you.asked == "topdeck"  # done with before the next one
            t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "no")
    assert t.you.discard == []
    assert t.you.hand == cards("secret_chamber, moat, silver, gold")


def test_a_moat_that_secret_chamber_drew_may_be_shown_against_the_same_attack():
    t = Table(me="witch", you={"hand": "secret_chamber, copper*2", "deck": "moat, gold"})
    t.me.plays("witch")
    assert t.you.options == ["secret_chamber", "no"]
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    assert cards("secret_chamber, moat, no") == t.you.options
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.discard == []
    assert t.pile("curse") == 10


def test_secret_chamber_may_follow_the_moat_it_drew_and_put_that_back():
    t = Table(me="witch", you={"hand": "secret_chamber, copper*2", "deck": "moat, gold, estate"})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "moat")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "moat", "copper")
    assert t.you.options == ["secret_chamber", "no"]
    t.you.does("react", "no")
    assert t.you.discard == []  # safe, though the Moat has left the hand
    assert t.you.hand == cards("secret_chamber, gold, copper")
    assert t.you.deck == ["moat", "copper", "estate"]


def test_a_moat_already_shown_protects_though_it_is_put_back():
    t = Table(me="witch", you={"hand": "moat, secret_chamber", "deck": "silver, gold"})
    t.me.plays("witch")
    t.you.does("react", "moat")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "moat", "secret_chamber")
    assert t.asked == ["me"]
    assert t.you.discard == []
    assert t.pile("curse") == 10


def test_a_bureaucrat_finds_no_victory_card_after_secret_chamber_put_it_back():
    t = Table(me="bureaucrat", you={"hand": "secret_chamber, estate, copper", "deck": "silver, gold, duchy"})
    t.me.plays("bureaucrat")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "estate", "copper")
    t.you.does("react", "no")
    assert t.you.deck == ["estate", "copper", "duchy"]
    assert t.you.hand == cards("secret_chamber, silver, gold")
    (shown,) = [event for event in t.public() if event.name == "reveal"]
    assert cards("secret_chamber, silver, gold") == list(shown.cards)
