"""The message of a turn: what happened, whose turn it is, the hand as a picture with what it leaves out, the rows.

Of all that could be said there stands what a phone has room for.
"""

from collections.abc import Callable, Iterator, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules.actions import Draw
from kingsforge_bot.games.dwarven_smithy.rules.scoring import places
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, State
from kingsforge_bot.games.dwarven_smithy.screens import pictures
from kingsforge_bot.games.dwarven_smithy.screens.hint_reasons import brief_reason
from kingsforge_bot.games.dwarven_smithy.screens.hint_words import hint_sentences
from kingsforge_bot.games.dwarven_smithy.screens.turn_report import drew_in, in_small_letters, without_kings_line
from kingsforge_bot.games.dwarven_smithy.strategy.expecting import expected, face_down
from kingsforge_bot.games.dwarven_smithy.strategy.hint import Hint
from kingsforge_bot.games.dwarven_smithy.words.board import ending, lot, prizes, standing
from kingsforge_bot.games.dwarven_smithy.words.ending import result
from kingsforge_bot.games.dwarven_smithy.words.hand import (
    ahead,
    beside_picture,
    brief_hand,
    hand,
    stays,
    within_reach,
)
from kingsforge_bot.games.dwarven_smithy.words.labels import brief_label
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.turn_over import WHY_OVER
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.custom_id import ComponentId
from kingsforge_bot.ui.game.best_moves import BestMoves
from kingsforge_bot.ui.game.drawing import Drawing, Size
from kingsforge_bot.ui.message import TEXT, Button, Message, Row, cut
from kingsforge_bot.ui.phone import SMALL, SMALL_LETTERS, first_that_fits, letters
from kingsforge_bot.ui.report import one_line, shorter
from kingsforge_bot.ui.wording.headline import headline
from kingsforge_bot.ui.wording.titles import bold_title

_ANALYSIS: Final = "analysis"
"""What the button says that looks for the decisions that cost most."""
_LINE_EACH: Final = 2
"""Forms of a report that have a line of everybody who did something."""
_TWO_LINES: Final = 2 * SMALL_LETTERS - 12
"""Letters of two small lines, of which the first ends with a word."""
_LEARNT: Final = 2
"""Turns of each player after which the signs of the picture are known."""


class SeatTurn(msgspec.Struct, frozen=True):
    """A turn as the seat reads it that plays it."""

    say: Telling
    look: TableView
    best: BestMoves[Hint]

    @property
    def seat(self) -> Seat:
        """Whose message it is."""
        assert self.look.seat is not None
        return self.look.seat

    @property
    def view(self) -> State:
        """The table as that seat sees it."""
        view: State = self.look.view
        return view


class _Beside(NamedTuple):
    """What can be told beside the picture of a turn."""

    goes_on: str
    """The auction, or how the turn goes on."""
    reasons: tuple[str, ...]
    """What speaks for the best move; where none is advised, what is within reach."""
    brief: str
    """The weightiest reason, on one line."""
    least: str = ""
    """The best move, where its button leaves something of it out."""
    steps: tuple[str, ...] = ()
    """What all steps of the turn would do, where a button does them."""
    advised: bool = False
    """Whether a best move is offered."""


class _Form(NamedTuple):
    """What one form of a turn's message has, and others have more or less of."""

    report: str
    """What happened."""
    race: str
    """How the race stands, or how near the end is."""
    below: Sequence[str]
    """Lines in small letters, below how the turn goes on."""
    rows: tuple[Row, ...]


def turn_message(
    turn: SeatTurn, before: str, rows: tuple[Row, ...], fewer: Callable[[], tuple[Row, ...]] | None = None
) -> Message:
    """What happened, whose turn it is, the hand as a picture, else in words; the rows, or where a phone has no room for
    these `fewer`.

    Beside the picture only what it does not show: how the race stands, while there is room, and what the best move
    comes to; where none is advised, which spaces are kept and what is within reach. Whoever bids sees the auction,
    and above it in a line what they hold.
    """
    line, beside = _whose_turn(turn), _beside_picture(turn)

    def message(form: _Form) -> Message:
        told, below = line, [*filter(None, form.below)]
        if beside.advised and below:
            # In a line of its own whose turn it is would cost a phone one more.
            told, below = in_small_letters([turn.say.l10n.sentences([line, below[0]])]), below[1:]
        lines = [form.report, told, form.race, beside.goes_on, in_small_letters(below)]
        return Message(cut("\n".join(filter(None, lines)), TEXT), form.rows)

    tried = map(message, _ever_shorter(turn, before, beside, rows, fewer or (lambda: rows)))
    found = first_that_fits(turn.say.l10n, turn.look, tried, undoes=turn.view.acted)
    return replace(found, drawing=_picture(turn, [before, line]))


def waiting_message(say: Telling, look: TableView, above: Sequence[str], words: Message) -> Message:
    """While others play: `above`, what is within reach, and the own side as a picture, for its words are higher than a
    phone: `words`, which say it where none is.
    """
    assert look.seat is not None
    lines = [*above, in_small_letters(within_reach(say, look.view, look.seat))]
    text = cut("\n".join(filter(None, lines)), TEXT)
    return replace(words, text=text, drawing=pictures.turn_panel(say, look, lambda: words.text))


def over_message(say: Telling, look: TableView, seat: Seat, above: Sequence[str], row: tuple[Button, ...]) -> Message:
    """A game that is over, to one who played it: below `above` what it came to for them, as the last post tells all
    else; before the buttons of the board what looks for the decisions that cost most.
    """
    place = 1 + sum(map(len, takewhile(lambda tied: seat not in tied, places(look.view.scores))))
    own = say.l10n("over-yours", place=place, result=result(say, look.view, seat))
    analysis = Button(say.l10n("button-analysis"), ComponentId(look.table.id, look.table.seq, _ANALYSIS))
    return Message(cut("\n".join(filter(None, [*above, own])), TEXT), ((analysis, *row),))


def hand_message(say: Telling, look: TableView, words: Message) -> Message:
    """Drawn with the own side of the table, beside it what the picture leaves out; without it `words`."""
    assert look.seat is not None
    beside = "\n".join([f"**{bold_title(look.table)}**", *beside_picture(say, look.view, look.seat)])
    return replace(words, text=cut(beside, TEXT), drawing=pictures.turn_panel(say, look, lambda: words.text))


def _whose_turn(turn: SeatTurn) -> str:
    """The headline; in a turn of one's own without when somebody moved last, for which a phone has no line to spare."""
    look, l10n = turn.look, turn.say.l10n
    if look.is_awaited:
        return l10n("headline-yours-first", table=bold_title(look.table))
    return headline(l10n, look, mention=False, yours=False)


def _beside_picture(turn: SeatTurn) -> _Beside:
    say, look, goes_on, why = turn.say, turn.look, _how_it_goes_on(turn), _why_best(turn)
    reasons, (brief, least) = _joined(turn, why), _briefly(turn)
    if turn.view.lot is not None:
        return _Beside("\n".join(goes_on), reasons, brief)
    offered = turn.best.offered(look)
    if not offered:
        reasons = (*stays(say, turn.view, turn.seat), *within_reach(say, turn.view, turn.seat))
        brief = next((one for one in reasons[:1] if _is_brief(turn, one)), "")
    # Nothing is done by one press that was not read before.
    steps = tuple(say.l10n.sentences(hint_sentences(say, look, one)) for one in offered if one.whole)
    return _Beside(in_small_letters(goes_on), reasons, brief, least, steps, advised=bool(offered))


def _how_it_goes_on(turn: SeatTurn) -> list[str]:
    """The auction and what the bidder holds; else what bounds the rest of the turn."""
    if turn.view.lot is not None:
        return [lot(turn.say, turn.view), brief_hand(turn.say, turn.view, turn.seat)]
    first = turn.best.of(turn.look)[:1]
    return [*ahead(turn.say, turn.view, turn.seat, draws=not first or isinstance(first[0], Draw))]


def _why_best(turn: SeatTurn) -> tuple[str, ...]:
    """The best move, and what speaks for it, sentence by sentence."""
    best = turn.best.first(turn.say.l10n, turn.look)
    return () if best is None else hint_sentences(turn.say, turn.look, best[0])


def _briefly(turn: SeatTurn) -> tuple[str, str]:
    """The best move and what speaks for it; without room for both what its button does not say, whole; what it
    says itself whole or not at all. Then the least of that: the move, where its button leaves something out.
    """
    best = turn.best.first(turn.say.l10n, turn.look)
    if best is None:
        return "", ""
    say, (hint, button_says_all) = turn.say, best
    move = say.l10n("hint-line", action=brief_label(say, hint.actions, turn.view))
    reason = brief_reason(say, turn.look, hint)
    whole = say.l10n.sentences([move, reason]) if reason else move
    told, least = ((whole, reason, move), "") if button_says_all else ((whole,), move)
    return next((one for one in told if _is_brief(turn, one)), least), least


def _is_brief(turn: SeatTurn, sentence: str) -> bool:
    """Whether it stands on two small lines behind whose turn it is."""
    return letters(turn.say.l10n.sentences([_whose_turn(turn), sentence])) < _TWO_LINES


def _joined(turn: SeatTurn, sentences: Sequence[str]) -> tuple[str, ...]:
    """In one line, if there are any."""
    return (turn.say.l10n.sentences(sentences),) if sentences else ()


def _expects(turn: SeatTurn) -> str:
    """What everybody would have if the game ended with this turn, once somebody completed a King's Item: coins alone
    would mislead then. What is crafted and not completed would be lost (7.4).
    """
    say, view = turn.say, turn.view
    if not any(one.kings for one in view.players):
        return ""
    found = expected(say.cards, view, turn.seat, bench=False)
    order = sorted(range(len(found)), key=lambda seat: (-found[seat], seat))
    seats = (say.l10n("standing-expected-seat", who=say.who(seat), coins=round(found[seat])) for seat in order)
    told = [say.l10n("standing-expected", seats=say.l10n.listing(seats))]
    if hidden := face_down(say.cards, view, turn.seat, bench=False):
        told.append(say.l10n("standing-hidden", count=hidden))
    return say.l10n.steps(told)


def _picture(turn: SeatTurn, above: Sequence[str]) -> Drawing:
    """The hand, or the auction; `above` stands before the words that say it where none can be drawn."""
    say, look, view, seat = turn.say, turn.look, turn.view, turn.seat
    around = [*above, standing(say, view), *_how_it_goes_on(turn), *stays(say, view, seat)]
    reasons = in_small_letters(_joined(turn, _why_best(turn)))

    def words() -> str:
        return cut("\n\n".join(filter(None, [*around, hand(say, view, seat), reasons])), TEXT)

    if view.lot is None:
        return pictures.turn_panel(say, look, words)
    return replace(pictures.board(say, look, (), Size.COMPACT), instead=words)


def _ever_shorter(
    turn: SeatTurn, before: str, beside: _Beside, rows: tuple[Row, ...], fewer: Callable[[], tuple[Row, ...]]
) -> Iterator[_Form]:
    """What one drew is told to the last card in each of them, and which King's Items came up for sale: neither a board
    nor the picture tells that. Before it, and before what a press does, gives way how all would stand.
    """
    say = turn.say
    drew = drew_in(say, turn.seat, before)
    line = in_small_letters([say.l10n("brief-turn", who=say.who(turn.seat), what=drew)]) if drew else ""
    before, kings = without_kings_line(say, before)
    form = None
    for form in _forms(turn, before, beside, rows, fewer):
        cut_ = line if drew not in form.report else ""
        yield form._replace(report="\n".join(filter(None, [cut_, kings, form.report])))
    if form is not None and (drew or kings):
        form = form._replace(report="\n".join(filter(None, [line, kings])), below=(beside.least,))
        yield form
    if form is not None and (beside.least or kings):
        yield form._replace(race="")


def _forms(
    turn: SeatTurn, before: str, beside: _Beside, rows: tuple[Row, ...], fewer: Callable[[], tuple[Row, ...]]
) -> Iterator[_Form]:
    """From all that can be told to what fits any phone.

    What gives way is found elsewhere: **Hint** says why the steps are best and has them as a button, and how the race
    stands is on the board. How near the end is gives way last of all.
    """
    say, view = turn.say, turn.view
    begun = not before and not view.acted
    near = in_small_letters([ending(say, view)])
    # What all would come to is told from when the end is near, and then in every form: it decides what is worth doing.
    expects = _expects(turn) if near else ""
    race = in_small_letters([standing(say, view, expects)])
    below = (*beside.reasons, *beside.steps)
    main = beside.steps or beside.reasons
    end = race if begun or near else ""
    if begun and (best := prizes(say, view)):
        yield _Form(before, race, (*below, best), rows)
    if view.turns < _LEARNT * len(view.players):
        yield _Form(before, race, (*below, say.l10n("desk-signs")), rows)
    yield _Form(before, race, below, rows)
    yield _Form(before, race, main, rows)
    news, own = shorter(say.l10n, before, say.who(turn.seat))
    # What a completion decides (4.5) is told whole.
    told_whole = not news or view.phase is Phase.COMPLETE
    whole = () if told_whole else (_rivals_whole(turn, before),)
    for report in (before, *(() if told_whole or not beside.steps else (*whole, *news[:_LINE_EACH]))):
        yield _Form(report, end, main, rows)
    rows = fewer()
    for report in (before, *whole):
        yield _Form(report, end, beside.reasons, rows)
    for report in whole if beside.advised else ():
        yield _Form(report, end, (beside.brief,), rows)
    for report in news:
        yield _Form(report, end, beside.reasons, rows)
    if not (news and beside.advised):
        yield _Form(own, end, beside.reasons, rows)
    if beside.advised:
        # What others did is told rather than all that speaks for a move: **Hint** says that too.
        shortest = news[-1] if news else own
        yield _Form(shortest, end, (beside.brief,), rows)
        if not told_whole:
            shortest = "\n".join(one_line(say.l10n, line, lists=True) for line in shortest.splitlines())
            yield _Form(shortest, end, (beside.brief,), rows)
        # What of one's own was completed the picture shows.
        own_small = f"{SMALL}{say.who(turn.seat)}"
        others = [line for line in shortest.splitlines() if not line.startswith(own_small)]
        yield _Form("\n".join(others), end, (beside.brief,), rows)
        yield _Form("\n".join(others), end, (beside.least,), rows)
        if expects:
            # How near the end is the board says too, and that a turn is one's last stands below.
            yield _Form("\n".join(others), in_small_letters([expects]), (beside.least,), rows)


def _rivals_whole(turn: SeatTurn, report: str) -> str:
    """What one did oneself in small letters, then what others did, on two lines if need be; not why a turn is over."""
    over = {f"{SMALL}{turn.say.l10n(reason)}" for reason in WHY_OVER}
    lines = (line if line.startswith(SMALL) else f"{SMALL}{line}" for line in report.splitlines())
    return "\n".join(line for line in lines if line not in over)
