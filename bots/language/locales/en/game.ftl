# What happened: one short line each. $who is a player's name; $cards a list of card names; $count how many.

cards-counted = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
alphabet = abcdefghijklmnopqrstuvwxyz
card-times = { $card } ×{ $count }
player-default = Player
computer-numbered = Computer { $number }
card-line = { $name } · costs { $cost } · { $types }
list-and = { $first } and { $last }

log-turn = — Turn { $count }: { $who } —
log-play = { $who } plays { $cards }.
log-draw = { $who } draws { $cards }.
log-buy = { $who } buys { $cards }.
log-gain = { $who } gains { $cards }.
log-gain-hand = { $who } gains { $cards } into hand.
log-gain-deck = { $who } gains { $cards } onto the deck.
log-discard = { $who } discards { $cards }.
log-discard-top = { $who } discards { $many }; on top lies { $cards }.
log-trash = { $who } trashes { $cards }.
log-reveal = { $who } reveals { $cards }.
log-reveal-empty = { $who } has nothing to reveal.
log-look = { $who } looks at { $cards }.
log-take = { $who } puts { $cards } into hand.
log-topdeck = { $who } puts { $cards } onto the deck.
log-set_aside = { $who } sets { $cards } aside.
log-deck_to_discard = { $who } puts the deck into the discard pile.
log-shuffle = { $who } shuffles.
log-pass = { $who } passes { $cards } to { $to }.
log-return = { $who } returns { $cards } to its pile.
log-name = { $who } names { $cards }.
log-undo = { $who } takes back the last move.
log-end = The game is over.

# Questions. $kind is exactly, upto or any; $count how many.

ask-act = Play an Action, or end the Actions.
ask-buy = Buy a card, or end the turn.
ask-discard = { $kind ->
    [exactly] { $count ->
        [one] Discard a card.
       *[other] Discard { $count } cards.
    }
    [upto] { $count ->
        [one] You may discard a card.
       *[other] Discard up to { $count } cards.
    }
   *[any] Discard any number of cards.
}
ask-trash = { $kind ->
    [exactly] { $count ->
        [one] Trash a card.
       *[other] Trash { $count } cards.
    }
    [upto] { $count ->
        [one] You may trash a card.
       *[other] Trash up to { $count } cards.
    }
   *[any] Trash any number of cards.
}
ask-gain = { $kind ->
    [exactly] Gain a card.
    [upto] You may gain a card.
   *[any] Gain any of these cards.
}
ask-topdeck = { $kind ->
    [exactly] { $count ->
        [one] Put a card onto your deck.
       *[other] Put these { $count } cards onto your deck; the first you name will be on top.
    }
   *[upto] You may put a card onto your deck.
}
ask-play = { $kind ->
    [exactly] Choose an Action to play.
   *[upto] You may choose an Action to play.
}
ask-pass = Pass a card to the left.
ask-name = Name a card.
ask-choose = { $kind ->
    [exactly] { $count ->
        [one] Choose one.
       *[other] Choose { $count }.
    }
   *[any] Choose.
}
ask-order = What happens first?
ask-react = React to { $source }?
ask-turn-react = Use a reaction?
ask-confirm = Use { $source }?

ask-bandit-trash = Trash one of your revealed Treasures.
ask-bureaucrat-topdeck = Show a Victory card and put it onto your deck.
ask-chancellor-confirm = Put your deck into your discard pile?
ask-library-confirm = Set the drawn { $card } aside?
ask-spy-choose = { $who } reveals { $card }: keep it on the deck or discard it?
ask-thief-trash = Which of { $who }’s Treasures is trashed?
ask-thief-gain = Which of the trashed Treasures do you gain?
ask-throne_room-play = { $kind ->
    [exactly] Choose an Action to play twice.
   *[upto] You may choose an Action to play twice.
}
ask-vassal-confirm = Play { $card }?

option-yes = yes
option-no = no
option-keep = keep
option-discard = discard
option-treasures = play all Treasures
option-end = end

# Refusals.

refusal-illegal = That is not possible here.
refusal-undo = You have nothing to take back, or can no longer: something hidden has been shown since, or someone else has answered.
