"""A round in a language that nobody speaks, by a bot whose English texts were replaced: no word is hard-coded."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from kingsforge_bot.i18n.widths import WIDE
from kingsforge_bot.sandbox import Message, Permission, Person, Reply, buttons, selects
from tests.e2e.house import ROOT, House
from tests.e2e.reading import ANSWER, CUSTOM_ID
from tests.ui.pseudo import LANGUAGE, hard_coded, pseudo_voice, widen_rules

SAID = ("Ann", "Oak", "Brok", "qqqq", " or ")
"""What people and the bot are called, what was typed, and a word that Fluent keeps as a literal."""
DEAR = ("bazaar", "caravan", "jeweler", "shrine", "tavern")
"""Cards that may leave no die to roll."""
HASTY = """
import sys
import time
from kingsforge_bot.ui.interaction.second_taps import SecondTaps
SecondTaps.__init__.__defaults__ = (float("-inf"), time.monotonic)
import bot
sys.exit(bot.main())
"""
"""The program for whoever presses faster than people read."""
PAYMENT = re.compile(r"\b[MWGBLC]{2,}\b")


def translated(home: Path) -> Path:
    """The program with pseudo texts in the place of the English ones."""
    for part in ("kingsforge_bot", "cogs", "data", "assets"):
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "bot.py", home)
    (home / "hasty.py").write_text(HASTY, "utf-8")
    made = home / "made"
    made.mkdir()
    pseudo_voice(made)
    for words in made.rglob(LANGUAGE):
        shutil.copytree(words, home / "data" / words.relative_to(made).parent / "en", dirs_exist_ok=True)
    for rules in home.glob("data/*/rules/en"):
        widen_rules(rules)
    return home


def seen(message: Message) -> Iterator[str]:
    yield message.content
    yield from (button.label or "" for button in buttons(message))
    for select in selects(message):
        yield select.placeholder or ""
        for option in select.options:
            yield f"{option.label} {option.description or ''}"
    yield from (file.description or "" for file in message.attachments)


class Reader:
    """A player who notes every word that stands in plain letters."""

    def __init__(self, house: House, person: Person) -> None:
        self.house, self.person, self.plain = house, person, list[str]()

    async def told(self, asked: Reply) -> Message:
        message = await asked.settled()
        self.note(seen(message))
        return message

    async def types(self, line: str, **options: str | int) -> Message:
        return await self.told(await self.person.slash(self.house.channel, line, options))

    async def takes_first(self, message: Message) -> Message:
        while True:
            ways = ((one, CUSTOM_ID.fullmatch(one.custom_id or "")) for one in buttons(message))
            answers = [one for one, way in ways if way and ANSWER.fullmatch(way[3])]
            if menus := selects(message):
                reply = await self.person.choose(message, menus[0].placeholder or "", [str(menus[0].options[0].value)])
            elif answers:
                reply = await self.person.press(message, answers[0].label or "")
            else:
                return message
            message = await self.told(reply)

    def note(self, texts: Iterator[str]) -> None:
        for text in texts:
            self.plain += hard_coded(PAYMENT.sub("", text), SAID)


async def test_a_round_shows_no_hard_coded_word(empty_house: House, tmp_path: Path) -> None:
    house = empty_house
    house.home, house.program = translated(tmp_path / "home"), ("hasty.py",)
    house.widest_button = 3 * WIDE  # its letters are wide, on purpose
    await house.start()
    ann = Reader(house, house.person("Ann"))
    house.server.allow(house.channel, Permission.MANAGE_GUILD, user_id=ann.person.id)
    for line in ("table show", "table list", "rules"):
        await ann.types(line)
    await ann.types("table new", players=2, bots=1, name="Oak")
    for line in ("table start", "table show", "table list", "rules", "forge doctor", "dock"):
        await ann.types(line)
    choices = await ann.person.complete(house.channel, "gather", "card")
    ann.note(choice.label for choice in choices)
    for query in ("2.4", "3.4", "7.4", "why mill bottom", "crown", "\u30c0\u30a4\u30b9", "qqqq"):
        ann.note(choice.label for choice in await ann.person.complete(house.channel, "rules", "query", typed=query))
        await ann.types("rules", query=query)
    values = [str(choice.value) for choice in choices]
    cheap = next((value for value in values if not value.startswith(DEAR)), values[0])
    refused = await ann.types("craft")
    await ann.told(await ann.person.press(refused, buttons(refused)[0].label or ""))
    await ann.takes_first(await ann.types("gather", card=cheap))
    await ann.takes_first(await ann.types("pass"))
    panel = await ann.types("craft")
    await ann.told(await ann.person.press(panel, buttons(panel)[0].label or ""))
    # In the place of the workbench that was pressed: of two menus the older one goes.
    rolled = await ann.types("craft", item="crown")
    await ann.told(await ann.person.press(rolled, buttons(rolled)[0].label or ""))
    await ann.types("table log")
    for message in ann.person.sees(house.channel):
        ann.note(seen(message))
    assert sorted(set(ann.plain)) == []
