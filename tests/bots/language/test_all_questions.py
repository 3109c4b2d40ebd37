"""Every question that the cards can ask, met in random games: it names its card, in every language."""

from functools import cache

import pytest

from bots.language import texts as texts_module
from bots.language.prompts import question_key, sentence
from bots.language.texts import Texts, languages
from engine import KINDS, RandomPlayer
from engine.chance import Chance
from tests.engine.test_play_outs import new_game

GAMES = (*range(36), 39, 40, 48, 51, 54, 96)  # the last ones have more cards of Seaside and Alchemy
LONGEST = 700  # answers

# Questions that say all there is to say without words of their own: how many cards, or what they may cost.
PLAIN = {
    "ask-discard": "count embassy followers goons horse_traders inn margrave mercenary militia oasis poacher"
    " sir_michael torturer urchin warehouse young_witch",
    "ask-gain": "altar border_village catacombs dame_natalie feast graverobber hermit ironworks remodel saboteur"
    " workshop",
    "ask-order": "*",
    "ask-react": "*",
    "ask-topdeck": "apothecary artisan cartographer count courtyard navigator sentry survivors wandering_minstrel",
    "ask-trash": "junk_dealer masquerade mercenary steward",
}  # fmt: skip


@cache
def questions():
    """Return one question of each kind that was asked, with the view of the seat that is asked."""
    found = {}
    for number in GAMES:
        game, player, order = new_game(number), RandomPlayer(f"questions {number}"), Chance(f"{number}".encode())
        while game.pending and game.number < LONGEST:
            decision = order.pick(game.pending)
            if decision.source != "turn":
                view = game.view_for(decision)
                reactions = decision.options if decision.verb == "react" else ()
                key = (decision.source, decision.verb, view.terms.purpose, decision.least == 0, reactions)
                found.setdefault(key, (decision, view))
            game.submit(decision.decider, player(None, decision))
    return list(found.values())


def test_the_games_ask_most_of_the_questions_there_are():
    asked = {(decision.source, decision.verb) for decision, _ in questions() if decision.verb != "react"}
    assert len(asked) > 80


@pytest.mark.parametrize("language", languages())
def test_no_question_lacks_a_word_of_its_sentence(language, caplog):
    texts_module._format.cache_clear()  # what is missing is logged once
    for decision, view in questions():
        sentence(decision, view, Texts(language))
    assert [record.message for record in caplog.records] == []


@pytest.mark.parametrize("language", languages())
def test_every_question_begins_with_the_card_that_asks_or_names_the_reaction(language):
    texts = Texts(language)
    for decision, view in questions():
        words = sentence(decision, view, texts)
        assert "{" not in words, words
        if question_key(decision, view, texts).endswith("-react") and decision.options[0] in KINDS:
            alone = set(decision.options) == {decision.options[0], "no"}
            assert _stem(texts.card(decision.options[0] if alone else decision.source)) in words.casefold(), words
        else:
            assert words.startswith(texts.card(decision.source) + ": "), words


def _stem(name):
    """Return the beginning of a card's name, which stays the same where a language inflects it."""
    return name.split()[0].casefold()[:-2]


def test_only_questions_that_need_no_more_words_have_the_words_of_others():
    texts = Texts()
    borrowed = {(question_key(decision, view, texts), decision.source) for decision, view in questions()}
    plain = {(key, source) for key, source in borrowed if source in PLAIN.get(key, "").split() or PLAIN.get(key) == "*"}
    own = {(key, source) for key, source in borrowed if key.startswith(f"ask-{source}-") or key == "ask-trash-robbed"}
    reactions = {(key, source) for key, source in borrowed if key.endswith("-react")}
    assert borrowed - plain - own - reactions == set()


def test_a_limit_is_a_number():
    texts = Texts()
    limited = [each for each in questions() if question_key(*each, texts).endswith("-gain")]
    told = [sentence(decision, view, texts) for decision, view in limited]
    assert len(told) > 12
    without = [words for words in told if not any(letter.isdigit() for letter in words)]
    assert {words.partition(":")[0] for words in without} <= {"Thief", "Squire"}
