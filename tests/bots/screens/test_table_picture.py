"""The picture of the table: only where people want it, once in a turn, and only what everyone may know."""

from io import BytesIO

import pytest
from PIL import Image

from bots.language.texts import Texts, languages
from bots.pictures import table_painter
from bots.pictures.colours import GRID, PALE
from bots.pictures.png import render_png
from bots.screens.model import BOARD, Known, Shape
from bots.screens.options import OptionPages
from bots.screens.shared_table import stamp_of
from bots.screens.wanted import wanted_screens
from bots.tables.deadlines import Limits
from engine import RECOMMENDED
from tests.bots.house import ANN, BOB, HERE
from tests.bots.pictures.contrast import contrast
from tests.engine.table import Table as Position

WITH_PICTURES = Shape(pictures=True)


async def drawn(house, shape=WITH_PICTURES):
    """The picture that should be in the channel now; None if there is none."""
    return wanted_screens(await house.table(), Known(), shape, Limits()).screens.get(BOARD)


async def sitting(house, language="en", **position):
    await house.standing(Position(**position), ANN, BOB, confirm=False)

    def agree(table):
        table.options.pictures, table.options.language = "yes", language
        table.game = table.game.renamed(0, "Ann").renamed(1, "Bob")

    await house.worker.repository.change(HERE, agree)


async def test_there_is_none_unless_people_want_it_and_the_host_allows_pictures(house):
    await sitting(house, me="village", you="copper")
    assert await drawn(house) is not None
    assert await drawn(house, Shape()) is None
    await house.worker.repository.change(HERE, lambda table: setattr(table.options, "pictures", "no"))
    assert await drawn(house) is None


async def test_the_lobby_offers_it_only_where_there_are_pictures(house):
    await house.lobby(ANN, pictures="yes")
    table = await house.table()
    for shape, offered in ((WITH_PICTURES, True), (Shape(), False)):
        pages = OptionPages(table, Texts(), stamp_of(table), shape)
        labels = [button.label for button in pages.keys("options").choices]
        assert ("Pictures of the table" in labels) == offered
        assert ("Pictures of the table: Yes" in pages.lines("options")) == offered


async def test_it_shows_supply_players_and_whose_turn_it_is_in_words_too(house):
    await sitting(house, me="village", you="copper*5", supply={"moat": 0})
    screen = await drawn(house)
    picture = screen.picture
    assert (screen.text, picture.title) == ("Turn 1 · Ann", "Turn 1 · Ann")
    assert [pile.name for pile in picture.basic[:3]] == ["Province", "Gold", "Duchy"]
    assert len(picture.kingdom) == 10
    piles = {pile.name: pile for pile in (*picture.basic, *picture.kingdom)}
    assert (piles["Province"].cost, piles["Province"].left) == (8, 8)
    assert piles["Moat"].left == 0
    assert [(row.name, row.facts, row.is_next) for row in picture.players] == [
        ("Ann", "hand 1, deck 10", True),
        ("Bob", "hand 5, deck 10", False),
    ]
    for words in ("Province costs 8, 8 left", "Moat: 0 left", "Ann · hand 1, deck 10"):
        assert words in picture.words


async def test_a_price_with_a_potion_is_told_with_it_and_an_extra_turn_is_called_so(house):
    kingdom = "golem, outpost, village, cellar, market, smithy, mine, chapel, militia, workshop"
    await sitting(house, me="outpost, copper", you="copper", kingdom=kingdom)
    screen = await drawn(house)
    assert "Golem costs 4 and a potion, 10 left" in screen.picture.words
    await house.answer(ANN, "play:outpost")
    await house.press(ANN, "f")
    await house.press(ANN, "H")  # the end of the turn is final
    assert (await drawn(house)).picture.title == "Extra turn · Ann"


async def test_a_mixed_pile_is_named_with_its_top_card_as_in_texts(house):
    kingdom = "knights, moat, village, cellar, market, smithy, mine, chapel, militia, workshop"
    await sitting(house, me="village", you="copper", kingdom=kingdom)
    screen = await drawn(house)
    (knights,) = [pile.name for pile in screen.picture.kingdom if pile.name.startswith("Knights: ")]
    assert knights != "Knights: "
    assert f"{knights} costs" in screen.picture.words


async def test_the_bane_is_among_the_cards_of_the_kingdom(house):
    await sitting(house, me="village", kingdom="young_witch bank village cellar market mine smithy chapel wharf moat",
                  bane="lighthouse")  # fmt: skip
    picture = (await drawn(house)).picture
    assert "Lighthouse" in [pile.name for pile in picture.kingdom]
    assert len(picture.kingdom) == 11


async def test_no_hidden_card_is_on_it(house):
    await sitting(house, me="tunnel", you="feodum", kingdom=", ".join(RECOMMENDED[5].cards))
    assert "Tunnel" not in repr(await drawn(house))
    assert "Feodum" not in repr(await drawn(house))


async def test_it_is_drawn_once_in_a_turn_and_tells_the_last_one(house):
    await sitting(house, me="village, copper*2", you="copper*5")
    first = await drawn(house)
    await house.answer(ANN, "play:village")
    within = await drawn(house)
    assert within.digest == first.digest
    assert [card.name for card in within.picture.players[0].in_play] == ["Village"]
    await house.answer(ANN, "end")
    second = await drawn(house)
    assert second.digest != first.digest
    assert second.moment == first.moment
    assert second.picture.title == "Turn 1 · Bob"
    await house.answer(BOB, "treasures")
    await house.answer(BOB, "buy:duchy")
    story = (await drawn(house)).picture.story
    assert (story[0], story[-1]) == ("Bob, turn 1", "buys Duchy.")
    assert "buys Duchy." in (await drawn(house)).picture.words


@pytest.mark.parametrize("language", languages())
async def test_it_is_a_small_picture_in_every_language_that_can_be_read(house, language):
    await sitting(house, language, me="village, copper*2", you="copper*5")
    data = render_png((await drawn(house)).picture)
    image = Image.open(BytesIO(data))
    assert (image.format, image.width) == ("PNG", 1080)
    assert image.height < 2 * image.width
    assert len(data) < 100_000
    assert min(table_painter.TEXT, table_painter.SMALLEST_TITLE, table_painter.LINE_TEXT) >= 34
    assert contrast(PALE, GRID) >= 4.5
