# Die Alchemisten: der Name jeder Karte, und was sie tut, in eigenen Worten.

card-potion = Trank
    .text = Bringt 1 Trank. Du gibst ihn aus, wenn du eine Karte kaufst, die auch einen Trank kostet.
card-alchemist = Alchemist
    .text = +2 Karten, +1 Aktion. Wenn du diese Karte aus dem Spiel ablegst und einen Trank im Spiel hast, darfst du sie auf deinen Nachziehstapel legen.
card-apothecary = Apotheker
    .text = +1 Karte, +1 Aktion. Decke die obersten 4 Karten deines Nachziehstapels auf. Nimm Kupfer und Tränke davon auf die Hand und lege den Rest in beliebiger Reihenfolge zurück.
card-apprentice = Lehrling
    .text = +1 Aktion. Entsorge eine Handkarte. +1 Karte für jedes Geld, das sie kostet, und +2 Karten, wenn sie einen Trank kostet.
card-familiar = Vertrauter
    .text = +1 Karte, +1 Aktion. Alle Mitspieler nehmen je einen Fluch.
card-golem = Golem
    .text = Decke Karten von deinem Nachziehstapel auf, bis 2 Aktionskarten außer Golems gekommen sind. Lege die übrigen ab und spiele dann beide Aktionskarten in beliebiger Reihenfolge aus.
card-herbalist = Kräuterkundiger
    .text = +1 Kauf, +1 Geld. Wenn du diese Karte aus dem Spiel ablegst, darfst du eine Geldkarte, die du im Spiel hast, auf deinen Nachziehstapel legen.
card-philosophers_stone = Stein der Weisen
    .text = Bringt beim Ausspielen 1 Geld für je 5 Karten, die in deinem Nachziehstapel und Ablagestapel zusammen liegen, abgerundet.
card-possession = Besessenheit
    .text = Dein linker Nachbar hat nach diesem Zug einen zusätzlichen Zug. Darin siehst du, was er sieht, und triffst alle seine Entscheidungen. Karten, die er nehmen würde, nimmst du. Karten, die er entsorgt, kommen zur Seite und am Ende jenes Zuges auf seinen Ablagestapel.
card-scrying_pool = Vision
    .text = +1 Aktion. Alle, auch du, decken die oberste Karte ihres Nachziehstapels auf; du bestimmst jeweils, ob sie abgelegt oder zurückgelegt wird. Dann decke Karten von deinem Nachziehstapel auf, bis eine kommt, die keine Aktionskarte ist. Nimm alle diese Karten auf die Hand.
card-transmute = Verwandlung
    .text = Entsorge eine Handkarte. Für eine Aktionskarte nimm ein Herzogtum, für eine Geldkarte eine Verwandlung, für eine Punktekarte ein Gold.
card-university = Universität
    .text = +2 Aktionen. Du darfst eine Aktionskarte nehmen, die höchstens 5 kostet.
card-vineyard = Weinberg
    .text = 1 Punkt für je 3 deiner Aktionskarten, abgerundet.

set-alchemy = Die Alchemisten
    .word = alchemy

kingdom-wine_country = Weinland
