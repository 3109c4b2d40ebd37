"""Hints: the move that a good player would make in these positions, and the reason they would give."""

from engine import REASONS, Builder, Game, Hint, hint
from engine.chance import Chance
from engine.computer.random_player import RandomPlayer
from engine.kingdoms import SETS, random_kingdom
from engine.questions import check_answer
from tests.engine.computer.builders import buying, playing
from tests.engine.invariants import rearranged
from tests.engine.table import Table

SMITHIES = "smithy cellar artisan council_room festival harbinger laboratory library market mine"
DEAR = "smithy artisan council_room festival laboratory library market mine sentry witch"
WITCHES = "witch cellar chancellor feast harbinger spy thief vassal village workshop"


def hinted(table, seat="me"):
    """What that seat is advised to do, why, and the facts."""
    chair = getattr(table, seat)
    picks, reason, facts = hint(table.game.view_for(chair.question), chair.question, Builder())
    return [chair.question.options[pick] for pick in picks], reason, facts


# -- positions that a good player would nod at -----------------------------------------------------------------------


def test_silver_rather_than_a_village_without_a_second_action_to_play():
    assert hinted(buying(3)) == (["buy:silver"], "over_village", {"alternative": "village"})


def test_gold_with_six_because_nothing_better_can_be_bought():
    assert hinted(buying(6)) == (["buy:gold"], "money", {"card": "gold", "coins": 6})


def test_silver_rather_than_a_second_smithy_in_a_small_deck():
    table = buying(4, me={"deck": "copper*7, estate*3, smithy"}, kingdom=SMITHIES)
    assert hinted(table) == (["buy:silver"], "over_terminal", {"alternative": "smithy", "count": 1, "size": 11})


def test_a_duchy_when_few_provinces_are_left():
    picks, reason, facts = hinted(buying(6, {"province": 3}))
    assert (picks, reason, facts["left"]) == (["buy:duchy"], "end_near", 3)


def test_the_last_province_when_it_wins():
    table = buying(8, {"province": 1}, me={"deck": "province*4"}, you={"deck": "province*3"})
    assert hinted(table)[:2] == (["buy:province"], "ends_won")


def test_any_card_that_empties_the_third_pile_when_it_wins():
    table = buying(3, {"moat": 0, "cellar": 0, "village": 1}, me={"deck": "province"}, you={"deck": "duchy"})
    view, question = table.me.view(), table.me.question
    village = question.options.index("buy:village")
    assert hint(view, question, lambda *_: (village,))[1:] == ("ends_won", {"card": "village"})


def test_no_card_that_would_end_a_game_which_is_lost():
    table = buying(3, {"moat": 0, "cellar": 0, "village": 1}, me={"deck": "duchy"}, you={"deck": "province"})
    view, question = table.me.view(), table.me.question
    silver = question.options.index("buy:silver")
    assert hint(view, question, lambda *_: (silver,))[1:] == ("ends_lost", {"alternative": "village"})


def test_a_witch_for_its_curses():
    assert hinted(buying(5, kingdom=WITCHES))[:2] == (["buy:witch"], "curses")


def test_a_village_before_a_smithy():
    expected = (["play:village"], "actions_first", {"card": "village", "alternative": "smithy"})
    assert hinted(Table(me="smithy, village")) == expected


def test_estates_are_discarded_because_they_do_nothing_in_a_hand():
    table = playing("militia", "militia", you="copper*3, estate*2")
    assert hinted(table, "you") == (["estate", "estate"], "dead_cards", {"count": 2})


def test_curses_and_estates_are_trashed_because_the_deck_is_better_without_them():
    table = playing("chapel, curse, estate", "chapel")
    picks, reason, _ = hinted(table)
    assert (sorted(picks), reason) == (["curse", "estate"], "worse_cards")


def test_an_estate_is_remodelled_because_something_better_takes_its_place():
    assert hinted(playing("remodel, estate, silver*2", "remodel"))[:2] == (["estate"], "exchange")
    assert hinted(playing("upgrade, curse, gold*2", "upgrade"))[:2] == (["curse"], "worse_cards")  # nothing costs 1


def test_the_only_action_is_played_for_what_it_gives():
    assert hinted(Table(me="smithy, copper*4"))[1:] == ("bigger_hands", {"card": "smithy", "cards": 3})
    assert hinted(Table(me="militia, copper*4"))[1:] == ("coins_action", {"card": "militia", "coins": 2})
    assert hinted(Table(me="workshop, copper*4"))[1] == "only_action"


def test_a_moat_is_shown_because_the_attack_then_fails():
    table = playing("witch", "witch", you="moat, copper*4")
    assert hinted(table, "you") == (["moat"], "moat", {})


def test_no_copper_is_bought():
    assert hinted(buying(1))[:2] == (["end"], "no_money")


def test_no_estate_is_bought_while_points_would_only_be_in_the_way():
    picks, reason, facts = hinted(buying(2, kingdom=DEAR))
    assert (picks, reason) == (["end"], "over_points")
    assert facts == {"alternative": "estate", "left": 8}


def test_treasures_are_played_first():
    assert hinted(Table(me="copper, gold", phase="buy"))[:2] == (["treasures"], "treasures_first")


# -- Prosperity and Cornucopia ---------------------------------------------------------------------------------------


def test_a_colony_is_bought_for_its_points_at_any_time():
    for colonies in (8, 2):
        table = buying(11, {"platinum": 12, "colony": colonies})
        assert hinted(table) == (["buy:colony"], "points", {"card": "colony", "points": 10})


def test_the_last_colony_is_left_if_the_game_would_be_lost():
    me, you = {"deck": "colony", "turns": 9}, {"deck": "colony*3", "turns": 9}
    table = buying(11, {"platinum": 12, "colony": 1}, me=me, you=you)
    assert hinted(table)[1:] == ("ends_lost", {"alternative": "colony"})


def test_a_province_is_too_early_while_there_are_many_colonies():
    table = buying(8, {"platinum": 12, "colony": 8})
    assert hinted(table) == (["buy:gold"], "over_points", {"alternative": "province", "left": 8})


def test_a_bank_is_played_last_because_it_counts_the_others():
    assert hinted(Table(me="bank", phase="buy", coins=2)) == (["play:bank"], "treasure_last", {"card": "bank"})


def test_a_copper_is_bought_for_the_token_of_goons():
    me = {"in_play": "goons", "deck": "copper*7"}
    table = buying(0, {"province": 3, "goons": 10}, me=me)
    assert hinted(table) == (["buy:copper"], "token", {"card": "copper"})


def test_what_contraband_forbids_hurts_the_player_of_it():
    table = playing("contraband, gold*2", "contraband", phase="buy", coins=3)
    assert hinted(table, "you") == (["province"], "hurts_most", {"card": "province"})


def test_a_bad_card_goes_to_the_victim_of_jester():
    table = playing("jester", "jester", you={"deck": "copper*5"})
    assert hinted(table) == (["them"], "hurts_most", {})


def test_watchtower_puts_a_good_card_into_the_next_hand_and_trashes_a_bad_one():
    table = buying(6, me="watchtower")
    table.me.buys("gold")
    table.me.does("react", "watchtower")
    assert hinted(table) == (["topdeck"], "next_hand", {"card": "gold"})
    table = playing("witch", "witch", you="watchtower, copper*4")
    table.you.does("react", "watchtower")
    assert hinted(table, "you") == (["trash"], "mode_trash", {})


def test_remake_turns_an_estate_into_something_better_and_gets_rid_of_a_curse():
    assert hinted(playing("remake, estate, gold*2", "remake"))[:2] == (["estate"], "exchange")
    assert hinted(playing("remake, curse, gold*2", "remake"))[:2] == (["curse"], "worse_cards")


def test_nobody_is_told_that_a_dead_card_is_of_use_when_hamlet_asks_for_it_in_vain():
    assert hinted(playing("hamlet, estate, copper*2", "hamlet"))[:2] == ([], "not_worth_it")


# -- Seaside and Alchemy ---------------------------------------------------------------------------------------------


def test_a_potion_is_bought_for_the_card_that_it_pays_for():
    table = buying(4, kingdom=WITCHES.replace("witch", "familiar"))
    assert hinted(table) == (["buy:potion"], "potion", {"card": "potion", "alternative": "familiar"})


def test_a_familiar_is_bought_for_its_curses():
    table = buying(6, kingdom=WITCHES.replace("witch", "familiar"), potions=1)
    assert hinted(table)[:2] == (["buy:familiar"], "curses")


def test_what_comes_with_curses_is_not_bought():
    table = buying(6, kingdom=WITCHES.replace("witch", "embargo"), embargo={"gold": 2})
    assert hinted(table) == (["buy:silver"], "over_embargo", {"alternative": "gold"})


def test_an_embargo_token_hurts_the_others():
    assert hinted(playing("embargo", "embargo"))[1] == "hurts_most"


def test_an_ambassador_gets_rid_of_bad_cards():
    table = playing("ambassador, estate*2, gold", "ambassador")
    assert hinted(table) == (["estate"], "worse_cards", {"count": 1, "card": "estate"})
    table.me.does("choose", "estate")
    assert hinted(table) == (["estate"] * 2, "worse_cards", {"count": 2, "card": "estate"})


def test_what_haven_keeps_is_of_use_next_turn():
    hand = {"hand": "haven, sea_hag, wharf, gold", "deck": "copper*5"}
    assert hinted(playing(hand, "haven"))[:2] == (["sea_hag"], "spare_now")
    table = playing({"hand": "haven, gold*2, silver, copper", "deck": "copper*5"}, "haven")
    assert hinted(table)[:2] == (["silver"], "next_hand")


def test_an_island_takes_what_does_nothing_in_a_hand():
    assert hinted(playing("island, province, gold", "island"))[:2] == (["province"], "dead_cards")


def test_what_a_ghost_ship_takes_is_what_the_next_hand_can_spare():
    table = playing("ghost_ship", "ghost_ship", you="gold*2, silver, copper, estate")
    assert hinted(table, "you")[1:] == ("least_useful", {"count": 2})


def test_navigator_names_the_card_that_decides():
    table = playing({"hand": "navigator", "deck": "gold*3, silver, estate, copper*9"}, "navigator")
    assert hinted(table) == (["keep"], "keep_good", {"card": "gold"})
    table = playing({"hand": "navigator", "deck": "estate*3, curse, copper, gold*4"}, "navigator")
    assert hinted(table)[1] == "discard_bad"


def test_a_gold_is_salvaged_since_a_province_is_worth_more():
    table = playing("salvager, gold*2, copper", "salvager", supply={"province": 3})
    assert hinted(table) == (["gold"], "worth_it", {})


def test_the_best_treasure_is_sunk_by_a_pirate_ship():
    table = playing("pirate_ship", "pirate_ship", you={"deck": "copper, gold, estate"})
    table.me.does("choose", "attack")
    assert hinted(table)[1] == "steals_best"


def test_a_possessor_is_told_what_wins_for_the_possessor():
    so_far = {"after": 0, "possessor": 0, "lasting": ["possession"]}
    me, you = {"deck": "province*2", "turns": 9}, {"deck": "province, duchy*2", "turns": 9}
    supply = {"province": 1, "possession": 10}
    table = Table(me, you, current=1, so_far=so_far, phase="buy", coins=8, supply=supply)
    assert hinted(table)[:2] == (["buy:province"], "ends_won")


# -- every question --------------------------------------------------------------------------------------------------


def asked_in_games(count):
    """Every question of some random games with cards of all sets, now and then answered as advised."""
    for number in range(count):
        kingdom = random_kingdom(f"hints {number}", list(SETS))
        game = Game.new(list("ABC"[: 2 + number % 2]), kingdom, f"hints {number}", edition=1 + number % 2)
        player, luck = RandomPlayer(f"{number}"), Chance(f"{number}".encode())
        while game.pending and game.number < 400:
            decision = game.pending[0]
            advised = yield game, decision
            game.submit(decision.decider, advised.picks if luck.below(2) else player(None, decision))


def test_every_question_gets_a_legal_hint_with_a_known_reason_and_facts():
    games, reasons = asked_in_games(7), set()
    game, decision = next(games)
    while True:
        found = hint(game.view_for(decision), decision, Builder())
        check_answer(decision, found.picks)
        assert isinstance(found, Hint)
        assert found.reason in REASONS
        reasons.add(found.reason)
        try:
            game, decision = games.send(found)
        except StopIteration:
            break
    assert len(reasons) > 30


def test_a_hint_does_not_depend_on_hidden_cards():
    """The same question, with hands, decks and piles rearranged that the seat may not know."""
    games = asked_in_games(2)
    game, decision = next(games)
    while True:
        found = hint(game.view_for(decision), decision, Builder())
        if game.number % 5 == 0:
            with rearranged(game._state, decision.seat, among_all=False):
                assert hint(game.view_for(decision), decision, Builder()) == found
        try:
            game, decision = games.send(found)
        except StopIteration:
            break
