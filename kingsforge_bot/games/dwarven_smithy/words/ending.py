"""The end in words: the places, where the coins come from, who has the prizes, what decided between equal ones."""

from collections.abc import Iterator, Sequence

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.story import Course
from kingsforge_bot.games.dwarven_smithy.rules.effects import Subtype
from kingsforge_bot.games.dwarven_smithy.rules.meta import ENOUGH_KINGS, PRIZE
from kingsforge_bot.games.dwarven_smithy.rules.resources import Name
from kingsforge_bot.games.dwarven_smithy.rules.scoring import best_of, places
from kingsforge_bot.games.dwarven_smithy.rules.state import Score, State
from kingsforge_bot.games.dwarven_smithy.words.names import Telling


def podium_lines(say: Telling, state: State, *, whole: bool = True) -> Iterator[str]:
    """The places, best first, what decided between equal ones; a `whole` says where coins come from, and the prizes."""
    l10n, place = say.l10n, 1
    for tied in places(state.scores):
        for seat in tied:
            sum_ = l10n("coins-number", coins=state.scores[seat].total)
            yield l10n(
                "over-result", place=place, who=say.who(seat), result=result(say, state, seat) if whole else sum_
            )
        place += len(tied)
    if whole:
        yield prizes(say, state)
        made = kings(say, state, valued=True)
        yield from [made] if made else []
    yield from ties(say, state)


def why_over(say: Telling, state: State) -> str:
    """What ended the game: a fourth King's Item, a deck's last card (7.1), or that nobody did anything (7.7).

    Nothing comes back to the mine; an apprentice may to the guild deck (4.6), also in the last turns.
    """
    return say.l10n("over-why", by=ended(state), who="" if state.ended_by is None else say.who(state.ended_by))


def ended(state: State) -> str:
    """By what: kings, guild, mine or nobody."""
    if state.ended_by is None:
        return "nobody"
    return "kings" if len(state.players[state.ended_by].kings) >= ENOUGH_KINGS else "guild" if state.mine else "mine"


def result(say: Telling, state: State, seat: Seat) -> str:
    """Where the seat's coins come from (7.4); beside the coins themselves only what brought some."""
    score, l10n = state.scores[seat], say.l10n
    others = {
        "result-market": score.market,
        "result-kings": score.kings,
        "result-ends": score.ends,
        "result-prizes": score.prizes,
    }
    brought = [l10n(source, coins=coins) for source, coins in others.items() if coins]
    parts = l10n.listing([l10n("result-coins", coins=score.coins), *brought])
    return l10n("result", total=score.total, parts=parts)


def prizes(say: Telling, state: State) -> str:
    """Who has the best weapon, armor and shield, and what it is worth (7.5)."""
    return say.l10n("over-prizes", prizes=say.l10n.steps(_prize(say, state, subtype) for subtype in Subtype))


def kings(say: Telling, state: State, *, valued: bool = False) -> str:
    """Whose King's Items were which (7.4), perhaps with their values; empty where nobody completed one."""
    made = [(Seat(seat), [stack.card for stack in player.kings]) for seat, player in enumerate(state.players)]
    named = [(seat, _named(say, cards, valued)) for seat, cards in made if cards]
    told = [say.l10n("over-kings-seat", who=say.who(seat), cards=cards) for seat, cards in named]
    return say.l10n("over-kings", seats=say.l10n.steps(told)) if told else ""


def _named(say: Telling, cards: Sequence[Name], valued: bool) -> str:
    if not valued:
        return say.all(cards)
    return say.l10n.listing(
        say.l10n("over-king", card=say.card(card), value=say.cards.guild[card].full_value) for card in cards
    )


def course_lines(say: Telling, course: Course) -> Iterator[str]:
    """The race: each seat's coins turn by turn, and with the reckoning."""
    for seat, coins in enumerate(course):
        yield say.l10n("race-line", who=say.who(Seat(seat)), coins=" ".join(map(str, coins)))


def _prize(say: Telling, state: State, subtype: Subtype) -> str:
    l10n, best = say.l10n, best_of(say.cards, state.players, subtype)
    what = l10n(f"type-{subtype.value}")
    if not best:
        return l10n("over-prize-nobody", type=what)
    value = max(say.cards.guild[card].full_value for card in best.values())
    who, card = l10n.listing(map(say.who, best)), l10n.listing(map(say.card, dict.fromkeys(best.values())))
    return l10n("over-prize", type=what, card=card, value=value, coins=PRIZE // len(best), who=who)


def ties(say: Telling, state: State) -> Iterator[str]:
    """What decides where seats have as many coins (7.6), for each such number of coins."""
    for total in sorted({one.total for one in state.scores}, reverse=True):
        equal = [one for one in state.scores if one.total == total]
        if len(equal) > 1:
            yield say.l10n("over-tie", ranks=say.l10n.steps(_rank(say, one) for one in equal))


def _rank(say: Telling, score: Score) -> str:
    return say.l10n("over-tie-rank", who=say.who(score.seat), kings=score.completed, best=score.best)
