"""Rendering pictures: beside everything else, and never two at once."""

import asyncio
import sys
import threading

import pytest

from bots.language.texts import Texts
from bots.pictures import png
from bots.pictures.renderer import render
from bots.screens.notices import present_kingdom_picture
from tests.layers import ROOT
from tests.server_clock import PATIENCE

PLATFORMS = "import sys, bots.service, bots.discord_bot.service, bots.telegram_bot.service"


async def test_pictures_that_are_wanted_at_once_are_rendered_one_after_another(monkeypatch):
    threads, is_asked = [], threading.Event()

    def render_later(picture):
        is_asked.wait(PATIENCE)  # until all of them are wanted
        threads.append(threading.current_thread())
        return picture

    monkeypatch.setattr(png, "render_png", render_later)
    rendering = asyncio.gather(*(render(number) for number in range(5)))
    await asyncio.sleep(0)
    is_asked.set()
    assert await rendering == list(range(5))
    assert len(set(threads)) == 1
    assert threading.main_thread() not in threads


async def test_a_picture_is_rendered():
    cards = ("moat", "village", "cellar", "market", "smithy", "mine", "chapel", "militia", "workshop", "remodel")
    picture = present_kingdom_picture(cards, texts=Texts(), title="First Game").picture
    assert await render(picture) == png.render_png(picture)


PAINTING = """
import asyncio, ctypes, sys
from pathlib import Path
from bots.language.texts import Texts
from bots.pictures.kingdom import card_picture
from bots.pictures.renderer import render
from bots.screens.notices import present_kingdom_picture
from engine import KINGDOM_PILES

def resident():
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096

async def grow():
    await render(card_picture("moat", texts=Texts()))
    before = resident()
    for title in "abc":
        await render(present_kingdom_picture(sorted(KINGDOM_PILES)[:10], texts=Texts(), title=title).picture)
    return resident() - before

print(asyncio.run(grow()) if hasattr(ctypes.CDLL(None), "malloc_trim") else 0)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="measures memory in a file that only Linux has")
async def test_memory_for_large_pictures_is_given_back():
    command = (sys.executable, "-c", PAINTING)
    process = await asyncio.create_subprocess_exec(*command, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert int((await process.communicate())[0]) < 6_000_000


async def test_a_bot_that_has_shown_no_picture_has_not_loaded_what_pictures_need():
    code = f"{PLATFORMS}; print('PIL' in sys.modules)"
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", code, cwd=ROOT, stdout=asyncio.subprocess.PIPE)
    assert (await process.communicate())[0].strip() == b"False"
