# Der private Chat: allein spielen, die erste Seite, das Profil des Bots.

welcome =
    Dominion, direkt hier im Chat
    Bau dein Deck, kauf Provinzen, schlag den Computer: Ein Druck auf den Knopf, und es geht los. Du beginnst gegen einen Neuling oder wählst gleich einen besseren Gegner.
    In einer Gruppe eröffnet /new einen Tisch für bis zu sechs Spieler; deine Hand kommt dann hierher, nur für dich sichtbar.
button-play-now = Jetzt spielen
button-set-up = Spiel einrichten
button-back-to-game = Zurück zum Spiel
free-text =
    Ich verstehe Knöpfe und Befehle
    Schreib den Namen einer Karte, und ich erkläre sie. Alles andere steht in { $help }.
free-text-playing =
    Dein Spiel läuft noch
    Schreib den Namen einer Karte, und ich erkläre sie. Alles andere steht in { $help }.
table-solo = Dein Spiel
slash-solo-opened = Dein Spiel findest du unten.
slash-solo-opened-elsewhere = Dein Spiel findest du in unseren Direktnachrichten: { $link }
slash-hand-elsewhere = Deine Hand findest du in unseren Direktnachrichten: { $link }
slash-solo-exists = Dein Spiel läuft noch, du findest es unten. { $stop } beendet es.

profile-about = Dominion im Chat: allein gegen den Computer oder mit Freunden in einer Gruppe. Nach allen Regeln.
profile-description =
    Dominion, das Deckbau-Kartenspiel, in deinem Chat.

    • Allein: Tippe auf „Starten“, und du spielst gegen den Computer.
    • Mit Freunden: Füge mich zu einer Gruppe hinzu und schreib dort /new. Die Handkarten bleiben geheim.
    • Basisspiel beider Editionen, Intrige, Hinterland, Dark Ages, Blütezeit, Reiche Ernte, Seaside und Die Alchemisten.
