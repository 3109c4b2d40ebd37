"""Kingdoms: what is in each box, the recommended tens, and random ones."""

import pytest

from engine import BadSetup, Game
from engine.kingdoms import KINGDOM_PILES, RECOMMENDED, SETS, random_kingdom
from tests.each import for_each

BOTH = set(SETS["base1"]) | set(SETS["base2"])


# -- the boxes -------------------------------------------------------------------------------------------------------


def test_the_first_base_game_has_twenty_five_kingdom_cards():
    assert len(SETS["base1"]) == len(set(SETS["base1"])) == 25


def test_the_second_base_game_has_twenty_six_kingdom_cards():
    assert len(SETS["base2"]) == len(set(SETS["base2"])) == 26


def test_hinterlands_has_twenty_six_kingdom_cards():
    assert len(SETS["hinterlands1"]) == len(set(SETS["hinterlands1"])) == 26


def test_the_base_games_differ_in_six_cards_and_seven():
    assert set(SETS["base1"]) - set(SETS["base2"]) == {
        "adventurer", "chancellor", "feast", "spy", "thief", "woodcutter",
    }  # fmt: skip
    assert set(SETS["base2"]) - set(SETS["base1"]) == {
        "artisan", "bandit", "harbinger", "merchant", "poacher", "sentry", "vassal",
    }  # fmt: skip


def test_dark_ages_has_thirty_five_kingdom_piles():
    assert len(SETS["dark_ages"]) == len(set(SETS["dark_ages"])) == 35


# -- the recommended tens --------------------------------------------------------------------------------------------


@for_each(RECOMMENDED)
def test_a_recommended_kingdom_is_ten_different_kingdom_cards(kingdom):
    assert len(kingdom.cards) == len(set(kingdom.cards)) == 10
    assert set(kingdom.cards) <= KINGDOM_PILES


@for_each(RECOMMENDED, [2, 6])
def test_a_recommended_kingdom_starts_with_its_ten_piles(kingdom, players):
    game = Game.new(list("ABCDEF"[:players]), kingdom.cards, seed="recommended", edition=kingdom.edition)
    assert game.view(None).kingdom == kingdom.cards
    assert all(game.view(None).piles[id].count for id in kingdom.cards)
    assert game.pending


def test_no_two_recommended_kingdoms_have_one_name():
    assert len({kingdom.id for kingdom in RECOMMENDED}) == len(RECOMMENDED)


@pytest.mark.parametrize(("box", "edition", "count"), [("base1", 1, 5), ("base2", 2, 6)])
def test_each_base_game_recommends_kingdoms_of_its_own_cards_alone(box, edition, count):
    own = [kingdom for kingdom in RECOMMENDED if set(kingdom.cards) <= set(SETS[box]) and kingdom.edition == edition]
    assert len(own) == count


def test_hinterlands_recommends_four_kingdoms_of_its_own_cards_alone_and_two_with_the_base_game():
    own = set(SETS["hinterlands1"])
    assert sum(set(kingdom.cards) <= own for kingdom in RECOMMENDED) == 4
    mixed = [set(kingdom.cards) for kingdom in RECOMMENDED if set(kingdom.cards) & own and set(kingdom.cards) & BOTH]
    assert [len(kingdom & own) for kingdom in mixed if kingdom <= own | BOTH] == [5, 5]


# -- random ones -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("box", ["base1", "base2", "hinterlands1"])
def test_a_random_kingdom_is_ten_different_cards_of_the_chosen_set(box):
    for each in range(50):
        kingdom = random_kingdom(f"seed {each}", [box])
        assert len(kingdom) == len(set(kingdom)) == 10
        assert set(kingdom) <= set(SETS[box])


def test_a_random_kingdom_can_be_played():
    assert Game.new(["Ann", "Bob"], random_kingdom("seed", ["base1", "base2"]), seed="seed").pending


def test_every_card_of_the_chosen_sets_comes_up_sooner_or_later():
    found = {card for each in range(100) for card in random_kingdom(f"seed {each}", ["base1", "base2"])}
    assert found == BOTH


def test_a_wish_is_always_in():
    for each in range(50):
        assert {"moat", "witch"} <= set(random_kingdom(f"seed {each}", ["base2"], wishes=["moat", "witch"]))


def test_a_wish_may_come_from_a_set_that_was_not_chosen():
    kingdom = random_kingdom("seed", ["base2"], wishes=["adventurer"])
    assert "adventurer" in kingdom
    assert set(kingdom) <= {*SETS["base2"], "adventurer"}


def test_a_wish_made_twice_is_one_pile():
    kingdom = random_kingdom("seed", ["base2"], wishes=["moat", "moat"])
    assert kingdom.count("moat") == 1
    assert len(kingdom) == 10


def test_ten_wishes_are_the_kingdom():
    wishes = list(SETS["base1"][:10])
    assert set(random_kingdom("seed", ["base2"], wishes=wishes)) == set(wishes)


def test_a_banned_card_is_never_in():
    for each in range(50):
        assert not {"witch", "militia"} & set(random_kingdom(f"seed {each}", ["base2"], bans=["witch", "militia"]))


def test_with_all_but_ten_cards_banned_the_ten_remain():
    left = set(SETS["base2"][:10])
    assert set(random_kingdom("seed", ["base2"], bans=set(SETS["base2"]) - left)) == left


@pytest.mark.parametrize("seed", ["seed", b"seed"])
def test_the_same_seed_gives_the_same_kingdom(seed):
    again = random_kingdom(seed, ["base1", "base2"], bans=["witch"], wishes=["moat"])
    assert random_kingdom(seed, ["base1", "base2"], bans=["witch"], wishes=["moat"]) == again


def test_the_order_in_which_sets_and_bans_are_given_does_not_matter():
    kingdom = random_kingdom("seed", ["base1", "base2"], bans=["witch", "thief"])
    assert random_kingdom("seed", ["base2", "base1"], bans=["thief", "witch"]) == kingdom


def test_other_seeds_give_other_kingdoms():
    assert len({tuple(random_kingdom(f"seed {each}", ["base2"])) for each in range(20)}) == 20


@pytest.mark.parametrize("sets", [[], ["moonlight"], ["base2", "moonlight"], "base2"])
def test_sets_that_are_not_there_are_refused(sets):
    with pytest.raises(BadSetup):
        random_kingdom("seed", sets)


@pytest.mark.parametrize("stranger", ["florin", "copper", "Moat", ""])
def test_wishes_and_bans_must_be_kingdom_cards(stranger):
    with pytest.raises(BadSetup):
        random_kingdom("seed", ["base2"], wishes=[stranger])
    with pytest.raises(BadSetup):
        random_kingdom("seed", ["base2"], bans=[stranger])


def test_a_card_cannot_be_wished_for_and_banned():
    with pytest.raises(BadSetup):
        random_kingdom("seed", ["base2"], bans=["moat"], wishes=["moat"])


def test_eleven_wishes_are_refused():
    with pytest.raises(BadSetup):
        random_kingdom("seed", ["base2"], wishes=SETS["base2"][:11])


def test_bans_that_leave_fewer_than_ten_cards_are_refused():
    with pytest.raises(BadSetup):
        random_kingdom("seed", ["base2"], bans=SETS["base2"][9:])
