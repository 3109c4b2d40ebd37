# Hinterlands: the name, and what the card does in our own words.

card-border_village = Border Village
    .text = +1 Card, +2 Actions. When you gain this, also gain a cheaper card.
card-cache = Cache
    .text = Worth 3 coins. When you gain this, also gain 2 Coppers.
card-cartographer = Cartographer
    .text = +1 Card, +1 Action. Look at the top 4 cards of your deck; discard any of them and put the rest back in any order.
card-crossroads = Crossroads
    .text = Reveal your hand: +1 Card for each Victory card in it. Your first Crossroads each turn also gives +3 Actions.
card-develop = Develop
    .text = Trash a card from your hand. In either order, gain a card costing exactly 1 more and a card costing exactly 1 less; both go onto your deck.
card-duchess = Duchess
    .text = +2 coins. Each player, including you, looks at the top card of their own deck and may discard it. While there is a Duchess in the Supply, a player who gains a Duchy may gain a Duchess too.
card-embassy = Embassy
    .text = +5 Cards, then discard 3 cards. When you gain this, each other player gains a Silver.
card-farmland = Farmland
    .text = 2 points at the end of the game. When you buy this, trash a card from your hand and gain one costing exactly 2 more.
card-fools_gold = Fool’s Gold
    .aliases = fool gold
    .text = Worth 1 coin if it is your first Fool’s Gold this turn, otherwise 4. When another player gains a Province, you may trash this from your hand to gain a Gold onto your deck.
card-haggler = Haggler
    .text = +2 coins. While this is in play, when you buy a card, gain a cheaper card that is not a Victory card.
card-highway = Highway
    .text = +1 Card, +1 Action. While this is in play, all cards cost 1 less, but not less than 0.
card-ill_gotten_gains = Ill-Gotten Gains
    .aliases = IGG
    .text = Worth 1 coin. When you play it, you may gain a Copper into your hand. When you gain it, each other player gains a Curse.
card-inn = Inn
    .text = +2 Cards, +2 Actions, then discard 2 cards. When you gain this, look through your discard pile, reveal any number of Actions from it (this one too, if you like) and shuffle them into your deck.
card-jack_of_all_trades = Jack of All Trades
    .aliases = jack, JoaT
    .text = Gain a Silver. Look at the top card of your deck; you may discard it. Draw until you have 5 cards in hand. You may trash a card from your hand that is not a Treasure.
card-mandarin = Mandarin
    .text = +3 coins. Put a card from your hand onto your deck. When you gain this, put all Treasures you have in play onto your deck in any order.
card-margrave = Margrave
    .text = +3 Cards, +1 Buy. Each other player draws a card, then discards down to 3 cards in hand.
card-noble_brigand = Noble Brigand
    .aliases = brigand
    .text = +1 coin. When you play this, and also when you buy it: each other player reveals the top 2 cards of their deck; you choose one revealed Silver or Gold from each of them to be trashed, and they discard the rest; players who revealed no Treasure gain a Copper. You gain the trashed cards.
card-nomad_camp = Nomad Camp
    .aliases = nomads
    .text = +1 Buy, +2 coins. When you gain this, it goes onto your deck.
card-oasis = Oasis
    .text = +1 Card, +1 Action, +1 coin. Discard a card.
card-oracle = Oracle
    .text = Each player, including you, reveals the top 2 cards of their deck; you decide whether they discard both or put both back in an order they choose. Then +2 Cards.
card-scheme = Scheme
    .text = +1 Card, +1 Action. At the start of this turn’s clean-up you may put an Action you have in play onto your deck instead of discarding it.
card-silk_road = Silk Road
    .text = 1 point for every 4 Victory cards you own, rounded down.
card-spice_merchant = Spice Merchant
    .aliases = spice
    .text = You may trash a Treasure from your hand. If you do, choose one: +2 Cards, +1 Action; or +2 coins, +1 Buy.
card-stables = Stables
    .text = You may discard a Treasure. If you do, +3 Cards, +1 Action.
card-trader = Trader
    .text = Trash a card from your hand and gain a Silver for each coin it costs. When you would gain a card, you may reveal this from your hand and gain a Silver instead.
card-tunnel = Tunnel
    .text = 2 points at the end of the game. When you discard this other than in clean-up, you may reveal it to gain a Gold.

set-hinterlands1 = Hinterlands, 1st edition
    .word = hinterlands1

kingdom-hinterlands_introduction = Introduction to Hinterlands
kingdom-fair_trades = Fair Trades
kingdom-bargains = Bargains
kingdom-gambits = Gambits
kingdom-highway_robbery = Highway Robbery
kingdom-adventures_abroad = Adventures Abroad

# Modes.

option-spice_merchant-cards = +2 Cards, +1 Action
option-spice_merchant-coins = +2 coins, +1 Buy
kingdom-money_for_nothing = Money for Nothing
kingdom-dukes_ball = The Duke’s Ball
