# Кто как играет. $who — имя игрока.

stats-person = Статистика: { $who }
stats-person-none = { $who }: пока ни одной законченной партии.
stats-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}, { $wins ->
    [0] побед пока нет
    [one] { $wins } победа ({ $percent } %)
    [few] { $wins } победы ({ $percent } %)
   *[many] { $wins } побед ({ $percent } %)
}
stats-points = Всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, в среднем { $average } за партию, лучший результат — { $best }
stats-levels = Против компьютера: { $levels }
stats-level = { $level }: побед { $wins } из { $games }
stats-favourites = Любимые карты королевства: { $cards }

stats-place = { $games ->
    [one] Здесь сыграна { $games } партия.
    [few] Здесь сыграно { $games } партии.
   *[many] Здесь сыграно { $games } партий.
}
stats-place-none = Здесь ещё не закончено ни одной партии.
stats-rank = { $rank }. { $who }: { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
} в { $games ->
    [one] { $games } партии
   *[other] { $games } партиях
}, в среднем { $average ->
    [one] { $average } очко
    [few] { $average } очка
   *[many] { $average } очков
} за партию
stats-more = … и ещё { $count }

# Записи партий.

refusal-record-unfinished = Запись партии можно получить, когда партия окончена.
refusal-record-changed = Партия началась до исправления правил, поэтому полностью восстановить её журнал нельзя.
refusal-no-record = Записей сыгранных партий здесь нет.
record-caption = Последняя сыгранная здесь партия: королевство, ключ тасовки и все ответы.
refusal-record-unreadable = Это не запись партии.
