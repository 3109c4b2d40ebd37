# The table in the terminal.

title = Dominion: a local table
fan-note = An unofficial fan project, not connected with the game’s publishers.

who-plays = Who plays? Names with commas between, “computer” for a computer player.
who-default = Enter: you against a computer player.
computer = computer
names-too-many = 2 to 6 can play; that was { $count }.
names-twice = Two players cannot both be called { $who }.
name-too-long = A name has at most { $count } characters.

which-kingdom = Which kingdom?
kingdom-default = Enter: { $kingdom }. A number picks one of these.
kingdom-random-help = random [sets] [+card] [−card]   ten by chance, with wishes and bans; sets: { $sets }
kingdom-own-help = own card, card, …   ten cards of your own
kingdom-impossible = No kingdom can be made of that: ten different cards are needed, from sets that exist, none of them both wished for and banned.
kingdom-not-ten = A kingdom has ten different cards; that was { $count }.
kingdom-chosen = Kingdom: { $cards }
edition-note = { $edition ->
    [1] Wordings of the 1st edition.
   *[2] Wordings of the 2nd edition.
}
shelters-wanted = Start with Shelters instead of Estates? (y/n)
no-such-answer = “{ $word }” is none of these.
ambiguous = “{ $word }” could be { $cards }.
too-many-of = There are not so many of { $card }.

commitment = Shuffles are fixed by a secret seed; its SHA-256 is { $hash }.

final-title = Final scores
record-verified = Played again from that seed with the same { $count } answers, the game ends the same: no shuffle was touched.
record-unverified = This game cannot be played again from its record: the rules have been corrected since it began.
record-wrong = Played again, the game does not end like that: the record was changed, or the rules have been corrected since.
record-kept = The record of the game is in { $path }.
record-not-kept = { $path } could not be written: { $reason }.

game-kept = A game is kept here: { $who }, turn { $count } of { $whose }.
answers-dropped = { $count ->
    [one] The rules have been corrected since: the last answer no longer fits and is asked again.
   *[other] The rules have been corrected since: the last { $count } answers no longer fit and are asked again.
}
resume-or-new = Enter goes on with it, n begins a new game:
give-up-sure = The kept game is then given up for good. Begin a new one? (y/n)
what-next = r the same players again · n a new game · x the record as a file · w how people did here · set personal settings · q leave
server-silent = The server that keeps the game does not answer. What was accepted is not lost.
try-again = Enter tries again:

settings-whose = Whose settings?
settings-hint = A number picks, Enter goes on.

pass-keyboard = The keyboard goes to { $who }. Everyone else looks away.
press-enter = { $who }, press Enter.

head-turn = Turn { $count } · { $who }
head-counters = Actions { $actions } · Buys { $buys } · Coins { $coins }
head-supply = Supply (cost, name, cards left)
head-beside = Not for sale: { $piles }
head-trash = Trash: { $cards }
head-hand = { $who }, your hand: { $cards }
hand-empty = nothing
seat-line = { $who }: hand { $hand }, deck { $deck }, discard { $top }
seat-in-play = in play: { $cards }
seat-set-aside = shown: { $cards }
seat-looked-at = You look at: { $cards }
discard-empty = empty

buy-hint = { $all ->
    [same] You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
   *[more] You have { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }, { $all } with all Treasures: naming a card plays them and buys it.
}
move-one-treasure = play { $card }
move-end-actions = end the Actions
move-end-turn = end the turn
move-done = none
keys = u undo · ? CARD explains · ? all keys · q leave
end-sure = { $coins ->
    [one] You have 1 coin left. End the turn? (y/n)
   *[other] You have { $coins } coins left. End the turn? (y/n)
}
name-any = Type the start of any card’s name.
pick-several = Several: name them with spaces between (copper copper estate, or 1*2 3); all; none.

help =
    A card is chosen by its number or the start of its name.
    e  ends the Actions or the turn        t  plays all Treasures
    u  takes back your last move           s  shows the table again
    l  shows the log                       ? CARD  explains a card
    k  explains the kingdom                w  shows how people did here
    q  leaves; the game is kept            set  shows and changes your settings

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
goodbye-kept = The game is kept as it stands. Start again to go on with this very question. Goodbye.
trouble = Something went wrong, and { $path } says what. The game is kept as it was.
exhibition = No keyboard here: two computer players show a game of { $kingdom }.
