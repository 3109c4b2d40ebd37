"""Dark Ages from Pillage to Wandering Minstrel, beside Intrigue and Hinterlands."""

import pytest

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Pillage ---------------------------------------------------------------------------------------------------------


def test_a_tunnel_that_pillage_takes_from_a_hand_may_bring_its_owner_a_gold():
    t = Table(me="pillage", you="tunnel, copper*4")
    t.me.plays("pillage")
    t.me.does("discard", "tunnel")
    assert t.me.discard == []
    t.you.does("react", "tunnel")
    assert t.you.discard == ["tunnel", "gold"]
    assert t.me.discard == ["spoils", "spoils"]


# -- Poor House ------------------------------------------------------------------------------------------------------


def test_poor_house_counts_treasures_of_every_sort():
    t = Table(me="poor_house, harem, fools_gold, spoils, tunnel, nobles")
    t.me.plays("poor_house")
    assert t.coins == 1


# -- Procession ------------------------------------------------------------------------------------------------------


def test_under_a_bridge_procession_on_ruins_gains_an_action_printed_at_two():
    t = Table(
        me="bridge, procession, ruined_village",
        kingdom="bridge procession poor_house squire vagrant smithy market village cellar marauder",
        actions=2,
    )
    t.me.plays("bridge", "procession")
    t.me.does("play", "ruined_village")
    assert set(t.me.options) == {"squire", "vagrant", "cellar"}
    t.me.does("gain", "squire")
    assert t.me.discard == ["squire"]
    assert t.trash == cards("ruined_village")


def test_a_conspirator_in_a_procession_is_the_second_and_the_third_action():
    t = Table(me={"hand": "procession, conspirator", "deck": "estate*3"}, supply={"market": 10, "festival": 10})
    t.me.plays("procession")
    t.me.does("play", "conspirator")
    assert t.counters == (1, 1, 4)
    assert t.me.hand == cards("estate")
    assert t.trash == cards("conspirator")
    assert {"market", "festival"} <= set(t.me.options)


def test_a_border_village_from_procession_brings_a_card_cheaper_than_itself():
    t = Table(
        me={"hand": "procession, market", "deck": "estate*3"},
        kingdom="procession market border_village smithy village cellar moat mine remodel workshop",
    )
    t.me.plays("procession")
    t.me.does("play", "market")
    assert t.counters == (2, 3, 2)
    assert t.trash == cards("market")
    assert t.me.discard == ["border_village"]
    assert not {"border_village", "gold", "province"} & set(t.me.options)
    t.me.does("gain", "duchy")
    assert t.me.discard == ["border_village", "duchy"]


def test_a_mining_village_in_a_procession_is_trashed_and_paid_for_once_and_the_gain_follows():
    t = Table(me={"hand": "procession, mining_village", "deck": "estate*3"}, supply={"market": 10, "mine": 10})
    t.me.plays("procession")
    t.me.does("play", "mining_village")
    t.me.does("confirm", "yes", source="mining_village")
    assert t.counters == (4, 1, 2)
    assert t.me.hand == cards("estate*2")
    assert t.trash == cards("mining_village")
    t.me.does("gain", "market", source="procession")
    assert t.me.discard == ["market"]


# -- Rebuild ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("found", "gains"),
    [
        ("harem", {"estate", "duchy", "province", "tunnel", "harem"}),
        ("tunnel", {"estate", "duchy", "tunnel", "harem"}),
        ("overgrown_estate", {"estate", "tunnel"}),
        ("dame_josephine", {"estate", "duchy", "province", "tunnel", "harem"}),
    ],
)
def test_rebuild_hits_every_card_that_is_also_a_victory_card(found, gains):
    t = Table(
        me={"hand": "rebuild", "deck": f"copper, {found}, gold"},
        kingdom="rebuild tunnel harem smithy village cellar moat mine remodel workshop",
    )
    t.me.plays("rebuild")
    t.me.does("name", "curse")
    assert set(t.me.options) == gains
    assert t.trash == cards(found)
    assert t.me.discard == ["copper"]
    assert t.me.hand == cards("gold" if found == "overgrown_estate" else "")


def test_a_tunnel_that_rebuild_passes_over_is_discarded_and_may_bring_a_gold():
    t = Table(me={"hand": "rebuild", "deck": "tunnel, duchy"})
    t.me.plays("rebuild")
    t.me.does("name", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold"]
    assert t.trash == cards("duchy")
    t.me.does("gain", "province")
    assert t.me.discard == ["tunnel", "gold", "province"]


def test_a_tunnel_that_rebuild_trashes_brings_no_gold():
    t = Table(me={"hand": "rebuild", "deck": "tunnel"})
    t.me.plays("rebuild")
    t.me.does("name", "estate")
    assert t.me.asked == "gain"
    assert t.trash == cards("tunnel")


def test_a_farmland_gained_by_rebuild_was_not_bought_so_nothing_answers():
    t = Table(me={"hand": "rebuild, hovel, copper", "deck": "duchy"}, supply={"farmland": 8})
    t.me.plays("rebuild")
    t.me.does("name", "gold")
    t.me.does("gain", "farmland")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("hovel, copper")
    assert t.me.discard == ["farmland"]
    assert t.trash == cards("duchy")


def test_rebuild_must_gain_a_victory_card_costing_at_most_three_more():
    t = Table(me={"hand": "rebuild", "deck": "estate"}, supply={"tunnel": 8, "feodum": 8, "farmland": 8})
    t.me.plays("rebuild")
    t.me.does("name", "gold")
    assert set(t.me.options) == {"estate", "duchy", "tunnel", "feodum"}
    t.me.cannot("gain")
    t.me.does("gain", "feodum")
    assert t.me.discard == ["feodum"]


# -- Rogue -----------------------------------------------------------------------------------------------------------


def test_under_two_highways_a_silver_in_the_trash_is_too_cheap_so_rogue_attacks():
    t = Table(me={"hand": "rogue", "in_play": "highway*2"}, you={"deck": "province, silver"}, trash="silver")
    t.me.plays("rogue")
    assert t.coins == 2
    assert t.trash == cards("silver, province")
    assert t.you.discard == ["silver"]
    assert t.me.discard == []


# -- Sage ------------------------------------------------------------------------------------------------------------


def test_under_a_highway_sage_discards_a_tunnel_which_may_bring_a_gold():
    t = Table(me={"hand": "sage", "in_play": "highway", "deck": "tunnel, gold, estate"})
    t.me.plays("sage")
    t.me.does("react", "tunnel")
    assert t.me.hand == cards("gold")
    assert t.me.discard == ["tunnel", "gold"]
    assert t.me.deck == ["estate"]


# -- Scavenger -------------------------------------------------------------------------------------------------------


def test_a_tunnel_in_a_deck_that_scavenger_moves_was_not_discarded():
    t = Table(me={"hand": "scavenger", "deck": "tunnel, estate"})
    t.me.plays("scavenger")
    t.me.does("confirm", "yes")
    assert t.me.asked == "topdeck"
    t.me.does("topdeck", "estate")
    assert t.me.discard == ["tunnel"]
    assert t.me.asked == "buy"


# -- Squire ----------------------------------------------------------------------------------------------------------


def test_a_trashed_squire_may_bring_the_top_knight_or_a_noble_brigand_but_no_mercenary():
    t = Table(
        me="chapel, squire",
        kingdom="chapel squire knights urchin noble_brigand cultist smithy village cellar moat",
        supply={"knights": ["dame_molly", "dame_anna"]},
    )
    t.me.plays("chapel")
    t.me.does("trash", "squire")
    assert set(t.me.options) == {"dame_molly", "urchin", "noble_brigand", "cultist"}


def test_a_noble_brigand_that_a_trashed_squire_brings_robs_nobody():
    t = Table(me="chapel, squire", you={"deck": "gold, silver"}, supply={"noble_brigand": 10, "urchin": 10})
    t.me.plays("chapel")
    t.me.does("trash", "squire")
    t.me.does("gain", "noble_brigand")
    assert t.you.deck == ["gold", "silver"]
    assert t.me.discard == ["noble_brigand"]
    assert t.me.asked == "buy"


# -- Storeroom -------------------------------------------------------------------------------------------------------


def test_a_tunnel_that_storeroom_has_drawn_may_be_discarded_for_a_coin_and_a_gold():
    t = Table(me={"hand": "storeroom, copper", "deck": "tunnel"})
    t.me.plays("storeroom")
    t.me.does("discard", "copper")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel")
    assert t.counters == (0, 2, 1)
    assert t.me.discard == ["copper", "tunnel", "gold"]


# -- Urchin ----------------------------------------------------------------------------------------------------------


def test_buying_a_noble_brigand_is_no_occasion_to_trade_an_urchin():
    t = Table(
        me={"in_play": "urchin"}, you={"deck": "estate*2"}, phase="buy", coins=4, buys=2, supply={"noble_brigand": 10}
    )
    t.me.buys("noble_brigand")
    assert t.me.asked == "buy"
    assert t.me.in_play == cards("urchin")
    assert t.you.discard == ["estate", "estate", "copper"]


# -- Vagrant ---------------------------------------------------------------------------------------------------------


@for_each(
    ["curse", "ruined_market", "hovel", "necropolis", "overgrown_estate", "estate", "harem", "tunnel", "great_hall"]
)
def test_vagrant_takes_every_card_that_is_also_a_curse_ruins_shelter_or_victory_card(found):
    t = Table(me={"hand": "vagrant", "deck": f"gold, {found}, copper"})
    t.me.plays("vagrant")
    assert t.me.hand == cards(f"gold, {found}")
    assert t.me.deck == ["copper"]
    assert t.actions == 1


@pytest.mark.parametrize("other", ["fools_gold", "trader", "secret_chamber"])
def test_vagrant_leaves_reactions_that_are_nothing_of_the_sort_on_the_deck(other):
    t = Table(me={"hand": "vagrant", "deck": f"gold, {other}"})
    t.me.plays("vagrant")
    assert t.me.deck == [other]


# -- Wandering Minstrel ----------------------------------------------------------------------------------------------


def test_wandering_minstrel_puts_ruins_shelters_and_victory_cards_that_are_actions_back():
    t = Table(me={"hand": "wandering_minstrel", "deck": "copper, survivors, necropolis, great_hall"})
    t.me.plays("wandering_minstrel")
    assert t.me.hand == cards("copper")
    t.me.cannot("topdeck")
    t.me.cannot("topdeck", "great_hall", "necropolis")
    t.me.does("topdeck", "great_hall", "survivors", "necropolis")
    assert t.me.deck == ["great_hall", "survivors", "necropolis"]
    assert t.me.discard == []


def test_a_tunnel_that_wandering_minstrel_discards_may_bring_a_gold():
    t = Table(me={"hand": "wandering_minstrel", "deck": "silver, copper, estate, tunnel"})
    t.me.plays("wandering_minstrel")
    t.me.does("react", "tunnel")
    assert t.me.discard == cards("copper, estate, tunnel, gold")
    assert t.me.deck == []
    assert t.counters == (2, 1, 0)
