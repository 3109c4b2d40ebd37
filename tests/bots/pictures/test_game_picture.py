"""The end of a game as a picture: its facts, in words too, and that it can be read on a phone."""

from functools import cache
from io import BytesIO
from itertools import pairwise

import pytest
from PIL import Image

from bots.language.texts import Texts, languages
from bots.pictures import chart, colours, game_painter, pills
from bots.pictures.finished_game import _with_whole_piles
from bots.pictures.lettering import font, visible
from bots.pictures.model import DeckCard
from bots.pictures.png import render_png
from bots.pictures.sheet import WIDTH, Area
from bots.records.retelling import retell
from bots.screens.result_screen import present_ending
from engine import KINGDOM_PILES, RECOMMENDED, SETS, Builder, Owned, RandomPlayer, random_kingdom, replay
from tests.bots.pictures.contrast import contrast
from tests.engine.recorded import recorded
from tests.telegram_server import limits
from tests.whole_games import sample

NAMES = ("Ann", "Bob", "Alexander the Great of Macedon", "Анастасія", "🐢🐢", "Ann 🦊")
CURSED = ("witch", "torturer", "swindler", "moat", "cellar", "village", "smithy", "market", "mine", "gardens")


@cache
def played(players, kingdom, seed, player):
    """What the record of a game tells, and how the game stands at its end."""
    record = recorded(list(NAMES[:players]), kingdom, seed, player or Builder())
    return retell(record), replay(record).view(None)


def ending(players=2, language="en", kingdom=RECOMMENDED[5].cards, player=None, seed=b"picture"):
    """The picture of a game, and what its record tells."""
    told, view = played(players, kingdom, seed, player)
    return present_ending(view, told.in_short(), texts=Texts(language), title="Friends"), told


def opened(picture):
    data = render_png(picture)
    assert len(data) < 100_000
    image = Image.open(BytesIO(data))
    assert (image.format, image.width) == ("PNG", WIDTH)
    assert image.width + image.height <= limits.PHOTO_SIDES
    return image


# -- what is on it -----------------------------------------------------------------------------------------------------


def test_players_are_ranked_with_points_turns_and_decks_that_are_worth_these_points():
    screen, told = ending(3)
    players = screen.picture.players
    scores = {told.names[seat]: points for seat, points in enumerate(told.result.scores)}
    assert [player.name for player in players] == sorted(scores, key=lambda name: -scores[name])
    for player in players:
        seat = told.names.index(player.name)
        assert player.points == f"{scores[player.name]} points"
        assert player.turns == f"{told.result.turns[seat]} turns"
        assert sum(int(card.points or 0) for card in player.deck) == scores[player.name]
        assert player.size == f"{sum(card.copies for card in player.deck)} cards"
        assert player.curve == tuple(turn.points[seat] for turn in told.turns)
        assert [told.turns[at].gains_of(seat).count("province") > 0 for at in player.provinces] == [True] * len(
            player.provinces
        )
    assert {player.name for player in players if player.won} == {told.names[seat] for seat in told.result.winners}


def test_cards_of_a_deck_are_sorted_by_type_victory_cards_first():
    screen, _ = ending()
    kinds = [card.types[0] for card in screen.picture.players[0].deck]
    assert kinds == sorted(kinds, key=["Victory", "Curse", "Treasure", "Action"].index)
    assert len(set(kinds)) > 2


@pytest.mark.parametrize("language", languages())
def test_who_does_not_see_it_reads_the_same_facts(language):
    screen, told = ending(2, language)
    texts = Texts(language)
    for player in screen.picture.players:
        assert f"{player.rank}. {player.name}: {player.points}, {player.turns}" in screen.picture.words
        assert all(card.name in screen.text and card.name in screen.picture.words for card in player.deck)
    assert texts.say("result-over-provinces") in screen.picture.words
    best = told.biggest
    assert f"{told.names[best.seat]}, " in screen.picture.notes[1]
    assert texts.cards(best.gains_of(best.seat)[:1]) in screen.picture.words
    after_five = told.turns[screen.picture.rounds[5] - 1].points
    assert f"Ann {after_five[0]}" in screen.picture.words


def test_negative_points_have_a_minus_sign():
    screen, _ = ending(kingdom=CURSED, player=RandomPlayer(b"w"))
    worth = {card.name: card.points for player in screen.picture.players for card in player.deck}
    assert worth["Curse"].startswith("\u2212")


# -- how it is painted -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("who", sample([(2, "en"), (3, "uk"), (4, "ru"), (6, "de")], [(3, "uk"), (6, "de")]))
def test_a_picture_of_any_number_of_players_is_small_enough_and_not_too_tall(who):
    players, language = who
    kingdom = tuple(random_kingdom(f"picture {players}", list(SETS)))
    image = opened(ending(players, language, kingdom)[0].picture)
    assert image.height < (1.9 if players < 5 else 2.3) * WIDTH  # a phone is about 2.2 times as tall as it is wide


def test_many_different_cards_do_not_make_it_too_tall_or_too_large():
    picture = ending(2, "ru", tuple(random_kingdom("many", list(SETS))))[0].picture
    deck = tuple(DeckCard(Texts("ru").card(id), ("Action",), 3) for id in sorted(KINGDOM_PILES)[:40])
    crowd = picture._replace(players=tuple(picture.players[number % 2]._replace(deck=deck) for number in range(6)))
    assert opened(crowd).height < 2.4 * WIDTH  # three of them have won
    placed = pills.lay_out_within(deck, 900, 3, "more")
    assert max(area.bottom for area, _ in placed) <= 3 * (pills.HEIGHT + pills.GAP)
    assert placed[-1][1].name == "more"
    assert sum(card.copies for _, card in placed) == 120


def test_ruins_are_one_entry_whichever_they_are():
    deck = (Owned("abandoned_mine", 2, 0), Owned("copper", 7, 0), Owned("survivors", 1, 0))
    assert [(card.id, card.copies) for card in _with_whole_piles(deck)] == [("copper", 7), ("ruins", 3)]


def test_long_games_and_points_below_nothing_fit_into_the_chart():
    picture = ending()[0].picture
    players = tuple(
        player._replace(curve=tuple(range(-40 - number, 200 - 7 * number)), provinces=(0, 100))
        for number, player in enumerate(picture.players)
    )
    long = picture._replace(players=(*players, *players), rounds=tuple(range(0, 230, 4)))
    opened(long)
    scale_area = Area(0, 0, 500, 400)
    ticks = chart._ticks(long.players)
    assert ticks[0] <= -41
    assert ticks[-1] >= 199
    scale = chart.Scale(scale_area, 240, ticks[0], ticks[-1])
    assert all(0 <= scale.y(points) <= 400 for player in long.players for points in player.curve)


def test_names_in_the_chart_never_lie_on_each_other():
    picture = ending()[0].picture
    alike = tuple(picture.players[0] for _ in range(6))
    scale = chart.Scale(Area(0, 0, 500, 400), len(alike[0].curve), 0, max(alike[0].curve))
    tops = sorted(top for _, top in chart._label_places(alike, scale))
    assert all(later - earlier >= chart.LABEL - 0.01 for earlier, later in pairwise(tops))
    lowest = tuple(player._replace(curve=(0, 0)) for player in alike)
    assert max(top for _, top in chart._label_places(lowest, scale._replace(length=2))) <= 400


def test_letters_can_be_read_on_a_phone_and_stand_out():
    assert min(game_painter.SMALL, chart.TEXT, pills.TEXT) >= 34
    for colour in colours.PLAYERS:
        assert contrast(colour, colours.WHITE) >= 4.5
        assert contrast(colour, colours.CARD) >= 4.5
    for paper in (colours.PAPER, colours.CARD):
        assert contrast(colours.PALE, paper) >= 4.5


def test_no_card_of_a_deck_is_wider_than_its_box():
    for language in languages():
        for player in ending(2, language, tuple(random_kingdom("wide", list(SETS))))[0].picture.players:
            for area, card in pills.lay_out_pills(player.deck, 600):
                assert area.right <= 600
                assert font("Semibold", pills.TEXT).getlength(card.name) < area.right - area.left


def test_what_fonts_have_no_shape_for_is_left_out_of_names():
    assert visible("Ann 🦊 Fox", "Player") == "Ann Fox"
    assert visible("🐢🐢", "Player") == "Player"
    assert visible("Ольга", "Player") == "Ольга"
