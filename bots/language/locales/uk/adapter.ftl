# What commands and requests answer on every platform.

help-group =
    /new відкриває стіл, /join і /leave займають і звільняють місце, /begin роздає карти.
    /table знову показує стіл, /hand надсилає тобі руку в приватний чат.
    /undo скасовує твій останній крок, /nudge кличе тих, на кого ми чекаємо.
    /kingdom пояснює десять карт, а до початку гри вибирає їх, якщо написати десять назв через кому.
    /card НАЗВА пояснює карту, /log розповідає, що сталося, /stats показує статистику ігор.
    /record надсилає останню зіграну гру файлом.
    /settings змінює налаштування столу, /resign віддає твоє місце комп’ютеру, /stop закриває стіл, /rematch починає ще одну гру.
help-private =
    Тут ти бачиш свою руку й граєш; сам стіл стоїть у групі.
    /games показує твої столи, /hand — твою руку, /log — що сталося, /card НАЗВА пояснює карту.
    /undo скасовує твій останній крок, /nudge кличе тих, на кого чекає твій стіл.
    /settings: твоя мова, чи «Рів» показується сам і чи питати перед кінцем ходу, якщо лишилися монети.
    /stats показує твої результати; у /settings можна стерти все про себе.

open-private = Один раз відкрий приватний чат зі мною, і я зможу надсилати тобі твою руку.

games-title = Твої столи
games-none = Ти не сидиш за жодним столом. Додай мене до групи й напиши там /new.
games-lobby = { $table }: ще не почато
games-playing = { $table }: гра триває
games-waiting = { $table }: чекаємо на відповідь ({ $who })
games-yours = { $table }: чекаємо на тебе
games-over = { $table }: гру завершено
table-default = Стіл без назви

button-hand-at = Моя рука: { $table }
button-open-private = Відкрити приватний чат

refusal-anonymous = Мені не видно, хто ти. Пиши не анонімно або натискай кнопки столу.
refusal-groups-only = Стіл стоїть у групі. Додай мене до групи й напиши це там.
refusal-which-table = Ти сидиш за кількома столами. Напиши це в тій групі, якої це стосується.
refusal-no-tables = Ти не сидиш за жодним столом.
refusal-not-yours = Це запитання не до тебе.
refusal-card-how = Після команди напиши назву карти: /card рів
refusal-no-such-card = Я не знаю карти «{ $word }».
refusal-which-card = «{ $word }» може означати: { $cards }.

command-new = Відкрити стіл
command-join = Зайняти місце
command-leave = Звільнити місце
command-begin = Роздати карти
command-table = Знову показати стіл
command-hand = Твоя рука, у приватному чаті
command-card = Пояснити карту
command-kingdom = Пояснити королівство або вибрати десять карт
command-log = Що сталося
command-record = Остання зіграна гра файлом
command-undo = Скасувати свій останній крок
command-nudge = Покликати тих, на кого чекаємо
command-resign = Здатися
command-stop = Закрити стіл
command-rematch = Зіграти ще раз
command-settings = Налаштування столу або твої власні
command-stats = Статистика ігор
command-games = Усі твої столи
command-start = З чого почати
command-help = Як це працює

slash-opened = Стіл відкрито, і ти вже за ним. Решта натискає на ньому «{ button-join }».
slash-table-below = Стіл нижче.
slash-hand-below = Твоя рука нижче.
slash-undone = Твій останній крок скасовано.
slash-kingdom-chosen = Граємо з цими десятьма картами.

refusal-cannot-show = Тут я не можу показати стіл.

# Headings

heading-help = «Домініон»: як це працює
