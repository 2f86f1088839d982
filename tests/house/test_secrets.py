"""Who asks a game what a seat may see: a new place is a new way for a hand to be read, so each is named here."""

import re
from pathlib import Path

MAY_ASK = {
    "service/turn/table_states.py": "the service, for people, their plans and bots, each as the seat that is theirs",
    "service/audit/reading_back.py": "a game read from a file, as it is seen by everybody",
    "players/self_play.py": "bots that play without people",
}

MAY_BE_HANDED = {
    "service/turn/auto_play.py": "a bot, for the seat that it plays",
    "service/turn/planning.py": "whoever plans, for the seat that they hold",
    "service/turn/plan_queue.py": "a plan, for the seat that made it",
}


def test_only_these_ask_what_a_seat_may_see(root: Path) -> None:
    """Games ask themselves, to draw what everybody may see."""
    assert asking(root, r"\.player_view\(") == set(MAY_ASK)


def test_only_these_are_handed_the_view_of_a_seat(root: Path) -> None:
    assert asking(root, r"\b_?states\.view\(") == set(MAY_BE_HANDED)


def asking(root: Path, how: str) -> set[str]:
    """The files of the platform in which that is written."""
    package = root / "kingsforge_bot"
    return {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if "games" not in path.relative_to(package).parts and re.search(how, path.read_text("utf-8"))
    }
