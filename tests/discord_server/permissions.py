"""Permissions by name, and the number that stands for several of them."""

BITS = {
    "administrator": 3,
    "manage_channels": 4,
    "manage_guild": 5,
    "add_reactions": 6,
    "view_channel": 10,
    "send_messages": 11,
    "manage_messages": 13,
    "embed_links": 14,
    "attach_files": 15,
    "read_message_history": 16,
    "mention_everyone": 17,
    "use_external_emojis": 18,
    "use_application_commands": 31,
    "manage_threads": 34,
    "create_public_threads": 35,
    "create_private_threads": 36,
    "send_messages_in_threads": 38,
    "pin_messages": 51,
}


def named(words):
    """The permissions that the words name."""
    names = frozenset(words.split())
    assert names <= BITS.keys()
    return names


def number(names):
    """The permissions as Discord writes them."""
    return str(sum(1 << BITS[name] for name in names))


# What a bot has that was invited with what playing in a channel needs
USUAL = named(
    """view_channel send_messages send_messages_in_threads create_public_threads embed_links attach_files
    read_message_history use_external_emojis use_application_commands"""
)
