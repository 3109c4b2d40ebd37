"""The rules for components beyond their fields: what fits into a row, what must differ, how much there may be."""

import copy

from tests.discord_server import limits, reading
from tests.discord_server.refusals import invalid_form

BUTTON, STRING_SELECT, ROW, TEXT_INPUT, CHECKBOX_GROUP = 2, 3, 1, 4, 22
LINK, PREMIUM = 5, 6


def _paths(components, path):
    """(path, component) of every component, those inside others too."""
    for number, component in enumerate(components or ()):
        yield from _path(component, (*path, number))


def _path(component, path):
    yield path, component
    yield from _paths(component.get("components"), (*path, "components"))
    for name in ("accessory", "component"):
        if component.get(name):
            yield from _path(component[name], (*path, name))


def check_message(components, v2, files, emojis=None):
    """Refuse components that a message may not have, listing everything that is wrong.

    `emojis` are the ids of those that the bot may use; without them, any will do.
    """
    every = list(_paths(components, ("components",)))
    found = [
        *_amount(components, every, v2),
        *_duplicates(every),
        *(error for path, one in every for error in _component(path, one)),
        *(error for path, one in every for error in _media(path, one, files)),
        *(error for path, one in every for error in _own_emojis(path, one, emojis)),
    ]
    if found:
        raise invalid_form(found)


def check_modal(components):
    """Refuse components that a modal may not have, listing everything that is wrong."""
    every = list(_paths(components, ("components",)))
    found = [*_duplicates(every), *(error for path, one in every for error in _component(path, one))]
    found += [error for path, one in every for error in _in_modal(path, one)]
    if found:
        raise invalid_form(found)


def numbered(components):
    """The components, each with an id."""
    components = copy.deepcopy(list(components))
    every = list(reading.walk(components))
    taken = {one["id"] for one in every if one.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for one in every:
        one["id"] = one.get("id") or next(free)
    return tuple(components)


def _amount(components, every, v2):
    place = ("components",)
    if v2:
        if len(every) > limits.COMPONENTS:
            yield place, "COMPONENT_MAX_TOTAL", f"{len(every)} components, at most {limits.COMPONENTS}"
        shown = sum(len(one["content"]) for _, one in every if one["type"] == 10)
        if shown > limits.DISPLAYED_TEXT:
            yield place, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", f"{shown} of {limits.DISPLAYED_TEXT} characters"
        return
    if len(components) > limits.LEGACY_ROWS:
        yield place, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {limits.LEGACY_ROWS} in length."
    for number, one in enumerate(components):
        if one["type"] != ROW:
            words = "only action rows without the components v2 flag"
            yield (*place, number, "type"), "UNION_TYPE_CHOICES", words


def _duplicates(every):
    for name, code in (("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"), ("id", "COMPONENT_ID_DUPLICATED")):
        seen = set()
        for path, one in every:
            value = one.get(name)
            if value and value in seen:
                yield (*path, name), code, f"{name} {value!r} cannot be duplicated"
            seen.add(value)


def _component(path, one):
    if one["type"] == ROW:
        yield from _row(path, one)
    elif one["type"] == BUTTON:
        yield from _button(path, one)
    elif "options" in one or one["type"] in (5, 6, 7, 8, 19):
        yield from _menu(path, one)


def _row(path, one):
    kinds = [inner["type"] for inner in one["components"]]
    if kinds.count(BUTTON) not in (0, len(kinds)) or (BUTTON not in kinds and len(kinds) > 1):
        words = "a row holds up to five buttons or one select"
        yield (*path, "components"), "COMPONENT_LAYOUT_WIDTH_EXCEEDED", words


def _button(path, one):
    needed = {LINK: "url", PREMIUM: "sku_id"}.get(one["style"], "custom_id")
    for name in ("url", "sku_id", "custom_id"):
        if bool(one.get(name)) != (name == needed):
            code = "BASE_TYPE_REQUIRED" if name == needed else "COMPONENT_FIELD_NOT_ALLOWED"
            yield (*path, name), code, f"style {one['style']} needs {needed} and nothing else of its kind"
    if one["style"] != PREMIUM and not one.get("label") and not one.get("emoji"):
        yield path, "BUTTON_COMPONENT_INVALID_LABEL", "A button needs a label or an emoji"
    yield from _emoji(path, one)


def _emoji(path, one):
    emoji = one.get("emoji")
    name = (emoji or {}).get("name") or ""
    if emoji and not emoji.get("id") and (not name or name.isascii()):
        yield (*path, "emoji", "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji"


def _own_emojis(path, one, known):
    """Emojis by id are those of the application: the bot is given none by its guilds."""
    options = [((*path, "options", number), option) for number, option in enumerate(one.get("options") or ())]
    for place, holder in [(path, one), *options]:
        id = (holder.get("emoji") or {}).get("id")
        if id and known is not None and int(id) not in known:
            yield (*place, "emoji", "id"), "COMPONENT_INVALID_EMOJI", "Invalid emoji"


def _menu(path, one):
    options = one.get("options") or []
    least, most = one.get("min_values"), one.get("max_values")
    usual = len(options) if one["type"] == CHECKBOX_GROUP else 1
    least, most = 1 if least is None else least, usual if most is None else most
    if least > most:
        yield (*path, "max_values"), "COMPONENT_MAX_VALUES_INVALID", f"less than {least}"
    if options and most > len(options):
        yield (*path, "options"), "BASE_TYPE_BAD_LENGTH", f"Must be between {most} and 25 in length."
    if len({option["value"] for option in options}) < len(options):
        yield (*path, "options"), "COMPONENT_OPTION_VALUE_DUPLICATED", "The specified option value is already used"
    if sum(bool(option.get("default")) for option in options) > most:
        yield (*path, "options"), "COMPONENT_TOO_MANY_DEFAULTS", f"at most {most}"
    for number, option in enumerate(options):
        yield from _emoji((*path, "options", number), option)


def _media(path, one, files):
    media = [(path, one)] + [((*path, "items", number), item) for number, item in enumerate(one.get("items") or ())]
    for place, holder in media:
        url = (holder.get("media") or holder.get("file") or {}).get("url")
        if url is None:
            continue
        name = url.removeprefix("attachment://") if url.startswith("attachment://") else None
        if one["type"] == 13 and name is None:
            yield (*place, "file", "url"), "UNFURLED_MEDIA_NOT_ATTACHMENT", "a file is an attachment of the message"
        if name is not None and name not in {file.name for file in files}:
            yield (*place, "media", "url"), "UNFURLED_MEDIA_ATTACHMENT_NOT_FOUND", f"no attachment {name}"


def _in_modal(path, one):
    inside_label = path[-1] == "component"
    if one["type"] == TEXT_INPUT and bool(one.get("label")) == inside_label:
        yield (*path, "label"), "BASE_TYPE_REQUIRED", "a text input has a label of its own outside of a Label only"
    if one["type"] == TEXT_INPUT and (one.get("min_length") or 0) > (one.get("max_length") or 4000):
        yield (*path, "max_length"), "COMPONENT_MAX_LENGTH_INVALID", "less than min_length"
    if one.get("disabled"):
        yield (*path, "disabled"), "COMPONENT_DISABLED_IN_MODAL", "nothing in a modal is disabled"
    if one["type"] == CHECKBOX_GROUP and one.get("min_values") == 0 and one.get("required", True):
        yield (*path, "required"), "COMPONENT_REQUIRED_INVALID", "with no least number nothing is required"
