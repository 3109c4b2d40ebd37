"""Buttons to answer a question with: one option, several, or several in an order.

The problem: some answers take several presses, yet a button only carries a short token, messages may be redrawn at any
time, and people press twice.

The idea: a press either answers the question or makes a draft, which shows what is picked so far and changes nothing
in the game. The token of a draft contains all picks as they will be after the press. So each button is computed in
advance: "picked so far, plus one more of these".

The rule: equal options share one button (see `groups`). Each press on it picks one more of them, and after the last one
none. The button that confirms, an answer, is there whenever the number of picks is allowed. Where the order matters,
the order of the presses is the order of the cards, and picks that are forced are added without a press.
"""

from __future__ import annotations

from collections.abc import Sequence

from bots.language.marks import mark_of
from bots.language.prompts import is_gain_from_trash
from bots.language.texts import Texts
from bots.language.wording import what_it_does
from bots.screens.groups import Group, group_options
from bots.screens.layout import Keys
from bots.screens.model import Button, Choice, Menu
from bots.screens.question import Asking, priced
from bots.tables import tokens
from engine import KINDS, Decision, Picks

OTHER_PAGE = 900  # beyond the last page: there the last one is shown


def action_keys(asking: Asking) -> Keys:
    """Return one button per Action, and one that ends the Action phase."""
    choices = []
    for group in _groups(asking):
        if group.key != "end":
            held = asking.view.hand.count(group.id)
            label = _with_count(_words(asking, group), held, asking.texts)
            choices.append(asking.answer(label, group.positions[:1], card=group.id))
    return Keys(choices, main=[asking.press(asking.texts.say("button-end-actions"), tokens.END)])


def single_keys(asking: Asking) -> Keys:
    """Return one button per different option; a press answers at once."""
    choices = [
        asking.answer(_single_label(asking, group), group.positions[:1], card=group.id) for group in _groups(asking)
    ]
    none = [asking.answer(asking.texts.say("button-none"), ())] if asking.decision.least == 0 else []
    return Keys(choices, main=none)


def _single_label(asking: Asking, group: Group) -> str:
    words = _words(asking, group)
    if asking.decision.verb == "gain" and not is_gain_from_trash(asking.decision, asking.view):
        return priced(asking, group.id, words)
    alone = asking.decision.verb in ("name", "react", "order")  # the number of copies means nothing there
    return words if alone else _with_count(words, len(group.positions), asking.texts)


def _groups(asking: Asking) -> list[Group]:
    return group_options(asking.decision, asking.view, asking.texts)


def _words(asking: Asking, group: Group) -> str:
    return group.words(asking.texts, asking.decision)


def _about(asking: Asking, group: Group) -> str:
    """Return what the card does that an option is; nothing about other options."""
    return what_it_does(group.id, asking.texts, asking.view.edition) if group.key in KINDS else ""


def _mark(group: Group) -> str:
    return mark_of(group.id) if group.id in KINDS else ""


def _with_count(words: str, count: int, texts: Texts) -> str:
    return words if count < 2 else texts.say("card-times", card=words, count=count)


# -- several -------------------------------------------------------------------------------------------------------


def several_keys(asking: Asking) -> Keys:
    """Return buttons that pick one more of their kind, and none after the last one; the picks are then confirmed."""
    groups = _groups(asking)
    choices = [
        asking.preview(
            _toggle_label(asking, group), toggle(asking.decision, groups, group, asking.draft.picks), card=group.id
        )
        for group in groups
    ]
    return Keys(choices, _pick_all(asking), [_confirmation(asking)])


def several_menu(asking: Asking) -> Menu:
    """Return a menu with every option on its own; choosing makes a draft, which is then confirmed."""
    decision, texts = asking.decision, asking.texts
    picks = asking.draft.picks
    choices = [
        Choice(_words(asking, group), position, position in picks, _about(asking, group), _mark(group))
        for group in _groups(asking)
        for position in group.positions
    ]
    least, most = decision.least, min(decision.most, len(choices))
    key = "menu-exactly" if least == most else "menu-between" if least else "menu-up-to"
    words = texts.say(key, least=least, most=most)
    return Menu(words, asking.preview("", (), page=0).token, least, most, tuple(choices))


def menu_keys(asking: Asking) -> Keys:
    """Return the buttons below a menu: one that picks everything, and one that confirms."""
    return Keys((), _pick_all(asking), [_confirmation(asking)])


def toggle(decision: Decision, groups: Sequence[Group], group: Group, picks: Picks) -> Picks:
    """Return the picks after a press on this group. If as many as allowed are picked, another pick makes room."""
    mine = [pick for pick in picks if pick in group.positions]
    others = [pick for pick in picks if pick not in group.positions]
    if len(mine) == len(group.positions) or (mine and len(picks) == decision.most):
        return tuple(sorted(others))
    if len(picks) == decision.most:
        others = _without_last(groups, others)
    more = next(at for at in group.positions if at not in mine)
    return tuple(sorted([*others, *mine, more]))


def _without_last(groups: Sequence[Group], picks: list[int]) -> list[int]:
    """Remove one pick of the group that is last on the screen."""
    last = next(group for group in reversed(groups) if set(group.positions) & set(picks))
    gone = max(set(last.positions) & set(picks))
    return [pick for pick in picks if pick != gone]


def _toggle_label(asking: Asking, group: Group) -> str:
    picked = len(set(group.positions) & set(asking.draft.picks))
    words = _with_count(_words(asking, group), len(group.positions), asking.texts)
    if not picked:
        return words
    if len(group.positions) == 1:
        return asking.texts.say("button-picked", card=words)
    return asking.texts.say("button-picked-count", card=words, count=picked)


def _pick_all(asking: Asking) -> list[Button]:
    """Return the button that picks everything; once everything is picked, one that picks nothing has its place.

    It leads to another page than the other buttons, because no two buttons of a screen may carry the same.
    """
    decision, page = asking.decision, 0 if asking.draft.page else OTHER_PAGE
    if decision.most < len(decision.options):
        return []
    if len(asking.draft.picks) == len(decision.options):
        return [asking.preview(asking.texts.say("button-start-over"), (), page=page)]
    return [asking.preview(asking.texts.say("button-all"), tuple(range(len(decision.options))), page=page)]


def _confirmation(asking: Asking) -> Button:
    """Return the button that confirms. While too few are picked, it tells how many, and a press only says so: the
    other buttons stay where they are."""
    decision, picks = asking.decision, asking.draft.picks
    if not decision.least <= len(picks) <= decision.most:
        label = asking.texts.say("button-to-pick", count=len(picks), least=decision.least)
        return asking.preview(label, picks, page=tokens.TOO_FEW)
    if not picks:
        return asking.answer(asking.texts.say("button-none"), ())
    return asking.answer(asking.texts.say("button-confirm", count=len(picks)), picks, "success")


# -- in an order ---------------------------------------------------------------------------------------------------


def ordered_keys(asking: Asking) -> Keys:
    """Return one button per card; each press adds the next card, and the first one will be on top.

    A card that was picked keeps its button, with a mark; another press takes the card out of the order.
    """
    choices = [_ordered_button(asking, group) for group in _groups(asking)]
    return Keys(choices, main=[_confirmation(asking)])


def _ordered_button(asking: Asking, group: Group) -> Button:
    decision, picks, texts = asking.decision, asking.draft.picks, asking.texts
    left = [at for at in group.positions if at not in picks]
    label = _with_count(_words(asking, group), len(left), texts)
    if not left:
        others = tuple(at for at in picks if at not in group.positions)
        picked = texts.say("button-picked", card=label)
        return asking.preview(picked, add_forced_picks(decision, others), card=group.id)
    kept = picks if len(picks) < decision.most else picks[:-1]  # another card takes the place of the last one
    return asking.preview(label, add_forced_picks(decision, (*kept, left[0])), card=group.id)


def add_forced_picks(decision: Decision, picks: Picks) -> Picks:
    """Add the cards that are left if every card has to be picked and those left are all alike."""
    left = [at for at in range(len(decision.options)) if at not in picks]
    if decision.least == len(decision.options) and len({decision.options[at] for at in left}) == 1:
        return (*picks, *left)
    return picks
