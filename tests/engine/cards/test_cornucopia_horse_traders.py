"""Horse Traders: set aside against an Attack, back with a card at the start of the next turn."""

from engine import Game
from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards, listed

# -- played ----------------------------------------------------------------------------------------------------------


def test_horse_traders_give_a_buy_and_three_coins_for_two_cards():
    t = Table(me="horse_traders, estate, curse, gold")
    t.me.plays("horse_traders")
    assert (t.buys, t.coins) == (2, 3)
    t.me.cannot("discard", "estate")
    t.me.does("discard", "estate", "curse")
    assert t.me.hand == cards("gold")


@for_each(["horse_traders, estate", "horse_traders"])
def test_horse_traders_discard_as_many_cards_as_there_are(hand):
    t = Table(me=hand)
    t.me.plays("horse_traders")
    assert t.me.asked == "buy"
    assert t.me.hand == []
    assert (t.buys, t.coins) == (2, 3)


def test_a_tunnel_discarded_to_horse_traders_is_offered():
    t = Table(me="horse_traders, tunnel, copper")
    t.me.plays("horse_traders")
    t.me.does("react", "tunnel")
    assert t.me.discard[-1] == "gold"


# -- set aside -------------------------------------------------------------------------------------------------------


def test_horse_traders_are_set_aside_and_no_longer_in_hand():
    t = Table("militia", "horse_traders, copper*2, estate*2")
    t.me.plays("militia")
    t.you.does("react", "horse_traders", source="militia")
    assert t.you.asked == "discard"
    t.you.does("discard", "estate")
    assert t.you.hand == cards("copper*2, estate")
    assert t.you.returning == cards("horse_traders")


@for_each([0, 1, 2, None])
def test_everyone_sees_horse_traders_that_are_set_aside(seat):
    t = Table("witch", "horse_traders", "")
    t.me.plays("witch")
    t.you.does("react", "horse_traders")
    assert t.game.view(seat).players[1].zones["returning"] == ("horse_traders",)
    assert [event.told(seat).cards for event in t.events if event.name == "set_aside"] == [("horse_traders",)]


def test_horse_traders_come_back_with_a_card_before_the_action_phase():
    t = Table("militia", {"hand": "horse_traders, copper*3", "deck": "gold, silver"})
    t.me.plays("militia")
    t.you.does("react", "horse_traders")
    t.me.ends_turn()
    assert t.you.hand == cards("copper*3, gold, horse_traders")
    assert t.you.returning == []
    assert t.phase == "action"
    assert [event.name for event in t.events if event.seat == 1] == ["turn", "draw", "take"]
    t.you.plays("horse_traders")
    assert t.coins == 3


def test_both_horse_traders_come_back_with_a_card_each():
    t = Table("militia", {"hand": "horse_traders*2, copper*3", "deck": "gold, silver"})
    t.me.plays("militia")
    t.you.does("react", "horse_traders")
    t.you.does("react", "horse_traders")
    assert t.me.asked == "buy"
    t.me.ends_turn()
    assert t.you.hand == cards("copper*3, gold, silver, horse_traders*2")


def test_horse_traders_wait_for_the_turn_of_their_own_player():
    t = Table("witch", {"hand": "witch"}, {"hand": "horse_traders, copper", "deck": "gold*9"})
    t.me.plays("witch")
    t.third.does("react", "horse_traders")
    t.me.ends_turn()
    assert t.third.returning == cards("horse_traders")
    t.you.plays("witch")
    assert t.you.asked == "buy"
    t.you.ends_turn()
    assert t.third.hand == cards("copper, gold, horse_traders")


def test_horse_traders_set_aside_for_the_first_of_two_plays_are_gone_for_the_second():
    t = Table("throne_room, witch", {"hand": "horse_traders, copper", "deck": "gold*9"})
    t.me.plays("throne_room")
    t.me.does("play", "witch")
    t.you.does("react", "horse_traders")
    assert t.me.asked == "buy"
    assert t.you.discard == ["curse", "curse"]
    t.me.ends_turn()
    assert t.you.hand == cards("copper, gold, horse_traders")


def test_horse_traders_that_secret_chamber_drew_can_be_set_aside_in_the_same_window():
    t = Table("witch", {"hand": "secret_chamber, copper*4", "deck": "horse_traders, gold"})
    t.me.plays("witch")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    assert set(t.you.options) == {"secret_chamber", "horse_traders", "no"}
    t.you.does("react", "horse_traders")
    assert t.you.returning == cards("horse_traders")
    assert set(t.you.options) == {"secret_chamber", "no"}


def test_moat_and_horse_traders_can_both_be_used():
    t = Table("witch", {"hand": "moat, horse_traders", "deck": "gold*9"})
    t.me.plays("witch")
    t.you.does("react", "moat")
    t.you.does("react", "horse_traders")
    t.you.does("react", "no")
    assert t.you.discard == []
    t.me.ends_turn()
    assert t.you.hand == cards("moat, gold, horse_traders")


def test_horse_traders_can_be_set_aside_against_an_attack_that_does_nothing():
    t = Table("militia", {"hand": "horse_traders, copper*2", "deck": "gold*9"})
    t.me.plays("militia")
    t.you.does("react", "horse_traders")
    assert t.me.asked == "buy"
    t.me.ends_turn()
    assert t.you.hand == cards("copper*2, gold, horse_traders")


def test_horse_traders_may_stay_in_hand():
    t = Table("witch", "horse_traders, copper")
    t.me.plays("witch")
    t.you.does("react", "no")
    assert t.you.hand == cards("horse_traders, copper")


def test_horse_traders_come_back_without_a_card_to_draw():
    t = Table("witch", {"hand": "horse_traders, copper", "deck": ""}, supply={"curse": 0})
    t.me.plays("witch")
    t.you.does("react", "horse_traders")
    t.me.ends_turn()
    assert t.you.hand == cards("copper, horse_traders")


def test_the_cards_of_horse_traders_may_have_to_be_shuffled_first():
    t = Table("witch", {"hand": "horse_traders, copper", "deck": "", "discard": "gold"}, supply={"curse": 0})
    t.me.plays("witch")
    t.you.does("react", "horse_traders")
    t.me.ends_turn()
    assert t.you.hand == cards("copper, gold, horse_traders")


def test_horse_traders_set_aside_at_the_end_of_the_game_belong_to_their_owner():
    t = Table("", {"deck": "copper, silver, curse", "returning": "horse_traders"}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    owned = [each.id for each in t.game.view(0).final_decks[1]]
    assert owned == ["copper", "curse", "horse_traders", "silver"]
    assert t.you.returning == cards("horse_traders")


def test_horse_traders_do_not_react_to_the_own_attack():
    t = Table("militia, horse_traders", "copper*3")
    t.me.plays("militia")
    assert t.me.asked == "buy"


@for_each_row([("vault", "confirm"), ("bishop", "trash")])
def test_horse_traders_do_not_react_to_what_is_no_attack(played, asked):
    t = Table({"hand": played, "deck": "gold*2"}, "horse_traders, copper")
    t.me.plays(played)
    if t.me.asked == "discard":
        t.me.does("discard")
    assert t.you.asked == asked


# -- going back ------------------------------------------------------------------------------------------------------


@for_each_row([("gold", False), ("", True)])
def test_the_end_of_a_turn_can_be_held_back_unless_horse_traders_drew_a_card(deck, only_dealt):
    players = [{"deck": ["gold"] * 9}, {"deck": listed(deck), "returning": ["horse_traders"]}]
    game = Game.arrange({"phase": "buy", "players": players})
    game.submit(0, (game.pending[0].options.index("end"),))
    assert game.has_only_dealt_since(0) == only_dealt
    assert not game.can_undo(0)
