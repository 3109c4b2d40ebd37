# The table in the terminal.

title = Dominion: a local table
fan-note = An unofficial fan project, not affiliated with the game’s publishers.

who-plays = Who’s playing? Names separated by commas; “computer” for a computer player.
who-default = Enter: you against a computer player.
computer = computer
names-too-many = 2 to 6 players, please; you named { $count }.
names-twice = Two players can’t both be called { $who }.
name-too-long = A name can have at most { $count } characters.

which-kingdom = Which kingdom?
kingdom-default = Enter: { $kingdom }. Or type a number from the list.
kingdom-random-help = random [sets] [+card] [−card]   ten random cards; +card requires one, −card excludes it; sets: { $sets }
kingdom-own-help = own card, card, …   ten cards of your choice
kingdom-impossible = That kingdom isn’t possible: it takes ten different cards from existing sets, and no card can be both required and excluded.
kingdom-not-ten = A kingdom has ten different cards; you named { $count }.
kingdom-chosen = Kingdom: { $cards }
edition-note = { $edition ->
    [1] Using 1st-edition card texts.
   *[2] Using 2nd-edition card texts.
}
shelters-wanted = Start with Shelters instead of Estates? (y/n)
no-such-answer = “{ $word }” isn’t one of the choices.
ambiguous = “{ $word }” could be { $cards }.
too-many-of = There aren’t that many: { $card }.

commitment = All shuffles come from a secret seed; its SHA-256 is { $hash }.

final-title = Final scores
record-verified = Verified: replaying the game from this seed with the same { $count } choices gives the same result, so no shuffle was rigged.
record-unverified = This game can’t be replayed from its record: the rules have been corrected since it started.
record-wrong = Replaying this record gives a different result: either it was edited, or the rules have been corrected since.
record-kept = The record was saved to { $path }.
record-not-kept = Couldn’t write { $path }: { $reason }.

game-kept = There’s a saved game: { $who } (turn { $count }, { $whose } to play).
answers-dropped = { $count ->
    [one] The rules have been corrected since: the last choice no longer fits, so the question is asked again.
   *[other] The rules have been corrected since: the last { $count } choices no longer fit, so the questions are asked again.
}
resume-or-new = Enter to resume it, n for a new game:
give-up-sure = This discards the saved game for good. Start a new one? (y/n)
what-next = r rematch · n new game · x save the record · w statistics · set personal settings · q quit
server-silent = The game server isn’t responding. Your moves are safe.
try-again = Press Enter to try again:

settings-whose = Whose settings?
settings-hint = Type a number to choose, Enter to continue.

pass-keyboard = Pass the keyboard to { $who }. Everyone else, look away.
press-enter = { $who }, press Enter.

head-turn = Turn { $count } · { $who }
head-counters = Actions { $actions } · Buys { $buys } · Coins { $coins }
head-supply = Supply (cost, name, cards left)
head-beside = Not in the Supply: { $piles }
head-trash = Trash: { $cards }
head-hand = { $who }, your hand: { $cards }
hand-empty = nothing
seat-line = { $who }: hand { $hand }, deck { $deck }, discard { $top }
seat-in-play = in play: { $cards }
seat-set-aside = revealed: { $cards }
seat-looked-at = You’re looking at: { $cards }
discard-empty = empty

buy-hint = { $all ->
    [same] You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[more] You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $all } with all Treasures. Name a card to play them all and buy it.
}
move-one-treasure = play { $card }
move-end-actions = end your Action phase
move-end-turn = end your turn
move-done = none
keys = u undo · ? CARD explain a card · ? all keys · q quit
end-sure = { $coins ->
    [one] You have 1 coin left. End your turn? (y/n)
   *[other] You have { $coins } coins left. End your turn? (y/n)
}
name-any = Type the start of any card’s name.
pick-several = Several: separate them with spaces (copper copper estate, or 1*2 3); all; none.

help =
    Choose a card by its number or the start of its name.
    e  end your Action phase or turn       t  play all Treasures
    p CARD  play one Treasure              u  take back your last move
    s  show the table again                l  show the log
    k  explain the kingdom                 ? CARD  explain a card
    w  show statistics                     set  show and change your settings
    q  quit; the game is saved

# What people type: words that mean the same, with commas between; the first is the one that is shown. The English
# ones are understood in every language, too.

typed-yes = y, yes
typed-no = n, no
typed-all = all
typed-none = n, none
typed-end = e
typed-treasures = t
typed-play = p, play
typed-undo = u
typed-again = s
typed-log = l
typed-kingdom = k
typed-statistics = w
typed-settings = set, settings
typed-quit = q
typed-new = n, new
typed-rematch = r
typed-export = x
typed-random = random, r
typed-own = own, o

goodbye = Goodbye.
goodbye-kept = The game is saved. Start again to resume at this question. Goodbye.
trouble = Something went wrong; see { $path }. The game is saved as it was.
exhibition = No keyboard: two computer players will play a demo game. Kingdom: { $kingdom }.
