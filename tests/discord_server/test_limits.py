"""Requests outside of the description or the limits are refused, in Discord's form, and remembered as mistakes."""

import pytest

V2 = 1 << 15


def button(custom_id="b", **more):
    return {"type": 2, "style": 1, "label": "Press", "custom_id": custom_id} | more


def row(*components):
    return {"type": 1, "components": list(components)}


def text(words="words"):
    return {"type": 10, "content": words}


def menu(count=1, **more):
    options = [{"label": f"Card {number}", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "m", "options": options} | more


def section(accessory):
    return {"type": 9, "components": [text()], "accessory": accessory}


def buttons(count, first=0):
    return row(*(button(f"b{number}") for number in range(first, first + count)))


GOOD = {
    "content": {"content": "x" * 2000},
    "embeds": {"embeds": [{"title": "x" * 256, "description": "x" * 4096}]},
    "25 legacy buttons": {"content": "x", "components": [buttons(5, 5 * number) for number in range(5)]},
    "25 options": {"components": [row(menu(25, max_values=25, min_values=0, placeholder="x" * 150))]},
    "a link": {"components": [row({"type": 2, "style": 5, "label": "Rules", "url": "https://example.com"})]},
    "an emoji": {"components": [row(button(label=None, emoji={"name": "🂠"}))]},
    "40 components": {"flags": V2, "components": [text("x" * 100) for _ in range(40)]},
    "13 sections": {"flags": V2, "components": [section(button(f"b{number}")) for number in range(13)]},
    "28 in a container": {
        "flags": V2,
        "components": [
            {"type": 17, "components": [text(), *(buttons(5, 5 * number) for number in range(4)), row(menu())]},
        ],
    },
    "some may ring": {"content": "x", "allowed_mentions": {"parse": ["roles"], "users": ["1"]}},
}

BAD = {
    "too long": ({"content": "x" * 2001}, "content"),
    "unknown field": ({"content": "x", "colour": 1}, "colour"),
    "wrong type": ({"content": 7}, "content"),
    "embed title": ({"embeds": [{"title": "x" * 257}]}, "embeds.0.title"),
    "eleven embeds": ({"embeds": [{"title": "x"}] * 11}, "embeds"),
    "embeds in all": ({"embeds": [{"description": "x" * 4000}] * 2}, "embeds"),
    "26 fields": ({"embeds": [{"fields": [{"name": "x", "value": "x"}] * 26}]}, "embeds.0.fields"),
    "six rows": ({"content": "x", "components": [buttons(1, number) for number in range(6)]}, "components"),
    "six buttons": ({"components": [buttons(6)]}, "components.0.components"),
    "a long label": ({"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    "no label": ({"components": [row(button(label=""))]}, "components.0.components.0"),
    "no such emoji": ({"components": [row(button(emoji={"name": "moat"}))]}, "components.0.components.0.emoji.name"),
    "a long id": ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
    "an empty id": ({"components": [row(button(""))]}, "components.0.components.0.custom_id"),
    "the same id": ({"components": [row(button(), button())]}, "components.0.components.1.custom_id"),
    "the same id in a section": (
        {"flags": V2, "components": [section(button()), row(button())]},
        "components.1.components.0.custom_id",
    ),
    "a link with an id": (
        {"components": [row(button(style=5, url="https://x"))]},
        "components.0.components.0.custom_id",
    ),
    "26 options": ({"components": [row(menu(26))]}, "components.0.components.0.options"),
    "no options": ({"components": [row(menu(0))]}, "components.0.components.0.options"),
    "the same value": (
        {"components": [row(menu(options=[{"label": "a", "value": "1"}, {"label": "b", "value": "1"}]))]},
        "components.0.components.0.options",
    ),
    "a long option": (
        {"components": [row(menu(options=[{"label": "x" * 101, "value": "1"}]))]},
        "components.0.components.0.options.0.label",
    ),
    "a long placeholder": ({"components": [row(menu(placeholder="x" * 151))]}, "components.0.components.0.placeholder"),
    "more than there are": ({"components": [row(menu(2, max_values=3))]}, "components.0.components.0.options"),
    "two menus in a row": ({"components": [row(menu(), menu(custom_id="n"))]}, "components.0.components"),
    "a menu beside a button": ({"components": [row(menu(), button())]}, "components.0.components"),
    "no flag": ({"components": [text()]}, "components.0.type"),
    "content with the flag": ({"flags": V2, "content": "x", "components": [text()]}, "content"),
    "embeds with the flag": ({"flags": V2, "embeds": [{"title": "x"}], "components": [text()]}, "embeds"),
    "41 components": (
        {"flags": V2, "components": [section(button(f"b{n}")) for n in range(13)] + [row(button())]},
        "components",
    ),
    "too much to read": ({"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]}, "components"),
    "a container in one": (
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        "components.0.components.0.type",
    ),
    "a section without accessory": (
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        "components.0.accessory",
    ),
    "no such file": (
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}]},
        "components.0.items.0.media.url",
    ),
    "ephemeral": ({"content": "x", "flags": 64}, "flags"),
    "ring both ways": ({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}, "allowed_mentions"),
    "a long nonce": ({"content": "x", "nonce": "x" * 26}, "nonce"),
}


@pytest.mark.parametrize("body", GOOD.values(), ids=GOOD)
async def test_a_message_within_the_limits_is_sent(ask, discord_api, channel, body):
    status, answer = await ask("POST", f"/channels/{channel.id}/messages", body)
    assert (status, discord_api.complaints) == (200, [])
    assert answer["id"] == str(channel.newest.id)


@pytest.mark.parametrize(("body", "field"), BAD.values(), ids=BAD)
async def test_a_message_outside_of_the_limits_is_refused_by_field(ask, discord_api, channel, body, field):
    status, answer = await ask("POST", f"/channels/{channel.id}/messages", body)
    assert (status, answer["code"], answer["message"]) == (400, 50035, "Invalid Form Body")
    found = answer["errors"]
    for name in field.split("."):
        found = found[name]
    assert {"code", "message"} == found["_errors"][0].keys()
    assert f"{field}: " in discord_api.complaints[0]
    assert channel.messages == []


async def test_an_empty_message_is_refused(ask, channel):
    for body in ({"content": " "}, {"flags": V2, "components": []}):
        assert (await ask("POST", f"/channels/{channel.id}/messages", body))[1]["code"] == 50006


async def test_unknown_routes_and_wrong_tokens_are_mistakes(ask, discord_api, channel):
    assert (await ask("GET", "/channels"))[0] == 404
    assert (await ask("PUT", f"/channels/{channel.id}/messages"))[0] == 404
    assert (await ask("GET", "/users/@me?with=all"))[0] == 400
    discord_api.token += "x"
    assert (await ask("GET", "/users/@me"))[0] == 401
    assert len(discord_api.complaints) == 4


async def test_what_is_no_json_is_refused(ask, discord_api, channel):
    assert (await ask("POST", f"/channels/{channel.id}/messages", ["x"]))[1]["code"] == 50035
    assert discord_api.complaints


async def test_the_flag_for_components_stays(ask, channel):
    messages = f"/channels/{channel.id}/messages"
    _, sent = await ask("POST", messages, {"flags": V2, "components": [text("Kingdom")]})
    path = f"{messages}/{sent['id']}"
    assert (await ask("PATCH", path, {"flags": 0}))[1]["code"] == 50035
    assert (await ask("PATCH", path, {"content": "x"}))[1]["code"] == 50035
    status, answer = await ask("PATCH", path, {"components": [text("Supply")]})
    assert (status, answer["flags"], channel.newest.text) == (200, V2, "Supply")


async def test_a_plain_message_takes_the_flag_only_without_its_content(ask, channel):
    messages = f"/channels/{channel.id}/messages"
    _, sent = await ask("POST", messages, {"content": "old"})
    path, v2 = f"{messages}/{sent['id']}", {"flags": V2, "components": [text("new")]}
    assert (await ask("PATCH", path, v2))[1]["code"] == 50035
    assert (await ask("PATCH", path, v2 | {"content": None}))[0] == 200
    assert channel.newest.text == "new"


def command(**more):
    return {"name": "dominion", "description": "Games", "type": 1} | more


COMMANDS = {
    "upper case": command(name="Dominion"),
    "no description": {"name": "dominion"},
    "unknown locale": command(name_localizations={"xx": "a"}),
    "long translation": command(description_localizations={"de": "x" * 101}),
    "mixed": command(
        options=[{"type": 1, "name": "a", "description": "x"}, {"type": 3, "name": "b", "description": "x"}]
    ),
    "required last": command(
        options=[
            {"type": 3, "name": "a", "description": "x"},
            {"type": 3, "name": "b", "description": "x", "required": True},
        ]
    ),
    "the same name": command(options=[{"type": 3, "name": "a", "description": "x"}] * 2),
    "26 options": command(options=[{"type": 3, "name": f"a{n}", "description": "x"} for n in range(26)]),
    "8001 characters": command(
        options=[
            {
                "type": 1,
                "name": f"a{n}",
                "description": "x" * 100,
                "options": [{"type": 3, "name": f"b{m}", "description": "x" * 100} for m in range(4)],
            }
            for n in range(20)
        ]
    ),
}


@pytest.mark.parametrize("body", COMMANDS.values(), ids=COMMANDS)
async def test_a_command_outside_of_the_limits_is_refused(ask, discord_api, body):
    path = f"/applications/{discord_api.bot.application_id}/commands"
    status, answer = await ask("PUT", path, [body])
    assert (status, answer["code"]) == (400, 50035)
    assert discord_api.commands.scopes[None] == {}


async def test_a_command_keeps_its_id_when_written_again(ask, discord_api):
    path = f"/applications/{discord_api.bot.application_id}/commands"
    _, (first,) = await ask("PUT", path, [command()])
    _, (second,) = await ask("PUT", path, [command(description="Other")])
    assert first["id"] == second["id"]
    assert (await ask("GET", path))[1] == [second]
    assert discord_api.commands.syncs == 2


async def test_translated_names_are_offered_to_whom_they_concern_and_listed_on_demand(
    ask, discord_api, ann, bob, channel
):
    options = [{"type": 1, "name": "new", "description": "New", "name_localizations": {"de": "neu"}}]
    path = f"/applications/{discord_api.bot.application_id}/commands"
    await ask("PUT", path, [command(options=options)])
    assert (ann.menu(channel), bob.menu(channel)) == ([("dominion neu", "New")], [("dominion new", "New")])
    assert "name_localizations" not in (await ask("GET", path))[1][0]["options"][0]
    _, (listed,) = await ask("GET", f"{path}?with_localizations=true")
    assert listed["options"][0]["name_localizations"] == {"de": "neu"}


async def test_a_command_is_offered_only_where_its_contexts_say(ask, discord_api, ann, channel):
    path = f"/applications/{discord_api.bot.application_id}/commands"
    await ask("PUT", path, [command(contexts=[0])])
    assert (ann.menu(channel), ann.menu()) == ([("dominion", "Games")], [])


async def test_commands_of_one_guild_are_offered_there(ask, discord_api, ann, guild, channel):
    path = f"/applications/{discord_api.bot.application_id}/guilds/{guild.id}/commands"
    _, (made,) = await ask("PUT", path, [command()])
    other = discord_api.guild("Club", ann).channel("games")
    assert (ann.menu(channel), ann.menu(other)) == ([("dominion", "Games")], [])
    assert (await ask("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert ann.menu(channel) == []
    assert (await ask("GET", f"{path}/{made['id']}"))[1]["code"] == 10063
