# Das Bild vom Tisch. Es wird gemalt, deshalb stehen hier keine Emojis.

board-seat = Hand { $hand }, Nachziehstapel { $deck }
board-in-play = im Spiel: { $cards }
board-pile = { $pile } kostet { $cost }, noch { $count }
board-pile-beside = { $pile }: noch { $count }
