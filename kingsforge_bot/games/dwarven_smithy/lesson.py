"""The play that players are shown: two turns of their own against a bot, and the last one, shortly before the end.

The mine holds three cards (7.1), so that all of it fits ten steps.
"""

from typing import Final

from kingsforge_bot.tutorial.lesson import Answer, Move, Script, Step

PLAYER: Final = 0
BOT: Final = 1


def _player(do: str) -> Move:
    return Move(PLAYER, do)


def _bot(do: str) -> Move:
    return Move(BOT, do)


def _tries(name: str, do: str, *, said: bool = False) -> Answer:
    """What does not go on: forbidden, or not the best.

    An answer is called as the game's own menus call it; `said`: by words of its own, where those would be too long.
    """
    return Answer(name, _player(do), said=said)


def _goes_on(name: str, do: str, *then: Move, said: bool = False) -> Answer:
    return Answer(name, _player(do), right=True, then=then, said=said)


_POSITION: Final = b"""{
  "mode": "starter",
  "players": [
    {
      "coins": 15,
      "hand": ["emberjaw-maul", "belt-knife", "silver", "gold"],
      "market": ["gold", "silver-ladle"],
      "workshop": ["raw-iron", "raw-mithril", "thunder"]
    },
    {
      "coins": 15,
      "hand": ["iron", "cart-axles", "potlid-shield"],
      "market": ["gold"],
      "workshop": ["door-hinges", "raw-iron"]
    }
  ],
  "guild": ["kettle-helm", "tavern-bell", "long-tongs", "ring-shirt", "gem-vice", "kilnface"],
  "mine": ["iron", "silver", "gold"]
}"""

_FIRST_TURN: Final = (
    Step(
        "goal",
        ("rule-7-6", "rule-2-1"),
        (Answer("price"), Answer("worth", right=True), Answer("cost")),
        shows=("hand",),
    ),
    Step(
        "areas",
        ("rule-5-8", "rule-3-7"),
        (Answer("hand"), Answer("market"), Answer("workshop", right=True)),
        shows=("market.0", "workshop.0"),
    ),
    Step(
        "play",
        ("rule-5-2", "rule-3-4"),
        (
            _tries("refused", "craft emberjaw-maul with iron gold thunder", said=True),
            _goes_on("workshop", "play emberjaw-maul to workshop", said=True),
            _tries("market", "play emberjaw-maul to market", said=True),
        ),
        shows=("hand",),
    ),
    Step(
        "refine",
        ("rule-4-2", "rule-2-3"),
        (
            _goes_on("workshop", "play silver to workshop", _player("play belt-knife to workshop")),
            _tries("market", "play silver to market"),
            _tries("refused", "craft emberjaw-maul with iron thunder", said=True),
        ),
        shows=("workshop.0",),
    ),
    Step(
        "market",
        ("rule-5-5", "rule-5-7"),
        (
            _tries("discard", "discard silver-ladle"),
            _tries("refused", "sell raw-mithril"),
            _goes_on("gold", "sell gold"),
        ),
        shows=("market.0",),
    ),
    Step(
        "draw",
        ("rule-6-1", "rule-7-1"),
        (
            Answer("later"),
            _goes_on(
                "mine",
                "draw mine",
                _player("draw guild"),
                _player("end"),
                _bot("buy silver-ladle from seat 0 to workshop"),
                _bot("draw mine"),
                _bot("end"),
                said=True,
            ),
            _tries("end", "end"),
        ),
        shows=("row",),
    ),
)
_SECOND_TURN: Final = (
    Step(
        "buy",
        ("rule-5-7", "rule-5-6"),
        (
            _tries("warehouse", "buy warehouse 1", said=True),
            _tries("market", "buy gold from seat 1 to market", said=True),
            _goes_on("workshop", "buy gold from seat 1 to workshop", said=True),
        ),
        shows=("market.1", "row"),
    ),
    Step(
        "craft",
        ("rule-5-8", "rule-4-3"),
        (
            _goes_on(
                "right",
                "craft emberjaw-maul with iron gold thunder",
                _player("craft belt-knife with silver"),
                said=True,
            ),
            _tries("refused", "craft emberjaw-maul with iron silver thunder", said=True),
            _tries("end", "end"),
        ),
        shows=("workshop.0",),
    ),
    Step(
        "limits",
        ("rule-3-1", "rule-3-2"),
        (
            _tries("refused", "play gold to workshop"),
            _tries("discard", "discard kettle-helm"),
            _goes_on(
                "market",
                "play gold to market",
                _player("end"),
                _bot("buy raw-gold from seat 0 to workshop"),
                _bot("draw mine"),
                _bot("end"),
            ),
        ),
        shows=("workshop.0",),
    ),
)
_LAST_TURN: Final = (
    Step(
        "last",
        ("rule-5-3", "rule-7-4"),
        (
            _goes_on("market", "move mithril to market", _player("end")),
            _tries("refused", "draw guild", said=True),
            _tries("end", "end"),
        ),
        shows=("workshop.0",),
    ),
)

SCRIPT: Final = Script(_POSITION, (*_FIRST_TURN, *_SECOND_TURN, *_LAST_TURN), ends=("market.0",))
