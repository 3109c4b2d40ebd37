# Prosperity: the name of each card, and what it does in our own words.

card-bank = Bank
    .text = Bringt 1 Geld für jede Geldkarte, die du im Spiel hast, diese eingeschlossen.
card-bishop = Bischof
    .text = +1 Geld, +1 Punktemarke. Entsorge eine Handkarte und nimm Punktemarken für die Hälfte ihrer Kosten, abgerundet. Alle Mitspieler dürfen eine Handkarte entsorgen.
card-city = Stadt
    .text = +1 Karte, +2 Aktionen. Ist ein Stapel im Vorrat leer, noch +1 Karte; sind es zwei oder mehr, außerdem +1 Kauf und +1 Geld.
card-contraband = Schmuggelware
    .text = Bringt 3 Geld, +1 Kauf. Wenn du diese Karte ausspielst, nennt dein linker Nachbar eine Karte, die du in diesem Zug nicht kaufen darfst.
card-counting_house = Leihhaus
    .text = Sieh deinen Ablagestapel durch und nimm beliebig viele Kupfer daraus auf die Hand.
card-expand = Ausbau
    .text = Entsorge eine Handkarte und nimm eine Karte, die höchstens 3 mehr kostet.
card-forge = Kunstschmiede
    .text = Entsorge beliebig viele Handkarten. Nimm eine Karte, die genau so viel kostet wie diese zusammen.
card-goons = Halsabschneider
    .text = +1 Kauf, +2 Geld. Alle Mitspieler legen Karten ab, bis sie höchstens 3 auf der Hand haben. Solange diese Karte im Spiel ist, nimmst du für jede Karte, die du kaufst, eine Punktemarke.
card-grand_market = Großer Markt
    .text = +1 Karte, +1 Aktion, +1 Kauf, +2 Geld. Du darfst diese Karte nicht kaufen, solange du ein Kupfer im Spiel hast.
card-hoard = Hort
    .text = Bringt 2 Geld. Solange diese Karte im Spiel ist: Wenn du eine Punktekarte kaufst, nimm ein Gold.
card-kings_court = Königshof
    .text = Du darfst eine Aktionskarte aus der Hand wählen und dreimal ausspielen.
card-loan = Lohn
    .text = Bringt 1 Geld. Wenn du diese Karte ausspielst, decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte kommt. Entsorge sie oder lege sie ab; lege die übrigen ab.
card-mint = Münzer
    .text = Du darfst eine Geldkarte aus der Hand vorzeigen und noch eine solche nehmen. Wenn du diese Karte kaufst, entsorge alle Geldkarten, die du im Spiel hast.
card-monument = Denkmal
    .text = +2 Geld, +1 Punktemarke.
card-mountebank = Quacksalber
    .text = +2 Geld. Alle Mitspieler dürfen einen Fluch ablegen; wer das nicht tut, nimmt einen Fluch und ein Kupfer.
card-peddler = Hausierer
    .text = +1 Karte, +1 Aktion, +1 Geld. In deiner Kaufphase kostet diese Karte 2 weniger für jede Aktionskarte, die du im Spiel hast, aber nie weniger als 0.
card-quarry = Steinbruch
    .text = Bringt 1 Geld. Solange diese Karte im Spiel ist, kosten Aktionskarten 2 weniger, aber nie weniger als 0.
card-rabble = Gesindel
    .text = +3 Karten. Alle Mitspieler decken die obersten 3 Karten ihres Nachziehstapels auf, legen die Aktions- und Geldkarten ab und die übrigen in beliebiger Reihenfolge zurück.
card-royal_seal = Königliches Siegel
    .text = Bringt 2 Geld. Solange diese Karte im Spiel ist: Wenn du eine Karte nimmst, darfst du sie auf deinen Nachziehstapel legen.
card-talisman = Talisman
    .text = Bringt 1 Geld. Solange diese Karte im Spiel ist: Wenn du eine Karte kaufst, die höchstens 4 kostet und keine Punktekarte ist, nimm noch eine solche.
card-trade_route = Handelsroute
    .text = +1 Kauf. Für jede Marke auf dem Handelsrouten-Tableau +1 Geld. Entsorge eine Handkarte. Zu Beginn liegt auf jedem Punktekartenstapel eine Marke; sie kommt auf das Tableau, sobald die erste Karte des Stapels genommen wird.
card-vault = Gewölbe
    .text = +2 Karten. Lege beliebig viele Handkarten ab: +1 Geld für jede. Alle Mitspieler dürfen 2 Handkarten ablegen, um 1 Karte zu ziehen.
card-venture = Abenteuer
    .text = Bringt 1 Geld. Wenn du diese Karte ausspielst, decke Karten von deinem Nachziehstapel auf, bis eine Geldkarte kommt. Lege die übrigen ab und spiele diese Geldkarte aus.
card-watchtower = Wachturm
    .text = Ziehe, bis du 6 Karten auf der Hand hast. Wenn du eine Karte nimmst, darfst du diese Karte aus der Hand vorzeigen und jene entsorgen oder auf deinen Nachziehstapel legen.
card-workers_village = Arbeiterdorf
    .text = +1 Karte, +2 Aktionen, +1 Kauf.
card-platinum = Platin
    .text = Bringt 5 Geld.
card-colony = Kolonie
    .text = 10 Punkte bei Spielende. Das Spiel endet auch, wenn keine Kolonie mehr da ist.

set-prosperity = Blütezeit 1. Edition
    .word = prosperity

kingdom-instant_gratification = Sofortige Belohnung
kingdom-treasure_trove = Schatzkammer

# Möglichkeiten.

option-loan-trash = entsorgen
option-watchtower-trash = entsorgen
option-watchtower-topdeck = auf den Nachziehstapel
