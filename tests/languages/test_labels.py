"""Whatever language is spoken, labels fit on their buttons and commands into their menus."""

import pytest

import engine.cards  # noqa: F401
from bots.lobby import PREFERENCES
from bots.people import LONGEST_NAME
from bots.preferences import present_erasing, present_preferences
from bots.presenter.marks import Stamp
from bots.presenter.options import NAMES, OptionPages
from bots.presenter.purchases import MIND_TREASURES
from bots.questions import option
from bots.screens import Shape
from bots.telegram_bot.commands import COMMANDS
from bots.telegram_bot.markup import SHAPE
from bots.texts import Texts, own_name
from engine.kinds import KINDS, TREASURE
from engine.kingdoms import RECOMMENDED, SETS
from storage.places import Place
from storage.table import Options
from tests.languages.catalogues import LANGUAGES, keys

LONGEST = min(SHAPE.label, Shape().label)
SHORTEST_MENU = 100  # characters of a command's description; Telegram would take 256
COPIES = 10  # of one card that may be held, and picked
# What only these buttons carry: a part of all cards, or words that are cut to fit.
SPECIAL = {"button-play", "button-buy-now", "button-hand-at", "button-replace", "button-preference"}
PLACES = ("place-discard-pile", "place-hand", "place-this-one")


def too_long(labels):
    return {label for label in labels if len(label) > LONGEST}


@pytest.fixture(params=LANGUAGES)
def texts(request):
    return Texts(request.param)


def test_every_button_fits_with_every_card(texts):
    named = {key for key in keys("en") if key.startswith("button-")} - SPECIAL
    values = {"cost": 11, "count": COPIES, "page": 10, "pages": 12}
    assert too_long(texts.say(key, card=texts.card(id), **values) for key in named for id in KINDS) == set()


def test_a_card_fits_on_a_button_when_all_copies_are_picked(texts):
    held = [texts.say("card-times", card=texts.card(id), count=COPIES) for id in KINDS]
    assert too_long(texts.say("button-picked-count", card=card, count=COPIES) for card in held) == set()


def test_a_card_fits_on_a_button_with_where_it_lies(texts):
    places = [texts.say(place) for place in PLACES]
    cards = [texts.card(id) for id, kind in KINDS.items() if not kind.types & TREASURE]
    assert too_long(texts.say("option-in-place", card=card, place=place) for card in cards for place in places) == set()


def test_treasures_fit_on_the_buttons_that_play_them(texts):
    treasures = [texts.card(id) for id, kind in KINDS.items() if kind.types & TREASURE]
    assert too_long(texts.say("button-play", card=card) for card in treasures) == set()
    assert too_long(texts.say("button-buy-now", card=texts.card(id)) for id in MIND_TREASURES) == set()


def test_the_longest_name_of_a_person_fits_on_the_button_that_replaces_them(texts):
    assert too_long([texts.say("button-replace", who="N" * LONGEST_NAME)]) == set()


def test_every_way_to_choose_fits_on_a_button_when_it_is_picked(texts):
    ways = [key.removeprefix("option-").split("-", 1) for key in keys("en") if key.startswith("option-")]
    words = [option(way[1], texts, way[0]) for way in ways if way[0] in KINDS]
    words += [texts.say(f"option-{key}") for key in ("yes", "no", "keep", "discard", "end")]
    assert len(words) > 30
    assert too_long(texts.say("button-picked", card=word) for word in words) == set()


def test_all_pages_of_options_fit(texts):
    pages = ["", *NAMES, *(f"kingdom.{name}" for name in SETS)]
    chosen = [Options(kingdom=kingdom.id, sets=tuple(SETS), language=texts.language) for kingdom in RECOMMENDED]
    others = zip(("auto", "yes", "no"), ("live", "casual", "none"), strict=True)
    chosen += [Options(shelters=shelters, pace=pace) for shelters, pace in others]
    for options in chosen:
        shown = OptionPages(options, texts, Stamp(Place("telegram", "-100123"), 1))
        for page in pages:
            keys = shown.keys(page)
            assert too_long(button.label for button in (*keys.choices, *keys.fixed)) == set()


def test_ones_own_settings_fit(texts):
    for value in ("yes", "no"):
        screen = present_preferences(dict.fromkeys(PREFERENCES, value) | {"language": "en"}, texts)
        assert too_long(button.label for button in (*screen.buttons(), *present_erasing(texts).buttons())) == set()


def test_a_language_is_called_by_its_own_name(texts):
    assert own_name(texts.language) == texts.say("language-own-name")


def test_commands_fit_into_every_menu(texts):
    described = {name: texts.say(f"command-{name}") for name in COMMANDS}
    assert {name: words for name, words in described.items() if not 1 <= len(words) <= SHORTEST_MENU} == {}


def test_answers_to_presses_fit_into_a_notice(texts):
    short = [key for key in keys("en") if key.startswith(("notice-", "refusal-"))]
    values = {"count": 59, "word": "W" * 40, "cards": "…"}
    assert {key for key in short if len(texts.say(key, **values)) > 200} == set()
