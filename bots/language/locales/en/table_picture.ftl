# The picture of the table. It is painted, so there are no emoji here.

board-seat = hand { $hand }, deck { $deck }
board-in-play = in play: { $cards }
board-pile = { $pile } costs { $cost }, { $count } left
board-pile-beside = { $pile }: { $count } left
