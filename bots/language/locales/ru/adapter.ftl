# What commands and requests answer on every platform.

help-group =
    /new открывает стол, /join и /leave — сесть за стол и встать, /begin раздаёт карты.
    /table показывает стол ещё раз, /hand присылает твою руку в личный чат.
    /undo отменяет твой последний шаг, /nudge торопит тех, кого ждут.
    /kingdom рассказывает о десяти картах королевства; до начала партии после команды можно назвать через запятую свои десять.
    /card НАЗВАНИЕ рассказывает о карте, /log — о том, что произошло, /stats показывает победы и статистику.
    /record присылает последнюю сыгранную партию файлом.
    /settings меняет настройки стола, /resign отдаёт твоё место компьютеру, /stop закрывает стол, /rematch начинает новую партию тем же составом.
help-private =
    Здесь ты видишь свою руку и играешь, а сам стол — в группе.
    /games показывает твои столы, /hand — твою руку, /log — что произошло, /card НАЗВАНИЕ рассказывает о карте.
    /undo отменяет твой последний шаг, /nudge торопит тех, кого ждут за твоим столом.
    /settings: твой язык, показывать ли Ров автоматически, переспрашивать ли, если в конце хода остались монеты.
    /stats показывает твою статистику; в /settings можно удалить свои данные.

open-private = Открой один раз личный чат со мной, чтобы я мог прислать тебе руку.

games-title = Твои столы
games-none = Ты не сидишь ни за одним столом. Добавь меня в группу и введи там /new.
games-lobby = { $table }: ещё не начали
games-playing = { $table }: идёт партия
games-waiting = { $table }. Ждём: { $who }
games-yours = { $table }. Ждём тебя
games-over = { $table }: партия окончена
table-default = Стол без названия

button-hand-at = Моя рука: { $table }
button-open-private = Открыть личный чат

refusal-anonymous = Мне не видно, кто ты. Напиши не анонимно или нажми кнопку на столе.
refusal-groups-only = Столы бывают только в группах: добавь меня в группу и введи команду там.
refusal-which-table = Ты сидишь за несколькими столами. Введи команду в нужной группе.
refusal-no-tables = Ты не сидишь ни за одним столом.
refusal-not-yours = Этот вопрос не тебе.
refusal-card-how = Добавь после команды название карты: /card ров
refusal-no-such-card = Карты «{ $word }» я не знаю.
refusal-which-card = Под «{ $word }» подходит несколько карт: { $cards }.

command-new = Открыть стол
command-join = Сесть за стол
command-leave = Встать из-за стола
command-begin = Раздать карты
command-table = Показать стол ещё раз
command-hand = Твоя рука, в личном чате
command-card = Рассказать о карте
command-kingdom = Рассказать о королевстве или выбрать десять карт
command-log = Что произошло
command-record = Последняя сыгранная партия файлом
command-undo = Отменить свой последний шаг
command-nudge = Поторопить тех, кого ждут
command-resign = Сдаться и отдать место компьютеру
command-stop = Закрыть стол
command-rematch = Сыграть ещё раз тем же составом
command-settings = Настройки стола или твои личные
command-stats = Победы и статистика
command-games = Все твои столы
command-start = С чего начать
command-help = Как это работает

slash-opened = Стол открыт, и ты уже за ним. Остальным нужно нажать на нём «{ button-join }».
slash-table-below = Стол ниже.
slash-hand-below = Твоя рука ниже.
slash-undone = Твой последний шаг отменён.
slash-kingdom-chosen = Играем с этими десятью картами.

refusal-cannot-show = Здесь я не могу показать стол.

# Headings

heading-help = «Доминион»: как это работает
