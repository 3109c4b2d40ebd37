# Seaside: the name of each card, and what it does in our own words.

card-ambassador = Ambassador
    .text = Reveal a card from your hand, then put 0 to 2 copies of it, that card included, from your hand back into the Supply. After that, each other player gains a copy.
card-bazaar = Bazaar
    .text = +1 Card, +2 Actions, +1 coin.
card-caravan = Caravan
    .text = +1 Card, +1 Action. At the start of your next turn, +1 Card.
card-cutpurse = Cutpurse
    .text = +2 coins. Each other player discards a Copper, or reveals a hand without any.
card-embargo = Embargo
    .text = +2 coins. Trash this. Put an Embargo token on a Supply pile. From then on, whoever buys a card from that pile gains a Curse for each token on it.
card-explorer = Explorer
    .text = You may reveal a Province from your hand. Gain a Gold into your hand if you did, or else a Silver.
card-fishing_village = Fishing Village
    .text = +2 Actions, +1 coin. At the start of your next turn, +1 Action, +1 coin.
card-ghost_ship = Ghost Ship
    .text = +2 Cards. Each other player with more than 3 cards in hand puts cards from it onto their deck until 3 are left.
card-haven = Haven
    .text = +1 Card, +1 Action. Set a card from your hand aside face down. At the start of your next turn, take it back into your hand.
card-island = Island
    .text = 2 points at the end of the game. Put this and another card from your hand onto your Island mat, face up. They stay there until the end of the game and still count as yours.
card-lighthouse = Lighthouse
    .text = +1 Action, +1 coin. At the start of your next turn, +1 coin. While this is in play, Attacks that other players play do not affect you.
card-lookout = Lookout
    .text = +1 Action. Look at the top 3 cards of your deck. Trash one, discard one and put the last one back.
card-merchant_ship = Merchant Ship
    .text = +2 coins. At the start of your next turn, +2 coins.
card-native_village = Native Village
    .text = +2 Actions. Choose one: put the top card of your deck face down onto your Native Village mat, where only you may look at it; or take all cards from the mat into your hand.
card-navigator = Navigator
    .text = +2 coins. Look at the top 5 cards of your deck. Discard them all, or put them all back in any order.
card-outpost = Outpost
    .text = In this turn’s clean-up, draw only 3 cards. Then take an extra turn, but never a third turn in a row.
card-pearl_diver = Pearl Diver
    .text = +1 Card, +1 Action. Look at the bottom card of your deck; you may move it to the top.
card-pirate_ship = Pirate Ship
    .text = Choose one: each other player reveals the top 2 cards of their deck, trashes a revealed Treasure that you choose and discards the rest, and if anyone trashed a Treasure, you take a Coin token; or +1 coin for each Coin token you have, which you keep.
card-salvager = Salvager
    .text = +1 Buy. Trash a card from your hand. +1 coin for each coin it costs.
card-sea_hag = Sea Hag
    .text = Each other player discards the top card of their deck and gains a Curse in its place.
card-smugglers = Smugglers
    .text = Choose a card costing up to 6 that the player to your right gained on their last turn, and gain a copy of it.
card-tactician = Tactician
    .text = Discard your hand. If that was at least one card, then at the start of your next turn, +5 Cards, +1 Action, +1 Buy.
card-treasure_map = Treasure Map
    .text = Trash this and another Treasure Map from your hand. If you trashed both, gain 4 Golds onto your deck.
card-treasury = Treasury
    .text = +1 Card, +1 Action, +1 coin. When you discard this from play, you may put it onto your deck if you bought no Victory card this turn.
card-warehouse = Warehouse
    .text = +3 Cards, +1 Action. Discard 3 cards.
card-wharf = Wharf
    .text = +2 Cards, +1 Buy. At the start of your next turn, +2 Cards, +1 Buy.

set-seaside = Seaside, 1st edition
    .word = seaside

kingdom-travelers = Travelers
kingdom-diplomacy = Diplomacy
kingdom-schemes_and_dreams = Schemes and Dreams

# Modes.

option-native_village-set_aside = top card onto the mat
option-native_village-take = cards from the mat into hand
option-pirate_ship-attack = attack
option-pirate_ship-coins = coins for the tokens
