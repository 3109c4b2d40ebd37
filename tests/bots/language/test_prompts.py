"""Questions in words."""

import pytest

from bots.language.narrator import Narrator
from bots.language.prompts import option, place_of, sentence
from bots.language.texts import Texts
from engine import RECOMMENDED, Chance, Decision, Game, RandomPlayer, told
from tests.each import for_each_row
from tests.engine.table import Table
from tests.whole_games import sample

WITH_POTIONS = "familiar alchemist golem possession university native_village remodel village smithy moat"


def asked(seat):
    return sentence(seat.question, seat.view(), Texts())


def test_how_many_is_part_of_the_question():
    t = Table(me="militia", you="copper*3, estate*2")
    t.me.plays("militia")
    assert asked(t.you) == "Militia: discard 2 cards."


def test_any_number_is_part_of_the_question():
    t = Table(me="cellar, estate, gold")
    t.me.plays("cellar")
    assert asked(t.me) == "Cellar: discard any number of cards to draw as many."


def test_an_attack_to_react_to_is_named():
    t = Table(me="witch", you="moat")
    t.me.plays("witch")
    assert asked(t.you) == "Me plays Witch. Reveal Moat to be unaffected?"


def test_contraband_names_the_player_whose_turn_it_is():
    t = Table("contraband", "", phase="buy")
    t.me.plays("contraband")
    assert asked(t.you) == "Contraband: name a card that Me can’t buy this turn."


def test_jester_loan_and_watchtower_name_the_card_they_are_about():
    t = Table("jester", {"deck": "copper*5"})
    t.me.plays("jester")
    assert asked(t.me) == "Jester: You discards Copper. Who gains a copy of it?"
    t = Table(me={"hand": "loan", "deck": "estate*2, copper"}, phase="buy")
    t.me.plays("loan")
    assert asked(t.me) == "Loan: Copper comes up. Trash it or discard it?"
    t = Table("witch", "watchtower")
    t.me.plays("witch")
    t.you.does("react", "watchtower")
    assert asked(t.you) == "Watchtower: trash Curse, or put it onto your deck?"


def test_the_card_a_question_is_about_is_named_to_the_one_who_sees_it():
    t = Table(me={"hand": "library", "deck": "village, copper"})
    t.me.plays("library")
    assert asked(t.me) == "Library: you drew Village. Set it aside?"


def test_whose_card_a_spy_judges_is_said():
    t = Table(me={"hand": "spy", "deck": "copper, gold"}, you={"deck": "silver"}, edition=1)
    t.me.plays("spy")
    assert asked(t.me) == "Spy: Me reveals Gold. Keep it on the deck or discard it?"
    t.me.does("choose", "keep")
    assert asked(t.me) == "Spy: You reveals Silver. Keep it on the deck or discard it?"


def test_the_vassals_card_is_named():
    t = Table(me={"hand": "vassal", "deck": "market, copper"})
    t.me.plays("vassal")
    assert asked(t.me) == "Vassal: play Market?"


@pytest.mark.parametrize(("edition", "words"), [(1, "choose an Action"), (2, "you may choose an Action")])
def test_must_and_may_are_told_apart(edition, words):
    t = Table(me="throne_room, smithy, village", edition=edition)
    t.me.plays("throne_room")
    assert asked(t.me) == f"Throne Room: {words} to play twice."


@for_each_row(
    [
        ("workshop", [], "Workshop: gain a card costing up to 4."),
        ("mine, silver", [], "Mine: you may trash a Treasure to gain one costing up to 3 more."),
        ("mine, silver", [("trash", "silver")], "Mine: gain a Treasure costing up to 6 into your hand."),
        ("remodel, silver, estate", [("trash", "silver")], "Remodel: gain a card costing up to 5."),
        ("remodel, silver, estate", [], "Remodel: trash a card to gain one costing up to 2 more."),
        ("storeroom, copper, estate", [], "Storeroom: discard any number of cards to draw as many."),
        ("storeroom, copper, estate", [("discard",)], "Storeroom: discard any number of cards for +1 coin each."),
        ("develop, silver, estate", [("trash", "silver")], "Develop: gain a card costing 4 or 2 onto your deck."),
        ("count, copper, estate", [("choose", "copper")], "Count: +3 coins, trash your hand, or gain a Duchy?"),
        ("altar, silver, estate", [("trash", "silver")], "Altar: gain a card costing up to 5."),
    ]
)
def test_a_question_names_its_card_the_limit_and_what_comes_of_it(me, steps, words):
    t = Table(me=me)
    t.me.plays(words.partition(":")[0].lower())
    for step in steps:
        t.me.does(*step)
    assert asked(t.me) == words


def test_costs_that_are_lower_this_turn_lower_the_limit():
    t = Table(me="highway, remodel, estate, copper")
    t.me.plays("highway")
    t.me.plays("remodel")
    t.me.does("trash", "estate")
    assert asked(t.me) == "Remodel: gain a card costing up to 3."


@pytest.mark.parametrize(
    ("me", "you", "card", "words"),
    [
        ("pillage", "copper*3, estate*2", "pillage", "Pillage: which card does You discard?"),
        ("swindler", {"deck": "silver"}, "swindler", "Swindler: which card costing 3 does You gain?"),
    ],
)
def test_a_question_about_an_opponent_names_the_opponent(me, you, card, words):
    t = Table(me=me, you=you)
    t.me.plays(card)
    assert asked(t.me) == words


def test_options_have_words():
    keys = ("play:silver", "treasures", "buy:throne_room", "estate", "yes", "keep")
    words = [option(key, Texts()) for key in keys]
    assert words == ["Silver", "play all Treasures", "Throne Room", "Estate", "yes", "keep"]


@pytest.mark.parametrize("kingdom", sample(RECOMMENDED, RECOMMENDED[::4]), ids=lambda kingdom: kingdom.id)
def test_everything_asked_and_told_in_a_game_has_its_words(kingdom, caplog):
    texts, luck = Texts(), Chance(b"luck")
    names = ["Ann", "Bob", "Cid"]
    game = Game.new(names, kingdom.cards, kingdom.id, edition=kingdom.edition)
    narrator, player = Narrator(texts, names), RandomPlayer(b"words")
    while game.pending and game.number < 1500:
        decision = luck.pick(game.pending)
        view = game.view(decision.seat)
        words = [sentence(decision, view, texts), *(option(key, texts, decision) for key in decision.options)]
        events = game.submit(decision.seat, player(view, decision))
        for seat in (None, 0, 1):
            words += narrator.lines(told(events, seat))
        assert all(word and "{" not in word for word in words), words
    assert caplog.text == ""


def test_where_an_option_lies_is_known_for_cards_from_two_places():
    t = Table(me={"hand": "hermit, estate", "discard": "estate, copper, curse"})
    t.me.plays("hermit")
    places = [place_of(t.me.question, t.me.view(), at) for at in range(len(t.me.question.options))]
    assert places == ["place-discard-pile", "place-discard-pile", "place-hand"]


def test_where_an_option_lies_needs_no_saying_elsewhere():
    t = Table(me="remodel, estate, copper")
    t.me.plays("remodel")
    assert [place_of(t.me.question, t.me.view(), at) for at in range(2)] == ["", ""]


@for_each_row(
    [
        ("torturer", "curse"),
        ("count", "copper"),
        ("count", "duchy"),
        ("hunting_grounds", "duchy"),
        ("squire", "silver"),
    ]
)
def test_a_way_to_go_that_is_named_like_a_card_has_words_of_its_own(source, key):
    assert option(key, Texts(), Decision(0, "choose", source, (key,), 1, 1, 0)) != Texts().card(key)


def test_a_card_of_the_same_name_keeps_it_elsewhere():
    assert option("curse", Texts(), Decision(0, "choose", "hermit", ("curse",), 1, 1, 0)) == "Curse"


def test_where_cards_are_picked_a_card_keeps_its_name_whatever_its_question_can_also_ask():
    t = Table(me="count, copper, duchy, estate")
    t.me.plays("count")
    t.me.does("choose", "discard")
    assert [option(key, Texts(), t.me.question) for key in t.me.question.options] == ["Copper", "Duchy", "Estate"]


def asks(t, seat=0, language="en"):
    decision = t.game.pending[0] if seat is None else next(each for each in t.game.pending if each.seat == seat)
    return sentence(decision, t.game.view_for(decision), Texts(language)).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Remodel: gain a card costing up to 5 and a potion."),
        ("de", "Umbau: Nimm eine Karte, die höchstens 5 und einen Trank kostet."),
        ("ru", "Реконструкция: получи карту стоимостью до 5 с зельем."),
        ("uk", "Перебудова: отримай карту ціною до 5 із зіллям."),
    ],
)
def test_a_limit_tells_its_potion(language, words):
    t = Table(me="remodel, familiar, copper", you="copper", kingdom=WITH_POTIONS)
    t.me.plays("remodel")
    t.me.does("trash", "familiar")
    assert asks(t, language=language) == words


def test_what_leaves_play_asks_with_its_own_words():
    t = Table(me="herbalist, copper, silver", you="copper")
    t.me.plays("herbalist")
    t.me.plays("silver", "copper")
    t.me.ends_turn()
    assert asks(t) == "Use Herbalist to put a Treasure you have in play onto your deck?"
    t.me.does("react", "herbalist")
    assert asks(t) == "Herbalist: which of your Treasures in play goes onto your deck?"


def test_several_cards_that_leave_play_are_asked_about_together():
    t = Table(me="treasury, village, herbalist, copper", you="copper")
    t.me.plays("village", "treasury", "herbalist")
    t.me.plays_all_treasures()
    t.me.ends_turn()
    assert asks(t) == "Clean-up: use one of these?"


def test_pirate_ship_tells_how_much_its_tokens_give():
    t = Table(me={"hand": "pirate_ship", "pirate_tokens": 2}, you="copper")
    t.me.plays("pirate_ship")
    assert asks(t).endswith("or take 2 coins for your Coin tokens?")


def test_ambassador_asks_how_many_of_the_card_it_showed():
    t = Table(me="ambassador, curse*2, gold", you="copper")
    t.me.plays("ambassador")
    t.me.does("choose", "curse")
    assert asks(t) == "Ambassador: return up to 2 copies of Curse to the Supply? Then each other player gains one."


def test_who_decides_for_another_player_is_told_for_whom():
    t = Table(me="possession, copper", you="native_village, copper", kingdom=WITH_POTIONS)
    t.me.plays("possession")
    t.me.ends_turn()
    assert asks(t, None) == "For You: Play an Action or end the phase."
