"""Salvager, Sea Hag, Smugglers."""

from tests.each import for_each_row
from tests.engine.table import Table, cards

# -- Salvager --------------------------------------------------------------------------------------------------------


def test_salvager_gives_a_buy_and_the_cost_of_the_card_it_trashes():
    t = Table(me="salvager, province, copper")
    t.me.plays("salvager")
    t.me.does("trash", "province")
    assert (t.buys, t.coins, t.trash) == (2, 8, cards("province"))


def test_salvager_with_an_empty_hand_gives_the_buy():
    t = Table(me="salvager")
    t.me.plays("salvager")
    assert (t.buys, t.coins) == (2, 0)


def test_salvager_must_trash_a_card():
    t = Table(me="salvager, gold, silver")
    t.me.plays("salvager")
    t.me.cannot("trash")
    t = Table(me="salvager, gold")
    t.me.plays("salvager")
    assert (t.trash, t.coins) == (cards("gold"), 6)


def test_salvager_gives_nothing_for_a_potion_in_the_cost():
    t = Table(me="salvager, golem")
    t.me.plays("salvager")
    assert t.coins == 4
    assert t.position.get("potions", 0) == 0


def test_salvager_goes_by_the_present_cost():
    t = Table(me="bridge, salvager, gold", actions=2)
    t.me.plays("bridge", "salvager")
    assert t.coins == 1 + 5


def test_salvager_gives_the_cost_of_a_fortress_that_comes_back():
    t = Table(me="salvager, fortress")
    t.me.plays("salvager")
    assert (t.coins, t.buys) == (4, 2)
    assert t.me.hand == cards("fortress")


def test_salvager_under_throne_room_trashes_two_cards():
    t = Table(me="throne_room, salvager, gold, estate")
    t.me.plays("throne_room")
    t.me.does("play", "salvager")
    t.me.does("trash", "estate")
    assert (t.buys, t.coins) == (3, 8)


# -- Sea Hag ---------------------------------------------------------------------------------------------------------


def test_sea_hag_replaces_the_top_card_of_each_other_deck_by_a_curse():
    t = Table("sea_hag", {"deck": "gold, silver"})
    t.me.plays("sea_hag")
    assert (t.you.deck, t.you.discard) == (["curse", "silver"], ["gold"])


def test_sea_hag_makes_others_discard_even_without_curses():
    t = Table("sea_hag", {"deck": "gold"}, supply={"curse": 0})
    t.me.plays("sea_hag")
    assert (t.you.deck, t.you.discard) == ([], ["gold"])


def test_an_empty_deck_is_shuffled_for_sea_hag():
    t = Table("sea_hag", {"deck": "", "discard": "gold, silver"}, shuffles=["gold, silver"])
    t.me.plays("sea_hag")
    assert (t.you.deck, t.you.discard) == (["curse", "silver"], ["gold"])


def test_the_curse_of_sea_hag_may_be_the_only_card_of_a_deck():
    t = Table("sea_hag", {"deck": ""})
    t.me.plays("sea_hag")
    assert (t.you.deck, t.you.discard) == (["curse"], [])


def test_the_tunnel_that_sea_hag_discards_comes_before_the_curse_and_trader_replaces_it():
    t = Table("sea_hag", {"hand": "trader", "deck": "tunnel, copper"})
    t.me.plays("sea_hag")
    t.you.does("react", "tunnel")
    t.you.does("react", "no", source="gold")
    t.you.does("react", "trader", source="curse")
    assert t.you.discard == ["tunnel", "gold", "silver"]
    assert t.you.deck == ["copper"]


def test_the_last_curse_of_sea_hag_goes_to_the_first_player_in_turn_order():
    t = Table("sea_hag", {"deck": "gold"}, {"deck": "gold"}, supply={"curse": 1})
    t.me.plays("sea_hag")
    assert (t.you.deck, t.third.deck) == (["curse"], [])
    assert t.third.discard == ["gold"]


@for_each_row([("trash", ["silver"], "curse"), ("topdeck", ["curse", "silver"], "")])
def test_a_watchtower_may_trash_the_curse_of_sea_hag_on_the_deck(mode, deck, trash):
    t = Table("sea_hag", {"hand": "watchtower", "deck": "gold, silver"})
    t.me.plays("sea_hag")
    t.you.does("react", "watchtower")
    t.you.does("choose", mode)
    assert (t.you.deck, t.trash) == (deck, cards(trash))


# -- Smugglers -------------------------------------------------------------------------------------------------------


def test_smugglers_gain_a_copy_of_what_the_right_neighbour_bought_in_the_last_turn():
    t = Table("", {"hand": "smugglers"}, phase="buy", coins=6)
    t.me.buys("gold")
    t.you.plays("smugglers")
    assert t.you.discard == ["gold"]


def test_smugglers_offer_what_costs_up_to_six():
    t = Table("smugglers", {"gained": "silver, estate, province"})
    t.me.plays("smugglers")
    assert cards("silver, estate") == t.me.options
    t.me.cannot("gain")
    assert (t.me.view().terms.costs, t.me.view().terms.about) == ((6,), 1)
    t.me.does("gain", "silver")
    assert t.me.discard == ["silver"]


def test_smugglers_do_nothing_if_the_right_neighbour_gained_nothing():
    t = Table("smugglers", "")
    t.me.plays("smugglers")
    assert (t.me.asked, t.me.discard) == ("buy", [])


def test_smugglers_look_only_at_the_right_neighbour():
    t = Table("smugglers", {"gained": "gold"}, "")
    t.me.plays("smugglers")
    assert t.me.discard == []
    t = Table("smugglers", "", {"gained": "gold"})
    t.me.plays("smugglers")
    assert t.me.discard == ["gold"]


def test_smugglers_ignore_what_the_neighbour_gained_in_the_turns_of_others():
    t = Table({"hand": "witch, smugglers", "deck": "copper*9"}, {"hand": "trader"}, "", actions=2)
    t.me.plays("witch")
    t.you.does("react", "trader")
    assert t.third.discard == ["curse"]
    t.me.plays("smugglers")
    assert (t.me.asked, t.me.discard) == ("buy", [])


def test_smugglers_forget_what_was_gained_in_earlier_turns():
    t = Table({"gained": "gold"}, {"hand": "smugglers*5", "deck": "smugglers*5"}, current=1, phase="buy")
    t.you.ends_turn()
    t.me.ends_turn()
    t.you.plays("smugglers")
    assert "gold" not in t.you.discard


def test_smugglers_see_what_was_gained_in_any_way():
    t = Table(
        {"hand": "rogue, workshop"}, {"hand": "smugglers"}, trash="gold", actions=2, supply={"village": 10, "moat": 10}
    )
    t.me.plays("rogue")
    t.me.plays("workshop")
    t.me.does("gain", "village")
    t.me.ends_turn()
    t.you.plays("smugglers")
    assert cards("gold, village") == t.you.options


def test_smugglers_see_the_card_gained_instead_of_the_one_that_was_bought():
    t = Table({"hand": "trader"}, {"hand": "smugglers"}, phase="buy", coins=6)
    t.me.buys("gold")
    t.me.does("react", "trader")
    t.you.plays("smugglers")
    assert t.you.discard == ["silver"]


def test_smugglers_gain_only_from_the_supply():
    t = Table("smugglers, bandit_camp", {"gained": "village, spoils"}, supply={"village": 0})
    t.me.plays("smugglers")
    assert (t.me.asked, t.me.discard) == ("buy", [])


def test_smugglers_gain_no_card_with_a_potion_in_its_cost():
    t = Table("smugglers", {"gained": "familiar"}, supply={"familiar": 10})
    t.me.plays("smugglers")
    assert t.me.discard == []


def test_smugglers_go_by_the_present_cost():
    t = Table("bridge*2, smugglers", {"gained": "province"}, actions=3)
    t.me.plays("bridge", "bridge", "smugglers")
    assert t.me.discard == ["province"]


def test_smugglers_gain_a_knight_only_if_the_same_one_is_visible():
    t = Table("smugglers", {"gained": "sir_destry"}, supply={"knights": ["dame_anna", "sir_martin"]})
    t.me.plays("smugglers")
    assert t.me.discard == []


def test_smugglers_are_no_attack_and_do_not_buy():
    t = Table("smugglers", {"hand": "moat", "gained": "silver"}, embargo={"silver": 1}, supply={"embargo": 10})
    t.me.plays("smugglers")
    assert t.me.discard == ["silver"]


def test_smugglers_gain_a_card_that_the_neighbour_has_not_any_more():
    t = Table({"hand": "watchtower"}, {"hand": "smugglers"}, phase="buy", coins=6)
    t.me.buys("gold")
    t.me.does("react", "watchtower")
    t.me.does("choose", "trash")
    t.you.plays("smugglers")
    assert t.trash == cards("gold")
    assert t.you.discard == ["gold"]
