"""The layout of screens: one container with a colour, sections between lines, no more than a message may have."""

from dataclasses import replace

import discord
import pytest
from discord import ui

from bots.discord_bot.look import Look
from bots.discord_bot.markup import TEXT, sections
from bots.discord_bot.views import ACCENTS, SHAPE, layout, shows, without_buttons
from bots.language import marks
from bots.language.texts import Texts, languages
from bots.screens.context import SeatMark, Stamp
from bots.screens.formatting import quote, section, strong
from bots.screens.model import Button, Choice, Menu, Screen
from bots.screens.panel import present
from bots.screens.public import present_table
from bots.tables.shortcuts import full_purse
from engine import Game, RandomPlayer, random_kingdom
from storage.places import Place
from tests.discord_server import components, forms, reading
from tests.engine.boxes import sets_for

STAMP = Stamp(Place("discord", "9" * 19, "9" * 19), 36**3)
NAMES = [f"{letter}_{'*' * 28}" for letter in "ABCDEF"]  # every character is escaped
MARKS = [marks.COINS, marks.ACTIONS, marks.BUYS, *marks.TYPE_MARKS.values()]
LINES = [f"  {name} plays Throne Room, Militia · draws 12 cards" for name in NAMES] * 2
LINK = f"https://discord.com/channels/{'9' * 19}/{'9' * 19}/{'9' * 19}"


def look():
    """With emojis for all marks, which make texts much longer."""
    with_emojis = Look()
    with_emojis.commands.id = 9**19
    with_emojis.use_emojis(dict.fromkeys(MARKS, f"<:dom_treasure:{'9' * 19}>"))
    return with_emojis


def check(screen):
    """Check the layout as Discord does, with emojis of the application and without; return its components."""
    for chosen in (look(), Look()):
        shown = layout(screen, chosen, title_link=LINK).to_components()
        forms.check("CreateMessage", {"components": shown, "flags": 1 << 15})
        components.check_message(shown, v2=True, files=())
    [container] = shown
    return container["components"]


def texts_in(shown):
    return [part["content"] for part in shown if part["type"] == 10]


@pytest.mark.parametrize("box", ["intrigue1", "dark_ages"])
def test_every_screen_of_a_game_of_six_fits_into_a_message(box):
    game = Game.new(NAMES, kingdom=random_kingdom(box, sets_for(box)), seed=box)
    dice = RandomPlayer(box)
    seats = [SeatMark(name, late=True) for name in NAMES]
    for number in range(20):
        texts = Texts(languages()[number % len(languages())])
        for decision in game.pending:
            purse = full_purse(game, decision.seat) if decision.verb == "buy" else None
            given = {"texts": texts, "stamp": STAMP, "shape": SHAPE, "news": LINES, "title": "#" * 100}
            check(present(game.view(decision.seat), decision, purse=purse, can_undo=True, points=(1,) * 6, **given))
        check(present_table(game.view(None), seats=seats, points=(1,) * 6, footer="x" * 500, **given))
        for _ in range(5):
            decision = game.pending[0]
            game.submit(decision.seat, dice(game.view(decision.seat), decision))


def test_the_largest_screen_fits_and_loses_lines_between_sections_first():
    button = Button("A" * SHAPE.label, "", mark=marks.COINS)
    rows = [[replace(button, token=f"{row}.{at}") for at in range(SHAPE.width)] for row in range(7)]
    choices = tuple(Choice(f"Card {number}", number, about="x" * 300, mark=marks.COINS) for number in range(25))
    menu = Menu("x" * 300, "token", 0, 25, choices)
    text = "\n".join(["Title", *(line for number in range(9) for line in section([str(number), marks.COINS * 400]))])
    inside = check(Screen(text, tuple(map(tuple, rows)), menu=menu))
    assert [part["type"] for part in inside[:4]] == [10, 1, 1, 1]
    inside = check(Screen(text, tuple(map(tuple, rows[:6])), menu=menu))
    assert [part["type"] for part in inside[:7]] == [10, 14, 10, 14, 10, 14, 10]
    assert sum(map(len, texts_in(inside))) <= TEXT


def test_sections_are_texts_between_lines_below_a_heading():
    lines = [
        "Ann · Turn 3",
        f"{marks.TURN} {strong('Ann')}",
        *section(["Supply", "- Moat"]),
        *section(quote(["Bob", "  buys"])),
    ]
    shown = check(Screen("\n".join([*lines, "later"]), ((Button("Log", "x"),),)))
    assert [part["type"] for part in shown] == [10, 14, 10, 14, 10, 1]
    first, supply, log = texts_in(shown)
    assert first == f"### [Ann · Turn 3]({LINK})\n▶ **Ann**"
    assert supply == "Supply\n\\- Moat"
    assert log == "> Bob\n>   buys\nlater"


def test_the_colour_tells_whether_it_is_my_turn_somebody_plays_or_it_is_over():
    assert len(set(ACCENTS.values())) == len(ACCENTS) == 4
    for tone, colour in ACCENTS.items():
        [container] = layout(Screen("Title\nwords", tone=tone)).to_components()
        assert container["accent_color"] == colour


def test_a_person_is_mentioned_once_even_if_several_sections_name_them():
    text = "\n".join(["Title", *section(["Ann, turn 3"]), *section(["1. Ann: 3 points"])])
    shown = sections(Screen(text, people=("discord:7",), names=("Ann",)))
    assert shown == ["### Title", "Ann, turn 3", "1. <@7>: 3 points"]


def test_emojis_of_the_application_replace_marks_and_are_left_out_where_there_is_no_room():
    screen = Screen(f"Title\n{marks.COINS}5 Mine", ((Button("Mine", "x", mark=marks.COINS),),))
    emoji = f"<:dom_treasure:{'9' * 19}>"
    assert sections(screen, look()) == [f"### Title\n{emoji}5 Mine"]
    [container] = layout(screen, look()).to_components()
    assert container["components"][1]["components"][0]["emoji"] == {"id": int("9" * 19), "name": "dom_treasure"}
    crowded = replace(screen, text=f"Title\n{marks.COINS * 300}")
    assert sections(crowded, look()) == [f"### Title\n{marks.COINS * 300}"]


def test_a_message_shows_a_view_if_texts_buttons_and_colour_are_the_same():
    screen = Screen("Title\nwords", ((Button("Log", "x"),),), tone="yours")
    message = discord.Object(1)
    for other, same in ((screen, True), (replace(screen, tone="over"), False), (replace(screen, text="Title"), False)):
        payload = components.numbered(layout(other).to_components())
        message.components = [discord.components._component_factory(each) for each in payload]
        assert shows(message, layout(screen)) is same


def test_a_result_without_buttons_keeps_its_sections():
    view = without_buttons(["### Title", "Ann wins"])
    assert isinstance(view, ui.LayoutView)
    assert [part.get("content") for part in reading.walk(view.to_components())][1:] == ["### Title", None, "Ann wins"]
