"""Statistics: how people did in their finished games, and the sentences that say so."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from bots.language.texts import Texts
from bots.language.wording import join_with_dots
from bots.people import among
from bots.records.retelling import Retelling
from bots.refusals import Refusal
from engine import BASIC_PILES, KINDS, LEVELS, Record
from storage.finished_games import Appearance, Finished, PlayerResult, game_id

FAVOURITES = 3  # cards that are named as bought most often
RANKS = 10  # people in the ranking of a place


class Row(Protocol):
    """What the statistics need to know about one game of one person."""

    @property
    def points(self) -> int: ...
    @property
    def won(self) -> bool: ...
    @property
    def bought(self) -> Mapping[str, int]: ...


class Against(Protocol):
    """What the statistics need to know about one game of one person against computer players."""

    @property
    def won(self) -> bool: ...
    @property
    def levels(self) -> Sequence[str]: ...


class Encounter(NamedTuple):
    """A person's game against computer players of these levels, and whether the person won."""

    won: bool
    levels: Sequence[str]


@dataclass(frozen=True, slots=True)
class Standing:
    """A person's results over all their games."""

    games: int
    wins: int
    points: int
    best: int
    favourites: tuple[tuple[str, int], ...]  # the kingdom cards bought most often, and how often

    @property
    def average(self) -> float:
        """Points per game."""
        return self.points / self.games if self.games else 0.0

    @property
    def share(self) -> float:
        """The fraction of the games that was won."""
        return self.wins / self.games if self.games else 0.0


@dataclass(frozen=True, slots=True)
class Ranked:
    """A person's place in a ranking; people with equal results share a place."""

    rank: int
    person: str
    name: str
    standing: Standing


def summarise_game(
    record: Record, told: Retelling | None, persons: Sequence[str], when: int, levels: Sequence[str] = ()
) -> Finished:
    """Summarise a finished game for storage. `persons` are ids by seat, empty for computer players.

    `levels` are those of computer players by seat, empty where a person played or a computer player stood in for one.

    What was bought is known only if the game can be retold.
    """
    result = record.result
    if result is None:
        raise Refusal("record-unfinished")
    people, computers = [], []
    for seat, person in enumerate(persons):
        points, won, turns = result.scores[seat], seat in result.winners, result.turns[seat]
        if person:
            bought = dict(told.bought(seat)) if told is not None else {}
            people.append(PlayerResult(person, record.names[seat], points, won, turns, bought))
        else:
            computers.append((points, won))
    return Finished(
        game_id(record.commitment),
        when,
        record.setup.kingdom,
        record.setup.edition,
        len(record.names),
        max(result.turns),
        tuple(people),
        tuple(computers),
        tuple(level for level, person in zip(levels, persons, strict=False) if not person),
    )


def standing(rows: Iterable[Row]) -> Standing:
    """Add up the games of one person. A shared victory counts as a win."""
    rows = list(rows)
    points = [row.points for row in rows]
    wins = sum(row.won for row in rows)
    return Standing(len(rows), wins, sum(points), max(points, default=0), favourites(rows))


def favourites(rows: Iterable[Row]) -> tuple[tuple[str, int], ...]:
    """Return the kingdom cards bought most often; basic cards, which everyone buys, tell nothing about a person."""
    counts: dict[str, int] = defaultdict(int)
    for row in rows:
        for id, count in row.bought.items():
            counts[id] += count
    telling = {id: count for id, count in counts.items() if id in KINDS and id not in BASIC_PILES}
    return tuple(sorted(telling.items(), key=lambda each: (-each[1], each[0]))[:FAVOURITES])


def ranking(games: Iterable[Finished]) -> list[Ranked]:
    """Rank the people of a place by wins, then by the fraction of games won, then by points per game."""
    rows: dict[str, list[PlayerResult]] = defaultdict(list)
    names: dict[str, str] = {}
    for game in sorted(games, key=lambda game: game.when):
        for result in game.people:
            rows[result.person].append(result)
            names[result.person] = result.name  # the latest one is shown
    standings = {person: standing(results) for person, results in rows.items()}
    merits = {person: (each.wins, each.share, each.average) for person, each in standings.items()}
    order = sorted(standings, key=lambda person: (tuple(-merit for merit in merits[person]), names[person], person))
    better = {person: sum(merit > merits[person] for merit in merits.values()) for person in order}
    return [Ranked(better[person] + 1, person, names[person], standings[person]) for person in order]


# -- sentences ---------------------------------------------------------------------------------------------------------


def lines_of_person(texts: Texts, name: str, games: Sequence[Appearance]) -> list[str]:
    """Return a person's statistics in a few lines."""
    total = standing(games)
    if not total.games:
        return [texts.say("stats-person-none", who=name)]
    lines = [
        texts.say("stats-person", who=name),
        texts.say("stats-games", games=total.games, wins=total.wins, percent=round(100 * total.share)),
        texts.say("stats-points", points=total.points, average=round(total.average), best=total.best),
    ]
    return [*lines, *_level_lines(texts, games), *_favourite_lines(texts, total.favourites)]


def lines_of_place(texts: Texts, games: Sequence[Finished], most: int = RANKS) -> list[str]:
    """Return the ranking of a place, at most `most` people, and the cards bought most often there."""
    ranked = ranking(games)
    if not ranked:
        return [texts.say("stats-place-none")]
    lines = [texts.say("stats-place", games=len(games))]
    names: list[str] = []
    for each in ranked[:most]:
        names.append(among(texts.name(each.name), names))
        lines.append(_line_of_rank(texts, each, names[-1]))
    if len(ranked) > most:
        lines.append(texts.say("stats-more", count=len(ranked) - most))
    against = [Encounter(result.won, game.levels) for game in games for result in game.people]
    bought = favourites(result for game in games for result in game.people)
    return [*lines, *_level_lines(texts, against), *_favourite_lines(texts, bought)]


def _line_of_rank(texts: Texts, ranked: Ranked, name: str) -> str:
    total = ranked.standing
    return texts.say(
        "stats-rank",
        rank=ranked.rank,
        who=name,
        wins=total.wins,
        games=total.games,
        average=round(total.average),
    )


def _level_lines(texts: Texts, games: Sequence[Against]) -> list[str]:
    """Return one line with how often people won against computer players of each level, or none if they met none."""
    met = {level: [game.won for game in games if level in game.levels] for level in LEVELS}
    told = [
        texts.say("stats-level", level=texts.say(f"level-{level}"), wins=sum(won), games=len(won))
        for level, won in met.items()
        if won
    ]
    return [texts.say("stats-levels", levels=join_with_dots(told))] if told else []


def _favourite_lines(texts: Texts, cards: Sequence[tuple[str, int]]) -> list[str]:
    """Return one line with these cards, or none if nothing was bought."""
    named = [texts.say("card-times", card=texts.card(id), count=count) for id, count in cards]
    return [texts.say("stats-favourites", cards=", ".join(named))] if named else []
