"""Young Witch, and the bane that protects from it."""

from tests.each import for_each_row
from tests.engine.table import Table, cards

KINGDOM = "young_witch smithy market mine cellar militia gardens workshop remodel witch"


def table(me, you, *more, bane="village", **position):
    """A table with a Young Witch among the ten piles."""
    me = {"hand": me, "deck": "gold*6"} if isinstance(me, str) else me
    return Table(me, you, *more, kingdom=KINGDOM, bane=bane, **position)


def test_young_witch_draws_two_cards_discards_two_and_curses_the_others():
    t = table({"hand": "young_witch, estate", "deck": "gold, silver"}, "copper")
    t.me.plays("young_witch")
    assert t.me.hand == cards("estate, gold, silver")
    t.me.does("discard", "estate", "silver")
    assert t.me.hand == cards("gold")
    assert t.you.discard == ["curse"]


def test_who_shows_the_bane_gains_no_curse_and_keeps_it():
    t = table("young_witch", "village, copper")
    t.me.plays("young_witch")
    t.you.does("confirm", "yes", source="young_witch")
    assert t.you.discard == []
    assert t.you.hand == cards("village, copper")
    assert [event.cards for event in t.public() if event.name == "reveal"] == [("village",)]


def test_the_bane_may_be_kept_hidden():
    t = table("young_witch", "village, copper")
    t.me.plays("young_witch")
    t.you.does("confirm", "no")
    assert t.you.discard == ["curse"]
    assert not [event for event in t.public() if event.name == "reveal"]


def test_reactions_come_before_the_bane():
    t = table({"hand": "young_witch, village", "deck": "gold, silver, copper*3"}, "horse_traders, village")
    t.me.plays("young_witch")
    assert t.me.hand == cards("village")
    t.you.does("react", "horse_traders", source="young_witch")
    assert t.me.asked == "discard"
    t.me.does("discard", "gold", "silver")
    assert t.asked == ["you"]
    t.you.does("confirm", "yes")
    assert t.you.discard == []


@for_each_row([("moat", None), ("no", "yes")])
def test_a_moat_that_is_the_bane_protects_in_either_way(reaction, shown):
    t = table("young_witch", "moat", bane="moat")
    t.me.plays("young_witch")
    t.you.does("react", reaction)
    if t.you.asked == "react":
        t.you.does("react", "no")
    if shown:
        t.you.does("confirm", shown)
    assert t.me.asked == "buy"
    assert t.you.discard == []


def test_a_secret_chamber_that_went_back_to_the_deck_is_no_bane_in_hand():
    t = table("young_witch", {"hand": "secret_chamber, copper*4", "deck": "gold, silver"}, bane="secret_chamber")
    t.me.plays("young_witch")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "secret_chamber", "copper")
    assert t.me.asked == "buy"
    assert t.you.discard == ["curse"]


def test_a_secret_chamber_that_was_kept_may_be_shown_as_the_bane():
    t = table("young_witch", {"hand": "secret_chamber, copper*4", "deck": "gold, silver"}, bane="secret_chamber")
    t.me.plays("young_witch")
    t.you.does("react", "secret_chamber")
    t.you.does("topdeck", "copper", "copper")
    t.you.does("react", "no")
    t.you.does("confirm", "yes")
    assert t.you.discard == []


def test_a_beggar_that_was_discarded_is_no_bane_in_hand():
    t = table("young_witch", {"hand": "beggar, copper*4", "deck": "gold"}, bane="beggar")
    t.me.plays("young_witch")
    t.you.does("react", "beggar")
    assert t.me.asked == "buy"
    assert t.you.discard == ["beggar", "silver", "curse"]
    assert t.you.deck == ["silver", "gold"]


def test_a_beggar_that_was_kept_may_be_shown_as_the_bane():
    t = table("young_witch", "beggar, copper*4", bane="beggar")
    t.me.plays("young_witch")
    t.you.does("react", "no")
    t.you.does("confirm", "yes")
    assert t.you.discard == []


def test_a_watchtower_that_is_the_bane_protects_or_trashes_the_curse():
    t = table("young_witch", "watchtower", bane="watchtower")
    t.me.plays("young_witch")
    t.you.does("confirm", "yes")
    assert t.pile("curse") == 10
    t = table("young_witch", "watchtower", bane="watchtower")
    t.me.plays("young_witch")
    t.you.does("confirm", "no")
    t.you.does("react", "watchtower", source="curse")
    t.you.does("choose", "trash")
    assert t.pile("curse") == 9
    assert t.trash == cards("curse")


def test_a_tunnel_that_is_shown_as_the_bane_is_not_discarded():
    t = table("young_witch", "tunnel", bane="tunnel")
    t.me.plays("young_witch")
    t.you.does("confirm", "yes")
    assert t.me.asked == "buy"
    assert t.you.hand == cards("tunnel")
    assert t.you.discard == []


def test_young_witch_discards_as_many_cards_as_there_are():
    t = table({"hand": "young_witch", "deck": "gold"}, "copper")
    t.me.plays("young_witch")
    assert t.me.asked == "buy"
    assert t.me.discard == ["gold"]


def test_the_last_curse_of_a_young_witch_goes_to_the_next_in_turn_order():
    t = table("young_witch", "", "", supply={"curse": 1})
    t.me.plays("young_witch")
    assert t.you.discard == ["curse"]
    assert t.third.discard == []


def test_all_players_with_a_bane_are_asked_at_once():
    t = table("young_witch", "village", "copper", "village")
    t.me.plays("young_witch")
    assert t.asked == ["you", "fourth"]
    t.fourth.does("confirm", "no")
    t.you.does("confirm", "yes")
    assert [t.you.discard, t.third.discard, t.fourth.discard] == [[], ["curse"], ["curse"]]


def test_the_bane_may_be_shown_to_each_play_of_a_young_witch():
    t = table({"hand": "kings_court, young_witch", "deck": "gold*9"}, "village")
    t.me.plays("kings_court")
    t.me.does("play", "young_witch")
    for answer in ("yes", "no", "yes"):
        t.you.does("confirm", answer)
    assert t.you.discard == ["curse"]


def test_a_tunnel_among_the_discards_is_shown_before_the_banes():
    t = table("young_witch, tunnel", "village")
    t.me.plays("young_witch")
    t.me.does("discard", "tunnel", "gold")
    t.me.does("react", "tunnel")
    assert t.me.discard == ["tunnel", "gold", "gold"]
    assert t.you.asked == "confirm"


def test_trader_may_replace_the_curse_of_a_young_witch():
    t = table("young_witch", "trader")
    t.me.plays("young_witch")
    t.you.does("react", "trader")
    assert t.you.discard == ["silver"]


def test_who_plays_young_witch_is_not_asked_for_a_bane():
    t = table("young_witch, village*2", "copper")
    t.me.plays("young_witch")
    t.me.does("discard", "gold", "gold")
    assert t.me.asked == "buy"


def test_a_band_of_misfits_that_is_a_young_witch_knows_the_bane():
    t = table("band_of_misfits", "village")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "young_witch")
    t.you.does("confirm", "yes")
    assert t.you.discard == []
