"""Metrics for Prometheus.

Labels name platforms, commands, outcomes and kinds of errors, which are few and the same everywhere; never a chat, a
person, a card or a token. Each object has a registry of its own.
"""

from __future__ import annotations

import platform as this_machine
from collections.abc import Mapping
from functools import cache, partial
from importlib.metadata import PackageNotFoundError, version

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, ProcessCollector
from prometheus_client.exposition import generate_latest

from bots.monitor.active_people import DAY, HOUR, ActivePeople
from bots.monitor.table_phases import TablePhases
from bots.observer import Observer
from bots.refusals import Refusal, Stale
from engine import EngineError
from storage.places import Place
from storage.table import OVER, PLAYING

PACKAGE = "dominion-in-chat"
REQUEST = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)  # seconds, as for all buckets
STORAGE = (0.0002, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 1, 5, 10)
LAG = (0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
MOST_REASONS = 200  # kinds of refusals and errors; any further one is counted as "other"


class Metrics(Observer):
    """Counts what the bot and its connection to storage report."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self._people = ActivePeople()
        self._phases = TablePhases()
        self._reasons: set[str] = set()
        self._presses = Counter(
            "dominion_presses",
            "Presses of buttons; the reason is the kind of refusal or error.",
            ("platform", "outcome", "reason"),
            registry=registry,
        )
        self._press_seconds = Histogram(
            "dominion_press_seconds",
            "Seconds from the arrival of a press until it was stored or refused.",
            ("platform",),
            registry=registry,
            buckets=REQUEST,
        )
        self._commands = Counter(
            "dominion_commands",
            "Commands; the reason is the kind of refusal or error.",
            ("platform", "command", "outcome", "reason"),
            registry=registry,
        )
        self._command_seconds = Histogram(
            "dominion_command_seconds",
            "Seconds from the arrival of a command until it was carried out or refused.",
            ("platform",),
            registry=registry,
            buckets=REQUEST,
        )
        self._drawings = Counter(
            "dominion_drawings",
            "Messages sent, edited and deleted to show screens.",
            ("platform", "kind", "outcome"),
            registry=registry,
        )
        self._waits = Counter(
            "dominion_rate_limited",
            "Requests of any kind that a platform refused because there were too many (429).",
            ("platform",),
            registry=registry,
        )
        self._storage_seconds = Histogram(
            "dominion_redis_command_seconds",
            "Seconds until storage answered a command, retries included.",
            registry=registry,
            buckets=STORAGE,
        )
        self._storage_errors = Counter(
            "dominion_redis_errors", "Attempts to send a command to storage that failed.", ("type",), registry=registry
        )
        self._finished = Counter("dominion_games_finished", "Games that were played to the end.", registry=registry)
        self._lag = Histogram(
            "dominion_event_loop_lag_seconds", "How late the event loop wakes a task.", registry=registry, buckets=LAG
        )
        # Looking up the labels takes longer than counting.
        self._press = cache(self._presses.labels)
        self._press_time = cache(self._press_seconds.labels)
        self._drawing = cache(self._drawings.labels)
        self._add_gauges()
        ProcessCollector(registry=registry)

    def _add_gauges(self) -> None:
        tables = Gauge("dominion_tables", "Live tables.", ("phase",), registry=self.registry)
        for phase in self._phases.numbers:
            tables.labels(phase).set_function(partial(self._phases.numbers.__getitem__, phase))
        people = Gauge(
            "dominion_people_active",
            "People who did something in the last hour or day.",
            ("period",),
            registry=self.registry,
        )
        for name, seconds in (("hour", HOUR), ("day", DAY)):
            people.labels(name).set_function(partial(self._people.count, seconds))
        self._waiting = Gauge("dominion_drawings_waiting", "Places with changes to draw.", registry=self.registry)
        self._draining = Gauge(
            "dominion_draining", "1 if no new game may begin; the running ones go on.", registry=self.registry
        )
        self._ready = Gauge("dominion_ready", "1 if the bot is ready.", registry=self.registry)
        self._serving = Gauge(
            "dominion_platform_serving", "1 if the platform is being served.", ("platform",), registry=self.registry
        )
        Info("dominion_build", "The version of the bot, and of Python.", registry=self.registry).info(
            {"version": _version(), "python": this_machine.python_version()}
        )

    @property
    def games(self) -> int:
        """How many games are running."""
        return self._phases.numbers[PLAYING]

    def set_state(self, ready: bool, serving: Mapping[str, bool], waiting: int, draining: bool = False) -> None:
        """Set what is looked up only when the metrics are about to be exported."""
        self._ready.set(ready)
        self._draining.set(draining)
        self._waiting.set(waiting)
        for platform, is_served in serving.items():
            self._serving.labels(platform).set(is_served)

    def export(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    # -- requests ----------------------------------------------------------------------------------------------------

    def count_press(self, platform: str, person: str, error: BaseException | None, seconds: float) -> None:
        self._people.note(person)
        self._press(platform, *self._outcome(error)).inc()
        self._press_time(platform).observe(seconds)

    def count_command(
        self, platform: str, command: str, person: str, error: BaseException | None, seconds: float
    ) -> None:
        self._people.note(person)
        self._commands.labels(platform, command, *self._outcome(error)).inc()
        self._command_seconds.labels(platform).observe(seconds)

    def _outcome(self, error: BaseException | None) -> tuple[str, str]:
        """Return the outcome and its reason."""
        if error is None:
            return "accepted", ""
        if isinstance(error, Stale):
            return "stale", ""
        kind = error.key if isinstance(error, Refusal) else type(error).__name__
        return "refused" if isinstance(error, EngineError) else "failed", self._limit(kind)

    def _limit(self, reason: str) -> str:
        if reason not in self._reasons and len(self._reasons) >= MOST_REASONS:
            return "other"
        self._reasons.add(reason)
        return reason

    def count_rate_limit(self, platform: str) -> None:
        self._waits.labels(platform).inc()

    # -- tables and screens ------------------------------------------------------------------------------------------

    def note_loaded(self, place: Place, phase: str) -> None:
        self._phases.note(place, phase)

    def note_stored(self, place: Place, phase: str) -> None:
        if self._phases.note(place, phase) == PLAYING and phase == OVER:
            self._finished.inc()

    def note_gone(self, place: Place) -> None:
        self._phases.note(place, "")

    def count_drawing(self, platform: str, kind: str, outcome: str) -> None:
        """Count a message that was sent, edited or deleted, or could not be."""
        self._drawing(platform, kind, outcome).inc()

    # -- the process -------------------------------------------------------------------------------------------------

    def command_answered(self, seconds: float) -> None:
        """Storage has answered a command."""
        self._storage_seconds.observe(seconds)

    def command_failed(self, error: BaseException) -> None:
        """An attempt to send a command to storage has failed."""
        self._storage_errors.labels(self._limit(type(error).__name__)).inc()

    def note_lag(self, seconds: float) -> None:
        """Note how late the event loop has woken a task."""
        self._lag.observe(seconds)


def _version() -> str:
    try:
        return version(PACKAGE)
    except PackageNotFoundError:
        return "unknown"
