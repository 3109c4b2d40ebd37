# Das Ende eines Spiels, als Text und als Bild. $who ist ein Name, $card und $cards können Zahlen haben: „Anwesen ×3“.

result-over-provinces = Das Spiel ist zu Ende. Es gibt keine Provinzen mehr.
result-over-piles = Das Spiel ist zu Ende. Diese Stapel sind leer: { $piles }.
result-source = { $card }: { $points }
result-biggest = Stärkster Zug: { $who }, Zug { $number } ({ $coins } Geld), nimmt: { $cards }
result-deck = { $who } hat am Ende { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}: { $cards }
result-progress = Punkte nach Zug { $number }: { $points }
result-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
result-turns = { $turns ->
    [one] 1 Zug
   *[other] { $turns } Züge
}
result-card-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
result-more = weitere
result-chart = Punkte Zug für Zug
result-chart-mark = Provinz genommen

button-shuffles = Faires Mischen
shuffles-title = Faires Mischen
shuffles-about = Alle Mischvorgänge ergeben sich aus einer geheimen Zahl, dem Startwert. Sein Hash ist seit Beginn des Spiels öffentlich (unter „Königreich“), deshalb konnte niemand den Startwert nachträglich ändern; jetzt, nach dem Spiel, ist auch er selbst öffentlich.
shuffles-secret = Alle Mischvorgänge ergeben sich aus einer geheimen Zahl, dem Startwert. Sein Hash ist seit Beginn des Spiels öffentlich, deshalb kann niemand den Startwert nachträglich ändern; nach dem Spiel wird auch er selbst öffentlich.
shuffles-check = Um das ganze Spiel zu prüfen, lade mit { $command } seine Aufzeichnung herunter und führe aus: { $check }

button-replay = Wiederholung
replay-place = Wiederholung { $number }/{ $count }
replay-hand-empty = keine Karten
notice-beyond-turns = In dieser Richtung gibt es keine weiteren Züge.
