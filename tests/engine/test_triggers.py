"""Texts that something triggers: bought, gained, trashed, discarded, clean-up. The cards were made up for the test."""

import pytest

from engine.kinds import ACTION, HAND, KINDS, OTHERS, PLAY, REACTION, TREASURE, TURN, VICTORY, Kind
from engine.kingdoms import KINGDOM_PILES
from tests.engine.table import Table, cards

souvenir = Kind("souvenir", 3, ACTION)  # bought: a Silver; gained: an Estate
broker = Kind("broker", 5, ACTION)  # in play when something is bought: a Copper
squatter = Kind("squatter", 1, REACTION)  # in hand when a Victory card is bought: may go
barter = Kind("barter", 4, ACTION | REACTION)  # in hand when something would be gained: a Silver instead
lucky_coin = Kind("lucky_coin", 2, TREASURE | REACTION, coins=1)  # in hand when another gains a Province: a Gold for it
cricket = Kind("cricket", 2, ACTION)  # trashed: a card
urn = Kind("urn", 2, ACTION)  # trashed: a Silver
watchman = Kind("watchman", 3, ACTION | REACTION)  # in hand when a card of its owner is trashed: a Gold for it
burrow = Kind("burrow", 3, VICTORY | REACTION)  # discarded: may bring a Gold
planner = Kind("planner", 3, ACTION, actions=1)  # trashes itself; at clean-up an Action in play goes onto the deck
recluse = Kind("recluse", 3, ACTION)  # leaves play after a turn without purchases: trashed for a Silver
OWN = (souvenir, broker, squatter, barter, lucky_coin, cricket, urn, watchman, burrow, planner, recluse)


def gains(id):
    async def text(reaction):
        await reaction.me.gain(id)

    return text


souvenir.when_bought(gains("silver"))
souvenir.when_gained(gains("estate"))
broker.on("bought", PLAY)(gains("copper"))
urn.when_trashed(gains("silver"))
burrow.on("discarded", optional=True)(gains("gold"))


@squatter.on("bought", HAND, optional=True, when=lambda reaction: bool(reaction.trigger.kind.types & VICTORY))
async def squatter_in_hand(reaction):
    await reaction.me.trash([reaction.this])


@barter.on("would_gain", HAND, optional=True, when=lambda reaction: reaction.trigger.kind.id != "silver")
async def barter_in_hand(reaction):
    reaction.trigger.replaced = True
    await reaction.me.gain("silver")


@lucky_coin.on(
    "gained", HAND, whose=OTHERS, optional=True, when=lambda reaction: reaction.trigger.cards[0][1].id == "province"
)
async def lucky_coin_in_hand(reaction):
    await reaction.me.trash([reaction.this])
    await reaction.me.gain("gold", to=reaction.me.deck)


@cricket.when_trashed
async def cricket_trashed(reaction):
    await reaction.me.draw(1)


@watchman.on("trashed", HAND, optional=True)
async def watchman_in_hand(reaction):
    await reaction.me.discard([reaction.this])
    await reaction.me.gain("gold")


@planner
async def planner_played(play):
    play.lasts()
    await play.trash_this()


@planner.on("clean_up", TURN)
async def planner_was_played_this_turn(reaction):
    me = reaction.me
    kept = await me.choose("topdeck", [card for card in me.in_play if card.kind.types & ACTION], least=0, most=1)
    await me.topdeck(kept)


@recluse.on("leaves_play", when=lambda reaction: not reaction.me.state.turn.bought)
async def recluse_leaves_play(reaction):
    await reaction.me.trash([reaction.this])
    await reaction.me.gain("silver")


@pytest.fixture(autouse=True)
def own_cards(monkeypatch):
    """The cards above exist, and have kingdom piles, for one test."""
    for kind in OWN:
        monkeypatch.setitem(KINDS, kind.id, kind)
    piles = KINGDOM_PILES | {kind.id for kind in OWN}
    for module in ("setup", "position"):
        monkeypatch.setattr(f"engine.{module}.KINGDOM_PILES", piles)


# -- bought ----------------------------------------------------------------------------------------------------------


def test_what_happens_when_bought_comes_before_what_happens_when_gained():
    t = Table(phase="buy", coins=3, buys=2, supply={"souvenir": 10})
    t.me.buys("souvenir")
    assert t.me.discard == ["silver", "souvenir", "estate"]


def test_a_card_gained_otherwise_was_not_bought():
    t = Table(me="workshop", supply={"souvenir": 10})
    t.me.plays("workshop")
    t.me.does("gain", "souvenir")
    assert t.me.discard == ["souvenir", "estate"]


def test_each_copy_in_play_has_its_say_in_a_purchase():
    t = Table(me={"in_play": "broker*2"}, phase="buy", coins=3, buys=2)
    t.me.buys("silver")
    assert t.me.discard == ["copper", "copper", "silver"]


def test_the_buyer_orders_what_several_cards_say_to_a_purchase():
    t = Table(me={"in_play": "broker"}, phase="buy", coins=3, buys=2, supply={"souvenir": 10})
    t.me.buys("souvenir")
    assert set(t.me.options) == {"souvenir", "broker"}
    t.me.does("order", "broker")
    assert t.me.discard == ["copper", "silver", "souvenir", "estate"]


def test_a_purchase_can_be_answered_from_the_hand():
    t = Table(me="squatter", phase="buy", coins=5, buys=2)
    t.me.buys("duchy")
    assert t.me.options == ["squatter", "no"]
    assert t.me.discard == []
    t.me.does("react", "squatter")
    assert t.trash == cards("squatter")
    assert t.me.discard == ["duchy"]


def test_a_question_about_a_purchase_or_a_gain_names_the_card_in_question():
    t = Table(me={"hand": "squatter, barter", "in_play": "broker"}, phase="buy", coins=8, buys=2)
    t.me.buys("duchy")
    t.me.does("order", "squatter", source="duchy")
    t.me.does("react", "no", source="copper")
    t.me.does("react", "no", source="duchy")
    assert t.me.discard == ["copper", "duchy"]


# -- would gain ------------------------------------------------------------------------------------------------------


def test_a_gain_can_be_replaced_after_the_purchase_had_its_effects():
    t = Table(me="barter", phase="buy", coins=3, buys=2, supply={"souvenir": 10})
    t.me.buys("souvenir")
    assert t.me.discard == ["silver"]
    t.me.does("react", "barter")
    assert t.me.discard == ["silver", "silver"]
    assert t.pile("souvenir") == 10


def test_a_replacement_can_be_declined():
    t = Table(me="barter", phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.me.does("react", "no")
    assert t.me.discard == ["province"]


def test_a_replaced_gain_is_not_offered_for_replacement_again():
    t = Table(me="barter*2", phase="buy", coins=8, buys=2)
    t.me.buys("province")
    assert t.me.options == ["barter", "barter", "no"]
    t.me.does("react", "barter")
    assert t.me.asked == "buy"
    assert t.me.discard == ["silver"]


def test_a_gain_forced_by_another_player_can_be_replaced():
    t = Table(me="witch", you="barter")
    t.me.plays("witch")
    t.you.does("react", "barter")
    assert t.you.discard == ["silver"]
    assert t.pile("curse") == 10


def test_a_replaced_gain_leaves_nothing_where_the_other_card_has_run_out():
    t = Table(me="witch", you="barter", supply={"silver": 0})
    t.me.plays("witch")
    t.you.does("react", "barter")
    assert t.you.discard == []
    assert t.pile("curse") == 10


def test_a_card_that_would_come_from_the_trash_stays_there_when_replaced():
    t = Table(me="thief, barter", you={"deck": "gold, copper"}, edition=1)
    t.me.plays("thief")
    t.me.does("trash", "gold")
    t.me.does("gain", "gold")
    t.me.does("react", "barter")
    assert t.trash == cards("gold")
    assert t.me.discard == ["silver"]


# -- gained ----------------------------------------------------------------------------------------------------------


def test_others_answer_a_gain_in_turn_order():
    t = Table("lucky_coin", "", "lucky_coin", phase="buy", coins=8, buys=2, supply={"gold": 1}, current=1)
    t.you.buys("province")
    assert t.asked == ["third"]
    t.third.does("react", "lucky_coin")
    assert t.asked == ["me"]
    t.me.does("react", "lucky_coin")
    assert t.third.deck[0] == "gold"
    assert t.me.deck[0] == "copper"
    assert t.trash == cards("lucky_coin*2")


def test_a_text_about_others_is_silent_at_ones_own_gain():
    t = Table(me="lucky_coin", phase="buy", coins=8, buys=2)
    t.me.buys("province")
    assert t.me.asked == "buy"


def test_a_replaced_gain_is_nobodys_occasion():
    t = Table(me="barter", you="lucky_coin", phase="buy", coins=8, buys=2)
    t.me.buys("province")
    t.me.does("react", "barter")
    assert t.asked == ["me"]


# -- trashed ---------------------------------------------------------------------------------------------------------


def test_cards_trashed_together_lie_in_the_trash_before_their_owner_orders_their_texts():
    t = Table(me={"hand": "chapel, cricket, urn, estate", "deck": "gold"})
    t.me.plays("chapel")
    t.me.does("trash", "cricket", "urn", "estate")
    assert t.trash == cards("cricket, urn, estate")
    assert t.me.asked == "order"
    assert t.me.options == ["cricket", "urn"]
    t.me.does("order", "urn")
    assert t.me.discard == ["silver"]
    assert t.me.hand == cards("gold")


def test_a_reaction_drawn_meanwhile_can_still_be_used():
    t = Table(me={"hand": "chapel, cricket, urn", "deck": "watchman"})
    t.me.plays("chapel")
    t.me.does("trash", "cricket", "urn")
    t.me.does("order", "cricket")
    assert set(t.me.options) == {"urn", "watchman"}
    t.me.does("order", "watchman")
    assert t.me.discard == ["watchman", "gold", "silver"]


def test_what_must_happen_cannot_be_declined_but_what_may_happen_can():
    t = Table(me={"hand": "chapel, cricket, urn", "deck": "watchman"})
    t.me.plays("chapel")
    t.me.does("trash", "cricket", "urn")
    t.me.does("order", "cricket")
    t.me.cannot("order")
    t.me.does("order", "urn")
    t.me.does("react", "no")
    assert t.me.discard == ["silver"]
    assert t.me.hand == cards("watchman")


def test_the_order_of_equal_texts_is_not_asked():
    t = Table(me="chapel, urn*2")
    t.me.plays("chapel")
    t.me.does("trash", "urn", "urn")
    assert t.me.discard == ["silver", "silver"]


def test_a_trashed_card_speaks_for_its_owner_in_another_players_turn():
    t = Table(me={"hand": "bandit"}, you={"hand": "watchman", "deck": "silver, estate"})
    t.me.plays("bandit")
    assert t.asked == ["you"]
    t.you.does("react", "watchman")
    assert t.you.discard == ["watchman", "gold", "estate"]


# -- discarded -------------------------------------------------------------------------------------------------------


def test_a_discarded_card_can_speak_before_the_effect_goes_on():
    t = Table(me={"hand": "cellar, burrow*2", "deck": "", "discard": ""})
    t.me.plays("cellar")
    t.me.does("discard", "burrow", "burrow")
    assert t.me.options == ["burrow", "burrow", "no"]
    t.me.does("react", "burrow")
    assert t.me.options == ["burrow", "no"]
    t.me.does("react", "no")
    assert len(t.me.hand) == 2
    assert sorted(t.me.hand + t.me.deck) == ["burrow", "burrow", "gold"]


def test_a_discarded_card_can_speak_in_another_players_turn():
    t = Table(me="militia", you="burrow*2, copper*3")
    t.me.plays("militia")
    t.you.does("discard", "burrow", "copper")
    t.you.does("react", "burrow")
    assert t.you.discard == ["burrow", "copper", "gold"]


def test_clean_up_is_no_occasion_for_a_discarded_card():
    t = Table(me="burrow", phase="buy")
    t.me.ends_turn()
    assert t.asked == ["you"]
    assert t.me.discard == ["burrow"]


def test_moving_the_deck_to_the_discard_pile_is_no_occasion_for_a_discarded_card():
    t = Table(me={"hand": "chancellor", "deck": "burrow, copper"}, edition=1)
    t.me.plays("chancellor")
    t.me.does("confirm", "yes")
    assert t.me.asked == "buy"


# -- clean-up --------------------------------------------------------------------------------------------------------


def test_a_text_that_lasts_the_turn_is_heard_before_clean_up_discards_anything():
    t = Table(me={"hand": "village, smithy, planner, estate", "deck": "copper*9"}, actions=2)
    t.me.plays("planner", "village", "smithy")
    t.me.ends_turn()
    assert t.trash == cards("planner")
    assert t.me.options == ["village", "smithy"]
    assert t.me.discard == []
    t.me.does("topdeck", "smithy")
    assert t.me.hand == cards("smithy, copper*4")


def test_a_text_that_lasts_the_turn_is_followed_once_for_each_play():
    t = Table(me={"hand": "throne_room, planner, smithy", "deck": "copper*9"})
    t.me.plays("throne_room")
    t.me.does("play", "planner")
    t.me.plays("smithy")
    t.me.ends_turn()
    t.me.does("topdeck", "smithy")
    t.me.does("topdeck", "throne_room")
    assert t.me.hand == cards("smithy, throne_room, copper*3")


def test_a_card_that_went_onto_the_deck_does_not_leave_play_any_more():
    t = Table(me={"hand": "planner, recluse", "deck": "copper*9"})
    t.me.plays("planner", "recluse")
    t.me.ends_turn()
    t.me.does("topdeck", "recluse")
    assert t.trash == cards("planner")
    assert t.me.hand == cards("recluse, copper*4")


def test_a_card_can_speak_when_it_leaves_play():
    t = Table(me={"hand": "recluse", "deck": "copper*9"})
    t.me.plays("recluse")
    t.me.ends_turn()
    assert t.trash == cards("recluse")
    assert t.me.discard == ["silver"]


def test_a_card_that_leaves_play_speaks_only_on_its_condition():
    t = Table(me={"hand": "recluse", "deck": "copper*9"}, buys=2)
    t.me.plays("recluse")
    t.me.buys("copper")
    t.me.ends_turn()
    assert t.trash == []
    assert t.me.discard == cards("copper, recluse")


def test_the_hand_is_still_there_when_cards_leave_play():
    t = Table(me={"hand": "recluse, watchman", "deck": "copper*9"})
    t.me.plays("recluse")
    t.me.ends_turn()
    t.me.does("react", "watchman")
    assert t.me.discard == ["watchman", "gold", "silver"]
