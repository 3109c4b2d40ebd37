# Cornucopia: the name of each card, and what it does in our own words.

card-fairgrounds = Festplatz
    .text = 2 Punkte für je 5 verschiedene Karten, die dir gehören, abgerundet.
card-farming_village = Bauerndorf
    .text = +2 Aktionen. Decke Karten von deinem Nachziehstapel auf, bis eine Aktions- oder Geldkarte kommt. Nimm sie auf die Hand und lege die übrigen ab.
card-fortune_teller = Wahrsagerin
    .text = +2 Geld. Alle Mitspieler decken Karten von ihrem Nachziehstapel auf, bis eine Punktekarte oder ein Fluch kommt, legen diese Karte zurück und die übrigen ab.
card-hamlet = Weiler
    .text = +1 Karte, +1 Aktion. Du darfst eine Handkarte ablegen: +1 Aktion. Du darfst eine Handkarte ablegen: +1 Kauf.
card-harvest = Ernte
    .text = Decke die obersten 4 Karten deines Nachziehstapels auf und lege sie ab. +1 Geld für jede verschiedene Karte darunter.
card-horn_of_plenty = Füllhorn
    .text = Bringt 0 Geld. Wenn du diese Karte ausspielst, nimm eine Karte, die höchstens so viel kostet, wie du verschiedene Karten im Spiel hast, diese eingeschlossen. Ist es eine Punktekarte, entsorge diese Karte.
card-horse_traders = Pferdehändler
    .text = +1 Kauf, +3 Geld. Lege 2 Handkarten ab. Spielt jemand anderes eine Angriffskarte, darfst du diese Karte aus der Hand zur Seite legen; zu Beginn deines nächsten Zuges ziehe 1 Karte und nimm diese zurück auf die Hand.
card-hunting_party = Treibjagd
    .text = +1 Karte, +1 Aktion. Decke deine Hand auf, dann Karten von deinem Nachziehstapel, bis eine kommt, die du nicht auf der Hand hast. Nimm sie auf die Hand und lege die übrigen ab.
card-jester = Harlekin
    .text = +2 Geld. Alle Mitspieler legen die oberste Karte ihres Nachziehstapels ab. Wer so eine Punktekarte ablegt, nimmt einen Fluch; sonst nimmt einer von euch beiden noch eine solche Karte, und du bestimmst, wer.
card-menagerie = Menagerie
    .text = +1 Aktion. Decke deine Hand auf. Sind keine zwei Karten gleich, +3 Karten, sonst +1 Karte.
card-remake = Nachbau
    .text = Tu dies zweimal: Entsorge eine Handkarte und nimm eine Karte, die genau 1 mehr kostet.
card-tournament = Turnier
    .text = +1 Aktion. Alle, auch du, dürfen eine Provinz aus der Hand vorzeigen. Tust du es, lege sie ab und nimm einen Preis oder ein Herzogtum auf deinen Nachziehstapel. Tut es sonst niemand, +1 Karte und +1 Geld.
card-young_witch = Junge Hexe
    .text = +2 Karten. Lege 2 Handkarten ab. Alle Mitspieler dürfen eine Bannkarte aus der Hand vorzeigen; wer das nicht tut, nimmt einen Fluch. Bannkarten sind die eines elften Königreichstapels, der 2 oder 3 kostet.
card-bag_of_gold = Ein Sack voll Gold
    .text = +1 Aktion. Nimm ein Gold und lege es auf deinen Nachziehstapel. Ein Preis, nur durch das Turnier.
card-diadem = Diadem
    .text = Bringt 2 Geld und 1 mehr für jede Aktion, die du noch übrig hast. Ein Preis, nur durch das Turnier.
card-followers = Gefolge
    .text = +2 Karten. Nimm ein Anwesen. Alle Mitspieler nehmen je einen Fluch und legen Karten ab, bis sie höchstens 3 auf der Hand haben. Ein Preis, nur durch das Turnier.
card-princess = Prinzessin
    .text = +1 Kauf. Solange diese Karte im Spiel ist, kosten alle Karten 2 weniger, aber nie weniger als 0. Ein Preis, nur durch das Turnier.
card-trusty_steed = Streitross
    .text = Wähle zwei: +2 Karten; +2 Aktionen; +2 Geld; nimm 4 Silber und lege deinen Nachziehstapel auf den Ablagestapel. Ein Preis, nur durch das Turnier.

set-cornucopia = Reiche Ernte
    .word = cornucopia

kingdom-blue_harvest = Blaue Ernte
kingdom-traveling_circus = Wanderzirkus

# Möglichkeiten.

option-jester-me = ich
option-jester-them = die andere Person
option-trusty_steed-cards = +2 Karten
option-trusty_steed-actions = +2 Aktionen
option-trusty_steed-coins = +2 Geld
option-trusty_steed-silvers = 4 Silber, Stapel ablegen
