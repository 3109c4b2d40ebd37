# Промахи: щойно завершений хід можна скасувати; перед кінцем гри бот перепитує.

screen-held = Твій хід завершено. Нова рука прихована, доки його можна скасувати.
button-undo-turn = Скасувати ({ $count } с)
button-show-hand = Показати нову руку
refusal-undo-too-late = Скасовувати вже пізно: наступний гравець почав хід або нову руку вже показано.

screen-last-purchase = На цьому партія закінчиться. Купити карту «{ $card }»?
screen-last-turn = На цьому партія закінчиться. Завершити хід?
button-last-sure = Так, завершити партію

button-more = Ще…
button-to-pick = Вибрано { $count } з { $least }

preference-undo = Час на скасування завершеного ходу: { $value }
preference-short-undo = Скасування ходу
preference-auto_end = Завершувати хід, якщо купити можна лише мідь, прокляття чи руїни: { $value }
preference-short-auto_end = Автозавершення ходу
undo-seconds = { $count ->
    [0] вимк.
   *[other] { $count } с
}

# У терміналі.

did-you-mean = Ти маєш на увазі карту «{ $card }»?
refusal-pick-more = Вибери ще { $count }.
