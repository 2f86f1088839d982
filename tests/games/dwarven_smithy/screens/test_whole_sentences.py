"""Panels of played games: what is told is told whole, and the same thing with the same words and numbers."""

from collections.abc import Iterator
from functools import cache

import pytest

from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.advice.draws import draws
from kingsforge_bot.games.dwarven_smithy.bots import bots
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Stack, State
from kingsforge_bot.games.dwarven_smithy.screens.hint_words import hint_line
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Aim
from kingsforge_bot.games.dwarven_smithy.strategy.hints import hints
from kingsforge_bot.games.dwarven_smithy.words.board import ending
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.i18n.percents import percent
from kingsforge_bot.i18n.widths import ELLIPSIS
from kingsforge_bot.players.self_play import choice
from kingsforge_bot.service.types import LogEntry, TableView
from kingsforge_bot.ui.game.best_moves import BEST
from kingsforge_bot.ui.message import ButtonStyle, Menu, Message
from tests.games.dwarven_smithy.advised import CARDS, ONE, TWO
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS, WORDS, look
from tests.games.dwarven_smithy.rules.table import game, seat, table

Asked = tuple[State, tuple[ev.Event, ...], tuple[LogEntry, ...]]
SMITH = bots(CARDS)["smith"]
TABLE_ACTIONS = a.Play | a.Move | a.Discard | a.Sell | a.Craft | a.Buy


def seen(events: tuple[ev.Event, ...]) -> tuple[ev.Event, ...]:
    """By the first seat."""
    return tuple(one for event in events if (one := game().event_view(event, ONE)) is not None)


@cache
def played(seats: int) -> tuple[Asked, ...]:
    """What the first seat is asked in a game of strong players: the table, what it did, what others did since."""
    return tuple(_played(seats))


def _played(seats: int) -> Iterator[Asked]:
    luck, own = Thrown(f"panels {seats}"), Thrown(f"players {seats}")
    step = game().setup(seats, {"mode": "full"}, luck)
    did, others, seq = seen(step.events), list[LogEntry](), 1
    while awaited := game().to_act(step.state):
        who = min(awaited)
        if who == ONE:
            yield step.state, did, tuple(others)
            did, others = (), []
        action = choice(game(), SMITH, game().player_view(step.state, who), who, own)
        step, seq = game().apply(step.state, who, action, luck), seq + 1
        if who == ONE:
            did = seen(step.events)
        else:
            others.append(LogEntry(seq, who, str(action), (), seen(step.events), 0))


def kings_on_sale(at: TableView, others: tuple[LogEntry, ...]) -> Iterator[Name]:
    """King's Items that came to the market of others, lie there and cost no more than the reader has."""
    for event in (event for entry in others for event in entry.events):
        match event:
            case ev.Played(seat=who, card=card, to=Area.MARKET) | ev.Moved(seat=who, card=card, to=Area.MARKET):
                lies, costs = card in at.view.players[who].market, CARDS.buy_value(card)
                if CARDS.is_kings_item(card) and lies and costs <= at.view.players[ONE].coins:
                    yield card
            case _:
                pass


def green(shown: Message, at: TableView) -> tuple[tuple[Name, ...], str]:
    """The cards that the green button is about, and what stands on it; nothing where it draws or ends."""
    for button in (one for row in shown.rows if not isinstance(row, Menu) for one in row):
        if button.style is ButtonStyle.SUCCESS and button.custom_id.payload.startswith(BEST):
            hint = SCREENS.turn.now.__self__.best.offered(at)[0]  # type: ignore[attr-defined]
            done = (hint.action, *hint.then)
            return tuple(one.card for one in done if isinstance(one, TABLE_ACTIONS)), button.label
    return (), ""


@pytest.mark.parametrize("language", Localizers().languages)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_sentence_of_a_panel_is_cut_what_a_green_press_does_is_named_and_near_the_end_what_all_would_have(
    seats: int, language: str
) -> None:
    """Rules 5.1, 7.1, 7.4: of others' turns whole deeds, of a move whole reasons or none. What all would have gives
    way only to the names of cards that the button counts, and of King's Items that came up for sale (5.7), which are
    told in any case.
    """
    l10n = Localizers(strict=True).for_locale(language).of(game().key)
    over_now = l10n("standing-expected", seats="")
    names = [f"Player {number}" for number in range(seats)]
    for state, did, others in played(seats):
        at = look(state)
        shown = SCREENS.turn.now(l10n, at, SCREENS.turn.happened(l10n, at, did, others))
        text, say = shown.text, WORDS.telling(l10n, names)
        assert ELLIPSIS not in text, text
        moved, label = green(shown, at)
        assert all(say.card(card).lower() in f"{label}\n{text}".lower() for card in moved), (label, text)
        near = ending(say, at.view) and any(one.kings for one in at.view.players)
        counted = any(say.card(card).lower() not in label.lower() for card in moved)
        on_sale = [say.card(one) for one in kings_on_sale(at, others)]
        assert all(one in text for one in on_sale), text
        assert (over_now in text) is bool(near) or (near and (counted or on_sale)), text


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_draw_is_advised_with_the_number_that_odds_have_for_it(seats: int) -> None:
    """Rule 6.1"""
    told = 0
    for state, _, _ in played(seats):
        view = game().player_view(state, ONE)
        for hint in hints(CARDS, view, tuple(game().legal_actions(view, ONE))):
            if not isinstance(hint.action, a.Draw) or not isinstance(aim := hint.purpose, Aim) or aim.beside:
                continue
            count = sum(isinstance(one, a.Draw) and one.deck is Deck.MINE for one in hint.actions)
            [reach] = [one for one in draws(view, CARDS, ONE, count).reach if one.card == aim.card]
            if reach.chance:
                told += 1
                assert f" {percent(reach.chance)}% with " in hint_line(SAY_ALL, look(state), hint)
    assert told


SAY_ALL = WORDS.telling(ENGLISH, ["Player 0", "Player 1", "Player 2", "Player 3"])


def test_of_a_rivals_turn_what_can_be_bought_and_is_lacked_comes_first() -> None:
    """Rule 5.7: behind it whole deeds, and how many more the log has."""
    own = seat(30, hand="emberjaw-maul", workshop="iron gold")
    state = table(own, seat(market="earth raw-iron"), turn=0, first=0, phase="act", turns=8).state
    made = [ev.Crafted(TWO, Stack(Name(one)), covered=False) for one in ("door-hinges", "belt-knife", "long-tongs")]
    did = (*made, ev.Played(TWO, Name("iron"), Area.MARKET), ev.Played(TWO, Name("earth"), Area.MARKET))
    ended = (ev.TurnEnded(TWO), ev.TurnBegan(ONE, (), 0, last=False))
    report = SCREENS.turn.happened(ENGLISH, look(state), (), [LogEntry(9, TWO, "", (), (*did, *ended), 0)])
    assert "Player 1: for sale earth rune; crafted" in report
    assert "; for sale raw iron" in report, "nothing of the reader's needs more of it, so it comes last"
    own = seat(0, hand="emberjaw-maul", workshop="iron gold")
    poor = table(own, seat(market="earth raw-iron"), turn=0, first=0).state
    assert "for sale" not in SCREENS.turn.happened(ENGLISH, look(poor), (), [LogEntry(9, TWO, "", (), did, 0)])


def test_kings_items_that_came_up_for_sale_have_a_line_of_their_own() -> None:
    """Rules 5.7, 7.4: however long the turn was, and though nothing of the reader's is lacking for them."""
    made = [ev.Crafted(TWO, Stack(Name(one)), covered=False) for one in ("door-hinges", "belt-knife", "long-tongs")]
    laid = [ev.Played(TWO, Name(one), Area.MARKET) for one in ("hearthmail", "gold", "cinder-oath")]
    did = [LogEntry(9, TWO, "", (), (*made, *laid, ev.TurnEnded(TWO)), 0)]
    for coins, line in ((60, "-# King's Items for sale: Cinder Oath (32), Hearthmail (29)"), (0, "")):
        state = table(seat(coins), seat(market="hearthmail raw-gold cinder-oath"), turn=0, first=0, phase="act").state
        report = SCREENS.turn.happened(ENGLISH, look(state), (), did)
        assert [one for one in report.splitlines() if "Items for sale" in one] == [line][: bool(line)]


def test_who_still_has_a_turn_is_said_of_the_last_ones() -> None:
    """Rules 6.5, 7.2: whoever brought the end has none, every other seat one."""
    state = table(seat(), seat(), seat(), turn=1, first=0, phase="act", ended_by=0).state
    assert ending(SAY_ALL, state) == "One last turn each: Player 1, Player 2."
    fourth = "; ".join(f"{one}: iron" for one in ("hearthmail", "saltvein-sabre", "cinder-oath", "kilnface"))
    own = table(seat(kings=fourth), seat(), seat(), turn=0, first=0, phase="act").state
    assert ending(SAY_ALL, own) == "One last turn each: Player 0, Player 1, Player 2."
