"""A turn on the turn panel: one message with all that can be done, in at most twelve presses."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from kingsforge_bot.core.chance import Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase
from kingsforge_bot.games.dwarven_smithy.strategy.smith import Smith
from kingsforge_bot.games.dwarven_smithy.title import title
from kingsforge_bot.games.dwarven_smithy.words.outcome import outcome
from kingsforge_bot.i18n.localizer import Localizer, Localizers
from kingsforge_bot.i18n.names import unmarked
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.service.types import TableStatus
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.errors import UnknownPress
from kingsforge_bot.ui.game.screens import Plays
from kingsforge_bot.ui.message import BUTTONS, ButtonStyle, Menu, Message
from kingsforge_bot.ui.paging import page_of
from kingsforge_bot.ui.phone import PRIVATE_ROOM, height
from tests.games.dwarven_smithy.looks import ENGLISH, SAY, SCREENS, WORDS, awaited, look, offered, ordinary, unfolded
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.ui.counter import Answered, open_counter
from tests.ui.limits import check
from tests.ui.looks import user_of

MOST_PRESSES = 12
WAREHOUSE = "rowkeeper-isa"
"""Takes 2 coins off."""


@pytest.fixture(params=Localizers().languages)
def l10n(request: pytest.FixtureRequest) -> Localizer:
    return Localizers(strict=True).for_locale(request.param).of(game().key)


def menu_of(message: Message, value: str) -> list[str]:
    """The words of the menu in which that value stands."""
    (menu,) = (one for one in message.rows if isinstance(one, Menu) and value in [line.value for line in one.options])
    return menu.custom_id.payload.split()


def test_an_ordinary_turn_takes_at_most_twelve_presses() -> None:
    """Two plays, a craft, a sale and four draws: the last draw ends the turn (6.3)."""
    state = ordinary()
    presses = 1  # My turn
    turn = ["play gold to workshop", "play belt-knife to market", "craft door-hinges with iron iron", "sell silver"]
    for text in [*turn, *["draw mine"] * 4]:
        message = unfolded(SCREENS.turn.now(ENGLISH, look(state)), state)
        presses += text not in offered(SCREENS.turn.now(ENGLISH, look(state)))
        assert text in offered(message), text
        if text.startswith("draw"):
            action = game().parse(text)
        else:
            found = SCREENS.turn.press(ENGLISH, look(state), menu_of(message, text), [text])
            assert isinstance(found, Plays)
            (action,) = found.actions
        state = game().apply(state, Seat(0), action, Replayed()).state
        presses += 1
    assert state.turn == 1
    assert presses <= MOST_PRESSES


def test_each_choice_says_what_it_costs_or_brings() -> None:
    """Rules 2.3, 4.7, 5.5 to 5.8."""
    message = unfolded(SCREENS.turn.now(ENGLISH, look(ordinary())), ordinary())
    said = {line.value: line.description for row in message.rows if isinstance(row, Menu) for line in row.options}
    assert said["sell silver"] == "Brings 2 coins."
    assert said["buy gold from seat 1 to workshop"] == "Costs 6 coins. Ready to craft with."
    assert said["buy gold from seat 1 to market"].startswith("Costs 6 coins. Sells for 3 from your next turn on")
    assert said["craft door-hinges with iron iron"] == "Brings 12 coins as your next turn begins."
    assert said["laid-out craft belt-knife with silver"] == (
        "From hand and market. Brings 9 coins as your next turn begins."
    )
    assert said["play gold to workshop"] == "Refined as your next turn begins."
    assert said["play gold to market"] == "Stays raw; sells for 1 from your next turn on; others pay 3."
    assert said["move iron to market"] == "Sells for 2 from your next turn on; others pay 3."
    assert (
        said["play belt-knife to market"] == "Others may buy it for 3 coins; you can discard it from your next turn on."
    )


def test_who_crafts_a_kings_item_reads_that_it_keeps_a_place() -> None:
    """Rule 3.5."""
    state = table(seat(workshop="emberjaw-maul iron gold thunder"), seat()).state
    told = outcome(SAY, game().parse("craft emberjaw-maul with iron gold thunder"), state)
    assert told == "Completed next turn, then keeps a space of your market: worth 23 coins at the end"


def test_who_replaces_an_apprentice_reads_what_all_three_do() -> None:
    """Rule 4.5."""
    state = table(seat(apprentices="joiner-kett crier-una", stacks="porter-bram: iron"), seat(), phase="complete").state
    lines = SCREENS.turn.now(ENGLISH, look(state)).text.splitlines()[-3:]
    for line, card in zip(lines, ("porter-bram", "joiner-kett", "crier-una"), strict=True):
        assert SAY.texts(game().cards.guild[Name(card)]) in line


@pytest.mark.parametrize("others", [0, 1, 4, 40])
def test_where_a_kings_item_needs_a_place_it_is_said_what_is_asked(others: int) -> None:
    """Rule 4.9: in letters of full size, next to what can be pressed, however much others did."""
    kings = "emberjaw-maul: iron gold thunder"
    state = table(seat(market="gold gold silver belt-knife", stacks=kings), seat(), phase="complete").state
    news = "\n".join(["-# **Player 1** bought gold from **Player 0** for 6 and sold it again."] * others)
    message = SCREENS.turn.now(ENGLISH, look(state), news)
    assert message.text.splitlines()[-1] == (
        "Emberjaw Maul is completed and needs a space in your market, which is full. "
        "Which card goes to your workshop (rule 4.9)?"
    )
    assert height(message.text, message.rows) <= PRIVATE_ROOM
    assert ("bought gold" in message.text) is bool(others)
    assert message.drawing is not None
    assert message.drawing.instead is not None
    assert message.drawing.instead().endswith("Which card goes to your workshop (rule 4.9)?")
    check(message)


def test_the_turn_panel_fits_a_message(l10n: Localizer) -> None:
    hand = "saltvein-sabre deepshift-glaive stormnotch-axe quarry-mace cinder-oath hearthmail"
    row = " ".join(["iron"] * 20 + ["gold"] * 12)
    state = table(
        seat(
            99, hand=hand, market="silver raw-gold ~ruby belt-knife", workshop="iron iron silver gold mithril ice ruby"
        ),
        seat(market="gold door-hinges raw-silver earth"),
        seat(market="raw-iron raw-gold thunder silver"),
        row=row,
    ).state
    message = SCREENS.turn.now(l10n, look(state))
    assert message.drawing is not None
    assert message.drawing.instead is not None
    check(message)
    instead = replace(message, text=message.drawing.instead())
    check(instead)
    assert "…" not in message.text + instead.text
    last = message.rows[-1]
    assert not isinstance(last, Menu)
    assert len(last) <= BUTTONS - 2, "room for My hand and Undo"


def test_cards_that_can_be_chosen_together_are_one_press() -> None:
    """Rules 5.2 to 5.5: lines of one menu, carried out so that what makes room comes first; equal cards by number."""
    state = table(seat(hand="gold gold gold belt-knife", workshop="raw-iron", market="silver iron"), seat()).state
    message = SCREENS.turn.now(ENGLISH, look(state))
    lines = [line.value for row in message.rows if isinstance(row, Menu) for line in row.options]
    assert "3 times play gold to workshop" in lines
    menus = {row.custom_id.payload.split()[1]: row for row in message.rows if isinstance(row, Menu)}
    assert {name: row.most == len(row.options) for name, row in menus.items()} == {"make": True, "bring": False}
    chosen = ["play belt-knife to market", "play gold to workshop", "3 times play gold to workshop"]
    played = SCREENS.turn.press(ENGLISH, look(state), ["pick", "play"], chosen)
    assert isinstance(played, Plays)
    assert sorted(map(str, played.actions)) == ["play belt-knife to market", *["play gold to workshop"] * 3]
    laid = SCREENS.turn.press(ENGLISH, look(state), ["pick", "lay"], ["move raw-iron to market", "sell silver"])
    assert isinstance(laid, Plays)
    assert [str(one) for one in laid.actions] == ["sell silver", "move raw-iron to market"]


def test_purchases_are_chosen_one_by_one() -> None:
    """Coins are spent on what was looked at."""
    state = table(seat(99), seat(market="gold iron")).state
    menus = [row for row in SCREENS.turn.now(ENGLISH, look(state)).rows if isinstance(row, Menu)]
    assert [(row.custom_id.payload, row.most) for row in menus] == [("pick bring", 1)]


def test_a_line_says_which_own_card_lacks_what_is_bought() -> None:
    """Rule 5.7: in the menu, before anything is paid."""
    state = table(seat(hand="belt-knife", workshop="door-hinges iron iron"), seat(market="silver iron")).state
    bought = {
        card: outcome(SAY, game().parse(f"buy {card} from seat 1 to workshop"), state) for card in ("silver", "iron")
    }
    assert bought["silver"] == "You need it for Belt Knife. It costs 4 coins, paid to Player 1."
    assert bought["iron"] == "It costs 3 coins, paid to Player 1."


def test_each_draw_stands_once_the_advised_one_in_green_and_all_others_in_a_menu() -> None:
    """Rules 6.1 to 6.3: of both decks one card, or as many as may be drawn."""
    state = table(seat(), seat(), mine="iron iron gold gold iron").state
    rows = SCREENS.turn.now(ENGLISH, look(state)).rows
    (menu,) = [row for row in rows if isinstance(row, Menu)]
    (green,) = [one for row in rows if not isinstance(row, Menu) for one in row if one.label.startswith("Draw")]
    assert green.style is ButtonStyle.SUCCESS
    assert [line.value for line in menu.options] == [
        *("draw guild", "4 times draw guild", "draw mine", "4 times draw mine")
    ]
    assert green.label not in [line.label for line in menu.options]
    drawn = SCREENS.turn.press(ENGLISH, look(state), menu.custom_id.payload.split(), ["4 times draw guild"])
    assert isinstance(drawn, Plays)
    assert [str(one) for one in drawn.actions] == ["draw guild"] * 4


def test_odds_stand_beside_the_draws_once_one_draws() -> None:
    """Rule 6.1: before, a phone has no room for it; the board has the same button."""
    for phase, drawn in (("act", 0), ("draw", 1)):
        state = table(seat(), seat(), mine="iron iron iron", phase=phase, drawn=drawn).state
        assert ("odds" in offered(SCREENS.turn.now(ENGLISH, look(state)))) is (phase == "draw")


def test_a_tool_that_is_completed_has_each_answer_once_the_better_one_in_green() -> None:
    """Rule 4.7"""
    state = table(seat(stacks="long-tongs: iron iron"), seat(), phase="complete").state
    rows = [row for row in SCREENS.turn.now(ENGLISH, look(state)).rows if not isinstance(row, Menu)]
    labels = [one.label for row in rows for one in row]
    assert sorted(labels) == ["Hint", "Keep Long Tongs", "Sell Long Tongs"]
    assert sum(one.style is ButtonStyle.SUCCESS for row in rows for one in row) == 1


@pytest.mark.parametrize("hints", [False, True])
def test_what_own_cards_lack_is_told_where_no_move_is_advised(hints: bool) -> None:
    """Rules 3.5, 10.2: the spaces that are kept, and of the dearest cards within reach where that is; who is advised
    reads of the best move alone.
    """
    kings = "emberjaw-maul: iron gold ice"
    own = seat(hand="belt-knife door-hinges", workshop="iron", market="ice thunder earth", kings=kings)
    seen = look(table(own, seat(market="silver"), row="iron").state)
    told = SCREENS.turn.now(ENGLISH, replace(seen, table=replace(seen.table, hints=hints))).text.splitlines()
    for line in (
        "-# Your market is full: King's Items keep 1 of its 4 spaces (rule 3.5).",
        "-# Door Hinges (12): lacks iron (3 in the warehouse)",
        "-# Belt Knife (9): lacks silver (4 in a market)",
    ):
        assert (line in told) is not hints


def test_however_much_happened_an_advised_turn_is_hardly_higher_than_a_phone() -> None:
    """Own doing moves into small letters, of what others did and of reasons a line stays."""
    own = "🔥 Player 0: played raw mithril (workshop); moved raw iron (workshop); played raw moonstone (workshop)"
    others = "-# **💧 Player 1**: crafted Porter Bram with iron, silver; bought raw mithril from Player 0 for 4"
    luck, highest = Thrown("heights"), 0
    state = game().setup(2, {"mode": "full"}, luck).state
    for move in [*self_play(game(), state, (Smith(game().cards),), luck)][::4]:
        if move.before.phase is Phase.ACT:
            message = SCREENS.turn.now(ENGLISH, look(move.before, move.seat), f"{own}\n{others}")
            highest = max(highest, height(message.text, message.rows))
    assert 0 < highest <= PRIVATE_ROOM + 40


@pytest.mark.parametrize(("words", "values"), [(["pick", "lay"], ["dance"]), (["pick", "x"], ["end"]), (["jump"], [])])
def test_made_up_presses_are_not_known(words: list[str], values: list[str]) -> None:
    with pytest.raises(UnknownPress):
        SCREENS.turn.press(ENGLISH, look(ordinary()), words, values)


def held_by(seat: int, l10n: Localizer = ENGLISH) -> Message | None:
    assert SCREENS.turn.hand is not None
    return SCREENS.turn.hand(l10n, look(ordinary(), seat))


def test_a_hand_is_shown_to_its_player_alone() -> None:
    held = held_by(0)
    assert held is not None
    assert "Belt Knife" in held.text
    assert "Belt Knife" in said_of(held)
    for shown in (SCREENS.turn.now(ENGLISH, look(ordinary(), 1)), held_by(1)):
        assert shown is not None
        assert "Belt Knife" not in shown.text + said_of(shown)


def said_of(message: Message) -> str:
    """What those read who do not see its picture, and what stands there without one."""
    drawing = message.drawing
    return "" if drawing is None else "".join(one() for one in (drawing.alt, drawing.instead) if one is not None)


def test_what_the_picture_shows_is_not_told_beside_it_but_to_whom_it_is_not_shown(l10n: Localizer) -> None:
    """On the turn panel and in **My hand**: names and costs stand in the picture, all of it in alt text and words."""
    for message in (SCREENS.turn.now(l10n, look(ordinary())), held_by(0, l10n)):
        assert message is not None
        assert message.drawing is not None
        assert message.drawing.alt is not None
        told = WORDS.hand(l10n.of(game().key), ordinary(), Seat(0))
        assert message.drawing.instead is not None
        assert all(line in message.drawing.instead() for line in told.splitlines())
        assert unmarked(told) in message.drawing.alt()
        assert not [line for line in told.splitlines() if line in message.text]


def test_beside_a_hands_picture_stands_what_it_leaves_out() -> None:
    """10.2: what a cost lacks and where that is for sale, and in words what a card does; nothing where all is shown."""
    state = table(seat(hand="long-tongs belt-knife gold", workshop="raw-iron iron silver"), seat()).state
    assert SCREENS.turn.hand is not None
    held = SCREENS.turn.hand(ENGLISH, look(state))
    assert held is not None
    assert held.text.splitlines()[1:] == [
        "**Long Tongs**: refined by your next turn. If you keep it: each item takes 1 less (iron)."
    ]
    state = table(seat(hand="long-tongs"), seat(), row="iron").state
    held = SCREENS.turn.hand(ENGLISH, look(state))
    assert held is not None
    assert f"lacks iron ({game().cards.buy_value(Name('iron'))} in the warehouse), iron (nobody sells)" in held.text


def test_out_of_turn_says_whose_turn_it_is() -> None:
    refused = SCREENS.refusals.out_of_turn(look(ordinary(), 1))
    assert isinstance(refused, Refused)
    assert "Player 0 is to play" in SCREENS.refusals.refusal(ENGLISH, look(ordinary(), 1), refused)


def test_it_has_bots() -> None:
    offered_title = title()
    assert list(offered_title.bots) == ["random", "journeyman", "smith"]
    assert offered_title.book is not None


async def test_a_press_tells_what_it_came_to_and_not_again_what_was_read(tmp_path: Path) -> None:
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        lobby = await counter.lobby(2, game=game().key)
        await counter.service.lobbies.start(lobby.id, user_of(0))
        user = await awaited(counter, lobby.id)
        shown = await counter.press(user, ComponentId(lobby.id, 1, "do"))
        for number in range(2):
            line = played(shown)[0]
            told = await counter.press(user, ComponentId(lobby.id, 1 + number, "pick play"), line, own=True)
            assert told.text.splitlines()[0].count("(market)") + told.text.splitlines()[0].count("(workshop)") == 1
            shown = await counter.press(user, ComponentId(lobby.id, 2 + number, "do"), own=True)
        last = await counter.press(user, ComponentId(lobby.id, 3, "draw mine"), own=True)
        done = last.text.splitlines()[0]
        assert " drew " in done
        assert " played " not in last.text
        await counter.press(user, ComponentId(lobby.id, 4, "end"), own=True)
        other = await awaited(counter, lobby.id)
        assert other != user
        told = await counter.command(other, "dwarven draw", deck="draw guild")
        assert told.text.count(" drew ") == 1
        assert " played " not in told.text, "of one's own turn alone"


async def test_behind_more_what_was_done_can_still_be_taken_back(tmp_path: Path) -> None:
    """Rule 9.3: another page of a menu decides nothing."""
    async with open_counter(tmp_path / "kingsforge.sqlite3") as counter:
        lobby = await counter.lobby(2, game=game().key)
        await counter.service.lobbies.start(lobby.id, user_of(0))
        user = await awaited(counter, lobby.id)
        shown = await counter.press(user, ComponentId(lobby.id, 1, "do"))
        assert not undoes(await counter.press(user, *more(shown), own=True)), "nothing was done yet"
        done = await counter.press(user, ComponentId(lobby.id, 1, "pick play"), played(shown)[0], own=True)
        behind = await counter.press(user, *more(done), own=True)
        assert undoes(behind) == undoes(done) != []


def undoes(shown: Answered) -> list[str]:
    return [one for one in shown.ids if one.endswith("|undo")]


def more(shown: Answered) -> tuple[str, str]:
    """The menu that has more than it shows, and the line that leads there."""
    menus = [part for row in shown.rows for part in row["components"] if "options" in part]
    return next(
        (one["custom_id"], line["value"])
        for one in menus
        for line in one["options"]
        if page_of([line["value"]]) is not None
    )


def played(shown: Answered) -> list[str]:
    menus = [part for row in shown.rows for part in row["components"] if "options" in part]
    return [line["value"] for menu in menus for line in menu["options"] if line["value"].startswith("play ")]


def test_who_waits_sees_the_own_side_as_a_picture_and_its_words_where_none_is() -> None:
    """Rule 3.7: a hand in words is higher than a phone."""
    seen = look(table(seat(hand="gold belt-knife ruby"), seat(hand="iron")).state, 1)
    seen = replace(seen, table=replace(seen.table, status=TableStatus.RUNNING))
    assert not seen.may_act
    message = SCREENS.turn.now(ENGLISH, seen, "-# Player 0: sold iron")
    assert message.text.startswith("-# Player 0: sold iron\n")
    assert "iron" not in message.text.splitlines()[-1]
    assert message.drawing is not None
    assert message.drawing.instead is not None
    assert "iron" in message.drawing.instead().splitlines()[-1]
    assert height(message.text, message.rows) <= PRIVATE_ROOM


@pytest.mark.parametrize(
    ("market", "several"), [("silver silver silver", set()), ("silver silver", {"2"}), ("", {"3"})]
)
def test_no_more_equal_cards_are_offered_at_once_than_find_room(market: str, several: set[str]) -> None:
    """Rule 3.3: a market has four places."""
    state = table(seat(hand="gold gold gold", market=market), seat()).state
    lines = offered(SCREENS.turn.now(ENGLISH, look(state)))
    assert {one.partition(" ")[0] for one in lines if one.endswith(" times play gold to market")} == several
