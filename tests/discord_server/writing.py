"""What the bot writes, changes and reads in channels, threads and direct messages."""

from tests.discord_server import limits, places
from tests.discord_server.composing import OF_CHANNELS, OF_EDITS, compose
from tests.discord_server.mentions import ringing
from tests.discord_server.messages import moment
from tests.discord_server.refusals import (
    another_authors,
    missing_permissions,
    thread_archived,
    thread_exists,
    unknown,
    wrong,
)
from tests.discord_server.routes import answers


def place_of(call, *permissions):
    """The place that the address names; refused unless the bot sees it and has these permissions."""
    place = call.server.places.get(call.channel_id)
    if place is None or place.deleted:
        raise unknown("Channel")
    place.demand(*permissions)
    return place


def message_of(call, *permissions):
    """The message that the address names; an ephemeral one cannot be named."""
    message = place_of(call, *permissions).find(call.message_id)
    if message is None:
        raise unknown("Message")
    return message


@answers("send_message")
def send_message(call):
    place, given = place_of(call), call.body
    place.demand_writing()
    if given.get("embeds"):
        place.demand("embed_links")
    if call.files:
        place.demand("attach_files")
    if sent := _sent_before(call, place):
        return sent.payload()
    if place.archived:
        _wake(place)
    reference = _reference(place, given.get("message_reference"))
    body = compose(call.server, given, call.files, flags=OF_CHANNELS)
    rings = ringing(place, body, given.get("allowed_mentions"), reference)
    nonce = given.get("nonce")
    return place.post(call.server.bot, body, rings, reference=reference, nonce=nonce).payload()


def _sent_before(call, place):
    """The message with the same nonce, if the bot wants each nonce to be sent but once."""
    nonce, since = call.body.get("nonce"), call.server.clock.now() - limits.NONCE_MEMORY
    if nonce is None or not call.body.get("enforce_nonce"):
        return None
    return next((one for one in place.ever if str(one.nonce) == str(nonce) and one.date >= since), None)


def _wake(thread):
    """Unarchive the thread, as writing does unless it is locked."""
    if thread.locked and "manage_threads" not in thread.bot_permissions:
        raise thread_archived()
    thread.unarchives()


def _reference(place, given):
    if not given:
        return None
    found = place.find(int(given["message_id"]))
    if found is None and given.get("fail_if_not_exists", True):
        raise wrong("message_reference", "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")
    return found


@answers("edit_message")
def edit_message(call):
    message = message_of(call)
    if message.author is not call.server.bot:
        raise another_authors()
    if message.place.archived:
        raise thread_archived()
    if call.server.is_old(message):
        call.server.rate_limits.count_old_edit(message.place, call.server.clock)
    body = compose(call.server, call.body, call.files, old=message.body, flags=OF_EDITS)
    message.place.change(message, body)
    return message.payload()


@answers("delete_message")
def delete_message(call):
    message = message_of(call)
    if message.author is not call.server.bot:
        if message.place.guild is None:
            raise missing_permissions()
        message.place.demand("manage_messages")
    if message.place.archived:
        raise thread_archived()
    message.place.remove(message)


@answers("read_message")
def read_message(call):
    return message_of(call, "read_message_history").payload()


@answers("messages")
def read_messages(call):
    place = place_of(call)
    if "read_message_history" not in place.bot_permissions:
        return []
    after, before = int(call.query.get("after", 0)), int(call.query.get("before", 1 << 63))
    found = [one.payload() for one in place.messages if after < one.id < before]
    return found[::-1][: int(call.query.get("limit", 50))]


@answers("typing")
def typing(call):
    place_of(call).demand_writing()


@answers("channel")
def channel(call):
    return place_of(call).payload()


@answers("delete_channel")
def delete_channel(call):
    place = place_of(call)
    if place.guild:
        place.demand("manage_threads" if isinstance(place, places.Thread) else "manage_channels")
        place.deletes()
    return place.payload()


# Threads


@answers("channel_thread")
def channel_thread(call):
    private = call.body.get("type", 12) == 12
    parent = place_of(call, "create_private_threads" if private else "create_public_threads")
    if getattr(parent, "is_news", False) != (call.body.get("type") == 10):
        raise wrong("type", "CHANNEL_TYPE_INVALID", "no such thread can be made here")
    thread = _thread(call, parent, private)
    if not private:
        parent.last_message_id = call.server.next_id()  # a line in the channel announces the new thread
    return 201, thread.payload()


@answers("message_thread")
def message_thread(call):
    message = message_of(call, "create_public_threads")
    if message.thread:
        raise thread_exists()
    message.thread = _thread(call, message.place, False, message.id)
    return 201, message.thread.payload()


def _thread(call, parent, private, id=None):
    if not isinstance(parent, places.Channel):
        raise wrong("type", "CHANNEL_TYPE_INVALID", "no thread can be made here")
    archive_after = call.body.get("auto_archive_duration") or 4320
    return places.Thread(parent, call.body["name"], call.server.bot, private, id, archive_after)


def thread_of(call):
    """The thread that the address names."""
    place = place_of(call)
    if not isinstance(place, places.Thread):
        raise unknown("Channel")
    return place


@answers("edit_channel")
def edit_thread(call):
    thread, wanted = thread_of(call), dict(call.body)
    if thread.owner is not call.server.bot or wanted.get("locked"):
        thread.demand("manage_threads")
    if thread.archived and wanted.get("archived") is not False:
        raise thread_archived()
    renamed = {"auto_archive_duration": "archive_after"}
    kept = ("name", "archived", "locked", "auto_archive_duration")
    thread.update(**{renamed.get(name, name): wanted[name] for name in kept if wanted.get(name) is not None})
    return thread.payload()


@answers("join_thread", "add_to_thread", "leave_thread", "remove_from_thread")
def change_members(call):
    thread = thread_of(call)
    if thread.archived:
        raise thread_archived()
    account = _account(call, thread)
    if call.route.name == "remove_from_thread" and thread.owner is not call.server.bot:
        thread.demand("manage_threads")
    if call.route.method == "DELETE":
        thread.members = [one for one in thread.members if one is not account]
    elif account not in thread.members:
        thread.members.append(account)
    thread.server.stir()


def _account(call, thread):
    if "user_id" not in call.parts or call.user_id == call.server.bot.id:
        return call.server.bot
    found = call.server.people.get(call.user_id)
    if found not in thread.guild.members:
        raise unknown("Member")
    return found


def _member(thread, account):
    joined = moment(thread.made_at)
    return {"id": str(thread.id), "user_id": str(account.id), "join_timestamp": joined, "flags": 0}


@answers("thread_members")
def thread_members(call):
    thread = thread_of(call)
    return [_member(thread, one) for one in thread.members]


@answers("thread_member")
def thread_member(call):
    thread = thread_of(call)
    account = _account(call, thread)
    if account not in thread.members:
        raise unknown("Member")
    return _member(thread, account)
