"""Band of Misfits: it is another card for as long as it stays in play."""

import pytest

from tests.engine.table import Table, cards

DEAR = "altar catacombs count graverobber junk_dealer laboratory market"  # Actions it cannot be


def misfits(hand="", *, extra="", **more):
    """A table where the first player has a Band of Misfits and can play it as one of the extra cards only."""
    kingdom = ["band_of_misfits", *extra.split(), *DEAR.split(), "festival", "council_room"][:10]
    return Table(me={"hand": f"band_of_misfits, {hand}", "deck": "copper*10"}, kingdom=" ".join(kingdom), **more)


def test_it_can_be_any_cheaper_action_of_the_supply():
    t = misfits(extra="poor_house village market feodum gardens")
    t.me.plays("band_of_misfits")
    assert t.me.asked == "choose"
    assert set(t.me.options) == {"poor_house", "village"}


def test_it_does_what_the_other_card_does_and_is_that_card_in_play():
    t = misfits("moat", extra="poor_house village")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "village")
    assert t.actions == 2
    assert t.me.hand == cards("moat, copper")
    assert t.me.in_play == cards("village")


@pytest.mark.parametrize(
    ("knights", "offered"), [(["sir_martin", "dame_molly"], True), (["dame_molly", "sir_martin"], False)]
)
def test_it_can_be_the_knight_on_top_of_the_pile_if_that_is_cheaper(knights, offered):
    t = misfits(extra="poor_house village knights", supply={"knights": knights})
    t.me.plays("band_of_misfits")
    assert ("sir_martin" in t.me.options) is offered
    assert "dame_molly" not in t.me.options


def test_it_can_be_the_top_ruins():
    t = misfits(extra="poor_house death_cart", supply={"ruins": ["ruined_library", "survivors"]})
    t.me.plays("band_of_misfits")
    assert set(t.me.options) == {"poor_house", "death_cart", "ruined_library"}
    t.me.does("choose", "ruined_library")
    assert t.me.hand == cards("copper")


def test_it_cannot_be_a_card_whose_pile_is_empty():
    t = misfits(extra="poor_house village fortress", supply={"fortress": 0})
    t.me.plays("band_of_misfits")
    assert set(t.me.options) == {"poor_house", "village"}


def test_it_cannot_be_a_card_from_outside_the_supply():
    t = misfits("necropolis", extra="hermit urchin")
    t.me.plays("band_of_misfits")
    assert set(t.me.options) == {"hermit", "urchin"}


def test_where_nothing_costs_less_it_stays_what_it_is():
    t = misfits("moat", extra="poor_house village", so_far={"discount": 6})  # everything costs nothing
    t.me.plays("band_of_misfits")
    assert t.me.in_play == cards("band_of_misfits")
    assert t.counters == (0, 1, 0)


def test_played_twice_it_chooses_once():
    t = misfits("throne_room", extra="poor_house village throne_room")
    t.me.plays("throne_room")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "village")
    assert t.actions == 4
    assert t.me.hand == cards("copper*2")


def test_as_a_fortress_it_comes_back_when_trashed_and_is_itself_again():
    t = misfits("procession", extra="poor_house fortress procession hunting_grounds", supply={"altar": 0})
    t.me.plays("procession")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "fortress")
    assert t.actions == 4
    assert t.me.hand == cards("band_of_misfits, copper*2")
    assert t.trash == []
    assert t.me.discard == ["hunting_grounds"]  # 1 more than a Band of Misfits costs


def test_as_a_death_cart_it_is_trashed_as_band_of_misfits():
    t = misfits("copper", extra="poor_house death_cart")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "death_cart")
    assert t.coins == 5
    assert t.trash == cards("band_of_misfits")


def test_as_a_feast_it_is_trashed_for_a_card():
    t = misfits(extra="poor_house feast", edition=1)
    t.me.plays("band_of_misfits")
    t.me.does("choose", "feast")
    assert t.trash == cards("band_of_misfits")
    t.me.does("gain", "market")


def test_as_an_urchin_it_may_be_trashed_for_a_mercenary():
    t = misfits("militia", extra="urchin militia")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "urchin")
    t.me.plays("militia")
    t.me.does("react", "urchin")
    assert t.trash == cards("band_of_misfits")
    assert t.me.discard == ["mercenary"]


def test_as_a_hermit_it_turns_into_a_madman_after_a_turn_without_purchases():
    t = misfits(extra="poor_house hermit")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "hermit")
    t.me.does("gain", "poor_house")
    t.me.ends_turn()
    assert t.trash == cards("band_of_misfits")
    assert t.me.discard == ["poor_house", "madman"]


def test_as_an_attack_it_can_be_answered():
    t = misfits(you="moat", extra="moat marauder")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "marauder")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.you.discard == []
    assert t.me.discard == ["spoils"]


def test_as_a_procession_it_stays_in_play_until_clean_up():
    t = misfits("village", extra="procession village fortress armory")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "procession")
    t.me.does("play", "village")
    assert t.actions == 4
    assert t.trash == cards("village")
    assert set(t.me.options) == {"procession", "fortress", "armory"}
    t.me.does("gain", "fortress")
    assert t.me.in_play == cards("procession")
    t.me.ends_turn()
    assert "band_of_misfits" in t.me.discard


def test_in_hand_it_is_no_rats():
    t = misfits("band_of_misfits", extra="poor_house rats")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "rats")
    t.me.does("trash", "band_of_misfits")
    assert t.trash == cards("band_of_misfits")


def test_in_the_trash_it_costs_five():
    t = Table(me="rogue", trash="band_of_misfits, copper")
    t.me.plays("rogue")
    assert t.me.discard == ["band_of_misfits"]


def test_what_the_other_card_says_when_gained_does_not_happen():
    t = misfits("moat", extra="moat death_cart", supply={"ruins": ["survivors"]})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "death_cart")
    t.me.does("trash", "moat")
    assert t.me.discard == []
    assert t.pile("ruins") == ["survivors"]


def test_it_is_still_the_other_card_when_that_pile_has_run_out():
    t = misfits("throne_room, estate, curse", extra="rats throne_room", supply={"rats": 1})
    t.me.plays("throne_room")
    t.me.does("play", "band_of_misfits")
    t.me.does("choose", "rats")
    t.me.does("trash", "estate")
    assert t.me.discard == ["rats"]
    t.me.does("trash", "curse")  # the second time there is no Rats to gain
    assert t.me.discard == ["rats"]
    assert t.trash == cards("estate, curse")
    assert t.me.in_play == cards("throne_room, rats")


def test_if_it_has_left_play_before_its_second_play_it_chooses_again():
    # The texts do not settle this: "until it leaves play" is taken at its word.
    t = misfits("throne_room", extra="poor_house feast throne_room", edition=1)
    t.me.plays("throne_room")
    t.me.does("choose", "feast")
    t.me.does("gain", "silver")
    assert t.trash == cards("band_of_misfits")
    t.me.does("choose", "poor_house")
    assert t.coins == 4
    assert t.trash == cards("band_of_misfits")


def test_everyone_hears_what_it_is_played_as():
    t = misfits(extra="poor_house village")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "village")
    assert [(event.source, event.cards) for event in t.public() if event.name == "become"] == [
        ("band_of_misfits", ("village",))
    ]


def test_being_another_card_counts_as_one_play():
    t = misfits(extra="poor_house village")
    t.me.plays("band_of_misfits")
    t.me.does("choose", "village")
    assert t.position["so_far"]["played"] == ["village"]
