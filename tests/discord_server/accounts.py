"""The bot's own account and application."""


class Bot:
    """The bot; its application has its own id."""

    is_bot = True

    def __init__(self, id, application_id, name):
        self.id, self.application_id, self.name = id, application_id, name
        self.owner = None
        self.emojis = {}  # of its application, by id

    def __repr__(self):
        return f"<Bot {self.name}>"

    @property
    def mention(self):
        return f"<@{self.id}>"

    def payload(self):
        return account_payload(self) | {"bot": True, "verified": True, "mfa_enabled": False, "locale": "en-US"}

    def application(self):
        """The application as Discord writes it."""
        return {
            "id": str(self.application_id),
            "name": self.name,
            "icon": None,
            "description": "",
            "rpc_origins": [],
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "team": None,
            "owner": self.payload(),
            "bot": self.payload(),
        }


def account_payload(account):
    """A person or bot as Discord writes it."""
    return {
        "id": str(account.id),
        "username": account.name.lower(),
        "discriminator": "0",
        "global_name": account.name,
        "avatar": None,
        "public_flags": 0,
    }
