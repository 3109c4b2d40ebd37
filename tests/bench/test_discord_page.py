"""The page that imitates Discord shows everything that a message has."""

from bench.discord_page import Page
from bots.discord_bot.look import Look
from bots.discord_bot.views import layout
from bots.screens.command_marks import mark
from bots.screens.formatting import quote, section, strong
from bots.screens.model import Button, Choice, Menu, Screen

SHOWN = (
    "<h3><a>Friends</a></h3>",
    "<strong>Ann</strong> &lt;b&gt; <img class=emoji src='data:coin'",
    "<span class=mention>/dominion help</span>",
    "<blockquote>Bob<br>buys</blockquote>",
    "separator",
    "Choose 1",
    "Moat<small>+2 Cards.</small>",
    "button success",
    "--accent:#43a25a",
    "Only you",
)


def test_a_page_has_texts_buttons_menus_emojis_and_colours():
    look = Look()
    look.commands.id = 7
    look.use_emojis({"🪙": "<:dom_coins:5>"})
    lines = ["Friends", f"{strong('Ann')} <b> 🪙5", mark("help", "/dominion help"), *section(quote(["Bob", "buys"]))]
    menu = Menu("Choose 1", "m", 1, 1, (Choice("Moat", 0, about="+2 Cards.", mark="🔵"),))
    screen = Screen("\n".join(lines), ((Button("Confirm", "c", "success", "🪙"),),), menu=menu, tone="yours")
    message = {"components": layout(screen, look, title_link="https://example.org").to_components()}
    page = Page({"dom_coins": "data:coin"}, opens_menus=True).html([message, {"content": "Hello", "ephemeral": True}])
    for part in SHOWN:
        assert part in page, part
