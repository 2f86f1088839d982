"""What players write into options: the value, the label, with spaces and commas, in any case."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather, Pass
from kingsforge_bot.games.kings_forge.rules.cards import Card, Side
from kingsforge_bot.games.kings_forge.rules.dice import IN_THE_BOX, Pool
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.asking.readers import (
    dock_options,
    gather_options,
    pass_options,
    read_item,
    read_one,
    read_options,
    read_paying,
)
from kingsforge_bot.games.kings_forge.screens.gather.given import GivenOptions
from kingsforge_bot.games.kings_forge.screens.gather.path import Path
from kingsforge_bot.games.kings_forge.screens.gather.questions import follow
from kingsforge_bot.games.kings_forge.words.labels import payment_label, side_label, space_label
from kingsforge_bot.games.kings_forge.words.names import card_name, craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.players.player import bounded
from kingsforge_bot.ui.errors import UnknownValue
from tests.ui.looks import GAME, look_at, position, sampled


def variants(text: str) -> tuple[str, ...]:
    """The same as people type it."""
    return (text, text.upper(), text.lower(), f"  {text} ", text.title())


@pytest.mark.parametrize("side", Side)
def test_a_side_is_read_by_value_and_by_label(l10n: Localizer, side: Side) -> None:
    for text in (*variants(side.value), *variants(side_label(l10n, side))):
        assert read_one(l10n, "card", text, Side) is side


@pytest.mark.parametrize("space", Space)
def test_a_space_is_read_by_value_and_by_label(l10n: Localizer, space: Space) -> None:
    for text in (*variants(space.value), *variants(space_label(l10n, space))):
        assert read_one(l10n, "space", text, Space) is space


@pytest.mark.parametrize("card", Card)
def test_a_card_is_read_by_value_and_by_name(l10n: Localizer, card: Card) -> None:
    for text in (*variants(card.value), *variants(card_name(l10n, card))):
        assert read_one(l10n, "discarding", text, Card) is card


def test_an_item_is_read_by_its_word_and_by_its_printed_name(l10n: Localizer) -> None:
    for card in GAME.craft_cards:
        for text in (*variants(card.item), *variants(craft_card_name(l10n, card.item))):
            assert read_item(text) == card.item


@pytest.mark.parametrize("text", ["MMW", "mmw", "M M W", "m,m,w", " M, M, W ", "M\tM\nW", "M,,M,,W,"])
def test_dice_are_read_with_spaces_and_commas_in_any_case(text: str) -> None:
    assert "".join(read_paying(text)) == "MMW"


def test_dice_are_read_as_the_menus_write_them(l10n: Localizer) -> None:
    for state in sampled()[::5]:
        if state.phase is Phase.GATHER:
            for action in list(bounded(GAME.legal_actions(state, state.turn)))[::7]:
                if isinstance(action, Gather) and action.paying:
                    label = payment_label(l10n, action.side, action.copying, action.paying)
                    assert read_paying(label) == action.paying


@given(st.text(max_size=300))
def test_any_text_is_read_or_refused(text: str) -> None:
    with suppress(UnknownValue):
        assert len(read_paying(text)) <= IN_THE_BOX
    assert len(read_item(text)) <= len(text) * 3


@pytest.mark.parametrize(
    "text", ["", " ", "nowhere", "mill", "mill.middle", "top", "x" * 6000, "\u202emill.top", "mill.top\x00"]
)
def test_what_names_nothing_is_unknown(l10n: Localizer, text: str) -> None:
    for read in (lambda: read_one(l10n, "card", text, Side), lambda: read_one(l10n, "space", text, Space)):
        with pytest.raises(UnknownValue):
            read()
    if text != "mill":
        with pytest.raises(UnknownValue):
            read_one(l10n, "discarding", text, Card)


SHOP = position(
    {"supply": "MMMMWWG"},
    {
        "supply": "MM",
        "claims": [{"side": "shrine.top", "paid": ["M", "M", "M", "M"]}],
    },
    face_up=["workshop", "north-mine", "mill", "bazaar"],
    deck=["garden"],
)


def test_a_claim_said_in_full_is_that_action() -> None:
    for state in (SHOP, *sampled()[::4]):
        if state.phase is not Phase.GATHER or state.owed is not None:
            continue
        for action in list(bounded(GAME.legal_actions(state, state.turn)))[::5]:
            look = look_at(state)
            match action:
                case Gather(giving=None):
                    given = GivenOptions(side=action.side, copying=action.copying, paying=action.paying)
                    assert gather_options(look, given) == action
                case Dock():
                    given = GivenOptions(space=action.space, discarding=action.discarding, paying=tuple(action.paying))
                    assert dock_options(look, given) == action
                case Pass():
                    assert pass_options(look, GivenOptions(taking=action.taking)) == action
                case _:
                    pass


def agrees(path: Path, state_look: object, **known: object) -> None:
    """The menu asks of actions that all agree with what was said."""
    found = follow(state_look, path)  # type: ignore[arg-type]
    assert isinstance(found, tuple)
    _, actions = found
    assert len(actions) > 1
    for action in actions:
        for field, value in known.items():
            assert getattr(action, field) == value


def test_what_was_left_out_is_asked_about_what_was_said() -> None:
    look = look_at(SHOP)
    only_side = gather_options(look, GivenOptions(side=Side("mill.top")))
    if isinstance(only_side, Path):
        agrees(only_side, look, side=Side("mill.top"))
    only_workshop = gather_options(look, GivenOptions(side=Side("workshop.top")))
    assert isinstance(only_workshop, Path)
    agrees(only_workshop, look, side=Side("workshop.top"))
    copying = gather_options(look, GivenOptions(side=Side("workshop.top"), copying=Side("shrine.top")))
    assert isinstance(copying, Path)
    agrees(copying, look, side=Side("workshop.top"), copying=Side("shrine.top"))
    only_space = dock_options(look, GivenOptions(space=Space.GEM_1))
    assert isinstance(only_space, Path)
    agrees(only_space, look, space=Space.GEM_1)
    with_card = dock_options(look, GivenOptions(space=Space.GEM_1, discarding=Card.MILL))
    assert isinstance(with_card, Path)
    agrees(with_card, look, space=Space.GEM_1, discarding=Card.MILL)
    with_dice = dock_options(look, GivenOptions(space=Space.GEM_1, paying=read_paying("MMM")))
    assert isinstance(with_dice, Path)
    agrees(with_dice, look, space=Space.GEM_1, paying=Pool.of("MMM"))
    first_pass = pass_options(look, GivenOptions())
    assert isinstance(first_pass, Path)
    agrees(first_pass, look)


def test_one_way_left_is_not_asked() -> None:
    state = position("MM", {"passed": True}, face_up=["mill"], deck=["shrine"])
    look = look_at(state)
    assert str(dock_options(look, GivenOptions(space=Space.WOOD_1))) == "dock wood.1 discarding mill paying M"
    assert str(pass_options(look, GivenOptions())) == "pass"


def test_the_price_in_another_order_meets_the_rules() -> None:
    """Dice are named square by square: the order is the player's own decision, and never put right."""
    for state in sampled()[::3]:
        if state.phase is not Phase.GATHER:
            continue
        for action in list(bounded(GAME.legal_actions(state, state.turn)))[::9]:
            if isinstance(action, Gather) and action.giving is None and len(set(action.paying)) > 1:
                turned = action.paying[::-1]
                given = GivenOptions(side=action.side, copying=action.copying, paying=turned)
                found = gather_options(look_at(state), given)
                assert isinstance(found, Gather)
                assert found.paying == turned


def test_a_card_may_be_named_without_its_half(l10n: Localizer) -> None:
    assert read_options(l10n, {"card": "Tavern"}) == GivenOptions(card=Card.TAVERN)
    assert read_options(l10n, {"card": " north mine"}) == GivenOptions(card=Card.NORTH_MINE)
    assert read_options(l10n, {"card": "tavern.top"}) == GivenOptions(side=Side.TAVERN_TOP)
    with pytest.raises(UnknownValue):
        read_options(l10n, {"card": "Smithy"})
