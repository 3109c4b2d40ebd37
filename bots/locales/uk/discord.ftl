# Discord: команди й слова навколо екранів.

slash-dominion = домініон
slash-dominion-about = Грати в «Домініон»
slash-new = новий
slash-new-about = Відкрити стіл у цьому каналі
slash-new-thread = гілка
slash-new-thread-about = Створити для столу окрему гілку
slash-table = стіл
slash-table-about = Знову показати стіл
slash-hand = рука
slash-hand-about = Твоя рука, її бачиш лише ти
slash-card = карта
slash-card-about = Пояснити карту
slash-card-name = назва
slash-card-name-about = Назва карти
slash-kingdom = королівство
slash-kingdom-about = Пояснити королівство або до початку гри вибрати десять карт
slash-kingdom-cards = карти
slash-kingdom-cards-about = Десять назв через кому
slash-log = журнал
slash-log-about = Що сталося
slash-undo = назад
slash-undo-about = Крок назад
slash-nudge = покликати
slash-nudge-about = Покликати тих, на кого чекає стіл
slash-resign = здатися
slash-resign-about = Здатися й віддати місце комп’ютеру
slash-stop = закрити
slash-stop-about = Закрити стіл
slash-rematch = ще
slash-rematch-about = Зіграти ще раз тим самим складом
slash-settings = налаштування
slash-settings-about = Твої налаштування для всіх столів
slash-stats = статистика
slash-stats-about = Хто скільки разів перемагав
slash-stats-whose = чия
slash-stats-whose-about = Результати цього каналу або твої
slash-stats-here = Цього каналу
slash-stats-me = Моя
slash-help = довідка
slash-help-about = Як це працює

slash-opened = Стіл відкрито. Натисни на ньому «Сісти за стіл», щоб грати.
slash-opened-thread = Стіл відкрито в окремій гілці.
slash-table-below = Стіл нижче.
slash-hand-below = Твоя рука нижче.
slash-undone = Твій останній крок скасовано.
slash-kingdom-chosen = Граємо з цими десятьма картами.
slash-help-channel =
    /домініон новий відкриває тут стіл; «Сісти за стіл», «Налаштування» й «Почати гру» — кнопки на ньому.
    Твоя рука приходить приватним повідомленням; кнопка «Моя рука» на столі покаже її тут, лише тобі.
    /домініон назад робить крок назад, покликати — кличе тих, на кого чекає стіл.
    /домініон королівство пояснює десять карт, а до початку гри вибирає їх, якщо написати десять назв через кому.
    /домініон карта пояснює будь-яку карту, журнал розповідає, що сталося, статистика — хто скільки разів перемагав.
    /домініон налаштування — твої власні налаштування. здатися віддає твоє місце комп’ютеру, закрити закриває стіл, ще починає ще одну гру.
slash-help-private =
    Тут ти бачиш свою руку й граєш; сам стіл стоїть у каналі.
    /домініон рука знову надсилає твою руку, журнал розповідає, що сталося, карта пояснює карту.
    /домініон налаштування: твоя мова, чи «Рів» показується сам і чи питати перед кінцем ходу, якщо лишилися монети.
    /домініон статистика показує твої результати; у налаштуваннях можна стерти все про себе.
thread-name = «Домініон»: стіл гравця { $who }
form-name-title = Назви карту
form-name-field = Карта

permission-view_channel = Переглядати канал
permission-send_messages = Надсилати повідомлення
permission-send_messages_in_threads = Надсилати повідомлення в гілках
permission-create_public_threads = Створювати публічні гілки

refusal-channels-only = Стіл стоїть у каналі. Напиши це там.
refusal-permissions = Мені тут бракує дозволів: { $what }. Їх може надати той, хто керує каналом.
refusal-no-thread = Тут не можна створити гілку.
refusal-which-channel = Ти сидиш за кількома столами. Напиши це в тому каналі, якого це стосується.
refusal-no-direct-messages = Не можу тобі написати: приватні повідомлення від мене закрито.
