"""Jack of All Trades, Mandarin, Margrave, Noble Brigand, Nomad Camp."""

import pytest

from tests.engine.table import Table, cards

# -- Jack of All Trades ----------------------------------------------------------------------------------------------


def test_jack_gains_looks_draws_and_trashes_in_this_order():
    t = Table(me={"hand": "jack_of_all_trades, estate, copper", "deck": "curse, gold, silver, duchy"})
    t.me.plays("jack_of_all_trades")
    assert t.me.discard == ["silver"]
    assert t.me.view().looked_at == ("curse",)
    assert t.me.hand == cards("estate, copper")
    t.me.does("choose", "discard")
    assert t.me.discard == ["silver", "curse"]
    assert t.me.hand == cards("estate, copper, gold, silver, duchy")
    assert t.me.options == ["estate", "duchy"]
    t.me.does("trash", "estate")
    assert t.trash == cards("estate")


def test_jack_may_trash_nothing():
    t = Table(me={"hand": "jack_of_all_trades, estate", "deck": "copper*5"})
    t.me.plays("jack_of_all_trades")
    t.me.does("choose", "keep")
    t.me.does("trash")
    assert t.trash == []
    assert t.me.hand == cards("estate, copper*4")


def test_jack_draws_nothing_into_a_full_hand():
    t = Table(me={"hand": "jack_of_all_trades, copper*6", "deck": "gold"})
    t.me.plays("jack_of_all_trades")
    t.me.does("choose", "keep")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("copper*6")


def test_jack_goes_on_without_silvers():
    t = Table(
        me={"hand": "jack_of_all_trades, estate", "deck": "gold, copper, silver, curse, duchy"}, supply={"silver": 0}
    )
    t.me.plays("jack_of_all_trades")
    assert t.me.discard == []
    t.me.does("choose", "keep")
    assert t.me.hand == cards("estate, gold, copper, silver, curse")
    t.me.does("trash", "estate")
    assert t.trash == cards("estate")


def test_jack_trashes_no_treasures_of_any_sort():
    t = Table(me={"hand": "jack_of_all_trades, copper, cache, fools_gold, estate, tunnel", "deck": "gold"})
    t.me.plays("jack_of_all_trades")
    t.me.does("choose", "keep")
    assert t.me.options == ["estate", "tunnel"]


def test_jack_without_cards_to_look_at_asks_nothing():
    t = Table(me={"hand": "jack_of_all_trades", "deck": ""}, supply={"silver": 0})
    t.me.plays("jack_of_all_trades")
    assert t.me.asked == "buy"


def test_jack_shuffles_the_silver_in_to_look_at_a_card():
    t = Table(me={"hand": "jack_of_all_trades", "deck": ""})
    t.me.plays("jack_of_all_trades")
    assert t.me.view().looked_at == ("silver",)


def test_a_gold_for_a_tunnel_discarded_to_jack_can_be_drawn_at_once():
    t = Table(me={"hand": "jack_of_all_trades", "deck": "tunnel"})
    t.me.plays("jack_of_all_trades")
    t.me.does("choose", "discard")
    t.me.does("react", "tunnel")
    assert t.me.hand == cards("silver, gold, tunnel")


# -- Mandarin --------------------------------------------------------------------------------------------------------


def test_mandarin_puts_a_card_from_hand_onto_the_deck():
    t = Table(me={"hand": "mandarin, estate, gold", "deck": "copper"})
    t.me.plays("mandarin")
    assert t.coins == 3
    t.me.cannot("topdeck")
    t.me.does("topdeck", "gold")
    assert t.me.deck == ["gold", "copper"]
    assert t.me.hand == cards("estate")


def test_mandarin_without_a_hand_asks_nothing():
    t = Table(me="mandarin")
    t.me.plays("mandarin")
    assert t.me.asked == "buy"
    assert t.coins == 3


def test_a_gained_mandarin_puts_the_treasures_in_play_onto_the_deck_and_the_coins_stay():
    t = Table(me="gold*3, silver", phase="buy", buys=3, supply={"mandarin": 10})
    t.me.plays("gold", "gold", "gold", "silver")
    t.me.buys("mandarin")
    assert t.me.asked == "topdeck"
    t.me.does("topdeck", "silver", "gold", "gold", "gold")
    assert t.me.deck[:4] == ["silver", "gold", "gold", "gold"]
    assert t.me.in_play == []
    assert (t.buys, t.coins) == (2, 6)
    t.me.buys("gold")
    assert t.me.discard == ["mandarin", "gold"]


def test_nobody_else_learns_in_which_order_treasures_went_onto_the_deck():
    t = Table(me={"in_play": "gold, silver"}, phase="buy", coins=5, buys=2, supply={"mandarin": 10})
    t.me.buys("mandarin")
    t.me.does("topdeck", "silver", "gold")
    assert [(event.cards, event.size) for event in t.you.heard() if event.name == "topdeck"] == [((), 2)]


def test_a_gained_mandarin_takes_all_treasures_and_nothing_else():
    t = Table(
        me={"in_play": "copper, silver, market", "deck": ""}, phase="buy", coins=5, buys=2, supply={"mandarin": 10}
    )
    t.me.buys("mandarin")
    t.me.cannot("topdeck", "silver")
    t.me.does("topdeck", "copper", "silver")
    assert t.me.deck == ["copper", "silver"]
    assert t.me.in_play == cards("market")


def test_a_gained_mandarin_leaves_the_hand_alone():
    t = Table(me={"hand": "copper", "deck": ""}, phase="buy", coins=5, buys=2, supply={"mandarin": 10})
    t.me.buys("mandarin")
    assert t.me.hand == cards("copper")
    assert t.me.deck == []


def test_a_mandarin_takes_fools_golds_too():
    t = Table(me={"hand": "fools_gold*2", "deck": ""}, phase="buy", buys=2, supply={"mandarin": 10})
    t.me.plays("fools_gold", "fools_gold")
    t.me.buys("mandarin")
    assert t.me.deck == ["fools_gold", "fools_gold"]
    assert t.coins == 0


def test_a_second_mandarin_finds_no_treasures_in_play():
    t = Table(me={"in_play": "silver*3", "deck": ""}, phase="buy", coins=10, buys=3, supply={"mandarin": 10})
    t.me.buys("mandarin")
    assert t.me.deck == ["silver"] * 3
    t.me.buys("mandarin")
    assert t.me.deck == ["silver"] * 3
    assert t.me.discard == ["mandarin", "mandarin"]


def test_a_mandarin_that_was_replaced_leaves_the_treasures_in_play():
    t = Table(me={"hand": "trader", "in_play": "gold, silver"}, phase="buy", coins=5, buys=2, supply={"mandarin": 10})
    t.me.buys("mandarin")
    t.me.does("react", "trader")
    assert t.me.in_play == cards("gold, silver")
    t.me.ends_turn()
    assert t.me.discard == cards("silver, trader, gold, silver")


# -- Margrave --------------------------------------------------------------------------------------------------------


def test_margrave_lets_the_others_draw_and_discard_down_to_three():
    t = Table(me="margrave", you={"hand": "copper*3, estate*2", "deck": "gold"})
    t.me.plays("margrave")
    assert len(t.me.hand) == 3
    assert t.buys == 2
    assert t.you.hand == cards("copper*3, estate*2, gold")
    t.you.does("discard", "estate", "estate", "copper")
    assert t.you.hand == cards("copper*2, gold")


def test_margrave_asks_all_who_must_discard_at_once():
    t = Table("margrave", "copper*4, estate", "estate*4, copper")
    t.me.plays("margrave")
    assert t.asked == ["you", "third"]
    t.third.does("discard", "estate", "estate", "estate")
    t.you.does("discard", "estate", "copper", "copper")
    assert len(t.you.hand) == len(t.third.hand) == 3


def test_a_small_hand_only_grows_by_margrave():
    t = Table(me="margrave", you={"hand": "copper, estate", "deck": "gold"})
    t.me.plays("margrave")
    assert t.asked == ["me"]
    assert t.you.hand == cards("copper, estate, gold")


def test_the_draw_of_margrave_cannot_be_refused():
    t = Table(me="margrave", you={"hand": "copper, silver, gold", "deck": "tunnel"})
    t.me.plays("margrave")
    assert t.you.hand == cards("copper, silver, gold, tunnel")
    t.you.does("discard", "tunnel")
    t.you.does("react", "tunnel")
    assert t.you.discard == ["tunnel", "gold"]


def test_moat_keeps_its_owner_from_drawing_and_discarding_by_margrave():
    t = Table(me="margrave", you="moat, copper*4")
    t.me.plays("margrave")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.asked == ["me"]
    assert t.you.hand == cards("moat, copper*4")


def test_margrave_played_twice_is_two_attacks():
    t = Table(me="throne_room, margrave", you={"hand": "moat, estate*4", "deck": "gold, silver"})
    t.me.plays("throne_room")
    t.me.does("play", "margrave")
    t.you.does("react", "no")
    t.you.does("discard", "estate", "estate", "estate")
    assert t.you.hand == cards("moat, estate, gold")
    t.you.does("react", "no")
    t.you.does("discard", "estate")
    assert t.you.hand == cards("moat, gold, silver")
    assert t.buys == 3


# -- Noble Brigand ---------------------------------------------------------------------------------------------------


def test_noble_brigand_takes_a_silver_or_gold_from_the_top_of_the_others_decks():
    t = Table(me="noble_brigand", you={"deck": "silver, estate"})
    t.me.plays("noble_brigand")
    assert t.coins == 1
    assert t.me.discard == ["silver"]
    assert t.you.discard == ["estate"]
    assert t.trash == []


def test_the_player_of_noble_brigand_picks_which_treasure_goes():
    t = Table(me="noble_brigand", you={"deck": "silver, gold"})
    t.me.plays("noble_brigand")
    assert t.asked == ["me"]
    t.me.does("trash", "gold")
    assert t.me.discard == ["gold"]
    assert t.you.discard == ["silver"]


def test_who_reveals_no_treasure_to_noble_brigand_gains_a_copper():
    t = Table(me="noble_brigand", you={"deck": "estate, curse"})
    t.me.plays("noble_brigand")
    assert t.you.discard == ["estate", "curse", "copper"]


def test_noble_brigand_takes_no_other_treasures_but_they_save_from_the_copper():
    t = Table(me="noble_brigand", you={"deck": "copper, cache"})
    t.me.plays("noble_brigand")
    assert t.you.discard == ["copper", "cache"]
    assert t.trash == []


def test_moat_keeps_its_owner_from_a_noble_brigand_that_is_played():
    t = Table(me="noble_brigand", you={"hand": "moat", "deck": "gold, estate"})
    t.me.plays("noble_brigand")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.coins == 1
    assert t.you.deck == ["gold", "estate"]
    assert t.you.discard == []


def test_nothing_can_be_shown_against_a_noble_brigand_that_is_bought():
    t = Table(you={"hand": "moat", "deck": "gold, estate"}, phase="buy", coins=4, buys=2, supply={"noble_brigand": 10})
    t.me.buys("noble_brigand")
    assert t.me.discard == ["gold", "noble_brigand"]
    assert t.you.discard == ["estate"]
    assert t.coins == 0


def test_a_noble_brigand_gained_without_buying_robs_nobody():
    t = Table(me="workshop", you={"deck": "gold, copper"}, supply={"noble_brigand": 10})
    t.me.plays("workshop")
    t.me.does("gain", "noble_brigand")
    assert t.you.deck == ["gold", "copper"]


def test_noble_brigand_deals_with_the_others_in_turn_order_and_takes_the_loot_at_the_end():
    t = Table("noble_brigand", {"deck": "silver, copper"}, {"deck": "silver, gold"})
    t.me.plays("noble_brigand")
    assert t.trash == cards("silver")
    assert t.you.discard == ["copper"]
    t.me.does("trash", "gold")
    assert t.me.discard == ["silver", "gold"]
    assert t.third.discard == ["silver"]


def test_who_has_nothing_to_reveal_to_noble_brigand_gains_a_copper():
    t = Table(me="noble_brigand", you={"deck": ""})
    t.me.plays("noble_brigand")
    assert t.you.discard == ["copper"]


def test_noble_brigand_played_twice_robs_twice():
    t = Table(me="throne_room, noble_brigand", you={"deck": "silver, copper, estate, curse"})
    t.me.plays("throne_room")
    t.me.does("play", "noble_brigand")
    assert t.coins == 2
    assert t.me.discard == ["silver"]
    assert t.you.discard == ["copper", "estate", "curse", "copper"]


# -- Nomad Camp ------------------------------------------------------------------------------------------------------


def test_nomad_camp_gives_a_buy_and_coins():
    t = Table(me="nomad_camp")
    t.me.plays("nomad_camp")
    assert t.counters == (0, 2, 2)


def test_a_gained_nomad_camp_goes_onto_the_deck_and_is_drawn_in_this_clean_up():
    t = Table(me={"deck": "gold, silver"}, phase="buy", coins=4, buys=2, supply={"nomad_camp": 10})
    t.me.buys("nomad_camp")
    assert t.me.deck == ["nomad_camp", "gold", "silver"]
    assert t.me.discard == []
    t.me.ends_turn()
    assert t.me.hand == cards("nomad_camp, gold, silver")


def test_nomad_camp_gained_without_buying_goes_onto_the_deck_too():
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=5, buys=2, supply={"nomad_camp": 10})
    t.me.buys("duchy")
    t.me.does("gain", "nomad_camp")
    assert t.me.deck[0] == "nomad_camp"
    assert t.me.discard == ["duchy"]


def test_a_nomad_camp_on_an_empty_deck_is_the_deck():
    t = Table(me={"deck": "", "discard": "copper*4"}, phase="buy", coins=4, buys=2, supply={"nomad_camp": 10})
    t.me.buys("nomad_camp")
    assert t.me.deck == ["nomad_camp"]
    assert t.me.discard == ["copper"] * 4


def test_a_silver_instead_of_a_nomad_camp_goes_to_the_discard_pile():
    t = Table(me={"hand": "trader", "deck": "gold"}, phase="buy", coins=4, buys=2, supply={"nomad_camp": 10})
    t.me.buys("nomad_camp")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]
    assert t.me.deck == ["gold"]


@pytest.mark.parametrize("back", ["copper", "estate"])
def test_a_nomad_camp_gained_into_the_hand_goes_onto_the_deck_all_the_same(back):
    # The rulebooks do not settle this: the card says "put it on top of your deck" wherever it was gained to; a later
    # wording only takes the place of the discard pile. We follow the card.
    t = Table(me={"hand": "artisan, copper, estate", "deck": "silver"}, supply={"nomad_camp": 10})
    t.me.plays("artisan")
    t.me.does("gain", "nomad_camp")
    t.me.does("topdeck", back)
    assert t.me.deck == [back, "nomad_camp", "silver"]
