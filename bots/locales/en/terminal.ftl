# The table in the terminal.

title = Dominion: a local table
fan-note = An unofficial fan project, not connected with the game’s publishers.

who-plays = Who plays? Names with commas between, “computer” for a computer player.
who-default = Enter: you against a computer player.
player-default = Player
computer = computer
computer-name = Computer
computer-numbered = Computer { $number }
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
seed-shown = The seed was { $seed }; its SHA-256 is { $hash }.

record-verified = Played again from that seed with the same { $count } answers, the game ends the same: no shuffle was touched.

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
move-treasures = play all Treasures
move-one-treasure = play { $card }
move-end-actions = end the Actions
move-end-turn = end the turn
move-done = none
keys = u undo · ? CARD explains · ? all keys · q leave
name-any = Type the start of any card’s name.
pick-several = Several: name them with spaces between (copper copper estate, or 1*2 3); all; none.

help =
    A card is chosen by its number or the start of its name.
    e  ends the Actions or the turn        t  plays all Treasures
    u  takes back your last move           s  shows the table again
    l  shows the log                       ? CARD  explains a card
    k  explains the kingdom                q  leaves the table
card-line = { $name } · costs { $cost } · { $types }

final-title = Final scores
final-line = { $rank }. { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
} in { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
final-winner = { $who } wins.
final-shared = { $who } share the victory.
leave-sure = Leave the table? The game is not kept. (y/n)
goodbye = Goodbye.
exhibition = No keyboard here: two computer players show a game of { $kingdom }.
list-and = { $first } and { $last }
