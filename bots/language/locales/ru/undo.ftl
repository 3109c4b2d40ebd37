# Промахи: только что законченный ход можно отменить; перед концом игры бот переспрашивает.

screen-held = Твой ход закончен. Новая рука скрыта, пока его можно отменить.
button-undo-turn = Отменить ({ $count } с)
button-show-hand = Показать новую руку
refusal-undo-too-late = Отменять уже поздно: следующий игрок начал ход или новая рука уже показана.

screen-last-purchase = На этом партия закончится. Купить карту «{ $card }»?
screen-last-turn = На этом партия закончится. Закончить ход?
button-last-sure = Да, закончить партию

button-more = Ещё…
button-to-pick = Выбрано { $count } из { $least }

preference-undo = Время на отмену законченного хода: { $value }
preference-short-undo = Отмена хода
preference-auto_end = Заканчивать ход, если купить можно лишь Медь, Проклятие или Руины: { $value }
preference-short-auto_end = Автозавершение хода
undo-seconds = { $count ->
    [0] выкл.
   *[other] { $count } с
}

# В терминале.

did-you-mean = Ты имеешь в виду карту «{ $card }»?
refusal-pick-more = Выбери ещё { $count }.
