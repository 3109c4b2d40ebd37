# Промахи: только что законченный ход можно отменить; перед концом игры бот переспрашивает.

screen-held = Твой ход закончен. Его можно отменить, пока не начал следующий игрок; до тех пор новая рука скрыта.
button-undo-turn = ↩ Отменить ({ $count } с)
button-show-hand = ✋ Показать новую руку
refusal-undo-too-late = Отменять уже поздно: следующий игрок начал ход или новая рука уже показана.

screen-last-purchase = На этом игра закончится. Купить: { $card }?
screen-last-turn = На этом игра закончится. Закончить ход?
button-last-sure = Да, закончить игру

button-more = Ещё…
button-to-pick = Выбрано { $count } из { $least }

preference-undo = Отмена законченного хода: { $value }
preference-short-undo = Отмена хода
preference-auto_end = Заканчивать ход, когда можно купить только Медь, Проклятие или Руины: { $value }
preference-short-auto_end = Автоконец хода
undo-seconds = { $count ->
    [0] выкл.
   *[other] { $count } с
}

# В терминале.

held-prompt = Твой ход закончен. Enter покажет новую руку, о отменит ход:
did-you-mean = Имеется в виду { $card }?
