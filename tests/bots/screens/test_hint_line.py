"""Hints in words: every question of some games, in every language."""

from bots.language.texts import Texts, languages
from bots.screens.hint_line import hint_line
from engine import SETS, Builder, Chance, Game, RandomPlayer, hint, random_kingdom
from storage.given_hint import GivenHint

LONGEST = 150  # characters; the longest names of cards are rare


def hints_of(number):
    """Every question of a random game, and the hint for it."""
    game = Game.new(["A", "B"], random_kingdom(f"words {number}", list(SETS)), f"words {number}")
    player, luck = RandomPlayer(f"{number}"), Chance(f"{number}".encode())
    while game.pending and game.number < 300:
        decision = game.pending[0]
        found = hint(game.view(decision.seat), decision, Builder())
        moves = tuple(decision.options[pick] for pick in found.picks)
        yield decision, GivenHint(0, decision.number, moves, found.reason, found.facts)
        game.submit(decision.seat, found.picks if luck.below(2) else player(None, decision))


def test_every_hint_is_one_short_sentence_in_every_language():
    all_texts = [Texts(language) for language in languages()]
    for number in range(3):
        for decision, given in hints_of(number):
            for texts in all_texts:
                line = hint_line(given, decision, texts)
                assert line.startswith("💡 ")
                assert line.endswith(".")
                assert len(line) <= LONGEST + 30 * max(0, len(given.moves) - 1)


def test_a_hint_of_another_version_is_not_shown():
    decision, given = next(hints_of(0))
    assert hint_line(given._replace(reason="from_tomorrow"), decision, Texts()) == ""
    assert hint_line(given._replace(facts={"card": "from_tomorrow"}), decision, Texts()) == ""
