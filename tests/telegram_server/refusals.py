"""The answers by which the server refuses a request, in Telegram's own words."""


class Refusal(Exception):
    """A request that is refused; `fault` marks those that only a mistake in the bot can cause."""

    def __init__(self, code, description, parameters=None, fault=False):
        super().__init__(description)
        self.code = code
        self.description = description
        self.parameters = parameters
        self.fault = fault

    def body(self):
        """The JSON answer."""
        body = {"ok": False, "error_code": self.code, "description": self.description}
        return body | ({"parameters": self.parameters} if self.parameters else {})


def bad_request(words):
    """The state of the chat does not allow it."""
    return Refusal(400, f"Bad Request: {words}")


def mistake(words):
    """The request itself breaks the description of the interface or one of its limits."""
    return Refusal(400, f"Bad Request: {words}", fault=True)


def forbidden(words):
    """The bot may not write there."""
    return Refusal(403, f"Forbidden: {words}")


def conflict(words):
    """Another instance or a webhook receives the updates."""
    return Refusal(409, f"Conflict: {words}")


def too_many_requests(seconds):
    """The bot has to wait."""
    return Refusal(429, f"Too Many Requests: retry after {seconds}", {"retry_after": seconds})


def migrated(chat_id):
    """The group has a new id."""
    words = "Bad Request: group chat was upgraded to a supergroup chat"
    return Refusal(400, words, {"migrate_to_chat_id": chat_id})
