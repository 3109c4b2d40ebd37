# Telegram: what is said around the screens.

hello-group =
    Привіт! Я веду тут ігри в «Домініон»: /new відкриває стіл, /help розкаже більше.
    Гравцям треба один раз відкрити приватний чат зі мною, і я зможу показувати їм їхні карти.
joined-private = Ти сидиш за столом «{ $table }». Свою руку побачиш тут.
seated-private = Ти сидиш за столом «{ $table }». Відтепер твоя рука буде тут.
notice-slow = Це триватиме трохи довше, ніж зазвичай.
notice-in-private = Надіслано в приватний чат.
kingdom-title = Королівство
button-invite = Додати мене до групи

refusal-not-member = Той стіл стоїть у групі, у якій тебе немає.
refusal-flooded = Telegram просить зачекати. Спробуй ще раз через { $count ->
    [one] { $count } секунду
    [few] { $count } секунди
    [many] { $count } секунд
   *[other] { $count } секунди
}.

# What a person can set for all tables.

preferences-title = Твої налаштування для всіх столів
preference-language = Мова: { $value }
preference-moat = «Рів» показується сам: { $value }
preference-confirm = Питати перед кінцем ходу, якщо лишилися монети: { $value }
preference-notify = Коли чекають на тебе: { $value }
notify-message = Особисте повідомлення
notify-mention = Згадка в чаті
notify-both = Повідомлення і згадка
notify-quiet = Без сповіщень
preference-short-moat = Автопоказ «Рову»
preference-short-confirm = Питати перед кінцем
button-preference = { $name }: { $value }
button-erase = Стерти все про мене
button-erase-sure = Так, стерти
sure-erase = Стерти твої результати, налаштування та ім’я в усіх записах? Повернути їх буде неможливо.
erased = Усе стерто.
