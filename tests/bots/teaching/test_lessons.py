"""Which lesson a person reads before which question, with their own cards as the example."""

import pytest

from bots.language.texts import Texts, languages
from bots.tables.shortcuts import full_purse, question
from bots.teaching.lessons import LESSONS, TIMES, Told, choose_lesson, lesson_of_end
from bots.teaching.seen import join_seen, parse_seen, seen_text
from bots.teaching.situation import Situation
from bots.teaching.wording import lesson_words
from engine import RECOMMENDED, Event, Game, RandomPlayer
from tests.bots.screens.phone import wrapped
from tests.engine.table import Table

MOST_ROWS = 8  # of a lesson on a phone
ALL = dict.fromkeys(TIMES, 9)


def situation(table, seat=0, events=()):
    decision = question(table.game, seat)
    coins = full_purse(table.game, seat).coins if decision.verb == "buy" else 0
    return Situation(table.game.view(seat), decision, coins, events)


def lesson(table, seat=0, events=(), **seen):
    told = choose_lesson(situation(table, seat, events), seen)
    return told and told.key


def said(table, seat=0, events=(), language="en", **seen):
    return lesson_words(choose_lesson(situation(table, seat, events), seen), Texts(language))


def buying(hand, **position):
    return Table(me=hand, phase="buy", **position)


# -- buying ------------------------------------------------------------------------------------------------------------


def test_a_purchase_is_explained_with_the_hand_and_its_coins():
    words = said(buying("copper*3, estate*2"))
    assert words.startswith("🎓 You hold Copper ×3, Estate ×2, worth 3 coins. A Silver costs 3 and makes every later")
    assert "Deine Hand: Kupfer ×3, Anwesen ×2. Geld: 3." in said(buying("copper*3, estate*2"), language="de")


@pytest.mark.parametrize(
    ("hand", "key"),
    [
        ("copper*2, estate*3", "little"),
        ("copper*4", "silver"),
        ("copper*5", "five"),
        ("gold*2", "gold"),
        ("gold*2, silver", "province"),
    ],
)
def test_what_is_worth_buying_depends_on_the_coins(hand, key):
    assert lesson(buying(hand)) == key


def test_coins_of_cards_that_were_played_are_not_called_coins_of_the_hand():
    table = Table(me="militia, silver, copper*2, estate")
    table.me.plays("militia")
    assert said(table).startswith("🎓 With the cards you’ve played, you have 6 coins. A Gold costs 6")
    assert "Mit dem, was du ausgespielt hast, kommst du auf 6 Geld." in said(table, language="de")
    assert "You hold Copper, Estate ×2, worth 1 coin. That" in said(buying("copper, estate*2"))


def test_with_five_coins_nobody_is_told_to_buy_silver_unless_nothing_better_costs_five():
    assert lesson(buying("copper*5"), five=2) is None
    assert lesson(buying("copper*5", supply={"province": 4}), points=2) is None  # it is not too early for a Duchy
    cheap = "cellar, moat, village, workshop, smithy, remodel, militia, bureaucrat, moneylender, throne_room"
    assert lesson(buying("copper*5", kingdom=cheap)) == "silver"


def test_several_buys_are_explained_before_the_coins():
    assert lesson(buying("copper*4", buys=2)) == "buys"
    assert "2 Buys: you can buy that many cards. Coins for all of them: 4." in said(buying("copper*4", buys=2))


def test_late_in_the_game_points_come_before_money_and_at_last_the_end_is_announced():
    assert lesson(buying("gold*2", supply={"province": 5})) == "gold"
    assert lesson(buying("gold*2", supply={"province": 4})) == "points"
    assert lesson(buying("copper*4", supply={"province": 4})) == "silver"  # a Duchy costs 5
    assert "Provinces left: 2, empty piles: 0" in said(buying("gold*2", supply={"province": 2}))
    two_empty = {"curse": 0, "duchy": 0}
    assert "and so do 3 empty piles" in said(buying("gold*2", supply=two_empty))
    many = Table("gold*2", "", "", "", "", phase="buy", supply=two_empty)
    assert lesson(many) == "gold"  # five players: four piles have to be empty


def test_a_game_with_colonies_is_about_colonies():
    with_colonies = {"platinum": 12, "colony": 8}
    words = said(buying("gold*2, silver", supply=with_colonies))
    assert words.startswith(
        "🎓 You hold Gold ×2, Silver, worth 8 coins. This game has Colonies: 10 points for 11 coins."
    )
    assert lesson(buying("gold*2", supply=with_colonies)) == "gold"
    assert lesson(buying("gold*2, silver", supply=with_colonies), colonies=1) is None  # not that Provinces decide it
    nearly_over = buying("gold*2", supply=with_colonies | {"colony": 2})
    assert said(nearly_over).startswith("🎓 The end is near. Colonies left: 2.")


def test_victory_cards_that_clog_a_hand_are_explained_once_they_can_be_ones_own_doing():
    clogged = {"hand": "province*2, estate, copper*2", "turns": 9}
    assert lesson(buying(clogged)) == "clogged"
    assert lesson(buying(clogged | {"turns": 0})) == "little"


# -- the Action phase --------------------------------------------------------------------------------------------------


def test_the_first_action_phase_is_explained_and_then_what_to_play_first():
    table = Table(me="village, smithy, copper*3")
    assert lesson(table) == "act"
    assert "you hold Smithy, Village" in said(table)
    assert "Play Village first" in said(table, act=1)
    assert "still play Smithy" in said(table, act=1)


def test_actions_that_give_none_back_are_pointed_out_only_if_not_all_can_be_played():
    both = Table(me="smithy, militia, copper*3")
    assert lesson(both, act=1) == "terminals"
    assert lesson(Table(me="smithy, copper*4"), act=1) is None
    assert lesson(Table(me="smithy, militia", actions=2), act=1) is None


def test_actions_that_stay_in_hand_are_explained_when_none_is_left():
    table = Table(me="smithy, militia, copper*3")
    table.me.plays("militia")
    assert question(table.game, 0).verb == "buy"
    assert lesson(table, act=1) == "out-of-actions"
    assert "Smithy" in said(table, act=1)


# -- Seaside and Alchemy -----------------------------------------------------------------------------------------------

BREWING = "golem, familiar, possession, wharf, village, smithy, moat, cellar, market, mine"


def test_a_duration_in_hand_is_said_to_work_next_turn_too():
    table = Table(me="wharf, copper*4", kingdom=BREWING)
    assert lesson(table, act=1) == "duration"
    assert "Wharf is a Duration: it does something on your next turn, too" in said(table, act=1)
    assert lesson(Table(me="smithy, copper*4"), act=1) is None


def test_a_potion_is_explained_where_one_can_be_bought_and_not_beside_gold():
    assert lesson(buying("copper*4", kingdom=BREWING)) == "potion"
    assert "such as Possession, can’t be bought without one" in said(buying("copper*4", kingdom=BREWING))
    assert lesson(buying("copper*3", kingdom=BREWING)) == "silver"
    assert lesson(buying("gold*2", kingdom=BREWING)) == "gold"
    assert lesson(buying("copper*4")) == "silver"  # there are no Potions


def test_a_potion_in_hand_is_explained_with_the_dearest_card_that_it_can_buy():
    assert "You have 🧪1 this turn." in said(buying("potion, copper*4", kingdom=BREWING))
    assert "such as Golem;" in said(buying("potion, copper*4", kingdom=BREWING))
    assert "such as Familiar;" in said(buying("potion, copper*3", kingdom=BREWING))


def test_a_hand_that_can_buy_a_card_with_a_potion_is_not_said_to_buy_little():
    with_golem = buying("potion, copper*4", kingdom=BREWING)
    assert lesson(with_golem, **{"with-potion": 2}) is None
    assert lesson(buying("potion, copper*2", kingdom=BREWING)) == "little"  # a Familiar costs 3


def test_who_decides_for_another_player_reads_so_and_nothing_about_that_players_cards():
    table = Table(me="possession, copper*3", you="village, smithy, copper*3", kingdom=BREWING)
    table.me.plays("possession")
    table.me.ends_turn()
    decision = question(table.game, 0)
    now = Situation(table.game.view_for(decision), decision, 0)
    assert lesson_words(choose_lesson(now, {}), Texts()).startswith("🎓 This turn is You’s, but you decide")
    assert choose_lesson(now, {"possessing": 1}) is None


# -- what cards ask, and what others do --------------------------------------------------------------------------------


def test_questions_of_cards_are_explained_with_the_cards_that_fit():
    cellar = Table(me="cellar, estate*2, copper*2")
    cellar.me.plays("cellar")
    assert "nothing in your hand anyway: Estate ×2" in said(cellar)
    chapel = Table(me="chapel, estate, gold, copper*2")
    chapel.me.plays("chapel")
    assert "Worth trashing: Copper ×2, Estate." in said(chapel)
    workshop = Table(me="workshop, copper*4", kingdom=",".join(Table().game.view(None).kingdom))
    workshop.me.plays("workshop")
    assert lesson(workshop) == "gain"


def test_an_attack_and_a_reaction_are_explained_to_the_player_they_concern():
    table = Table(me="militia", you="moat, copper*2, estate*2")
    table.me.plays("militia")
    assert lesson(table, seat=1) == "react"
    assert "Moat is a Reaction" in said(table, seat=1)
    table = Table(me="militia", you="copper*3, estate*2")
    table.me.plays("militia")
    assert "Me played Militia, an Attack" in said(table, seat=1)
    assert lesson(table, seat=1, attacked=2) == "discard"
    urchin = Table(me={"hand": "militia", "in_play": "urchin"}, supply={"mercenary": 10})
    urchin.me.plays("militia")
    assert question(urchin.game, 0).verb == "react"
    assert lesson(urchin) is None  # asked like a Reaction, but it is none


def test_an_attack_that_asked_nothing_is_explained_in_ones_next_turn():
    events = [Event("play", 1, ("witch",), 1)]
    assert lesson(buying("copper*3, curse, estate"), events=events) == "hit"
    own = [Event("play", 0, ("witch",), 1)]
    assert lesson(buying("copper*3, curse, estate"), events=own) == "silver"


def test_a_card_that_was_bought_and_the_first_shuffle_are_explained():
    bought, shuffled = Event("buy", 0, ("village",), 1), Event("shuffle", 0, size=12)
    later = {"hand": "copper*3, estate*2", "turns": 1}
    assert "Village is in your discard pile now" in said(buying(later), events=[bought])
    assert lesson(buying(later), events=[bought, shuffled], bought=1) == "shuffled"
    with_village = {"hand": "copper*3, silver, estate", "turns": 2}
    assert "New in your hand: Silver" in said(buying(with_village), events=[shuffled])
    assert lesson(buying(later), events=[Event("shuffle", 1, size=12)]) == "silver"  # of somebody else


def test_a_bought_card_that_was_moved_on_is_not_said_to_be_in_the_discard_pile():
    later = {"hand": "copper*3, estate*2", "turns": 1}
    for move in ("topdeck", "trash"):  # by Royal Seal and Watchtower
        assert (
            lesson(buying(later), events=[Event("buy", 0, ("village",), 1), Event(move, 0, ("village",), 1)])
            == "silver"
        )


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("estate", "Your points come from Province, Estate and from victory tokens (3); that makes 10."),
        ("copper", "Your points come from Province and from victory tokens (3); that makes 9."),
    ],
)
def test_the_end_is_explained_with_the_tokens(deck, words):
    me = {"hand": "", "deck": deck, "victory_tokens": 3}
    table = Table(me, phase="buy", coins=8, supply={"province": 1})
    table.me.buys("province")
    told = lesson_of_end(table.game.view(0), 0, {})
    assert words in lesson_words(told, Texts())


def test_points_may_be_tokens_alone():
    table = Table({"victory_tokens": 3}, phase="buy", supply={"curse": 0, "gold": 0, "copper": 1}, coins=0)
    table.me.buys("copper")
    told = lesson_of_end(table.game.view(0), 0, {})
    assert "Your points are your victory tokens: 3." in lesson_words(told, Texts())


def test_the_end_is_explained_with_ones_own_cards():
    table = buying({"hand": "gold*2, silver", "deck": "estate*3, copper*2"}, supply={"province": 1})
    game = table.game
    game.submit(0, (question(game, 0).options.index("treasures"),))
    game.submit(0, (question(game, 0).options.index("buy:province"),))
    told = lesson_of_end(game.view(0), 0, {})
    assert lesson_words(told, Texts()).endswith(
        "Your points come from Province, Estate ×3; that makes 9. Everything else only helped you get there."
    )
    assert lesson_of_end(game.view(0), 0, {"end": 1}) is None


# -- fading, secrecy, words --------------------------------------------------------------------------------------------


def test_every_lesson_fades_after_its_times():
    table = buying("copper*3, estate*2")
    assert [lesson(table, silver=times) for times in range(5)] == ["silver"] * 3 + [None] * 2
    assert {1, 2, 3} >= set(TIMES.values())
    assert choose_lesson(situation(table), ALL) is None


def test_a_lesson_depends_on_nothing_that_is_hidden_from_its_person():
    """The same question with other cards in the other hand and in both decks, at which nobody may look."""
    one = Table(me={"hand": "village, smithy", "deck": "gold*5"}, you={"hand": "moat*5", "deck": "witch*5"})
    other = Table(me={"hand": "village, smithy", "deck": "curse*5"}, you={"hand": "curse*5", "deck": "copper*5"})
    for each in LESSONS:
        assert each.example(situation(one)) == each.example(situation(other))


def test_counts_survive_as_text_and_what_a_later_version_wrote_does_no_harm():
    assert parse_seen(seen_text({"act": 1, "silver": 3})) == {"act": 1, "silver": 3}
    assert parse_seen("act:1 foresight:2 silver:x gold:99999 :") == {"act": 1}
    assert parse_seen("silver:99") == {"silver": 3}
    assert join_seen({"act": 1, "gold": 2}, {"act": 2}) == {"act": 2, "gold": 2}


EXAMPLES = {
    "cards": ("overgrown_estate", "copper", "copper", "province", "silver"),
    "count": 3, "coins": 8, "buys": 2, "actions": 1, "provinces": 2, "empty": 2, "most": 3, "points": 24,
    "cost": 5, "size": 5, "potions": 2,
    "card": "band_of_misfits", "first": "fortress", "then": "band_of_misfits", "who": "W" * 24,
}  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_a_lesson_takes_few_rows_of_a_phone(language):
    rows = {key: len(wrapped(lesson_words(Told(key, EXAMPLES), Texts(language)))) for key in TIMES}
    assert {key: count for key, count in rows.items() if count > MOST_ROWS} == {}


def test_no_question_of_a_game_makes_a_lesson_fail():
    for kingdom in RECOMMENDED[::7]:
        game = Game.new(["Ann", "Bob"], list(kingdom.cards), kingdom.id, edition=kingdom.edition)
        player = RandomPlayer(b"player")
        for _ in range(150):
            if not game.pending:
                break
            decision = game.pending[0]
            view = game.view(decision.seat)
            for each in LESSONS:
                example = each.example(Situation(view, decision, view.coins))
                if example is not None:
                    assert lesson_words(Told(each.key, example), Texts("uk"))
            game.submit(decision.seat, player(view, decision))
