# Discord: commands, and what is said around the screens.

slash-dominion = dominion
slash-dominion-about = Play Dominion
slash-new = new
slash-new-about = Open a table in this channel
slash-new-thread = thread
slash-new-thread-about = Give the table a thread of its own
slash-table = table
slash-table-about = Show the table again
slash-hand = hand
slash-hand-about = Your hand, for your eyes only
slash-card = card
slash-card-about = Explain a card
slash-card-name = name
slash-card-name-about = The name of the card
slash-kingdom = kingdom
slash-kingdom-about = Explain the kingdom, or choose ten cards before the game
slash-kingdom-cards = cards
slash-kingdom-cards-about = Ten names with commas, the code of a kingdom, or wishes: +witch -chapel
slash-log = log
slash-log-about = What happened
slash-record = record
slash-record-about = The last finished game, as a file
slash-undo = undo
slash-undo-about = Take back your last move
slash-nudge = nudge
slash-nudge-about = Call those the table waits for
slash-resign = resign
slash-resign-about = Give up your seat
slash-stop = stop
slash-stop-about = Close the table
slash-rematch = rematch
slash-rematch-about = Play again with the same seats
slash-settings = settings
slash-settings-about = Your own settings, for all tables
slash-stats = stats
slash-stats-about = Who won how often
slash-stats-whose = whose
slash-stats-whose-about = This channel’s results, or yours
slash-stats-here = This channel
slash-stats-me = Mine
slash-help = help
slash-help-about = How it works

panel-over = This hand is no longer in play.
slash-opened-thread = The table is open, in a thread of its own: { $link }
slash-help-channel =
    /{ $dominion } { $new } opens a table here; { button-join }, { button-options } and { button-start } are buttons on it.
    Your hand comes to you as a direct message; { button-hand } on the table opens it here, for your eyes only.
    /{ $dominion } { $table } puts the table below everything else again.
    /{ $dominion } { $undo } takes back your last move, /{ $dominion } { $nudge } calls those the table waits for.
    /{ $dominion } { $kingdom } explains the ten cards; before the game, ten names with commas choose them.
    /{ $dominion } { $card } explains any card, /{ $dominion } { $log } tells what happened, /{ $dominion } { $stats } who won how often.
    /{ $dominion } { $record } gives you the last finished game as a file.
    /{ $dominion } { $settings } is for your own wishes.
    /{ $dominion } { $resign } gives up your seat, /{ $dominion } { $stop } closes the table, /{ $dominion } { $rematch } plays again.
slash-help-private =
    /{ $dominion } { $new } begins a game against the computer right here; your hands from games in channels come here, too.
    /{ $dominion } { $hand } sends your hand again, /{ $dominion } { $log } tells what happened, /{ $dominion } { $card } explains a card.
    /{ $dominion } { $settings }: your language, whether a Moat shows itself, whether I ask before a turn ends with money left.
    /{ $dominion } { $stats } shows how you did; in the settings you can have it all forgotten.
thread-name = Dominion: { $who }’s table
form-name-title = Name a card
form-name-field = Card

permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads

refusal-channels-only = A table stands in a channel. Write that in one.
refusal-permissions = Here I lack permissions that I need: { $what }. Someone who manages the channel can grant them.
refusal-no-thread = I cannot open a thread here.
refusal-outside-thread = This private thread is closed to me. Mention me in it, so that I am let in, and try again.
refusal-no-command = I no longer know that command. Type / to see those there are.
refusal-which-channel = You sit at several tables. Write that in the channel it is meant for.
refusal-no-direct-messages = I cannot write to you: your direct messages are closed to me.
