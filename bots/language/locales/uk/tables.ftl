# У чому відмовлено тому, хто просить. При цьому нічого не змінюється.

refusal-stale = Це вже вирішено.
refusal-bad-token = Ця кнопка тут не працює.
refusal-no-table = Тут немає столу. Спершу відкрий його.
refusal-no-game = Зараз тут не грають.
refusal-table-exists = Тут уже є стіл.
refusal-too-fast = Забагато запитів поспіль. Спробуй ще раз через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.
refusal-too-many-tables = Столів у тебе вже { $count }. Спершу закінчи партію або закрий один із них.
refusal-channel-full = Столів у цьому чаті вже { $count }. Спершу закінчіть партію або закрийте один із них.
refusal-maintenance = Триває обслуговування бота: нову партію зараз почати не можна. Розпочаті партії тривають.
refusal-admins-open = Відкрити стіл або зіграти ще раз тут можуть лише адміністратори цього чату.
refusal-chat-not-allowed = Власник бота не дозволив нові партії в цьому чаті.
refusal-blocked = Власник бота закрив тобі доступ.
refusal-chat-blocked = Власник бота закрив доступ цьому чату.
refusal-game-begun = Партія вже почалася.
refusal-not-over = Партія ще триває.
refusal-not-host = Це може зробити лише господар столу або адміністратор.
refusal-not-seated = Ти не сидиш за цим столом.
refusal-seated-already = Ти вже сидиш за цим столом.
refusal-table-full = Вільних місць немає (усього { $count }).
refusal-watchers-full = Вільних місць для глядачів немає (усього { $count }).
refusal-seats-taken = { $count ->
    [one] За столом уже { $count } гравець.
    [few] За столом уже { $count } гравці.
    [many] За столом уже { $count } гравців.
   *[other] За столом уже { $count } гравця.
}
refusal-too-few = За столом має бути щонайменше двоє гравців.
refusal-no-shelters = Для прихистків потрібна хоча б одна карта з «Темних віків»: вибери інше королівство або грай без прихистків.
refusal-no-computer = За столом немає комп’ютерних гравців.
refusal-gone-already = Цього гравця за столом уже немає.
refusal-bad-option = Такого налаштування немає.
refusal-no-sets = Потрібен хоча б один набір.
refusal-no-kingdom-card = «{ $word }» — це не карта королівства.
refusal-kingdom-not-ten = У королівстві десять різних карт, а названо { $count }.
refusal-not-asked = Зараз не твоя черга.
refusal-cannot-buy = Зараз цього не купити.
refusal-nobody-else = Стіл більше ні на кого не чекає.
refusal-nudged-already = Нагадування щойно надіслано. Наступне — через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.
refusal-not-awaited = Стіл не чекає на цього гравця.
refusal-not-absent = Дай цьому гравцеві ще трохи часу: { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.
refusal-voted-already = Твій голос уже враховано.
refusal-busy = Забагато натискань водночас. Спробуй ще раз.
refusal-trouble = Щось пішло не так, але прийняті ходи збережено. Глянь на стіл і спробуй ще раз, якщо твій хід не пройшов.

# Що зроблено, тому, хто натискає.

notice-done = Готово.
notice-joined = Ти за столом.
notice-left = Твоє місце знову вільне.
notice-started = Партія починається.
notice-nudged = Нагадування надіслано.
notice-watching = Ти спостерігаєш за цим столом.
notice-not-watching = Ти більше не спостерігаєш за цим столом.
notice-resigned = Тепер на твоєму місці грає комп’ютер.
notice-voted = Твій голос враховано.
notice-replaced = Доки гравець не повернеться, за нього грає комп’ютер.
notice-stopped = Стіл закрито.
notice-welcome-back = З поверненням! Місце знову твоє.

# На столі.

announcement = Від власника бота: { $text }
table-expiring = Тут давно ніхто не грає. Якщо ніхто не натисне жодної кнопки, стіл скоро закриється.
mark-late = змушує чекати
table-unreached = { $who }: не можу написати в приватний чат. Його треба один раз відкрити; доти руку показує кнопка «{ button-hand }».
