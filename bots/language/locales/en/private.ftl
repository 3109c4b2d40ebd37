# The private chat: playing alone, the first page, the bot's profile.

welcome =
    Dominion, right here in the chat
    Build a deck, buy Provinces, beat the computer: your first decision is one tap away.
    In a group, /new opens a table for up to six; your hand then comes here, for your eyes only.
button-play-now = Play now
button-set-up = Choose cards and opponents
free-text =
    I understand buttons and commands
    Write the name of a card and I will explain it. { $help } lists everything else.
table-solo = Your own game
slash-solo-opened = Your game is below.
slash-solo-opened-elsewhere = Your game is in our direct messages: { $link }
slash-hand-elsewhere = Your hand is in our direct messages: { $link }
slash-solo-exists = Your game is still going on: it is below. { $stop } ends it.

profile-about = Play Dominion in a chat: alone against the computer, or in a group. Every rule is kept.
profile-description =
    Dominion, the deck-building card game, in your chat.

    • Alone: press Start, and you are playing against the computer.
    • With friends: add me to a group and write /new there. Hands stay private.
    • Base game in both editions, Intrigue, Hinterlands and Dark Ages.
