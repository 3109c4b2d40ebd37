"""The buttons of the Buy phase: what all Treasures together can buy, one press per card."""

from __future__ import annotations

from bots.language.wording import dearest_first
from bots.screens.groups import plain_treasures
from bots.screens.layout import Keys
from bots.screens.model import Button, Style
from bots.screens.question import Asking, priced
from bots.tables import tokens
from bots.tables.draft import END
from bots.tables.shortcuts import JUNK
from engine import BASIC_PILES, KINDS, VICTORY, View, full_pile

JUNK_PAGE = 100  # far beyond the pages that other purchases may fill
# Buying these depends on which Treasures are still in hand, or in play, at that moment.
MIND_TREASURES = ("farmland", "grand_market", "mandarin", "mint")


def purchase_keys(asking: Asking) -> Keys:
    """Return a button per card. Buying plays all plain Treasures first, so that a turn with only money is one press.

    Coppers, Curses and Ruins are on a page of their own, so that nobody buys one by mistake, also not with a second tap
    where a better card was until the first one.
    """
    texts, one_by_one = asking.texts, order_matters(asking)
    offered = _cards(asking.decision.options if asking.purse is None else asking.purse.options, "buy")
    wanted = [id for id in offered if id not in JUNK]
    junk = [id for id in offered if id in JUNK]
    end = [asking.press(texts.say("button-end-turn"), tokens.END)]
    if junk and asking.draft.page == JUNK_PAGE:
        return Keys(_purchases(asking, junk), [asking.back()], end)
    choices = [*(_one_by_one(asking) if one_by_one else []), *_purchases(asking, wanted)]
    if junk:
        choices.append(asking.preview(texts.say("button-more"), (), page=JUNK_PAGE))
    is_offered = plain_treasures(asking.decision) and (one_by_one or asking.purse is None)
    treasures = [asking.press(texts.say("button-treasures"), tokens.TREASURES)] if is_offered else []
    return Keys(choices, treasures, end)


def _purchases(asking: Asking, ids: list[str]) -> list[Button]:
    """Return a button per card, the dearest first, with its cost and how many are left."""
    ordered = dearest_first(ids, asking.view, asking.texts)
    return [
        asking.press(priced(asking, id, asking.texts.card(id)), tokens.BUY, id, _style(id, asking.view), id)
        for id in ordered
    ]


def _style(id: str, view: View) -> Style:
    """Make Victory cards stand out once half of the Provinces are gone: then points are what counts."""
    provinces = view.piles["province"].count
    is_late = 2 * provinces <= full_pile("province", len(view.players))
    return "success" if is_late and id in BASIC_PILES and KINDS[id].types & VICTORY else ""


def ending_keys(asking: Asking) -> Keys:
    """Return the answers to whether the turn should end with money left."""
    texts = asking.texts
    yes = asking.press(texts.say("button-end-sure"), tokens.END_FOR_SURE, style="danger")
    return Keys([yes, asking.back()])


def last_move_keys(asking: Asking) -> Keys:
    """Return the answers to whether the game should end with this move."""
    texts, card, picks = asking.texts, asking.draft.last, asking.draft.picks
    press, argument = (tokens.END_FOR_SURE, "") if card == END else (tokens.BUY_FOR_SURE, card)
    if picks:  # a purchase with Treasures still in hand
        press, argument = tokens.ANSWER_FOR_SURE, tokens.picks_text(asking.decision, picks)
    yes = asking.press(texts.say("button-last-sure"), press, argument, "danger")
    return Keys([yes, asking.back()])


def last_move_question(asking: Asking) -> str:
    """Ask whether the game should end with this move."""
    texts, card = asking.texts, asking.draft.last
    if card not in KINDS:
        return texts.say("screen-last-turn")
    return texts.say("screen-last-purchase", card=texts.card(card))


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
        asking.answer(texts.say("button-play", card=texts.card(id)), (options.index(f"play:{id}"),), card=id)
        for id in sorted(treasures, key=lambda id: KINDS[id].plain)
    ]
    minding = [id for id in MIND_TREASURES if f"buy:{id}" in options and plain_treasures(asking.decision)]
    return buttons + [
        asking.answer(texts.say("button-buy-now", card=texts.card(id)), (options.index(f"buy:{id}"),), card=id)
        for id in minding
    ]
