"""Vault, Venture, Worker's Village."""

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Vault -----------------------------------------------------------------------------------------------------------


def test_vault_draws_two_cards_and_gives_a_coin_for_each_card_discarded():
    t = Table({"hand": "vault, estate, curse", "deck": "gold, copper"}, "")
    t.me.plays("vault")
    assert t.me.hand == cards("estate, curse, gold, copper")
    t.me.does("discard", "estate", "curse", "copper")
    assert t.coins == 3
    assert t.me.hand == cards("gold")


def test_nothing_need_be_discarded_for_vault():
    t = Table({"hand": "vault", "deck": "gold, copper"}, "")
    t.me.plays("vault")
    t.me.does("discard")
    assert t.coins == 0
    assert t.me.hand == cards("gold, copper")


def test_the_others_may_discard_two_cards_to_vault_and_draw_one():
    t = Table({"hand": "vault"}, {"hand": "curse, estate, copper", "deck": "gold"})
    t.me.plays("vault")
    t.me.does("discard")
    t.you.does("confirm", "yes")
    t.you.cannot("discard", "curse")
    t.you.does("discard", "curse", "estate")
    assert t.you.hand == cards("copper, gold")


def test_the_others_may_decline_vault():
    t = Table({"hand": "vault"}, {"hand": "curse, estate, copper", "deck": "gold"})
    t.me.plays("vault")
    t.me.does("discard")
    t.you.does("confirm", "no")
    assert t.you.hand == cards("curse, estate, copper")
    assert t.me.asked == "buy"


def test_a_single_card_may_be_discarded_to_vault_but_draws_nothing():
    t = Table({"hand": "vault"}, {"hand": "curse", "deck": "gold"})
    t.me.plays("vault")
    t.me.does("discard")
    t.you.does("confirm", "yes")
    assert t.you.hand == []
    assert t.you.discard == ["curse"]


def test_a_player_without_cards_is_not_asked_by_vault():
    t = Table({"hand": "vault"}, {"hand": "", "deck": "gold"})
    t.me.plays("vault")
    t.me.does("discard")
    assert t.me.asked == "buy"


def test_what_was_discarded_to_vault_may_be_shuffled_and_drawn():
    t = Table({"hand": "vault"}, {"hand": "curse, estate, copper", "deck": ""}, shuffles=["estate, curse"])
    t.me.plays("vault")
    t.me.does("discard")
    t.you.does("confirm", "yes")
    t.you.does("discard", "curse", "estate")
    assert t.you.hand == cards("copper, estate")
    assert t.you.deck == ["curse"]


def test_vault_is_no_attack_and_a_tunnel_is_shown_before_the_draw():
    t = Table({"hand": "vault"}, {"hand": "moat, tunnel, copper", "deck": ""})
    t.me.plays("vault")
    t.me.does("discard")
    t.you.does("confirm", "yes")
    t.you.does("discard", "tunnel", "copper")
    assert t.you.hand == cards("moat")
    t.you.does("react", "tunnel")
    assert t.you.hand != cards("moat")
    assert sorted([*t.you.hand, *t.you.deck]) == ["copper", "gold", "moat", "tunnel"]


def test_each_player_discards_to_vault_and_draws_before_the_next_is_asked():
    t = Table({"hand": "vault"}, {"hand": "curse*3", "deck": "gold"}, {"hand": "estate*3", "deck": "silver"})
    t.me.plays("vault")
    t.me.does("discard")
    assert t.asked == ["you"]
    t.you.does("confirm", "yes")
    assert t.you.hand == cards("curse, gold")
    assert t.asked == ["third"]


# -- Venture ---------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("estate, village, silver", 3, "venture, silver", ["estate", "village"]),
        ("venture, curse, gold", 5, "venture*2, gold", ["curse"]),
        ("estate", 1, "venture", ["estate"]),
        ("", 1, "venture", []),
        ("spoils", 4, "venture", []),
    ]
)
def test_venture_plays_the_first_treasure_of_the_deck_and_discards_what_came_before(deck, coins, in_play, discard):
    t = Table(me={"hand": "venture", "deck": deck}, phase="buy")
    t.me.plays("venture")
    assert t.coins == coins
    assert t.me.in_play == cards(in_play)
    assert t.me.discard == discard


def test_what_venture_has_revealed_is_not_shuffled_in():
    t = Table(me={"hand": "venture", "deck": "estate", "discard": "copper"}, phase="buy")
    t.me.plays("venture")
    assert [event.size for event in t.events if event.name == "shuffle"] == [1]
    assert t.me.in_play == cards("venture, copper")
    assert t.me.discard == ["estate"]


def test_spoils_that_venture_plays_return_to_their_pile():
    t = Table(me={"hand": "venture", "deck": "spoils"}, phase="buy", supply={"spoils": 4})
    t.me.plays("venture")
    assert t.pile("spoils") == 5


def test_a_loan_that_venture_plays_reveals_cards_itself():
    t = Table(me={"hand": "venture", "deck": "loan, copper"}, phase="buy")
    t.me.plays("venture")
    assert t.coins == 2
    t.me.does("choose", "trash", source="loan")
    assert t.trash == cards("copper")


def test_a_horn_of_plenty_that_venture_plays_counts_the_venture():
    t = Table(me={"hand": "venture", "in_play": "market, silver", "deck": "horn_of_plenty"}, phase="buy")
    t.me.plays("venture")
    assert "smithy" in t.me.options
    assert max(t.cost(id) for id in t.me.options) == 4


def test_venture_discards_what_it_passed_over_before_it_plays_what_it_found():
    t = Table(me={"hand": "venture", "deck": "tunnel, horn_of_plenty"}, phase="buy")
    t.me.plays("venture")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold"]
    t.me.does("gain", "moat", source="horn_of_plenty")
    assert t.me.discard == ["tunnel", "gold", "moat"]


def test_a_treasure_that_venture_found_must_be_played():
    t = Table(me={"hand": "venture", "deck": "ill_gotten_gains"}, phase="buy")
    t.me.plays("venture")
    assert t.me.in_play == cards("venture, ill_gotten_gains")
    t.me.does("confirm", "yes", source="ill_gotten_gains")
    assert t.me.hand == cards("copper")


def test_a_venture_played_twice_finds_two_treasures():
    t = Table(me={"hand": "counterfeit, venture", "deck": "copper, silver"}, phase="buy")
    t.me.plays("counterfeit")
    t.me.does("play", "venture")
    assert (t.coins, t.buys) == (1 + (1 + 1) + (1 + 2), 2)
    assert t.trash == cards("venture")
    assert t.me.in_play == cards("counterfeit, copper, silver")


def test_a_fools_gold_that_venture_plays_is_counted():
    t = Table(me={"hand": "fools_gold, venture", "deck": "fools_gold"}, phase="buy")
    t.me.plays("fools_gold", "venture")
    assert t.coins == 1 + 1 + 4


def test_a_quarry_that_venture_found_makes_actions_cheaper():
    t = Table(me={"hand": "venture", "deck": "quarry"}, phase="buy")
    t.me.plays("venture")
    assert t.cost("market") == 3


# -- Worker's Village ------------------------------------------------------------------------------------------------


def test_workers_village_gives_a_card_two_actions_and_a_buy():
    t = Table(me={"hand": "workers_village", "deck": "gold"})
    t.me.plays("workers_village")
    assert t.me.hand == cards("gold")
    assert t.counters == (2, 2, 0)


@for_each_row([("throne_room", 2, (4, 3, 0)), ("kings_court", 3, (6, 4, 0))])
def test_workers_village_gives_as_much_each_time_it_is_played(by, drawn, counters):
    t = Table(me={"hand": f"{by}, workers_village", "deck": "gold*5"})
    t.me.plays(by)
    t.me.does("play", "workers_village")
    assert t.me.hand == cards(f"gold*{drawn}")
    assert t.counters == counters


def test_workers_village_gives_actions_and_a_buy_without_a_card_to_draw():
    t = Table(me={"hand": "workers_village", "deck": ""})
    t.me.plays("workers_village")
    assert t.counters == (2, 2, 0)


def test_a_band_of_misfits_that_is_a_workers_village_is_one_action_in_play():
    t = Table(me={"hand": "band_of_misfits", "deck": "gold*2"}, supply={"workers_village": 10, "peddler": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "workers_village")
    assert t.me.hand == cards("gold")
    assert t.counters == (2, 2, 0)
    assert t.cost("peddler") == 6
