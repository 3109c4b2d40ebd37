"""Positions and games with what Prosperity and Cornucopia brought: Colonies, a bane, victory tokens, tokens for Trade
Route, forbidden cards, Horse Traders that come back, Prizes."""

from engine import Game, Setup, random_kingdom
from tests.engine.table import Table
from tests.golden.chooser import choose, next_question
from tests.golden.record_scenes import keep_record
from tests.golden.scenes import NAMES

# -- tokens, prices, what is forbidden ---------------------------------------------------------------------------------


def bishop_waits_for_two_players():
    t = Table({"hand": "bishop, estate", "victory_tokens": 3}, "curse, copper", "estate, copper")
    t.me.plays("bishop")
    return t


def goons_in_play_and_one_purchase_is_made():
    t = Table({"in_play": "goons*2", "hand": "copper"}, "copper*3", phase="buy", coins=6, buys=3)
    t.me.buys("silver")
    return t


def contraband_asks_for_a_name():
    t = Table(me="contraband, copper, gold*2", phase="buy", supply={"colony": 8})
    t.me.plays("copper", "contraband")
    return t


def contraband_has_forbidden_two_cards():
    t = Table(me="contraband*2, gold*2", phase="buy", supply={"colony": 8})
    for forbidden in ("province", "colony"):
        t.me.plays("contraband")
        t.you.does("name", forbidden)
    return t


def quarry_and_peddler_change_prices_one_by_one():
    return Table(
        me={"hand": "copper*3", "in_play": "village*2, quarry"},
        phase="buy",
        supply={"peddler": 10, "grand_market": 10},
    )


def tokens_have_moved_to_the_trade_route():
    t = Table(
        me={"hand": "trade_route, estate, copper"}, trade_route={"mat": 2, "piles": ["province", "colony"]},
        supply={"colony": 8},
    )  # fmt: skip
    t.me.plays("trade_route")
    t.me.does("trash", "estate")
    return t


# -- gains that are moved on -------------------------------------------------------------------------------------------


def watchtower_and_royal_seal_wait_for_a_cache():
    t = Table(me={"hand": "watchtower", "in_play": "royal_seal"}, phase="buy", coins=5, buys=2, supply={"cache": 10})
    t.me.buys("cache")
    return t


def watchtower_may_trash_the_curse_of_a_mountebank():
    t = Table("mountebank", "watchtower, copper*4", "curse, copper*4")
    t.me.plays("mountebank")
    t.third.does("discard")
    t.you.does("react", "watchtower")
    return t


def talisman_and_noble_brigand_are_put_in_order():
    t = Table(me={"in_play": "talisman"}, phase="buy", coins=4, buys=2, supply={"noble_brigand": 10})
    t.me.buys("noble_brigand")
    return t


# -- Actions -----------------------------------------------------------------------------------------------------------


def kings_court_on_kings_court_has_played_a_village():
    t = Table(me={"hand": "kings_court*2, village, smithy, vault", "deck": "gold*12"})
    t.me.plays("kings_court")
    t.me.does("play", "kings_court")
    t.me.does("play", "village")
    return t


def counting_house_looks_through_the_discard_pile():
    t = Table(me={"hand": "counting_house", "discard": "copper*3, gold, estate"})
    t.me.plays("counting_house")
    return t


def loan_has_found_a_treasure():
    t = Table(me={"hand": "loan, venture", "deck": "estate, copper, gold"}, phase="buy")
    t.me.plays("loan")
    return t


def vault_asks_its_second_player():
    t = Table({"hand": "vault", "deck": "gold*3"}, "curse*3", "estate*3")
    t.me.plays("vault")
    t.me.does("discard", "gold")
    t.you.does("confirm", "no")
    return t


def jester_decides_who_gains_a_gold():
    t = Table("jester", {"deck": "estate, gold"}, {"deck": "gold*3"})
    t.me.plays("jester")
    return t


def horse_traders_wait_for_their_turn():
    t = Table("militia, copper", {"hand": "horse_traders*2, copper*3", "deck": "gold*9"}, "copper*5")
    t.me.plays("militia")
    t.you.does("react", "horse_traders")
    return t


def horse_traders_have_come_back():
    t = Table("militia", {"hand": "horse_traders, copper*2", "deck": "gold*9"})
    t.me.plays("militia")
    t.you.does("react", "horse_traders")
    t.me.ends_turn()
    return t


# -- the bane and the Prizes -------------------------------------------------------------------------------------------

WITCHES = "young_witch tournament village smithy market mine cellar militia gardens workshop"


def young_witch_has_one_of_two_answers():
    t = Table(
        {"hand": "young_witch, estate*2", "deck": "gold*3"},
        "moat, copper",
        "moat, horse_traders",
        kingdom=WITCHES,
        bane="moat",
    )
    t.me.plays("young_witch")
    t.you.does("react", "no")
    t.third.does("react", "horse_traders")
    t.third.does("react", "no")
    t.me.does("discard", "estate", "estate")
    t.third.does("confirm", "no")
    return t


def tournament_offers_the_prizes_that_are_left():
    t = Table(
        {"hand": "tournament, province", "deck": "gold*3"}, "province", "copper",
        kingdom=WITCHES, bane="hamlet", supply={"diadem": 0, "princess": 0}, trash="diadem",
    )  # fmt: skip
    t.me.plays("tournament")
    t.me.does("confirm", "yes")
    t.you.does("confirm", "yes")
    return t


def trusty_steed_chooses():
    t = Table(me={"hand": "trusty_steed, diadem", "deck": "gold*3"}, kingdom=WITCHES, bane="hamlet")
    t.me.plays("trusty_steed")
    return t


def princess_makes_everything_cheaper_and_a_horn_gains():
    t = Table(me={"hand": "princess, horn_of_plenty, copper", "deck": "copper*5"})
    t.me.plays("princess", "copper", "horn_of_plenty")
    return t


def finished_with_colonies_fairgrounds_and_tokens():
    t = Table(
        {"deck": "colony, fairgrounds, copper, silver, gold", "victory_tokens": 7},
        {"deck": "province*2, curse", "returning": "horse_traders"},
        phase="buy", coins=11, supply={"colony": 1},
    )  # fmt: skip
    t.me.buys("colony")
    return t


SCENES = [
    bishop_waits_for_two_players,
    goons_in_play_and_one_purchase_is_made,
    contraband_asks_for_a_name,
    contraband_has_forbidden_two_cards,
    quarry_and_peddler_change_prices_one_by_one,
    tokens_have_moved_to_the_trade_route,
    watchtower_and_royal_seal_wait_for_a_cache,
    watchtower_may_trash_the_curse_of_a_mountebank,
    talisman_and_noble_brigand_are_put_in_order,
    kings_court_on_kings_court_has_played_a_village,
    counting_house_looks_through_the_discard_pile,
    loan_has_found_a_treasure,
    vault_asks_its_second_player,
    jester_decides_who_gains_a_gold,
    horse_traders_wait_for_their_turn,
    horse_traders_have_come_back,
    young_witch_has_one_of_two_answers,
    tournament_offers_the_prizes_that_are_left,
    trusty_steed_chooses,
    princess_makes_everything_cheaper_and_a_horn_gains,
    finished_with_colonies_fairgrounds_and_tokens,
]


# -- games from the deal on --------------------------------------------------------------------------------------------

# Players, the sets that the kingdom is drawn from, a wish, options of the setup, answers.
DEALT = [
    (2, ["prosperity"], "goons", {}, 0),
    (3, ["prosperity"], "contraband", {"colonies": "no"}, 120),
    (2, ["prosperity", "base2"], "bank", {}, 90),
    (4, ["prosperity", "hinterlands1"], "watchtower", {"colonies": "yes", "edition": 1}, 200),
    (2, ["cornucopia"], "young_witch", {"bane": "loan"}, 60),
    (3, ["cornucopia", "dark_ages"], "young_witch", {}, 150),
    (5, ["cornucopia", "prosperity"], "tournament", {"treasures_at_once": False}, 260),
    (2, ["cornucopia", "prosperity", "intrigue1"], "trade_route", {"first": 1}, 9999),
]
# The same, played to the end unless there is a number of answers.
RECORDED = [
    (2, ["prosperity"], "goons", {}, None),
    (3, ["prosperity", "cornucopia"], "young_witch", {}, None),
    (2, ["cornucopia", "base2"], "young_witch", {"bane": "hamlet", "colonies": "yes"}, None),
    (4, ["prosperity", "cornucopia"], "tournament", {"colonies": "no", "first": 2}, 80),
]


def deal(players, sets, wish, options):
    """A game just dealt, with these cards wished for; its setup and its seed."""
    seed = f"{players} {sets} {wish}".encode() + b"\xff"  # not UTF-8, as real seeds
    setup = Setup(tuple(random_kingdom(seed, sets, wishes=wish.split())), **options)
    return Game.set_up(NAMES[:players], setup, seed), setup, seed


def named_games(dealt=DEALT, scenes=SCENES):
    """Every game to be saved, by name."""
    for players, sets, wish, options, answers in dealt:
        game, _, _ = deal(players, sets, wish, options)
        while game.pending and game.number < answers:
            decision = next_question(game.pending, game.number)
            game.submit(decision.decider, choose(decision))
        yield f"{players} players, {'+'.join(sets)} with {wish}, {options}, after {answers} answers", game
    for scene in scenes:
        yield scene.__name__.replace("_", " "), scene().game


def records(recorded=RECORDED):
    """Every record to be kept."""
    for players, sets, wish, options, answers in recorded:
        game, setup, seed = deal(players, sets, wish, options)
        yield keep_record(game, NAMES[:players], setup, seed, answers)
