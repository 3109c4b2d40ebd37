# What commands and requests answer on every platform.

help-group =
    # Start
    /new opens a table, /join takes a seat, /leave gives it up, /begin starts the game.
    /computer adds a computer player: beginner, solid or strong.
    /settings changes the table’s options.
    /kingdom sets the ten kingdom cards: their names separated by commas, the name of a recommended kingdom, a kingdom code, or wishes and bans (+witch -chapel +villages -attacks).
    # Play
    /hand sends you your hand in private, /table shows the table again.
    /undo takes back your last move, /nudge reminds the players we’re waiting for, /hint tells you what a strong player would do.
    # Look up
    /card NAME explains a card, /kingdom the ten kingdom cards.
    /learn explains how Dominion works.
    /log shows what has happened, /stats wins and statistics.
    # Finish
    /resign gives your seat to a computer player, /stop closes the table.
    /rematch plays again, /replay goes through the last finished game turn by turn, /analysis explains what decided it, /record sends it as a file.
help-private =
    # Play here
    /new starts a game against the computer; /begin deals the cards, /stop ends the game.
    /computer chooses your opponent: beginner, solid or strong.
    /kingdom sets the ten kingdom cards: their names separated by commas, the name of a recommended kingdom, a kingdom code, or wishes and bans (+witch -chapel +villages -attacks).
    # Your tables
    You also get your hands from group games here.
    /games lists your tables, /table shows the table, /hand your hand.
    /undo takes back your last move, /nudge reminds the players your table is waiting for.
    /hint tells you what a strong player would do; /resign gives your seat to a computer player.
    # Look up
    /card NAME explains a card, /kingdom the ten kingdom cards.
    /learn explains how Dominion works.
    /log shows what has happened, /stats your results.
    /rematch plays again, /replay goes through the last game turn by turn, /analysis tells what decided it, /record sends it as a file.
    # Settings
    /settings: your language, notifications, time to undo, whether Moat is revealed automatically; you can also delete your data there.

open-private = Open a private chat with me once, so that I can send you your hand.

games-title = Your tables
games-none = You’re not at any table. Play right here, or add me to a group and send /new there.
games-lobby = { $table }: not started
games-playing = { $table }: in progress
games-waiting = { $table }: waiting for { $who }
games-yours = { $table }: waiting for you
games-over = { $table }: game over
table-default = Unnamed table

button-hand-at = My hand: { $table }
button-open-private = Open private chat

refusal-anonymous = I can’t tell who you are. Turn off anonymity, or use the buttons on the table.
refusal-groups-only = That only works in a group. Add me to one and use this command there.
refusal-which-table = You’re at several tables. Use this command in the group of the one you mean.
refusal-no-tables = You’re not at any table.
refusal-not-yours = That question was for someone else.
refusal-card-how = Add the name of a card: /card moat
refusal-no-such-card = I don’t know a card called “{ $word }”.
refusal-which-card = “{ $word }” could be { $cards }.

command-new = Open a table
command-computer = Add a computer player: beginner, solid or strong
command-join = Take a seat
command-leave = Leave the table
command-begin = Start the game
command-table = Show the table again
command-hand = Your hand, in private
command-card = Explain a card
command-kingdom = Explain the kingdom, or choose its cards
command-log = What has happened so far
command-record = The last finished game, as a file
command-replay = Go through the last finished game, turn by turn
command-undo = Take back your last move
command-nudge = Remind the players we’re waiting for
command-resign = Resign and let a computer player take over
command-stop = Close the table
command-rematch = Play again
command-settings = Table options, or your own settings
command-stats = Wins and statistics
command-games = All your tables
command-start = Start here
command-help = How it works

slash-opened = The table is open, and you’re in. Others can press “{ button-join }” there.
slash-table-below = The table is below.
slash-hand-below = Your hand is below.
slash-undone = Your last move has been taken back.
slash-kingdom-chosen = The kingdom is set.

refusal-cannot-show = I can’t show a table here.

# Headings

heading-help = Dominion: how it works
heading-legend = What the marks mean
legend-actions = Actions
legend-buys = Buys
legend-coins = coins
legend-potions = potions
legend-hand = hand
legend-deck = deck
legend-discard = top of the discard pile
legend-trash = trash
legend-tokens = victory tokens
legend-embargo = Embargo tokens (each gives a buyer a Curse)
legend-turn = whose turn it is
legend-time = who we’re waiting for, time left
legend-computer = computer player
legend-pile = { $label }: costs { $cost }, { $count } left; a kingdom pile without a number is full
