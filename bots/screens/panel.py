"""The private panel of one seat: the hand, the question, and the buttons that answer it."""

from __future__ import annotations

from collections.abc import Sequence

from bots.language import marks
from bots.language.prompts import option, sentence
from bots.language.texts import Texts
from bots.language.wording import MATS, in_reading_order, join_with_dots, turn_number, turn_words
from bots.screens.columns import rows
from bots.screens.context import Stamp
from bots.screens.formatting import plain, section, strong
from bots.screens.layout import Keys, lay_out, text_within
from bots.screens.learn_pages import stop_explaining_button
from bots.screens.lookup import texts_button
from bots.screens.model import Button, Screen, Shape
from bots.screens.picking import (
    action_keys,
    add_forced_picks,
    menu_keys,
    ordered_keys,
    several_keys,
    several_menu,
    single_keys,
)
from bots.screens.purchases import coins_at_hand, ending_keys, last_move_keys, last_move_question, purchase_keys
from bots.screens.question import Asking, draft_or_empty
from bots.screens.scores import score_lines, without_end
from bots.tables import tokens
from bots.tables.draft import Draft
from bots.tables.shortcuts import Purse
from engine import Decision, View


def present(
    view: View,
    decision: Decision | None,
    *,
    texts: Texts,
    stamp: Stamp,
    shape: Shape = Shape(),  # noqa: B008  (frozen)
    purse: Purse | None = None,
    draft: Draft | None = None,
    news: Sequence[str] = (),
    last: str = "",
    title: str = "",
    can_undo: bool = False,
    waiting: Sequence[int] = (),
    away: bool = False,
    announced: str = "",
    points: Sequence[int] = (),
    notes: Sequence[str] = (),
    alert: str = "",
    board: Sequence[str] = (),
    given: tuple[Decision, Sequence[int]] | None = None,
    hint: str = "",
    aids: Sequence[Button] = (),
    lesson: str = "",
) -> Screen:
    """Return what this seat should see now: the question, or without one, its hand and who is awaited.

    `last` is the line about what the person's last press did, `news` are the lines about what has happened since.
    A player who is away gets a button to return. `waiting` are the seats that may be named: the caller leaves out
    players who are asked because of a hidden card. `board` are lines about the table, if no other message shows it;
    `notes` are the last lines. `given` is the person's answer that waits for those of others. `hint` is the line above
    the question that helps to answer it, `aids` are the buttons that ask for such help. `lesson` explains the question,
    or the end of the game, to a person who is new.
    """
    head = [title, announced, *board]
    if shape.folds and last:  # it is older than the news, of which the oldest are hidden
        news, last = [last, *news], ""
    undo = []
    if can_undo:
        undo = [Button(texts.say("button-undo"), _undo_token(stamp, view, decision), mark=marks.UNDO)]
    if decision is None:
        kept = [texts.say("screen-away")] if away else []
        lines = [
            *_game_lines(view, texts, None, points, bool(board), shape, ""),
            last,
            *_given_lines(given, texts),
            *kept,
        ]
        body = [*lines, *waiting_lines(view, waiting, texts), lesson, *notes]
        text = text_within(shape, head, without_end(news, view, texts), body)
        back = [Button(texts.say("button-return"), stamp.token(tokens.HAND), "primary", marks.JOIN)] if away else []
        keys = Keys((), [*undo, *back, *_lookup_button(view, texts, stamp), *_resign_button(view, texts, stamp)])
        return Screen(text, lay_out(keys, shape, texts), alert=alert, tone="over" if view.result else "playing")
    asking = Asking(view, decision, texts, stamp, purse, _with_forced_picks(decision, draft_or_empty(decision, draft)))
    menu = several_menu(asking) if _fits_menu(decision, shape) else None
    keys = menu_keys(asking) if menu else _keys(asking)
    look_up = [] if asking.draft.ending or asking.draft.last else [*aids, texts_button(texts, stamp)]
    main = [*keys.main, *undo] if shape.left else [*undo, *keys.main]
    quiet = [stop_explaining_button(texts, stamp)] if lesson else []
    keys = keys._replace(fixed=[*keys.fixed, *look_up, *quiet], main=main)
    buttons = lay_out(keys, shape, texts, asking.draft.page, asking.page)
    possessed = view.players[decision.seat].name if decision.decider != decision.seat else ""
    question = _question(asking)
    lines = [*_game_lines(view, texts, purse, points, bool(board), shape, possessed, question), last]
    body = [*lines, hint, *_draft_lines(asking), *section([lesson]), question, *notes]
    typed = shape.typing and decision.verb == "name"
    naming = asking.press(texts.say("button-type-name"), tokens.ANSWER) if typed else None
    text = text_within(shape, head, news, body)
    return Screen(text, buttons, alert=alert, menu=menu, naming=naming, tone="yours")


def _fits_menu(decision: Decision, shape: Shape) -> bool:
    several = decision.verb not in ("act", "buy") and decision.most > 1 and not tokens.is_ordered(decision)
    return several and len(decision.options) <= shape.menu


def _lookup_button(view: View, texts: Texts, stamp: Stamp) -> list[Button]:
    """Offer the texts of the cards while the game is being played."""
    return [texts_button(texts, stamp)] if view.result is None else []


def _resign_button(view: View, texts: Texts, stamp: Stamp) -> list[Button]:
    """Offer to resign when nothing else can be pressed; the press asks for confirmation."""
    if view.result is not None:
        return []
    return [Button(texts.say("button-resign"), stamp.token(tokens.RESIGN), "danger", marks.RESIGN)]


def _undo_token(stamp: Stamp, view: View, decision: Decision | None) -> str:
    return stamp.token(tokens.UNDO, number=view.number if decision is None else decision.number)


def _with_forced_picks(decision: Decision, draft: Draft) -> Draft:
    """Add the picks that are forced by now to the draft."""
    return draft._replace(picks=add_forced_picks(decision, draft.picks)) if tokens.is_ordered(decision) else draft


def _keys(asking: Asking) -> Keys:
    decision = asking.decision
    if decision.verb == "act":
        return action_keys(asking)
    if decision.verb == "buy":
        return _sure_keys(asking) or purchase_keys(asking)
    if tokens.is_ordered(decision):
        return ordered_keys(asking)
    return several_keys(asking) if decision.most > 1 else single_keys(asking)


def _sure_keys(asking: Asking) -> Keys | None:
    """Return the buttons of the question whether the person is sure, if that is asked."""
    if asking.draft.last:
        return last_move_keys(asking)
    return ending_keys(asking) if asking.draft.ending else None


# -- text ----------------------------------------------------------------------------------------------------------


def turn_line(view: View, texts: Texts, purse: Purse | None = None, *, is_short: bool = False) -> str:
    """Return whose turn it is, and what is left of it."""
    current = view.players[view.current]
    if view.seat == view.current and view.possessor is None:
        left = counters(view, texts, purse, is_short=is_short)
        key = "screen-turn-extra-yours" if view.is_extra_turn else "screen-turn-yours"
        return join_with_dots([strong(texts.say(key, count=turn_number(view))), left])
    who = f"{marks.TURN} {strong(current.name)}"
    left = counters(view, texts, purse if view.seat == view.current else None, is_short=is_short)
    return join_with_dots([who, turn_words(view, texts), left])


def counters(view: View, texts: Texts, purse: Purse | None = None, *, is_short: bool = False) -> str:
    """Return the Actions, buys, coins and potions that are left, and what is there with every Treasure played, if that
    is more."""
    left = f"{marks.ACTIONS}{view.actions} {marks.BUYS}{view.buys} {marks.COINS}{view.coins}"
    left += f" {marks.POTIONS}{view.potions}" if view.potions else ""
    if purse is None or (purse.coins, purse.potions) == (view.coins, view.potions):
        return left
    potions = f" {marks.POTIONS}{purse.potions}" if purse.potions != view.potions else ""
    return f"{left} {texts.say('screen-coins-most' if is_short else 'screen-coins-all', all=f'{purse.coins}{potions}')}"


def _game_lines(
    view: View,
    texts: Texts,
    purse: Purse | None,
    points: Sequence[int],
    has_board: bool,
    shape: Shape,
    possessed: str = "",
    question: str = "",
) -> list[str]:
    """Return the lines about the game as this seat sees it, without what the board or the question says already.

    `possessed` is the name of the seat's player if another one reads this and decides.
    """
    if view.result is not None:
        return score_lines(view, [player.name for player in view.players], texts)
    say, is_short = texts.say, bool(shape.columns)
    turn, hand = turn_line(view, texts, purse, is_short=is_short), _hand_line(view, texts, possessed)
    if has_board and is_short and not points:
        turn, hand = _with_deck(turn, hand, view, shape.columns)
    lines = section([turn])
    lines += points_lines(view, () if has_board else points, texts)
    for seat, player in enumerate(view.players):
        if player.set_aside:
            key = "screen-shown-own" if seat == view.seat and not possessed else "screen-shown"
            lines.append(say(key, who=player.name, cards=texts.cards(player.set_aside)))
    own = view.players[view.current].in_play if view.seat == view.current else ()
    if own and (is_short or not has_board):  # a narrow board does not show it
        lines.append(say("screen-in-play", cards=texts.cards(own)))
    lines += _own_lines(view, texts, possessed, with_public=is_short or not has_board)
    if view.looked_at and texts.cards(view.looked_at) not in question:
        lines.append(say("screen-looked-at", cards=texts.cards(view.looked_at)))
    return [*lines, hand]


def _own_lines(view: View, texts: Texts, possessed: str, *, with_public: bool) -> list[str]:
    """Return what else this seat has: what its next turn begins with, its mats, cards set aside, and Coin tokens."""
    if view.seat is None:
        return []
    own = view.players[view.seat]
    key = "table-seat-awaited" if possessed else "screen-awaited"
    awaited = texts.say(key, cards=texts.cards(own.awaited))
    lines = [_of_possessed(awaited, possessed, texts)] if own.awaited and with_public else []
    zones = {**(own.zones if with_public else {}), **view.zones}
    for zone in MATS:
        if zones.get(zone):
            cards = texts.cards(in_reading_order(zones[zone]))
            lines.append(texts.say("option-line", name=texts.card(zone), value=cards))
    if own.pirate_tokens and with_public:
        lines.append(texts.say("screen-coin-tokens", count=own.pirate_tokens))
    return lines


def _of_possessed(words: str, possessed: str, texts: Texts) -> str:
    """Return the words with the name of the possessed player before them, if there is one."""
    return texts.say("option-line", name=possessed, value=words) if possessed else words


def _hand_line(view: View, texts: Texts, possessed: str) -> str:
    hand = texts.cards(in_reading_order(view.hand))
    empty = texts.say("replay-hand-empty" if possessed else "screen-hand-empty")
    return f"{marks.HAND} {_of_possessed(strong(hand) if hand else empty, possessed, texts)}"


def _with_deck(turn: str, hand: str, view: View, columns: int) -> tuple[str, str]:
    """Return the two lines with how many cards are left in the deck: behind the hand, or where that would take another
    row, behind the turn."""
    if view.seat is None:
        return turn, hand
    deck = f"{marks.DECK}{view.players[view.seat].deck_size}"
    longer_turn, longer_hand = join_with_dots([turn, deck]), join_with_dots([hand, deck])
    if _rows(longer_hand, columns) > _rows(hand, columns) and _rows(longer_turn, columns) == _rows(turn, columns):
        return longer_turn, hand
    return turn, longer_hand


def _rows(line: str, columns: int) -> int:
    return rows(plain(line), columns)


def points_lines(view: View, points: Sequence[int], texts: Texts) -> list[str]:
    """Return the line with everybody's points, if they are shown during the game."""
    if not points:
        return []
    each = zip(view.players, points, strict=True)
    counted = [texts.say("screen-points-of", who=player.name, points=number) for player, number in each]
    return [texts.say("screen-points", points=", ".join(counted))]


def _draft_lines(asking: Asking) -> list[str]:
    """Return the line about what is picked but not confirmed, if anything is."""
    decision, texts, picks = asking.decision, asking.texts, asking.draft.picks
    if not picks or decision.most < 2:
        return []
    if tokens.is_ordered(decision):
        names = [option(decision.options[pick], texts, decision) for pick in picks]
        numbered = [texts.say("screen-order-card", number=at, card=name) for at, name in enumerate(names, 1)]
        return [texts.say("screen-order", cards=", ".join(numbered))]
    return [
        texts.say("screen-picked", count=len(picks), most=decision.most, cards=_picked_names(decision, picks, texts))
    ]


def _picked_names(decision: Decision, picks: Sequence[int], texts: Texts) -> str:
    names = [option(decision.options[pick], texts, decision) for pick in picks]
    return ", ".join(
        name if names.count(name) == 1 else texts.say("card-times", card=name, count=names.count(name))
        for name in dict.fromkeys(names)
    )


def _given_lines(given: tuple[Decision, Sequence[int]] | None, texts: Texts) -> list[str]:
    """Return the line about an answer that waits for those of others: the hand is still as it was before it."""
    if given is None or not given[1]:
        return []
    return [texts.say("screen-given", cards=_picked_names(*given, texts))]


def _question(asking: Asking) -> str:
    if asking.draft.last and asking.decision.verb == "buy":
        return last_move_question(asking)
    if asking.draft.ending and asking.decision.verb == "buy":
        return asking.texts.say("screen-ending", coins=coins_at_hand(asking))
    return sentence(asking.decision, asking.view, asking.texts)


def waiting_lines(view: View, waiting: Sequence[int], texts: Texts, until: str = "") -> list[str]:
    """Return the line about who is awaited, naming only those who may be named, and until when.

    The player whose turn it is is not named again.
    """
    if view.result is not None or not view.waiting_for:
        return []
    seats = [seat for seat in waiting if seat in view.waiting_for]
    if seats == [view.current]:
        return [f"{marks.TIME} {texts.say('call-until', when=until)}"] if until else []
    if not seats:
        return [f"{marks.TIME} {texts.say('screen-waiting-unnamed')}"]
    who = texts.join_names([view.players[seat].name for seat in seats])
    words = texts.say("screen-waiting-until", who=who, when=until) if until else texts.say("screen-waiting", who=who)
    return [f"{marks.TIME} {words}"]
