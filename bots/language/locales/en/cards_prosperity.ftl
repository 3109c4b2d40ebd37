# Prosperity: the name of each card, and what it does in our own words.

card-bank = Bank
    .text = Worth 1 coin for each Treasure you have in play, this one included.
card-bishop = Bishop
    .text = +1 coin, +1 victory token. Trash a card from your hand and take victory tokens for half its cost, rounded down. Each other player may trash a card from their hand.
card-city = City
    .text = +1 Card, +2 Actions. If a Supply pile is empty, +1 Card more; if two or more are, also +1 Buy and +1 coin.
card-contraband = Contraband
    .text = Worth 3 coins, +1 Buy. When you play this, the player to your left names a card; you cannot buy it this turn.
card-counting_house = Counting House
    .text = Look through your discard pile and put any number of Coppers from it into your hand.
card-expand = Expand
    .text = Trash a card from your hand and gain one costing up to 3 more.
card-forge = Forge
    .text = Trash any number of cards from your hand. Gain a card costing exactly as much as all of them together.
card-goons = Goons
    .text = +1 Buy, +2 coins. Each other player discards down to 3 cards in hand. While this is in play, you take a victory token for each card you buy.
card-grand_market = Grand Market
    .text = +1 Card, +1 Action, +1 Buy, +2 coins. You cannot buy this while you have a Copper in play.
card-hoard = Hoard
    .text = Worth 2 coins. While this is in play, when you buy a Victory card, gain a Gold.
card-kings_court = King’s Court
    .text = You may choose an Action from your hand and play it three times.
card-loan = Loan
    .text = Worth 1 coin. When you play this, reveal cards from your deck until a Treasure comes up. Trash it or discard it; discard the rest.
card-mint = Mint
    .text = You may reveal a Treasure from your hand and gain a copy of it. When you buy this, trash all Treasures you have in play.
card-monument = Monument
    .text = +2 coins, +1 victory token.
card-mountebank = Mountebank
    .text = +2 coins. Each other player may discard a Curse; those who do not gain a Curse and a Copper.
card-peddler = Peddler
    .text = +1 Card, +1 Action, +1 coin. In your Buy phase this costs 2 less for each Action you have in play, but not less than 0.
card-quarry = Quarry
    .text = Worth 1 coin. While this is in play, Actions cost 2 less, but not less than 0.
card-rabble = Rabble
    .text = +3 Cards. Each other player reveals the top 3 cards of their deck, discards the Actions and Treasures and puts the rest back in any order.
card-royal_seal = Royal Seal
    .text = Worth 2 coins. While this is in play, when you gain a card, you may put it onto your deck.
card-talisman = Talisman
    .text = Worth 1 coin. While this is in play, when you buy a card costing up to 4 that is not a Victory card, gain a copy of it.
card-trade_route = Trade Route
    .text = +1 Buy. For each token on the Trade Route mat, +1 coin. Trash a card from your hand. At the start there is a token on each Victory pile; it moves to the mat when the first card of the pile is gained.
card-vault = Vault
    .text = +2 Cards. Discard any number of cards for +1 coin each. Each other player may discard 2 cards to draw one.
card-venture = Venture
    .text = Worth 1 coin. When you play this, reveal cards from your deck until a Treasure comes up. Discard the rest and play that Treasure.
card-watchtower = Watchtower
    .text = Draw until you have 6 cards in hand. When you gain a card, you may reveal this from your hand to trash that card or put it onto your deck.
card-workers_village = Worker’s Village
    .text = +1 Card, +2 Actions, +1 Buy.
card-platinum = Platinum
    .text = Worth 5 coins.
card-colony = Colony
    .text = 10 points at the end of the game. The game also ends when the Colonies run out.

set-prosperity = Prosperity, 1st edition
    .word = prosperity

kingdom-instant_gratification = Instant Gratification
kingdom-treasure_trove = Treasure Trove

# Modes.

option-loan-trash = trash
option-watchtower-trash = trash it
option-watchtower-topdeck = onto your deck
