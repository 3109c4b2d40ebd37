# Discord: команды и слова вокруг экранов.

slash-dominion = dominion
slash-dominion-about = Играть в «Доминион»
slash-new = новый
slash-new-about = Открыть стол в этом канале
slash-new-thread = ветка
slash-new-thread-about = Завести для стола отдельную ветку
slash-table = стол
slash-table-about = Показать стол ещё раз
slash-hand = рука
slash-hand-about = Твоя рука, видна только тебе
slash-card = карта
slash-card-about = Рассказать о карте
slash-card-name = название
slash-card-name-about = Название карты
slash-kingdom = королевство
slash-kingdom-about = Рассказать о королевстве или до начала партии выбрать десять карт
slash-kingdom-cards = карты
slash-kingdom-cards-about = Десять названий через запятую, код королевства или пожелания: +ведьма -часовня
slash-log = журнал
slash-log-about = Что произошло
slash-record = запись
slash-record-about = Последняя сыгранная партия файлом
slash-replay = повтор
slash-replay-about = Посмотреть последнюю сыгранную партию ход за ходом
slash-undo = отменить
slash-undo-about = Отменить свой последний шаг
slash-nudge = поторопить
slash-nudge-about = Поторопить тех, кого ждут
slash-resign = сдаться
slash-resign-about = Сдаться и отдать место компьютеру
slash-stop = закрыть
slash-stop-about = Закрыть стол
slash-rematch = реванш
slash-rematch-about = Сыграть ещё раз тем же составом
slash-settings = настройки
slash-settings-about = Твои настройки для всех столов
slash-stats = статистика
slash-stats-about = Победы и статистика
slash-stats-whose = чья
slash-stats-whose-about = Статистика этого канала или твоя
slash-stats-here = Этого канала
slash-stats-me = Моя
slash-computer = компьютер
slash-computer-about = Добавить компьютерного игрока (новичок, крепкий или сильный)
slash-computer-level = сила
slash-computer-level-about = Насколько хорошо он играет
slash-computer-beginner = Новичок
slash-computer-sound = Крепкий
slash-computer-strong = Сильный
slash-help = помощь
slash-help-about = Как это работает

panel-over = Эта рука уже неактуальна.
slash-opened-thread = Стол открыт в отдельной ветке: { $link }
# Blocks below headings, with an empty line between two of them.
slash-help-channel =
    Начать партию
    { $new } открывает здесь стол; «{ button-join }», «{ button-options }» и «{ button-start }» — кнопки на нём.
    { $computer } сажает за стол компьютерного игрока (новичок, крепкий или сильный).
    Твоя рука приходит личным сообщением; кнопка «{ button-hand }» на столе покажет её здесь, только тебе.

    Во время партии
    { $table } снова показывает стол под всеми сообщениями.
    { $undo } отменяет твой последний шаг, { $nudge } торопит тех, кого ждут.
    { $hint } подсказывает, что сделал бы сильный игрок.
    { $resign } отдаёт твоё место компьютеру, { $stop } закрывает стол, { $rematch } начинает новую партию тем же составом.

    Справка
    { $card } рассказывает о любой карте, { $log } — о том, что произошло, { $stats } показывает, кто сколько раз победил.
    { $kingdom } рассказывает о десяти картах королевства; до начала партии после команды можно назвать свои десять карт через запятую, код королевства или пожелания и запреты (+ведьма -часовня +деревни -атаки).
    { $replay } показывает последнюю сыгранную партию ход за ходом, { $analysis } объясняет, что решило её исход, { $record } присылает её файлом.

    Настройки
    { $settings } — твои личные настройки.
slash-help-private =
    Начать партию
    { $new } — партия против компьютера прямо здесь; сюда же приходит твоя рука из партий в каналах.
    { $computer } выбирает соперника (новичок, крепкий или сильный).

    Во время партии
    { $hand } присылает руку ещё раз, { $log } рассказывает о том, что произошло, { $card } — о любой карте.
    { $kingdom } рассказывает о десяти картах королевства; до начала партии после команды можно назвать свои десять карт через запятую, код королевства или пожелания и запреты (+ведьма -часовня +деревни -атаки).

    Настройки
    { $settings }: твой язык, показывать ли Ров автоматически, переспрашивать ли, если в конце хода остались монеты.
    { $stats } показывает твою статистику; в настройках можно удалить свои данные.
thread-name = «Доминион»: стол игрока { $who }
form-name-title = Назови карту
form-name-field = Карта

permission-view_channel = Просматривать канал
permission-send_messages = Отправлять сообщения
permission-send_messages_in_threads = Отправлять сообщения в ветках
permission-create_public_threads = Создавать публичные ветки

refusal-channels-only = Столы бывают только в каналах: введи эту команду там.
refusal-permissions = Мне здесь не хватает прав: { $what }. Их может дать тот, кто управляет каналом.
refusal-no-thread = Здесь нельзя создать ветку.
refusal-outside-thread = Эта приватная ветка для меня закрыта. Упомяни меня в ней, чтобы я мог войти, и попробуй ещё раз.
refusal-no-command = Такой команды больше нет. Набери /, чтобы увидеть, какие есть.
refusal-which-channel = Ты сидишь за несколькими столами. Введи команду в нужном канале.
refusal-no-direct-messages = Не могу тебе написать. Разреши личные сообщения в настройках конфиденциальности нашего общего сервера и попробуй ещё раз.
