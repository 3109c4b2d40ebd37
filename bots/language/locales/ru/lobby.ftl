# До партии: королевство, приглашения и реванш. Очки во время партии.

# Виды карт; слово можно набрать после + или -.
category-village = Деревня (+2 действия)
    .word = деревни
category-trasher = Избавление от карт
    .word = избавление
category-draw = Добор (+2 карты)
    .word = добор
category-buy = Дополнительная покупка
    .word = покупки
category-attack = Атака
    .word = атаки
category-reaction = Реакция
    .word = реакции

options-wishes = Пожелания и запреты
options-points = Очки
options-ask-kingdom = Какое королевство? Чтобы сыграть своими десятью картами, напиши { $command } и их названия через запятую; если есть код королевства, напиши { $command } и код.
options-ask-wishes = Что должно быть в случайном королевстве (✓), а чего не должно (✗)? Каждое нажатие меняет что-то одно. Отдельные карты: { $command } { $example }
options-ask-points = Показывать очки всех игроков во время партии? С Маскарадом нельзя: он передаёт карты втайне.
options-ask-veto = Какой картой ты не хочешь играть? Её заменит другая. У каждого одно вето.
points-yes = видны во время партии
points-no = в конце
wishes-none = нет
wishes-with = с: { $what }
wishes-without = без: { $what }
button-excluded = ✗ { $card }
button-forget-wishes = Без пожеланий и запретов

lobby-code = Код этого королевства: { $code }
mark-pending = ответа пока нет
mark-veto = вето: { $card }
button-in = Я в игре
button-reroll = Другое случайное
button-veto = Вето на карту
button-invite-same = Позвать тех же игроков

call-invite = { $who }: сыграем ещё? За столом есть место.
call-rematch = { $who }: ещё партию? Нажмите «{ button-in }».
notice-rematch = Все получат вопрос, играют ли они ещё.
notice-invited = Их позвали.

refusal-kingdom-impossible = С такими пожеланиями и запретами королевство не составить.
refusal-bad-code = Это не код королевства. Может быть, опечатка?
refusal-vetoed-already = Твоё вето уже использовано.
refusal-invited-already = Их уже позвали.

table-seat-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
screen-points = Очки: { $points }
screen-points-of = { $who } { $points }
