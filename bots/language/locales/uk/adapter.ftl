# What commands and requests answer on every platform.

help-group =
    /new відкриває стіл, /join і /leave — сісти за стіл і встати, /begin роздає карти.
    /table знову показує стіл, /hand надсилає тобі руку в приватний чат.
    /undo скасовує твій останній крок, /nudge кличе тих, на кого ми чекаємо.
    /kingdom пояснює десять карт королівства; до початку партії після команди можна назвати через кому власні десять.
    /card НАЗВА пояснює карту, /log розповідає, що сталося, /stats показує, хто скільки разів переміг.
    /record надсилає останню зіграну партію файлом.
    /settings змінює налаштування столу, /resign віддає твоє місце комп’ютеру, /stop закриває стіл, /rematch починає нову партію тим самим складом.
help-private =
    /new — партія проти комп’ютера просто тут; сюди ж приходить твоя рука з партій у групах.
    /games показує твої столи, /hand — твою руку, /log — що сталося, /card НАЗВА пояснює карту.
    /undo скасовує твій останній крок, /nudge кличе тих, на кого чекає твій стіл.
    /settings: твоя мова, чи показувати «Рів» автоматично й чи питати перед кінцем ходу, якщо лишилися монети.
    /stats показує твою статистику; у /settings можна видалити свої дані.

open-private = Один раз відкрий приватний чат зі мною, щоб я міг надсилати тобі твою руку.

games-title = Твої столи
games-none = Ти не сидиш за жодним столом. Зіграй просто тут або додай мене до групи й введи там /new.
games-lobby = { $table }: ще не почато
games-playing = { $table }: партія триває
games-waiting = { $table }. Чекаємо: { $who }
games-yours = { $table }. Чекаємо на тебе
games-over = { $table }: партію завершено
table-default = Стіл без назви

button-hand-at = Моя рука: { $table }
button-open-private = Відкрити приватний чат

refusal-anonymous = Мені не видно, хто ти. Пиши не анонімно або натискай кнопки на столі.
refusal-groups-only = Столи бувають лише в групах: додай мене до групи й введи команду там.
refusal-which-table = Ти сидиш за кількома столами. Введи команду в потрібній групі.
refusal-no-tables = Ти не сидиш за жодним столом.
refusal-not-yours = Це запитання не до тебе.
refusal-card-how = Додай після команди назву карти: /card рів
refusal-no-such-card = Я не знаю карти «{ $word }».
refusal-which-card = «{ $word }» може означати: { $cards }.

command-new = Відкрити стіл
command-join = Сісти за стіл
command-leave = Встати з-за столу
command-begin = Роздати карти
command-table = Знову показати стіл
command-hand = Твоя рука, у приватному чаті
command-card = Пояснити карту
command-kingdom = Пояснити королівство або вибрати десять карт
command-log = Що сталося
command-record = Остання зіграна партія файлом
command-undo = Скасувати свій останній крок
command-nudge = Покликати тих, на кого чекаємо
command-resign = Здатися й віддати місце комп’ютеру
command-stop = Закрити стіл
command-rematch = Зіграти ще раз тим самим складом
command-settings = Налаштування столу або твої особисті
command-stats = Перемоги та статистика
command-games = Усі твої столи
command-start = З чого почати
command-help = Як це працює

slash-opened = Стіл відкрито, і ти вже за ним. Решті треба натиснути на ньому «{ button-join }».
slash-table-below = Стіл нижче.
slash-hand-below = Твоя рука нижче.
slash-undone = Твій останній крок скасовано.
slash-kingdom-chosen = Граємо з цими десятьма картами.

refusal-cannot-show = Тут я не можу показати стіл.

# Headings

heading-help = «Домініон»: як це працює
