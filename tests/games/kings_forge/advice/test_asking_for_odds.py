"""`python -m kingsforge_bot.games.kings_forge.odds`: questions in JSON, and every bad one told in a line."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.games.kings_forge.odds.__main__ import main

ROOT = Path(__file__).parents[4]
Out = pytest.CaptureFixture[str]


@pytest.fixture
def ask(tmp_path: Path, capsys: Out) -> Any:
    """Runs the command on JSON (or bytes): the exit code, the chances, and what was said on standard error."""

    def run(asked: object) -> tuple[int, list[float] | None, str]:
        file = tmp_path / "asked.json"
        file.write_bytes(asked if isinstance(asked, bytes) else json.dumps(asked).encode())
        code = main([str(file)])
        said = capsys.readouterr()
        return code, json.loads(said.out)["chances"] if said.out else None, said.err

    return run


def question(**changed: Any) -> dict[str, Any]:
    return {"questions": [{"supply": "MMMMM", "goal": "anvil"} | changed]}


def test_the_documented_questions_have_the_documented_answers() -> None:
    """Rules 3.3, 3.4, 4.2, 7.1, 7.4"""
    asking = (ROOT / "docs/development/asking.md").read_text("utf-8")
    section = asking.split("## Asking for odds")[1].split("\n## ")[0]
    asked, answered = re.findall(r"```json\n(.*?)```", section, re.DOTALL)
    done = subprocess.run(
        [sys.executable, "-m", "kingsforge_bot.games.kings_forge.odds", "-"],
        input=asked,
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == json.loads(answered)


def test_all_that_can_be_asked(ask: Any) -> None:
    """Rules 4.2, 4.7, 7.2: Workshop with what it copied; wood that the stock may not have."""
    everything = question(
        supply="W",
        library=0,
        banned=6,
        held=[{"source": "workshop.top", "like": "garden.bottom"}],
        woods=1,
        edition="second",
        goal={"any": ["anvil", {"all": [{"boxes": "W2"}, {"boxes": "W2"}]}]},
    )
    assert ask(everything) == (0, [pytest.approx((4 / 6) ** 2)], "")
    everything["questions"][0]["woods"] = 0
    assert ask(everything) == (0, [0], "")


def test_an_item_of_the_second_edition_shows_no_more_than_6(ask: Any) -> None:
    """Rule 4.3"""
    asked = question(supply="MM", goal={"steal": "shield", "dice": "M5 M7"}, edition="second")
    assert ask(asked) == (0, [pytest.approx(1 / 36)], "")
    assert ask(question(supply="MM", goal={"steal": "shield", "dice": "M5 M7"})) == (0, [0], "")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (b"", "truncated"),
        (b"[]", "Expected `object`"),
        (b'{"questions": "\xff"}', "Expected `array`"),
        (b'{"questions": [{"supply": "M", "goal": ' + b'{"any": [' * 100_000, "recursion"),
        ({"questions": [{"goal": "anvil"}]}, "missing required field `supply`"),
        (question(supply="MX"), "questions[0].supply: letters M, W, G and B"),
        (question(supply="M" * 31), "more than 30 dice"),
        (question(library=3), "<= 2"),
        (question(banned=0), ">= 1"),
        (question(woods=23), "<= 22"),
        (question(colour="red"), "unknown field `colour`"),
        (question(edition="first"), "Invalid enum value"),
        (question(held=[{"source": "token-six"}] * 9), "length <= 8"),
        (question(held=[{"source": "crown"}]), "Invalid enum value"),
        (question(held=[{"source": "workshop.top"}]), "questions[0].held[0]: no such benefit"),
        (question(held=[{"source": "workshop.top", "like": "workshop.top"}]), "no such benefit"),
        (question(held=[{"source": "token-six", "like": "token-plus"}]), "no such benefit"),
        (question(goal="excalibur"), "questions[0].goal: no craft card 'excalibur'"),
        (question(goal="\u001b[2J"), "no craft card"),
        (question(goal={}), "needs a card, boxes, steal with dice, any or all"),
        (question(goal={"boxes": "M1", "any": ["anvil"]}), "needs a card"),
        (question(goal={"boxes": ""}), "1 to 8 boxes"),
        (question(goal={"boxes": "M7"}), "boxes are M, W, G or B"),
        (question(goal={"boxes": "M4 X4"}), "not a die: X4"),
        (question(goal={"steal": "shield"}), "needs a card"),
        (question(goal={"steal": "shield", "dice": "M5"}), "these dice cannot lie there"),
        (question(goal={"steal": "shield", "dice": "M5 W5"}), "these dice cannot lie there"),
        (question(goal={"any": []}), "an empty list"),
        (question(goal={"any": ["anvil", {"all": ["nothing"]}]}), "questions[0].goal.any[1].all[0]: no craft card"),
        (question(goal={"any": [{"boxes": "M1"}] * 65}), "more than 64 ways"),
        (question(goal={"all": ["platemail-of-loyalty"] * 3}), "more than 16 boxes"),
    ],
)
def test_what_cannot_be_asked_is_told_in_a_line(ask: Any, asked: object, said: str) -> None:
    """Rules 1.1, 3.3, 3.4: nothing is answered then."""
    code, chances, error = ask(asked)
    assert (code, chances, error.count("\n")) == (2, None, 1)
    assert said in error
    assert error.strip().isprintable()


def test_a_file_that_is_not_there(capsys: Out) -> None:
    """Rule 3.1"""
    assert main(["nowhere.json"]) == 2
    assert capsys.readouterr().err == "nowhere.json: No such file or directory\n"
