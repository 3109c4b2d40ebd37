"""What Telegram refuses: texts, keyboards, captions, commands and answers beyond their limits."""

import struct

import pytest
from telegram import (
    BotCommand,
    BotCommandScopeAllGroupChats,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    MessageEntity,
)
from telegram.error import BadRequest

from tests.telegram_server.formatting import Formatting
from tests.telegram_server.refusals import Refusal


def picture(width=40, height=20):
    return b"\x89PNG\r\n\x1a\n" + b"\0\0\0\rIHDR" + struct.pack(">II", width, height)


def keyboard(*rows):
    return InlineKeyboardMarkup(
        [[InlineKeyboardButton(text, callback_data=data) for text, data in row] for row in rows]
    )


@pytest.fixture
async def open_chat(ann):
    """The id of a private chat that is open."""
    await ann.opens()
    return ann.id


async def test_a_text_has_at_most_4096_characters_after_its_tags_are_read(bot, open_chat):
    await bot.send_message(open_chat, f"<b>{'x' * 4096}</b>", parse_mode="HTML")
    with pytest.raises(BadRequest, match="Message is too long"):
        await bot.send_message(open_chat, "x" * 4097)


async def test_a_character_outside_the_first_plane_counts_twice(bot, open_chat):
    await bot.send_message(open_chat, "🂠" * 2048)
    with pytest.raises(BadRequest, match="Message is too long"):
        await bot.send_message(open_chat, "🂠" * 2048 + "x")


async def test_a_text_of_spaces_is_empty(bot, open_chat):
    with pytest.raises(BadRequest, match="Message text is empty"):
        await bot.send_message(open_chat, " <b> </b>\n", parse_mode="HTML")


async def test_a_caption_has_at_most_1024_characters(bot, open_chat):
    await bot.send_photo(open_chat, picture(), caption="x" * 1024)
    with pytest.raises(BadRequest, match="caption is too long"):
        await bot.send_photo(open_chat, picture(), caption="x" * 1025)


async def test_html_becomes_text_with_entities(bot, ann, open_chat):
    source = '  <b>Ann &amp; <i>Bob</i></b> <a href="https://example.org/?a=1&amp;b=2">🂠 link</a>'
    await bot.send_message(open_chat, source, parse_mode="HTML")
    message = ann.reads()[-1]
    assert message.text == "Ann & Bob 🂠 link"
    assert [(one["type"], one["offset"], one["length"]) for one in message.entities] == [
        ("bold", 0, 9),
        ("italic", 6, 3),
        ("text_link", 10, 7),
    ]
    assert message.html.startswith("<b>Ann &amp; <i>Bob</i></b> <a href=")
    assert message.entities[2]["url"] == "https://example.org/?a=1&b=2"


async def test_a_link_to_a_known_user_mentions_them(bot, ann, open_chat):
    sent = await bot.send_message(open_chat, f'<a href="tg://user?id={ann.id}">Ann</a>', parse_mode="HTML")
    assert sent.entities[0].type == MessageEntity.TEXT_MENTION
    assert sent.entities[0].user.id == ann.id


@pytest.mark.parametrize(
    ("source", "words"),
    [
        ("<b>bold", 'Can\'t find end tag corresponding to start tag "b"'),
        ("bold</b>", "Unexpected end tag at byte offset 4"),
        ("<b><i>x</b></i>", 'Unmatched end tag at byte offset 7, expected "</i>", found "</b>"'),
        ("<table>", 'Unsupported start tag "table" at byte offset 0'),
        ("3 < 4", "Unsupported start tag"),
        ('<span class="red">x</span>', 'Unsupported start tag "span"'),
    ],
)
def test_malformed_html_is_refused(source, words):
    with pytest.raises(Refusal) as refused:
        Formatting(source).read()
    assert words in refused.value.description


@pytest.mark.parametrize(
    ("tag", "kind"),
    [("u", "underline"), ("s", "strikethrough"), ("code", "code"), ("pre", "pre"), ("tg-spoiler", "spoiler")],
)
def test_every_kind_of_tag_becomes_its_entity(tag, kind):
    assert Formatting(f"<{tag}>x</{tag}>").read() == ("x", [{"type": kind, "offset": 0, "length": 1}])


def test_a_quotation_can_be_expandable():
    assert Formatting("<blockquote expandable>x</blockquote>").read()[1][0]["type"] == "expandable_blockquote"


async def test_markdown_is_read_and_malformed_markdown_refused(bot, ann, open_chat):
    await bot.send_message(open_chat, r"*bold* _it_ `a.b` [x](https://example\.org) 1\.", parse_mode="MarkdownV2")
    assert ann.reads()[-1].text == "bold it a.b x 1."
    assert [one["type"] for one in ann.reads()[-1].entities] == ["bold", "italic", "code", "text_link"]
    for wrong in ("1.", "*bold", "[x]"):
        with pytest.raises(BadRequest, match="Can't parse entities"):
            await bot.send_message(open_chat, wrong, parse_mode="MarkdownV2")


async def test_entities_given_by_hand_must_lie_inside_the_text(bot, ann, open_chat):
    await bot.send_message(open_chat, "bold", entities=[MessageEntity("bold", 0, 4)])
    assert ann.reads()[-1].html == "<b>bold</b>"
    with pytest.raises(BadRequest, match="ends outside"):
        await bot.send_message(open_chat, "bold", entities=[MessageEntity("bold", 0, 5)])


async def test_more_than_a_hundred_entities_are_a_complaint(bot_api, bot, ann, open_chat):
    await bot.send_message(open_chat, "<b>x</b> " * 101, parse_mode="HTML")
    assert len(ann.reads()[-1].entities) == 100
    assert "101 entities" in bot_api.complaints[0]


async def test_callback_data_has_at_most_64_bytes(bot_api, bot, open_chat):
    await bot.send_message(open_chat, "x", reply_markup=keyboard([("a", "ä" * 32)]))
    with pytest.raises(BadRequest, match="Button_data_invalid"):
        await bot.send_message(open_chat, "x", reply_markup=keyboard([("a", "ä" * 32 + "x")]))
    assert len(bot_api.complaints) == 1


@pytest.mark.parametrize(
    ("rows", "words"),
    [
        ([[("x", "x")] * 9], "too many buttons in a row"),
        ([[("x", "x")] * 8] * 13, "Reply markup is too long"),
        ([[("x" * 60, "y" * 60)]] * 70, "Reply markup is too long"),
        ([[(" ", "x")]], "text must be non-empty"),
    ],
)
async def test_a_keyboard_beyond_the_limits_is_refused(bot, open_chat, rows, words):
    with pytest.raises(BadRequest, match=words):
        await bot.send_message(open_chat, "x", reply_markup=keyboard(*rows))


async def test_a_hundred_small_buttons_are_allowed(bot, ann, open_chat):
    await bot.send_message(open_chat, "x", reply_markup=keyboard(*[[("x", "x")] * 5] * 20))
    assert len(ann.reads()[-1].labels) == 100


@pytest.mark.parametrize("url", ["nonsense", "ftp://example.org", "http://localhost/x", "https://t.me/a_bot?start=a+b"])
async def test_a_button_needs_a_valid_address(bot, open_chat, url):
    button = InlineKeyboardMarkup([[InlineKeyboardButton("x", url=url)]])
    with pytest.raises(BadRequest, match="url"):
        await bot.send_message(open_chat, "x", reply_markup=button)


async def test_a_button_must_do_something_and_have_a_known_style(bot, open_chat):
    with pytest.raises(BadRequest, match="unallowed in the inline keyboard"):
        await bot.send_message(open_chat, "x", reply_markup={"inline_keyboard": [[{"text": "x"}]]})
    golden = {"text": "x", "callback_data": "x", "style": "golden"}
    with pytest.raises(BadRequest, match="style"):
        await bot.send_message(open_chat, "x", reply_markup={"inline_keyboard": [[golden]]})


async def test_an_edit_must_change_something(bot_api, bot, open_chat):
    markup = keyboard([("a", "b")])
    message = await bot.send_message(open_chat, "<b>same</b>", parse_mode="HTML", reply_markup=markup)
    with pytest.raises(BadRequest, match="Message is not modified: specified new message content"):
        await message.edit_text("<b>same</b> ", parse_mode="HTML", reply_markup=markup)
    with pytest.raises(BadRequest, match="Message is not modified"):
        await message.edit_reply_markup(markup)
    await message.edit_text("same", reply_markup=markup)
    await message.edit_reply_markup(None)
    assert bot_api.complaints == []


async def test_a_message_that_is_gone_can_be_neither_edited_nor_deleted(bot, ann, open_chat):
    message = await bot.send_message(open_chat, "x")
    await message.delete()
    assert [one.text for one in ann.reads()] == ["/start"]
    with pytest.raises(BadRequest, match="Message to edit not found"):
        await message.edit_text("y")
    with pytest.raises(BadRequest, match="Message to delete not found"):
        await message.delete()


async def test_a_bot_cannot_edit_what_someone_else_wrote(bot, ann, open_chat):
    with pytest.raises(BadRequest, match="Message can't be edited"):
        await bot.edit_message_text("y", open_chat, ann.reads()[-1].id)


async def test_only_an_administrator_deletes_old_messages_and_those_of_others(bot_api, bot, bob, group):
    own = await bot.send_message(group.id, "mine")
    other = await bob.says(group, "yours")
    bot_api.clock.advance(48 * 3600 + 1)
    with pytest.raises(BadRequest, match="can't be deleted for everyone"):
        await own.delete()
    with pytest.raises(BadRequest, match="Message can't be deleted"):
        await bot.delete_message(group.id, other.id)
    group.promotes(bot_api.bot)
    assert await bot.delete_messages(group.id, [own.message_id, other.id, 4711])
    assert group.newest is None


async def test_a_press_is_answered_once_and_in_time(bot_api, bot, ann, open_chat):
    await bot.send_message(open_chat, "x", reply_markup=keyboard([("a", "b")]))
    press = await ann.presses(ann.reads()[-1], "a")
    await bot.answer_callback_query(press.id, "y" * 200)
    with pytest.raises(BadRequest, match="Query is too old and response timeout expired or query id is invalid"):
        await bot.answer_callback_query(press.id)
    late = await ann.presses(ann.reads()[-1], "a")
    bot_api.clock.advance(16)
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.answer_callback_query(late.id)


async def test_an_answer_has_at_most_200_characters(bot, ann, open_chat):
    await bot.send_message(open_chat, "x", reply_markup=keyboard([("a", "b")]))
    press = await ann.presses(ann.reads()[-1], "a")
    with pytest.raises(BadRequest, match="Message_too_long"):
        await bot.answer_callback_query(press.id, "y" * 201)


async def test_a_picture_can_be_sent_changed_and_sent_again_by_its_id(bot, ann, open_chat):
    sent = await bot.send_photo(open_chat, picture(), caption="<i>kingdom</i>", parse_mode="HTML")
    assert (sent.photo[0].width, sent.photo[0].height) == (40, 20)
    await bot.edit_message_media(InputMediaPhoto(picture(60), caption="new"), open_chat, sent.message_id)
    await bot.edit_message_caption(open_chat, sent.message_id, caption="newer")
    await bot.send_photo(open_chat, sent.photo[0].file_id)
    changed, again = ann.reads()[-2:]
    assert (changed.text, changed.photo.size, again.photo.size) == ("newer", (60, 20), (40, 20))
    with pytest.raises(BadRequest, match="There is no text in the message to edit"):
        await sent.edit_text("y")


async def test_what_is_no_picture_is_refused_and_can_go_as_a_document(bot, ann, open_chat):
    with pytest.raises(BadRequest, match="Image_process_failed"):
        await bot.send_photo(open_chat, b"words")
    with pytest.raises(BadRequest, match="Photo_invalid_dimensions"):
        await bot.send_photo(open_chat, picture(9000, 2000))
    await bot.send_document(open_chat, b"words", filename="log.txt")
    assert (ann.reads()[-1].document.name, ann.reads()[-1].document.content) == ("log.txt", b"words")


@pytest.mark.parametrize(
    ("commands", "words"),
    [
        ([("New", "x")], "command_invalid"),
        ([("n" * 33, "x")], "command_invalid"),
        ([("new", "")], "description_invalid"),
        ([("new", "x" * 257)], "description_invalid"),
        ([("new", "x")] * 101, "commands_too_much"),
    ],
)
async def test_commands_beyond_the_limits_are_refused(bot, commands, words):
    with pytest.raises(BadRequest, match=words):
        await bot.set_my_commands([BotCommand(*one) for one in commands])


async def test_descriptions_and_languages_have_their_limits(bot_api, bot):
    await bot.set_my_description("d" * 512, language_code="de")
    assert bot_api.bot.descriptions["description", "de"] == "d" * 512
    with pytest.raises(BadRequest, match="is too long"):
        await bot.set_my_short_description("d" * 121)
    with pytest.raises(BadRequest, match="Lang_code_invalid"):
        await bot.set_my_description("d", language_code="german")


async def test_a_person_is_offered_the_commands_of_the_narrowest_scope_in_their_language(bot, bob, eva, group):
    everywhere, here = [BotCommand("help", "Help")], BotCommandScopeAllGroupChats()
    await bot.set_my_commands(everywhere)
    await bot.set_my_commands([BotCommand("new", "New table")], scope=here)
    await bot.set_my_commands([BotCommand("new", "Neuer Tisch")], scope=here, language_code="de")
    assert eva.menu(group) == [("new", "Neuer Tisch")]
    assert bob.menu(group) == [("new", "New table")]
    assert bob.menu() == [("help", "Help")]
    assert await bot.get_my_commands() == tuple(everywhere)
