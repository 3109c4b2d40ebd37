# Alchemy: the name of each card, and what it does in our own words.

card-potion = Potion
    .text = Worth 1 potion, which you spend to buy a card with a potion in its cost.
card-alchemist = Alchemist
    .text = +2 Cards, +1 Action. When you discard this from play, you may put it onto your deck if you have a Potion in play.
card-apothecary = Apothecary
    .text = +1 Card, +1 Action. Reveal the top 4 cards of your deck. Put the Coppers and Potions into your hand and the rest back in any order.
card-apprentice = Apprentice
    .text = +1 Action. Trash a card from your hand. +1 Card for each coin it costs, and +2 Cards if it costs a potion.
card-familiar = Familiar
    .text = +1 Card, +1 Action. Each other player gains a Curse.
card-golem = Golem
    .text = Reveal cards from your deck until 2 Actions other than Golem have come up. Discard the rest, then play both Actions in either order.
card-herbalist = Herbalist
    .text = +1 Buy, +1 coin. When you discard this from play, you may put a Treasure you have in play onto your deck.
card-philosophers_stone = Philosopher’s Stone
    .text = When you play this, it is worth 1 coin for every 5 cards in your deck and discard pile together, rounded down.
card-possession = Possession
    .text = The player to your left takes an extra turn after this one, in which you see what they see and make all their decisions. Cards they would gain, you gain instead. Cards they trash are set aside and put into their discard pile at the end of that turn.
card-scrying_pool = Scrying Pool
    .text = +1 Action. Each player, including you, reveals the top card of their deck; you decide whether they discard it or put it back. Then reveal cards from your deck until one comes up that is not an Action. Put all of these into your hand.
card-transmute = Transmute
    .text = Trash a card from your hand. If it is an Action, gain a Duchy; if a Treasure, a Transmute; if a Victory card, a Gold.
card-university = University
    .text = +2 Actions. You may gain an Action costing up to 5.
card-vineyard = Vineyard
    .text = 1 point for every 3 Actions you own, rounded down.

set-alchemy = Alchemy
    .word = alchemy

kingdom-wine_country = Wine Country
