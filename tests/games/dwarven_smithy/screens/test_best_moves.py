"""At the desk: the best moves as the strong bot sees them, a hint that tells and does them, several draws at once."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.bots import bots
from kingsforge_bot.games.dwarven_smithy.rules.actions import Draw
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import State
from kingsforge_bot.games.dwarven_smithy.screens.best_moves import SmithAdvice
from kingsforge_bot.games.dwarven_smithy.screens.screens import screens
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Hint
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.games.dwarven_smithy.words.labels import label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.words import DwarvenSmithyWords
from kingsforge_bot.i18n.localizer import Localizers
from kingsforge_bot.i18n.widths import WIDE, fitting, width
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import HintsOff, UnknownPress
from kingsforge_bot.ui.game.plain_boards import PlainBoards
from kingsforge_bot.ui.game.plain_turn import PlainTurn
from kingsforge_bot.ui.game.screens import HINT, NOTHING_SAID, Plays
from kingsforge_bot.ui.message import ROWS, ButtonStyle, Menu, Message
from tests.games.dwarven_smithy.advised import CARDS, ONE, two_crafts
from tests.games.dwarven_smithy.looks import awaited, buttons, look, offered
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.ui.counter import open_counter
from tests.ui.limits import check
from tests.ui.looks import user_of

SCREENS = screens(game())
WORDS = DwarvenSmithyWords(game().cards)
ADVICE = SmithAdvice(
    game().cards,
    PlainTurn(PlainBoards(game(), WORDS)),
    lambda l10n, look: WORDS.telling(l10n, ("💧 Player 0", "🔥 Player 1")),
)
ENGLISH = Localizers(strict=True).english.of(game().key)


def ordinary() -> State:
    return table(
        seat(9, hand="gold belt-knife ruby", workshop="iron door-hinges iron", market="silver"),
        seat(market="gold"),
        mine="iron iron gold gold ice",
        row="iron iron",
    ).state


def without_hints(state: State) -> TableView:
    seen = look(state)
    return replace(seen, table=replace(seen.table, hints=False))


def menu(message: Message, *verbs: str) -> list[str]:
    """The lines of menus that are of those verbs, in their order."""
    lines = [option.value for one in message.rows if isinstance(one, Menu) for option in one.options]
    return [line for line in lines if line.startswith(verbs)]


def test_the_desk_begins_with_the_best_moves_the_best_in_green() -> None:
    """What the bot would do in the asker's place, from the asker's view (10.3)."""
    state = ordinary()
    message = SCREENS.turn.now(ENGLISH, look(state))
    green = [one for one in buttons(message).values() if one.style is ButtonStyle.SUCCESS]
    assert [one.custom_id.payload for one in green] == ["best 0"]
    done = SCREENS.turn.press(ENGLISH, look(state), ["best", "0"], [])
    legal = tuple(game().legal_actions(look(state).view, Seat(0)))
    assert isinstance(done, Plays)
    assert done.actions[0] == Smith(game().cards).choose(look(state).view, legal, None)  # type: ignore[arg-type]
    assert len(message.rows) <= ROWS


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
    shown = buttons(SCREENS.turn.now(ENGLISH, view)).values()
    green = [one.custom_id.payload for one in shown if one.style is ButtonStyle.SUCCESS]
    assert green == ["best 0"]
    assert SCREENS.turn.press(ENGLISH, view, ["best", "0"], []) == Plays((game().parse(best),))
    off = buttons(SCREENS.turn.now(ENGLISH, without_hints(two_crafts()))).values()
    assert not [one for one in off if one.style is ButtonStyle.SUCCESS or one.custom_id.payload == "hint"]


def test_what_is_done_with_own_cards_shares_a_menu_where_there_are_several_kinds_of_it() -> None:
    menus = [row.custom_id.payload for row in SCREENS.turn.now(ENGLISH, look(ordinary())).rows if isinstance(row, Menu)]
    assert menus == ["pick make", "pick bring"]
    fewer = table(seat(hand="gold"), seat()).state
    menus = [row.custom_id.payload for row in SCREENS.turn.now(ENGLISH, look(fewer)).rows if isinstance(row, Menu)]
    assert menus == ["pick play", "pick bring"]


def test_where_hints_are_off_nothing_is_ranked() -> None:
    message = SCREENS.turn.now(ENGLISH, without_hints(ordinary()))
    assert not [one for one in buttons(message).values() if one.style is ButtonStyle.SUCCESS]
    assert not {"best 0", "hint"} & buttons(message).keys()
    with pytest.raises(HintsOff):
        SCREENS.turn.press(ENGLISH, without_hints(ordinary()), ["best", "0"], [])


def test_who_wants_none_offered_asks_for_them() -> None:
    """`/me settings best`."""
    own = replace(look(ordinary()), unadvised=frozenset([Seat(0)]))
    message = SCREENS.turn.now(ENGLISH, own)
    assert not [one for one in buttons(message).values() if one.style is ButtonStyle.SUCCESS]
    assert "best 0" not in buttons(message)
    assert HINT in buttons(message)
    assert "best 0" in buttons(SCREENS.commands.queries[HINT](ENGLISH, own, NOTHING_SAID)(always))
    assert SCREENS.turn.prepare is not None
    assert SCREENS.turn.prepare(own) is None


def test_a_hint_tells_what_the_moves_come_to_and_does_them() -> None:
    told = SCREENS.commands.queries[HINT](ENGLISH, look(ordinary()), NOTHING_SAID)(always)
    lines = told.text.splitlines()
    assert [line[:2] for line in lines[1:]] == ["1.", "2.", "3."][: len(lines) - 1]
    assert [one.label for one in buttons(told).values()] == ["Do this", "Do 2", "Do 3"][: len(lines) - 1]


def test_nobody_else_gets_one() -> None:
    """Rule 5: it is told to whoever is on turn."""
    with pytest.raises(Refused):
        SCREENS.commands.queries[HINT](ENGLISH, look(ordinary(), 1), NOTHING_SAID)


@pytest.mark.parametrize(
    ("hand", "mine", "drawn", "count"),
    [
        ("", "iron iron iron iron iron", 0, 4),
        ("", "iron iron iron iron iron", 1, 3),
        ("gold gold gold", "iron iron iron iron iron", 0, 3),
        ("", "iron iron iron", 0, 2),
    ],
)
def test_one_press_draws_as_many_as_the_rules_allow_but_for_the_last_of_the_deck(
    hand: str, mine: str, drawn: int, count: int
) -> None:
    """Rules 6.1, 7.1: four a turn, six in hand; the last card, which decides about the end, by a press of its own."""
    phase = "draw" if drawn else "act"
    state = table(seat(hand=hand), seat(), mine=mine, phase=phase, drawn=drawn).state
    value = f"{count} times draw mine"
    assert value in offered(SCREENS.turn.now(ENGLISH, look(state)))
    plays = SCREENS.turn.press(ENGLISH, look(state), ["pick", "bring"], [value])
    assert isinstance(plays, Plays)
    assert [str(one) for one in plays.actions] == ["draw mine"] * count


@pytest.mark.parametrize(
    ("hand", "guild", "mine", "drawn", "label", "decks"),
    [
        ("door-hinges", "", "iron iron iron iron iron", 0, "Draw 4 from the mine", ["mine"] * 4),
        ("door-hinges", "", "iron iron iron iron iron", 1, "Draw 3 from the mine", ["mine"] * 3),
        ("gold gold gold gold", "long-tongs gem-vice drop-hammer", "", 1, "Draw 2 from the guild deck", ["guild"] * 2),
        ("", "long-tongs gem-vice", "iron iron iron iron", 0, "Draw 3 mine, 1 guild", None),
    ],
)
def test_a_whole_draw_that_is_advised_is_one_green_press(
    hand: str, guild: str, mine: str, drawn: int, label: str, decks: list[str] | None
) -> None:
    """Rules 6.1, 7.1: to four cards or the hand limit, but for a deck's last card; card by card stays possible."""
    state = table(seat(hand=hand), seat(), guild=guild, mine=mine, phase="draw" if drawn else "act", drawn=drawn).state
    shown = SCREENS.turn.now(ENGLISH, look(state))
    [green] = [one for one in buttons(shown).values() if one.style is ButtonStyle.SUCCESS]
    assert (green.label, green.custom_id.payload) == (label, "best 0")
    assert [one.label for one in buttons(shown).values()].count(label) == 1
    plays = SCREENS.turn.press(ENGLISH, look(state), ["best", "0"], [])
    assert isinstance(plays, Plays)
    drawn_from = [str(one).split()[1] for one in plays.actions]
    assert decks is None or drawn_from == decks
    assert {f"draw {deck}" for deck in drawn_from} <= set(offered(shown))


@pytest.mark.parametrize("language", Localizers().languages)
@pytest.mark.parametrize("to", ["market", "workshop"])
def test_a_button_says_what_is_chosen_and_the_message_what_it_has_no_room_for(language: str, to: str) -> None:
    """A purchase keeps its card and where that goes; from whom, and of what a card is crafted, is told in full."""
    l10n = Localizers(strict=True).for_locale(language).of(game().key)
    say = Telling(l10n, game().cards, ("💧 Player 0", "🔥 Player 1"))
    here = look(ordinary())
    place = l10n("brief-to", card="", to=to).strip(" ()（）")
    for card in ("gold", "raw-mithril", "lightning", *game().cards.guild):
        short = fitting(*ADVICE.labels(l10n, here, Hint(game().parse(f"buy {card} from seat 1 to {to}"))))
        assert place in short
        assert width(short) <= WIDE
        for verb in ("play", "move"):
            assert place in fitting(*ADVICE.labels(l10n, here, Hint(game().parse(f"{verb} {card} to {to}"))))
    crafts = table(seat(99, workshop="emberjaw-maul iron gold thunder"), seat()).state
    shown = SCREENS.turn.now(l10n, look(crafts))
    [green] = [one for one in buttons(shown).values() if one.style is ButtonStyle.SUCCESS]
    whole = label(say, game().parse("craft emberjaw-maul with iron gold thunder"))
    assert say.card(Name("emberjaw-maul"))[:18] in green.label
    assert shown.drawing is not None
    assert whole in shown.text
    assert shown.drawing.instead is not None
    assert "-# " + whole in shown.drawing.instead()


def test_the_rest_of_a_turn_with_its_draws_is_one_press() -> None:
    """Rules 5.1, 6.1: the first step alone stays green, and turns nothing up, so it can be taken back (9.3)."""
    state = table(
        seat(9, hand="belt-knife door-hinges gold", workshop="silver iron iron"), seat(), mine="iron iron gold", turn=0
    ).state
    shown = buttons(SCREENS.turn.now(ENGLISH, look(state)))
    assert [shown[f"best {place}"].label for place in (0, 1)] == ["Craft Door Hinges", "Do all 4"]
    first = SCREENS.turn.press(ENGLISH, look(state), ["best", "0"], [])
    assert isinstance(first, Plays)
    assert [str(one) for one in first.actions] == ["play door-hinges to workshop", "craft door-hinges with iron iron"]
    every = SCREENS.turn.press(ENGLISH, look(state), ["best", "1"], [])
    assert isinstance(every, Plays)
    assert every.actions[:2] == first.actions
    steps = [one for one in every.actions if not isinstance(one, Draw)]
    assert [str(one) for one in every.actions[len(steps) :]] == ["draw guild", "draw mine", "draw mine", "draw guild"]
    told = SCREENS.commands.queries[HINT](ENGLISH, look(state), NOTHING_SAID)(always).text
    assert "2. Whole turn: Craft Door Hinges with 2 × iron; " in told
    assert "; Draw 2 mine, 2 guild." in told
    # They are read before they are pressed: where a phone has no room for both, rather than why the first is best.
    panel = SCREENS.turn.now(ENGLISH, look(state))
    assert "-# **#12 Oak** · Your turn. Whole turn: Craft Door Hinges with 2 × iron; " in panel.text
    assert "next turn" not in panel.text
    # Where it has none for either, **Hint** alone tells and does them.
    crowded = SCREENS.turn.now(ENGLISH, look(state), "\n".join(["-# Others bought and sold."] * 9))
    assert "best 0" in buttons(crowded)
    assert "best 1" not in buttons(crowded)
    assert "Whole turn" not in crowded.text
    after = state
    for one in steps:
        after = game().apply(after, Seat(0), one, Replayed()).state
    shown = buttons(SCREENS.turn.now(ENGLISH, look(after)))
    drawn = SCREENS.turn.press(ENGLISH, look(after), ["best", "0"], [])
    assert isinstance(drawn, Plays)
    assert drawn.actions == every.actions[len(steps) :]
    assert shown["best 0"].label.startswith("Draw")


def test_the_last_turn_ends_with_its_steps() -> None:
    """Rules 6.5, 7.2: nothing is drawn in it, so that a single step is all, and several have the end with them."""
    state = table(seat(hand="gold"), seat(), turn=0, first=0, phase="act", ended_by=1).state
    shown = buttons(SCREENS.turn.now(ENGLISH, look(state)))
    assert shown["best 0"].label == "Play gold to the market"
    assert "best 1" not in shown, "the same move once more"
    two = table(seat(hand="gold", workshop="iron"), seat(), turn=0, first=0, phase="act", ended_by=1).state
    every = SCREENS.turn.press(ENGLISH, look(two), ["best", "1"], [])
    assert isinstance(every, Plays)
    assert [str(one) for one in every.actions] == ["move iron to market", "play gold to market", "end"]


def test_one_card_has_a_button_already() -> None:
    state = table(seat(), seat(), mine="iron iron", phase="draw", drawn=3).state
    assert not [one for one in offered(SCREENS.turn.now(ENGLISH, look(state))) if "times draw" in one]


@pytest.mark.parametrize("words", [["draws", "mine", "5"], ["best", "9"]])
def test_a_made_up_press_does_nothing(words: list[str]) -> None:
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, look(ordinary()), words, [])


async def test_four_cards_are_drawn_by_one_press(tmp_path: Path) -> None:
    """Rule 6.3: after the fourth the turn ends by itself."""
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        lobby = await counter.lobby(2, game=game().key)
        await counter.service.lobbies.start(lobby.id, user_of(0))
        user = await awaited(counter, lobby.id)
        shown = await counter.press(user, ComponentId(lobby.id, 1, "do"))
        values = [line["value"] for row in shown.rows for part in row["components"] for line in part.get("options", ())]
        [value] = [one for one in values if one.endswith(" times draw mine")]
        before = (await counter.look(lobby.id)).view
        told = await counter.press(user, ComponentId(lobby.id, 1, "pick bring"), value, own=True)
        after = (await counter.look(lobby.id)).view
        count = len(after.players[before.turn].hand) - len(before.players[before.turn].hand)
        assert str(count) == value.partition(" ")[0]
        assert len(before.mine) - len(after.mine) == count
        assert told.text.count(" drew ") == 1


async def test_what_one_press_drew_goes_back_by_one_press(tmp_path: Path) -> None:
    """Alone with bots: all cards and the bot's turn."""
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        lobby = await counter.lobby(1, bots=1, game=game().key)
        await counter.service.lobbies.start(lobby.id, user_of(0))
        before = await counter.service.play.look(lobby.id, user_of(0))
        drawn = await counter.press(
            user_of(0), ComponentId(lobby.id, before.table.seq, "pick bring"), "4 times draw mine", own=True
        )
        [undo] = [one for one in drawn.ids if "|undo" in one]
        back = await counter.press(user_of(0), undo, own=True)
        assert re.search(r"Taken back: \d× Draw: mine\.", back.text)
        after = await counter.service.play.look(lobby.id, user_of(0))
        assert after.view == before.view


@pytest.mark.parametrize(("language", "before"), [("en", ""), ("es", "X"), ("fr", ""), ("ja", "X"), ("en", "X")])
def test_every_panel_of_a_game_fits_discord_and_no_button_is_too_wide(language: str, before: str) -> None:
    """With an empty hand as with a full market; and no id stands there twice."""
    luck, l10n = Thrown("panels"), Localizers(strict=True).for_locale(language).of(game().key)
    state = game().setup(2, {"mode": "full"}, luck).state
    for move in [*self_play(game(), state, (Smith(game().cards),), luck)][::3]:
        message = SCREENS.turn.now(l10n, look(move.before, move.seat), before)
        check(message)
        ids = [str(one.custom_id) for row in message.rows for one in ((row,) if isinstance(row, Menu) else row)]
        assert len(set(ids)) == len(ids)


def test_where_the_button_has_no_room_for_its_cards_the_shortest_line_names_them() -> None:
    """Rule 5.2: what a press does is read before it, also below much that has to be told."""
    state = table(seat(30, hand="emberjaw-maul iron gold mithril", workshop="thunder"), seat(), turn=0).state
    panel = SCREENS.turn.now(ENGLISH, look(state), "\n".join(["You completed **Emberjaw Maul**."] * 6))
    assert buttons(panel)["best 0"].label == "Play 3 cards (workshop)"
    assert "-# **#12 Oak** · Your turn. Play iron, gold, mithril (workshop)." in panel.text
