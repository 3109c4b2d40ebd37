"""People who read different languages at one table, over the wire; and a language that has just been added."""

import pytest

from bots.language.texts import Texts, own_name
from tests.languages.pseudo import english_in
from tests.languages.vocabulary import foreign, vocabulary
from tests.telegram.bot_house import BotHouse
from tests.telegram.players import Player, Round, presses, seated, turns_pages
from tests.telegram_server.server import TelegramServer

PEOPLE = {"Ann": "en", "Jörg": "de", "Вера": "ru", "Олесь": "uk"}
TITLE = "Friends"
# Each card in the language of someone else.
KINGDOM = "Погреба, Miliz, Moat, Wilddiebin, Розбійниця, Vassal, Лавочница, Провісниця, Werkstatt, Spion"
WISHES = ("militia", "spy", "vassal", "cellar", "moat")
COMMANDS = (
    "/help",
    "/games",
    "/log",
    "/stats",
    "/settings",
    "/kingdom",
    "/card witch",
    "/card nonsense",
    "/card",
    "/new",
)
CARDS = ("moat", "mystic", "cellar", "harem", "festival", "smithy", "chapel", "market", "mine", "feast")
AFTERWARDS = ("/replay", "/log", "/stats", "/games", "/rematch", *(f"/card {name}" for name in CARDS))


def wishing(person):
    """A player who wishes for the same cards, as their language calls them."""
    texts = Texts(person.language)
    return Player(person, TITLE, [texts.card(id) for id in WISHES], b"dice")


def said_in(chat):
    """Everything the bot ever showed in that chat, each text and each label."""
    mine = [message for message in chat.ever if message.sender.is_bot]
    return {words for message in mine for version in message.versions for words in version.words()}


def said_to(person):
    """Everything that person was told: in the private chat, and by answers to their presses."""
    answers = [press.answer for press in person.server.presses.values() if press.person is person and press.answer]
    return said_in(person.server.private(person, person.server.bot)) | {
        answer.text for answer in answers if answer.text
    }


def group_of(house, people):
    group = house.bot_api.supergroup(TITLE, *people)
    group.add(house.bot_api.bot)
    return group


@pytest.mark.usefixtures("short_piles")
async def test_four_people_play_a_whole_game_and_each_reads_only_their_own_language(fast_house):
    people = [fast_house.bot_api.person(name, language) for name, language in PEOPLE.items()]
    group = group_of(fast_house, people)
    await seated(group, people, KINGDOM)
    game = Round(fast_house.bot_api, [wishing(person) for person in people])
    await game.plays(12)
    for person in people:
        for command in COMMANDS:
            await person.says(None, command)
            await fast_house.rests()
        for button in ("button-log", "button-kingdom", "button-nudge", "button-hand"):
            await presses(person, group, Texts("en").say(button))
        for setting in ("moat", "confirm"):
            await presses(person, None, Texts(person.language).say(f"preference-short-{setting}"))
        await person.says(None, "/hand")
        await fast_house.rests()
    fast_house.draws_rarely()
    await game.plays_to_the_end()
    for person in people:
        for command in AFTERWARDS:
            await person.says(None, command)
            await fast_house.rests()
    await fast_house.settled()

    names = (*PEOPLE, TITLE, "nonsense", *map(own_name, PEOPLE.values()))
    for person in people:
        told = said_to(person)
        assert len(told) > 100
        assert {words: found for words in told if (found := foreign(words, person.language, *names))} == {}
    shown = said_in(group)
    assert {words: found for words in shown if (found := foreign(words, "en", *names))} == {}
    assert any(Texts("en").say("screen-over") in words for words in shown)


def test_the_words_of_one_language_are_foreign_in_every_other():
    for language in PEOPLE.values():
        said = Texts(language).say("ask-buy")
        assert foreign(said, language) == set()
        assert all(foreign(said, other) for other in PEOPLE.values() if other != language)
    assert len(vocabulary("uk")) > 800


async def test_the_group_reads_the_language_of_its_table(fast_house):
    people = [fast_house.bot_api.person(name, language) for name, language in list(PEOPLE.items())[2:]]
    vera, oles = people
    group = group_of(fast_house, people)
    await seated(group, people)
    await oles.says(group, "/help")
    await oles.sees(group, Texts("ru").say("help-group").partition("\n")[2][:40])
    await oles.says(group, "/resign")
    question = await oles.sees(group, Texts("ru").say("sure-resign"))
    answer = await (await oles.presses(question, Texts("ru").say("button-resign-sure"))).answered()
    assert answer.text == Texts("uk").say("notice-resigned")  # only he sees that
    await vera.sees(group, Texts("ru").say("notice-resigned"))


async def test_the_next_table_of_a_group_speaks_the_language_of_the_last(fast_house):
    ann, joerg = (fast_house.bot_api.person(name, PEOPLE[name]) for name in ("Ann", "Jörg"))
    group = group_of(fast_house, [ann, joerg])
    await ann.says(group, "/new")
    await turns_pages(ann, group, "Options", "Language", own_name("uk"))
    await ann.sees(group, Texts("uk").say("options-title"))
    await ann.says(group, "/stop")
    await presses(ann, group, Texts("uk").say("button-stop-sure"))
    await joerg.says(group, "/new")
    await joerg.sees(group, Texts("uk").say("lobby-seats", taken=1, seats=4))


async def test_a_person_who_chooses_another_language_reads_it_at_once_also_at_the_table(fast_house):
    people = [fast_house.bot_api.person(name, PEOPLE[name]) for name in ("Ann", "Jörg")]
    ann, group = people[0], group_of(fast_house, people)
    await seated(group, people)
    await fast_house.rests()
    await ann.says(None, "/settings")
    page = await ann.sees(text=Texts("en").say("preferences-title"))
    assert [own_name("de"), f"✓ {own_name('en')}", own_name("ru"), own_name("uk")] == page.labels[:4]
    await (await ann.presses(page, "Русский")).answered()
    await fast_house.rests()
    assert Texts("ru").say("preferences-title") in page.text
    panel = next(message for message in reversed(ann.reads()) if message.text.startswith(TITLE))
    assert foreign(panel.text, "ru", *PEOPLE, TITLE) == set()
    await ann.says(None, "/help")
    await ann.sees(text=Texts("ru").say("help-private").partition("\n")[2][:30])


@pytest.mark.long  # the same rule is tested over the other wire
async def test_a_person_who_watches_reads_their_own_language(fast_house):
    people = [fast_house.bot_api.person(name, PEOPLE[name]) for name in ("Ann", "Jörg", "Вера")]
    group = group_of(fast_house, people)
    await seated(group, people[:2])
    vera = people[2]
    await vera.opens()
    await fast_house.rests()
    await presses(vera, group, Texts("en").say("button-watch"))
    await fast_house.rests()
    watched = await vera.sees(button=Texts("ru").say("button-unwatch"))
    assert foreign(watched.text, "ru", *PEOPLE, TITLE) == set()
    await vera.says(None, "/settings")
    await (await vera.presses(await vera.sees(button="Deutsch"), "Deutsch")).answered()
    await fast_house.rests()
    assert watched.labels[-1] == Texts("de").say("button-unwatch")


# -- a language that was added by a folder -----------------------------------------------------------------------------


@pytest.fixture
async def new_house(pseudo, client):
    """Our bot, started after a language was added."""
    async with TelegramServer(flood=None) as telegram_itself:
        house = BotHouse(telegram_itself, client)
        house.speed = 1000
        await house.start()
        house.language = pseudo
        yield house
        await house.settled()
        await house.stop()
        assert telegram_itself.complaints == []


@pytest.mark.long  # at Discord it is played each time
async def test_a_new_language_is_played_in_and_no_english_is_left(new_house):
    people = [new_house.bot_api.person(name, new_house.language) for name in ("Вера", "Олесь")]
    vera, oles = people
    group = new_house.bot_api.supergroup("Друзья", *people)
    group.add(new_house.bot_api.bot)
    say = Texts(new_house.language).say

    await vera.opens()
    await vera.says(group, "/new")
    await vera.sees(group, say("lobby-seats", taken=1, seats=4))
    for name in ("sets", "edition", "shelters", "pace", "players", "language", "kingdom"):
        await turns_pages(vera, group, *([say("button-options")] if name == "sets" else []), say(f"options-{name}"))
        await turns_pages(vera, group, say("button-back"))
    await turns_pages(vera, group, say("button-back"))
    await presses(oles, group, say("button-join"))
    await presses(vera, group, say("button-add-computer"))
    await oles.opens()
    await new_house.rests()
    await presses(vera, group, say("button-start"))
    await vera.sees(group, say("screen-turn", count=1, who="")[:4])

    game = Round(new_house.bot_api, [Player(person, "Друзья", (), b"dice") for person in people])
    await game.plays(12)
    for person in people:
        for command in (*COMMANDS, "/undo", "/nudge"):
            await person.says(None, command)
            await new_house.rests()
        for button in ("button-log", "button-kingdom", "button-nudge", "button-hand", "button-watch"):
            await presses(person, group, say(button))
    for command in ("/help", "/new", "/join", "/leave", "/begin", "/hand", "/stats", "/log", "/kingdom", "/rematch"):
        await vera.says(group, command)
        await new_house.rests()
    for person in people:
        await person.says(None, "/hand")
        await new_house.rests()
    new_house.draws_rarely()
    await game.plays_to_the_end()
    await new_house.settled()

    shown = said_in(group) | said_to(vera) | said_to(oles)
    assert len(shown) > 150
    allowed = ("Вера", "Олесь", "Друзья", "nonsense", *map(own_name, ("de", "en", "ru", "uk")))
    assert {words: found for words in shown if (found := english_in(words, *allowed))} == {}
    assert {words for _, words in vera.menu(group) if english_in(words)} == set()
