# До партии: королевство, приглашения и реванш. Очки во время партии.

# Виды карт; слово можно набрать после + или -.
category-village = Деревня (+2 действия)
    .word = деревни
category-trasher = Чистка колоды
    .word = чистка
category-draw = Добор (+2 карты)
    .word = добор
category-buy = +1 покупка
    .word = покупки
category-attack = Атака
    .word = атаки
category-reaction = Реакция
    .word = реакции

options-wishes = Пожелания и запреты
options-points = Очки
options-pictures = Картинки стола
options-ask-kingdom = Какое королевство? Чтобы выбрать свои десять карт, напиши { $command } и их названия через запятую; если есть код королевства — { $command } и код.
options-ask-wishes = Что должно быть в случайном королевстве (✓), а чего не должно (✗)? Каждое нажатие меняет отметку. Отдельные карты: { $command } { $example }
options-ask-points = Показывать очки всех игроков во время партии? С Маскарадом нельзя: карты в нём передают тайно.
options-ask-pictures = Присылать картинку стола в начале каждого хода? Она приходит без звука, а следующая её заменяет.
options-ask-veto = Какую карту убрать? Её заменит другая. У каждого одно вето.
points-yes = Видны всё время
points-no = Только в конце
pictures-yes = Да
pictures-no = Нет
wishes-none = Нет
wishes-with = ✓ { $what }
wishes-without = ✗ { $what }
button-excluded = ✗ { $card }
button-forget-wishes = Убрать все отметки

lobby-code = Код этого королевства: { $code }
mark-pending = ответа пока нет
mark-veto = вето: { $card }
button-in = Я в игре
button-reroll = Другое случайное
button-reroll-bane = Другой оберег
button-veto = Вето на карту
button-invite-same = Позвать тех же

call-invite = { $who }: сыграем ещё? За столом есть место.
call-rematch = { $who }: ещё партию? Чтобы играть, нужно нажать «{ button-in }».
notice-rematch = Всем отправлено приглашение.
notice-invited = Приглашение отправлено.

refusal-kingdom-impossible = С такими пожеланиями и запретами королевство не составить.
refusal-bad-code = Это не код королевства. Проверь, нет ли опечатки.
refusal-vetoed-already = Твоё вето уже использовано.
refusal-invited-already = Приглашение уже отправлено.

table-seat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
screen-points = Очки: { $points }
screen-points-of = { $who } { $points }
