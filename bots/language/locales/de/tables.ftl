# Was abgelehnt wird, an die Person, die gefragt hat. Geändert hat sich dann nichts.

refusal-stale = Das ist schon entschieden.
refusal-bad-token = Dieser Knopf funktioniert hier nicht.
refusal-no-table = Hier gibt es keinen Tisch. Eröffne zuerst einen.
refusal-no-game = Hier läuft gerade kein Spiel.
refusal-table-exists = Hier gibt es schon einen Tisch.
refusal-too-fast = Das waren zu viele Anfragen. Versuch es in { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
} noch einmal.
refusal-too-many-tables = Pro Person { $count ->
    [one] ist nur 1 Tisch
   *[other] sind nur { $count } Tische
} möglich. Beende oder schließe erst einen von deinen.
refusal-channel-full = Pro Chat { $count ->
    [one] ist nur 1 Tisch
   *[other] sind nur { $count } Tische
} möglich. Beendet oder schließt erst einen davon.
refusal-maintenance = Dieser Bot wird gerade gewartet: Neue Spiele können jetzt nicht beginnen. Laufende Spiele gehen weiter.
refusal-admins-open = Nur Admins dieses Chats können hier einen Tisch eröffnen oder eine Revanche starten.
refusal-chat-not-allowed = Der Betreiber dieses Bots erlaubt in diesem Chat keine neuen Spiele.
refusal-blocked = Der Betreiber dieses Bots hat dich gesperrt.
refusal-chat-blocked = Der Betreiber dieses Bots hat diesen Chat gesperrt.
refusal-game-begun = Das Spiel hat schon begonnen.
refusal-not-over = Das Spiel ist noch nicht zu Ende.
refusal-not-host = Das dürfen nur der Host des Tisches und Admins.
refusal-not-seated = Du sitzt nicht an diesem Tisch.
refusal-seated-already = Du sitzt schon an diesem Tisch.
refusal-table-full = Alle { $count } Plätze sind besetzt.
refusal-watchers-full = Alle { $count } Zuschauerplätze sind besetzt.
refusal-seats-taken = Hier sitzen schon { $count } Leute.
refusal-too-few = Es braucht mindestens zwei Spieler.
refusal-no-shelters = Für Unterschlüpfe muss mindestens eine Karte aus Dark Ages dabei sein: Wähle ein anderes Königreich oder keine Unterschlüpfe.
refusal-no-computer = Hier sitzt kein Computerspieler.
refusal-gone-already = Diese Person sitzt nicht mehr am Tisch.
refusal-bad-option = Diese Einstellung gibt es nicht.
refusal-no-sets = Mindestens ein Set muss dabei sein.
refusal-no-kingdom-card = „{ $word }“ ist keine Königreichkarte.
refusal-kingdom-not-ten = Ein Königreich hat zehn verschiedene Karten; das waren { $count }.
refusal-not-asked = Du bist gerade nicht dran.
refusal-cannot-buy = Das kannst du jetzt nicht kaufen.
refusal-nobody-else = Sonst wartet der Tisch auf niemanden.
refusal-nudged-already = Gerade wurde schon angestupst. Wieder möglich in { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}.
refusal-not-awaited = Auf diese Person wartet der Tisch nicht.
refusal-not-absent = Gib der Person noch etwas Zeit: { $count ->
    [one] 1 Sekunde
   *[other] { $count } Sekunden
}.
refusal-voted-already = Du hast schon abgestimmt.
refusal-busy = Zu viele Klicks auf einmal. Versuch es bitte noch einmal.
refusal-trouble = Da ist etwas schiefgegangen, aber das Spiel ist sicher. Sieh auf dem Tisch nach und versuch es noch einmal, falls dein Zug fehlt.

# Was getan wurde, an die Person, die gedrückt hat.

notice-done = Erledigt.
notice-joined = Du spielst mit.
notice-left = Du hast den Tisch verlassen.
notice-started = Das Spiel beginnt.
notice-nudged = Angestupst.
notice-watching = Du schaust an diesem Tisch zu.
notice-not-watching = Du schaust an diesem Tisch nicht mehr zu.
notice-resigned = Auf deinem Platz sitzt jetzt ein Computerspieler.
notice-voted = Deine Stimme ist gezählt.
notice-replaced = Bis die Person zurück ist, spielt ein Computerspieler für sie.
notice-stopped = Der Tisch ist geschlossen.
notice-welcome-back = Willkommen zurück! Der Platz gehört wieder dir.

# Auf dem Tisch.

announcement = Vom Betreiber dieses Bots: { $text }
table-expiring = Hier hat eine Weile niemand gespielt. Dieser Tisch wird bald geschlossen, wenn niemand einen Knopf drückt.
mark-late = lässt den Tisch warten
table-unreached = Privat erreiche ich { $who } nicht. Bitte einmal den privaten Chat mit mir öffnen; bis dahin zeigt „{ button-hand }“ die Karten.
