"""Positions that are put into words."""

from functools import lru_cache
from itertools import islice

import msgspec

from kingsforge_bot.devtools.luck import Thrown
from kingsforge_bot.games.kings_forge.card_data import craft_card_entries, kings_forge
from kingsforge_bot.games.kings_forge.rules.actions import Craft, Roll, Steal
from kingsforge_bot.games.kings_forge.rules.state import Phase, State

GAME = kings_forge()


HOSTILE = ["*" * 40, "_" * 40, "@everyone" * 9, "`\n" * 40]


POSITION = (
    b'{"round":3,"players":[{"supply":"MMMMM","smithy":"WG","library":1,'
    b'"claims":[{"side":"mill.bottom","paid":["G","M","M","M"]},{"side":"library.bottom","paid":["W","M","M"]}],'
    b'"held":[{"source":"token-six"}],"items":["anvil"]},'
    b'{"supply":"MMW","visits":[{"space":"gem.1","discarded":"peddler","paid":"MMM"}],"passed":true}],'
    b'"face_up":["north-mine","workshop","shrine",null],"deck":[],"cemetery":4,"edition":"second",'
    b'"display":["table","axe","crown"],"queue":["sword-of-destiny"]}'
)


@lru_cache
def random_states(seed: int, seats: int) -> tuple[State, ...]:
    """The first 250 positions of a play that crafts and steals whenever it can."""
    luck = Thrown(seed)
    state = GAME.setup(seats, {}, luck).state
    states = [state]
    while state.phase is not Phase.OVER and len(states) < 250:
        actions = list(islice(GAME.legal_actions(state, state.turn), 60))
        making = [action for action in actions if isinstance(action, Craft | Steal | Roll)]
        state = GAME.apply(state, state.turn, luck.draw(making or actions, 1)[0], luck).state
        states.append(state)
    return tuple(states)


def crowded() -> State:
    """Four players in their craft phase, 40 dice rolled, everything claimed and docked, three items each."""
    cards = sorted((entry.card for entry in craft_card_entries()), key=lambda card: -len(card.boxes))
    names = [str(card.item) for card in cards]
    claims = ["mill.bottom", "shrine.bottom", "bazaar.bottom", "jeweler.top"]
    paid = [list("GMMM"), list("MMMMMMM"), list("MMMMM"), list("MMMM")]
    spaces = ["magic.2", "magic.1", "gem.2", "gem.1"]
    down = ["library", "peddler", "garden", "tavern"]
    costs = ["WWWWW", "MMMM", "MMMM", "MMM"]
    players: list[dict[str, object]] = [
        {
            "smithy": "W" if seat else "",
            "claims": [{"side": claims[seat], "paid": paid[seat]}],
            "visits": [{"space": spaces[seat], "discarded": down[seat], "paid": costs[seat]}],
            "held": [{"source": "token-plus"}] if seat < 2 else [{"source": "token-six"}],
            "items": names[seat * 3 : seat * 3 + 3],
        }
        for seat in range(4)
    ]
    players[0]["hand"] = ["M6"] * 10 + ["W5"] * 12 + ["G4"] * 9 + ["B3"] * 9
    position = {
        "players": players,
        "phase": "craft",
        "turn": 0,
        "face_up": [None, None, None, None],
        "deck": ["caravan", "alchemist", "dragon-lair"],
        "display": names[12:13],
        "queue": [],
    }
    return GAME.load(msgspec.json.encode(position))
