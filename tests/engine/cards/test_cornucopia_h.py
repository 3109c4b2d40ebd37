"""Hamlet, Harvest, Horn of Plenty, Hunting Party."""

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

# -- Hamlet ----------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("", "", (1, 1, 0)),
        ("curse", "estate", (2, 2, 0)),
        ("curse", "", (2, 1, 0)),
        ("", "curse", (1, 2, 0)),
    ]
)
def test_a_card_may_be_discarded_to_hamlet_for_an_action_and_another_for_a_buy(first, second, counters):
    t = Table(me={"hand": "hamlet, curse", "deck": "estate"})
    t.me.plays("hamlet")
    assert t.me.hand == cards("curse, estate")
    assert t.me.view().terms.purpose == "action"
    t.me.does("discard", *filter(None, [first]))
    assert t.me.view().terms.purpose == "buy"
    t.me.does("discard", *filter(None, [second]))
    assert t.counters == counters
    assert cards(f"{first}, {second}") == t.me.discard


def test_hamlet_asks_nothing_of_an_empty_hand():
    t = Table(me={"hand": "hamlet", "deck": ""})
    t.me.plays("hamlet")
    assert t.me.asked == "buy"
    assert t.counters == (1, 1, 0)


def test_a_tunnel_discarded_to_hamlet_is_shown_before_the_next_discard():
    t = Table(me={"hand": "hamlet, tunnel", "deck": "copper"})
    t.me.plays("hamlet")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold"]
    t.me.does("discard", source="hamlet")


# -- Harvest ---------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("copper, silver, copper, estate", 3),
        ("copper, silver, gold, estate", 4),
        ("copper*4", 1),
        ("survivors, ruined_village, dame_anna, sir_destry", 4),
        ("", 0),
    ]
)
def test_harvest_gives_a_coin_for_each_name_among_the_four_cards_it_discards(deck, coins):
    t = Table(me={"hand": "harvest", "deck": deck})
    t.me.plays("harvest")
    assert t.coins == coins
    assert t.me.discard == cards(deck)
    assert t.me.deck == []


def test_harvest_shuffles_for_the_cards_that_are_missing():
    t = Table(me={"hand": "harvest", "deck": "copper", "discard": "estate"})
    t.me.plays("harvest")
    assert t.coins == 2


def test_what_harvest_has_revealed_is_not_shuffled_in():
    t = Table(me={"hand": "harvest", "deck": "copper*2", "discard": "silver*3"})
    t.me.plays("harvest")
    assert t.coins == 2
    assert cards("copper*2, silver*2") == t.me.discard
    assert t.me.deck == ["silver"]


def test_each_tunnel_that_harvest_discards_is_offered():
    t = Table(me={"hand": "harvest", "deck": "tunnel, tunnel, copper, gold"})
    t.me.plays("harvest")
    assert t.coins == 3
    t.me.does("react", "tunnel")
    t.me.does("react", "tunnel")
    assert t.me.discard[-2:] == ["gold", "gold"]


def test_each_of_three_harvests_counts_its_own_cards():
    t = Table(me={"hand": "kings_court, harvest", "deck": "copper*4, copper*3, silver, copper, silver, gold, estate"})
    t.me.plays("kings_court")
    t.me.does("play", "harvest")
    assert t.coins == 1 + 2 + 4


# -- Horn of Plenty --------------------------------------------------------------------------------------------------


def horn(in_play, hand="", supply=None, **position):
    """A Horn of Plenty has been played beside these cards."""
    t = Table(me={"hand": f"horn_of_plenty, {hand}", "in_play": in_play}, phase="buy", supply=supply, **position)
    t.me.plays("horn_of_plenty")
    return t


@for_each_row(
    [
        ("village, smithy, copper, silver", 5),
        ("", 1),
        ("copper*4, silver*2", 3),
        ("village, smithy, copper, silver, gold, market, moat", 8),
    ]
)
def test_horn_of_plenty_must_gain_a_card_costing_up_to_the_number_of_names_in_play(in_play, limit):
    t = horn(in_play, supply={"poor_house": 10})
    assert t.coins == 0
    assert t.me.view().terms.costs == (limit,)
    assert {"copper", "curse", "poor_house"} <= set(t.me.options)
    costs = {id: pile.cost for id, pile in t.me.view().piles.items()}
    assert set(t.me.options) == {id for id, cost in costs.items() if cost <= limit}
    t.me.cannot("gain")


@for_each(["province", "harem", "nobles", "duchy", "farmland"])
def test_a_horn_of_plenty_that_gained_a_victory_card_is_trashed(gained):
    t = horn("village, smithy, copper, silver, gold, market, moat", supply={gained: 8})
    t.me.does("gain", gained)
    assert t.me.discard == [gained]
    assert t.trash == cards("horn_of_plenty")
    assert t.me.asked == "buy"


def test_horn_of_plenty_does_not_count_what_has_left_play():
    t = Table(me="feast, spoils, copper, horn_of_plenty", edition=1)
    t.me.plays("feast")
    t.me.does("gain", "silver")
    t.me.plays("spoils", "copper", "horn_of_plenty")
    assert t.me.view().terms.costs == (2,)


def test_a_horn_of_plenty_stays_if_its_victory_card_was_replaced():
    t = horn("village, smithy, copper, silver, gold, market, moat", hand="trader")
    t.me.does("gain", "province")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]
    assert t.trash == []


def test_a_horn_of_plenty_is_trashed_although_watchtower_trashed_its_victory_card():
    t = horn("village, smithy, copper, silver", hand="watchtower")
    t.me.does("gain", "duchy")
    t.me.does("react", "watchtower")
    t.me.does("choose", "trash")
    assert t.trash == cards("duchy, horn_of_plenty")


def test_a_victory_card_bought_later_does_not_trash_a_horn_of_plenty():
    t = Table(me={"in_play": "horn_of_plenty"}, phase="buy", coins=2, buys=2)
    t.me.buys("estate")
    assert t.me.in_play == cards("horn_of_plenty")


def test_a_band_of_misfits_counts_under_the_name_it_has_in_play():
    t = Table(me="band_of_misfits, village, copper, horn_of_plenty", actions=2)
    t.me.plays("band_of_misfits")
    t.me.does("choose", "village")
    t.me.plays("village", "copper", "horn_of_plenty")
    assert t.me.view().terms.costs == (3,)


def test_horn_of_plenty_compares_with_what_cards_cost_now():
    t = horn("highway*2, copper")
    assert {"market", "duchy"} <= set(t.me.options)
    assert "gold" not in t.me.options


def test_what_horn_of_plenty_gains_does_what_it_does_when_gained():
    t = horn("village, smithy, copper, silver, gold", supply={"border_village": 10})
    t.me.does("gain", "border_village")
    t.me.does("gain", "duchy", source="border_village")
    assert t.me.discard == ["border_village", "duchy"]
    assert t.trash == []


def test_what_horn_of_plenty_gains_was_not_bought():
    t = horn("village, smithy, gold, silver", hand="copper", supply={"mint": 10})
    t.me.does("gain", "mint")
    assert t.trash == []
    for gained, discard in (("silver", ["silver"]), ("estate", ["estate"])):
        t = horn("talisman, hoard, goons")
        t.me.does("gain", gained)
        assert t.me.discard == discard
        assert t.me.victory_tokens == 0
    t = horn("village, smithy, copper, silver, gold", hand="estate", supply={"farmland": 8})
    t.me.does("gain", "farmland")
    assert t.me.asked == "buy"
    assert t.me.hand == cards("estate")


def test_a_horn_of_plenty_that_was_trashed_does_not_count_itself_when_it_is_played_again():
    t = Table(
        me={"hand": "counterfeit, horn_of_plenty", "in_play": "village, smithy, copper, silver, gold, market"},
        phase="buy",
    )  # fmt: skip
    t.me.plays("counterfeit")
    t.me.does("play", "horn_of_plenty")
    assert t.me.view().terms.costs == (8,)
    t.me.does("gain", "province")
    assert t.trash == cards("horn_of_plenty")
    assert t.me.view().terms.costs == (7,)
    t.me.does("gain", "duchy")
    assert t.trash == cards("horn_of_plenty")


# -- Hunting Party ---------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("copper", "copper, copper, estate, gold", "copper*2, estate", "copper"),
        ("", "silver, silver, gold", "silver, gold", "silver"),
        ("", "silver, hunting_party", "silver, hunting_party", ""),
        ("hunting_party", "silver, hunting_party, gold", "hunting_party, silver, gold", "hunting_party"),
        ("survivors", "silver, ruined_village", "survivors, silver, ruined_village", ""),
        (
            "copper, silver, estate",
            "copper, silver, estate, gold",
            "copper*2, silver, estate, gold",
            "silver, estate",
        ),
        ("", "silver", "silver", ""),
    ]
)
def test_hunting_party_draws_a_card_and_takes_the_next_one_with_a_name_not_in_hand(hand, deck, held, discarded):
    t = Table(me={"hand": f"hunting_party, {hand}", "deck": deck})
    t.me.plays("hunting_party")
    assert t.actions == 1
    assert t.me.hand == cards(held)
    assert t.me.discard == cards(discarded)


def test_hunting_party_discards_everything_if_it_finds_nothing():
    t = Table(me={"hand": "hunting_party, copper", "deck": "copper", "discard": "copper*2"})
    t.me.plays("hunting_party")
    assert t.me.hand == cards("copper*2")
    assert t.me.discard == ["copper", "copper"]


def test_what_hunting_party_has_revealed_is_not_shuffled_in():
    t = Table(me={"hand": "hunting_party, copper", "deck": "copper, copper", "discard": "estate"})
    t.me.plays("hunting_party")
    assert [event.size for event in t.events if event.name == "shuffle"] == [1]
    assert t.me.hand == cards("copper*2, estate")
    assert t.me.discard == ["copper"]


def test_a_tunnel_that_hunting_party_passes_over_is_discarded():
    t = Table(me={"hand": "hunting_party, tunnel", "deck": "silver, tunnel, gold"})
    t.me.plays("hunting_party")
    t.me.does("react", "tunnel")
    assert t.me.hand == cards("tunnel, silver, gold")
    assert t.me.discard == ["tunnel", "gold"]


def test_everyone_sees_the_hand_of_a_hunting_party_with_the_card_it_drew():
    t = Table(me={"hand": "hunting_party, copper", "deck": "silver, gold"})
    t.me.plays("hunting_party")
    assert [event.cards for event in t.public() if event.name == "reveal"] == [("copper", "silver"), ("gold",)]
