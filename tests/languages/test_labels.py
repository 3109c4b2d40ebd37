"""In every language, labels fit on their buttons and commands into their menus."""

import re
from dataclasses import replace
from functools import cache
from unicodedata import normalize

import discord
import pytest
from discord import app_commands

from bots.discord_bot import channels, presses, views
from bots.discord_bot.command_names import OFFERED
from bots.discord_bot.commands import Dominion, Words
from bots.language.prompts import option
from bots.language.texts import Texts, own_name
from bots.language.wishes import read_wishes
from bots.people import LONGEST_NAME
from bots.screens.columns import columns
from bots.screens.context import Stamp
from bots.screens.home import home_rows
from bots.screens.lobby_screen import present_lobby
from bots.screens.model import Shape
from bots.screens.options import NAMES, UNSEAT, OptionPages
from bots.screens.preferences import present_erasing, present_preferences
from bots.screens.purchases import MIND_TREASURES
from bots.tables.lobby import PREFERENCES, VETO
from bots.telegram_bot.commands import COMMANDS
from bots.telegram_bot.markup import SHAPE
from engine import CATEGORY_NAMES, KINDS, KINGDOM_PILES, LEVELS, RECOMMENDED, SETS, TREASURE, Decision
from storage.places import Place
from storage.seat import Seat
from storage.table import Options, Table
from tests.languages.catalogues import LANGUAGES, OTHERS, bodies, contents, keys

LONGEST = min(SHAPE.label, views.SHAPE.label, Shape().label)
SHORTEST_MENU = 100  # characters of a command's description; Telegram would take 256
TERMINAL_CHOICE = 74  # columns for the words of a choice, in a terminal of 80
LEVEL = 10  # columns beside the mark, of a button that has only a third of a row
COPIES = 10  # the most copies of one card that can be held, and picked
# Buttons that only some cards can be on, or whose words are cut to fit.
SPECIAL = {"button-play", "button-buy-now", "button-hand-at", "button-replace", "button-preference"}
GUEST = Seat("W" * LONGEST_NAME, "telegram:2")
TABLE = Table(Place("telegram", "-100123"), "Friday", "telegram:1", seats=[Seat("Ann", "telegram:1"), GUEST])
PLACES = ("place-discard-pile", "place-hand", "place-this-one")


def too_long(labels):
    return {label for label in labels if len(label) > LONGEST}


@pytest.fixture(params=LANGUAGES)
def texts(request):
    return Texts(request.param)


def test_every_button_fits_with_every_card(texts):
    named = {key for key in keys("en") if key.startswith("button-")} - SPECIAL
    values = {"cost": 11, "count": COPIES, "page": 10, "pages": 12}
    of_cards = {key for key in named if "$card" in contents("en")[key].places}
    assert too_long(texts.say(key, card="", **values) for key in named - of_cards) == set()
    assert too_long(texts.say(key, card=texts.card(id), **values) for key in of_cards for id in KINDS) == set()


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
    asked = [(key, Decision(0, "choose", source, (key,), 1, 1, 0)) for source, *rest in ways for key in rest]
    words = [option(key, texts, decision) for key, decision in asked if decision.source in KINDS]
    words += [texts.say(f"option-{key}") for key in ("yes", "no", "keep", "discard", "end")]
    assert len(words) > 30
    assert too_long(texts.say("button-picked", card=word) for word in words) == set()


def test_all_pages_of_options_fit(texts):
    pages = ["", *NAMES, UNSEAT, VETO, *(f"kingdom.{name}" for name in SETS)]
    chosen = [Options(kingdom=kingdom.id, sets=tuple(SETS), language=texts.language) for kingdom in RECOMMENDED]
    others = zip(("auto", "yes", "no"), ("live", "casual", "none"), strict=True)
    chosen += [Options(shelters=shelters, pace=pace) for shelters, pace in others]
    chosen += [Options(needs=CATEGORY_NAMES), Options(excludes=CATEGORY_NAMES, cards=tuple(sorted(KINGDOM_PILES)))]
    for options in chosen:
        shown = OptionPages(replace(TABLE, options=options), texts, Stamp(Place("telegram", "-100123"), 1), Shape())
        for page in pages:
            keys = shown.keys(page)
            assert too_long(button.label for button in (*keys.choices, *keys.fixed)) == set()


def test_the_first_page_and_the_lobby_of_somebody_who_plays_alone_fit(texts):
    rows = home_rows(texts)
    assert too_long(button.label for row in rows for button in row) == set()
    assert all(columns(button.label) <= LEVEL for button in rows[1])  # three in a row on a phone
    for level in LEVELS:
        table = replace(TABLE, solo=True, options=Options(level=level, language=texts.language))
        lobby = present_lobby(table, texts=texts, stamp=Stamp(TABLE.place, 1), shape=SHAPE)
        assert too_long(button.label for button in lobby.buttons()) == set()


def test_ones_own_settings_fit(texts):
    for value in ("yes", "no"):
        screen = present_preferences(dict.fromkeys(PREFERENCES, value) | {"language": "en"}, texts)
        assert too_long(button.label for button in (*screen.buttons(), *present_erasing(texts).buttons())) == set()
        # The terminal cuts a choice that does not fit in a line: its value would be missing.
        assert [line for line in screen.text.splitlines() if columns(line) > TERMINAL_CHOICE] == []


def test_a_language_is_called_by_its_own_name(texts):
    assert own_name(texts.language) == texts.say("language-own-name")


def test_commands_fit_into_every_menu(texts):
    described = {name: texts.say(f"command-{name}") for name in COMMANDS}
    assert {name: words for name, words in described.items() if not 1 <= len(words) <= SHORTEST_MENU} == {}


def test_answers_to_presses_fit_into_a_notice(texts):
    short = [key for key in keys("en") if key.startswith(("notice-", "refusal-")) and key not in at_discord()]
    values = {"count": 59, "word": "W" * 40, "cards": "…"}
    assert {key for key in short if len(texts.say(key, **values)) > 200} == set()


# -- Discord -----------------------------------------------------------------------------------------------------------

SLASH_NAMES = ("dominion", *(command.name for command in OFFERED))


@cache
def at_discord():
    """The keys of what only Discord shows."""
    return {entry.id.name for entry in bodies("en")["discord.ftl"] if hasattr(entry, "id")}


COMMAND = re.compile(r"[-_\w]{1,32}")  # letters and digits of any alphabet
DESCRIPTION, WHOLE_COMMAND = 100, 8000  # characters
MOST_OPTIONS = 25
DISPLAY_NAME = 32  # characters of a person's name at Discord
SOME_LOCALE = discord.Locale.german  # stands for the language under test, which Discord need not know


class OnlyOne(app_commands.Translator):
    """Translates the commands into one language."""

    def __init__(self, texts):
        self.texts = texts

    async def translate(self, string, locale, _context):
        return self.texts.say(string.extras["key"]) if locale is SOME_LOCALE else None


async def registered(translator):
    """Return the group of all commands as it is registered with Discord."""
    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    return await Dominion(None).get_translated_payload(tree, translator)


def with_parts(part):
    """Yield the command and everything in it: commands, options, choices."""
    yield part
    for inner in (*(part.get("options") or ()), *(part.get("choices") or ())):
        yield from with_parts(inner)


def translated(part, what="name"):
    return part[f"{what}_localizations"][SOME_LOCALE.value]


async def commands_in(texts):
    """Return all commands and options, and all choices, in this language."""
    every = list(with_parts(await registered(OnlyOne(texts))))
    return [part for part in every if "value" not in part], [part for part in every if "value" in part]


async def test_slash_commands_are_called_as_discord_allows(texts):
    commands, _ = await commands_in(texts)
    names = {translated(part) for part in commands}
    assert len(names) > 15
    assert {name for name in names if not COMMAND.fullmatch(name) or name != normalize("NFC", name.lower())} == set()


async def test_no_two_slash_commands_and_no_two_choices_are_called_the_same(texts):
    commands, _ = await commands_in(texts)
    for part in commands:
        for inner in ("options", "choices"):
            siblings = [translated(each) for each in part.get(inner) or ()]
            assert len(siblings) == len(set(siblings))


async def test_what_slash_commands_and_choices_say_of_themselves_fits(texts):
    commands, choices = await commands_in(texts)
    assert choices
    said = [translated(part, "description") for part in commands] + [translated(choice) for choice in choices]
    said += [texts.card(id) for id in KINDS]  # offered while a name is typed
    assert {words for words in said if not 1 <= len(words) <= DESCRIPTION} == set()


async def test_a_command_with_all_its_translations_is_not_too_large_for_discord():
    sizes = []
    for part in with_parts(await registered(Words())):
        for what in ("name", "description", "value"):
            sizes += [len(part.get(what, "")), *map(len, (part.get(f"{what}_localizations") or {}).values())]
    assert 2000 < sum(sizes) <= WHOLE_COMMAND


async def test_discord_is_told_the_commands_in_every_language_it_has():
    told = (await registered(Words()))["name_localizations"]
    assert {"de", "ru", "uk"} <= set(told)
    assert {locale.partition("-")[0] for locale in told} <= set(OTHERS)  # English is told without a language


def test_forms_fit_in_every_language(texts):
    titles = [texts.say(key) for key in ("form-name-title", "form-name-field")]
    assert {words for words in titles if not 1 <= len(words) <= presses.TITLE} == set()


def test_menus_fit_in_every_language(texts):
    placeholders = [key for key in keys("en") if key.startswith("menu-")]
    assert len(placeholders) == 3
    said = [texts.say(key, least=MOST_OPTIONS, most=MOST_OPTIONS) for key in placeholders]
    assert {words for words in said if len(words) > views.PLACEHOLDER} == set()
    options = [texts.say("option-in-place", card=texts.card(id), place=texts.say(place)) for id in KINDS for place in
               PLACES]  # fmt: skip
    assert {words for words in options if len(words) > views.OPTION} == set()


def test_a_thread_is_named_after_the_person_who_opened_the_table_in_full(texts):
    assert len(texts.say("thread-name", who="N" * DISPLAY_NAME)) <= channels.THREAD_NAME


def test_permissions_are_told_apart_in_every_language(texts):
    names = [texts.say(key) for key in channels.PERMISSIONS.values()]
    assert len(set(names)) == len(names)
    assert ", ".join(names) in texts.say("refusal-permissions", what=", ".join(names))


def test_help_calls_commands_and_buttons_by_their_names(texts):
    named = {name: f"/{texts.say('slash-dominion')} {texts.say(f'slash-{name}')}" for name in SLASH_NAMES}
    helps = [texts.say(key, **named) for key in ("slash-help-channel", "slash-help-private")]
    for said in helps:
        called = re.findall(r"/\w+ [-_\w]+", said)
        assert len(called) == said.count("/") >= 4
        assert set(called) <= set(named.values())
    for button in ("button-join", "button-options", "button-start", "button-hand"):
        assert texts.say(button) in helps[0]
    assert texts.say("button-join") in texts.say("slash-opened")


@pytest.mark.parametrize("key", ["help-group", "help-private", "slash-help-channel", "slash-help-private"])
def test_help_names_wishes_and_bans_as_they_can_be_typed(texts, key):
    said = texts.say(key, **{name: texts.say(f"slash-{name}") for name in SLASH_NAMES})
    [example] = re.findall(r"\((\+.+?)\)", said)
    assert read_wishes(example, texts) == ("", ["+witch", "-chapel", "+@village", "-@attack"])
