"""One player's side of the table in words."""

from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.state import Phase, Player, State
from kingsforge_bot.games.kings_forge.words.fitting import Part
from kingsforge_bot.games.kings_forge.words.words import (
    People,
    card_name,
    claim_paid_text,
    craft_card_name,
    dice_text,
    held_name,
    pool_text,
    side_name,
)
from kingsforge_bot.i18n.speech import Voice


def player_parts(people: People, view: State, seat: int) -> list[Part]:
    """Name, dice, and what lies before the player; what is empty is left out."""
    voice, player = people.voice, view.players[seat]
    parts = [Part(_name(people, view, seat)), Part(_dice(voice, player))]
    if player.made:
        parts.append(_made(voice, player))
    if player.items:
        parts.append(_items(voice, player))
    if player.held:
        names = voice.listing(held_name(voice, held) for held in player.held)
        parts.append(Part(voice("board-held", held=names), "part-held", ((75, ""),)))
    if player.claims:
        parts.append(_claims(voice, player))
    if player.visits:
        parts.append(_visits(voice, player))
    return parts


def ranked(voice: Voice, card: CraftCard) -> str:
    """`Crown #46`."""
    return voice("item-ranked", item=craft_card_name(voice, card.item), rank=str(card.rank))


def _name(people: People, view: State, seat: int) -> str:
    voice, who = people.voice, people.named(seat)
    first = seat == view.anvil
    passed = view.players[seat].passed and view.phase is Phase.GATHER
    if first and passed:
        return voice("board-player-first-passed", who=who)
    if first:
        return voice("board-player-first", who=who)
    return voice("board-player-passed", who=who) if passed else voice("board-player", who=who)


def _dice(voice: Voice, player: Player) -> str:
    supply, smithy = pool_text(voice, player.supply), pool_text(voice, player.smithy)
    rows = [voice("board-dice", supply=supply, smithy=smithy)]
    if player.library:
        rows.append(voice("board-library", count=player.library))
    if player.hand is not None:
        rows.append(voice("board-hand", dice=dice_text(voice, player.hand)))
    return "\n".join(rows)


def _made(voice: Voice, player: Player) -> Part:
    full = [
        voice("board-made-item", item=craft_card_name(voice, made.card.item), dice=dice_text(voice, made.dice))
        for made in player.made
    ]
    names = [craft_card_name(voice, made.card.item) for made in player.made]
    text = voice("board-made", items=voice.steps(full))
    return Part(text, "part-made", ((70, voice("board-made", items=voice.listing(names))),))


def _items(voice: Voice, player: Player) -> Part:
    count = len(player.items)
    full = voice("board-items", count=count, items=voice.listing(ranked(voice, card) for card in player.items))
    return Part(full, "part-items", ((65, voice("board-items-number", count=count)),))


def _claims(voice: Voice, player: Player) -> Part:
    sides = [side_name(voice, claim.side, claim.copying) for claim in player.claims]
    full = [
        voice("board-claim", side=side, paid=claim_paid_text(voice, claim.side, claim.copying, claim.paid))
        if claim.paid
        else voice("board-claim-free", side=side)
        for side, claim in zip(sides, player.claims, strict=True)
    ]
    short = voice("board-claims", claims=voice.steps(sides))
    number = voice("board-claims-number", count=len(sides))
    return Part(voice("board-claims", claims=voice.steps(full)), "part-claims", ((40, short), (68, number)))


def _visits(voice: Voice, player: Player) -> Part:
    full: list[str] = []
    short: list[str] = []
    for visit in player.visits:
        dock, _, number = visit.space.value.partition(".")
        space = voice("board-space", dock=dock, number=number)
        paid, card = pool_text(voice, visit.paid), card_name(voice, visit.discarded)
        full.append(voice("board-visit", space=space, paid=paid, card=card))
        short.append(space)
    text = voice("board-visits", visits=voice.steps(full))
    return Part(text, "part-visits", ((30, voice("board-visits", visits=voice.steps(short))), (67, "")))
