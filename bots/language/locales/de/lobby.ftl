# Vor dem Spiel: Königreich, Einladungen und Revanche. Punkte während des Spiels.

# Arten von Karten; das Wort kann nach + oder - getippt werden.
category-village = Ein Dorf (+2 Aktionen)
    .word = dörfer
category-trasher = Ein Entsorger
    .word = entsorger
category-draw = Karten ziehen (+2 Karten)
    .word = ziehen
category-buy = Ein zusätzlicher Kauf
    .word = käufe
category-attack = Ein Angriff
    .word = angriffe
category-reaction = Eine Reaktion
    .word = reaktionen

options-wishes = Wünsche und Verbote
options-points = Punkte
options-ask-kingdom = Welches Königreich? Für zehn Karten eigener Wahl schreib { $command } und ihre Namen mit Kommas; für ein Königreich, dessen Code du hast, { $command } und den Code.
options-ask-wishes = Was muss ein zufälliges Königreich haben (✓), was nicht (✗)? Jeder Druck ändert eins davon. Für einzelne Karten schreib { $command } { $example }
options-ask-points = Die Punkte aller schon während des Spiels zeigen? Nicht mit Maskerade: Sie gibt Karten verdeckt weiter.
options-ask-veto = Mit welcher Karte möchtest du nicht spielen? Eine andere tritt an ihre Stelle. Jeder hat ein Veto.
points-yes = während des Spiels
points-no = am Ende
wishes-none = keine
wishes-with = mit { $what }
wishes-without = ohne { $what }
button-excluded = ✗ { $card }
button-forget-wishes = Ohne Wünsche und Verbote

lobby-code = Code dieses Königreichs: { $code }
mark-pending = hat noch nicht geantwortet
mark-veto = Veto: { $card }
button-in = Ich bin dabei
button-reroll = Neu auslosen
button-veto = Veto gegen eine Karte
button-invite-same = Dieselben einladen

call-invite = { $who }: noch ein Spiel? Hier ist ein Platz frei.
call-rematch = { $who }: eine Revanche? Drückt „{ button-in }“.
notice-rematch = Alle werden gefragt, ob sie dabei sind.
notice-invited = Sie sind gerufen.

refusal-kingdom-impossible = Mit diesen Wünschen und Verboten lässt sich kein Königreich auslosen.
refusal-bad-code = Das ist kein Code eines Königreichs. Vertippt?
refusal-vetoed-already = Dein Veto ist verbraucht.
refusal-invited-already = Sie sind schon eingeladen.

table-seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-points = Punkte: { $points }
screen-points-of = { $who } { $points }
