"""What speaks for steps that bring nothing by themselves: what they make room for, and that what goes is to spare."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Kind, Name, kind_of, meets
from kingsforge_bot.games.dwarven_smithy.rules.state import Area
from kingsforge_bot.games.dwarven_smithy.strategy.ahead import Step
from kingsforge_bot.games.dwarven_smithy.strategy.goals import goal_of, guild_cards, sources
from kingsforge_bot.games.dwarven_smithy.strategy.worth import Worth

_COMING: Final = (a.Play, a.Move, a.Buy)


class Space(NamedTuple):
    """Cards have to leave the workshop for one that follows in the same turn."""

    card: Name
    crafted: bool
    """Whether it is crafted; else it is laid out."""


class Rest(NamedTuple):
    """Resources of one kind that are given away: whether a card of the seat's takes it, and how many it keeps."""

    kind: Kind
    needed: bool
    kept: int


class Offered(NamedTuple):
    """The dearest guild card of a move that goes to the market, where others may buy it (5.7)."""

    card: Name
    lacks: tuple[Icon, ...]
    """What of its cost the seat has nowhere."""
    buyer: Seat | None
    """Who of those that have the coins is nearest to crafting it, by what lies open."""
    buyer_lacks: tuple[Icon, ...]


def offered(worth: Worth, actions: Sequence[a.Action]) -> Offered | None:
    """What a move offers."""
    cards, view = worth.cards, worth.state
    laid = [one.card for one in actions if isinstance(one, a.Play | a.Move) and _is_offered(one)]
    guild = [card for card in laid if kind_of(card) is None]
    if not guild:
        return None
    card = max(guild, key=lambda one: cards.guild[one].value or 0)
    lacks = goal_of(worth, card, sources(worth.player)).missing
    price = cards.buy_value(card)
    buyers = [Seat(n) for n, one in enumerate(view.players) if n != worth.seat and one.coins >= price]
    if not buyers:
        return Offered(card, lacks, None, ())
    lacked = {seat: goal_of(Worth(cards, view, seat), card, sources(view.players[seat])).missing for seat in buyers}
    nearest = min(buyers, key=lambda seat: len(lacked[seat]))
    return Offered(card, lacks, nearest, lacked[nearest])


def space_for(worth: Worth, steps: Sequence[Step]) -> Space | None:
    """Of steps that begin with making room in the workshop: for what."""
    making = [*takewhile(_makes_room, steps)]
    coming = [one.card for one in takewhile(_comes, steps[len(making) :]) if isinstance(one, _COMING)]
    following = steps[len(making) + len(coming) :][:1]
    if not any(isinstance(one, a.Move) for one in making):
        return None
    match following:
        case [a.Craft(card=card)]:
            return Space(card, crafted=True)
        case _:
            return Space(coming[0], crafted=False) if coming else None


def _makes_room(step: Step) -> bool:
    match step:
        case a.Move(to=Area.MARKET, swapped=None) | a.Sell() | a.Discard():
            return True
        case _:
            return False


def _comes(step: Step) -> bool:
    return isinstance(step, _COMING) and step.to is Area.WORKSHOP


def given_away(worth: Worth, actions: Sequence[a.Action]) -> Rest | None:
    """Of resources of one kind that are sold, or laid into the market; None of several kinds."""
    given = [one for one in actions if isinstance(one, a.Sell) or _is_offered(one)]
    kinds = [kind_of(one.card) for one in given if isinstance(one, a.Sell | a.Play | a.Move)]
    kind = kinds[0] if kinds else None
    if kind is None or set(kinds) != {kind} or len(given) < len(actions):
        return None
    held = sum(source.kind is kind for source in sources(worth.player))
    cost = (icon for card in guild_cards(worth.player) for icon in worth.cards.guild[card].cost)
    return Rest(kind, any(meets(kind, icon) for icon in cost), held - len(kinds))


def _is_offered(action: a.Action) -> bool:
    return isinstance(action, a.Play | a.Move) and action.to is Area.MARKET
