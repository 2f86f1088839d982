"""What the workbench says: the dice, what can be made of them and was made, the benefits that are left."""

from collections.abc import Iterator

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.advice.making.offers import Offer, Proposal
from kingsforge_bot.games.kings_forge.advice.reach import is_hopeless, may_improve
from kingsforge_bot.games.kings_forge.rules.cards import CARD_OF, Side
from kingsforge_bot.games.kings_forge.rules.crafting import rolls_smithy_too
from kingsforge_bot.games.kings_forge.rules.state import Made, Player, State
from kingsforge_bot.games.kings_forge.screens.known.craftable import offers_of
from kingsforge_bot.games.kings_forge.screens.sign_words import bench_signs
from kingsforge_bot.games.kings_forge.screens.turn_panel.chances import thieves_line
from kingsforge_bot.games.kings_forge.screens.turn_panel.said import Said
from kingsforge_bot.games.kings_forge.screens.turn_panel.ways import best_line, spending
from kingsforge_bot.games.kings_forge.words.labels import held_label, uses_text
from kingsforge_bot.games.kings_forge.words.names import People, card_name, craft_card_name, dice_text, pool_text
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.types import TableView
from kingsforge_bot.ui.wording.names import names_of


def lines_before_roll(l10n: Localizer, look: TableView) -> Iterator[str]:
    """What will be rolled, the benefits, and that no roll helps where none does."""
    player = look.view.players[look.view.turn]
    pool = player.supply + player.smithy if rolls_smithy_too(player) else player.supply
    if pool.size or player.library:
        yield l10n("workbench-before-roll", dice=pool_text(l10n, pool, player.library))
    else:
        yield l10n("workbench-nothing-to-roll")
    yield _of_the_smithy(l10n, player)
    yield _benefits(l10n, player)
    if is_hopeless(look.view):
        yield l10n("workbench-hopeless")
    else:
        yield from bench_signs(l10n, look.view, ())


def lines_after_roll(l10n: Localizer, look: TableView, said: Said, *, footer: bool) -> Iterator[str]:
    """Dice, items to make and made; that dice are left at the end. `footer`: below it stands how likely thefts are."""
    player = look.view.players[look.view.turn]
    if said.lines:
        yield from _dice_lines(l10n, player, rolled=said.rolled)
    yield from _item_lines(l10n, look, said)
    if player.made and said.lines:
        yield _made_line(l10n, player)
    if player.made and not footer and not said.menu:
        yield thieves_line(l10n, look)
    if player.hand and said.lines and said.rules:
        yield l10n("workbench-end-leaves")


def _of_the_smithy(l10n: Localizer, player: Player) -> str:
    """Which of the dice are rolled that would else wait for the next round (7.8)."""
    if not (player.smithy and rolls_smithy_too(player)):
        return ""
    card = card_name(l10n, CARD_OF[Side.ASTROLOGER_BOTTOM])
    return l10n("workbench-rolls-too", dice=pool_text(l10n, player.smithy), card=card)


def _dice_lines(l10n: Localizer, player: Player, *, rolled: bool) -> Iterator[str]:
    """The dice, but for those that were just rolled, which is told above; the benefits that are left."""
    if not player.hand:
        yield l10n("workbench-hand-empty")
    elif not rolled:
        yield l10n("workbench-hand", dice=dice_text(l10n, player.hand))
    yield _benefits(l10n, player)


def _item_lines(l10n: Localizer, look: TableView, said: Said) -> Iterator[str]:
    """What can be made, and what is best of it. Where much is said, only what benefits are used up: items stand on the
    buttons, their dice in the picture.
    """
    offers = offers_of(look.view)
    if not offers:
        held = look.view.players[look.view.turn].held
        yield l10n("workbench-nothing-possible-yet" if may_improve(held) else "workbench-nothing-possible")
        yield best_line(l10n, look)
        return
    spent = [] if said.menu else spending(l10n, look, alone=not said.lines)
    if said.lines:
        yield from _offer_lines(l10n, look, offers)
    yield from spent
    yield best_line(l10n, look)
    if said.rules and (said.lines or not spent):
        # Beside what a full workbench says of benefits there is no room for it on a phone.
        yield l10n("workbench-rows")
        yield from bench_signs(l10n, look.view, offers)


def _made_line(l10n: Localizer, player: Player) -> str:
    """What was made this round."""
    named = (
        l10n("workbench-made-item", item=craft_card_name(l10n, one.card.item), dice=dice_text(l10n, one.dice))
        for one in player.made
    )
    return l10n("workbench-made", items=l10n.listing(named))


def _offer_lines(l10n: Localizer, look: TableView, offers: tuple[Offer, ...]) -> list[str]:
    crafts = [offer for offer in offers if offer.seat is None]
    steals = [offer for offer in offers if offer.seat is not None]
    people = People(l10n, names_of(l10n, look.table))
    lines = [f"**{l10n('workbench-craft-title')}**"] if crafts else []
    lines += [
        l10n("workbench-craft-line", item=craft_card_name(l10n, offer.item), boxes=_set(l10n, offer.cheapest))
        for offer in crafts
    ]
    lines += [f"**{l10n('workbench-steal-title')}**"] if steals else []
    for offer in steals:
        assert offer.seat is not None
        theirs = _made(look.view, offer.seat, offer.item)
        stolen = l10n(
            "workbench-steal-line",
            item=craft_card_name(l10n, offer.item),
            who=people.named(offer.seat),
            mine=" ".join(str(one.value) for one in offer.cheapest.dice),
            theirs=" ".join(str(one.value) for one in theirs.dice),
        )
        lines.append(l10n("workbench-craft-line", item=stolen, boxes=_set(l10n, offer.cheapest)))
    return lines


def _set(l10n: Localizer, proposal: Proposal) -> str:
    text = dice_text(l10n, proposal.dice)
    return l10n("workbench-dice-after", dice=text, steps=uses_text(l10n, proposal.uses)) if proposal.uses else text


def _made(state: State, seat: Seat, item: str) -> Made:
    return next(made for made in state.players[seat].made if made.card.item == item)


def _benefits(l10n: Localizer, player: Player) -> str:
    if not player.held:
        return ""
    return l10n("workbench-benefits", benefits=l10n.steps(held_label(l10n, held) for held in player.held))
