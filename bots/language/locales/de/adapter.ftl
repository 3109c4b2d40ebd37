# What commands and requests answer on every platform.

help-group =
    /new eröffnet einen Tisch, mit /join und /leave setzt du dich oder stehst auf, /begin teilt die Karten aus.
    /table zeigt den Tisch noch einmal, /hand schickt dir deine Hand privat.
    /undo nimmt deinen letzten Schritt zurück, /nudge stupst die an, auf die alle warten.
    /kingdom erklärt die zehn Karten; vor dem Spiel wählst du sie damit aus: zehn Namen mit Kommas.
    /card NAME erklärt eine Karte, /log zeigt, was geschehen ist, /stats, wer wie oft gewonnen hat.
    /record gibt die letzte beendete Partie als Datei aus.
    /settings zeigt die Einstellungen des Tisches, /resign gibt deinen Platz auf, /stop schließt den Tisch, /rematch ist die Revanche.
help-private =
    Hier siehst du deine Hand und spielst; der Tisch steht in der Gruppe.
    /games zeigt deine Tische, /hand deine Hand, /log, was geschehen ist, /card NAME erklärt eine Karte.
    /undo nimmt deinen letzten Schritt zurück, /nudge stupst die an, auf die dein Tisch wartet.
    /settings: deine Sprache, ob ein Burggraben von selbst vorgezeigt wird, ob ich nachfrage, bevor du einen Zug mit übrigem Geld beendest.
    /stats zeigt, wie es dir ergangen ist; in /settings kannst du alles löschen lassen.

open-private = Öffne einmal den privaten Chat mit mir, damit ich dir deine Hand schicken kann.

games-title = Deine Tische
games-none = Du sitzt an keinem Tisch. Füge mich zu einer Gruppe hinzu und schreib dort /new.
games-lobby = { $table }: noch nicht begonnen
games-playing = { $table }: läuft
games-waiting = { $table }: wartet auf { $who }
games-yours = { $table }: wartet auf dich
games-over = { $table }: Spiel zu Ende
table-default = Tisch ohne Namen

button-hand-at = Meine Hand: { $table }
button-open-private = Privaten Chat öffnen

refusal-anonymous = Ich kann nicht sehen, wer du bist. Schreib nicht anonym, oder drücke die Knöpfe am Tisch.
refusal-groups-only = Ein Tisch steht in einer Gruppe. Füge mich zu einer hinzu und schreib das dort.
refusal-which-table = Du sitzt an mehreren Tischen. Schreib das in der Gruppe, um die es geht.
refusal-no-tables = Du sitzt an keinem Tisch.
refusal-not-yours = Diese Frage war für jemand anderen.
refusal-card-how = Schreib den Namen einer Karte dahinter: /card burggraben
refusal-no-such-card = Eine Karte „{ $word }“ kenne ich nicht.
refusal-which-card = „{ $word }“ passt auf mehrere Karten: { $cards }.

command-new = Einen Tisch eröffnen
command-join = Sich an den Tisch setzen
command-leave = Vom Tisch aufstehen
command-begin = Die Karten austeilen
command-table = Den Tisch noch einmal zeigen
command-hand = Deine Hand, privat
command-card = Eine Karte erklären
command-kingdom = Das Königreich erklären oder zehn Karten wählen
command-log = Was geschehen ist
command-record = Die letzte beendete Partie als Datei
command-undo = Deinen letzten Schritt zurücknehmen
command-nudge = Die anstupsen, auf die alle warten
command-resign = Deinen Platz aufgeben
command-stop = Den Tisch schließen
command-rematch = Noch einmal spielen
command-settings = Einstellungen des Tisches oder deine eigenen
command-stats = Wer wie oft gewonnen hat
command-games = Alle deine Tische
command-start = Hier geht es los
command-help = So funktioniert es

slash-opened = Der Tisch ist eröffnet, und du sitzt schon daran. Die anderen drücken dort „{ button-join }“.
slash-table-below = Der Tisch steht unten.
slash-hand-below = Deine Hand ist unten.
slash-undone = Dein letzter Schritt ist zurückgenommen.
slash-kingdom-chosen = Gespielt wird mit diesen zehn Karten.

refusal-cannot-show = Hier kann ich keinen Tisch zeigen.

# Headings

heading-help = Dominion: so funktioniert es
