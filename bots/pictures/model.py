"""Pictures as plain data, before they are rendered. Each has the same facts in words, as alt text."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

BonusKind = Literal["cards", "actions", "buys", "coins", "tokens", "potions"]


class Bonus(NamedTuple):
    """A printed bonus, shown as a number and an icon: +2 Actions."""

    kind: BonusKind
    number: int


class Tile(NamedTuple):
    """One card of a picture."""

    name: str
    cost: str  # the least and the most, for a mixed pile whose cards differ
    types: tuple[str, ...]  # names of types, which decide the colours
    kinds: str  # the same, translated
    text: str  # without the bonuses
    bonuses: tuple[Bonus, ...] = ()
    costs_potion: bool = False


class Label(NamedTuple):
    """The name of a pile that is only mentioned."""

    name: str
    types: tuple[str, ...]


class KingdomPicture(NamedTuple):
    """The cards of a kingdom, one below the other."""

    title: str
    tiles: tuple[Tile, ...]
    words: str
    beside: tuple[Label, ...] = ()  # what else is on the table, below the cards
    beside_title: str = ""

    @property
    def file(self) -> str:
        """The name of its file."""
        return "kingdom.png"


class CardPicture(NamedTuple):
    """One card, large."""

    title: str
    tile: Tile
    words: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return "card.png"


class DeckCard(NamedTuple):
    """All copies of a card in a final deck."""

    name: str
    types: tuple[str, ...]
    copies: int
    points: str = ""  # what they are worth, if that is not nothing


class Player(NamedTuple):
    """A player of a finished game."""

    rank: int
    won: bool
    name: str
    points: str
    turns: str
    size: str  # of the final deck
    deck: tuple[DeckCard, ...]
    curve: tuple[int, ...]  # points after each turn of anybody
    provinces: tuple[int, ...]  # positions in the curve at which a Province was gained


class GamePicture(NamedTuple):
    """How a game ended: the ranking, points by turn, and the final decks."""

    title: str
    players: tuple[Player, ...]  # by rank
    rounds: tuple[int, ...]  # the position in the curves at which each round of turns begins
    notes: tuple[str, ...]  # lines about the end and the biggest turn
    words: str
    chart_title: str
    mark_words: str  # what a mark in the chart means
    nameless: str  # how players are called whose names cannot be painted
    more: str  # how cards are called for which there is no room

    @property
    def file(self) -> str:
        """The name of its file."""
        return "game.png"


class PileTile(NamedTuple):
    """A pile of the Supply, or beside it."""

    name: str
    types: tuple[str, ...]
    cost: int | None  # None if it is not for sale
    left: int  # cards
    costs_potion: bool = False


class PlayerRow(NamedTuple):
    """A player at the table."""

    name: str
    facts: str  # how many cards are in the hand and in the deck
    is_next: bool  # it is their turn
    in_play: tuple[DeckCard, ...]


class TablePicture(NamedTuple):
    """The table at the start of a turn."""

    title: str
    basic: tuple[PileTile, ...]  # the piles of every game, and those beside the Supply
    kingdom: tuple[PileTile, ...]
    players: tuple[PlayerRow, ...]
    story: tuple[str, ...]  # the last turn, under its heading
    words: str
    nameless: str  # how players are called whose names cannot be painted

    @property
    def file(self) -> str:
        """The name of its file."""
        return "table.png"


class Step(NamedTuple):
    """One of several things side by side: its sign, a heading and a few words."""

    sign: str  # the name of a drawing (see `signs`)
    heading: str
    text: str


class StepsPicture(NamedTuple):
    """A few things side by side; with arrows if they follow each other, and one back to the first if they go round."""

    title: str
    steps: tuple[Step, ...]
    words: str
    follow: bool = False
    goes_round: bool = False

    @property
    def file(self) -> str:
        """The name of its file."""
        return "how_to_play.png"


class CardParts(NamedTuple):
    """What the parts of a card are called."""

    cost: str
    bonus: str
    text: str
    types: str


class ExplainedCardPicture(NamedTuple):
    """A card with the names of its parts beside them."""

    title: str
    tile: Tile
    parts: CardParts
    words: str

    @property
    def file(self) -> str:
        """The name of its file."""
        return "how_to_play.png"


Picture: TypeAlias = KingdomPicture | CardPicture | GamePicture | TablePicture | StepsPicture | ExplainedCardPicture
