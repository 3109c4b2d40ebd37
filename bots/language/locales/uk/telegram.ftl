# Telegram: слова довкола екранів.

hello-group =
    «Домініон» у цій групі
    /new відкриває стіл на 2–6 гравців, /help показує всі команди.
    Кожному гравцеві треба один раз відкрити приватний чат зі мною, щоб я міг показати руку.
joined-private = Ти за столом «{ $table }». Твоя рука приходитиме сюди.
seated-private = Ти за столом «{ $table }». Відтепер твоя рука приходитиме сюди.
watching-private = Тепер ти спостерігаєш тут за столом «{ $table }».
notice-slow = Це триватиме трохи довше, ніж зазвичай.
notice-in-private = Надіслано в приватний чат.
kingdom-title = Королівство
details-log = 📜 { button-log }
button-invite = Додати до групи

refusal-not-member = Цей стіл у групі, у якій тебе немає.
refusal-flooded = Telegram просить зачекати. Спробуй ще раз через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.

# Що можна налаштувати для себе на всіх столах.

preferences-title = Твої налаштування для всіх столів
preference-language = Мова: { $value }
preference-moat = Показувати «Рів» автоматично: { $value }
preference-confirm = Питати перед кінцем ходу, якщо лишилися монети: { $value }
preference-notify = Коли чекають на тебе: { $value }
notify-message = Приватне повідомлення
notify-mention = Згадка в чаті
notify-both = Повідомлення й згадка
notify-quiet = Без сповіщень
preference-short-moat = Автопоказ «Рову»
preference-short-confirm = Питати в кінці ходу
button-preference = { $name }: { $value }
button-erase = Видалити мої дані
button-erase-sure = Так, видалити
sure-erase = Видалити твої результати, налаштування та ім’я в усіх записах? Повернути їх буде неможливо.
erased = Дані видалено.
