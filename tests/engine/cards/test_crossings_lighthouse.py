"""Lighthouse against every Attack of all boxes."""

from engine.chance import Chance
from engine.kinds import ATTACK, KINDS, MIXED_PILES
from tests.each import for_each, for_each_row
from tests.engine.table import Table, any_answer, cards

ATTACKS = sorted(kind.id for kind in KINDS.values() if kind.types & ATTACK)
KNIGHTS = dict(MIXED_PILES["knights"].copies)
# Those that look at the top of the deck need something there that they do not spare, and hands need something to lose.
HAND = "copper*3, estate*2"
DECK = "gold, silver, smithy, estate, copper*6"


def at_the_table(attack, *zones):
    """A table where everything is there that any Attack needs."""
    piles = {"lighthouse": 8, "ruins": ["survivors"] * 3, "spoils": 15, "mercenary": 10}
    if attack not in KNIGHTS:
        piles["village"] = 8
    return Table(
        {"hand": f"{attack}, curse*4", "deck": "copper*20"}, *zones, kingdom=kingdom_with(attack), supply=piles
    )


def kingdom_with(attack):
    pile = "knights" if attack in KNIGHTS else attack
    kingdom = [
        "lighthouse",
        "marauder",
        "hermit",
        "urchin",
        "village",
        "embargo",
        "tournament",
        "cellar",
        "moat",
        "mine",
    ]
    kingdom = [id for id in kingdom if id != pile]
    return " ".join([*([] if pile in ("followers", "mercenary") else [pile]), *kingdom][:10])


def answer_everything(t, seed):
    """Play the first card and answer as chance has it; return who was asked."""
    luck, asked = Chance(seed.encode()), set()
    t.me.plays(t.me.options[0].partition(":")[2])
    while t.game.pending and t.game.pending[0].verb not in ("act", "buy"):
        (decision,) = t.game.pending[:1]
        asked.add(decision.seat)
        t.answer(decision.seat, any_answer(decision, luck))
    return asked


def zones_of(seat):
    return [seat.hand, seat.deck, seat.discard, seat.in_play, seat.set_aside]


@for_each_row([(attack, seed) for attack in ATTACKS for seed in "abc"])
def test_no_attack_does_or_asks_anything_of_a_player_with_a_lighthouse_in_play(attack, seed):
    t = at_the_table(attack, {"hand": HAND, "deck": DECK, "in_play": "lighthouse"})
    before = zones_of(t.you)
    assert answer_everything(t, seed) <= {0}
    assert zones_of(t.you) == before


@for_each(ATTACKS)
def test_every_attack_can_hit_a_player_without_a_lighthouse(attack):
    assert any(hits(at_the_table(attack, {"hand": HAND, "deck": DECK}), seed) for seed in "abcdefgh")


def hits(t, seed):
    before = zones_of(t.you)
    asked = answer_everything(t, seed)
    return 1 in asked or zones_of(t.you) != before or any(event.seat == 1 for event in t.public())


def test_each_player_with_a_lighthouse_is_spared_and_the_others_are_not():
    t = Table("militia", {"hand": "copper*5", "in_play": "lighthouse"}, "copper*5", {"hand": "copper*5"})
    t.me.plays("militia")
    assert [len(seat.hand) for seat in t.seats[1:]] == [5, 3, 3]


def test_the_bane_of_a_young_witch_need_not_be_shown_by_a_player_with_a_lighthouse():
    t = Table(
        {"hand": "young_witch, copper*2", "deck": "copper*9"},
        {"hand": "hamlet", "in_play": "lighthouse"},
        bane="hamlet",
        kingdom="young_witch lighthouse market mine smithy militia village workshop remodel witch",
    )
    t.me.plays("young_witch")
    assert t.asked == ["me"]
    assert t.you.discard == []


def test_a_band_of_misfits_that_is_an_attack_is_stopped_too():
    t = Table("band_of_misfits", {"in_play": "lighthouse"}, supply={"sea_hag": 10})
    t.me.plays("band_of_misfits")
    t.me.does("choose", "sea_hag")
    assert t.you.deck == ["copper"] * 10


def test_each_play_of_an_attack_is_stopped():
    t = Table({"hand": "kings_court, witch", "deck": "copper*9"}, {"in_play": "lighthouse"})
    t.me.plays("kings_court")
    t.me.does("play", "witch")
    assert t.you.discard == []


def test_horse_traders_can_be_set_aside_beside_a_lighthouse():
    t = Table("militia", {"hand": "horse_traders, copper*4", "in_play": "lighthouse", "awaited": "lighthouse"})
    t.me.plays("militia")
    t.you.does("react", "horse_traders")
    assert len(t.you.hand) == 4
    t.me.ends_turn()
    t.you.does("order", "lighthouse")
    assert t.you.hand == cards("copper*5, horse_traders")
    assert t.coins == 1


def test_a_lighthouse_whose_bonus_came_in_an_outpost_turn_protects_no_longer():
    t = Table({"hand": "lighthouse, outpost", "deck": "copper*30"}, "witch")
    t.me.plays("lighthouse", "outpost")
    t.me.ends_turn()
    assert t.coins == 1
    t.me.ends_turn()
    t.you.plays("witch")
    assert t.me.discard[-1] == "curse"


def test_two_lighthouses_protect_like_one():
    t = Table("witch", {"in_play": "lighthouse*2"})
    t.me.plays("witch")
    assert t.you.discard == []
