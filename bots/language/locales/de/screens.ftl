# Bildschirme: was auf jeder Plattform zu sehen ist. $who ist ein Name, $cards eine Liste von Kartennamen.

screen-turn = Zug { $count }
screen-turn-yours = Dein { $count }. Zug
screen-turn-extra = Zusätzlicher Zug
screen-turn-extra-yours = Dein zusätzlicher Zug
screen-turn-possessed = Zusätzlicher Zug, { $who } entscheidet
screen-turn-possessing = Zusätzlicher Zug, du entscheidest
screen-coins-all = (mit allen Geldkarten { $all })
screen-coins-most = (bis zu { $all })
screen-away = Du warst weg, deshalb spielt gerade ein Computerspieler für dich.
screen-hand-empty = Deine Hand ist leer.
screen-in-play = Im Spiel: { $cards }
screen-awaited = Zu Beginn deines nächsten Zuges: { $cards }
screen-coin-tokens = Geldmarken: { $count }
screen-looked-at = Du siehst dir an: { $cards }
screen-shown = { $who } deckt auf: { $cards }
screen-shown-own = Du deckst auf: { $cards }
screen-last = Dein letzter Schritt · { $what }
screen-picked = { $count } von { $most } gewählt: { $cards }
screen-given = Deine Wahl: { $cards }
screen-order = In dieser Reihenfolge: { $cards }
screen-order-card = { $number }. { $card }
screen-ending = Du hast noch Geld übrig ({ $coins }). Zug beenden?
screen-waiting = Der Tisch wartet auf { $who }.
screen-waiting-until = Der Tisch wartet auf { $who }. Die Zeit ist { $when } um.
screen-until = Deine Zeit ist { $when } um.
screen-until-turn = Deine Zeit ist { $when } um; dann beendet ein Computerspieler deinen Zug.
screen-until-answer = Deine Zeit ist { $when } um; dann antwortet ein Computerspieler für dich.
screen-until-seat = Deine Zeit ist { $when } um; dann spielt ein Computerspieler für dich, bis du zurück bist.
screen-missed = Deine Zeit war um, deshalb hat ein Computerspieler für dich gespielt. Beim nächsten Mal spielt er weiter, bis du zurück bist.
# $when im Satz: Discord schreibt „in 3 Stunden“ selbst.
time-in-hours = in { $count } Std.
time-in-minutes = in { $count } Min.
time-left-hours = { $count } Std.
time-left-minutes = { $count } Min.
time-now = jetzt
screen-waiting-unnamed = Der Tisch wartet auf eine Antwort.
awaited-answer = eine Antwort
awaited-all = alle
screen-over = Das Spiel ist zu Ende.

place-discard-pile = Ablage
place-hand = Hand
place-this-one = diese Karte
option-in-place = { $card } ({ $place })

button-priced = { $card } { $cost } ·{ $count }
button-type-name = Namen eintippen
menu-exactly = Wähle { $most }
menu-between = Wähle { $least } bis { $most }
menu-up-to = Wähle bis zu { $most }
button-return = Ich bin wieder da
button-none = Keine
button-all = Alle
button-confirm = Bestätigen ({ $count })
button-start-over = Von vorn
button-picked = ✓ { $card }
button-picked-count = ✓{ $count } { $card }
button-end-actions = Aktionsphase beenden
button-end-turn = Zug beenden
button-end-sure = Ja, Zug beenden
button-treasures = Geldkarten ausspielen
button-play = { $card } ausspielen
button-buy-now = { $card }, Rest auf Hand
button-undo = Zurücknehmen
button-back = Zurück
button-texts = Kartentexte
button-trash = Müll
button-close-page = Schließen
texts-hand = Auf deiner Hand:
texts-offered = Zur Auswahl:
button-page-back = ‹ Seite { $page }/{ $pages }
button-page-on = Seite { $page }/{ $pages } ›

# Der Tisch, den alle sehen.

pile-times = { $card }×{ $count }
pile-mixed = { $pile }: { $card }
pile-bane = { $card } (Bann)
pile-members = In diesem Stapel: { $cards }.
table-beside = Nicht im Vorrat: { $piles }
table-prizes = Preise
table-discount = Kosten −{ $count } 🪙
table-forbidden = nicht zu kaufen: { $cards }
table-route = Handelsroute: { $count }
picture-beside = Außerdem auf dem Tisch
table-trash = { $count ->
    [0] Der Müll ist leer.
    [one] 1 Karte im Müll.
   *[other] { $count } Karten im Müll.
}
table-seat-in-play = im Spiel: { $cards }
table-seat-shows = aufgedeckt: { $cards }
table-seat-returning = zur Seite gelegt: { $cards }
table-seat-awaited = nächster Zug: { $cards }
table-seat-recovering = bekommt zurück: { $cards }
table-seat-coin-tokens = Geldmarken: { $count }
mark-away = abwesend, ein Computerspieler springt ein
mark-resigned = hat aufgegeben
mark-host = Host
marked = { $who } ({ $marks })

button-hand = Meine Hand
button-log = Verlauf
button-kingdom = Königreich
button-nudge = Anstupsen
button-watch = Zuschauen
button-unwatch = Nicht mehr zuschauen
button-replace = { $who } ersetzen
button-rematch = Revanche

score-line = { $rank }. { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} in { $turns ->
    [one] 1 Zug
   *[other] { $turns } Zügen
}
score-winner = 🏆 { $who } gewinnt.
score-shared = 🏆 { $who } teilen sich den Sieg.
score-seed = Startwert fürs Mischen: { $seed }
score-commitment = Sein SHA-256, zu Beginn veröffentlicht: { $hash }
table-commitment = SHA-256 des geheimen Startwerts fürs Mischen: { $hash }

# Vor dem Spiel.

lobby-seats = { $taken } von { $seats } Plätzen besetzt
lobby-seat = { $number }. { $who }
lobby-nobody = Noch spielt niemand mit.
lobby-ready = { $count ->
    [0] Zum Start braucht es zwei Spieler.
    [one] Zum Start fehlt noch jemand.
   *[other] Es kann losgehen.
}
lobby-cards = Karten: { $cards }
lobby-cards-unknown = Die Karten werden zu Beginn ausgelost.
option-line = { $name }: { $value }

options-title = Einstellungen
options-sets = Sets
options-kingdom = Königreich
options-edition = Edition
options-shelters = Unterschlüpfe
options-colonies = Kolonien
options-bane = Bann
options-pace = Tempo
options-language = Sprache
options-players = Spieler
options-unseat = Spieler entfernen

options-ask-sets = Aus welchen Sets soll ein zufälliges Königreich ausgelost werden?
options-ask-edition = Welche Edition gilt, wenn sich Kartentexte unterscheiden?
options-ask-shelters = Mit Unterschlüpfen statt Anwesen beginnen?
options-ask-colonies = Mit Platin und Kolonie spielen?
options-ask-bane = Welche Karte soll der Bann sein? Wer sie vorzeigt, wenn eine Junge Hexe gespielt wird, nimmt keinen Fluch.
options-ask-pace = Wie lange darf man nachdenken?
options-ask-language = In welcher Sprache wird gespielt?
options-ask-players = Für wie viele Spieler?
options-ask-unseat = Wer soll den Tisch verlassen? Zurückkommen geht jederzeit.

kingdom-random = Zufällig
kingdom-own = Eigene Auswahl
edition-1 = 1. Edition
edition-2 = 2. Edition
shelters-auto = Bei reinem Dark Ages
shelters-yes = Ja
shelters-no = Nein
colonies-auto = Je mehr Blütezeit, desto eher
colonies-yes = Ja
colonies-no = Nein
pace-live = Live (Minuten)
pace-casual = Gemütlich (ein Tag)
pace-none = Ohne Zeitlimit
players-count = Bis zu { $count }
language-own-name = Deutsch

button-join = Mitspielen
button-leave = Tisch verlassen
button-add-computer = Computer hinzufügen
button-remove-computer = Computer entfernen
button-options = Einstellungen
button-close = Tisch schließen
button-resign = Aufgeben
button-start = Starten

# Mitteilungen.

closed-stopped = Dieser Tisch wurde geschlossen.
closed-expired = Dieser Tisch wurde geschlossen: Hier hat lange niemand gespielt.
closed-by-operator = Der Betreiber dieses Bots hat diesen Tisch geschlossen.
call-anyone = { $who }: Der Tisch wartet auf jemanden von euch.
call-turn = { $who }, du bist am Zug.
call-answer = { $who }, der Tisch wartet auf eine Antwort.
call-reminder = { $who }, die anderen warten noch immer.
call-until = Die Zeit ist { $when } um.
call-until-turn = Die Zeit ist { $when } um; dann beendet ein Computerspieler den Zug.
call-until-answer = Die Zeit ist { $when } um; dann antwortet ein Computerspieler.
call-start = { $who }, das Spiel hat begonnen.
log-title = Verlauf, Seite { $page } von { $pages }
log-empty = Noch ist nichts passiert.
sure-resign = Aufgeben? Ein Computerspieler übernimmt deinen Platz endgültig.
sure-stop = Dieses Spiel für alle abbrechen?
sure-end-solo = Dieses Spiel beenden und den Tisch schließen?
button-resign-sure = Ja, aufgeben
button-stop-sure = Ja, abbrechen
