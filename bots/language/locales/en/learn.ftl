# How Dominion works: a few short pages, and the pictures on them.

button-learn = How to play
command-learn = How Dominion works, in a few short pages
slash-learn = learn
slash-learn-about = How Dominion works, in a few short pages
refusal-learn-page = There’s no such page any more. Open “{ button-learn }” again.

learn-idea =
    How Dominion works
    You build your own deck while you play. Everyone starts with ten weak cards: 7 Coppers and 3 Estates.
    Each turn you have five cards in hand, use them, and buy a better card for your deck.
    When your deck runs out, your discard pile is shuffled and becomes your deck, so you draw what you bought.
    The player with the most points at the end wins.
learn-turn =
    Your turn
    ⚡ Action phase: play one Action card if you hold one. Some give you more Actions, cards, Buys or coins.
    🛒 Buy phase: your Treasures pay for one card. It goes into your discard pile, not into your hand.
    ♻️ Clean-up: you discard your hand and what you played, and draw five new cards.
learn-card =
    How to read a card
    Top left is what it costs. Below come its bonuses, then its text, which you follow from top to bottom. At the bottom are its types.
    “+1 Action” lets you play another Action card, “+1 Buy” lets you buy another card, and “+2 Cards” means: draw two.
    { $card } explains any card.
learn-types =
    Kinds of cards
    🟡 Treasure: pays for cards
    🟢 Victory: points at the end
    ⚪ Action: does something for you
    🔴 Attack: hurts the others
    🔵 Reaction: helps when something happens, even out of turn
    🟣 Curse: −1 point
learn-end =
    The Supply, and the end
    You buy from the Supply: Treasures, Victory cards, and ten kingdom piles, which differ from game to game.
    The game ends with the turn in which the last Province goes, or the third pile runs out (with five or six players, the fourth).
    Then all your cards count, wherever they are. In a tie, whoever had fewer turns wins.
learn-sets =
    What some sets add
    🟧 Duration (Seaside): stays in play and does something next turn, too
    🧪 Potion (Alchemy): gives 1 potion. “Golem 4🧪” takes 4 coins and a potion.
    🛡️ Victory tokens (Prosperity): points, too
    🟤 Ruins (Dark Ages): poor Actions that Looters hand out; 🟠 Shelters: instead of Estates; Knights: ten Attacks in one pile
learn-here =
    How it looks here
    I shuffle, deal and count; you press buttons.
    On “Gold 6 ·30”, 6 is the cost, and 30 are left. One press plays your Treasures, buys the card and, with your last Buy, ends your turn.
    ❔ Card texts: what your cards do
    ↩️ Undo: takes back a slip
    ✋ is your hand; no one else sees it.
learn-next =
    Your first game
    Play against the computer. With “Explain as I go”, I tell you what each new question means, using your own cards, and say less and less as you get going.
    { $card } explains a card, { $help } lists everything else.

# On the pictures: a heading and a few words each.

picture-learn-idea = Where your cards go
picture-learn-turn = A turn has three phases
picture-learn-types = Six kinds of cards
picture-learn-end = Points at the end
picture-learn-sets = Only in some sets
picture-learn-here = What you have left this turn
picture-learn-next = Where to go from here
step-deck = Deck
    .text = face down
step-hand = Hand
    .text = five cards
step-play = In play
    .text = they act and pay
step-discard = Discard
    .text = shuffled when the deck is empty
step-action = Action
    .text = play one Action card
step-buy = Buy
    .text = Treasures pay for one card
step-clean-up = Clean-up
    .text = discard all, draw five
step-actions = Actions
    .text = Action cards you can play
step-buys = Buys
    .text = cards you can buy
step-coins = Coins
    .text = what you can spend
step-duration = Duration
    .text = acts next turn, too
step-potion = Potion
    .text = for costs with a flask
step-token = Token
    .text = worth one point
step-alone = Play
    .text = against the computer
step-guide = Learn
    .text = explained as you go
step-read = Look up
    .text = what every card does
step-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
part-cost = Cost
part-bonus = Bonus first
part-text = Then the text
part-types = Types
