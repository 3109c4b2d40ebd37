"""The ten Knights of Dark Ages: each has something of its own, then all do the same."""

from __future__ import annotations

from engine.kinds import ACTION, ATTACK, KNIGHT, VICTORY, Effect, Kind, card, mixed_pile
from engine.moments import Reaction
from engine.player import Player
from engine.plays import Play
from engine.state import Card
from engine.together import discard_down_to


def worth_robbing(player: Player, cards: list[Card]) -> list[Card]:
    """Those that cost from 3 to 6 now."""
    return [card for card in cards if 3 <= player.cost(card) <= 6]


def rob(victim: Player) -> Effect[list[Kind]]:
    """The victim has turned up two cards, trashed one of them costing 3 to 6 and discarded the rest.

    What was trashed is returned, as it was then.
    """
    turned = victim.reveal_top(2)
    lost = yield from victim.choose("trash", worth_robbing(victim, turned), most=1)
    kinds = [card.kind for card in lost]
    yield from victim.trash(lost)
    yield from victim.discard([card for card in turned if card not in lost], open=True)
    return kinds


def fight(play: Play) -> Effect[None]:
    """Every victim was robbed; if a Knight fell, so did this one, after all of them."""
    fallen: list[Kind] = []
    for victim in play.victims:
        fallen += yield from rob(victim)
    if any(kind.types & KNIGHT for kind in fallen):
        yield from play.trash_this()


@card("dame_anna", 5, ACTION | ATTACK | KNIGHT)
def dame_anna(play: Play) -> Effect[None]:
    yield from play.me.trash((yield from play.me.choose("trash", play.me.hand, least=0, most=2)))
    yield from fight(play)


dame_josephine = card("dame_josephine", 5, ACTION | ATTACK | KNIGHT | VICTORY, points=2)(fight)
dame_molly = card("dame_molly", 5, ACTION | ATTACK | KNIGHT, actions=2)(fight)


@card("dame_natalie", 5, ACTION | ATTACK | KNIGHT)
def dame_natalie(play: Play) -> Effect[None]:
    yield from play.me.gain_up_to(3, least=0)
    yield from fight(play)


dame_sylvia = card("dame_sylvia", 5, ACTION | ATTACK | KNIGHT, coins=2)(fight)
sir_bailey = card("sir_bailey", 5, ACTION | ATTACK | KNIGHT, cards=1, actions=1)(fight)
sir_destry = card("sir_destry", 5, ACTION | ATTACK | KNIGHT, cards=2)(fight)
sir_martin = card("sir_martin", 4, ACTION | ATTACK | KNIGHT, buys=2)(fight)


@card("sir_michael", 5, ACTION | ATTACK | KNIGHT)
def sir_michael(play: Play) -> Effect[None]:
    yield from discard_down_to(play.victims, 3)
    yield from fight(play)


sir_vander = card("sir_vander", 5, ACTION | ATTACK | KNIGHT)(fight)


@sir_vander.when_trashed
def sir_vander_trashed(reaction: Reaction) -> Effect[None]:
    yield from reaction.me.gain("gold")


knights = mixed_pile(
    "knights",
    {
        "dame_anna": 1, "dame_josephine": 1, "dame_molly": 1, "dame_natalie": 1, "dame_sylvia": 1,
        "sir_bailey": 1, "sir_destry": 1, "sir_martin": 1, "sir_michael": 1, "sir_vander": 1,
    },
)  # fmt: skip
