# Что произошло: по короткой строке. $who — имя игрока, $cards — список названий карт, $count — сколько их.
# Имена и названия не склоняются, поэтому карты стоят после двоеточия.

cards-counted = { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[many] { $count } карт
}
alphabet = абвгдеёжзийклмнопрстуфхцчшщъыьэюя
card-times = { $card } ×{ $count }
player-default = Игрок
card-line = { $name } · стоимость { $cost } · { $types }
list-and = { $first } и { $last }

log-turn = { $who }, ход { $count }
log-turn-outpost = { $who }, дополнительный ход
log-turn-possession = { $who }, дополнительный ход: решает { $to }
log-play = { $who } играет: { $cards }.
log-draw = { $who } берёт: { $cards }.
log-draw-counted = { $who } берёт { $cards }.
log-buy = { $who } покупает: { $cards }.
log-gain = { $who } получает: { $cards }.
log-gain-hand = { $who } получает на руку: { $cards }.
log-gain-deck = { $who } получает на верх колоды: { $cards }.
log-discard = { $who } сбрасывает: { $cards }.
log-discard-top = { $who } сбрасывает { $many }, сверху — { $cards }.
log-trash = { $who } выкидывает на свалку: { $cards }.
log-reveal = { $who } раскрывает: { $cards }.
log-reveal-empty = { $who }: раскрывать нечего.
log-look = { $who } просматривает: { $cards }.
log-look-counted = { $who } просматривает { $cards }.
log-look-bottom = { $who } смотрит нижнюю карту колоды: { $cards }.
log-look-bottom-counted = { $who } смотрит нижнюю карту колоды.
log-take = { $who } берёт на руку: { $cards }.
log-take-counted = { $who } берёт на руку { $cards }.
log-take-haven = { $who } берёт из Гавани на руку: { $cards }.
log-take-haven-counted = { $who } берёт из Гавани на руку { $cards }.
log-topdeck = { $who } кладёт на верх колоды: { $cards }.
log-topdeck-counted = { $who } кладёт на верх колоды { $cards }.
log-set_aside = { $who } откладывает: { $cards }.
log-set_aside-haven = { $who } откладывает до следующего хода: { $cards }.
log-set_aside-haven-counted = { $who } откладывает { $cards } до следующего хода.
log-set_aside-island = { $who } кладёт на поле Острова: { $cards }.
log-set_aside-native_village = { $who } кладёт на поле Местной деревни: { $cards }.
log-set_aside-native_village-counted = { $who } кладёт { $cards } на поле Местной деревни.
log-deck_to_discard = { $who } кладёт колоду в сброс.
log-shuffle = { $who } тасует колоду.
log-pass = { $who } передаёт игроку { $to }: { $cards }.
log-pass-counted = { $who } передаёт { $cards } игроку { $to }.
log-return = { $who } возвращает в стопку: { $cards }.
log-name = { $who } называет: { $cards }.
log-choose = { $who } выбирает: { $modes }.
log-no_purchase = { $who } ничего не покупает.
log-put-back = { $count ->
    [1] { $who } оставляет на колоде: { $cards }.
   *[other] { $who } возвращает на колоду: { $cards }.
}
log-tokens = { $who } берёт { $count ->
    [one] { $count } жетон победы
    [few] { $count } жетона победы
   *[many] { $count } жетонов победы
}.
log-route_token = { $who } переводит жетон на поле Торгового маршрута: { $cards }.
log-duration = { $who }: { $cards }, с прошлого хода: { $bonus }.
bonus-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карты
   *[many] +{ $count } карт
}
bonus-actions = { $count ->
    [one] +{ $count } действие
    [few] +{ $count } действия
   *[many] +{ $count } действий
}
bonus-buys = { $count ->
    [one] +{ $count } покупка
    [few] +{ $count } покупки
   *[many] +{ $count } покупок
}
bonus-coins = { $count ->
    [one] +{ $count } монета
    [few] +{ $count } монеты
   *[many] +{ $count } монет
}
log-embargo_token = { $who } кладёт жетон эмбарго на стопку: { $cards }.
log-pirate_token = { $who } берёт жетон монеты (всего { $count }).
log-recover = { $who } возвращает выкинутое в свой сброс: { $cards }.
log-undo = { $who } отменяет свой последний шаг.
log-time_up_turn = { $who }: время вышло, ход заканчивает компьютер.
log-time_up_answer = { $who }: время вышло, отвечает компьютер.
log-replaced = { $who }: нет на месте, дальше играет компьютер.
log-end = Партия окончена.

# Ответы на вопросы; сами вопросы — в questions.ftl.

option-yes = да
option-no = нет
option-keep = оставить
option-discard = сбросить
option-treasures = сыграть все сокровища
option-end = закончить

# Отказы.

refusal-illegal = Здесь так нельзя.
refusal-undo = Отменять нечего или уже поздно: с тех пор открылось что-то скрытое или ответил кто-то другой.
