"""Settings from the environment; `.env.example` lists them all."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Settings:
    """What the host of the bot has set."""

    language: str


def settings(environment: Mapping[str, str] | None = None) -> Settings:
    given = os.environ if environment is None else environment
    return Settings(language=given.get("DOMINION_LANGUAGE") or "en")
