# Telegram: was rund um die Bildschirme gesagt wird.

hello-group =
    Dominion in dieser Gruppe
    /new eröffnet einen Tisch für zwei bis sechs Spieler, /help zeigt alle Befehle.
    Wer mitspielt, öffnet einmal den privaten Chat mit mir: Dort zeige ich euch eure Hand.
joined-private = Du sitzt am Tisch „{ $table }“. Deine Hand kommt hierher.
seated-private = Du sitzt am Tisch „{ $table }“. Ab jetzt kommt deine Hand hierher.
watching-private = Du schaust jetzt hier am Tisch „{ $table }“ zu.
notice-slow = Es dauert etwas länger als sonst.
notice-in-private = Ich habe es dir privat geschickt.
kingdom-title = Das Königreich
details-log = 📜 { button-log }
button-invite = Zur Gruppe hinzufügen

refusal-not-member = Dieser Tisch ist in einer Gruppe, in der du nicht bist.
refusal-flooded = Telegram bittet mich zu warten. Versuch es in { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
} noch einmal.

# Was man für alle Tische einstellen kann.

preferences-title = Deine Einstellungen, für alle Tische
preference-language = Sprache: { $value }
preference-moat = Burggraben automatisch vorzeigen: { $value }
preference-confirm = Nachfragen, wenn am Zugende Geld übrig ist: { $value }
preference-notify = Wenn der Tisch auf dich wartet: { $value }
notify-message = Private Nachricht
notify-mention = Erwähnung im Chat
notify-both = Nachricht + Erwähnung
notify-quiet = Keine Benachrichtigung
preference-short-moat = Burggraben automatisch
preference-short-confirm = Am Zugende fragen
button-preference = { $name }: { $value }
button-erase = Meine Daten löschen
button-erase-sure = Ja, löschen
sure-erase = Deine Ergebnisse, deine Einstellungen und deinen Namen in allen Aufzeichnungen löschen? Das lässt sich nicht rückgängig machen.
erased = Deine Daten sind gelöscht.
