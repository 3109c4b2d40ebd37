"""Scrying Pool, Transmute, University, Vineyard."""

from engine import Game
from tests.each import for_each_row
from tests.engine.table import Table, cards, listed

# -- Scrying Pool ----------------------------------------------------------------------------------------------------


def test_scrying_pool_judges_every_top_card_and_then_takes_actions_and_one_more_card():
    t = Table({"hand": "scrying_pool", "deck": "estate, village, smithy, copper, gold"}, {"deck": "gold, silver"})
    t.me.plays("scrying_pool")
    t.me.does("choose", "discard")
    t.me.does("choose", "discard")
    assert t.me.hand == cards("village, smithy, copper")
    assert t.me.deck == ["gold"]
    assert (t.me.discard, t.you.discard) == (["estate"], ["gold"])
    assert t.actions == 1


@for_each_row(
    [
        ("village, copper, gold", "village, copper"),
        ("copper, village", "copper"),
        ("village, smithy", "village, smithy"),
    ]
)
def test_the_own_card_that_is_kept_is_revealed_again(deck, taken):
    t = Table({"hand": "scrying_pool", "deck": deck}, {"deck": ""})
    t.me.plays("scrying_pool")
    t.me.does("choose", "keep")
    assert t.me.hand == cards(taken)


def test_the_player_of_scrying_pool_decides_for_all_in_turn_order():
    t = Table({"hand": "scrying_pool", "deck": "gold*2"}, {"deck": "silver"}, {"deck": "estate"})
    t.me.plays("scrying_pool")
    for mode in ("keep", "discard", "keep"):
        assert t.asked == ["me"]
        t.me.does("choose", mode)
    assert (t.you.discard, t.third.deck) == (["silver"], ["estate"])


def test_a_discarded_card_may_come_back_with_a_shuffle():
    t = Table(
        {"hand": "scrying_pool", "deck": "village", "discard": "copper"}, {"deck": ""}, shuffles=["village, copper"]
    )
    t.me.plays("scrying_pool")
    t.me.does("choose", "discard")
    assert t.me.hand == cards("village, copper")


def test_moat_and_lighthouse_protect_from_scrying_pool():
    t = Table({"hand": "scrying_pool", "deck": "gold"}, "moat", {"in_play": "lighthouse", "staying": [0]})
    t.me.plays("scrying_pool")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    t.me.does("choose", "keep")
    assert t.me.asked == "buy"
    assert t.me.hand == ["gold"]


def test_cards_with_two_types_count_as_actions():
    t = Table({"hand": "scrying_pool", "deck": "curse, island, great_hall, harem, gold"}, {"deck": ""})
    t.me.plays("scrying_pool")
    t.me.does("choose", "discard")
    assert t.me.hand == cards("island, great_hall, harem")


def test_the_owner_of_a_discarded_tunnel_is_asked():
    t = Table({"hand": "scrying_pool", "deck": "gold"}, {"deck": "tunnel"})
    t.me.plays("scrying_pool")
    t.me.does("choose", "keep")
    t.me.does("choose", "discard")
    t.you.does("react", "tunnel")
    assert t.you.discard == ["tunnel", "gold"]


def test_a_throne_room_plays_all_of_scrying_pool_twice():
    t = Table({"hand": "throne_room, scrying_pool", "deck": "gold, silver, copper"}, "moat")
    t.me.plays("throne_room")
    t.me.does("play", "scrying_pool")
    for taken in ("gold", "gold, silver"):
        t.you.does("react", "moat")
        t.you.does("react", "no")
        t.me.does("choose", "keep")
        assert t.me.hand == cards(taken)
    assert t.actions == 2


def test_everyone_sees_what_scrying_pool_reveals():
    t = Table({"hand": "scrying_pool", "deck": "village, smithy, copper"}, {"deck": ""})
    t.me.plays("scrying_pool")
    t.me.does("choose", "keep")
    assert [event.cards[0] for event in t.public() if event.name == "reveal"] == ["village", "smithy", "copper"]


# -- Transmute -------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("village", "duchy"), ("silver", "transmute"), ("estate", "gold"), ("curse", ""), ("nobles", "duchy, gold"),
        ("harem", "transmute, gold"), ("island", "duchy, gold"), ("gold", "transmute"), ("hovel", ""),
        ("necropolis", "duchy"), ("overgrown_estate", "gold"),
    ]
)  # fmt: skip
def test_transmute_gives_a_card_for_each_type(old, gained):
    t = Table(me={"hand": f"transmute, {old}", "deck": "copper"})
    t.me.plays("transmute")
    assert t.me.discard == cards(gained)
    assert t.trash == [old]


def test_what_trashing_an_overgrown_estate_draws_comes_before_the_gold():
    t = Table(me={"hand": "transmute, overgrown_estate", "deck": "silver"})
    t.me.plays("transmute")
    assert [event.name for event in t.public() if event.name in ("draw", "gain")] == ["draw", "gain"]


def test_transmute_gives_nothing_from_an_empty_pile():
    t = Table(me="transmute, copper", supply={"transmute": 0})
    t.me.plays("transmute")
    assert t.trash == ["copper"]
    assert t.me.discard == []


def test_transmute_must_trash_a_card_of_the_hand():
    t = Table(me="transmute, gold, copper")
    t.me.plays("transmute")
    assert t.me.question.least == 1
    t = Table(me="transmute")
    t.me.plays("transmute")
    assert t.me.asked == "buy"


def test_a_fortress_returns_to_the_hand_and_its_duchy_offers_a_duchess():
    t = Table(me="transmute, fortress", supply={"duchess": 10})
    t.me.plays("transmute")
    assert t.me.hand == ["fortress"]
    t.me.does("confirm", "yes")
    assert t.me.discard == cards("duchy, duchess")


# -- University ------------------------------------------------------------------------------------------------------


def test_university_gives_two_actions_and_perhaps_an_action_card():
    for gained in (["market"], []):
        t = Table(me="university")
        t.me.plays("university")
        t.me.does("gain", *gained)
        assert t.me.discard == gained
        assert t.actions == 2


def test_university_gains_actions_for_up_to_five_coins():
    t = Table(me="university", supply={"golem": 10, "familiar": 10, "nobles": 8, "apprentice": 10, "island": 8})
    t.me.plays("university")
    assert {"apprentice", "island"} <= set(t.me.options)
    assert not {"golem", "familiar", "nobles", "gold", "silver", "estate"} & set(t.me.options)


def test_a_reduced_cost_counts_for_university():
    t = Table(me="bridge, university", actions=2, supply={"golem": 10, "nobles": 8, "border_village": 10})
    t.me.plays("bridge", "university")
    assert {"nobles", "border_village"} <= set(t.me.options)
    assert "golem" not in t.me.options


def test_a_throne_room_on_university_gains_twice():
    t = Table(me="throne_room, university")
    t.me.plays("throne_room")
    t.me.does("play", "university")
    t.me.does("gain", "market")
    t.me.does("gain")
    assert t.actions == 4
    assert t.me.discard == ["market"]


def test_what_university_gains_does_what_it_says_when_gained():
    t = Table(me="university", supply={"death_cart": 10})
    t.me.plays("university")
    t.me.does("gain", "death_cart")
    assert len(t.me.discard) == 3
    t = Table(me="university", supply={"nomad_camp": 10})
    t.me.plays("university")
    t.me.does("gain", "nomad_camp")
    assert t.me.deck[0] == "nomad_camp"


def test_university_gains_the_visible_knight_or_ruins():
    t = Table(
        me="university", supply={"knights": ["dame_anna", "sir_vander"], "ruins": ["survivors", "ruined_market"],
                                 "cultist": 10},
    )  # fmt: skip
    t.me.plays("university")
    assert {"dame_anna", "survivors"} <= set(t.me.options)
    assert not {"sir_vander", "ruined_market"} & set(t.me.options)


def test_trader_may_replace_what_university_gains():
    t = Table(me="university, trader")
    t.me.plays("university")
    t.me.does("gain", "market")
    t.me.does("react", "trader")
    assert t.me.discard == ["silver"]


def test_university_does_not_ask_where_nothing_can_be_gained():
    kingdom = "university vineyard golem familiar alchemist possession harem farmland nobles border_village"
    t = Table(me="university", kingdom=kingdom, supply={"university": 0})
    t.me.plays("university")
    assert t.me.asked == "buy"
    assert t.actions == 2


# -- Vineyard --------------------------------------------------------------------------------------------------------


@for_each_row(
    [
        ("vineyard*2, village*11", 6), ("vineyard*3, smithy*2", 0), ("vineyard, village*3, vineyard", 2),
        ("vineyard, necropolis, survivors, dame_anna", 1), ("vineyard, copper*9, estate", 1),
    ]
)  # fmt: skip
def test_vineyard_is_worth_a_point_for_every_three_actions(owned, points):
    t = Table(me={"deck": owned}, phase="buy")
    assert t.game.points[0] == points


def test_vineyard_counts_actions_in_every_zone():
    t = Table(
        me={
            "deck": "vineyard", "hand": "necropolis", "discard": "survivors, sir_martin", "island": "island",
            "in_play": "wharf, band_of_misfits", "staying": [0],
        },
        phase="buy",
    )  # fmt: skip
    assert t.game.points[0] == 2 + 2  # and the Island itself


@for_each_row([(2, 8), (4, 12)])
def test_the_pile_of_vineyards_is_a_victory_pile(players, count):
    kingdom = listed("vineyard militia smithy moat village market mine cellar chapel witch")
    assert Game.new(list("ABCD"[:players]), kingdom, "x").position()["supply"]["vineyard"] == count


def test_a_vineyard_costs_a_potion_and_no_coins():
    t = Table(phase="buy", coins=9, supply={"vineyard": 8})
    assert "vineyard" not in t.me.offered("buy")
    t = Table(phase="buy", potions=1, supply={"vineyard": 8})
    assert "vineyard" in t.me.offered("buy")


def test_vineyard_is_a_victory_card_for_treasury_and_hovel():
    t = Table(me={"hand": "hovel", "in_play": "treasury"}, phase="buy", potions=1, supply={"vineyard": 8})
    t.me.buys("vineyard")
    t.me.does("react", "hovel")
    assert t.trash == ["hovel"]
    assert t.asked == ["you"]
