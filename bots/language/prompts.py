"""The wording of questions: turns a decision into a sentence, and its options into labels."""

from __future__ import annotations

from bots.language.texts import Texts
from bots.language.wording import capitalise, price_words
from engine import KINDS, TREASURE, Decision, View


def sentence(decision: Decision, view: View, texts: Texts) -> str:
    """Return the question that the seat is asked. It begins with the card that asks, unless a reaction is offered, and
    with the player for whom another one decides."""
    key, values = question_key(decision, view, texts), _values(decision, view, texts)
    question = texts.say(key, **values)
    if decision.source in KINDS and (decision.verb != "react" or key == "ask-react"):
        question = texts.say("ask-of-card", source=values["source"], question=question)
    if decision.decider == decision.seat:
        return capitalise(question)
    return texts.say("ask-for-player", who=view.players[decision.seat].name, question=capitalise(question))


def question_key(decision: Decision, view: View, texts: Texts) -> str:
    """Return the key of the most special sentence there is for the question."""
    source, verb, purpose = decision.source, decision.verb, view.terms.purpose
    keys = [f"ask-{source}-{verb}-{purpose}", f"ask-{verb}-{purpose}", f"ask-{source}-{verb}"]
    if verb == "react":  # the source is what is reacted to
        keys = [f"ask-{id}-react" for id in decision.options[:1] if set(decision.options) == {id, "no"}]
        keys += [] if source in KINDS else ["ask-turn-react"]
    if (source, verb) == ("turn", "order") and view.phase != "clean_up":
        return "ask-start-order"
    return next(key for key in [*keys, f"ask-{verb}"] if texts.has(key))


def _values(decision: Decision, view: View, texts: Texts) -> dict[str, str | int]:
    offered, least, most = len(decision.options), decision.least, decision.most
    kind = "exactly" if least == most else "any" if most == offered > 1 else "upto"
    costs = [price_words(cost, view.terms.potions, texts) for cost in view.terms.costs]
    values: dict[str, str | int] = {"kind": kind, "count": most, "cost": costs[0] if costs else ""}
    if len(costs) > 1:
        values["cost"] = texts.say("cost-or", first=costs[0], last=costs[1])
    values["who"] = view.players[view.current].name  # unless the question is about somebody else's cards
    if decision.source in KINDS:
        values |= {"source": texts.card(decision.source), "coins": view.players[decision.seat].pirate_tokens}
    # The question is about the cards that are set aside face up, or that this seat is looking at.
    for player in view.players:
        if player.set_aside:
            values |= {"who": player.name, "card": texts.cards(player.set_aside)}
    if view.terms.about is not None:
        values["who"] = view.players[view.terms.about].name
    if view.terms.card:
        values["card"] = texts.card(view.terms.card)
    elif view.looked_at:
        values["card"] = texts.cards(view.looked_at)
    elif decision.source == "vassal":
        top = view.players[decision.seat].discard_top
        values["card"] = texts.card(top) if top else ""
    return values


def option(key: str, texts: Texts, decision: Decision | None = None) -> str:
    """Return the wording of one option; it may depend on the question."""
    source, verb = (decision.source, decision.verb) if decision is not None else ("", "")
    # A mode may have the same key as a card; in a question about cards, the key means the card.
    if key not in KINDS or verb == "choose":
        return mode_words(source, key, texts)
    return texts.card(key)


def mode_words(source: str, key: str, texts: Texts) -> str:
    """Return the wording of a mode of that card, or of a move."""
    if texts.has(f"option-{source}-{key}"):
        return texts.say(f"option-{source}-{key}")
    id = key.rpartition(":")[2]
    return texts.card(id) if id in KINDS else texts.say(f"option-{key}")


def is_gain_from_trash(decision: Decision, view: View) -> bool:
    """True if the cards that can be gained are in the trash, and not in the Supply."""
    is_dug_up = decision.source in ("rogue", "thief") or view.terms.purpose == "from_trash"
    return decision.verb == "gain" and is_dug_up


def place_of(decision: Decision, view: View, at: int) -> str:
    """Return the key of the words for where an option lies; "" unless the question is about cards from two places."""
    if (decision.source, decision.verb) == ("hermit", "trash"):
        in_hand = sum(not KINDS[id].types & TREASURE for id in view.hand)
        return "place-discard-pile" if at < len(decision.options) - in_hand else "place-hand"
    if (decision.source, decision.verb) == ("death_cart", "trash"):
        return "place-this-one" if at == len(decision.options) - 1 else ""
    return ""
