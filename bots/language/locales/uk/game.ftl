# What happened: one short line each. $who is a player's name; $cards a list of card names; $count how many.

cards-counted = { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
alphabet = абвгґдеєжзиіїйклмнопрстуфхцчшщьюя
card-times = { $card } ×{ $count }
player-default = Гравець
computer-numbered = Комп’ютер { $number }
card-line = { $name } · ціна { $cost } · { $types }
list-and = { $first } та { $last }

log-turn = — Хід { $count }: { $who } —
log-play = { $who } грає: { $cards }.
log-draw = { $who } бере: { $cards }.
log-draw-counted = { $who } бере { $cards }.
log-buy = { $who } купує: { $cards }.
log-gain = { $who } отримує: { $cards }.
log-gain-hand = { $who } отримує на руку: { $cards }.
log-gain-deck = { $who } отримує на верх колоди: { $cards }.
log-discard = { $who } скидає: { $cards }.
log-discard-top = { $who } скидає { $many }, зверху — { $cards }.
log-trash = { $who } знищує: { $cards }.
log-reveal = { $who } відкриває: { $cards }.
log-reveal-empty = { $who } не має чого відкрити.
log-look = { $who } переглядає: { $cards }.
log-look-counted = { $who } переглядає { $cards }.
log-take = { $who } бере на руку: { $cards }.
log-take-counted = { $who } бере на руку { $cards }.
log-topdeck = { $who } кладе на верх колоди: { $cards }.
log-topdeck-counted = { $who } кладе на верх колоди { $cards }.
log-set_aside = { $who } відкладає: { $cards }.
log-deck_to_discard = { $who } перекладає колоду в скид.
log-shuffle = { $who } тасує колоду.
log-pass = { $who } передає гравцеві { $to }: { $cards }.
log-pass-counted = { $who } передає { $cards } гравцеві { $to }.
log-return = { $who } повертає у стос: { $cards }.
log-name = { $who } називає: { $cards }.
log-undo = { $who } скасовує свій останній крок.
log-end = Партію завершено.

# Questions. $kind is exactly, upto or any; $count how many.

ask-act = Зіграй карту дії або заверши фазу дій.
ask-buy = Купи карту або заверши хід.
ask-discard = { $kind ->
    [exactly] { $count ->
        [1] Скинь карту.
        [one] Скинь { $count } карту.
        [few] Скинь { $count } карти.
        [many] Скинь { $count } карт.
       *[other] Скинь { $count } карти.
    }
    [upto] { $count ->
        [1] Можеш скинути карту.
        [one] Можеш скинути до { $count } карти.
       *[other] Можеш скинути до { $count } карт.
    }
   *[any] Скинь скільки завгодно карт.
}
ask-trash = { $kind ->
    [exactly] { $count ->
        [1] Знищ карту.
        [one] Знищ { $count } карту.
        [few] Знищ { $count } карти.
        [many] Знищ { $count } карт.
       *[other] Знищ { $count } карти.
    }
    [upto] { $count ->
        [1] Можеш знищити карту.
        [one] Можеш знищити до { $count } карти.
       *[other] Можеш знищити до { $count } карт.
    }
   *[any] Знищ скільки завгодно карт.
}
ask-gain = { $kind ->
    [exactly] Отримай карту.
    [upto] Можеш отримати карту.
   *[any] Отримай будь-які з цих карт.
}
ask-topdeck = { $kind ->
    [exactly] { $count ->
        [1] Поклади карту на верх колоди.
        [one] Поклади ці карти ({ $count }) на верх колоди; вибрана першою опиниться зверху.
        [few] Поклади ці { $count } карти на верх колоди; вибрана першою опиниться зверху.
        [many] Поклади ці { $count } карт на верх колоди; вибрана першою опиниться зверху.
       *[other] Поклади ці { $count } карти на верх колоди; вибрана першою опиниться зверху.
    }
   *[upto] Можеш покласти карту на верх колоди.
}
ask-play = { $kind ->
    [exactly] Вибери, яку карту дії зіграти.
   *[upto] Можеш зіграти карту дії.
}
ask-pass = Передай карту сусідові ліворуч.
ask-name = Назви карту.
ask-choose = { $kind ->
    [exactly] { $count ->
        [1] Вибери одне.
        [one] Вибери { $count } варіант.
        [few] Вибери { $count } варіанти.
        [many] Вибери { $count } варіантів.
       *[other] Вибери { $count } варіанта.
    }
   *[any] Вибери.
}
ask-order = Що відбудеться спершу?
ask-react = Зреагувати на карту «{ $source }»?
ask-turn-react = Скористатися реакцією?
ask-confirm = Скористатися картою «{ $source }»?

ask-bandit-trash = Знищ один зі своїх відкритих скарбів.
ask-bureaucrat-topdeck = Покажи карту перемоги й поклади її на верх колоди.
ask-chancellor-confirm = Перекласти колоду в скид?
ask-library-confirm = Ти береш карту «{ $card }». Відкласти її?
ask-spy-choose = { $who } відкриває: { $card }. Лишити на колоді чи скинути?
ask-thief-trash = { $who } відкриває скарби. Який із них знищити?
ask-thief-gain = Які зі знищених скарбів отримати?
ask-throne_room-play = { $kind ->
    [exactly] Вибери, яку карту дії зіграти двічі.
   *[upto] Можеш зіграти карту дії двічі.
}
ask-vassal-confirm = Зіграти карту «{ $card }»?

option-yes = так
option-no = ні
option-keep = лишити
option-discard = скинути
option-end = завершити

# Refusals.

refusal-illegal = Тут так не можна.
refusal-undo = Скасовувати нічого або вже пізно: відтоді відкрилося щось приховане або відповів хтось інший.
