# Was geschehen ist: je eine kurze Zeile. $who ist ein Name, $cards eine Liste von Kartennamen, $count eine Anzahl.
# Kartennamen stehen im Nominativ, darum nach einem Doppelpunkt.

cards-counted = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
alphabet = abcdefghijklmnopqrstuvwxyz
card-times = { $card } ×{ $count }
player-default = Spieler
computer-numbered = Computer { $number }
card-line = { $name } · kostet { $cost } · { $types }
list-and = { $first } und { $last }

log-turn = – Zug { $count }: { $who } –
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
log-take = { $who } nimmt auf die Hand: { $cards }.
log-take-counted = { $who } nimmt { $cards } auf die Hand.
log-topdeck = { $who } legt auf den Nachziehstapel: { $cards }.
log-topdeck-counted = { $who } legt { $cards } auf den Nachziehstapel.
log-set_aside = { $who } legt zur Seite: { $cards }.
log-deck_to_discard = { $who } legt den Nachziehstapel auf den Ablagestapel.
log-shuffle = { $who } mischt.
log-pass = { $who } gibt an { $to } weiter: { $cards }.
log-pass-counted = { $who } gibt { $cards } an { $to } weiter.
log-return = { $who } legt zurück auf den Stapel: { $cards }.
log-name = { $who } nennt: { $cards }.
log-undo = { $who } nimmt den letzten Schritt zurück.
log-end = Das Spiel ist zu Ende.

# Fragen. $kind ist exactly, upto oder any; $count eine Anzahl.

ask-act = Spiele eine Aktionskarte oder beende die Aktionsphase.
ask-buy = Kaufe eine Karte oder beende den Zug.
ask-discard = { $kind ->
    [exactly] { $count ->
        [one] Lege eine Karte ab.
       *[other] Lege { $count } Karten ab.
    }
    [upto] { $count ->
        [one] Du darfst eine Karte ablegen.
       *[other] Du darfst bis zu { $count } Karten ablegen.
    }
   *[any] Lege beliebig viele Karten ab.
}
ask-trash = { $kind ->
    [exactly] { $count ->
        [one] Entsorge eine Karte.
       *[other] Entsorge { $count } Karten.
    }
    [upto] { $count ->
        [one] Du darfst eine Karte entsorgen.
       *[other] Du darfst bis zu { $count } Karten entsorgen.
    }
   *[any] Entsorge beliebig viele Karten.
}
ask-gain = { $kind ->
    [exactly] Nimm eine Karte.
    [upto] Du darfst eine Karte nehmen.
   *[any] Nimm beliebig viele dieser Karten.
}
ask-topdeck = { $kind ->
    [exactly] { $count ->
        [one] Lege eine Karte auf deinen Nachziehstapel.
       *[other] Lege diese { $count } Karten auf deinen Nachziehstapel; die zuerst gewählte liegt dann oben.
    }
   *[upto] Du darfst eine Karte auf deinen Nachziehstapel legen.
}
ask-play = { $kind ->
    [exactly] Wähle eine Aktionskarte zum Ausspielen.
   *[upto] Du darfst eine Aktionskarte ausspielen.
}
ask-pass = Gib eine Karte nach links weiter.
ask-name = Nenne eine Karte.
ask-choose = { $kind ->
    [exactly] { $count ->
        [one] Wähle eins.
       *[other] Wähle { $count }.
    }
   *[any] Wähle aus.
}
ask-order = Was passiert zuerst?
ask-react = Auf „{ $source }“ reagieren?
ask-turn-react = Eine Reaktion einsetzen?
ask-confirm = „{ $source }“ einsetzen?

ask-bandit-trash = Entsorge eine deiner aufgedeckten Geldkarten.
ask-bureaucrat-topdeck = Zeige eine Punktekarte vor und lege sie auf deinen Nachziehstapel.
ask-chancellor-confirm = Deinen Nachziehstapel auf den Ablagestapel legen?
ask-library-confirm = Du ziehst „{ $card }“. Zur Seite legen?
ask-spy-choose = { $who } deckt auf: { $card }. Liegen lassen oder ablegen?
ask-thief-trash = Welche Geldkarte von { $who } wird entsorgt?
ask-thief-gain = Welche der entsorgten Geldkarten nimmst du?
ask-throne_room-play = { $kind ->
    [exactly] Wähle eine Aktionskarte, die du zweimal ausspielst.
   *[upto] Du darfst eine Aktionskarte zweimal ausspielen.
}
ask-vassal-confirm = „{ $card }“ ausspielen?

option-yes = ja
option-no = nein
option-keep = liegen lassen
option-discard = ablegen
option-end = beenden

# Was nicht geht.

refusal-illegal = Das geht hier nicht.
refusal-undo = Es gibt nichts zurückzunehmen, oder es ist zu spät: Inzwischen wurde etwas Verdecktes gezeigt, oder jemand anderes hat geantwortet.
