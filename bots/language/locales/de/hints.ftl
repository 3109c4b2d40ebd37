# Tipps: was ein starker Spieler jetzt tun würde und warum. $move sagt, was zu tun ist, $card ist die Karte, um die es geht,
# $alternative eine, die jemand stattdessen gewählt haben könnte. Ein Tipp hat höchstens 140 Zeichen.

button-hint = Tipp
hint-line = { $move }: { $reason }
refusal-hints-off = An diesem Tisch wird ohne Tipps gespielt.
options-hints = Tipps
options-ask-hints = Dürfen Spieler um Tipps bitten? Im Ergebnis steht, wie viele jeder genutzt hat.
hints-yes = Erlaubt
hints-no = Nicht erlaubt
result-hints = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
slash-hint = tipp
slash-hint-about = Was ein starker Spieler jetzt tun würde; nur du siehst es
command-hint = Was ein starker Spieler jetzt tun würde
typed-hint = i, tipp
key-hint = Tipp

# Was zu tun ist.

hint-do-play = { $cards } ausspielen
hint-do-buy = { $cards } kaufen
hint-do-end-act = Aktionsphase beenden
hint-do-end-buy = Zug beenden
hint-do-treasures = Alle Geldkarten ausspielen
hint-do-discard = { $cards } ablegen
hint-do-trash = { $cards } entsorgen
hint-do-gain = { $cards } nehmen
hint-do-topdeck = { $cards } auf den Nachziehstapel legen
hint-do-pass = { $cards } weitergeben
hint-do-name = { $cards } nennen
hint-do-react = { $cards } einsetzen
hint-do-choose = „{ $cards }“ wählen
hint-do-confirm = Mit „{ $cards }“ antworten
hint-do-order = Zuerst { $cards }
hint-do-nothing = Nichts wählen

# Warum: kaufen und nehmen.

hint-ends_won = Damit endet das Spiel, und du gewinnst.
hint-ends_lost = „{ $alternative }“ würde das Spiel beenden, und du hättest verloren.
hint-points = { $points } Punkte auf einmal bringen dich dem Sieg näher als alles andere.
hint-end_near = { $left ->
    [one] Es gibt nur noch eine Provinz, jetzt zählen Punkte mehr als Geld.
   *[other] Es gibt noch { $left } Provinzen, jetzt zählen Punkte mehr als Geld.
}
hint-piles_near = Die Stapel gehen zur Neige, jetzt zählen Punkte mehr als Geld.
hint-money = Für { $coins } Geld gibt es nichts Besseres, und das hilft in jedem späteren Zug.
hint-curses = Jeder Fluch schadet den anderen bis zum Schluss: je früher, desto besser.
hint-attack = Ein Angriff schadet früh am meisten, denn er bremst alle anderen.
hint-bigger_hands = Damit ziehst du { $cards } Karten nach, und mit mehr Karten kaufst du mehr.
hint-free_action = Die Karte ersetzt sich selbst und kostet keine Aktion, sie ist also nie im Weg.
hint-more_actions = Du hast { $count } Aktionskarten, die keine Aktion zurückgeben; so kannst du zwei in einem Zug ausspielen.
hint-trasher = Schwache Karten früh loszuwerden macht jede spätere Hand besser.
hint-gainer = Bei jedem Ausspielen bekommst du eine Karte umsonst.
hint-coins_action = Das bringt bei jedem Ausspielen { $coins } Geld.
hint-best_buy = Von allem, was du bekommen kannst, hilft das deinem Deck am meisten.
hint-over_terminal = Für noch eine Karte wie „{ $alternative }“ bliebe selten eine Aktion übrig (du hast schon { $count } unter { $size } Karten).
hint-over_village = Das ist besser als „{ $alternative }“, denn für mehr Aktionen hast du zu wenige Aktionskarten.
hint-over_points = Für „{ $alternative }“ ist es zu früh, denn Punkte helfen auf der Hand nicht, und es gibt noch { $left } Provinzen.
hint-nothing_useful = Mit „{ $alternative }“ wird dein Deck nicht besser, und ein kleines Deck findet seine guten Karten schneller.
hint-no_money = Für dein Geld gibt es nichts Brauchbares.
hint-token = Mit Halsabschneidern im Spiel bringt jede gekaufte Karte eine Punktemarke.
hint-over_embargo = Mit „{ $alternative }“ würdest du auch einen Fluch nehmen.
hint-potion = Damit kannst du „{ $alternative }“ bezahlen, und das ist jetzt mehr wert als ein Silber.

# Warum: ausspielen.

hint-treasures_first = Das kostet nichts, und dann siehst du, was du kaufen kannst.
hint-treasure_effect = Diese Karte bringt mehr als Geld, deshalb kommt sie zuerst.
hint-treasure_last = Diese Karte zählt, was im Spiel liegt, deshalb kommt sie zuletzt.
hint-actions_first = Die Aktion bekommst du zurück und kannst danach noch { $alternative } ausspielen.
hint-free_play = Die Aktion bekommst du zurück, du hast also nichts zu verlieren.
hint-draw_first = Erst nachziehen, dann aus mehr Karten die nächste wählen.
hint-attack_play = Du kannst nur eine ausspielen, und diese wirft auch deine Mitspieler zurück.
hint-best_action = Von deinen Aktionen bringt diese dir jetzt am meisten.
hint-only_action = Du hast eine Aktion frei, und diese Karte hilft dir.
hint-no_action_helps = Eine Aktion auszuspielen brächte dir jetzt nichts.
hint-double_best = Von deinen Karten bringt diese am meisten, wenn sie zweimal ausgespielt wird.

# Warum: sich von Karten trennen.

hint-dead_cards = { $count ->
    [one] Auf der Hand nützt dir die Karte nichts.
   *[other] Auf der Hand nützen dir die Karten nichts.
}
hint-least_useful = Was du behältst, nützt dir mehr.
hint-idle_action = Du hast dafür keine Aktion mehr frei.
hint-discard_nothing = Hier ist jede Karte zu gebrauchen.
hint-worse_cards = { $count ->
    [one] Ohne diese Karte ist dein Deck besser, und jede spätere Hand wird stärker.
   *[other] Ohne diese Karten ist dein Deck besser, und jede spätere Hand wird stärker.
}
hint-exchange = Daraus wird etwas Besseres.
hint-trash_least = Etwas muss weg, und das kostet dich am wenigsten.
hint-trash_nothing = Diese Karten sind im Deck mehr wert als im Müll.
hint-pass_worst = Diese Karte wird dir am wenigsten fehlen.
hint-hurts_most = Das schadet am meisten.
hint-steals_best = Das ist die beste Karte, die du erwischen kannst.
hint-keep_bad = Diese Karte hilft wenig; die darf der Gegner ruhig ziehen.
hint-discard_good = Diese Karte wäre nützlich; die soll der Gegner nicht ziehen.

# Warum: das Deck.

hint-order_top = Das Beste liegt dann oben, und du ziehst es zuerst.
hint-next_hand = So hast du die Karte in deiner nächsten Hand, wo sie hilft.
hint-spare_now = Jetzt kannst du die Karte nicht ausspielen, im nächsten Zug schon.
hint-topdeck_nothing = Nichts davon hilft deiner nächsten Hand.
hint-keep_good = „{ $card }“ willst du nachziehen.
hint-discard_bad = Statt „{ $card }“ ziehst du lieber eine bessere Karte.
hint-shuffle_in = Was du hineinmischst, ziehst du früher wieder.
hint-reshuffle = So kommen deine neuen Karten früher auf die Hand.

# Warum: wählen.

hint-mode_cards = Mehr Karten können Geld oder noch eine Aktion bringen.
hint-mode_coins = Mit dem Geld kannst du jetzt etwas Besseres kaufen.
hint-mode_actions = Auf deiner Hand ist noch eine Aktion, die du ausspielen kannst.
hint-mode_trash = Ohne die schwächsten Karten ist dein Deck besser.
hint-estate_coins = 4 Geld für ein Anwesen, das auf der Hand nichts nützt.
hint-set_aside = Du hast keine Aktion mehr frei dafür und ziehst stattdessen eine andere Karte.
hint-likeliest = Von den Karten, die du nicht siehst, hast du diese am häufigsten (×{ $count }).
hint-moat = Das kostet nichts, und dieser Angriff trifft dich nicht.
hint-reaction = Das kostet dich wenig und hilft jetzt.
hint-no_reaction = Eine Reaktion brächte dir jetzt nichts.
hint-order = Das muss ohnehin geschehen; danach kannst du über den Rest noch entscheiden.
hint-worth_it = Das bringt mehr, als es kostet.
hint-not_worth_it = Das würde mehr kosten, als es bringt.
hint-best_choice = Das bringt dir jetzt mehr als alles andere, was zur Wahl steht.
