"""Embargo and Explorer."""

import pytest

from tests.each import for_each
from tests.engine.table import Table, cards

# The Buy that is left keeps the turn from ending.
EMBARGO = {"supply": {"embargo": 10}, "phase": "buy", "buys": 2}
MIXED = "embargo marauder knights hermit urchin familiar cellar chapel village workshop"
FARMLAND = "embargo farmland smithy militia cellar chapel village workshop market mine"

# -- Embargo: played -------------------------------------------------------------------------------------------------


def test_embargo_gives_two_coins_is_trashed_and_puts_a_token_on_a_pile():
    t = Table(me="embargo")
    t.me.plays("embargo")
    t.me.does("choose", "gold")
    assert t.coins == 2
    assert t.trash == cards("embargo")
    assert t.embargo_tokens == {"gold": 1}


def test_everyone_is_told_where_an_embargo_token_lies():
    t = Table("embargo", "")
    t.me.plays("embargo")
    t.me.does("choose", "gold")
    assert [(event.seat, event.cards) for event in t.public() if event.name == "embargo_token"] == [(0, ("gold",))]
    assert t.game.view(None).piles["gold"].embargo_tokens == 1


def test_an_embargo_token_can_be_put_on_every_pile_of_the_supply_and_on_no_other():
    t = Table("embargo", kingdom=MIXED, supply={"ruins": ["survivors"], "knights": ["sir_destry"]})
    t.me.plays("embargo")
    assert {"copper", "curse", "province", "survivors", "sir_destry", "potion", "embargo"} <= set(t.me.options)
    assert not {"spoils", "madman", "mercenary"} & set(t.me.options)


def test_embargo_under_throne_room_is_trashed_once_and_puts_two_tokens():
    t = Table(me="throne_room, embargo")
    t.me.plays("throne_room")
    t.me.does("play", "embargo")
    t.me.does("choose", "province")
    t.me.does("choose", "duchy")
    assert t.coins == 4
    assert t.trash == cards("embargo")
    assert t.embargo_tokens == {"province": 1, "duchy": 1}


def test_several_embargo_tokens_may_lie_on_one_pile():
    t = Table(me="throne_room, embargo", embargo={"duchy": 1})
    t.me.plays("throne_room")
    t.me.does("play", "embargo")
    t.me.does("choose", "duchy")
    t.me.does("choose", "duchy")
    assert t.embargo_tokens == {"duchy": 3}


def test_procession_on_embargo_puts_two_tokens_and_gains_an_action_that_costs_three():
    t = Table(me="procession, embargo", supply={"village": 10, "workshop": 10})
    t.me.plays("procession")
    t.me.does("play", "embargo")
    t.me.does("choose", "silver")
    t.me.does("choose", "silver")
    t.me.does("gain", "village")
    assert (t.coins, t.embargo_tokens) == (4, {"silver": 2})
    assert t.trash == cards("embargo")


def test_a_band_of_misfits_that_is_an_embargo_is_trashed():
    t = Table(me="band_of_misfits", supply={"embargo": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "embargo")
    t.me.does("choose", "silver")
    assert (t.coins, t.embargo_tokens) == (2, {"silver": 1})
    assert t.trash == cards("band_of_misfits")


# -- Embargo: buying -------------------------------------------------------------------------------------------------


def test_a_purchase_brings_a_curse_for_each_embargo_token_on_the_pile_before_the_card():
    t = Table(embargo={"gold": 2}, coins=6, **EMBARGO)
    t.me.buys("gold")
    assert t.me.discard == ["curse", "curse", "gold"]
    assert t.embargo_tokens == {"gold": 2}


def test_embargo_tokens_on_other_piles_do_not_matter():
    t = Table(embargo={"gold": 2}, coins=3, **EMBARGO)
    t.me.buys("silver")
    assert t.me.discard == ["silver"]


@pytest.mark.parametrize("player", ["remodel", "smugglers", "explorer", "treasure_map"])
def test_gaining_without_buying_brings_no_curse(player):
    t = Table(
        {"hand": f"{player}, market, province, treasure_map"},
        {"gained": "gold"},
        embargo={"gold": 1},
        supply={"embargo": 10},
    )
    t.me.plays(player)
    if player == "remodel":
        t.me.does("trash", "market")
        t.me.does("gain", "gold")
    elif player == "explorer":
        t.me.does("confirm", "yes")
    assert "curse" not in t.me.discard
    assert "gold" in [*t.me.discard, *t.me.hand, *t.me.deck]


def test_embargo_brings_only_as_many_curses_as_there_are():
    t = Table(embargo={"silver": 3}, coins=3, phase="buy", supply={"embargo": 10, "curse": 1})
    t.me.buys("silver")
    assert t.me.discard == ["curse", "silver"]


def test_an_embargo_also_hits_the_player_who_played_it():
    t = Table(me="embargo, copper", buys=2)
    t.me.plays("embargo")
    t.me.does("choose", "silver")
    t.me.plays("copper")
    t.me.buys("silver")
    assert t.me.discard == ["curse", "silver"]
    assert t.embargo_tokens == {"silver": 1}


@for_each(["haggler", "embargo"])
def test_the_curse_of_an_embargo_and_the_card_of_haggler_come_in_the_order_the_buyer_picks(first):
    t = Table({"in_play": "haggler"}, embargo={"gold": 1}, coins=6, **EMBARGO)
    t.me.buys("gold")
    assert cards("haggler, embargo") == t.me.options
    t.me.does("order", first)
    t.me.does("gain", "silver")
    assert t.me.discard == (["silver", "curse", "gold"] if first == "haggler" else ["curse", "silver", "gold"])


def test_a_hovel_may_go_before_the_curse_of_an_embargo():
    t = Table({"hand": "hovel"}, embargo={"province": 1}, coins=8, **EMBARGO)
    t.me.buys("province")
    assert cards("hovel, embargo") == t.me.options
    t.me.does("order", "hovel")
    assert t.trash == cards("hovel")
    assert t.me.discard == ["curse", "province"]


@for_each([(), ("curse",), ("gold",), ("curse", "gold")])
def test_a_trader_may_take_a_silver_instead_of_the_curse_or_instead_of_the_bought_card(replaced):
    t = Table({"hand": "trader"}, embargo={"gold": 1}, coins=6, **EMBARGO)
    t.me.buys("gold")
    for id in ("curse", "gold"):
        t.me.does("react", "trader" if id in replaced else "no", source=id)
    assert t.me.discard == ["silver" if id in replaced else id for id in ("curse", "gold")]


def test_a_watchtower_may_trash_the_curse_of_an_embargo():
    t = Table({"hand": "watchtower"}, embargo={"gold": 1}, coins=6, **EMBARGO)
    t.me.buys("gold")
    t.me.does("react", "watchtower")
    t.me.does("choose", "trash")
    t.me.does("react", "no")
    assert t.trash == cards("curse")
    assert t.me.discard == ["gold"]


def test_embargo_tokens_on_a_mixed_pile_count_for_each_of_its_cards():
    t = Table(
        embargo={"knights": 1},
        coins=10,
        buys=2,
        phase="buy",
        supply={"embargo": 10, "knights": ["sir_destry", "dame_anna", "sir_martin"]},
    )
    t.me.buys("sir_destry", "dame_anna")
    assert t.me.discard == ["curse", "sir_destry", "curse", "dame_anna"]


def test_a_talisman_copies_a_card_without_a_curse_of_its_own():
    t = Table({"in_play": "talisman"}, embargo={"silver": 1}, coins=3, **EMBARGO)
    t.me.buys("silver")
    t.me.does("order", "embargo")
    assert t.me.discard == ["curse", "silver", "silver"]


def test_what_a_card_does_when_bought_and_the_curse_come_in_the_order_the_buyer_picks():
    t = Table({"hand": "estate"}, embargo={"farmland": 1}, coins=6, **EMBARGO, kingdom=FARMLAND)
    t.me.buys("farmland")
    t.me.does("order", "farmland")
    t.me.does("gain", "smithy")
    assert t.trash == cards("estate")
    assert t.me.discard == ["smithy", "curse", "farmland"]


# -- Explorer --------------------------------------------------------------------------------------------------------


def test_explorer_gains_a_silver_into_the_hand_without_a_province():
    t = Table(me="explorer")
    t.me.plays("explorer")
    assert t.me.hand == cards("silver")
    assert t.me.asked == "buy"


@for_each([("yes", "gold"), ("no", "silver")])
def test_explorer_with_a_province_gains_a_gold_if_it_is_shown(row):
    answer, gained = row
    t = Table(me="explorer, province*2")
    t.me.plays("explorer")
    t.me.does("confirm", answer)
    assert t.me.hand == cards(f"province*2, {gained}")
    revealed = [event.cards for event in t.public() if event.name == "reveal"]
    assert revealed == ([("province",)] if answer == "yes" else [])


def test_explorer_gains_nothing_for_a_province_without_golds():
    t = Table(me="explorer, province", supply={"gold": 0})
    t.me.plays("explorer")
    t.me.does("confirm", "yes")
    assert t.me.hand == cards("province")


def test_a_trader_puts_the_silver_of_explorer_into_the_discard_pile():
    t = Table(me="explorer, trader")
    t.me.plays("explorer")
    t.me.does("react", "trader")
    assert t.me.hand == cards("trader")
    assert t.me.discard == ["silver"]


@for_each([("trash", [], "silver"), ("topdeck", ["silver"], "")])
def test_a_watchtower_may_move_the_silver_of_explorer_out_of_the_hand(row):
    mode, deck, trash = row
    t = Table(me={"hand": "explorer, watchtower", "deck": ""})
    t.me.plays("explorer")
    t.me.does("react", "watchtower")
    t.me.does("choose", mode)
    assert t.me.hand == cards("watchtower")
    assert (t.me.deck, t.trash) == (deck, cards(trash))


def test_the_silver_of_explorer_can_be_played_in_the_same_turn():
    t = Table(me="explorer")
    t.me.plays("explorer")
    t.me.plays("silver")
    assert t.coins == 2
