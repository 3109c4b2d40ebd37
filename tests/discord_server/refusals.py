"""The answers by which the server refuses a request, with Discord's own codes and words."""


class Refusal(Exception):
    """A request that is refused; `fault` marks those that only a mistake in the bot can cause."""

    def __init__(self, status, code, message, errors=None, fault=False, extra=None):
        super().__init__(message)
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors
        self.fault = fault
        self.extra = extra or {}

    def body(self):
        """The JSON answer."""
        errors = {"errors": self.errors} if self.errors else {}
        return {"message": self.message, "code": self.code} | errors | self.extra

    def words(self):
        """The refusal in one line, with every field that is wrong."""
        found = "; ".join(f"{path}: {words}" for path, words in _leaves(self.errors or {}))
        return f"{self.code} {self.message}" + (f" ({found})" if found else "")


def _leaves(errors, path=""):
    for name, inner in errors.items():
        if name == "_errors":
            yield from ((path, f"{one['code']} {one['message']}") for one in inner)
        else:
            yield from _leaves(inner, f"{path}.{name}" if path else str(name))


def nested(found):
    """The errors of [(path, code, words)] as Discord nests them."""
    errors = {}
    for path, code, words in found:
        place = errors
        for name in path:
            place = place.setdefault(str(name), {})
        place.setdefault("_errors", []).append({"code": code, "message": words})
    return errors


def invalid_form(found):
    """Fields of the request are wrong: [(path, code, words)]."""
    return Refusal(400, 50035, "Invalid Form Body", nested(found), fault=True)


def wrong(field, code, words):
    """One field of the request is wrong."""
    return invalid_form([((field,), code, words)])


UNKNOWN = {
    "Channel": 10003,
    "Guild": 10004,
    "Member": 10007,
    "Message": 10008,
    "User": 10013,
    "Webhook": 10015,
    "Interaction": 10062,
    "application command": 10063,
}


def unknown(what):
    """There is no such thing, or the bot cannot know of it."""
    return Refusal(404, UNKNOWN[what], f"Unknown {what}")


def no_such_route():
    return Refusal(404, 0, "404: Not Found", fault=True)


def unauthorized():
    return Refusal(401, 0, "401: Unauthorized", fault=True)


def missing_access():
    return Refusal(403, 50001, "Missing Access")


def missing_permissions():
    return Refusal(403, 50013, "Missing Permissions")


def cannot_message_user():
    return Refusal(403, 50007, "Cannot send messages to this user")


def no_mutual_guild():
    return Refusal(403, 50278, "Cannot send messages to this user due to having no mutual guilds")


def another_authors():
    return Refusal(403, 50005, "Cannot edit a message authored by another user", fault=True)


def empty_message():
    return Refusal(400, 50006, "Cannot send an empty message", fault=True)


def thread_archived():
    return Refusal(400, 50083, "Thread is archived")


def already_acknowledged(fault=True):
    return Refusal(400, 40060, "Interaction has already been acknowledged.", fault=fault)


def token_dead():
    return Refusal(401, 50027, "Invalid Webhook Token")


def too_large():
    return Refusal(413, 40005, "Request entity too large", fault=True)


def thread_exists():
    return Refusal(400, 160004, "A thread has already been created for this message", fault=True)


def too_many_requests(seconds, everywhere=False):
    """The bot has to wait that many seconds."""
    words = "You are being rate limited."
    return Refusal(429, 0, words, extra={"retry_after": seconds, "global": everywhere})


def too_many_old_edits(seconds):
    """Messages over an hour old may be edited only now and then."""
    words = "Maximum number of edits to messages older than 1 hour reached. Try again later."
    return Refusal(429, 30046, words, extra={"retry_after": seconds, "global": False})
