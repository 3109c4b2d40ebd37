"""Computer players of three levels: newcomers have a chance against beginners, and no two games are the same."""

import pytest

from engine import LEVELS, RECOMMENDED, SETS, TEMPERS, Builder, big_money, computer_player, random_kingdom, simulate
from engine.computer.answers import answer as find_answer
from engine.computer.sound import OutlookWithTaste, Sound
from engine.computer.taste import Taste
from engine.computer.welcome import unlimited
from tests.each import for_each
from tests.engine.computer.builders import answer, buying
from tests.engine.computer.newcomers import NEWCOMERS, share_won
from tests.engine.table import Table

KINGDOMS = [(kingdom.cards, kingdom.edition) for kingdom in RECOMMENDED[::4]]
KINGDOMS += [(random_kingdom(f"level {number}", list(SETS)), 2) for number in range(10)]
GAMES = 48  # by chance, the fraction that is won lies within 0.14 of the true one in 95 of 100 measurements


def bought(player, coins, number, **position):
    """What the player buys first with these coins, in the game of that number."""
    return answer(buying(coins, seed=f"game {number}", **position), player=player)[0]


@pytest.mark.parametrize(("newcomer", "least", "most"), [("big money", 0.55, 0.95), ("most expensive", 0.35, 0.75)])
def test_newcomers_win_many_games_against_a_beginner(newcomer, least, most):
    opponents = [computer_player("beginner", temper, "any") for temper in TEMPERS]
    won = sum(share_won(NEWCOMERS[newcomer], each, KINGDOMS, GAMES // 3, each.taste.temper) for each in opponents) / 3
    assert least <= won <= most


def test_a_sound_player_is_as_good_as_a_builder_and_far_better_than_a_beginner():
    sound = computer_player("sound", "curious", "any")
    assert share_won(sound, Builder(), KINGDOMS, GAMES, "equals") >= 0.33
    assert share_won(sound, computer_player("beginner"), KINGDOMS, 24, "unequal") >= 0.8


def test_a_strong_player_beats_big_money():
    assert share_won(computer_player("strong"), big_money, KINGDOMS, 24, "money") >= 0.75


@for_each(LEVELS, TEMPERS)
def test_a_new_object_goes_on_like_the_old_one(level, temper):
    kingdom = RECOMMENDED[7].cards
    player = computer_player(level, temper, b"seed")

    def forgetful(view, decision):
        return computer_player(level, temper, b"seed")(view, decision)

    assert simulate([player, player], kingdom, "restart") == simulate([forgetful, forgetful], kingdom, "restart")


def test_players_of_the_same_level_buy_different_cards_with_the_same_coins():
    kingdom = "bandit, council_room, festival, laboratory, library, market, militia, moneylender, remodel, smithy"
    for level in LEVELS:
        players = [computer_player(level, temper, f"{number}") for number in range(6) for temper in TEMPERS]
        assert len({bought(player, 4, number, kingdom=kingdom) for number, player in enumerate(players)}) > 1


class ThoroughOutlook(OutlookWithTaste):
    """The outlook of a sound player who judges every purchase on offer."""

    def purchases(self):
        return unlimited(self.decision.options)


@for_each(RECOMMENDED[::4])
def test_a_sound_player_misses_no_card_by_judging_only_those_that_may_be_the_most_welcome(kingdom):
    def sound(temper, seed):
        player, taste = Sound(Taste(temper, seed)), Taste(temper, seed)

        def check(view, decision):
            picks = player(view, decision)
            assert picks == find_answer(ThoroughOutlook(view, decision, taste))
            return picks

        return check

    players = [sound(temper, kingdom.id.encode()) for temper in TEMPERS]
    simulate(players, kingdom.cards, kingdom.id, kingdom.edition)


def test_a_fierce_player_prefers_an_attack_where_choices_are_nearly_equal():
    kingdom = "militia, moneylender, cellar, chapel, village, workshop, remodel, moat, harbinger, vassal"
    fierce = [bought(computer_player("sound", "fierce", f"{n}"), 4, n, kingdom=kingdom) for n in range(8)]
    assert set(fierce) == {"buy:militia"}


def test_a_beginner_buys_provinces_and_never_curses_or_coppers():
    for number in range(6):
        player = computer_player("beginner", "curious", f"{number}")
        assert bought(player, 8, number) == "buy:province"
        assert bought(player, 0, number) == "end"


def test_a_beginner_buys_points_too_early():
    players = [computer_player("beginner", "steady", f"{number}") for number in range(30)]
    assert {"buy:duchy", "buy:estate"} <= {
        bought(player, coins, number) for number, player in enumerate(players) for coins in (2, 5)
    }


def test_a_beginner_plays_what_it_holds_and_trashes_only_curses():
    beginner = computer_player("beginner")
    assert answer(Table(me="smithy, copper"), player=beginner) == ["play:smithy"]
    table = Table(me="chapel, estate*2, copper, curse")
    table.me.plays("chapel")
    assert answer(table, player=beginner) == ["curse"]
