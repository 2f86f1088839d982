"""The public board after a turn: who is awaited, what just happened, the picture, the buttons."""

from collections.abc import Sequence

from msgspec.structs import replace

from kingsforge_bot.games.kings_forge.advice.thieves import stealable
from kingsforge_bot.games.kings_forge.rules.events import Event, GameEnded, RoundBegan
from kingsforge_bot.games.kings_forge.rules.state import Phase
from kingsforge_bot.games.kings_forge.screens.gather.board_menu import board_menu, for_good_line
from kingsforge_bot.games.kings_forge.screens.hints.best_moves import best_alone, best_buttons, best_signs
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import is_ranked
from kingsforge_bot.games.kings_forge.screens.status import goal, over, status
from kingsforge_bot.games.kings_forge.screens.summary import course
from kingsforge_bot.games.kings_forge.screens.turn_screen import board_buttons, play_rows
from kingsforge_bot.games.kings_forge.words.brief import SEEN, Readers, brief
from kingsforge_bot.games.kings_forge.words.manners import remark
from kingsforge_bot.games.kings_forge.words.names import People
from kingsforge_bot.games.kings_forge.words.text_board import text_board
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.post.publisher import BoardPost, PlayEnd
from kingsforge_bot.service.turn.table_states import seats_of_bots
from kingsforge_bot.service.types import TableStatus, TableView
from kingsforge_bot.ui.message import TEXT, Button, Message, Picture, Row, cut
from kingsforge_bot.ui.phone import ROOM_BELOW_PICTURE, SMALL, height
from kingsforge_bot.ui.wording.endings import check_line
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.people import awaited_users, everybody
from kingsforge_bot.ui.wording.titles import bold_title

_LEAST = 2 * height(SMALL, ())
"""What finds no room on one screen may take two lines."""


def board_message(
    l10n: Localizer, post: BoardPost, picture: Picture | None, lacking: str = "failed", beside: Sequence[str] = ()
) -> Message:
    """One board. Without a picture it is said in words, as far as the message has room.

    `lacking` tells why there is no picture: failed, or forbidden by the channel's permissions; `beside` what happened
    beside the game.
    """
    look = post.look
    ended, running = look.view.phase is Phase.OVER, look.table.status is TableStatus.RUNNING
    head = [over(l10n, look, places_shown=True) if ended else status(l10n, look, mention=True), *beside]
    menu = board_menu(l10n, look) if running else ()
    best, advice = _advice(l10n, look) if running else (None, [])
    rows = (*menu, *_rows(l10n, post, best))
    if menu and not advice:
        advice = [for_good_line(l10n, look)]
    if post.end is None:
        room = ROOM_BELOW_PICTURE - height("\n".join([*head, *advice[:1]]), rows)
        news, remarks = _with_news(l10n, post, head, room), _remarks(l10n, post)
        begins = [f"-# {line}" for line in [*goal(l10n, look.view), *_crafting(l10n, look)]]
        forms = [[*news, *remarks, *begins], [*news, *remarks, *begins[:1]], [*news, *remarks], news]
        parts = next((one for one in forms if _fits([*one, *advice[:1]], rows)), news)
        advice = advice if _fits([*parts, *advice], rows) else advice[:1]
    else:
        parts = _with_story(l10n, post, post.end, head, rows)
    if ended:
        parts.append(check_line(l10n, look, mention=True))
    text = "\n".join([*parts, *filter(None, advice)])
    if picture is None:
        words = l10n(f"headline-picture-{lacking}", table=bold_title(look.table))
        board = text_board(l10n, look.view, names_of(l10n, look.table))
        text = "\n".join([text, words, cut(board, TEXT - len(text) - len(words) - 2)])
    called = everybody(look) if ended else awaited_users(look)
    return Message(text, rows, picture, called)


def _crafting(l10n: Localizer, look: TableView) -> list[str]:
    """Why nothing of a roll is seen yet, where others read it: no board is posted in the middle of a turn."""
    crafts = look.view.phase is Phase.CRAFT and not look.table.is_solo(look.view.turn)
    return [l10n("headline-crafting")] if crafts else []


def _fits(lines: Sequence[str], rows: Sequence[Row]) -> bool:
    """Whether a phone shows them below the picture."""
    return height("\n".join(lines), rows) <= ROOM_BELOW_PICTURE


def _with_news(l10n: Localizer, post: BoardPost, head: Sequence[str], room: int) -> list[str]:
    """The head, and below it what just happened, as much as there is room for."""
    look = post.look
    names = names_of(l10n, look.table)
    latest, at_stake = _unseen(post), stealable(look.view)
    forms, together = list[str](), list[str]()
    for most in range(SEEN, 0, -1):
        # Before a turn is left out all are told in small letters, without what it cost to go there.
        least = brief(l10n, latest, names, at_stake, most, Readers(priced=False)).splitlines()
        forms += [brief(l10n, latest, names, at_stake, most), "\n".join(f"{SMALL}{line}" for line in least)]
        together += [f"{SMALL}{l10n.steps(least)}"] if least else []
    parts = [*head, *(_first(forms, room) or _first(together, max(room, _LEAST)) or together[-1:])]
    own = look.view.players[look.view.turn]
    if look.view.phase is Phase.GATHER and not (own.claims or own.visits):
        for one in (one for one, _ in latest if isinstance(one, RoundBegan) and one.round == look.view.round):
            line = l10n("brief-round-began", round=one.round, who=People(l10n, names).named(one.anvil))
            # Where news of the round before left no room for it, the headline says it.
            parts[0] = status(l10n, look, mention=True, began="" if any(line in part for part in parts[1:]) else line)
    return parts


def _with_story(l10n: Localizer, post: BoardPost, end: PlayEnd, head: Sequence[str], rows: Sequence[Row]) -> list[str]:
    """The head, and the game in as many lines as a phone has room for with the picture."""
    look = post.look
    above, checked = [*head, *_remarks(l10n, post)], check_line(l10n, look, mention=True)
    parts = above
    for told in course(l10n, look, end.entries) if end.entries else ():
        parts = [*above, *(f"-# {line}" for line in told)]
        # Rows are up to three in the last post, with what comes next.
        if height("\n".join([*parts, checked]), [*rows] * 3) <= ROOM_BELOW_PICTURE:
            break
    return parts


def _unseen(post: BoardPost) -> list[tuple[Event, bool]]:
    """What happened, and whether nobody chose it. The end is told by the head, with everybody's items.

    Who alone reads the board saw all that was on it when they last decided: it begins with that decision.
    """
    table, seat, entries = post.look.table, post.look.view.turn, post.entries
    if table.is_solo(seat):
        own = [place for place, entry in enumerate(entries) if entry.seat == seat and entry.events]
        entries = entries[own[-1] :] if own else entries
    told = ((event, entry.forced) for entry in entries for event in entry.events)
    return [one for one in told if not isinstance(one[0], GameEnded)]


def _remarks(l10n: Localizer, post: BoardPost) -> list[str]:
    """What a bot says of it."""
    table = post.look.table
    events = [event for entry in post.entries for event in entry.events]
    said = remark(People(l10n, names_of(l10n, table)), seats_of_bots(table), events, table.seq)
    return [f"-# {said}"] if said else []


def _first(forms: Sequence[str], room: int) -> list[str]:
    """The first form that takes no more room; none where nothing is told."""
    return [one for one in forms if one and height(one, ()) <= room][:1]


def _advice(l10n: Localizer, look: TableView) -> tuple[Button | None, list[str]]:
    """The best move where one person plays with bots alone: where others read it, each asks for themselves. Below it
    what its signs mean, where that is new.
    """
    own = replace(look, seat=look.view.turn)
    if look.view.phase is not Phase.GATHER or look.view.owed is not None or not look.table.is_solo(look.view.turn):
        return None, []
    # Nobody else is on turn here, and all of it can be taken back: a pass that is advised is not asked about.
    first = best_buttons(l10n, own) if is_ranked(look.view) else ()
    return (first[0], [f"-# {best_alone(l10n, own)}", *best_signs(l10n, own)]) if first else (None, [])


def _rows(l10n: Localizer, post: BoardPost, best: Button | None) -> tuple[Row, ...]:
    look = post.look
    if look.table.status is not TableStatus.RUNNING:
        return (board_buttons(l10n, look.table),)
    return play_rows(l10n, look, best)
