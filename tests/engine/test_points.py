"""Points during the game: exactly what anyone can add up from what is shown to all, or nothing."""

from collections import Counter

import pytest

from engine import SETS, Chance, Game, RandomPlayer, random_kingdom, told
from engine.kinds import KINDS, Holdings
from tests.engine.boxes import sets_for
from tests.engine.table import Table
from tests.whole_games import sample

OPEN_SETS = [name for name in SETS if name != "intrigue1"]


class Onlooker:
    """Someone who sees only what is shown to everyone, and remembers all of it."""

    def __init__(self, game):
        view = game.view(None)
        start = Counter(copper=7)
        start.update(["hovel", "necropolis", "overgrown_estate"] if view.shelters else {"estate": 3})
        self.owned = [Counter(start) for _ in view.players]
        self.tokens = [0 for _ in view.players]
        self.possessed = None  # the seat that another player decides for in this turn

    def hears(self, events):
        for event in told(events, None):
            if event.name == "gain":
                self.owned[event.seat].update(event.cards)
            elif event.name == "turn":
                self.possessed = event.seat if event.source == "possession" else None
            elif event.name == "return" or (event.name == "trash" and event.seat != self.possessed):
                self.owned[event.seat].subtract(event.cards)
            elif event.name == "take" and event.source == "fortress":
                self.owned[event.seat].update(event.cards)
            elif event.name == "tokens":
                self.tokens[event.seat] += event.size

    @property
    def points(self):
        decks = [Holdings(KINDS[id] for id in owned.elements()) for owned in self.owned]
        return tuple(deck.points() + tokens for deck, tokens in zip(decks, self.tokens, strict=True))


@pytest.mark.parametrize("number", sample(range(3), [0]))
def test_the_points_are_what_an_onlooker_adds_up_from_public_events(number):
    for box in (*OPEN_SETS, "all but Masquerade"):
        check_points(box, number)


def check_points(box, number):
    sets = sets_for(box) if box in SETS else list(SETS)
    kingdom = random_kingdom(f"points {box} {number}", sets, bans=["masquerade"])
    game = Game.new(["Ann", "Bob", "Cid"], kingdom, f"points {number}")
    onlooker, players = Onlooker(game), [RandomPlayer(Chance(b"points").seed + bytes([seat])) for seat in range(3)]
    onlooker.hears(game.events)
    for _ in range(1500):
        if not game.pending:
            break
        assert game.points == onlooker.points == game.view(None).known_points
        asked = game.pending[0]
        onlooker.hears(game.submit(asked.decider, players[asked.decider](game.view_for(asked), asked)))
    assert game.points == onlooker.points


def test_where_cards_change_hands_unseen_nobody_is_told_points():
    assert Table(me="masquerade").game.points is None
    assert Table(me="smithy").game.points is not None


def test_players_know_the_points_that_an_onlooker_adds_up():
    table = Table("copper, estate", "province", "duchy")
    assert [table.game.view(seat).known_points for seat in (0, 1, 2, None)] == [(1, 6, 3)] * 4


def test_where_cards_change_hands_unseen_players_know_their_own_points():
    table = Table("masquerade, estate", "province", "duchy")
    known = [table.game.view(seat).known_points for seat in (0, 1, 2, None)]
    assert known == [(1, None, None), (None, 6, None), (None, None, 3), (None, None, None)]


def test_two_players_know_all_that_they_pass_to_each_other():
    table = Table("masquerade, estate", "province")
    assert [table.game.view(seat).known_points for seat in (0, 1, None)] == [(1, 6), (1, 6), (None, None)]


def test_what_each_seat_owns_adds_up_to_its_points_and_is_part_of_a_view_only_at_the_end():
    table = Table(me="gardens*2, copper*8, province", you="curse*2, estate", supply={"province": 0}, phase="buy")
    owned = {card.id: (card.copies, card.points) for card in table.game.owned()[0]}
    assert owned == {"copper": (18, 0), "gardens": (2, 4), "province": (1, 6)}
    assert tuple(sum(card.points for card in deck) for deck in table.game.owned()) == table.game.points == (10, -1)
    assert all(table.game.view(seat).final_decks == () for seat in (None, 0, 1))
    table.game.submit(0, (table.game.pending[0].options.index("end"),))
    assert table.game.view(None).final_decks == table.game.owned()
