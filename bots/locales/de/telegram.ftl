# Telegram: was rund um die Bildschirme gesagt wird.

welcome =
    Hallo! Ich leite Dominion-Partien in Gruppen: Ihr drückt Knöpfe, ich achte auf die Regeln.
    Füge mich zu einer Gruppe hinzu und schreib dort /new. Deine Hand bekommst du hier, privat.
    /games zeigt deine Tische, /settings deine eigenen Einstellungen, /help erklärt mehr.
hello-group =
    Hallo! Ich leite hier Dominion-Partien: /new eröffnet einen Tisch, /help erklärt mehr.
    Wer mitspielt, öffnet einmal den privaten Chat mit mir, damit ich dort die Hand zeigen kann.
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
joined-private = Du sitzt am Tisch „{ $table }“. Deine Hand kommt hierher.
seated-private = Du sitzt am Tisch „{ $table }“. Ab jetzt kommt deine Hand hierher.
notice-slow = Es dauert etwas länger als sonst.
notice-in-private = Ich habe es dir privat geschickt.
kingdom-title = Das Königreich
games-title = Deine Tische
games-none = Du sitzt an keinem Tisch. Füge mich zu einer Gruppe hinzu und schreib dort /new.
games-lobby = { $table }: noch nicht begonnen
games-playing = { $table }: läuft
games-waiting = { $table }: wartet auf { $who }
games-yours = { $table }: wartet auf dich
games-over = { $table }: Spiel zu Ende
button-hand-at = Meine Hand: { $table }
button-join-here = Hier mitspielen
button-invite = Zu einer Gruppe hinzufügen
button-open-private = Privaten Chat öffnen

refusal-anonymous = Ich kann nicht sehen, wer du bist. Schreib nicht anonym, oder drücke die Knöpfe am Tisch.
refusal-groups-only = Ein Tisch steht in einer Gruppe. Füge mich zu einer hinzu und schreib das dort.
refusal-which-table = Du sitzt an mehreren Tischen. Schreib das in der Gruppe, um die es geht.
refusal-no-tables = Du sitzt an keinem Tisch.
refusal-not-member = Dieser Tisch steht in einer Gruppe, in der du nicht bist.
refusal-not-yours = Diese Frage war für jemand anderen.
refusal-card-how = Schreib den Namen einer Karte dahinter: /card burggraben
refusal-flooded = Telegram bittet mich zu warten. Versuch es in { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
} noch einmal.
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

# Was man für alle Tische einstellen kann.

preferences-title = Deine Einstellungen, für alle Tische
preference-language = Sprache: { $value }
preference-moat = Burggraben von selbst vorzeigen: { $value }
preference-confirm = Nachfragen, bevor ein Zug mit übrigem Geld endet: { $value }
preference-short-moat = Burggraben von selbst
preference-short-confirm = Am Zugende fragen
button-preference = { $name }: { $value }
button-erase = Alles über mich löschen
button-erase-sure = Ja, löschen
sure-erase = Deine Ergebnisse, deine Einstellungen und deinen Namen in allen Aufzeichnungen löschen? Das lässt sich nicht rückgängig machen.
erased = Alles ist gelöscht.
