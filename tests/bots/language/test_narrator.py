"""The log in words, for each audience only what it may know."""

from typing import get_args

import pytest

from bots.language.narrator import Narrator, last_lines
from bots.language.texts import Texts, languages
from engine import Event, EventName, told
from tests.engine.table import Table

NAMES = ["Ann", "Bob", "Cid"]


def lines(table, seat):
    return Narrator(Texts(), NAMES).lines(told(table.events, seat))


def test_the_drawer_reads_the_cards_and_the_others_how_many():
    t = Table(me={"hand": "smithy", "deck": "gold, silver*2"})
    t.me.plays("smithy")
    assert lines(t, 0) == ["Ann plays Smithy.", "Ann draws Gold, Silver ×2."]
    assert lines(t, 1) == lines(t, None) == ["Ann plays Smithy.", "Ann draws 3 cards."]


def test_of_several_discards_others_read_the_number_and_the_top():
    t = Table(me="cellar, estate, gold")
    t.me.plays("cellar")
    t.me.does("discard", "gold", "estate")
    assert lines(t, 0)[0] == "Ann discards Gold, Estate."
    assert lines(t, 1)[0] == "Ann discards 2 cards (Estate on top)."


def test_a_purchase_is_one_line():
    t = Table(me="copper*3", coins=3, buys=2, phase="buy")
    t.me.buys("silver")
    assert lines(t, None) == ["Ann buys Silver."]


def test_treasures_in_a_row_are_one_line():
    t = Table(me="copper*2, silver")
    events = []
    for treasure in ("copper", "silver", "copper"):
        t.me.plays(treasure)
        events += t.events
    assert Narrator(Texts(), NAMES).lines(told(events, None)) == ["Ann plays Copper ×2, Silver."]


def test_a_gain_says_where_the_card_went_if_not_to_the_discard_pile():
    t = Table(me="bureaucrat", you="copper*2")
    t.me.plays("bureaucrat")
    told_to_all = lines(t, None)
    assert "Ann gains Silver onto the deck." in told_to_all
    assert "Bob reveals Copper ×2." in told_to_all


def test_a_hand_without_cards_is_revealed_in_words():
    t = Table(me="bureaucrat", you="")
    t.me.plays("bureaucrat")
    assert "Bob has nothing to reveal." in lines(t, None)


def test_cleaning_up_goes_without_saying():
    t = Table(me="copper*5", you="copper*5")
    t.me.ends_turn()
    assert lines(t, None)[-1] == "Bob, turn 1"
    assert all("draws" not in line for line in lines(t, None))


def test_a_turn_without_a_purchase_has_a_line():
    t = Table(me="copper*5", you="copper*5")
    t.me.ends_turn()
    assert lines(t, None)[0] == "Ann buys nothing."


def test_a_turn_has_a_heading_and_its_player_is_not_named_again_below_it():
    t = Table("copper", "witch", "moat, copper")
    t.me.ends_turn()
    events = list(t.events)
    t.you.plays("witch")
    events += t.events
    for answer in ("moat", "no"):
        t.third.does("react", answer)
        events += t.events
    told_to_all = Narrator(Texts(), NAMES).lines(told(events, None))
    assert told_to_all == [
        "Ann buys nothing.",
        "Bob, turn 1",
        "\u2002\u2002plays Witch.",
        "\u2002\u2002Cid reveals Moat.",
        "\u2002\u2002draws 2 cards.",
        "\u2002\u2002Ann gains Curse.",
    ]


@pytest.mark.parametrize("language", languages())
def test_every_sentence_about_a_player_begins_with_the_name_so_that_it_can_be_left_out(language):
    said = [
        Texts(language).say(f"log-{key}", who="WHO", cards="CARDS", many="MANY", to="TO", modes="MODES", count=count)
        for key in {*get_args(EventName), "put-back", "reveal-empty", "discard-top", "gain-hand", "gain-deck"}
        - {"clean_up", "become", "end"}
        for count in (1, 2)
    ]
    assert [words for words in said if not words.startswith("WHO")] == []


def test_phrases_have_the_players_own_name_only_after_someone_elses():
    events = [
        Event("play", 0, ("militia",)),
        Event("discard", 1, ("estate",)),
        Event("discard", 0, ("copper",)),
        Event("gain", 0, ("silver",)),
    ]
    told_to_ann = Narrator(Texts(), ["Ann", "Bob"]).phrases(events, 0)
    assert told_to_ann == ["plays Militia", "Bob discards Estate", "Ann discards Copper", "gains Silver"]


def test_last_lines_stay_below_the_heading_of_their_turn():
    told_to_all = ["Ann, turn 1", "\u2002\u2002a", "\u2002\u2002b", "\u2002\u2002c", "Bob, turn 1", "\u2002\u2002d"]
    assert last_lines(told_to_all, 4) == ["Ann, turn 1", "\u2002\u2002c", "Bob, turn 1", "\u2002\u2002d"]
    assert last_lines(told_to_all, 2) == ["Bob, turn 1", "\u2002\u2002d"]
    assert last_lines(told_to_all, 0) == []


def test_last_lines_have_no_heading_with_nothing_below_it():
    told_to_all = ["Ann, turn 1", "\u2002\u2002a", "\u2002\u2002b", "Bob, turn 1", "\u2002\u2002c"]
    assert last_lines(told_to_all, 3) == ["Bob, turn 1", "\u2002\u2002c"]
    assert last_lines(told_to_all, 4) == ["Ann, turn 1", "\u2002\u2002b", "Bob, turn 1", "\u2002\u2002c"]


@pytest.mark.parametrize(
    ("card", "picked", "words"),
    [
        ("pawn", ("card", "coin"), "Ann chooses: +1 Card, +1 coin."),
        ("steward", ("coins",), "Ann chooses: +2 coins."),
        ("minion", ("coins",), "Ann chooses: +2 coins."),
        ("squire", ("buys",), "Ann chooses: +2 Buys."),
    ],
)
def test_a_choice_is_told_to_everyone(card, picked, words):
    t = Table(me=card)
    t.me.plays(card)
    t.me.does("choose", *picked)
    assert lines(t, 1)[0] == lines(t, None)[0] == words


def test_a_card_that_never_left_the_deck_is_left_there():
    t = Table(me={"hand": "spy", "deck": "copper, gold"}, you={"deck": "silver"}, edition=1)
    t.me.plays("spy")
    t.me.does("choose", "keep")
    assert lines(t, None)[0] == "Ann leaves Gold on the deck."


def test_a_card_from_the_hand_is_put_onto_the_deck():
    t = Table(me={"hand": "courtyard", "deck": "copper*3"})
    t.me.plays("courtyard")
    assert "Ann puts Copper onto the deck." in lines(t, 0)


def test_a_card_only_its_owner_sees_is_left_on_the_deck_without_its_name():
    t = Table(me={"hand": "duchess", "deck": "gold"}, you={"deck": "silver"})
    t.me.plays("duchess")
    t.you.does("choose", "keep")
    t.me.does("choose", "keep")
    assert "Bob leaves 1 card on the deck." in lines(t, 0)
    assert "Bob leaves Silver on the deck." in lines(t, 1)


@pytest.mark.parametrize(
    ("language", "counted", "named"),
    [
        ("de", "Eva zieht 1 Karte.", "Eva zieht: Kupfer."),
        ("ru", "Eva берёт 1 карту.", "Eva берёт: Медь."),
        ("uk", "Eva бере 1 карту.", "Eva бере: Мідь."),
    ],
)
def test_the_number_of_hidden_cards_has_the_case_that_the_verb_takes(language, counted, named):
    draws = [Event("draw", 0, (), 1), Event("draw", 0, ("copper",), 1)]
    told_here = Narrator(Texts(language), ["Eva"]).lines(draws)
    assert [line.replace("\u00a0", " ") for line in told_here] == [counted, named]


# -- Seaside and Alchemy -----------------------------------------------------------------------------------------------


def narrate(*events, language="en"):
    return [line.strip() for line in Narrator(Texts(language), NAMES).lines(events)]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Ann: Wharf, from last turn: +2 Cards, +1 Buy."),
        ("de", "Ann: Werft, aus dem letzten Zug: +2 Karten, +1 Kauf."),
        ("ru", "Ann: Верфь, с прошлого хода: +2 карты, +1 покупка."),
        ("uk", "Ann: Верф, з минулого ходу: +2 карти, +1 купівля."),
    ],
)
def test_what_a_duration_gives_in_the_next_turn_is_told_in_full(language, line):
    told_here = narrate(Event("duration", 0, ("wharf",), 1, "wharf"), language=language)
    assert [each.replace("\u00a0", " ") for each in told_here] == [line]


def test_below_the_heading_a_duration_begins_with_its_name():
    told_here = narrate(Event("turn", 0, size=2), Event("duration", 0, ("fishing_village",), 1, "fishing_village"))
    assert told_here == ["Ann, turn 2", "Fishing Village, from last turn: +1 Action, +1 coin."]


def test_an_extra_turn_says_so_and_who_decides_in_it():
    assert narrate(Event("turn", 0, source="outpost")) == ["Ann, extra turn"]
    assert narrate(Event("turn", 1, source="possession", place="0")) == ["Bob, extra turn: Ann decides"]


def test_what_another_player_gains_of_a_purchase_is_told():
    bought = [Event("buy", 1, ("gold",), 1), Event("gain", 0, ("gold",), 1, place="discard")]
    assert narrate(Event("turn", 1, source="possession", place="0"), *bought)[1:] == ["buys Gold.", "Ann gains Gold."]


@pytest.mark.parametrize(
    ("place", "own", "others"),
    [
        ("haven", "Me sets Gold aside until the next turn.", "Me sets 1 card aside until the next turn."),
        ("native_village", "Me puts Gold onto the Native Village mat.", "Me puts 1 card onto the Native Village mat."),
    ],
)
def test_a_card_set_aside_in_secret_is_named_only_to_its_owner(place, own, others):
    t = Table(me={"hand": f"{place}, copper, gold", "deck": "gold"}, you="copper")
    t.me.plays(place)
    t.me.does("choose", "gold" if place == "haven" else "set_aside")
    assert Narrator(Texts(), ["Me", "You"]).lines(told(t.events, 0))[-1] == own
    assert Narrator(Texts(), ["Me", "You"]).lines(told(t.events, 1))[-1] == others


def test_a_card_that_comes_back_from_haven_is_named_only_to_its_owner():
    t = Table(me="haven, gold")
    t.me.plays("haven")
    t.me.does("choose", "gold")
    t.me.waits_for_next_turn()
    assert lines(t, 0)[-1].strip() == "takes Gold back from Haven."
    assert lines(t, 1)[-1].strip() == "takes 1 card back from Haven."


def test_the_island_mat_is_open():
    t = Table(me="island, copper, gold")
    t.me.plays("island")
    t.me.does("choose", "gold")
    assert lines(t, 1) == ["Ann puts Island, Gold onto the Island mat."]


def test_a_card_from_the_bottom_is_put_onto_the_deck():
    t = Table(me={"hand": "pearl_diver", "deck": "copper*3, gold"}, you="copper")
    t.me.plays("pearl_diver")
    assert lines(t, 0)[-1] == "Ann looks at Gold, at the bottom of the deck."
    assert lines(t, 1)[-1] == "Ann looks at the bottom card of the deck."
    t.me.does("confirm", "yes")
    assert lines(t, 0) == ["Ann puts Gold onto the deck."]
    assert lines(t, 1) == ["Ann puts 1 card onto the deck."]


def test_cards_returned_one_after_the_other_are_one_line():
    t = Table(me="ambassador, curse*2, gold", you="copper")
    t.me.plays("ambassador")
    t.me.does("choose", "curse")
    t.me.does("choose", "curse", "curse")
    assert lines(t, 1) == ["Ann returns Curse ×2 to its pile.", "Bob gains Curse."]


def test_cards_revealed_one_after_the_other_are_one_line():
    t = Table(me={"hand": "golem", "deck": "copper, silver, village, gold, moat, copper"}, you="copper")
    t.me.plays("golem")
    assert lines(t, 1)[:2] == ["Ann plays Golem.", "Ann reveals Copper, Silver, Village, Gold, Moat."]


def test_tokens_and_what_comes_back_have_lines():
    assert narrate(Event("embargo_token", 0, ("gold",), 1)) == ["Ann puts an Embargo token on Gold."]
    assert narrate(Event("pirate_token", 0, size=3)) == ["Ann takes a Coin token (now 3)."]
    recovered = narrate(Event("recover", 1, ("copper", "gold"), 2))
    assert recovered == ["Bob puts what was trashed into the discard pile: Copper, Gold."]
