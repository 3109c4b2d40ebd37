# Was geschehen ist: je eine kurze Zeile. $who ist ein Name, $cards eine Liste von Kartennamen, $count eine Anzahl.
# Kartennamen stehen im Nominativ, darum nach einem Doppelpunkt.

cards-counted = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
alphabet = abcdefghijklmnopqrstuvwxyz
card-times = { $card } ×{ $count }
player-default = Spieler
card-line = { $name } · kostet { $cost } · { $types }
list-and = { $first } und { $last }

log-turn = { $who }, Zug { $count }
log-turn-outpost = { $who }, zusätzlicher Zug
log-turn-possession = { $who }, zusätzlicher Zug: { $to } entscheidet
log-play = { $who } spielt: { $cards }.
log-draw = { $who } zieht: { $cards }.
log-draw-counted = { $who } zieht { $cards }.
log-buy = { $who } kauft: { $cards }.
log-gain = { $who } nimmt: { $cards }.
log-gain-hand = { $who } nimmt: { $cards } (direkt auf die Hand).
log-gain-deck = { $who } nimmt: { $cards } (auf den Nachziehstapel).
log-discard = { $who } legt ab: { $cards }.
log-discard-top = { $who } legt { $many } ab (obenauf: { $cards }).
log-trash = { $who } entsorgt: { $cards }.
log-reveal = { $who } deckt auf: { $cards }.
log-reveal-empty = { $who } hat nichts aufzudecken.
log-look = { $who } sieht sich an: { $cards }.
log-look-counted = { $who } sieht sich { $cards } an.
log-look-bottom = { $who } sieht sich die unterste Karte an: { $cards }.
log-look-bottom-counted = { $who } sieht sich die unterste Karte des Nachziehstapels an.
log-take = { $who } nimmt auf die Hand: { $cards }.
log-take-counted = { $who } nimmt { $cards } auf die Hand.
log-take-haven = { $who } nimmt aus dem Hafen auf die Hand: { $cards }.
log-take-haven-counted = { $who } nimmt { $cards } aus dem Hafen auf die Hand.
log-topdeck = { $who } legt auf den Nachziehstapel: { $cards }.
log-topdeck-counted = { $who } legt { $cards } auf den Nachziehstapel.
log-set_aside = { $who } legt zur Seite: { $cards }.
log-set_aside-haven = { $who } legt bis zum nächsten Zug zur Seite: { $cards }.
log-set_aside-haven-counted = { $who } legt { $cards } bis zum nächsten Zug zur Seite.
log-set_aside-island = { $who } legt auf das Insel-Tableau: { $cards }.
log-set_aside-native_village = { $who } legt auf das Eingeborenendorf-Tableau: { $cards }.
log-set_aside-native_village-counted = { $who } legt { $cards } auf das Eingeborenendorf-Tableau.
log-deck_to_discard = { $who } legt den Nachziehstapel auf den Ablagestapel.
log-shuffle = { $who } mischt.
log-pass = { $who } gibt an { $to } weiter: { $cards }.
log-pass-counted = { $who } gibt { $cards } an { $to } weiter.
log-return = { $who } legt zurück auf den Stapel: { $cards }.
log-name = { $who } nennt: { $cards }.
log-choose = { $who } wählt: { $modes }.
log-no_purchase = { $who } kauft nichts.
log-put-back = { $count ->
    [1] { $who } lässt liegen: { $cards }.
   *[other] { $who } legt auf den Nachziehstapel zurück: { $cards }.
}
log-tokens = { $who } nimmt { $count ->
    [one] eine Punktemarke
   *[other] { $count } Punktemarken
}.
log-route_token = { $who } bringt eine Marke auf das Handelsrouten-Tableau: { $cards }.
log-duration = { $who }: { $cards }, aus dem letzten Zug: { $bonus }.
bonus-cards = { $count ->
    [one] +1 Karte
   *[other] +{ $count } Karten
}
bonus-actions = { $count ->
    [one] +1 Aktion
   *[other] +{ $count } Aktionen
}
bonus-buys = { $count ->
    [one] +1 Kauf
   *[other] +{ $count } Käufe
}
bonus-coins = +{ $count } Geld
log-embargo_token = { $who } legt eine Embargomarke auf: { $cards }.
log-pirate_token = { $who } nimmt eine Geldmarke (jetzt { $count }).
log-recover = { $who } legt das Entsorgte auf den Ablagestapel: { $cards }.
log-undo = { $who } nimmt den letzten Schritt zurück.
log-time_up_turn = { $who }: Die Zeit ist um, ein Computerspieler beendet den Zug.
log-time_up_answer = { $who }: Die Zeit ist um, ein Computerspieler antwortet.
log-replaced = { $who } ist weg: Ein Computerspieler übernimmt den Platz.
log-end = Das Spiel ist zu Ende.

# Antworten auf Fragen; die Fragen stehen in questions.ftl.

option-yes = ja
option-no = nein
option-keep = liegen lassen
option-discard = ablegen
option-treasures = alle Geldkarten ausspielen
option-end = beenden

# Was nicht geht.

refusal-illegal = Das geht hier nicht.
refusal-undo = Es gibt nichts zurückzunehmen, oder es ist zu spät: Inzwischen wurde etwas Verdecktes gezeigt, oder jemand anderes hat geantwortet.
