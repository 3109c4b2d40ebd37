# Картинка стола. Её рисуют, поэтому здесь нет эмодзи.

board-seat = на руке { $hand }, в колоде { $deck }
board-in-play = в игре: { $cards }
board-pile = { $pile }: стоимость { $cost }, осталось { $count }
board-pile-beside = { $pile }: осталось { $count }
