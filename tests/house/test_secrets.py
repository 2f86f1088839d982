"""Who asks a game what a seat may see: a new place is a new way for a hand to be read, so each is named here."""

import re
from pathlib import Path

MAY_ASK = {
    "service/turn/table_states.py": "people, as they hold a seat or look on",
    "service/turn/auto_play.py": "a bot, for the seat that it plays",
    "service/turn/planning.py": "whoever plans, for the seat that they hold",
    "service/turn/plan_queue.py": "a plan, for the seat that made it",
    "service/audit/reading_back.py": "a game read from a file, as it is seen by everybody",
    "players/self_play.py": "bots that play without people",
}


def test_only_these_ask_what_a_seat_may_see(root: Path) -> None:
    """Games ask themselves, to draw what everybody may see."""
    package = root / "kingsforge_bot"
    asking = {
        str(path.relative_to(package))
        for path in package.rglob("*.py")
        if "games" not in path.relative_to(package).parts and re.search(r"\.player_view\(", path.read_text("utf-8"))
    }
    assert asking == set(MAY_ASK)
