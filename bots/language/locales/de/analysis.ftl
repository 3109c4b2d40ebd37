# Nach dem Spiel: was sich daraus lernen lässt. $who und $winner sind Namen; $card, $alternative und $cards sind Karten.

button-analysis = Analyse
button-decisive-turn = Der entscheidende Zug
analysis-title = Analyse
analysis-looking = Ich sehe mir das Spiel an … das dauert ein paar Sekunden.
refusal-no-analysis = Hier werden keine Spiele analysiert.
slash-analysis = analyse
slash-analysis-about = Was das letzte Spiel entschieden hat und was du nächstes Mal versuchen kannst
command-analysis = Was das letzte Spiel entschieden hat, und Tipps
typed-analysis = a, analyse
choice-analysis = Analyse

# Was für Decks es waren.

analysis-deck-alternative = { $who }: Punkte nicht nur aus Provinzen: { $cards }
analysis-deck-engine = { $who }: ein Motor aus Dörfern und Nachziehkarten: { $cards }
analysis-deck-chain = { $who }: eine Kette von Aktionen, die keine Aktion kosten: { $cards }
analysis-deck-money_with = { $who }: Geld mit { $cards }
analysis-deck-money = { $who }: nichts als Geld

# Was entschieden hat: Chancen in Prozent, geschätzt, indem von jedem Zug an weitergespielt wird.

analysis-decisive-turn = Der entscheidende Zug: { $who }, Zug { $number }. Siegchancen von { $winner }: vorher { $before } %, danach { $after } %.
analysis-decisive-turn-with = Der entscheidende Zug: { $who }, Zug { $number } ({ $cards }). Siegchancen von { $winner }: vorher { $before } %, danach { $after } %.
analysis-no-decisive-turn = Kein einzelner Zug hat das Spiel entschieden.

# Was man nächstes Mal versuchen kann.

analysis-lessons = Nächstes Mal
analysis-lesson = { $who }: { $lesson }
analysis-early_points = { $card } nicht so früh kaufen; solange es noch { $left } Provinzen gibt, bringt eine Karte für die Hand mehr.
analysis-idle_actions = { $count } Züge endeten mit Aktionen, die du nicht ausspielen konntest; kaufe weniger davon oder mehr Dörfer.
analysis-late_points = Gegen Ende zählt { $card } mehr als noch eine Karte für die Hand; { $count }-mal hast du darauf verzichtet.
analysis-unspent = In { $count } Zügen blieb Geld liegen; sogar { $card } hätte geholfen.
analysis-money_first = Kaufe { $card } vor { $alternative }; deinem Deck fehlte Geld.
analysis-better_card = { $card } hätte deinem Deck mehr gebracht als { $alternative }.
analysis-late_province = Deine erste Provinz kam in Zug { $count }, die des Siegers in Zug { $number }; baue früher auf 8 Geld hin.
analysis-no_province = Du hast keine Provinz gekauft, der Sieger seine erste in Zug { $number }; baue früher auf 8 Geld hin.
analysis-curses = Am Ende hattest du { $count } Flüche; entsorge sie oder schütze dich vor Angriffen.
analysis-as_advised = Gut gespielt; { $count } deiner { $all } Käufe hätte auch ein starker Spieler getätigt.
