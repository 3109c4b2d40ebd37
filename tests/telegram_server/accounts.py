"""Users of Telegram: what people and bots have in common, and the bots."""

from tests.telegram_server.mailbox import Mailbox


class Account:
    """Anyone with a user id."""

    is_bot = False

    def __init__(self, server, id, first_name, username, language=None):
        self.server = server
        self.id = id
        self.first_name = first_name
        self.username = username
        self.language = language

    def __repr__(self):
        return f"<{type(self).__name__} {self.first_name} {self.id}>"

    def payload(self):
        """The User object that others receive."""
        payload = {"id": self.id, "is_bot": self.is_bot, "first_name": self.first_name, "username": self.username}
        return payload | ({"language_code": self.language} if self.language else {})


class Bot(Account):
    """A bot with its token, its updates, and what it has told about itself."""

    is_bot = True

    def __init__(self, server, id, username, privacy=True):
        super().__init__(server, id, username.replace("_", " ").title(), username)
        self.token = f"{id}:TEST-token-of-{username}-0123456789"
        self.privacy = privacy
        self.logged_out = False
        self.updates = Mailbox(server)
        self.commands = {}  # (scope, language) -> [(command, description)]
        self.descriptions = {}  # (which, language) -> text

    def introduction(self):
        """The answer to getMe."""
        return self.payload() | {
            "can_join_groups": True,
            "can_read_all_group_messages": not self.privacy,
            "supports_inline_queries": True,
            "can_connect_to_business": False,
            "has_main_web_app": False,
        }


ANONYMOUS_ADMIN = {"id": 1087968824, "is_bot": True, "first_name": "Group", "username": "GroupAnonymousBot"}
