# Mis-taps: a turn that has just ended can be taken back; what ends the game is asked about first.

screen-held = Your turn is over. Your new hand stays face down while you can undo it.
button-undo-turn = Undo ({ $count } s)
button-show-hand = Show my new hand
refusal-undo-too-late = Too late to undo: the next player has made a move, or your new hand has been shown.

screen-last-purchase = This ends the game. Buy { $card }?
screen-last-turn = This ends the game. End your turn?
button-last-sure = Yes, end the game

button-more = More…
button-to-pick = { $count } of { $least } picked

preference-undo = Time to undo the end of a turn: { $value }
preference-short-undo = Time to undo
preference-auto_end = End the turn if only Copper, Curse or Ruins can be bought: { $value }
preference-short-auto_end = Auto-end turn
undo-seconds = { $count ->
    [0] off
   *[other] { $count } s
}

# In the terminal.

did-you-mean = Did you mean { $card }?
refusal-pick-more = { $count ->
    [one] Pick one more.
   *[other] Pick { $count } more.
}
