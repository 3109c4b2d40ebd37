"""The buttons of the Buy phase: what all Treasures together can buy, one press per card."""

from __future__ import annotations

from bots.language.wording import cost_of, dearest_first
from bots.screens.groups import plain_treasures
from bots.screens.layout import Keys
from bots.screens.model import Button
from bots.screens.question import Asking
from bots.tables import tokens
from engine import KINDS

# Buying these depends on which Treasures are still in hand, or in play, at that moment.
MIND_TREASURES = ("farmland", "mandarin")


def purchase_keys(asking: Asking) -> Keys:
    """Return a button per card. Buying plays all plain Treasures first, so that a turn with only money is one press."""
    texts, one_by_one = asking.texts, order_matters(asking)
    offered = asking.decision.options if asking.purse is None else asking.purse.options
    choices = _one_by_one(asking) if one_by_one else []
    for id in dearest_first(_cards(offered, "buy"), asking.view, texts):
        label = texts.say("button-priced", card=texts.card(id), cost=cost_of(id, asking.view))
        choices.append(asking.press(label, tokens.BUY, id))
    fixed = [asking.press(texts.say("button-end-turn"), tokens.END)]
    if plain_treasures(asking.decision) and (one_by_one or asking.purse is None):
        fixed.insert(0, asking.press(texts.say("button-treasures"), tokens.TREASURES))
    return Keys(choices, fixed)


def ending_keys(asking: Asking) -> Keys:
    """Return the answers to whether the turn should end with money left."""
    texts = asking.texts
    yes = asking.press(texts.say("button-end-sure"), tokens.END_FOR_SURE, style="danger")
    return Keys([yes, asking.preview(texts.say("button-back"), (), page=0)])


def coins_at_hand(asking: Asking) -> int:
    """Return how much there is to spend once every plain Treasure is played."""
    return asking.view.coins if asking.purse is None else asking.purse.coins


def order_matters(asking: Asking) -> bool:
    """True if Treasures should be played one by one: one of them does more than pay, or a card depends on them."""
    if any(not KINDS[id].plain for id in _cards(asking.decision.options, "play")):
        return True
    piles = [asking.view.piles[id] for id in MIND_TREASURES if id in asking.view.piles]
    in_reach = any(pile.cost is not None and pile.cost <= coins_at_hand(asking) for pile in piles)
    return in_reach and bool(plain_treasures(asking.decision))


def _cards(options: tuple[str, ...], move: str) -> list[str]:
    return [key.partition(":")[2] for key in options if key.startswith(move + ":")]


def _one_by_one(asking: Asking) -> list[Button]:
    """Return a button per Treasure, special ones first, and buttons to buy dependent cards before playing the rest."""
    texts, options = asking.texts, asking.decision.options
    treasures = dearest_first(_cards(options, "play"), asking.view, texts)
    buttons = [
        asking.answer(texts.say("button-play", card=texts.card(id)), (options.index(f"play:{id}"),))
        for id in sorted(treasures, key=lambda id: KINDS[id].plain)
    ]
    minding = [id for id in MIND_TREASURES if f"buy:{id}" in options and plain_treasures(asking.decision)]
    return buttons + [
        asking.answer(texts.say("button-buy-now", card=texts.card(id)), (options.index(f"buy:{id}"),)) for id in minding
    ]
