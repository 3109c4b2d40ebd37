"""Categories of kingdom cards, against a plain list, and what is done with them when a kingdom is drawn."""

import pytest

from engine import CATEGORIES, CATEGORY_NAMES, KINGDOM_PILES, SETS, BadSetup, categories_of, random_kingdom
from tests.each import for_each

LISTED = {
    "village": "bandit_camp bazaar border_village city crossroads farming_village festival fishing_village fortress "
    "inn mining_village native_village nobles shanty_town squire university village wandering_minstrel "
    "workers_village",
    "trasher": "altar ambassador apprentice bishop chapel count counterfeit develop expand farmland forager forge "
    "hermit jack_of_all_trades junk_dealer loan lookout masquerade mine moneylender rats rebuild remake "
    "remodel salvager sentry spice_merchant steward trade_route trader trading_post transmute upgrade",
    "draw": "adventurer alchemist apprentice catacombs council_room courtyard crossroads cultist embassy "
    "ghost_ship hunting_grounds hunting_party inn jack_of_all_trades laboratory library margrave "
    "masquerade menagerie moat nobles oracle rabble scrying_pool shanty_town smithy spice_merchant "
    "stables steward tactician torturer vault warehouse watchtower wharf witch young_witch",
    "buy": "baron bridge contraband council_room counterfeit festival forager goons grand_market hamlet "
    "herbalist horse_traders margrave market market_square nomad_camp pawn salvager spice_merchant squire "
    "storeroom tactician trade_route wharf woodcutter workers_village",
    "attack": "ambassador bandit bureaucrat cultist cutpurse familiar fortune_teller ghost_ship goons jester "
    "knights marauder margrave militia minion mountebank noble_brigand oracle pillage pirate_ship rabble "
    "rogue saboteur scrying_pool sea_hag spy swindler thief torturer urchin witch young_witch",
    "reaction": "beggar fools_gold horse_traders market_square moat secret_chamber trader tunnel watchtower",
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
