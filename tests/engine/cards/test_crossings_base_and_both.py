"""Base cards where Hinterlands and Dark Ages cards lie side by side."""

import pytest

from tests.engine.table import Table, cards


@pytest.mark.parametrize("put_back", ["overgrown_estate", "tunnel", "dame_josephine"])
def test_bureaucrat_lets_the_victim_pick_among_victory_cards_of_every_sort(put_back):
    t = Table(me="bureaucrat", you={"hand": "overgrown_estate, tunnel, dame_josephine, hovel", "deck": "copper"})
    t.me.plays("bureaucrat")
    assert cards("overgrown_estate, tunnel, dame_josephine") == t.you.options
    t.you.does("topdeck", put_back)
    assert t.you.deck == [put_back, "copper"]
    assert t.you.asked is None  # nothing was discarded, so a Tunnel has nothing to say


def test_mine_turns_spoils_into_a_fools_gold_but_not_into_spoils():
    t = Table(me="mine, spoils", supply={"fools_gold": 10, "cache": 10})
    t.me.plays("mine")
    t.me.does("trash", "spoils")
    assert cards("copper, silver, fools_gold") == t.me.options
    t.me.does("gain", "fools_gold")
    assert t.me.hand == cards("fools_gold")
    assert t.trash == cards("spoils")


@pytest.mark.parametrize(("trashed", "discarded"), [("spoils", "fools_gold"), ("fools_gold", "spoils")])
def test_bandit_lets_the_victim_pick_between_spoils_and_a_fools_gold(trashed, discarded):
    t = Table(me="bandit", you={"deck": "spoils, fools_gold"})
    t.me.plays("bandit")
    assert cards("spoils, fools_gold") == t.you.options
    t.you.does("trash", trashed)
    assert t.trash == cards(trashed)
    assert t.you.discard == [discarded]


@pytest.mark.parametrize(("card", "must"), [("harbinger", False), ("scavenger", True)])
def test_taking_gold_from_beside_a_tunnel_is_up_to_the_player_only_with_a_harbinger(card, must):
    t = Table(me={"hand": card, "deck": "copper", "discard": "tunnel, gold"})
    t.me.plays(card)
    if card == "scavenger":
        t.me.does("confirm", "no")
    assert cards("tunnel, gold") == t.me.options
    assert t.me.question.least == int(must)
    t.me.does("topdeck", "gold")
    assert t.me.deck[0] == "gold"
    assert t.me.discard == ["tunnel"]
