# How people did. $who is a player's name.

stats-person = Результати: { $who }
stats-person-none = { $who }: ще жодної завершеної гри.
stats-games = { $games ->
    [one] { $games } гра
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}, { $wins ->
    [0] жодної перемоги
    [one] { $wins } перемога ({ $percent } %)
    [few] { $wins } перемоги ({ $percent } %)
    [many] { $wins } перемог ({ $percent } %)
   *[other] { $wins } перемоги ({ $percent } %)
}
stats-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} загалом, у середньому { $average } за гру, найбільше { $best }
stats-favourites = Найчастіші покупки: { $cards }

stats-place = { $games ->
    [one] Тут завершено { $games } гру.
    [few] Тут завершено { $games } гри.
    [many] Тут завершено { $games } ігор.
   *[other] Тут завершено { $games } гри.
}
stats-place-none = Тут ще не завершено жодної гри.
stats-rank = { $rank }. { $who }: { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
} за { $games ->
    [one] { $games } гру
    [few] { $games } гри
    [many] { $games } ігор
   *[other] { $games } гри
}, у середньому { $average ->
    [one] { $average } очко
    [few] { $average } очки
    [many] { $average } очок
   *[other] { $average } очка
} за гру
stats-more = … і ще { $count }

# Records of games.

refusal-record-unfinished = Запис гри можна взяти, коли її завершено.
refusal-record-changed = Після початку цієї гри правила виправлено, тож її журнал не можна показати від самого початку.
refusal-no-record = Записів зіграних ігор тут немає.
record-caption = Остання зіграна тут гра: королівство, зерно й усі відповіді.
refusal-record-unreadable = Це не запис гри.
