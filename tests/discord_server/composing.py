"""From a request to what a message says, within all limits."""

from tests.discord_server import components, limits, reading
from tests.discord_server.mentions import check_allowed
from tests.discord_server.messages import Body, Upload
from tests.discord_server.refusals import empty_message, invalid_form, too_large, wrong

OF_CHANNELS = limits.SUPPRESS_EMBEDS | limits.SUPPRESS_NOTIFICATIONS | limits.COMPONENTS_V2
OF_INTERACTIONS = OF_CHANNELS | limits.EPHEMERAL
OF_EDITS = limits.SUPPRESS_EMBEDS | limits.COMPONENTS_V2


def compose(server, given, files, old=None, flags=OF_CHANNELS):
    """What the message says after the request; `old` is what it said before."""
    check_allowed(given.get("allowed_mentions"))
    before = old or Body()
    shown = before.flags & ~limits.LOADING
    body = Body(
        content=_after(given, "content", before.content) or "",
        embeds=tuple(_after(given, "embeds", before.embeds) or ()),
        components=tuple(_after(given, "components", before.components) or ()),
        files=_files(server, given, files, before),
        flags=_flags(given, shown, flags, fresh=old is None or bool(before.flags & limits.LOADING)),
    )
    _check(body, given, server.bot.emojis if "components" in given else None)
    return Body(body.content, body.embeds, components.numbered(body.components), body.files, body.flags)


def _after(given, name, before):
    return given.get(name, before)


def _flags(given, before, allowed, fresh):
    wanted = given.get("flags")
    if wanted is None:
        return before
    if wanted & ~allowed & ~before:
        raise wrong("flags", "MESSAGE_FLAGS_INVALID", f"{wanted} cannot be set here")
    if not fresh and before & limits.COMPONENTS_V2 & ~wanted:
        raise wrong("flags", "MESSAGE_FLAGS_INVALID", "the components v2 flag cannot be removed")
    return wanted | before & (limits.EPHEMERAL | limits.COMPONENTS_V2)


def _files(server, given, files, before):
    """The files that stay and those that come, as the request names them."""
    if any(len(content) > limits.FILE_SIZE for _, content in files.values()):
        raise too_large()
    listed = given.get("attachments")
    if listed is None:
        listed = [{"id": file.id} for file in before.files] + [{"id": number} for number in files]
    kept = {file.id: file for file in before.files}
    return tuple(_file(server, number, one, kept, files) for number, one in enumerate(listed))


def _file(server, number, named, kept, files):
    id = int(named["id"])
    if id in kept:
        return kept[id]
    if id not in files:
        raise invalid_form([(("attachments", number, "id"), "ATTACHMENT_NOT_FOUND", "no such file")])
    name, content = files[id]
    return Upload(server.next_id(), named.get("filename") or name, content, named.get("description"))


def _check(body, given, emojis):
    v2 = bool(body.flags & limits.COMPONENTS_V2)
    if v2:
        _check_v2(body)
    components.check_message(body.components, v2, body.files, emojis)
    embeds = [text for embed in body.embeds for text in reading.embed_texts(embed)]
    if sum(map(len, embeds)) > limits.EMBED_TEXT:
        raise wrong("embeds", "MAX_EMBED_SIZE_EXCEEDED", f"Embed size exceeds maximum size of {limits.EMBED_TEXT}")
    empty = not (body.content.strip() or body.components or body.files or given.get("sticker_ids"))
    if empty and not any(embeds) and not any(embed.get("image") for embed in body.embeds):
        raise empty_message()


def _check_v2(body):
    legacy = [name for name, value in (("content", body.content), ("embeds", body.embeds)) if value]
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    if legacy:
        words = "The 'content' and 'embeds' fields cannot be used when using MessageFlags.IS_COMPONENTS_V2"
        raise invalid_form([((name,), code, words) for name in legacy])
    if not body.components:
        raise empty_message()
