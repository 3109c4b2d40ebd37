"""Tournament: a Province wins a Prize, and keeps others from the card and the coin."""

from tests.each import for_each
from tests.engine.table import Table, cards

PRIZES = ("bag_of_gold", "diadem", "followers", "princess", "trusty_steed")


def test_if_nobody_shows_a_province_tournament_gives_a_card_and_a_coin():
    t = Table({"hand": "tournament", "deck": "gold"}, "copper")
    t.me.plays("tournament")
    assert t.me.hand == cards("gold")
    assert (t.actions, t.coins) == (1, 1)


def test_anothers_province_takes_the_card_and_the_coin_away():
    t = Table({"hand": "tournament", "deck": "gold"}, "province")
    t.me.plays("tournament")
    t.you.does("confirm", "yes", source="tournament")
    assert t.me.hand == []
    assert (t.actions, t.coins) == (1, 0)
    assert t.you.hand == cards("province")


def test_a_province_may_be_kept_hidden():
    t = Table({"hand": "tournament", "deck": "gold"}, "province")
    t.me.plays("tournament")
    t.you.does("confirm", "no")
    assert t.coins == 1
    assert "province" not in [card for event in t.me.heard() for card in event.cards]


def test_the_own_province_is_discarded_for_a_prize_which_the_card_then_draws():
    t = Table({"hand": "tournament, province", "deck": "gold"}, "copper")
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    assert set(t.me.options) == {*PRIZES, "duchy"}
    t.me.cannot("gain")
    t.me.does("gain", "trusty_steed")
    assert t.me.discard == ["province"]
    assert t.me.hand == cards("trusty_steed")
    assert t.me.deck == ["gold"]
    assert t.coins == 1
    assert t.pile("trusty_steed") == 0


def test_with_two_provinces_shown_there_is_a_prize_but_no_card():
    t = Table({"hand": "tournament, province", "deck": "gold"}, "province")
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "yes")
    t.me.does("gain", "diadem")
    assert t.me.deck == ["diadem", "gold"]
    assert t.me.discard == ["province"]
    assert t.coins == 0


def test_only_one_of_several_provinces_is_discarded():
    t = Table({"hand": "tournament, province*2", "deck": "gold"}, "")
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.me.does("gain", "diadem")
    assert t.me.discard == ["province"]
    assert t.me.hand == cards("province, diadem")


def test_a_duchy_may_be_gained_instead_of_a_prize():
    t = Table({"hand": "tournament, province", "deck": "gold"}, "province", supply={"duchess": 10, "trade_route": 10})
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "yes")
    t.me.does("gain", "duchy")
    assert t.route_tokens[0] == 1
    t.me.does("confirm", "yes", source="duchess")
    assert t.me.deck == ["duchy", "gold"]
    assert t.me.discard == ["province", "duchess"]


@for_each(PRIZES)
def test_any_prize_that_is_left_may_be_taken(prize):
    t = Table({"hand": "tournament, province", "deck": ""}, "province")
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "yes")
    t.me.does("gain", prize)
    assert t.me.deck == [prize]


def test_a_prize_that_was_taken_is_offered_no_more():
    t = Table({"hand": "tournament, province", "deck": ""}, "", supply={"diadem": 0})
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    assert set(t.me.options) == {*PRIZES, "duchy"} - {"diadem"}


@for_each([dict.fromkeys(PRIZES, 0), {"duchy": 0}])
def test_what_has_run_out_may_be_chosen_all_the_same_and_then_nothing_is_gained(gone):
    t = Table({"hand": "tournament, province", "deck": "gold"}, "", supply={"tournament": 10, **gone})
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.me.does("gain")
    assert t.me.discard == ["province"]
    assert t.me.hand == cards("gold")


def test_with_neither_prizes_nor_duchies_nothing_is_gained():
    t = Table({"hand": "tournament, province", "deck": "gold"}, "", supply={"duchy": 0, **dict.fromkeys(PRIZES, 0)})
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    assert t.me.asked == "buy"
    assert t.me.discard == ["province"]
    assert t.me.hand == cards("gold")


def test_who_plays_tournament_answers_first_and_the_others_then_at_once():
    t = Table({"hand": "tournament, province", "deck": "gold"}, "province", "province")
    t.me.plays("tournament")
    assert t.asked == ["me"]
    t.me.does("confirm", "no")
    assert t.asked == ["you", "third"]
    t.third.does("confirm", "yes")
    t.you.does("confirm", "no")
    assert t.coins == 0
    assert [event.seat for event in t.events if event.name == "reveal"] == [2]
    assert t.me.hand == cards("province")


def test_who_keeps_the_own_province_gets_card_and_coin():
    t = Table({"hand": "tournament, province", "deck": "gold"}, "copper")
    t.me.plays("tournament")
    t.me.does("confirm", "no")
    assert t.me.hand == cards("province, gold")
    assert t.coins == 1


def test_tournament_played_twice_may_win_two_prizes():
    t = Table({"hand": "throne_room, tournament, province*2", "deck": "gold"}, "province")
    t.me.plays("throne_room")
    t.me.does("play", "tournament")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "yes")
    t.me.does("gain", "diadem")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "no")
    t.me.does("gain", "princess")
    assert t.me.hand == cards("princess")
    assert t.me.deck == ["diadem", "gold"]
    assert (t.actions, t.coins) == (2, 1)


def test_tournament_is_no_attack():
    t = Table({"hand": "tournament", "deck": "gold"}, "moat, horse_traders, secret_chamber")
    t.me.plays("tournament")
    assert t.me.asked == "buy"


def test_a_prize_that_was_replaced_stays_among_the_prizes():
    t = Table({"hand": "tournament, province, trader", "deck": ""}, "province")
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "yes")
    t.me.does("gain", "diadem")
    t.me.does("react", "trader", source="diadem")
    assert t.me.discard == ["province", "silver"]
    assert t.pile("diadem") == 1


def test_a_colony_is_no_province():
    t = Table({"hand": "tournament, colony", "deck": "gold"}, "colony")
    t.me.plays("tournament")
    assert t.me.asked == "buy"
    assert t.coins == 1


def test_a_prize_that_is_trashed_does_not_come_back():
    t = Table({"hand": "tournament, province, watchtower", "deck": ""}, "province")
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "yes")
    t.me.does("gain", "diadem")
    t.me.does("react", "watchtower", source="diadem")
    t.me.does("choose", "trash")
    assert t.trash == cards("diadem")
    assert t.pile("diadem") == 0
