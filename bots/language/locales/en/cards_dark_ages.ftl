# Dark Ages: the name of each card, and what it does in our own words.

card-altar = Altar
    .text = Trash a card from your hand. Gain a card costing up to 5.
card-armory = Armory
    .aliases = armoury
    .text = Gain any card with a cost of 4 or less; it goes onto your deck.
card-band_of_misfits = Band of Misfits
    .aliases = BoM, misfits
    .text = Play this as an Action of the Supply that costs less than it. It is that card for as long as it stays in play.
card-bandit_camp = Bandit Camp
    .text = +1 Card, +2 Actions. You also gain a Spoils.
card-beggar = Beggar
    .text = Gain 3 Coppers into your hand. When another player plays an Attack, you may discard this from your hand: gain 2 Silvers, the first onto your deck.
card-catacombs = Catacombs
    .text = Look at the top 3 cards of your deck. Take them all into hand, or discard them all and draw 3 cards. When this is trashed, gain a cheaper card.
card-count = Count
    .text = First pick one: discard 2 cards; one card from hand onto the deck; gain a Copper. Then pick one: +3 coins; your whole hand to the trash; gain a Duchy.
card-counterfeit = Counterfeit
    .text = Worth 1 coin, +1 Buy. A Treasure from your hand may be played two times in a row and then goes to the trash.
card-cultist = Cultist
    .text = +2 Cards. Each other player gains a Ruins. You may play a Cultist from your hand; that costs no Action. When this is trashed, +3 Cards.
card-death_cart = Death Cart
    .aliases = cart
    .text = +5 coins. Trash an Action from your hand, or this. When you gain this, gain 2 Ruins.
card-feodum = Feodum
    .text = Counts 1 point for every full three Silvers among your cards. Should this be trashed, its owner gains 3 Silvers.
card-forager = Forager
    .text = +1 Action, +1 Buy. Trash a card from your hand. +1 coin for each differently named Treasure in the trash.
card-fortress = Fortress
    .text = +1 Card, +2 Actions. When this is trashed, it comes back into your hand.
card-graverobber = Graverobber
    .text = Pick one: gain a card costing 3 to 6 from the trash, and it goes onto your deck; or trash an Action from your hand and gain a card that costs at most 3 more.
card-hermit = Hermit
    .text = Look through your discard pile. You may trash a card that is not a Treasure from there or from your hand. Gain a card costing up to 3. When this is discarded from play and you bought nothing this turn, trash it and gain a Madman.
card-hunting_grounds = Hunting Grounds
    .aliases = grounds
    .text = +4 Cards. Should this be trashed, its owner gains a Duchy or 3 Estates.
card-ironmonger = Ironmonger
    .aliases = iron monger
    .text = +1 Card, +1 Action. Reveal the top card of your deck; you may discard it. If it is an Action, +1 Action; a Treasure, +1 coin; a Victory card, +1 Card.
card-junk_dealer = Junk Dealer
    .text = +1 Card, +1 Action, +1 coin. One card from your hand goes to the trash.
card-marauder = Marauder
    .text = Gain a Spoils. Each other player gains a Ruins.
card-market_square = Market Square
    .aliases = square
    .text = +1 Card, +1 Action, +1 Buy. Whenever one of your cards is trashed, you may discard this from your hand and gain a Gold.
card-mystic = Mystic
    .text = +1 Action, +2 coins. Name a card, then reveal the top card of your deck: if it is the one you named, take it into hand.
card-pillage = Pillage
    .text = Trash this. Each other player holding 5 or more cards reveals their hand and discards the card you choose. Gain 2 Spoils.
card-poor_house = Poor House
    .text = +4 coins. Reveal your hand: −1 coin for each Treasure in it, but never below 0.
card-procession = Procession
    .text = An Action from your hand may be played two times in a row. It then goes to the trash, and you gain an Action that costs exactly 1 more.
card-rats = Rats
    .text = +1 Card, +1 Action. Gain another Rats, then trash a card other than Rats from your hand (if there is none, reveal your hand). Should this be trashed, its owner draws a card.
card-rebuild = Rebuild
    .text = +1 Action. Name a card. Reveal cards from your deck until a Victory card other than that one appears. Discard the others, trash it, and gain a Victory card costing up to 3 more.
card-rogue = Rogue
    .text = +2 coins. If there are cards costing 3 to 6 in the trash, gain one of them. If not, each other player reveals the top 2 cards of their deck, trashes one costing 3 to 6, and discards the rest.
card-sage = Sage
    .text = +1 Action. Reveal cards from your deck up to the first that costs at least 3 and take it into hand; what came before it is discarded.
card-scavenger = Scavenger
    .text = +2 coins. If you like, your deck goes onto your discard pile unseen. Then a card of that pile must go onto your deck.
card-squire = Squire
    .text = +1 coin. Pick one: +2 Actions; +2 Buys; gain a Silver. Should this be trashed, its owner gains an Attack.
card-storeroom = Storeroom
    .text = +1 Buy. Swap as many cards as you like: discard them, draw the same number. Then discard as many as you like again, each for +1 coin.
card-urchin = Urchin
    .text = +1 Card, +1 Action. Each other player discards down to 4 cards in hand. When you play another Attack with this in play, you may first trash this to gain a Mercenary.
card-vagrant = Vagrant
    .text = +1 Card, +1 Action. Turn up the next card of your deck; a Curse, Ruins, Shelter or Victory card comes into hand.
card-wandering_minstrel = Wandering Minstrel
    .aliases = minstrel
    .text = +1 Card, +2 Actions. Reveal the top 3 cards of your deck. Put the Actions back in any order, discard the rest.

# Knights. Each has something of its own, then all do the same.

card-knights = Knights
    .text = Ten different Knights, shuffled; only the top one can be seen and taken.
card-dame_anna = Dame Anna
    .text = Up to 2 cards from your hand may go to the trash. { -knight }
card-dame_josephine = Dame Josephine
    .text = Counts 2 points. { -knight }
card-dame_molly = Dame Molly
    .text = +2 Actions. { -knight }
card-dame_natalie = Dame Natalie
    .text = Any card with a cost of 3 or less may be gained. { -knight }
card-dame_sylvia = Dame Sylvia
    .text = +2 coins. { -knight }
card-sir_bailey = Sir Bailey
    .text = +1 Card, +1 Action. { -knight }
card-sir_destry = Sir Destry
    .text = +2 Cards. { -knight }
card-sir_martin = Sir Martin
    .text = +2 Buys. { -knight }
card-sir_michael = Sir Michael
    .text = Opponents first discard until they hold 3 cards. { -knight }
card-sir_vander = Sir Vander
    .text = { -knight } Should this be trashed, its owner gains a Gold.
-knight = In the attack every opponent turns up 2 cards from the deck, must trash one that costs 3 to 6 and discards what is left; if a Knight was lost that way, this Knight goes to the trash too.

# Ruins.

card-ruins = Ruins
    .text = Five kinds of Ruins, shuffled; only the top one can be seen and taken. In the Supply only when a Looter is among the kingdom cards.
card-abandoned_mine = Abandoned Mine
    .text = +1 coin.
card-ruined_library = Ruined Library
    .text = +1 Card.
card-ruined_market = Ruined Market
    .text = +1 Buy.
card-ruined_village = Ruined Village
    .text = +1 Action.
card-survivors = Survivors
    .text = Look at the next 2 cards of your deck: both are discarded, or both go back as you arrange them.

# Shelters.

card-hovel = Hovel
    .text = Buying a Victory card lets you trash this from your hand. Only dealt at the start, never in the Supply.
card-necropolis = Necropolis
    .text = +2 Actions. Only dealt at the start, never in the Supply.
card-overgrown_estate = Overgrown Estate
    .aliases = overgrown
    .text = 0 points. When this is trashed, +1 Card. Only dealt at the start, never in the Supply.

# Outside the Supply.

card-madman = Madman
    .text = +2 Actions. It goes back to its pile; once it has, double your hand by drawing. Not in the Supply: it comes only from Hermit.
card-mercenary = Mercenary
    .text = You may trash 2 cards from your hand. If you did: +2 Cards, +2 coins, and each other player discards down to 3 cards in hand. Not in the Supply: it comes only from Urchin.
card-spoils = Spoils
    .text = Worth 3 coins. When played, it goes back to its pile. Not in the Supply: it comes only from Bandit Camp, Marauder and Pillage.

set-dark_ages = Dark Ages
    .word = dark_ages

kingdom-grim_parade = Grim Parade
kingdom-playing_chess_with_death = Playing Chess With Death
kingdom-high_and_low = High and Low

log-become = It is played as { $cards }.

# Modes.

option-catacombs-take = take
option-catacombs-discard = discard, draw 3
option-count-discard = discard 2
option-count-topdeck = card onto deck
option-count-copper = gain a Copper
option-count-coins = +3 coins
option-count-trash = trash hand
option-count-duchy = gain a Duchy
option-graverobber-from_trash = from the trash
option-graverobber-from_hand = trash an Action
option-hunting_grounds-duchy = a Duchy
option-hunting_grounds-estates = 3 Estates
option-squire-actions = +2 Actions
option-squire-buys = +2 Buys
option-squire-silver = a Silver
option-survivors-keep = put back
