"""Answers by what is asked: a sensible one for any card, and better ones for cards that are known.

An answer is positions in the options. `ANSWERS` has one function a verb; a set adds its cards' own to `SPECIAL`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from engine.computer.outlook import WISHES, Judgement, Outlook
from engine.computer.values import eagerness, is_dead, is_terminal, use_in_hand, worth
from engine.kinds import ACTION, KINDS, RUINS, Picks

Answer: TypeAlias = Callable[[Outlook], Picks]

ANSWERS: Final[dict[str, Answer]] = {}
SPECIAL: Final[dict[tuple[str, str], Answer]] = {}  # by the card that asks, and the verb
WORK: Final[dict[str, Judgement]] = {}  # whether an Action would do any good now; unknown ones would
REACTIONS: Final[dict[str, Judgement]] = {}  # whether to react; with unknown ones, once a window
TREASURE_ORDER: Final = {"play:counterfeit": 0, "play:ill_gotten_gains": 2, "play:spoils": 3}
MODES: Final = ("cards", "coins", "card", "coin", "actions", "action", "buys", "buy", "silver", "duchy", "take", "keep")


def answers(verb: str, *sources: str) -> Callable[[Answer], Answer]:
    """The decorated function answers that verb, for these cards or for all that have nothing better."""

    def note(answer: Answer) -> Answer:
        if not sources:
            ANSWERS[verb] = answer
        for source in sources:
            SPECIAL[source, verb] = answer
        return answer

    return note


def works(id: str) -> Callable[[Judgement], Judgement]:
    """The decorated function tells whether the Action would do any good now."""

    def note(work: Judgement) -> Judgement:
        WORK[id] = work
        return work

    return note


def wished(id: str) -> Callable[[Callable[[Outlook], float]], Callable[[Outlook], float]]:
    """The decorated function tells how welcome the card is."""

    def note(wish: Callable[[Outlook], float]) -> Callable[[Outlook], float]:
        WISHES[id] = wish
        return wish

    return note


def reacts(id: str) -> Callable[[Judgement], Judgement]:
    """The decorated function tells whether the reaction should be used in the window that is open."""

    def note(judge: Judgement) -> Judgement:
        REACTIONS[id] = judge
        return judge

    return note


def answer(outlook: Outlook) -> Picks:
    """The answer to the question that stands."""
    decision = outlook.decision
    known = SPECIAL.get((decision.source, decision.verb)) or ANSWERS.get(decision.verb) or as_little_as_possible
    return known(outlook)


def as_little_as_possible(outlook: Outlook) -> Picks:
    return tuple(range(outlook.decision.least))


# -- picking ---------------------------------------------------------------------------------------------------------


def pick(outlook: Outlook, order: Iterable[int], wanted: int) -> Picks:
    """So many of these positions, the first ones, as far as the question allows."""
    decision = outlook.decision
    return tuple(list(order)[: max(decision.least, min(decision.most, wanted))])


def ordered(outlook: Outlook, value: Callable[[str], float], *, best_first: bool) -> list[int]:
    """All positions by value."""
    options = outlook.decision.options
    return sorted(range(len(options)), key=lambda at: value(options[at]), reverse=best_first)


def best(outlook: Outlook, value: Callable[[str], float]) -> Picks:
    """The best option alone; none if none is worth anything and none must be taken."""
    order = ordered(outlook, value, best_first=True)
    return pick(outlook, order, 1 if value(outlook.decision.options[order[0]]) > 0 else 0)


def option(outlook: Outlook, *keys: str) -> Picks:
    """The first of these options there is, else the last one."""
    options = outlook.decision.options
    return next(((options.index(key),) for key in keys if key in options), (len(options) - 1,))


def by_use(outlook: Outlook) -> list[int]:
    """All positions, the least useful cards for the hand first; Actions nobody will get to play are of little use."""
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
    """Positions of Actions that this turn has no use for, the best first."""
    options = outlook.decision.options
    if outlook.view.actions:
        return []
    idle = [at for at, id in enumerate(options) if KINDS[id].types & ACTION]
    return sorted(idle, key=lambda at: -use_in_hand(options[at]))


def worth_playing(outlook: Outlook, id: str) -> int:
    """How soon the Action should be played; 0 means rather not."""
    if id not in KINDS or KINDS[id].types & RUINS:
        return 1
    works = WORK.get(id)
    return eagerness(id) if works is None or works(outlook) else 0


# -- one verb each ---------------------------------------------------------------------------------------------------


@answers("act")
def act(outlook: Outlook) -> Picks:
    return best(outlook, lambda move: worth_playing(outlook, move[5:]) if move != "end" else 0.5)


@answers("buy")
def buy(outlook: Outlook) -> Picks:
    """The Treasures first, as far as they are to be played; then the best there is."""
    options = outlook.decision.options
    plays = [at for at, move in enumerate(options) if move.startswith("play:") and to_be_played(outlook, move[5:])]
    if plays:
        return (min(plays, key=lambda at: TREASURE_ORDER.get(options[at], 1)),)
    return best(outlook, lambda move: outlook.desire(move[4:]) if move.startswith("buy:") else 0.5)


def to_be_played(outlook: Outlook, id: str) -> bool:
    works = WORK.get(id)
    return works is None or works(outlook)


@answers("discard")
def discard(outlook: Outlook) -> Picks:
    """What must go, and what is dead anyway."""
    dead = sum(is_dead(KINDS[id]) for id in outlook.decision.options if id in KINDS)
    return pick(outlook, by_use(outlook), dead)


@answers("trash")
def trash(outlook: Outlook) -> Picks:
    """Curses, Estates while there is time, Coppers while there is other money; what is good only where it must be."""
    unwanted = sum(outlook.unwanted(id) for id in outlook.decision.options)
    return pick(outlook, ordered(outlook, worth, best_first=False), unwanted)


@answers("gain")
def gain(outlook: Outlook) -> Picks:
    wanted = sum(outlook.desire(id) > 0 for id in outlook.decision.options)
    return pick(outlook, ordered(outlook, outlook.desire, best_first=True), wanted)


@answers("topdeck")
def topdeck(outlook: Outlook) -> Picks:
    """The best on top where the order is asked or nothing has to go there; else what the hand can spare."""
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
    return pick(outlook, ordered(outlook, worth, best_first=False), 1)


@answers("choose")
def choose(outlook: Outlook) -> Picks:
    """Cards by their worth, modes by what mostly helps, keep or discard by whose card it is."""
    options = outlook.decision.options
    if options == ("keep", "discard"):
        return (0,) if keeps(outlook) else (1,)
    if all(key in KINDS for key in options):
        return pick(outlook, ordered(outlook, worth, best_first=True), 1)
    order = ordered(outlook, lambda key: MODES.index(key) if key in MODES else len(MODES), best_first=False)
    return pick(outlook, order, outlook.decision.least)


def keeps(outlook: Outlook) -> bool:
    """What was turned up may stay on its owner's deck: mine if it helps me, another's if it does not help them."""
    for seat, player in enumerate(outlook.view.players):
        shown = player.set_aside or (outlook.view.looked_at if seat == outlook.seat else ())
        if shown:
            return (use_in_hand(shown[-1]) > 10) == (seat == outlook.seat)
    return True


@answers("name")
def name(outlook: Outlook) -> Picks:
    """What there is most of among the cards that may be in the own deck; of equals the one of more use."""
    return best(outlook, lambda card: 100 * outlook.unseen[card] + use_in_hand(card) + 1)


@answers("react")
def react(outlook: Outlook) -> Picks:
    """The first reaction there is a reason for; showing a Moat twice helps nobody."""
    options = outlook.decision.options
    wanted = [at for at, id in enumerate(options) if id != "no" and reason_to_react(outlook, id)]
    return tuple(wanted[:1]) or (len(options) - 1,)


def reason_to_react(outlook: Outlook, id: str) -> bool:
    reason = REACTIONS.get(id)
    return id not in outlook.view.reacted if reason is None else reason(outlook)


@answers("order")
def order(outlook: Outlook) -> Picks:
    """What must happen first; then there may be a choice about the rest."""
    return pick(outlook, ordered(outlook, lambda id: id in REACTIONS, best_first=False), 1)


@answers("confirm")
def confirm(outlook: Outlook) -> Picks:
    return option(outlook, "yes")
