# Cornucopia: the name of each card, and what it does in our own words.

card-fairgrounds = Fairgrounds
    .text = 2 points for every 5 differently named cards you own, rounded down.
card-farming_village = Farming Village
    .text = +2 Actions. Reveal cards from your deck until an Action or Treasure comes up. Put it into your hand and discard the rest.
card-fortune_teller = Fortune Teller
    .text = +2 coins. Each other player reveals cards from their deck until a Victory card or a Curse comes up, puts it onto their deck and discards the rest.
card-hamlet = Hamlet
    .text = +1 Card, +1 Action. You may discard a card for +1 Action. You may discard a card for +1 Buy.
card-harvest = Harvest
    .text = Reveal the top 4 cards of your deck and discard them. +1 coin for each differently named card among them.
card-horn_of_plenty = Horn of Plenty
    .text = Worth 0 coins. When you play this, gain a card costing up to 1 for each differently named card you have in play, this one included. If it’s a Victory card, trash this.
card-horse_traders = Horse Traders
    .text = +1 Buy, +3 coins. Discard 2 cards. When another player plays an Attack, you may set this aside from your hand; at the start of your next turn, draw a card and take this back into your hand.
card-hunting_party = Hunting Party
    .text = +1 Card, +1 Action. Reveal your hand, then cards from your deck until one comes up that is not in your hand. Put it into your hand and discard the rest.
card-jester = Jester
    .text = +2 coins. Each other player discards the top card of their deck. If it’s a Victory card, they gain a Curse; otherwise you choose: they gain a copy of it, or you do.
card-menagerie = Menagerie
    .text = +1 Action. Reveal your hand. If no two cards are alike, +3 Cards, otherwise +1 Card.
card-remake = Remake
    .text = Do this twice: trash a card from your hand and gain one costing exactly 1 more.
card-tournament = Tournament
    .text = +1 Action. Each player may reveal a Province from their hand. If you do, discard it and gain a Prize or a Duchy onto your deck. If nobody else does, +1 Card and +1 coin.
card-young_witch = Young Witch
    .text = +2 Cards. Discard 2 cards. Each other player may reveal a bane card from their hand; those who do not gain a Curse. The bane is an eleventh kingdom pile costing 2 or 3.
card-bag_of_gold = Bag of Gold
    .text = +1 Action. Gain a Gold onto your deck. A Prize, only from Tournament.
card-diadem = Diadem
    .text = Worth 2 coins, and 1 more for each Action you have left. A Prize, only from Tournament.
card-followers = Followers
    .text = +2 Cards. Gain an Estate. Each other player gains a Curse and discards down to 3 cards in hand. A Prize, only from Tournament.
card-princess = Princess
    .text = +1 Buy. While this is in play, all cards cost 2 less, but not less than 0. A Prize, only from Tournament.
card-trusty_steed = Trusty Steed
    .text = Choose two: +2 Cards; +2 Actions; +2 coins; gain 4 Silvers and put your deck into your discard pile. A Prize, only from Tournament.

set-cornucopia = Cornucopia
    .word = cornucopia

kingdom-blue_harvest = Blue Harvest
kingdom-traveling_circus = Traveling Circus

# Modes.

option-jester-me = I do
option-jester-them = they do
option-trusty_steed-cards = +2 Cards
option-trusty_steed-actions = +2 Actions
option-trusty_steed-coins = +2 coins
option-trusty_steed-silvers = 4 Silvers, discard deck
