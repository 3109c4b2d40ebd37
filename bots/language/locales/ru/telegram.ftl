# Telegram: слова вокруг экранов.

hello-group =
    «Доминион» в этой группе
    /new открывает стол на 2–6 игроков, /help показывает все команды.
    Каждому игроку нужно один раз открыть личный чат со мной, чтобы я мог показать руку.
joined-private = Ты за столом «{ $table }». Твоя рука будет приходить сюда.
seated-private = Ты за столом «{ $table }». Теперь твоя рука будет приходить сюда.
watching-private = Теперь ты наблюдаешь здесь за столом «{ $table }».
notice-slow = Это займёт чуть больше времени, чем обычно.
notice-in-private = Отправлено тебе в личный чат.
kingdom-title = Королевство
details-log = 📜 { button-log }
button-invite = Добавить в группу

refusal-not-member = Этот стол в группе, в которой тебя нет.
refusal-flooded = Telegram просит подождать. Попробуй ещё раз через { $count ->
    [one] { $count } секунду
    [few] { $count } секунды
   *[many] { $count } секунд
}.

# Что можно настроить для себя на всех столах.

preferences-title = Твои настройки для всех столов
preference-language = Язык: { $value }
preference-moat = Показывать Ров автоматически: { $value }
preference-confirm = Переспрашивать, если в конце хода остались монеты: { $value }
preference-notify = Когда ждут тебя: { $value }
notify-message = Личное сообщение
notify-mention = Упоминание в чате
notify-both = Сообщение и упоминание
notify-quiet = Без уведомлений
preference-short-moat = Автопоказ Рва
preference-short-confirm = Вопрос в конце хода
button-preference = { $name }: { $value }
button-erase = Удалить мои данные
button-erase-sure = Да, удалить
sure-erase = Удалить твои результаты, настройки и имя во всех записях? Вернуть их будет нельзя.
erased = Данные удалены.
