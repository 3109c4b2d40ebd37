"""Pearl Diver and Pirate Ship."""

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

# -- Pearl Diver -----------------------------------------------------------------------------------------------------


@for_each_row([("yes", ["gold", "silver"]), ("no", ["silver", "gold"])])
def test_pearl_diver_may_put_the_bottom_card_of_the_deck_on_top(answer, deck):
    t = Table(me={"hand": "pearl_diver", "deck": "copper, silver, gold"})
    t.me.plays("pearl_diver")
    assert (t.me.hand, t.actions) == (cards("copper"), 1)
    assert t.me.view().looked_at == ("gold",)
    t.me.does("confirm", answer)
    assert t.me.deck == deck


def test_pearl_diver_asks_nothing_about_the_only_card_of_the_deck():
    t = Table(me={"hand": "pearl_diver", "deck": "copper, silver"})
    t.me.plays("pearl_diver")
    assert t.me.asked == "buy"
    assert t.me.deck == ["silver"]


def test_pearl_diver_shuffles_to_look_at_the_bottom_card():
    t = Table(me={"hand": "pearl_diver", "deck": "copper", "discard": "silver, gold"}, shuffles=["silver, gold"])
    t.me.plays("pearl_diver")
    assert t.me.hand == cards("copper")
    t.me.does("confirm", "yes")
    assert t.me.deck == ["gold", "silver"]


def test_pearl_diver_does_nothing_without_cards():
    t = Table(me={"hand": "pearl_diver", "deck": ""})
    t.me.plays("pearl_diver")
    assert (t.me.asked, t.actions) == ("buy", 1)


def test_pearl_diver_under_throne_room_can_draw_the_card_it_put_on_top():
    t = Table(me={"hand": "throne_room, pearl_diver", "deck": "copper*3, gold"})
    t.me.plays("throne_room")
    t.me.does("play", "pearl_diver")
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("copper, gold")
    t.me.does("confirm", "no")
    assert t.me.deck == ["copper", "copper"]


# -- Pirate Ship -----------------------------------------------------------------------------------------------------


def attack(t):
    t.me.plays("pirate_ship")
    assert t.me.options == ["attack", "coins"]
    t.me.does("choose", "attack")
    return t


def test_pirate_ship_trashes_a_treasure_of_each_other_player_for_a_token():
    t = attack(Table("pirate_ship", {"deck": "silver, estate, copper"}))
    assert t.trash == cards("silver")
    assert t.you.discard == ["estate"]
    assert (t.me.pirate_tokens, t.coins) == (1, 0)


def test_the_player_of_pirate_ship_picks_which_of_two_treasures_is_trashed():
    t = attack(Table("pirate_ship", {"deck": "silver, gold"}))
    assert t.me.view().terms.about == 1
    t.me.does("trash", "gold")
    assert t.trash == cards("gold")
    assert t.you.discard == ["silver"]


def test_pirate_ship_that_finds_no_treasure_gives_no_token():
    t = attack(Table("pirate_ship", {"deck": "estate, curse"}))
    assert cards("estate, curse") == t.you.discard
    assert t.me.pirate_tokens == 0


def test_pirate_ship_gives_a_coin_for_each_token_and_keeps_the_tokens():
    t = Table({"hand": "pirate_ship", "pirate_tokens": 3}, {"deck": "gold, silver"})
    t.me.plays("pirate_ship")
    t.me.does("choose", "coins")
    assert (t.coins, t.me.pirate_tokens) == (3, 3)
    assert t.you.deck == ["gold", "silver"]


def test_pirate_ship_gives_one_token_for_all_other_players_together():
    t = attack(Table("pirate_ship", {"deck": "gold, estate"}, {"deck": "copper, curse"}))
    assert t.trash == cards("gold, copper")
    assert t.me.pirate_tokens == 1
    assert [(event.seat, event.size) for event in t.public() if event.name == "pirate_token"] == [(0, 1)]


@for_each(["attack", "coins"])
def test_others_react_to_pirate_ship_before_its_player_chooses(mode):
    t = Table("pirate_ship", {"hand": "moat, secret_chamber, copper*3", "deck": "gold*9"})
    t.me.plays("pirate_ship")
    assert t.asked == ["you"]
    assert {"moat", "secret_chamber"} <= set(t.you.options)
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("choose", mode)
    assert len(t.you.deck) == 9


def test_pirate_ship_under_throne_room_may_attack_and_then_give_coins():
    t = Table("throne_room, pirate_ship", {"deck": "copper, estate"})
    t.me.plays("throne_room")
    t.me.does("play", "pirate_ship")
    t.me.does("choose", "attack")
    t.me.does("choose", "coins")
    assert (t.me.pirate_tokens, t.coins) == (1, 1)


def test_pirate_ship_may_give_no_coins_at_all():
    t = Table("pirate_ship", {"deck": "gold, silver"})
    t.me.plays("pirate_ship")
    t.me.does("choose", "coins")
    assert t.coins == 0
    assert t.trash == []


def test_pirate_ship_reveals_two_cards_across_a_shuffle():
    t = attack(Table("pirate_ship", {"deck": "copper", "discard": "gold"}))
    t.me.does("trash", "gold")
    assert t.you.discard == ["copper"]


def test_the_victim_may_discard_a_market_square_for_the_treasure_that_is_trashed():
    t = attack(Table("pirate_ship", {"hand": "market_square", "deck": "gold, estate"}))
    t.you.does("react", "market_square")
    assert t.you.discard == ["market_square", "gold", "estate"]
    assert t.me.pirate_tokens == 1


def test_every_kind_of_treasure_can_be_trashed_and_one_must_be():
    t = attack(Table("pirate_ship", {"deck": "harem, philosophers_stone"}))
    t.me.cannot("trash")
    t.me.does("trash", "philosophers_stone")
    assert t.trash == cards("philosophers_stone")


def test_the_player_of_pirate_ship_does_not_gain_the_treasure():
    t = attack(Table("pirate_ship", {"deck": "gold, estate"}))
    assert t.me.discard == []
    assert t.me.hand == []


def test_a_band_of_misfits_uses_the_same_tokens_as_pirate_ship():
    t = Table({"hand": "band_of_misfits", "pirate_tokens": 2}, "", supply={"pirate_ship": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "pirate_ship")
    t.me.does("choose", "coins")
    assert t.coins == 2
