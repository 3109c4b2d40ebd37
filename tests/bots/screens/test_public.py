"""What everyone sees: the table, the lobby with its options, calls, the log."""

import re
from pathlib import Path

import pytest

import bots.screens
from bots.language.texts import Texts, languages
from bots.language.wording import dearest_first, explain, kingdom_piles
from bots.screens.context import SeatMark, Stamp
from bots.screens.formatting import plain
from bots.screens.learn_pages import is_learn
from bots.screens.lobby_screen import present_lobby
from bots.screens.model import Shape
from bots.screens.notices import (
    present_call,
    present_closed,
    present_kingdom,
    present_kingdom_picture,
    present_log,
    present_sure,
)
from bots.screens.options import box_of
from bots.screens.panel import present
from bots.screens.public import present_table
from bots.screens.scores import ranked
from bots.screens.supply import kingdom_lines
from bots.tables import tokens
from bots.tables.presses import page_after
from bots.tables.shortcuts import full_purse
from bots.tables.tokens import Token
from engine import KINDS, MIXED_PILES, RECOMMENDED, SETS, Game, RandomPlayer, Result, Setup, random_kingdom
from storage.places import Place
from storage.seat import Seat
from storage.table import Options, Table
from tests.each import for_each

TEXTS = Texts()
STAMP = Stamp(Place("telegram", "-1009999999999999", "9999999999"), 36**3)
GIVEN = {"texts": TEXTS, "stamp": STAMP}
DARK = ["cultist", "knights", "hermit", "farmland", "mandarin", "bandit_camp", "market", "cellar", "moat", "smithy"]


def labels(screen):
    return [button.label for button in screen.buttons()]


def presses(screen):
    of_table = [button for button in screen.buttons() if not is_learn(button.token)]
    tokens_shown = [Token.decode(button.token) for button in of_table]
    return {button.label: t.press + t.argument for button, t in zip(of_table, tokens_shown, strict=True)}


def new_game(names=("Ann", "Bob"), kingdom=DARK):
    return Game.new(list(names), kingdom, "seed", first=0)


@pytest.fixture(scope="module")
def finished():
    game, player = new_game(), RandomPlayer(b"player")
    while game.pending:
        game.submit(game.pending[0].seat, player(game.view(game.pending[0].seat), game.pending[0]))
    return game


# -- the table ---------------------------------------------------------------------------------------------------------


def test_the_table_shows_turn_supply_seats_trash_news_and_who_is_awaited():
    screen = present_table(new_game().view(None), title="Friday", waiting=[0], news=["Ann shuffles."], **GIVEN)
    lines = plain(screen.text).splitlines()
    assert lines[:5] == [
        "Friday · Turn 1",
        "▶ Ann ⚡1 🛒1 🪙0",
        "🟢 Province ×8 · Duchy ×8 · Estate ×8",
        "🟡 Gold ×30 · Silver ×40 · Copper ×46",
        "🟣 Curse ×10 · 🟤 Ruins: Ruined Library ×10",
    ]
    kingdom, rest = lines[5:-4], lines[-4:]
    assert [line[:2] for line in kingdom] == sorted((line[:2] for line in kingdom), reverse=True)
    assert any(re.search(r"🔴Knights: (Dame|Sir) \w+( · |$)", line) for line in kingdom)
    assert rest == ["Not in the Supply: Madman ×10 · Spoils ×15", "Ann ✋5 📚5", "Bob ✋5 📚5", "Ann shuffles."]


def test_the_table_has_its_buttons():
    found = presses(present_table(new_game().view(None), **GIVEN))
    assert found == {"My hand": "h", "Log": "g", "Kingdom": "k", "Nudge": "n", "Watch": "w"}


def test_a_person_who_may_not_be_named_is_only_waited_for():
    assert present_table(new_game().view(None), **GIVEN).text.endswith("Waiting for an answer.")


def test_marks_say_who_plays_a_seat():
    marks = [SeatMark("Ann", computer=True, away=True), SeatMark("Bob", computer=True, resigned=True)]
    text = present_table(new_game().view(None), seats=marks, **GIVEN).text
    assert "Ann (away; a computer player is filling in) ✋5" in plain(text)
    assert "Bob 🤖 (resigned) ✋5" in plain(text)


def test_a_person_who_is_late_can_be_voted_out():
    marks = [SeatMark("Ann", late=True), SeatMark("Bob")]
    screen = present_table(new_game().view(None), seats=marks, **GIVEN)
    assert "Ann (keeping the table waiting)" in screen.text
    assert presses(screen)["Replace Ann"] == "v0"
    assert "Replace Bob" not in labels(screen)


@pytest.mark.parametrize("limit", [3900, 300])
def test_a_footer_stands_last_and_keeps_within_the_shape(limit):
    given = {"shape": Shape(text=limit), "footer": "This table will be cleared.", **GIVEN}
    for screen in (present_table(new_game().view(None), **given), present_lobby(lobby(ANN), **given)):
        assert screen.text.endswith("\nThis table will be cleared.")
        assert len(screen.text) <= limit


def test_a_computer_player_is_not_voted_out():
    marks = [SeatMark("Ann", computer=True, late=True), SeatMark("Bob")]
    assert "Replace Ann" not in labels(present_table(new_game().view(None), seats=marks, **GIVEN))


def test_equals_share_a_rank():
    assert ranked(Result(scores=(20, 30, 30, 30), winners=(2, 3), turns=(9, 10, 9, 9))) == [
        (1, 2),
        (1, 3),
        (3, 1),
        (4, 0),
    ]


def test_the_table_shows_no_card_of_a_hand():
    game = Game.arrange(
        {
            "players": [{"name": "Ann", "hand": ["tunnel", "copper"]}, {"name": "Bob", "hand": ["feodum"]}],
            "kingdom": DARK,
        }
    )
    text = present_table(game.view(None), **GIVEN).text
    assert "Tunnel" not in text
    assert "Feodum" not in text


def test_a_finished_game_shows_ranks_and_winner_and_hides_the_seed_behind_a_button(finished):
    screen = present_table(finished.view(None), title="Friday", **GIVEN)
    best = max(finished.result.scores)
    assert f"1. {['Ann', 'Bob'][finished.result.winners[0]]}: {best} points in" in screen.text
    assert "wins." in screen.text or "share the victory." in screen.text
    assert finished.seed.hex() not in screen.text
    assert finished.commitment not in screen.text
    pages = {"Replay": f"p{finished.commitment[:8]}.1", "Analysis": f"D{finished.commitment[:8]}"}
    assert presses(screen) == {"Rematch": "m", **pages, "Log": "g", "Fair shuffles": "ishuffles"}
    without = present_table(finished.view(None), **GIVEN | {"shape": Shape(analysis=False)})
    assert "Analysis" not in presses(without)


def test_the_seed_is_not_shown_before_the_end():
    assert b"seed".hex() not in present_table(new_game().view(None), **GIVEN).text


@pytest.mark.parametrize("shape", [Shape(5, 25, 1024, 38), Shape(3, 12, 200, 16)])
def test_the_table_keeps_within_its_shape(shape):
    names = [f"A rather long name {number}" for number in range(6)]
    marks = [SeatMark(name, late=True) for name in names]
    screen = present_table(new_game(names).view(None), shape=shape, seats=marks, news=["news" * 20] * 9, **GIVEN)
    assert len(screen.text) <= shape.text
    assert len(screen.buttons()) <= shape.buttons
    assert all(len(row) <= shape.width for row in screen.rows)
    assert len(set(labels(screen))) == len(labels(screen))


# -- Seaside and Alchemy -----------------------------------------------------------------------------------------------

POTIONS = ["familiar", "golem", "possession", "haven", "island", "native_village", "pirate_ship", "wharf", "outpost"]


def seaside(me=None, you=None, **position):
    """The table of a game with Seaside and Alchemy, in a position."""
    players = [{"name": "Ann", **(me or {})}, {"name": "Bob", **(you or {})}]
    return Game.arrange({"players": players, "kingdom": [*POTIONS, "embargo"], **position})


def table_lines(game, shape=Shape(), texts=TEXTS):  # noqa: B008  (frozen)
    return plain(present_table(game.view(None), **GIVEN | {"shape": shape, "texts": texts}).text).splitlines()


def line_of(name, game, **given):
    return next(line for line in table_lines(game, **given) if line.startswith(name))


def test_what_lies_on_mats_is_shown_open_or_counted():
    mats = {"island": ["estate", "copper", "copper"], "native_village": ["gold", "gold"], "pirate_tokens": 3}
    line = line_of("Bob", seaside(you=mats))
    assert line.endswith(" · Island: Estate, Copper ×2 · Native Village: 2 · coin tokens: 3")
    assert "Gold" not in line


def test_what_the_next_turn_begins_with_is_shown_and_not_twice():
    in_play = {"in_play": ["wharf", "haven", "throne_room"], "awaited": ["wharf", "haven"], "haven": ["gold"]}
    line = line_of("Bob", seaside(you=in_play | {"staying": [0, 1, 2]}))
    assert line.endswith(" · in play: Throne Room · next turn: Wharf, Haven")
    assert "Gold" not in line


def test_piles_have_their_price_with_a_potion_and_their_embargo_tokens():
    game = seaside(embargo={"gold": 2, "golem": 1})
    lines = table_lines(game)
    assert "🪙6🧪 Possession" in lines
    assert "🪙4🧪 Golem ⛔1" in lines
    assert "🪙4 🟢Island · 🔴Pirate Ship" in lines
    assert "🟡 Gold ×30 ⛔2 · Potion ×16 · Silver ×40 · Copper ×46" in lines


def test_the_lobby_sorts_by_price_with_potions():
    before = [plain(line) for line in kingdom_lines([*POTIONS, "embargo"], TEXTS)]
    assert before[:3] == ["🪙6🧪 Possession", "🪙5 🟧Outpost · 🟧Wharf", "🪙4🧪 Golem"]


def test_potions_are_counted_beside_the_coins():
    assert "▶ Ann ⚡1 🛒1 🪙2 🧪1" in table_lines(seaside(coins=2, potions=1, phase="buy"))
    assert not any("🧪" in line for line in table_lines(seaside())[:2])


def test_a_button_tells_the_potion_and_the_embargo_tokens():
    game = seaside(me={"hand": ["potion", "gold", "copper"]}, phase="buy", embargo={"golem": 1, "silver": 2})
    screen = present(game.view(0), game.pending[0], purse=full_purse(game, 0), **GIVEN)
    assert {"Golem 4🧪 ⛔1 ·10", "Familiar 3🧪 ·10", "Silver 3 ⛔2 ·40"} <= set(labels(screen))
    assert "🪙0 (4 🧪1 with all Treasures)" in screen.text


def test_the_text_of_a_card_tells_its_potion():
    assert explain("golem", TEXTS).startswith("Golem · costs 4 and a potion · Action\n")
    assert explain("golem", TEXTS, 3).startswith("Golem · costs 3 and a potion · Action\n")


def test_an_extra_turn_is_in_the_headline():
    game = seaside(me={"hand": ["outpost", "copper"]})
    for move in ("play:outpost", "end"):
        decision = game.pending[0]
        game.submit(decision.decider, (decision.options.index(move),))
    assert table_lines(game)[0] == "Extra turn"
    panel = plain(present(game.view(0), game.pending[0], **GIVEN).text)
    assert panel.splitlines()[0].startswith("Your extra turn · ")


def test_a_turn_in_which_another_player_decides_says_so():
    game = seaside(me={"hand": ["possession", "copper"]}, you={"hand": ["gold"] * 5})
    for move in ("play:possession", "end"):
        decision = game.pending[0]
        game.submit(decision.decider, (decision.options.index(move),))
    assert table_lines(game)[:2] == ["Extra turn, Ann decides", "▶ Bob ⚡1 🛒1 🪙0"]
    assert "▶ Bob · Extra turn, you decide" in plain(present(game.view(0), None, **GIVEN).text)
    assert "▶ Bob · Extra turn, Ann decides" in plain(present(game.view(1), None, **GIVEN).text)


def test_ones_own_mats_and_coin_tokens_are_in_the_panel():
    mine = {"island": ["estate"], "native_village": ["gold", "copper"], "haven": ["silver"], "awaited": ["haven"]}
    text = plain(present(seaside(me=mine | {"pirate_tokens": 2}).view(0), None, **GIVEN).text)
    for line in ("At the start of your next turn: Haven", "Haven: Silver", "Island: Estate", "Coin tokens: 2"):
        assert line in text.splitlines()
    assert "Native Village: Gold, Copper" in text


# -- the lobby ---------------------------------------------------------------------------------------------------------


def lobby(*seats, **options):
    table = Table(STAMP.place, "Friday", "telegram:1", options=Options(**options), seats=list(seats))
    table.options.cards = table.options.cards or RECOMMENDED[5].cards
    return table


ANN, BOB, ROBOT = Seat("Ann", "telegram:1"), Seat("Bob", "telegram:2"), Seat("Computer 1", computer=True)
WILMA = Seat("Wilma", computer=True, level="beginner", temper="curious", character="wilma")


def test_the_lobby_says_who_sits_and_what_is_agreed():
    text = plain(present_lobby(lobby(ANN, ROBOT, WILMA), **GIVEN).text)
    assert text.splitlines() == [
        "Friday",
        "3 of 4 seats taken",
        "1. Ann (host)",
        "2. Computer 1 🤖 (solid)",
        "3. Wilma 🤖 (beginner): likes Villages, forgets Gold",
        "Kingdom: First Game (2nd edition)",
        "🪙5 Market · Mine",
        "🪙4 🔴Militia · Remodel · Smithy",
        "🪙3 Merchant · Village · Workshop",
        "🪙2 Cellar · 🔵Moat",
        "Kingdom code: 0000-1JA5-GP2E",
        "Edition: 2nd edition · Pace: Casual (a day) · Language: English",
        "Ready to start.",
    ]


def test_a_random_kingdom_names_its_sets():
    text = present_lobby(lobby(ANN, kingdom="random", sets=("base2", "dark_ages"), cards=tuple(DARK)), **GIVEN).text
    assert "Kingdom: Random\nSets: Base game, 2nd edition and Dark Ages\n" in text
    assert "Knights" in text


def test_a_game_starts_from_two_players():
    assert "Start" not in labels(present_lobby(lobby(ANN), **GIVEN))
    screen = present_lobby(lobby(ANN, BOB), **GIVEN)
    assert [button.style for button in screen.buttons() if button.label == "Start"] == ["success"]


def test_a_full_table_offers_no_seat():
    found = presses(present_lobby(lobby(ANN, ROBOT, players=2), **GIVEN))
    close = {"New random kingdom": "oreroll=1", "Options": "o", "Close the table": "q"}
    computer = {"Remove a computer player": "r", "Computer 1: Solid": "oopponent=strong"}
    assert found == {"Leave": "l", "Start": "s"} | computer | close


def test_an_empty_lobby_can_be_joined():
    screen = present_lobby(lobby(), **GIVEN)
    assert "No one has joined yet." in screen.text
    others = {"New random kingdom": "oreroll=1", "Options": "o", "Close the table": "q"}
    assert presses(screen) == {"Join": "j", "Add a computer player": "c"} | others


def option_pages(**options):
    """Every page that buttons lead to, from the list on."""
    found, todo = {}, ["options"]
    while todo:
        page = todo.pop()
        found[page] = present_lobby(lobby(ANN, **options), page=page, **GIVEN)
        opened = [each[1:] or "options" for each in presses(found[page]).values() if "=" not in each]
        todo += [each for each in opened if each not in (*found, *todo, "lobby")]
    return found


def test_every_recommended_kingdom_can_be_chosen_by_buttons():
    chosen = {press for screen in option_pages().values() for press in presses(screen).values()}
    assert {f"okingdom={kingdom.id}" for kingdom in RECOMMENDED} | {"okingdom=random"} <= chosen


def test_every_option_has_a_page_with_its_values():
    chosen = {press for screen in option_pages().values() for press in presses(screen).values()}
    assert {f"osets={name}" for name in SETS if name != "base2"} | {"osets=-base2"} <= chosen
    assert {"oedition=1", "opace=live", "olanguage=en", "oplayers=6"} <= chosen


@pytest.mark.parametrize(("box", "name"), [("dark_ages", "shelters"), ("prosperity", "colonies")])
def test_what_only_one_box_can_have_is_an_option_where_that_box_is_used(box, name):
    pages = option_pages(kingdom="random", sets=("base2", box))
    assert {"oauto", "oyes", "ono"} == {press.replace(f"{name}=", "") for press in presses(pages[name]).values()} - {
        "o"
    }
    assert name not in option_pages()
    assert name in option_pages(**{name: "no"})  # so that it can be changed back


WITCHES = tuple(random_kingdom("witches", list(SETS), wishes=["young_witch", "bank", "familiar"]))


def test_the_bane_of_a_kingdom_with_young_witch_is_in_the_lobby_and_a_page_has_every_other_one():
    pages = option_pages(kingdom="own", cards=WITCHES, bane="lighthouse")
    chosen = {press for screen in pages.values() for press in presses(screen).values()}
    assert {f"obane={id}" for id in Setup(WITCHES).possible_banes()} | {"obane=random"} <= chosen
    assert "✓ Lighthouse" in labels(pages["bane.seaside"])
    assert all(len(screen.buttons()) <= 12 for page, screen in pages.items() if page.startswith("bane"))
    told = present_lobby(lobby(ANN, kingdom="own", cards=WITCHES, bane="lighthouse"), **GIVEN).text
    assert "Bane: Lighthouse" in plain(told)
    assert "bane" not in option_pages()
    assert page_after("bane=random") == "bane"
    assert page_after("bane=moat") == "options"


def test_every_page_of_options_leads_back():
    for box in ("base2", "dark_ages", "prosperity"):
        for page, screen in option_pages(kingdom="random", sets=(box,)).items():
            assert "Back" in labels(screen), page
            assert len(screen.buttons()) <= 12, page


def test_guests_can_be_asked_to_leave_and_nobody_else():
    seats = lobby(ANN, BOB, ROBOT)
    assert "Remove a player" in labels(present_lobby(seats, page="options", **GIVEN))
    assert labels(present_lobby(seats, page="unseat", **GIVEN)) == ["Bob", "Back"]
    assert "Remove a player" not in labels(present_lobby(lobby(ANN), page="options", **GIVEN))


def test_what_is_set_is_marked():
    screen = present_lobby(lobby(ANN, sets=("base2", "dark_ages")), page="sets", **GIVEN)
    assert [label for label in labels(screen) if label.startswith("✓")] == ["✓ Base game, 2nd edition", "✓ Dark Ages"]


def test_the_way_back_from_the_options_is_the_lobby():
    back = presses(present_lobby(lobby(ANN), page="options", **GIVEN))["Back"]
    assert present_lobby(lobby(ANN), page=back[1:], **GIVEN) == present_lobby(lobby(ANN), **GIVEN)


def test_kingdoms_are_found_under_the_newest_set_they_need():
    boxes = {kingdom.id: box_of(kingdom) for kingdom in RECOMMENDED}
    assert boxes["first_game_1e"] == "base1"
    assert boxes["dukes_ball"] == "hinterlands1"
    assert boxes["high_and_low"] == "dark_ages"
    assert boxes["travelers"] == "seaside"
    assert boxes["wine_country"] == "alchemy"


def test_sets_are_picked_one_after_another():
    assert page_after("sets=base1") == "sets"
    assert page_after("kingdom=random") == "kingdom"
    assert page_after("pace=live") == "options"


# -- notices -----------------------------------------------------------------------------------------------------------


def test_a_call_names_the_table_and_the_people():
    screen = present_call(["Ann", "Bob"], title="Friday", alert="3", **GIVEN)
    assert screen.text == "Friday\nAnn and Bob, it’s your turn."
    assert screen.alert == "3"
    assert presses(screen) == {"My hand": "h"}


@pytest.mark.parametrize("why", ["answer", "reminder", "start"])
def test_there_are_other_reasons_to_be_called(why):
    assert present_call(["Ann"], why=why, **GIVEN).text.startswith("Ann, ")


@pytest.mark.parametrize(("why", "words"), [("stopped", "was closed."), ("expired", "was closed because")])
def test_a_closed_table_has_no_buttons(why, words):
    screen = present_closed(texts=TEXTS, title="Friday", why=why)
    assert words in screen.text
    assert screen.rows == ()


def test_resigning_and_stopping_are_asked_once_more():
    assert presses(present_sure(tokens.RESIGN, **GIVEN)) == {"Yes, resign": "y", "Back": "h"}
    assert presses(present_sure(tokens.STOP, **GIVEN)) == {"Yes, stop": "z", "Back": "h"}
    assert "computer player" in present_sure(tokens.RESIGN, **GIVEN).text
    assert "computer player" not in present_sure(tokens.RESIGN, solo=True, **GIVEN).text


def test_the_log_opens_at_its_newest_lines():
    lines = [f"line {number}" for number in range(45)]
    newest = present_log(lines, title="Friday", **GIVEN)
    assert newest.text.splitlines() == ["Friday", "Log, page 3 of 3", *lines[25:]]
    assert presses(newest) == {"‹ Page 2/3": "g1"}
    assert presses(present_log(lines, 1, **GIVEN)) == {"‹ Page 1/3": "g2", "Page 3/3 ›": "g"}
    oldest = present_log(lines, 2, **GIVEN)
    assert oldest.text.splitlines()[1:] == lines[:5]
    assert oldest == present_log(lines, 50, **GIVEN)


def test_no_page_of_the_log_ends_with_a_heading_or_is_only_a_heading():
    lines = [line for turn in range(1, 22) for line in (f"Ann, turn {turn}", "\u2002\u2002plays Copper.")][:41]
    newest, oldest = (plain(present_log(lines, page, **GIVEN).text).splitlines() for page in (0, 1))
    assert newest[:3] == ["Log, page 2 of 2", "Ann, turn 11", "\u2002\u2002plays Copper."]
    assert oldest == ["Log, page 1 of 2", *lines[:20]]


def test_an_empty_log_says_so():
    assert present_log([], **GIVEN).text.endswith("Nothing has happened yet.")


def test_a_card_is_explained_with_what_it_costs_now():
    assert explain("harem", TEXTS) == "Harem · costs 6 · Treasure – Victory\n" + TEXTS.card_text("harem")
    assert "costs 5" in explain("harem", TEXTS, 5)


@for_each(sorted((*KINDS, *MIXED_PILES)))
def test_every_card_and_pile_can_be_explained(id):
    assert TEXTS.card_text(id) in explain(id, TEXTS)


def test_a_mixed_pile_names_its_cards():
    assert "Dame Anna" in explain("knights", TEXTS)


def test_the_kingdom_is_explained_card_by_card():
    screen = present_kingdom(new_game().view(None), texts=TEXTS, stamp=STAMP)
    assert all(TEXTS.card_text(id) in screen.text for id in DARK)
    assert new_game().commitment not in screen.text  # it is behind the button
    assert [button.label for button in screen.buttons()] == ["Fair shuffles"]


def test_the_kingdom_is_priced_as_it_costs_now():
    cards = [*DARK[:9], "highway"]
    game = Game.arrange({"players": [{"in_play": ["highway"]}, {}], "kingdom": cards})
    text = present_kingdom(game.view(None), texts=TEXTS).text
    assert "Cultist · costs 4 ·" in text
    assert "Cultist · costs 5 ·" in present_kingdom(cards, texts=TEXTS).text


@pytest.mark.parametrize(("edition", "words"), [(1, "Choose an Action"), (2, "You may choose an Action")])
def test_a_card_is_explained_in_the_edition_of_the_table(edition, words):
    text = present_kingdom(["throne_room"], texts=TEXTS, edition=edition).text
    assert text.splitlines()[1].startswith(words)
    assert "edition" not in text


def test_without_a_table_both_editions_are_explained():
    assert explain("throne_room", TEXTS).splitlines()[1:] == [
        "You may choose an Action from your hand and play it twice in a row.",
        "1st edition: Choose an Action from your hand and play it twice in a row.",
    ]


@pytest.mark.parametrize("language", languages())
def test_cards_are_in_one_order_everywhere(language):
    """On the table, in the list and in the picture of the kingdom, in the lobby, and among what can be bought."""
    texts = Texts(language)
    game = Game.arrange({"kingdom": DARK, "players": [{}, {}], "phase": "buy", "coins": 9})
    view, purse = game.view(0), full_purse(game, 0)
    names = [texts.card(id) for id in dearest_first(DARK, view, texts)]
    piles = [texts.card(pile.id) for pile in kingdom_piles(view, texts) if pile.id in DARK]
    sheet = present_kingdom_picture(DARK, texts=texts, title="").picture
    before = " ".join(kingdom_lines(DARK, texts))
    lobby = sorted(names, key=before.index)
    explained = present_kingdom(view, texts=texts, shape=Shape(text=500)).text
    listed = [line.partition(" ·")[0].partition(" ")[2] for line in explained.splitlines()]
    panel = present(view, game.pending[0], texts=texts, stamp=STAMP, purse=purse)
    bought = [label.rpartition(" (")[0] for label in (button.label for button in panel.buttons()) if " (" in label]
    assert piles == [tile.name for tile in sheet.tiles] == lobby == names
    assert [name for name in listed if name in names] == names
    assert [name for name in bought if name in names] == [name for name in names if name in bought]


def test_the_bane_is_marked_on_the_page_of_the_kingdom_and_colonies_and_potions_are_named():
    view = Game.new(["Ann", "Bob"], WITCHES, "seed", colonies="yes", bane="lighthouse").view(None)
    for shape in (Shape(), Shape(text=1000)):
        lines = plain(present_kingdom(view, texts=TEXTS, shape=shape).text).splitlines()
        assert sum(line.startswith("Bane: 🔵 Lighthouse · costs 2") or "Bane: " in line for line in lines) == 1
        assert lines[-1].startswith("Also on the table: Potion")
        assert lines[-1].endswith("Platinum, Colony")
    before = plain(present_kingdom(WITCHES, texts=TEXTS, bane="lighthouse").text)
    assert "Bane: " in before
    assert "Lighthouse · costs 2" in before


def test_where_room_is_short_the_kingdom_is_a_list():
    text = present_kingdom(DARK, texts=TEXTS, shape=Shape(text=500)).text
    assert len(text) <= 500
    assert all(TEXTS.card(id) in text for id in DARK)


def test_the_presenter_names_no_platform():
    for path in Path(bots.screens.__file__).parent.glob("*.py"):
        assert not re.search("discord|telegram|terminal", path.read_text(encoding="utf-8"), re.IGNORECASE), path.name
