"""Fresh seeds: the only module that asks the operating system for randomness."""

import secrets


def fresh_seed() -> bytes:
    """Return bytes that nobody can guess, so that their hash can be published without revealing them."""
    return secrets.token_bytes(16)
