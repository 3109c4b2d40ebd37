# Nach dem Spiel: was sich daraus lernen lässt. $who und $winner sind Namen; $card, $alternative und $cards sind Karten.

button-analysis = Analyse
button-decisive-turn = Der entscheidende Zug
analysis-title = Analyse
analysis-looking = Ich sehe mir das Spiel an … Das dauert ein paar Sekunden.
refusal-no-analysis = Hier werden keine Spiele analysiert.
refusal-analysis-failed = Dieses Spiel ließ sich nicht analysieren.
slash-analysis = analyse
slash-analysis-about = Was das letzte Spiel entschieden hat und was du nächstes Mal versuchen kannst
command-analysis = Was das letzte Spiel entschieden hat, mit Tipps fürs nächste Mal
typed-analysis = a, analyse
choice-analysis = Analyse

# Was für Decks es waren.

analysis-deck-alternative = { $who }: Punkte nicht nur aus Provinzen ({ $cards })
analysis-deck-engine = { $who }: eine Engine aus Dörfern und Karten zum Nachziehen ({ $cards })
analysis-deck-chain = { $who }: eine Kette von Aktionen, die keine Aktion kosten ({ $cards })
analysis-deck-money_with = { $who }: Geld mit { $cards }
analysis-deck-money = { $who }: nichts als Geld

# Was entschieden hat: Chancen in Prozent, geschätzt, indem von jedem Zug an weitergespielt wird.

analysis-decisive-turn = Der entscheidende Zug: { $who }, Zug { $number }. Siegchancen von { $winner }: vorher { $before } %, danach { $after } %.
analysis-decisive-turn-with = Der entscheidende Zug: { $who }, Zug { $number } ({ $cards }). Siegchancen von { $winner }: vorher { $before } %, danach { $after } %.
analysis-no-decisive-turn = Kein einzelner Zug hat das Spiel entschieden.

# Was man nächstes Mal versuchen kann.

analysis-tips = Nächstes Mal
analysis-tip = { $who }: { $tip }
analysis-early_points = Kaufe { $card } nicht so früh; solange es noch { $left } Provinzen gibt, bringen dir Karten mehr, die deine Hand verbessern.
analysis-idle_actions = { $count } Züge endeten mit Aktionen, die du nicht ausspielen konntest; kaufe weniger davon oder mehr Dörfer.
analysis-late_points = Gegen Ende zählen Punkte mehr als noch eine Karte für die Hand; auf { $card } hast du { $count }-mal verzichtet.
analysis-unspent = In { $count } Zügen blieb Geld übrig; sogar der Kauf von { $card } hätte geholfen.
analysis-money_first = Kaufe { $card } vor { $alternative }; deinem Deck fehlte Geld.
analysis-better_card = Mit { $card } wäre dein Deck besser geworden als mit { $alternative }.
analysis-late_province = Deine erste Provinz kam in Zug { $count }, die des Siegers in Zug { $number }; arbeite früher auf 8 Geld hin.
analysis-no_province = Du hast keine Provinz gekauft, der Sieger seine erste in Zug { $number }; arbeite früher auf 8 Geld hin.
analysis-curses = Am Ende hattest du { $count } Flüche; entsorge sie oder schütze dich vor Angriffen.
analysis-as_advised = Gut gespielt; bei { $count } von { $all } Käufen hätte ein starker Spieler dasselbe gekauft.
