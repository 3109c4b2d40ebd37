# What is refused, to the one who asked. Nothing has changed then.

refusal-stale = That has been settled already.
refusal-bad-token = This button does not work here.
refusal-no-table = There is no table here. Open one first.
refusal-no-game = No game is being played here now.
refusal-table-exists = There is a table here already.
refusal-too-fast = That was too much at once. Please try again in { $count ->
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
refusal-maintenance = This bot is being maintained: no new game can begin now. Games that are running go on.
refusal-admins-open = Only people who manage this chat can open a table or start a rematch here.
refusal-chat-not-allowed = The operator of this bot does not allow new games in this chat.
refusal-blocked = The operator of this bot has blocked you.
refusal-chat-blocked = The operator of this bot has blocked this chat.
refusal-game-begun = The game has begun.
refusal-not-over = The game is not over yet.
refusal-not-host = Only the host of the table or an admin can do that.
refusal-not-seated = You do not sit at this table.
refusal-seated-already = You sit at this table already.
refusal-table-full = All { $count } seats are taken.
refusal-watchers-full = All { $count } places for watchers are taken.
refusal-seats-taken = { $count } sit here already.
refusal-too-few = At least two must sit at the table.
refusal-no-shelters = Shelters need at least one card from Dark Ages: choose another kingdom, or no Shelters.
refusal-no-computer = No computer player sits here.
refusal-gone-already = That player no longer sits here.
refusal-bad-option = This cannot be set like that.
refusal-no-sets = At least one set is needed.
refusal-no-kingdom-card = “{ $word }” is no kingdom card.
refusal-kingdom-not-ten = A kingdom has ten different kingdom cards; that was { $count }.
refusal-not-asked = It is not your move.
refusal-cannot-buy = That cannot be bought now.
refusal-nobody-else = The table waits for nobody else.
refusal-nudged-already = They have just been nudged. Again in { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
refusal-not-awaited = The table does not wait for them.
refusal-not-absent = Give them a little more time: { $count ->
    [one] 1 second
   *[other] { $count } seconds
}.
refusal-voted-already = You have voted already.
refusal-busy = Too many are pressing at once. Please try again.
refusal-trouble = Something went wrong. Nothing that was accepted is lost: look at the table, and try again if it was not done.

# What was done, to the one who pressed.

notice-done = Done.
notice-joined = You have a seat.
notice-left = Your seat is free again.
notice-started = The game begins.
notice-nudged = They have been called.
notice-watching = You watch this table.
notice-not-watching = You no longer watch this table.
notice-resigned = A computer player has your seat now.
notice-voted = Your vote is noted.
notice-replaced = A computer player takes the seat until its owner presses again.
notice-stopped = The table is closed.
notice-welcome-back = Welcome back. Your seat is yours again.

# On the table.

announcement = From the operator of this bot: { $text }
table-expiring = Nobody has played here for a while. This table will be cleared soon, unless someone presses a button.
mark-late = keeps the table waiting
table-unreached = { $who }: I cannot write to you in private. Open the private chat with me once; until then “My hand” shows your hand.
