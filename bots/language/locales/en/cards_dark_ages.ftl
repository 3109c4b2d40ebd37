# Dark Ages: the name of each card, and what it does in our own words.

card-altar = Altar
    .text = Trash a card from your hand. Gain a card costing up to 5.
card-armory = Armory
    .aliases = armoury
    .text = Gain a card costing up to 4 onto your deck.
card-band_of_misfits = Band of Misfits
    .aliases = BoM, misfits
    .text = Play this as a cheaper Action from the Supply. It is that card for as long as it stays in play.
card-bandit_camp = Bandit Camp
    .text = +1 Card, +2 Actions. Gain a Spoils.
card-beggar = Beggar
    .text = Gain 3 Coppers into your hand. When another player plays an Attack, you may discard this from your hand to gain 2 Silvers, the first of them onto your deck.
card-catacombs = Catacombs
    .text = Look at the top 3 cards of your deck. Put them all into your hand, or discard them all and draw 3 cards. When this is trashed, gain a cheaper card.
card-count = Count
    .text = Choose one: discard 2 cards; put a card from your hand onto your deck; gain a Copper. Then choose one: +3 coins; trash your whole hand; gain a Duchy.
card-counterfeit = Counterfeit
    .text = Worth 1 coin, +1 Buy. You may play a Treasure from your hand twice in a row. If you do, trash it.
card-cultist = Cultist
    .text = +2 Cards. Each other player gains a Ruins. You may play another Cultist from your hand without using up an Action. When this is trashed, +3 Cards.
card-death_cart = Death Cart
    .aliases = cart
    .text = +5 coins. Trash an Action from your hand, or this. When you gain this, gain 2 Ruins.
card-feodum = Feodum
    .text = 1 point for every 3 Silvers you own, rounded down. When this is trashed, gain 3 Silvers.
card-forager = Forager
    .text = +1 Action, +1 Buy. Trash a card from your hand. +1 coin for each differently named Treasure in the trash.
card-fortress = Fortress
    .text = +1 Card, +2 Actions. When this is trashed, it returns to your hand.
card-graverobber = Graverobber
    .text = Choose one: gain a card costing 3 to 6 from the trash onto your deck; or trash an Action from your hand and gain a card costing up to 3 more.
card-hermit = Hermit
    .text = Look through your discard pile. You may trash a card from there or from your hand, but not a Treasure. Gain a card costing up to 3. When this is discarded from play and you bought nothing this turn, trash it and gain a Madman.
card-hunting_grounds = Hunting Grounds
    .aliases = grounds
    .text = +4 Cards. When this is trashed, gain a Duchy or 3 Estates.
card-ironmonger = Ironmonger
    .aliases = iron monger
    .text = +1 Card, +1 Action. Reveal the top card of your deck; you may discard it. If it is an Action, +1 Action; a Treasure, +1 coin; a Victory card, +1 Card.
card-junk_dealer = Junk Dealer
    .text = +1 Card, +1 Action, +1 coin. Trash a card from your hand.
card-marauder = Marauder
    .text = Gain a Spoils. Each other player gains a Ruins.
card-market_square = Market Square
    .aliases = square
    .text = +1 Card, +1 Action, +1 Buy. When one of your cards is trashed, you may discard this from your hand to gain a Gold.
card-mystic = Mystic
    .text = +1 Action, +2 coins. Name a card, then reveal the top card of your deck. If it is the one you named, put it into your hand.
card-pillage = Pillage
    .text = Trash this. Each other player with 5 or more cards in hand reveals their hand and discards the card you choose. Gain 2 Spoils.
card-poor_house = Poor House
    .text = +4 coins. Reveal your hand: −1 coin for each Treasure in it, but not below 0.
card-procession = Procession
    .text = You may play an Action from your hand twice in a row. If you do, trash it and gain an Action costing exactly 1 more.
card-rats = Rats
    .text = +1 Card, +1 Action. Gain a Rats, then trash a card from your hand other than Rats (if there is none, reveal your hand). When this is trashed, +1 Card.
card-rebuild = Rebuild
    .text = +1 Action. Name a card. Reveal cards from your deck until a Victory card other than the named one comes up. Discard the rest, trash that Victory card and gain one costing up to 3 more.
card-rogue = Rogue
    .text = +2 coins. If there are cards costing 3 to 6 in the trash, gain one of them. If not, each other player reveals the top 2 cards of their deck, trashes one costing 3 to 6 (their choice) and discards the rest.
card-sage = Sage
    .text = +1 Action. Reveal cards from your deck until one costing 3 or more comes up. Put it into your hand and discard the rest.
card-scavenger = Scavenger
    .text = +2 coins. You may put your deck into your discard pile without looking at it. Then put a card from your discard pile onto your deck.
card-squire = Squire
    .text = +1 coin. Choose one: +2 Actions; +2 Buys; gain a Silver. When this is trashed, gain an Attack.
card-storeroom = Storeroom
    .text = +1 Buy. Discard any number of cards and draw as many. Then discard any number of cards again, for +1 coin each.
card-urchin = Urchin
    .text = +1 Card, +1 Action. Each other player discards down to 4 cards in hand. When you play another Attack while this is in play, you may first trash this to gain a Mercenary.
card-vagrant = Vagrant
    .text = +1 Card, +1 Action. Reveal the top card of your deck. If it is a Curse, Ruins, Shelter or Victory card, put it into your hand.
card-wandering_minstrel = Wandering Minstrel
    .aliases = minstrel
    .text = +1 Card, +2 Actions. Reveal the top 3 cards of your deck. Put the Actions back in any order and discard the rest.

# Knights. Each has something of its own, then all do the same.

card-knights = Knights
    .text = Ten different Knights, shuffled; only the top one is face up and can be gained.
card-dame_anna = Dame Anna
    .text = You may trash up to 2 cards from your hand. { -knight }
card-dame_josephine = Dame Josephine
    .text = 2 points at the end of the game. { -knight }
card-dame_molly = Dame Molly
    .text = +2 Actions. { -knight }
card-dame_natalie = Dame Natalie
    .text = You may gain a card costing up to 3. { -knight }
card-dame_sylvia = Dame Sylvia
    .text = +2 coins. { -knight }
card-sir_bailey = Sir Bailey
    .text = +1 Card, +1 Action. { -knight }
card-sir_destry = Sir Destry
    .text = +2 Cards. { -knight }
card-sir_martin = Sir Martin
    .text = +2 Buys. { -knight }
card-sir_michael = Sir Michael
    .text = First, each other player discards down to 3 cards in hand. { -knight }
card-sir_vander = Sir Vander
    .text = { -knight } When this is trashed, gain a Gold.
-knight = Each other player reveals the top 2 cards of their deck, trashes one costing 3 to 6 (their choice) and discards the rest; if a Knight is trashed this way, trash this too.

# Ruins.

card-ruins = Ruins
    .text = Five kinds of Ruins, shuffled; only the top one is face up and can be gained. In the Supply only if there is a Looter among the kingdom cards.
card-abandoned_mine = Abandoned Mine
    .text = +1 coin.
card-ruined_library = Ruined Library
    .text = +1 Card.
card-ruined_market = Ruined Market
    .text = +1 Buy.
card-ruined_village = Ruined Village
    .text = +1 Action.
card-survivors = Survivors
    .text = Look at the top 2 cards of your deck. Discard both, or put both back in any order.

# Shelters.

card-hovel = Hovel
    .text = When you buy a Victory card, you may trash this from your hand. Dealt only at the start, never in the Supply.
card-necropolis = Necropolis
    .text = +2 Actions. Dealt only at the start, never in the Supply.
card-overgrown_estate = Overgrown Estate
    .aliases = overgrown
    .text = 0 points. When this is trashed, +1 Card. Dealt only at the start, never in the Supply.

# Outside the Supply.

card-madman = Madman
    .text = +2 Actions. Return this to its pile. If you did, draw one card for each card in your hand. Not in the Supply: it comes only from Hermit.
card-mercenary = Mercenary
    .text = You may trash 2 cards from your hand. If you did: +2 Cards, +2 coins, and each other player discards down to 3 cards in hand. Not in the Supply: it comes only from Urchin.
card-spoils = Spoils
    .text = Worth 3 coins. When you play this, return it to its pile. Not in the Supply: it comes only from Bandit Camp, Marauder and Pillage.

set-dark_ages = Dark Ages
    .word = dark_ages

kingdom-grim_parade = Grim Parade
kingdom-playing_chess_with_death = Playing Chess With Death
kingdom-high_and_low = High and Low

log-become = It’s played as { $cards }.

# Modes.

option-catacombs-take = put into hand
option-catacombs-discard = discard, draw 3
option-count-discard = discard 2 cards
option-count-topdeck = put a card onto your deck
option-count-copper = gain a Copper
option-count-coins = +3 coins
option-count-trash = trash your hand
option-count-duchy = gain a Duchy
option-graverobber-from_trash = gain from the trash
option-graverobber-from_hand = trash an Action
option-hunting_grounds-duchy = a Duchy
option-hunting_grounds-estates = 3 Estates
option-squire-actions = +2 Actions
option-squire-buys = +2 Buys
option-squire-silver = gain a Silver
option-survivors-keep = put back
