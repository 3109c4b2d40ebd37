# Промахи: щойно завершений хід можна скасувати; перед кінцем гри бот перепитує.

screen-held = Твій хід завершено. Його можна скасувати, доки не почав наступний гравець; доти нова рука прихована.
button-undo-turn = ↩ Скасувати ({ $count } с)
button-show-hand = ✋ Показати нову руку
refusal-undo-too-late = Скасовувати вже пізно: наступний гравець почав хід або нову руку вже показано.

screen-last-purchase = На цьому гра скінчиться. Купити: { $card }?
screen-last-turn = На цьому гра скінчиться. Завершити хід?
button-last-sure = Так, завершити гру

button-more = Ще…
button-to-pick = Вибрано { $count } із { $least }

preference-undo = Скасування завершеного ходу: { $value }
preference-short-undo = Скасування ходу
preference-auto_end = Завершувати хід, коли можна купити лише Мідь, Прокляття чи Руїни: { $value }
preference-short-auto_end = Автокінець ходу
undo-seconds = { $count ->
    [0] вимк.
   *[other] { $count } с
}

# У терміналі.

held-prompt = Твій хід завершено. Enter покаже нову руку, к скасує хід:
did-you-mean = Мається на увазі { $card }?
