"""Nothing is left in English, and each language keeps its own signs and spaces."""

import re

import pytest

from kingsforge_bot.games.dwarven_smithy.card_data import cards
from kingsforge_bot.games.keyflower.card_data import tiles
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries
from kingsforge_bot.hosting.locations import ROOT
from tests.i18n.catalogue import OTHERS, ROOMS, own

NAMES = frozenset(
    {
        *(
            "king",
            "forge",
            "keyflower",
            "discord",
            "bot",
            "token",
            "workshop",
            "new",
            "application",
            "reset",
            "mmw",
            "sha",
        ),
        *("unix", "utc", "mb", "ms", "buchholz", "shard", "shards"),
    }
)
"""Names: of the game, of a card in a sentence, of what a host sees at Discord, of times and units; dice."""
SAME = {
    "es": frozenset(
        {
            "bots",
            "bytes",
            "decide",
            "has",
            "me",
            "metal",
            "min",
            "mithril",
            "no",
            "plan",
            "red",
            "sale",
            "stock",
            "tutorial",
        }
    ),
    "fr": frozenset(
        {
            "action",
            "actions",
            "bonus",
            "bots",
            "chance",
            "face",
            "file",
            "me",
            "message",
            "messages",
            "minute",
            "machine",
            "min",
            "mine",
            "minutes",
            "mithril",
            "moment",
            "on",
            "page",
            "or",
            "part",
            "pause",
            "permission",
            "permissions",
            "passes",
            "phase",
            "pile",
            "place",
            "places",
            "plan",
            "plans",
            "point",
            "points",
            "port",
            "portrait",
            "plus",
            "possible",
            "public",
            "question",
            "questions",
            "records",
            "refuse",
            "route",
            "rune",
            "runes",
            "second",
            "silence",
            "stock",
            "table",
            "tables",
            "turban",
            "type",
            "version",
            "village",
            "villages",
            "zone",
        }
    ),
    "ja": frozenset[str](),
}
"""Words of a language that English writes alike."""
PRINTED = [
    *(re.escape(entry.name) for entry in craft_card_entries()),
    *(re.escape(card.name) for card in cards().guild.values()),
    *(re.escape(tile.name) for tile in tiles().facts.values()),
]
"""Craft and guild cards and tiles, called by their English names in every language."""
WORD = re.compile(r"[A-Za-zÀ-ÖØ-öø-ÿ]{2,}")
JAPANESE = r"[\u3040-\u30ff\u3400-\u9fff、。「」（）：？／｜・]"


def words_of(language: str, room: str, name: str) -> set[str]:
    """The Latin words of a message; addresses, commands and settings are none."""
    text = " ".join(own(language, room)[name].texts)
    text = re.sub(r"https?://\S+|`[^`]*`|DISCORD_\S+|\S+\.(?:py|env)\b|\.env", " ", text)
    text = re.sub("|".join(PRINTED), " ", text)
    return {word.casefold() for word in WORD.findall(text)}


def is_a_name(name: str) -> bool:
    return name.startswith(("card-", "own-", "choice-game-", "choice-language-", "game-title"))


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_english_word_is_left(language: str, room: str) -> None:
    """Every word that some English message has is on one of the lists above."""
    everywhere = [(there, name) for there in ROOMS for name in own("en", there) if not is_a_name(name)]
    vocabulary = {word for there, name in everywhere for word in words_of("en", there, name)}
    left = {
        name: found
        for name in own("en", room)
        if not is_a_name(name)
        if (found := (words_of(language, room, name) & vocabulary) - NAMES - SAME[language])
    }
    assert not left


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_a_copy_of_the_english(language: str, room: str) -> None:
    copies = [
        name
        for name, one in own("en", room).items()
        if one.texts == own(language, room)[name].texts and words_of("en", room, name) - NAMES
        if not is_a_name(name)
    ]
    assert not [name for name in copies if not words_of(language, room, name) <= SAME[language] | NAMES]


def test_cards_keep_their_printed_names() -> None:
    for language in OTHERS:
        for room in ROOMS:
            for name, one in own("en", room).items():
                if name.startswith("card-"):
                    assert own(language, room)[name].texts == one.texts


def texts(language: str) -> list[tuple[str, str]]:
    return [(name, text) for room in ROOMS for name, one in own(language, room).items() for text in one.texts]


def test_french_signs_have_their_no_break_spaces() -> None:
    for name, text in texts("fr"):
        told = re.sub(r"https?://\S+", "", text)
        assert not re.search(r"[^\u00a0][;?»]", told), (name, text)
        assert not re.search(r"[^\u00a0]:(?!\S)", told), (name, text)
        assert "« " not in told, name
        assert not re.search(r"[A-Za-zéè]'(?!s Forge)", told), (name, text)


def test_french_elides_nothing_before_a_name() -> None:
    """As in d'Ada and de Ben: such sentences are put another way. Numbers of tables stay as they are."""
    elided = (
        r"\b(?:de|que|ne|se|jusque|lorsque|puisque)\s(?:\*\*)?\{ \$(?:who|whose|item|side|source|card|game|die|held)\b"
    )
    files = list((ROOT / "data").rglob("locale/fr/*.ftl"))
    assert len(files) > 20
    found = [line for one in files for line in one.read_text().splitlines() if re.search(elided, line)]
    assert found == []


def test_spanish_questions_are_opened() -> None:
    for name, text in texts("es"):
        assert text.count("?") == text.count("¿"), (name, text)
        assert not re.search(r"\busted(es)?\b|\bvosotros\b|\bvos\b", text), name


def test_japanese_has_no_forced_spaces_and_its_own_signs() -> None:
    for name, text in texts("ja"):
        assert not re.search(rf"{JAPANESE} +{JAPANESE}", text), (name, text)
        assert not re.search(rf"{JAPANESE}[,.?:;](?!env)", text), (name, text)
        assert not re.search(r"[！，．]", text), (name, text)


def test_japanese_sentences_are_polite_and_end_with_their_sign() -> None:
    """Plain endings would be curt; what is no sentence (labels, headings) has no full stop."""
    for name, one in ((name, one) for room in ROOMS for name, one in own("ja", room).items()):
        if name.startswith(("refused-", "error-", "headline-can-", "table-you-")):
            whole = "".join(one.texts).rstrip()
            assert whole.endswith(("。", "？")), name
            assert re.search(r"(です|ます|ません|ました|でした|ください)(。|\Z|（)", whole), name


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", OTHERS)
def test_dice_letters_and_rule_numbers_stay(language: str, room: str) -> None:
    """Letters of dice, edition numbers and rules are the same for all who sit at a table."""
    for name, one in own("en", room).items():
        there = " ".join(own(language, room)[name].texts)
        for number in re.findall(r"\brule (\d(?:\.\d)?)", " ".join(one.texts)):
            assert number in there, name
