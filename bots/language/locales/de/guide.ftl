# Beim Spielen erklären. Eine Lektion sind ein, zwei Sätze vor einer Frage; $cards sind Karten dessen, der sie liest.

button-guide-first = Neu hier? Beim Spielen erklären
button-stop-explaining = Nicht mehr erklären
preference-guide = Jede neue Art von Frage beim Spielen erklären: { $value }
preference-short-guide = Beim Spielen erklären
notice-explaining-on = Ich erkläre dir jede neue Art von Frage.
notice-explaining-off = Ich erkläre nichts mehr. In deinen Einstellungen kannst du das wieder einschalten.
guide-wanted = Dein erstes Spiel? Wähle { $number }, dann erkläre ich dir beim Spielen jede neue Art von Frage.

# Was ausgegeben werden kann; $played davon kommt von Karten, die schon ausgespielt sind.
hand-and-coins = { $played ->
    [0] Deine Hand: { $cards }. Geld: { $coins }.
   *[other] Mit dem, was du ausgespielt hast, kommst du auf { $coins } Geld.
}

lesson-possessing = Das ist der Zug von { $who }, aber du entscheidest und siehst die Karten. Was { $who } nehmen würde, bekommst du; Entsorgtes kommt am Ende des Zuges zurück.
lesson-react = { $card } ist eine Reaktion: Du darfst sie jetzt einsetzen. Reaktionen gehen auch, wenn du nicht am Zug bist. Hilft sie dir, spricht selten etwas dagegen.
lesson-attacked = { $who } hat { $card } ausgespielt, einen Angriff: Er trifft alle anderen. Wähle, was dir am wenigsten schadet.
lesson-hit = { $who } hat { $card } ausgespielt, einen Angriff: Er trifft alle anderen. Eine Reaktion auf der Hand kann dich schützen, und Angriffe kannst du auch selbst kaufen.
lesson-bought = Auf deinem Ablagestapel liegt jetzt: { $card }. Ist dein Nachziehstapel leer, wird der Ablagestapel gemischt und ersetzt ihn. Dann kannst du die Karte ziehen.
lesson-shuffled = Dein Nachziehstapel war leer, also wurde dein Ablagestapel gemischt und hat ihn ersetzt. { $count ->
    [0] Von jetzt an kannst du deine neuen Karten ziehen.
   *[other] Neu auf deiner Hand: { $cards }.
}
lesson-act = Deine Aktionsphase. Auf der Hand: { $cards }. Du hast ⚡{ $actions }: Jede Aktionskarte verbraucht eine Aktion, manche bringen neue. Danach kaufst du.
lesson-duration = { $card } hat den Typ Dauer: Diese Karte wirkt auch in deinem nächsten Zug und bleibt bis dahin im Spiel.
lesson-village = Zuerst { $first } ausspielen: Das gibt dir eine Aktion zurück, und du kannst noch { $then } ausspielen.
lesson-terminals = { $cards }: Keine davon gibt dir eine Aktion zurück. Mit ⚡{ $actions } kannst du nicht alle ausspielen; nimm, was dir jetzt am meisten bringt.
lesson-out-of-actions = Du hast keine Aktion mehr, das bleibt also auf der Hand: { $cards }. Dagegen helfen Karten mit +2 Aktionen; ohne sie bleiben viele Aktionskarten ungenutzt.
lesson-last-colonies = Das Ende ist nah. Kolonien übrig: { $colonies }. Mit der letzten ist Schluss: Kauf jetzt lieber Punkte als Geld.
lesson-ending = Das Ende ist nah. Provinzen übrig: { $provinces }, leere Stapel: { $empty }. Mit der letzten Provinz oder { $most } leeren Stapeln ist Schluss: Kauf jetzt lieber Punkte als Geld.
lesson-colonies = In diesem Spiel gibt es Kolonien: 10 Punkte für 11 Geld. Ein Platin (9) bringt 5 Geld und hilft anfangs mehr als eine Provinz. Auch mit der letzten Kolonie ist Schluss.
lesson-with-potion = Du hast in diesem Zug 🧪{ $potions }. Mit jedem Trank kannst du eine Karte mit 🧪 in den Kosten kaufen, etwa { $card }; was übrig bleibt, verfällt am Ende des Zuges.
lesson-potion = Ein Trank kostet 4 und bringt kein Geld, aber Karten mit 🧪 in den Kosten, etwa { $card }, kannst du ohne ihn nicht kaufen. Ein oder zwei Tränke reichen meist.
lesson-province = Eine Provinz kostet 8 und zählt 6 Punkte; meist entscheiden Provinzen das Spiel.
lesson-points = Provinzen übrig: { $provinces }. Zeit, an Punkte zu denken: Mit { $coins } Geld kann ein Herzogtum (3 Punkte) jetzt mehr bringen als eine Karte, die du kaum noch einmal ziehst.
lesson-buys = Du hast { $buys } Käufe: So viele Karten darfst du für zusammen { $coins } Geld kaufen. Eine gute Karte ist oft besser als zwei schwache.
lesson-clogged = { $cards }: Das nützt auf der Hand nichts und zählt erst am Ende. Deshalb lohnen sich zuerst Geld und Aktionen, Punkte erst später.
lesson-little = Dafür gibt es wenig, und nichts zu kaufen ist völlig in Ordnung: Mit jeder schwachen Karte ziehst du die guten seltener.
lesson-silver = Ein Silber kostet 3 und bringt 2, sooft du es ausspielst. Eine Aktionskarte, die dir gefällt, ist auch eine gute Wahl.
lesson-five = Die stärksten Königreichkarten kosten oft 5 und bringen dir mehr als ein Silber. Herzogtümer haben noch Zeit: Auf der Hand nützen sie nichts.
lesson-gold = Ein Gold kostet 6 und bringt 3, sooft du es ausspielst; so kommst du zu Provinzen.
lesson-discard = Abgelegte Karten sind nicht verloren: Nach dem nächsten Mischen kommen sie wieder. { $count ->
    [0] Behalte, was dir am meisten hilft.
   *[other] Das nützt auf der Hand ohnehin nichts: { $cards }.
}
lesson-trash = Entsorgte Karten verlassen dein Deck für immer. { $count ->
    [0] Entsorge, worauf du am ehesten verzichten kannst.
   *[other] Das lohnt sich bei: { $cards }. Ohne sie ziehst du deine guten Karten öfter.
}
lesson-gain = Du bekommst eine Karte, ohne zu bezahlen und ohne einen Kauf zu verbrauchen. Am teuersten hier: { $card } ({ $cost }). Nimm, was deinem Deck am meisten fehlt.
lesson-topdeck = Was du auf deinen Nachziehstapel legst, ziehst du als Nächstes. Nimm etwas, das du bald brauchst oder jetzt nicht nutzen kannst.
lesson-choose = { $card }: Du hast die Wahl. Überleg, was dir in diesem Zug fehlt: Karten, Aktionen oder Geld.
lesson-pass = Die Karte, die du weitergibst, gehört dir nicht mehr. Gib weiter, was du am wenigsten brauchst.
lesson-play = { $card }: Du spielst noch eine Karte aus, ohne dafür eine Aktion zu verbrauchen. Wähle eine, deren Wirkung du jetzt willst.
lesson-end = Am Ende zählen alle deine Karten, egal wo sie sind. { $count ->
    [0] { $tokens ->
        [0] Deine bringen keine Punkte; dafür braucht es Punktekarten.
       *[other] Deine Punkte sind deine Punktemarken: { $tokens }.
    }
   *[other] Deine Punkte: { $cards }{ $tokens ->
        [0] {""}
       *[other] {" "}und Punktemarken ({ $tokens })
    }; das macht { $points }. Alles andere hat nur dabei geholfen.
}
