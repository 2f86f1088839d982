"""A panel of one's own is no higher than a phone's screen: what says least is left out first."""

from functools import cache

import pytest

from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel as laid_out
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.room import ACROSS, below_workbench, picture_high
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.words.names import dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.message import Button, ButtonStyle, Menu, Message
from kingsforge_bot.ui.phone import PRIVATE_ROOM, height
from tests.games.kings_forge.screens.samples import rolled
from tests.games.kings_forge.screens.turn_panel import whats
from tests.ui.counter import LOCALIZERS
from tests.ui.looks import held, look_at, made, position, sampled, seen_by, user_of
from tests.ui.positions import GATHER

LOCALES = ("en-US", "es-ES", "fr", "ja")
_LEGEND = 22
"""What a legend of signs adds, which these pictures are laid out without."""
OLD = "-# **Ben**: North Mine (top); gained 2 metal"
NEW = "-# **Cleo**: Workshop (top) copying West Forest (top)"
MANY = "-# **Ben**: Mill (top); **Cleo**: Wood dock; **Ben**: East Forest (bottom); **Cleo**: Tavern (top)"
SHORT = "You claimed Mill (top), paid 2 metal."
OWN = (
    "You claimed Workshop (top) copying Caravan (bottom), paid 1 wood, 11 metal. You gained 1 magic for the next round."
)
FULL = position(
    {"hand": ["M2", "M3", "M5", "M6", "W3", "W4", "W5", "W6", "G4", "G5"], "held": held("token-plus", "tavern.bottom")},
    {"made": [made("shield", "M5 M5"), made("table", "W3 W4")]},
    phase="craft",
    anvil=1,
    turn=0,
    display=["axe", "ruby-collar"],
    queue=[],
)
"""Four items, two of them to steal, many two together, and two benefits."""


@cache
def benches() -> tuple[State, ...]:
    return (*rolled()[:200], *(state for state in sampled() if state.phase is Phase.CRAFT), FULL)


@pytest.mark.parametrize("locale", LOCALES)
def test_a_workbench_fits_with_the_roll_above_it(locale: str) -> None:
    """Rules 3.1-3.4: over random games, in each language."""
    l10n, seen = LOCALIZERS.for_locale(locale).of("kings_forge"), 0
    for state in (*rolled()[:80], FULL):
        look, offers = seen_by(look_at(state), user_of(state.turn)), offers_of(state)
        dice = dice_text(l10n, state.players[state.turn].hand or ())
        message = turn_panel(l10n, look, l10n("yours-rolled", dice=dice))
        assert height(message.text, message.rows) <= below_workbench(state, offers)
        seen += bool(offers)
    assert seen > 5


def laid_out_high(state: State, offers: tuple[Offer, ...]) -> float:
    """Points that its picture is high, by the picture's own measures."""
    plan = laid_out(state, offers)
    return plan.high * ACROSS / plan.wide + _LEGEND


def test_a_workbenchs_picture_is_hardly_higher_than_it_is_taken_for() -> None:
    """By a second row of dice at most."""
    seen = 0
    for state in benches():
        offers = offers_of(state) if state.players[state.turn].hand else ()
        assert laid_out_high(state, offers) <= picture_high(state, offers) + 17
        seen += 1
    assert seen > 100


def test_every_part_of_a_workbenchs_picture_is_taken_for_as_high_as_it_is() -> None:
    """To a few points, whatever lies there together; what is many is laid out closer than that."""
    nearest: dict[tuple[bool, int, bool, bool], float] = {}
    for state in benches():
        dice = state.players[state.turn].hand or ()
        offers = offers_of(state) if dice else ()
        if len(offers) > 3 or (offers and len(dice) > 18):
            continue
        lying = sum(len(player.made) for player in state.players) - sum(offer.seat is not None for offer in offers)
        parts = (len(dice) > 18, -(-lying // 2), bool(offers), any(offer.cheapest.uses for offer in offers))
        apart = abs(picture_high(state, offers) - laid_out_high(state, offers))
        nearest[parts] = min(apart, nearest.get(parts, apart))
    for each in range(4):
        assert {bool(parts[each]) for parts in nearest} == {True, False}
    assert max(nearest.values()) < 2.5


def greens(message: Message) -> list[Button]:
    return [one for row in message.rows if not isinstance(row, Menu) for one in row if one.style is ButtonStyle.SUCCESS]


def test_of_many_items_what_is_green_stands_beside_a_menu_of_all(l10n: Localizer) -> None:
    """Rules 3.3, 3.4: nothing that can be made is out of reach."""
    look = seen_by(look_at(FULL), user_of(0))
    message = turn_panel(l10n, look)
    [green] = greens(message)
    [menu] = [row for row in message.rows if isinstance(row, Menu) and row.custom_id.payload == "offer"]
    assert green.custom_id.payload.removeprefix("offer ") in {one.value for one in menu.options}
    assert {f"{number}c" for number, _ in enumerate(offers_of(FULL))} <= {one.value for one in menu.options}
    assert "-# Best: " in message.text
    assert "finish" in whats(message)


def test_what_a_rule_says_is_left_out_before_the_dice_of_an_item(l10n: Localizer) -> None:
    """Rule 3.5: what becomes of dice left is known soon; which dice make an item is asked each time."""
    player = {"hand": ["M1", "M2", "M2", "M2", "M5"], "held": held("token-plus")}
    state = position(player, "M", phase="craft", display=["precision-caliper"], queue=[])
    look = seen_by(look_at(state), user_of(0))
    whole, short = turn_panel(l10n, look).text, turn_panel(l10n, look, f"{OWN}\n{OWN}").text
    for text in (whole, short):
        assert "Best: Precision Caliper" in text
    assert "(rule 3.5)" in whole
    assert "(rule 3.5)" not in short


@pytest.mark.parametrize("locale", LOCALES)
def test_a_panel_while_gathering_fits_below_what_others_did(locale: str) -> None:
    """Rule 2.1: in each language; what can be done never goes, nor any turn of theirs."""
    l10n, look = LOCALIZERS.for_locale(locale).of("kings_forge"), seen_by(look_at(GATHER), user_of(0))
    for others in ([OLD], [OLD, NEW], [NEW, NEW, NEW], [MANY, OLD]):
        message = now(l10n, look, "\n".join([SHORT, *others]))
        assert height(message.text, message.rows) <= PRIVATE_ROOM
        assert SHORT in message.text or len(others) > 1
        assert all(line.removeprefix("-# ") in message.text for line in others)
        assert "…" not in message.text
        assert {"ask", "best"} <= {one.split()[0] for one in whats(message)}
