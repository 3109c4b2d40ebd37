# What happened: one short line each. $who is a player's name; $cards a list of card names; $count how many.

cards-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
alphabet = abcdefghijklmnopqrstuvwxyz
card-times = { $card } ×{ $count }
player-default = Player
card-line = { $name } · costs { $cost } · { $types }
list-and = { $first } and { $last }

log-turn = { $who }, turn { $count }
log-turn-outpost = { $who }, extra turn
log-turn-possession = { $who }, extra turn: { $to } decides
log-play = { $who } plays { $cards }.
log-draw = { $who } draws { $cards }.
log-draw-counted = { $who } draws { $cards }.
log-buy = { $who } buys { $cards }.
log-gain = { $who } gains { $cards }.
log-gain-hand = { $who } gains { $cards } into hand.
log-gain-deck = { $who } gains { $cards } onto the deck.
log-discard = { $who } discards { $cards }.
log-discard-top = { $who } discards { $many } ({ $cards } on top).
log-trash = { $who } trashes { $cards }.
log-reveal = { $who } reveals { $cards }.
log-reveal-empty = { $who } has nothing to reveal.
log-look = { $who } looks at { $cards }.
log-look-counted = { $who } looks at { $cards }.
log-look-bottom = { $who } looks at { $cards }, at the bottom of the deck.
log-look-bottom-counted = { $who } looks at the bottom card of the deck.
log-take = { $who } puts { $cards } into hand.
log-take-counted = { $who } puts { $cards } into hand.
log-take-haven = { $who } takes { $cards } back from Haven.
log-take-haven-counted = { $who } takes { $cards } back from Haven.
log-topdeck = { $who } puts { $cards } onto the deck.
log-topdeck-counted = { $who } puts { $cards } onto the deck.
log-set_aside = { $who } sets { $cards } aside.
log-set_aside-haven = { $who } sets { $cards } aside until the next turn.
log-set_aside-haven-counted = { $who } sets { $cards } aside until the next turn.
log-set_aside-island = { $who } puts { $cards } onto the Island mat.
log-set_aside-native_village = { $who } puts { $cards } onto the Native Village mat.
log-set_aside-native_village-counted = { $who } puts { $cards } onto the Native Village mat.
log-deck_to_discard = { $who } puts the whole deck into the discard pile.
log-shuffle = { $who } shuffles.
log-pass = { $who } passes { $cards } to { $to }.
log-pass-counted = { $who } passes { $cards } to { $to }.
log-return = { $who } returns { $cards } to its pile.
log-name = { $who } names { $cards }.
log-choose = { $who } chooses: { $modes }.
log-no_purchase = { $who } buys nothing.
log-put-back = { $count ->
    [1] { $who } leaves { $cards } on the deck.
   *[other] { $who } puts { $cards } back onto the deck.
}
log-tokens = { $who } takes { $count ->
    [one] a victory token
   *[other] { $count } victory tokens
}.
log-route_token = { $who } moves the token of { $cards } to the Trade Route mat.
log-duration = { $who }: { $cards }, from last turn: { $bonus }.
bonus-cards = { $count ->
    [one] +1 Card
   *[other] +{ $count } Cards
}
bonus-actions = { $count ->
    [one] +1 Action
   *[other] +{ $count } Actions
}
bonus-buys = { $count ->
    [one] +1 Buy
   *[other] +{ $count } Buys
}
bonus-coins = { $count ->
    [one] +1 coin
   *[other] +{ $count } coins
}
log-embargo_token = { $who } puts an Embargo token on { $cards }.
log-pirate_token = { $who } takes a Coin token (now { $count }).
log-recover = { $who } puts what was trashed into the discard pile: { $cards }.
log-undo = { $who } takes back the last move.
log-time_up_turn = { $who } runs out of time: a computer player finishes the turn.
log-time_up_answer = { $who } runs out of time: a computer player answers.
log-replaced = { $who } is away: a computer player takes over.
log-end = The game is over.

# Answers to questions; the questions are in questions.ftl.

option-yes = yes
option-no = no
option-keep = keep
option-discard = discard
option-treasures = play all Treasures
option-end = end

# Refusals.

refusal-illegal = That’s not possible here.
refusal-undo = There’s nothing to take back, or it’s too late: something hidden has been shown since, or someone else has answered.
