"""Buttons to pick with: one option, several by toggling, or several in an order."""

from __future__ import annotations

from collections.abc import Sequence

from bots import tokens
from bots.presenter.asking import Asking
from bots.presenter.groups import Group, grouped
from bots.presenter.layout import Keys
from bots.presenter.wording import cost_of
from bots.screens import Button, Choice, Menu
from bots.texts import Texts
from engine import Decision
from engine.kinds import Picks


def action_keys(asking: Asking) -> Keys:
    """An Action each, and the end of the Actions."""
    choices = []
    for group in _groups(asking):
        if group.key != "end":
            held = asking.view.hand.count(group.id)
            choices.append(asking.answer(_counted(_words(asking, group), held, asking.texts), group.positions[:1]))
    return Keys(choices, [asking.press(asking.texts.say("button-end-actions"), tokens.END)])


def single_keys(asking: Asking) -> Keys:
    """Each different option answers at once."""
    choices = [asking.answer(_single_label(asking, group), group.positions[:1]) for group in _groups(asking)]
    fixed = [asking.answer(asking.texts.say("button-none"), ())] if asking.decision.least == 0 else []
    return Keys(choices, fixed)


def _single_label(asking: Asking, group: Group) -> str:
    words = _words(asking, group)
    if asking.decision.verb == "gain":
        return asking.texts.say("button-priced", card=words, cost=cost_of(group.id, asking.view))
    alone = asking.decision.verb in ("name", "react", "order")  # there a number would say nothing
    return words if alone else _counted(words, len(group.positions), asking.texts)


def _groups(asking: Asking) -> list[Group]:
    return grouped(asking.decision, asking.view, asking.texts)


def _words(asking: Asking, group: Group) -> str:
    return group.words(asking.texts, asking.decision)


def _counted(words: str, count: int, texts: Texts) -> str:
    return words if count < 2 else texts.say("card-times", card=words, count=count)


# -- several -------------------------------------------------------------------------------------------------------


def several_keys(asking: Asking) -> Keys:
    """A press takes one more of the same, and after the last one none; what is picked is then confirmed."""
    groups = _groups(asking)
    choices = [
        asking.drafted(_toggle_label(asking, group), toggled(asking.decision, groups, group, asking.draft.picks))
        for group in groups
    ]
    return Keys(choices, [*_all_of_them(asking), *_confirmation(asking)])


def several_menu(asking: Asking) -> Menu:
    """All options at once, each by itself; choosing shows what is picked, which is then confirmed."""
    decision, texts = asking.decision, asking.texts
    picks = asking.draft.picks
    choices = [
        Choice(_words(asking, group), position, position in picks)
        for group in _groups(asking)
        for position in group.positions
    ]
    least, most = decision.least, min(decision.most, len(choices))
    key = "menu-exactly" if least == most else "menu-between" if least else "menu-up-to"
    words = texts.say(key, least=least, most=most)
    return Menu(words, asking.drafted("", (), page=0).token, least, most, tuple(choices))


def menu_keys(asking: Asking) -> Keys:
    """What stands below a menu."""
    return Keys((), [*_all_of_them(asking), *_confirmation(asking)])


def toggled(decision: Decision, groups: Sequence[Group], group: Group, picks: Picks) -> Picks:
    """What is picked after a press on that group. With as many picked as allowed, another pick makes room for it."""
    mine = [pick for pick in picks if pick in group.positions]
    others = [pick for pick in picks if pick not in group.positions]
    if len(mine) == len(group.positions) or (mine and len(picks) == decision.most):
        return tuple(sorted(others))
    if len(picks) == decision.most:
        others = _without_last(groups, others)
    more = next(at for at in group.positions if at not in mine)
    return tuple(sorted([*others, *mine, more]))


def _without_last(groups: Sequence[Group], picks: list[int]) -> list[int]:
    """The picks but for one of the group that stands last on the screen."""
    last = next(group for group in reversed(groups) if set(group.positions) & set(picks))
    gone = max(set(last.positions) & set(picks))
    return [pick for pick in picks if pick != gone]


def _toggle_label(asking: Asking, group: Group) -> str:
    picked = len(set(group.positions) & set(asking.draft.picks))
    words = _counted(_words(asking, group), len(group.positions), asking.texts)
    if not picked:
        return words
    if len(group.positions) == 1:
        return asking.texts.say("button-picked", card=words)
    return asking.texts.say("button-picked-count", card=words, count=picked)


def _all_of_them(asking: Asking) -> list[Button]:
    decision, picked = asking.decision, len(asking.draft.picks)
    if decision.most < len(decision.options) or len(decision.options) - picked < 2:
        return []
    return [asking.drafted(asking.texts.say("button-all"), tuple(range(len(decision.options))))]


def _confirmation(asking: Asking) -> list[Button]:
    decision, picks = asking.decision, asking.draft.picks
    if not decision.least <= len(picks) <= decision.most:
        return []
    if not picks:
        return [asking.answer(asking.texts.say("button-none"), ())]
    return [asking.answer(asking.texts.say("button-confirm", count=len(picks)), picks, "success")]


# -- in an order ---------------------------------------------------------------------------------------------------


def ordered_keys(asking: Asking) -> Keys:
    """Each press is the next card; the one pressed first will be on top."""
    decision, picks, choices = asking.decision, asking.draft.picks, []
    for group in _groups(asking):
        left = [at for at in group.positions if at not in picks]
        if left and len(picks) < decision.most:
            after = completed(decision, (*picks, left[0]))
            choices.append(asking.drafted(_counted(_words(asking, group), len(left), asking.texts), after))
    fixed = _confirmation(asking)
    if picks and picks != completed(decision, ()):
        fixed.append(asking.drafted(asking.texts.say("button-start-over"), (), page=0))
    return Keys(choices, fixed)


def completed(decision: Decision, picks: Picks) -> Picks:
    """The picks, and what must follow where every card has to be picked and those left are all alike."""
    left = [at for at in range(len(decision.options)) if at not in picks]
    if decision.least == len(decision.options) and len({decision.options[at] for at in left}) == 1:
        return (*picks, *left)
    return picks
