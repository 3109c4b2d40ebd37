# Fragen. Die einer Karte folgen auf ihren Namen und einen Doppelpunkt; eine Reaktion hat einen eigenen Satz.
# $kind ist exactly, upto oder any; $count die Anzahl; $cost die höchsten oder genauen Kosten; $who jemand am Tisch.

ask-of-card = { $source }: { $question }
ask-for-player = Für { $who }: { $question }
cost-or = { $first } oder { $last }
cost-potion = { $cost } und einen Trank

ask-act = Spiele eine Aktion oder beende die Phase.
ask-buy = Kaufe eine Karte oder beende den Zug.
ask-turn-order = Aufräumphase: Was passiert zuerst?
ask-start-order = Beginn des Zuges: Was passiert zuerst?
ask-turn-react = Aufräumphase: Eine dieser Karten nutzen?

ask-discard = { $kind ->
    [exactly] { $count ->
        [one] Lege eine Karte ab.
       *[other] Lege { $count } Karten ab.
    }
    [upto] { $count ->
        [one] Du darfst eine Karte ablegen.
       *[other] Lege bis zu { $count } Karten ab.
    }
   *[any] Lege beliebig viele Karten ab.
}
ask-trash = { $kind ->
    [exactly] { $count ->
        [one] Entsorge eine Handkarte.
       *[other] Entsorge { $count } Handkarten.
    }
    [upto] { $count ->
        [one] Du darfst eine Handkarte entsorgen.
       *[other] Entsorge bis zu { $count } Handkarten.
    }
   *[any] Entsorge beliebig viele Handkarten.
}
ask-trash-robbed = Entsorge eine deiner aufgedeckten Karten, die 3 bis 6 kosten.
ask-gain = { $kind ->
    [exactly] Nimm eine Karte, die höchstens { $cost } kostet.
   *[upto] Du darfst eine Karte nehmen, die höchstens { $cost } kostet.
}
ask-topdeck = { $kind ->
    [exactly] { $count ->
        [one] Lege eine Handkarte auf deinen Nachziehstapel.
       *[other] Lege diese { $count } Karten auf deinen Nachziehstapel; die zuerst gewählte liegt dann oben.
    }
   *[upto] Du darfst eine Karte auf deinen Nachziehstapel legen.
}
ask-play = { $kind ->
    [exactly] Spiele eine Aktionskarte aus.
   *[upto] Du darfst eine Aktionskarte ausspielen.
}
ask-pass = Gib eine Karte nach links weiter.
ask-name = Nenne eine Karte.
ask-choose = { $kind ->
    [exactly] { $count ->
        [one] Wähle eins.
       *[other] Wähle { $count } davon.
    }
   *[any] Wähle aus.
}
ask-order = Was passiert zuerst?
ask-react = Welche Reaktion setzt du ein?
ask-confirm = Einsetzen?

# Basisspiel.

ask-artisan-gain = Nimm eine Karte, die höchstens { $cost } kostet, direkt auf die Hand.
ask-bandit-trash = Entsorge eine deiner aufgedeckten Geldkarten.
ask-bureaucrat-topdeck = Zeige eine Punktekarte vor und lege sie auf deinen Nachziehstapel.
ask-cellar-discard = Lege beliebig viele Karten ab und ziehe ebenso viele.
ask-chancellor-confirm = Deinen Nachziehstapel auf den Ablagestapel legen?
ask-chapel-trash = Entsorge bis zu 4 Handkarten.
ask-harbinger-topdeck = Du darfst eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel legen.
ask-library-confirm = Du ziehst: { $card }. Zur Seite legen?
ask-mine-trash = { $kind ->
    [exactly] Entsorge eine Geldkarte und nimm eine, die höchstens 3 mehr kostet.
   *[upto] Du darfst eine Geldkarte entsorgen und eine nehmen, die höchstens 3 mehr kostet.
}
ask-mine-gain = Nimm eine Geldkarte, die höchstens { $cost } kostet, direkt auf die Hand.
ask-moneylender-trash = { $kind ->
    [exactly] Entsorge ein Kupfer für +3 Geld.
   *[upto] Du darfst ein Kupfer für +3 Geld entsorgen.
}
ask-remodel-trash = Entsorge eine Karte und nimm eine, die höchstens 2 mehr kostet.
ask-sentry-trash = Du siehst: { $card }. Was davon entsorgst du?
ask-sentry-discard = Du siehst: { $card }. Was davon legst du ab?
ask-spy-choose = { $who } deckt auf: { $card }. Liegen lassen oder ablegen?
ask-thief-trash = Welche Geldkarte von { $who } wird entsorgt?
ask-thief-gain = Welche der entsorgten Geldkarten nimmst du?
ask-throne_room-play = { $kind ->
    [exactly] Wähle eine Aktionskarte, die du zweimal ausspielst.
   *[upto] Du darfst eine Aktionskarte zweimal ausspielen.
}
ask-vassal-confirm = Du legst ab: { $card }. Sofort ausspielen?
ask-moat-react = { $who } spielt: { $source }. Burggraben vorzeigen und den Angriff abwehren?

# Intrige.

ask-baron-confirm = Ein Anwesen für +4 Geld ablegen? Sonst musst du eins nehmen.
ask-masquerade-pass = Wähle eine Karte, die du nach links weitergibst.
ask-mining_village-confirm = Für +2 Geld entsorgen?
ask-minion-choose = +2 Geld, oder die Hand ablegen und 4 Karten ziehen?
ask-nobles-choose = +3 Karten oder +2 Aktionen?
ask-pawn-choose = Wähle zwei davon.
ask-scout-topdeck = Lege diese Karten auf deinen Nachziehstapel zurück; die zuerst gewählte liegt dann oben.
ask-secret_chamber-discard = Lege beliebig viele Karten für je +1 Geld ab.
ask-secret_chamber-topdeck = { $count ->
    [one] Lege eine Handkarte auf deinen Nachziehstapel.
   *[other] Lege { $count } Handkarten auf deinen Nachziehstapel; die zuerst gewählte liegt dann oben.
}
ask-secret_chamber-react = { $who } spielt: { $source }. Geheimkammer vorzeigen, 2 Karten ziehen und 2 zurücklegen?
ask-steward-choose = +2 Karten, +2 Geld oder 2 Karten entsorgen?
ask-swindler-gain = Welche Karte, die { $cost } kostet, muss { $who } nehmen?
ask-torturer-choose = 2 Karten ablegen oder einen Fluch direkt auf die Hand nehmen?
ask-trading_post-trash = Entsorge { $count } Karten und nimm ein Silber direkt auf die Hand.
ask-upgrade-trash = Entsorge eine Karte und nimm eine, die genau 1 mehr kostet.
ask-upgrade-gain = Nimm eine Karte, die genau { $cost } kostet.
ask-wishing_well-name = Welche Karte nennst du? Liegt sie oben auf deinem Nachziehstapel, kommt sie auf die Hand.

# Hinterland.

ask-cartographer-discard = Lege beliebig viele davon ab: { $card }.
ask-develop-trash = Entsorge eine Karte und nimm eine, die 1 mehr, und eine, die 1 weniger kostet.
ask-develop-gain = Nimm eine Karte, die { $cost } kostet, und lege sie auf deinen Nachziehstapel.
ask-duchess-confirm = Auch eine Herzogin nehmen?
ask-duchess-choose = Oben auf deinem Nachziehstapel liegt: { $card }. Liegen lassen oder ablegen?
ask-farmland-trash = Entsorge eine Karte und nimm eine, die genau 2 mehr kostet.
ask-farmland-gain = Nimm eine Karte, die genau { $cost } kostet.
ask-fools_gold-react = { $who } nimmt: { $source }. Katzengold entsorgen und ein Gold nehmen (auf den Nachziehstapel)?
ask-haggler-gain = Nimm eine Karte, die höchstens { $cost } kostet und keine Punktekarte ist.
ask-ill_gotten_gains-confirm = Ein Kupfer direkt auf die Hand nehmen?
ask-inn-choose = Welche Aktionskarten aus deinem Ablagestapel mischst du in deinen Nachziehstapel?
ask-jack_of_all_trades-choose = Oben auf deinem Nachziehstapel liegt: { $card }. Liegen lassen oder ablegen?
ask-jack_of_all_trades-trash = Du darfst eine Handkarte entsorgen, die keine Geldkarte ist.
ask-mandarin-topdeck = { $count ->
    [one] Lege eine Handkarte auf deinen Nachziehstapel.
   *[other] Lege deine ausgespielten Geldkarten auf deinen Nachziehstapel; die zuerst gewählte liegt dann oben.
}
ask-noble_brigand-trash = Welche Geldkarte von { $who } wird entsorgt?
ask-oracle-choose = { $who } deckt auf: { $card }. Beide liegen lassen oder beide ablegen?
ask-oracle-topdeck = Lege auf deinen Nachziehstapel zurück: { $card }. Die zuerst gewählte Karte liegt dann oben.
ask-scheme-topdeck = Du darfst eine Aktionskarte, die du im Spiel hast, auf deinen Nachziehstapel legen.
ask-spice_merchant-trash = Du darfst eine Geldkarte entsorgen: für +2 Karten, +1 Aktion oder für +2 Geld, +1 Kauf.
ask-spice_merchant-choose = +2 Karten, +1 Aktion oder +2 Geld, +1 Kauf?
ask-stables-discard = Du darfst eine Geldkarte für +3 Karten, +1 Aktion ablegen.
ask-trader-trash = Entsorge eine Karte und nimm so viele Silber, wie sie kostet.
ask-trader-react = Du nimmst gleich: { $source }. Fahrenden Händler vorzeigen und stattdessen ein Silber nehmen?
ask-tunnel-react = Tunnel vorzeigen und ein Gold nehmen?

# Dark Ages.

ask-altar-trash = Entsorge eine Karte und nimm eine, die höchstens 5 kostet.
ask-armory-gain = Nimm eine Karte, die höchstens { $cost } kostet, und lege sie auf deinen Nachziehstapel.
ask-band_of_misfits-choose = Als welche Aktionskarte, die höchstens { $cost } kostet, spielst du diese Karte aus?
ask-beggar-react = { $who } spielt: { $source }. Bettler ablegen und 2 Silber nehmen (eins auf den Nachziehstapel)?
ask-catacombs-choose = Du siehst: { $card }. Alle auf die Hand nehmen, oder alle ablegen und 3 Karten ziehen?
ask-count-choose = 2 Karten ablegen, eine Karte auf den Nachziehstapel legen oder ein Kupfer nehmen?
ask-count-choose-reward = +3 Geld, die ganze Hand entsorgen oder ein Herzogtum nehmen?
ask-counterfeit-play = Du darfst eine Geldkarte zweimal ausspielen; danach wird sie entsorgt.
ask-cultist-play = Du darfst einen weiteren Kultisten ausspielen.
ask-dame_anna-trash = Du darfst bis zu 2 Handkarten entsorgen.
ask-death_cart-trash = Entsorge eine Aktionskarte aus der Hand oder den Leichenkarren selbst.
ask-forager-trash = Entsorge eine Karte. Danach bringt jede Sorte Geldkarten im Müll +1 Geld.
ask-graverobber-choose = Eine Karte aus dem Müll nehmen oder eine Aktionskarte entsorgen und eine bis zu 3 teurere Karte nehmen?
ask-graverobber-trash = Entsorge eine Aktionskarte und nimm eine Karte, die höchstens 3 mehr kostet.
ask-graverobber-gain-from_trash = Nimm aus dem Müll eine Karte, die 3 bis 6 kostet, und lege sie auf deinen Nachziehstapel.
ask-hermit-trash = Du darfst eine Karte aus deinem Ablagestapel oder deiner Hand entsorgen, die keine Geldkarte ist.
ask-hovel-react = Du kaufst: { $source }. Hütte aus der Hand entsorgen?
ask-hunting_grounds-choose = Ein Herzogtum oder 3 Anwesen nehmen?
ask-ironmonger-choose = Oben auf deinem Nachziehstapel liegt: { $card }. Liegen lassen oder ablegen?
ask-market_square-react = Marktplatz ablegen und ein Gold nehmen?
ask-mercenary-confirm = 2 Karten entsorgen? Du bekommst +2 Karten, +2 Geld, und die anderen behalten höchstens 3 Handkarten.
ask-mystic-name = Welche Karte nennst du? Liegt sie oben auf deinem Nachziehstapel, kommt sie auf die Hand.
ask-pillage-discard = Welche Karte legt { $who } ab?
ask-procession-play = Du darfst eine Aktionskarte zweimal ausspielen; danach entsorgst du sie und nimmst eine, die genau 1 mehr kostet.
ask-procession-gain = Nimm eine Aktionskarte, die genau { $cost } kostet.
ask-rats-trash = Entsorge eine Karte außer Ratten.
ask-rebuild-name = Nenne eine Karte, die nicht entsorgt werden soll.
ask-rebuild-gain = Nimm eine Punktekarte, die höchstens { $cost } kostet.
ask-rogue-gain = Nimm aus dem Müll eine Karte, die 3 bis 6 kostet.
ask-scavenger-confirm = Deinen Nachziehstapel auf den Ablagestapel legen?
ask-scavenger-topdeck = Lege eine Karte aus deinem Ablagestapel auf deinen Nachziehstapel.
ask-squire-choose = +2 Aktionen, +2 Käufe oder ein Silber nehmen?
ask-squire-gain = Nimm eine Angriffskarte.
ask-storeroom-discard = Lege beliebig viele Karten ab und ziehe ebenso viele.
ask-storeroom-discard-coins = Lege beliebig viele Karten für je +1 Geld ab.
ask-survivors-choose = Du siehst: { $card }. Beide zurücklegen oder beide ablegen?
ask-urchin-react = Gassenjungen entsorgen und einen Söldner nehmen?

# Blütezeit.

ask-bishop-trash = { $kind ->
    [exactly] Entsorge eine Handkarte für Punktemarken in Höhe ihrer halben Kosten, abgerundet.
   *[upto] Du darfst eine Handkarte entsorgen.
}
ask-contraband-name = Nenne eine Karte, die { $who } in diesem Zug nicht kaufen darf.
ask-counting_house-choose = Nimm beliebig viele Kupfer aus deinem Ablagestapel auf die Hand.
ask-expand-trash = Entsorge eine Karte und nimm eine, die höchstens 3 mehr kostet.
ask-forge-trash = Entsorge beliebig viele Karten und nimm eine, die genau so viel kostet wie alle zusammen.
ask-forge-gain = Nimm eine Karte, die genau { $cost } kostet.
ask-kings_court-play = Du darfst eine Aktionskarte dreimal ausspielen.
ask-loan-choose = Du deckst auf: { $card }. Entsorgen oder ablegen?
ask-mint-choose = Du darfst eine Geldkarte vorzeigen, um noch eine solche zu nehmen.
ask-mountebank-discard = Du darfst einen Fluch ablegen; sonst nimmst du einen Fluch und ein Kupfer.
ask-royal_seal-react = Du nimmst: { $source }. Königliches Siegel nutzen und auf deinen Nachziehstapel legen?
ask-trade_route-trash = Entsorge eine Handkarte.
ask-vault-discard = { $kind ->
    [exactly] Lege { $count } Handkarten ab und ziehe 1 Karte.
   *[any] Lege beliebig viele Karten für je +1 Geld ab.
}
ask-vault-confirm = 2 Handkarten ablegen und 1 Karte ziehen?
ask-watchtower-react = Du nimmst: { $source }. Wachturm vorzeigen, um die Karte zu entsorgen oder auf deinen Nachziehstapel zu legen?
ask-watchtower-choose = { $card } entsorgen oder auf deinen Nachziehstapel legen?

# Reiche Ernte.

ask-hamlet-discard-action = Du darfst eine Handkarte für +1 Aktion ablegen.
ask-hamlet-discard-buy = Du darfst eine Handkarte für +1 Kauf ablegen.
ask-horn_of_plenty-gain = Nimm eine Karte, die höchstens { $cost } kostet. Ist es eine Punktekarte, wird das Füllhorn entsorgt.
ask-horse_traders-react = { $who } spielt aus: { $source }. Pferdehändler zur Seite legen? Zu Beginn deines nächsten Zuges kommen sie mit 1 Karte zurück.
ask-jester-choose = { $who } legt ab: { $card }. Wer nimmt noch eine solche Karte?
ask-remake-trash = Entsorge eine Karte und nimm eine, die genau 1 mehr kostet.
ask-remake-gain = Nimm eine Karte, die genau { $cost } kostet.
ask-tournament-confirm = Eine Provinz aus der Hand vorzeigen?
ask-tournament-gain = Nimm einen Preis oder ein Herzogtum auf deinen Nachziehstapel.
ask-trusty_steed-choose = Wähle zwei davon.
ask-young_witch-confirm = Eine Bannkarte vorzeigen, um keinen Fluch zu nehmen?

# Seaside.

ask-ambassador-choose = Zeige eine Handkarte vor; alle Mitspieler nehmen je eine solche Karte.
ask-ambassador-choose-return = { $count ->
    [1] Du zeigst vor: { $card }. In den Vorrat zurücklegen? Dann nehmen alle Mitspieler je eine solche Karte.
   *[other] Du zeigst vor: { $card }. Bis zu { $count } davon in den Vorrat zurücklegen? Dann nehmen alle Mitspieler je eine solche Karte.
}
ask-embargo-choose = Lege eine Embargomarke auf einen Stapel im Vorrat. Wer davon eine Karte kauft, nimmt einen Fluch.
ask-explorer-confirm = Eine Provinz vorzeigen, um ein Gold direkt auf die Hand zu nehmen? Sonst nimmst du ein Silber.
ask-ghost_ship-topdeck = { $count ->
    [one] Lege eine Handkarte auf deinen Nachziehstapel; 3 bleiben dir.
   *[other] Lege { $count } Handkarten auf deinen Nachziehstapel; 3 bleiben dir. Die zuerst gewählte liegt dann oben.
}
ask-haven-choose = Lege eine Handkarte verdeckt zur Seite. Zu Beginn deines nächsten Zuges bekommst du sie zurück.
ask-island-choose = Wähle noch eine Karte für dein Insel-Tableau. Sie bleibt dort bis zum Spielende.
ask-lookout-trash = Du siehst: { $card }. Entsorge eine davon; eine andere legst du dann ab.
ask-lookout-discard = Du siehst: { $card }. Lege eine ab; die andere kommt zurück auf deinen Nachziehstapel.
ask-native_village-choose = Die oberste Karte deines Nachziehstapels aufs Tableau legen oder alle Karten vom Tableau auf die Hand nehmen?
ask-navigator-choose = Du siehst: { $card }. Alle liegen lassen oder alle ablegen?
ask-pearl_diver-confirm = Zuunterst in deinem Nachziehstapel liegt: { $card }. Obenauf legen?
ask-pirate_ship-choose = Die Geldkarten der anderen angreifen, um eine Geldmarke zu nehmen, oder +{ $coins } Geld für deine Geldmarken?
ask-pirate_ship-trash = Welche Geldkarte von { $who } wird entsorgt?
ask-salvager-trash = Entsorge eine Karte: +1 Geld für jedes Geld, das sie kostet.
ask-smugglers-gain = Nimm eine Karte, die höchstens { $cost } kostet und die { $who } im letzten Zug genommen hat.
ask-treasury-react = Schatzkammer auf deinen Nachziehstapel legen, statt sie abzulegen?

# Die Alchemisten.

ask-alchemist-react = Alchemist auf deinen Nachziehstapel legen, statt ihn abzulegen?
ask-apprentice-trash = Entsorge eine Karte: +1 Karte für jedes Geld, das sie kostet, +2 Karten für einen Trank.
ask-golem-play = Welche der beiden spielst du zuerst aus? Die andere folgt.
ask-herbalist-react = Kräuterkundigen nutzen und eine Geldkarte, die du im Spiel hast, auf deinen Nachziehstapel legen?
ask-herbalist-topdeck = Welche deiner ausgespielten Geldkarten kommt auf deinen Nachziehstapel?
ask-scrying_pool-choose = { $who } deckt auf: { $card }. Liegen lassen oder ablegen?
ask-transmute-trash = Entsorge eine Karte. Eine Aktionskarte bringt ein Herzogtum, eine Geldkarte eine Verwandlung, eine Punktekarte ein Gold.
ask-university-gain = Du darfst eine Aktionskarte nehmen, die höchstens { $cost } kostet.
