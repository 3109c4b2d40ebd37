"""What a player remembers: its own cards, counted as they come and go."""

from __future__ import annotations

from collections import Counter
from typing import Final

from engine.dealing import SHELTERS, pile_size
from engine.decisions import Decision, Picks
from engine.kinds import KINDS
from engine.view import View

# Questions to the player of a card about another player's cards.
ABOUT_OTHERS: Final = frozenset({("thief", "trash"), ("noble_brigand", "trash"), ("swindler", "gain")})

# What a card brings or costs without a question when it is played, or bought.
WITH_A_PLAY: Final[dict[str, dict[str, int]]] = {
    "bandit": {"gold": 1},
    "bandit_camp": {"spoils": 1},
    "beggar": {"copper": 3},
    "bureaucrat": {"silver": 1},
    "feast": {"feast": -1},
    "jack_of_all_trades": {"silver": 1},
    "madman": {"madman": -1},
    "marauder": {"spoils": 1},
    "pillage": {"pillage": -1, "spoils": 2},
    "rats": {"rats": 1},
    "spoils": {"spoils": -1},
    "trading_post": {"silver": 1},
}
WITH_A_PURCHASE: Final[dict[str, dict[str, int]]] = {
    "cache": {"copper": 2},
    "death_cart": {"abandoned_mine": 1, "ruined_market": 1},
}


class Memory:
    """The cards of one seat in one game; after a restart, a guess from the piles."""

    def __init__(self, view: View, seat: int) -> None:
        self.game = (view.commitment, seat)
        self.owned = guess_holdings(view)

    def knows(self, view: View, seat: int) -> bool:
        return self.game == (view.commitment, seat)

    def look(self, view: View, seat: int) -> None:
        """Count what the player sees of its own cards, even if it was not remembered: a Curse, a card passed on."""
        for id, count in Counter((*view.hand, *view.players[seat].in_play)).items():
            if self.owned[id] < count:
                self.owned[id] = count

    def note(self, decision: Decision, picks: Picks) -> None:
        """Remember what this answer means for the player's own cards."""
        chosen = [decision.options[pick] for pick in picks]
        if (decision.source, decision.verb) in ABOUT_OTHERS:
            return
        if decision.verb in ("act", "buy"):
            for move in chosen:
                self._note_move(*move.partition(":")[::2])
        elif decision.verb == "gain":
            self._change({id: 1 for id in chosen if id in KINDS})
        elif decision.verb in ("trash", "pass"):
            self._change({id: -chosen.count(id) for id in chosen})
        elif decision.verb == "react" and chosen == ["trader"]:
            self._change({decision.source: -1, "silver": 1})

    def _note_move(self, move: str, id: str) -> None:
        if move == "play":
            self._change(WITH_A_PLAY.get(id, {}))
        elif move == "buy":
            self._change({id: 1, **WITH_A_PURCHASE.get(id, {})})

    def _change(self, changes: dict[str, int]) -> None:
        for id, change in changes.items():
            self.owned[id] = max(0, self.owned[id] + change)


def guess_holdings(view: View) -> Counter[str]:
    """Guess what a seat owns: its share of what has left the piles."""
    players = len(view.players)
    owned = Counter({"copper": 7, **dict.fromkeys(SHELTERS, 1)}) if view.shelters else Counter(copper=7, estate=3)
    for id, pile in view.piles.items():
        if id in KINDS and id not in ("copper", "curse"):
            gone = max(0, pile_size(KINDS[id], players) - pile.count)
            owned[id] += -(-gone // players)
    return owned
