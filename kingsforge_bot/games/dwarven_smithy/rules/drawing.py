"""Phase 4: cards drawn and seen one by one (section 6), and the mine that never ends (8.7)."""

from kingsforge_bot.games.dwarven_smithy.rules.areas import has_room, limit
from kingsforge_bot.games.dwarven_smithy.rules.cards import CardSet
from kingsforge_bot.games.dwarven_smithy.rules.draft import Draft
from kingsforge_bot.games.dwarven_smithy.rules.effects import Limited
from kingsforge_bot.games.dwarven_smithy.rules.events import Drew, MineRenewed
from kingsforge_bot.games.dwarven_smithy.rules.meta import DRAWS
from kingsforge_bot.games.dwarven_smithy.rules.reasons import Reason, refuse
from kingsforge_bot.games.dwarven_smithy.rules.state import Deck, Phase, State
from kingsforge_bot.games.dwarven_smithy.rules.turns import end_turn, is_last_turn, trigger


def decks_to_draw(table: State | Draft, cards: CardSet) -> tuple[Deck, ...]:
    """Of which decks the seat on turn may draw now."""
    full = not has_room(cards, table.players[table.turn], Limited.HAND)
    if full or table.drawn >= DRAWS or is_last_turn(table):
        return ()
    return tuple([deck for deck in Deck if not is_empty(table, deck)])


def draws_allowed(table: State | Draft, cards: CardSet) -> int:
    """How many cards the seat on turn may yet draw, if the decks hold so many (6.1)."""
    player = table.players[table.turn]
    room = limit(cards, player, Limited.HAND) - len(player.hand)
    return 0 if is_last_turn(table) else max(0, min(DRAWS - table.drawn, room))


def draws_left(table: State | Draft, cards: CardSet, deck: Deck) -> int:
    """How many of them there one after the other, but for the deck's last one (7.1, 8.7)."""
    if deck not in decks_to_draw(table, cards):
        return 0
    left = len(table.guild if deck is Deck.GUILD else table.mine) - 1
    return min(draws_allowed(table, cards), left)


def is_empty(table: State | Draft, deck: Deck) -> bool:
    """Whether there is nothing to draw there (6.4); an endless mine is renewed first (8.7)."""
    if deck is Deck.GUILD:
        return not table.guild
    return not table.mine and not (table.endless and (table.mine_discard or table.row))


def draw(draft: Draft, deck: Deck) -> None:
    """Rule 6.1; after the last draw that is possible the turn ends by itself (6.3)."""
    player = draft.active
    if is_last_turn(draft):
        raise refuse(Reason.NO_DRAWING_IN_LAST_TURN)
    if draft.drawn >= DRAWS:
        raise refuse(Reason.DRAWN_ENOUGH, most=DRAWS)
    if not has_room(draft.cards, player, Limited.HAND):
        raise refuse(Reason.HAND_FULL, limit=limit(draft.cards, player, Limited.HAND))
    if is_empty(draft, deck):
        raise refuse(Reason.DECK_EMPTY, deck=deck.value)
    if deck is Deck.GUILD:
        card, draft.guild = draft.guild[0], draft.guild[1:]
    else:
        if not draft.mine:
            _renew(draft)
        card, draft.mine = draft.mine[0], draft.mine[1:]
    player.hand.append(card)
    draft.drawn, draft.phase, draft.stirred = draft.drawn + 1, Phase.DRAW, True
    draft.events.append(Drew(draft.turn, deck, card))
    _last_card(draft, deck)
    if not decks_to_draw(draft, draft.cards):
        end_turn(draft)


def _last_card(draft: Draft, deck: Deck) -> None:
    """Rules 7.1, 8.7."""
    if deck is Deck.GUILD:
        if not draft.guild:
            trigger(draft, deck)
    elif not draft.mine:
        if not draft.endless:
            trigger(draft, deck)
        elif draft.mine_discard or draft.row:
            _renew(draft)


def _renew(draft: Draft) -> None:
    draft.mine = draft.chance.shuffle((*draft.mine_discard, *draft.row))
    draft.mine_discard, draft.row = (), []
    draft.events.append(MineRenewed(len(draft.mine)))
