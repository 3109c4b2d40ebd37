"""Categories of kingdom cards, against a plain list, and what is done with them when a kingdom is drawn."""

import pytest

from engine import CATEGORIES, CATEGORY_NAMES, KINGDOM_PILES, SETS, BadSetup, categories_of, random_kingdom
from tests.each import for_each

LISTED = {
    "village": "bandit_camp border_village crossroads festival fortress inn mining_village nobles shanty_town squire "
    "village wandering_minstrel",
    "trasher": "altar chapel count counterfeit develop farmland forager hermit jack_of_all_trades junk_dealer "
    "masquerade mine moneylender rats rebuild remodel sentry spice_merchant steward trader trading_post upgrade",
    "draw": "adventurer catacombs council_room courtyard crossroads cultist embassy hunting_grounds inn "
    "jack_of_all_trades laboratory library margrave masquerade moat nobles oracle shanty_town smithy spice_merchant "
    "stables steward torturer witch",
    "buy": "baron bridge council_room counterfeit festival forager margrave market market_square nomad_camp pawn "
    "spice_merchant squire storeroom woodcutter",
    "attack": "bandit bureaucrat cultist knights marauder margrave militia minion noble_brigand oracle pillage rogue "
    "saboteur spy swindler thief torturer urchin witch",
    "reaction": "beggar fools_gold market_square moat secret_chamber trader tunnel",
}


@for_each(CATEGORY_NAMES)
def test_a_category_has_the_cards_that_people_expect_in_it(category):
    assert sorted(CATEGORIES[category]) == sorted(LISTED[category].split())
    assert CATEGORIES[category] <= KINGDOM_PILES


def test_the_categories_of_a_kingdom_are_those_of_its_cards():
    assert categories_of(["witch", "gardens"]) == ("draw", "attack")
    assert categories_of(["gardens"]) == ()


@for_each(CATEGORY_NAMES)
def test_a_kingdom_has_a_card_of_each_category_that_is_wished_for(category):
    drawn = [random_kingdom(str(seed), ["base2"], one_of_each=[CATEGORIES[category]]) for seed in range(40)]
    assert all(len(set(cards)) == 10 and category in categories_of(cards) for cards in drawn)
    assert len({tuple(sorted(cards)) for cards in drawn}) > 30


def test_a_wish_that_belongs_to_a_category_is_enough_for_it():
    groups = [CATEGORIES["reaction"], CATEGORIES["draw"]]
    drawn = random_kingdom(
        "any", ["base2"], wishes=["moat"], bans=sorted(CATEGORIES["draw"] - {"moat"}), one_of_each=groups
    )
    assert set(drawn) & (CATEGORIES["reaction"] | CATEGORIES["draw"]) == {"moat"}


def test_what_no_card_that_is_left_can_give_is_refused():
    with pytest.raises(BadSetup):
        random_kingdom("any", ["base2"], bans=["moat"], one_of_each=[CATEGORIES["reaction"]])
    with pytest.raises(BadSetup):
        random_kingdom(
            "any",
            ["base2"],
            wishes=SETS["base2"][:10],
            one_of_each=[CATEGORIES["buy"] - {"market", "festival", "council_room"}],
        )
