# Экраны: то, что люди видят на любой площадке. $who — имя игрока, $cards — список названий карт.

screen-turn = Ход { $count }
screen-turn-yours = Твой { $count }-й ход
screen-turn-extra = Дополнительный ход
screen-turn-extra-yours = Твой дополнительный ход
screen-turn-possessed = Дополнительный ход, решает { $who }
screen-turn-possessing = Дополнительный ход, решаешь ты
screen-coins-all = ({ $all } со всеми сокровищами)
screen-coins-most = (до { $all })
screen-away = Тебя не было, поэтому за тебя играет компьютер.
screen-hand-empty = Рука пуста.
screen-in-play = В игре: { $cards }
screen-awaited = В начале твоего следующего хода: { $cards }
screen-coin-tokens = Жетоны монет: { $count }
screen-looked-at = Ты видишь: { $cards }
screen-shown = { $who } раскрывает: { $cards }
screen-shown-own = Ты раскрываешь: { $cards }
screen-last = Твой последний шаг · { $what }
screen-picked = Выбрано { $count } из { $most }: { $cards }
screen-given = Твой выбор: { $cards }
screen-order = В таком порядке: { $cards }
screen-order-card = { $number }. { $card }
screen-ending = { $coins ->
    [one] У тебя осталась { $coins } монета. Закончить ход?
    [few] У тебя осталось { $coins } монеты. Закончить ход?
   *[many] У тебя осталось { $coins } монет. Закончить ход?
}
screen-waiting = Ждём: { $who }.
screen-waiting-until = Ждём: { $who }. Время истекает { $when }.
screen-until = Твоё время истекает { $when }.
screen-until-turn = Твоё время истекает { $when }; потом твой ход закончит компьютер.
screen-until-answer = Твоё время истекает { $when }; потом за тебя ответит компьютер.
screen-until-seat = Твоё время истекает { $when }; потом твоё место займёт компьютер, пока ты не вернёшься.
screen-missed = Твоё время вышло, и за тебя сыграл компьютер. В следующий раз он займёт твоё место, пока ты не вернёшься.
# $when в предложении: Discord сам пишет «через 3 часа».
time-in-hours = через { $count } ч
time-in-minutes = через { $count } мин
time-left-hours = { $count } ч
time-left-minutes = { $count } мин
time-now = сейчас
screen-waiting-unnamed = Ждём ответа.
awaited-answer = ответ
awaited-all = все
screen-over = Партия окончена.

place-discard-pile = сброс
place-hand = рука
place-this-one = эта
option-in-place = { $card } ({ $place })

button-priced = { $card } { $cost } ·{ $count }
button-type-name = Ввести название
menu-exactly = Выбери { $most }
menu-between = Выбери от { $least } до { $most }
menu-up-to = Выбери до { $most }
button-return = Вернуться в игру
button-none = Ничего
button-all = Все
button-confirm = Подтвердить ({ $count })
button-start-over = Заново
button-picked = ✓ { $card }
button-picked-count = ✓{ $count } { $card }
button-end-actions = Закончить фазу
button-end-turn = Закончить ход
button-end-sure = Да, закончить ход
button-treasures = Сыграть все сокровища
button-play = Сыграть: { $card }
button-buy-now = { $card }, прочее на руке
button-undo = Отменить шаг
button-back = Назад
button-texts = Тексты карт
button-trash = Свалка
button-close-page = Закрыть
texts-hand = На руке:
texts-offered = На выбор:
button-page-back = ‹ Стр. { $page }/{ $pages }
button-page-on = Стр. { $page }/{ $pages } ›

# Стол, который видят все.

pile-times = { $card }×{ $count }
pile-mixed = { $pile }: { $card }
pile-bane = { $card } (оберег)
pile-members = В этой стопке: { $cards }.
table-beside = Вне резерва: { $piles }
table-prizes = Призы
table-discount = стоимость −{ $count } 🪙
table-forbidden = нельзя купить: { $cards }
table-route = Торговый маршрут: { $count }
picture-beside = Ещё на столе
table-trash = { $count ->
    [0] Свалка пуста.
    [one] На свалке { $count } карта.
    [few] На свалке { $count } карты.
   *[many] На свалке { $count } карт.
}
table-seat-in-play = в игре: { $cards }
table-seat-shows = раскрыто: { $cards }
table-seat-returning = отложено: { $cards }
table-seat-awaited = следующий ход: { $cards }
table-seat-recovering = вернётся: { $cards }
table-seat-coin-tokens = жетоны монет: { $count }
mark-away = нет на месте, играет компьютер
mark-resigned = партия сдана
mark-host = хозяин стола
marked = { $who } ({ $marks })

button-hand = Моя рука
button-log = Журнал
button-kingdom = Королевство
button-nudge = Поторопить
button-watch = Наблюдать
button-unwatch = Перестать наблюдать
button-replace = Заменить: { $who }
button-rematch = Сыграть ещё раз

score-line = { $rank }. { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $turns ->
    [one] { $turns } ход
    [few] { $turns } хода
   *[many] { $turns } ходов
}
score-winner = 🏆 Побеждает { $who }.
score-shared = 🏆 Победу делят { $who }.
score-seed = Ключ тасовки (seed): { $seed }
score-commitment = Его SHA-256, объявленный в начале: { $hash }
table-commitment = SHA-256 секретного ключа тасовки: { $hash }

# Перед партией.

lobby-seats = Занято мест: { $taken } из { $seats }
lobby-seat = { $number }. { $who }
lobby-nobody = За столом пока никого.
lobby-ready = { $count ->
    [0] Чтобы начать, нужны двое игроков.
    [1] Чтобы начать, нужен ещё один игрок.
   *[other] Можно начинать.
}
lobby-cards = Карты: { $cards }
lobby-cards-unknown = Карты будут выбраны случайно в начале партии.
option-line = { $name }: { $value }

options-title = Настройки
options-sets = Наборы
options-kingdom = Королевство
options-edition = Версия карт
options-shelters = Убежища
options-colonies = Колонии
options-bane = Оберег
options-pace = Темп
options-language = Язык
options-players = Игроки
options-unseat = Убрать игрока

options-ask-sets = Из каких наборов составлять случайное королевство?
options-ask-edition = По какому изданию играть карты, если их тексты различаются?
options-ask-shelters = Начать с убежищами вместо Поместий?
options-ask-colonies = Играть с Платиной и Колонией?
options-ask-bane = Какая карта будет оберегом? Кто покажет её, когда играют Юную ведьму, не получит Проклятие.
options-ask-pace = Сколько времени можно думать?
options-ask-language = Какой язык будет у стола?
options-ask-players = На сколько игроков стол?
options-ask-unseat = Кого убрать из-за стола? Вернуться можно в любой момент.

kingdom-random = Случайное
kingdom-own = Свои десять карт
edition-1 = 1-е издание
edition-2 = 2-е издание
shelters-auto = Если всё из «Тёмных веков»
shelters-yes = Да
shelters-no = Нет
colonies-auto = По доле карт «Процветания»
colonies-yes = Да
colonies-no = Нет
pace-live = Быстрый (минуты)
pace-casual = Неспешный (сутки)
pace-none = Без ограничений
players-count = До { $count }
language-own-name = Русский

button-join = Сесть за стол
button-leave = Встать из-за стола
button-add-computer = Добавить компьютер
button-remove-computer = Убрать компьютер
button-options = Настройки
button-close = Закрыть стол
button-resign = Сдаться
button-start = Начать

# Сообщения.

closed-stopped = Стол закрыт.
closed-expired = Стол закрыт: здесь давно никто не играл.
closed-by-operator = Владелец бота закрыл этот стол.
call-anyone = { $who }: стол ждёт ответа кого-нибудь из вас.
call-turn = { $who }, твой ход.
call-answer = { $who }, стол ждёт ответа.
call-reminder = { $who }, остальные всё ещё ждут.
call-until = Время истекает { $when }.
call-until-turn = Время истекает { $when }; потом ход закончит компьютер.
call-until-answer = Время истекает { $when }; потом ответит компьютер.
call-start = { $who }, партия началась.
log-title = Журнал, страница { $page } из { $pages }
log-empty = Пока ничего не произошло.
sure-resign = Сдаться? Твоё место навсегда займёт компьютер.
sure-stop = Закрыть стол для всех? Начатая партия пропадёт.
sure-end-solo = Закончить эту партию и закрыть стол?
button-resign-sure = Да, сдаюсь
button-stop-sure = Да, закрыть
