# Стіл у терміналі.

title = «Домініон»: стіл на цьому комп’ютері
fan-note = Неофіційний фанатський проєкт, не пов’язаний із видавцями гри.

who-plays = Хто грає?
who-help = Імена через кому; «комп’ютер» — комп’ютерний гравець, можна й «новачок», «вправний», «сильний».
who-default = ти проти комп’ютера
computer = комп’ютер
names-too-many = Гравців може бути від 2 до 6, а названо { $count }.
names-twice = Імена мають відрізнятися, а «{ $who }» названо двічі.
name-too-long = { $count ->
    [one] В імені може бути щонайбільше { $count } символ.
    [few] В імені може бути щонайбільше { $count } символи.
    [many] В імені може бути щонайбільше { $count } символів.
   *[other] В імені може бути щонайбільше { $count } символу.
}

which-kingdom = Яке королівство?
kingdom-default = { $kingdom }; або введи номер чи назву зі списку
kingdom-random-help = навмання [набори] [+карта] [−карта]   десять випадкових карт; +карта обов’язкова, −карта виключена; набори: { $sets }
kingdom-own-help = власні карта, карта, …   десять карт на твій вибір
kingdom-impossible = Такого королівства не скласти: потрібно десять різних карт із наявних наборів, і жодна не може бути водночас обов’язковою й виключеною.
kingdom-not-ten = У королівстві десять різних карт, а названо { $count }.
kingdom-chosen = Королівство: { $cards }
shelters-wanted = Почати з прихистками замість маєтків?
no-such-answer = «{ $word }» тут не підходить.
ambiguous = «{ $word }» може означати: { $cards }.
too-many-of = Стільки карт «{ $card }» тут немає.

commitment = Тасування визначає таємний ключ (seed); його SHA-256: { $hash }.

final-title = Підсумковий рахунок
record-verified = Перевірено: з цим ключем і тими самими відповідями ({ $count }) партія закінчується так само, тож у тасування ніхто не втручався.
record-unverified = Повторити цю партію за записом не можна: вона почалася до виправлення правил.
record-wrong = Під час повтору партія закінчується інакше: запис змінено або правила відтоді виправлено.
record-kept = Запис партії збережено у файл { $path }.
record-not-kept = Не вдалося записати { $path }: { $reason }.

game-kept = Є збережена партія. Гравці: { $who }. Хід { $count }, ходить { $whose }.
answers-dropped = { $count ->
    [1] Відтоді правила виправлено: остання відповідь більше не підходить, її треба дати знову.
    [one] Відтоді правила виправлено: останні відповіді ({ $count }) більше не підходять, їх треба дати знову.
    [few] Відтоді правила виправлено: останні { $count } відповіді більше не підходять, їх треба дати знову.
    [many] Відтоді правила виправлено: останні { $count } відповідей більше не підходять, їх треба дати знову.
   *[other] Відтоді правила виправлено: останні { $count } відповіді більше не підходять, їх треба дати знову.
}
give-up-sure = Збережену партію буде втрачено назавжди. Почати нову?
server-silent = Сервер, на якому зберігається партія, не відповідає. Прийняті ходи не втрачено.
try-again = спробувати ще раз

settings-whose = Чиї налаштування?

pass-keyboard = За клавіатуру сідає { $who }. Решта не підглядає.
press-enter = { $who }, натисни Enter.

head-counters = Дії: { $actions } · Купівлі: { $buys } · Монети: { $coins }
head-supply = Запас (ціна, назва, скільки лишилося)
head-beside = Поза запасом: { $piles }
head-trash = Звалище: { $cards }
head-hand = { $who }, твоя рука: { $cards }
hand-empty = порожня
seat-line = { $who }: на руці { $hand }, у колоді { $deck }, скид: { $top }
seat-in-play = у грі: { $cards }
seat-set-aside = відкрито: { $cards }
seat-looked-at = Ти бачиш: { $cards }
discard-empty = порожній

buy-hint = { $all ->
    [same] Маєш { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }.
   *[more] Маєш { $coins ->
        [one] { $coins } монету
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    }, а з усіма скарбами — { $all }. Назви карту, щоб купити її: скарби зіграються самі.
}
move-one-treasure = зіграти: { $card }
move-end-actions = завершити фазу дій
move-end-turn = завершити хід
move-done = нічого
keys = к скасувати крок · і підказка · ? КАРТА пояснити карту · допомога усі клавіші · в вийти
end-sure = { $coins ->
    [one] У тебе лишилася { $coins } монета. Завершити хід?
    [few] У тебе лишилося { $coins } монети. Завершити хід?
    [many] У тебе лишилося { $coins } монет. Завершити хід?
   *[other] У тебе лишилося { $coins } монети. Завершити хід?
}
name-any = Набери початок назви будь-якої карти.
pick-several = Кілька — через кому: «мідь*2, маєток» або «1*2, 3».

help =
    Карту вибирають за номером, назвою або початком назви.
    з  завершити фазу дій або хід          с  зіграти всі скарби
    г КАРТА  зіграти один скарб            к  скасувати свій останній крок
    о  показати стіл ще раз                ж  показати журнал
    і  підказка: що зробив би сильний гравець
    п  пояснити королівство                ? КАРТА  пояснити карту
    ст  показати статистику                нал  переглянути й змінити свої налаштування
    в  вийти; партія збережеться           допомога  показати ці клавіші
    я  як грати

own-kept = Уже вибрано: { $cards }.
own-missing = { $count ->
    [1] Назви ще одну карту.
    [one] Назви ще { $count } карту.
    [few] Назви ще { $count } карти.
    [many] Назви ще { $count } карт.
   *[other] Назви ще { $count } карти.
}
own-give-up = інше королівство
other-kingdom = Інше королівство
begin = почати
demo-title = Партія комп’ютерних гравців
statistics-title = Статистика
help-title = Клавіші
more-lines = Enter — далі, літера й Enter — пропустити решту:
what-next = Що далі?
choice-resume = продовжити
choice-new = нова партія
choice-rematch = зіграти ще раз
choice-export = запис у файл
choice-shuffles = чесне тасування
choice-log = журнал
choice-replay = повтор
choice-next-turn = наступний хід
choice-back = попередній хід
choice-first = перший хід
choice-last = останній хід
choice-learn = як грати
choice-page-on = наступна сторінка
choice-page-back = попередня сторінка
choice-close = закрити
choice-statistics = статистика
choice-settings = особисті налаштування
choice-quit = вийти
settings-done = готово
held-title = Твій хід завершено.
held-go-on = показати нову руку
held-undo = скасувати
pick-exactly = Потрібно рівно { $count }, а названо { $named }.
pick-at-least = Потрібно щонайменше { $count }, а названо { $named }.
pick-at-most = Можна щонайбільше { $count }, а названо { $named }.
play-not-in-hand = На руці немає карти «{ $card }».
play-no-action = Карту «{ $card }» не можна зіграти у фазі дій.
pile-gone = Стос «{ $card }» порожній.
too-dear = «{ $card }» коштує { $cost }, а в тебе { $coins }.
move-all = усі

# Повний екран: заголовки панелей, підписи клавіш.

pane-supply = Запас
pane-players = Гравці
pane-hand = Твоя рука
pane-card = Карта
header = «Домініон» · { $kingdom }
pane-in-play = у грі
pane-revealed = відкрито
pane-looked-at = ти бачиш
pane-trash = Звалище
purse-note = { $coins } зі скарбами
key-enter = Enter
key-undo = скасувати
key-card = карта
key-log = журнал
key-kingdom = королівство
key-statistics = статистика
key-settings = налашт.
key-learn = як грати
key-quit = вийти
key-help = допомога
key-name = назва
key-panes = панелі
key-close = закрити
key-scroll = гортати
key-leave-now = вийти
picked-exactly = вибрано { $picked } з { $most }
picked-upto = вибрано { $picked }, щонайбільше { $most }
picked-range = вибрано { $picked }, від { $least } до { $most }
type-here = Назва
answer-here = Відповідь
nothing-fits = Enter надішле введене, Esc зітре.
others-play = Грають інші…
card-none = Наведи курсор на карту: тут з’явиться її текст.
help-screen =
    Варіант вибирають номером або клацанням. Якщо можна кілька, номери їх позначають, а Enter підтверджує.
    Стрілками можна перейти до варіанта й побачити його карту; Enter вибирає його.
    Велика літера або / — почати назву: у списку лишиться те, що підходить, Tab доповнить, Enter вибере.
    Tab показує наступну панель, якщо всі не вміщаються у вікні. Page Up і Page Down гортають журнал.

# Що можна набрати: слова з одним значенням через кому; перше показується. Англійські зрозумілі будь-якою мовою.

typed-yes = т, так
typed-no = н, ні
typed-all = усі, всі, *
typed-none = н, нічого
typed-end = з, завершити, кінець
typed-treasures = с, скарби
typed-play = г, грати, зіграти
typed-undo = к, скасувати
typed-again = о, стіл
typed-log = ж, журнал
typed-kingdom = п, королівство
typed-statistics = ст, статистика, р
typed-settings = нал, налаштування
typed-quit = в, вийти, вихід
typed-help = допомога
typed-buy = купити
typed-new = н, нова
typed-rematch = щ, ще
typed-export = ф, файл
typed-replay = п, повтор
typed-shuffles = ч, тасування
typed-back = н, назад
typed-first = с, спочатку
typed-last = к, кінець
typed-learn = урок, вчитися, я
typed-page-back = н, назад
typed-close = з, закрити
typed-random = навмання
typed-own = власні, свої

goodbye = До зустрічі!
goodbye-kept = Партію збережено (гравці: { $who }; хід { $count }, ходить { $whose }). Під час наступного запуску вона продовжиться з цього ж запитання.
trouble = Щось пішло не так; подробиці — у { $path }. Партію збережено без змін.
demo-begins = Клавіатури немає: двоє комп’ютерних гравців зіграють показову партію. Королівство: { $kingdom }.
