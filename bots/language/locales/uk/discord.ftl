# Discord: commands, and what is said around the screens.

slash-dominion = dominion
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
slash-kingdom-about = Пояснити королівство або до початку партії вибрати десять карт
slash-kingdom-cards = карти
slash-kingdom-cards-about = Десять назв через кому, код королівства або побажання: +відьма -каплиця
slash-log = журнал
slash-log-about = Що сталося
slash-record = запис
slash-record-about = Остання зіграна партія файлом
slash-replay = повтор
slash-replay-about = Переглянути останню зіграну партію хід за ходом
slash-undo = скасувати
slash-undo-about = Скасувати свій останній крок
slash-nudge = покликати
slash-nudge-about = Покликати тих, на кого чекає стіл
slash-resign = здатися
slash-resign-about = Здатися й віддати місце комп’ютеру
slash-stop = закрити
slash-stop-about = Закрити стіл
slash-rematch = реванш
slash-rematch-about = Зіграти ще раз тим самим складом
slash-settings = налаштування
slash-settings-about = Твої налаштування для всіх столів
slash-stats = статистика
slash-stats-about = Перемоги та статистика
slash-stats-whose = чия
slash-stats-whose-about = Статистика цього каналу або твоя
slash-stats-here = Цього каналу
slash-stats-me = Моя
slash-computer = суперник
slash-computer-about = Додати комп’ютерного гравця (новачок, вправний або сильний)
slash-computer-level = сила
slash-computer-level-about = Наскільки добре він грає
slash-computer-beginner = Новачок
slash-computer-sound = Вправний
slash-computer-strong = Сильний
slash-help = довідка
slash-help-about = Як це працює

panel-over = Ця рука вже неактуальна.
slash-opened-thread = Стіл відкрито в окремій гілці: { $link }
# Blocks below headings, with an empty line between two of them.
slash-help-channel =
    Почати партію
    { $new } відкриває тут стіл; «{ button-join }», «{ button-options }» й «{ button-start }» — кнопки на ньому.
    { $computer } садить за стіл комп’ютерного гравця (новачок, вправний або сильний).
    Твоя рука приходить приватним повідомленням; кнопка «{ button-hand }» на столі або { $hand } покаже її тут, лише тобі.

    Під час партії
    { $table } знову показує стіл під усіма повідомленнями.
    { $undo } скасовує твій останній крок, { $nudge } кличе тих, на кого чекає стіл.
    { $hint } підказує, що зробив би сильний гравець.
    { $resign } віддає твоє місце комп’ютеру, { $stop } закриває стіл, { $rematch } починає нову партію тим самим складом.

    Довідка
    { $learn } пояснює, як грати в «Домініон», { $card } — будь-яку карту.
    { $log } розповідає, що сталося, { $stats } показує, хто скільки разів переміг.
    { $kingdom } пояснює десять карт королівства; до початку партії після команди можна назвати власні десять карт через кому, код королівства або побажання й заборони (+відьма -каплиця +села -атаки).
    { $replay } показує останню зіграну партію хід за ходом, { $analysis } пояснює, що вирішило її долю, { $record } надсилає її файлом.

    Налаштування
    { $settings } — твої особисті налаштування.
slash-help-private =
    Почати партію
    { $new } — партія проти комп’ютера просто тут; сюди ж приходить твоя рука з партій у каналах.
    { $computer } вибирає суперника (новачок, вправний або сильний).

    Під час партії
    { $hand } знову надсилає твою руку, { $table } показує стіл.
    { $undo } скасовує твій останній крок, { $nudge } кличе тих, на кого чекає твій стіл.
    { $hint } підказує, що зробив би сильний гравець.
    { $resign } віддає твоє місце комп’ютеру, { $stop } закриває стіл, { $rematch } починає нову партію.

    Довідка
    { $learn } пояснює, як грати в «Домініон», { $card } — будь-яку карту, { $log } розповідає, що сталося.
    { $kingdom } пояснює десять карт королівства; до початку партії після команди можна назвати власні десять карт через кому, код королівства або побажання й заборони (+відьма -каплиця +села -атаки).
    { $replay } показує останню зіграну партію хід за ходом, { $analysis } пояснює, що вирішило її долю, { $record } надсилає її файлом.

    Налаштування
    { $settings }: твоя мова, сповіщення, скасування ходу, автопоказ «Рову».
    { $stats } показує твою статистику; у налаштуваннях можна видалити свої дані.
thread-name = «Домініон»: стіл гравця { $who }
form-name-title = Назви карту
form-name-field = Карта

permission-view_channel = Переглядати канал
permission-send_messages = Надсилати повідомлення
permission-send_messages_in_threads = Надсилати повідомлення в гілках
permission-create_public_threads = Створювати публічні гілки

refusal-channels-only = Столи бувають лише в каналах: введи цю команду там.
refusal-permissions = Мені тут бракує дозволів: { $what }. Їх може надати той, хто керує каналом.
refusal-no-thread = Не можу створити тут гілку.
refusal-outside-thread = Ця приватна гілка для мене закрита. Згадай мене в ній, щоб я міг зайти, і спробуй ще раз.
refusal-no-command = Такої команди більше немає. Набери /, щоб побачити, які є.
refusal-which-channel = Ти сидиш за кількома столами. Введи команду в потрібному каналі.
refusal-no-direct-messages = Не можу тобі написати. Дозволь приватні повідомлення в налаштуваннях конфіденційності нашого спільного сервера й спробуй ще раз.
