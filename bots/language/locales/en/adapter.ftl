# What commands and requests answer on every platform.

help-group =
    /new opens a table, /join and /leave take and free a seat, /begin deals the cards.
    /table shows the table again, /hand sends you your hand in private.
    /undo takes back your last move, /nudge calls those we wait for.
    /kingdom explains the ten cards; before the game, ten names with commas choose them.
    /card NAME explains a card, /log tells what happened, /stats who won how often.
    /record gives you the last finished game as a file.
    /settings changes the table, /resign gives up your seat, /stop closes the table, /rematch plays again.
help-private =
    /new begins a game against the computer right here; your hands from games in groups come here, too.
    /games shows your tables, /hand your hand, /log what happened, /card NAME explains a card.
    /undo takes back your last move, /nudge calls those your table waits for.
    /settings: your language, whether a Moat shows itself, whether I ask before a turn ends with money left.
    /stats shows how you did; in /settings you can have it all forgotten.

open-private = Open the private chat with me once, so that I can send you your hand.

games-title = Your tables
games-none = You sit at no table. Play right here, or add me to a group and write /new there.
games-lobby = { $table }: not begun
games-playing = { $table }: in play
games-waiting = { $table }: waiting for { $who }
games-yours = { $table }: waiting for you
games-over = { $table }: the game is over
table-default = Unnamed table

button-hand-at = My hand: { $table }
button-open-private = Open the private chat

refusal-anonymous = I cannot see who you are. Write without anonymity, or press the buttons of the table.
refusal-groups-only = A table stands in a group. Add me to one and write that there.
refusal-which-table = You sit at several tables. Write that in the group it is meant for.
refusal-no-tables = You sit at no table.
refusal-not-yours = That question was for someone else.
refusal-card-how = Write the name of a card after it: /card moat
refusal-no-such-card = I know no card “{ $word }”.
refusal-which-card = “{ $word }” could be { $cards }.

command-new = Open a table
command-join = Take a seat
command-leave = Free your seat
command-begin = Deal the cards
command-table = Show the table again
command-hand = Your hand, in private
command-card = Explain a card
command-kingdom = Explain the kingdom, or choose ten cards
command-log = What happened
command-record = The last finished game, as a file
command-undo = Take back your last move
command-nudge = Call those we wait for
command-resign = Give up your seat
command-stop = Close the table
command-rematch = Play again
command-settings = Options of the table, or your own
command-stats = Who won how often
command-games = All your tables
command-start = Begin here
command-help = How it works

slash-opened = The table is open, and you sit at it. The others press “{ button-join }” there.
slash-table-below = The table is below.
slash-hand-below = Your hand is below.
slash-undone = Your last move is taken back.
slash-kingdom-chosen = These ten cards it is.

refusal-cannot-show = I cannot show a table here.

# Headings

heading-help = Dominion: how it works
