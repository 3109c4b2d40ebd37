"""Possession: a turn in which another player decides, sees the cards and gets what is gained."""

import pytest

from engine import NotAsked
from tests.each import for_each
from tests.engine.table import Table, cards


def possessing(me="", you="", *more, supply=None, **position):
    """`me` decides in this turn of `you`; it came after one of `me`."""
    so_far = {"after": 0, "possessor": 0, "lasting": ["possession"]}
    supply = {"possession": 10} | (supply or {})
    return Table(me, you, *more, current=1, so_far=so_far, supply=supply, **position)


# -- who decides -----------------------------------------------------------------------------------------------------


def test_the_possessor_decides_everything_in_the_extra_turn():
    t = Table("possession", {"hand": "village, smithy, copper*3", "deck": "silver*4, copper*9"})
    t.me.plays("possession")
    t.me.ends_turn()
    t.me.plays("village", "smithy")
    assert t.you.asked is None
    assert t.me.decides_for == "you"
    t.me.plays_all_treasures()
    t.me.buys("market")
    assert (t.turn_of, t.asked) == ("you", ["you"])


def test_the_possessed_player_cannot_answer():
    t = possessing(you="village, copper")
    with pytest.raises(NotAsked):
        t.game.submit(1, (0,))
    assert t.game.view(None).waiting_for == (0,)


def test_every_play_of_possession_gives_a_turn():
    for hand, plays in (("possession*2", ["possession"] * 2), ("throne_room, possession", ["throne_room"])):
        t = Table(hand, "", actions=2)
        t.me.plays(*plays)
        if t.me.asked == "play":
            t.me.does("play", "possession")
        t.me.ends_turn()
        for _ in range(2):
            assert (t.turn_of, t.asked) == ("you", ["me"])
            t.me.ends_turn()
        assert (t.turn_of, t.asked) == ("you", ["you"])


def test_possession_is_neither_an_attack_nor_a_duration():
    t = Table("possession", {"hand": "moat", "in_play": "lighthouse", "staying": [0]})
    t.me.plays("possession")
    assert t.asked == ["me"]
    t.me.ends_turn()
    assert (t.turn_of, t.asked) == ("you", ["me"])
    assert t.me.discard == ["possession"]
    assert t.me.in_play == []


def test_a_possessed_player_who_possesses_gives_the_left_neighbour_a_turn_that_they_decide():
    t = possessing("", "possession", "")
    t.me.plays("possession")
    t.me.ends_turn()
    turns = []
    for _ in range(3):
        (decider,) = t.asked
        turns.append((t.turn_of, decider))
        if t.turn_of == "third" and decider == "you":
            t.you.does("buy", "buy:copper")
            assert t.you.discard[-1] == "copper"
            assert t.third.discard == []
        else:
            getattr(t, decider).ends_turn()
    assert set(turns) == {("third", "you"), ("you", "you"), ("third", "third")}


def test_the_outpost_turn_of_a_possessed_player_is_their_own():
    t = possessing("", {"hand": "outpost", "deck": "copper*20"})
    t.me.plays("outpost")
    t.me.ends_turn()
    assert (t.turn_of, t.asked) == ("you", ["you"])
    assert t.you.hand == cards("copper*3")
    t.you.plays_all_treasures()
    t.you.buys("silver")
    assert t.you.discard == cards("silver, copper*3, outpost")
    assert (t.turn_of, t.asked) == ("you", ["you"])
    t.you.ends_turn()
    assert t.turn_of == "me"


# -- what is gained --------------------------------------------------------------------------------------------------


def test_the_possessor_gains_what_the_possessed_player_buys():
    t = possessing(phase="buy", coins=6, buys=2)
    t.me.buys("gold")
    assert (t.me.discard, t.you.discard) == (["gold"], [])
    assert (t.coins, t.buys) == (0, 1)


@for_each(["explorer", "armory", "ill_gotten_gains", "bureaucrat"])
def test_it_goes_to_the_discard_pile_of_the_possessor_wherever_the_card_says(card):
    t = possessing({"deck": "", "hand": ""}, {"hand": card, "deck": "copper*9"}, phase="action")
    t.me.plays(card)
    if t.me.asked == "gain":
        t.me.does("gain", "silver")
    if t.me.asked == "confirm":
        t.me.does("confirm", "yes")
    assert t.me.discard == (["copper"] if card == "ill_gotten_gains" else ["silver"])
    assert (t.you.hand, t.you.deck) == ([], ["copper"] * 9)


def test_the_golds_of_two_treasure_maps_go_to_the_possessor():
    t = possessing("", "treasure_map*2")
    t.me.plays("treasure_map")
    assert t.me.discard == ["gold"] * 4
    assert t.you.recovering == cards("treasure_map*2")


def test_the_possessor_gains_what_is_taken_from_the_trash():
    t = possessing("", "graverobber", trash="market")
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert t.me.discard == ["market"]
    assert t.you.deck == ["copper"] * 10


def test_a_curse_that_the_possessed_player_would_gain_for_the_possessors_gain_goes_to_the_possessor_too():
    t = possessing("", "", "", phase="buy", coins=5, supply={"ill_gotten_gains": 10})
    t.me.buys("ill_gotten_gains")
    assert [seat.discard for seat in t.seats] == [["ill_gotten_gains", "curse"], [], ["curse"]]


def test_the_possessors_own_trader_may_replace_the_gain():
    t = possessing("trader", "", phase="buy", coins=6, buys=2)
    t.me.buys("gold")
    assert t.me.decides_for == "me"
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]


def test_another_player_still_gains_a_curse_of_the_possessed_players_witch():
    t = possessing("", "witch", "")
    t.me.plays("witch")
    assert [seat.discard for seat in t.seats] == [["curse"], [], ["curse"]]


def test_embargo_tokens_are_paid_by_the_possessor():
    t = possessing(phase="buy", coins=6, buys=2, supply={"embargo": 10}, embargo={"gold": 1})
    t.me.buys("gold")
    assert t.me.discard == ["curse", "gold"]
    assert t.you.discard == []


def test_an_embargo_played_while_possessed_puts_its_token_and_comes_back():
    t = possessing("", "embargo")
    t.me.plays("embargo")
    t.me.does("choose", "gold")
    assert t.game.view(None).piles["gold"].embargo_tokens == 1
    assert t.you.recovering == ["embargo"]
    t.me.ends_turn()
    assert t.you.discard == ["embargo"]


def test_smugglers_do_not_copy_what_was_gained_in_the_possessed_turn():
    t = Table({"hand": "possession, copper*3"}, {"hand": "gold*2", "deck": "smugglers, copper*20"})
    t.me.plays("possession", "copper", "copper", "copper")
    t.me.buys("silver")
    t.me.plays_all_treasures()
    t.me.buys("gold")
    assert t.asked == ["you"]
    t.you.plays("smugglers")
    assert t.you.discard[-1] == "silver"


# -- what is trashed -------------------------------------------------------------------------------------------------


def test_what_a_possessed_player_trashes_comes_back_after_the_new_hand_was_drawn():
    t = possessing("", {"hand": "chapel, gold, estate, copper", "deck": "copper*3", "discard": "silver"}, "")
    t.me.plays("chapel")
    t.me.does("trash", "gold", "estate")
    assert (t.trash, t.you.recovering) == ([], cards("gold, estate"))
    assert t.game.view(2).players[1].zones["recovering"] == ("gold", "estate")
    t.me.ends_turn()
    assert t.you.discard == cards("gold, estate")
    assert t.you.recovering == []
    assert "gold" not in t.you.hand


def test_it_counts_as_trashed_all_the_same():
    t = possessing("", {"hand": "mining_village", "deck": "copper*20"})
    t.me.plays("mining_village")
    t.me.does("confirm", "yes")
    assert t.coins == 2
    t.me.ends_turn()
    assert t.you.discard == cards("mining_village, copper")


def test_cards_of_other_players_stay_in_the_trash():
    t = possessing({"deck": "estate*2"}, "pirate_ship", {"deck": "gold, estate"})
    t.me.plays("pirate_ship")
    t.me.does("choose", "attack")
    assert t.trash == ["gold"]
    t.me.ends_turn()
    assert t.trash == ["gold"]
    assert t.you.view().players[1].pirate_tokens == 1


def test_hermit_leaves_play_comes_back_and_the_possessor_gets_the_madman():
    t = possessing("", {"in_play": "hermit", "deck": "copper*9"}, phase="buy")
    t.me.ends_turn()
    assert t.me.discard == ["madman"]
    assert t.you.discard == ["hermit"]


def test_cards_set_aside_are_back_when_the_game_ends():
    t = possessing("", {"hand": "chapel, duchy", "deck": "", "turns": 1}, coins=8, supply={"province": 1})
    t.me.plays("chapel")
    t.me.does("trash", "duchy")
    t.me.buys("province")
    assert t.game.result.scores == (6, 3)
    assert t.you.discard == cards("duchy")


# -- what "you" means ------------------------------------------------------------------------------------------------


def test_mats_coins_and_the_next_turn_belong_to_the_possessed_player():
    t = possessing("", {"hand": "merchant_ship, island, duchy, native_village", "deck": "gold, copper*9"}, actions=3)
    t.me.plays("native_village")
    t.me.does("choose", "set_aside")
    t.me.plays("island")
    t.me.does("choose", "duchy")
    t.me.plays("merchant_ship")
    assert t.coins == 2
    zones = t.position["players"][1]
    assert (zones["island"], zones["native_village"]) == (["island", "duchy"], ["gold"])
    t.me.ends_turn()
    assert (t.asked, t.coins) == (["you"], 2)


def test_durations_of_the_possessed_player_happen_in_the_possessed_turn():
    t = Table(
        "possession",
        {"in_play": "wharf", "staying": [0], "awaited": ["wharf"], "hand": "copper*5", "deck": "copper*20"},
    )
    t.me.plays("possession")
    t.me.ends_turn()
    assert len(t.you.hand) == 7
    assert t.buys == 2
    t.me.ends_turn()
    assert t.asked == ["you"]
    assert (len(t.you.hand), t.buys) == (5, 1)
    assert "wharf" in t.you.discard


def test_a_militia_of_the_possessed_player_hits_the_possessor():
    t = possessing("moat, copper*4", "militia, estate")
    t.me.plays("militia")
    assert t.me.decides_for == "me"
    t.me.does("react", "moat")
    t.me.does("react", "no")
    assert len(t.me.hand) == 5
    t = possessing("copper*4, gold", "militia, estate")
    t.me.plays("militia")
    t.me.does("discard", "copper", "copper")
    assert t.me.hand == cards("copper*2, gold")


def test_masquerade_passes_for_good():
    t = possessing({"hand": "curse, copper"}, {"hand": "masquerade, gold", "deck": "estate, silver, copper*9"})
    t.me.plays("masquerade")
    assert (t.me.decides_for, t.asked) == ("you", ["me"])
    t.me.does("pass", "gold")
    assert t.me.decides_for == "me"
    t.me.does("pass", "curse")
    assert (t.me.hand, t.you.hand) == (cards("copper, gold"), cards("curse, estate, silver"))
    t.me.does("trash", "silver")
    t.me.ends_turn()
    assert t.me.hand == cards("copper, gold")
    assert t.you.discard == cards("masquerade, curse, estate, silver")


def test_ambassador_returns_cards_for_good():
    t = possessing("", "ambassador, gold*2", supply={"gold": 10})
    t.me.plays("ambassador")
    if t.me.asked == "choose" and t.me.options == ["gold", "gold"]:
        t.me.does("choose", "gold", "gold")
    assert t.pile("gold") == 11
    assert t.me.discard == ["gold"]


def test_a_bought_victory_card_counts_for_the_treasury_of_the_possessed_player():
    t = possessing("", {"in_play": "treasury"}, phase="buy", coins=2)
    t.me.buys("estate")
    assert t.me.discard == ["estate"]
    assert t.asked == ["you"]


def test_the_possessor_chooses_what_leaves_play_onto_the_deck():
    t = possessing("", {"in_play": "treasury", "deck": "copper*9"}, phase="buy")
    t.me.ends_turn()
    assert t.me.decides_for == "you"
    t.me.does("react", "treasury")
    assert "treasury" in t.you.hand


def test_victory_tokens_stay_with_the_possessed_player():
    t = possessing("", "monument")
    t.me.plays("monument")
    assert (t.me.victory_tokens, t.you.victory_tokens) == (0, 1)
