# The end of a game, in text and as a picture. $who is a player’s name, $card and $cards may have numbers: “Estate ×3”.

result-over-provinces = The game is over. No Provinces are left.
result-over-piles = The game is over. These piles are empty: { $piles }.
result-source = { $card }: { $points }
result-biggest = Biggest turn: { $who }, turn { $number } ({ $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}), gains { $cards }
result-deck = { $who } ends with { $count ->
    [one] 1 card
   *[other] { $count } cards
}: { $cards }
result-progress = Points after turn { $number }: { $points }
result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
result-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
result-card-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
result-more = more
result-chart = Points by turn
result-chart-mark = Province gained

button-shuffles = Fair shuffles
shuffles-title = Fair shuffles
shuffles-about = Every shuffle follows from one secret number, the seed. Its hash has been public since the start of the game (under “Kingdom”), so no one could change the seed later; now that the game is over, the seed itself is public too.
shuffles-secret = Every shuffle follows from one secret number, the seed. Its hash has been public since the start of the game, so no one can change the seed now; the seed itself will be public when the game is over.
shuffles-check = To check the whole game, get its record with { $command } and run: { $check }

button-replay = Replay
replay-place = Replay { $number }/{ $count }
replay-hand-empty = no cards
notice-beyond-turns = There are no more turns that way.
