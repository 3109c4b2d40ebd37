# Hints: what a strong player would do now, and why. $move says what to do, $card is the card it is about,
# $alternative is one that somebody might have picked instead. A hint has at most 140 characters.

button-hint = Hint
hint-line = { $move }: { $reason }
refusal-hints-off = This table plays without hints.
options-hints = Hints
options-ask-hints = May players ask for hints? The result shows how many each of them used.
hints-yes = Allowed
hints-no = Not allowed
result-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
slash-hint = hint
slash-hint-about = What a strong player would do now, for your eyes only
command-hint = What a strong player would do now
typed-hint = i, hint
key-hint = hint

# What to do.

hint-do-play = Play { $cards }
hint-do-buy = Buy { $cards }
hint-do-end-act = End your Action phase
hint-do-end-buy = End your turn
hint-do-treasures = Play all Treasures
hint-do-discard = Discard { $cards }
hint-do-trash = Trash { $cards }
hint-do-gain = Gain { $cards }
hint-do-topdeck = Put { $cards } on your deck
hint-do-pass = Pass { $cards }
hint-do-name = Name { $cards }
hint-do-react = Use { $cards }
hint-do-choose = Choose “{ $cards }”
hint-do-confirm = Answer “{ $cards }”
hint-do-order = First { $cards }
hint-do-nothing = Pick nothing

# Why: buying and gaining.

hint-ends_won = it ends the game, and you win.
hint-ends_lost = { $alternative } would end the game, and you would lose it.
hint-points = { $points } points at once bring you closer to winning than anything else.
hint-end_near = { $left ->
    [one] only one Province is left, and now points count more than money.
   *[other] { $left } Provinces are left, and now points count more than money.
}
hint-piles_near = the piles are running out, and now points count more than money.
hint-money = { $coins ->
    [one] 1 coin buys
   *[other] { $coins } coins buy
} nothing better, and it makes every later hand richer.
hint-curses = each Curse hurts the others until the end, so the sooner the better.
hint-attack = an attack does the most harm early, because it slows everyone else down.
hint-bigger_hands = it draws { $cards } cards, and a bigger hand buys more.
hint-free_action = it replaces itself and costs no Action, so it never clogs your hand.
hint-more_actions = you own { $count } Actions that give no Action back; with it you can play two in a turn.
hint-trasher = getting rid of weak cards early makes every later hand better.
hint-gainer = each time you play it, you get a card without paying.
hint-coins_action = it gives { $coins } coins each time you play it.
hint-best_buy = of what you can get, it helps your deck most.
hint-over_terminal = you’d rarely have an Action left for { $alternative }, since you already own { $count ->
    [one] 1 card like it
   *[other] { $count } cards like it
} in a deck of { $size }.
hint-over_village = better than { $alternative }, because you own too few Action cards to need more Actions.
hint-over_points = it’s too early for { $alternative }, since points do nothing in your hand and { $left } Provinces are left.
hint-nothing_useful = { $alternative } wouldn’t make your deck better, and a small deck finds its good cards sooner.
hint-no_money = there’s nothing worth having for your coins.
hint-token = with Goons in play, you get a victory token for each card you buy.
hint-over_embargo = with { $alternative } you would also gain a Curse.
hint-potion = it pays for { $alternative }, which is worth more than a Silver now.

# Why: playing cards.

hint-treasures_first = they cost nothing, and then you see what you can buy.
hint-treasure_effect = it does more than pay, so it comes first.
hint-treasure_last = it counts what you have in play, so it comes last.
hint-actions_first = it gives back the Action it costs, so { $alternative } can follow.
hint-free_play = it gives back the Action it costs, so there’s nothing to lose.
hint-draw_first = draw first, and choose the next card from a bigger hand.
hint-attack_play = you can play only one, and this one also sets your opponents back.
hint-best_action = of your Actions, it does the most for you now.
hint-only_action = you have an Action to spend, and it helps.
hint-no_action_helps = playing an Action would do you no good now.
hint-double_best = of your cards, it’s the best to play twice.

# Why: parting with cards.

hint-dead_cards = { $count ->
    [one] it does
   *[other] they do
} nothing in your hand.
hint-least_useful = what you keep is of more use.
hint-idle_action = you have no Action left to play it with.
hint-discard_nothing = every card here is of use to you.
hint-worse_cards = your deck is better without { $count ->
    [one] it
   *[other] them
}, and every later hand gets stronger.
hint-exchange = it turns into something better.
hint-trash_least = something has to go, and this costs you least.
hint-trash_nothing = these cards are worth more in your deck than in the trash.
hint-pass_worst = it’s the card you’ll miss least.
hint-hurts_most = it hurts them most.
hint-steals_best = it’s the best one they can lose.
hint-keep_bad = this card is of little use to them, so let them draw it.
hint-discard_good = this card would help them, so they shouldn’t draw it.

# Why: the deck.

hint-order_top = the best ends up on top, so you draw it first.
hint-next_hand = it’s in your next hand then, where it helps.
hint-spare_now = you can’t play it now, but you can next turn.
hint-topdeck_nothing = none of these would help your next hand.
hint-keep_good = { $card } is a card you want to draw.
hint-discard_bad = { $card } would only take the place of a better card.
hint-shuffle_in = what you shuffle in comes back sooner.
hint-reshuffle = you’ll draw your new cards sooner.

# Why: choices.

hint-mode_cards = more cards may bring money, or another Action.
hint-mode_coins = with the coins you can buy something better now.
hint-mode_actions = there’s another Action in your hand to play.
hint-mode_trash = your deck is better without its weakest cards.
hint-estate_coins = 4 coins for an Estate that does nothing in your hand.
hint-set_aside = you have no Action left to play it with, and draw another card instead.
hint-likeliest = of your cards that you can’t see, it’s the most common (×{ $count }).
hint-moat = it costs nothing, and this attack can’t touch you.
hint-reaction = it costs you little, and helps now.
hint-no_reaction = a reaction wouldn’t help you now.
hint-order = that has to happen anyway; afterwards you can still decide the rest.
hint-worth_it = it brings more than it costs.
hint-not_worth_it = it would cost more than it brings.
hint-best_choice = it does more for you now than the other choices.
