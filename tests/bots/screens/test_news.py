"""What a panel tells of a person's last press after an extra turn has begun."""

from bots.language.texts import Texts
from bots.screens.news import panel_news
from bots.tables import play
from engine import Game
from storage.places import Place
from storage.seat import Seat
from storage.table import PLAYING, Table

KINGDOM = [
    "outpost",
    "possession",
    "village",
    "market",
    "laboratory",
    "festival",
    "wharf",
    "smithy",
    "moat",
    "fools_gold",
]


def test_what_a_press_led_to_before_an_extra_turn_belongs_to_it():
    table = Table(Place("telegram", "-1009"), "Friends", phase=PLAYING)
    table.seats = [Seat("Ann", "telegram:0"), Seat("Bob", "telegram:1")]
    ann = {"name": "Ann", "hand": ["outpost"], "deck": ["gold"] * 9}
    bob = {"name": "Bob", "hand": ["fools_gold"]}
    table.game = Game.arrange({"players": [ann, bob], "kingdom": KINGDOM, "coins": 8})
    for move in ("play:outpost", "buy:province", "fools_gold"):
        decision = table.game.pending[0]
        picks = (decision.options.index(move),)
        play.move(table, decision.seat, lambda seat=decision.seat, picks=picks: play.submit(table, seat, picks))
    news = panel_news(table, 0, Texts())
    assert news.last == ("Your last move: buys Province · Bob trashes Fool’s Gold · Bob gains Gold onto the deck")
    assert news.since == []  # a turn in which nothing has happened has no heading
