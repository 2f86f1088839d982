"""Menus of a turn: short ones, in pages; each line says something of its own."""

from collections import Counter

import pytest

from kingsforge_bot.core.errors import Refused
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import OPTION, Menu, Message
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.phone import height
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS, look, offered, unfolded
from tests.games.dwarven_smithy.rules.table import Json, Table, game, seat, table

SHORT = 8


def full() -> State:
    """Both sides of a table full, where only swaps are left."""
    own = seat(market="silver ~gold ~iron ~ruby", workshop="iron iron gold emerald thunder belt-knife mithril")
    return table(own, seat()).state


def many() -> State:
    own = seat(hand="gold gold belt-knife", workshop="silver raw-iron", market="~silver iron long-tongs")
    return table(own, seat()).state


def own_menu(message: Message) -> Menu:
    (found,) = (row for row in message.rows if isinstance(row, Menu) and row.custom_id.payload != "pick bring")
    return found


def turned(state: State, menu: Menu, value: str) -> Menu:
    """The page to which that line leads."""
    shown = SCREENS.turn.press(ENGLISH, look(state), menu.custom_id.payload.split(), [value])
    assert isinstance(shown, Message)
    return own_menu(shown)


def pages(menu: Menu) -> dict[str, str]:
    """The lines that lead to others: what they are called, by their values."""
    return {line.value: line.label for line in menu.options if page_of([line.value]) is not None}


def test_a_long_menu_begins_with_crafts_sales_and_the_workshop() -> None:
    """Rules 5.2 to 5.5: what goes to the market waits behind its last line, from where another leads back."""
    first = own_menu(SCREENS.turn.now(ENGLISH, look(many())))
    assert [line.value for line in first.options] == [
        *("laid-out craft belt-knife with silver", "play belt-knife to workshop", "play gold to workshop"),
        *("2 times play gold to workshop", "move silver to workshop", "sell iron", "move iron to workshop"),
        *("move long-tongs to workshop", *pages(first)),
    ]
    ((value, label),) = pages(first).items()
    assert label == "More: to the market, discard"
    second = turned(many(), first, value)
    assert {line.value.split()[0] for line in second.options} == {"play", "move", "discard", "more:0"}
    assert pages(second) == {"more:0": "Back: craft, sell, to the workshop"}
    assert turned(many(), second, "more:0") == first
    assert (first.most, second.most) == (len(first.options), len(second.options)), "several at once"


def test_turning_a_page_costs_no_height() -> None:
    shown = SCREENS.turn.now(ENGLISH, look(many()))
    first = own_menu(shown)
    other = SCREENS.turn.press(ENGLISH, look(many()), first.custom_id.payload.split(), [*pages(first)])
    assert isinstance(other, Message)
    assert len(other.rows) == len(shown.rows)
    assert height(other.text, other.rows) == height(shown.text, shown.rows)


def test_several_lines_of_the_second_page_are_one_press() -> None:
    lines = ["play belt-knife to market", "discard long-tongs"]
    done = SCREENS.turn.press(ENGLISH, look(many()), ["pick", "make"], lines)
    assert isinstance(done, Plays)
    assert [str(one) for one in done.actions] == [*reversed(lines)]


def test_swaps_are_found_by_the_card_that_leaves_the_workshop() -> None:
    """Rule 5.3: a full workshop and a full market have many of them, behind discards and what goes to the market."""
    first = own_menu(SCREENS.turn.now(ENGLISH, look(full())))
    assert [line.label for line in first.options] == ["Sell silver", "More: swap"]
    more = turned(full(), first, [*pages(first)][-1])
    assert [line.label for line in more.options] == [
        *(f"Swap {card} for a card of the market" for card in ("iron", "gold", "emerald", "thunder rune")),
        *(f"Swap {card} for a card of the market" for card in ("Belt Knife", "mithril")),
        "Back: sell",
    ]
    assert more.options[1].description == "Gold goes to your market, the card you choose to your workshop."
    swaps = turned(full(), first, more.options[1].value)
    assert [line.label for line in swaps.options] == [
        *("Swap gold for silver", "Swap gold for iron", "Swap gold for ruby", "Back: swap")
    ]
    assert [line.value for line in swaps.options][:3] == [
        f"move gold to market with {other}" for other in ("silver", "iron", "ruby")
    ]
    assert turned(full(), swaps, swaps.options[-1].value) == more
    assert turned(full(), more, more.options[-1].value) == first


def test_swaps_and_discards_wait_where_nothing_comes_first() -> None:
    """Rules 5.3, 5.4: all that can be done stands on one page then, but for the swaps of each card."""
    own = seat(
        market="~silver ~gold ~iron long-tongs", workshop="raw-iron gold emerald belt-knife mithril ruby thunder"
    )
    state = table(own, seat()).state
    first = own_menu(SCREENS.turn.now(ENGLISH, look(state)))
    assert first.options[0].label == "Discard Long Tongs"
    assert {line.label for line in first.options[1:]} == {
        f"Swap {card} for a card of the market"
        for card in ("raw iron", "gold", "emerald", "Belt Knife", "mithril", "ruby", "thunder rune")
    }
    swaps = turned(state, first, first.options[1].value)
    assert swaps.options[-1].label == "Back: discard, swap"
    assert turned(state, swaps, swaps.options[-1].value) == first


def test_one_swap_of_a_card_needs_no_page_of_its_own() -> None:
    """Rule 5.3: equal cards of the market are one choice."""
    own = seat(market="silver silver ~silver ~silver", workshop="iron ice gold emerald thunder belt-knife ruby")
    state = table(own, seat()).state
    first = own_menu(SCREENS.turn.now(ENGLISH, look(state)))
    assert [line.label for line in first.options] == ["Sell silver", "Sell 2 × silver", "More: swap"]
    more = turned(state, first, [*pages(first)][-1])
    assert [*pages(more).values()] == ["Back: sell"]
    assert {"Swap iron for silver", "Swap ruby for silver"} <= {line.label for line in more.options}


def test_few_lines_are_one_page() -> None:
    menu = own_menu(SCREENS.turn.now(ENGLISH, look(table(seat(hand="gold iron", market="silver"), seat()).state)))
    assert len(menu.options) <= SHORT
    assert not pages(menu)


def test_a_card_of_the_hand_is_crafted_by_one_line() -> None:
    """Rules 2.4, 5.8: what a craft takes may lie refined in the market, or be a rune of the hand."""
    own = seat(hand="runed-cleaver thunder", workshop="raw-silver", market="iron ~iron")
    state = table(own, seat()).state
    menu = own_menu(SCREENS.turn.now(ENGLISH, look(state)))
    line = menu.options[0]
    assert (line.label, line.description) == (
        "Craft Runed Cleaver with iron, thunder rune",
        "From hand and market. Brings 14 coins as your next turn begins.",
    )
    done = SCREENS.turn.press(ENGLISH, look(state), menu.custom_id.payload.split(), [line.value])
    assert isinstance(done, Plays)
    assert [str(one) for one in done.actions] == [
        *("play runed-cleaver to workshop", "move iron to workshop", "play thunder to workshop"),
        "craft runed-cleaver with iron thunder",
    ]
    t = Table(state)
    for action in done.actions:
        t.play(f"0 {action}")


def test_what_is_laid_out_and_chosen_by_itself_too_is_done_once() -> None:
    lines = ["play belt-knife to workshop", "2 times play gold to workshop", "laid-out craft belt-knife with silver"]
    done = SCREENS.turn.press(ENGLISH, look(many()), ["pick", "make"], lines)
    assert isinstance(done, Plays)
    assert [str(one) for one in done.actions] == [
        *("play belt-knife to workshop", "craft belt-knife with silver"),
        *["play gold to workshop"] * 2,
    ]


def test_menus_hold_cards_in_the_order_of_the_pictures() -> None:
    """Rules 5.2 to 6.1: the hand, guild cards first, workshop, market; draws, the warehouse, then market by market."""
    own = seat(99, hand="gold belt-knife", workshop="silver iron", market="mithril iron")
    state = table(own, seat(market="ruby gold"), seat(market="iron"), row="gold iron").state
    rows = [row for row in SCREENS.turn.now(ENGLISH, look(state)).rows if isinstance(row, Menu)]
    menus = {row.custom_id.payload: row for row in rows}
    unfolded_rows = unfolded(SCREENS.turn.now(ENGLISH, look(state)), state).rows
    own_menu = next(row for row in unfolded_rows if isinstance(row, Menu) and row.custom_id.payload == "pick make")
    own_cards = [line.value.split()[:2] for line in own_menu.options]
    found = list(dict.fromkeys(card for verb, card in own_cards if verb == "play"))
    assert found == ["belt-knife", "gold"]
    rest = [(verb, card) for verb, card in own_cards if verb != "play"]
    assert [card for verb, card in own_cards if verb in ("play", "move")][-4:] == [
        "belt-knife",
        "gold",
        "silver",
        "iron",
    ]
    assert rest.index(("sell", "mithril")) < rest.index(("sell", "iron"))
    bought = [line.value.partition(" to ")[0] for line in menus["pick bring"].options if line.value.startswith("buy")]
    assert menus["pick bring"].options[0].value == "draw guild"
    assert list(dict.fromkeys(bought)) == [
        *("buy warehouse 1", "buy warehouse 2"),
        *("buy ruby from seat 1", "buy gold from seat 1", "buy iron from seat 2"),
    ]


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ("Your cards", "Draw or buy", "Draw", "Buy")),
        ("es", ("Tus cartas", "Robar o comprar", "Robar", "Comprar")),
        ("fr", ("Vos cartes", "Piocher ou acheter", "Piocher", "Acheter")),
        ("ja", ("自分のカード", "引く・買う", "引く", "買う")),
    ],
)
def test_the_two_menus_are_called_by_what_they_hold(language: str, titles: tuple[str, ...]) -> None:
    """Rules 5.2 to 6.1: all that is done with one's own cards together, behind the name what a page of
    it holds; what is drawn and bought.
    """
    l10n = Localizers(strict=True).for_locale(language).of(game().key)
    bought = table(seat(99), seat(market="ruby gold"), row="iron").state
    played = table(seat(hand="gold"), seat()).state
    crafted = table(seat(hand="gold", workshop="door-hinges iron iron"), seat()).state
    own, both, draws, buys = titles
    last = table(seat(99), seat(market="ruby"), ended_by=1).state
    for state, brings in ((bought, both), (played, draws), (crafted, draws), (many(), draws), (last, buys)):
        for menu in whole_menus(l10n, state):
            if menu.custom_id.payload == "pick bring":
                assert menu.placeholder == brings
            else:
                assert menu.placeholder is not None
                behind = menu.placeholder.removeprefix(l10n("desk-own-mode", what=""))
                assert menu.placeholder == own or behind != menu.placeholder


@pytest.mark.parametrize("state", [many(), table(seat(hand="gold", workshop="door-hinges iron iron"), seat()).state])
def test_crafts_sales_and_the_workshop_stand_above_all_else(state: State) -> None:
    """Rules 5.2 to 5.5, 5.8: on one page as on two."""
    menu = next(
        row
        for row in unfolded(SCREENS.turn.now(ENGLISH, look(state)), state).rows
        if isinstance(row, Menu) and row.custom_id.payload != "pick bring"
    )
    later = [line.value.endswith("to market") or line.value.startswith("discard") for line in menu.options]
    assert later == sorted(later)
    assert set(later) == {False, True}


def test_a_long_menu_turns_its_page() -> None:
    state = table(seat(99), seat(), row=" ".join(["iron"] * 26)).state
    first = SCREENS.turn.now(ENGLISH, look(state))
    menu = next(row for row in first.rows if isinstance(row, Menu))
    second = SCREENS.turn.press(ENGLISH, look(state), menu.custom_id.payload.split(), [menu.options[-1].value])
    assert isinstance(second, Message)
    assert {"buy warehouse 25", "buy warehouse 26"} <= set(offered(second))


@pytest.mark.parametrize("value", ["laid-out craft long-tongs with iron iron", "laid-out end", "laid-out "])
def test_made_up_crafts_are_not_known(value: str) -> None:
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, look(many()), ["pick", "make"], [value])


@pytest.mark.parametrize("page", ["more:9x", "more:99", "more:"])
def test_made_up_pages_are_not_known(page: str) -> None:
    with pytest.raises((UnknownPress, Refused)):
        SCREENS.turn.press(ENGLISH, look(many()), ["pick", "make"], [page])


@pytest.mark.parametrize("language", Localizers().languages)
def test_no_two_lines_of_a_menu_say_the_same_of_one_card(language: str) -> None:
    """Of a card, of all that are equal to it, and of where each may go; each in the room that Discord has."""
    l10n, luck, menus = Localizers(strict=True).for_locale(language).of(game().key), Thrown("lines"), 0
    state = game().setup(2, {"mode": "full"}, luck).state
    for move in [*self_play(game(), state, (Smith(game().cards),), luck)][::4]:
        if move.before.phase is not Phase.ACT or move.before.lot is not None:
            continue
        for menu in whole_menus(l10n, move.before):
            menus += 1
            # A line that leads to a page is about no one card's use.
            lines = [line for line in menu.options if line.description and page_of([line.value]) is None]
            said = Counter((about(line.value), line.description) for line in lines)
            assert not [one for one, count in said.items() if count > 1], menu.placeholder
            assert all(len(line.description) <= OPTION for line in menu.options)
    assert menus > SHORT


def about(value: str) -> str:
    """The card that a line is about, and for a craft with what."""
    words = value.removeprefix("laid-out ").split()
    words = words[2:] if words[1:2] == ["times"] else words
    return " ".join(words if words[0] == "craft" else words[1:3] if words[1] == "warehouse" else words[1:2])


def whole_menus(l10n: Localizer, state: State) -> list[Menu]:
    """All menus of a turn, and of each the pages to which its lines lead."""
    found = list[Menu]()
    for menu in SCREENS.turn.now(l10n, look(state, state.turn)).rows:
        if not isinstance(menu, Menu):
            continue
        found.append(menu)
        waiting, seen = [*pages(menu)], {"more:0"}
        while waiting:
            if (value := waiting.pop(0)) in seen:
                continue
            seen.add(value)
            shown = SCREENS.turn.press(l10n, look(state, state.turn), menu.custom_id.payload.split(), [value])
            assert isinstance(shown, Message)
            turned_to = [row for row in shown.rows if isinstance(row, Menu) and row.custom_id == menu.custom_id]
            found += turned_to
            waiting += [one for row in turned_to for one in pages(row)]
    return found


def test_no_card_is_laid_out_for_a_craft_that_another_line_leaves_nothing_for() -> None:
    """Rule 5.8: two cards that take the same metal are refused together, and the hand stays hidden (3.7)."""
    state = table(seat(hand="belt-knife silver-ladle", workshop="silver gold"), seat()).state
    both = [line for line in offered(SCREENS.turn.now(ENGLISH, look(state))) if line.startswith("laid-out craft")]
    assert len(both) == 2
    with pytest.raises(Refused):
        SCREENS.turn.press(ENGLISH, look(state), ["pick", "make"], both)
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, look(state), ["pick", "make"], [both[0], "draw copper"])
    one = SCREENS.turn.press(ENGLISH, look(state), ["pick", "make"], both[:1])
    assert isinstance(one, Plays)


def test_each_payment_of_a_card_has_a_line_the_cheapest_first() -> None:
    """Rules 2.2, 5.8: any metal pays it, also where the card is laid out first; whoever pays says with which."""
    for own in (seat(hand="potlid-shield", workshop="gold silver"), seat(workshop="potlid-shield gold silver")):
        lines = offered(SCREENS.turn.now(ENGLISH, look(table(own, seat()).state)))
        assert [one.removeprefix("laid-out ") for one in lines if "craft" in one] == [
            *("craft potlid-shield with silver", "craft potlid-shield with gold"),
        ]


@pytest.mark.parametrize(
    ("own", "told"),
    [
        (seat(hand="gold gold iron iron silver silver", workshop="iron"), {"Your cards", "Buy · full: hand 6/6"}),
        (
            seat(hand="gold", workshop="iron iron gold emerald thunder mithril mithril"),
            {"Your cards · full: workshop 7/7", "Draw or buy"},
        ),
        (seat(20, hand="gold"), {"Your cards", "Draw or buy"}),
    ],
)
def test_what_is_full_stands_behind_what_its_menu_is_called(own: Json, told: set[str]) -> None:
    """Rules 3.1, 3.3, 6.1: draws, the warehouse and what goes to a full area are not offered without a word."""
    state = table(own, seat(market="iron"), row="iron").state
    rows = SCREENS.turn.now(ENGLISH, look(state)).rows
    assert {row.placeholder for row in rows if isinstance(row, Menu)} == told


@pytest.mark.parametrize("language", Localizers().languages)
def test_the_only_menu_left_says_all_that_is_full(language: str) -> None:
    """Rules 3.3, 6.5, 7.4: but for a hand in a last turn."""
    l10n = Localizers(strict=True).for_locale(language).of(game().key)
    own = seat(hand="gold gold iron iron silver silver", market="silver ~gold ~iron ~ruby", workshop="iron " * 7)
    for more, count in (({}, 3), ({"ended_by": 1}, 2)):
        (menu,) = whole_menus(l10n, table(own, seat(), **more).state)[:1]
        assert len([area for area in ("6/6", "7/7", "4/4") if area in menu.placeholder]) == count
