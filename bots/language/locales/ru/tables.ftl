# В чём отказано тому, кто просит. При этом ничего не меняется.

refusal-stale = Это уже решено.
refusal-bad-token = Эта кнопка здесь не работает.
refusal-no-table = Здесь нет стола. Сначала открой его.
refusal-no-game = Сейчас здесь не играют.
refusal-table-exists = Здесь уже есть стол.
refusal-too-fast = Слишком много запросов подряд. Попробуй ещё раз через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}.
refusal-too-many-tables = Столов у тебя уже { $count }. Сначала закончи партию или закрой один из них.
refusal-channel-full = Столов в этом чате уже { $count }. Сначала закончите партию или закройте один из них.
refusal-maintenance = Идёт обслуживание бота: новую партию сейчас начать нельзя. Начатые партии продолжаются.
refusal-admins-open = Открыть стол или сыграть ещё раз здесь могут только админы этого чата.
refusal-chat-not-allowed = Владелец бота не разрешил новые партии в этом чате.
refusal-blocked = Владелец бота закрыл тебе доступ.
refusal-chat-blocked = Владелец бота закрыл доступ этому чату.
refusal-game-begun = Партия уже началась.
refusal-not-over = Партия ещё не окончена.
refusal-not-host = Это может сделать только админ или хозяин стола.
refusal-not-seated = Ты не сидишь за этим столом.
refusal-seated-already = Ты уже сидишь за этим столом.
refusal-table-full = Свободных мест нет (всего { $count }).
refusal-watchers-full = Свободных мест для зрителей нет (всего { $count }).
refusal-seats-taken = { $count ->
    [one] За столом уже { $count } игрок.
    [few] За столом уже { $count } игрока.
   *[many] За столом уже { $count } игроков.
}
refusal-too-few = За столом должно быть не меньше двух игроков.
refusal-no-shelters = Для убежищ нужна хотя бы одна карта из «Тёмных веков»: выбери другое королевство или играй без убежищ.
refusal-no-computer = За столом нет компьютерных игроков.
refusal-gone-already = Этого игрока за столом уже нет.
refusal-bad-option = Такой настройки нет.
refusal-no-sets = Нужен хотя бы один набор.
refusal-no-kingdom-card = «{ $word }» — не карта королевства.
refusal-kingdom-not-ten = В королевстве десять разных карт, а названо { $count }.
refusal-not-asked = Сейчас не твоя очередь.
refusal-cannot-buy = Сейчас это купить нельзя.
refusal-nobody-else = Стол больше никого не ждёт.
refusal-nudged-already = Напоминание уже отправлено. Следующее — через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}.
refusal-not-awaited = Стол ждёт не этого игрока.
refusal-not-absent = Подожди ещё немного: { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}.
refusal-voted-already = Твой голос уже учтён.
refusal-busy = Слишком много нажатий сразу. Попробуй ещё раз.
refusal-trouble = Что-то пошло не так, но все принятые ходы сохранены. Взгляни на стол и попробуй ещё раз, если твой ход не прошёл.

# Что сделано, тому, кто нажимает.

notice-done = Готово.
notice-joined = Ты за столом.
notice-left = Твоё место снова свободно.
notice-started = Партия начинается.
notice-nudged = Напоминание отправлено.
notice-watching = Ты наблюдаешь за этим столом.
notice-not-watching = Ты больше не наблюдаешь за этим столом.
notice-resigned = Теперь на твоём месте играет компьютер.
notice-voted = Твой голос учтён.
notice-replaced = Пока игрок не вернётся, за него играет компьютер.
notice-stopped = Стол закрыт.
notice-welcome-back = С возвращением! Место снова твоё.

# На столе.

announcement = От владельца бота: { $text }
table-expiring = Здесь давно никто не играет. Стол скоро закроется, если никто не нажмёт кнопку.
mark-late = заставляет ждать
table-unreached = { $who }: не могу написать в личный чат. Его нужно один раз открыть; до тех пор руку показывает кнопка «{ button-hand }».
