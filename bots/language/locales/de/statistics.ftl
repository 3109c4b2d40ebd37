# Wie es den Leuten ergangen ist. $who ist ein Name.

stats-person = Bilanz von { $who }
stats-person-none = { $who } hat noch kein Spiel zu Ende gespielt.
stats-games = { $games ->
    [one] 1 Spiel
   *[other] { $games } Spiele
}, { $wins ->
    [0] keins gewonnen
   *[other] { $wins } gewonnen ({ $percent } %)
}
stats-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} insgesamt, im Schnitt { $average } pro Spiel, Bestwert { $best }
stats-levels = Gegen Computerspieler: { $levels }
stats-level = { $level }: { $wins } von { $games } gewonnen
stats-favourites = Am häufigsten gekaufte Königreichkarten: { $cards }

stats-place = { $games ->
    [one] Hier wurde 1 Spiel zu Ende gespielt.
   *[other] Hier wurden { $games } Spiele zu Ende gespielt.
}
stats-place-none = Hier wurde noch kein Spiel zu Ende gespielt.
stats-rank = { $rank }. { $who }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] 1 Spiel
   *[other] { $games } Spielen
}, im Schnitt { $average ->
    [one] { $average } Punkt
   *[other] { $average } Punkte
}
stats-more = … und { $count } weitere

# Aufzeichnungen von Spielen.

refusal-record-unfinished = Die Aufzeichnung eines Spiels gibt es erst, wenn es zu Ende ist.
refusal-record-changed = Seit dem Beginn dieses Spiels wurden die Regeln berichtigt, deshalb lässt sich sein Verlauf nicht vollständig zeigen.
refusal-no-record = Hier ist kein beendetes Spiel aufgezeichnet.
record-caption = Das letzte hier beendete Spiel: Königreich, Startwert und alle Antworten.
refusal-record-unreadable = Das ist keine Aufzeichnung eines Spiels.
