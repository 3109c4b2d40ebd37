# Хто як грає. $who — ім’я гравця.

stats-person = Статистика: { $who }
stats-person-none = { $who }: ще жодної завершеної партії.
stats-games = { $games ->
    [one] { $games } партія
    [few] { $games } партії
    [many] { $games } партій
   *[other] { $games } партії
}, { $wins ->
    [0] жодної перемоги
    [one] { $wins } перемога ({ $percent } %)
    [few] { $wins } перемоги ({ $percent } %)
    [many] { $wins } перемог ({ $percent } %)
   *[other] { $wins } перемоги ({ $percent } %)
}
stats-points = Загалом { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}, у середньому { $average } за партію, найкращий результат — { $best }
stats-levels = Проти комп’ютера: { $levels }
stats-level = { $level }: перемог { $wins } з { $games }
stats-favourites = Улюблені карти королівства: { $cards }

stats-place = { $games ->
    [one] Тут зіграно { $games } партію.
    [few] Тут зіграно { $games } партії.
    [many] Тут зіграно { $games } партій.
   *[other] Тут зіграно { $games } партії.
}
stats-place-none = Тут ще не зіграно жодної партії.
stats-rank = { $rank }. { $who }: { $wins ->
    [one] { $wins } перемога
    [few] { $wins } перемоги
    [many] { $wins } перемог
   *[other] { $wins } перемоги
} з { $games ->
    [one] { $games } партії
   *[other] { $games } партій
}, у середньому { $average ->
    [one] { $average } очко
    [few] { $average } очки
    [many] { $average } очок
   *[other] { $average } очка
} за партію
stats-more = … і ще { $count }

# Записи партій.

refusal-record-unfinished = Запис можна отримати, коли партію завершено.
refusal-record-changed = Партія почалася до виправлення правил, тож повністю відновити її журнал не можна.
refusal-no-record = Записів зіграних партій тут немає.
record-caption = Остання зіграна тут партія: королівство, ключ тасування й усі відповіді.
refusal-record-unreadable = Це не запис партії.
