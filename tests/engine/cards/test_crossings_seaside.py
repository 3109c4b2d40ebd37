"""Cards of Seaside meeting each other and cards of other boxes."""

from tests.each import for_each
from tests.engine.table import Table, cards

# Durations with what one play gives in the next turn: cards, actions, buys, coins.
LATER = {
    "caravan": (1, 0, 0, 0),
    "fishing_village": (0, 1, 0, 1),
    "haven": (1, 0, 0, 0),
    "lighthouse": (0, 0, 0, 1),
    "merchant_ship": (0, 0, 0, 2),
    "wharf": (2, 0, 1, 0),
}


def answers_until_it_is_over(t):
    """Take the first option of every question that a card asks."""
    while t.me.asked not in ("act", "buy"):
        t.answer(0, tuple(range(max(1, t.me.question.least))))


def next_turn(t):
    return (len(t.me.hand) - 5, t.actions - 1, t.buys - 1, t.coins)


# -- cards that play Durations ---------------------------------------------------------------------------------------


@for_each(LATER)
def test_a_duration_played_twice_gives_its_bonus_twice_and_leaves_with_the_throne_room(id):
    t = Table(me={"hand": f"throne_room, {id}", "deck": "copper*30"})
    t.me.plays("throne_room")
    t.me.does("play", id)
    answers_until_it_is_over(t)
    t.me.waits_for_next_turn()
    assert next_turn(t) == tuple(2 * each for each in LATER[id])
    assert t.me.in_play == cards(f"throne_room, {id}")
    t.me.ends_turn()
    assert t.me.in_play == []


@for_each(LATER)
def test_a_duration_that_procession_trashed_gives_its_bonus_twice(id):
    t = Table(me={"hand": f"procession, {id}", "deck": "copper*30"})
    t.me.plays("procession")
    t.me.does("play", id)
    answers_until_it_is_over(t)
    assert t.trash == cards(id)
    t.me.waits_for_next_turn()
    assert next_turn(t) == tuple(2 * each for each in LATER[id])


@for_each(["caravan", "fishing_village", "haven", "lighthouse"])
def test_a_band_of_misfits_is_any_duration_that_costs_less(id):
    t = Table(me={"hand": "band_of_misfits", "deck": "copper*30"}, supply={id: 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", id)
    answers_until_it_is_over(t)
    t.me.waits_for_next_turn()
    assert next_turn(t) == LATER[id]
    assert t.me.in_play == [id]
    t.me.ends_turn()
    assert "band_of_misfits" in t.me.discard


@for_each(LATER)
def test_a_duration_that_golem_played_stays_alone(id):
    t = Table(me={"hand": "golem", "deck": f"{id}, village, copper*30"})
    t.me.plays("golem")
    t.me.does("play", id)
    answers_until_it_is_over(t)
    t.me.ends_turn()
    assert t.me.in_play == cards(id)
    t.you.ends_turn()
    assert next_turn(t) == LATER[id]


@for_each(LATER)
def test_the_bonus_of_every_duration_comes_in_the_outpost_turn_and_not_again(id):
    t = Table(me={"hand": f"copper, {id}, outpost", "deck": "copper*40"}, actions=2)
    t.me.plays(id)
    answers_until_it_is_over(t)
    t.me.plays("outpost")
    t.me.ends_turn()
    assert (len(t.me.hand) - 3, t.actions - 1, t.buys - 1, t.coins) == LATER[id]
    t.me.waits_for_next_turn()
    assert next_turn(t) == (0, 0, 0, 0)


def test_a_band_of_misfits_under_procession_gives_the_bonus_of_a_duration_twice():
    t = Table(me={"hand": "procession, band_of_misfits", "deck": "copper*30"}, supply={"caravan": 10, "altar": 10})
    t.me.plays("procession")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "caravan")
    assert t.trash == cards("band_of_misfits")
    assert t.me.discard == ["altar"]
    t.me.waits_for_next_turn()
    assert next_turn(t) == (2, 0, 0, 0)


def test_a_scheme_may_put_a_band_of_misfits_that_was_a_duration_last_turn_onto_the_deck():
    t = Table({"hand": "scheme", "in_play": "lighthouse", "printed": "band_of_misfits", "deck": "copper*30"})
    t.me.plays("scheme")
    t.me.ends_turn()
    t.me.does("topdeck", "lighthouse")
    assert t.me.hand == cards("band_of_misfits, copper*4")


def test_a_tactician_that_procession_trashed_gives_its_bonus_once():
    t = Table(me={"hand": "procession, tactician, estate", "deck": "copper*30"})
    t.me.plays("procession")
    t.me.does("play", "tactician")
    answers_until_it_is_over(t)
    assert t.trash == cards("tactician")
    t.me.waits_for_next_turn()
    assert next_turn(t) == (5, 1, 1, 0)


def test_a_duration_that_was_trashed_and_gained_again_is_a_card_like_any_other():
    t = Table(me={"hand": "procession, wharf, graverobber", "deck": "copper*30"}, actions=2)
    t.me.plays("procession")
    t.me.does("play", "wharf")
    answers_until_it_is_over(t)
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert t.me.deck[0] == "wharf"
    t.me.waits_for_next_turn()
    assert next_turn(t) == (4, 0, 2, 0)
    assert "wharf" in t.me.hand


def test_a_card_that_stayed_once_need_not_stay_when_it_is_played_again():
    t = Table(me={"hand": "procession, outpost, graverobber", "deck": "copper*30"}, actions=3)
    t.me.plays("procession")
    t.me.does("play", "outpost")
    answers_until_it_is_over(t)
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    t.me.ends_turn()
    t.me.plays("outpost")  # in the turn it gave: this time it does nothing
    t.me.ends_turn()
    assert (t.turn_of, t.me.in_play) == ("you", [])


# -- cards that look at what is gained -------------------------------------------------------------------------------


def test_a_royal_seal_may_put_the_curse_of_an_embargo_onto_the_deck():
    t = Table({"in_play": "royal_seal"}, embargo={"gold": 1}, phase="buy", coins=6, buys=2, supply={"embargo": 9})
    t.me.buys("gold")
    t.me.does("react", "royal_seal", source="curse")
    t.me.does("react", "no", source="gold")
    assert t.me.deck[0] == "curse"
    assert t.me.discard == ["gold"]


def test_a_fools_gold_sees_a_province_that_ambassador_gives():
    t = Table("ambassador, province*2", "", {"hand": "fools_gold"})
    t.me.plays("ambassador")
    t.me.does("choose", "province")
    t.third.does("react", "fools_gold")
    assert (t.trash, t.third.deck[0]) == (cards("fools_gold"), "gold")


def test_a_duchess_is_offered_for_a_duchy_that_ambassador_gives():
    t = Table("ambassador, duchy", "", supply={"duchess": 10})
    t.me.plays("ambassador")
    t.me.does("choose", "duchy")
    t.you.does("confirm", "yes")
    assert t.you.discard == ["duchy", "duchess"]


def test_a_watchtower_may_put_what_ambassador_gives_onto_the_deck():
    t = Table("ambassador, estate", {"hand": "watchtower"})
    t.me.plays("ambassador")
    t.me.does("choose", "estate")
    t.you.does("react", "watchtower")
    t.you.does("choose", "topdeck")
    assert t.you.deck[0] == "estate"


def test_a_trader_may_replace_what_smugglers_gain():
    t = Table("smugglers, trader", {"gained": "gold"})
    t.me.plays("smugglers")
    t.me.does("react", "trader", source="gold")
    assert t.me.discard == ["silver"]


def test_the_card_of_a_haggler_costs_no_curse_if_it_comes_from_a_pile_with_a_token():
    t = Table({"in_play": "haggler"}, embargo={"silver": 2}, phase="buy", coins=6, buys=2, supply={"embargo": 9})
    t.me.buys("gold")
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver", "gold"]


def test_a_mint_from_a_pile_with_a_token_brings_a_curse_and_trashes_the_treasures_in_play():
    t = Table({"in_play": "gold"}, embargo={"mint": 1}, phase="buy", coins=5, buys=2, supply={"embargo": 9, "mint": 9})
    t.me.buys("mint")
    t.me.does("order", "mint")
    assert (t.trash, t.me.discard) == (cards("gold"), ["curse", "mint"])


def test_a_trader_that_takes_the_last_silver_for_the_curse_of_an_embargo_leaves_none_to_buy():
    t = Table(
        {"hand": "trader"}, embargo={"silver": 1}, phase="buy", coins=3, buys=2, supply={"embargo": 9, "silver": 1}
    )
    t.me.buys("silver")
    t.me.does("react", "trader", source="curse")
    assert t.me.discard == ["silver"]
    assert (t.coins, t.buys, t.pile("silver")) == (0, 1, 0)


# -- cards that change hands or leave --------------------------------------------------------------------------------


def test_masquerade_passes_no_card_that_is_set_aside():
    t = Table(
        {"hand": "masquerade", "deck": "copper*2"}, {"hand": "gold", "haven": "estate", "native_village": "duchy"}
    )
    t.me.plays("masquerade")
    assert t.you.hand == cards("copper")
    assert t.you.haven == cards("estate")
    assert t.you.native_village == cards("duchy")


def test_a_player_with_an_empty_hand_passes_nothing_although_there_are_cards_on_mats():
    t = Table({"hand": "masquerade", "deck": "copper*2"}, {"native_village": "gold", "island": "island"})
    t.me.plays("masquerade")
    t.me.does("trash")
    assert t.me.hand == cards("copper")
    assert t.you.hand == cards("copper")


def test_a_fortress_that_lookout_trashes_comes_into_the_hand_and_the_others_go_on():
    t = Table(me={"hand": "lookout", "deck": "fortress, estate, gold"})
    t.me.plays("lookout")
    t.me.does("trash", "fortress")
    t.me.does("discard", "estate")
    assert (t.me.hand, t.me.discard, t.me.deck) == (cards("fortress"), ["estate"], ["gold"])


def test_an_urchin_sees_the_attacks_of_seaside():
    t = Table(me={"hand": "cutpurse", "in_play": "urchin"}, supply={"mercenary": 10})
    t.me.plays("cutpurse")
    t.me.does("react", "urchin")
    assert t.trash == cards("urchin")
    assert t.me.discard == ["mercenary"]


def test_ambassador_can_fill_an_empty_pile_again_before_the_game_ends():
    t = Table("ambassador, province*2", {"in_play": "lighthouse"}, supply={"province": 0})
    t.me.plays("ambassador")
    t.me.does("choose", "province")
    t.me.ends_turn()
    assert t.game.result is None


def test_the_first_estate_gained_with_ambassador_moves_the_token_for_trade_route():
    t = Table("ambassador, estate", "", supply={"trade_route": 10})
    t.me.plays("ambassador")
    t.me.does("choose", "estate")
    assert t.route_tokens[0] == 1
    assert "estate" not in t.route_tokens[1]


def test_the_island_pile_has_a_token_for_trade_route():
    assert "island" in Table(supply={"trade_route": 10, "island": 8}).route_tokens[1]


def test_a_talisman_does_not_copy_an_island():
    t = Table({"in_play": "talisman"}, phase="buy", coins=4, buys=2, supply={"island": 8})
    t.me.buys("island")
    assert t.me.discard == ["island"]


def test_a_treasure_map_that_a_kings_court_plays_three_times_gives_golds_once():
    t = Table(me="kings_court, treasure_map*2")
    t.me.plays("kings_court")
    t.me.does("play", "treasure_map")
    assert t.trash == cards("treasure_map*2")
    assert t.me.deck.count("gold") == 4


def test_a_pirate_ship_under_kings_court_may_win_two_tokens_and_pay_with_them():
    t = Table("kings_court, pirate_ship", {"deck": "copper, estate, gold, estate"})
    t.me.plays("kings_court")
    t.me.does("play", "pirate_ship")
    for mode in ("attack", "attack", "coins"):
        t.me.does("choose", mode)
    assert (t.me.pirate_tokens, t.coins) == (2, 2)


def test_a_treasury_may_be_left_where_a_hermit_must_go():
    t = Table({"in_play": "hermit, treasury"}, phase="buy", supply={"madman": 10})
    t.me.ends_turn()
    assert cards("hermit, treasury") == t.me.options
    t.me.does("order", "hermit")
    t.me.does("react", "no")
    assert t.trash == cards("hermit")
    assert {"madman", "treasury"} <= set(t.me.discard)


def test_cards_on_mats_are_names_for_fairgrounds():
    zones = {"island": "island, fairgrounds", "native_village": "copper, silver", "haven": "gold", "deck": ""}
    t = Table(zones, phase="buy", supply={"province": 0, "fairgrounds": 8})
    t.me.ends_turn()
    assert t.game.result.scores[0] == 2 + 2


def test_a_thief_may_not_steal_from_mats():
    t = Table({"hand": "thief"}, {"native_village": "gold", "island": "silver", "haven": "gold", "deck": ""}, edition=1)
    t.me.plays("thief")
    assert t.me.asked == "buy"
    assert t.trash == []


# -- taken back, saved -----------------------------------------------------------------------------------------------


def test_an_embargo_token_can_be_taken_back():
    t = Table(me="embargo")
    t.me.plays("embargo")
    t.me.does("choose", "gold")
    t.me.undoes()
    assert t.embargo_tokens == {}
    assert t.me.view().piles["gold"].embargo_tokens == 0
    t.me.does("choose", "silver")
    assert t.me.view().piles["silver"].embargo_tokens == 1


def test_a_purchase_that_is_taken_back_is_nothing_for_smugglers_or_treasury():
    t = Table({"in_play": "treasury"}, {"hand": "smugglers"}, phase="buy", coins=2, buys=2)
    t.me.buys("estate")
    t.me.undoes()
    t.me.ends_turn()
    t.me.does("react", "no")
    t.you.plays("smugglers")
    assert t.you.discard == []


def test_coins_of_pirate_ship_can_be_taken_back_but_not_what_it_revealed():
    t = Table({"hand": "pirate_ship", "pirate_tokens": 2}, {"deck": "gold, silver"})
    t.me.plays("pirate_ship")
    t.me.does("choose", "coins")
    t.me.undoes()
    assert t.coins == 0
    t.me.does("choose", "attack")
    assert not t.game.can_undo(0)
