"""Costs with a potion: how they compare with other costs."""

from engine.prices import PotionPrice
from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

# -- a plain limit leaves out every potion ---------------------------------------------------------------------------


@for_each(["workshop", "ironworks", "armory", "altar", "feast", "hermit", "university"])
def test_up_to_some_coins_allows_no_potion(gainer):
    piles = {"transmute": 10, "university": 10, "philosophers_stone": 10, "vineyard": 8}
    t = Table(me={"hand": f"{gainer}, estate"}, supply=piles, edition=1)
    t.me.plays(gainer)
    if t.me.asked == "trash":
        t.me.does("trash", "estate")
    assert t.me.asked == "gain"
    assert not piles.keys() & set(t.me.options)


def test_a_plain_card_is_remodelled_into_no_card_with_a_potion():
    t = Table(me="remodel, gold", supply={"golem": 10, "transmute": 10})
    t.me.plays("remodel")
    assert "province" in t.me.options
    assert not {"golem", "transmute"} & set(t.me.options)


def test_border_village_brings_no_card_with_a_potion():
    t = Table(phase="buy", coins=6, supply={"border_village": 10, "transmute": 10, "familiar": 10})
    t.me.buys("border_village")
    assert t.me.asked == "gain"
    assert "market" in t.me.options
    assert not {"transmute", "familiar", "border_village"} & set(t.me.options)


def test_band_of_misfits_becomes_no_card_with_a_potion():
    t = Table(me="band_of_misfits", supply={"transmute": 10, "university": 10})
    t.me.plays("band_of_misfits")
    assert "merchant" in t.me.options
    assert not {"transmute", "university"} & set(t.me.options)


def test_talisman_copies_no_card_with_a_potion():
    t = Table(me={"in_play": "talisman"}, phase="buy", coins=3, potions=1, buys=2, supply={"familiar": 10})
    t.me.buys("familiar")
    assert t.me.discard == ["familiar"]


# -- a limit with a potion -------------------------------------------------------------------------------------------


def test_remodel_keeps_the_potion_in_the_limit():
    piles = {"golem": 10, "possession": 10, "alchemist": 10}
    t = Table(me="remodel, university", supply=piles)
    t.me.plays("remodel")
    assert {"golem", "alchemist", "university", "militia", "copper"} <= set(t.me.options)
    assert not {"possession", "market"} & set(t.me.options)


def test_expand_keeps_the_potion_in_the_limit():
    t = Table(me="expand, familiar", supply={"possession": 10, "golem": 10})
    t.me.plays("expand")
    assert {"possession", "golem", "gold"} <= set(t.me.options)
    assert "province" not in t.me.options


@for_each_row([("upgrade", "familiar", ["golem"]), ("remake", "familiar", ["golem"])])
def test_exactly_one_more_keeps_the_potion(card, old, gained):
    t = Table(me={"hand": f"{card}, {old}", "deck": ""}, supply={"golem": 10, "alchemist": 10})
    t.me.plays(card)
    assert t.me.discard == gained


def test_a_silver_is_upgraded_to_no_card_with_a_potion():
    t = Table(me={"hand": "upgrade, silver", "deck": ""}, supply={"golem": 10, "scrying_pool": 10, "familiar": 10})
    t.me.plays("upgrade")
    assert "militia" in t.me.options
    assert not {"golem", "familiar"} & set(t.me.options)


def test_develop_keeps_the_potion_in_both_costs():
    t = Table(me="develop, alchemist", supply={"golem": 10, "apothecary": 10, "university": 10})
    t.me.plays("develop")
    assert set(t.me.options) == {"golem", "apothecary", "university"}
    t.me.does("gain", "golem")
    assert set(t.me.options) == {"apothecary", "university"}
    t.me.does("gain", "university")
    assert t.me.deck[:2] == ["university", "golem"]


def test_farmland_keeps_the_potion():
    t = Table(me="university", phase="buy", coins=6, supply={"farmland": 8, "golem": 10})
    t.me.buys("farmland")
    assert t.trash == ["university"]
    assert t.me.discard == ["golem", "farmland"]


def test_haggler_brings_what_costs_less_in_coins_and_no_more_in_potions():
    piles = {"familiar": 10, "alchemist": 10, "transmute": 10, "university": 10, "vineyard": 8}
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=3, potions=1, supply=piles)
    t.me.buys("familiar")
    assert {"silver", "merchant", "transmute", "university", "copper"} <= set(t.me.options)
    assert not {"familiar", "alchemist", "vineyard", "estate", "potion", "smithy"} & set(t.me.options)
    assert t.me.question.least == 1


def test_haggler_brings_no_potion_cost_for_a_plain_card():
    t = Table(me={"in_play": "haggler"}, phase="buy", coins=6, supply={"transmute": 10})
    t.me.buys("gold")
    assert "market" in t.me.options
    assert not {"gold", "transmute"} & set(t.me.options)


def test_procession_keeps_the_potion():
    t = Table(me={"hand": "procession, alchemist", "deck": "copper*6"}, supply={"golem": 10})
    t.me.plays("procession")
    t.me.does("play", "alchemist")
    assert t.me.hand == cards("copper*4")
    assert t.actions == 2
    assert (t.trash, t.me.discard) == (["alchemist"], ["golem"])


def test_swindler_finds_a_card_with_exactly_the_same_cost():
    for lost, gains in (
        ("familiar", {"familiar", "alchemist"}),
        ("transmute", {"transmute", "vineyard"}),
        ("copper", {"copper", "curse"}),
    ):
        piles = {"familiar": 10, "alchemist": 10, "transmute": 10, "vineyard": 8}
        t = Table("swindler", {"deck": lost}, supply=piles)
        t.me.plays("swindler")
        assert set(t.me.options) == gains


def test_saboteur_goes_by_coins_and_leaves_the_potion_in_the_limit():
    piles = {"university": 10, "transmute": 10, "vineyard": 8}
    t = Table("saboteur", {"deck": "university, familiar"}, supply=piles)
    t.me.plays("saboteur")
    assert t.trash == ["familiar"]
    assert set(t.you.options) == {"transmute", "vineyard", "copper", "curse"}
    t.you.does("gain")
    assert t.you.discard == ["university"]


def test_rebuild_keeps_the_potion_in_the_limit():
    t = Table(me={"hand": "rebuild", "deck": "vineyard"}, supply={"tunnel": 8})
    t.me.plays("rebuild")
    t.me.does("name", "province")
    assert t.trash == ["vineyard"]
    assert set(t.me.options) == {"vineyard", "estate", "tunnel"}


# -- bounds and coins only -------------------------------------------------------------------------------------------


def test_a_card_with_a_potion_does_not_cost_from_three_to_six_coins():
    t = Table(me="graverobber", trash="familiar, golem")
    t.me.plays("graverobber")
    t.me.does("choose", "from_trash")
    assert t.me.asked == "buy"
    assert t.trash == cards("familiar, golem")
    t = Table("rogue", {"deck": "village, copper"}, trash="familiar, golem")
    t.me.plays("rogue")
    assert t.trash == cards("familiar, golem, village")


def test_graverobber_keeps_the_potion_of_an_action_of_the_hand():
    t = Table(me="graverobber, familiar", supply={"possession": 10})
    t.me.plays("graverobber")
    t.me.does("choose", "from_hand")
    assert {"possession", "gold", "familiar"} <= set(t.me.options)
    assert "province" not in t.me.options


def test_knights_trash_no_card_with_a_potion():
    t = Table("sir_martin", {"deck": "familiar, possession"})
    t.me.plays("sir_martin")
    assert t.you.discard == cards("familiar, possession")
    assert t.trash == []


def test_sage_goes_by_coins():
    t = Table(me={"hand": "sage", "deck": "transmute, university, familiar, gold"})
    t.me.plays("sage")
    assert t.me.hand == ["familiar"]
    assert t.me.discard == cards("transmute, university")


@for_each_row([("trader", "golem", 4), ("trader", "transmute", 0)])
def test_trader_gives_no_silver_for_a_potion(card, old, silvers):
    t = Table(me=f"{card}, {old}")
    t.me.plays(card)
    assert t.me.discard == ["silver"] * silvers


def test_forge_and_bishop_count_no_potion():
    t = Table(me="forge, familiar, transmute", supply={"alchemist": 10})
    t.me.plays("forge")
    t.me.does("trash", "familiar", "transmute")
    assert "merchant" in t.me.options
    assert "alchemist" not in t.me.options
    t = Table(me="bishop, golem")
    t.me.plays("bishop")
    assert t.me.victory_tokens == 1 + 2


def test_a_trashed_squire_brings_an_attack_of_any_cost():
    t = Table(me="chapel, squire", supply={"familiar": 10, "scrying_pool": 10, "militia": 10})
    t.me.plays("chapel")
    t.me.does("trash", "squire")
    assert set(t.me.options) == {"familiar", "scrying_pool", "militia"}


# -- the comparison itself -------------------------------------------------------------------------------------------


def test_prices_with_and_without_a_potion_compare_by_both_numbers():
    familiar, three, nine = PotionPrice(3), 3, 9
    assert three <= familiar
    assert three < familiar
    assert not nine <= familiar
    assert not familiar <= nine
    assert not familiar < nine
    assert familiar >= three
    assert familiar not in (three, PotionPrice(2))
    assert PotionPrice(2) < familiar <= PotionPrice(3)
    assert not familiar < PotionPrice(3)
    assert not familiar > PotionPrice(3)
    assert familiar > PotionPrice(2)
    assert familiar == PotionPrice(3)
