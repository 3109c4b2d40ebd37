"""Looking things up while one chooses: the button on the panel opens pages beside it, and closing leads back."""

FIRST_EDITION = {
    "edition": 1,
    "kingdom": [
        "cellar",
        "market",
        "militia",
        "mine",
        "moat",
        "remodel",
        "smithy",
        "village",
        "woodcutter",
        "workshop",
    ],
    "players": [{"name": "Ann", "hand": ["mine", "gold", "gold"], "deck": ["copper"]}, {"name": "Bob"}],
    "trash": ["estate", "estate", "gold"],
}


async def opens(person, message, label):
    await (await person.presses(message, label)).answered()
    return person.reads()[-1]


async def test_the_texts_of_what_one_holds_and_can_choose_are_beside_the_panel_in_the_edition_of_the_game(
    house, ann, bob, group
):
    await house.standing(group, FIRST_EDITION, ann, bob)
    panel = ann.reads()[-1]
    page = await opens(ann, panel, "Card texts")
    assert page is not panel
    assert panel in ann.reads()
    assert "In your hand:\n⚪ Mine · costs 5 · Action\nTrash a Treasure" in page.text
    assert "You may" not in page.text
    await (await ann.presses(panel, "End Action phase")).answered()
    await house.rests()
    page = await opens(ann, panel, "Card texts")
    listed = ["You can choose from:", "Market · costs 5", "Militia · costs 4", "Silver · costs 3", "Moat · costs 2"]
    assert [page.text.index(words) for words in listed] == sorted(page.text.index(words) for words in listed)


async def test_the_trash_the_log_and_the_kingdom_lead_to_each_other_and_back(house, ann, bob, group):
    await house.standing(group, FIRST_EDITION, ann, bob)
    panel = ann.reads()[-1]
    page = await opens(ann, panel, "Card texts")
    assert page.labels == ["Trash pile", "Log", "Kingdom", "Close"]
    for label, words in (("Trash pile", "Gold, Estate ×2"), ("Log", "Log, page"), ("Kingdom", "Workshop · costs 3")):
        assert await opens(ann, page, label) is page
        assert words in page.text
        assert label not in page.labels
    await (await ann.presses(page, "Close")).answered()
    await house.rests()
    assert page not in ann.reads()
    assert ann.reads()[-1] is panel


async def test_the_panel_says_what_the_last_press_did_and_the_group_reads_no_card_of_it(house, ann, bob, group):
    position = {
        "players": [{"name": "Ann", "hand": ["smithy"], "deck": ["gold", "curse", "estate"]}, {"name": "Bob"}],
    }
    await house.standing(group, position, ann, bob)
    await (await ann.presses(ann.reads()[-1], "Smithy")).answered()
    await house.rests()
    assert "Your last move: plays Smithy\u00a0· draws Gold, Curse, Estate" in ann.reads()[-1].text
    assert "draws 3 cards." in (await ann.sees(group, "🟢")).text
    assert all("draws Gold" not in message.text for message in group.messages)
