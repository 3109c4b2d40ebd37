"""Piles, prices, and cards that become others. The cards here were made up for it."""

from collections import Counter

import pytest

from engine.game import Game
from engine.kinds import ACTION, BOUGHT, GAINED, KINDS, MIXED_PILES, SUPPLY, TREASURE, VICTORY, Kind, MixedPile
from engine.kingdoms import KINGDOM_PILES
from tests.engine.table import Table, cards

# A mixed pile, and a pile outside the Supply with the card that brings it.
baker = Kind("baker", 4, ACTION, cards=1)
brewer = Kind("brewer", 6, ACTION, coins=3)
beadle = Kind("beadle", 3, ACTION | VICTORY, points=1)
guild = MixedPile("guild", (("baker", 4), ("brewer", 3), ("beadle", 3)), needs=("trinket",))
mob = MixedPile("mob", (("baker", 20), ("brewer", 20), ("beadle", 20)), per_opponent=10)
trinket = Kind("trinket", 0, ACTION | TREASURE, coins=2, pile=3, in_supply=False)  # goes back to its pile
peddlers = Kind("peddlers", 3, ACTION, needs=("trinket",))  # gains a Trinket
# Piles that answer.
last_lot = Kind("last_lot", 3, ACTION)  # bought: the left neighbour gains one
handmaid = Kind("handmaid", 2, ACTION)  # in the Supply when a Duchy is gained: may come along
# Prices.
avenue = Kind("avenue", 4, ACTION, cards=1, actions=1, discount=1)  # everything is cheaper while it is in play
rebate = Kind("rebate", 4, ACTION, buys=1)  # everything is cheaper for the rest of the turn
# Cards that become others.
mimic = Kind("mimic", 5, ACTION)  # becomes a cheaper Action of the Supply while in play
relic = Kind("relic", 3, ACTION)  # trashes itself; trashed: a Gold

OWN = (baker, brewer, beadle, trinket, peddlers, last_lot, handmaid, avenue, rebate, mimic, relic)


@trinket
async def trinket_played(play):
    play.me.return_to_pile(play.card)


@peddlers
async def peddlers_played(play):
    await play.me.gain("trinket")


@last_lot.on(BOUGHT)
async def last_lot_bought(reaction):
    await reaction.me.others()[0].gain("last_lot")


@handmaid.on(GAINED, SUPPLY, optional=True, when=lambda reaction: reaction.trigger.cards[0][1].id == "duchy")
async def handmaid_in_supply(reaction):
    await reaction.me.gain("handmaid")


@rebate
async def rebate_played(play):
    play.turn.discount += 1


@mimic
async def mimic_played(play):
    cheaper = play.me.cost(play.card)
    piles = play.state.piles_where(lambda kind, cost: bool(kind.types & ACTION) and cost < cheaper)
    (chosen,) = await play.me.choose_mode(*[pile.top.id for pile in piles])
    await play.become(KINDS[chosen])


@relic
async def relic_played(play):
    await play.trash_this()


@relic.when_trashed
async def relic_trashed(reaction):
    await reaction.me.gain("gold")


@pytest.fixture(autouse=True)
def own_cards(monkeypatch):
    """The cards above exist, and have kingdom piles, for one test."""
    for kind in OWN:
        monkeypatch.setitem(KINDS, kind.id, kind)
    for pile in (guild, mob):
        monkeypatch.setitem(MIXED_PILES, pile.id, pile)
    piles = KINGDOM_PILES | {kind.id for kind in OWN} - {"baker", "brewer", "beadle", "trinket"} | {"guild", "mob"}
    for module in ("setup", "position"):
        monkeypatch.setattr(f"engine.{module}.KINGDOM_PILES", piles)


KINGDOM = ["cellar", "market", "militia", "mine", "moat", "remodel", "smithy", "village", "workshop"]


# -- mixed piles -----------------------------------------------------------------------------------------------------


def test_a_mixed_pile_shows_its_top_card_and_its_size():
    t = Table(supply={"guild": ["baker", "brewer", "beadle"]})
    seen = t.me.view().piles["guild"]
    assert (seen.top, seen.count, seen.cost) == ("baker", 3, 4)


def test_only_the_top_of_a_mixed_pile_can_be_bought_and_the_next_is_turned_up():
    t = Table(phase="buy", coins=10, buys=3, supply={"guild": ["baker", "brewer", "beadle"]})
    assert {"baker", "brewer", "beadle"} & t.me.offered("buy") == {"baker"}
    t.me.buys("baker")
    assert {"baker", "brewer", "beadle"} & t.me.offered("buy") == {"brewer"}
    assert t.pile("guild") == ["brewer", "beadle"]
    assert t.me.discard == ["baker"]


def test_the_price_of_a_mixed_pile_follows_its_top():
    t = Table(phase="buy", coins=9, buys=3, supply={"guild": ["baker", "brewer", "beadle"]})
    t.me.buys("baker")
    assert t.me.view().piles["guild"].cost == 6
    assert "brewer" not in t.me.offered("buy")
    t = Table(me="workshop", supply={"guild": ["brewer", "baker"]})
    t.me.plays("workshop")
    assert not {"baker", "brewer"} & set(t.me.options)


def test_nothing_below_the_top_of_a_mixed_pile_is_in_any_view():
    one = Table(phase="buy", coins=4, buys=2, supply={"guild": ["baker", "brewer", "beadle"]})
    other = Table(phase="buy", coins=4, buys=2, supply={"guild": ["baker", "beadle", "brewer"]})
    for seat in (None, 0, 1):
        assert one.game.view(seat) == other.game.view(seat)
    assert one.game.pending == other.game.pending


def test_turning_up_the_next_card_of_a_mixed_pile_cannot_be_taken_back():
    t = Table(phase="buy", coins=4, buys=2, supply={"guild": ["baker", "brewer"]})
    t.me.buys("baker")
    assert not t.game.can_undo(0)


def test_turning_up_another_copy_of_the_same_card_cannot_be_taken_back_either():
    t = Table(phase="buy", coins=4, buys=2, supply={"guild": ["baker", "baker"]})
    t.me.buys("baker")
    assert not t.game.can_undo(0)


def test_the_name_of_a_card_in_a_mixed_pile_is_no_pile():
    t = Table(supply={"guild": ["baker", "brewer"]})
    assert {"baker", "brewer"}.isdisjoint(t.me.view().piles)


def test_a_mixed_pile_that_ran_out_is_an_empty_pile():
    t = Table(me={"hand": "poacher, estate, copper", "deck": "gold"}, supply={"guild": []})
    t.me.plays("poacher")
    assert (t.me.question.least, t.me.question.most) == (1, 1)
    assert t.me.view().piles["guild"].top is None


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_mixed_pile_may_grow_with_the_number_of_players(players):
    game = Game.new(["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"][:players], [*KINGDOM, "mob"], "seed")
    assert game.view(None).piles["mob"].count == 10 * (players - 1)


def test_a_mixed_pile_is_shuffled():
    orders = [Game.new(["Ann", "Bob"], [*KINGDOM, "guild"], seed).position()["supply"]["guild"] for seed in "abcdef"]
    assert all(sorted(order) == sorted(orders[0]) for order in orders)
    assert len({tuple(order) for order in orders}) > 1


# -- piles outside the Supply ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pile", ["peddlers", "guild"])
def test_a_kingdom_pile_brings_the_piles_it_needs(pile):
    seen = Game.new(["Ann", "Bob"], [*KINGDOM, pile], "seed").view(None).piles["trinket"]
    assert (seen.count, seen.in_supply) == (3, False)


def test_a_pile_outside_the_supply_can_neither_be_bought_nor_gained_freely():
    t = Table(me="workshop, peddlers", coins=10)
    t.me.plays("workshop")
    assert "trinket" not in t.me.options
    t.me.does("gain", "silver")
    assert "trinket" not in t.me.offered("buy")


def test_a_pile_outside_the_supply_is_gained_by_the_card_that_names_it():
    t = Table(me="peddlers")
    t.me.plays("peddlers")
    assert t.me.discard == ["trinket"]
    assert t.pile("trinket") == 2


def test_an_empty_pile_outside_the_supply_gives_nothing_and_does_not_count():
    t = Table(me={"hand": "peddlers, poacher", "deck": "gold, estate"}, supply={"trinket": 0}, actions=2)
    t.me.plays("peddlers", "poacher")
    assert t.me.discard == []
    assert t.me.asked == "buy"


def test_the_game_does_not_end_by_a_pile_outside_the_supply():
    t = Table(supply={"trinket": 0, "peddlers": 0, "curse": 0}, phase="buy")
    t.me.ends_turn()
    assert t.game.result is None


def test_a_card_goes_back_to_its_pile():
    t = Table(me="trinket", supply={"peddlers": 10, "trinket": 0}, phase="buy")
    t.me.plays("trinket")
    assert t.coins == 2
    assert t.me.in_play == []
    assert t.pile("trinket") == 1


def test_a_card_played_twice_goes_back_to_its_pile_once():
    t = Table(me="throne_room, trinket", supply={"peddlers": 10})
    t.me.plays("throne_room")
    t.me.does("play", "trinket")
    assert t.coins == 4
    assert t.pile("trinket") == 4


# -- piles that answer -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("left", "gained"), [(1, []), (2, ["last_lot"])])
def test_a_pile_that_ran_out_while_its_card_was_bought_gives_nothing(left, gained):
    t = Table(phase="buy", coins=3, buys=2, supply={"last_lot": left})
    t.me.buys("last_lot")
    assert t.you.discard == ["last_lot"]
    assert t.me.discard == gained
    assert t.counters[1:] == (1, 0)


def test_a_pile_of_the_supply_can_answer_a_gain():
    t = Table(phase="buy", coins=5, buys=2, supply={"handmaid": 10})
    t.me.buys("duchy")
    t.me.does("react", "handmaid")
    assert t.me.discard == ["duchy", "handmaid"]


def test_an_empty_pile_of_the_supply_answers_nothing():
    t = Table(phase="buy", coins=5, buys=2, supply={"handmaid": 0})
    t.me.buys("duchy")
    assert t.me.asked == "buy"


# -- prices ----------------------------------------------------------------------------------------------------------


def costs(table):
    return {id: pile.cost for id, pile in table.me.view().piles.items()}


def test_everything_is_cheaper_for_each_copy_in_play_and_never_below_nothing():
    t = Table(me={"in_play": "avenue*3"}, phase="buy", coins=5, buys=2)
    assert costs(t)["province"] == 5
    assert costs(t)["estate"] == costs(t)["silver"] == costs(t)["copper"] == 0
    t.me.buys("province")
    assert t.coins == 0
    assert {"silver", "estate"} <= t.me.offered("buy")


def test_a_copy_in_play_counts_once_however_often_it_was_played():
    t = Table(me="throne_room, avenue")
    t.me.plays("throne_room")
    t.me.does("play", "avenue")
    assert costs(t)["province"] == 7


@pytest.mark.parametrize("zone", ["hand", "discard", "set_aside"])
def test_a_copy_elsewhere_makes_nothing_cheaper(zone):
    t = Table(me={zone: "avenue"}, you={"in_play": "avenue"})
    assert costs(t)["province"] == 8


def test_lower_prices_reach_gains_and_cards_in_hand():
    t = Table(me={"hand": "workshop, remodel, estate", "in_play": "avenue"}, actions=2)
    t.me.plays("workshop")
    assert "market" in t.me.options
    t.me.does("gain", "market")
    t.me.plays("remodel")
    assert "smithy" in t.me.options
    assert not {"market", "duchy"} & set(t.me.options)


def test_a_discount_by_playing_counts_every_play_and_lasts_for_the_turn():
    t = Table(me="throne_room, rebate", phase="action")
    t.me.plays("throne_room")
    t.me.does("play", "rebate")
    assert costs(t)["province"] == 6
    assert "estate" in t.me.offered("buy")
    t.me.ends_turn()
    assert costs(t)["province"] == 8


# -- cards that become others ----------------------------------------------------------------------------------------


@pytest.fixture
def by_print(monkeypatch):
    """The table counts cards by what is printed on them: in play, one may be called something else for a while."""

    def count(table, _position):
        state = table.game._state
        found = Counter(card.printed.id for card in state.cards())
        for pile in state.supply.piles.values():
            found.update({pile.id: pile.count} if pile.mixed is None else [kind.id for kind in pile.mixed])
        return found

    monkeypatch.setattr(Table, "_count", count)


@pytest.mark.usefixtures("by_print")
def test_a_card_becomes_another_in_play_and_is_itself_again_afterwards():
    t = Table(me={"hand": "mimic", "deck": "copper*9"}, supply={"village": 10, "market": 10})
    t.me.plays("mimic")
    assert "market" not in t.me.options
    t.me.does("choose", "village")
    assert t.me.in_play == cards("village")
    assert t.actions == 2
    t.me.ends_turn()
    assert t.me.discard == cards("mimic, copper")


@pytest.mark.usefixtures("by_print")
def test_a_card_that_became_another_is_still_that_one_in_a_saved_game():
    t = Table(me={"hand": "mimic", "deck": "copper*9"}, supply={"avenue": 10})
    t.me.plays("mimic")
    t.me.does("choose", "avenue")
    assert not t.game.can_undo(0)  # so the save holds the table itself, not the answers that led to it
    t.game = Game.load(t.game.save())
    assert t.me.in_play == cards("avenue")
    assert costs(t)["province"] == 7
    t.me.ends_turn()
    assert t.me.discard == cards("mimic, copper")
    assert costs(t)["province"] == 8


@pytest.mark.usefixtures("by_print")
def test_a_card_played_twice_chooses_once_what_it_becomes():
    t = Table(me="throne_room, mimic", supply={"village": 10})
    t.me.plays("throne_room")
    t.me.does("play", "mimic")
    t.me.does("choose", "village")
    assert t.actions == 4
    assert len(t.me.hand) == 2


@pytest.mark.usefixtures("by_print")
def test_a_card_that_became_an_attack_can_be_answered():
    t = Table(me="mimic", you="moat, copper*4", supply={"militia": 10})
    t.me.plays("mimic")
    t.me.does("choose", "militia")
    t.you.does("react", "moat")
    t.you.does("react", "no")
    assert t.asked == ["me"]
    assert t.coins == 2


def test_a_card_that_became_another_speaks_as_that_one_when_trashed():
    t = Table(me="mimic", supply={"relic": 10})
    t.me.plays("mimic")
    t.me.does("choose", "relic")
    assert t.trash == cards("mimic")
    assert t.me.discard == ["gold"]
