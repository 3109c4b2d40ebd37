# Vor dem Spiel: Königreich, Einladungen und Revanche. Punkte während des Spiels.

# Arten von Karten; das Wort kann nach + oder - getippt werden.
category-village = Dorf (+2 Aktionen)
    .word = Dörfer
category-trasher = Entsorger
    .word = Entsorger
category-draw = Ziehen (+2 Karten)
    .word = Ziehen
category-buy = Zusätzlicher Kauf
    .word = Käufe
category-attack = Angriff
    .word = Angriffe
category-reaction = Reaktion
    .word = Reaktionen

options-wishes = Wünsche und Verbote
options-points = Punkte
options-pictures = Bilder vom Tisch
options-ask-kingdom = Welches Königreich? Für eigene Karten schreib { $command } und zehn Namen, durch Kommas getrennt; für ein Königreich mit Code { $command } und den Code.
options-ask-wishes = Was soll im zufälligen Königreich vorkommen (✓) und was auf keinen Fall (✗)? Jeder Druck auf einen Knopf ändert sein Zeichen. Für einzelne Karten schreib { $command } { $example }
options-ask-points = Den Punktestand schon während des Spiels zeigen? Mit Maskerade geht das nicht: Sie gibt Karten verdeckt weiter.
options-ask-pictures = Zu Beginn jedes Zuges ein Bild vom Tisch schicken? Es kommt ohne Benachrichtigung und wird vom nächsten ersetzt.
options-ask-veto = Mit welcher Karte möchtest du nicht spielen? Sie wird durch eine andere ersetzt. Jeder hat ein Veto.
points-yes = Während des Spiels
points-no = Am Ende
pictures-yes = Ja
pictures-no = Nein
wishes-none = Keine
wishes-with = ✓ { $what }
wishes-without = ✗ { $what }
button-excluded = ✗ { $card }
button-forget-wishes = Alles zurücksetzen

lobby-code = Code dieses Königreichs: { $code }
mark-pending = hat noch nicht geantwortet
mark-veto = Veto: { $card }
button-in = Ich bin dabei
button-reroll = Neu auslosen
button-reroll-bane = Anderen Bann auslosen
button-veto = Veto einlegen
button-invite-same = Dieselben einladen

call-invite = { $who }: Noch ein Spiel? Hier ist noch Platz.
call-rematch = { $who }: Revanche? Wer mitspielt, drückt „{ button-in }“.
notice-rematch = Alle werden gefragt, ob sie dabei sind.
notice-invited = Die Einladung ist verschickt.

refusal-kingdom-impossible = Mit diesen Wünschen und Verboten lässt sich kein Königreich auslosen.
refusal-bad-code = Diesen Code gibt es nicht. Vielleicht vertippt?
refusal-vetoed-already = Du hast dein Veto schon eingelegt.
refusal-invited-already = Die Einladung ist schon verschickt.

table-seat-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
screen-points = Punkte: { $points }
screen-points-of = { $who } { $points }
