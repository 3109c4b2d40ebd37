"""The methods served here with their parameters, as the Bot API describes them; `!` marks what is required."""

import json
import re

from tests.telegram_server.refusals import mistake

_SEND = """chat_id!:Peer message_thread_id:Integer disable_notification:Boolean protect_content:Boolean
    allow_paid_broadcast:Boolean message_effect_id:String reply_parameters:ReplyParameters reply_markup:Markup"""
_TEXT = "text!:String parse_mode:String entities:[MessageEntity] link_preview_options:LinkPreview"
_CAPTION = "caption:String parse_mode:String caption_entities:[MessageEntity]"
_EDIT = "chat_id!:Peer message_id!:Integer reply_markup:InlineKeyboardMarkup"
_SCOPE = "scope:BotCommandScope language_code:String"

METHODS = {
    "getMe": "",
    "getUpdates": "offset:Integer limit:Integer timeout:Integer allowed_updates:[String]",
    "setWebhook": """url!:String certificate:File ip_address:String max_connections:Integer allowed_updates:[String]
        drop_pending_updates:Boolean secret_token:String""",
    "deleteWebhook": "drop_pending_updates:Boolean",
    "getWebhookInfo": "",
    "sendMessage": f"{_SEND} {_TEXT}",
    "sendRichMessage": f"{_SEND} rich_message!:InputRichMessage",
    "sendPhoto": f"{_SEND} {_CAPTION} photo!:File show_caption_above_media:Boolean has_spoiler:Boolean",
    "sendDocument": f"{_SEND} {_CAPTION} document!:File thumbnail:File disable_content_type_detection:Boolean",
    "editMessageText": f"{_EDIT} {_TEXT.replace('text!', 'text')} rich_message:InputRichMessage",
    "editMessageCaption": f"{_EDIT} {_CAPTION} show_caption_above_media:Boolean",
    "editMessageMedia": f"{_EDIT} media!:InputMedia",
    "editMessageReplyMarkup": _EDIT,
    "deleteMessage": "chat_id!:Peer message_id!:Integer",
    "deleteMessages": "chat_id!:Peer message_ids!:[Integer]",
    "answerCallbackQuery": """callback_query_id!:String text:String show_alert:Boolean url:String
        cache_time:Integer""",
    "answerInlineQuery": """inline_query_id!:String results!:[InlineQueryResult] cache_time:Integer
        is_personal:Boolean next_offset:String""",
    "setMyCommands": f"commands!:[BotCommand] {_SCOPE}",
    "deleteMyCommands": _SCOPE,
    "getMyCommands": _SCOPE,
    "setMyDescription": "description:String language_code:String",
    "setMyShortDescription": "short_description:String language_code:String",
    "getChat": "chat_id!:Peer",
    "getChatMember": "chat_id!:Peer user_id!:Integer",
    "getChatAdministrators": "chat_id!:Peer return_bots:Boolean",
    "getChatMemberCount": "chat_id!:Peer",
    "leaveChat": "chat_id!:Peer",
    "pinChatMessage": "chat_id!:Peer message_id!:Integer disable_notification:Boolean",
    "unpinChatMessage": "chat_id!:Peer message_id:Integer",
    "sendChatAction": "chat_id!:Peer message_thread_id:Integer action!:String",
    "close": "",
    "logOut": "",
}

OBJECTS = {
    "InlineKeyboardMarkup": "inline_keyboard!:[[InlineKeyboardButton]]",
    "InlineKeyboardButton": """text!:String icon_custom_emoji_id:String style:String url:String callback_data:String
        switch_inline_query:String switch_inline_query_current_chat:String copy_text:CopyText""",
    "CopyText": "text!:String",
    "ReplyKeyboardMarkup": """keyboard!:[[KeyboardButton]] is_persistent:Boolean resize_keyboard:Boolean
        one_time_keyboard:Boolean input_field_placeholder:String selective:Boolean""",
    "KeyboardButton": "text!:String icon_custom_emoji_id:String style:String",
    "ReplyKeyboardRemove": "remove_keyboard!:Boolean selective:Boolean",
    "ForceReply": "force_reply!:Boolean input_field_placeholder:String selective:Boolean",
    "MessageEntity": """type!:String offset!:Integer length!:Integer url:String user:User language:String
        custom_emoji_id:String""",
    "User": "id!:Integer is_bot!:Boolean first_name!:String last_name:String username:String language_code:String",
    "LinkPreview": """is_disabled:Boolean url:String prefer_small_media:Boolean prefer_large_media:Boolean
        show_above_text:Boolean""",
    "ReplyParameters": "message_id!:Integer chat_id:Peer allow_sending_without_reply:Boolean quote:String",
    "InputRichMessage": "html:String markdown:String is_rtl:Boolean skip_entity_detection:Boolean",
    "BotCommand": "command!:String description!:String",
    "BotCommandScope": "type!:String chat_id:Peer user_id:Integer",
    "InlineQueryResult": """type!:String id!:String title!:String input_message_content!:InputMessageContent
        reply_markup:InlineKeyboardMarkup url:String description:String""",
    "InputMessageContent": """message_text!:String parse_mode:String entities:[MessageEntity]
        link_preview_options:LinkPreview""",
    "InputMedia": f"type!:String media!:String {_CAPTION} show_caption_above_media:Boolean has_spoiler:Boolean",
}

_MARKUPS = {
    "inline_keyboard": "InlineKeyboardMarkup",
    "keyboard": "ReplyKeyboardMarkup",
    "remove_keyboard": "ReplyKeyboardRemove",
    "force_reply": "ForceReply",
}
_PLAIN = {"Integer": int, "Boolean": bool, "String": str, "Peer": (int, str), "File": str}


def fields(words):
    """{name: (type, whether required)} of one line of the table."""
    found = (re.fullmatch(r"(\w+)(!?):(\S+)", word).groups() for word in words.split())
    return {name: (kind, bool(required)) for name, required, kind in found}


def read(method, raw, files):
    """The parameters of a request, typed; refuse anything that the description does not allow."""
    described = fields(METHODS[method])
    for name in [*raw, *files]:
        if name not in described and not any(name in str(value) for value in raw.values() if "attach://" in str(value)):
            raise mistake(f"unknown parameter {name} of {method}")
    for name, (_, required) in described.items():
        if required and name not in raw and name not in files:
            raise mistake("message text is empty" if name == "text" else f"{name} is empty")
    return {name: _value(described[name][0], value, name) for name, value in raw.items()}


def _value(kind, value, name):
    if kind == "Peer" and re.fullmatch(r"-?\d+", str(value)):
        return int(value)
    if isinstance(value, str) and kind not in ("String", "File", "Peer"):
        try:
            value = json.loads(value)
        except ValueError:
            raise mistake(f"can't parse {name}: {kind} expected") from None
    check(kind, value, name)
    return value


def check(kind, value, name):
    """Refuse the value unless it is of that type, down to the last field."""
    if kind == "Markup":
        kind = next((_MARKUPS[key] for key in _MARKUPS if isinstance(value, dict) and key in value), "ForceReply")
    if kind.startswith("["):
        _check_array(kind[1:-1], value, name)
    elif kind in OBJECTS:
        _check_object(kind, value, name)
    elif not isinstance(value, _PLAIN[kind]) or (kind == "Integer" and isinstance(value, bool)):
        raise mistake(f'can\'t parse {name}: Field "{name}" must be of type {kind}')


def _check_array(kind, value, name):
    if not isinstance(value, list):
        raise mistake(f'can\'t parse {name}: Field "{name}" must be of type Array')
    for one in value:
        check(kind, one, name)


def _check_object(kind, value, name):
    if not isinstance(value, dict):
        raise mistake(f"can't parse {name}: expected an Object of type {kind}")
    described = fields(OBJECTS[kind])
    for key in value:
        if key not in described:
            raise mistake(f"unknown field {key} of {kind} in {name}")
        check(described[key][0], value[key], key)
    for key, (_, required) in described.items():
        if required and key not in value:
            raise mistake(f"can't parse {name}: Can't find field \"{key}\"")
