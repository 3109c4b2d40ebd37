# Discord: Befehle, und was rund um die Bildschirme gesagt wird.

slash-dominion = dominion
slash-dominion-about = Dominion spielen
slash-new = neu
slash-new-about = Einen Tisch in diesem Kanal eröffnen
slash-new-thread = thread
slash-new-thread-about = Dem Tisch einen eigenen Thread geben
slash-table = tisch
slash-table-about = Den Tisch noch einmal zeigen
slash-hand = hand
slash-hand-about = Deine Hand, nur für dich sichtbar
slash-card = karte
slash-card-about = Eine Karte erklären
slash-card-name = name
slash-card-name-about = Der Name der Karte
slash-kingdom = königreich
slash-kingdom-about = Das Königreich erklären oder vor dem Spiel zehn Karten wählen
slash-kingdom-cards = karten
slash-kingdom-cards-about = Zehn Namen, durch Kommas getrennt; der Code eines Königreichs; oder Wünsche: +hexe -kapelle
slash-log = verlauf
slash-log-about = Was bisher passiert ist
slash-record = aufzeichnung
slash-record-about = Das letzte beendete Spiel als Datei
slash-replay = wiederholung
slash-replay-about = Das letzte beendete Spiel Zug für Zug ansehen
slash-undo = zurück
slash-undo-about = Deinen letzten Schritt zurücknehmen
slash-nudge = anstupsen
slash-nudge-about = Die anstupsen, auf die der Tisch wartet
slash-resign = aufgeben
slash-resign-about = Aufgeben und den Platz dem Computer überlassen
slash-stop = schließen
slash-stop-about = Den Tisch schließen
slash-rematch = revanche
slash-rematch-about = Noch einmal in derselben Runde spielen
slash-settings = einstellungen
slash-settings-about = Deine eigenen Einstellungen, für alle Tische
slash-stats = statistik
slash-stats-about = Siege und Statistik
slash-stats-whose = wessen
slash-stats-whose-about = Die Ergebnisse dieses Kanals oder deine
slash-stats-here = Dieser Kanal
slash-stats-me = Meine
slash-computer = computer
slash-computer-about = Einen Computerspieler dazusetzen: Neuling, solide oder stark
slash-computer-level = stärke
slash-computer-level-about = Wie gut der Computerspieler ist
slash-computer-beginner = Neuling
slash-computer-sound = Solide
slash-computer-strong = Stark
slash-help = hilfe
slash-help-about = So funktioniert es

panel-over = Diese Hand ist nicht mehr aktuell.
slash-opened-thread = Der Tisch ist in einem eigenen Thread eröffnet: { $link }
# Absätze unter Überschriften, mit einer leeren Zeile dazwischen.
slash-help-channel =
    Ein Spiel beginnen
    { $new } eröffnet hier einen Tisch mit den Knöpfen „{ button-join }“, „{ button-options }“ und „{ button-start }“.
    { $computer } setzt einen Computerspieler dazu: Neuling, solide oder stark.
    Deine Hand kommt als Direktnachricht; „{ button-hand }“ am Tisch oder { $hand } öffnet sie hier, nur für dich sichtbar.

    Während des Spiels
    { $table } holt den Tisch wieder ganz nach unten.
    { $undo } nimmt deinen letzten Schritt zurück, { $nudge } stupst die an, auf die der Tisch wartet.
    { $hint } verrät dir, was ein starker Spieler tun würde.
    { $resign } überlässt deinen Platz dem Computer, { $stop } schließt den Tisch, mit { $rematch } spielt ihr noch einmal.

    Nachschlagen
    { $learn } erklärt, wie Dominion geht, { $card } jede Karte.
    { $log } zeigt, was bisher passiert ist, { $stats } Siege und Statistik.
    { $kingdom } erklärt die zehn Königreichkarten; vor dem Spiel legst du sie damit fest: zehn Namen, durch Kommas getrennt, der Name eines empfohlenen Königreichs, der Code eines Königreichs oder Wünsche und Verbote (+hexe -kapelle +dörfer -angriffe).
    { $replay } zeigt das letzte beendete Spiel Zug für Zug, { $analysis } sagt, was es entschieden hat, { $record } schickt es als Datei.

    Einstellungen
    { $settings } zeigt deine eigenen Einstellungen.
slash-help-private =
    Ein Spiel beginnen
    { $new } beginnt hier ein Spiel gegen den Computer; auch deine Hand aus Spielen in Kanälen kommt hierher.
    { $computer } bestimmt deinen Gegner: Neuling, solide oder stark.

    Während des Spiels
    { $hand } schickt deine Hand noch einmal, { $table } zeigt den Tisch.
    { $undo } nimmt deinen letzten Schritt zurück, { $nudge } stupst die an, auf die dein Tisch wartet.
    { $hint } verrät dir, was ein starker Spieler tun würde.
    { $resign } überlässt deinen Platz dem Computer, { $stop } schließt den Tisch, mit { $rematch } spielst du noch einmal.

    Nachschlagen
    { $learn } erklärt, wie Dominion geht, { $card } jede Karte, { $log } zeigt, was bisher passiert ist.
    { $kingdom } erklärt die zehn Königreichkarten; vor dem Spiel legst du sie damit fest: zehn Namen, durch Kommas getrennt, der Name eines empfohlenen Königreichs, der Code eines Königreichs oder Wünsche und Verbote (+hexe -kapelle +dörfer -angriffe).
    { $replay } zeigt das letzte beendete Spiel Zug für Zug, { $analysis } sagt, was es entschieden hat, { $record } schickt es als Datei.

    Einstellungen
    { $settings }: deine Sprache, Benachrichtigungen, Zeit zum Zurücknehmen, ob der Burggraben automatisch vorgezeigt wird.
    { $stats } zeigt deine Bilanz; in den Einstellungen kannst du auch deine Daten löschen.
thread-name = Dominion: Tisch von { $who }
form-name-title = Nenne eine Karte
form-name-field = Karte

permission-view_channel = Kanal ansehen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen

refusal-channels-only = Tische gibt es nur in Kanälen. Gib den Befehl dort ein.
refusal-permissions = Mir fehlen hier Berechtigungen: { $what }. Wer den Kanal verwaltet, kann sie mir geben.
refusal-no-thread = Ich kann hier keinen Thread eröffnen.
refusal-outside-thread = In diesen privaten Thread komme ich nicht hinein. Erwähne mich darin, damit ich dazukomme, und versuch es noch einmal.
refusal-no-command = Diesen Befehl gibt es nicht mehr. Tippe /, um zu sehen, welche es gibt.
refusal-which-channel = Du sitzt an mehreren Tischen. Gib den Befehl in dem Kanal ein, um den es geht.
refusal-no-direct-messages = Ich kann dir nicht schreiben. Erlaube Direktnachrichten in den Privatsphäre-Einstellungen eines gemeinsamen Servers und versuch es noch einmal.
