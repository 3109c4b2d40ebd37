"""Emojis of the application: uploaded once if the host wishes that, recognised at the next start, and never needed."""

from io import BytesIO

import pytest
from PIL import Image

from bots.discord_bot import emojis
from bots.discord_bot.emojis import NAMES
from bots.language import marks
from bots.settings import BadSetting, settings
from tests.discord.bot_house import panel_of

GIVEN = {"DISCORD_TOKEN": "MTIz.abc.def"}


def marks_on(message):
    return {button.emoji for button in message.buttons} - {""}


async def restart_with_emojis(house):
    await house.stop()
    house.emojis = True
    await house.start()


async def until_uploaded(house):
    await house.server.until(lambda: len(house.bot.look._emojis) == len(NAMES))


@pytest.mark.usefixtures("money")
async def test_without_the_setting_nothing_is_asked_for_and_marks_are_unicode(discord_api, channel, ann):
    assert discord_api.asked("emojis", "post_emoji") == []
    assert marks.TYPE_MARKS[4] in marks_on(panel_of(ann))
    assert "<:" not in panel_of(ann).text + channel.messages[0].text


async def test_missing_emojis_are_uploaded_once_and_used_in_texts_and_menus(cellar, discord_api, ann):
    await restart_with_emojis(cellar)
    await until_uploaded(cellar)
    assert sorted(emoji.name for emoji in discord_api.bot.emojis.values()) == sorted(NAMES.values())
    for emoji in discord_api.bot.emojis.values():
        assert Image.open(BytesIO(emoji.image)).size == (128, 128)
    await cellar.restart()
    assert len(discord_api.asked("emojis")) == 2
    assert len(discord_api.asked("post_emoji")) == len(NAMES)
    await (await ann.presses(panel_of(ann), "Cellar")).answer()
    await cellar.rests()
    panel = panel_of(ann)
    known = {emoji.name: emoji for emoji in discord_api.bot.emojis.values()}
    assert known["dom_actions"].written in panel.text
    options = [option["emoji"]["name"] for part in panel.body.parts if part["type"] == 3 for option in part["options"]]
    assert {"dom_treasure", "dom_victory"} <= set(options)
    assert marks.COINS not in panel.text
    assert len(discord_api.asked("emojis", "post_emoji")) == 2 + len(NAMES)  # none for a press


async def test_a_failed_upload_leaves_unicode_marks_and_is_tried_again(money, discord_api, monkeypatch):
    monkeypatch.setattr(emojis, "PAUSES", (0.01,))
    discord_api.fails("post_emoji", status=403, code=50001, message="Missing Access")
    await restart_with_emojis(money)
    await until_uploaded(money)
    assert [one.status for one in discord_api.asked("post_emoji")] == [403, *[201] * len(NAMES)]
    assert len(discord_api.asked("emojis")) == 2


async def test_if_emojis_cannot_be_listed_the_game_goes_on_with_unicode_marks(money, discord_api, ann, bob):
    discord_api.fails("emojis", status=403, code=50001, message="Missing Access", times=9)
    await restart_with_emojis(money)
    await money.buys(ann, "Silver")
    assert not money.bot.look.has_emojis
    assert marks.TYPE_MARKS[4] in marks_on(panel_of(bob))


async def test_after_emojis_were_deleted_screens_are_shown_with_unicode_marks(money, discord_api, ann, bob):
    await restart_with_emojis(money)
    await until_uploaded(money)
    discord_api.bot.emojis.clear()
    await money.buys(ann, "Silver")
    await bob.sees(text="Your turn")
    assert not money.bot.look.has_emojis
    assert marks.TYPE_MARKS[4] in marks_on(panel_of(bob))
    refused = [one for one in discord_api.complaints if "COMPONENT_INVALID_EMOJI" in one]
    assert refused == discord_api.complaints != []
    discord_api.complaints.clear()


def test_the_setting_is_yes_or_no():
    assert settings(GIVEN | {"DISCORD_EMOJIS": "yes"}).discord.emojis
    assert not settings(GIVEN).discord.emojis
    with pytest.raises(BadSetting, match="DISCORD_EMOJIS"):
        settings(GIVEN | {"DISCORD_EMOJIS": "maybe"})
