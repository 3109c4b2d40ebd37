# Telegram: what is said around the screens.

hello-group =
    Hello. I run games of Dominion here: /new opens a table, /help tells more.
    Players open the private chat with me once, so that I can show them their hands.
joined-private = You sit at the table “{ $table }”. Your hand will come here.
seated-private = You sit at the table “{ $table }”. From now on your hand comes here.
notice-slow = It takes a little longer than usual.
notice-in-private = I have sent it to you in private.
kingdom-title = The kingdom
button-invite = Add me to a group

refusal-not-member = That table stands in a group you are not in.
refusal-flooded = Telegram asks me to wait. Please try again in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.

# What a person can set for all tables.

preferences-title = Your settings, for all tables
preference-language = Language: { $value }
preference-moat = A Moat shows itself: { $value }
preference-confirm = Ask before a turn ends with money left: { $value }
preference-notify = When the table waits for you: { $value }
notify-message = Private message
notify-mention = Mention in the chat
notify-both = Message and mention
notify-quiet = No notifications
preference-short-moat = Moat by itself
preference-short-confirm = Ask at the end
button-preference = { $name }: { $value }
button-erase = Forget all about me
button-erase-sure = Yes, forget it
sure-erase = Forget your results, settings and name in all records? It cannot be taken back.
erased = All is forgotten.
