"""The whole public state in words, for phones, screen readers, and when there is no picture."""

from collections.abc import Sequence
from typing import Final, assert_never

from kingsforge_bot.games.kings_forge.rules.cards import SIDES_OF
from kingsforge_bot.games.kings_forge.rules.cleanup import places
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard
from kingsforge_bot.games.kings_forge.rules.docks import OFFERS, Space
from kingsforge_bot.games.kings_forge.rules.events import GameEnded
from kingsforge_bot.games.kings_forge.rules.gathering import used_spaces
from kingsforge_bot.games.kings_forge.rules.meta import Edition
from kingsforge_bot.games.kings_forge.rules.state import Phase, State, Undecided, WoodNow
from kingsforge_bot.games.kings_forge.words.effects import exchange_text
from kingsforge_bot.games.kings_forge.words.events import places_text
from kingsforge_bot.games.kings_forge.words.fitting import Part, fitted
from kingsforge_bot.games.kings_forge.words.labels import item_label
from kingsforge_bot.games.kings_forge.words.player_board import player_parts, ranked
from kingsforge_bot.games.kings_forge.words.words import (
    People,
    card_name,
    pool_text,
    side_name,
    source_name,
)
from kingsforge_bot.i18n.speech import Voice

TEXT_BOARD: Final = 1900
"""Discord's 2,000 characters, with headroom for a headline's table."""
ALT_TEXT: Final = 1024
_USED: Final = "–"


def text_board(voice: Voice, view: State, names: Sequence[str]) -> str:
    """All that is on the picture, at most 1,900 characters of markdown; `names` by seat, as Discord gives them."""
    return fitted(voice, _parts(People(voice, names), view), TEXT_BOARD)


def alt_text(voice: Voice, view: State, names: Sequence[str], heading: str) -> str:
    """The same without markdown below the table's name, at most 1,024 characters."""
    title = Part(voice("alt-title", table=heading))
    return fitted(voice, [title, *_parts(People(voice, names, markdown=False), view)], ALT_TEXT)


def _parts(people: People, view: State) -> list[Part]:
    parts = [*_situation(people, view)]
    for seat in range(len(view.players)):
        parts += player_parts(people, view, seat)
    parts += [_display(people, view), _queue(people, view)]
    if view.phase is Phase.GATHER:
        parts += [_face_up(people, view), _docks(people.voice, view)]
    return [*parts, _stock(people.voice, view), *_deck(people.voice, view)]


def _situation(people: People, view: State) -> list[Part]:
    voice, who = people.voice, people.named(view.turn)
    if view.phase is Phase.OVER:
        ranking = places_text(people, GameEnded(places(view)))
        return [Part(voice("board-over", round=view.round, places=ranking))]
    parts = [Part(voice("board-title", round=view.round, phase=view.phase.value, who=who))]
    match view.owed:
        case None:
            pass
        case Undecided(side=side, die=die):
            parts.append(Part(voice("board-owed-die", who=who, die=die.text, side=side_name(voice, side))))
        case WoodNow(source=source):
            parts.append(Part(voice("board-owed-wood", who=who, source=source_name(voice, source))))
        case _:
            assert_never(view.owed)
    if view.cemetery is not None:
        parts.append(Part(voice("board-purple", value=view.cemetery)))
    if view.edition is Edition.SECOND:
        parts.append(Part(voice("board-edition-second")))
    return parts


def _display(people: People, view: State) -> Part:
    voice = people.voice
    if not view.display:
        return Part(voice("board-display-empty"))
    rows = [item_label(voice, card) for card in view.display]
    return Part("\n".join([people.strong(voice("board-display")), *rows]))


def _queue(people: People, view: State) -> Part:
    voice = people.voice
    if not view.queue:
        return Part(voice("board-queue-empty"))
    full = voice("board-queue", items=voice.steps(item_label(voice, card) for card in view.queue))
    names = voice("board-queue", items=voice.listing(_ranked_all(voice, view.queue)))
    number = voice("board-queue-number", count=len(view.queue))
    return Part(full, "part-queue", ((20, names), (60, number)))


def _ranked_all(voice: Voice, cards: Sequence[CraftCard]) -> list[str]:
    return [ranked(voice, card) for card in cards]


def _face_up(people: People, view: State) -> Part:
    voice = people.voice
    cards = [card for card in view.face_up if card is not None]
    if not cards:
        return Part(voice("board-face-up-none"))
    rows = [people.strong(voice("board-face-up"))]
    for card in cards:
        top, bottom = (exchange_text(voice, side) for side in SIDES_OF[card])
        rows.append(voice("board-card", card=card_name(voice, card), top=top, bottom=bottom))
    short = voice("board-face-up-short", cards=voice.listing(card_name(voice, card) for card in cards))
    return Part("\n".join(rows), "part-cards", ((50, short),))


def _docks(voice: Voice, view: State) -> Part:
    used = used_spaces(view)
    prices = {space: _USED if space in used else str(OFFERS[space].cost) for space in Space}
    rows: list[str] = []
    for first, second in zip(*[iter(Space)] * 2, strict=True):
        dock = first.value.partition(".")[0]
        rows.append(voice("board-dock", dock=dock, first=prices[first], second=prices[second]))
    return Part(voice("board-docks", docks=voice.listing(rows)))


def _stock(voice: Voice, view: State) -> Part:
    text = voice("board-stock", dice=pool_text(voice, view.stock), library=view.library)
    return Part(text, "part-stock", ((90, ""),))


def _deck(voice: Voice, view: State) -> list[Part]:
    if view.phase is not Phase.GATHER:
        return []
    number = voice("board-deck-number", count=len(view.deck))
    if not view.deck:
        return [Part(number)]
    # 1.5: which cards are face down is known, their order is not.
    cards = voice.listing(sorted(card_name(voice, card) for card in view.deck))
    full = voice("board-deck", count=len(view.deck), cards=cards)
    return [Part(full, "part-deck", ((10, number), (80, "")))]
