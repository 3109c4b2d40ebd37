# Der Tisch im Terminal.

title = Dominion: ein lokaler Tisch
fan-note = Ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen des Spiels.

who-plays = Wer spielt mit? Namen mit Kommas dazwischen, „Computer“ für einen Computerspieler.
who-default = Enter: du gegen einen Computerspieler.
computer = Computer
names-too-many = 2 bis 6 können mitspielen, nicht { $count }.
names-twice = Es können nicht zwei { $who } heißen.
name-too-long = Ein Name hat höchstens { $count } Zeichen.

which-kingdom = Welches Königreich?
kingdom-default = Enter: { $kingdom }. Eine Zahl wählt eins davon.
kingdom-random-help = zufall [Sets] [+Karte] [−Karte]   zehn zufällige, mit Wünschen und Verboten; Sets: { $sets }
kingdom-own-help = eigene Karte, Karte, …   zehn Karten eigener Wahl
kingdom-impossible = Daraus wird kein Königreich: Es braucht zehn verschiedene Karten aus Sets, die es gibt, und keine darf zugleich gewünscht und verboten sein.
kingdom-not-ten = Ein Königreich hat zehn verschiedene Karten, nicht { $count }.
kingdom-chosen = Königreich: { $cards }
edition-note = { $edition ->
    [1] Es gelten die Kartentexte der 1. Edition.
   *[2] Es gelten die Kartentexte der 2. Edition.
}
shelters-wanted = Mit Unterschlüpfen statt Anwesen beginnen? (j/n)
no-such-answer = „{ $word }“ steht nicht zur Wahl.
ambiguous = „{ $word }“ passt auf mehrere: { $cards }.
too-many-of = So viele davon gibt es nicht: { $card }.

commitment = Wie gemischt wird, legt ein geheimer Startwert fest; sein SHA-256 ist { $hash }.

final-title = Endstand
record-verified = Mit diesem Startwert und denselben { $count } Antworten nachgespielt, endet die Partie genauso: Beim Mischen wurde nicht nachgeholfen.
record-unverified = Diese Partie lässt sich nicht aus ihrer Aufzeichnung nachspielen: Seit ihrem Beginn wurden die Regeln berichtigt.
record-wrong = Nachgespielt endet die Partie anders: Die Aufzeichnung wurde verändert, oder die Regeln wurden seither berichtigt.
record-kept = Die Aufzeichnung der Partie steht in { $path }.
record-not-kept = { $path } ließ sich nicht schreiben: { $reason }.

game-kept = Hier ist ein Spiel gespeichert: { $who }, Zug { $count } von { $whose }.
answers-dropped = { $count ->
    [one] Seitdem wurden die Regeln berichtigt: Die letzte Antwort passt nicht mehr, die Frage wird noch einmal gestellt.
   *[other] Seitdem wurden die Regeln berichtigt: Die letzten { $count } Antworten passen nicht mehr, die Fragen werden noch einmal gestellt.
}
resume-or-new = Enter setzt es fort, n beginnt ein neues Spiel:
give-up-sure = Das gespeicherte Spiel ist dann endgültig aufgegeben. Ein neues beginnen? (j/n)
what-next = r noch einmal in derselben Runde · n neues Spiel · x Aufzeichnung als Datei · w Statistik · einst persönliche Einstellungen · q Schluss
server-silent = Der Server, der das Spiel aufbewahrt, antwortet nicht. Was angenommen wurde, ist nicht verloren.
try-again = Enter versucht es noch einmal:

settings-whose = Wessen Einstellungen?
settings-hint = Eine Zahl wählt aus, mit Enter geht es weiter.

pass-keyboard = Die Tastatur geht an { $who }. Alle anderen schauen weg.
press-enter = { $who }, drücke Enter.

head-turn = Zug { $count } · { $who }
head-counters = Aktionen { $actions } · Käufe { $buys } · Geld { $coins }
head-supply = Vorrat (Kosten, Name, übrige Karten)
head-beside = Nicht zu kaufen: { $piles }
head-trash = Müll: { $cards }
head-hand = { $who }, deine Hand: { $cards }
hand-empty = nichts
seat-line = { $who }: Hand { $hand }, Nachziehstapel { $deck }, Ablage { $top }
seat-in-play = im Spiel: { $cards }
seat-set-aside = gezeigt: { $cards }
seat-looked-at = Du siehst dir an: { $cards }
discard-empty = leer

buy-hint = { $all ->
    [same] Du hast { $coins } Geld.
   *[more] Du hast { $coins } Geld, mit allen Geldkarten { $all }: Nennst du eine Karte, werden sie ausgespielt und die Karte gekauft.
}
move-one-treasure = { $card } ausspielen
move-end-actions = Aktionsphase beenden
move-end-turn = Zug beenden
move-done = keine
keys = u zurücknehmen · ? KARTE erklärt sie · ? alle Tasten · q Schluss
end-sure = Du hast noch { $coins } Geld übrig. Zug beenden? (j/n)
name-any = Tippe den Anfang eines beliebigen Kartennamens.
pick-several = Mehrere: mit Leerzeichen dazwischen nennen (kupfer kupfer anwesen oder 1*2 3); alle; keine.

help =
    Eine Karte wählst du mit ihrer Nummer oder dem Anfang ihres Namens.
    e  beendet die Aktionsphase oder den Zug    t  spielt alle Geldkarten aus
    u  nimmt deinen letzten Schritt zurück      s  zeigt den Tisch noch einmal
    l  zeigt den Verlauf                        ? KARTE  erklärt eine Karte
    k  erklärt das Königreich                   w  zeigt die Statistik
    q  macht Schluss; das Spiel bleibt gespeichert
    einst  zeigt und ändert deine Einstellungen

# Was getippt wird: Wörter mit derselben Bedeutung, mit Kommas dazwischen; das erste wird angezeigt. Die englischen
# werden in jeder Sprache verstanden.

typed-yes = j, ja
typed-no = n, nein
typed-all = alle
typed-none = n, keine, nichts
typed-end = e
typed-treasures = t
typed-play = p, spiele
typed-undo = u
typed-again = s
typed-log = l
typed-kingdom = k
typed-statistics = w
typed-settings = einst, einstellungen
typed-quit = q
typed-new = n, neu
typed-rematch = r
typed-export = x
typed-random = zufall, zufällig, z
typed-own = eigene

goodbye = Bis bald!
goodbye-kept = Das Spiel ist so gespeichert, wie es steht. Beim nächsten Start geht es mit genau dieser Frage weiter. Bis bald!
trouble = Etwas ist schiefgegangen; was, steht in { $path }. Das Spiel ist noch so gespeichert, wie es war.
exhibition = Hier ist keine Tastatur: Zwei Computerspieler zeigen das Königreich „{ $kingdom }“.
