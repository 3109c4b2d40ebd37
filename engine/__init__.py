"""The rules of Dominion: no I/O, no clock, no platform.

This module is the one entrance. `Game` runs a game; the other names are what a caller needs around it: questions,
events, views, records, kingdoms, card facts, simulation and computer players. `docs/engine.md` explains how to use it.
"""

from engine.categories import CATEGORIES, CATEGORY_NAMES, Category, categories_of
from engine.chance import Chance
from engine.computer.big_money import big_money
from engine.computer.builder import Builder
from engine.computer.hint_reasons import REASONS, Reason
from engine.computer.hints import Hint, hint
from engine.computer.levels import LEVELS, Level, computer_player
from engine.computer.plan_book import known_plan
from engine.computer.plans import Plan
from engine.computer.random_player import RandomPlayer
from engine.computer.registry import COMPUTER_PLAYERS
from engine.computer.strong import Strong
from engine.computer.taste import TEMPERS, Temper
from engine.computer.tuning import find_plan
from engine.dealing import BASIC, BASIC_PILES, COLONIES, SHELTERS, extra_piles, full_pile
from engine.decisions import Decision, Picks, Terms, Verb
from engine.errors import (
    BadPlan,
    BadPosition,
    BadRecord,
    BadSave,
    BadSetup,
    CannotUndo,
    EngineError,
    GameOver,
    IllegalAnswer,
    MalformedAnswer,
    NewerSave,
    NotAsked,
)
from engine.events import Event, EventName, told
from engine.game import Game
from engine.kinds import (
    ACTION,
    ATTACK,
    CURSE,
    DURATION,
    KINDS,
    MIXED_PILES,
    PRIZE,
    REACTION,
    TREASURE,
    TYPE_NAMES,
    VICTORY,
)
from engine.kingdom_codes import is_like_code, kingdom_code, read_kingdom_code
from engine.kingdoms import KINGDOM_PILES, KINGDOM_SIZE, RECOMMENDED, SETS, Kingdom, random_kingdom
from engine.record import Record, replay, verify
from engine.scoring import Owned, first_of_rematch
from engine.setup import (
    COLONIES_OPTIONS,
    EDITIONS,
    NEEDS_BANE,
    SEATS,
    SHELTERS_OPTIONS,
    ColoniesOption,
    Setup,
    SheltersOption,
)
from engine.simulation import ComputerPlayer, play_out, simulate
from engine.state import Result
from engine.supply import PileView
from engine.turn import PHASES, Phase
from engine.view import SeatView, View, price
from engine.zones import ZoneName

__all__ = [
    "ACTION",
    "ATTACK",
    "BASIC",
    "BASIC_PILES",
    "CATEGORIES",
    "CATEGORY_NAMES",
    "COLONIES",
    "COLONIES_OPTIONS",
    "COMPUTER_PLAYERS",
    "CURSE",
    "DURATION",
    "EDITIONS",
    "KINDS",
    "KINGDOM_PILES",
    "KINGDOM_SIZE",
    "LEVELS",
    "MIXED_PILES",
    "NEEDS_BANE",
    "PHASES",
    "PRIZE",
    "REACTION",
    "REASONS",
    "RECOMMENDED",
    "SEATS",
    "SETS",
    "SHELTERS",
    "SHELTERS_OPTIONS",
    "TEMPERS",
    "TREASURE",
    "TYPE_NAMES",
    "VICTORY",
    "BadPlan",
    "BadPosition",
    "BadRecord",
    "BadSave",
    "BadSetup",
    "Builder",
    "CannotUndo",
    "Category",
    "Chance",
    "ColoniesOption",
    "ComputerPlayer",
    "Decision",
    "EngineError",
    "Event",
    "EventName",
    "Game",
    "GameOver",
    "Hint",
    "IllegalAnswer",
    "Kingdom",
    "Level",
    "MalformedAnswer",
    "NewerSave",
    "NotAsked",
    "Owned",
    "Phase",
    "Picks",
    "PileView",
    "Plan",
    "RandomPlayer",
    "Reason",
    "Record",
    "Result",
    "SeatView",
    "Setup",
    "SheltersOption",
    "Strong",
    "Temper",
    "Terms",
    "Verb",
    "View",
    "ZoneName",
    "big_money",
    "categories_of",
    "computer_player",
    "extra_piles",
    "find_plan",
    "first_of_rematch",
    "full_pile",
    "hint",
    "is_like_code",
    "kingdom_code",
    "known_plan",
    "play_out",
    "price",
    "random_kingdom",
    "read_kingdom_code",
    "replay",
    "simulate",
    "told",
    "verify",
]
