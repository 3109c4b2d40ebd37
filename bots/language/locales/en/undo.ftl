# Mis-taps: a turn that has just ended can be taken back; what ends the game is asked about first.

screen-held = Your turn is over. You can take this back until the next player begins; your new hand stays face down until then.
button-undo-turn = ↩ Undo ({ $count } s)
button-show-hand = ✋ Show my new hand
refusal-undo-too-late = Too late to take that back: the next player has begun, or your new hand has been shown.

screen-last-purchase = This ends the game. Buy { $card }?
screen-last-turn = This ends the game. End your turn?
button-last-sure = Yes, end the game

button-more = More…
button-to-pick = { $count } of { $least } picked

preference-undo = Take back the end of a turn: { $value }
preference-short-undo = Undo a turn
preference-auto_end = End a turn in which only Copper, Curse or Ruins could be bought: { $value }
preference-short-auto_end = End by itself
undo-seconds = { $count ->
    [0] off
   *[other] { $count } s
}

# In the terminal.

held-prompt = Your turn is over. Enter shows your new hand, u takes the turn back:
did-you-mean = Did you mean { $card }?
