"""Hinterlands cards from Border Village to Highway beside those of Dark Ages."""

from tests.engine.table import Table, cards


def test_a_border_village_from_the_trash_brings_a_card_to_the_discard_pile():
    t = Table(me={"hand": "graverobber", "deck": "copper"}, trash="border_village")
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert t.me.deck == ["border_village", "copper"]
    assert "duchy" in t.me.options
    assert not {"gold", "border_village"} & set(t.me.options)
    t.me.does("gain", "duchy", source="border_village")
    assert t.me.deck == ["border_village", "copper"]
    assert t.me.discard == ["duchy"]
    assert t.trash == cards("")


# -- Crossroads ------------------------------------------------------------------------------------------------------


def test_hovels_necropolises_and_ruins_are_no_victory_cards_at_the_crossroads():
    t = Table(me="crossroads, curse, hovel, necropolis, ruined_village")
    t.me.plays("crossroads")
    assert t.me.hand == cards("curse, hovel, necropolis, ruined_village")
    assert t.actions == 3


def test_of_the_shelters_only_the_overgrown_estate_counts_at_the_crossroads():
    t = Table(me="crossroads, hovel, necropolis, overgrown_estate")
    t.me.plays("crossroads")
    assert t.me.hand == cards("hovel, necropolis, overgrown_estate, copper")


def test_a_band_of_misfits_can_be_the_first_crossroads_of_a_turn():
    t = Table(me="band_of_misfits, crossroads, estate")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "crossroads")
    assert t.actions == 3
    t.me.plays("crossroads")
    assert t.actions == 2
    assert t.me.hand == cards("estate, copper*2")


def test_a_band_of_misfits_is_no_first_crossroads_after_another_one():
    t = Table(me="band_of_misfits, crossroads, estate")
    t.me.plays("crossroads")
    assert t.actions == 3
    t.me.plays("band_of_misfits")
    t.me.does("choose", "crossroads")
    assert t.actions == 2


# -- Develop ---------------------------------------------------------------------------------------------------------


def test_a_developed_copper_becomes_a_poor_house_on_the_deck():
    t = Table(me={"hand": "develop, copper", "deck": "estate"}, supply={"poor_house": 10})
    t.me.plays("develop")
    assert t.trash == cards("copper")
    assert t.me.deck == ["poor_house", "estate"]
    assert t.me.asked == "buy"


def test_what_a_card_says_when_trashed_comes_before_develop_gains():
    t = Table(me={"hand": "develop, rats", "deck": "gold, estate"})
    t.me.plays("develop")
    assert t.trash == cards("rats")
    assert t.me.hand == cards("gold")
    t.me.does("gain", "duchy")
    t.me.does("gain", "silver")
    assert t.me.deck == ["silver", "duchy", "estate"]


# -- Embassy ---------------------------------------------------------------------------------------------------------


def test_a_beggar_does_not_answer_an_embassy():
    t = Table(me="embassy", you="moat, beggar")
    t.me.plays("embassy")
    assert t.asked == ["me"]
    assert t.you.discard == []


# -- Farmland --------------------------------------------------------------------------------------------------------


def test_a_fortress_turns_into_the_last_farmland_so_that_the_bought_one_is_no_longer_there():
    t = Table(me="fortress", phase="buy", coins=6, buys=2, supply={"farmland": 1})
    t.me.buys("farmland")
    assert t.me.hand == cards("fortress")
    t.me.does("gain", "farmland")
    assert t.me.discard == ["farmland"]
    assert t.pile("farmland") == 0
    assert (t.buys, t.coins) == (1, 0)


def test_what_a_card_says_when_trashed_comes_before_farmland_gains():
    t = Table(me="feodum", phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    assert t.me.discard == ["silver"] * 3
    t.me.does("gain", "gold")
    assert t.me.discard == ["silver"] * 3 + ["gold", "farmland"]


def test_a_hovel_may_go_before_farmland_takes_another_card():
    t = Table(me="hovel, copper", phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    assert cards("farmland, hovel") == t.me.options
    t.me.does("order", "hovel")
    assert t.trash == cards("hovel, copper")
    assert t.me.hand == cards("")
    t.me.does("gain", "estate")
    assert t.me.discard == ["estate", "farmland"]


def test_a_hovel_may_be_fed_to_farmland():
    t = Table(me="hovel, copper", phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    t.me.does("order", "farmland")
    t.me.does("trash", "hovel")
    assert "silver" in t.me.options
    assert not {"copper", "estate", "militia"} & set(t.me.options)
    t.me.does("gain", "silver")
    assert t.trash == cards("hovel")
    assert t.me.discard == ["silver", "farmland"]
    assert t.me.asked == "buy"


def test_a_hovel_may_go_after_farmland_took_another_card():
    t = Table(me="hovel, copper", phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    t.me.does("order", "farmland")
    t.me.does("trash", "copper")
    t.me.does("gain", "estate")
    t.me.does("react", "hovel", source="farmland")
    assert t.trash == cards("hovel, copper")
    assert t.me.discard == ["estate", "farmland"]


def test_a_hovel_drawn_by_what_farmland_trashes_may_still_answer_the_purchase():
    t = Table(me={"hand": "rats", "deck": "hovel, copper"}, phase="buy", coins=6, buys=2, supply={"farmland": 8})
    t.me.buys("farmland")
    t.me.does("gain", "gold")
    t.me.does("react", "hovel", source="farmland")
    assert t.trash == cards("rats, hovel")
    assert t.me.discard == ["gold", "farmland"]


# -- Fool's Gold -----------------------------------------------------------------------------------------------------


def test_a_market_square_answers_the_fools_gold_trashed_for_a_province():
    t = Table(me="", you={"hand": "fools_gold, market_square", "deck": "copper"}, phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.you.does("react", "fools_gold", source="province")
    t.you.does("react", "market_square")
    assert t.trash == cards("fools_gold")
    assert t.you.deck == ["gold", "copper"]
    assert t.you.discard == ["market_square", "gold"]


def test_a_counterfeit_fools_gold_is_worth_one_coin_and_then_four():
    t = Table(me="counterfeit, fools_gold", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "fools_gold")
    assert t.coins == 1 + 1 + 4
    assert t.trash == cards("fools_gold")


# -- Haggler ---------------------------------------------------------------------------------------------------------


def test_with_an_estate_haggler_gives_whatever_costs_less_than_two():
    t = Table(
        me={"in_play": "haggler"},
        phase="buy",
        coins=2,
        buys=2,
        supply={"poor_house": 10, "cultist": 10, "ruins": ["survivors", "ruined_market"]},
    )
    t.me.buys("estate")
    assert cards("copper, curse, poor_house, survivors") == t.me.options
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    t.me.does("gain", "poor_house")
    assert t.me.discard == ["poor_house", "estate"]


def test_the_top_ruins_can_come_with_a_purchase_and_the_next_are_turned_up():
    t = Table(
        me={"in_play": "haggler"},
        phase="buy",
        coins=2,
        buys=2,
        supply={"death_cart": 10, "ruins": ["survivors", "ruined_market"]},
    )
    t.me.buys("estate")
    t.me.does("gain", "survivors")
    assert t.me.discard == ["survivors", "estate"]
    assert "ruined_market" in t.me.offered("buy")


def test_haggler_says_nothing_to_what_an_armory_gains():
    t = Table(me={"hand": "armory", "in_play": "haggler", "deck": "copper"})
    t.me.plays("armory")
    t.me.does("gain", "silver")
    assert t.me.asked == "buy"
    assert t.me.deck == ["silver", "copper"]
    assert t.me.discard == []


def test_haggler_gives_a_knight_unless_the_top_one_is_a_victory_card():
    def offered(*knights):
        t = Table(me={"in_play": "haggler"}, phase="buy", coins=6, buys=2, supply={"knights": list(knights)})
        t.me.buys("gold")
        return set(t.me.options)

    assert not {"dame_josephine", "sir_destry"} & offered("dame_josephine", "sir_destry")
    assert "sir_destry" in offered("sir_destry", "dame_josephine")


def test_with_a_knight_haggler_gives_no_knight_from_under_it():
    supply = {"knights": ["dame_molly", "sir_martin"]}
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=5, buys=2, supply=supply)
    t.me.buys("dame_molly")
    assert "silver" in t.me.options
    assert not {"dame_molly", "sir_martin"} & set(t.me.options)
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver", "dame_molly"]
    assert t.pile("knights") == ["sir_martin"]


def test_a_haggler_trashed_by_procession_gives_nothing_with_a_purchase():
    kingdom = "procession, haggler, village, smithy, market, moat, militia, cellar, mine, remodel"
    t = Table(me={"hand": "procession, haggler, copper*2"}, buys=2, kingdom=kingdom)
    t.me.plays("procession")
    t.me.does("play", "haggler")
    assert t.trash == cards("haggler")
    assert t.coins == 4
    t.me.plays("copper", "copper")
    t.me.buys("gold")
    assert t.me.discard == ["gold"]
    assert t.me.asked == "buy"


# -- Highway ---------------------------------------------------------------------------------------------------------


def test_a_highway_trashed_by_procession_while_another_stays_leaves_one_discount():
    t = Table(
        me={"hand": "procession, highway", "in_play": "highway", "deck": "copper*2"},
        kingdom="procession, highway, border_village, altar, margrave, village, oasis, militia, moat, cellar",
    )
    t.me.plays("procession")
    t.me.does("play", "highway")
    assert t.trash == cards("highway")
    assert cards("border_village, altar") == t.me.options  # printed 6, now 5; the trashed Highway costs 4 now
    t.me.does("gain", "altar")
    assert t.me.discard == ["altar"]


def test_a_highway_trashed_by_procession_lowers_no_price_any_more():
    t = Table(
        me={"hand": "procession, highway", "deck": "copper*2"},
        kingdom="procession, highway, border_village, altar, margrave, village, oasis, militia, moat, cellar",
    )
    t.me.plays("procession")
    t.me.does("play", "highway")
    assert t.me.hand == cards("copper*2")
    assert t.actions == 2
    assert t.trash == cards("highway")
    assert cards("border_village, altar") == t.me.options  # they cost 6 again
    t.me.does("gain", "border_village")
    t.me.does("gain", "margrave")
    assert t.me.discard == ["border_village", "margrave"]


def test_while_two_highways_are_in_play_procession_sees_what_it_plays_at_lower_prices():
    t = Table(me={"hand": "procession, armory", "in_play": "highway*2"}, supply={"province": 3, "margrave": 10})
    t.me.plays("procession")
    t.me.does("play", "armory")
    assert {"gold", "margrave"} <= set(t.me.options)  # 4 and 3 now
    assert "province" not in t.me.options  # 6 now
    t.me.does("gain", "silver")
    t.me.does("gain", "silver")
    assert {"margrave", "market"} <= set(t.me.options)  # an Armory costs 2 now, so this is what costs 3
    assert not {"militia", "village"} & set(t.me.options)


def test_under_a_highway_an_armory_gains_what_is_printed_to_cost_five():
    t = Table(me={"hand": "armory", "in_play": "highway", "deck": ""}, supply={"cultist": 10, "farmland": 8})
    t.me.plays("armory")
    assert {"duchy", "cultist", "highway"} <= set(t.me.options)
    assert not {"gold", "farmland"} & set(t.me.options)
    t.me.does("gain", "cultist")
    assert t.me.deck == ["cultist"]


def test_under_two_highways_a_knight_reaches_a_province_and_no_silver():
    t = Table(me={"hand": "sir_destry", "in_play": "highway*2"}, you={"deck": "province, silver, copper"})
    t.me.plays("sir_destry")
    assert t.trash == cards("province")
    assert t.you.discard == ["silver"]
    assert t.asked == ["me"]


def test_under_two_highways_a_rogue_reaches_a_province_and_no_silver():
    t = Table(me={"hand": "rogue", "in_play": "highway*2"}, you={"deck": "province, silver, copper"})
    t.me.plays("rogue")
    assert t.trash == cards("province")
    assert t.you.discard == ["silver"]
