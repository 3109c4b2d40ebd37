# So funktioniert Dominion: einige kurze Seiten und die Bilder darauf.

button-learn = So geht’s
command-learn = So funktioniert Dominion, auf wenigen kurzen Seiten
slash-learn = lernen
slash-learn-about = So funktioniert Dominion, auf wenigen kurzen Seiten
refusal-learn-page = Diese Seite gibt es nicht mehr. Öffne „{ button-learn }“ noch einmal.

learn-idea =
    So funktioniert Dominion
    Du baust beim Spielen dein eigenes Deck. Alle beginnen mit zehn schwachen Karten: 7 Kupfer und 3 Anwesen.
    In jedem Zug hast du fünf Karten, setzt sie ein und kaufst eine bessere dazu.
    Ist dein Nachziehstapel leer, ersetzt ihn der gemischte Ablagestapel: So ziehst du, was du gekauft hast.
    Wer am Ende die meisten Punkte hat, gewinnt.
learn-turn =
    Dein Zug
    ⚡ Aktionsphase: Du spielst eine Aktionskarte aus, falls du eine hast. Manche geben weitere Aktionen, Karten, Käufe oder Geld.
    🛒 Kaufphase: Mit deinen Geldkarten bezahlst du eine Karte. Sie kommt auf den Ablagestapel, nicht auf die Hand.
    ♻️ Aufräumphase: Du legst alles ab und ziehst fünf neue Karten.
learn-card =
    So liest du eine Karte
    Oben links steht, was sie kostet. Darunter stehen die Boni, dann der Text, den du von oben nach unten ausführst, und ganz unten die Kartentypen.
    „+1 Aktion“: noch eine Aktionskarte; „+1 Kauf“: noch ein Kauf; „+2 Karten“: zwei Karten ziehen.
    { $card } erklärt jede Karte.
learn-types =
    Arten von Karten
    🟡 Geld: damit bezahlst du
    🟢 Punkte: zählen am Ende
    ⚪ Aktion: tut etwas für dich
    🔴 Angriff: schadet den anderen
    🔵 Reaktion: hilft dir auch außerhalb deines Zuges
    🟣 Fluch: −1 Punkt
learn-end =
    Der Vorrat und das Ende
    Du kaufst aus dem Vorrat: Geldkarten, Punktekarten und zehn Königreichstapel, in jedem Spiel andere.
    Das Spiel endet mit dem Zug, in dem die letzte Provinz genommen oder der dritte Stapel leer wird (zu fünft und zu sechst: der vierte).
    Dann zählen alle deine Karten, egal wo sie sind. Bei Gleichstand gewinnt, wer weniger Züge hatte.
learn-sets =
    Was manche Sets mitbringen
    🟧 Dauer (Seaside): bleibt im Spiel und wirkt auch in deinem nächsten Zug
    🧪 Trank (Die Alchemisten): bringt 1 Trank. „Golem 4🧪“ kostet 4 Geld und einen Trank.
    🛡️ Punktemarken (Blütezeit): auch Punkte
    🟤 Ruinen (Dark Ages): schwache Aktionen durch „Plündern“-Karten; 🟠 Unterschlüpfe: statt Anwesen; Ritter: zehn Angriffe in einem Stapel
learn-here =
    So sieht es hier aus
    Ich mische, teile aus und zähle; du drückst Knöpfe.
    „Gold 6 ·30“: kostet 6, noch 30 da. Ein Druck spielt deine Geldkarten aus, kauft die Karte und beendet nach dem letzten Kauf deinen Zug.
    ❔ Kartentexte: was deine Karten tun
    ↩️ Zurücknehmen: falls du dich vertippst
    ✋ ist deine Hand; nur du siehst sie.
learn-next =
    Dein erstes Spiel
    Spiel gegen den Computer. Mit „Beim Spielen erklären“ zeige ich dir an deinen eigenen Karten, worum es bei jeder neuen Frage geht, mit der Zeit immer seltener.
    { $card } erklärt eine Karte, { $help } alles andere.

# Auf den Bildern: je eine Überschrift und ein paar Worte.

picture-learn-idea = Der Weg deiner Karten
picture-learn-turn = Ein Zug hat drei Phasen
picture-learn-types = Sechs Arten von Karten
picture-learn-end = Punkte am Ende
picture-learn-sets = Nur in manchen Sets
picture-learn-here = Was dir im Zug noch bleibt
picture-learn-next = So geht es weiter
step-deck = Stapel
    .text = verdeckt
step-hand = Hand
    .text = fünf Karten
step-play = Im Spiel
    .text = sie wirken und bezahlen
step-discard = Ablage
    .text = gemischt, wenn der Stapel leer ist
step-action = Aktion
    .text = eine Aktionskarte ausspielen
step-buy = Kauf
    .text = mit Geldkarten eine Karte kaufen
step-clean-up = Aufräumen
    .text = alles ablegen, fünf ziehen
step-actions = Aktionen
    .text = so viele Aktionskarten ausspielen
step-buys = Käufe
    .text = so viele Karten kaufen
step-coins = Geld
    .text = das kannst du ausgeben
step-duration = Dauer
    .text = wirkt auch im nächsten Zug
step-potion = Trank
    .text = für Kosten mit Flasche
step-token = Marke
    .text = bringt einen Punkt
step-alone = Spielen
    .text = gegen den Computer
step-guide = Lernen
    .text = beim Spielen erklärt
step-read = Nachlesen
    .text = was jede Karte kann
step-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
part-cost = Kosten
part-bonus = Zuerst der Bonus
part-text = Dann der Text
part-types = Kartentypen
