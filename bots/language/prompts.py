"""The wording of questions: turns a decision into a sentence, and its options into labels."""

from __future__ import annotations

from bots.language.texts import Texts
from engine import KINDS, TREASURE, Decision, View


def sentence(decision: Decision, view: View, texts: Texts) -> str:
    """Return the question that the seat is asked."""
    return texts.say(_key(decision, texts), **_values(decision, view, texts))


def _key(decision: Decision, texts: Texts) -> str:
    special = f"ask-{decision.source}-{decision.verb}"
    return special if texts.has(special) else f"ask-{decision.verb}"


def _values(decision: Decision, view: View, texts: Texts) -> dict[str, str | int]:
    offered, least, most = len(decision.options), decision.least, decision.most
    kind = "exactly" if least == most else "any" if most == offered > 1 else "upto"
    values: dict[str, str | int] = {"kind": kind, "count": most}
    if decision.source in KINDS:
        values["source"] = texts.card(decision.source)
    # The question is about the cards that are set aside face up, or that this seat is looking at.
    for player in view.players:
        if player.set_aside:
            values |= {"who": player.name, "card": texts.cards(player.set_aside)}
    if view.looked_at:
        values["card"] = texts.cards(view.looked_at)
    elif decision.source == "vassal":
        top = view.players[decision.seat].discard_top
        values["card"] = texts.card(top) if top else ""
    return values


def option(key: str, texts: Texts, decision: Decision | None = None) -> str:
    """Return the wording of one option; it may depend on the question."""
    source, verb = (decision.source, decision.verb) if decision is not None else ("", "")
    special = f"option-{source}-{key}"
    # A mode may have the same key as a card; in a question about cards, the key means the card.
    if texts.has(special) and (key not in KINDS or verb == "choose"):
        return texts.say(special)
    id = key.rpartition(":")[2]
    return texts.card(id) if id in KINDS else texts.say(f"option-{key}")


def place_of(decision: Decision, view: View, at: int) -> str:
    """Return the key of the words for where an option lies; "" unless the question is about cards from two places."""
    if (decision.source, decision.verb) == ("hermit", "trash"):
        in_hand = sum(not KINDS[id].types & TREASURE for id in view.hand)
        return "place-discard-pile" if at < len(decision.options) - in_hand else "place-hand"
    if (decision.source, decision.verb) == ("death_cart", "trash"):
        return "place-this-one" if at == len(decision.options) - 1 else ""
    return ""
