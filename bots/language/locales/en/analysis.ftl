# After a game: what can be learnt from it. $who and $winner are names; $card, $alternative and $cards are cards.

button-analysis = Analysis
button-decisive-turn = The decisive turn
analysis-title = Analysis
analysis-looking = Looking at the game… this takes a few seconds.
refusal-no-analysis = Games aren’t analysed here.
refusal-analysis-failed = This game couldn’t be analysed.
slash-analysis = analysis
slash-analysis-about = The last finished game: what decided it, and what to try next time
command-analysis = What decided the last game, and what to try next time
typed-analysis = a, analysis
choice-analysis = analysis

# What the decks were.

analysis-deck-alternative = { $who }: points from cards other than Provinces ({ $cards })
analysis-deck-engine = { $who }: an engine of villages and card draw ({ $cards })
analysis-deck-chain = { $who }: a chain of Actions that cost no Action ({ $cards })
analysis-deck-money_with = { $who }: money with { $cards }
analysis-deck-money = { $who }: nothing but money

# What decided it: chances in per cent, estimated by playing on from each turn.

analysis-decisive-turn = The turn that decided it: { $who }, turn { $number }. { $winner }’s chances rose from { $before }% to { $after }%.
analysis-decisive-turn-with = The turn that decided it: { $who }, turn { $number } ({ $cards }). { $winner }’s chances rose from { $before }% to { $after }%.
analysis-no-decisive-turn = No single turn decided it.

# What to try next time.

analysis-tips = Next time
analysis-tip = { $who }: { $tip }
analysis-early_points = don’t buy { $card } so early; while { $left } Provinces are left, cards that improve your hands do more for you.
analysis-idle_actions = { $count } turns ended with Actions you couldn’t play; buy fewer that give no Action back, or more villages.
analysis-late_points = near the end, points count more than another card for your hand; you passed up { $card } { $count } times.
analysis-unspent = you left money unspent in { $count } turns; even { $card } would have helped.
analysis-money_first = buy { $card } before { $alternative }; your deck was short of money.
analysis-better_card = { $card } would have done more for your deck than { $alternative }.
analysis-late_province = your first Province came on turn { $count }, the winner’s on turn { $number }; build towards 8 coins sooner.
analysis-no_province = you bought no Province, while the winner’s first came on turn { $number }; build towards 8 coins sooner.
analysis-curses = you ended up with { $count } Curses; trash them, or guard against attacks.
analysis-as_advised = well played; a strong player would have made { $count } of your { $all } purchases, too.
