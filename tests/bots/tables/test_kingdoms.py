"""The kingdom of a table: wishes and bans, vetoes, codes, and what the next table at the place remembers."""

import pytest

from bots.language.texts import Texts
from bots.language.wishes import are_wishes, read_wishes
from bots.people import badge
from bots.refusals import Refusal, Stale
from bots.tables import kingdoms, lobby
from bots.tables.kingdoms import code_of
from engine import CATEGORIES, KINGDOM_PILES, SETS, categories_of, read_kingdom_code
from storage.table import CLOSED, LOBBY, Options, Table
from tests.bots.house import ANN, BOB, CID, DAN, EVE, HERE
from tests.bots.tables.test_lobby import refused
from tests.bots.tables.test_rematches import finished

GERMAN = Texts("de")
WITCHES = (
    "young_witch", "tournament", "village", "smithy", "market", "mine", "militia", "gardens", "library", "witch"
)  # fmt: skip


async def options(house):
    return (await house.table()).options


# -- wishes and bans ---------------------------------------------------------------------------------------------------


async def test_a_random_kingdom_has_what_is_wished_for_and_nothing_that_is_banned(house):
    await house.lobby(ANN, BOB, wishes="+witch,-chapel,+@village,-@reaction")
    for _ in range(10):
        found = await options(house)
        assert "witch" in found.cards
        assert "chapel" not in found.cards
        assert "village" in categories_of(found.cards)
        assert "reaction" not in categories_of(found.cards)
        await house.tables.do("option", HERE, ANN, "reroll=1")
    await house.tables.do("option", HERE, ANN, "wishes=none")
    found = await options(house)
    assert (found.wishes, found.bans, found.needs, found.excludes) == ((), (), (), ())


def test_every_card_of_the_nine_boxes_can_be_wished_for_and_its_code_gives_the_kingdom_back():
    table = Table(HERE, options=Options(sets=tuple(SETS), colonies="yes"))
    for card in sorted(KINGDOM_PILES):
        kingdoms.choose_wishes(table, "none", b"any")
        kingdoms.choose_wishes(table, f"+{card}", card.encode())
        kingdoms.settle_bane(table, card.encode())
        assert card in table.options.cards
        assert bool(table.options.bane) == ("young_witch" in table.options.cards)
        found = read_kingdom_code(code_of(table.options))
        assert found.kingdom == table.options.cards
        assert found.bane == table.setup.bane
        assert found.colonies == ("auto" if table.setup.colonies_by_rule == "yes" else "yes")


async def test_the_last_word_about_a_card_or_a_category_counts(house):
    await house.lobby(ANN, wishes="+witch,+@attack")
    await house.tables.do("option", HERE, ANN, "wishes=-witch,-@attack")
    found = await options(house)
    assert (found.wishes, found.bans, found.needs, found.excludes) == ((), ("witch",), (), ("attack",))
    await house.press(ANN, "o", "category=any-attack")
    assert (await options(house)).excludes == ()


@pytest.mark.parametrize(
    ("option", "key"),
    [
        ("wishes=witch", "bad-option"),
        ("wishes=+copper", "bad-option"),
        ("wishes=+@money", "bad-option"),
        ("category=with-money", "bad-option"),
        ("category=village", "bad-option"),
        ("wishes=" + ",".join(f"+{card}" for card in SETS["base2"][:11]), "kingdom-impossible"),
        ("wishes=" + ",".join(f"-{card}" for card in SETS["base2"][:17]), "kingdom-impossible"),
        ("code=0000-1JA5-GP2F", "bad-code"),
        ("code=moat", "bad-code"),
    ],
)
async def test_what_makes_no_kingdom_is_refused_and_changes_nothing(house, option, key):
    await house.lobby(ANN)
    before = (await house.table()).pack()
    with refused(key):
        await house.tables.do("option", HERE, ANN, option)
    assert (await house.table()).pack() == before


@pytest.mark.parametrize(
    ("typed", "texts", "expected"),
    [
        ("+witch -chapel", Texts(), ("", ["+witch", "-chapel"])),
        ("+ill-gotten gains, −attacks", Texts(), ("", ["+ill_gotten_gains", "-@attack"])),
        ("base2 intrigue1 +village +villages", Texts(), ("base2 intrigue1", ["+village", "+@village"])),
        ("+Hexe -angriffe +villages", GERMAN, ("", ["+witch", "-@attack", "+@village"])),
    ],
)
def test_wishes_are_typed_as_people_name_cards(typed, texts, expected):
    assert read_wishes(typed, texts) == expected


@pytest.mark.parametrize(
    ("typed", "key"),
    [("+copper", "no-kingdom-card"), ("+xyzzy", "no-such-card"), ("+moat -moat", "kingdom-impossible")],
)
def test_what_cannot_be_wished_for_is_refused(typed, key):
    with pytest.raises(Refusal, match=f"^{key}$"):
        read_wishes(typed, Texts())


def test_names_of_cards_are_no_wishes():
    assert are_wishes(" -witch")
    assert not are_wishes("ill-gotten gains, witch")


# -- vetoes ------------------------------------------------------------------------------------------------------------


async def test_each_player_may_have_one_card_replaced(house):
    await house.lobby(ANN, BOB)
    before = (await options(house)).cards
    await house.press(BOB, "o", "veto=witch" if "witch" in before else "veto=moat")
    after = await options(house)
    assert len(set(after.cards) - set(before)) == len(set(before) - set(after.cards)) == 1
    assert after.kingdom == "own"
    with refused("vetoed-already"):
        await house.press(BOB, "o", f"veto={after.cards[0]}")
    with refused("not-seated"):
        await house.press(EVE, "o", f"veto={after.cards[0]}")
    with pytest.raises(Stale):
        await house.press(ANN, "o", "veto=moat")


async def test_a_veto_stays_used_for_those_who_leave_the_lobby_and_come_back(house):
    await house.lobby(ANN, BOB, CID)
    vetoed = (await options(house)).cards[0]
    await house.press(BOB, "o", f"veto={vetoed}")
    for gone in (("leave", BOB, ""), ("option", ANN, f"unseat={badge(BOB.id)}")):
        await house.tables.do(gone[0], HERE, gone[1], gone[2])
        await house.tables.do("join", HERE, BOB)
        with refused("vetoed-already"):
            await house.press(BOB, "o", f"veto={(await options(house)).cards[0]}")
    assert [seat.veto for seat in (await house.table()).seats] == ["", "", vetoed]
    await house.tables.do("leave", HERE, BOB)
    await house.tables.do("start", HERE, ANN)
    assert (await house.table()).vetoes == {}


async def test_the_page_with_vetoes_opens_only_for_players_who_have_one(house):
    await house.lobby(ANN, BOB)
    with refused("not-seated"):
        lobby.require_page(await house.table(), EVE, lobby.VETO)
    await house.press(BOB, "o", f"veto={(await options(house)).cards[0]}")
    with refused("vetoed-already"):
        lobby.require_page(await house.table(), BOB, lobby.VETO)
    lobby.require_page(await house.table(), ANN, lobby.VETO)


async def test_a_vetoed_card_does_not_come_back_before_the_next_game(house):
    await house.lobby(ANN, BOB, wishes="+moat")
    await house.press(BOB, "o", "veto=moat")
    for _ in range(15):
        assert "moat" not in (await options(house)).cards
        await house.tables.do("option", HERE, ANN, "reroll=1")
    await house.tables.do("start", HERE, ANN)
    assert [seat.veto for seat in (await house.table()).seats] == ["", ""]


async def test_a_vetoed_card_is_replaced_by_one_of_the_same_sets(house):
    await house.lobby(ANN, BOB, kingdom="grim_parade")
    await house.press(ANN, "o", "veto=knights")
    assert set((await options(house)).cards) <= set(SETS["dark_ages"])


# -- codes -------------------------------------------------------------------------------------------------------------


async def test_a_code_gives_the_same_kingdom_at_another_table(house):
    await house.lobby(ANN, kingdom="random", sets="dark_ages", shelters="yes", edition="1")
    first = await options(house)
    code = code_of(first)
    await house.tables.do("stop", HERE, ANN)
    await house.lobby(BOB, kingdom="random", shelters="no")
    await house.tables.do("option", HERE, BOB, f"code={code.lower()}")
    found = await options(house)
    assert (sorted(found.cards), found.edition, found.kingdom) == (sorted(first.cards), 1, "own")
    assert code_of(found) == code


async def test_a_code_also_gives_colonies_and_the_bane_and_one_without_them_leaves_nothing_of_the_table_before(house):
    await house.lobby(ANN, own=",".join(WITCHES), colonies="yes", bane="moat")
    code = code_of(await options(house))
    await house.tables.do("option", HERE, ANN, "code=0000-1JA5-GP2E")
    found = await options(house)
    assert (found.colonies, found.bane) == ("auto", "")
    await house.tables.do("option", HERE, ANN, f"code={code}")
    found = await options(house)
    assert (sorted(found.cards), found.colonies, found.bane) == (sorted(WITCHES), "yes", "moat")


# -- the bane ----------------------------------------------------------------------------------------------------------


async def test_a_kingdom_with_young_witch_has_its_bane_before_the_game_and_the_game_has_the_same(house):
    await house.lobby(ANN, BOB, own=",".join(WITCHES))
    chosen = (await options(house)).bane
    assert chosen in {*SETS["base2"], *SETS["cornucopia"]} - {*WITCHES}
    await house.tables.do("start", HERE, ANN)
    assert (await house.table()).game.view(None).bane == chosen


async def test_the_host_draws_another_bane_or_chooses_one(house):
    await house.lobby(ANN, own=",".join(WITCHES))
    for _ in range(10):
        before = (await options(house)).bane
        await house.press(ANN, "o", "bane=random")
        assert (await options(house)).bane != before
    await house.press(ANN, "o", "bane=lighthouse")
    assert (await options(house)).bane == "lighthouse"
    for impossible in ("village", "smithy", "witch", "copper"):
        with refused("bad-option"):
            await house.tables.do("option", HERE, ANN, f"bane={impossible}")
    await house.tables.do("option", HERE, ANN, "kingdom=big_money")
    assert (await options(house)).bane == ""
    with refused("bad-option"):
        await house.tables.do("option", HERE, ANN, "bane=random")


async def test_after_ten_cards_with_young_witch_the_bane_can_be_named(house):
    await house.lobby(ANN, own=",".join((*WITCHES, "hamlet")))
    found = await options(house)
    assert (found.cards, found.bane) == (WITCHES, "hamlet")
    with refused("kingdom-not-ten"):
        await house.tables.do("option", HERE, ANN, "own=" + ",".join((*WITCHES, "laboratory")))


async def test_no_bane_is_drawn_that_the_table_has_ruled_out(house):
    await house.lobby(ANN, BOB, sets="cornucopia", wishes="+young_witch,-@reaction,-cellar,-chapel")
    for _ in range(10):
        bane = (await options(house)).bane
        assert bane not in CATEGORIES["reaction"] | {"cellar", "chapel"}
        assert bane in {*SETS["base2"], *SETS["cornucopia"]} - {*(await options(house)).cards}
        await house.tables.do("option", HERE, ANN, "reroll=1")


async def test_a_bane_that_becomes_one_of_the_ten_is_replaced(house):
    await house.lobby(ANN, own=",".join(WITCHES), bane="moat")
    await house.tables.do("option", HERE, ANN, "own=" + ",".join(("moat", *WITCHES[:-1])))
    assert (await options(house)).bane not in ("", "moat", *WITCHES[:-1])


async def test_a_table_of_an_earlier_version_gets_its_bane_at_the_start(house):
    await house.lobby(ANN, BOB, own=",".join(WITCHES))
    await house.tables.repository.change(HERE, lambda table: setattr(table.options, "bane", ""))
    await house.tables.do("start", HERE, ANN)
    table = await house.table()
    assert table.options.bane == table.game.view(None).bane != ""


# -- recommended kingdoms ----------------------------------------------------------------------------------------------


async def test_the_code_of_a_recommended_kingdom_brings_its_name(house):
    await house.lobby(ANN, kingdom="big_money")
    await house.tables.do("option", HERE, ANN, "code=0000-1JA5-GP2E")
    assert (await options(house)).kingdom == "first_game_2e"


# -- from one table to the next ----------------------------------------------------------------------------------------


async def test_a_place_keeps_all_options_from_one_table_to_the_next(house):
    wanted = {"pace": "live", "players": "6", "shelters": "no", "language": "de", "points": "yes"}
    await house.lobby(ANN, sets="dark_ages", wishes="+rats,-@attack", edition="1", **wanted)
    before = await options(house)
    await house.tables.do("stop", HERE, ANN)
    await house.lobby(BOB)
    after = await options(house)
    assert after.cards != before.cards
    assert {"rats"} <= set(after.cards) <= KINGDOM_PILES - CATEGORIES["attack"]
    before.cards = after.cards
    assert after == before


async def test_ten_cards_of_ones_own_are_kept_too(house):
    await house.lobby(ANN, own=",".join(SETS["intrigue1"][:10]))
    await house.tables.do("stop", HERE, ANN)
    await house.lobby(BOB)
    assert (await options(house)).cards == SETS["intrigue1"][:10]


async def test_the_people_of_the_last_game_can_be_invited_once(house):
    await finished(house, ANN, BOB, CID)
    await house.lobby(BOB)
    assert set((await house.table()).regulars) == {ANN.id, BOB.id, CID.id}
    with refused("not-seated"):
        await house.tables.do("invite", HERE, DAN)
    assert (await house.press(BOB, "I")).notice == "invited"
    with refused("invited-already"):
        await house.press(BOB, "I")


async def test_where_nobody_played_before_nobody_can_be_invited(house):
    await house.lobby(ANN)
    with refused("invited-already"):
        await house.tables.do("invite", HERE, ANN)


async def test_a_person_who_is_forgotten_is_not_invited(house):
    await finished(house, ANN, BOB, CID)
    await house.lobby(BOB)
    await house.worker.archive.erase(CID)
    assert set((await house.table()).regulars) == {ANN.id, BOB.id}


async def test_a_lobby_that_came_to_nothing_does_not_make_a_place_forget_its_people(house):
    await finished(house, ANN, BOB, CID)
    await house.lobby(BOB)
    await house.tables.do("leave", HERE, BOB)
    assert (await house.table()).phase == CLOSED
    await house.lobby(DAN)
    table = await house.table()
    assert (table.phase, set(table.regulars)) == (LOBBY, {ANN.id, BOB.id, CID.id})
