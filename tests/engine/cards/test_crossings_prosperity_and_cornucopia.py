"""Prosperity and Cornucopia beside cards of other boxes."""

from tests.engine.table import Table, cards


def test_royal_seal_and_watchtower_move_a_gained_card_once():
    # Where both could move it, whether a second move would still find the card is open; here it does not.
    for first, deck, trash in (("royal_seal", ["duchy"], ""), ("watchtower", [], "duchy")):
        t = Table(me={"hand": "watchtower", "in_play": "royal_seal", "deck": ""}, phase="buy", coins=5, buys=2)
        t.me.buys("duchy")
        assert set(t.me.options) == {"royal_seal", "watchtower", "no"}
        t.me.does("react", first)
        if first == "watchtower":
            t.me.does("choose", "trash")
        assert t.me.asked == "buy"
        assert t.me.deck == deck
        assert t.trash == cards(trash)


def test_watchtower_moves_what_haggler_brings_and_then_the_purchase():
    t = Table(me={"hand": "watchtower", "in_play": "haggler", "deck": ""}, phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.me.does("gain", "gold")
    t.me.does("react", "watchtower", source="gold")
    t.me.does("choose", "topdeck")
    t.me.does("react", "watchtower", source="province")
    t.me.does("choose", "topdeck")
    assert t.me.deck == ["province", "gold"]


def test_bishop_pays_nothing_extra_for_a_shelter_that_draws_a_card_first():
    t = Table({"hand": "bishop, overgrown_estate", "deck": "gold"}, "")
    t.me.plays("bishop")
    assert t.me.hand == cards("gold")
    assert t.me.victory_tokens == 1


def test_scheme_may_put_a_prize_back_onto_the_deck():
    t = Table(me={"hand": "scheme, trusty_steed", "deck": "copper*9"})
    t.me.plays("scheme", "trusty_steed")
    t.me.does("choose", "actions", "coins")
    t.me.ends_turn()
    t.me.does("topdeck", "trusty_steed")
    assert "trusty_steed" in t.me.hand


def test_a_prize_may_be_passed_and_is_not_gained():
    t = Table({"hand": "masquerade, diadem", "deck": "copper*9"}, "watchtower, copper")
    t.me.plays("masquerade")
    t.me.does("pass", "diadem")
    t.you.does("pass", "copper")
    assert t.you.hand == cards("watchtower, diadem")
    assert t.me.asked == "trash"


def test_coppersmith_pays_for_the_copper_that_venture_plays():
    t = Table(me={"hand": "coppersmith, venture", "deck": "copper"})
    t.me.plays("coppersmith", "venture")
    assert t.coins == 1 + 2


def test_merchant_pays_for_the_silver_that_venture_plays():
    t = Table(me={"hand": "merchant, venture", "deck": "copper, silver"})
    t.me.plays("merchant", "venture")
    assert t.coins == 1 + 2 + 1


def test_a_platinum_can_be_stolen():
    t = Table("thief", {"deck": "platinum, copper"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "platinum")
    t.me.does("gain", "platinum")
    assert t.me.discard == ["platinum"]
    assert t.you.discard == ["copper"]


def test_noble_brigand_takes_no_platinum_but_sees_a_treasure():
    t = Table("noble_brigand", {"deck": "platinum, estate"})
    t.me.plays("noble_brigand")
    assert t.trash == []
    assert cards("platinum, estate") == t.you.discard


def test_rebuild_makes_a_colony_of_a_province():
    t = Table(me={"hand": "rebuild", "deck": "province"}, supply={"colony": 8})
    t.me.plays("rebuild")
    t.me.does("name", "estate")
    t.me.does("gain", "colony")
    assert t.trash == cards("province")


def test_poor_house_counts_all_treasures_with_texts():
    t = Table(me="poor_house, horn_of_plenty, diadem, loan")
    t.me.plays("poor_house")
    assert t.coins == 1


def test_tribute_pays_for_horse_traders_and_a_diadem():
    t = Table("tribute", {"deck": "horse_traders, diadem"})
    t.me.plays("tribute")
    assert (t.actions, t.coins) == (2, 2)


def test_trader_makes_eight_silvers_of_a_peddler_in_the_action_phase():
    t = Table(me={"hand": "trader, peddler", "in_play": "village"})
    t.me.plays("trader")
    assert t.me.discard == ["silver"] * 8


def test_a_quarry_in_hand_keeps_nothing_from_saboteur():
    t = Table("saboteur, quarry", {"deck": "village, copper"})
    t.me.plays("saboteur")
    assert t.trash == cards("village")


def test_horse_traders_that_are_set_aside_leave_too_few_cards_for_pillage():
    t = Table("pillage", "horse_traders, copper*4")
    t.me.plays("pillage")
    t.you.does("react", "horse_traders")
    assert t.me.asked == "buy"
    assert t.you.hand == cards("copper*4")


def test_horse_traders_that_are_set_aside_leave_too_few_cards_for_minion():
    t = Table("minion", "horse_traders, copper*4")
    t.me.plays("minion")
    t.you.does("react", "horse_traders")
    t.me.does("choose", "hands")
    assert t.you.hand == cards("copper*4")
