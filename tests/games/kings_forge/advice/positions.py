"""Small craft positions of all sorts for Hypothesis: made-up items, so that boxes and dice meet often."""

from hypothesis import strategies as st

from kingsforge_bot.core.seat import Seat
from kingsforge_bot.games.kings_forge.rules.benefits import CHANGES, Held, Source
from kingsforge_bot.games.kings_forge.rules.craft_cards import CraftCard, Item
from kingsforge_bot.games.kings_forge.rules.dice import Kind, Pool, die, sort_dice
from kingsforge_bot.games.kings_forge.rules.meta import ALL_DICE, Edition
from kingsforge_bot.games.kings_forge.rules.state import Made, Phase, Player, State

_TOKENS = (Source.TOKEN_PLUS, Source.TOKEN_SIX)
_CARDS = tuple(source for source in CHANGES if source not in _TOKENS)
_COLOURS = (Kind.METAL, Kind.WOOD, Kind.GEM)


@st.composite
def held_benefits(draw: st.DrawFn, most: int) -> tuple[Held, ...]:
    """Each card once, each token up to twice, perhaps a Workshop copy."""
    found = [Held(source) for source in draw(st.lists(st.sampled_from(_CARDS), unique=True, max_size=most))]
    for token in _TOKENS:
        found += [Held(token)] * draw(st.sampled_from((0, 0, 1, 2)))
    if draw(st.booleans()):
        found.append(Held(Source.WORKSHOP_TOP, like=draw(st.sampled_from(_CARDS))))
    return tuple(draw(st.permutations(found))[:most])


@st.composite
def positions(draw: st.DrawFn, *, dice: int = 5, benefits: int = 4) -> State:
    """A craft turn after its roll, of seat 0, 1 or 2 of three; values above 6 are bonuses used before."""
    kinds = st.sampled_from(_COLOURS)
    values = st.sampled_from((1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7))
    hand = [die(draw(kinds), draw(values)) for _ in range(draw(st.integers(1, dice)))]
    for _ in range(draw(st.sampled_from((0, 0, 0, 1, 2)))):
        hand[-1:] = []
        hand.insert(0, die(Kind.LIBRARY, draw(values)))
    boxes = st.lists(st.builds(die, kinds, st.integers(1, 6)), min_size=1, max_size=4).map(tuple)
    cards = [CraftCard(Item(f"item-{rank}"), rank, draw(boxes)) for rank in range(1, 5)]
    edition = draw(st.sampled_from(Edition))
    extra = st.sampled_from((0, 0, 0, 1, 2))
    top = 6 if edition is Edition.SECOND else 9
    made = [
        Made(card, tuple([die(box.kind, max(box.value, min(top, box.value + draw(extra)))) for box in card.boxes]))
        for card in cards[2:]
    ]
    turn = draw(st.integers(0, 2))
    players = [Player(supply=draw(st.sampled_from((Pool.of(""), Pool.of("MMMMWWWWGGGG"))))) for _ in range(3)]
    held = draw(held_benefits(benefits))
    players[turn] = Player(hand=sort_dice(hand), held=held)
    for index, one in enumerate(made):
        other = (turn + 1 + index) % 3
        players[other] = Player(supply=players[other].supply, made=(one,))
    return State(
        round=1,
        phase=Phase.CRAFT,
        anvil=Seat(draw(st.integers(0, 2))),
        turn=Seat(turn),
        players=tuple(players),
        stock=ALL_DICE,
        face_up=(),
        deck=(),
        display=tuple(cards[:2]),
        queue=(),
        edition=edition,
    )
