# How people did. $who is a player's name.

stats-person = { $who }’s results
stats-person-none = { $who } hasn’t finished a game yet.
stats-games = { $games ->
    [one] 1 game
   *[other] { $games } games
}, { $wins ->
    [0] none won
   *[other] { $wins } won ({ $percent }%)
}
stats-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} in total, { $average } per game, { $best } at best
stats-levels = Against computer players: { $levels }
stats-level = { $level }: { $wins } of { $games } won
stats-favourites = Kingdom cards bought most often: { $cards }

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
} per game
stats-more = … and { $count } more

# Records of games.

refusal-record-unfinished = You can get the record once the game is over.
refusal-record-changed = The rules have been corrected since this game started, so its full log can’t be rebuilt.
refusal-no-record = There’s no record of a finished game here.
record-caption = The last game finished here: kingdom, shuffle seed and every choice.
refusal-record-unreadable = This isn’t the record of a game.
