# Telegram: what is said around the screens.

welcome =
    Hello. I run games of Dominion in groups: people press buttons, I keep the rules.
    Add me to a group and write /new there. Your hand comes to you here, in private.
    /games shows your tables, /settings is for your own wishes, /help tells more.
hello-group =
    Hello. I run games of Dominion here: /new opens a table, /help tells more.
    Players open the private chat with me once, so that I can show them their hands.
help-group =
    /new opens a table, /join and /leave take and free a seat, /begin deals the cards.
    /table shows the table again, /hand sends you your hand in private.
    /undo takes back your last move, /nudge calls those we wait for.
    /kingdom explains the ten cards; before the game, ten names with commas choose them.
    /card NAME explains a card, /log tells what happened, /stats who won how often.
    /record gives you the last finished game as a file.
    /settings changes the table, /resign gives up your seat, /stop closes the table, /rematch plays again.
help-private =
    Here you see your hand and play; the table stands in the group.
    /games shows your tables, /hand your hand, /log what happened, /card NAME explains a card.
    /undo takes back your last move, /nudge calls those your table waits for.
    /settings: your language, whether a Moat shows itself, whether I ask before a turn ends with money left.
    /stats shows how you did; in /settings you can have it all forgotten.
open-private = Open the private chat with me once, so that I can send you your hand.
joined-private = You sit at the table “{ $table }”. Your hand will come here.
seated-private = You sit at the table “{ $table }”. From now on your hand comes here.
notice-slow = It takes a little longer than usual.
notice-in-private = I have sent it to you in private.
kingdom-title = The kingdom
games-title = Your tables
games-none = You sit at no table. Add me to a group and write /new there.
games-lobby = { $table }: not begun
games-playing = { $table }: in play
games-waiting = { $table }: waiting for { $who }
games-yours = { $table }: waiting for you
games-over = { $table }: the game is over
button-hand-at = My hand: { $table }
button-join-here = Join here
button-invite = Add me to a group
button-open-private = Open the private chat

refusal-anonymous = I cannot see who you are. Write without anonymity, or press the buttons of the table.
refusal-groups-only = A table stands in a group. Add me to one and write that there.
refusal-which-table = You sit at several tables. Write that in the group it is meant for.
refusal-no-tables = You sit at no table.
refusal-not-member = That table stands in a group you are not in.
refusal-not-yours = That question was for someone else.
refusal-card-how = Write the name of a card after it: /card moat
refusal-flooded = Telegram asks me to wait. Please try again in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
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

# What a person can set for all tables.

preferences-title = Your settings, for all tables
preference-language = Language: { $value }
preference-moat = A Moat shows itself: { $value }
preference-confirm = Ask before a turn ends with money left: { $value }
preference-short-moat = Moat by itself
preference-short-confirm = Ask at the end
button-preference = { $name }: { $value }
button-erase = Forget all about me
button-erase-sure = Yes, forget it
sure-erase = Forget your results, settings and name in all records? It cannot be taken back.
erased = All is forgotten.
