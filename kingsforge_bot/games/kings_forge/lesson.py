"""The play that players are shown: a round for two, from the first claim over a steal to their own choice.

They have more dice than a game begins with (1.2), so that there is something to craft and to steal.
"""

from typing import Final

from kingsforge_bot.tutorial.lesson import Answer, Move, Script, Step

PLAYER: Final = 0
BOT: Final = 1
MOMENT: Final = "moment"
"""The part that shows the greatest item of what happened, large, in place of the board."""


def _player(do: str, *luck: int) -> Move:
    return Move(PLAYER, do, luck)


def _bot(do: str, *luck: int) -> Move:
    return Move(BOT, do, luck)


_DEAL: Final = (0, 1, 8, 9, 4, 5, 6, 7, 2, 3, 10)
_POSITION: Final = b"""{
  "round": 1,
  "anvil": 1,
  "players": [{"supply": "MMMMMMMWW"}, {"supply": "MMMMMM"}],
  "face_up": ["dragon-lair", "north-mine", "mill", "shrine"],
  "deck": ["west-forest", "peddler", "library", "jeweler", "south-mine", "east-forest", "tavern"],
  "display": ["shield", "table", "axe"],
  "queue": ["bracelet", "giant-club", "necklace", "swift-sword", "ice-sword", "crown"]
}"""

_GATHER: Final = (
    Step(
        "goal",
        ("rule-5-4",),
        (Answer("shield"), Answer("table", right=True), Answer("axe")),
        shows=("display",),
    ),
    Step(
        "board",
        ("rule-1-2",),
        (Answer("smithy"), Answer("supply", right=True, then=(_bot("gather dragon-lair.top"),)), Answer("stock")),
        shows=("stock", "player.0"),
    ),
    Step(
        "claim",
        ("rule-2-1", "rule-2-2"),
        (
            Answer("mill", _player("gather mill.top paying MM"), said=True),
            Answer(
                "mine",
                _player("gather north-mine.top paying MM"),
                right=True,
                then=(_bot("gather mill.top paying MM"),),
                said=True,
            ),
        ),
        shows=("gather",),
    ),
    Step(
        "bonus",
        ("rule-2-3", "rule-4-4"),
        (
            Answer("wood", _player("gather west-forest.bottom paying W"), said=True),
            Answer(
                "metal",
                _player("gather west-forest.bottom paying M"),
                right=True,
                then=(_bot("gather peddler.top"),),
                said=True,
            ),
        ),
        shows=("gather.0", "player.0"),
    ),
    Step(
        "dock",
        ("rule-2-4", "rule-6"),
        (
            Answer(
                "wood",
                _player("dock wood.1 discarding jeweler paying M"),
                right=True,
                then=(_bot("gather east-forest.bottom paying M"),),
                said=True,
            ),
            Answer("gem", _player("dock gem.1 discarding jeweler paying MMM"), said=True),
        ),
        shows=("docks", "gather.0", "player.0"),
    ),
    Step(
        "pass",
        ("rule-2-6",),
        (
            Answer("metal", _player("pass taking metal")),
            Answer(
                "token",
                _player("pass taking token"),
                right=True,
                then=(
                    _bot("pass"),
                    _bot("roll", 4, 4, 2),
                    _bot("use east-forest.bottom on M4 M4 M2"),
                    _bot("craft shield with M5 M5"),
                    _bot("end"),
                ),
            ),
            Answer("claim", _player("gather south-mine.top paying MM")),
        ),
        shows=("display", "player.0"),
    ),
)
_CRAFT: Final = (
    Step(
        "roll",
        ("rule-3-1",),
        (
            Answer("refused", _player("craft table with W3 W4")),
            Answer("roll", _player("roll", 5, 4, 2, 1, 4), right=True),
        ),
        shows=("player",),
    ),
    Step(
        "use",
        ("rule-3-2", "rule-4-1"),
        (
            Answer("low", _player("craft table with W1 W4")),
            Answer("metal", _player("use west-forest.bottom on M4"), said=True),
            Answer("wood", _player("use west-forest.bottom on W1"), right=True, said=True),
        ),
        shows=("display", "player.0"),
    ),
    Step(
        "craft",
        ("rule-3-3",),
        (
            Answer("table", _player("craft table with W3 W4"), right=True),
            Answer("axe", _player("craft axe with M5 W3 W4")),
            Answer("end", _player("end", *_DEAL)),
        ),
        shows=("display", "player.0"),
    ),
    Step(
        "token",
        ("rule-3-4",),
        (
            Answer("one", _player("use token-plus on M4"), said=True),
            Answer("both", _player("use token-plus on M5 M4"), right=True, said=True),
        ),
        shows=("player",),
    ),
    Step(
        "steal",
        ("rule-3-4",),
        (
            Answer("low", _player("steal shield with M2 M6 from 1"), said=True),
            Answer("shield", _player("steal shield with M6 M5 from 1"), right=True, said=True),
            Answer("end", _player("end", *_DEAL)),
        ),
        shows=("player",),
    ),
)
_AFTER: Final = (
    Step(
        "cleanup",
        ("rule-5-1", "rule-5-2"),
        (
            Answer("mine"),
            Answer("dock", right=True, then=(_player("end", *_DEAL),)),
            Answer("item"),
        ),
        shows=("player.0",),
    ),
    Step(
        "choice",
        ("rule-5-3",),
        (
            Answer(
                "grow",
                _player("gather south-mine.top paying MM"),
                right=True,
                then=(_bot("gather east-forest.bottom paying M"),),
                said=True,
            ),
            Answer(
                "forge",
                _player("gather east-forest.bottom paying M"),
                right=True,
                then=(_bot("gather south-mine.top paying MM"),),
                said=True,
            ),
        ),
        shows=("gather.1", "gather.2"),
    ),
)

SCRIPT: Final = Script(_POSITION, (*_GATHER, *_CRAFT, *_AFTER), ends=(MOMENT,))
