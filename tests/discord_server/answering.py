"""How the bot answers interactions: the first response, messages after it, and edits by the token."""

from tests.discord_server import forms, limits
from tests.discord_server.components import check_modal, numbered
from tests.discord_server.composing import OF_EDITS, OF_INTERACTIONS, compose
from tests.discord_server.interactions import ANSWERS, KINDS, Answer, Choice, Modal
from tests.discord_server.mentions import ringing
from tests.discord_server.messages import Body
from tests.discord_server.refusals import Refusal, unknown, wrong
from tests.discord_server.routes import answers

FORMS = {4: "CallbackMessage", 5: "CallbackDeferred", 7: "CallbackMessage", 8: "CallbackChoices", 9: "CallbackModal"}


def _interaction(call):
    """The interaction whose token the address names."""
    interaction = call.server.interactions.get(call.token)
    if interaction is None:
        raise unknown("Interaction" if call.route.name == "respond" else "Webhook")
    return interaction


@answers("respond")
def respond(call):
    interaction = _interaction(call)
    interaction.acknowledge(call.interaction_id)
    kind, data = call.body["type"], call.body.get("data")
    if kind not in ANSWERS[interaction.kind] or (kind in (6, 7) and interaction.message is None):
        raise wrong("type", "INTERACTION_CALLBACK_INVALID", f"{kind} does not answer {interaction}")
    try:
        interaction.answered(_taken(call, interaction, kind, data))
    except Refusal as refusal:
        refusal.errors = refusal.errors and {"data": refusal.errors}
        raise
    return _response(interaction, kind) if call.query.get("with_response") in ("1", "true") else None


def _taken(call, interaction, kind, data):
    """Check the data of the response and return what it contains."""
    if kind in FORMS:
        forms.check(FORMS[kind], {} if data is None and kind == 5 else data)
    elif data is not None:
        raise wrong("type", "UNKNOWN_FIELD", f"a {KINDS[kind]} has no data")
    return RESPONSES[kind](call, interaction, data or {})


def _new(call, interaction, data):
    interaction.original = _post(call, interaction, data)
    return Answer(KINDS[4], interaction.original)


def _thinking(call, interaction, data):
    if (data.get("flags") or 0) & ~limits.EPHEMERAL:
        raise wrong("flags", "MESSAGE_FLAGS_INVALID", "only ephemeral")
    flags = limits.LOADING | (data.get("flags") or 0)
    interaction.original = _place_message(call, interaction, Body(flags=flags), ())
    return Answer(KINDS[5], interaction.original)


def _nothing_yet(_call, interaction, _data):
    interaction.original = interaction.message
    return Answer(KINDS[6], interaction.original)


def _update(call, interaction, data):
    if interaction.message.deleted:
        raise unknown("Message")
    interaction.original = interaction.message
    _edit(call, interaction.message, data)
    return Answer(KINDS[7], interaction.original)


def _choices(_call, _interaction, data):
    return Answer(KINDS[8], choices=tuple(Choice(one["name"], one["value"]) for one in data["choices"]))


def _modal(_call, interaction, data):
    check_modal(data["components"])
    modal = Modal(interaction, data["custom_id"], data["title"], numbered(data["components"]))
    return Answer(KINDS[9], modal=modal)


RESPONSES = {4: _new, 5: _thinking, 6: _nothing_yet, 7: _update, 8: _choices, 9: _modal}


def _response(interaction, kind):
    """What the library is told about its response."""
    about = {"id": str(interaction.id), "type": interaction.kind}
    if interaction.original:
        about |= {
            "response_message_id": str(interaction.original.id),
            "response_message_loading": interaction.original.loading,
            "response_message_ephemeral": interaction.original.ephemeral,
        }
    resource = {"type": kind}
    if kind in (4, 7):
        resource["message"] = interaction.original.payload()
    return {"interaction": about, "resource": resource}


def _post(call, interaction, given):
    """Send a message in response to the interaction."""
    body = compose(call.server, given, call.files, flags=OF_INTERACTIONS)
    rings = ringing(interaction.place, body, given.get("allowed_mentions"))
    return _place_message(call, interaction, body, rings)


def _place_message(call, interaction, body, rings):
    if interaction.place.deleted:
        raise unknown("Channel")
    only_for = interaction.person if body.flags & limits.EPHEMERAL else None
    return interaction.place.post(call.server.bot, body, rings, only_for=only_for, interaction=interaction)


def _edit(call, message, given):
    was_thinking = message.loading
    flags = OF_INTERACTIONS if was_thinking else OF_EDITS
    body = compose(call.server, given, call.files, old=message.body, flags=flags)
    message.place.change(message, body)
    return message


def _token(call):
    """The interaction that the token names, if it has been answered and the token is still valid."""
    interaction = _interaction(call)
    if call.app_id != call.server.bot.application_id:
        raise unknown("Webhook")
    interaction.check_token()
    return interaction


@answers("follow_up")
def follow_up(call):
    interaction = _token(call)
    if interaction.original and interaction.original.loading and not interaction.original.deleted:
        given = {name: value for name, value in call.body.items() if name != "flags"}
        given |= {"flags": (call.body.get("flags") or 0) & ~limits.EPHEMERAL}
        message = _edit(call, interaction.original, given)  # the first one takes the place of the thinking
    else:
        message = _post(call, interaction, call.body)
        interaction.follow_ups.append(message)
    return message.payload()


def _reached(call):
    """The message that the address names and the token reaches."""
    interaction = _token(call)
    if "message_id" in call.parts:
        found = [one for one in interaction.reachable if one.id == call.message_id]
    else:
        found = [one for one in interaction.reachable if one is interaction.original]
    if not found or found[0].place.deleted:
        raise unknown("Message")
    return found[0]


@answers("original", "read_follow_up")
def read(call):
    return _reached(call).payload()


@answers("edit_original", "edit_follow_up")
def edit(call):
    message = _reached(call)
    if call.server.is_old(message):
        call.server.rate_limits.count_old_edit(message.place, call.server.clock)
    return _edit(call, message, call.body).payload()


@answers("delete_original", "delete_follow_up")
def delete(call):
    message = _reached(call)
    message.place.remove(message)
