"""King's Court: an Action three times."""

from tests.engine.table import Table, cards


def test_kings_court_plays_an_action_three_times():
    t = Table(me={"hand": "kings_court, smithy", "deck": "gold*10"})
    t.me.plays("kings_court")
    t.me.does("play", "smithy")
    assert t.me.hand == cards("gold*9")
    assert t.actions == 0


def test_kings_court_may_be_declined():
    t = Table(me="kings_court, smithy")
    t.me.plays("kings_court")
    t.me.does("play")
    assert t.me.hand == cards("smithy")


def test_kings_court_asks_nothing_without_an_action_in_hand():
    t = Table(me="kings_court, copper")
    t.me.plays("kings_court")
    assert t.me.asked == "buy"


def test_what_kings_court_plays_gives_its_actions_three_times():
    t = Table(me={"hand": "kings_court, grand_market", "deck": "gold*5"})
    t.me.plays("kings_court")
    t.me.does("play", "grand_market")
    assert t.counters == (3, 4, 6)
    assert t.me.hand == cards("gold*3")


def test_kings_court_on_kings_court_plays_three_actions_three_times_each():
    t = Table(me={"hand": "kings_court*2, village, smithy, market", "deck": "gold*15"})
    t.me.plays("kings_court")
    t.me.does("play", "kings_court")
    t.me.does("play", "village")
    assert t.actions == 6
    t.me.does("play", "smithy")
    assert t.me.hand == cards("market, gold*12")
    t.me.does("play", "market")
    assert t.counters == (9, 4, 3)
    assert t.me.in_play == cards("kings_court*2, village, smithy, market")


def test_each_of_the_three_actions_of_two_kings_courts_may_be_declined():
    t = Table(me={"hand": "kings_court*2, village, smithy", "deck": "gold*15"})
    t.me.plays("kings_court")
    t.me.does("play", "kings_court")
    t.me.does("play")
    t.me.does("play", "village")
    t.me.does("play")
    assert t.me.hand == cards("smithy, gold*3")


def test_kings_court_on_throne_room_plays_three_actions_twice_each():
    t = Table(me={"hand": "kings_court, throne_room, village, smithy, market", "deck": "gold*15"})
    t.me.plays("kings_court")
    t.me.does("play", "throne_room")
    for action in ("village", "smithy", "market"):
        t.me.does("play", action)
    assert t.counters == (4 + 2, 3, 2)
    assert t.me.hand == cards("gold*10")


def test_throne_room_on_kings_court_plays_two_actions_three_times_each():
    t = Table(me={"hand": "throne_room, kings_court, village, smithy", "deck": "gold*15"})
    t.me.plays("throne_room")
    t.me.does("play", "kings_court")
    t.me.does("play", "village")
    t.me.does("play", "smithy")
    assert t.actions == 6
    assert t.me.hand == cards("gold*12")


def test_kings_court_on_procession_makes_three_actions_better():
    t = Table(
        me={"hand": "kings_court, procession, village, smithy, fortress", "deck": "copper*15"},
        kingdom="kings_court procession village smithy fortress market gardens cellar moat chapel",
    )
    t.me.plays("kings_court")
    t.me.does("play", "procession")
    t.me.does("play", "village")
    t.me.does("gain", "fortress")
    t.me.does("play", "smithy")
    t.me.does("play", "fortress")
    assert t.trash == cards("village, smithy")
    assert t.me.discard == ["fortress", "market", "market"]
    assert "fortress" in t.me.hand
    assert t.actions == 8


def test_procession_on_kings_court_gains_a_peddler_that_costs_eight_in_the_action_phase():
    t = Table(me={"hand": "procession, kings_court, village, smithy", "deck": "copper*15"}, supply={"peddler": 10})
    t.me.plays("procession")
    t.me.does("play", "kings_court")
    t.me.does("play", "village")
    t.me.does("play", "smithy")
    assert t.trash == cards("kings_court")
    assert t.me.discard == ["peddler"]
    assert t.me.hand == cards("copper*12")


def test_a_band_of_misfits_played_three_times_becomes_one_card_only():
    t = Table(me="kings_court, band_of_misfits", supply={"monument": 10})
    t.me.plays("kings_court")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "monument")
    assert t.me.asked == "buy"
    assert t.coins == 6
    assert t.me.victory_tokens == 3


def test_a_bridge_played_three_times_takes_three_off_and_a_highway_one():
    t = Table(me="kings_court, bridge")
    t.me.plays("kings_court")
    t.me.does("play", "bridge")
    assert (t.buys, t.coins, t.cost("gold")) == (4, 3, 3)
    t = Table(me={"hand": "kings_court, highway", "deck": "gold*5"})
    t.me.plays("kings_court")
    t.me.does("play", "highway")
    assert (t.actions, t.cost("gold")) == (3, 5)
    assert t.me.hand == cards("gold*3")


def test_a_feast_played_three_times_is_trashed_once_and_gains_three_cards():
    t = Table(me="kings_court, feast", edition=1)
    t.me.plays("kings_court")
    t.me.does("play", "feast")
    for gained in ("duchy", "duchy", "market"):
        t.me.does("gain", gained)
    assert t.trash == cards("feast")
    assert t.me.discard == ["duchy", "duchy", "market"]


def test_a_mining_village_played_three_times_is_trashed_once():
    t = Table(me={"hand": "kings_court, mining_village", "deck": "gold*5"})
    t.me.plays("kings_court")
    t.me.does("play", "mining_village")
    t.me.does("confirm", "yes")
    assert t.me.asked == "buy"
    assert t.trash == cards("mining_village")
    assert t.coins == 2
    assert t.actions == 6
    assert t.me.hand == cards("gold*3")


def test_each_of_three_plays_of_an_attack_can_be_reacted_to():
    t = Table("kings_court, witch", "moat")
    t.me.plays("kings_court")
    t.me.does("play", "witch")
    t.you.does("react", "no")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.you.does("react", "no")
    assert t.you.discard == ["curse", "curse"]


def test_kings_court_counts_as_the_first_action_of_a_conspirator():
    t = Table(me={"hand": "kings_court, conspirator", "deck": "gold*5"})
    t.me.plays("kings_court")
    t.me.does("play", "conspirator")
    assert (t.actions, t.coins) == (2, 6)
    assert t.me.hand == cards("gold*2")


def test_a_card_played_three_times_is_one_action_for_the_price_of_a_peddler():
    t = Table(me={"hand": "kings_court, workers_village", "deck": "copper*5"}, supply={"peddler": 10})
    t.me.plays("kings_court")
    t.me.does("play", "workers_village")
    assert t.cost("peddler") == 4


def test_horse_traders_played_three_times_discard_while_there_are_cards():
    t = Table(me="kings_court, horse_traders, estate*2, copper*3")
    t.me.plays("kings_court")
    t.me.does("play", "horse_traders")
    t.me.does("discard", "estate", "estate")
    assert (t.coins, t.buys) == (9, 4)
    assert cards("estate*2, copper*3") == t.me.discard
    assert t.me.hand == []
