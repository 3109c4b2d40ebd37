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
computer-numbered = Компьютер { $number }
card-line = { $name } · стоимость { $cost } · { $types }
list-and = { $first } и { $last }

log-turn = — Ход { $count }: { $who } —
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
log-take = { $who } берёт на руку: { $cards }.
log-take-counted = { $who } берёт на руку { $cards }.
log-topdeck = { $who } кладёт на верх колоды: { $cards }.
log-topdeck-counted = { $who } кладёт на верх колоды { $cards }.
log-set_aside = { $who } откладывает: { $cards }.
log-deck_to_discard = { $who } кладёт колоду в сброс.
log-shuffle = { $who } тасует колоду.
log-pass = { $who } передаёт игроку { $to }: { $cards }.
log-pass-counted = { $who } передаёт { $cards } игроку { $to }.
log-return = { $who } возвращает в стопку: { $cards }.
log-name = { $who } называет: { $cards }.
log-undo = { $who } отменяет свой последний шаг.
log-end = Партия окончена.

# Вопросы. $kind — exactly (ровно), upto (не больше) или any (сколько угодно); $count — сколько.

ask-act = Сыграй карту действия или закончи фазу действий.
ask-buy = Купи карту или закончи ход.
ask-discard = { $kind ->
    [exactly] { $count ->
        [1] Сбрось карту.
        [one] Сбрось { $count } карту.
        [few] Сбрось { $count } карты.
       *[many] Сбрось { $count } карт.
    }
    [upto] { $count ->
        [1] Можешь сбросить карту.
        [one] Можешь сбросить до { $count } карты.
       *[other] Можешь сбросить до { $count } карт.
    }
   *[any] Сбрось сколько угодно карт.
}
ask-trash = { $kind ->
    [exactly] { $count ->
        [1] Выкинь карту на свалку.
        [one] Выкинь на свалку { $count } карту.
        [few] Выкинь на свалку { $count } карты.
       *[many] Выкинь на свалку { $count } карт.
    }
    [upto] { $count ->
        [1] Можешь выкинуть карту на свалку.
        [one] Можешь выкинуть на свалку до { $count } карты.
       *[other] Можешь выкинуть на свалку до { $count } карт.
    }
   *[any] Выкинь на свалку сколько угодно карт.
}
ask-gain = { $kind ->
    [exactly] Получи карту.
    [upto] Можешь получить карту.
   *[any] Получи любые из этих карт.
}
ask-topdeck = { $kind ->
    [exactly] { $count ->
        [1] Положи карту на верх колоды.
        [one] Положи эти карты ({ $count }) на верх колоды; выбранная первой окажется сверху.
        [few] Положи эти { $count } карты на верх колоды; выбранная первой окажется сверху.
       *[many] Положи эти { $count } карт на верх колоды; выбранная первой окажется сверху.
    }
   *[upto] Можешь положить карту на верх колоды.
}
ask-play = { $kind ->
    [exactly] Выбери, какую карту действия сыграть.
   *[upto] Можешь сыграть карту действия.
}
ask-pass = Передай карту соседу слева.
ask-name = Назови карту.
ask-choose = { $kind ->
    [exactly] { $count ->
        [1] Выбери одно.
        [one] Выбери { $count } вариант.
        [few] Выбери { $count } варианта.
       *[many] Выбери { $count } вариантов.
    }
   *[any] Выбери.
}
ask-order = Что произойдёт сначала?
ask-react = Применить реакцию на карту «{ $source }»?
ask-turn-react = Применить реакцию?
ask-confirm = Применить карту «{ $source }»?

ask-bandit-trash = Выкинь на свалку одно из раскрытых сокровищ.
ask-bureaucrat-topdeck = Покажи карту победы и положи её на верх колоды.
ask-chancellor-confirm = Положить колоду в сброс?
ask-library-confirm = Ты берёшь карту «{ $card }». Отложить её?
ask-spy-choose = { $who } раскрывает: { $card }. Оставить на колоде или сбросить?
ask-thief-trash = { $who } раскрывает сокровища. Какое отправить на свалку?
ask-thief-gain = Какие из выкинутых сокровищ получить?
ask-throne_room-play = { $kind ->
    [exactly] Выбери карту действия, чтобы сыграть её дважды.
   *[upto] Можешь сыграть карту действия дважды.
}
ask-vassal-confirm = Сыграть карту «{ $card }»?

option-yes = да
option-no = нет
option-keep = оставить
option-discard = сбросить
option-end = закончить

# Отказы.

refusal-illegal = Здесь так нельзя.
refusal-undo = Отменять нечего или уже поздно: с тех пор открылось что-то скрытое или ответил кто-то другой.
