"""Hinterlands cards from Ill-Gotten Gains to Spice Merchant beside those of Dark Ages."""

from tests.engine.table import Table, cards

# -- Ill-Gotten Gains ------------------------------------------------------------------------------------------------


def test_ill_gotten_gains_from_the_trash_curse_the_others():
    t = Table(me="rogue", you={"deck": "silver, copper"}, trash="ill_gotten_gains")
    t.me.plays("rogue")
    assert t.me.discard == ["ill_gotten_gains"]
    assert t.you.discard == ["curse"]
    assert t.trash == cards("")


def test_counterfeit_ill_gotten_gains_offer_two_coppers_and_curse_nobody_when_trashed():
    t = Table(me="counterfeit, ill_gotten_gains", phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "ill_gotten_gains")
    t.me.does("confirm", "yes", source="ill_gotten_gains")
    assert t.me.hand == cards("copper")
    t.me.does("confirm", "no", source="ill_gotten_gains")
    assert t.me.hand == cards("copper")
    assert t.coins == 3
    assert t.trash == cards("ill_gotten_gains")
    assert t.you.discard == []
    assert t.pile("curse") == 10


# -- Jack of All Trades ----------------------------------------------------------------------------------------------


def test_rats_trashed_by_jack_draw_a_card_at_the_end():
    t = Table(me={"hand": "jack_of_all_trades, rats, copper*2", "deck": "gold, estate, duchy, silver"})
    t.me.plays("jack_of_all_trades")
    t.me.does("choose", "keep")
    assert t.me.hand == cards("rats, copper*2, gold, estate")
    t.me.does("trash", "rats")
    assert t.me.hand == cards("copper*2, gold, estate, duchy")


def test_jack_may_trash_shelters_and_ruins():
    t = Table(me={"hand": "jack_of_all_trades, hovel, ruined_village, copper", "deck": "copper, estate, gold"})
    t.me.plays("jack_of_all_trades")
    t.me.does("choose", "keep")
    assert cards("hovel, ruined_village, estate") == t.me.options
    assert (t.me.question.least, t.me.question.most) == (0, 1)
    t.me.does("trash", "hovel")
    assert t.trash == cards("hovel")


# -- Mandarin --------------------------------------------------------------------------------------------------------


def test_a_mandarin_takes_a_counterfeit_but_neither_what_it_trashed_nor_returned_spoils():
    t = Table(me={"hand": "counterfeit, silver, spoils", "deck": "estate"}, phase="buy", supply={"mandarin": 10})
    spoils = t.pile("spoils")
    t.me.plays("counterfeit")
    t.me.does("play", "silver")
    t.me.plays("spoils")
    assert t.coins == 8
    assert t.pile("spoils") == spoils + 1
    t.me.buys("mandarin")
    assert t.me.deck == ["counterfeit", "estate"]
    assert t.me.in_play == cards("")
    assert t.trash == cards("silver")
    assert t.buys == 1


def test_a_mandarin_does_not_find_spoils_that_have_gone_back_to_their_pile():
    t = Table(me={"hand": "spoils, silver", "deck": "estate"}, phase="buy", buys=2, supply={"mandarin": 10})
    t.me.plays("spoils", "silver")
    t.me.buys("mandarin")
    assert t.me.deck == ["silver", "estate"]
    assert t.me.in_play == cards("")


# -- Margrave and Oracle ---------------------------------------------------------------------------------------------


def test_what_a_beggar_puts_on_the_deck_is_drawn_by_margrave():
    t = Table(me="margrave", you={"hand": "beggar, copper*4", "deck": "estate"})
    t.me.plays("margrave")
    t.you.does("react", "beggar")
    assert t.you.hand == cards("copper*4, silver")
    assert (t.you.question.least, t.you.question.most) == (2, 2)
    t.you.does("discard", "copper", "copper")
    assert t.you.hand == cards("copper*2, silver")
    assert t.you.discard == ["beggar", "silver", "copper", "copper"]
    assert t.you.deck == ["estate"]


def test_discarding_to_margrave_is_no_occasion_for_market_square():
    t = Table(me="margrave", you={"hand": "market_square, copper*4", "deck": "estate"})
    t.me.plays("margrave")
    t.you.does("discard", "copper", "copper", "copper")
    assert t.asked == ["me"]
    assert t.you.hand == cards("market_square, copper, estate")


def test_what_a_beggar_puts_on_the_deck_is_what_oracle_reveals():
    t = Table(me={"hand": "oracle", "deck": "copper*4"}, you={"hand": "beggar", "deck": "curse, estate"})
    t.me.plays("oracle")
    t.you.does("react", "beggar")
    t.me.does("choose", "keep")
    assert t.you.set_aside == cards("silver, curse")
    t.me.does("choose", "discard")
    assert t.you.discard == ["beggar", "silver", "silver", "curse"]
    assert t.you.deck == ["estate"]


# -- Noble Brigand ---------------------------------------------------------------------------------------------------


def test_a_noble_brigand_gained_by_an_armory_robs_nobody():
    t = Table(me={"hand": "armory", "deck": ""}, you={"deck": "gold, copper"}, supply={"noble_brigand": 10})
    t.me.plays("armory")
    t.me.does("gain", "noble_brigand")
    assert t.me.deck == ["noble_brigand"]
    assert t.you.deck == ["gold", "copper"]


def test_buying_a_noble_brigand_is_no_attack_to_an_urchin_in_play():
    t = Table(
        me={"in_play": "urchin"}, you={"deck": "estate*2"}, phase="buy", coins=4, buys=2, supply={"noble_brigand": 10}
    )
    t.me.buys("noble_brigand")
    assert t.me.asked == "buy"
    assert t.me.in_play == cards("urchin")
    assert t.you.discard == ["estate", "estate", "copper"]


def test_a_market_square_answers_what_noble_brigand_trashes():
    t = Table(me="noble_brigand", you={"hand": "market_square", "deck": "gold, copper"})
    t.me.plays("noble_brigand")
    t.you.does("react", "market_square")
    assert t.pile("gold") == 29
    assert cards("market_square, gold, copper") == t.you.discard
    assert t.me.discard == ["gold"]
    assert t.trash == cards("")


# -- Scheme ----------------------------------------------------------------------------------------------------------


def test_a_scheme_played_twice_and_trashed_by_procession_still_chooses_twice():
    t = Table(me={"hand": "procession, scheme, fortress", "deck": "copper*9"})
    t.me.plays("procession")
    t.me.does("play", "scheme")
    t.me.does("gain", "fortress")
    assert t.trash == cards("scheme")
    t.me.plays("fortress")
    t.me.ends_turn()
    assert cards("procession, fortress") == t.me.options
    t.me.does("topdeck", "fortress", source="scheme")
    assert t.me.options == ["procession"]
    t.me.does("topdeck", "procession", source="scheme")
    assert t.me.hand == cards("procession, fortress, copper*3")


def test_scheme_may_put_a_procession_onto_the_deck():
    t = Table(
        me={"hand": "", "in_play": "procession, scheme", "deck": "copper*4"},
        phase="buy",
        so_far={"played": ["procession", "scheme"], "lasting": ["scheme"]},
    )
    t.me.ends_turn()
    t.me.does("topdeck", "procession")
    assert t.me.hand == cards("procession, copper*4")
    assert t.me.discard == ["scheme"]


def test_a_hermit_that_scheme_put_onto_the_deck_becomes_no_madman():
    # Scheme's "instead of discarding" is read so that nothing is discarded from play; later printings differ.
    t = Table(me={"hand": "scheme, hermit", "deck": "gold, copper*9"})
    t.me.plays("scheme", "hermit")
    t.me.does("gain", "silver")
    t.me.ends_turn()
    t.me.does("topdeck", "hermit")
    assert t.me.hand == cards("hermit, copper*4")
    assert t.trash == cards("")
    assert t.pile("madman") == 10
    assert cards("silver, gold, scheme") == t.me.discard


def test_a_hermit_that_scheme_passed_over_becomes_a_madman():
    t = Table(me={"hand": "scheme, hermit", "deck": "gold, copper*9"})
    t.me.plays("scheme", "hermit")
    t.me.does("gain", "silver")
    t.me.ends_turn()
    t.me.does("topdeck", "scheme")
    assert t.trash == cards("hermit")
    assert cards("silver, gold, madman") == t.me.discard


def test_a_band_of_misfits_that_scheme_put_onto_the_deck_is_itself_again():
    t = Table(me={"hand": "scheme, band_of_misfits", "deck": "estate, copper*9"}, supply={"village": 10})
    t.me.plays("scheme", "band_of_misfits")
    t.me.does("choose", "village")
    t.me.ends_turn()
    assert cards("scheme, village") == t.me.options
    t.me.does("topdeck", "village")
    assert t.me.hand == cards("band_of_misfits, copper*4")


def test_scheme_does_not_find_an_urchin_that_was_traded_for_a_mercenary():
    t = Table(me={"hand": "scheme, urchin, militia", "deck": "copper*9"})
    t.me.plays("scheme", "urchin", "militia")
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin")
    t.me.ends_turn()
    assert cards("scheme, militia") == t.me.options
    t.me.does("topdeck")
    assert "urchin" not in t.me.hand


# -- Spice Merchant --------------------------------------------------------------------------------------------------


def test_spoils_sold_to_a_spice_merchant_go_to_the_trash_and_not_to_their_pile():
    t = Table(me="spice_merchant, spoils")
    before = t.pile("spoils")
    t.me.plays("spice_merchant")
    t.me.does("trash", "spoils")
    assert t.trash == cards("spoils")
    t.me.does("choose", "coins")
    assert t.pile("spoils") == before
    assert t.coins == 2


def test_a_market_square_answers_a_spice_merchant_before_the_choice_and_its_gold_can_be_drawn():
    t = Table(me={"hand": "spice_merchant, copper, market_square", "deck": ""})
    t.me.plays("spice_merchant")
    t.me.does("trash", "copper")
    t.me.does("react", "market_square")
    assert t.me.discard == ["market_square", "gold"]
    t.me.does("choose", "cards", source="spice_merchant")
    assert t.me.hand == cards("market_square, gold")
    assert t.actions == 1
