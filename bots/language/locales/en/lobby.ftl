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
category-attack = An Attack
    .word = attacks
category-reaction = A Reaction
    .word = reactions

options-wishes = Wishes and bans
options-points = Points
options-pictures = Pictures of the table
options-ask-kingdom = Which kingdom? To play with ten cards of your own, use { $command } with their names, separated by commas; if you have a kingdom code, use { $command } with the code.
options-ask-wishes = What must a random kingdom include (✓) or leave out (✗)? Each press changes the mark. For single cards, use { $command } { $example }
options-ask-points = Show everyone’s points during the game? Not available with Masquerade, which passes cards in secret.
options-ask-pictures = Send a picture of the table at the start of each turn? It’s sent silently, and the next one replaces it.
options-ask-veto = Which card don’t you want to play with? Another one will take its place. Each player has one veto.
points-yes = Shown during the game
points-no = At the end
pictures-yes = Yes
pictures-no = No
wishes-none = None
wishes-with = with { $what }
wishes-without = without { $what }
button-excluded = ✗ { $card }
button-forget-wishes = Clear wishes and bans

lobby-code = Kingdom code: { $code }
mark-pending = hasn’t answered yet
mark-veto = veto: { $card }
button-in = I’m in
button-reroll = New random kingdom
button-reroll-bane = Draw another bane
button-veto = Veto a card
button-invite-same = Invite the same players

call-invite = { $who }: another game here? There’s a seat for you.
call-rematch = { $who }: a rematch? Press “{ button-in }”.
notice-rematch = Everyone is being asked whether they’re in.
notice-invited = Invitation sent.

refusal-kingdom-impossible = No kingdom fits these wishes and bans.
refusal-bad-code = That’s not a kingdom code. Is there a typo in it?
refusal-vetoed-already = You’ve already used your veto.
refusal-invited-already = They’ve already been invited.

table-seat-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
screen-points = Points: { $points }
screen-points-of = { $who } { $points }
