"""Own craft cards: the blank ones of the box (section 8), judged before they are kept, known by their words alone."""

import pytest

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import PositionError
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.kings_forge.card_data import drawn_as, kings_forge, printed_name
from kingsforge_bot.games.kings_forge.pictures.names import item_name
from kingsforge_bot.games.kings_forge.rules.actions import Craft
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import read_dice
from kingsforge_bot.games.kings_forge.rules.own_cards import (
    LONGEST_NAME,
    MOST_CARDS,
    OPTION,
    Fault,
    OwnCard,
    OwnCardRefused,
    check_beside,
    clean_name,
    own_item,
    parse,
    read,
    read_boxes,
    read_item,
    write,
)

GAME = kings_forge()
ANVIL = GAME.craft_cards[0]


def own(name: str = "Sword of Fire", rank: int = 900, boxes: str = "M3 W2 W2", drawn: int = ANVIL.rank) -> OwnCard:
    return OwnCard(name, drawn, rank, read_dice(boxes))


@pytest.mark.parametrize("name", ["Sword of Fire", "Épée d'été", "炎の剣", "X", "a-b c", "Меч огня", "ab" * 12])
def test_a_cards_word_tells_its_name_and_its_drawing(name: str) -> None:
    item = own_item(clean_name(name), ANVIL.rank)
    assert read_item(item) == (name, ANVIL.rank)
    assert printed_name(item) == name
    assert drawn_as(item) == ANVIL.item
    craft = f"craft {item} with M3 W2 W2"
    assert str(GAME.parse(craft)) == craft
    assert isinstance(GAME.parse(craft), Craft)


@pytest.mark.parametrize(
    "name",
    [
        *("", "  ", "--", "123", "a" * (LONGEST_NAME + 1), "@everyone", "<@1>", "a*b"),
        *("a\u200bb", "e\u0301\u0301", "[a](b)", "a\nb`"),
    ],
)
def test_names_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(OwnCardRefused) as refused:
        clean_name(name)
    assert refused.value.reason is Fault.NAME


@pytest.mark.parametrize(
    ("boxes", "fault"),
    [
        ("", Fault.BOXES),
        ("M1 M1 M1 M1 M1 M1 M1", Fault.BOXES),
        ("M0", Fault.BOXES),
        ("M7", Fault.BOXES),
        ("X3", Fault.BOXES),
        ("M", Fault.BOXES),
        ("W1 W1 W1 W1 W1 W1", Fault.KIND),
        ("G1 G1 G1 G1", Fault.KIND),
        ("B1 B1 B1 B1", Fault.KIND),
    ],
)
def test_boxes_that_nobody_could_fill_are_refused(boxes: str, fault: Fault) -> None:
    with pytest.raises(OwnCardRefused) as refused:
        read_boxes(boxes)
    assert refused.value.reason is fault


@pytest.mark.parametrize("boxes", ["M6 M6 M6 M6 M6 M6", "W6 W6 W6 W6 W6", "G1 G1 G1 B1 B1 B1", "m3,w2", "W2M3"])
def test_the_most_that_is_allowed_is_kept(boxes: str) -> None:
    assert read_boxes(boxes)


@pytest.mark.parametrize(
    ("card", "fault"),
    [
        (own(rank=ANVIL.rank), Fault.RANK_TAKEN),
        (own(rank=901), Fault.RANK_TAKEN),
        (own(rank=0), Fault.RANK),
        (own(rank=1000), Fault.RANK),
        (own("Anvil"), Fault.NAME_TAKEN),
        (own("WIZARD'S GOBLET"), Fault.NAME_TAKEN),
        (own("other"), Fault.NAME_TAKEN),
    ],
)
def test_names_and_ranks_differ_from_every_other(card: OwnCard, fault: Fault) -> None:
    with pytest.raises(OwnCardRefused) as refused:
        check_beside(card, [own("Other", 901)], GAME.craft_cards)
    assert refused.value.reason is fault


def test_what_is_written_is_read_and_nothing_else() -> None:
    cards = (own("炎の剣", 901), own("Sword of Fire", 902))
    text = write(cards)
    assert read(text, GAME.craft_cards) == cards
    assert GAME.offers(OPTION, text)
    for wrong in (
        "",
        "none",
        text + " ",
        text.upper(),
        " ".join(reversed(text.split(" "))),
        text.replace("901", "1"),
        text.replace("M3", "M9"),
        f"{text} {text}",
        text.replace("own-1-", "own-2-"),
        "own-1-x:1:M1",
        "own-1--:1:M1",
        "own-1-" + "9" * 28 + ":900:M1",
        "own-1-x-:٣:M1",
        "a:b",
    ):
        assert not GAME.offers(OPTION, wrong), wrong
        with pytest.raises(ValueError, match=r"(?i)own|none|a:b|unpack|^$"):
            read(wrong, GAME.craft_cards)
    many = write([own(f"Card {chr(97 + number)}", 900 + number) for number in range(MOST_CARDS + 1)])
    assert not GAME.offers(OPTION, many)


def test_they_are_shuffled_in_and_the_log_alone_tells_them() -> None:
    """Rule 1.3: cards drawn in the order of ranks, own ones among them; the state is read from what was stored."""
    text = write([own(f"Card {chr(97 + number)}", 900 + number, "M1") for number in range(MOST_CARDS)])
    seen = 0
    for seed in range(12):
        luck = Thrown(f"own {seed}")
        step = GAME.setup(4, {"edition": "third", OPTION: text}, luck)
        row = (*step.state.display, *step.state.queue)
        assert [card.rank for card in row] == sorted(card.rank for card in row)
        seen += sum(read_item(card.item) is not None for card in row)
        assert GAME.load(GAME.dump(step.state)) == step.state
    assert seen
    assert all(read_item(card.item) is None for card in GAME.setup(4, {}, Thrown("x")).state.queue)


def test_an_unreadable_option_is_no_table() -> None:
    with pytest.raises(ValueError, match=r"own|none|a:b|unpack|^$"):
        GAME.setup(2, {OPTION: "own-1-x:1:M1"}, Replayed())


def test_a_position_with_a_card_that_cannot_be_is_refused() -> None:
    state = GAME.setup(2, {OPTION: write([own(boxes="M1")])}, Thrown("a")).state
    text = GAME.dump(state).decode()
    with pytest.raises(PositionError):
        GAME.load(text.replace('"rank":1,', '"rank":100000,').encode() if '"rank":1,' in text else b"{}")


def test_a_card_is_still_shown_and_changed_once_a_printed_one_has_its_rank_or_name() -> None:
    """The data file is a host's to correct: what a server made before is not lost by it, only not offered to tables."""
    text = write([own("Sword of Fire", 901)])
    later = (*GAME.craft_cards, CraftCard(Item("axe-of-ice"), 901, read_dice("M1")))
    with pytest.raises(ValueError, match="own"):
        read(text, later)
    assert parse(text) == (own("Sword of Fire", 901),)


def test_a_name_that_no_font_has_is_called_on_pictures_by_its_drawing() -> None:
    assert item_name(own_item("ดาบไฟ", ANVIL.rank)) == "(Anvil)"
    assert item_name(own_item("Меч", ANVIL.rank)) == "Меч"
