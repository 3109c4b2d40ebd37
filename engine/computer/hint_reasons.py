"""The reasons of hints, as keys: each has a sentence in every language."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Reason: TypeAlias = Literal[
    # Buying and gaining cards
    "ends_won",
    "ends_lost",
    "points",
    "end_near",
    "piles_near",
    "money",
    "curses",
    "attack",
    "bigger_hands",
    "free_action",
    "more_actions",
    "trasher",
    "gainer",
    "coins_action",
    "best_buy",
    "over_terminal",
    "over_village",
    "over_points",
    "nothing_useful",
    "no_money",
    "token",
    "over_embargo",
    "potion",
    # Playing cards
    "treasures_first",
    "treasure_effect",
    "treasure_last",
    "actions_first",
    "free_play",
    "draw_first",
    "attack_play",
    "best_action",
    "only_action",
    "no_action_helps",
    "double_best",
    # Parting with cards
    "dead_cards",
    "least_useful",
    "idle_action",
    "discard_nothing",
    "worse_cards",
    "exchange",
    "trash_least",
    "trash_nothing",
    "pass_worst",
    # Other players' cards
    "hurts_most",
    "steals_best",
    "keep_bad",
    "discard_good",
    # The deck
    "order_top",
    "next_hand",
    "spare_now",
    "topdeck_nothing",
    "keep_good",
    "discard_bad",
    "shuffle_in",
    "reshuffle",
    # Choices
    "mode_cards",
    "mode_coins",
    "mode_actions",
    "mode_trash",
    "estate_coins",
    "set_aside",
    "likeliest",
    "moat",
    "reaction",
    "no_reaction",
    "order",
    "worth_it",
    "not_worth_it",
    "best_choice",
]
REASONS: Final[tuple[str, ...]] = get_args(Reason)
Facts: TypeAlias = dict[str, str | int]  # `card` and `alternative` are ids of cards, everything else is a number
Because: TypeAlias = tuple[Reason, Facts]
