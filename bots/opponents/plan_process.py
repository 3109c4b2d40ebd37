"""A process of its own that finds a plan for a kingdom: `python -m bots.opponents.plan_process`.

It reads what to plan for from its input, writes the plan to its output, both as JSON, and ends. Hundreds of simulated
games take many seconds of a processor, so it has the lowest priority, and the bot ends it if it takes too long.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from contextlib import suppress
from typing import Final

from engine import BadPlan, Plan, Setup, find_plan

NICENESS: Final = 19  # everything else goes first
LATEST: Final = 600.0  # seconds after which no plan is expected any more


class NoPlan(Exception):
    """The process has found no plan."""


async def find_elsewhere(setup: Setup, players: int, games: int, *, latest: float = LATEST) -> Plan:
    """Return the plan that another process finds with so many simulated games; raise NoPlan if it fails.

    If this is cancelled, so is the process.
    """
    asked = {
        "kingdom": setup.kingdom,
        "edition": setup.edition,
        "shelters": setup.shelters,
        "players": players,
        "games": games,
    }
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", __name__, stdin=pipe, stdout=pipe, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        async with asyncio.timeout(latest):
            written, _ = await process.communicate(json.dumps(asked).encode())
        return Plan.from_data(json.loads(written))
    except (TimeoutError, ValueError, BadPlan) as reason:
        raise NoPlan(type(reason).__name__) from reason
    finally:
        if process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def main() -> None:
    """Read what is asked, find the plan and write it."""
    os.nice(NICENESS)
    asked = json.load(sys.stdin)
    setup = Setup(tuple(asked["kingdom"]), asked["edition"], asked["shelters"])
    plan = find_plan(setup, asked["players"], asked["games"])
    json.dump(plan.to_data(), sys.stdout)


if __name__ == "__main__":
    main()
