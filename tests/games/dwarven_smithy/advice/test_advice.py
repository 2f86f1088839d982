"""Advice at the desk: what pays most first, hints, odds of draws from what the asker sees, the analysis afterwards."""

import re
from itertools import combinations
from math import comb

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.advice.account import accounts, average
from kingsforge_bot.games.dwarven_smithy.advice.draws import at_least_one, draws, draws_left
from kingsforge_bot.games.dwarven_smithy.advice.lacking import missing
from kingsforge_bot.games.dwarven_smithy.bots import bots
from kingsforge_bot.games.dwarven_smithy.rules import events as ev
from kingsforge_bot.games.dwarven_smithy.rules.actions import Buy, BuyWarehouse, Fate
from kingsforge_bot.games.dwarven_smithy.rules.effects import CardType
from kingsforge_bot.games.dwarven_smithy.rules.resources import Class, Kind, Name, kind_of, refined
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Deck, Phase, Stack, State
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.games.dwarven_smithy.strategy.hints import hints
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import Button, ButtonStyle, Menu, Message
from tests.games.dwarven_smithy.looks import look
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.games.dwarven_smithy.stuck import (
    a_card_without_a_space,
    one_gold_too_many,
    one_iron_for_two_cards,
    three_cards_short_of_silver,
)

SCREENS = screens(game())
ENGLISH = Localizers(strict=True).english.of(game().key)
CARDS = game().cards
ONE, TWO = Seat(0), Seat(1)


def two_crafts() -> State:
    """Both can be crafted at once: hinges of iron bring less than a lamp."""
    return table(
        seat(30, hand="gold", workshop="door-hinges belt-knife iron iron silver"),
        seat(market="gold"),
        turn=0,
        first=0,
        phase="act",
    ).state


def without_hints(view: TableView) -> TableView:
    return replace(view, table=replace(view.table, hints=False))


def asked(word: str, view: TableView) -> Message:
    return SCREENS.commands.queries[word](ENGLISH, view, {})(always)


def buttons(message: Message) -> list[Button]:
    rows = [row for row in message.rows if not isinstance(row, Menu)]
    return [one for row in rows for one in row]


def menu(message: Message, *verbs: str) -> list[str]:
    """The lines of menus that are of those verbs, in their order."""
    lines = [option.value for one in message.rows if isinstance(one, Menu) for option in one.options]
    return [line for line in lines if line.startswith(verbs)]


def test_what_pays_most_stands_first() -> None:
    shown = SCREENS.turn.now(ENGLISH, look(two_crafts()))
    first, second = menu(shown, "craft")
    worth = [CARDS.guild[Name(text.split()[1])].full_value for text in (first, second)]
    assert worth[0] > worth[1]
    assert menu(shown, "sell", "move", "discard")[0].startswith(("sell", "move"))


def test_the_best_move_is_the_green_button_where_hints_are_on() -> None:
    view = look(two_crafts())
    smith = bots(CARDS)["smith"]
    best = str(smith.choose(view.view, tuple(game().legal_actions(view.view, ONE)), Replayed()))
    green = [one.press.payload for one in buttons(SCREENS.turn.now(ENGLISH, view)) if one.style is ButtonStyle.GO]
    assert green == ["best 0"]
    assert SCREENS.turn.press(ENGLISH, view, ["best", "0"], []) == Plays((game().parse(best),))
    off = buttons(SCREENS.turn.now(ENGLISH, without_hints(view)))
    assert not [one for one in off if one.style is ButtonStyle.GO or one.press.payload == "hint"]


def test_a_hint_names_up_to_three_moves_that_can_be_done_by_a_press() -> None:
    view = look(two_crafts())
    told = asked("hint", view)
    lines = told.text.splitlines()[1:]
    assert [line[0] for line in lines] == ["1", "2", "3"][: len(lines)]
    offered = buttons(told)
    assert len(offered) == len(lines)
    legal = set(game().legal_actions(view.view, ONE))
    for one in offered:
        done = SCREENS.turn.press(ENGLISH, view, one.press.payload.split(), [])
        assert isinstance(done, Plays)
        assert set(done.actions) <= legal
    assert [one.style is ButtonStyle.GO for one in offered] == [True, False, False][: len(lines)]


def test_a_hint_says_what_a_purchase_is_for() -> None:
    state = table(
        seat(30, hand="emberjaw-maul", workshop="iron gold"), seat(), row="iron earth", turn=0, first=0, phase="act"
    ).state
    told = asked("hint", look(state)).text
    assert "1. Buy earth rune from the warehouse (2)." in told
    assert "For Emberjaw Maul, worth 23 coins at the end." in told
    lacking = table(seat(30, hand="bridgeholder", workshop="silver"), seat(market="silver"), mode="starter").state
    assert "For Bridgeholder, worth 25 coins at the end; it still lacks sapphire." in asked("hint", look(lacking)).text


def test_a_hint_for_a_draw_says_what_it_is_to_bring() -> None:
    """Rule 6.1: each draw is from the mine or the guild deck, as one likes."""
    hand = "emberjaw-maul iron gold"
    state = table(seat(30, hand=hand), seat(), turn=0, first=0, phase="draw", drawn=1).state
    lines = asked("hint", look(state)).text.splitlines()
    chance = round(dict(draws(look(state).view, CARDS, ONE, 2).classes)[Class.RUNE] * 100)
    short = f"Draw 2 mine, 1 guild. You lack any rune for Emberjaw Maul: {chance}% with 2 cards of the mine."
    assert [line for line in lines if short in line]
    two = table(seat(30, hand="emberjaw-maul iron"), seat(), turn=0, first=0, phase="draw", drawn=1).state
    assert "You lack gold, any rune for Emberjaw Maul." in asked("hint", look(two)).text
    many = table(seat(30, hand=hand, workshop="iron iron iron"), seat(), turn=0, first=0, phase="draw", drawn=1).state
    assert "To find a card that takes what you can spare: iron." in asked("hint", look(many)).text
    none = table(seat(30), seat(), turn=0, first=0, phase="draw", drawn=1).state
    assert "For the card that you craft next." in asked("hint", look(none)).text


@pytest.mark.parametrize(("coins", "told"), [(200, "ahead"), (0, "behind")])
def test_of_the_kings_item_that_ends_the_game_it_is_said_how_one_stands_then(coins: int, told: str) -> None:
    """Rule 7.1 c: the fourth; what it and the prizes bring is counted, of others what may lie face down."""
    kings = "hearthmail: iron; saltvein-sabre: iron; cinder-oath: iron"
    mine = seat(coins, kings=kings, workshop="emberjaw-maul iron gold thunder")
    state = table(mine, seat(150, kings="kilnface: iron"), turn=0, first=0, phase="act").state
    line = asked("hint", look(state)).text.splitlines()[1]
    assert re.search(
        rf"Ends the game: prizes and the others' two last turns counted, you end about \d+ coins {told}", line
    )
    fewer = table(seat(coins, workshop="emberjaw-maul iron gold thunder"), seat(100), turn=0, first=0, phase="act")
    assert "Ends the game" not in asked("hint", look(fewer.state)).text


def test_who_is_told_to_draw_reads_why_not_to_craft_what_could_be_crafted() -> None:
    """Rule 6.1: after the first draw it is too late."""
    hand, workshop = "emberjaw-maul", "door-hinges iron iron thunder silver"
    state = table(seat(30, hand=hand, workshop=workshop), seat(), turn=0, first=0, phase="act").state
    advice = asked("hint", look(state)).text
    assert ("Craft Door Hinges" in advice) or ("Door Hinges could be crafted, but" in advice)


def test_a_hint_for_a_tool_weighs_keeping_against_selling() -> None:
    """Rule 4.7"""
    state = table(seat(stacks="long-tongs: iron iron"), seat(), turn=0, first=0, phase="complete", turns=2).state
    assert re.search(
        r"Kept, Long Tongs saves about \d+ coins? by the end; sold, it brings 8\.", asked("hint", look(state)).text
    )


def test_what_a_card_lacks_is_what_the_seat_has_nowhere() -> None:
    """Of one iron for two cards it is said whose it is, not that the other lacks what lies in the workshop."""
    state = one_iron_for_two_cards().state
    told = asked("hint", look(state)).text
    assert "For Kettle Helm, worth 13 coins; the one you have is for Doorward." in told
    assert "lacks silver" not in told


@pytest.mark.parametrize("number", range(4))
def test_nothing_that_a_seat_has_is_ever_said_to_be_lacking(number: int) -> None:
    """Rules 5.8 to 5.11, wherever it lies: in hand, market or workshop, refined or not."""
    luck, told = Thrown(f"lacking {number}"), 0
    state = game().setup(2, {"mode": "full"}, luck).state
    for move in self_play(game(), state, (Smith(CARDS),), luck):
        view = game().player_view(move.before, move.seat)
        player = view.players[move.seat]
        for hint in hints(CARDS, view, tuple(game().legal_actions(view, move.seat))):
            if hint.aim is None or hint.aim.beside is not None or not hint.aim.lacks:
                continue
            lying = (*player.hand, *player.market, *player.workshop)
            having = replace(player, workshop=tuple(refined(card) for card in lying))
            assert len(missing(CARDS, having, CARDS.guild[hint.aim.card])) >= len(hint.aim.lacks)
            told += 1
    assert told


def test_what_is_given_away_is_spare_or_needed_by_no_card() -> None:
    """Three cards need gold, of which there are four; no card needs an earth rune."""
    told = asked("hint", look(one_gold_too_many().state)).text
    assert "1. Sell gold. You keep 3 gold. Gold brings 4 coins." in told
    assert "needs it" not in told
    rune = table(seat(hand="door-hinges", market="earth earth earth earth"), seat(), turn=0, first=0, phase="act")
    assert "No card of yours needs earth rune. Earth rune brings 4 coins." in asked("hint", look(rune.state)).text


def test_who_makes_space_is_told_what_for() -> None:
    """Rules 3.1, 5.8: the card takes a space of the workshop itself."""
    told = asked("hint", look(a_card_without_a_space().state)).text
    assert "1. Move gold to the market. Workshop full: make 1 space, then Doorward (35)." in told
    metal = asked("hint", look(three_cards_short_of_silver().state)).text
    assert "1. Move gold to the market. Workshop full: make space for silver." in metal


def test_a_hint_says_why_the_first_comes_before_the_next() -> None:
    """Rule 6.1: after a draw there are only draws; that a turn can be ended is no advice where there is other."""
    told = asked("hint", look(one_gold_too_many().state)).text
    assert "Before 3: after a draw you can only draw (rule 6.1)." in told
    assert "End turn" not in told
    hand, workshop = (
        "mirrorlake-disc lodestone-greaves silver gold gold iron",
        "mithril gold iron mithril mithril silver",
    )
    own = seat(30, hand=hand, workshop=workshop, market="undermount-plate ice", apprentices="clerk-wyn")
    two = table(own, seat(), mode="starter", turn=0, first=0, phase="act").state
    assert re.search(r"1\. Play iron .* About \d+ coins? more than 3\.", asked("hint", look(two)).text)


def test_others_get_no_hint() -> None:
    with pytest.raises(Refused):
        asked("hint", look(two_crafts(), 1))


def test_odds_are_those_of_drawing_without_putting_back() -> None:
    """Of 116 resources 26 are iron (1.1); four lie open in each of two workshops, none of them iron."""
    position = table(seat(workshop="gold gold silver ice"), seat(workshop="gold gold silver ice"), turn=0, first=0)
    found = draws(game().player_view(position.state, ONE), CARDS, ONE, 4)
    unseen = 116 - 8
    assert dict(found.kinds)[Kind.IRON] == pytest.approx(1 - comb(unseen - 26, 4) / comb(unseen, 4))
    assert at_least_one(10, 0, 4) == 0
    assert at_least_one(10, 7, 4) == 1


def test_what_a_card_needs_is_counted_hand_by_hand() -> None:
    """Two iron for the hinges (5.8): every hand of three cards of a small mine, one by one."""
    mine = "iron iron gold silver ruby earth ice"
    position = table(seat(hand="door-hinges", workshop="iron"), seat(), turn=0, first=0, mine=mine)
    view = game().player_view(position.state, ONE)
    (reach,) = draws(view, CARDS, ONE, 3).reach
    unseen = mine.split()
    hands = list(combinations(unseen, 3))
    assert reach.chance == pytest.approx(sum("iron" in hand for hand in hands) / len(hands))


def test_what_is_in_hand_already_is_certain() -> None:
    position = table(seat(hand="door-hinges iron", workshop="iron"), seat(), turn=0, first=0)
    (reach,) = draws(game().player_view(position.state, ONE), CARDS, ONE, 2).reach
    assert reach.chance == 1


def test_odds_begin_with_ones_own_cards_and_what_they_lack() -> None:
    """10.2; what needs no draw stands in one line, and all of it on one screen of a phone."""
    hand, row = "emberjaw-maul door-hinges cinder-oath gem-vice rune-kiln long-tongs", "gold iron"
    state = table(seat(hand=hand, workshop="iron raw-iron gold"), seat(), row=row, turn=0, first=0, phase="act").state
    lines = asked("odds", look(state)).text.splitlines()
    assert lines[1] == "**All resources, with 4 cards of the mine**"
    assert re.search(r"^Emberjaw Maul \d+% · lacks any rune$", "\n".join(lines), re.MULTILINE)
    assert "No draw needed: Door Hinges, Long Tongs" in lines
    found = draws(look(state).view, CARDS, ONE, 4)
    maul = next(one for one in found.reach if one.card == "emberjaw-maul")
    assert maul.chance == pytest.approx(dict(found.classes)[Class.RUNE])
    assert len(lines) <= 15
    assert [line for line in lines if len(line.replace("**", "")) > 45 and not line.startswith(("**Guild", "-#"))] == []


def test_odds_of_one_draw_have_one_column() -> None:
    state = table(seat(hand="emberjaw-maul"), seat(), mine="iron gold", turn=0, first=0, phase="draw", drawn=3).state
    text = asked("odds", look(state)).text
    assert "No card of yours can get all its resources with the next card of the mine." in text
    assert re.search(r"^iron \d+%$", text, re.MULTILINE)


@pytest.mark.parametrize("word", ["odds", "hint"])
def test_advice_tells_nothing_of_hands_and_decks(word: str) -> None:
    """Rule 3.7: the same table with other secrets is told the same."""
    one = two_crafts()
    held = replace(one.players[1], hand=(Name("gold"), Name("cinder-oath")))
    other = replace(held, hand=(Name("ruby"), Name("sevenfold-ward")))
    states = [replace(one, players=(one.players[0], them)) for them in (held, other)]
    states[1] = replace(states[1], guild=states[1].guild[::-1], mine=states[1].mine[::-1])
    first, second = (asked(word, look(state)).text for state in states)
    assert first == second


def test_covered_kings_items_of_others_are_not_in_the_deck() -> None:
    """Rule 3.8: which ones nobody knows, but as many fewer may come."""
    bare = table(seat(), seat(), turn=0, first=0).state
    crowned = table(seat(), seat(kings="hearthmail:; kilnface:"), turn=0, first=0).state
    chance = [
        dict(draws(game().player_view(one, ONE), CARDS, ONE, 1).types)[CardType.KINGS_ITEM] for one in (bare, crowned)
    ]
    assert chance[1] < chance[0]


def test_draws_that_are_left() -> None:
    """Rules 6.1, 6.5: up to four, none in a last turn."""
    state = two_crafts()
    assert draws_left(state, CARDS, ONE) == 4
    assert draws_left(replace(state, phase=Phase.DRAW, drawn=3), CARDS, ONE) == 1
    last = replace(state, ended_by=TWO)
    assert draws_left(last, CARDS, ONE) == 0
    assert "You draw no more cards" in asked("odds", look(last)).text


def test_the_analysis_tells_luck_from_what_was_bought() -> None:
    """Dealt, played from the hand or held at the end: luck, but for what came from the warehouse."""
    knife = Stack(Name("belt-knife"), (Kind.SILVER,))
    told: list[ev.Event] = [
        ev.Dealt(ONE, 15, (Name("raw-gold"), Name("iron")), ()),
        ev.Drew(ONE, Deck.MINE, Name("?")),
        ev.Played(ONE, Name("silver"), Area.WORKSHOP),
        ev.BoughtFromRow(ONE, Name("ruby"), 1, 10),
        ev.Played(ONE, Name("ruby"), Area.MARKET),
        ev.Sold(ONE, Name("iron"), 2),
        ev.Bought(TWO, ONE, Name("ruby"), Area.MARKET, 6),
        ev.ItemCompleted(ONE, knife, 9, 1),
        ev.ToolCompleted(TWO, knife, Fate.KEEP, 0, 0),
        ev.Revealed(ONE, (Name("emerald"),), (Stack(Name("door-hinges"), (Kind.IRON,)),), ()),
    ]
    mine, theirs = accounts(CARDS, 2, told)
    values = sum(CARDS.buy_value(Name(kind)) for kind in ("gold", "iron", "silver", "emerald"))
    assert (mine.drawn, mine.worth) == (4, values)
    assert (mine.crafted, mine.sales, mine.bought_from, mine.warehouse) == (10, 2, 6, 10)
    assert theirs.players == 6
    assert mine.best is not None
    assert mine.best.card == "belt-knife"
    assert mine.worst is not None
    assert (mine.worst.card, mine.worst.brought) == ("door-hinges", 0)
    whole = [card for card in CARDS.mine() if kind_of(card) is not None]
    assert average(CARDS) == sum(map(CARDS.buy_value, whole)) / 116


def test_a_resource_that_is_advised_to_be_bought_is_for_a_card() -> None:
    """Rule 5.6, 5.7: the price alone is no reason."""
    bought = 0
    for number in range(6):
        luck = Thrown(f"bought {number}")
        state = game().setup(2, {"mode": "full"}, luck).state
        for move in self_play(game(), state, (Smith(CARDS),), luck):
            view = game().player_view(move.before, move.seat)
            for hint in hints(CARDS, view, tuple(game().legal_actions(view, move.seat))):
                match hint.action:
                    case BuyWarehouse(place=place) if not hint.whole:
                        card = view.row[place - 1]
                    case Buy(card=card) if not hint.whole and kind_of(card) is not None:
                        pass
                    case _:
                        continue
                assert hint.aim is not None, (card, str(hint.action))
                bought += 1
    assert bought > 10
