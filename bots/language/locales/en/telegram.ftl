# Telegram: what is said around the screens.

hello-group =
    Dominion in this group
    /new opens a table for two to six players, /help lists all commands.
    Players open a private chat with me once, so that I can show them their hands.
joined-private = You’re at the table “{ $table }”. Your hand will appear here.
seated-private = You’re at the table “{ $table }”. From now on your hand will appear here.
watching-private = You’re now watching the table “{ $table }” here.
notice-slow = This is taking a little longer than usual.
notice-in-private = I’ve sent it to you in private.
kingdom-title = The kingdom
details-log = 📜 { button-log }
button-invite = Add me to a group

refusal-not-member = That table is in a group you’re not in.
refusal-flooded = Telegram has asked me to slow down. Please try again in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.

# What a person can set for all tables.

preferences-title = Your settings, for all tables
preference-language = Language: { $value }
preference-moat = Reveal Moat automatically: { $value }
preference-confirm = Ask before ending a turn with unspent coins: { $value }
preference-notify = When the table is waiting for you: { $value }
notify-message = Private message
notify-mention = Mention in the chat
notify-both = Message and mention
notify-quiet = No notifications
preference-short-moat = Auto-reveal Moat
preference-short-confirm = Ask before ending a turn
button-preference = { $name }: { $value }
button-erase = Delete my data
button-erase-sure = Yes, delete it
sure-erase = Delete your results, settings and name in all records? This can’t be undone.
erased = Your data has been deleted.
