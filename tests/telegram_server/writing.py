"""Methods that send, change, delete and pin messages."""

from dataclasses import replace

from tests.telegram_server import limits
from tests.telegram_server.calls import method
from tests.telegram_server.messages import NOT_MODIFIED, Content
from tests.telegram_server.refusals import bad_request, mistake

ACTIONS = {
    "typing",
    "upload_photo",
    "record_video",
    "upload_video",
    "record_voice",
    "upload_voice",
    "upload_document",
    "choose_sticker",
    "find_location",
    "record_video_note",
    "upload_video_note",
}


def _send(call, what, content):
    chat = call.chat
    thread = call.given.get("message_thread_id")
    chat.check_writing(call.bot, what, thread)
    call.count(chat)
    reply_to = _replied(call, chat)
    topic = getattr(chat, "topics", {}).get(thread)
    if topic is None and reply_to:
        topic = reply_to.topic
    silent = call.given.get("disable_notification", False)
    message = chat.post(call.bot, content, topic=topic, reply_to=reply_to, silent=silent)
    chat.last_bot = call.bot
    return message.payload()


def _replied(call, chat):
    wanted = call.given.get("reply_parameters")
    if not wanted:
        return None
    message = chat.find(wanted["message_id"])
    if message is None and not wanted.get("allow_sending_without_reply"):
        raise bad_request("message to be replied not found")
    return message


@method("sendMessage")
async def send_message(call):
    """Send a text to the chat."""
    return _send(call, "text messages", call.content())


@method("sendRichMessage")
async def send_rich_message(call):
    """Send blocks to the chat."""
    return _send(call, "text messages", call.content())


@method("sendPhoto")
async def send_photo(call):
    """Send a picture to the chat."""
    text, entities = call.caption(call.given)
    return _send(call, "photos", Content(text, entities, call.markup(), photo=call.photo(call.upload("photo"))))


@method("sendDocument")
async def send_document(call):
    """Send a file to the chat."""
    text, entities = call.caption(call.given)
    upload = call.upload("document")
    if len(upload.content) > limits.DOCUMENT_BYTES:
        raise mistake("file is too big")
    return _send(call, "documents", Content(text, entities, call.markup(), document=upload))


def _edit(call, change):
    """Edit the message with `change`; refuse an edit that changes nothing."""
    call.chat.check_editing(call.bot)
    call.count(call.chat)
    message = call.message("edit")
    if message.sender is not call.bot or message.service or (message.content.markup and not message.buttons):
        raise bad_request("message can't be edited")
    content = change(message.content)
    if content == message.content:
        raise bad_request(NOT_MODIFIED)
    message.becomes(content, call.server.clock.now())
    call.server.stir()
    return message.payload()


@method("editMessageText")
async def edit_message_text(call):
    """Replace the text and the keyboard."""
    shown = call.content()

    def change(content):
        if content.photo or content.document:
            raise bad_request("there is no text in the message to edit")
        return shown

    return _edit(call, change)


@method("editMessageCaption")
async def edit_message_caption(call):
    """Replace the caption and the keyboard."""
    text, entities = call.caption(call.given)
    markup = call.markup()

    def change(content):
        if not (content.photo or content.document):
            raise bad_request("there is no caption in the message to edit")
        return replace(content, text=text, entities=entities, markup=markup)

    return _edit(call, change)


@method("editMessageMedia")
async def edit_message_media(call):
    """Replace the picture or file."""
    media = call.given["media"]
    if media["type"] not in ("photo", "document"):
        raise mistake("can't parse InputMedia: only photo and document are served")
    text, entities = call.caption(media)
    call.given["media"] = media["media"]
    upload = call.upload("media")
    if media["type"] == "photo":
        content = Content(text, entities, call.markup(), photo=call.photo(upload))
    else:
        content = Content(text, entities, call.markup(), document=upload)
    return _edit(call, lambda _: content)


@method("editMessageReplyMarkup")
async def edit_message_reply_markup(call):
    """Replace the keyboard."""
    markup = call.markup()
    return _edit(call, lambda content: replace(content, markup=markup))


def _delete(call, message):
    age = call.server.clock.now() - message.date
    admin = call.chat.is_admin(call.bot)
    if message.sender is not call.bot and call.chat.kind != "private" and not admin:
        raise bad_request("message can't be deleted")
    if age > limits.DELETE_WITHIN_SECONDS and not admin:
        raise bad_request("message can't be deleted for everyone")
    message.deleted = True
    if message in call.chat.pinned:
        call.chat.pinned.remove(message)
    call.server.stir()


@method("deleteMessage")
async def delete_message(call):
    """Delete the message."""
    call.chat.check_present(call.bot)
    _delete(call, call.message("delete"))
    return True


@method("deleteMessages")
async def delete_messages(call):
    """Delete the messages; those that do not exist are skipped."""
    call.chat.check_present(call.bot)
    if not 1 <= len(call.given["message_ids"]) <= 100:
        raise mistake("wrong number of message identifiers specified")
    for message in filter(None, map(call.chat.find, call.given["message_ids"])):
        _delete(call, message)
    return True


@method("pinChatMessage")
async def pin_chat_message(call):
    """Pin the message; in a group the bot must be an administrator."""
    _check_pinning(call)
    message = call.message("pin")
    if message not in call.chat.pinned:
        call.chat.pinned.append(message)
        silent = call.given.get("disable_notification", False) or call.chat.kind == "private"
        service = {"pinned_message": message.payload(replies=False)}
        notice = call.chat.post(call.bot, Content(), service=service, silent=silent)
        call.bot.updates.post("message", notice.payload())  # the one service message that returns to its sender
    return True


@method("unpinChatMessage")
async def unpin_chat_message(call):
    """Unpin the message, or the one pinned last."""
    _check_pinning(call)
    pinned = call.chat.pinned
    if "message_id" in call.given:
        message = call.message("unpin")
        if message not in pinned:
            raise bad_request("message to unpin not found")
        pinned.remove(message)
    elif pinned:
        pinned.pop()
    return True


def _check_pinning(call):
    call.chat.check_present(call.bot)
    if call.chat.kind != "private" and not call.chat.is_admin(call.bot):
        raise bad_request("not enough rights to manage pinned messages in the chat")


@method("sendChatAction")
async def send_chat_action(call):
    """Show people for a moment that the bot is working."""
    call.chat.check_writing(call.bot, "text messages", call.given.get("message_thread_id"))
    if call.given["action"] not in ACTIONS:
        raise mistake("wrong parameter action in request")
    return True


@method("answerCallbackQuery")
async def answer_callback_query(call):
    """Answer a press; refuse a second or late answer."""
    press = call.server.presses.get(call.given["callback_query_id"])
    if press is None or press.bot is not call.bot or press.answer or press.expired:
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    text = call.given.get("text") or None
    if text and limits.length(text) > limits.ANSWER:
        raise mistake("MESSAGE_TOO_LONG")
    url = call.given.get("url")
    if url and not url.startswith((f"https://t.me/{call.bot.username}?start=", f"t.me/{call.bot.username}?start=")):
        raise mistake("URL_INVALID")
    press.answer = call.server.answer(text, call.given.get("show_alert", False), url)
    call.server.stir()
    return True


@method("answerInlineQuery")
async def answer_inline_query(call):
    """Offer results to a person who types; refuse a second answer, and more or longer results than allowed."""
    query, results = call.server.inline_queries.get(call.given["inline_query_id"]), call.given["results"]
    if query is None or query.bot is not call.bot or query.results is not None:
        raise bad_request("query is too old and response timeout expired or query ID is invalid")
    if len(results) > limits.INLINE_RESULTS or len({one["id"] for one in results}) != len(results):
        raise mistake("RESULT_ID_DUPLICATE" if len(results) <= limits.INLINE_RESULTS else "RESULTS_TOO_MUCH")
    query.results = [_inline_result(call, one) for one in results]
    call.server.stir()
    return True


def _inline_result(call, one):
    content = one["input_message_content"]
    text, _ = call.formatted(content["message_text"], content.get("entities"), content.get("parse_mode"))
    if not text or limits.length(text) > limits.TEXT or one["type"] != "article" or not 1 <= len(one["id"]) <= 64:
        raise mistake("RESULT_INVALID")
    return one["id"], one["title"], one.get("description", ""), text
