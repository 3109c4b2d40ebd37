"""Positions worth saving: each scene leads a game to a point that a saved game must come back from."""

from engine import RECOMMENDED, SETS, Game, random_kingdom
from tests.engine.table import Table, listed
from tests.golden.chooser import choose, next_question

NAMES = ("Ann", "Bob", "Cid", "Оксана 🐢", "Eve", "Fay")
HAND = "copper*3, estate*2"
KINGDOMS = {kingdom.id: kingdom for kingdom in RECOMMENDED}
EVERY_SET = tuple(SETS)


# -- questions inside questions ----------------------------------------------------------------------------------------


def throne_room_of_throne_room_of_militia_meets_a_secret_chamber():
    t = Table(
        me="throne_room*2, militia, copper", you={"hand": "secret_chamber, copper*4", "deck": "gold, silver, estate*4"}
    )
    t.me.plays("throne_room")
    t.me.does("play", "throne_room")
    t.me.does("play", "militia")
    t.you.does("react", "secret_chamber")
    return t


def second_of_two_militias_meets_a_secret_chamber_again():
    t = throne_room_of_throne_room_of_militia_meets_a_secret_chamber()
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "no")
    t.you.does("discard", "copper", "copper")
    return t


def procession_has_played_a_village_and_gains():
    t = Table(
        me={"hand": "procession, village", "deck": "silver, gold, copper"},
        kingdom="village procession smithy militia moat market workshop gardens cellar mine",
    )
    t.me.plays("procession")
    t.me.does("play", "village")
    return t


def procession_of_procession_of_a_steward():
    t = Table(me={"hand": "procession*2, steward, estate*2", "deck": "silver*4"})
    t.me.plays("procession")
    t.me.does("play", "procession")
    t.me.does("play", "steward")
    return t


def band_of_misfits_is_a_village_in_play():
    t = Table(
        me="band_of_misfits, moat, copper*2",
        kingdom="band_of_misfits poor_house village moat market gardens cellar mine smithy militia",
    )
    t.me.plays("band_of_misfits")
    t.me.does("choose", "village")
    return t


def band_of_misfits_is_a_village_and_the_turn_is_over():
    t = band_of_misfits_is_a_village_in_play()
    t.me.ends_actions()
    t.me.plays("copper")
    return t


def throne_room_of_band_of_misfits_as_a_militia():
    t = Table(
        "throne_room, band_of_misfits",
        HAND,
        HAND,
        kingdom="band_of_misfits poor_house village moat market gardens cellar mine smithy militia",
    )
    t.me.plays("throne_room")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "militia")
    t.third.does("discard", "estate", "copper")
    return t


# -- several seats at once ---------------------------------------------------------------------------------------------


def masquerade_with_one_of_three_answers():
    t = Table({"hand": "masquerade", "deck": "curse, gold"}, "estate, silver", "copper, village")
    t.me.plays("masquerade")
    t.third.does("pass", "village")
    return t


def masquerade_of_six_with_four_answers():
    t = Table({"hand": "masquerade", "deck": "curse, gold, duchy"}, *["estate, silver, copper"] * 5)
    t.me.plays("masquerade")
    for seat, card in ((t.sixth, "estate"), (t.you, "silver"), (t.fourth, "copper"), (t.third, "estate")):
        seat.does("pass", card)
    return t


def masquerade_offers_to_trash():
    t = Table(me={"hand": "masquerade", "deck": "copper, estate"}, you="curse, gold")
    t.me.plays("masquerade")
    t.me.does("pass", "estate")
    t.you.does("pass", "curse")
    return t


def militia_with_no_answers():
    t = Table("militia, copper", HAND, HAND, HAND)
    t.me.plays("militia")
    return t


def militia_with_one_of_two_answers_that_can_be_taken_back():
    t = Table("militia, copper", HAND, HAND)
    t.me.plays("militia")
    t.you.does("discard", "estate", "estate")
    return t


def margrave_with_one_of_four_answers():
    t = Table({"hand": "margrave, copper", "deck": "gold*4"}, *[{"hand": HAND, "deck": "village*3"}] * 4)
    t.me.plays("margrave")
    t.fourth.does("discard", "estate", "estate", "copper")
    return t


def torturer_asks_its_second_victim():
    t = Table({"hand": "torturer", "deck": "gold*4"}, HAND, HAND)
    t.me.plays("torturer")
    t.you.does("choose", "curse")
    return t


def torturer_makes_its_first_victim_discard():
    t = Table({"hand": "torturer", "deck": "gold*4"}, HAND, HAND, HAND)
    t.me.plays("torturer")
    t.you.does("choose", "discard")
    return t


# -- reactions ---------------------------------------------------------------------------------------------------------


def trader_may_replace_the_curse_of_a_witch():
    t = Table("witch", "copper*5", "trader, copper*2")
    t.me.plays("witch")
    return t


def trader_may_replace_the_gold_of_a_tunnel():
    t = Table(me="cellar, tunnel, trader")
    t.me.plays("cellar")
    t.me.does("discard", "tunnel")
    t.me.does("react", "tunnel")
    return t


def three_tunnels_are_revealed_one_by_one():
    t = Table(me={"hand": "cellar, tunnel*3", "deck": "gold*2, silver*4"})
    t.me.plays("cellar")
    t.me.does("discard", "tunnel", "tunnel", "tunnel")
    t.me.does("react", "tunnel")
    return t


def moat_may_be_shown_to_a_bureaucrat():
    t = Table("bureaucrat", "moat, estate, duchy", "estate, duchy, province")
    t.me.plays("bureaucrat")
    return t


def moat_was_shown_and_may_be_shown_again():
    t = Table("militia", "moat, secret_chamber, copper*3", HAND)
    t.me.plays("militia")
    t.you.does("react", "moat")
    return t


def fools_gold_may_become_a_gold():
    t = Table({"hand": "gold*3", "deck": "copper*6"}, "fools_gold*2, copper", phase="buy")
    t.me.plays_all_treasures()
    t.me.buys("province")
    return t


def market_square_may_be_discarded_for_a_gold():
    t = Table(me="chapel, market_square*2, estate*2")
    t.me.plays("chapel")
    t.me.does("trash", "estate", "estate")
    return t


def watch_over_a_farmland_that_is_bought():
    t = Table(me="gold*2, estate, silver", phase="buy", supply={"farmland": 8})
    t.me.plays_all_treasures()
    t.me.buys("farmland")
    return t


def haggler_gains_beside_what_is_bought():
    t = Table(me={"hand": "haggler, gold*2", "deck": "copper*5"})
    t.me.plays("haggler")
    t.me.plays("gold", "gold")
    t.me.buys("gold")
    return t


# -- what is looked at, set aside, or lasts ----------------------------------------------------------------------------


def scheme_at_clean_up():
    t = Table(me={"hand": "scheme*2, smithy", "deck": "copper*12"})
    t.me.plays("scheme", "scheme", "smithy")
    t.me.ends_turn()
    t.me.does("topdeck", "smithy")
    return t


def library_has_set_one_aside_and_offers_the_next():
    t = Table(me={"hand": "library, copper*4", "deck": "village, smithy, silver, gold, estate"})
    t.me.plays("library")
    t.me.does("confirm", "yes")
    return t


def sentry_looks_at_two_cards():
    t = Table(me={"hand": "sentry", "deck": "gold, curse, silver, estate"})
    t.me.plays("sentry")
    return t


def cartographer_has_discarded_and_orders_the_rest():
    t = Table(me={"hand": "cartographer", "deck": "gold, curse, silver, estate, copper*3"})
    t.me.plays("cartographer")
    t.me.does("discard", "curse")
    return t


def harbinger_looks_through_the_discard_pile():
    t = Table(me={"hand": "harbinger", "deck": "copper*3", "discard": "village, gold, estate"})
    t.me.plays("harbinger")
    return t


def thief_has_turned_up_two_treasures():
    t = Table("thief", {"deck": "gold, silver, copper*3"}, {"deck": "copper, silver, estate*3"}, edition=1)
    t.me.plays("thief")
    return t


def spy_looks_at_the_second_players_card():
    t = Table({"hand": "spy", "deck": "estate, gold"}, {"deck": "village, gold"}, {"deck": "curse, gold"}, edition=1)
    t.me.plays("spy")
    t.me.does("choose", "discard")
    return t


def wishing_well_waits_for_a_name():
    t = Table(me={"hand": "wishing_well", "deck": "copper, gold, estate"})
    t.me.plays("wishing_well")
    return t


def merchant_waits_for_its_silver():
    t = Table(me={"hand": "merchant*2, silver, copper", "deck": "silver*3"})
    t.me.plays("merchant", "merchant")
    t.me.plays("copper")
    return t


def merchant_has_paid_for_its_silver():
    t = merchant_waits_for_its_silver()
    t.me.plays("silver")
    return t


def two_bridges_make_everything_cheaper():
    t = Table(me="throne_room, bridge, copper*3")
    t.me.plays("throne_room")
    t.me.does("play", "bridge")
    return t


def highways_make_everything_cheaper_while_in_play():
    t = Table(me={"hand": "highway*2, workshop, copper", "deck": "copper*5"})
    t.me.plays("highway", "highway", "workshop")
    return t


def conspirator_counts_what_was_played():
    t = Table(me={"hand": "village, pawn, conspirator*2", "deck": "copper*9"})
    t.me.plays("village", "pawn")
    t.me.does("choose", "card", "action")
    t.me.plays("conspirator")
    return t


def coppersmith_makes_coppers_dearer():
    t = Table(me="coppersmith, copper*4")
    t.me.plays("coppersmith")
    t.me.plays("copper")
    return t


# -- piles that are not like the others --------------------------------------------------------------------------------

DARK = "knights hermit urchin bandit_camp cultist death_cart marauder village smithy moat"


def all_plain_treasures_were_played_with_one_answer():
    t = Table(me="coppersmith, copper*2, counterfeit, silver, fools_gold*2")
    t.me.plays("coppersmith")
    t.me.does("buy", "treasures")
    return t


def knights_and_ruins_are_partly_gone():
    t = Table(
        {"hand": "dame_sylvia, copper", "deck": "gold*5"},
        {"deck": "silver, village, copper*3"},
        {"deck": "sir_vander, dame_anna, copper"},
        kingdom=DARK,
        supply={
            "knights": ["sir_martin", "dame_molly", "sir_destry"],
            "ruins": ["survivors", "abandoned_mine", "survivors"],
        },
        trash="dame_josephine, sir_bailey",
    )
    t.me.plays("dame_sylvia")
    t.you.does("trash", "silver")
    return t


def spoils_have_been_gained_and_played():
    t = Table(me="spoils, copper*2", kingdom=DARK, supply={"spoils": 12}, phase="buy")
    t.me.plays("spoils")
    return t


def madman_has_gone_back_to_its_pile():
    t = Table(me={"hand": "madman, copper, estate, moat", "deck": "gold*5"}, kingdom=DARK)
    t.me.plays("madman")
    return t


def hermit_may_trash_from_the_discard_pile():
    t = Table(me={"hand": "hermit, copper, curse", "discard": "estate, abandoned_mine"}, kingdom=DARK)
    t.me.plays("hermit")
    return t


def mercenary_has_been_paid_and_all_discard():
    t = Table({"hand": "mercenary, copper, estate, curse", "deck": "gold*5"}, HAND, HAND, kingdom=DARK)
    t.me.plays("mercenary")
    t.me.does("confirm", "yes")
    t.me.does("trash", "estate", "curse")
    return t


def shelters_in_hand():
    t = Table(
        me={"hand": "hovel, necropolis, overgrown_estate, copper*2, gold*2"},
        kingdom=DARK,
        shelters="yes",
        phase="buy",
    )
    t.me.plays_all_treasures()
    t.me.buys("duchy")
    return t


# -- arranged, and over ------------------------------------------------------------------------------------------------


def arranged_at_clean_up_with_cards_set_aside():
    players = [
        {"name": "Ann", "hand": ["copper"], "set_aside": ["village", "estate"], "turns": 7, "deck": ["gold"] * 6},
        {"name": "Bob", "hand": ["estate"] * 5, "set_aside": ["militia"], "turns": 6, "deck": ["silver"] * 6},
    ]
    return Game.arrange(
        {"players": players, "current": 1, "phase": "buy", "coins": 8, "buys": 3, "seed": {"hex": "ff00fe"}}
    )


def arranged_with_lasting_effects_and_a_discount():
    so_far = {"bought": 1, "discount": 2, "played": ["merchant", "bridge", "bridge"], "lasting": ["merchant"]}
    players = [
        {"hand": ["silver", "copper"], "in_play": ["merchant", "bridge", "village"], "deck": ["copper"] * 5,
         "printed": ["merchant", "bridge", "band_of_misfits"]},
        {"hand": listed(HAND), "deck": ["copper"] * 5},
        {"hand": listed(HAND), "deck": ["copper"] * 5},
    ]  # fmt: skip
    return Game.arrange({"players": players, "phase": "buy", "buys": 2, "so_far": so_far})


def arranged_before_the_last_province():
    t = Table(me="gold*2, silver", you="province, estate", phase="buy", supply={"province": 1})
    t.me.plays_all_treasures()
    return t


def finished_with_two_winners():
    t = Table(
        {"hand": "gold*3", "deck": "province, copper"},
        {"hand": "province*2", "turns": 4},
        {"hand": "curse*3", "turns": 4},
        phase="buy",
        supply={"province": 1},
    )
    t.me.plays_all_treasures()
    t.me.buys("province")
    return t


SCENES = [
    throne_room_of_throne_room_of_militia_meets_a_secret_chamber,
    second_of_two_militias_meets_a_secret_chamber_again,
    procession_has_played_a_village_and_gains,
    procession_of_procession_of_a_steward,
    band_of_misfits_is_a_village_in_play,
    band_of_misfits_is_a_village_and_the_turn_is_over,
    throne_room_of_band_of_misfits_as_a_militia,
    masquerade_with_one_of_three_answers,
    masquerade_of_six_with_four_answers,
    masquerade_offers_to_trash,
    militia_with_no_answers,
    militia_with_one_of_two_answers_that_can_be_taken_back,
    margrave_with_one_of_four_answers,
    torturer_asks_its_second_victim,
    torturer_makes_its_first_victim_discard,
    trader_may_replace_the_curse_of_a_witch,
    trader_may_replace_the_gold_of_a_tunnel,
    three_tunnels_are_revealed_one_by_one,
    moat_may_be_shown_to_a_bureaucrat,
    moat_was_shown_and_may_be_shown_again,
    fools_gold_may_become_a_gold,
    market_square_may_be_discarded_for_a_gold,
    watch_over_a_farmland_that_is_bought,
    haggler_gains_beside_what_is_bought,
    scheme_at_clean_up,
    library_has_set_one_aside_and_offers_the_next,
    sentry_looks_at_two_cards,
    cartographer_has_discarded_and_orders_the_rest,
    harbinger_looks_through_the_discard_pile,
    thief_has_turned_up_two_treasures,
    spy_looks_at_the_second_players_card,
    wishing_well_waits_for_a_name,
    merchant_waits_for_its_silver,
    merchant_has_paid_for_its_silver,
    two_bridges_make_everything_cheaper,
    highways_make_everything_cheaper_while_in_play,
    conspirator_counts_what_was_played,
    coppersmith_makes_coppers_dearer,
    all_plain_treasures_were_played_with_one_answer,
    knights_and_ruins_are_partly_gone,
    spoils_have_been_gained_and_played,
    madman_has_gone_back_to_its_pile,
    hermit_may_trash_from_the_discard_pile,
    mercenary_has_been_paid_and_all_discard,
    shelters_in_hand,
    arranged_at_clean_up_with_cards_set_aside,
    arranged_with_lasting_effects_and_a_discount,
    arranged_before_the_last_province,
    finished_with_two_winners,
]


# -- games from the deal on --------------------------------------------------------------------------------------------

# Players, kingdom (a recommended one, or the sets a random one is drawn from), edition, shelters, who begins, answers.
DEALT = [
    (2, "first_game_1e", 1, "auto", None, 0),
    (2, "first_game_2e", 2, "auto", 1, 3),
    (3, "village_square", 1, "no", 2, 77),
    (4, ("base1",), 1, "auto", None, 150),
    (5, ("base2",), 2, "auto", None, 41),
    (6, ("base2",), 2, "no", 5, 260),
    (2, ("intrigue1",), 2, "auto", None, 90),
    (6, ("intrigue1",), 1, "auto", None, 175),
    (3, ("hinterlands1",), 2, "auto", 0, 133),
    (4, ("hinterlands1",), 1, "no", None, 202),
    (2, ("dark_ages",), 2, "yes", None, 5),
    (3, ("dark_ages",), 2, "no", None, 111),
    (4, ("dark_ages",), 1, "auto", None, 219),
    (5, ("dark_ages", "intrigue1"), 2, "yes", None, 188),
    (6, EVERY_SET, 1, "auto", None, 301),
    (2, EVERY_SET, 2, "auto", None, 64),
    (3, EVERY_SET, 2, "yes", None, 9999),
    (4, ("base2", "hinterlands1"), 2, "auto", None, 9999),
]


def deal(players, kingdom, edition, shelters, first):
    """A game just dealt, and how it was set up."""
    seed = f"{players} {kingdom} {edition}".encode() + b"\xff"  # not UTF-8, as real seeds
    cards = KINGDOMS[kingdom].cards if isinstance(kingdom, str) else random_kingdom(seed, kingdom)
    if shelters == "yes" and "rats" not in cards:
        cards = (*cards[:9], "rats")
    names = NAMES[:players]
    return (
        Game.new(names, cards, seed, edition, shelters, first),
        (list(names), list(cards), edition, shelters, first),
        seed,
    )


def dealt(players, kingdom, edition, shelters, first, answers):
    """A game after that many answers."""
    game, _, _ = deal(players, kingdom, edition, shelters, first)
    while game.pending and game.number < answers:
        decision = next_question(game.pending, game.number)
        game.submit(decision.decider, choose(decision))
    return game


def named_games():
    """Every game to be saved, by name."""
    for players, kingdom, edition, shelters, first, answers in DEALT:
        sets = kingdom if isinstance(kingdom, str) else "+".join(kingdom)
        name = f"{players} players, {sets}, edition {edition}, shelters {shelters}, after {answers} answers"
        yield name, dealt(players, kingdom, edition, shelters, first, answers)
    for scene in SCENES:
        found = scene()
        yield scene.__name__.replace("_", " "), found.game if isinstance(found, Table) else found
