# What is refused, to the one who asked. Nothing has changed then.

refusal-stale = That has already been decided.
refusal-bad-token = This button doesn’t work here.
refusal-no-table = There’s no table here. Open one first.
refusal-no-game = No game is being played here right now.
refusal-table-exists = There’s already a table here.
refusal-too-fast = Too many requests. Please try again in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
refusal-too-many-tables = The limit is { $count ->
    [one] 1 table
   *[other] { $count } tables
} per person. Finish or close one of yours first.
refusal-channel-full = The limit is { $count ->
    [one] 1 table
   *[other] { $count } tables
} per chat. Finish or close one of them first.
refusal-maintenance = This bot is under maintenance: no new games can start right now. Games in progress continue.
refusal-admins-open = Only admins of this chat can open a table or start a rematch here.
refusal-chat-not-allowed = The operator of this bot doesn’t allow new games in this chat.
refusal-blocked = The operator of this bot has blocked you.
refusal-chat-blocked = The operator of this bot has blocked this chat.
refusal-game-begun = The game has already started.
refusal-not-over = The game isn’t over yet.
refusal-not-host = Only the table’s host or an admin can do that.
refusal-not-seated = You’re not at this table.
refusal-seated-already = You’re already at this table.
refusal-table-full = All { $count } seats are taken.
refusal-watchers-full = All { $count } spectator places are taken.
refusal-seats-taken = { $count } players are already here.
refusal-too-few = At least two players are needed.
refusal-no-shelters = Shelters need at least one card from Dark Ages: choose another kingdom, or play without Shelters.
refusal-no-computer = There’s no computer player here.
refusal-gone-already = That player is no longer at the table.
refusal-bad-option = That’s not a valid setting.
refusal-no-sets = Choose at least one set.
refusal-no-kingdom-card = “{ $word }” isn’t a kingdom card.
refusal-kingdom-not-ten = A kingdom has ten different cards; you named { $count }.
refusal-not-asked = It’s not your move.
refusal-cannot-buy = You can’t buy that now.
refusal-nobody-else = The table isn’t waiting for anyone else.
refusal-nudged-already = They’ve just been reminded. Try again in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
refusal-not-awaited = The table isn’t waiting for them.
refusal-not-absent = Please give them another { $count ->
    [one] second
   *[other] { $count } seconds
}.
refusal-voted-already = You’ve already voted.
refusal-busy = Too many presses at once. Please try again.
refusal-trouble = Something went wrong, but the game is safe. Check the table, and try again if your move isn’t there.

# What was done, to the one who pressed.

notice-done = Done.
notice-joined = You’re in.
notice-left = You’ve left the table.
notice-started = The game has started.
notice-nudged = Reminder sent.
notice-watching = You’re watching this table.
notice-not-watching = You’re no longer watching this table.
notice-resigned = A computer player has taken your seat.
notice-voted = Vote counted.
notice-replaced = A computer player is filling in until they come back.
notice-stopped = The table is closed.
notice-welcome-back = Welcome back! Your seat is yours again.

# On the table.

announcement = From the operator of this bot: { $text }
table-expiring = No one has played here for a while. This table will be closed soon unless someone presses a button.
mark-late = keeping the table waiting
table-unreached = { $who }: I can’t write to you in private. Open a private chat with me once; until then, press “{ button-hand }” to see your cards.
