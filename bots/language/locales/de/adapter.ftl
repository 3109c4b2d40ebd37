# Was Befehle und Anfragen auf jeder Plattform antworten.

help-group =
    # Beginnen
    /new eröffnet einen Tisch, mit /join setzt du dich dazu, mit /leave verlässt du ihn, /begin teilt die Karten aus.
    /computer setzt einen Computerspieler dazu: Neuling, solide oder stark.
    /settings ändert die Einstellungen des Tisches.
    /kingdom legt die zehn Königreichkarten fest: ihre Namen, durch Kommas getrennt, der Name eines empfohlenen Königreichs, der Code eines Königreichs oder Wünsche und Verbote (+hexe -kapelle +dörfer -angriffe).
    # Spielen
    /hand schickt dir deine Hand privat, /table zeigt den Tisch noch einmal.
    /undo nimmt deinen letzten Schritt zurück, /nudge stupst die an, auf die alle warten, /hint verrät dir, was ein starker Spieler tun würde.
    # Nachschlagen
    /card NAME erklärt eine Karte, /kingdom die zehn Königreichkarten.
    /learn erklärt, wie Dominion geht.
    /log zeigt, was bisher passiert ist, /stats Siege und Statistik.
    # Aufhören
    /resign überlässt deinen Platz dem Computer, /stop schließt den Tisch.
    Mit /rematch spielt ihr noch einmal, /replay zeigt das letzte beendete Spiel Zug für Zug, /analysis sagt, was es entschieden hat, /record schickt es als Datei.
help-private =
    # Hier spielen
    /new beginnt ein Spiel gegen den Computer; /begin teilt die Karten aus, /stop beendet das Spiel.
    /computer bestimmt deinen Gegner: Neuling, solide oder stark.
    /kingdom legt die zehn Königreichkarten fest: ihre Namen, durch Kommas getrennt, der Name eines empfohlenen Königreichs, der Code eines Königreichs oder Wünsche und Verbote (+hexe -kapelle +dörfer -angriffe).
    # Deine Tische
    Auch deine Hand aus Spielen in Gruppen kommt hierher.
    /games zeigt deine Tische, /table den Tisch, /hand deine Hand.
    /undo nimmt deinen letzten Schritt zurück, /nudge stupst die an, auf die dein Tisch wartet.
    /hint verrät, was ein starker Spieler tun würde; /resign gibt deinen Platz an einen Computerspieler.
    # Nachschlagen
    /card NAME erklärt eine Karte, /kingdom die zehn Königreichkarten.
    /learn erklärt, wie Dominion geht.
    /log zeigt, was bisher passiert ist, /stats deine Bilanz.
    /rematch spielt noch einmal, /replay geht das letzte Spiel Zug für Zug durch, /analysis zeigt, was es entschieden hat, /record schickt es als Datei.
    # Einstellungen
    /settings: deine Sprache, Benachrichtigungen, Zeit zum Zurücknehmen, ob der Burggraben automatisch vorgezeigt wird; dort kannst du auch deine Daten löschen.

open-private = Öffne einmal den privaten Chat mit mir, damit ich dir deine Hand schicken kann.

games-title = Deine Tische
games-none = Du sitzt an keinem Tisch. Spiel gleich hier, oder füge mich zu einer Gruppe hinzu und schreib dort /new.
games-lobby = { $table }: noch nicht gestartet
games-playing = { $table }: läuft
games-waiting = { $table }: wartet auf { $who }
games-yours = { $table }: wartet auf dich
games-over = { $table }: Spiel zu Ende
table-default = Tisch ohne Namen

button-hand-at = Meine Hand: { $table }
button-open-private = Privaten Chat öffnen

refusal-anonymous = Ich kann nicht sehen, wer du bist. Schreib nicht anonym, oder benutze die Knöpfe am Tisch.
refusal-groups-only = Tische gibt es nur in Gruppen. Füge mich zu einer hinzu und gib den Befehl dort ein.
refusal-which-table = Du sitzt an mehreren Tischen. Gib den Befehl in der Gruppe ein, um die es geht.
refusal-no-tables = Du sitzt an keinem Tisch.
refusal-not-yours = Diese Frage war für jemand anderen.
refusal-card-how = Schreib den Namen einer Karte dahinter: /card burggraben
refusal-no-such-card = Eine Karte „{ $word }“ kenne ich nicht.
refusal-which-card = „{ $word }“ passt auf mehrere Karten: { $cards }.

command-new = Einen Tisch eröffnen
command-computer = Einen Computerspieler dazusetzen: Neuling, solide oder stark
command-join = Mitspielen
command-leave = Den Tisch verlassen
command-begin = Die Karten austeilen
command-table = Den Tisch noch einmal zeigen
command-hand = Deine Hand, privat
command-card = Eine Karte erklären
command-kingdom = Das Königreich erklären oder zehn Karten wählen
command-log = Was bisher passiert ist
command-record = Das letzte beendete Spiel als Datei
command-replay = Das letzte beendete Spiel Zug für Zug ansehen
command-undo = Deinen letzten Schritt zurücknehmen
command-nudge = Die anstupsen, auf die alle warten
command-resign = Aufgeben und den Platz dem Computer überlassen
command-stop = Den Tisch schließen
command-rematch = Noch einmal in derselben Runde spielen
command-settings = Einstellungen des Tisches oder deine eigenen
command-stats = Siege und Statistik
command-games = Alle deine Tische
command-start = Hier geht es los
command-help = So funktioniert es

slash-opened = Der Tisch ist eröffnet, und du sitzt schon daran. Die anderen drücken dort „{ button-join }“.
slash-table-below = Den Tisch findest du unten.
slash-hand-below = Deine Hand findest du unten.
slash-undone = Dein letzter Schritt wurde zurückgenommen.
slash-kingdom-chosen = Gespielt wird mit diesen zehn Karten.

refusal-cannot-show = Hier kann ich keinen Tisch zeigen.

# Überschriften.

heading-help = Dominion: So funktioniert es
heading-legend = Was die Zeichen bedeuten
legend-actions = Aktionen
legend-buys = Käufe
legend-coins = Geld
legend-potions = Tränke
legend-hand = Hand
legend-deck = Nachziehstapel
legend-discard = oben auf dem Ablagestapel
legend-trash = Müll
legend-tokens = Punktemarken
legend-embargo = Embargomarken (jede bringt beim Kauf einen Fluch)
legend-turn = wer am Zug ist
legend-time = auf wen gewartet wird, Restzeit
legend-computer = Computerspieler
legend-pile = { $label }: kostet { $cost }, noch { $count } im Stapel; ein Königreichstapel ohne Zahl ist voll
