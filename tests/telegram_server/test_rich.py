"""Rich messages at the server: what it accepts, what it makes of it, and what it refuses."""

import pytest
from telegram import Message
from telegram.error import BadRequest

from tests.telegram_server.refusals import Refusal
from tests.telegram_server.rich import RichHtml


def send(bot, chat, written):
    return bot.do_api_request("sendRichMessage", {"chat_id": chat, "rich_message": {"html": written}}, Message)


async def test_a_rich_message_is_sent_read_edited_and_edited_into_a_text(bot, ann):
    await ann.opens()
    sent = await send(bot, ann.id, "<h3>Supply</h3><table bordered><tr><td>Gold</td><td><b>6</b></td></tr></table>")
    message = ann.reads()[-1]
    assert message.text == "Supply\nGold 6"
    assert message.blocks == (
        {"type": "heading", "text": "Supply", "size": 3},
        {
            "type": "table",
            "is_bordered": True,
            "cells": [
                [
                    {"text": "Gold", "align": "left", "valign": "top"},
                    {"text": {"type": "bold", "text": "6"}, "align": "left", "valign": "top"},
                ]
            ],
        },
    )
    again = {"chat_id": ann.id, "message_id": sent.message_id, "rich_message": {"html": "<p>One<br>Two</p>"}}
    await bot.do_api_request("editmessagetext", again)
    assert message.text == "One\nTwo"
    with pytest.raises(BadRequest, match="not modified"):
        await bot.do_api_request("editmessagetext", again)
    await bot.edit_message_text("Three", ann.id, sent.message_id)
    assert (message.text, message.blocks) == ("Three", ())


@pytest.mark.parametrize(
    "written",
    [
        "",
        "<p> </p>",
        "<p>open",
        "<p>crossed<b></p></b>",
        "<div>unknown</div>",
        "<p class=\"x\">attribute</p>",
        "<p><h1>a block in a paragraph</h1></p>",
        "<table>words</table>",
        "<table><td>a cell without a row</td></table>",
        "<table><tr></tr></table>",
        "<table><tr><td><p>a block in a cell</p></td></tr></table>",
        f"<table><tr>{'<td>x</td>' * 21}</tr></table>",
        "<table><tr><td align=\"far\">x</td></tr></table>",
        "<details>no summary</details>",
        "<details><p>first</p><summary>late</summary></details>",
        "<ul>no item</ul>",
        "<p>&eacute;</p>",
        "<p>" + "x" * 32_769 + "</p>",
        "<p>x</p>" * 501,
        "<blockquote>" * 17 + "x" + "</blockquote>" * 17,
    ],
)  # fmt: skip
def test_what_the_interface_does_not_describe_is_refused(written):
    with pytest.raises(Refusal):
        RichHtml(written).read()


async def test_a_message_has_either_a_text_or_blocks(bot, ann):
    await ann.opens()
    sent = await bot.send_message(ann.id, "One")
    both = {"chat_id": ann.id, "message_id": sent.message_id, "text": "x", "rich_message": {"html": "x"}}
    for request in (both, {"chat_id": ann.id, "message_id": sent.message_id}):
        with pytest.raises(BadRequest):
            await bot.do_api_request("editmessagetext", request)
