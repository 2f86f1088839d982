"""Who is awaited and for what: the head of every message about a running table."""

from collections.abc import Iterable
from typing import Final, assert_never

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.reach import may_still_win
from kingsforge_bot.games.kings_forge.rules.actions import Action, Pass, TakeWood
from kingsforge_bot.games.kings_forge.rules.benefits import giving_wood
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.dice import Kind
from kingsforge_bot.games.kings_forge.rules.gathering import claims_left
from kingsforge_bot.games.kings_forge.rules.meta import target
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.screens.known.legal import legal_now
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import is_ranked
from kingsforge_bot.games.kings_forge.screens.known.ranked_moves import ranked as ranked_moves
from kingsforge_bot.games.kings_forge.words.names import People, side_name, source_name
from kingsforge_bot.games.kings_forge.words.player_board import ranked
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableStatus, TableView
from kingsforge_bot.ui.game.screens import Asked
from kingsforge_bot.ui.phone import SMALL
from kingsforge_bot.ui.wording.endings import check_line, closed_line, winner_line
from kingsforge_bot.ui.wording.headline import headline
from kingsforge_bot.ui.wording.names import names_of
from kingsforge_bot.ui.wording.titles import bold_title

_NEAR: Final = 3
"""Claims and visits from the end of gathering on which it is said."""


def status(
    l10n: Localizer, look: TableView, *, mention: bool = False, yours: bool = False, began: str | None = None
) -> str:
    """The headline: table, who is to play since when, round and phase; after the end the places.

    `yours`: it is read by the one who is awaited, and by nobody else. What can be done is said to the awaited alone,
    so that nobody else takes it for an invitation. `began`: what is said of a round that has just begun in place
    of its number and phase; empty where that stands below.
    """
    table, state = look.table, look.view
    if state.phase is Phase.OVER:
        return "\n".join([over(l10n, look), check_line(l10n, look, mention=mention)])
    if table.status is TableStatus.CLOSED:
        return "\n".join([closed_line(l10n, table), check_line(l10n, look)])
    first = headline(l10n, look, mention=mention, yours=yours)
    phase = l10n("headline-phase", phase=state.phase.value, round=state.round)
    left = claims_left(state) if state.owed is None else None
    if left is not None and left <= _NEAR:
        phase = l10n("headline-phase-ends", phase=phase, left=left)
    # A line of its own would be one more on a phone.
    short = l10n.sentences(filter(None, [first, phase if began is None or state.owed is not None else began]))
    short = "\n".join([short, *match_point(l10n, look, yours=yours)])
    if not (mention or yours):
        return short
    if mention and (_chooses_freely(state) or state.phase is Phase.CRAFT):
        # The menu and the buttons below a board say as much. It stays while its player crafts in a message of their
        # own, so that what it said of the roll would be of before it.
        return short
    second = l10n("headline-now", phase=phase, possible=possible(l10n, state))
    return "\n".join([first, second, *match_point(l10n, look, yours=yours), *_why_disabled(l10n, state)])


def match_point(l10n: Localizer, look: TableView, *, yours: bool = False) -> list[str]:
    """Rule 5.3: who ends the game with this round, if what they made is left to them, or else with one item more, as
    far as one is in their reach; of whoever reads it alone that is said beside the others as long as luck could do it.

    `yours`: nobody but the one who is awaited reads it.
    """
    players, people = look.view.players, People(l10n, names_of(l10n, look.table))
    least = target(len(players)) - 1
    ends = [seat for seat, one in enumerate(players) if len(one.items) + len(one.made) > least]
    near = [seat for seat, one in enumerate(players) if len(one.items) == least and _may_win(look, Seat(seat))]
    if yours and near and look.seat not in near:
        # Beside a rival who needs one, nothing said of the reader would look as if they needed more.
        near = [
            seat for seat, one in enumerate(players) if len(one.items) == least and may_still_win(look.view, Seat(seat))
        ]
    for message_id, seats in (("headline-ends-game", ends), ("headline-match-point", near)):
        if yours and [*map(Seat, seats)] == [look.seat]:
            return [l10n(f"{message_id}-yours")]
        if seats:
            return [l10n(message_id, who=l10n.listing(map(people.named, seats)), count=len(seats))]
    return []


def _may_win(look: TableView, seat: Seat) -> bool:
    """Whether the seat can still make or steal an item in this round. Of who gathers the best moves tell it, which say
    in the same message that none is in reach: where these stand they are known, and ranking them here would take long.
    """
    state = look.view
    gathers = state.phase is Phase.GATHER and state.owed is None and seat == state.turn and len(legal_now(state)) > 1
    if gathers and look.table.hints and is_ranked(state):
        return any(one.reaches for one in ranked_moves(state))
    return may_still_win(state, seat)


def goal(l10n: Localizer, state: State) -> list[str]:
    """How a round goes (2.1, 3.1), and rules 5.3 and 5.4, for who is to play for the first time."""
    own = state.players[state.turn]
    if state.phase is not Phase.GATHER or state.round > 1 or own.claims or own.visits:
        return []
    return [l10n("greeting-turn"), l10n("headline-goal", count=target(len(state.players)))]


def panel_head(l10n: Localizer, look: TableView, best: str) -> str:
    """The head of one's own panel while gathering: `best` stands above a list of moves where there is one."""
    state: State = look.view
    title, near = _title(l10n, look), match_point(l10n, look, yours=True)
    # What is best first stands below as a list.
    lines = [l10n("panel-title-best", title=title, best=best) if best else title, *near]
    if not best:
        lines.append(possible(l10n, state))
    return "\n".join([*lines, *_why_disabled(l10n, state)])


def panel_least(l10n: Localizer, look: TableView, best: str) -> str:
    """Whose turn it is, what is best, and who may win; all in small letters, and not why a button is missing."""
    near = (f"{SMALL}{line}" for line in match_point(l10n, look, yours=True))
    return "\n".join([panel_title(l10n, look, best), *near])


def panel_title(l10n: Localizer, look: TableView, best: str) -> str:
    """Whose turn it is and what is best."""
    return l10n("panel-title-best", title=_title(l10n, look), best=best)


def _title(l10n: Localizer, look: TableView) -> str:
    """The table, whose turn it is and the round; how many claims and docks are left where they are few."""
    left, table = claims_left(look.view), bold_title(look.table)
    if left is not None and left <= _NEAR:
        return l10n("panel-title-ends", table=table, round=look.view.round, left=left)
    return l10n("panel-title", table=table, round=look.view.round)


def possible(l10n: Localizer, state: State) -> str:
    """What the awaited player can do, in one sentence; wood kept from before has its own (4.7)."""
    match state.owed:
        case Undecided(side=side, die=shown):
            return l10n("headline-can-decide-die", side=side_name(l10n, side), die=shown.text)
        case WoodNow():
            return l10n("headline-can-decide-wood")
        case None:
            pass
        case _:
            assert_never(state.owed)
    if state.phase is Phase.CRAFT:
        rolled = state.players[state.turn].hand is not None
        return l10n("headline-can-craft" if rolled else "headline-can-roll")
    actions = legal_now(state)
    verbs = {action.verb for action in actions}
    wood = _wood(l10n, actions)
    match "gather" in verbs, "dock" in verbs:
        case True, True:
            can = l10n("headline-can-gather")
        case True, False:
            can = l10n("headline-can-gather-or-pass")
        case False, True:
            can = l10n("headline-can-dock-or-pass")
        case _ if wood:
            return l10n("headline-can-wood-or-pass", sources=wood)
        case _:
            return l10n("headline-can-only-pass")
    return l10n.sentences([can, l10n("headline-can-wood-first", sources=wood)]) if wood else can


def _chooses_freely(state: State) -> bool:
    """Whether a gather turn has both claims and docks, and no wood that could be taken first (4.7)."""
    if state.phase is not Phase.GATHER or state.owed is not None:
        return False
    verbs = {action.verb for action in legal_now(state)}
    return {"gather", "dock"} <= verbs and TakeWood.verb not in verbs


def asks(l10n: Localizer, look: TableView) -> Asked:
    """A die or a wood that waits, or what is left when nothing can be paid, is decided at a glance."""
    state: State = look.view
    left = {action.verb for action in legal_now(state)} - {Pass.verb} if state.phase is Phase.GATHER else {state.phase}
    return Asked(possible(l10n, state), quick=state.owed is not None or not left)


def _wood(l10n: Localizer, actions: Iterable[Action]) -> str:
    """The cards whose wood can be taken now."""
    return l10n.listing(source_name(l10n, action.source) for action in actions if isinstance(action, TakeWood))


def _why_disabled(l10n: Localizer, state: State) -> list[str]:
    """Why Gather, Dock or the wood of a card cannot be pressed in a gather turn, in one small line."""
    if state.phase is not Phase.GATHER or state.owed is not None:
        return []
    verbs = {action.verb for action in legal_now(state)}
    lines: list[str] = []
    for verb, nothing in (("gather", "disabled-no-claim"), ("dock", "disabled-no-dock")):
        if verb not in verbs:
            reason = l10n(nothing if any(state.face_up) else "disabled-no-card")
            lines.append(l10n("headline-disabled", label=l10n(f"button-{verb}"), reason=reason))
    if not state.stock.count(Kind.WOOD):
        kept = [source_name(l10n, held.source) for held in giving_wood(state.players[state.turn].held)]
        lines += [l10n("headline-disabled", label=card, reason=l10n("disabled-no-wood")) for card in kept]
    return [f"-# {l10n.steps(lines)}"] if lines else []


def over(l10n: Localizer, look: TableView, *, places_shown: bool = False) -> str:
    """Who won in the first line, then the final places, and how a tie was broken (5.4).

    `places_shown`: a picture, or a board in words, has the places with the items.
    """
    table, state = look.table, look.view
    people = People(l10n, names_of(l10n, table))
    ranking = places(state)
    title = l10n("over-title", table=bold_title(table))
    lines = [l10n.sentences([title, winner(l10n, look), how_won(l10n, state)])]
    place = 1
    for seats in () if places_shown else ranking:
        for seat in seats:
            items = len(state.players[seat].items)
            lines.append(f"-# {l10n('over-place', place=place, who=people.named(seat), items=items)}")
        place += len(seats)
    lines += [f"-# {line}" for line in _ties(people, state)]
    return "\n".join(lines)


def winner(l10n: Localizer, look: TableView) -> str:
    """Who won, or who share the win."""
    people, first = People(l10n, names_of(l10n, look.table)), places(look.view)[0]
    items = [len(player.items) for player in look.view.players]
    named = l10n.listing(people.named(seat) for seat in first)
    return winner_line(l10n, named, len(first), items, yours=look.seat in first)


def how_won(l10n: Localizer, state: State) -> str:
    """After how many rounds; with how many items is said with who won, or with what broke a tie."""
    return l10n("over-how", rounds=state.round)


def _ties(people: People, state: State) -> list[str]:
    """Why those with the same number of items have the places they have (5.4)."""
    l10n, lines = people.l10n, list[str]()
    for count in sorted({len(player.items) for player in state.players}, reverse=True):
        tied = [seat for seats in places(state) for seat in seats if len(state.players[seat].items) == count]
        if len(tied) < 2:
            continue
        if not count:
            lines.append(l10n("over-tie-none"))
            continue
        best = [max(state.players[seat].items, key=lambda card: card.rank) for seat in tied]
        ranks = [
            l10n("over-tie-rank", who=people.named(seat), card=ranked(l10n, card))
            for seat, card in zip(tied, best, strict=True)
        ]
        lines.append(l10n("over-tie-break", items=count, ranks=l10n.listing(ranks)))
    return lines
