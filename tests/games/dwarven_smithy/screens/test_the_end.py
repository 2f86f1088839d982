"""A game of Dwarven Smithy that is over: its last post, and the analysis, which says what that does not."""

import re
from random import Random

from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.core.wanted import always
from kingsforge_bot.games.dwarven_smithy.advice.story import story
from kingsforge_bot.games.dwarven_smithy.bots import RANDOM_DWARF
from kingsforge_bot.games.dwarven_smithy.rules.events import Bought, Revealed, TurnBegan
from kingsforge_bot.games.dwarven_smithy.rules.resources import Kind, Name
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Stack
from kingsforge_bot.games.dwarven_smithy.words.ending import why_over
from kingsforge_bot.games.dwarven_smithy.words.story import story_lines
from kingsforge_bot.players.self_play import self_play
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.service.types import LogEntry, TableStatus
from kingsforge_bot.ui.message import Picture
from kingsforge_bot.ui.phone import ROOM_BELOW_PICTURE, height
from kingsforge_bot.ui.wording.names import names_of
from tests.games.dwarven_smithy.looks import ENGLISH, SCREENS, WORDS, buttons, look
from tests.games.dwarven_smithy.rules.table import game, seat, table
from tests.properties.play import Thrown


def test_the_last_post_begins_with_who_won_and_the_analysis_does_not_say_it_again() -> None:
    """Rules 7.4 and 7.6."""
    luck = Thrown(Random(7))
    step = game().setup(2, {"mode": "full"}, luck)
    steps = [step, *(move.step for move in self_play(game(), step.state, (RANDOM_DWARF,), luck))]
    entries = tuple(LogEntry(seq, None, "", (), tuple(one.events), 0) for seq, one in enumerate(steps, 1))
    seen = look(steps[-1].state)
    over = replace(seen, table=replace(seen.table, status=TableStatus.OVER), awaited=frozenset(), seat=None)
    post = BoardPost(over, entries[-1:], "nonce", PlayEnd((), entries))
    text = SCREENS.boards.board(ENGLISH, post, Picture(b"", "")).text
    first, *lines = text.splitlines()
    places = sorted((one.total for one in over.view.scores), reverse=True)
    assert first.endswith(f"wins, {places[0]}:{places[1]}.")
    events = [event for one in entries for event in one.events]
    say = WORDS.telling(ENGLISH, names_of(ENGLISH, over.table))
    whole = [*story_lines(say, story(game().cards, over.view.scores, events))]
    *lines, checked = lines
    assert checked.endswith("How to check the shuffles: /table verify"), "below the story"
    assert lines[-1] == f"-# {whole[-1]}", "what turned the game is told in any case"
    assert lines[0] == f"-# {why_over(say, over.view)}", "first what ended it"
    assert height(text, ()) <= ROOM_BELOW_PICTURE
    told = SCREENS.boards.summary(ENGLISH, over, entries)
    assert told[-1].endswith(f"wins, {places[0]}:{places[1]}."), "of the last post the story repeats the result alone"
    assert len({*told}) == len(told)
    assert told[-2].startswith("Prizes: ")
    for number, score in enumerate(over.view.scores):
        own = SCREENS.turn.now(ENGLISH, replace(over, seat=Seat(number)), "")
        assert f"You are number {1 + (score.total < places[0])} with {score.total} (" in own.text
        assert len(own.text.splitlines()) == 2, "all else stands in the last post"
        assert "analysis" in buttons(own)
    assert SCREENS.boards.analysis is not None
    analysed = SCREENS.boards.analysis(ENGLISH, over, [(look(step.state), entries[:2]), (over, entries[2:])])(always)
    assert "Earned most" in analysed.text
    assert ", turn 0," not in analysed.text, "the first turn begins with the deal"
    assert not any(line in analysed.text for line in whole), "the last post has said it"


def test_the_last_post_says_what_ended_the_game() -> None:
    """Rules 7.1 and 7.7."""
    say = WORDS.telling(ENGLISH, ("Ada", "Ben"))
    state = replace(table(seat(), seat()).state, ended_by=Seat(1))
    four = replace(state.players[1], kings=(Stack(Name("emberjaw-maul")),) * 4)
    ended = {
        "Ben drew the guild deck's last card": replace(state, guild=()),
        "Ben drew the mine's last card": replace(state, mine=()),
        "Ben has a fourth King's Item": replace(state, players=(state.players[0], four)),
        "nobody did anything for two rounds": replace(state, ended_by=None),
    }
    assert {why_over(say, one) for one in ended.values()} == {f"The end: {why}." for why in ended}
    # An apprentice that goes back in the last turns fills the guild deck again (4.6).
    refilled = replace(state, guild=(Name("hawker-tull"),))
    assert why_over(say, refilled) == "The end: Ben drew the guild deck's last card."


def test_what_letting_a_card_go_cost_can_be_followed() -> None:
    """Rule 5.7: the worth of the card less its price and what crafting it takes is what its seller lost."""
    seen = look(table(seat(), seat()).state)
    over = replace(seen, table=replace(seen.table, status=TableStatus.OVER), awaited=frozenset())
    card, value = Name("lintelbreaker"), game().cards.guild[Name("lintelbreaker")].full_value
    stack = Stack(card, (Kind.IRON, Kind.IRON, Kind.SILVER, Kind.GOLD))
    events = (
        *(TurnBegan(one, (), 0, last=False) for one in (Seat(0), Seat(1))),
        Bought(Seat(1), Seat(0), card, Area.WORKSHOP, 5),
        *(Revealed(one, (), (), kings) for one, kings in ((Seat(0), ()), (Seat(1), (stack,)))),
    )
    assert SCREENS.boards.analysis is not None
    entries = (LogEntry(2, None, "", (), events, 0),)
    told = SCREENS.boards.analysis(ENGLISH, over, [(seen, entries), (over, ())])(always).text
    found = re.search(r"(\d+) coins lost: Lintelbreaker, worth (\d+), went for (\d+) to .* worth (\d+)\.", told)
    assert found is not None, told
    lost, worth, price, cost = map(int, found.groups())
    assert (worth, price, worth - price - cost) == (value, 5, lost)
