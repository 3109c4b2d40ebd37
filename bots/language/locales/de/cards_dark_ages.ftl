# Dark Ages: der Name jeder Karte, und was sie tut, in eigenen Worten.

card-altar = Altar
    .text = Entsorge eine Handkarte. Nimm eine Karte, die höchstens 5 kostet.
card-armory = Waffenkammer
    .text = Nimm eine Karte, die höchstens 4 kostet, und lege sie auf deinen Nachziehstapel.
card-band_of_misfits = Vogelfreie
    .text = Spiele diese Karte so aus, als wäre sie eine billigere Aktionskarte aus dem Vorrat. Solange sie im Spiel bleibt, gilt sie als jene Karte.
card-bandit_camp = Banditenlager
    .text = +1 Karte, +2 Aktionen. Nimm eine Beute.
card-beggar = Bettler
    .text = Nimm 3 Kupfer direkt auf die Hand. Spielt jemand anderes eine Angriffskarte, darfst du diese Karte aus der Hand ablegen: Nimm 2 Silber und lege das erste davon auf deinen Nachziehstapel.
card-catacombs = Katakomben
    .text = Sieh dir die obersten 3 Karten deines Nachziehstapels an. Nimm sie alle auf die Hand, oder lege sie alle ab und ziehe 3 Karten. Wird diese Karte entsorgt, nimm eine billigere.
card-count = Graf
    .text = Wähle zuerst eins: 2 Karten ablegen; eine Handkarte auf den Nachziehstapel legen; ein Kupfer nehmen. Wähle dann eins: +3 Geld; die ganze Hand entsorgen; ein Herzogtum nehmen.
card-counterfeit = Falschgeld
    .text = Bringt 1 Geld, +1 Kauf. Du darfst eine Geldkarte aus der Hand zweimal hintereinander ausspielen; entsorge sie danach.
card-cultist = Kultist
    .text = +2 Karten. Alle Mitspieler nehmen je eine Ruine. Du darfst einen weiteren Kultisten aus der Hand ausspielen; das kostet keine Aktion. Wird diese Karte entsorgt: +3 Karten.
card-death_cart = Leichenkarren
    .text = +5 Geld. Entsorge eine Aktionskarte aus der Hand oder diese Karte. Wenn du diese Karte nimmst, nimm auch 2 Ruinen.
card-feodum = Lehen
    .text = 1 Punkt für je 3 deiner Silber, abgerundet. Wird diese Karte entsorgt, nimm 3 Silber.
card-forager = Mundraub
    .text = +1 Aktion, +1 Kauf. Entsorge eine Handkarte. +1 Geld für jede Sorte Geldkarten im Müll.
card-fortress = Festung
    .text = +1 Karte, +2 Aktionen. Wird diese Karte entsorgt, kommt sie zurück auf deine Hand.
card-graverobber = Grabräuber
    .text = Wähle eins: Nimm eine Karte, die 3 bis 6 kostet, aus dem Müll und lege sie auf deinen Nachziehstapel; oder entsorge eine Aktionskarte aus der Hand und nimm eine Karte, die höchstens 3 mehr kostet.
card-hermit = Eremit
    .text = Sieh deinen Ablagestapel durch. Du darfst von dort oder aus der Hand eine Karte entsorgen, die keine Geldkarte ist. Nimm eine Karte, die höchstens 3 kostet. Wird diese Karte aus dem Spiel abgelegt und hast du in diesem Zug nichts gekauft, entsorge sie und nimm einen Verrückten.
card-hunting_grounds = Jagdgründe
    .text = +4 Karten. Wird diese Karte entsorgt, nimm ein Herzogtum oder 3 Anwesen.
card-ironmonger = Eisenhändler
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; du darfst sie ablegen. Ist sie eine Aktionskarte: +1 Aktion; eine Geldkarte: +1 Geld; eine Punktekarte: +1 Karte.
card-junk_dealer = Schrotthändler
    .text = +1 Karte, +1 Aktion, +1 Geld. Entsorge eine Handkarte.
card-marauder = Marodeur
    .text = Nimm eine Beute. Alle Mitspieler nehmen je eine Ruine.
card-market_square = Marktplatz
    .text = +1 Karte, +1 Aktion, +1 Kauf. Wird eine deiner Karten entsorgt, darfst du diese Karte aus der Hand ablegen und ein Gold nehmen.
card-mystic = Medium
    .text = +1 Aktion, +2 Geld. Nenne eine Karte und decke dann die oberste deines Nachziehstapels auf: Ist es die genannte, nimm sie auf die Hand.
card-pillage = Raubzug
    .text = Entsorge diese Karte. Alle Mitspieler mit 5 oder mehr Handkarten decken ihre Hand auf und legen davon die Karte ab, die du aussuchst. Nimm 2 Beute-Karten.
card-poor_house = Armenhaus
    .text = +4 Geld. Decke deine Hand auf: −1 Geld für jede Geldkarte darin, aber nie unter 0.
card-procession = Prozession
    .text = Du darfst eine Aktionskarte aus der Hand zweimal hintereinander ausspielen. Entsorge sie danach und nimm eine Aktionskarte, die genau 1 mehr kostet.
card-rats = Ratten
    .text = +1 Karte, +1 Aktion. Nimm noch eine Ratten-Karte. Entsorge dann eine Handkarte außer Ratten (hast du nichts anderes, decke deine Hand auf). Wird diese Karte entsorgt: +1 Karte.
card-rebuild = Neubau
    .text = +1 Aktion. Nenne eine Karte. Decke Karten von deinem Nachziehstapel auf, bis eine andere Punktekarte als die genannte erscheint. Lege die übrigen ab, entsorge diese Punktekarte und nimm eine, die höchstens 3 mehr kostet.
card-rogue = Schurke
    .text = +2 Geld. Liegen Karten im Müll, die 3 bis 6 kosten, nimm eine davon. Sonst decken alle Mitspieler die obersten 2 Karten ihres Nachziehstapels auf, entsorgen eine davon, die 3 bis 6 kostet (nach eigener Wahl), und legen den Rest ab.
card-sage = Weiser
    .text = +1 Aktion. Decke Karten von deinem Nachziehstapel auf, bis eine mindestens 3 kostet. Nimm sie auf die Hand und lege die übrigen ab.
card-scavenger = Lumpensammler
    .text = +2 Geld. Du darfst deinen Nachziehstapel ungesehen auf deinen Ablagestapel legen. Lege dann eine Karte aus dem Ablagestapel auf deinen Nachziehstapel.
card-squire = Knappe
    .text = +1 Geld. Wähle eins: +2 Aktionen; +2 Käufe; ein Silber nehmen. Wird diese Karte entsorgt, nimm eine Angriffskarte.
card-storeroom = Lagerraum
    .aliases = Lager
    .text = +1 Kauf. Lege beliebig viele Handkarten ab und ziehe ebenso viele. Lege danach noch einmal beliebig viele ab: +1 Geld pro Karte.
card-urchin = Gassenjunge
    .text = +1 Karte, +1 Aktion. Alle Mitspieler legen Karten ab, bis sie höchstens 4 auf der Hand haben. Spielst du eine weitere Angriffskarte, während diese im Spiel ist, darfst du diese vorher entsorgen und einen Söldner nehmen.
card-vagrant = Landstreicher
    .text = +1 Karte, +1 Aktion. Decke die oberste Karte deines Nachziehstapels auf; ist es ein Fluch, eine Ruine, ein Unterschlupf oder eine Punktekarte, nimm sie auf die Hand.
card-wandering_minstrel = Barde
    .aliases = Minnesänger
    .text = +1 Karte, +2 Aktionen. Decke die obersten 3 Karten deines Nachziehstapels auf. Lege die Aktionskarten in beliebiger Reihenfolge zurück und den Rest ab.

# Ritter. Jeder kann etwas Eigenes, dann tun alle dasselbe.

card-knights = Ritter
    .text = Zehn verschiedene Ritter, gemischt; nur der oberste liegt offen und kann genommen werden.
card-dame_anna = Dame Anna
    .text = Du darfst bis zu 2 Handkarten entsorgen. { -knight }
card-dame_josephine = Dame Josephine
    .text = 2 Punkte bei Spielende. { -knight }
card-dame_molly = Dame Molly
    .text = +2 Aktionen. { -knight }
card-dame_natalie = Dame Natalie
    .text = Du darfst eine Karte nehmen, die höchstens 3 kostet. { -knight }
card-dame_sylvia = Dame Sylvia
    .text = +2 Geld. { -knight }
card-sir_bailey = Sir Bailey
    .text = +1 Karte, +1 Aktion. { -knight }
card-sir_destry = Sir Destry
    .text = +2 Karten. { -knight }
card-sir_martin = Sir Martin
    .text = +2 Käufe. { -knight }
card-sir_michael = Sir Michael
    .text = Zuerst legen alle Mitspieler Karten ab, bis sie höchstens 3 auf der Hand haben. { -knight }
card-sir_vander = Sir Vander
    .text = { -knight } Wird diese Karte entsorgt, nimm ein Gold.
-knight = Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf, entsorgen eine davon, die 3 bis 6 kostet (nach eigener Wahl), und legen den Rest ab. Wird dabei ein Ritter entsorgt, entsorge auch diese Karte.

# Ruinen.

card-ruins = Ruinen
    .text = Fünf Sorten Ruinen, gemischt; nur die oberste liegt offen und kann genommen werden. Im Vorrat nur, wenn eine Königreichkarte den Typ Plündern hat.
card-abandoned_mine = Verlassene Mine
    .text = +1 Geld.
card-ruined_library = Zerstörte Bibliothek
    .text = +1 Karte.
card-ruined_market = Zerstörter Markt
    .text = +1 Kauf.
card-ruined_village = Zerstörtes Dorf
    .text = +1 Aktion.
card-survivors = Überlebende
    .text = Sieh dir die obersten 2 Karten deines Nachziehstapels an: Lege beide ab oder beide in beliebiger Reihenfolge zurück.

# Unterschlüpfe.

card-hovel = Hütte
    .text = Kaufst du eine Punktekarte, darfst du diese Karte aus der Hand entsorgen. Wird nur zu Beginn ausgeteilt, liegt nie im Vorrat.
card-necropolis = Totenstadt
    .text = +2 Aktionen. Wird nur zu Beginn ausgeteilt, liegt nie im Vorrat.
card-overgrown_estate = Verfallenes Anwesen
    .text = 0 Punkte. Wird diese Karte entsorgt: +1 Karte. Wird nur zu Beginn ausgeteilt, liegt nie im Vorrat.

# Außerhalb des Vorrats.

card-madman = Verrückter
    .text = +2 Aktionen. Lege diese Karte auf ihren Stapel zurück. Wenn du das getan hast, ziehe so viele Karten, wie du auf der Hand hast. Nicht im Vorrat: Es gibt sie nur durch den Eremiten.
card-mercenary = Söldner
    .text = Du darfst 2 Handkarten entsorgen. Hast du das getan: +2 Karten, +2 Geld, und alle Mitspieler legen Karten ab, bis sie höchstens 3 auf der Hand haben. Nicht im Vorrat: Es gibt sie nur durch den Gassenjungen.
card-spoils = Beute
    .text = Bringt 3 Geld. Lege diese Karte nach dem Ausspielen auf ihren Stapel zurück. Nicht im Vorrat: Es gibt sie nur durch Banditenlager, Marodeur und Raubzug.

set-dark_ages = Dark Ages
    .word = dark_ages

kingdom-grim_parade = Leichenzug
kingdom-playing_chess_with_death = Spiel mit dem Teufel
kingdom-high_and_low = Auf und Ab

log-become = Gespielt als: { $cards }.

# Möglichkeiten.

option-catacombs-take = auf die Hand nehmen
option-catacombs-discard = ablegen, 3 ziehen
option-count-discard = 2 Karten ablegen
option-count-topdeck = Karte auf den Nachziehstapel
option-count-copper = Kupfer nehmen
option-count-coins = +3 Geld
option-count-trash = Hand entsorgen
option-count-duchy = Herzogtum nehmen
option-graverobber-from_trash = aus dem Müll nehmen
option-graverobber-from_hand = Aktionskarte entsorgen
option-hunting_grounds-duchy = ein Herzogtum
option-hunting_grounds-estates = 3 Anwesen
option-squire-actions = +2 Aktionen
option-squire-buys = +2 Käufe
option-squire-silver = Silber nehmen
option-survivors-keep = zurücklegen
