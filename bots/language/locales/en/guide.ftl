# Explaining as people go. A lesson is one or two sentences before a question; $cards are cards of the person who reads it.

button-guide-first = First time? Explain as I go
button-stop-explaining = Stop explaining
preference-guide = Explain each new kind of question as I play: { $value }
preference-short-guide = Explain as I go
notice-explaining-on = I’ll explain each new kind of question.
notice-explaining-off = No more explanations. Your settings can turn them on again.
guide-wanted = Your first game? Choose { $number }, and I’ll explain each new kind of question as you play.

# What can be spent; $played is how much of it is from cards that were played already.
hand-and-coins = { $played ->
    [0] You hold { $cards }, worth
   *[other] With the cards you’ve played, you have
} { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}.

lesson-possessing = This turn is { $who }’s, but you decide, and you see their cards. What they would gain goes to you; what they trash comes back to them at the end of the turn.
lesson-react = { $card } is a Reaction: you may use it now. Reactions work even when it’s not your turn. If it helps you, there’s rarely a reason not to.
lesson-attacked = { $who } played { $card }, an Attack: it hits all other players. Choose what hurts you least.
lesson-hit = { $who } played { $card }, an Attack: it hits all other players. A Reaction in your hand can protect you, and you can buy Attacks, too.
lesson-bought = { $card } is in your discard pile now. When your deck runs out, that pile is shuffled and becomes your new deck. Then you can draw what you bought.
lesson-shuffled = Your deck ran out, so your discard pile was shuffled and is your new deck now. { $count ->
    [0] You can draw your new cards from now on.
   *[other] New in your hand: { $cards }.
}
lesson-act = Your Action phase: you hold { $cards }. You have ⚡{ $actions }: each Action card you play uses up one, and some give you more. After that you buy.
lesson-duration = { $card } is a Duration: it does something on your next turn, too, and stays in play until then.
lesson-village = Play { $first } first: it gives you an Action back, so you can still play { $then }.
lesson-terminals = { $cards }: none of these gives you an Action back. With ⚡{ $actions } you can’t play them all, so pick what helps you most this turn.
lesson-out-of-actions = You have no Actions left, so this stays in your hand: { $cards }. Cards with +2 Actions help against that; without them, too many Action cards get stuck.
lesson-last-colonies = The end is near. Colonies left: { $colonies }. The last one ends the game: buy points now rather than money.
lesson-ending = The end is near. Provinces left: { $provinces }, empty piles: { $empty }. The last Province ends the game, and so do { $most } empty piles: buy points now rather than money.
lesson-colonies = This game has Colonies: 10 points for 11 coins. A Platinum (9) pays 5, so early on it helps more than a Province. The last Colony ends the game, too.
lesson-with-potion = You have 🧪{ $potions } this turn. Each potion lets you buy one card with 🧪 in its cost, such as { $card }; unspent ones are lost when the turn ends.
lesson-potion = A Potion costs 4 and gives no coins, but cards with 🧪 in their cost, such as { $card }, can’t be bought without one. One or two Potions are usually enough.
lesson-province = A Province costs 8 and is worth 6 points; Provinces usually decide the game.
lesson-points = Provinces left: { $provinces }. Time to think of points: with { $coins } coins, a Duchy (3 points) may now be worth more than a card you’ll hardly draw again.
lesson-buys = You have { $buys } Buys: you can buy that many cards. Coins for all of them: { $coins }. One good card is often better than two weak ones.
lesson-clogged = { $cards } do nothing in your hand: they only count at the end. That’s why it pays to buy money and Actions first, and points later.
lesson-little = That doesn’t buy much, and buying nothing is fine: every weak card makes you draw the good ones less often.
lesson-silver = A Silver costs 3 and makes every later hand richer. An Action card you like is a good choice, too.
lesson-five = The strongest cards of a kingdom often cost 5 and do more for you than a Silver. Leave Duchies for later: they do nothing in your hand.
lesson-gold = A Gold costs 6 and pays 3 each time you play it; that’s the way to Provinces.
lesson-discard = Discarded cards aren’t lost: they come back after the next shuffle. { $count ->
    [0] Keep what helps you most.
   *[other] These do nothing in your hand anyway: { $cards }.
}
lesson-trash = Trashed cards leave your deck for good. { $count ->
    [0] Trash what you can best do without.
   *[other] Worth trashing: { $cards }. Without them you draw your good cards more often.
}
lesson-gain = You get a card without paying and without using a Buy. The most expensive one here is { $card } ({ $cost }); take what your deck needs most.
lesson-topdeck = What you put onto your deck is what you draw next. Choose something you’ll want soon, or something you can’t use now.
lesson-choose = { $card } lets you choose. Ask yourself what this turn lacks: cards, Actions or coins.
lesson-pass = The card you pass is no longer yours. Pass what you need least.
lesson-play = { $card } lets you play another card without using up an Action. Choose one whose effect you want now.
lesson-end = At the end all your cards count, wherever they are. { $count ->
    [0] { $tokens ->
        [0] Yours bring no points; Victory cards would have.
       *[other] Your points are your victory tokens: { $tokens }.
    }
   *[other] Your points come from { $cards }{ $tokens ->
        [0] {""}
       *[other] {" "}and from victory tokens ({ $tokens })
    }; that makes { $points }. Everything else only helped you get there.
}
