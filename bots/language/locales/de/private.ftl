# The private chat: playing alone, the first page, the bot's profile.

welcome =
    Dominion, direkt hier im Chat
    Bau dein Deck, kauf Provinzen, schlag den Computer: Bis zur ersten Entscheidung ist es ein Tipp.
    In einer Gruppe eröffnet /new einen Tisch für bis zu sechs; deine Hand kommt dann hierher, nur für dich.
button-play-now = Jetzt spielen
button-set-up = Karten und Gegner wählen
free-text =
    Ich verstehe Knöpfe und Befehle
    Schreib den Namen einer Karte, und ich erkläre sie. Alles andere steht in { $help }.
table-solo = Deine eigene Partie
slash-solo-opened = Deine Partie steht unten.
slash-solo-opened-elsewhere = Deine Partie findest du in unseren Direktnachrichten: { $link }
slash-hand-elsewhere = Deine Hand findest du in unseren Direktnachrichten: { $link }
slash-solo-exists = Deine Partie läuft noch: Sie steht unten. { $stop } beendet sie.

profile-about = Dominion im Chat: allein gegen den Computer oder mit Freunden in einer Gruppe. Alle Regeln gelten.
profile-description =
    Dominion, das Deckbau-Kartenspiel, in deinem Chat.

    • Allein: Tippe auf „Starten“, und du spielst gegen den Computer.
    • Mit Freunden: Füge mich zu einer Gruppe hinzu und schreib dort /new. Die Hände bleiben geheim.
    • Basisspiel beider Editionen, Intrige, Hinterland und Dark Ages.
