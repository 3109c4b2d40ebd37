# Що сталося: по короткому рядку. $who — ім’я гравця, $cards — список назв карт, $count — скільки їх.
# Імена й назви не відмінюються, тому карти стоять після двокрапки.

cards-counted = { $count ->
    [one] { $count } карту
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
alphabet = абвгґдеєжзиіїйклмнопрстуфхцчшщьюя
card-times = { $card } ×{ $count }
player-default = Гравець
card-line = { $name } · ціна { $cost } · { $types }
list-and = { $first } та { $last }

log-turn = { $who }, хід { $count }
log-turn-outpost = { $who }, додатковий хід
log-turn-possession = { $who }, додатковий хід: вирішує { $to }
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
log-look-bottom = { $who } дивиться нижню карту колоди: { $cards }.
log-look-bottom-counted = { $who } дивиться нижню карту колоди.
log-take = { $who } бере на руку: { $cards }.
log-take-counted = { $who } бере на руку { $cards }.
log-take-haven = { $who } бере з «Гавані» на руку: { $cards }.
log-take-haven-counted = { $who } бере з «Гавані» на руку { $cards }.
log-topdeck = { $who } кладе на верх колоди: { $cards }.
log-topdeck-counted = { $who } кладе на верх колоди { $cards }.
log-set_aside = { $who } відкладає: { $cards }.
log-set_aside-haven = { $who } відкладає до наступного ходу: { $cards }.
log-set_aside-haven-counted = { $who } відкладає { $cards } до наступного ходу.
log-set_aside-island = { $who } кладе на поле «Острова»: { $cards }.
log-set_aside-native_village = { $who } кладе на поле «Тубільного села»: { $cards }.
log-set_aside-native_village-counted = { $who } кладе { $cards } на поле «Тубільного села».
log-deck_to_discard = { $who } перекладає колоду в скид.
log-shuffle = { $who } тасує колоду.
log-pass = { $who } передає гравцеві { $to }: { $cards }.
log-pass-counted = { $who } передає { $cards } гравцеві { $to }.
log-return = { $who } повертає у стос: { $cards }.
log-name = { $who } називає: { $cards }.
log-choose = { $who } вибирає: { $modes }.
log-no_purchase = { $who } нічого не купує.
log-put-back = { $count ->
    [1] { $who } лишає на колоді: { $cards }.
   *[other] { $who } повертає на колоду: { $cards }.
}
log-tokens = { $who } бере { $count ->
    [one] { $count } жетон перемоги
    [few] { $count } жетони перемоги
    [many] { $count } жетонів перемоги
   *[other] { $count } жетона перемоги
}.
log-route_token = { $who } переводить жетон на поле «Торговельного маршруту»: { $cards }.
log-duration = { $who }: { $cards }, з минулого ходу: { $bonus }.
bonus-cards = { $count ->
    [one] +{ $count } карта
    [few] +{ $count } карти
    [many] +{ $count } карт
   *[other] +{ $count } карти
}
bonus-actions = { $count ->
    [one] +{ $count } дія
    [few] +{ $count } дії
    [many] +{ $count } дій
   *[other] +{ $count } дії
}
bonus-buys = { $count ->
    [one] +{ $count } купівля
    [few] +{ $count } купівлі
    [many] +{ $count } купівель
   *[other] +{ $count } купівлі
}
bonus-coins = { $count ->
    [one] +{ $count } монета
    [few] +{ $count } монети
    [many] +{ $count } монет
   *[other] +{ $count } монети
}
log-embargo_token = { $who } кладе жетон ембарго на стос: { $cards }.
log-pirate_token = { $who } бере жетон монети (усього { $count }).
log-recover = { $who } повертає знищене у свій скид: { $cards }.
log-undo = { $who } скасовує свій останній крок.
log-time_up_turn = { $who }: час сплив, хід завершує комп’ютер.
log-time_up_answer = { $who }: час сплив, відповідає комп’ютер.
log-replaced = { $who }: немає на місці, далі грає комп’ютер.
log-end = Партію завершено.

# Відповіді на запитання; самі запитання — у questions.ftl.

option-yes = так
option-no = ні
option-keep = лишити
option-discard = скинути
option-treasures = зіграти всі скарби
option-end = завершити

# Відмови.

refusal-illegal = Тут так не можна.
refusal-undo = Немає чого скасовувати або вже пізно: відтоді відкрилося щось приховане або відповів хтось інший.
