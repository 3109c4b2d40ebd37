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
log-draw-counted = { $who } draws { $cards }.
log-buy = { $who } buys { $cards }.
log-gain = { $who } gains { $cards }.
log-gain-hand = { $who } gains { $cards } into their hand.
log-gain-deck = { $who } gains { $cards } onto their deck.
log-discard = { $who } discards { $cards }.
log-discard-top = { $who } discards { $many } ({ $cards } on top).
log-trash = { $who } trashes { $cards }.
log-reveal = { $who } reveals { $cards }.
log-reveal-empty = { $who } has nothing to reveal.
log-look = { $who } looks at { $cards }.
log-look-counted = { $who } looks at { $cards }.
log-take = { $who } puts { $cards } into their hand.
log-take-counted = { $who } puts { $cards } into their hand.
log-topdeck = { $who } puts { $cards } onto their deck.
log-topdeck-counted = { $who } puts { $cards } onto their deck.
log-set_aside = { $who } sets { $cards } aside.
log-deck_to_discard = { $who } puts their deck into their discard pile.
log-shuffle = { $who } shuffles.
log-pass = { $who } passes { $cards } to { $to }.
log-pass-counted = { $who } passes { $cards } to { $to }.
log-return = { $who } returns { $cards } to its pile.
log-name = { $who } names { $cards }.
log-undo = { $who } takes back their last move.
log-end = The game is over.

# Questions. $kind is exactly, upto or any; $count how many.

ask-act = Play an Action or end your Action phase.
ask-buy = Buy a card or end your turn.
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
   *[any] Gain any number of these cards.
}
ask-topdeck = { $kind ->
    [exactly] { $count ->
        [one] Put a card onto your deck.
       *[other] Put these { $count } cards onto your deck; the first one you pick ends up on top.
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
ask-turn-react = Use a Reaction?
ask-confirm = Use { $source }?

ask-bandit-trash = Trash one of your revealed Treasures.
ask-bureaucrat-topdeck = Reveal a Victory card and put it onto your deck.
ask-chancellor-confirm = Put your deck into your discard pile?
ask-library-confirm = You drew { $card }. Set it aside?
ask-spy-choose = { $who } reveals { $card }: keep it on the deck or discard it?
ask-thief-trash = Which of { $who }’s Treasures do you trash?
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
option-end = end

# Refusals.

refusal-illegal = That’s not possible here.
refusal-undo = There’s nothing to take back, or it’s too late: something hidden has been shown since, or someone else has answered.
