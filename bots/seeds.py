"""Fresh secrets: the one place that asks the machine for chance."""

import secrets


def fresh_seed() -> bytes:
    """Bytes nobody could guess, so that publishing their hash gives nothing away."""
    return secrets.token_bytes(16)
