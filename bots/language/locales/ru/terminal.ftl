# Стол в терминале.

title = «Доминион»: стол на этом компьютере
fan-note = Неофициальный фанатский проект, не связанный с издателями игры.

who-plays = Кто играет?
who-help = Имена через запятую; «компьютер» — компьютерный игрок, можно и «новичок», «крепкий», «сильный».
who-default = ты против компьютера
computer = компьютер
names-too-many = Игроков может быть от 2 до 6, а названо { $count }.
names-twice = Имена должны различаться, а «{ $who }» названо дважды.
name-too-long = Имя слишком длинное: знаков может быть не больше { $count }.

which-kingdom = Какое королевство?
kingdom-default = { $kingdom }; либо введи номер или название из списка
kingdom-random-help = наугад [наборы] [+карта] [−карта]   десять случайных карт; +карта обязательна, −карта исключена; наборы: { $sets }
kingdom-own-help = свои карта, карта, …   десять карт на твой выбор
kingdom-impossible = Такого королевства не составить: нужны десять разных карт из существующих наборов, и ни одна не может быть сразу и обязательной, и исключённой.
kingdom-not-ten = В королевстве десять разных карт, а названо { $count }.
kingdom-chosen = Королевство: { $cards }
shelters-wanted = Начать с убежищами вместо Поместий?
no-such-answer = «{ $word }» здесь не подходит.
ambiguous = «{ $word }» может означать: { $cards }.
too-many-of = Столько карт «{ $card }» здесь нет.

commitment = Тасовку определяет секретный ключ (seed); его SHA-256: { $hash }.

final-title = Итоговый счёт
record-verified = Проверено: с этим ключом и теми же ответами ({ $count }) партия заканчивается так же, значит, в тасовку никто не вмешивался.
record-unverified = Повторить эту партию по записи нельзя: она началась до исправления правил.
record-wrong = При повторе партия заканчивается иначе: запись изменена или правила с тех пор исправлены.
record-kept = Запись партии сохранена в файл { $path }.
record-not-kept = Не удалось записать { $path }: { $reason }.

game-kept = Есть сохранённая партия. Игроки: { $who }. Ход { $count }, ходит { $whose }.
answers-dropped = { $count ->
    [1] С тех пор правила исправлены: последний ответ больше не подходит, вопрос будет задан снова.
    [one] С тех пор правила исправлены: последние ответы ({ $count }) больше не подходят, вопросы будут заданы снова.
    [few] С тех пор правила исправлены: последние { $count } ответа больше не подходят, вопросы будут заданы снова.
   *[many] С тех пор правила исправлены: последние { $count } ответов больше не подходят, вопросы будут заданы снова.
}
give-up-sure = Сохранённая партия будет потеряна навсегда. Начать новую?
server-silent = Сервер, на котором хранится партия, не отвечает. Все принятые ходы сохранены.
try-again = попробовать ещё раз

settings-whose = Чьи настройки?

pass-keyboard = За клавиатуру садится { $who }. Остальные не подглядывают.
press-enter = { $who }, нажми Enter.

head-turn = Ход { $count } · { $who }
head-counters = Действия: { $actions } · Покупки: { $buys } · Монеты: { $coins }
head-supply = Резерв (стоимость, название, сколько осталось)
head-beside = Вне резерва: { $piles }
head-trash = Свалка: { $cards }
head-hand = { $who }, твоя рука: { $cards }
hand-empty = пусто
seat-line = { $who }: на руке { $hand }, в колоде { $deck }, сброс: { $top }
seat-in-play = в игре: { $cards }
seat-set-aside = раскрыто: { $cards }
seat-looked-at = Ты видишь: { $cards }
discard-empty = пусто

buy-hint = { $all ->
    [same] У тебя { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }.
   *[more] У тебя { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, со всеми сокровищами — { $all }. Назови карту, чтобы купить её: сокровища сыграются сами.
}
move-one-treasure = сыграть: { $card }
move-end-actions = закончить фазу действий
move-end-turn = закончить ход
move-done = ничего
keys = о отменить шаг · т подсказка · ? КАРТА рассказать о карте · помощь все клавиши · в выйти
end-sure = { $coins ->
    [one] У тебя осталась { $coins } монета. Закончить ход?
    [few] У тебя осталось { $coins } монеты. Закончить ход?
   *[many] У тебя осталось { $coins } монет. Закончить ход?
}
name-any = Набери начало названия любой карты.
pick-several = Несколько — через запятую: «медь*2, поместье» или «1*2, 3».

help =
    Карту выбирают по номеру, названию или его началу.
    з  закончить фазу действий или ход     с  сыграть все сокровища
    и КАРТА  сыграть одно сокровище        о  отменить свой последний шаг
    п  показать стол ещё раз               ж  показать журнал
    т  подсказка: что сделал бы сильный игрок
    к  рассказать о королевстве            ? КАРТА  рассказать о карте
    ст  показать статистику                наст  посмотреть и изменить свои настройки
    в  выйти; партия сохранится            помощь  показать эти клавиши
    р  как играть

own-kept = Уже выбрано: { $cards }.
own-missing = { $count ->
    [1] Назови ещё одну карту.
    [one] Назови ещё { $count } карту.
    [few] Назови ещё { $count } карты.
   *[many] Назови ещё { $count } карт.
}
own-give-up = другое королевство
other-kingdom = Другое королевство
begin = начать
demo-title = Партия компьютерных игроков
statistics-title = Статистика
help-title = Клавиши
more-lines = Enter — дальше, буква и Enter — пропустить остальное:
what-next = Что дальше?
choice-resume = продолжить
choice-new = новая партия
choice-rematch = сыграть ещё раз
choice-export = запись в файл
choice-shuffles = честная тасовка
choice-log = журнал
choice-replay = повтор
choice-next-turn = следующий ход
choice-back = предыдущий ход
choice-first = первый ход
choice-last = последний ход
choice-learn = как играть
choice-page-on = следующая страница
choice-page-back = предыдущая страница
choice-close = закрыть
choice-statistics = статистика
choice-settings = личные настройки
choice-quit = выйти
settings-done = готово
held-title = Твой ход закончен.
held-go-on = показать новую руку
held-undo = отменить
pick-exactly = Нужно ровно { $count }, а названо { $named }.
pick-at-least = Нужно не меньше { $count }, а названо { $named }.
pick-at-most = Можно не больше { $count }, а названо { $named }.
play-not-in-hand = На руке нет карты «{ $card }».
play-no-action = Карту «{ $card }» нельзя сыграть в фазе действий.
pile-gone = Стопка «{ $card }» пуста.
too-dear = «{ $card }» стоит { $cost }, а у тебя { $coins }.
move-all = все

# Полный экран: заголовки панелей, подписи клавиш.

pane-supply = Резерв
pane-players = Игроки
pane-hand = Твоя рука
pane-card = Карта
header = «Доминион» · { $kingdom }
pane-in-play = в игре
pane-revealed = раскрыто
pane-looked-at = ты видишь
pane-trash = Свалка
purse-note = { $coins } с сокровищами
key-enter = Enter
key-undo = отменить
key-card = карта
key-log = журнал
key-kingdom = королевство
key-statistics = статистика
key-settings = настр.
key-learn = как играть
key-quit = выйти
key-help = помощь
key-name = название
key-panes = панели
key-close = закрыть
key-scroll = листать
key-leave-now = выйти
picked-exactly = выбрано { $picked } из { $most }
picked-upto = выбрано { $picked }, не больше { $most }
picked-range = выбрано { $picked }, от { $least } до { $most }
type-here = Название
answer-here = Ответ
nothing-fits = Enter отправит введённое, Esc сотрёт.
others-play = Играют остальные…
card-none = Наведи курсор на карту: здесь появится её текст.
help-screen =
    Вариант выбирают номером или щелчком. Если можно несколько, номера их отмечают, а Enter подтверждает.
    Стрелками можно перейти к варианту и увидеть его карту; Enter выбирает его.
    Заглавная буква или / — начать название: в списке останется подходящее, Tab дополнит, Enter выберет.
    Tab показывает следующую панель, если все не помещаются в окне. Page Up и Page Down листают журнал.

# Что можно набрать: слова с одним значением через запятую; первое показывается. Английские понятны на любом языке.

typed-yes = д, да
typed-no = н, нет
typed-all = все, всё, *
typed-none = н, ничего
typed-end = з, закончить, конец
typed-treasures = с, сокровища
typed-play = и, играть, сыграть
typed-undo = о, отменить, отмена
typed-again = п, стол
typed-log = ж, журнал
typed-kingdom = к, королевство
typed-statistics = ст, статистика, у
typed-settings = наст, настройки
typed-quit = в, выйти, выход
typed-help = помощь
typed-buy = купить
typed-new = н, новая
typed-rematch = е, ещё, еще
typed-export = ф, файл
typed-replay = п, повтор
typed-shuffles = ч, тасовка
typed-back = н, назад
typed-first = с, сначала
typed-last = к, конец
typed-learn = учиться, р
typed-page-back = н, назад
typed-close = з, закрыть
typed-random = наугад, случайно
typed-own = свои

goodbye = До встречи!
goodbye-kept = Партия сохранена (игроки: { $who }; ход { $count }, ходит { $whose }). При следующем запуске она продолжится с этого же вопроса.
trouble = Что-то пошло не так; подробности — в { $path }. Партия сохранена без изменений.
demo-begins = Клавиатуры нет: два компьютерных игрока сыграют показательную партию. Королевство: { $kingdom }.
