# Vertippt: Ein eben beendeter Zug lässt sich zurücknehmen; vor dem Ende des Spiels wird gefragt.

screen-held = Dein Zug ist zu Ende. Deine neue Hand bleibt verdeckt, solange du ihn zurücknehmen kannst.
button-undo-turn = Zurücknehmen ({ $count } s)
button-show-hand = Neue Hand zeigen
refusal-undo-too-late = Zu spät zum Zurücknehmen: Der nächste Spieler hat begonnen, oder du hast deine neue Hand schon gesehen.

screen-last-purchase = Damit endet das Spiel. { $card } kaufen?
screen-last-turn = Damit endet das Spiel. Zug beenden?
button-last-sure = Ja, Spiel beenden

button-more = Mehr …
button-to-pick = { $count } von { $least } gewählt

preference-undo = Zeit, um das Ende eines Zuges zurückzunehmen: { $value }
preference-short-undo = Zugende zurücknehmen
preference-auto_end = Zug beenden, wenn nur Kupfer, Fluch oder Ruinen zu kaufen sind: { $value }
preference-short-auto_end = Zug automatisch beenden
undo-seconds = { $count ->
    [0] aus
   *[other] { $count } s
}

# Im Terminal.

did-you-mean = Meinst du { $card }?
refusal-pick-more = Wähle noch { $count }.
