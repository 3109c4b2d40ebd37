# What commands and requests answer on every platform.

help-group =
    /new открывает стол, /join и /leave — сесть за стол и встать, /begin раздаёт карты.
    /table показывает стол ещё раз, /hand присылает твою руку в личный чат.
    /undo отменяет твой последний шаг, /nudge торопит тех, кого ждут.
    /kingdom рассказывает о десяти картах; до начала партии после команды можно назвать через запятую свои десять.
    /card НАЗВАНИЕ рассказывает о карте, /log — о том, что было, /stats — у кого сколько побед.
    /record присылает последнюю сыгранную партию файлом.
    /settings меняет настройки стола, /resign — сдаться, /stop закрывает стол, /rematch — сыграть ещё раз.
help-private =
    Здесь ты видишь свою руку и играешь, а сам стол стоит в группе.
    /games показывает твои столы, /hand — твою руку, /log — что было, /card НАЗВАНИЕ рассказывает о карте.
    /undo отменяет твой последний шаг, /nudge торопит тех, кого ждут за твоим столом.
    /settings: твой язык, показывать ли Ров автоматически, переспрашивать ли, если в конце хода остались деньги.
    /stats показывает твои успехи; через /settings можно попросить всё забыть.

open-private = Открой один раз личный чат со мной, чтобы я мог прислать тебе руку.

games-title = Твои столы
games-none = Ты не сидишь ни за одним столом. Добавь меня в группу и напиши там /new.
games-lobby = { $table }: ещё не начали
games-playing = { $table }: идёт партия
games-waiting = { $table }. Ждём: { $who }
games-yours = { $table }. Ждём тебя
games-over = { $table }: партия окончена
table-default = Стол без названия

button-hand-at = Моя рука: { $table }
button-open-private = Открыть личный чат

refusal-anonymous = Мне не видно, кто ты. Напиши не анонимно или нажми кнопку на столе.
refusal-groups-only = Стол стоит в группе. Добавь меня в группу и напиши это там.
refusal-which-table = Ты сидишь за несколькими столами. Напиши это в нужной группе.
refusal-no-tables = Ты не сидишь ни за одним столом.
refusal-not-yours = Этот вопрос не тебе.
refusal-card-how = Напиши после команды название карты: /card ров
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
command-log = Что было
command-record = Последняя сыгранная партия файлом
command-undo = Отменить последний шаг
command-nudge = Поторопить тех, кого ждут
command-resign = Сдаться
command-stop = Закрыть стол
command-rematch = Сыграть ещё раз
command-settings = Настройки: стола или твои
command-stats = У кого сколько побед
command-games = Все твои столы
command-start = С чего начать
command-help = Как это работает

slash-opened = Стол открыт, и ты уже за ним. Остальные нажимают на нём «{ button-join }».
slash-table-below = Стол ниже.
slash-hand-below = Твоя рука ниже.
slash-undone = Твой последний шаг отменён.
slash-kingdom-chosen = Играем с этими десятью картами.

refusal-cannot-show = Здесь я не могу показать стол.

# Headings

heading-help = «Доминион»: как это работает
