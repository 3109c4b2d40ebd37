# Екрани: те, що люди бачать на будь-якій платформі. $who — ім’я гравця, $cards — список назв карт.

screen-turn = Хід { $count }
screen-turn-yours = Твій { $count }-й хід
screen-turn-extra = Додатковий хід
screen-turn-extra-yours = Твій додатковий хід
screen-turn-possessed = Додатковий хід, вирішує { $who }
screen-turn-possessing = Додатковий хід, вирішуєш ти
screen-coins-all = ({ $all } з усіма скарбами)
screen-coins-most = (до { $all })
screen-away = Тебе не було, тож за тебе грає комп’ютер.
screen-hand-empty = Рука порожня.
screen-in-play = У грі: { $cards }
screen-awaited = На початку твого наступного ходу: { $cards }
screen-coin-tokens = Жетони монет: { $count }
screen-looked-at = Ти бачиш: { $cards }
screen-shown = { $who } відкриває: { $cards }
screen-shown-own = Ти відкриваєш: { $cards }
screen-last = Твій останній крок · { $what }
screen-picked = Вибрано { $count } з { $most }: { $cards }
screen-given = Твій вибір: { $cards }
screen-order = У такому порядку: { $cards }
screen-order-card = { $number }. { $card }
screen-ending = { $coins ->
    [one] У тебе лишилася { $coins } монета. Завершити хід?
    [few] У тебе лишилося { $coins } монети. Завершити хід?
    [many] У тебе лишилося { $coins } монет. Завершити хід?
   *[other] У тебе лишилося { $coins } монети. Завершити хід?
}
screen-waiting = Чекаємо: { $who }.
screen-waiting-until = Чекаємо: { $who }. Час спливає { $when }.
screen-until = Твій час спливає { $when }.
screen-until-turn = Твій час спливає { $when }; потім твій хід завершить комп’ютер.
screen-until-answer = Твій час спливає { $when }; потім за тебе відповість комп’ютер.
screen-until-seat = Твій час спливає { $when }; потім твоє місце займе комп’ютер, доки ти не повернешся.
screen-missed = Твій час сплив, і за тебе зіграв комп’ютер. Наступного разу він займе твоє місце, доки ти не повернешся.
# $when у реченні: Discord сам пише «через 3 години».
time-in-hours = через { $count } год
time-in-minutes = через { $count } хв
time-left-hours = { $count } год
time-left-minutes = { $count } хв
time-now = зараз
screen-waiting-unnamed = Чекаємо на відповідь.
awaited-answer = відповідь
awaited-all = усі
screen-over = Партію завершено.

place-discard-pile = зі скиду
place-hand = з руки
place-this-one = ця карта
option-in-place = { $card } ({ $place })

button-priced = { $card } { $cost } ·{ $count }
button-type-name = Ввести назву
menu-exactly = Вибери { $most }
menu-between = Вибери від { $least } до { $most }
menu-up-to = Вибери до { $most }
button-return = Повернутися до гри
button-none = Нічого
button-all = Усі
button-confirm = Підтвердити ({ $count })
button-start-over = Заново
button-picked = ✓ { $card }
button-picked-count = ✓{ $count } { $card }
button-end-actions = Завершити фазу дій
button-end-turn = Завершити хід
button-end-sure = Так, завершити хід
button-treasures = Зіграти всі скарби
button-play = Зіграти: { $card }
button-buy-now = { $card }, решта на руці
button-undo = Скасувати крок
button-back = Назад
button-texts = Тексти карт
button-trash = Звалище
button-close-page = Закрити
texts-hand = На руці:
texts-offered = На вибір:
button-page-back = ‹ Стор. { $page }/{ $pages }
button-page-on = Стор. { $page }/{ $pages } ›

# Стіл, який бачать усі.

pile-times = { $card }×{ $count }
pile-mixed = { $pile }: { $card }
pile-bane = { $card } (оберіг)
pile-members = У цьому стосі: { $cards }.
table-beside = Поза запасом: { $piles }
table-prizes = Призи
table-discount = ціна −{ $count } 🪙
table-forbidden = не можна купити: { $cards }
table-route = Торговельний маршрут: { $count }
picture-beside = Ще на столі
table-trash = { $count ->
    [0] Звалище порожнє.
    [one] На звалищі { $count } карта.
    [few] На звалищі { $count } карти.
    [many] На звалищі { $count } карт.
   *[other] На звалищі { $count } карти.
}
table-seat-in-play = у грі: { $cards }
table-seat-shows = відкрито: { $cards }
table-seat-returning = відкладено: { $cards }
table-seat-awaited = наступний хід: { $cards }
table-seat-recovering = повернеться: { $cards }
table-seat-coin-tokens = жетони монет: { $count }
mark-away = немає на місці, грає комп’ютер
mark-resigned = партію здано
mark-host = господар столу
marked = { $who } ({ $marks })

button-hand = Моя рука
button-log = Журнал
button-kingdom = Королівство
button-nudge = Покликати
button-watch = Спостерігати
button-unwatch = Більше не спостерігати
button-replace = Замінити: { $who }
button-rematch = Зіграти ще раз

score-line = { $rank }. { $who }: { $points ->
    [one] { $points } очко
    [few] { $points } очки
    [many] { $points } очок
   *[other] { $points } очка
} за { $turns ->
    [one] { $turns } хід
    [few] { $turns } ходи
    [many] { $turns } ходів
   *[other] { $turns } ходу
}
score-winner = 🏆 Перемагає { $who }.
score-shared = 🏆 Перемогу ділять { $who }.
score-seed = Ключ тасування (seed): { $seed }
score-commitment = Його SHA-256, оприлюднений на початку: { $hash }
table-commitment = SHA-256 таємного ключа тасування: { $hash }

# Перед партією.

lobby-seats = Зайнято місць: { $taken } з { $seats }
lobby-seat = { $number }. { $who }
lobby-nobody = За столом ще нікого немає.
lobby-ready = { $count ->
    [0] Щоб почати, потрібно двоє гравців.
    [1] Щоб почати, потрібен ще один гравець.
   *[other] Можна починати.
}
lobby-cards = Карти: { $cards }
lobby-cards-unknown = Карти буде вибрано навмання на початку партії.
option-line = { $name }: { $value }

options-title = Налаштування
options-sets = Набори
options-kingdom = Королівство
options-edition = Версія карт
options-shelters = Прихистки
options-colonies = Колонії
options-bane = Оберіг
options-pace = Темп
options-language = Мова
options-players = Гравці
options-unseat = Прибрати гравця

options-ask-sets = З яких наборів складати випадкове королівство?
options-ask-edition = За яким виданням грати карти, якщо їхні тексти відрізняються?
options-ask-shelters = Почати з прихистками замість маєтків?
options-ask-colonies = Грати з платиною і колонією?
options-ask-bane = Яка карта буде оберегом? Хто покаже її, коли грають Юну відьму, не отримає прокляття.
options-ask-pace = Скільки часу давати на роздуми?
options-ask-language = Яка мова буде за столом?
options-ask-players = На скількох гравців стіл?
options-ask-unseat = Кого прибрати з-за столу? Повернутися можна будь-коли.

kingdom-random = Випадкове
kingdom-own = Власні десять карт
edition-1 = 1-ше видання
edition-2 = 2-ге видання
shelters-auto = Якщо все з «Темних віків»
shelters-yes = Так
shelters-no = Ні
colonies-auto = За часткою карт «Процвітання»
colonies-yes = Так
colonies-no = Ні
pace-live = Швидкий (хвилини)
pace-casual = Неспішний (доба)
pace-none = Без обмежень
players-count = До { $count }
language-own-name = Українська

button-join = Сісти за стіл
button-leave = Встати з-за столу
button-add-computer = Додати комп’ютер
button-remove-computer = Прибрати комп’ютер
button-options = Налаштування
button-close = Закрити стіл
button-resign = Здатися
button-start = Почати

# Повідомлення.

closed-stopped = Стіл закрито.
closed-expired = Стіл закрито: тут давно ніхто не грав.
closed-by-operator = Власник бота закрив цей стіл.
call-anyone = { $who }: стіл чекає на відповідь когось із вас.
call-turn = { $who }, твій хід.
call-answer = { $who }, стіл чекає на відповідь.
call-reminder = { $who }, решта досі чекає.
call-until = Час спливає { $when }.
call-until-turn = Час спливає { $when }; потім хід завершить комп’ютер.
call-until-answer = Час спливає { $when }; потім відповість комп’ютер.
call-start = { $who }, партія почалася.
log-title = Журнал, сторінка { $page } з { $pages }
log-empty = Ще нічого не сталося.
sure-resign = Здатися? Твоє місце назавжди займе комп’ютер.
sure-stop = Закрити стіл для всіх? Розпочата партія пропаде.
sure-end-solo = Завершити цю партію й закрити стіл?
button-resign-sure = Так, здаюся
button-stop-sure = Так, закрити
