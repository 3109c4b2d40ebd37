# Seaside: der Name jeder Karte, und was sie tut, in eigenen Worten.

card-ambassador = Botschafter
    .text = Zeige eine Handkarte vor. Lege 0 bis 2 solche Karten (sie selbst zählt mit) aus der Hand in den Vorrat zurück. Dann nehmen alle Mitspieler je eine solche Karte.
card-bazaar = Bazar
    .text = +1 Karte, +2 Aktionen, +1 Geld.
card-caravan = Karawane
    .text = +1 Karte, +1 Aktion. Zu Beginn deines nächsten Zuges: +1 Karte.
card-cutpurse = Beutelschneider
    .text = +2 Geld. Alle Mitspieler legen ein Kupfer ab oder decken eine Hand ohne Kupfer auf.
card-embargo = Embargo
    .text = +2 Geld. Entsorge diese Karte. Lege eine Embargomarke auf einen Stapel im Vorrat. Von da an nimmt, wer eine Karte dieses Stapels kauft, für jede Marke darauf einen Fluch.
card-explorer = Entdecker
    .text = Du darfst eine Provinz aus der Hand vorzeigen. Tust du es, nimm ein Gold, sonst ein Silber, jeweils direkt auf die Hand.
card-fishing_village = Fischerdorf
    .text = +2 Aktionen, +1 Geld. Zu Beginn deines nächsten Zuges: +1 Aktion, +1 Geld.
card-ghost_ship = Geisterschiff
    .text = +2 Karten. Alle Mitspieler mit mehr als 3 Handkarten legen Handkarten auf ihren Nachziehstapel, bis sie 3 auf der Hand haben.
card-haven = Hafen
    .text = +1 Karte, +1 Aktion. Lege eine Handkarte verdeckt zur Seite. Zu Beginn deines nächsten Zuges nimm sie zurück auf die Hand.
card-island = Insel
    .text = 2 Punkte bei Spielende. Lege diese Karte und eine andere Handkarte offen auf dein Insel-Tableau. Sie bleiben dort bis zum Spielende und zählen weiter zu deinen Karten.
card-lighthouse = Leuchtturm
    .text = +1 Aktion, +1 Geld. Zu Beginn deines nächsten Zuges: +1 Geld. Solange diese Karte im Spiel ist, bist du von Angriffen, die andere ausspielen, nicht betroffen.
card-lookout = Ausguck
    .text = +1 Aktion. Sieh dir die obersten 3 Karten deines Nachziehstapels an. Entsorge eine, lege eine ab und lege die letzte zurück.
card-merchant_ship = Handelsschiff
    .text = +2 Geld. Zu Beginn deines nächsten Zuges: +2 Geld.
card-native_village = Eingeborenendorf
    .text = +2 Aktionen. Wähle eins: Lege die oberste Karte deines Nachziehstapels verdeckt auf dein Eingeborenendorf-Tableau, wo nur du sie ansehen darfst; oder nimm alle Karten vom Tableau auf die Hand.
card-navigator = Navigator
    .text = +2 Geld. Sieh dir die obersten 5 Karten deines Nachziehstapels an. Lege alle ab oder lege alle in beliebiger Reihenfolge zurück.
card-outpost = Außenposten
    .text = Ziehe in der Aufräumphase dieses Zuges nur 3 Karten. Danach bist du noch einmal am Zug, aber nie ein drittes Mal hintereinander.
card-pearl_diver = Perlentaucher
    .text = +1 Karte, +1 Aktion. Sieh dir die unterste Karte deines Nachziehstapels an; du darfst sie obenauf legen.
card-pirate_ship = Piratenschiff
    .text = Wähle eins: Alle Mitspieler decken die obersten 2 Karten ihres Nachziehstapels auf, entsorgen eine aufgedeckte Geldkarte, die du aussuchst, und legen den Rest ab; wurde so eine Geldkarte entsorgt, nimm eine Geldmarke. Oder +1 Geld für jede deiner Geldmarken, die du behältst.
card-salvager = Müllverwerter
    .text = +1 Kauf. Entsorge eine Handkarte. +1 Geld für jedes Geld, das sie kostet.
card-sea_hag = Seehexe
    .text = Alle Mitspieler legen die oberste Karte ihres Nachziehstapels ab und nehmen dann einen Fluch auf ihren Nachziehstapel.
card-smugglers = Schmuggler
    .text = Nimm eine Karte, die höchstens 6 kostet und die dein rechter Nachbar in seinem letzten Zug auch genommen hat.
card-tactician = Taktiker
    .text = Lege deine Hand ab. War es mindestens eine Karte, dann zu Beginn deines nächsten Zuges: +5 Karten, +1 Aktion, +1 Kauf.
card-treasure_map = Schatzkarte
    .text = Entsorge diese und eine weitere Schatzkarte aus der Hand. Hast du beide entsorgt, nimm 4 Gold auf deinen Nachziehstapel.
card-treasury = Schatzkammer
    .text = +1 Karte, +1 Aktion, +1 Geld. Wenn du diese Karte aus dem Spiel ablegst und in diesem Zug keine Punktekarte gekauft hast, darfst du sie auf deinen Nachziehstapel legen.
card-warehouse = Lagerhaus
    .text = +3 Karten, +1 Aktion. Lege 3 Karten ab.
card-wharf = Werft
    .text = +2 Karten, +1 Kauf. Zu Beginn deines nächsten Zuges: +2 Karten, +1 Kauf.

set-seaside = Seaside 1. Edition
    .word = seaside

kingdom-travelers = Reisende
kingdom-diplomacy = Diplomatie
kingdom-schemes_and_dreams = Pläne und Träume

# Möglichkeiten.

option-native_village-set_aside = oberste Karte aufs Tableau
option-native_village-take = Karten vom Tableau auf die Hand
option-pirate_ship-attack = angreifen
option-pirate_ship-coins = Geld für die Marken
