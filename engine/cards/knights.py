"""The ten Knights of Dark Ages: each does something different, then all do the same."""

from __future__ import annotations

from engine.decisions import Terms
from engine.kinds import ACTION, ATTACK, KNIGHT, VICTORY, Kind, card, mixed_pile
from engine.player import Player
from engine.plays import Play
from engine.simultaneous import discard_down_to
from engine.triggers import Reaction
from engine.zones import Card


def worth_robbing(player: Player, cards: list[Card]) -> list[Card]:
    """The cards among these that cost from 3 to 6 now."""
    return [card for card in cards if 3 <= player.cost(card) <= 6]


async def rob(victim: Player) -> list[Kind]:
    """Make the victim reveal two cards, trash one of them costing 3 to 6 and discard the rest.

    Return the trashed card as what it was before.
    """
    turned = victim.reveal_top(2)
    lost = await victim.choose("trash", worth_robbing(victim, turned), most=1, terms=Terms(purpose="robbed"))
    kinds = [card.kind for card in lost]
    await victim.trash(lost)
    await victim.discard([card for card in turned if card not in lost], open=True)
    return kinds


async def fight(play: Play) -> None:
    """Rob every victim; if a Knight was trashed, trash this one too, at the end."""
    fallen: list[Kind] = []
    for victim in play.victims:
        fallen += await rob(victim)
    if any(kind.types & KNIGHT for kind in fallen):
        await play.trash_this()


@card("dame_anna", 5, ACTION | ATTACK | KNIGHT)
async def dame_anna(play: Play) -> None:
    await play.me.trash(await play.me.choose("trash", play.me.hand, least=0, most=2))
    await fight(play)


dame_josephine = card("dame_josephine", 5, ACTION | ATTACK | KNIGHT | VICTORY, points=2)(fight)
dame_molly = card("dame_molly", 5, ACTION | ATTACK | KNIGHT, actions=2)(fight)


@card("dame_natalie", 5, ACTION | ATTACK | KNIGHT)
async def dame_natalie(play: Play) -> None:
    await play.me.gain_up_to(3, least=0)
    await fight(play)


dame_sylvia = card("dame_sylvia", 5, ACTION | ATTACK | KNIGHT, coins=2)(fight)
sir_bailey = card("sir_bailey", 5, ACTION | ATTACK | KNIGHT, cards=1, actions=1)(fight)
sir_destry = card("sir_destry", 5, ACTION | ATTACK | KNIGHT, cards=2)(fight)
sir_martin = card("sir_martin", 4, ACTION | ATTACK | KNIGHT, buys=2)(fight)


@card("sir_michael", 5, ACTION | ATTACK | KNIGHT)
async def sir_michael(play: Play) -> None:
    await discard_down_to(play.victims, 3)
    await fight(play)


sir_vander = card("sir_vander", 5, ACTION | ATTACK | KNIGHT)(fight)


@sir_vander.when_trashed
async def sir_vander_trashed(reaction: Reaction) -> None:
    await reaction.me.gain("gold")


knights = mixed_pile(
    "knights",
    {
        "dame_anna": 1, "dame_josephine": 1, "dame_molly": 1, "dame_natalie": 1, "dame_sylvia": 1,
        "sir_bailey": 1, "sir_destry": 1, "sir_martin": 1, "sir_michael": 1, "sir_vander": 1,
    },
)  # fmt: skip
