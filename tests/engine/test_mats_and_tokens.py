"""Mats, set-aside cards and tokens: who sees them, and what they count for."""

from tests.each import for_each, for_each_row
from tests.engine.table import Table, cards

EVERYONE = (0, 1, 2, None)
# A seat's zone that only its player sees, with the card that uses it.
SECRET = [("haven", "haven"), ("native_village", "native_village")]


def kingdom_with(*ids):
    """A kingdom with these cards."""
    rest = ["cellar", "chapel", "village", "workshop", "smithy", "market", "moat", "mine", "militia", "witch"]
    return " ".join([*ids, *rest][:10])


@for_each(EVERYONE)
def test_everyone_sees_the_cards_on_an_island_mat(seat):
    t = Table({"island": "island, province"}, "", "")
    assert t.game.view(seat).players[0].zones["island"] == ("island", "province")


@for_each_row(SECRET)
def test_only_its_owner_sees_the_cards_there_and_everyone_their_number(zone, card):
    t = Table({zone: "gold, curse"}, "", "", kingdom=kingdom_with(card))
    assert t.me.view().zones[zone] == ("gold", "curse")
    for seat in EVERYONE:
        seen = t.game.view(seat)
        assert seen.players[0].sizes[zone] == 2
        assert zone not in seen.players[0].zones
        assert seat == 0 or zone not in seen.zones


@for_each_row(SECRET)
def test_the_view_of_another_player_does_not_depend_on_the_cards_there(zone, card):
    one = Table({zone: "gold, curse"}, "", kingdom=kingdom_with(card))
    other = Table({zone: "copper, province"}, "", kingdom=kingdom_with(card))
    assert one.you.view()._replace(known_points=()) == other.you.view()._replace(known_points=())
    assert one.game.view(None)._replace(known_points=()) == other.game.view(None)._replace(known_points=())


def named(events):
    """The cards that these events name."""
    return {card for event in events for card in event.cards}


def test_the_card_haven_sets_aside_and_gives_back_is_named_to_its_player_alone():
    t = Table({"hand": "haven, gold", "deck": "silver*2, copper*9"}, "")
    t.me.plays("haven")
    t.me.does("choose", "gold")
    assert [(event.cards, event.size, event.place) for event in t.public() if event.name == "set_aside"] == [
        ((), 1, "haven")
    ]
    assert "gold" in named(t.me.heard())
    t.me.ends_turn()
    assert "gold" not in named(t.you.heard())
    t.you.ends_turn()
    assert "gold" in t.me.hand
    assert "gold" not in named(t.you.heard()) | named(t.public())
    assert "gold" in named(t.me.heard())


def test_the_card_native_village_sets_aside_and_takes_back_is_named_to_its_player_alone():
    t = Table({"hand": "native_village*2", "deck": "gold, copper*9"}, "")
    t.me.plays("native_village")
    t.me.does("choose", "set_aside")
    assert "gold" in named(t.me.heard())
    assert "gold" not in named(t.you.heard()) | named(t.public())
    t.me.plays("native_village")
    t.me.does("choose", "take")
    assert "gold" in named(t.me.heard())
    assert "gold" not in named(t.you.heard()) | named(t.public())
    assert [event.size for event in t.public() if event.name == "take"] == [1]


@for_each(EVERYONE)
def test_everyone_sees_tokens(seat):
    t = Table({"pirate_tokens": 3}, "", "", embargo={"gold": 2})
    seen = t.game.view(seat)
    assert [player.pirate_tokens for player in seen.players] == [3, 0, 0]
    assert (seen.piles["gold"].embargo_tokens, seen.piles["silver"].embargo_tokens) == (2, 0)


def test_mats_count_at_the_end_of_the_game():
    t = Table(
        {"island": "island, duchy", "native_village": "province", "haven": "estate", "deck": ""},
        phase="buy",
        supply={"province": 0},
    )
    t.me.ends_turn()
    assert t.game.result.scores[0] == 2 + 3 + 6 + 1


@for_each_row([("gardens", 1), ("silk_road", 1), ("vineyard", 2), ("feodum", 1)])
def test_what_counts_cards_counts_those_on_mats_too(id, points):
    zones = {
        "island": f"{id}, island, moat, silver",
        "native_village": "estate, wharf, silver, caravan",
        "haven": "smithy, village",
        "in_play": "great_hall, silver",
        "deck": "",
    }
    t = Table(zones, phase="buy", supply={"province": 0, id: 8}, edition=1)
    t.me.ends_turn()
    assert t.game.result.scores[0] == points + 2 + 1 + 1


def test_cards_on_mats_are_not_in_hand():
    t = Table("militia", {"hand": "copper*3", "native_village": "copper*5", "island": "estate", "haven": "gold"})
    t.me.plays("militia")
    assert t.me.asked == "buy"
    assert t.you.hand == cards("copper*3")


def test_cards_on_mats_are_not_shuffled():
    zones = {"hand": "smithy", "deck": "", "discard": "silver, gold"}
    t = Table(me={**zones, "island": "estate", "native_village": "duchy", "haven": "curse"})
    t.me.plays("smithy")
    assert t.me.hand == cards("silver, gold")


def test_tokens_are_no_cards_and_no_points():
    t = Table({"hand": "gardens", "deck": "copper*19", "pirate_tokens": 5}, phase="buy", supply={"province": 0})
    t.me.ends_turn()
    assert t.game.result.scores[0] == 2


# -- what others learn while somebody looks at cards -----------------------------------------------------------------


@for_each_row(
    [
        ("pearl_diver", "copper*4, gold, curse", 1),
        ("lookout", "curse, gold, silver, copper", 3),
        ("navigator", "curse, gold, silver, estate, duchy, copper", 5),
    ]
)
def test_what_a_player_looks_at_nobody_else_sees_or_is_told(id, deck, count):
    t = Table({"hand": id, "deck": deck}, "", "")
    t.me.plays(id)
    assert len(t.me.view().looked_at) == count
    for seat in (1, 2, None):
        assert t.game.view(seat).looked_at == ()
        told = [event.told(seat) for event in t.events if event.name == "look"]
        assert [(event.cards, event.size) for event in told] == [((), count)]


def test_of_pearl_diver_others_learn_only_whether_the_card_went_onto_the_deck():
    for answer, heard in (("yes", [((), 1)]), ("no", [])):
        t = Table({"hand": "pearl_diver", "deck": "silver, estate, gold"}, "")
        t.me.plays("pearl_diver")
        t.me.does("confirm", answer)
        assert [(event.cards, event.size) for event in t.you.heard() if event.name == "topdeck"] == heard
        assert named(t.you.heard()) == set()


def test_of_lookout_others_learn_what_is_trashed_and_discarded_but_not_what_goes_back():
    t = Table({"hand": "lookout", "deck": "curse, estate, gold, copper*9"}, "")
    t.me.plays("lookout")
    t.me.does("trash", "curse")
    t.me.does("discard", "estate")
    assert named(t.you.heard()) == {"estate"}
    assert [(event.cards, event.size) for event in t.you.heard() if event.name == "topdeck"] == [((), 1)]


def test_of_navigator_others_learn_neither_cards_nor_order_when_they_go_back():
    t = Table({"hand": "navigator", "deck": "curse, estate, gold, silver, duchy, copper*9"}, "")
    t.me.plays("navigator")
    t.me.does("choose", "keep")
    t.me.does("topdeck", "gold", "silver", "duchy", "estate", "curse")
    assert named(t.you.heard()) | named(t.public()) == set()
    assert [event.size for event in t.you.heard() if event.name == "topdeck"] == [5]


def test_of_ghost_ship_others_learn_how_many_cards_went_back_and_not_which():
    t = Table("ghost_ship", {"hand": "copper*3, gold, estate"}, "")
    t.me.plays("ghost_ship")
    t.you.does("topdeck", "gold", "estate")
    assert named(t.me.heard()) | named(t.third.heard()) == set()
    assert [(event.cards, event.size) for event in t.you.heard() if event.name == "topdeck"] == [
        (("gold", "estate"), 2)
    ]


def test_what_is_set_aside_by_haven_can_be_chosen_again():
    t = Table({"hand": "haven, gold, curse", "deck": "copper*9"}, "")
    t.me.plays("haven")
    t.me.does("choose", "gold")
    t.me.undoes()
    t.me.does("choose", "curse")
    assert t.me.haven == cards("curse")


def test_what_native_village_or_pearl_diver_showed_cannot_be_unseen():
    t = Table({"hand": "native_village", "deck": "gold, copper*9"}, "")
    t.me.plays("native_village")
    t.me.does("choose", "set_aside")
    assert not t.game.can_undo(0)
    t = Table({"hand": "pearl_diver", "deck": "copper*9, gold"}, "")
    t.me.plays("pearl_diver")
    assert not t.game.can_undo(0)


def test_taking_the_cards_from_the_native_village_mat_can_be_taken_back():
    t = Table({"hand": "native_village", "native_village": "gold"}, "")
    t.me.plays("native_village")
    t.me.does("choose", "take")
    t.me.undoes()
    assert t.me.native_village == cards("gold")
    assert t.me.asked == "choose"
