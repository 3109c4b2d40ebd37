"""The seven basic cards, which are in every game."""

from engine.kinds import CURSE, TREASURE, VICTORY, card

copper = card("copper", 0, TREASURE, coins=1)
curse = card("curse", 0, CURSE, points=-1)
duchy = card("duchy", 5, VICTORY, points=3)
estate = card("estate", 2, VICTORY, points=1)
gold = card("gold", 6, TREASURE, coins=3)
province = card("province", 8, VICTORY, points=6)
silver = card("silver", 3, TREASURE, coins=2)
