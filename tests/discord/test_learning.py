"""Learning the game, in German: the pages about it, and a first game that is explained as it goes."""

import pytest

from bots.language.texts import Texts
from storage.places import Place
from tests.discord.asking import press, uses
from tests.discord.players import Round
from tests.discord.test_solo import SoloPlayer
from tests.telegram.test_learning import put_last_province

SAY = Texts("de").say
TITLE = SAY("table-solo")
HEAD = "### 🎓 So funktioniert Dominion"
GUIDE = "Beim Spielen erklären"


@pytest.fixture
def ann(ann):
    ann.locale = "de"
    return ann


async def test_pages_are_for_their_reader_alone_and_turned_in_place(house, ann, bob, channel):
    page = await uses(house, ann, channel, "learn")
    assert page.text.startswith(HEAD)
    assert await press(house, ann, page, "Seite 2/8 ›") is page
    assert "### 🎓 Dein Zug" in page.text
    await press(house, ann, page, "‹ Seite 1/8")
    await press(house, ann, page, "‹ Seite 8/8")
    assert page.labels == ["‹ Seite 7/8", "Seite 1/8 ›", SAY("button-play-now"), f"{GUIDE}: nein", "Schließen"]
    await press(house, ann, page, f"{GUIDE}: nein")
    assert f"{GUIDE}: ja" in page.labels
    lobby = await house.lobby(channel, bob)
    shown = len(channel.messages)
    opened = await press(house, ann, lobby, "How to play")
    assert opened.text.startswith(HEAD)
    assert len(channel.messages) == shown
    assert not [message for message in channel.messages if "🎓" in message.text]


async def test_a_page_that_does_not_exist_is_refused(house, ann, channel):
    page = await uses(house, ann, channel, "learn")
    answer = await (await ann.sends_id(page, "t:l|9")).outcome()
    assert answer.message.text == SAY("refusal-learn-page")


async def test_with_pictures_each_page_has_its_own(house, ann, channel):
    house.pictures = True
    await house.restart()
    page = await uses(house, ann, channel, "learn")
    first = page.files[0].content
    await press(house, ann, page, "Seite 2/8 ›")
    assert len(page.files) == 1
    assert page.files[0].content != first
    await press(house, ann, page, "‹ Seite 1/8")
    assert page.files[0].content == first


async def begins(house, person):
    """Open a game alone, and ask for explanations with one press in its lobby."""
    await uses(house, person, None, "new")
    lobby = await person.sees(text=SAY("lobby-seats", taken=2, seats=4))
    await press(house, person, lobby, f"{GUIDE}: nein")
    assert f"{GUIDE}: ja" in lobby.labels
    await (await person.presses(lobby, SAY("button-start"))).answer()
    await house.rests()
    panel = await person.sees(text=TITLE, button=SAY("button-stop-explaining"))
    assert "🎓 Deine Hand: Kupfer ×" in panel.text
    return panel


async def test_the_beginning_and_the_end_of_a_first_game_are_explained_and_explanations_can_be_ended(house, ann):
    panel = await begins(house, ann)
    await house.worker.repository.change(Place("discord", str(ann.direct().id)), put_last_province)
    await house.rests()
    assert "Provinzen übrig: 1" in panel.text
    for label in ("Provinz", SAY("button-last-sure")):
        await (await ann.presses(panel, label)).answer()
        await house.rests()
    assert "🎓 Am Ende zählen alle deine Karten, egal wo sie sind. Deine Punkte: Provinz;" in panel.text
    await (await ann.presses(panel, SAY("button-rematch"))).answer()
    await house.rests()
    again = await ann.sees(text=TITLE, button=SAY("button-stop-explaining"))
    told = await press(house, ann, again, SAY("button-stop-explaining"))
    assert told.text == SAY("notice-explaining-off")
    assert "🎓" not in again.text


@pytest.mark.long
@pytest.mark.usefixtures("half_piles")
async def test_a_first_game_is_explained_from_the_first_press_to_the_score(house, discord_api, ann):
    house.draws_rarely()
    panel = await begins(house, ann)
    wishes = [Texts("de").card(id) for id in ("province", "gold", "silver")]
    player = SoloPlayer(ann, ann.direct(), wishes, title=TITLE)
    told = set()
    while not player.over:
        told |= {line for line in panel.text.splitlines() if line.startswith("🎓")}
        if player.asked:
            await player.moves()
        await house.rests()
    told |= {line for line in panel.text.splitlines() if line.startswith("🎓")}
    assert any("Auf deinem Ablagestapel" in line for line in told)
    assert any("Am Ende zählen alle deine Karten" in line for line in told)
    assert not Round(discord_api, [player]).refusals()
