"""A panel of one's own is no higher than a phone's screen: what says least is left out first."""

from collections.abc import Iterator
from functools import cache
from itertools import count, islice
from random import Random

import pytest

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer
from kingsforge_bot.games.kings_forge.bots import RANDOM_SMITH
from kingsforge_bot.games.kings_forge.pictures.scenes.turn_panel import turn_panel as laid_out
from kingsforge_bot.games.kings_forge.rules import events as e
from kingsforge_bot.games.kings_forge.rules.state import Phase, State
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import best_alone, best_brief, best_least
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.news import shorter
from kingsforge_bot.games.kings_forge.screens.outcome import happened
from kingsforge_bot.games.kings_forge.screens.room import ACROSS, below_workbench, picture_high
from kingsforge_bot.games.kings_forge.screens.status import panel_title
from kingsforge_bot.games.kings_forge.screens.turn_panel.panel import turn_panel
from kingsforge_bot.games.kings_forge.screens.turn_screen import now
from kingsforge_bot.games.kings_forge.words.names import craft_card_name, dice_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.message import Button, ButtonStyle, Menu, Message
from kingsforge_bot.ui.phone import PRIVATE_ROOM, height
from tests.games.kings_forge.screens.samples import rolled
from tests.games.kings_forge.screens.turn_panel import whats
from tests.properties.play import Thrown
from tests.ui.counter import LOCALIZERS
from tests.ui.looks import GAME, held, look_at, made, position, sampled, seen_by, user_of
from tests.ui.positions import GATHER

LOCALES = ("en-US", "es-ES", "fr", "ja")
_LEGEND = 22
"""What a legend of signs adds, which these pictures are laid out without."""
OLD = "-# **Ben**: North Mine (top); gained 2 metal"
NEW = "-# **Cleo**: Workshop (top) copying West Forest (top)"
MANY = "-# **Ben**: Mill (top); **Cleo**: Wood dock; **Ben**: East Forest (bottom); **Cleo**: Tavern (top)"
WON = "-# **💧 Ben**: won **Axe**"
PRIZES = e.Won | e.Stolen
_PANELS = 8
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
    """Rules 2.1, 5.1: in each language. What can be done never goes, nor one's own doing, nor what anybody made or won
    with their name, nor why the move in green is best with what it costs; of others' turns the newest stay.
    """
    l10n, look = LOCALIZERS.for_locale(locale).of("kings_forge"), seen_by(look_at(GATHER), user_of(0))
    best, whole, seen = panel_title(l10n, look, best_least(l10n, look)), best_brief(l10n, look), set[bool]()
    for others in ([OLD], [OLD, NEW], [WON], [OLD, WON, NEW], [NEW, NEW, NEW], [MANY, OLD], [MANY, WON, MANY, OLD]):
        message = now(l10n, look, "\n".join([SHORT, *others]))
        assert height(message.text, message.rows) <= PRIVATE_ROOM
        assert SHORT in message.text
        assert WON.removeprefix("-# ") in message.text or WON not in others
        assert best in message.text or whole in message.text
        turns = [turn for line in others for turn in line.removeprefix("-# ").split("; **")]
        told = [turn in message.text for turn in turns if "**Axe**" not in turn]
        assert told == sorted(told), "the oldest give way first"
        seen.add(all(told))
        assert "…" not in message.text
        assert {"ask", "best"} <= {one.split()[0] for one in whats(message)}
    assert True in seen


def test_passes_of_others_give_way_before_their_claims(l10n: Localizer) -> None:
    """Rule 2.6: a pass says least; what was made, stolen or won says most, and of it the last that became of it."""
    forged = "-# **💧 Ben**: rolled M1 M2; crafted **Axe** (M1 M2); ended the turn"
    won = "-# **💧 Ben**: won **Axe**; **🦋 Cleo**: passed; **🦋 Cleo**: Mill (top)"
    news = shorter(l10n, "\n".join([SHORT, forged, OLD, "-# **🦋 Cleo**: passed", won]))
    fewer = [told.splitlines() for told in news.least]
    assert fewer == [
        [f"-# {SHORT}", f"{OLD}; **🦋 Cleo**: passed; {won.removeprefix('-# ')}"],
        [f"-# {SHORT}", f"{OLD}; **💧 Ben**: won **Axe**; **🦋 Cleo**: passed; **🦋 Cleo**: Mill (top)"],
        [f"-# {SHORT}", f"{OLD}; **💧 Ben**: won **Axe**; **🦋 Cleo**: Mill (top)"],
        [f"-# {SHORT}", "-# **💧 Ben**: won **Axe**; **🦋 Cleo**: Mill (top)"],
        [f"-# {SHORT}", "-# **💧 Ben**: won **Axe**"],
        ["-# **💧 Ben**: won **Axe**"],
    ]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_others_did_a_panel_names_what_was_won_or_stolen_and_what_is_best(seats: int) -> None:
    """Rules 3.4, 5.1: in four languages, after rounds of random games at whose end others won."""
    for state, seat, own, since in after_others_won(seats):
        look = seen_by(look_at(state), user_of(seat))
        prizes = [one for one in own + [one for entry in since for one in entry.events] if isinstance(one, PRIZES)]
        for locale in LOCALES:
            l10n = LOCALIZERS.for_locale(locale).of("kings_forge")
            message = now(l10n, look, happened(l10n, look, own, since))
            assert all(craft_card_name(l10n, one.item) in message.text for one in prizes)
            if greens(message):
                forms = best_alone(l10n, look), best_brief(l10n, look), best_least(l10n, look)
                assert any(form in message.text for form in forms)
            assert height(message.text, message.with_button(Button("Undo", look_id(look))).rows) <= PRIVATE_ROOM


def look_id(look: TableView) -> ComponentId:
    return ComponentId(look.table.id, look.table.seq, "undo")


def after_others_won(seats: int) -> Iterator[tuple[State, Seat, list[e.Event], list[LogEntry]]]:
    """Who gathers in the next round, what they did last, and what happened since, among which others won."""
    return islice((one for seed in count(1) for one in others_won(seats, seed)), _PANELS)


def others_won(seats: int, seed: int) -> Iterator[tuple[State, Seat, list[e.Event], list[LogEntry]]]:
    """The same of one game."""
    luck = Thrown(Random(seed))
    own: list[list[e.Event]] = [[] for _ in range(seats)]
    since: list[list[LogEntry]] = [[] for _ in range(seats)]
    state = GAME.setup(seats, {"edition": "third"}, luck).state
    for place, move in enumerate(self_play(GAME, state, (RANDOM_SMITH,), luck)):
        entry = LogEntry(place + 2, move.seat, "", (), tuple(move.step.events), 0)
        own[move.seat], since[move.seat] = list(entry.events), []
        for seat in {*range(seats)} - {move.seat}:
            since[seat].append(entry)
        if move.step.state.phase is not Phase.GATHER or move.step.state.owed is not None:
            continue
        for seat in GAME.to_act(move.step.state):
            events = [*own[seat], *(one for entry in since[seat] for one in entry.events)]
            if own[seat] and any(isinstance(one, e.Won) and one.seat != seat for one in events):
                yield move.step.state, seat, own[seat], since[seat]
