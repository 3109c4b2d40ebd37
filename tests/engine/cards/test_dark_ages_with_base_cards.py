"""Dark Ages cards beside those of the base game."""

import pytest

from tests.engine.table import Table, cards


def test_a_chapel_full_of_cards_with_something_to_say():
    hand = "chapel, fortress, rats, cultist, market_square"
    t = Table(me={"hand": hand, "deck": "estate, duchy, province, curse"})
    t.me.plays("chapel")
    t.me.does("trash", "fortress", "rats", "cultist")
    assert t.trash == cards("fortress, rats, cultist")
    assert cards("fortress, rats, cultist, market_square") == t.me.options
    t.me.does("order", "cultist")
    t.me.does("order", "market_square")
    assert t.me.discard == ["market_square", "gold"]
    t.me.does("order", "fortress")
    assert t.me.hand == cards("estate, duchy, province, fortress, curse")
    assert t.trash == cards("rats, cultist")
    assert t.me.asked == "buy"


def test_a_market_square_that_comes_back_by_the_same_trashing_may_answer_once_more():
    t = Table(me={"hand": "chapel, cultist, market_square", "deck": ""})
    t.me.plays("chapel")
    t.me.does("trash", "cultist")
    t.me.does("order", "market_square")  # the Cultist then draws it again, with the Gold
    assert t.me.hand == cards("market_square, gold")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]


@pytest.mark.parametrize("edition", [1, 2])
def test_only_the_second_edition_lets_a_throne_room_stand_empty(edition):
    t = Table(me={"hand": "throne_room, fortress", "deck": "copper*9"}, edition=edition)
    t.me.plays("throne_room")
    if edition == 2:
        t.me.does("play")
        assert t.actions == 0
        assert t.me.hand == cards("fortress")
    else:
        assert t.actions == 4  # the only Action there was, so nobody was asked


def test_a_throne_room_on_a_throne_room_doubles_two_cards():
    ruins = ["survivors", "ruined_market", "ruined_library"]
    t = Table(
        me={"hand": "throne_room*2, fortress, cultist", "deck": "copper*9"}, supply={"cultist": 10, "ruins": ruins}
    )
    t.me.plays("throne_room")
    t.me.does("play", "throne_room")
    t.me.does("play", "fortress")
    assert t.actions == 4
    t.me.does("play", "cultist")
    assert t.you.discard == ["survivors", "ruined_market"]
    assert len(t.me.hand) == 2 + 4


def test_a_pillage_played_twice_attacks_twice_and_is_trashed_once():
    t = Table(me="throne_room, pillage", you="copper*5, estate")
    t.me.plays("throne_room")
    t.me.does("play", "pillage")
    assert t.trash == cards("pillage")
    t.me.does("discard", "copper")
    t.me.does("discard", "estate")
    assert t.you.hand == cards("copper*4")
    assert t.me.discard == ["spoils"] * 4


def test_a_knight_that_fell_in_its_first_play_still_fights_in_its_second():
    t = Table(me="throne_room, dame_molly", you={"deck": "sir_destry, copper, silver, copper"})
    t.me.plays("throne_room")
    t.me.does("play", "dame_molly")
    assert t.trash == cards("sir_destry, dame_molly, silver")
    assert t.actions == 4


@pytest.mark.parametrize("land", ["overgrown_estate", "dame_josephine"])
def test_a_bureaucrat_finds_every_victory_card(land):
    t = Table(me="bureaucrat", you={"hand": f"{land}, hovel, copper", "deck": "silver"})
    t.me.plays("bureaucrat")
    assert t.you.deck == [land, "silver"]


def test_a_mine_turns_spoils_into_a_treasure_of_the_supply():
    t = Table(me="mine, spoils", supply={"bandit_camp": 10})
    t.me.plays("mine")
    t.me.does("trash", "spoils")
    assert t.trash == cards("spoils")
    assert set(t.me.options) == {"copper", "silver"}
    t.me.does("gain", "silver")
    assert t.me.hand == cards("silver")


@pytest.mark.parametrize(("gainer", "trash"), [("feast", "feast"), ("workshop", "")])
def test_a_death_cart_brings_its_ruins_however_it_is_gained(gainer, trash):
    t = Table(me=gainer, edition=1, supply={"death_cart": 10, "ruins": ["survivors", "ruined_market"]})
    t.me.plays(gainer)
    t.me.does("gain", "death_cart")
    assert t.me.discard == ["death_cart", "survivors", "ruined_market"]
    assert t.trash == cards(trash)


@pytest.mark.parametrize("mover", ["chancellor", "scavenger"])
def test_a_deck_that_is_moved_is_not_discarded(mover):
    t = Table(me={"hand": mover, "deck": "gold, silver"}, edition=1)
    t.me.plays(mover)
    t.me.does("confirm", "yes")
    assert "discard" not in {event.name for event in t.public()}
    assert t.me.deck == []
    assert cards("gold, silver") == t.me.discard


def test_a_poacher_counts_empty_ruins_but_no_pile_outside_the_supply():
    supply = {"marauder": 10, "ruins": [], "moat": 0, "spoils": 0}
    t = Table(me={"hand": "poacher, copper*3, estate", "deck": "gold"}, supply=supply)
    t.me.plays("poacher")
    assert (t.me.question.least, t.me.question.most) == (2, 2)


@pytest.mark.parametrize(("action", "counters"), [("necropolis", (2, 1, 2)), ("ruined_market", (0, 2, 2))])
def test_a_vassal_may_play_a_necropolis_or_a_ruin(action, counters):
    t = Table(me={"hand": "vassal, moat", "deck": action})
    t.me.plays("vassal")
    assert t.me.discard == [action]
    t.me.does("confirm", "yes")
    assert t.counters == counters
    assert t.me.in_play == cards(f"vassal, {action}")


def test_a_card_a_sentry_keeps_is_not_on_the_deck_while_a_cultist_draws():
    t = Table(me={"hand": "sentry", "deck": "estate, cultist, copper, gold, silver, duchy"})
    t.me.plays("sentry")
    t.me.does("trash", "cultist")
    assert t.me.hand == cards("estate, gold, silver, duchy")
    t.me.does("discard")
    assert t.me.deck == ["copper"]


@pytest.mark.parametrize(("card", "must"), [("harbinger", False), ("scavenger", True)])
def test_a_scavenger_must_take_back_a_card_where_a_harbinger_may(card, must):
    t = Table(me={"hand": card, "deck": "copper, copper", "discard": "estate, gold"})
    t.me.plays(card)
    if card == "scavenger":
        t.me.does("confirm", "no")
    assert t.me.question.least == (1 if must else 0)
    t.me.does("topdeck", "gold")
    assert t.me.deck[0] == "gold"


def test_a_bandit_takes_spoils_like_any_treasure_but_copper():
    t = Table(me="bandit", you={"deck": "spoils, silver"}, supply={"marauder": 10})
    t.me.plays("bandit")
    assert set(t.you.options) == {"spoils", "silver"}
    t.you.does("trash", "spoils")
    assert t.trash == cards("spoils")
    assert t.you.discard == ["silver"]


def test_a_remodelled_shelter_costs_one():
    t = Table(me="remodel, hovel")
    t.me.plays("remodel")
    assert {"silver", "village"} <= set(t.me.options)
    assert "militia" not in t.me.options


def test_a_council_room_is_no_attack():
    t = Table(me="council_room", you="beggar, moat")
    t.me.plays("council_room")
    assert t.asked == ["me"]
    assert t.you.hand == cards("beggar, moat, copper")
