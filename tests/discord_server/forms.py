"""What a request may hold: a compact table of the platform's own description, and the reading of a body by it.

`name!:Type` is a required field, `1..80` the least and most length, size or value, `[Type]` a list.
What is not required may be null.
"""

import re
from functools import cache

from tests.discord_server import limits
from tests.discord_server.refusals import invalid_form

_MESSAGE = """content:Str..2000 embeds:[Embed]..10 allowed_mentions:AllowedMentions components:[MessagePart]..40
    attachments:[Attachment]..10 flags:Int"""
_SELECT = """custom_id!:Str1..100 placeholder:Str..150 min_values:Int0..25 max_values:Int1..25 disabled:Bool
    required:Bool"""
_OPTION = "label!:Str1..100 value!:Str1..100 description:Str..100 default:Bool"
_COMMAND = """name!:Str1..32 name_localizations:Words description:Str..100 description_localizations:Words
    options:[CommandOption]..25"""
_THREAD = "name!:Str1..100 auto_archive_duration:ArchiveAfter rate_limit_per_user:Int0..21600"

FORMS = {
    # tts, nsfw and what describes a file already sent are given by the library everywhere and ignored by the platform
    "CreateMessage": _MESSAGE
    + " sticker_ids:[Id]..3 message_reference:Reference nonce:Nonce enforce_nonce:Bool tts:Bool",
    "EditMessage": _MESSAGE + " sticker_ids:[Id]..3 tts:Bool",
    "FollowUp": _MESSAGE + " tts:Bool",
    "Callback": "type!:Int1..12 data:Any",
    "CallbackMessage": _MESSAGE + " tts:Bool",
    "CallbackDeferred": "flags:Int",
    "CallbackChoices": "choices!:[Choice]..25",
    "CallbackModal": "custom_id!:Str1..100 title!:Str1..45 components!:[ModalPart]1..5",
    "Choice": "name!:Str1..100 name_localizations:Words value!:Value",
    "AllowedMentions": "parse:[MentionKind]..3 users:[Id]..100 roles:[Id]..100 replied_user:Bool",
    "Reference": "guild_id:Id channel_id:Id message_id!:Id fail_if_not_exists:Bool type:Int0..1",
    "Attachment": """id!:Id filename:Str1..1024 description:Str..1024 title:Str..1024 is_spoiler:Bool proxy_url:Str
        size:Int url:Str spoiler:Bool height:Int width:Int content_type:Str""",
    "Embed": """type:Str flags:Int url:Url title:Str..256 color:Int0..16777215 timestamp:Str description:Str..4096
        author:EmbedAuthor image:EmbedImage thumbnail:EmbedImage footer:EmbedFooter fields:[EmbedField]..25""",
    "EmbedAuthor": "name:Str..256 url:Url icon_url:Url",
    "EmbedImage": "url:Url description:Str..4096 width:Int height:Int",
    "EmbedFooter": "text:Str..2048 icon_url:Url",
    "EmbedField": "name!:Str1..256 value!:Str1..1024 inline:Bool",
    "Row": "components!:[RowPart]1..5",
    "Button": """custom_id:Str1..100 style!:Int1..6 label:Str..80 disabled:Bool url:Url..512 sku_id:Id
        emoji:Emoji""",
    "StringSelect": _SELECT + " options!:[SelectOption]1..25",
    "EntitySelect": _SELECT + " default_values:[DefaultValue]..25 channel_types:[Int]",
    "SelectOption": _OPTION + " emoji:Emoji",
    "DefaultValue": "id!:Id type!:Str",
    "Emoji": "id:Id name!:Str..32 animated:Bool",
    "CreateEmoji": "name!:Str2..32 image!:Str",
    "Section": "components!:[SectionPart]1..3 accessory!:Accessory",
    "TextDisplay": "content!:Str1..4000",
    "Thumbnail": "media!:Media description:Str1..1024 spoiler:Bool",
    "MediaGallery": "items!:[GalleryItem]1..10",
    "GalleryItem": "media!:Media description:Str1..1024 spoiler:Bool",
    "Media": "url!:Url..2048",
    "File": "file!:Media spoiler:Bool",
    "Separator": "spacing:Int1..2 divider:Bool",
    "Container": "accent_color:Int0..16777215 components!:[ContainerPart]1..40 spoiler:Bool",
    "TextRow": "components!:[TextRowPart]1..1",
    "TextInput": """custom_id!:Str1..100 style!:Int1..2 label:Str1..45 value:Str..4000 placeholder:Str..100
        required:Bool min_length:Int0..4000 max_length:Int1..4000""",
    "Label": "label!:Str1..45 description:Str1..100 component!:LabelPart",
    "FileUpload": "custom_id!:Str1..100 min_values:Int0..10 max_values:Int1..10 required:Bool",
    "RadioGroup": "custom_id!:Str1..100 required:Bool options!:[GroupOption]2..10",
    "CheckboxGroup": """custom_id!:Str1..100 min_values:Int0..10 max_values:Int1..10 required:Bool
        options!:[GroupOption]1..10""",
    "Checkbox": "custom_id!:Str1..100 default:Bool",
    "GroupOption": _OPTION,
    "Command": _COMMAND
    + """ id:Id type:Int1..3 default_member_permissions:Permissions dm_permission:Bool
        contexts:[Int]1..3 integration_types:[Int]1..2 nsfw:Bool""",
    "CommandOption": _COMMAND
    + """ type!:Int1..11 required:Bool autocomplete:Bool choices:[Choice]..25 min_value:Num
        max_value:Num min_length:Int0..6000 max_length:Int1..6000 channel_types:[Int]""",
    "OpenDirect": "recipient_id!:Id",
    "ThreadOfMessage": _THREAD,
    "ThreadOfChannel": _THREAD + " type:Int10..12 invitable:Bool",
    "EditThread": """name:Str1..100 archived:Bool locked:Bool invitable:Bool auto_archive_duration:ArchiveAfter
        rate_limit_per_user:Int0..21600 flags:Int applied_tags:[Id]..5""",
}

ENTITY_SELECTS = dict.fromkeys((5, 6, 7, 8), "EntitySelect")
SELECTS = {3: "StringSelect"} | ENTITY_SELECTS
_IN_CONTAINERS = {1: "Row", 9: "Section", 10: "TextDisplay", 12: "MediaGallery", 13: "File", 14: "Separator"}

# Which components are allowed where, by their type
PARTS = {
    "MessagePart": _IN_CONTAINERS | {17: "Container"},
    "ContainerPart": _IN_CONTAINERS,
    "RowPart": {2: "Button"} | SELECTS,
    "SectionPart": {10: "TextDisplay"},
    "Accessory": {2: "Button", 11: "Thumbnail"},
    "ModalPart": {1: "TextRow", 10: "TextDisplay", 18: "Label"},
    "TextRowPart": {4: "TextInput"},
    "LabelPart": {4: "TextInput", 19: "FileUpload", 21: "RadioGroup", 22: "CheckboxGroup", 23: "Checkbox"} | SELECTS,
}

_FIELD = re.compile(r"(\w+)(!?):(\[?)([A-Za-z]+)(\]?)(?:(\d*)\.\.(\d+))?$")
_PATTERNS = {"Url": r"(https?|discord|attachment)://\S+", "Id": r"\d{1,20}", "Permissions": r"\d{1,20}"}
_CHOICES = {"MentionKind": ("users", "roles", "everyone"), "ArchiveAfter": (60, 1440, 4320, 10080)}


@cache
def fields(form):
    """{name: (required, is a list, type, least, most)} of a form."""
    found = {}
    for words in FORMS[form].split():
        name, required, many, kind, _, least, most = _FIELD.fullmatch(words).groups()
        found[name] = bool(required), bool(many), kind, int(least or 0) if most else None, int(most) if most else None
    return found


def check(form, body):
    """Return the body if it has that form; otherwise refuse it, listing every wrong field."""
    found = list(_object(form, body, ()))
    if found:
        raise invalid_form(found)
    return body


def _object(form, value, path, extra=()):
    if not isinstance(value, dict):
        yield path, "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"
        return
    known = fields(form)
    for name in value.keys() - known.keys() - set(extra):
        yield (*path, name), "UNKNOWN_FIELD", f"{form} has no such field"
    for name, (required, many, kind, least, most) in known.items():
        inner = (*path, name)
        if value.get(name) is None:
            if required:
                yield inner, "BASE_TYPE_REQUIRED", "This field is required"
        elif many:
            yield from _list(kind, value[name], inner, least, most)
        else:
            yield from _value(kind, value[name], inner, least, most)


def _list(kind, value, path, least, most):
    if not isinstance(value, list):
        yield path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"
        return
    if most is not None and not least <= len(value) <= most:
        yield path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} in length."
    for number, one in enumerate(value):
        yield from _value(kind, one, (*path, number), None, None)


def _value(kind, value, path, least, most):
    if kind in FORMS:
        yield from _object(kind, value, path)
    elif kind in PARTS:
        yield from _part(PARTS[kind], value, path)
    elif kind in _CHOICES:
        if value not in _CHOICES[kind]:
            yield path, "BASE_TYPE_CHOICES", f"Value must be one of {_CHOICES[kind]}."
    elif not _fits(kind, value):
        yield path, "BASE_TYPE_CONVERT", f"{value!r:.50} is no {kind}"
    elif most is not None:
        yield from _within(value, path, least, most)


def _part(allowed, value, path):
    """A component, whose form is told by its type."""
    if not isinstance(value, dict) or not isinstance(value.get("type"), int):
        yield (*path, "type"), "BASE_TYPE_REQUIRED", "This field is required"
    elif value["type"] not in allowed:
        yield (*path, "type"), "UNION_TYPE_CHOICES", f'Value of field "type" must be one of {tuple(allowed)}.'
    else:
        if not _fits("Int", value.get("id") or 0):
            yield (*path, "id"), "NUMBER_TYPE_COERCE", "not a number"
        yield from _object(allowed[value["type"]], value, path, ("type", "id"))


def _within(value, path, least, most):
    measured, what = (len(value), "in length") if isinstance(value, str) else (value, "in value")
    if measured > most and not least:
        yield path, "BASE_TYPE_MAX_LENGTH", f"Must be {most} or fewer {what}."
    elif not least <= measured <= most:
        yield path, "BASE_TYPE_BAD_LENGTH", f"Must be between {least} and {most} {what}."


def _fits(kind, value):
    """Whether the value is of that simple kind."""
    number = isinstance(value, int) and not isinstance(value, bool)
    if kind in _PATTERNS:
        text = str(value) if number and kind != "Url" else value
        return isinstance(text, str) and bool(re.fullmatch(_PATTERNS[kind], text))
    simple = {
        "Any": True,
        "Str": isinstance(value, str),
        "Int": number,
        "Num": number or isinstance(value, float),
        "Bool": isinstance(value, bool),
        "Value": number or isinstance(value, float) or (isinstance(value, str) and len(value) <= 100),
        "Nonce": number or (isinstance(value, str) and len(value) <= 25),
        "Words": _localised(value),
    }
    return simple[kind]


def _localised(value):
    """Whether it is {locale: words}."""
    return (
        isinstance(value, dict)
        and value.keys() <= set(limits.LOCALES.split())
        and all(isinstance(one, str) for one in value.values())
    )
