"""What chats make of a text by themselves: links, mentions, commands."""

import re

ADDRESSES = re.compile(
    r"(?:https?|tg)://\S+|(?<!\w)@\w{2,}|(?<![\w/<>])/\w+|(?<!\w)[#$]\w+|(?<!\w)\+\d{7,}"
    r"|[\w-]+(?:\.[\w-]+)*\.(?:com|org|me|gg)\b\S*|\w+@\w+\.\w+"
)
DISCORD = re.compile(r"https?://\S+|discord\.gg/\w+|@(?:everyone|here)\b|(?<!\\)<[@#]\S+>")

# Names that would be links, commands or mentions.
NAMES = (
    "example.com",
    "t.me/joinchat",
    "https://example.org/a",
    "@someone",
    "/start",
    "www.example.com",
    "tg://resolve",
    "#win",
    "$TON",
    "me@example.com",
    "+4915112345678",
    "discord.gg/abcdef",
    "@everyone",
    "<@1234>",
)
