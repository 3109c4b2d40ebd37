# Intrigue, 1st edition: cards, the set, its recommended kingdoms, and the questions of its cards.

card-baron = Baron
    .text = +1 Buy. You may discard an Estate for +4 coins; otherwise, gain an Estate.
card-bridge = Bridge
    .text = +1 Buy, +1 coin. Until the end of the turn, all cards cost 1 less, but not less than 0.
card-conspirator = Conspirator
    .text = +2 coins. If you have played at least three Actions this turn (counting this one), also +1 Card, +1 Action.
card-coppersmith = Coppersmith
    .text = Until the end of the turn, your Coppers give 1 extra coin each.
card-courtyard = Courtyard
    .text = +3 Cards. Put a card from your hand onto your deck.
card-duke = Duke
    .text = 1 point for each Duchy you own.
card-great_hall = Great Hall
    .text = +1 Card, +1 Action. 1 point at the end of the game.
card-harem = Harem
    .text = Worth 2 coins. 2 points at the end of the game.
card-ironworks = Ironworks
    .text = Gain a card costing up to 4. If it is an Action, +1 Action; a Treasure, +1 coin; a Victory card, +1 Card.
card-masquerade = Masquerade
    .text = +2 Cards. Each player chooses a card from their hand, then all pass theirs to the left at the same time. After that, you may trash a card from your hand.
card-mining_village = Mining Village
    .text = +1 Card, +2 Actions. You may trash this at once for +2 coins.
card-minion = Minion
    .text = +1 Action. Choose one: +2 coins; or discard your hand and draw 4 cards, and each other player with 5 or more cards in hand does the same.
card-nobles = Nobles
    .text = Choose one: +3 Cards or +2 Actions. 2 points at the end of the game.
card-pawn = Pawn
    .text = Choose two different ones: +1 Card; +1 Action; +1 Buy; +1 coin.
card-saboteur = Saboteur
    .text = Each other player reveals cards from their deck until one costing 3 or more comes up. They trash it, may gain a card costing at least 2 less, and discard the other revealed cards.
card-scout = Scout
    .text = +1 Action. Reveal the top 4 cards of your deck. Put the Victory cards into your hand and the others back in any order.
card-secret_chamber = Secret Chamber
    .text = Discard any number of cards for +1 coin each. When another player plays an Attack, you may reveal this from your hand: draw 2 cards, then put 2 cards from your hand onto your deck.
card-shanty_town = Shanty Town
    .text = +2 Actions. Reveal your hand; if there is no Action in it, +2 Cards.
card-steward = Steward
    .text = Choose one: +2 Cards; +2 coins; trash 2 cards from your hand.
card-swindler = Swindler
    .text = +2 coins. Each other player trashes the top card of their deck and gains a card of the same cost that you choose.
card-torturer = Torturer
    .text = +3 Cards. Each other player chooses one: discard 2 cards; or gain a Curse into their hand.
card-trading_post = Trading Post
    .aliases = post
    .text = Trash 2 cards from your hand; if you trashed both, gain a Silver into your hand.
card-tribute = Tribute
    .text = The player to your left reveals the top 2 cards of their deck and discards them. For each differently named card: an Action, +2 Actions; a Treasure, +2 coins; a Victory card, +2 Cards.
card-upgrade = Upgrade
    .text = +1 Card, +1 Action. Trash a card from your hand and gain one costing exactly 1 more, if there is one.
card-wishing_well = Wishing Well
    .aliases = well
    .text = +1 Card, +1 Action. Name a card, then reveal the top card of your deck. If it is the one you named, put it into your hand.

set-intrigue1 = Intrigue, 1st edition
    .word = intrigue1

kingdom-victory_dance = Victory Dance
kingdom-secret_schemes = Secret Schemes
kingdom-best_wishes = Best Wishes
kingdom-deconstruction = Deconstruction
kingdom-hand_madness = Hand Madness
kingdom-underlings = Underlings

# Questions.

ask-baron-confirm = Discard an Estate for +4 coins? If not, you gain one.
ask-masquerade-pass = Choose a card to pass to the left.
ask-masquerade-trash = You may trash a card from your hand.
ask-mining_village-confirm = Trash Mining Village for +2 coins?
ask-minion-choose = +2 coins, or discard your hand and draw 4?
ask-nobles-choose = Cards or Actions?
ask-pawn-choose = Choose two of these.
ask-saboteur-gain = You may gain a card costing at least 2 less than the one you trashed.
ask-scout-topdeck = Put these cards back onto your deck; the first one you pick ends up on top.
ask-secret_chamber-discard = Discard any number of cards for +1 coin each.
ask-secret_chamber-topdeck = { $count ->
    [one] Put a card from your hand onto your deck.
   *[other] Put { $count } cards from your hand onto your deck; the first one you pick ends up on top.
}
ask-steward-choose = Cards, coins, or trash cards?
ask-swindler-gain = Which card of the same cost do they gain?
ask-torturer-choose = Discard 2 cards, or gain a Curse into your hand?
ask-upgrade-trash = Trash a card to gain one costing exactly 1 more.
ask-wishing_well-name = Which card do you wish for?

option-minion-coins = +2 coins
option-minion-hands = discard, draw 4
option-nobles-cards = +3 Cards
option-nobles-actions = +2 Actions
option-pawn-card = +1 Card
option-pawn-action = +1 Action
option-pawn-buy = +1 Buy
option-pawn-coin = +1 coin
option-steward-cards = +2 Cards
option-steward-coins = +2 coins
option-steward-trash = trash 2 cards
option-torturer-discard = discard 2 cards
option-torturer-curse = gain a Curse
