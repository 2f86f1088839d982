"""What one player alone sees (10.2): the hand, what its cards cost and bring, and the own side of the table."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.dwarven_smithy.advice.lacking import cheapest, in_hand, lacking, offers
from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, limit
from kingsforge_bot.games.dwarven_smithy.rules.cards import GuildCard
from kingsforge_bot.games.dwarven_smithy.rules.costs import payments
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.resources import Icon, Name, kind_of
from kingsforge_bot.games.dwarven_smithy.rules.state import Phase, Player, State
from kingsforge_bot.games.dwarven_smithy.rules.trading import areas_with_room
from kingsforge_bot.games.dwarven_smithy.rules.turns import is_last_turn
from kingsforge_bot.games.dwarven_smithy.words.board import table_parts
from kingsforge_bot.games.dwarven_smithy.words.names import Telling
from kingsforge_bot.games.dwarven_smithy.words.outcome import with_worth
from kingsforge_bot.i18n.fitting import Part, fitted

_LONGEST: Final = 1900
_MOST_TOLD: Final = 2
"""Cards within reach that are told of beside the picture."""


def hand(say: Telling, state: State, seat: Seat) -> str:
    """The seat's coins, hand and table in lines; nothing once the game is over."""
    return fitted(say.l10n, [*hand_parts(say, state, seat)], _LONGEST)


def hand_parts(say: Telling, state: State, seat: Seat) -> Iterator[Part]:
    """The same line by line.

    Where room is short, first where what cards lack is for sale gives way, then what the table's cards cost, which lie
    there by name, then costs of the hand. What lies in one's own workshop and market is told in any case.
    """
    if state.phase is Phase.OVER:
        return
    player = state.players[seat]
    yield from held(say, state, seat)
    yield from table_parts(say, state, seat)
    # What could be crafted of the own market and workshop.
    for name in (*player.workshop, *player.market):
        if kind_of(name) is None:
            yield _costs(say, state, seat, name, (20, ""))
    for one in player.kings:
        yield Part(_king(say, one.card), "part-kings", ((40, ""),))


def held(say: Telling, state: State, seat: Seat) -> Iterator[Part]:
    """The seat's coins and its hand alone."""
    player = state.players[seat]
    room = limit(say.cards, player, Limited.HAND)
    yield Part(say.l10n("hand-mine", coins=player.coins, hand=len(player.hand), limit=room))
    resources = [name for name in player.hand if kind_of(name) is not None]
    if resources:
        yield Part(say.l10n("hand-resources", cards=say.all(resources)))
    for name in player.hand:
        if kind_of(name) is None:
            yield _costs(say, state, seat, name, (50, with_worth(say, name)))


def beside_picture(say: Telling, state: State, seat: Seat) -> Iterator[str]:
    """What a picture of the hand leaves out: what costs lack and where that is for sale, what cards do in words."""
    player = state.players[seat]
    for name in (*player.hand, *player.workshop, *player.market):
        if kind_of(name) is None:
            card = say.cards.guild[name]
            facts = _facts(say, card, [*_lacks(say, state, seat, card)])
            if facts:
                yield say.l10n("hand-beside", card=say.card(name), facts=facts)


def within_reach(say: Telling, state: State, seat: Seat) -> Iterator[str]:
    """The dearest two cards of hand and table whose lacks are in hand or for sale: what each lacks, and where it is."""
    player, found, for_sale = state.players[seat], list[tuple[int, str]](), offers(state, say.cards, seat)
    if is_last_turn(state) and state.turn == seat:
        return
    for name in (*player.hand, *player.workshop, *player.market):
        value = None if kind_of(name) is not None else say.cards.guild[name].value
        if value is None:
            continue
        lacks = lacking(say.cards, player, say.cards.guild[name]).later
        _, bought = in_hand(lacks, (*player.hand, *player.market))
        if lacks and None not in [offer for _, offer in cheapest(bought, for_sale)]:
            told = _priced(say, state, seat, lacks)
            found.append((-value, say.l10n("desk-reach", card=say.card(name), coins=value, lacks=told)))
    yield from (told for _, told in sorted(found)[:_MOST_TOLD])


def brief_hand(say: Telling, state: State, seat: Seat) -> str:
    """Coins and hand in a line, by name alone: beside a picture that shows other things."""
    player = state.players[seat]
    room = limit(say.cards, player, Limited.HAND)
    cards = say.all(player.hand)
    return say.l10n("hand-brief", hand=len(player.hand), limit=room, cards=cards, coins=player.coins)


def ahead(say: Telling, state: State, seat: Seat, *, draws: bool = True) -> Iterator[str]:
    """What drawing ends (6.1), a last turn (6.5), a full hand (6.3).

    `draws`: whether a card may well be drawn next; where another move is advised that goes without saying.
    """
    l10n, player = say.l10n, state.players[seat]
    if state.phase is Phase.DRAW:
        yield l10n("desk-drawn", count=state.drawn, most=DRAWS)
    if state.phase is not Phase.ACT:
        return
    if is_last_turn(state):
        yield l10n("desk-last-turn")
    elif not has_room(say.cards, player, Limited.HAND):
        if draws:
            room = areas_with_room(state, say.cards, seat)
            yield l10n("desk-hand-full" if room else "desk-all-full")
    elif draws and _can_craft(say, player):
        yield l10n("desk-before-drawing")


def stays(say: Telling, state: State, seat: Seat) -> Iterator[str]:
    """In a full market, the spaces that completed King's Items keep (3.5)."""
    l10n, player = say.l10n, state.players[seat]
    if state.phase is Phase.ACT and player.kings and not has_room(say.cards, player, Limited.MARKET):
        yield l10n("desk-kings-stay", count=len(player.kings), limit=limit(say.cards, player, Limited.MARKET))


def _can_craft(say: Telling, player: Player) -> bool:
    """Whether what lies refined in the workshop pays for a card there, or, with room for it, of the market (5.8)."""
    market = player.market if has_room(say.cards, player, Limited.WORKSHOP) else ()
    guild = [say.cards.guild[name] for name in (*player.workshop, *market) if kind_of(name) is None]
    return any(next(payments(say.cards, player, card), None) is not None for card in guild)


def _costs(say: Telling, state: State, seat: Seat, name: Name, last: tuple[int, str]) -> Part:
    """A guild card with what it lacks and where that is; shorter without that, then as the `last` form says."""
    shorter = _guild_card(say, state, seat, name, lacks=False)
    return Part(_guild_card(say, state, seat, name), "part-costs", ((8, shorter), last))


def _guild_card(say: Telling, state: State, seat: Seat, name: Name, *, lacks: bool = True) -> str:
    """What it is, costs and brings, and perhaps what its cost lacks (5.8)."""
    cost = _cost(say, state, seat, say.cards.guild[name], told=lacks)
    return _with_facts(say, name, [cost])


def helper(say: Telling, name: Name) -> str:
    """A tool or an apprentice that is completed: what it is worth and does (4.5, 4.7)."""
    return _with_facts(say, name, [])


def _with_facts(say: Telling, name: Name, facts: list[str]) -> str:
    l10n, card = say.l10n, say.cards.guild[name]
    if card.value is not None:
        facts = [*facts, l10n("worth", coins=card.value)]
    return l10n("hand-card", card=say.card(name), type=say.type(card), facts=_facts(say, card, facts))


def _facts(say: Telling, card: GuildCard, facts: Sequence[str]) -> str:
    """The facts in one sentence, and what the card does in those of its own."""
    told = say.l10n.steps(facts)
    if not card.effects:
        return told
    return say.l10n.sentences([*([say.l10n("hint-line", action=told)] if facts else []), say.texts(card)])


def _lacks(say: Telling, state: State, seat: Seat, card: GuildCard) -> Iterator[str]:
    """Of what the workshop does not pay now: what it lacks with prices, or that refining is all."""
    found = lacking(say.cards, state.players[seat], card)
    if found.now:
        yield say.l10n(
            "hand-lacks", lacks=_priced(say, state, seat, found.later), ready="no" if found.later else "soon"
        )


def _cost(say: Telling, state: State, seat: Seat, card: GuildCard, *, told: bool) -> str:
    """Whether the workshop pays it now or from the next turn on; else what it lacks, and what that costs now (10.2),
    if that is to be told.

    Of what lacks all of its cost that is said once.
    """
    l10n, found = say.l10n, lacking(say.cards, state.players[seat], card)
    ready = "yes" if not found.now else "soon" if not found.later else "no"
    if ready == "no" and (not told or len(found.later) == len(card.cost)):
        ready = "all" if told else "alone"
    lacks = _priced(say, state, seat, found.later)
    return l10n("hand-cost", cost=say.icons(card.cost), ready=ready, lacks=lacks)


def _priced(say: Telling, state: State, seat: Seat, icons: tuple[Icon, ...]) -> str:
    """Each that is in hand, else the fewest coins for which it is for sale now (10.2)."""
    l10n = say.l10n
    held, bought = in_hand(icons, state.players[seat].hand)
    laid, bought = in_hand(bought, state.players[seat].market)
    priced = [l10n("hand-lack-held", icon=icon) for icon in _counted(say, held)]
    priced += [l10n("hand-lack-market", icon=icon) for icon in _counted(say, laid)]
    found = [*cheapest(bought, offers(state, say.cards, seat))]
    for icon, offer in found:
        said = say.icon(icon, lacks=True)
        where = "hand-lack" if offer is not None and offer.owner is not None else "hand-lack-row"
        if offer is not None:
            priced.append(l10n(where, icon=said, coins=offer.price))
    unsold = [icon for icon, offer in found if offer is None]
    priced += [l10n("hand-lack-unsold", icon=icon) for icon in _counted(say, unsold)]
    return l10n.listing(priced) if priced else ""


def _counted(say: Telling, icons: Iterable[Icon]) -> Iterator[str]:
    """Each once, with how many there are."""
    for icon, count in Counter(icons).items():
        alone = count == 1
        said = say.icon(icon, lacks=alone)
        yield said if alone else say.l10n("hand-lack-several", icon=said, count=count)


def _king(say: Telling, name: Name) -> str:
    """A completed King's Item of one's own (3.8)."""
    card = say.cards.guild[name]
    return say.l10n("hand-king", card=say.card(name), type=say.type(card), coins=card.full_value)
