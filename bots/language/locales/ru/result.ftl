# Конец партии: текст и картинка. $who — имя игрока, в $card и $cards могут быть числа: «Поместье ×3».

result-over-provinces = Партия окончена. Провинций больше нет.
result-over-piles = Партия окончена. Закончились стопки: { $piles }.
result-source = { $card }: { $points }
result-biggest = Лучший ход — { $who }, ход { $number } ({ $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
   *[many] { $coins } монет
}), получает: { $cards }
result-deck = { $who }, в конце { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}: { $cards }
result-progress = Очки после хода { $number }: { $points }
result-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
result-turns = { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
result-card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
result-more = прочее
result-chart = Очки по ходам
result-chart-mark = получена Провинция

button-shuffles = Честная тасовка
shuffles-title = Честная тасовка
shuffles-about = Все тасовки определяет одно секретное число — ключ. Его хеш известен всем с начала партии (на странице «Королевство»), поэтому подменить ключ позже было нельзя; теперь, когда партия окончена, открыт и сам ключ.
shuffles-secret = Все тасовки определяет одно секретное число — ключ. Его хеш известен всем с начала партии, поэтому подменить ключ позже нельзя; сам ключ откроется в конце партии.
shuffles-check = Чтобы проверить всю партию, получи её запись командой { $command } и выполни: { $check }

button-replay = Повтор
replay-place = Повтор { $number }/{ $count }
replay-hand-empty = нет карт
notice-beyond-turns = В эту сторону ходов больше нет.
