"""How people fill in the options of a command and the fields of a modal, as a client lets them."""

from tests.discord_server.commands import BOOLEAN, CHANNEL, INTEGER, NUMBER, STRING, USER
from tests.discord_server.interactions import Field, Modal

TEXT_INPUT, RADIO, CHECKBOXES, CHECKBOX = 4, 21, 22, 23
PLAIN = {STRING: str, INTEGER: int, BOOLEAN: bool, NUMBER: (int, float)}


def command_data(command, path, given, place, focused=None):
    """The data of a command interaction, checked against the options of the command."""
    owner = path[-1] if path else command
    options = {one["name"]: one for one in owner.get("options") or ()}
    strange = given.keys() - options.keys()
    assert not strange, f"/{owner['name']} has no option {strange}, only {list(options)}"
    missing = [name for name, one in options.items() if one.get("required") and name not in given]
    assert not missing or focused, f"/{owner['name']} needs {missing}"
    filled = [_option(options[name], value, name == focused) for name, value in given.items()]
    for inner in reversed(path):
        filled = [{"name": inner["name"], "type": inner["type"], "options": filled}]
    whose = {"guild_id": command["guild_id"]} if "guild_id" in command else {}
    found = {"id": command["id"], "name": command["name"], "type": 1, "options": filled} | whose
    resolved = _resolved(given.values(), place)
    return found | ({"resolved": resolved} if resolved else {})


def _option(option, value, focused):
    kind = option["type"]
    found = {"name": option["name"], "type": kind}
    if focused:
        return found | {"value": value, "focused": True}
    if kind in PLAIN:
        value = _chosen(option, value)
        assert isinstance(value, PLAIN[kind]), f"{option['name']} is no {value!r}"
        _within(option, value)
        return found | {"value": value}
    assert kind in (USER, CHANNEL), f"nobody here fills in options of type {kind}"
    return found | {"value": str(value.id)}


def _chosen(option, value):
    """The value of the choice of that name or value, if there are choices."""
    choices = option.get("choices") or ()
    if not choices:
        return value
    found = [one["value"] for one in choices if value in (one["name"], one["value"])]
    assert found, f"{value!r} is none of {[one['name'] for one in choices]}"
    return found[0]


def _within(option, value):
    measured, what = (len(value), "length") if isinstance(value, str) else (value, "value")
    least, most = option.get(f"min_{what}"), option.get(f"max_{what}")
    assert least is None or measured >= least, f"{option['name']} is at least {least}"
    assert most is None or measured <= most, f"{option['name']} is at most {most}"


def _resolved(values, place):
    """The people and channels named by options, as Discord adds them."""
    found = {}
    for value in values:
        if hasattr(value, "is_bot"):
            found.setdefault("users", {})[str(value.id)] = value.payload()
            if place.guild:
                member = place.guild.member_payload(value, user=False) | {"permissions": "0"}
                found.setdefault("members", {})[str(value.id)] = member
        elif hasattr(value, "messages"):
            found.setdefault("channels", {})[str(value.id)] = value.payload() | {"permissions": "0"}
    return found


def options_of(holder, wanted):
    """The values of the options named by label or value, as many as may be chosen."""
    named = [wanted] if isinstance(wanted, str) else list(wanted)
    values = [_value(holder, one) for one in named]
    assert len(set(values)) == len(values), f"{named} names an option twice"
    assert holder.least <= len(values) <= holder.most, f"{holder.least} to {holder.most} are to be chosen, not {named}"
    return values


def _value(holder, name):
    for fits in (lambda one: one.value == name, lambda one: one.label == name):
        found = [one.value for one in holder.options if fits(one)]
        if found:
            return found[0]
    raise AssertionError(f"no option {name!r}, only {[one.label for one in holder.options]}")


def modal_data(modal: Modal, values):
    """The data of a modal submit with these values by label or custom id; what is left out stays as it was."""
    known = {name for field in modal.fields for name in (field.label, field.custom_id)}
    assert values.keys() <= known, f"the modal has no {values.keys() - known}, only {modal.labels}"
    parts = [_part(part, modal, values) for part in modal.components]
    return {"custom_id": modal.custom_id, "components": parts}


def _part(part, modal, values):
    if part["type"] == 10:
        return {"type": 10, "id": part["id"]}
    inner = part["component"] if part["type"] == 18 else part["components"][0]
    field = next(one for one in modal.fields if one.custom_id == inner["custom_id"])
    filled = _filled(field, values.get(field.label, values.get(field.custom_id)), inner)
    if part["type"] == 18:
        return {"type": 18, "id": part["id"], "component": filled}
    return {"type": 1, "id": part["id"], "components": [filled]}


def _filled(field: Field, value, inner):
    found = {"type": field.type, "id": field.id, "custom_id": field.custom_id}
    if field.type == TEXT_INPUT:
        return found | {"value": _text(field, field.value if value is None else value)}
    if field.type == CHECKBOX:
        return found | {"value": bool(inner.get("default")) if value is None else value}
    preset = [one.value for one in field.options if one.default]
    wanted = preset if value is None else value
    if field.type == RADIO:
        assert wanted or not field.required, f"{field.label!r} must be filled in"
        return found | {"value": options_of(field, wanted)[0] if wanted else None}
    if not wanted and not field.required:
        return found | {"values": []}
    return found | {"values": options_of(field, wanted)}


def _text(field, text):
    assert text or not field.required, f"{field.label!r} must be filled in"
    assert not text or field.least <= len(text) <= field.most, f"{field.label!r} takes {field.least} to {field.most}"
    return text
