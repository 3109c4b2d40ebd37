"""Answers by verb: a sensible one for any card, and better ones for known cards.

An answer is positions in the options. `ANSWERS` has one function per verb; each set adds answers for its cards to
`SPECIAL`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from engine.computer.outlook import Outlook
from engine.computer.values import eagerness, is_dead, is_terminal, use_in_hand, worth
from engine.computer.welcome import WISHES, Judgement
from engine.decisions import TREASURES, Picks, Verb
from engine.kinds import ACTION, ATTACK, KINDS, RUINS, TREASURE

Answer: TypeAlias = Callable[[Outlook], Picks]

ANSWERS: Final[dict[Verb, Answer]] = {}
SPECIAL: Final[dict[tuple[str, Verb], Answer]] = {}  # by the card that asks, and the verb
WORK: Final[dict[str, Judgement]] = {}  # whether an Action would do any good now; unknown ones do
REACTIONS: Final[dict[str, Judgement]] = {}  # whether to react; unknown ones are used once per window
PLAYS: Final = frozenset([TREASURES, *(kind.play_key for kind in KINDS.values() if kind.types & TREASURE)])
# All plain Treasures at once rather than one of them, but after a Counterfeit, which may trash one, and a Contraband,
# so that the others see few coins. A Bank counts Treasures in play, a Horn of Plenty cards with different names.
TREASURE_ORDER: Final = {
    "play:counterfeit": 0,
    "play:contraband": 1,
    TREASURES: 2,
    "play:ill_gotten_gains": 4,
    "play:spoils": 5,
    "play:bank": 6,
    "play:horn_of_plenty": 7,
}
OTHER_TREASURES: Final = 3  # in that order
BEFORE_PLAIN: Final = frozenset({"play:contraband", "play:counterfeit"})
MODES: Final = ("cards", "coins", "card", "coin", "actions", "action", "buys", "buy", "silver", "duchy", "take", "keep")


def answers(verb: Verb, *sources: str) -> Callable[[Answer], Answer]:
    """Decorate a function that answers this verb, for these cards or for all that have no better one."""

    def register(answer: Answer) -> Answer:
        if not sources:
            ANSWERS[verb] = answer
        for source in sources:
            SPECIAL[source, verb] = answer
        return answer

    return register


def works(id: str) -> Callable[[Judgement], Judgement]:
    """Decorate a function that tells whether the card would do any good now."""

    def register(work: Judgement) -> Judgement:
        WORK[id] = work
        return work

    return register


def wished(id: str) -> Callable[[Callable[[Outlook], float]], Callable[[Outlook], float]]:
    """Decorate a function that tells how welcome the card is."""

    def register(wish: Callable[[Outlook], float]) -> Callable[[Outlook], float]:
        WISHES[id] = wish
        return wish

    return register


def reacts(id: str) -> Callable[[Judgement], Judgement]:
    """Decorate a function that tells whether to use the reaction in the window that is open."""

    def register(judge: Judgement) -> Judgement:
        REACTIONS[id] = judge
        return judge

    return register


def answer(outlook: Outlook) -> Picks:
    """Answer the question."""
    decision = outlook.decision
    known = SPECIAL.get((decision.source, decision.verb)) or ANSWERS.get(decision.verb) or as_little_as_possible
    return known(outlook)


def as_little_as_possible(outlook: Outlook) -> Picks:
    return tuple(range(outlook.decision.least))


# -- picking ---------------------------------------------------------------------------------------------------------


def pick(outlook: Outlook, order: Iterable[int], wanted: int) -> Picks:
    """Return the first `wanted` of these positions, or as many as the question allows.

    A position may be named several times, and if too few are named the others follow: whatever the order, the answer
    is legal.
    """
    decision = outlook.decision
    positions = list(dict.fromkeys(order))
    if len(positions) < decision.least:
        positions += [at for at in range(len(decision.options)) if at not in positions]
    return tuple(positions[: max(decision.least, min(decision.most, wanted))])


def ordered(outlook: Outlook, value: Callable[[str], float], *, best_first: bool) -> list[int]:
    """Return all positions sorted by value."""
    options = outlook.decision.options
    return sorted(range(len(options)), key=lambda at: value(options[at]), reverse=best_first)


def best(outlook: Outlook, value: Callable[[str], float]) -> Picks:
    """Return the best option; none if none has a positive value and none is required."""
    decision = outlook.decision
    values = [value(option) for option in decision.options]
    top = max(values)
    if decision.least <= 1:
        return (values.index(top),) if top > 0 or decision.least else ()
    return pick(outlook, sorted(range(len(values)), key=values.__getitem__, reverse=True), 1)


def option(outlook: Outlook, *keys: str) -> Picks:
    """Return the first of these options that is offered, else the last option."""
    options = outlook.decision.options
    return next(((options.index(key),) for key in keys if key in options), (len(options) - 1,))


def by_use(outlook: Outlook) -> list[int]:
    """Return all positions, cards of little use to the hand first, such as Actions that cannot be played."""
    options = outlook.decision.options
    room = outlook.actions + sum(max(0, KINDS[id].actions - 1) for id in outlook.view.hand)
    use = {}
    for at in sorted(range(len(options)), key=lambda at: -use_in_hand(options[at])):
        kind = KINDS[options[at]]
        playable = not kind.types & ACTION or (room > 0 and worth_playing(outlook, kind.id) > 0)
        use[at] = use_in_hand(kind.id) if playable else 2
        room -= is_terminal(kind)
    return sorted(use, key=lambda at: (use[at], worth(options[at])))


def idle_actions(outlook: Outlook) -> list[int]:
    """Return the positions of Actions that cannot be played this turn, the best first."""
    options = outlook.decision.options
    if outlook.view.actions:
        return []
    idle = [at for at, id in enumerate(options) if KINDS[id].types & ACTION]
    return sorted(idle, key=lambda at: -use_in_hand(options[at]))


def worth_playing(outlook: Outlook, id: str) -> int:
    """Return how soon the Action should be played; 0 means not at all."""
    if id not in KINDS or KINDS[id].types & RUINS:
        return 1
    if outlook.possessor is not None and KINDS[id].types & ATTACK and outlook.is_possessor_alone:
        return 0
    works = WORK.get(id)
    return eagerness(id) if works is None or works(outlook) else 0


# -- one verb each ---------------------------------------------------------------------------------------------------


@answers("act")
def act(outlook: Outlook) -> Picks:
    return best(outlook, lambda move: worth_playing(outlook, move[5:]) if move != "end" else 0.5)


@answers("buy")
def buy(outlook: Outlook) -> Picks:
    """Play the Treasures worth playing first; then buy what wins the game at once, else the best card."""
    options = outlook.decision.options
    if options[0] in PLAYS:
        at = treasure_to_play(outlook)
        if at is not None:
            return (at,)
    ending = outlook.ending
    if ending is not None and ending.winning_card is not None:
        return (options.index(f"buy:{ending.winning_card}"),)
    chosen, most = len(options) - 1, 0.5  # ending the phase is the last option
    for ceiling, at, id, is_fixed in outlook.purchases():
        if ceiling < most:
            break
        desire = ceiling if is_fixed and ending is None and not outlook.is_embargoed else outlook.desire(id)
        if desire > most or (desire == most and at < chosen):
            chosen, most = at, desire
    return (chosen,)


def treasure_to_play(outlook: Outlook) -> int | None:
    """Return the position of the next Treasure to play: one that is worth playing, or any if all coins win the game."""
    options = outlook.decision.options
    if TREASURES in options and BEFORE_PLAIN.isdisjoint(options) and "grand_market" not in outlook.view.piles:
        return options.index(TREASURES)  # plain ones always are, so this is nearly every question
    plays = [at for at, move in enumerate(options) if move in PLAYS]
    worthwhile = [at for at in plays if should_play(outlook, options[at])]
    if not worthwhile and (outlook.ending is None or outlook.ending.winning_card is None):
        return None
    return min(worthwhile or plays, key=lambda at: TREASURE_ORDER.get(options[at], OTHER_TREASURES))


def should_play(outlook: Outlook, move: str) -> bool:
    """Whether the move plays Treasures that are worth playing now; plain ones always are."""
    works = WORK.get(move.removeprefix("play:"))
    return works is None or works(outlook)


@answers("discard")
def discard(outlook: Outlook) -> Picks:
    """Discard what must go, and what is useless anyway."""
    dead = sum(is_dead(KINDS[id]) for id in outlook.decision.options if id in KINDS)
    return pick(outlook, by_use(outlook), dead)


@answers("trash")
def trash(outlook: Outlook) -> Picks:
    """Trash Curses, Estates while there is time, Coppers while there is other money; good cards only if forced to."""
    unwanted = sum(outlook.unwanted(id) for id in outlook.decision.options)
    return pick(outlook, ordered(outlook, worth, best_first=False), unwanted)


@answers("gain")
def gain(outlook: Outlook) -> Picks:
    wanted = sum(outlook.desire(id) > 0 for id in outlook.decision.options)
    return pick(outlook, ordered(outlook, outlook.desire, best_first=True), wanted)


@answers("topdeck")
def topdeck(outlook: Outlook) -> Picks:
    """Put the best on top if only the order is asked or nothing is required; else what the hand can spare."""
    decision = outlook.decision
    if decision.least == len(decision.options):
        return tuple(ordered(outlook, use_in_hand, best_first=True))
    if decision.least == 0:
        return best(outlook, lambda card: use_in_hand(card) - 10)
    return pick(outlook, by_use(outlook), decision.least)


@answers("play")
def play(outlook: Outlook) -> Picks:
    return best(outlook, lambda card: worth_playing(outlook, card))


@answers("pass")
def pass_on(outlook: Outlook) -> Picks:
    return pick(outlook, ordered(outlook, worth, best_first=outlook.is_possessor_alone), 1)


@answers("choose")
def choose(outlook: Outlook) -> Picks:
    """Choose cards by their worth, modes by what usually helps, keep or discard by whose card it is."""
    options = outlook.decision.options
    if options == ("keep", "discard"):
        return (0,) if keeps(outlook) else (1,)
    if all(key in KINDS for key in options):
        return pick(outlook, ordered(outlook, worth, best_first=True), 1)
    order = ordered(outlook, lambda key: MODES.index(key) if key in MODES else len(MODES), best_first=False)
    return pick(outlook, order, outlook.decision.least)


def keeps(outlook: Outlook) -> bool:
    """Whether the revealed card should stay on its owner's deck: mine if it helps me, another's if it does not help."""
    for seat, player in enumerate(outlook.view.players):
        shown = player.set_aside or (outlook.view.looked_at if seat == outlook.seat else ())
        if shown:
            return (use_in_hand(shown[-1]) > 10) == (seat == outlook.seat)
    return True


@answers("name")
def name(outlook: Outlook) -> Picks:
    """Name the most frequent of the player's unseen cards; among equals the more useful one."""
    return best(outlook, lambda card: 100 * outlook.unseen[card] + use_in_hand(card) + 1)


@answers("react")
def react(outlook: Outlook) -> Picks:
    """Use the first reaction there is a reason for; showing a Moat twice helps nobody."""
    options = outlook.decision.options
    wanted = [at for at, id in enumerate(options) if id != "no" and reason_to_react(outlook, id)]
    return tuple(wanted[:1]) or (len(options) - 1,)


def reason_to_react(outlook: Outlook, id: str) -> bool:
    reason = REACTIONS.get(id)
    return id not in outlook.view.reacted if reason is None else reason(outlook)


@answers("order")
def order(outlook: Outlook) -> Picks:
    """Do what is mandatory first; the rest may be optional then."""
    return pick(outlook, ordered(outlook, lambda id: id in REACTIONS, best_first=False), 1)


@answers("confirm")
def confirm(outlook: Outlook) -> Picks:
    return option(outlook, "yes")
