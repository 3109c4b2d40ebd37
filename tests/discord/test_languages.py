"""People who read different languages at one table in a channel, over the wire; and a language that was just added."""

import re

import pytest

from bots.discord_bot.ids import SITE
from bots.language.texts import Texts, own_name, supported_language
from engine import KINDS
from tests.discord.asking import press, uses
from tests.discord.bot_house import panel_of
from tests.discord.players import Player, Round, is_panel, presses, seated, title_of, turns_pages
from tests.languages.pseudo import add_pseudo, english_in
from tests.languages.vocabulary import foreign

PEOPLE = {"Zoë": "en-US", "Jörg": "de", "Вера": "ru", "Олесь": "uk"}
LANGUAGES = [supported_language(locale) for locale in PEOPLE.values()]
TITLE = ("Friends", "games")
# Each card in the language of someone else.
KINGDOM = "Погреба, Miliz, Moat, Wilddiebin, Розбійниця, Vassal, Лавочница, Wunschbrunnen, Werkstatt, Spion"
WISHES = ("militia", "wishing_well", "spy", "vassal", "cellar", "moat")
ASKED = ("help", "log", "stats", "settings", "kingdom", "undo", "nudge", "new", "table", "resign", "stop", "rematch")
TYPED = ("nonsense", "Wharf", "“wo”", "„wo“", "«wo»")  # what people type is repeated to them as it is
COUNTED = re.compile(r"<t:\d+:R>|<@\d+>|</\w+ \w+:\d+>")  # Discord puts words and names there
WAY_BACK = re.compile(r"\(https://\S+\)")  # the title of a panel leads to its table


def say(person, key, **values):
    """The words for that in the language of that person's Discord."""
    return Texts(supported_language(person.locale)).say(key, **values)


def told(person):
    """Everything only that person was ever shown: direct messages, messages beside the table, forms, suggestions."""
    server = person.server
    messages = [one for place in server.places.values() for one in place.ever if one.only_for is person]
    messages += [one for one in person.direct().ever if one.author is server.bot]
    words = {text for message in messages for version in message.versions for text in version.words()}
    answers = [one.given for one in server.interactions.values() if one.person is person and one.given]
    words |= {text for answer in answers if answer.modal for text in (answer.modal.title, *answer.modal.labels)}
    words |= {choice.name for answer in answers for choice in answer.choices}
    return {WAY_BACK.sub("", text) for text in words}


def strange(words, language, *names):
    """Of these texts, those with words that the language does not have, and these words."""
    return {text: found for text in words if (found := foreign(COUNTED.sub("", text), language, *names))}


async def asks_for_everything(house, person, where):
    """Use every command, in the channel and in private, with all options."""
    for place in (where, None):
        for command in ASKED:
            await uses(house, person, place, command)
        for name in ("witch", "nonsense", "wo"):
            await uses(house, person, place, "card", name=name)
        await uses(house, person, place, "kingdom", cards="Moat, moat, Wharf")
        await uses(house, person, place, "stats", whose="me")
        await uses(house, person, place, "hand")
        for typed in ("", "thr", "мо"):
            await person.types(place, "dominion card", "name", typed)


@pytest.fixture
def people(discord_api, guild):
    """One for each language, in whose order they are."""
    everyone = [discord_api.person(name, locale) for name, locale in PEOPLE.items()]
    for person in everyone:
        guild.adds(person)
    return everyone


def round_of(house, people, where):
    wishes = {person: [Texts(supported_language(person.locale)).card(id) for id in WISHES] for person in people}
    return Round(house.server, [Player(person, where, wishes[person], b"tongues") for person in people])


@pytest.mark.long  # at Telegram they play each time
async def test_four_people_play_a_whole_game_and_each_reads_only_their_own_language(house, people, channel):
    host = people[0]
    await seated(channel, people, KINGDOM)
    game = round_of(house, people, channel)
    await game.plays(20)
    await house.rests()
    for person in people:
        await asks_for_everything(house, person, channel)
        for button in ("button-log", "button-kingdom", "button-nudge", "button-watch", "button-hand"):
            await presses(person, channel, say(host, button))
        await house.rests()
    house.draws_rarely()
    await game.plays_to_the_end()
    await house.rests()

    names = (*PEOPLE, *TITLE, *TYPED, *map(own_name, LANGUAGES))
    assert game.met()["menu"]
    assert game.met()["typed"]
    for person, language in zip(people, LANGUAGES, strict=True):
        assert len(told(person)) > 100
        assert strange(told(person), language, *names) == {}
    shown = house.server.shared_texts()
    assert strange(shown, "en", *names) == {}
    assert any(say(host, "screen-over") in words for words in shown)


# -- the channel, and those who only look on ---------------------------------------------------------------------------


async def test_a_channel_reads_the_language_of_its_table(house, people, channel):
    _, joerg, vera, oles = people
    await seated(channel, [vera, oles])
    await house.rests()
    await press(house, oles, await uses(house, oles, channel, "resign"), say(oles, "button-resign-sure"))
    await uses(house, joerg, channel, "log")
    assert strange(house.server.shared_texts(), "ru", *PEOPLE, *TITLE) == {}
    assert say(vera, "mark-resigned") in (await joerg.sees(channel, "🟢")).text


async def test_a_person_who_opens_a_table_is_answered_in_their_language_and_the_channel_in_that_of_the_last(
    house, people, channel
):
    zoe, joerg, *_ = people
    await uses(house, zoe, channel, "new")
    await turns_pages(zoe, channel, "Options", "Language", own_name("uk"))
    await house.rests()
    await press(house, zoe, await uses(house, zoe, channel, "stop"), "Yes, stop")
    answer = await uses(house, joerg, channel, "new")
    assert answer.text == say(joerg, "slash-opened")
    await joerg.sees(channel, Texts("uk").say("lobby-seats", taken=1, seats=4))


async def test_refusals_are_in_the_language_of_the_person_who_is_refused(house, people, channel):
    zoe, joerg, vera, oles = people
    await seated(channel, [zoe, joerg])
    for person in (vera, oles):
        assert (await uses(house, person, channel, "undo")).text == say(person, "refusal-not-seated")
        [answer] = await presses(person, channel, "My hand")
        assert (answer.text, answer.ephemeral) == (say(person, "refusal-not-seated"), True)


async def test_permissions_that_are_missing_are_named_in_the_language_of_the_person_who_asks(house, people, channel):
    channel.forbids("send_messages", "create_public_threads")
    await house.server.quiet(still=0.02)
    for person in people:
        told = (await uses(house, person, channel, "new")).text
        assert told == say(person, "refusal-permissions", what=say(person, "permission-send_messages"))


async def test_a_person_who_watches_reads_their_own_language(house, people, channel):
    zoe, joerg, vera, _ = people
    await seated(channel, [zoe, joerg])
    await presses(vera, channel, "Watch")
    await house.rests()
    watched = panel_of(vera)
    assert say(vera, "button-unwatch") in watched.labels
    assert strange([WAY_BACK.sub("", watched.text)], "ru", *PEOPLE, *TITLE) == {}


# -- the language one chooses ------------------------------------------------------------------------------------------


async def test_the_chosen_language_wins_over_that_of_discord_at_once_and_everywhere(house, people, channel):
    zoe, joerg, *_ = people
    await seated(channel, [zoe, joerg])
    await house.rests()
    page = await uses(house, joerg, channel, "settings")
    assert [f"✓ {own_name('de')}", *map(own_name, ("en", "ru", "uk"))] == page.labels[:4]
    await press(house, joerg, page, own_name("uk"))
    ukrainian = Texts("uk")
    assert ukrainian.say("preferences-title") in page.text
    assert foreign(COUNTED.sub("", WAY_BACK.sub("", panel_of(joerg).text)), "uk", *PEOPLE, *TITLE) == set()
    assert is_panel(panel_of(joerg), title_of(channel))
    assert (await uses(house, joerg, channel, "new")).text == ukrainian.say("refusal-table-exists")
    assert [choice.name for choice in await joerg.types(channel, "dominion card", "name", "witch")] == [
        "Відьма",
        "Юна відьма",
    ]
    assert strange([panel_of(zoe).text.partition("\n")[2]], "en", *PEOPLE) == {}


async def test_help_is_in_the_chosen_language_and_calls_commands_as_discord_shows_them(house, people, channel):
    joerg, house.bot.look.commands.id = people[1], 0  # as long as they cannot be clicked
    await press(house, joerg, await uses(house, joerg, None, "settings"), own_name("ru"))
    for place in (channel, None):
        help = (await uses(house, joerg, place, "help")).text
        called = set(re.findall(r"/(\w+ \w+)", help))
        assert len(called) >= 4
        assert called <= {name for name, _ in joerg.menu(place)}
        assert strange([re.sub(r"/\w+ \w+", "", help)], "ru") == {}


# -- commands ----------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("house")
async def test_commands_are_offered_in_the_language_of_everyones_discord(people, channel):
    for person in people:
        menu = dict(person.menu(channel))
        assert len(menu) == 20
        group = say(person, "slash-dominion")
        for key in ("new", "hand", "kingdom", "rematch", "settings", "help"):
            assert menu[f"{group} {say(person, f'slash-{key}')}"] == say(person, f"slash-{key}-about")


@pytest.mark.usefixtures("house")
async def test_options_and_choices_are_told_in_every_language(discord_api):
    [group] = discord_api.commands.scopes[None].values()
    [whose] = next(one for one in group["options"] if one["name"] == "stats")["options"]
    for language in ("de", "ru", "uk"):
        texts = Texts(language)
        assert whose["name_localizations"][language] == texts.say("slash-stats-whose")
        assert whose["description_localizations"][language] == texts.say("slash-stats-whose-about")
        choices = [choice["name_localizations"][language] for choice in whose["choices"]]
        assert choices == [texts.say("slash-stats-here"), texts.say("slash-stats-me")]


@pytest.mark.usefixtures("house")
@pytest.mark.parametrize("typed", ["witch", "Hexe", "ведьма", "відьма", "wich", "Hex"])
async def test_a_card_is_found_by_its_name_in_any_language_and_offered_in_the_readers(people, channel, typed):
    for person in people:
        offered = await person.types(channel, "dominion card", "name", typed)
        assert offered[0].name == say(person, "card-witch")


async def test_what_was_offered_is_understood_in_every_language(house, people, channel):
    for person in people:
        for choice in (await person.types(channel, "dominion card", "name", "ha"))[:3]:
            assert (
                (await uses(house, person, channel, "card", name=choice.value))
                .text.removeprefix("### ")
                .startswith(choice.name)
            )


async def test_before_anything_is_typed_the_cards_of_the_table_are_offered_in_the_readers_language(
    house, people, channel
):
    await seated(channel, people[:2], KINGDOM)
    await house.rests()
    for person in people:
        names = {say(person, f"card-{id}") for id in KINDS}
        offered = [choice.name for choice in await person.types(channel, "dominion card", "name", "")]
        assert len(offered) == 10
        assert set(offered) <= names


# -- a language that was added by a folder -----------------------------------------------------------------------------

ADDED = "fr"  # Discord knows it, and we do not


@pytest.fixture
def added(locales):
    """The code of a language that has just been added."""
    add_pseudo(locales / ADDED)
    return ADDED


@pytest.mark.usefixtures("half_piles")
async def test_a_new_language_is_played_in_and_no_english_is_left(added, house, guild, channel):
    vera, oles = people = [house.server.person(name, added) for name in ("Вера", "Олесь")]
    for person in people:
        guild.adds(person)
    own = Texts(added).say

    await uses(house, vera, channel, "new", thread=True)
    [thread] = channel.threads
    await vera.sees(thread, own("lobby-seats", taken=1, seats=4))
    for name in ("sets", "edition", "pace", "players", "language", "kingdom"):
        await turns_pages(vera, thread, *([own("button-options")] if name == "sets" else []), own(f"options-{name}"))
        await turns_pages(vera, thread, own("button-back"))
    await turns_pages(vera, thread, own("button-back"))
    names = ", ".join(Texts(added).card(id) for id in ("militia", "wishing_well", "spy", "cellar", "moat"))
    await uses(house, vera, thread, "kingdom", cards=f"{names}, Village, Smithy, Market, Mine, Remodel")
    await presses(oles, thread, own("button-join"))
    await presses(vera, thread, own("button-add-computer"))
    await vera.sees(thread, own("lobby-seats", taken=3, seats=4))
    await presses(vera, thread, own("button-start"))
    await vera.sees(thread, own("screen-turn", count=1, who="")[:4])

    game = round_of(house, people, thread)
    await game.plays(12)
    await house.rests()
    for person in people:
        await asks_for_everything(house, person, thread)
        for button in ("button-log", "button-kingdom", "button-nudge", "button-watch", "button-hand"):
            await presses(person, thread, own(button))
    house.draws_rarely()
    await game.plays_to_the_end()
    await house.rests()
    channel.forbids("view_channel", "send_messages", "send_messages_in_threads", "create_public_threads")
    await house.server.quiet(still=0.02)
    await uses(house, vera, channel, "new")
    await uses(house, oles, channel, "new", thread=True)

    assert game.met()["typed"]
    shown = {*house.server.shared_texts(), *told(vera), *told(oles)}
    assert len(shown) > 150
    allowed = ("Вера", "Олесь", SITE, *TITLE, *TYPED, *map(own_name, LANGUAGES))
    assert {words: found for words in shown if (found := english_in(COUNTED.sub("", words), *allowed))} == {}
    assert {words for entry in vera.menu(channel) for words in entry if english_in(words)} == set()
