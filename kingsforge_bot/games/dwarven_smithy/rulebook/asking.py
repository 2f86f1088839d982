"""Can I, and why not: what the rules let a seat do with a card or by an action, and what they say where they do not.

All is asked of a view, so that nothing is told that the asker may not know.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Final

import msgspec

from kingsforge_bot.core.chance import LuckMismatchError, Replayed
from kingsforge_bot.core.errors import Refused
from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.rulebook.cards import CARD
from kingsforge_bot.games.dwarven_smithy.rulebook.parts import Lacks, NothingTo, NotOffered, Parts
from kingsforge_bot.games.dwarven_smithy.rulebook.tries import concerns, deed, of_kind, same, unoffered, with_card
from kingsforge_bot.games.dwarven_smithy.rulebook.whereabouts import held, lacks, lies, offered
from kingsforge_bot.games.dwarven_smithy.rules import actions as a
from kingsforge_bot.games.dwarven_smithy.rules.game import DwarvenSmithy
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason
from kingsforge_bot.games.dwarven_smithy.rules.resources import UNSEEN, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Area, Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import by_auction
from kingsforge_bot.rulebook.entry import rule_id

_DOINGS: Final[Mapping[str, tuple[type[a.Action], ...]]] = {
    rule_id("5.2"): (a.Play,),
    rule_id("5.3"): (a.Move,),
    rule_id("5.4"): (a.Discard,),
    rule_id("5.5"): (a.Sell,),
    rule_id("5.6"): (a.BuyWarehouse,),
    rule_id("5.7"): (a.Buy, a.BuyWarehouse),
    rule_id("5.8"): (a.Craft,),
    rule_id("6.1"): (a.Draw,),
    rule_id("6.3"): (a.End,),
    rule_id("8.1"): (a.Auction,),
    rule_id("8.3"): (a.MakeBid, a.Pass),
}
"""Entries of rules about doing something, and what that is."""
_BUYING: Final = rule_id("5.7")
_PASSING: Final = rule_id("8.4")
"""Of what answers an auction passing alone is meant."""
_SELLER: Final = "seat-"
"""Before the number of the seat from which something is to be bought."""
_AREAS: Final[Mapping[str, Area]] = {"term-market": Area.MARKET, "term-workshop": Area.WORKSHOP}
"""Entries of where a card is to be laid."""
_CARDLESS: Final = (a.Draw, a.End)
_ANY: Final = a.Discard(UNSEEN)
"""What whoever may not act at all now is refused for that reason."""
_LOOKED_AT: Final = 1_000
"""Actions of a turn; a crowded one has some hundreds."""


class WhyNot(msgspec.Struct, frozen=True):
    """What the seat may do; where it is nothing what the rules say to it; and what there is to know beside."""

    able: tuple[a.Action, ...]
    refused: tuple[Refused, ...] = ()
    parts: Parts = ()
    instead: tuple[a.Action, ...] = ()
    """What else can be done with the card, where that is not."""


def is_doable(entry: str) -> bool:
    """Whether the entry of that id is something to do, or something to do it with."""
    return entry in _DOINGS or entry.startswith(f"{CARD}-")


def ask(game: DwarvenSmithy, view: State, seat: Seat, entry: str, deeds: Iterable[str] = ()) -> WhyNot:
    """What the rules say to the seat about what that entry tells of; the `view` is its own.

    `deeds`: entries of what is to be done with it, of which those count that are done with a card, and of where it is
    to be laid; `seat-1` says whose it is, 8.4 that of the answers to an auction passing is meant.
    """
    said = tuple(deeds)
    if entry in _DOINGS:
        return _about_doing(game, view, seat, entry, (a.Pass,) if _PASSING in said else _kinds(view, entry))
    card, seller = Name(entry.removeprefix(f"{CARD}-")), _seller(view, seat, said)
    named = (*said, _BUYING) if seller is not None and not _DOINGS.keys() & set(said) else said
    kinds = tuple(kind for one in named if one in _DOINGS for kind in _kinds(view, one) if kind not in _CARDLESS)
    to = _area(said)
    if to is not None and not kinds:
        kinds = (a.Play,) if any(same(one, card) for one in view.players[seat].hand) else (a.Move,)
    return _about_deed(game, view, seat, card, kinds, seller, to) if kinds else _about_card(game, view, seat, card)


def why_not(
    game: DwarvenSmithy, view: State, seat: Seat, kinds: Iterable[type[a.Action]], card: Name | None
) -> Refused | None:
    """The first thing that the rules say against doing that, with that card where one is named."""
    asked = tuple(kinds)
    if card is None:
        tries = [one for kind in asked for one in of_kind(view, game.cards, seat, kind)]
    else:
        tries = _attempts(game, view, seat, card, asked)
    if not tries and not _acts(game, view, seat):
        tries = [_ANY]
    return next(iter(_refusals(game, view, seat, tries)), None)


def _attempts(
    game: DwarvenSmithy,
    view: State,
    seat: Seat,
    card: Name,
    kinds: tuple[type[a.Action], ...],
    seller: Seat | None = None,
) -> list[a.Action]:
    """To do that with that card; while an auction is open nothing is done with a card, whatever is answered (8.2)."""
    if view.lot is not None:
        return [_ANY]
    tries = [one for kind in kinds for one in deed(view, game.cards, seat, card, kind, seller)]
    return tries or list(unoffered(view, seat, card, kinds, seller))


def _seller(view: State, seat: Seat, deeds: Iterable[str]) -> Seat | None:
    """Whose card is meant, where it is another's."""
    named = {number for number in range(len(view.players)) if f"{_SELLER}{number}" in deeds and number != seat}
    return Seat(named.pop()) if len(named) == 1 else None


def _area(deeds: Iterable[str]) -> Area | None:
    """Where a card is to be laid; None where both areas are named, of which one may be where it comes from."""
    named = {_AREAS[one] for one in deeds if one in _AREAS}
    return named.pop() if len(named) == 1 else None


def _kinds(view: State, entry: str) -> tuple[type[a.Action], ...]:
    """Kinds of what the entry tells of; where markets are bought from by auction, buying there is naming (8.1)."""
    if not by_auction(view):
        return _DOINGS[entry]
    return tuple(a.Auction if kind is a.Buy else kind for kind in _DOINGS[entry])


def _about_doing(game: DwarvenSmithy, view: State, seat: Seat, entry: str, kinds: tuple[type[a.Action], ...]) -> WhyNot:
    if able := _plainly(one for one in _legal(game, view, seat) if isinstance(one, kinds)):
        return WhyNot(able)
    if not _acts(game, view, seat):
        closed = [one for kind in kinds for one in islice(of_kind(view, game.cards, seat, kind), 1)]
        return WhyNot((), _refusals(game, view, seat, closed or [_ANY]))
    tries = [one for kind in kinds for one in of_kind(view, game.cards, seat, kind)]
    if not tries:
        return WhyNot((), (), (NothingTo(kinds[0].verb, entry.removeprefix("rule-").replace("-", ".")),))
    lacking = _lacking(game, view, seat, tries)
    # Of a card whose cost is not met that is the reason, not the room that it would need besides.
    short = {part.card for part in lacking}
    others = [one for one in tries if not (isinstance(one, a.Craft) and one.card in short)]
    return _without_what_parts_say(WhyNot((), _cheapest(_refusals(game, view, seat, others)), lacking))


def _about_deed(
    game: DwarvenSmithy,
    view: State,
    seat: Seat,
    card: Name,
    kinds: tuple[type[a.Action], ...],
    seller: Seat | None = None,
    to: Area | None = None,
) -> WhyNot:
    """Why that cannot be done with that card comes first, then where it is, then what can be done with it instead.

    `to`: where it is to be laid; that another card would come back for it is no answer to that.
    """
    legal = [one for one in _legal(game, view, seat) if concerns(one, view, card)]
    if able := _plainly(one for one in legal if _is_that(one, kinds, card, seller) and _goes(one, to)):
        return WhyNot(able)
    tries = [one for one in _attempts(game, view, seat, card, kinds, seller) if _goes(one, to)]
    if not _acts(game, view, seat):
        return WhyNot((), _refusals(game, view, seat, tries or [_ANY]))
    refused = _refusals(game, view, seat, tries)
    player = view.players[seat]
    own = card in (*player.hand, *player.workshop, *player.market)
    lacking = _lacks(game, view, seat, card) if a.Craft in kinds and own and kind_of(card) is None else ()
    where: Parts = (lies(view, game.cards, seat, card),) if kind_of(card) is None else tuple(held(view, seat, card))
    if a.BuyWarehouse in kinds:
        for_sale = tuple(offered(view, game.cards, seat, card)) if kind_of(card) else where
        where = for_sale if tries else (NotOffered(card), *where)
    laid = a.Play in kinds or a.Move in kinds
    # That another card comes back for it says little where it was not to be laid anywhere.
    instead = _plainly(one for one in legal if laid or not (isinstance(one, a.Move) and one.swapped is not None))
    return _without_what_parts_say(WhyNot((), refused, (*lacking, *where), instead))


def _goes(action: a.Action, to: Area | None) -> bool:
    """Whether it may lay a card there; what lays none goes anywhere."""
    match action:
        case a.Play(to=where) | a.Move(to=where, swapped=None):
            return to in (None, where)
        case a.Move():
            return to is None
        case _:
            return True


def _is_that(action: a.Action, kinds: tuple[type[a.Action], ...], card: Name, seller: Seat | None) -> bool:
    """Whether that is done by the action: of the seller, where it is bought; completing may do the same."""
    match action:
        case a.Buy(seat=whose) | a.Auction(seat=whose):
            return isinstance(action, kinds) and seller in (None, whose)
        case a.BuyWarehouse():
            return isinstance(action, kinds) and seller is None
        case a.CompleteTool(fate=a.Fate.SELL):
            return a.Sell in kinds
        case a.CompleteKingsItem(moving=moving):
            return a.Move in kinds and same(moving, card)
        case _:
            return isinstance(action, kinds)


def _about_card(game: DwarvenSmithy, view: State, seat: Seat, card: Name) -> WhyNot:
    """A guild card that could be crafted from where it lies is told with what its cost lacks, whatever else is able."""
    legal = _legal(game, view, seat)
    able = _plainly(one for one in legal if concerns(one, view, card))
    tries = tuple(with_card(view, game.cards, seat, card))
    lacking = () if any(isinstance(one, a.Craft) for one in able) else _lacking(game, view, seat, tries)
    if able:
        return WhyNot(able, (), lacking)
    where = tuple(offered(view, game.cards, seat, card)) if kind_of(card) else (lies(view, game.cards, seat, card),)
    refused = _refusals(game, view, seat, tries if _acts(game, view, seat) else [_ANY])
    return _without_what_parts_say(WhyNot((), refused, (*lacking, *where)))


def _acts(game: DwarvenSmithy, view: State, seat: Seat) -> bool:
    """Whether the seat may take actions of all kinds."""
    return game.may_act(view, seat) and view.phase is Phase.ACT and view.lot is None


def _lacking(game: DwarvenSmithy, view: State, seat: Seat, tries: Iterable[a.Action]) -> tuple[Lacks, ...]:
    """What the costs of those lack that somebody would craft."""
    player = view.players[seat]
    crafted = [one.card for one in tries if isinstance(one, a.Craft) and one.card in (*player.workshop, *player.market)]
    return tuple(found for card in crafted for found in _lacks(game, view, seat, card))


def _lacks(game: DwarvenSmithy, view: State, seat: Seat, card: Name) -> tuple[Lacks, ...]:
    found = lacks(game.cards, view.players[seat], card)
    return (found,) if found.icons else ()


def _legal(game: DwarvenSmithy, view: State, seat: Seat) -> tuple[a.Action, ...]:
    return tuple(islice(game.legal_actions(view, seat), _LOOKED_AT))


def _plainly(actions: Iterable[a.Action]) -> tuple[a.Action, ...]:
    """Moves last, and swaps only where there is nothing simpler (5.3)."""
    every = sorted(actions, key=lambda one: isinstance(one, a.Move))
    return tuple(one for one in every if not (isinstance(one, a.Move) and one.swapped is not None)) or tuple(every)


def _refusals(game: DwarvenSmithy, view: State, seat: Seat, tries: Iterable[a.Action]) -> tuple[Refused, ...]:
    """What the rules say to those that they forbid, each thing once."""
    found: dict[tuple[object, ...], Refused] = {}
    for action in tries:
        try:
            game.apply(view, seat, action, Replayed())
        except Refused as refused:
            found.setdefault((refused.reason, refused.rule, *refused.facts.items()), refused)
        except LuckMismatchError:
            # It asked for luck, so the rules accept it.
            continue
    return tuple(found.values())


def _cheapest(refused: Sequence[Refused]) -> tuple[Refused, ...]:
    """Of what is too dear by a rule the cheapest alone: who can't pay that can't pay the others."""
    least: dict[str, Refused] = {}
    for one in sorted(refused, key=lambda one: int(str(one.facts.get("price", 0)))):
        if one.reason is Reason.TOO_DEAR:
            least.setdefault(one.rule, one)
    return tuple(one for one in refused if one.reason is not Reason.TOO_DEAR or one is least[one.rule])


def _without_what_parts_say(answer: WhyNot) -> WhyNot:
    """A cost that is not met is told icon by icon, and not of what was named, which is nothing."""
    if not any(isinstance(part, Lacks) for part in answer.parts):
        return answer
    told = tuple(one for one in answer.refused if one.reason is not Reason.COST)
    return msgspec.structs.replace(answer, refused=told)
