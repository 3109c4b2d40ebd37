"""Learning the game: the pages about it, and a first game that is explained as it goes."""

import pytest

from bots.language.texts import Texts
from engine import Game
from storage.places import Place
from tests.bots.round_trips import counted
from tests.telegram.players import Round, answered_once, presses, turns_pages
from tests.telegram.test_solo import TITLE, SoloPlayer

FIRST = "First time? Explain as I go"
LEARN = "How to play"
HEAD = "🎓 How Dominion works"


async def test_pages_are_opened_from_the_first_page_and_turned_in_place(house, bot_api, ann):
    await ann.opens()
    await presses(ann, None, LEARN)
    page = await ann.sees(text=HEAD)
    sent = len(bot_api.asked("sendMessage"))
    await turns_pages(ann, None, "Page 2/8 ›")
    assert page.text.startswith("🎓 Your turn\n⚡ Action phase:")
    await turns_pages(ann, None, "‹ Page 1/8", "‹ Page 8/8")
    assert page.labels == ["‹ Page 7/8", "Page 1/8 ›", "Play now", "Explain as I go: no", "Close"]
    await turns_pages(ann, None, "Explain as I go: no")
    assert "Explain as I go: yes" in page.labels
    assert (await house.worker.people.settings(f"telegram:{ann.id}"))["guide"] == "yes"
    for data in ("l|9", "l|old"):
        refused = await (await ann.sends_data(page, data)).answered()
        assert refused.text == Texts().say("refusal-learn-page")
    await presses(ann, None, "Close")
    assert page.deleted
    assert len(bot_api.asked("sendMessage")) == sent
    assert answered_once(bot_api)


async def test_with_pictures_each_page_has_its_own_and_is_painted_and_uploaded_once(house, bot_api, ann):
    house.pictures = True
    await house.restart()
    await ann.opens()
    await ann.says(None, "/learn")
    page = await ann.sees(text=HEAD)
    assert page.photo.size[0] == 1080
    first = page.photo
    await turns_pages(ann, None, "Page 2/8 ›")
    assert page.photo.size[0] == 1080
    assert page.photo != first
    await turns_pages(ann, None, "‹ Page 1/8")
    assert page.photo == first
    assert page.text.startswith(HEAD)
    assert len(bot_api.asked("editMessageMedia")) == 2
    assert len(bot_api.asked("sendPhoto")) == 1


async def test_in_a_group_the_command_is_one_message_with_pages_and_the_lobby_leads_into_private(
    house, ann, bob, group
):
    await ann.opens()
    await ann.says(group, "/learn")
    page = await ann.sees(group, HEAD)
    await house.rests()
    assert page.labels == ["‹ Page 8/8", "Page 2/8 ›"]  # nothing of one person
    shown = len(group.messages)
    await turns_pages(bob, group, "‹ Page 8/8")
    assert page.text.startswith("🎓 Your first game")
    assert "Close" not in page.labels
    assert len(group.messages) == shown
    lobby = await house.lobby(group, ann)
    shown = len(group.messages)
    answer = await (await ann.presses(lobby, LEARN)).answered()
    assert answer.text == Texts().say("notice-in-private")
    assert (await ann.sees(text=HEAD)).labels[-1] == "Close"
    stranger = await (await bob.presses(lobby, LEARN)).answered()
    assert stranger.url == "https://t.me/dominion_bot?start=hello"
    assert len(group.messages) == shown


def lessons_on(panel):
    return [line for version in panel.versions for line in version.text.splitlines() if line.startswith("🎓")]


async def begins(house, person):
    """Begin the first game with one press, and be told what to think about."""
    await person.opens()
    await presses(person, None, FIRST)
    await house.rests()
    panel = await person.sees(text=TITLE, button="Stop explaining")
    assert lessons_on(panel)[0].startswith("🎓 You hold Copper ×")
    return panel


async def test_the_beginning_and_the_end_of_a_first_game_are_explained(house, ann):
    panel = await begins(house, ann)
    for _ in range(2):
        await house.buys(ann, "Cellar")
        await house.rests()
    await house.restart()
    told = "\n".join(lessons_on(panel))
    assert "Cellar is in your discard pile now." in told
    assert "Your Action phase: you hold Cellar" in told or "Your deck ran out" in told  # as the cards were shuffled
    await house.worker.repository.change(Place("telegram", str(ann.id)), put_last_province)
    await house.rests()
    assert "Provinces left: 1" in panel.text
    await presses(ann, None, "Province", "Yes, end the game")
    await house.rests()
    assert "🎓 At the end all your cards count, wherever they are. Your points come from Province;" in panel.text
    assert "Stop explaining" not in panel.labels


def put_last_province(table):
    names = [seat.name for seat in table.seats]
    players = [{"name": names[0], "hand": ["gold"] * 3}, {"name": names[1]}]
    table.game = Game.arrange({"phase": "buy", "supply": {"province": 1}, "players": players})
    table.options.cards = table.game.view(None).kingdom
    table.generation += 1
    table.log.steps.clear()


@pytest.mark.long
@pytest.mark.usefixtures("half_piles")
async def test_a_first_game_is_explained_from_the_first_press_to_the_score(house, bot_api, ann):
    house.draws_rarely()
    panel = await begins(house, ann)
    table = Round(bot_api, [SoloPlayer(ann, TITLE, wishes=("Province", "Gold", "Silver"))])
    await table.plays_to_the_end()
    await house.rests()
    told = list(dict.fromkeys(lessons_on(panel)))
    assert any(" is in your discard pile now." in line for line in told)
    assert any("Your deck ran out" in line for line in told)
    assert told[-1].startswith("🎓 At the end all your cards count")
    assert not table.refusals()
    assert "end:1" in (await house.worker.people.settings(f"telegram:{ann.id}"))["lessons"]
    await ann.says(None, "/start")
    await house.rests()
    assert FIRST not in ann.reads()[-1].labels  # they have finished a game


async def test_an_explained_purchase_takes_no_more_round_trips_and_one_press_ends_them(house, ann, monkeypatch):
    await ann.opens()
    await presses(ann, None, FIRST)
    await house.rests()
    with counted(house.worker, house.client, monkeypatch) as sent:
        await presses(ann, None, "End turn")
        await presses(ann, None, "Yes, end my turn")
        await house.rests()
    assert len(sent) <= 16, [command[:4] for command in sent]  # two presses
    panel = await ann.sees(text=TITLE, button="Stop explaining")
    (answer,) = await presses(ann, None, "Stop explaining")
    assert answer.text == Texts().say("notice-explaining-off")
    await house.rests()
    assert "🎓" not in panel.text
    assert "Stop explaining" not in panel.labels
