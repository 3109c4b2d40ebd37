"""The buttons of the buy phase: what all Treasures together can buy, one press each."""

from __future__ import annotations

from bots import tokens
from bots.presenter.asking import Asking
from bots.presenter.groups import plain_treasures
from bots.presenter.layout import Keys
from bots.presenter.wording import cost_of, dearest_first
from bots.screens import Button
from engine.kinds import KINDS

# Cards for which it matters what is still in hand, or in play, at the moment of buying.
MIND_TREASURES = ("farmland", "mandarin")


def purchase_keys(asking: Asking) -> Keys:
    """Buying plays all plain Treasures first, so a turn of money alone is one press."""
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
    """Yes or no to ending the turn with money left."""
    texts = asking.texts
    yes = asking.press(texts.say("button-end-sure"), tokens.END_FOR_SURE, style="danger")
    return Keys([yes, asking.drafted(texts.say("button-back"), (), page=0)])


def coins_at_hand(asking: Asking) -> int:
    """What there is to spend with every plain Treasure played."""
    return asking.view.coins if asking.purse is None else asking.purse.coins


def order_matters(asking: Asking) -> bool:
    """Whether Treasures are worth playing one by one: another kind of Treasure is in hand, or a card minds them."""
    if any(not KINDS[id].plain for id in _cards(asking.decision.options, "play")):
        return True
    piles = [asking.view.piles[id] for id in MIND_TREASURES if id in asking.view.piles]
    in_reach = any(pile.cost is not None and pile.cost <= coins_at_hand(asking) for pile in piles)
    return in_reach and bool(plain_treasures(asking.decision))


def _cards(options: tuple[str, ...], move: str) -> list[str]:
    return [key.partition(":")[2] for key in options if key.startswith(move + ":")]


def _one_by_one(asking: Asking) -> list[Button]:
    """Each Treasure alone, those that do more than pay first; and what minds them bought with what is played."""
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
