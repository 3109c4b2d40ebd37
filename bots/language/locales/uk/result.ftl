# Кінець партії: текст і зображення. $who — ім’я гравця, у $card і $cards можуть бути числа: «Маєток ×3».

result-over-provinces = Партію завершено. Провінцій більше немає.
result-over-piles = Партію завершено. Порожні стоси: { $piles }.
result-source = { $card }: { $points }
result-biggest = Найкращий хід — { $who }, хід { $number } ({ $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}), отримує: { $cards }
result-deck = { $who }, наприкінці { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}: { $cards }
result-progress = Очки після ходу { $number }: { $points }
result-points = { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
}
result-turns = { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
result-card-count = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
result-more = інше
result-chart = Очки хід за ходом
result-chart-mark = отримано провінцію

button-shuffles = Чесне тасування
shuffles-title = Чесне тасування
shuffles-about = Усі тасування визначає одне таємне число — ключ. Його хеш відомий усім із початку партії (на сторінці «Королівство»), тож підмінити ключ пізніше було неможливо; тепер, коли партію завершено, відкрито й сам ключ.
shuffles-secret = Усі тасування визначає одне таємне число — ключ. Його хеш відомий усім із початку партії, тож підмінити ключ пізніше неможливо; сам ключ відкриється наприкінці партії.
shuffles-check = Щоб перевірити всю партію, отримай її запис командою { $command } і виконай: { $check }

button-replay = Повтор
replay-place = Повтор { $number }/{ $count }
replay-hand-empty = немає карт
notice-beyond-turns = У цей бік ходів більше немає.
