"""Hints: what a good player would answer to a question, and in one word why.

The problem: a computer player returns picks, and picks teach nobody. A sentence that is always true ("it is the best
card") does not either.

The idea: the picks come from a player, given as an argument. The reason is found afterwards, by asking the same
`Outlook` that players judge by which of its numbers decided: the end that is near, the Actions that the deck has no
room for, the card that does nothing in a hand. Where a beginner would have picked something else, the reason is about
that card, which the facts name as `alternative`.

The rule: a hint depends on nothing but the view and the question, so it tells nobody anything that their own view does
not. It has no words: a reason is a key, and its facts are ids of cards and numbers for the sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from engine.computer.answers import worth_playing
from engine.computer.hint_purchases import why_bought
from engine.computer.hint_reasons import Because, Facts, Reason
from engine.computer.outlook import Outlook
from engine.computer.values import is_dead, is_terminal, use_in_hand
from engine.decisions import TREASURES, Decision, Picks, Verb
from engine.kinds import ACTION, ATTACK, KINDS, RUINS, Kind
from engine.simulation import ComputerPlayer
from engine.view import View

EXCHANGING: Final = frozenset(
    {
        "altar",
        "develop",
        "expand",
        "graverobber",
        "mine",
        "procession",
        "rebuild",
        "remake",
        "remodel",
        "trader",
        "transmute",
        "upgrade",
    }
)  # cards that trash one card for another
BY_COST: Final = frozenset(
    {"develop", "remake", "trader", "transmute", "upgrade"}
)  # of these, those that give nothing for a card that costs 0
DOUBLING: Final = frozenset({"counterfeit", "procession", "throne_room"})
LAST: Final = frozenset({"bank", "horn_of_plenty"})  # Treasures that count what is in play
STEALING: Final = frozenset({"noble_brigand", "pirate_ship", "thief"})
SPENDING: Final = frozenset({"apprentice", "salvager"})  # cards that trash one card for cards or coins
MODES: Final[Mapping[str, Reason]] = {
    "cards": "mode_cards",
    "card": "mode_cards",
    "coins": "mode_coins",
    "coin": "mode_coins",
    "actions": "mode_actions",
    "action": "mode_actions",
    "trash": "mode_trash",
}


class Hint(NamedTuple):
    """What to answer, and why."""

    picks: Picks
    reason: Reason
    facts: Facts


def hint(view: View, decision: Decision, player: ComputerPlayer) -> Hint:
    """Return what that player would answer, and why."""
    picks = tuple(player(view, decision))
    outlook = Outlook(view, decision)
    reason, facts = WHY[decision.verb](outlook, [decision.options[pick] for pick in picks])
    return Hint(picks, reason, facts)


Why: TypeAlias = Callable[[Outlook, list[str]], Because]


def _why_played(outlook: Outlook, picked: list[str]) -> Because:
    """Say why this Action comes first; without one, why none does."""
    plays = [move[5:] for move in outlook.decision.options if move.startswith("play:")]
    card = picked[0].removeprefix("play:") if picked else "end"
    if card not in KINDS:
        return "no_action_helps", {"alternative": plays[0]} if plays else {}
    others = [id for id in plays if id != card and worth_playing(outlook, id) > 0]
    return _why_action(outlook, card, others)


def _why_action(outlook: Outlook, card: str, others: list[str]) -> Because:
    kind = KINDS[card]
    facts: Facts = {"card": card}
    if not others:
        return _why_only_action(kind, facts)
    facts["alternative"] = others[0]
    if kind.actions:
        return "actions_first", facts
    if outlook.view.actions == 1 and is_terminal(kind):
        return ("attack_play", facts) if kind.types & ATTACK else ("best_action", facts)
    return ("draw_first", facts) if kind.cards else ("best_action", facts)


def _why_only_action(kind: Kind, facts: Facts) -> Because:
    if kind.actions:
        return "free_play", facts
    if kind.cards > 1:
        return "bigger_hands", facts | {"cards": kind.cards}
    return ("coins_action", facts | {"coins": kind.coins}) if kind.coins > 1 else ("only_action", facts)


def _why_in_buy_phase(outlook: Outlook, picked: list[str]) -> Because:
    move = picked[0] if picked else "end"
    if move == TREASURES or (move.startswith("play:") and KINDS[move[5:]].plain):
        return "treasures_first", {}
    if move.startswith("play:"):
        return ("treasure_last" if move[5:] in LAST else "treasure_effect"), {"card": move[5:]}
    offered = [each[4:] for each in outlook.decision.options if each.startswith("buy:")]
    return why_bought(outlook, move[4:] if move.startswith("buy:") else "", offered)


def _why_gained(outlook: Outlook, picked: list[str]) -> Because:
    if outlook.decision.source == "swindler":
        return "hurts_most", {"card": picked[0]} if picked else {}
    return why_bought(outlook, picked[0] if picked else "", [id for id in outlook.decision.options if id in KINDS])


def _why_discarded(outlook: Outlook, picked: list[str]) -> Because:
    if _is_about_another(outlook):
        return "hurts_most", {}
    if not picked:
        return ("not_worth_it" if outlook.decision.source == "hamlet" else "discard_nothing"), {}
    if all(is_dead(KINDS[id]) for id in picked if id in KINDS):
        return "dead_cards", {"count": len(picked)}
    room, is_in_hand = outlook.actions, outlook.decision.source != "lookout"
    if is_in_hand and len(picked) == 1 and picked[0] in KINDS and is_terminal(KINDS[picked[0]]):
        others = sum(outlook.hand[id] for id in outlook.hand if is_terminal(KINDS[id])) - 1
        if others >= room:
            return "idle_action", {"card": picked[0]}
    return "least_useful", {"count": len(picked)}


def _why_trashed(outlook: Outlook, picked: list[str]) -> Because:
    decision = outlook.decision
    if decision.source in STEALING:
        return "steals_best", {}
    if not picked:
        return "trash_nothing", {}
    are_unwanted = all(outlook.unwanted(id) for id in picked if id in KINDS)
    is_gone = decision.source in BY_COST and all(not KINDS[id].cost for id in picked if id in KINDS)
    if decision.source in SPENDING and not are_unwanted:
        return "worth_it", {}
    if decision.source in EXCHANGING and not (are_unwanted and is_gone):
        return "exchange", {"card": picked[0]}
    if are_unwanted:
        return "worse_cards", {"count": len(picked), "card": picked[0]}
    return ("trash_least", {"card": picked[0]}) if decision.least else ("worth_it", {})


def _why_put_on_deck(outlook: Outlook, picked: list[str]) -> Because:
    decision = outlook.decision
    if not picked:
        return "topdeck_nothing", {}
    if len(picked) > 1 and decision.least < len(decision.options):
        return "least_useful", {"count": len(picked)}
    if len(picked) > 1:
        return "order_top", {"card": picked[0]}
    card = picked[0]
    idle = card in KINDS and KINDS[card].types & ACTION and not (outlook.my_turn and outlook.view.actions)
    if decision.least and idle:
        return "spare_now", {"card": card}
    if decision.least and card in KINDS and is_dead(KINDS[card]):
        return "least_useful", {"count": 1}
    return "next_hand", {"card": card}


def _why_card_played(outlook: Outlook, picked: list[str]) -> Because:
    if not picked:
        return "no_action_helps", {}
    if outlook.decision.source in DOUBLING:
        return "double_best", {"card": picked[0]}
    return "best_action", {"card": picked[0]}


def _why_passed(_outlook: Outlook, picked: list[str]) -> Because:
    return "pass_worst", {"card": picked[0]} if picked else {}


def _why_chosen(outlook: Outlook, picked: list[str]) -> Because:
    decision = outlook.decision
    if decision.options == ("keep", "discard"):
        return _why_kept(outlook, kept=picked == ["keep"])
    if decision.source in CHOOSING:
        return CHOOSING[decision.source](outlook, picked)
    if decision.source == "inn":
        return "shuffle_in", {}
    if decision.source == "jester" and picked == ["them"]:
        return "hurts_most", {}
    if picked == ["topdeck"]:
        return "next_hand", {"card": outlook.view.terms.card}
    if len(picked) == 1 and picked[0] == "coins" and not outlook.pays(0) and not outlook.my_turn:
        return "best_choice", {}
    found = [MODES[key] for key in picked if key in MODES]
    if found and found[0] == "mode_actions" and not _has_action_in_hand(outlook):
        return "best_choice", {}
    return (found[0], {}) if found else ("best_choice", {})


def _why_returned(outlook: Outlook, picked: list[str]) -> Because:
    """Say why a card is shown to an Ambassador, or copies of it are returned."""
    if picked and outlook.possessor is None and outlook.unwanted(picked[0]):
        return "worse_cards", {"count": len(picked), "card": picked[0]}
    return "best_choice", {}


def _why_set_aside_for_good(_outlook: Outlook, picked: list[str]) -> Because:
    return ("dead_cards", {"count": 1}) if is_dead(KINDS[picked[0]]) else ("least_useful", {"count": 1})


def _why_set_aside_for_a_turn(outlook: Outlook, picked: list[str]) -> Because:
    kind = KINDS[picked[0]]
    if is_dead(kind):
        return "least_useful", {"count": 1}
    if is_terminal(kind) and _terminals_in_hand(outlook) > outlook.view.actions:
        return "spare_now", {"card": kind.id}
    return "next_hand", {"card": kind.id}


def _terminals_in_hand(outlook: Outlook) -> int:
    return sum(is_terminal(KINDS[id]) for id in outlook.view.hand)


def _why_embargoed(_outlook: Outlook, _picked: list[str]) -> Because:
    return "hurts_most", {}


# Why a card is chosen, by the card that asks.
CHOOSING: Final[Mapping[str, Why]] = {
    "ambassador": _why_returned,
    "embargo": _why_embargoed,
    "haven": _why_set_aside_for_a_turn,
    "island": _why_set_aside_for_good,
}


def _has_action_in_hand(outlook: Outlook) -> bool:
    return any(KINDS[id].types & ACTION and not KINDS[id].types & RUINS for id in outlook.view.hand)


def _why_kept(outlook: Outlook, *, kept: bool) -> Because:
    """Say why a revealed card stays on its owner's deck or goes; it may be another player's."""
    for seat, player in enumerate(outlook.view.players):
        shown = player.set_aside or (outlook.view.looked_at if seat == outlook.seat else ())
        if shown:
            ranked = sorted(shown, key=use_in_hand)  # the one that tells most is named
            facts: Facts = {"card": ranked[-1] if kept == (seat == outlook.seat) else ranked[0]}
            if seat == outlook.seat:
                return ("keep_good", facts) if kept else ("discard_bad", facts)
            return ("keep_bad", facts) if kept else ("discard_good", facts)
    return "best_choice", {}


def _why_confirmed(outlook: Outlook, picked: list[str]) -> Because:
    source, agreed = outlook.decision.source, picked == ["yes"]
    if source in ("chancellor", "scavenger") and agreed:
        return "reshuffle", {}
    if source == "baron" and agreed:
        return "estate_coins", {}
    if source == "library" and agreed:
        return "set_aside", {}
    return ("worth_it", {}) if agreed else ("not_worth_it", {})


def _why_named(outlook: Outlook, picked: list[str]) -> Because:
    card = picked[0] if picked else ""
    if outlook.decision.source == "contraband":
        return "hurts_most", {"card": card}
    if outlook.decision.source == "rebuild" or not outlook.unseen[card]:
        return "best_choice", {}
    return "likeliest", {"card": card, "count": outlook.unseen[card]}


def _why_reacted(_outlook: Outlook, picked: list[str]) -> Because:
    if picked == ["moat"]:
        return "moat", {}
    return ("no_reaction", {}) if picked in ([], ["no"]) else ("reaction", {"card": picked[0]})


def _why_ordered(_outlook: Outlook, _picked: list[str]) -> Because:
    return "order", {}


def _is_about_another(outlook: Outlook) -> bool:
    about = outlook.view.terms.about
    return about is not None and about != outlook.seat


WHY: Final[dict[Verb, Why]] = {
    "act": _why_played,
    "buy": _why_in_buy_phase,
    "choose": _why_chosen,
    "confirm": _why_confirmed,
    "discard": _why_discarded,
    "gain": _why_gained,
    "name": _why_named,
    "order": _why_ordered,
    "pass": _why_passed,
    "play": _why_card_played,
    "react": _why_reacted,
    "topdeck": _why_put_on_deck,
    "trash": _why_trashed,
}
