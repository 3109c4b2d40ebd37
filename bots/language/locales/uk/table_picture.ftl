# Зображення столу. Його малюють, тому тут немає емодзі.

board-seat = на руці { $hand }, у колоді { $deck }
board-in-play = у грі: { $cards }
board-pile = { $pile }: ціна { $cost }, лишилося { $count }
board-pile-beside = { $pile }: лишилося { $count }
