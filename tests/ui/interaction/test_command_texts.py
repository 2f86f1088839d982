"""Slash commands carry their texts in every language we speak, within Discord's limits."""

import re
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord.ext import commands

from cogs.all_cogs import all_cogs
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.ui.admin.server_settings import SERVER
from kingsforge_bot.ui.interaction.translating import CommandTexts
from kingsforge_bot.ui.person.my_settings import CLIENT
from tests.ui.counter import Counter

Json = dict[str, Any]
LOCALES = {"es-ES": "es", "es-419": "es", "fr": "fr", "ja": "ja"}
STRING = 3
"""Discord's number for the first kind of option that takes a value; below are groups and subcommands."""
NAME = re.compile(r"[-_'\w]{1,32}")
"""Discord's form of a name; no name of ours has a sign of other scripts that only one of the two knows."""


@pytest.fixture
async def registered(counter: Counter) -> list[Json]:
    """The commands as they are registered, translations included."""
    bot = commands.Bot((), intents=discord.Intents(guilds=True))
    for cog in all_cogs(counter.app, counter.examine):
        await bot.add_cog(cog)
    texts = CommandTexts(Localizers(strict=True))
    found = [await command.get_translated_payload(bot.tree, texts) for command in bot.tree.get_commands()]
    await bot.close()
    return found


def described(registered: list[Json]) -> Iterator[Json]:
    """Commands, subcommands and options."""
    todo = list(registered)
    while todo:
        part = todo.pop()
        yield part
        todo += part.get("options", ())


def named(parts: list[Json], above: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Json]]:
    """Commands, subcommands and options with their English names from the first word on."""
    for part in parts:
        path = (*above, part["name"])
        yield path, part
        yield from named(part.get("options") or [], path)


def choices(registered: list[Json]) -> Iterator[Json]:
    for part in described(registered):
        yield from part.get("choices") or ()


def longest(part: Json, key: str) -> int:
    """Discord counts the longest of a text's translations."""
    return max(map(len, [part.get(key, ""), *part.get(f"{key}_localizations", {}).values()]))


def characters(part: Json) -> int:
    own = longest(part, "name") + longest(part, "description")
    values = sum(longest(choice, "name") + len(str(choice["value"])) for choice in part.get("choices") or ())
    return own + values + sum(characters(option) for option in part.get("options", ()))


def test_what_is_for_managers_is_shown_to_managers(registered: list[Json]) -> None:
    manage_server = str(1 << 5)
    needed = {part["name"]: part.get("default_member_permissions") for part in registered}
    assert {name for name, permissions in needed.items() if permissions is not None} == {"forge"}
    assert str(needed["forge"]) == manage_server


def test_every_description_is_there_in_every_language(registered: list[Json]) -> None:
    localizers = Localizers(strict=True)
    english = {localizers.english(name): name for name in _ids()}
    for part in described(registered):
        texts = part["description_localizations"]
        assert set(texts) == set(LOCALES), part["name"]
        for locale, text in texts.items():
            assert 1 <= len(text) <= 100, text
            l10n = localizers.for_locale(locale)
            assert l10n.language == LOCALES[locale]
            # An option shared by several commands has one text and several ids.
            assert text == l10n(english[part["description"]])


def test_every_description_is_shown(registered: list[Json]) -> None:
    """Ids are made of the commands' names: what no command asks for any more is found here."""
    paths = [("-".join(path), part.get("type", 1) >= STRING) for path, part in named(registered)]
    shown = {f"{'option' if is_option else 'command'}-{path}" for path, is_option in paths}
    assert {*_ids()} - {"option-table", "option-league"} == shown, "two that others repeat"


def test_every_choice_is_shown(registered: list[Json]) -> None:
    from tests.i18n.catalogue import english

    shown = {choice["name"] for choice in choices(registered)}
    l10n = Localizers(strict=True).english
    assert {l10n(name) for name in english() if name.startswith("choice-")} == shown


def test_every_name_is_there_in_every_language(registered: list[Json]) -> None:
    localizers = Localizers(strict=True)
    for path, part in named(registered):
        name = f"name-option-{path[-1]}" if part.get("type", 1) >= STRING else f"name-command-{'-'.join(path)}"
        assert part["name"] == localizers.english(name), "the English names are fixed"
        names = part["name_localizations"]
        assert names == {locale: localizers.for_locale(locale)(name) for locale in LOCALES}
        for text in names.values():
            assert NAME.fullmatch(text), text
            assert text == text.lower()


def test_no_two_siblings_share_a_name(registered: list[Json]) -> None:
    """Discord takes a name in English or in the language of the client, so both must be free."""
    for siblings in (registered, *(part["options"] for part in described(registered) if part.get("options"))):
        for locale in LOCALES:
            taken = [{part["name"], part["name_localizations"][locale]} for part in siblings]
            assert sum(map(len, taken)) == len(set().union(*taken)), (locale, taken)


def test_the_names_that_others_rely_on(registered: list[Json]) -> None:
    """What is typed and sent is English, whatever the client shows."""
    lines = {" ".join(path) for path, part in named(registered) if part.get("type", 1) < STRING}
    assert {"table new", "table join", "gather", "dock", "pass", "craft", "rules", "forge doctor"} <= lines


def test_every_choice_is_there_in_every_language(registered: list[Json]) -> None:
    found = list(choices(registered))
    assert len(found) == 90
    for choice in found:
        assert set(choice["name_localizations"]) == set(LOCALES)
        assert all(1 <= len(name) <= 100 for name in choice["name_localizations"].values())


def test_every_language_can_be_chosen_and_is_called_by_its_own_name(registered: list[Json]) -> None:
    localizers = Localizers(strict=True)
    options = [part for part in described(registered) if part["name"] == "language"]
    assert len(options) == 5
    for option in options:
        own = {choice["value"]: choice for choice in option["choices"] if choice["value"] not in (CLIENT, SERVER)}
        assert list(own) == list(localizers.languages)
        for choice in own.values():
            assert set(choice["name_localizations"].values()) == {choice["name"]}


def test_no_command_is_longer_than_8000_in_its_longest_language(registered: list[Json]) -> None:
    for command in registered:
        assert characters(command) <= 8000


def _ids() -> list[str]:
    from tests.i18n.catalogue import english

    return [name for name in english() if name.startswith(("command-", "option-"))]
