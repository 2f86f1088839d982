"""The play that players are shown: a spring of their own beside a bot's village, then winter and what it all brings.

Both have a tile beside their home already (10), so that a tile of one's own can be used. Nobody bids in summer and
autumn, which are over at once.
"""

from typing import Final

from kingsforge_bot.tutorial.lesson import Answer, Move, Script, Step

PLAYER: Final = 0
BOT: Final = 1


def _player(do: str, luck: tuple[int, ...] = ()) -> Move:
    return Move(PLAYER, do, luck)


def _bot(do: str, luck: tuple[int, ...] = ()) -> Move:
    return Move(BOT, do, luck)


def _tries(name: str, do: str, luck: tuple[int, ...] = (), *, said: bool = False) -> Answer:
    """What does not go on: forbidden, or not the best.

    An answer is called as the game's own menus call it; `said`: by words of its own, where those would be too long or
    would begin alike.
    """
    return Answer(name, _player(do, luck), said=said)


def _goes_on(name: str, do: str, *then: Move, said: bool = False) -> Answer:
    return Answer(name, _player(do), right=True, then=then, said=said)


_POSITION: Final = b"""{
  "players": [
    {
      "workers": {"blue": 2, "red": 4, "yellow": 1},
      "village": [{"name": "home-1"}, {"name": "quarryman", "at": {"q": 1, "r": -1, "turned": 1}}],
      "hand": ["jeweller", "village-hall", "key-market"]
    },
    {
      "workers": {"blue": 2, "red": 4, "yellow": 1},
      "village": [{"name": "home-2"}, {"name": "miner", "at": {"r": -1}}],
      "hand": ["watermill", "windmill", "scribes"]
    }
  ],
  "offer": [
    {"name": "keywood", "lock": "red", "bids": [{"seat": 1, "colour": "red", "number": 1}]},
    {"name": "woodcutter"},
    {"name": "gold-mine"},
    {"name": "alehouse"},
    {"name": "workshop"},
    {"name": "stable"}
  ],
  "orders": [{"name": "order-1", "lock": "blue", "bids": [{"seat": 0, "colour": "blue", "number": 1}]}],
  "boats": [
    {"name": "keyflower", "workers": {"blue": 2, "red": 2, "yellow": 3}, "skills": {"saw": 1}},
    {"name": "sea-bastion", "workers": {"blue": 2, "red": 3, "yellow": 1}, "skills": {"pickaxe": 1, "anvil": 1}}
  ]
}"""
"""Each has placed one of eight workers."""


def _laid_out(workers: int, skills: int) -> tuple[int, ...]:
    """The first six tiles of a season, and for the boats every seventh worker of the bag, every ninth skill tile."""
    return (*range(6), *range(0, 7 * workers, 7), *range(0, 9 * skills, 9))


_SUMMER: Final = _laid_out(7 + 6, 1 + 2)
_AUTUMN: Final = _laid_out(3 + 6, 2 + 2)
_FIRST: Final = (0,)
"""The first worker of the bag."""
_AS_GIVEN: Final = (0, 1)
"""Winter tiles in the order of the seats that gave them."""

_TO_WINTER: Final = (
    _player("place woodcutter at 0,-1 turned 0"),
    _player("done"),
    _bot("place keywood at -1,0 turned 1"),
    _bot("done", _SUMMER),
    _player("pass"),
    _bot("pass"),
    _player("take keyflower", _AUTUMN),
    _bot("pass"),
    _player("pass"),
    _bot("take sea-bastion"),
    _bot("give watermill"),
)
_TO_THE_END: Final = (
    _player("bid village-hall with 1 red"),
    _bot("bid watermill with 1 red"),
    _player("pass"),
    _bot("pass"),
    _player("take keyflower"),
    _player("place keyflower at 0,1 turned 0"),
    _player("place village-hall at -1,1 turned 1"),
    _player("done"),
    _bot("place sea-bastion at -1,1 turned 1"),
    _bot("place watermill at 0,1 turned 5"),
    _bot("done"),
)

_BIDS: Final = (
    Step(
        "bid",
        ("rule-5-1", "rule-6-2"),
        (
            _tries("blue", "bid keywood with 1 blue", said=True),
            _tries("low", "bid keywood with 1 red", said=True),
            _goes_on("right", "bid keywood with 2 red", _bot("bid keywood with 2 red"), said=True),
        ),
        shows=("place.1", "place.2", "place.3", "screen"),
    ),
    Step(
        "outbid",
        ("rule-4-4", "rule-4-5"),
        (
            _tries("half", "bid woodcutter with 1 red moving 1", said=True),
            _goes_on("whole", "bid woodcutter with 2 red moving 1", _bot("use woodcutter with 1 red"), said=True),
            _tries("more", "bid keywood with 2 red", said=True),
        ),
        shows=("place.1", "place.2", "place.3"),
    ),
)
_USES: Final = (
    Step(
        "own",
        ("rule-7-1", "rule-7-5"),
        (
            _goes_on("quarryman", "use quarryman with 1 yellow", _bot("use home-1 with 1 yellow"), _bot("end")),
            _tries("bid", "bid quarryman with 1 yellow", said=True),
            _tries("keywood", "use keywood with 1 yellow"),
        ),
        shows=("village.0",),
    ),
    Step(
        "market",
        ("rule-7-2", "rule-7-5"),
        (
            _tries("few", "use woodcutter with 1 red", said=True),
            _tries("blue", "use woodcutter with 2 blue", said=True),
            _goes_on("right", "use woodcutter with 2 red", _bot("pass"), said=True),
        ),
        shows=("place.1", "place.2", "place.3"),
    ),
    Step(
        "home",
        ("rule-8-1", "rule-9-4"),
        (
            _tries("own", "use home-1 with 2 blue"),
            _goes_on("theirs", "use home-2 with 1 blue"),
            _tries("pass", "pass"),
        ),
        shows=("village.0",),
    ),
)
_WORK: Final = (
    Step(
        "move",
        ("rule-8-2", "rule-8-6"),
        (
            _tries("both", "move 2 stone from quarryman to home-1", said=True),
            _tries("upgrade", "upgrade home-1"),
            _goes_on("right", "move 1 stone from quarryman to home-1", said=True),
        ),
        shows=("village.0",),
    ),
    Step(
        "upgrade",
        ("rule-8-6", "rule-8-8"),
        (
            _goes_on("home", "upgrade home-1", _bot("pass")),
            _tries("quarryman", "upgrade quarryman"),
            _tries("end", "end"),
        ),
        shows=("village.0",),
    ),
)
_ENDS: Final = (
    Step(
        "pass",
        ("rule-4-2", "rule-9-2"),
        (
            _tries("bid", "bid woodcutter with 1 blue", said=True),
            _tries("use", "use alehouse with 1 blue", _FIRST),
            _goes_on("pass", "pass"),
        ),
        shows=("place.1", "place.2", "place.4", "seats"),
    ),
    Step(
        "boat",
        ("rule-9-3", "rule-10-5"),
        (
            _tries("keyflower", "take keyflower"),
            _tries("done", "done", said=True),
            _goes_on("bastion", "take sea-bastion", *_TO_WINTER),
        ),
        shows=("boats",),
    ),
    Step(
        "winter",
        ("rule-3-4", "rule-12-4"),
        (
            Answer("none"),
            _tries("jeweller", "give jeweller", _AS_GIVEN),
            Answer("hall", _player("give village-hall", _AS_GIVEN), right=True, then=_TO_THE_END),
        ),
        shows=("hand",),
    ),
)

SCRIPT: Final = Script(_POSITION, (*_BIDS, *_USES, *_WORK, *_ENDS))
