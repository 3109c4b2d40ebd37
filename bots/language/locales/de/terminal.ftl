# Der Tisch im Terminal.

title = Dominion: ein lokaler Tisch
fan-note = Ein inoffizielles Fanprojekt ohne Verbindung zu den Verlagen des Spiels.

who-plays = Wer spielt mit?
who-help = Namen, durch Kommas getrennt; „Computer“ für einen Computerspieler, oder „Neuling“, „solide“, „stark“.
who-default = du gegen einen Computerspieler
computer = Computer
names-too-many = Es können 2 bis 6 mitspielen; das waren { $count }.
names-twice = Es können nicht zwei { $who } heißen.
name-too-long = Ein Name hat höchstens { $count } Zeichen.

which-kingdom = Welches Königreich?
kingdom-default = { $kingdom }; oder tippe eine Nummer oder einen Namen aus der Liste
kingdom-random-help = zufall [Sets] [+Karte] [−Karte]   zehn zufällige Karten; +Karte ist Pflicht, −Karte ausgeschlossen; Sets: { $sets }
kingdom-own-help = eigene Karte, Karte, …   zehn Karten eigener Wahl
kingdom-impossible = Dieses Königreich ist nicht möglich: Es braucht zehn verschiedene Karten aus vorhandenen Sets, und keine darf zugleich Pflicht und ausgeschlossen sein.
kingdom-not-ten = Ein Königreich hat zehn verschiedene Karten; das waren { $count }.
kingdom-chosen = Königreich: { $cards }
shelters-wanted = Mit Unterschlüpfen statt Anwesen beginnen?
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
give-up-sure = Das gespeicherte Spiel geht dann endgültig verloren. Ein neues beginnen?
server-silent = Der Server, auf dem das Spiel gespeichert ist, antwortet nicht. Angenommene Züge sind nicht verloren.
try-again = noch einmal versuchen

settings-whose = Wessen Einstellungen?

pass-keyboard = Die Tastatur geht an { $who }. Alle anderen schauen weg.
press-enter = { $who }, drücke Enter.

head-counters = Aktionen { $actions } · Käufe { $buys } · Geld { $coins }
head-supply = Vorrat (Kosten, Name, übrige Karten)
head-beside = Nicht im Vorrat: { $piles }
head-trash = Müll: { $cards }
head-hand = { $who }, deine Hand: { $cards }
hand-empty = nichts
seat-line = { $who }: Hand { $hand }, Nachziehstapel { $deck }, Ablagestapel { $top }
seat-in-play = im Spiel: { $cards }
seat-set-aside = aufgedeckt: { $cards }
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
keys = u zurücknehmen · i Tipp · ? KARTE Karte erklären · hilfe alle Tasten · q beenden
end-sure = Du hast noch Geld übrig ({ $coins }). Zug beenden?
name-any = Tippe den Anfang eines beliebigen Kartennamens.
pick-several = Mehrere: durch Kommas getrennt, etwa „kupfer*2, anwesen“ oder „1*2, 3“.

help =
    Eine Karte wählst du mit ihrer Nummer, ihrem Namen oder dem Anfang ihres Namens.
    e  Aktionsphase oder Zug beenden       t  alle Geldkarten ausspielen
    p KARTE  eine Geldkarte ausspielen     u  letzten Schritt zurücknehmen
    a  Tisch noch einmal zeigen            l  Verlauf zeigen
    i  Tipp: was ein starker Spieler tun würde
    k  Königreich erklären                 ? KARTE  Karte erklären
    s  Statistik zeigen                    einst  eigene Einstellungen zeigen und ändern
    q  beenden; das Spiel bleibt gespeichert
    hilfe  diese Tasten zeigen
    g  so geht’s

own-kept = Schon gewählt: { $cards }.
own-missing = { $count ->
    [one] 1 Karte fehlt noch. Welche?
   *[other] { $count } Karten fehlen noch. Welche?
}
own-give-up = ein anderes Königreich
other-kingdom = Ein anderes Königreich
begin = beginnen
demo-title = Ein Spiel unter Computerspielern
statistics-title = Statistik
help-title = Tasten
more-lines = Enter zeigt mehr, ein Buchstabe und Enter überspringen den Rest:
what-next = Wie geht es weiter?
choice-resume = fortsetzen
choice-new = neues Spiel
choice-rematch = Revanche
choice-export = Aufzeichnung speichern
choice-shuffles = faires Mischen
choice-log = Verlauf
choice-replay = Wiederholung
choice-next-turn = nächster Zug
choice-back = voriger Zug
choice-first = erster Zug
choice-last = letzter Zug
choice-learn = so geht’s
choice-page-on = nächste Seite
choice-page-back = vorige Seite
choice-close = schließen
choice-statistics = Statistik
choice-settings = persönliche Einstellungen
choice-quit = beenden
settings-done = fertig
held-title = Dein Zug ist zu Ende.
held-go-on = neue Hand ansehen
held-undo = zurücknehmen
pick-exactly = Es müssen genau { $count } sein; das waren { $named }.
pick-at-least = Es müssen mindestens { $count } sein; das waren { $named }.
pick-at-most = Es dürfen höchstens { $count } sein; das waren { $named }.
play-not-in-hand = { $card } hast du nicht auf der Hand.
play-no-action = { $card } lässt sich in der Aktionsphase nicht ausspielen.
pile-gone = Der Stapel „{ $card }“ ist leer.
too-dear = { $card } kostet { $cost }; du hast nur { $coins }.
move-all = alle

# Der ganze Bildschirm: Überschriften der Bereiche, Namen der Tasten.

pane-supply = Vorrat
pane-players = Spieler
pane-hand = Deine Hand
pane-card = Karte
header = Dominion · { $kingdom }
pane-in-play = im Spiel
pane-revealed = aufgedeckt
pane-looked-at = du siehst dir an
pane-trash = Müll
purse-note = { $coins } mit Geldkarten
key-enter = Enter
key-undo = zurücknehmen
key-card = Karte
key-log = Verlauf
key-kingdom = Königreich
key-statistics = Statistik
key-settings = Einstellungen
key-learn = so geht’s
key-quit = beenden
key-help = Hilfe
key-name = Name
key-panes = Bereich
key-close = schließen
key-scroll = blättern
key-leave-now = beenden
picked-exactly = { $picked } von { $most } gewählt
picked-upto = { $picked } gewählt, höchstens { $most }
picked-range = { $picked } gewählt, { $least } bis { $most }
type-here = Name
answer-here = Antwort
nothing-fits = Enter schickt ab, was du getippt hast, Esc verwirft es.
others-play = Die anderen sind dran …
card-none = Zeige auf eine Karte, um sie hier zu lesen.
help-screen =
    Eine Nummer oder ein Klick wählt aus. Sind mehrere möglich, markieren Nummern sie, und Enter bestätigt.
    Mit den Pfeiltasten gehst du durch die Auswahl und siehst den Text der Karte; Enter nimmt sie.
    Mit einem Großbuchstaben oder / beginnst du einen Namen; die Liste zeigt, was passt, Tab ergänzt ihn, Enter nimmt ihn.
    Tab zeigt den nächsten Bereich, wenn das Fenster für alle zu klein ist. Bild auf und Bild ab blättern im Verlauf.

# Was getippt wird: Wörter mit derselben Bedeutung, mit Kommas dazwischen; das erste wird angezeigt. Die englischen
# werden in jeder Sprache verstanden.

typed-yes = j, ja
typed-no = n, nein
typed-all = alle, *
typed-none = n, keine, nichts
typed-end = e, ende
typed-treasures = t, geldkarten
typed-play = p, spiele
typed-undo = u, zurück
typed-again = a, tisch
typed-log = l, verlauf
typed-kingdom = k, königreich
typed-statistics = s, w, statistik
typed-settings = einst, einstellungen
typed-quit = q, beenden
typed-help = hilfe
typed-buy = kaufe, kaufen
typed-new = n, neu
typed-rematch = r, revanche
typed-export = x, aufzeichnung
typed-replay = p, wiederholung
typed-shuffles = m, mischen
typed-back = b, zurück
typed-first = a, anfang
typed-last = l, letzter
typed-learn = lernen, g
typed-page-back = b, zurück
typed-close = c, schließen
typed-random = zufall, zufällig, z
typed-own = eigene

goodbye = Bis bald!
goodbye-kept = Das Spiel ist gespeichert: { $who } (Zug { $count }, { $whose } ist dran). Beim nächsten Start geht es mit dieser Frage weiter.
trouble = Etwas ist schiefgegangen; Näheres steht in { $path }. Das Spiel ist unverändert gespeichert.
demo-begins = Keine Tastatur gefunden: Zwei Computerspieler zeigen ein Spiel mit dem Königreich „{ $kingdom }“.
