"""The fixtures of the server, for its own tests."""

from tests.telegram_server.fixtures import *  # noqa: F403
