"""Write golden files of the code as it is: `python -m tests.golden.make tests/golden/format2`.

Run it once for each save format that a release brings, with the code of that release, and never again: what a release
wrote stays as it was written. If a fix of a rule makes games go on in another way than they did, `--continuations`
computes anew how each saved game ends, and changes nothing else in the file.
"""

import argparse
import asyncio
from pathlib import Path

from engine import Game
from tests.golden import box_scenes, record_scenes, scenes, seaside_scenes, table_scenes
from tests.golden.plain import from_text, game_data, play_on, read, to_text, write

BOXES = {module.__name__.rpartition(".")[2]: module for module in (box_scenes, seaside_scenes)}


def saved_games(named_games):
    for name, game in named_games:
        data = game.save()
        yield {"name": name, "save": to_text(data), "game": game_data(game), "continuation": play_on(Game.load(data))}


def make(directory):
    """Write every golden file of the current code."""
    make_games(directory, [scenes, *BOXES.values()], [record_scenes, *BOXES.values()])
    tables, dumps = asyncio.run(table_scenes.tables_and_dumps())
    write(directory / "tables.json", tables)
    write(directory / "redis.json", dumps)


def make_games(directory, of_games, of_records):
    """Write the games and the records of these modules."""
    directory.mkdir(parents=True, exist_ok=True)
    write(directory / "games.json", saved_games(game for module in of_games for game in module.named_games()))
    found = (record for module in of_records for record in module.records())
    write(directory / "records.json", map(record_scenes.record_data, found))


def make_tables(directory, names):
    """Write the tables of the scenes with these names only."""
    directory.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in table_scenes.SCENES if scene.__name__ in names]
    assert len(scenes) == len(names), "no such scene"
    tables, _ = asyncio.run(table_scenes.tables_and_dumps(scenes))
    write(directory / "tables.json", tables)


def refresh_continuations(directory):
    """Compute anew how each saved game goes on."""
    entries = read(directory / "games.json")
    for entry in entries:
        entry["continuation"] = play_on(Game.load(from_text(entry["save"])))
    write(directory / "games.json", entries)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Write golden files of the code as it is.")
    parser.add_argument("directory", type=Path)
    parser.add_argument("--continuations", action="store_true", help="only compute anew how saved games go on")
    parser.add_argument("--boxes", choices=BOXES, help="only write the games and records of these scenes")
    parser.add_argument("--tables", nargs="+", metavar="SCENE", help="only write the tables of these scenes")
    arguments = parser.parse_args()
    directory = arguments.directory.resolve()
    if arguments.tables:
        make_tables(directory, arguments.tables)
    if arguments.boxes:
        make_games(directory, [BOXES[arguments.boxes]], [BOXES[arguments.boxes]])
    if not (arguments.tables or arguments.boxes):
        (refresh_continuations if arguments.continuations else make)(directory)
