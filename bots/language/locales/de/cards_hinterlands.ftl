# Hinterland: der Name, und was die Karte tut, in eigenen Worten.

card-border_village = Grenzdorf
    .text = +1 Karte, +2 Aktionen. Wenn du diese Karte nimmst, nimm noch eine billigere.
card-cache = Schatztruhe
    .text = Bringt 3 Geld. Wenn du diese Karte nimmst, nimm auch 2 Kupfer.
card-cartographer = Kartograph
    .aliases = Kartograf
    .text = +1 Karte, +1 Aktion. Sieh dir die obersten 4 Karten deines Nachziehstapels an; lege beliebig viele davon ab und den Rest in beliebiger Reihenfolge zurück.
card-crossroads = Wegkreuzung
    .text = Decke deine Hand auf: +1 Karte für jede Punktekarte darin. Deine erste Wegkreuzung im Zug bringt außerdem +3 Aktionen.
card-develop = Aufbau
    .text = Entsorge eine Handkarte. Nimm in beliebiger Reihenfolge eine Karte, die genau 1 mehr kostet, und eine, die genau 1 weniger kostet, und lege beide auf deinen Nachziehstapel.
card-duchess = Herzogin
    .text = +2 Geld. Alle, auch du, sehen sich die oberste Karte ihres eigenen Nachziehstapels an und dürfen sie ablegen. Solange eine Herzogin im Vorrat liegt: Wer ein Herzogtum nimmt, darf auch eine Herzogin nehmen.
card-embassy = Botschaft
    .text = +5 Karten, dann lege 3 Karten ab. Wenn du diese Karte nimmst, nehmen alle Mitspieler je ein Silber.
card-farmland = Fruchtbares Land
    .text = 2 Punkte bei Spielende. Wenn du diese Karte kaufst, entsorge eine Handkarte und nimm eine Karte, die genau 2 mehr kostet.
card-fools_gold = Katzengold
    .aliases = Narrengold
    .text = Bringt 1 Geld, wenn es dein erstes Katzengold im Zug ist, sonst 4. Nimmt jemand anderes eine Provinz, darfst du diese Karte aus der Hand entsorgen: Nimm dann ein Gold und lege es auf deinen Nachziehstapel.
card-haggler = Feilscher
    .text = +2 Geld. Solange diese Karte im Spiel ist: Wenn du eine Karte kaufst, nimm eine billigere, die keine Punktekarte ist.
card-highway = Fernstraße
    .text = +1 Karte, +1 Aktion. Solange diese Karte im Spiel ist, kosten alle Karten 1 weniger, aber nie weniger als 0.
card-ill_gotten_gains = Blutzoll
    .text = Bringt 1 Geld; beim Ausspielen darfst du ein Kupfer direkt auf die Hand nehmen. Wenn du diese Karte nimmst, nehmen alle Mitspieler je einen Fluch.
card-inn = Gasthaus
    .text = +2 Karten, +2 Aktionen, dann lege 2 Karten ab. Wenn du diese Karte nimmst, sieh deinen Ablagestapel durch, zeige beliebig viele Aktionskarten daraus vor (auch diese) und mische sie in deinen Nachziehstapel.
card-jack_of_all_trades = Lebenskünstler
    .aliases = Künstler
    .text = Nimm ein Silber. Sieh dir die oberste Karte deines Nachziehstapels an; lass sie liegen oder lege sie ab. Ziehe, bis du 5 Karten auf der Hand hast. Du darfst eine Handkarte entsorgen, die keine Geldkarte ist.
card-mandarin = Mandarin
    .text = +3 Geld. Lege eine Handkarte auf deinen Nachziehstapel. Wenn du diese Karte nimmst, lege alle Geldkarten, die du im Spiel hast, in beliebiger Reihenfolge auf deinen Nachziehstapel.
card-margrave = Markgraf
    .text = +3 Karten, +1 Kauf. Alle Mitspieler ziehen 1 Karte und legen dann Karten ab, bis sie höchstens 3 auf der Hand haben.
card-noble_brigand = Edler Räuber
    .text = +1 Geld. Wenn du diese Karte ausspielst und auch wenn du sie kaufst: Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf; jeweils ein Silber oder Gold davon, das du aussuchst, wird entsorgt, der Rest abgelegt; wer keine Geldkarte aufgedeckt hat, nimmt ein Kupfer. Du nimmst, was entsorgt wurde.
card-nomad_camp = Nomadencamp
    .text = +1 Kauf, +2 Geld. Wenn du diese Karte nimmst, kommt sie auf deinen Nachziehstapel.
card-oasis = Oase
    .text = +1 Karte, +1 Aktion, +1 Geld. Lege eine Handkarte ab.
card-oracle = Orakel
    .text = Alle, auch du, decken die obersten 2 Karten ihres Nachziehstapels auf; du bestimmst jeweils, ob beide abgelegt oder beide zurückgelegt werden (die Reihenfolge wählen alle für sich selbst). Dann +2 Karten.
card-scheme = Komplott
    .text = +1 Karte, +1 Aktion. Zu Beginn der Aufräumphase dieses Zuges darfst du eine Aktionskarte, die du im Spiel hast, auf deinen Nachziehstapel legen, statt sie abzulegen.
card-silk_road = Seidenstraße
    .aliases = Seide
    .text = 1 Punkt für je 4 deiner Punktekarten, abgerundet.
card-spice_merchant = Gewürzhändler
    .text = Du darfst eine Geldkarte aus der Hand entsorgen. Wenn du das tust, wähle eins: +2 Karten, +1 Aktion; oder +2 Geld, +1 Kauf.
card-stables = Stallungen
    .text = Du darfst eine Geldkarte ablegen. Wenn du das tust, +3 Karten und +1 Aktion.
card-trader = Fahrender Händler
    .text = Entsorge eine Handkarte. Nimm so viele Silber, wie sie kostet. Wenn du eine Karte nehmen würdest, darfst du diese Karte aus der Hand vorzeigen und stattdessen ein Silber nehmen.
card-tunnel = Tunnel
    .text = 2 Punkte bei Spielende. Legst du diese Karte außerhalb der Aufräumphase ab, darfst du sie vorzeigen und ein Gold nehmen.

set-hinterlands1 = Hinterland 1. Edition
    .word = hinterland

kingdom-hinterlands_introduction = Einführung in Hinterland
kingdom-fair_trades = Faire Geschäfte
kingdom-bargains = Schnäppchen
kingdom-gambits = Winkelzüge
kingdom-highway_robbery = Wegelagerei
kingdom-adventures_abroad = Abenteuer im Ausland

# Möglichkeiten.

option-spice_merchant-cards = +2 Karten, +1 Aktion
option-spice_merchant-coins = +2 Geld, +1 Kauf
kingdom-money_for_nothing = Geld für nichts
kingdom-dukes_ball = Der Ball des Herzogs
