# Screens: what people see on every platform. $who is a player's name, $cards a list of card names.

screen-turn = Turn { $count }
screen-turn-yours = Your turn ({ $count })
screen-turn-extra = Extra turn
screen-turn-extra-yours = Your extra turn
screen-turn-possessed = Extra turn, { $who } decides
screen-turn-possessing = Extra turn, you decide
screen-coins-all = ({ $all } with all Treasures)
screen-coins-most = (up to { $all })
screen-away = You were away, so a computer player is filling in for you.
screen-hand-empty = Your hand is empty.
screen-in-play = In play: { $cards }
screen-awaited = At the start of your next turn: { $cards }
screen-coin-tokens = Coin tokens: { $count }
screen-looked-at = You’re looking at: { $cards }
screen-shown = { $who } reveals: { $cards }
screen-shown-own = You reveal: { $cards }
screen-last = Your last move: { $what }
screen-picked = Picked { $count } of { $most }: { $cards }
screen-given = You chose: { $cards }
screen-order = In this order: { $cards }
screen-order-card = { $number }. { $card }
screen-ending = { $coins ->
    [one] You have 1 coin left. End your turn?
   *[other] You have { $coins } coins left. End your turn?
}
screen-waiting = Waiting for { $who }.
screen-waiting-until = Waiting for { $who }. Time runs out { $when }.
screen-until = Your time runs out { $when }.
screen-until-turn = Your time runs out { $when }; then a computer player will finish your turn.
screen-until-answer = Your time runs out { $when }; then a computer player will answer for you.
screen-until-seat = Your time runs out { $when }; then a computer player will fill in until you’re back.
screen-missed = You ran out of time, so a computer player acted for you. Next time it will fill in until you’re back.
# $when in a sentence: Discord writes “in 3 hours” itself.
time-in-hours = in { $count } h
time-in-minutes = in { $count } min
time-left-hours = { $count } h
time-left-minutes = { $count } min
time-now = now
screen-waiting-unnamed = Waiting for an answer.
awaited-answer = an answer
awaited-all = everyone
screen-over = The game is over.

place-discard-pile = discard pile
place-hand = hand
place-this-one = this one
option-in-place = { $card } ({ $place })

button-priced = { $card } { $cost } ·{ $count }
button-type-name = Type a name
menu-exactly = Choose { $most }
menu-between = Choose { $least } to { $most }
menu-up-to = Choose up to { $most }
button-return = I’m back
button-none = None
button-all = All
button-confirm = Confirm ({ $count })
button-start-over = Start over
button-picked = ✓ { $card }
button-picked-count = ✓{ $count } { $card }
button-end-actions = End Action phase
button-end-turn = End turn
button-end-sure = Yes, end my turn
button-treasures = Play all Treasures
button-play = Play { $card }
button-buy-now = { $card }, keep Treasures
button-undo = Undo
button-back = Back
button-texts = Card texts
button-trash = Trash pile
button-close-page = Close
texts-hand = In your hand:
texts-offered = You can choose from:
button-page-back = ‹ Page { $page }/{ $pages }
button-page-on = Page { $page }/{ $pages } ›

# The table everyone sees.

pile-times = { $card }×{ $count }
pile-mixed = { $pile }: { $card }
pile-bane = { $card } (bane)
pile-members = In this pile: { $cards }.
table-beside = Not in the Supply: { $piles }
table-prizes = Prizes
table-discount = costs −{ $count } 🪙
table-forbidden = can’t be bought: { $cards }
table-route = Trade Route: { $count }
picture-beside = Also on the table
table-trash = { $count ->
    [0] The trash is empty.
    [one] 1 card in the trash.
   *[other] { $count } cards in the trash.
}
table-seat-in-play = in play: { $cards }
table-seat-shows = revealed: { $cards }
table-seat-returning = set aside: { $cards }
table-seat-awaited = next turn: { $cards }
table-seat-recovering = gets back: { $cards }
table-seat-coin-tokens = coin tokens: { $count }
mark-away = away; a computer player is filling in
mark-resigned = resigned
mark-host = host
marked = { $who } ({ $marks })

button-hand = My hand
button-log = Log
button-kingdom = Kingdom
button-nudge = Nudge
button-watch = Watch
button-unwatch = Stop watching
button-replace = Replace { $who }
button-rematch = Rematch

score-line = { $rank }. { $who }: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
score-winner = 🏆 { $who } wins.
score-shared = 🏆 { $who } share the victory.
score-seed = Shuffle seed: { $seed }
score-commitment = Its SHA-256, published at the start: { $hash }
table-commitment = SHA-256 of the secret shuffle seed: { $hash }

# The lobby.

lobby-seats = { $taken } of { $seats } seats taken
lobby-seat = { $number }. { $who }
lobby-nobody = No one has joined yet.
lobby-ready = { $count ->
    [0] Two players are needed to start.
    [one] One more player is needed to start.
   *[other] Ready to start.
}
lobby-cards = Cards: { $cards }
lobby-cards-unknown = The cards are picked at random when the game starts.
option-line = { $name }: { $value }

options-title = Options
options-sets = Sets
options-kingdom = Kingdom
options-edition = Edition
options-shelters = Shelters
options-colonies = Colonies
options-bane = Bane
options-pace = Pace
options-language = Language
options-players = Players
options-unseat = Remove a player

options-ask-sets = Which sets should a random kingdom be drawn from?
options-ask-edition = Which edition’s text should be used where the two differ?
options-ask-shelters = Start with Shelters instead of Estates?
options-ask-colonies = Play with Platinum and Colony?
options-ask-bane = Which card should be the bane? Players who show it when Young Witch is played gain no Curse.
options-ask-pace = How long may players think?
options-ask-language = Which language should the table use?
options-ask-players = How many players?
options-ask-unseat = Who should leave the table? They can join again.

kingdom-random = Random
kingdom-own = Custom
edition-1 = 1st edition
edition-2 = 2nd edition
shelters-auto = If all cards are from Dark Ages
shelters-yes = Yes
shelters-no = No
colonies-auto = By share of Prosperity cards
colonies-yes = Yes
colonies-no = No
pace-live = Live (minutes)
pace-casual = Casual (a day)
pace-none = No limit
players-count = Up to { $count }
language-own-name = English

button-join = Join
button-leave = Leave
button-add-computer = Add a computer player
button-remove-computer = Remove a computer player
button-options = Options
button-close = Close the table
button-resign = Resign
button-start = Start

# Notices.

closed-stopped = This table was closed.
closed-expired = This table was closed because no one had played here for a long time.
closed-by-operator = The operator of this bot closed this table.
call-anyone = { $who }: the table is waiting for one of you.
call-turn = { $who }, it’s your turn.
call-answer = { $who }, the table is waiting for your answer.
call-reminder = { $who }, the others are still waiting.
call-until = Time runs out { $when }.
call-until-turn = Time runs out { $when }; then a computer player will finish the turn.
call-until-answer = Time runs out { $when }; then a computer player will answer.
call-start = { $who }, the game has started.
log-title = Log, page { $page } of { $pages }
log-empty = Nothing has happened yet.
sure-resign = Resign? A computer player will take your seat for good.
sure-stop = Stop this game for everyone?
sure-end-solo = End this game and close the table?
button-resign-sure = Yes, resign
button-stop-sure = Yes, stop
