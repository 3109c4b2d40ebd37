# Questions. Those that a card asks follow its name and a colon; a reaction has a sentence of its own.
# $kind is exactly, upto or any; $count how many; $cost the most a card may cost, or the exact cost; $who a player.

ask-of-card = { $source }: { $question }
ask-for-player = For { $who }: { $question }
cost-or = { $first } or { $last }
cost-potion = { $cost } and a potion

ask-act = Play an Action or end the phase.
ask-buy = Buy a card or end your turn.
ask-turn-order = Clean-up: what happens first?
ask-start-order = Start of the turn: what happens first?
ask-turn-react = Clean-up: use one of these?

ask-discard = { $kind ->
    [exactly] { $count ->
        [one] discard a card.
       *[other] discard { $count } cards.
    }
    [upto] { $count ->
        [one] you may discard a card.
       *[other] discard up to { $count } cards.
    }
   *[any] discard any number of cards.
}
ask-trash = { $kind ->
    [exactly] { $count ->
        [one] trash a card from your hand.
       *[other] trash { $count } cards from your hand.
    }
    [upto] { $count ->
        [one] you may trash a card from your hand.
       *[other] trash up to { $count } cards from your hand.
    }
   *[any] trash any number of cards from your hand.
}
ask-trash-robbed = trash one of your revealed cards costing 3 to 6.
ask-gain = { $kind ->
    [exactly] gain a card costing up to { $cost }.
   *[upto] you may gain a card costing up to { $cost }.
}
ask-topdeck = { $kind ->
    [exactly] { $count ->
        [one] put a card from your hand onto your deck.
       *[other] put these { $count } cards onto your deck; the first one you pick ends up on top.
    }
   *[upto] you may put a card onto your deck.
}
ask-play = { $kind ->
    [exactly] choose an Action to play.
   *[upto] you may choose an Action to play.
}
ask-pass = pass a card to the left.
ask-name = name a card.
ask-choose = { $kind ->
    [exactly] { $count ->
        [one] choose one.
       *[other] choose { $count }.
    }
   *[any] choose.
}
ask-order = what happens first?
ask-react = which Reaction do you use?
ask-confirm = use it?

# Base game.

ask-artisan-gain = gain a card costing up to { $cost } into your hand.
ask-bandit-trash = trash one of your revealed Treasures.
ask-bureaucrat-topdeck = reveal a Victory card and put it onto your deck.
ask-cellar-discard = discard any number of cards to draw as many.
ask-chancellor-confirm = put your deck into your discard pile?
ask-chapel-trash = trash up to 4 cards from your hand.
ask-harbinger-topdeck = you may put a card from your discard pile onto your deck.
ask-library-confirm = you drew { $card }. Set it aside?
ask-mine-trash = { $kind ->
    [exactly] trash a Treasure to gain one costing up to 3 more.
   *[upto] you may trash a Treasure to gain one costing up to 3 more.
}
ask-mine-gain = gain a Treasure costing up to { $cost } into your hand.
ask-moneylender-trash = { $kind ->
    [exactly] trash a Copper for +3 coins.
   *[upto] you may trash a Copper for +3 coins.
}
ask-remodel-trash = trash a card to gain one costing up to 2 more.
ask-sentry-trash = you’re looking at { $card }. Trash any of them?
ask-sentry-discard = you’re looking at { $card }. Discard any of them?
ask-spy-choose = { $who } reveals { $card }. Keep it on the deck or discard it?
ask-thief-trash = which of { $who }’s Treasures do you trash?
ask-thief-gain = which of the trashed Treasures do you gain?
ask-throne_room-play = { $kind ->
    [exactly] choose an Action to play twice.
   *[upto] you may choose an Action to play twice.
}
ask-vassal-confirm = play { $card }?
ask-moat-react = { $who } plays { $source }. Reveal Moat to be unaffected?

# Intrigue.

ask-baron-confirm = discard an Estate for +4 coins? If not, you gain one.
ask-masquerade-pass = choose a card to pass to the left.
ask-mining_village-confirm = trash it for +2 coins?
ask-minion-choose = +2 coins, or discard your hand and draw 4 cards?
ask-nobles-choose = +3 Cards or +2 Actions?
ask-pawn-choose = choose two of these.
ask-scout-topdeck = put these cards back onto your deck; the first one you pick ends up on top.
ask-secret_chamber-discard = discard any number of cards for +1 coin each.
ask-secret_chamber-topdeck = { $count ->
    [one] put a card from your hand onto your deck.
   *[other] put { $count } cards from your hand onto your deck; the first one you pick ends up on top.
}
ask-secret_chamber-react = { $who } plays { $source }. Reveal Secret Chamber to draw 2 cards and put 2 back?
ask-steward-choose = +2 Cards, +2 coins, or trash 2 cards?
ask-swindler-gain = which card costing { $cost } does { $who } gain?
ask-torturer-choose = discard 2 cards, or gain a Curse into your hand?
ask-trading_post-trash = trash { $count } cards to gain a Silver into your hand.
ask-upgrade-trash = trash a card to gain one costing exactly 1 more.
ask-upgrade-gain = gain a card costing exactly { $cost }.
ask-wishing_well-name = name a card; if it’s on top of your deck, it goes into your hand.

# Hinterlands.

ask-cartographer-discard = discard any of these: { $card }.
ask-develop-trash = trash a card to gain one costing 1 more and one costing 1 less.
ask-develop-gain = gain a card costing { $cost } onto your deck.
ask-duchess-confirm = gain a Duchess too?
ask-duchess-choose = { $card } is on top of your deck. Keep it there or discard it?
ask-farmland-trash = trash a card to gain one costing exactly 2 more.
ask-farmland-gain = gain a card costing exactly { $cost }.
ask-fools_gold-react = { $who } gains { $source }. Trash Fool’s Gold to gain a Gold onto your deck?
ask-haggler-gain = gain a card costing up to { $cost } that isn’t a Victory card.
ask-ill_gotten_gains-confirm = gain a Copper into your hand?
ask-inn-choose = choose Actions from your discard pile to shuffle into your deck.
ask-jack_of_all_trades-choose = { $card } is on top of your deck. Keep it there or discard it?
ask-jack_of_all_trades-trash = you may trash a card from your hand that isn’t a Treasure.
ask-mandarin-topdeck = { $count ->
    [one] put a card from your hand onto your deck.
   *[other] put your Treasures in play onto your deck; the first one you pick ends up on top.
}
ask-noble_brigand-trash = which of { $who }’s Treasures do you trash?
ask-oracle-choose = { $who } reveals { $card }. Keep both on the deck or discard both?
ask-oracle-topdeck = put { $card } back onto your deck; the first one you pick ends up on top.
ask-scheme-topdeck = you may put an Action you have in play onto your deck.
ask-spice_merchant-trash = you may trash a Treasure for +2 Cards and +1 Action, or +2 coins and +1 Buy.
ask-spice_merchant-choose = +2 Cards and +1 Action, or +2 coins and +1 Buy?
ask-stables-discard = you may discard a Treasure for +3 Cards and +1 Action.
ask-trader-trash = trash a card to gain a Silver for each coin it costs.
ask-trader-react = You’re about to gain { $source }. Reveal Trader and gain a Silver instead?
ask-tunnel-react = Reveal Tunnel to gain a Gold?

# Dark Ages.

ask-altar-trash = trash a card, then gain one costing up to 5.
ask-armory-gain = gain a card costing up to { $cost } onto your deck.
ask-band_of_misfits-choose = play it as which Action costing up to { $cost }?
ask-beggar-react = { $who } plays { $source }. Discard Beggar to gain 2 Silvers, one onto your deck?
ask-catacombs-choose = you’re looking at { $card }. Put them into your hand, or discard them and draw 3 cards?
ask-count-choose = discard 2 cards, put a card onto your deck, or gain a Copper?
ask-count-choose-reward = +3 coins, trash your hand, or gain a Duchy?
ask-counterfeit-play = you may play a Treasure twice, then trash it.
ask-cultist-play = you may play another Cultist.
ask-dame_anna-trash = you may trash up to 2 cards from your hand.
ask-death_cart-trash = trash an Action from your hand, or the Death Cart itself.
ask-forager-trash = trash a card for +1 coin per differently named Treasure in the trash.
ask-graverobber-choose = gain a card from the trash, or trash an Action to gain one costing up to 3 more?
ask-graverobber-trash = trash an Action to gain a card costing up to 3 more.
ask-graverobber-gain-from_trash = gain a card costing 3 to 6 from the trash onto your deck.
ask-hermit-trash = you may trash a card from your discard pile or your hand, but not a Treasure.
ask-hovel-react = You bought { $source }. Trash Hovel from your hand?
ask-hunting_grounds-choose = gain a Duchy or 3 Estates?
ask-ironmonger-choose = { $card } is on top of your deck. Keep it there or discard it?
ask-market_square-react = Discard Market Square to gain a Gold?
ask-mercenary-confirm = trash 2 cards? You get +2 Cards and +2 coins, and the others discard down to 3.
ask-mystic-name = name a card; if it’s on top of your deck, it goes into your hand.
ask-pillage-discard = which card does { $who } discard?
ask-procession-play = you may play an Action twice, then trash it and gain an Action costing exactly 1 more.
ask-procession-gain = gain an Action costing exactly { $cost }.
ask-rats-trash = trash a card other than Rats.
ask-rebuild-name = name a card to skip.
ask-rebuild-gain = gain a Victory card costing up to { $cost }.
ask-rogue-gain = gain a card costing 3 to 6 from the trash.
ask-scavenger-confirm = put your deck into your discard pile?
ask-scavenger-topdeck = put a card from your discard pile onto your deck.
ask-squire-choose = +2 Actions, +2 Buys, or gain a Silver?
ask-squire-gain = gain an Attack.
ask-storeroom-discard = discard any number of cards to draw as many.
ask-storeroom-discard-coins = discard any number of cards for +1 coin each.
ask-survivors-choose = you’re looking at { $card }. Put both back or discard both?
ask-urchin-react = Trash Urchin to gain a Mercenary?

# Prosperity.

ask-bishop-trash = { $kind ->
    [exactly] trash a card from your hand for victory tokens: half its cost, rounded down.
   *[upto] you may trash a card from your hand.
}
ask-contraband-name = name a card that { $who } can’t buy this turn.
ask-counting_house-choose = take any number of Coppers from your discard pile into your hand.
ask-expand-trash = trash a card to gain one costing up to 3 more.
ask-forge-trash = trash any number of cards to gain one costing exactly as much as all of them.
ask-forge-gain = gain a card costing exactly { $cost }.
ask-kings_court-play = you may choose an Action to play three times.
ask-loan-choose = { $card } comes up. Trash it or discard it?
ask-mint-choose = you may reveal a Treasure to gain a copy of it.
ask-mountebank-discard = you may discard a Curse. If you don’t, you gain a Curse and a Copper.
ask-royal_seal-react = You gained { $source }. Use Royal Seal to put it onto your deck?
ask-trade_route-trash = trash a card from your hand.
ask-vault-discard = { $kind ->
    [exactly] discard { $count } cards to draw one.
   *[any] discard any number of cards for +1 coin each.
}
ask-vault-confirm = discard 2 cards to draw one?
ask-watchtower-react = You gained { $source }. Reveal Watchtower to trash it or put it onto your deck?
ask-watchtower-choose = trash { $card }, or put it onto your deck?

# Cornucopia.

ask-hamlet-discard-action = you may discard a card for +1 Action.
ask-hamlet-discard-buy = you may discard a card for +1 Buy.
ask-horn_of_plenty-gain = gain a card costing up to { $cost }. If it’s a Victory card, the Horn is trashed.
ask-horse_traders-react = { $who } plays { $source }. Set Horse Traders aside? At the start of your next turn they come back, with a card.
ask-jester-choose = { $who } discards { $card }. Who gains a copy of it?
ask-remake-trash = trash a card to gain one costing exactly 1 more.
ask-remake-gain = gain a card costing exactly { $cost }.
ask-tournament-confirm = reveal a Province from your hand?
ask-tournament-gain = gain a Prize or a Duchy onto your deck.
ask-trusty_steed-choose = choose two of these.
ask-young_witch-confirm = reveal a bane card so that you gain no Curse?

# Seaside.

ask-ambassador-choose = reveal a card from your hand; each other player gains a copy of it.
ask-ambassador-choose-return = { $count ->
    [1] return { $card } to the Supply? Then each other player gains a copy.
   *[other] return up to { $count } copies of { $card } to the Supply? Then each other player gains one.
}
ask-embargo-choose = put an Embargo token on a Supply pile. Whoever buys a card from it gains a Curse.
ask-explorer-confirm = reveal a Province to gain a Gold into your hand? If not, you gain a Silver.
ask-ghost_ship-topdeck = { $count ->
    [one] put a card from your hand onto your deck; you keep 3.
   *[other] put { $count } cards from your hand onto your deck; you keep 3. The first one you pick ends up on top.
}
ask-haven-choose = set a card from your hand aside, face down. It comes back at the start of your next turn.
ask-island-choose = choose another card for your Island mat. It stays there until the end of the game.
ask-lookout-trash = you’re looking at { $card }. Trash one of them; then you discard another.
ask-lookout-discard = you’re looking at { $card }. Discard one; the other one goes back onto your deck.
ask-native_village-choose = put the top card of your deck onto the mat, or take all cards from the mat into your hand?
ask-navigator-choose = you’re looking at { $card }. Keep all of them on your deck or discard all?
ask-pearl_diver-confirm = { $card } is at the bottom of your deck. Move it to the top?
ask-pirate_ship-choose = attack the others’ Treasures to take a Coin token, or take { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} for your Coin tokens?
ask-pirate_ship-trash = which of { $who }’s Treasures do you trash?
ask-salvager-trash = trash a card for +1 coin for each coin it costs.
ask-smugglers-gain = gain a card costing up to { $cost } that { $who } gained on their last turn.
ask-treasury-react = Put Treasury onto your deck instead of discarding it?

# Alchemy.

ask-alchemist-react = Put Alchemist onto your deck instead of discarding it?
ask-apprentice-trash = trash a card: +1 Card for each coin it costs, +2 Cards for a potion.
ask-golem-play = which of the two do you play first? The other one follows.
ask-herbalist-react = Use Herbalist to put a Treasure you have in play onto your deck?
ask-herbalist-topdeck = which of your Treasures in play goes onto your deck?
ask-scrying_pool-choose = { $who } reveals { $card }. Keep it on the deck or discard it?
ask-transmute-trash = trash a card. An Action brings a Duchy, a Treasure a Transmute, a Victory card a Gold.
ask-university-gain = you may gain an Action costing up to { $cost }.
