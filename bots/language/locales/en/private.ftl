# The private chat: playing alone, the first page, the bot's profile.

welcome =
    Dominion, right here in the chat
    Build a deck, buy Provinces, beat the computer: your first decision is one tap away. Start against a beginner, or choose a better opponent.
    In a group, /new opens a table for up to six; you get your hand here, for your eyes only.
button-play-now = Play now
button-set-up = Choose cards and opponents
button-back-to-game = Back to the game
free-text =
    I understand buttons and commands
    Send me the name of a card and I’ll explain it. { $help } lists everything else.
free-text-playing =
    Your game is still in progress
    Send me the name of a card and I’ll explain it. { $help } lists everything else.
table-solo = Your solo game
slash-solo-opened = Here’s your game.
slash-solo-opened-elsewhere = Your game is in our direct messages: { $link }
slash-hand-elsewhere = Your hand is in our direct messages: { $link }
slash-solo-exists = Your game is still in progress; it’s below. { $stop } ends it.

profile-about = Play Dominion in chat: solo against the computer, or in a group. The bot takes care of the rules.
profile-description =
    Dominion, the deck-building card game, in your chat.

    • Solo: press Start and play against the computer.
    • With friends: add me to a group and send /new there. Hands stay private.
    • Base game in both editions, Intrigue, Hinterlands, Dark Ages, Prosperity, Cornucopia, Seaside and Alchemy.
