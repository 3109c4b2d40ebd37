# Before the game: the kingdom, invitations and rematches. Points during the game.

# Kinds of cards; the word can be typed after + or -.
category-village = A village (+2 Actions)
    .word = villages
category-trasher = A trasher
    .word = trashers
category-draw = Card draw (+2 Cards)
    .word = draw
category-buy = An extra Buy
    .word = buys
category-attack = An attack
    .word = attacks
category-reaction = A reaction
    .word = reactions

options-wishes = Wishes and bans
options-points = Points
options-ask-kingdom = Which kingdom? For ten cards of your own, write { $command } and their names with commas; for a kingdom that you have the code of, { $command } and the code.
options-ask-wishes = What must a random kingdom have (✓), and what not (✗)? Each press changes one of them. For single cards, write { $command } { $example }
options-ask-points = Show everybody’s points during the game? Not with Masquerade: it passes cards in secret.
options-ask-veto = Which card do you not want to play with? Another one takes its place. Each player has one veto.
points-yes = shown during the game
points-no = at the end
wishes-none = none
wishes-with = with { $what }
wishes-without = without { $what }
button-excluded = ✗ { $card }
button-forget-wishes = No wishes and bans

lobby-code = Code of this kingdom: { $code }
mark-pending = has not answered yet
mark-veto = veto: { $card }
button-in = I’m in
button-reroll = New random kingdom
button-veto = Veto a card
button-invite-same = Invite the same players

call-invite = { $who }: another game here? There is a seat for you.
call-rematch = { $who }: a rematch? Press “{ button-in }”.
notice-rematch = Everybody is asked whether they are in.
notice-invited = They have been called.

refusal-kingdom-impossible = No kingdom can be drawn with these wishes and bans.
refusal-bad-code = That is not the code of a kingdom. Is it mistyped?
refusal-vetoed-already = You have used your veto.
refusal-invited-already = They have been invited already.

table-seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-points = Points: { $points }
screen-points-of = { $who } { $points }
