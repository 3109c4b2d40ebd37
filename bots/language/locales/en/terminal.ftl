# The table in the terminal.

title = Dominion: a local table
fan-note = An unofficial fan project, not affiliated with the game’s publishers.

who-plays = Who’s playing?
who-help = Names separated by commas; “computer” for a computer player, or “beginner”, “solid”, “strong”.
who-default = you against a computer player
computer = computer
names-too-many = 2 to 6 players, please; you named { $count }.
names-twice = Two players can’t both be called { $who }.
name-too-long = A name can have at most { $count } characters.

which-kingdom = Which kingdom?
kingdom-default = { $kingdom }; or type a number or a name from the list
kingdom-random-help = random [sets] [+card] [−card]   ten random cards; +card requires one, −card excludes it; sets: { $sets }
kingdom-own-help = own card, card, …   ten cards of your choice
kingdom-impossible = That kingdom isn’t possible: it takes ten different cards from existing sets, and no card can be both required and excluded.
kingdom-not-ten = A kingdom has ten different cards; you named { $count }.
kingdom-chosen = Kingdom: { $cards }
shelters-wanted = Start with Shelters instead of Estates?
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
give-up-sure = This discards the saved game for good. Start a new one?
server-silent = The game server isn’t responding. Your moves are safe.
try-again = try again

settings-whose = Whose settings?

pass-keyboard = Pass the keyboard to { $who }. Everyone else, look away.
press-enter = { $who }, press Enter.

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
keys = u undo · i hint · ? CARD explain a card · help all keys · q quit
end-sure = { $coins ->
    [one] You have 1 coin left. End your turn?
   *[other] You have { $coins } coins left. End your turn?
}
name-any = Type the start of any card’s name.
pick-several = Several: separate them with commas, as in “copper*2, estate” or “1*2, 3”.

help =
    Choose a card by its number, its name or the start of its name.
    e  end your Action phase or turn       t  play all Treasures
    p CARD  play one Treasure              u  take back your last move
    a  show the table again                l  show the log
    i  a hint: what a strong player would do
    k  explain the kingdom                 ? CARD  explain a card
    s  show statistics                     set  show and change your settings
    q  quit; the game is saved             help  show these keys
    g  how to play

own-kept = Kept: { $cards }.
own-missing = { $count ->
    [one] 1 card is missing. Which one?
   *[other] { $count } cards are missing. Which ones?
}
own-give-up = another kingdom
other-kingdom = Another kingdom
begin = begin
demo-title = A game between computer players
statistics-title = Statistics
help-title = Keys
more-lines = Enter for more, or a letter and Enter to skip the rest:
what-next = What next?
choice-resume = resume it
choice-new = new game
choice-rematch = rematch
choice-export = save the record
choice-shuffles = fair shuffles
choice-log = log
choice-replay = replay
choice-next-turn = next turn
choice-back = turn before
choice-first = first turn
choice-last = last turn
choice-learn = how to play
choice-page-on = next page
choice-page-back = previous page
choice-close = close
choice-statistics = statistics
choice-settings = personal settings
choice-quit = quit
settings-done = done
held-title = Your turn is over.
held-go-on = see your new hand
held-undo = take it back
pick-exactly = Exactly { $count }, please; you named { $named }.
pick-at-least = At least { $count }, please; you named { $named }.
pick-at-most = At most { $count }, please; you named { $named }.
play-not-in-hand = You have no { $card } in hand.
play-no-action = { $card } can’t be played in your Action phase.
pile-gone = The { $card } pile is empty.
too-dear = { $card } costs { $cost }; you have { $coins }.
move-all = all

# The full screen: titles of panes, labels of keys.

pane-supply = Supply
pane-players = Players
pane-hand = Your hand
pane-card = Card
header = Dominion · { $kingdom }
pane-in-play = in play
pane-revealed = revealed
pane-looked-at = you’re looking at
pane-trash = Trash
purse-note = { $coins } with Treasures
key-enter = Enter
key-undo = undo
key-card = card
key-log = log
key-kingdom = kingdom
key-statistics = statistics
key-settings = settings
key-learn = how to play
key-quit = quit
key-help = help
key-name = name
key-panes = next pane
key-close = close
key-scroll = scroll
key-leave-now = quit
picked-exactly = { $picked } of { $most } picked
picked-upto = { $picked } picked, at most { $most }
picked-range = { $picked } picked, { $least } to { $most }
type-here = Name
answer-here = Answer
nothing-fits = Enter sends what you typed, Esc takes it back.
others-play = The others are playing…
card-none = Move to a card to read it here.
help-screen =
    A number or a click chooses. Where several can be picked, numbers pick them and Enter confirms.
    Arrow keys move to a choice and show its card; Enter takes it.
    A capital letter or / begins a name; the list shows what fits, Tab completes it, Enter takes it.
    Tab shows the next pane if the window is too small for all of them. Page Up and Page Down scroll the log.

# What people type: words that mean the same, with commas between; the first is the one that is shown. The English
# ones are understood in every language, too.

typed-yes = y, yes
typed-no = n, no
typed-all = all, *
typed-none = n, none
typed-end = e, end
typed-treasures = t, treasures
typed-play = p, play
typed-undo = u, undo
typed-again = a, again, table
typed-log = l, log
typed-kingdom = k, kingdom
typed-statistics = s, w, statistics
typed-settings = set, settings
typed-quit = q, quit, exit
typed-help = help, h
typed-buy = buy, b
typed-new = n, new
typed-rematch = r, rematch
typed-export = x, export
typed-replay = p, replay
typed-shuffles = f, fair, shuffles
typed-back = b, back
typed-first = f, first
typed-last = l, last
typed-learn = learn, g
typed-page-back = b, back
typed-close = c, close
typed-random = random, r
typed-own = own, o

goodbye = Goodbye.
goodbye-kept = The game is saved: { $who } (turn { $count }, { $whose } to play). Next time it resumes with this question.
trouble = Something went wrong; see { $path }. The game is saved as it was.
demo-begins = No keyboard: two computer players will play a demo game. Kingdom: { $kingdom }.
