"""Views: what a seat may know, and that nothing else shows in what it sees or hears."""

from collections import Counter

import pytest

from engine import NotAsked
from engine.kingdoms import RECOMMENDED
from tests.engine.boxes import POSSESSIONS, SEASIDE_AND_ALCHEMY
from tests.engine.full_swing import in_full_swing, while_possessed
from tests.engine.invariants import check_secret
from tests.engine.table import Table, any_answer, cards
from tests.whole_games import sample

# -- hands, decks, discard piles -------------------------------------------------------------------------------------


def test_everyone_sees_their_own_hand():
    t = Table(me="copper*5", you="silver, estate")
    assert cards("silver, estate") == list(t.you.view().hand)


def test_of_another_hand_only_the_number_of_cards_is_seen():
    one = Table(me="copper*4, estate", you="silver")
    other = Table(me="gold, silver*3, estate", you="silver")
    assert one.you.view() == other.you.view()
    assert one.you.view().players[0].hand_size == 5


def test_the_public_sees_no_hand():
    one = Table(me="copper*4, estate", you="silver")
    other = Table(me="gold, silver*3, estate", you="copper")
    assert one.game.view(None) == other.game.view(None)
    assert one.game.view(None).hand == ()


def test_the_number_of_cards_in_a_deck_is_seen():
    t = Table(me={"deck": "copper*7"}, you={"deck": "estate*4"})
    assert t.me.view().players[0].deck_size == 7
    # The second edition lets only its owner count a deck; but anyone who follows the draws knows it, so all may see it.
    assert t.me.view().players[1].deck_size == 4


def test_nobody_sees_the_cards_of_a_deck_or_their_order():
    one = Table(me={"deck": "gold, silver, copper"}, you={"deck": "estate, duchy"})
    other = Table(me={"deck": "copper, gold, silver"}, you={"deck": "duchy, estate"})
    for seat in (0, 1, None):
        assert one.game.view(seat) == other.game.view(seat)
        assert list(one.game.view(seat).owned) == list(other.game.view(seat).owned)


def test_everyone_knows_their_own_cards_but_not_where_they_are():
    zones = {"hand": "smithy", "deck": "gold, silver*2", "discard": "curse, copper", "in_play": "village"}
    one = Table(me=zones, you="estate")
    moved = Table(me={**zones, "deck": "silver, curse, silver", "discard": "gold, copper"}, you="estate")
    assert one.me.view().owned == Counter(cards("copper, curse, gold, silver*2, smithy, village"))
    assert one.me.view() == moved.me.view()
    assert list(one.me.view().owned) == list(moved.me.view().owned)


def test_what_another_player_owns_is_in_no_other_view():
    one, other = Table(me="gold, silver", you="estate"), Table(me="copper*2", you="estate")
    assert one.you.view() == other.you.view()
    assert one.you.view().owned == Counter(cards("estate, copper*10"))
    assert one.game.view(None) == other.game.view(None)
    assert one.game.view(None).owned == {}


def test_a_card_that_became_another_is_still_owned_as_what_it_is():
    t = Table(me={"hand": "band_of_misfits", "deck": ""})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "village")
    assert t.me.in_play == ["village"]
    assert t.me.view().owned == {"band_of_misfits": 1}


def test_of_a_discard_pile_only_the_top_card_is_seen():
    one = Table(me={"discard": "gold, silver, copper"})
    other = Table(me={"discard": "gold, copper"})
    for seat in (0, 1, None):
        assert one.game.view(seat)._replace(owned=Counter()) == other.game.view(seat)._replace(owned=Counter())
        assert one.game.view(seat).players[0].discard_top == "copper"


def test_an_empty_discard_pile_has_no_top_card():
    assert Table().you.view().players[0].discard_top is None


# -- what lies open --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everyone_sees_the_whole_trash(seat):
    assert Table("", "", "", trash="estate, copper").game.view(seat).trash == ("copper", "estate")


def test_the_order_of_the_trash_means_nothing():
    assert Table(trash="estate, copper").you.view() == Table(trash="copper, estate").you.view()


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_everyone_sees_what_is_in_play_and_what_is_set_aside(seat):
    t = Table({"hand": "library", "in_play": "village, smithy", "deck": "market, moat, copper*9"}, "", "")
    t.me.plays("library")
    t.me.does("confirm", "yes")
    player = t.game.view(seat).players[0]
    assert player.set_aside == ("market",)
    assert cards("village, smithy, library") == list(player.in_play)


def test_a_card_that_is_looked_at_is_seen_by_its_player_alone():
    t = Table({"hand": "library", "deck": "market, copper*9"}, "", "")
    t.me.plays("library")
    assert t.me.view().looked_at == ("market",)
    assert t.you.view().looked_at == t.third.view().looked_at == t.game.view(None).looked_at == ()


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_the_piles_and_what_they_cost(seat):
    piles = Table(supply={"village": 4, "moat": 0}).game.view(seat).piles
    assert (piles["village"].top, piles["village"].count, piles["village"].cost) == ("village", 4, 3)
    assert (piles["moat"].top, piles["moat"].count) == (None, 0)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_everyone_sees_whose_turn_it_is_and_what_it_has_left(seat):
    view = Table(me="village, copper", actions=2, buys=3, coins=4).game.view(seat)
    assert (view.current, view.phase, view.actions, view.buys, view.coins) == (0, "action", 2, 3, 4)


def test_a_seat_that_is_not_there_sees_nothing():
    t = Table()
    for seat in (2, -1, 10**30, "0", True, 1.0, [0]):
        with pytest.raises(NotAsked):
            t.game.view(seat)


# -- what others hear ------------------------------------------------------------------------------------------------


def heard(seat, name):
    """The cards and the number of cards in the events of that name, as the seat is told them."""
    return [(list(event.cards), event.size) for event in seat.heard() if event.name == name]


def test_of_a_draw_others_hear_only_the_number():
    t = Table(me={"hand": "smithy", "deck": "gold, silver, estate"})
    t.me.plays("smithy")
    assert heard(t.me, "draw") == [(["gold", "silver", "estate"], 3)]
    assert heard(t.you, "draw") == [([], 3)]


def test_of_several_discarded_cards_others_learn_the_number_and_the_top_one():
    t = Table(me="cellar, estate, province, copper")
    t.me.plays("cellar")
    t.me.does("discard", "estate", "province", "copper")
    assert heard(t.you, "discard") == [(["copper"], 3)]
    assert t.you.view().players[0].discard_top == "copper"
    assert [event.cards for event in t.public() if event.name == "discard"] == [("copper",)]


def test_of_clean_up_others_learn_nothing_about_the_hand():
    t = Table(me={"hand": "province, moat", "in_play": "copper"}, phase="buy")
    t.me.ends_turn()
    assert t.you.view().players[0].discard_top == "copper"
    named = {card for event in t.you.heard() for card in event.cards}
    assert not named & {"province", "moat"}


def test_of_cards_put_back_on_the_deck_unseen_others_learn_only_the_number():
    t = Table(me={"hand": "sentry", "deck": "copper, gold, silver"})
    t.me.plays("sentry")
    t.me.does("trash")
    t.me.does("discard")
    t.me.does("topdeck", "silver", "gold")
    assert t.me.deck == ["silver", "gold"]
    assert heard(t.me, "topdeck") == [(["silver", "gold"], 2)]
    assert heard(t.you, "topdeck") == [([], 2)]


def test_of_cards_looked_at_others_learn_only_the_number():
    t = Table(me={"hand": "sentry", "deck": "copper, gold, silver"})
    t.me.plays("sentry")
    assert heard(t.me, "look") == [(["gold", "silver"], 2)]
    assert heard(t.you, "look") == [([], 2)]


def test_what_is_revealed_everyone_hears():
    t = Table(me={"hand": "spy", "deck": "copper, gold"}, you={"deck": "silver"}, edition=1)
    t.me.plays("spy")
    assert heard(t.you, "reveal") == [(["gold"], 1)]


def test_nobody_sees_the_cards_of_a_deck_that_becomes_the_discard_pile():
    t = Table(me={"hand": "chancellor", "deck": "gold, duchy, silver, copper"}, edition=1)
    t.me.plays("chancellor")
    t.me.does("confirm", "yes")
    assert t.me.deck == []
    for seat in (t.me, t.you):
        assert [card for event in seat.heard() for card in event.cards] == []


# -- in random games ------------------------------------------------------------------------------------------------


KINGDOMS = sample(
    [*RECOMMENDED, *SEASIDE_AND_ALCHEMY, *POSSESSIONS],
    [*RECOMMENDED[::5], *SEASIDE_AND_ALCHEMY[::3], *POSSESSIONS[::4]],
)


def begun(kingdom):
    """Such a game; with Possession, most of its first turns are possessed ones."""
    return while_possessed(kingdom) if "possession" in kingdom.cards else in_full_swing(kingdom)


@pytest.mark.parametrize("kingdom", KINGDOMS, ids=lambda kingdom: kingdom.id)
def test_what_a_seat_may_not_know_makes_no_difference_to_its_view(kingdom):
    game, luck = begun(kingdom)
    for _ in range(200):
        if not game.pending:
            break
        for seat in (0, 1, 2, None):
            check_secret(game, seat)
        decision = luck.pick(game.pending)
        game.submit(decision.decider, any_answer(decision, luck))


@pytest.mark.parametrize("kingdom", KINGDOMS, ids=lambda kingdom: kingdom.id)
def test_what_one_seat_draws_or_looks_at_is_told_to_nobody_but_a_possessor(kingdom):
    game, luck = begun(kingdom)
    possession = (game.view(None).current, game.view(None).possessor)
    for _ in range(300):
        if not game.pending:
            break
        decision = luck.pick(game.pending)
        for event in game.submit(decision.decider, any_answer(decision, luck)):
            if event.name == "turn":
                possession = (event.seat, int(event.place) if event.place else None)
            if event.name in ("draw", "look"):
                knowing = {event.seat, possession[1]} if event.seat == possession[0] else {event.seat}
                strangers = {0, 1, 2, None} - (knowing - {None})
                assert all(event.told(seat).cards == () for seat in strangers)
                assert all(len(event.told(seat).cards) == event.size for seat in knowing - {None})


def test_a_person_who_looks_through_ones_own_discard_pile_sees_all_of_it_meanwhile_and_nobody_else_does():
    t = Table(me={"hand": "hermit", "discard": "copper, curse, estate"})
    t.me.plays("hermit")
    assert t.me.view().looked_at == ("copper", "curse", "estate")
    assert t.you.view().looked_at == ()
    t.me.does("trash")
    t.me.does("gain", "silver")
    assert t.me.view().looked_at == ()
