"""Island, Lighthouse, Lookout."""

from tests.each import for_each
from tests.engine.table import Table, cards

# -- Island ----------------------------------------------------------------------------------------------------------


def test_island_goes_onto_its_mat_with_another_card_of_the_hand():
    t = Table(me="island, province, curse")
    t.me.plays("island")
    t.me.does("choose", "province")
    assert t.me.island == cards("island, province")
    assert (t.me.hand, t.me.in_play, t.trash) == (cards("curse"), [], [])


def test_an_island_goes_onto_its_mat_alone_with_an_empty_hand():
    t = Table(me="island")
    t.me.plays("island")
    assert t.me.island == cards("island")
    assert t.me.asked == "buy"


def test_island_takes_the_last_card_of_the_hand_unasked():
    t = Table(me="island, gold")
    t.me.plays("island")
    assert t.me.island == cards("island, gold")
    assert t.me.hand == []


def test_island_under_throne_room_sets_two_other_cards_aside():
    t = Table(me="throne_room, island, estate, curse, gold")
    t.me.plays("throne_room")
    t.me.does("play", "island")
    t.me.does("choose", "estate")
    t.me.does("choose", "curse")
    assert t.me.island == cards("island, estate, curse")
    t.me.ends_turn()
    assert "throne_room" in t.me.discard


def test_island_under_throne_room_tells_nothing_when_there_is_nothing_left_to_set_aside():
    t = Table(me="throne_room, island")
    t.me.plays("throne_room")
    t.me.does("play", "island")
    assert [event.cards for event in t.public() if event.name == "set_aside"] == [("island",)]


def test_the_card_set_aside_with_an_island_can_be_picked_again():
    t = Table(me="island, province, curse")
    t.me.plays("island")
    t.me.does("choose", "curse")
    t.me.undoes()
    t.me.does("choose", "province")
    assert t.me.island == cards("island, province")


def test_procession_does_not_trash_an_island_that_is_on_its_mat_but_gains_an_action():
    t = Table(me="procession, island, estate, curse", supply={"market": 10, "mine": 10})
    t.me.plays("procession")
    t.me.does("play", "island")
    t.me.does("choose", "estate")
    t.me.does("gain", "market")
    assert t.me.island == cards("island, estate, curse")
    assert t.trash == []
    assert t.me.discard == ["market"]


def test_a_band_of_misfits_that_was_an_island_is_a_band_of_misfits_on_the_mat():
    t = Table(me={"hand": "band_of_misfits, curse", "deck": ""}, supply={"island": 8, "province": 0})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "island")
    assert t.me.island == cards("band_of_misfits, curse")
    t.me.ends_turn()
    assert t.game.result.scores[0] == -1


def test_there_are_eight_islands_for_two_players_and_twelve_for_more():
    assert Table("island", "").pile("island") == 8
    assert Table("island", "", "").pile("island") == 12


def test_an_island_is_an_action_and_a_victory_card():
    t = Table(me={"hand": "ironworks", "deck": "gold"}, supply={"island": 8})
    t.me.plays("ironworks")
    t.me.does("gain", "island")
    assert (t.me.hand, t.actions) == (cards("gold"), 1)
    t = Table(me={"hand": "crossroads, island*2", "deck": "gold*5"})
    t.me.plays("crossroads")
    assert t.me.hand == cards("island*2, gold*2")


def test_haggler_does_not_gain_an_island():
    t = Table({"in_play": "haggler"}, phase="buy", coins=5, supply={"island": 8})
    t.me.buys("duchy")
    assert "silver" in t.me.options
    assert "island" not in t.me.options


def test_buying_an_island_is_buying_a_victory_card():
    t = Table({"hand": "hovel", "in_play": "treasury"}, phase="buy", coins=4, supply={"island": 8})
    t.me.buys("island")
    t.me.does("react", "hovel")
    assert t.trash == cards("hovel")
    assert "treasury" in t.me.discard


def test_what_is_on_the_island_mat_is_worth_what_it_is_worth():
    t = Table({"island": "island*2, curse, gardens", "deck": "copper*36"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores[0] == 2 + 2 - 1 + 4


def test_an_island_on_its_mat_is_not_in_play_for_scheme():
    t = Table(me={"hand": "scheme, island, curse", "deck": "gold"}, actions=2)
    t.me.plays("scheme", "island")
    t.me.does("choose", "curse")
    t.me.ends_turn()
    assert t.me.options == ["scheme"]


def test_an_island_that_was_not_played_is_worth_two_points():
    t = Table({"hand": "island", "deck": ""}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores[0] == 2


# -- Lighthouse ------------------------------------------------------------------------------------------------------


def test_lighthouse_gives_an_action_and_a_coin_and_another_coin_in_the_next_turn():
    t = Table(me="lighthouse")
    t.me.plays("lighthouse")
    assert t.counters == (1, 1, 1)
    t.me.waits_for_next_turn()
    assert t.counters == (1, 1, 1)
    t.me.ends_turn()
    assert t.me.in_play == []


def test_lighthouse_in_play_protects_from_attacks_unasked():
    t = Table({"hand": "witch", "deck": "gold*2"}, {"in_play": "lighthouse"})
    t.me.plays("witch")
    assert t.me.hand == cards("gold*2")
    assert t.you.discard == []


@for_each(["minion", "margrave"])
def test_whoever_has_a_lighthouse_in_play_cannot_do_what_an_attack_says(id):
    t = Table(id, {"hand": "curse*5", "in_play": "lighthouse", "deck": "gold*5"})
    t.me.plays(id)
    if id == "minion":
        t.me.does("choose", "hands")
    assert t.asked == ["me"]
    assert t.you.hand == cards("curse*5")


def test_reactions_can_be_used_beside_a_lighthouse():
    t = Table("militia", {"hand": "secret_chamber, beggar, copper*3", "in_play": "lighthouse", "deck": "gold*5"})
    t.me.plays("militia")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "beggar")
    t.you.does("react", "no")
    assert t.asked == ["me"]
    assert len(t.you.hand) == 4
    assert t.you.deck[0] == "silver"


def test_lighthouse_does_not_protect_from_a_noble_brigand_that_is_bought():
    t = Table(
        {},
        {"in_play": "lighthouse", "deck": "gold, silver"},
        phase="buy",
        coins=4,
        buys=2,
        supply={"noble_brigand": 10},
    )
    t.me.buys("noble_brigand")
    t.me.does("trash", "gold")
    assert cards("gold, noble_brigand") == t.me.discard


def test_lighthouse_does_not_protect_from_ill_gotten_gains():
    t = Table({}, {"in_play": "lighthouse"}, phase="buy", coins=5, supply={"ill_gotten_gains": 10})
    t.me.buys("ill_gotten_gains")
    assert t.you.discard == ["curse"]


def test_lighthouse_does_not_protect_from_masquerade():
    t = Table({"hand": "masquerade, curse", "deck": "curse*2"}, {"hand": "gold", "in_play": "lighthouse"})
    t.me.plays("masquerade")
    assert t.you.hand == cards("curse")


def test_lighthouse_does_not_protect_from_embargo():
    t = Table({"in_play": "lighthouse"}, embargo={"silver": 1}, phase="buy", coins=3, buys=2, supply={"embargo": 9})
    t.me.buys("silver")
    assert t.me.discard == ["curse", "silver"]


def test_lighthouse_protects_until_its_player_ends_the_next_turn():
    t = Table({"hand": "lighthouse"}, {"hand": "witch", "deck": "copper*2, witch, copper*20"})
    t.me.plays("lighthouse")
    t.me.ends_turn()
    t.you.plays("witch")
    assert "curse" not in t.me.discard
    t.you.ends_turn()
    t.me.ends_turn()
    assert "lighthouse" in t.me.discard
    t.you.plays("witch")
    assert t.me.discard[-1] == "curse"


def test_lighthouse_protects_its_player_only():
    t = Table("sea_hag", {"in_play": "lighthouse", "deck": "gold"}, {"deck": "silver"})
    t.me.plays("sea_hag")
    assert t.you.deck == ["gold"]
    assert t.third.deck == ["curse"]


def test_a_lighthouse_that_procession_trashed_protects_no_longer_but_still_gives_its_coins():
    t = Table("procession, lighthouse", "witch", supply={"village": 10, "workshop": 10})
    t.me.plays("procession")
    t.me.does("play", "lighthouse")
    t.me.does("gain", "village")
    t.me.ends_turn()
    t.you.plays("witch")
    assert t.me.discard[-1] == "curse"
    t.you.ends_turn()
    assert t.coins == 2


def test_a_band_of_misfits_that_is_a_lighthouse_protects():
    t = Table("band_of_misfits", "witch", supply={"lighthouse": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "lighthouse")
    t.me.ends_turn()
    t.you.plays("witch")
    assert "curse" not in t.me.discard


def test_pirate_ship_takes_nothing_from_a_player_with_a_lighthouse():
    t = Table("pirate_ship", {"in_play": "lighthouse", "deck": "gold, silver"})
    t.me.plays("pirate_ship")
    t.me.does("choose", "attack")
    assert t.you.deck == ["gold", "silver"]
    assert t.me.pirate_tokens == 0


# -- Lookout ---------------------------------------------------------------------------------------------------------


def test_lookout_trashes_one_of_three_cards_discards_one_and_puts_one_back():
    t = Table(me={"hand": "lookout", "deck": "curse, estate, gold, copper"})
    t.me.plays("lookout")
    assert t.me.options == ["curse", "estate", "gold"]
    t.me.does("trash", "curse")
    assert t.me.options == ["estate", "gold"]
    t.me.does("discard", "estate")
    assert (t.trash, t.me.discard) == (cards("curse"), ["estate"])
    assert t.me.deck == ["gold", "copper"]
    assert t.actions == 1


def test_with_two_cards_lookout_trashes_one_and_discards_the_other():
    t = Table(me={"hand": "lookout", "deck": "gold, estate"})
    t.me.plays("lookout")
    t.me.cannot("trash")
    t.me.does("trash", "estate")
    assert t.me.asked == "buy"
    assert (t.trash, t.me.discard, t.me.deck) == (cards("estate"), ["gold"], [])


def test_with_one_card_lookout_trashes_it_unasked():
    t = Table(me={"hand": "lookout", "deck": "gold"})
    t.me.plays("lookout")
    assert t.me.asked == "buy"
    assert (t.trash, t.me.discard) == (cards("gold"), [])


def test_lookout_without_cards_gives_its_action_only():
    t = Table(me={"hand": "lookout", "deck": ""})
    t.me.plays("lookout")
    assert (t.me.asked, t.actions) == ("buy", 1)


def test_what_trashing_and_discarding_trigger_happens_before_lookout_goes_on():
    t = Table(me={"hand": "lookout", "deck": "cultist, tunnel, silver, estate, duchy, gold"})
    t.me.plays("lookout")
    t.me.does("trash", "cultist")
    assert t.me.hand == cards("estate, duchy, gold")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold"]
    assert t.me.deck == ["silver"]


def test_lookout_looks_at_three_cards_across_a_shuffle():
    t = Table(me={"hand": "lookout", "deck": "gold", "discard": "estate, curse"}, shuffles=["curse, estate"])
    t.me.plays("lookout")
    assert t.me.options == ["gold", "curse", "estate"]


def test_a_market_square_may_be_discarded_for_what_lookout_trashes():
    t = Table(me={"hand": "lookout, market_square", "deck": "curse, estate, silver"})
    t.me.plays("lookout")
    t.me.does("trash", "curse")
    t.me.does("react", "market_square")
    t.me.does("discard", "estate")
    assert t.me.discard == ["market_square", "gold", "estate"]
    assert t.me.deck == ["silver"]
