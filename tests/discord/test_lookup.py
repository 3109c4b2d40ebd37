"""Looking things up while one chooses: pages beside the panel, and the texts of cards in menus."""

from tests.discord.asking import press, uses
from tests.discord.bot_house import panel_of
from tests.discord.scenes import CELLAR, plays
from tests.telegram.test_lookup import FIRST_EDITION


async def test_the_texts_the_trash_and_the_kingdom_are_one_press_away_and_closing_leads_back(house, ann, bob, channel):
    await house.standing(channel, FIRST_EDITION, ann, bob)
    panel = panel_of(ann)
    page = await press(house, ann, panel, "Card texts")
    assert page is not panel
    assert "Trash a Treasure" in page.text
    assert "You may" not in page.text
    assert page.labels == ["Trash pile", "Log", "Kingdom", "Close"]
    assert await press(house, ann, page, "Trash pile") is page
    assert "Gold, Estate ×2" in page.text
    await press(house, ann, page, "Kingdom")
    assert page.text.index("Mine") < page.text.index("Militia") < page.text.index("Cellar")
    await (await ann.presses(page, "Close")).answer()
    await house.rests()
    assert page not in ann.reads()
    assert panel_of(ann) is panel


async def test_the_options_of_a_menu_say_what_the_cards_do(house, ann, bob, channel):
    await house.standing(channel, CELLAR, ann, bob)
    await plays(house, ann, "Cellar")
    panel = panel_of(ann)
    abouts = {option.label: option.description for option in panel.selects[0].options}
    assert abouts["Estate"] == "1 point at the end of the game."
    assert all(about and len(about) <= 100 for about in abouts.values())
    assert "Your last move: plays Cellar" in panel.text


async def test_the_text_of_a_card_and_statistics_have_a_heading(house, ann, channel):
    assert (await uses(house, ann, channel, "card", name="moat")).text.startswith("### Moat · costs 2")
    assert (await uses(house, ann, channel, "stats")).text == "No game has been finished here yet."
