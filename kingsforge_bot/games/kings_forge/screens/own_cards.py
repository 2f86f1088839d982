"""A server's own craft cards on managers' screens: what a form asks, what is kept, what a card looks like."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.wanted import StillWanted
from kingsforge_bot.games.kings_forge.advice.likeness import nearest, proposed_rank
from kingsforge_bot.games.kings_forge.rules import own_cards
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.game import KingsForge
from kingsforge_bot.games.kings_forge.rules.own_cards import Fault, OwnCard, OwnCardRefused
from kingsforge_bot.games.kings_forge.words.names import craft_card_choice, craft_card_name
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.service.table.names import folded
from kingsforge_bot.ui.game.drawing import Drawing
from kingsforge_bot.ui.game.own_cards import OwnCards
from kingsforge_bot.ui.message import Field, Option

_NAME, _BOXES, _RANK = "name", "boxes", "rank"
_BOXES_LONG: Final = 30
"""Characters; six boxes with spaces take 17."""


def own_cards_of(game: KingsForge) -> OwnCards:
    """With the printed cards of that game, beside which they are judged."""
    return OwnCards(
        option=own_cards.OPTION,
        cards=_cards,
        fields=_fields,
        kept=partial(_kept, game),
        without=_without,
        looks=partial(_looks, game),
        drawn=partial(_drawn, game),
        named=_named,
        about=partial(_about, game),
        picture=partial(_picture, game),
    )


def _one(cards: Sequence[OwnCard], named: str) -> OwnCard:
    """Raises KeyError."""
    for one in cards:
        if one.card.item == named:
            return one
    raise KeyError(named)


def _boxes(card: CraftCard) -> str:
    return " ".join(box.text for box in card.boxes)


def _cards(l10n: Localizer, text: str) -> Sequence[Option]:
    return [
        Option(l10n("own-card-line", name=one.name, rank=one.rank, boxes=_boxes(one.card)), one.card.item)
        for one in own_cards.parse(text)
    ]


def _fields(l10n: Localizer, text: str, named: str) -> Sequence[Field]:
    before = _one(own_cards.parse(text), named) if named else None
    name, boxes, rank = ("", "", "") if before is None else (before.name, _boxes(before.card), str(before.rank))
    return (
        Field(_NAME, l10n("own-card-field-name"), name, own_cards.LONGEST_NAME),
        Field(_BOXES, l10n("own-card-field-boxes"), boxes, _BOXES_LONG),
        Field(_RANK, l10n("own-card-field-rank"), rank, 3, required=False),
    )


def _kept(game: KingsForge, text: str, named: str, said: Mapping[str, str]) -> tuple[str, str]:
    cards = own_cards.parse(text)
    before = _one(cards, named) if named else None
    others = [one for one in cards if one != before]
    if len(others) >= own_cards.MOST_CARDS:
        raise OwnCardRefused(Fault.TOO_MANY, most=own_cards.MOST_CARDS)
    name, boxes = own_cards.clean_name(said.get(_NAME, "")), own_cards.read_boxes(said.get(_BOXES, ""))
    taken = {*(one.rank for one in game.craft_cards), *(one.rank for one in others)}
    rank = _rank(said.get(_RANK, ""), proposed_rank(boxes, game.craft_cards, taken))
    drawn = nearest(boxes, game.craft_cards)[0].rank if before is None else before.drawn
    return _with(game, others, OwnCard(name, drawn, rank, boxes))


def _rank(said: str, proposed: int) -> int:
    digits = said.strip()
    if not digits:
        return proposed
    if not (digits.isascii() and digits.isdecimal() and len(digits) <= 3):
        raise OwnCardRefused(Fault.RANK, most=own_cards.HIGHEST_RANK)
    return int(digits)


def _with(game: KingsForge, others: Sequence[OwnCard], one: OwnCard) -> tuple[str, str]:
    item = one.card.item
    own_cards.check_beside(one, others, game.craft_cards)
    return own_cards.write([*others, one]), item


def _without(text: str, named: str) -> str:
    cards = own_cards.parse(text)
    gone = _one(cards, named)
    return own_cards.write([one for one in cards if one is not gone])


def _looks(game: KingsForge, l10n: Localizer) -> Sequence[Option]:
    return [Option(craft_card_choice(l10n, card.item), str(card.rank)) for card in game.craft_cards]


def _drawn(game: KingsForge, text: str, named: str, look: str) -> tuple[str, str]:
    cards = own_cards.parse(text)
    before = _one(cards, named)
    known = {str(card.rank): card.rank for card in game.craft_cards}
    return _with(game, [one for one in cards if one is not before], replace(before, drawn=known[look]))


def _named(text: str, said: str) -> str | None:
    wanted = folded(" ".join(said.split()))
    cards = own_cards.parse(text)
    return next((one.card.item for one in cards if wanted in (folded(one.name), folded(one.card.item))), None)


def _about(game: KingsForge, l10n: Localizer, text: str, named: str) -> str:
    one = _one(own_cards.parse(text), named)
    likest = l10n.listing(craft_card_name(l10n, card.item) for card in nearest(one.boxes, game.craft_cards))
    item = craft_card_name(l10n, one.card.item)
    return l10n("own-card-about", name=item, rank=one.rank, boxes=_boxes(one.card), likest=likest)


def _picture(game: KingsForge, l10n: Localizer, text: str, named: str) -> Drawing | None:
    card = _one(own_cards.parse(text), named).card

    def draw(_: StillWanted) -> bytes:
        from kingsforge_bot.games.kings_forge.pictures.board import draw_card

        return draw_card(card)

    return Drawing(draw, "card.png", named, partial(_about, game, l10n, text, named))
