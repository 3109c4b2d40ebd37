"""Bots that were started before: their commands are registered already.

Registering takes a third of a start, and only a few tests are about it. So the first bot of the process registers its
commands, and those after it find them at the server and in storage, as after a restart. They need not even find out
that nothing has changed, which takes a fifth.
"""

from bots.language.texts import languages

_registered = {}  # by platform and its languages: the checksum in storage, and the commands as the server was told them


async def recall(platform, bot, store):
    """Note in storage that the commands of that bot are registered; return them, or None if they are not known yet."""
    if (platform, languages()) not in _registered:
        return None
    checksum, commands = _registered[platform, languages()]
    await store.write_note(_name(platform, bot), checksum)
    return commands


async def remember(platform, bot, store, commands):
    """Remember the commands that the first bot of the platform has registered."""
    checksum = await store.read_note(_name(platform, bot))
    if checksum:
        _registered.setdefault((platform, languages()), (checksum, commands))


async def is_registered():
    """Take the place of a bot's attempt to register: nothing has changed."""
    return True


def _name(platform, bot):
    return f"{platform}:commands:{bot}"
