# Beim Spielen erklären. Eine Lektion sind ein, zwei Sätze vor einer Frage; $cards sind Karten dessen, der sie liest.

button-guide-first = Neu hier? Beim Spielen erklären
button-no-tips = Nicht mehr erklären
preference-guide = Jede neue Art von Frage beim Spielen erklären: { $value }
preference-short-guide = Beim Spielen erklären
notice-tips-on = Ich erkläre dir jede neue Art von Frage.
notice-tips-off = Ich erkläre nichts mehr. In deinen Einstellungen kannst du das wieder einschalten.
guide-wanted = Dein erstes Spiel? Mit { $number } erkläre ich dir beim Spielen jede neue Art von Frage.

# Was ausgegeben werden kann; $played davon kommt von Karten, die schon ausgespielt sind.
hand-and-coins = { $played ->
    [0] Du hältst { $cards }: Geld { $coins }.
   *[other] Mit dem, was du ausgespielt hast, kommst du auf { $coins } Geld.
}

lesson-react = { $card } ist eine Reaktion: Du darfst sie jetzt einsetzen, obwohl du nicht am Zug bist. Wenn sie dir hilft, spricht selten etwas dagegen.
lesson-attacked = { $who } hat { $card } ausgespielt, einen Angriff: Er trifft alle anderen. Gib her, was du am wenigsten brauchst.
lesson-hit = { $who } hat { $card } ausgespielt, einen Angriff: Er trifft alle anderen. Eine Reaktion auf der Hand kann dich schützen, und Angriffe kannst du auch selbst kaufen.
lesson-bought = { $card } liegt jetzt auf deinem Ablagestapel. Ist dein Nachziehstapel leer, wird die Ablage gemischt und dein neuer Nachziehstapel: Dann ziehst du die Karte.
lesson-shuffled = Dein Nachziehstapel war leer, also wurde deine Ablage gemischt und ist dein neuer Nachziehstapel. { $count ->
    [0] Was du gekauft hast, taucht von jetzt an auf.
   *[other] Was du gekauft hast, taucht jetzt auf: { $cards }.
}
lesson-act = Deine Aktionsphase: Du hältst { $cards }. Jede Aktionskarte verbraucht ein ⚡, und du hast { $actions }; manche geben neue. Danach kaufst du.
lesson-village = Spiel zuerst { $first } aus: Das gibt dir eine Aktion zurück, und du kannst noch { $then } ausspielen.
lesson-terminals = { $cards }: Keine davon gibt dir eine Aktion zurück. Mit ⚡{ $actions } kannst du nicht alle ausspielen; nimm, was dir jetzt am meisten bringt.
lesson-out-of-actions = Du hast keine Aktion mehr, das bleibt also auf der Hand: { $cards }. Dagegen helfen Karten mit +2 Aktionen; ohne sie stecken zu viele Aktionskarten fest.
lesson-ending = Das Ende ist nah. Provinzen übrig: { $provinces }, leere Stapel: { $empty }. Mit der letzten Provinz oder { $most } leeren Stapeln ist Schluss: Kauf jetzt lieber Punkte als Geld.
lesson-province = Eine Provinz kostet 8 und zählt 6 Punkte; meist entscheiden Provinzen das Spiel.
lesson-points = Provinzen übrig: { $provinces }. Zeit, an Punkte zu denken: Mit { $coins } Geld kann ein Herzogtum (3 Punkte) jetzt mehr bringen als eine Karte, die du kaum noch einmal ziehst.
lesson-buys = Du hast { $buys } Käufe: So viele Karten darfst du für zusammen { $coins } Geld kaufen. Eine gute Karte ist oft besser als zwei schwache.
lesson-clogged = { $cards }: Das tut auf der Hand nichts und zählt erst am Ende. Deshalb lohnen sich zuerst Geld und Aktionen, Punkte später.
lesson-little = Dafür gibt es wenig, und nichts zu kaufen ist völlig in Ordnung: Mit jeder schwachen Karte ziehst du die guten seltener.
lesson-silver = Ein Silber kostet 3 und macht jede spätere Hand reicher. Eine Aktionskarte, die dir gefällt, ist auch eine gute Wahl.
lesson-five = Die stärksten Königreichkarten kosten oft 5 und bringen dir mehr als ein Silber. Herzogtümer haben noch Zeit: Auf der Hand tun sie nichts.
lesson-gold = Ein Gold kostet 6 und zahlt 3, sooft du es ziehst; so kommst du zu Provinzen.
lesson-discard = Abgelegte Karten sind nicht verloren: Nach dem nächsten Mischen kommen sie wieder. { $count ->
    [0] Behalte, was dir in diesem Zug hilft.
   *[other] Das nützt auf der Hand ohnehin nichts: { $cards }.
}
lesson-trash = Entsorgte Karten verlassen dein Deck für immer. { $count ->
    [0] Entsorge, worauf du am ehesten verzichten kannst.
   *[other] Das lohnt sich bei: { $cards }. Ohne sie ziehst du deine guten Karten öfter.
}
lesson-gain = Du bekommst eine Karte, ohne zu bezahlen und ohne einen Kauf zu verbrauchen. Am teuersten ist hier { $card } ({ $cost }); nimm, was deinem Deck am meisten fehlt.
lesson-topdeck = Was du auf deinen Nachziehstapel legst, ziehst du als Nächstes. Leg dorthin, was du bald brauchst oder was jetzt nicht verloren gehen soll.
lesson-choose = { $card } lässt dir die Wahl. Überleg, was diesem Zug fehlt: Karten, Aktionen oder Geld.
lesson-pass = Die Karte, die du weitergibst, gehört dir nicht mehr. Gib weiter, was du am wenigsten brauchst.
lesson-play = { $card } spielt für dich eine andere Karte aus, die keine deiner Aktionen kostet. Wähle eine, deren Wirkung du jetzt willst.
lesson-end = Am Ende zählen alle deine Karten, egal wo sie sind. { $count ->
    [0] Deine bringen keine Punkte; Punktekarten hätten es getan.
   *[other] Deine mit Punkten: { $cards }; das macht { $points }. Alles andere half nur, sie zu kaufen.
}
