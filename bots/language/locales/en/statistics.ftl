# How people did. $who is a player's name.

stats-person = { $who } so far
stats-person-none = { $who } has not finished a game yet.
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [0] none won
   *[other] { $wins } won ({ $percent } %)
}
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all, { $average } a game, { $best } at best
stats-favourites = Bought most often: { $cards }

stats-place = { $games ->
    [one] 1 game was finished here.
   *[other] { $games } games were finished here.
}
stats-place-none = No game has been finished here yet.
stats-rank = { $rank }. { $who }: { $wins ->
    [one] 1 win
   *[other] { $wins } wins
} in { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $average ->
    [one] { $average } point
   *[other] { $average } points
} a game
stats-more = … and { $count } more

# Records of games.

refusal-record-unfinished = The record of a game can be had once the game is over.
refusal-record-changed = The rules have been corrected since this game began, so its log cannot be shown from the start.
refusal-no-record = No record of a finished game is kept here.
record-caption = The last game that was finished here: kingdom, seed and every answer.
refusal-record-unreadable = This is not the record of a game.
