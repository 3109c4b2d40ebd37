# Wie es den Leuten ergangen ist. $who ist ein Name.

stats-person = Bilanz von { $who }
stats-person-none = { $who } hat noch keine Partie zu Ende gespielt.
stats-games = { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, { $wins ->
    [0] keine gewonnen
   *[other] { $wins } gewonnen ({ $percent } %)
}
stats-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} insgesamt, im Schnitt { $average } pro Partie, Bestwert { $best }
stats-favourites = Am häufigsten gekauft: { $cards }

stats-place = { $games ->
    [one] Hier wurde 1 Partie zu Ende gespielt.
   *[other] Hier wurden { $games } Partien zu Ende gespielt.
}
stats-place-none = Hier wurde noch keine Partie zu Ende gespielt.
stats-rank = { $rank }. { $who }: { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
} in { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
}, im Schnitt { $average ->
    [one] { $average } Punkt
   *[other] { $average } Punkte
}
stats-more = … und { $count } weitere

# Aufzeichnungen von Partien.

refusal-record-unfinished = Die Aufzeichnung einer Partie gibt es erst, wenn sie zu Ende ist.
refusal-record-changed = Seit dem Beginn dieser Partie wurden die Regeln berichtigt, deshalb lässt sich ihr Verlauf nicht vollständig wiederherstellen.
refusal-no-record = Hier ist keine beendete Partie aufgezeichnet.
record-caption = Die letzte hier beendete Partie: Königreich, Startwert und alle Antworten.
refusal-record-unreadable = Das ist keine Aufzeichnung einer Partie.
