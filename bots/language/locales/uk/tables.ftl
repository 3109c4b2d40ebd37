# What is refused, to the one who asked. Nothing has changed then.

refusal-stale = Це вже вирішено.
refusal-bad-token = Ця кнопка тут не працює.
refusal-no-table = Тут немає столу. Спершу відкрий його.
refusal-no-game = Зараз тут немає гри.
refusal-table-exists = Тут уже є стіл.
refusal-too-fast = Забагато запитів поспіль. Спробуй ще раз через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.
refusal-too-many-tables = Столів у тебе вже { $count }. Спершу закінчи гру або закрий один із них.
refusal-channel-full = Столів у цьому чаті вже { $count }. Спершу закінчіть гру або закрийте один із них.
refusal-maintenance = Триває обслуговування бота: нову гру зараз почати не можна. Розпочаті ігри тривають.
refusal-admins-open = Відкрити стіл або зіграти ще раз тут можуть лише адміністратори цього чату.
refusal-chat-not-allowed = Власник бота не дозволив нові ігри в цьому чаті.
refusal-blocked = Власник бота закрив тобі доступ.
refusal-chat-blocked = Власник бота закрив доступ цьому чату.
refusal-game-begun = Гра вже почалася.
refusal-not-over = Гра ще триває.
refusal-not-host = Це може зробити лише той, хто веде стіл, або адміністратор.
refusal-not-seated = Ти не сидиш за цим столом.
refusal-seated-already = Ти вже сидиш за цим столом.
refusal-table-full = Усі місця зайнято: { $count }.
refusal-watchers-full = Усі місця для глядачів зайнято: { $count }.
refusal-seats-taken = { $count ->
    [one] Тут уже сидить { $count } гравець.
    [few] Тут уже сидять { $count } гравці.
    [many] Тут уже сидять { $count } гравців.
   *[other] Тут уже сидять { $count } гравця.
}
refusal-too-few = За столом мають сидіти щонайменше двоє.
refusal-no-shelters = Для прихистків потрібна хоча б одна карта з «Темних віків»: вибери інше королівство або грай без прихистків.
refusal-no-computer = За столом немає комп’ютерних гравців.
refusal-gone-already = Цього гравця за столом уже немає.
refusal-bad-option = Так налаштувати не можна.
refusal-no-sets = Потрібен хоча б один набір.
refusal-no-kingdom-card = «{ $word }» — це не карта королівства.
refusal-kingdom-not-ten = У королівстві має бути десять різних карт, а тут їх { $count }.
refusal-not-asked = Зараз вирішуєш не ти.
refusal-cannot-buy = Зараз цього не купити.
refusal-nobody-else = Стіл більше ні на кого не чекає.
refusal-nudged-already = Гравців щойно покликано. Знову можна через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.
refusal-not-awaited = Стіл не чекає на цього гравця.
refusal-not-absent = Дай цьому гравцеві ще трохи часу: { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.
refusal-voted-already = Твій голос уже враховано.
refusal-busy = Забагато натискань водночас. Спробуй ще раз.
refusal-trouble = Щось пішло не так. Усе прийняте збережено: глянь на стіл і спробуй ще раз, якщо хід не пройшов.

# What was done, to the one who pressed.

notice-done = Готово.
notice-joined = Тепер у тебе є місце.
notice-left = Твоє місце знову вільне.
notice-started = Гра починається.
notice-nudged = Гравців покликано.
notice-watching = Ти стежиш за цим столом.
notice-not-watching = Ти більше не стежиш за цим столом.
notice-resigned = Тепер на твоєму місці комп’ютерний гравець.
notice-voted = Твій голос враховано.
notice-replaced = На цьому місці грає комп’ютер, доки власник місця знову щось не натисне.
notice-stopped = Стіл закрито.
notice-welcome-back = З поверненням! Місце знову твоє.

# On the table.

announcement = Від власника бота: { $text }
table-expiring = Тут давно ніхто не грає. Якщо ніхто не натисне жодної кнопки, цей стіл скоро буде прибрано.
mark-late = стіл чекає на відповідь
table-unreached = { $who }: я не можу написати особисто. Потрібно один раз відкрити приватний чат зі мною; доти руку показує кнопка «Моя рука».
