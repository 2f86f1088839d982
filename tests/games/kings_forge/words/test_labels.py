import itertools
from typing import get_args

import pytest

from kingsforge_bot.core.asking import next_question
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.outlook import Outlook, Shift
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries, kings_forge
from kingsforge_bot.games.kings_forge.rules import actions as a
from kingsforge_bot.games.kings_forge.rules.actions import Dock, Gather
from kingsforge_bot.games.kings_forge.rules.benefits import CHANGES, Held, Source
from kingsforge_bot.games.kings_forge.rules.cards import HALVES, Card, Side
from kingsforge_bot.games.kings_forge.rules.craft_cards import Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool, read_dice, read_kinds
from kingsforge_bot.games.kings_forge.rules.docks import Space
from kingsforge_bot.games.kings_forge.rules.notation import parse
from kingsforge_bot.games.kings_forge.rules.state import Made
from kingsforge_bot.games.kings_forge.words import labels, spending
from kingsforge_bot.games.kings_forge.words.names import card_name, craft_card_name, kind_name, side_name, source_name
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.widths import WIDE, width
from tests.games.kings_forge.words.actions import ACTIONS

CARDS = {str(entry.card.item): entry.card for entry in craft_card_entries()}


@pytest.mark.parametrize(
    ("side", "label"),
    [
        (Side.NORTH_MINE_TOP, "North Mine (top): 2 any → 2 metal"),
        (Side.NORTH_MINE_BOTTOM, "North Mine (bottom): 2 any → re-roll any of your dice once"),
        (Side.MILL_BOTTOM, "Mill (bottom): gem/magic (bin), 3 any → 3 wood, 2 metal"),
        (Side.LIBRARY_TOP, "Library (top): gem (bin), any → 1 magic, 1 metal"),
        (Side.ALCHEMIST_BOTTOM, "Alchemist (bottom): free → +1 to one die"),
        (Side.DRAGON_LAIR_BOTTOM, "Dragon Lair (bottom): 7 any (bin) → 1 magic, 1 gem, usable now"),
        (Side.EAST_FOREST_BOTTOM, "East Forest (bottom): any → +1 to three dice"),
        (Side.TAVERN_TOP, "Tavern (top): 3 any → roll a gem die, 3 or more keeps it, else 1 metal"),
        (Side.GARDEN_BOTTOM, "Garden (bottom): gem/magic → once +2 to one die, or 1 wood"),
        (
            Side.CARAVAN_BOTTOM,
            "Caravan (bottom): all your dice → 1-2 dice: 1×M; 3-4: 1×W; 5-6: 1×G; 7-8: 1×B; 9+: 1×G 1×B",
        ),
        (Side.WORKSHOP_TOP, "Workshop (top): any and the copied cost → copy a side claimed this round"),
    ],
)
def test_a_side_says_what_it_costs_and_does(l10n: Localizer, side: Side, label: str) -> None:
    assert labels.side_label(l10n, side) == label


def test_every_label_fits_and_differs(l10n: Localizer, names: tuple[str, ...]) -> None:
    texts = [labels.side_label(l10n, side) for side in Side]
    texts += [labels.space_label(l10n, space) for space in Space]
    texts += [labels.item_label(l10n, card) for card in CARDS.values()]
    texts += [labels.held_label(l10n, Held(source)) for source in CHANGES]
    texts += [labels.held_label(l10n, Held(Source.WORKSHOP_TOP, source)) for source in CHANGES]
    texts += [labels.pass_label(l10n, taking) for taking in (None, *a.PassBenefit)]
    texts += [labels.steal_label(l10n, Made(card, card.boxes), 1, names) for card in CARDS.values()]
    assert len(set(texts)) == len(texts)
    assert all(0 < len(text) <= labels.LABEL and "…" not in text for text in texts)


def test_every_thing_has_its_own_name(l10n: Localizer) -> None:
    for texts in (
        [card_name(l10n, card) for card in Card],
        [side_name(l10n, side) for side in Side],
        [source_name(l10n, source) for source in Source],
        [kind_name(l10n, kind) for kind in Kind],
        [craft_card_name(l10n, card.item) for card in CARDS.values()],
    ):
        assert len(set(texts)) == len(texts)
        assert all(texts)


@pytest.mark.parametrize(
    ("space", "label"),
    [
        (Space.WOOD_1, "Wood dock, space 1: 1 die → 1 wood"),
        (Space.TOKEN_2, "Token dock, space 2: 3 dice → automatic-6 token"),
        (Space.GEM_1, "Gem dock, space 1: 3 dice → 1 gem"),
        (Space.MAGIC_2, "Magic dock, space 2: 5 dice → 1 magic"),
    ],
)
def test_a_dock_space_says_what_it_costs_and_gives(l10n: Localizer, space: Space, label: str) -> None:
    assert labels.space_label(l10n, space) == label


def test_effects_stand_alone_below_a_line(l10n: Localizer) -> None:
    assert labels.side_effect(l10n, Side.WORKSHOP_TOP) == "Copy a side claimed this round"
    assert labels.space_effect(l10n, Space.GEM_1) == "1 gem"
    assert labels.space_effect(l10n, Space.TOKEN_2) == "Automatic-6 token"


@pytest.mark.parametrize(
    ("claim", "label"),
    [
        ("gather north-mine.bottom paying MW", "North Mine (bottom): 1 wood, 1 metal → re-roll any of your dice once"),
        ("gather mill.bottom paying GMMM", "Mill (bottom): 1 gem (bin), 3 metal → 3 wood, 2 metal"),
        ("gather alchemist.bottom", "Alchemist (bottom): free → +1 to one die"),
        ("gather workshop.top copying mill.top paying MWW", "Workshop as Mill (top): 2 wood (bin), 1 metal → 2 wood"),
    ],
)
def test_the_price_of_a_claim_is_the_dice_that_are_paid(l10n: Localizer, claim: str, label: str) -> None:
    """Those on X squares are marked as on the cards (2.2); of a copy the line is about what is copied."""
    action = parse(claim)
    assert isinstance(action, Gather)
    assert spending.claim_label(l10n, action) == label


def test_prices_and_effects_fit_in_every_language() -> None:
    localizers = Localizers(strict=True)
    for language in localizers.languages:
        l10n = localizers.for_locale(language).of("kings_forge")
        claims = [dear(side) for side in Side if side is not Side.WORKSHOP_TOP]
        given = [spending.claim_label(l10n, claim) for claim in claims]
        assert len(set(given)) == len(given)
        effects = [labels.side_effect(l10n, side) for side in Side] + [labels.space_effect(l10n, one) for one in Space]
        assert all(0 < len(text) <= labels.LABEL for text in [*given, *effects])
        assert not [text for text in [*given, *effects] if "…" in text], language


def dear(side: Side) -> Gather:
    """A claim with dice of as many kinds as its squares take."""
    kinds = [square.takes[place % len(square.takes)] for place, square in enumerate(HALVES[side].cost)]
    return Gather(side, None, tuple(kinds))


def test_what_would_be_left_to_roll_fits_in_every_language() -> None:
    localizers = Localizers(strict=True)
    for language in localizers.languages:
        l10n = localizers.for_locale(language).of("kings_forge")
        for card, other in zip(CARDS.values(), reversed(CARDS.values()), strict=True):
            shifts = (Shift(card.item, 0.999, 0.001), Shift(other.item, 0.999, 0.001))
            text = spending.outlook_text(l10n, Outlook(Pool.of("M" * 40 + "WWWGGGBB"), 2, shifts))
            assert len(text) <= labels.LABEL
            assert "…" not in text, text
            whole = Outlook(Pool.of("M" * 40 + "WWWGGGBB"), 2, shifts, hopeless=True)
            for line in spending.outlook_lines(l10n, [whole, Outlook(Pool.of("M"), 0, shifts)]):
                assert len(line) <= labels.LABEL
                assert "…" not in line, line


def test_a_line_names_the_odds_of_two_items_where_it_has_room(l10n: Localizer) -> None:
    shifts = (Shift(Item("axe"), 0.5, 0.1), Shift(Item("anvil"), 0.9, 0.6), Shift(Item("table"), 0.4, 0.3))
    text = spending.outlook_text(l10n, Outlook(Pool.of("MMW"), 0, shifts))
    assert text == "You would roll 2×M 1×W; Axe 50% → 10%, Anvil 90% → 60%"
    none = spending.outlook_text(l10n, Outlook(Pool.of("MMW"), 0, (Shift(Item("axe"), 0.5, 0.5),)))
    assert none == "You would roll 2×M 1×W; Axe 50%"


def test_what_all_lines_of_a_menu_have_alike_is_cut(l10n: Localizer) -> None:
    """But not that no item is in reach then."""
    axe, less = (Shift(Item("axe"), 0.5, 0.5),), (Shift(Item("axe"), 0.5, 0.1),)
    two, one = Pool.of("MM"), Pool.of("M")
    alone = Outlook(two, 1, less)
    assert spending.outlook_lines(l10n, [alone]) == ["Axe 50% → 10%; leaves 2 metal, 1 Library to roll"]
    assert spending.outlook_lines(l10n, [Outlook(two, 0, axe), Outlook(two, 0, less)]) == ["Axe 50%", "Axe 50% → 10%"]
    rolls = spending.outlook_lines(l10n, [Outlook(two, 0, axe), Outlook(one, 0, axe)])
    assert rolls == ["Leaves 2 metal to roll", "Leaves 1 metal to roll"]
    gone = Outlook(one, 0, (Shift(Item("axe"), 0.5, 0.0),), hopeless=True)
    assert spending.outlook_lines(l10n, [gone, gone]) == ["Axe 50% → 0%: no item in reach this round"] * 2
    assert spending.outlook_text(l10n, gone) == "You would roll 1×M; Axe 50% → 0%: no item in reach this round"


@pytest.mark.parametrize("dice", ["W", "MMMM", "MMMMMWWGB", "M" * 12 + "W" * 8])
def test_a_button_of_dice_is_as_wide_as_a_phone_shows(dice: str) -> None:
    """Thirty characters, in words while they fit."""
    localizers = Localizers(strict=True)
    for language in localizers.languages:
        l10n = localizers.for_locale(language).of("kings_forge")
        visit = Dock(Space.GEM_1, Card.MILL, Pool.of(dice))
        assert width(spending.pay_label(l10n, visit, "paying")) <= WIDE
        assert width(l10n("spend-button-other")) <= WIDE


def test_items_and_benefits(l10n: Localizer, names: tuple[str, ...]) -> None:
    assert labels.item_label(l10n, CARDS["crown"]) == "Crown #46: M4 M5 G4 G4 G4 B4"
    assert labels.held_label(l10n, Held(Source.WEST_FOREST_BOTTOM)) == "West Forest: +2 to one die"
    made = Made(CARDS["table"], read_dice("W3 W5"))
    assert labels.steal_label(l10n, made, 1, names) == "Table of Ben: W3 W5"


def test_payments(l10n: Localizer) -> None:
    assert labels.payment_label(l10n, Side.MILL_BOTTOM, None, read_kinds("GMMW")) == "1×G (bin) 2×M 1×W"
    assert labels.payment_label(l10n, Side.WORKSHOP_BOTTOM, None, read_kinds("MW")) == "1×M (bin) 1×W"
    assert labels.payment_label(l10n, Side.WEST_FOREST_BOTTOM, None, read_kinds("W")) == "1×W"
    assert labels.payment_label(l10n, Side.SHRINE_BOTTOM, None, read_kinds("MMMMWWW")) == "4×M 3×W"
    assert labels.payment_label(l10n, Side.DRAGON_LAIR_BOTTOM, None, read_kinds("MMMMWWG")) == "4×M 2×W 1×G (bin)"
    assert labels.payment_label(l10n, Side.WORKSHOP_TOP, Side.NORTH_MINE_TOP, read_kinds("MWM")) == "2×M 1×W"
    assert labels.payment_label(l10n, Side.WORKSHOP_TOP, Side.BAZAAR_TOP, read_kinds("MWW")) == "1×M 2×W"
    lost = labels.payment_description(l10n, Side.MILL_BOTTOM, None, read_kinds("GMMM"))
    assert lost == "to the bin: 1×G"
    kept = labels.payment_description(l10n, Side.NORTH_MINE_TOP, None, read_kinds("MM"))
    assert kept == "all come back at clean-up"
    copied = labels.payment_description(l10n, Side.WORKSHOP_TOP, Side.SHRINE_TOP, read_kinds("MWGGM"))
    assert copied == "to the bin: 1×W"


@pytest.mark.parametrize(("text", "label"), ACTIONS.items())
def test_actions(l10n: Localizer, names: tuple[str, ...], text: str, label: str) -> None:
    assert labels.action_label(l10n, parse(text), names) == label


def test_all_actions_have_a_label() -> None:
    assert {type(parse(text)) for text in ACTIONS} == set(get_args(a.Action))


def test_a_long_action_still_fits_a_button(l10n: Localizer) -> None:
    text = "steal platemail-of-loyalty with M3 M4 M4 M5 M5 M6 from 1"
    label = labels.action_label(l10n, parse(text), ["A", "x" * 32])
    assert len(label) <= labels.BUTTON


def test_names_in_labels_are_bare(l10n: Localizer) -> None:
    label = labels.action_label(l10n, parse("steal table with W3 W5 from 1"), ["A", "b_b\u202e*"])
    assert label == "Steal Table from b_b*: W3 W5"


def test_whatever_is_asked_has_a_question_and_answers(l10n: Localizer, names: tuple[str, ...]) -> None:
    """All questions of a position with every kind of action open, and of crafting."""
    game = kings_forge()
    position = (
        b'{"players":[{"supply":"MMMMWWGGB"},{"supply":"MMW","claims":[{"side":"mill.top","paid":["M","M"]}]}],'
        b'"face_up":["workshop","peddler","caravan","shrine"],"deck":["library"],"display":["table","axe","crown"]}'
    )
    crafting = (
        b'{"players":[{"hand":["M5","W3","W4","L5"],"held":[{"source":"token-six"},{"source":"west-forest.bottom"}]},'
        b'{"supply":"M","made":[{"card":"table","dice":["W3","W3"]}]}],"phase":"craft",'
        b'"face_up":[],"deck":["shrine"],"display":["axe","shield","crown"]}'
    )
    asked: set[str] = set()
    for text in (position, crafting.replace(b'["W3","W3"]', b'["W3","W4"]')):
        state = game.load(text)
        pending = [tuple(itertools.islice(game.legal_actions(state, Seat(0)), 3000))]
        while pending:
            actions = pending.pop()
            question = next_question(actions)
            if question is None:
                continue
            asked.add(question.field)
            assert 0 < len(labels.question_text(l10n, question.field)) <= 100
            for answer in question.answers[: None if question.field in {"verb", "side"} else 4]:
                assert 0 < len(labels.answer_label(l10n, question.field, answer, names)) <= labels.LABEL
                pending.append(
                    tuple(
                        action
                        for action in actions
                        if (action.verb if question.field == "verb" else getattr(action, question.field, None))
                        == answer
                    )
                )
    assert {"verb", "side", "paying", "giving", "taking", "space", "discarding", "source", "on", "item"} <= asked


def test_an_answer_to_nothing_is_a_bug(l10n: Localizer, names: tuple[str, ...]) -> None:
    with pytest.raises(TypeError):
        labels.answer_label(l10n, "side", 3.5, names)
