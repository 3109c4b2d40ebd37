# Der Tisch im Terminal.

title = Dominion: ein lokaler Tisch
fan-note = Ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen des Spiels.

who-plays = Wer spielt mit? Namen, durch Kommas getrennt; „Computer“ für einen Computerspieler.
who-default = Enter: du gegen einen Computerspieler.
computer = Computer
names-too-many = Es können 2 bis 6 mitspielen; das waren { $count }.
names-twice = Es können nicht zwei { $who } heißen.
name-too-long = Ein Name hat höchstens { $count } Zeichen.

which-kingdom = Welches Königreich?
kingdom-default = Enter: { $kingdom }. Oder tippe eine Nummer aus der Liste.
kingdom-random-help = zufall [Sets] [+Karte] [−Karte]   zehn zufällige Karten; +Karte ist Pflicht, −Karte ausgeschlossen; Sets: { $sets }
kingdom-own-help = eigene Karte, Karte, …   zehn Karten eigener Wahl
kingdom-impossible = Dieses Königreich ist nicht möglich: Es braucht zehn verschiedene Karten aus vorhandenen Sets, und keine darf zugleich Pflicht und ausgeschlossen sein.
kingdom-not-ten = Ein Königreich hat zehn verschiedene Karten; das waren { $count }.
kingdom-chosen = Königreich: { $cards }
edition-note = { $edition ->
    [1] Es gelten die Kartentexte der 1. Edition.
   *[2] Es gelten die Kartentexte der 2. Edition.
}
shelters-wanted = Mit Unterschlüpfen statt Anwesen beginnen? (j/n)
no-such-answer = „{ $word }“ gibt es hier nicht.
ambiguous = „{ $word }“ passt auf mehrere: { $cards }.
too-many-of = So viele davon gibt es nicht: { $card }.

commitment = Wie gemischt wird, legt ein geheimer Startwert fest; sein SHA-256 ist { $hash }.

final-title = Endstand
record-verified = Geprüft: Mit diesem Startwert und denselben { $count } Antworten endet das Spiel genauso. Beim Mischen wurde nicht geschummelt.
record-unverified = Dieses Spiel lässt sich nicht aus seiner Aufzeichnung nachspielen: Seit seinem Beginn wurden die Regeln berichtigt.
record-wrong = Nachgespielt endet das Spiel anders: Die Aufzeichnung wurde verändert, oder die Regeln wurden seither berichtigt.
record-kept = Die Aufzeichnung wurde in { $path } gespeichert.
record-not-kept = { $path } ließ sich nicht schreiben: { $reason }.

game-kept = Hier ist ein Spiel gespeichert: { $who } (Zug { $count }, { $whose } ist dran).
answers-dropped = { $count ->
    [one] Seitdem wurden die Regeln berichtigt: Die letzte Antwort passt nicht mehr, die Frage wird noch einmal gestellt.
   *[other] Seitdem wurden die Regeln berichtigt: Die letzten { $count } Antworten passen nicht mehr, die Fragen werden noch einmal gestellt.
}
resume-or-new = Enter setzt es fort, n beginnt ein neues Spiel:
give-up-sure = Das gespeicherte Spiel geht dann endgültig verloren. Ein neues beginnen? (j/n)
what-next = r Revanche · n neues Spiel · x Aufzeichnung als Datei · w Statistik · einst persönliche Einstellungen · q beenden
server-silent = Der Server, auf dem das Spiel gespeichert ist, antwortet nicht. Angenommene Züge sind nicht verloren.
try-again = Enter versucht es noch einmal:

settings-whose = Wessen Einstellungen?
settings-hint = Mit einer Nummer wählst du aus, mit Enter geht es weiter.

pass-keyboard = Die Tastatur geht an { $who }. Alle anderen schauen weg.
press-enter = { $who }, drücke Enter.

head-turn = Zug { $count } · { $who }
head-counters = Aktionen { $actions } · Käufe { $buys } · Geld { $coins }
head-supply = Vorrat (Kosten, Name, übrige Karten)
head-beside = Nicht im Vorrat: { $piles }
head-trash = Müll: { $cards }
head-hand = { $who }, deine Hand: { $cards }
hand-empty = nichts
seat-line = { $who }: Hand { $hand }, Nachziehstapel { $deck }, Ablagestapel { $top }
seat-in-play = im Spiel: { $cards }
seat-set-aside = gezeigt: { $cards }
seat-looked-at = Du siehst dir an: { $cards }
discard-empty = leer

buy-hint = { $all ->
    [same] Geld: { $coins }.
   *[more] Geld: { $coins }, mit allen Geldkarten { $all }. Nenne eine Karte, um sie zu kaufen; alle Geldkarten werden dann ausgespielt.
}
move-one-treasure = { $card } ausspielen
move-end-actions = Aktionsphase beenden
move-end-turn = Zug beenden
move-done = keine
keys = u zurücknehmen · ? KARTE Karte erklären · ? alle Tasten · q beenden
end-sure = Du hast noch Geld übrig ({ $coins }). Zug beenden? (j/n)
name-any = Tippe den Anfang eines beliebigen Kartennamens.
pick-several = Mehrere: durch Leerzeichen getrennt (kupfer kupfer anwesen oder 1*2 3); alle; keine.

help =
    Eine Karte wählst du mit ihrer Nummer oder dem Anfang ihres Namens.
    e  Aktionsphase oder Zug beenden       t  alle Geldkarten ausspielen
    p KARTE  eine Geldkarte ausspielen     u  letzten Schritt zurücknehmen
    s  Tisch noch einmal zeigen            l  Verlauf zeigen
    k  Königreich erklären                 ? KARTE  Karte erklären
    w  Statistik zeigen                    einst  eigene Einstellungen zeigen und ändern
    q  beenden; das Spiel bleibt gespeichert

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
goodbye-kept = Das Spiel ist gespeichert. Beim nächsten Start geht es mit dieser Frage weiter. Bis bald!
trouble = Etwas ist schiefgegangen; Näheres steht in { $path }. Das Spiel ist unverändert gespeichert.
exhibition = Keine Tastatur gefunden: Zwei Computerspieler zeigen ein Spiel mit dem Königreich „{ $kingdom }“.
