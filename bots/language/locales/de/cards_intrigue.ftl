# Intrige 1. Edition: Karten, das Set, seine empfohlenen Königreiche und die Fragen seiner Karten.

card-baron = Baron
    .text = +1 Kauf. Du darfst ein Anwesen ablegen: +4 Geld; sonst musst du ein Anwesen nehmen.
card-bridge = Brücke
    .text = +1 Kauf, +1 Geld. Bis zum Ende des Zuges kosten alle Karten 1 weniger, aber nie weniger als 0.
card-conspirator = Verschwörer
    .text = +2 Geld. Hast du in diesem Zug mindestens drei Aktionen ausgespielt (diese mitgezählt), außerdem +1 Karte, +1 Aktion.
card-coppersmith = Kupferschmied
    .text = Bis zum Ende des Zuges bringt jedes deiner Kupfer 1 Geld mehr.
card-courtyard = Burghof
    .text = +3 Karten. Lege eine Handkarte auf deinen Nachziehstapel.
card-duke = Herzog
    .text = 1 Punkt für jedes deiner Herzogtümer.
card-great_hall = Große Halle
    .aliases = Halle
    .text = +1 Karte, +1 Aktion. 1 Punkt bei Spielende.
card-harem = Harem
    .text = Bringt 2 Geld. 2 Punkte bei Spielende.
card-ironworks = Eisenhütte
    .text = Nimm eine Karte, die höchstens 4 kostet. Ist sie eine Aktionskarte: +1 Aktion; eine Geldkarte: +1 Geld; eine Punktekarte: +1 Karte.
card-masquerade = Maskerade
    .text = +2 Karten. Alle suchen eine Handkarte aus und geben sie dann gleichzeitig nach links weiter. Danach darfst du eine Handkarte entsorgen.
card-mining_village = Bergwerk
    .text = +1 Karte, +2 Aktionen. Du darfst diese Karte sofort für +2 Geld entsorgen.
card-minion = Lakai
    .text = +1 Aktion. Wähle eins: +2 Geld; oder du legst deine Hand ab und ziehst 4 Karten, und alle Mitspieler mit 5 oder mehr Handkarten tun dasselbe.
card-nobles = Adelige
    .text = Wähle eins: +3 Karten oder +2 Aktionen. 2 Punkte bei Spielende.
card-pawn = Handlanger
    .text = Wähle zwei verschiedene davon: +1 Karte, +1 Aktion, +1 Kauf, +1 Geld.
card-saboteur = Saboteur
    .text = Alle Mitspieler decken Karten von ihrem Nachziehstapel auf, bis eine mindestens 3 kostet, und entsorgen sie; dafür dürfen sie eine Karte nehmen, die mindestens 2 weniger kostet. Die übrigen aufgedeckten Karten legen sie ab.
card-scout = Späher
    .text = +1 Aktion. Decke die obersten 4 Karten deines Nachziehstapels auf. Nimm die Punktekarten auf die Hand und lege die anderen in beliebiger Reihenfolge zurück.
card-secret_chamber = Geheimkammer
    .aliases = Kammer
    .text = Lege beliebig viele Handkarten ab, jede für +1 Geld. Spielt jemand anderes eine Angriffskarte, darfst du diese Karte aus der Hand vorzeigen: Ziehe 2 Karten und lege dann 2 Handkarten auf deinen Nachziehstapel.
card-shanty_town = Armenviertel
    .text = +2 Aktionen. Decke deine Hand auf; ist keine Aktionskarte darin, +2 Karten.
card-steward = Verwalter
    .text = Wähle eins: +2 Karten; +2 Geld; 2 Handkarten entsorgen.
card-swindler = Trickser
    .text = +2 Geld. Alle Mitspieler entsorgen die oberste Karte ihres Nachziehstapels und nehmen eine gleich teure, die du aussuchst.
card-torturer = Kerkermeister
    .text = +3 Karten. Alle Mitspieler wählen jeweils eins: 2 Karten ablegen; oder einen Fluch direkt auf die Hand nehmen.
card-trading_post = Handelsposten
    .text = Entsorge 2 Handkarten. Waren es wirklich zwei, nimm ein Silber direkt auf die Hand.
card-tribute = Tribut
    .text = Dein linker Nachbar deckt die obersten 2 Karten seines Nachziehstapels auf und legt sie ab. Für jede davon (zwei gleiche zählen einmal): Aktionskarte: +2 Aktionen; Geldkarte: +2 Geld; Punktekarte: +2 Karten.
card-upgrade = Anbau
    .text = +1 Karte, +1 Aktion. Entsorge eine Handkarte und nimm eine Karte, die genau 1 mehr kostet; gibt es keine, ist die Handkarte trotzdem entsorgt.
card-wishing_well = Wunschbrunnen
    .text = +1 Karte, +1 Aktion. Nenne eine Karte und decke dann die oberste deines Nachziehstapels auf: Ist es die genannte, nimm sie auf die Hand.

set-intrigue1 = Intrige 1. Edition
    .word = intrige

kingdom-victory_dance = Siegestanz
kingdom-secret_schemes = Geheime Pläne
kingdom-best_wishes = Alles Gute!
kingdom-deconstruction = Rückbau
kingdom-hand_madness = Verrückte Hände
kingdom-underlings = Untergebene

# Fragen.

ask-baron-confirm = Ein Anwesen für +4 Geld ablegen? Sonst musst du eins nehmen.
ask-masquerade-pass = Wähle eine Karte für deinen linken Nachbarn.
ask-masquerade-trash = Du darfst eine Handkarte entsorgen.
ask-mining_village-confirm = Das Bergwerk für +2 Geld entsorgen?
ask-minion-choose = +2 Geld, oder deine Hand ablegen und 4 Karten ziehen?
ask-nobles-choose = Karten oder Aktionen?
ask-pawn-choose = Wähle zwei davon.
ask-saboteur-gain = Du darfst eine Karte nehmen, die mindestens 2 weniger kostet als die entsorgte.
ask-scout-topdeck = Lege diese Karten zurück auf deinen Nachziehstapel; die zuerst gewählte liegt dann oben.
ask-secret_chamber-discard = Lege beliebig viele Karten ab, jede für +1 Geld.
ask-secret_chamber-topdeck = { $count ->
    [one] Lege eine Handkarte auf deinen Nachziehstapel.
   *[other] Lege { $count } Handkarten auf deinen Nachziehstapel; die zuerst gewählte liegt dann oben.
}
ask-steward-choose = Karten ziehen, Geld bekommen oder Karten entsorgen?
ask-swindler-gain = Welche gleich teure Karte kommt an die Stelle der entsorgten?
ask-torturer-choose = 2 Karten ablegen oder einen Fluch auf die Hand nehmen?
ask-upgrade-trash = Entsorge eine Karte, um eine zu nehmen, die genau 1 mehr kostet.
ask-wishing_well-name = Welche Karte wünschst du dir?

option-minion-coins = +2 Geld
option-minion-hands = Hand ablegen, 4 ziehen
option-nobles-cards = +3 Karten
option-nobles-actions = +2 Aktionen
option-pawn-card = +1 Karte
option-pawn-action = +1 Aktion
option-pawn-buy = +1 Kauf
option-pawn-coin = +1 Geld
option-steward-cards = +2 Karten
option-steward-coins = +2 Geld
option-steward-trash = 2 Karten entsorgen
option-torturer-discard = 2 Karten ablegen
option-torturer-curse = Fluch nehmen
