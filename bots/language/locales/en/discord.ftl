# Discord: commands, and what is said around the screens.

slash-dominion = dominion
slash-dominion-about = Play Dominion
slash-new = new
slash-new-about = Open a table in this channel
slash-new-thread = thread
slash-new-thread-about = Open the table in a thread of its own
slash-table = table
slash-table-about = Show the table again
slash-hand = hand
slash-hand-about = Your hand, for your eyes only
slash-card = card
slash-card-about = Explain a card
slash-card-name = name
slash-card-name-about = The name of the card
slash-kingdom = kingdom
slash-kingdom-about = Explain the kingdom, or choose its cards before the game
slash-kingdom-cards = cards
slash-kingdom-cards-about = Ten names separated by commas, a kingdom code, or wishes and bans: +witch -chapel
slash-log = log
slash-log-about = What has happened so far
slash-record = record
slash-record-about = The last finished game, as a file
slash-replay = replay
slash-replay-about = Go through the last finished game, turn by turn
slash-undo = undo
slash-undo-about = Take back your last move
slash-nudge = nudge
slash-nudge-about = Remind the players the table is waiting for
slash-resign = resign
slash-resign-about = Resign and let a computer player take over
slash-stop = stop
slash-stop-about = Close the table
slash-rematch = rematch
slash-rematch-about = Play again with the same players
slash-settings = settings
slash-settings-about = Your personal settings, for all tables
slash-stats = stats
slash-stats-about = Wins and statistics
slash-stats-whose = whose
slash-stats-whose-about = This channel’s results, or yours
slash-stats-here = This channel
slash-stats-me = Mine
slash-computer = computer
slash-computer-about = Add a computer player: beginner, solid or strong
slash-computer-level = level
slash-computer-level-about = How good the computer player is
slash-computer-beginner = Beginner
slash-computer-sound = Solid
slash-computer-strong = Strong
slash-help = help
slash-help-about = How it works

panel-over = This hand is out of date.
slash-opened-thread = The table is open in a thread of its own: { $link }
# Blocks below headings, with an empty line between two of them.
slash-help-channel =
    Start a game
    { $new } opens a table here, with the buttons { button-join }, { button-options } and { button-start }.
    { $computer } adds a computer player: beginner, solid or strong.
    Your hand comes to you as a direct message; { button-hand } on the table, or { $hand }, opens it here, for your eyes only.

    While you play
    { $table } posts the table again, below everything else.
    { $undo } takes back your last move, { $nudge } reminds the players the table is waiting for.
    { $hint } tells you what a strong player would do.
    { $resign } gives your seat to a computer player, { $stop } closes the table, { $rematch } plays again.

    Look things up
    { $learn } explains how Dominion works, { $card } any card.
    { $log } shows what has happened, { $stats } wins and statistics.
    { $kingdom } explains the ten kingdom cards. Before the game it also sets them: ten names separated by commas, the name of a recommended kingdom, a kingdom code, or wishes and bans (+witch -chapel +villages -attacks).
    { $replay } goes through the last finished game turn by turn, { $analysis } explains what decided it, { $record } sends it as a file.

    Settings
    { $settings } opens your personal settings.
slash-help-private =
    Start a game
    { $new } starts a game against the computer right here; you also get your hands from channel games here.
    { $computer } chooses your opponent: beginner, solid or strong.

    While you play
    { $hand } sends your hand again, { $table } shows the table.
    { $undo } takes back your last move, { $nudge } reminds the players your table is waiting for.
    { $hint } tells you what a strong player would do.
    { $resign } gives your seat to a computer player, { $stop } closes the table, { $rematch } plays again.

    Look things up
    { $learn } explains how Dominion works, { $card } any card, { $log } shows what has happened.
    { $kingdom } explains the ten kingdom cards. Before the game it also sets them: ten names separated by commas, the name of a recommended kingdom, a kingdom code, or wishes and bans (+witch -chapel +villages -attacks).
    { $replay } goes through the last finished game turn by turn, { $analysis } explains what decided it, { $record } sends it as a file.

    Settings
    { $settings }: your language, notifications, time to undo, whether Moat is revealed automatically.
    { $stats } shows your results; in the settings you can also delete your data.
thread-name = Dominion: { $who }’s table
form-name-title = Name a card
form-name-field = Card

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads

refusal-channels-only = That only works in a channel. Use this command in one.
refusal-permissions = I’m missing permissions here: { $what }. Someone who manages the channel can grant them.
refusal-no-thread = I can’t open a thread here.
refusal-outside-thread = I can’t get into this private thread. Mention me in it to let me in, then try again.
refusal-no-command = That command no longer exists. Type / to see the list.
refusal-which-channel = You’re at several tables. Use this command in the channel of the one you mean.
refusal-no-direct-messages = I can’t message you. Allow direct messages in the privacy settings of a server we’re both in, then try again.
