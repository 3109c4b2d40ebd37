"""Whole games played by pressing what is on the screen, and nothing else."""

from collections import Counter
from itertools import combinations, permutations

import pytest

from bots.language.prompts import place_of
from bots.language.texts import Texts
from bots.screens.context import Stamp
from bots.screens.model import Shape
from bots.screens.panel import present
from bots.screens.public import present_table
from bots.screens.purchases import JUNK_PAGE
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.shortcuts import full_purse, play_treasures, question
from bots.tables.tokens import Token, draft_from, is_ordered, picks_from
from engine import RECOMMENDED, SETS, Chance, Game, RandomPlayer, random_kingdom
from storage.places import Place
from tests.engine.boxes import sets_for
from tests.whole_games import sample

TEXTS = Texts()
STAMP = Stamp(Place("telegram", "-1009999999999999", "9999999999"), 36**3)
SHAPES = [Shape(), Shape(5, 25, 2000, 38), Shape(2, 14, 1024, 24), Shape(3, 12, 200, 16)]
GAMES = [(kingdom.id, kingdom.cards, kingdom.edition) for kingdom in RECOMMENDED[::14]]
GAMES += [
    (f"{name}-{number}", tuple(random_kingdom(f"{name}{number}", sets_for(name))), 1 if name == "base1" else 2)
    for name in SETS
    for number in range(1)
]


def screen_of(game, decision, draft=None, shape=SHAPES[0]):
    seat = decision.seat
    purse = full_purse(game, seat) if decision.verb == "buy" else None
    return present(
        game.view(seat),
        decision,
        texts=TEXTS,
        stamp=STAMP,
        shape=shape,
        purse=purse,
        draft=draft,
        news=[f"line {number}" for number in range(30)],
        title="The table",
        can_undo=game.can_undo(seat),
    )


def after_press(game, decision, text):
    """What the press leads to: a draft to show, or None once the question is answered."""
    token, seat = Token.decode(text), decision.seat
    assert (token.place, token.generation, token.number) == (*STAMP, decision.number)
    if token.press == tokens.DRAFT:
        return Draft(decision.number, *draft_from(decision, token.argument))
    if token.press == tokens.END and decision.verb == "buy":
        return Draft(decision.number, ending=True)
    if token.press == tokens.ANSWER:
        game.submit(seat, picks_from(decision, token.argument))
    elif token.press == tokens.UNDO:
        game.undo(seat)
    elif token.press == tokens.BUY:
        play_treasures(game, seat)
        now = question(game, seat)
        game.submit(seat, (now.options.index(f"buy:{token.argument}"),))
    elif token.press == tokens.TREASURES:
        play_treasures(game, seat)
    else:
        assert token.press in (tokens.END, tokens.END_FOR_SURE)
        game.submit(seat, (decision.options.index("end"),))
    return None


def check(screen, shape):
    buttons = screen.buttons()
    labels = [button.label for button in buttons]
    texts = [button.token for button in buttons]
    assert len(set(labels)) == len(labels), labels
    assert len(set(texts)) == len(texts), labels
    assert all(1 <= len(label) <= shape.label for label in labels), labels
    assert all(len(text.encode()) <= 64 and Token.decode(text).encode() == text for text in texts)
    assert all(1 <= len(row) <= shape.width for row in screen.rows)
    assert len(buttons) <= shape.buttons
    assert len(screen.rows) <= shape.buttons // shape.width
    assert 0 < len(screen.text) <= shape.text
    assert "{" not in screen.text + "".join(labels)


def press_of(button):
    return Token.decode(button.token).press


def answered_by_presses(game, decision, luck, shape):
    """Random presses on what is shown, until the question is answered."""
    draft = None
    for _ in range(300):
        screen = screen_of(game, decision, draft, shape)
        check(screen, shape)
        buttons = [button for button in screen.buttons() if press_of(button) not in (tokens.UNDO, tokens.EXPLAIN)]
        wanted = [button for button in buttons if press_of(button) not in (tokens.END, tokens.DRAFT)]
        draft = after_press(game, decision, luck.pick(wanted if wanted and luck.below(3) else buttons).token)
        if draft is None:
            return
    pytest.fail(f"no way to answer {decision}")


@pytest.mark.parametrize(("id", "cards", "edition"), GAMES, ids=lambda value: value if isinstance(value, str) else "")
def test_every_question_of_a_game_can_be_answered_by_what_is_on_the_screen(id, cards, edition, caplog):
    luck = Chance(id.encode())
    game = Game.new(["Ann", "Bob", "Cid"], cards, id, edition)
    shape = luck.pick(SHAPES)
    while game.pending and game.number < 120:
        answered_by_presses(game, luck.pick(game.pending), luck, shape)
        check(present_table(game.view(None), texts=TEXTS, stamp=STAMP, shape=shape, title="T", news=["a", "b"]), shape)
    assert game.number > 50
    assert caplog.text == ""


# -- every answer ------------------------------------------------------------------------------------------------------


def meaning(decision, view, picks):
    """What the picks come to: equal cards in one place are the same."""
    named = [(decision.options[pick], place_of(decision, view, pick)) for pick in picks]
    return tuple(named) if is_ordered(decision) else frozenset(Counter(named).items())


def legal(decision, view):
    choose = permutations if is_ordered(decision) else combinations
    positions = range(len(decision.options))
    return {
        meaning(decision, view, picks)
        for count in range(decision.least, decision.most + 1)
        for picks in choose(positions, count)
    }


def reachable(game, decision):
    """Every answer that presses can lead to, following every draft."""
    view, found, seen, open_drafts = game.view(decision.seat), set(), set(), [None]
    while open_drafts:
        draft = open_drafts.pop()
        for button in screen_of(game, decision, draft, SHAPES[2]).buttons():
            token = Token.decode(button.token)
            if token.press == tokens.ANSWER:
                found.add(meaning(decision, view, picks_from(decision, token.argument)))
            elif token.press == tokens.DRAFT and token.argument not in seen:
                seen.add(token.argument)
                open_drafts.append(Draft(decision.number, *draft_from(decision, token.argument)))
    return found


@pytest.mark.parametrize("games", sample([1, 2], [1]))
def test_every_answer_to_a_small_question_can_be_pressed(games):
    for name in SETS:
        check_small_questions(name, games)


def check_small_questions(name, games):
    luck, looked_at, kinds = Chance(name.encode()), 0, set()
    for number in range(games):
        cards = random_kingdom(f"small{number}", sets_for(name))
        game, player = Game.new(["Ann", "Bob", "Cid"], cards, f"small{number}"), RandomPlayer(b"small")
        while game.pending and game.number < 500:
            decision = luck.pick(game.pending)
            kind = decision._replace(number=0, seat=0)
            if len(decision.options) <= 5 and decision.verb not in ("act", "buy") and kind not in kinds:
                kinds.add(kind)
                assert reachable(game, decision) == legal(decision, game.view(decision.seat)), decision
                looked_at += 1
            game.submit(decision.seat, player(game.view(decision.seat), decision))
    assert looked_at > 10


@pytest.mark.parametrize("longest", sample([60, 200], [60]))
def test_every_card_that_all_treasures_can_buy_and_every_action_is_on_a_button(longest):
    for name in SETS:
        check_buttons_of_moves(name, longest)


def check_buttons_of_moves(name, longest):
    luck, cards = Chance(name.encode()), random_kingdom("moves", sets_for(name))
    game, player = Game.new(["Ann", "Bob"], cards, "moves"), RandomPlayer(b"moves")
    while game.pending and game.number < longest:
        decision = luck.pick(game.pending)
        pages = [screen_of(game, decision), screen_of(game, decision, Draft(decision.number, page=JUNK_PAGE))]
        pressed = [Token.decode(button.token) for page in pages for button in page.buttons()]
        if decision.verb == "buy":
            wanted = {key for key in full_purse(game, decision.seat).options if key.startswith("buy:")}
            assert {f"buy:{token.argument}" for token in pressed if token.press == tokens.BUY} == wanted
        elif decision.verb == "act":
            answers = [picks_from(decision, token.argument) for token in pressed if token.press == tokens.ANSWER]
            assert {decision.options[pick] for (pick,) in answers} == set(decision.options) - {"end"}
        game.submit(decision.seat, player(game.view(decision.seat), decision))
