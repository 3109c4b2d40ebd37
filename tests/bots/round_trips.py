"""Counts what a worker asks of the server."""

import asyncio
from contextlib import contextmanager


@contextmanager
def counted(worker, client, monkeypatch):
    """The commands that are sent to the server within the block, in their order.

    What the worker asks by itself now and then (for timed work, for decisions of the operator, whether the server was
    restarted) is not part of any press."""
    sent, execute, background = [], client.execute_command, frozenset(worker._running)

    async def count(*command, **options):
        if asyncio.current_task() not in background:
            sent.append(command)
        return await execute(*command, **options)

    with monkeypatch.context() as patch:
        patch.setattr(client, "execute_command", count)
        yield sent


def _screens(chat, *people):
    """Both panels, and the table in the shared chat."""
    table = next(message for message in reversed(people[0].reads(chat)) if "🟢" in message.text)
    return [*(person.reads()[-1].text for person in people), table.text]


async def check_presses(house, chat, people, monkeypatch, presses=4, most=8):
    """Fail if a purchase, and the drawing of three screens after it, takes more round trips than that.

    Also where the chat has just been written to, so that the table is drawn later than the panels."""
    on_turn, other = await house.game(chat, *people)
    await house.buys(on_turn)
    for _ in range(presses):
        on_turn, other = other, on_turn
        before = _screens(chat, *people)
        with counted(house.worker, house.client, monkeypatch) as sent:
            await house.buys(on_turn)
        assert not set(before) & set(_screens(chat, *people))
        assert len(sent) <= most, [command[:5] for command in sent]
