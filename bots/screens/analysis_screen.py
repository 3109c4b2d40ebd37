"""The page about a finished game: what the decks were, the turn that decided it, and what everyone could try next."""

from __future__ import annotations

from collections.abc import Mapping

from bots.language import marks
from bots.language.texts import Texts
from bots.language.wording import dearest_first, join_with_dots
from bots.records.analysis import Analysis, DecisiveTurn
from bots.records.analyst import Analysed
from bots.screens.context import Stamp
from bots.screens.formatting import section, strong
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.lookup import close_button
from bots.screens.model import Button, Screen, Shape
from bots.tables import tokens


def present_analysis(
    found: Analysed, *, texts: Texts, stamp: Stamp, shape: Shape, title: str = "", can_close: bool = False
) -> Screen:
    """Return the page about a finished game, with a button to the turn that decided it."""
    decisive, game = found.analysis.decisive, found.record.commitment[: tokens.GAME]
    buttons = []
    if decisive is not None:
        label = texts.say("button-decisive-turn")
        buttons.append(Button(label, stamp.token(tokens.REPLAY, f"{game}.{decisive.at}"), mark=marks.REPLAY))
    buttons += [close_button(texts, stamp)] if can_close else []
    text = text_within(shape, [_heading(title, texts)], (), analysis_lines(found, texts))
    return Screen(text, lay_out(Keys(buttons), shape, texts), tone="over")


def present_looking(game: str, *, texts: Texts, stamp: Stamp, shape: Shape, title: str = "") -> Screen:
    """Return the page that is shown while a game is being analysed; its button asks again, should that fail."""
    text = text_within(shape, [_heading(title, texts)], (), [texts.say("analysis-looking")])
    return Screen(text, lay_out(Keys([analysis_button(game, texts, stamp)]), shape, texts), tone="over")


def present_failed(
    words: str, *, texts: Texts, stamp: Stamp, shape: Shape, title: str = "", can_close: bool = False
) -> Screen:
    """Return the page that says why a game could not be analysed."""
    text = text_within(shape, [_heading(title, texts)], (), [words])
    return Screen(text, lay_out(Keys([close_button(texts, stamp)] if can_close else []), shape, texts), tone="over")


def analysis_button(game: str, texts: Texts, stamp: Stamp) -> Button:
    """Return the button that asks for the analysis of a finished game."""
    token = stamp.token(tokens.ANALYSIS, game[: tokens.GAME])
    return Button(texts.say("button-analysis"), token, mark=marks.ANALYSIS)


def _heading(title: str, texts: Texts) -> str:
    words = texts.say("analysis-title")
    return join_with_dots([title, words] if title else [words])


def analysis_lines(found: Analysed, texts: Texts) -> list[str]:
    """Return what was found out about a game, without a heading."""
    names, analysis = found.record.names, found.analysis
    lines = section([_deck_line(name, analysis, seat, texts) for seat, name in enumerate(names)])
    lines += section([_decisive_line(found, analysis.decisive, texts)])
    people = [seat for seat in range(len(names)) if seat not in found.computers]
    tips = [_tip_line(names[seat], analysis, seat, texts) for seat in people]
    return [*lines, *section([strong(texts.say("analysis-tips")), *tips] if tips else [])]


def _deck_line(name: str, analysis: Analysis, seat: int, texts: Texts) -> str:
    style, cards = analysis.decks[seat]
    named = texts.cards([id for id, count in cards for _ in range(count)])
    return texts.say(f"analysis-deck-{style}", who=name, cards=named)


def _decisive_line(found: Analysed, turn: DecisiveTurn | None, texts: Texts) -> str:
    names, result = found.record.names, found.record.result
    if turn is None or result is None:
        return texts.say("analysis-no-decisive-turn")
    values: Mapping[str, str | int] = {
        "who": names[turn.seat],
        "number": turn.number,
        "winner": names[result.winners[0]],
        "before": turn.before,
        "after": turn.after,
    }
    if not turn.cards:
        return texts.say("analysis-decisive-turn", **values)
    cards = texts.cards(dearest_first(turn.cards, None, texts))
    return texts.say("analysis-decisive-turn-with", cards=cards, **values)


def _tip_line(name: str, analysis: Analysis, seat: int, texts: Texts) -> str:
    kind, facts = analysis.tips[seat]
    values = {key: texts.card(value) if isinstance(value, str) else value for key, value in facts.items()}
    return texts.say("analysis-tip", who=name, tip=texts.say(f"analysis-{kind}", **values))
