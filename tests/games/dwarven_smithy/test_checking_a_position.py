"""`python -m kingsforge_bot.games.dwarven_smithy`: a rule checked from a position, every bad file told in a line."""

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from kingsforge_bot.devtools.case_file import MOST_LEGAL
from kingsforge_bot.devtools.json_file import LARGEST
from kingsforge_bot.games.dwarven_smithy.__main__ import main
from kingsforge_bot.games.dwarven_smithy.card_data import CARDS
from tests.games.judging import Judge, Out, judging

ROOT = Path(__file__).parents[3]
POSITION: dict[str, Any] = {
    "players": [{"coins": 15, "hand": ["gold"], "workshop": ["belt-knife", "silver"]}, {"market": ["iron"]}]
}


@pytest.fixture
def judge(tmp_path: Path, capsys: Out) -> Judge:
    return judging(main, tmp_path, capsys)


def test_it_is_a_command_that_reads_standard_input() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "kingsforge_bot.games.dwarven_smithy", "-"],
        input=json.dumps({"position": POSITION, "play": [{"seat": 1, "do": "end"}]}),
        capture_output=True,
        text=True,
        cwd=ROOT,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stderr) == (1, "")
    refused = {"at": 0, "reason": "not-your-turn", "rule": "9.2", "facts": {"awaited": 0}}
    assert json.loads(done.stdout)["refused"] == refused


def test_actions_are_played_and_their_events_told(judge: Judge) -> None:
    lines = ("play gold to market", "craft belt-knife with silver", "draw mine")
    code, report, said = judge({"position": POSITION, "play": [{"seat": 0, "do": line} for line in lines]})
    assert (code, said, report["awaited"]) == (0, "", 0)
    assert [[event["type"] for event in events] for events in report["events"]] == [["Played"], ["Crafted"], ["Drew"]]
    assert report["position"]["players"][0]["market"] == ["raw-gold"]
    again, *_ = judge({"position": report["position"]})
    assert again == 0


def test_a_refused_action_leaves_the_position_before_it(judge: Judge) -> None:
    play = [{"seat": 0, "do": "play gold to market"}, {"seat": 0, "do": "sell raw-gold"}, {"seat": 0, "do": "end"}]
    code, report, _ = judge({"position": POSITION, "play": play})
    assert code == 1
    assert report["refused"] == {"at": 1, "reason": "tilted", "rule": "3.6", "facts": {"card": "raw-gold"}}
    assert len(report["events"]) == 1
    assert report["position"]["players"][0]["coins"] == 15


def test_a_game_from_its_set_up(judge: Judge) -> None:
    luck = [*range(60), *range(116), 1, 0, 2]
    setup = {"seats": 3, "options": {"mode": "full", "auction": "on"}, "luck": luck}
    code, report, _ = judge({"setup": setup, "play": [{"seat": 1, "do": "end"}]})
    assert (code, report["awaited"]) == (0, 2)
    assert [event["type"] for event in report["setup"]] == ["Dealt", "Dealt", "Dealt", "TurnBegan"]


def test_luck_that_an_action_meets(judge: Judge) -> None:
    position = {"players": [{}, {}], "mine": ["gold"], "endless": True}
    play = [{"seat": 0, "do": "draw mine", "luck": [*range(115)]}]
    assert judge({"position": position, "play": play})[0] == 0
    assert "play[0].luck: wanted" in judge({"position": position, "play": [{"seat": 0, "do": "draw mine"}]})[2]


def test_what_may_be_done_next(judge: Judge) -> None:
    _, report, _ = judge({"position": POSITION}, "--legal")
    assert report["legal_cut"] is False
    assert {"craft belt-knife with silver", "buy iron from seat 1 to market", "end"} <= set(report["legal"])
    rich = {"auction": True, "players": [{"coins": 5000}, {"coins": 5000}, {"market": ["iron"]}]}
    _, report, _ = judge({"position": rich, "play": [{"seat": 0, "do": "auction iron from seat 2"}]}, "--legal")
    assert (report["awaited"], report["legal_cut"], len(report["legal"])) == (1, True, MOST_LEGAL)


def test_when_the_game_is_over_nobody_is_awaited(judge: Judge) -> None:
    ended = {"players": [{}, {}], "ended_by": 1}
    code, report, _ = judge({"position": ended, "play": [{"seat": 0, "do": "end"}]}, "--legal")
    assert (code, report["awaited"], report["legal"]) == (0, None, [])
    assert report["events"][0][-1]["type"] == "GameEnded"


@pytest.mark.parametrize(
    ("case", "said"),
    [
        (b"", "truncated"),
        (b"\xff", "case.json"),
        (b"[" * 10_000, "case.json"),
        (b" " * (LARGEST + 1), "more than"),
        ({}, "needs either a position or a setup"),
        ({"position": POSITION, "setup": {"seats": 2}}, "needs either"),
        ({"position": {"players": []}}, "2 to 4 players"),
        ({"position": POSITION, "play": [{"seat": 2, "do": "end"}]}, "play[0].seat: no such seat"),
        ({"position": POSITION, "play": [{"seat": 0, "do": "roll"}]}, "play[0].do: cannot read 'roll'"),
        ({"position": POSITION, "play": [{"seat": 0, "do": "end", "luck": [1]}]}, "play[0].luck: not used: 1"),
        ({"position": POSITION, "play": [{"seat": 0, "do": "end", "luck": ["x"]}]}, "Expected `int`"),
        ({"position": POSITION, "moves": []}, "unknown field"),
        ({"setup": {"seats": 2, "options": {"edition": "third"}}}, "unknown option"),
        ({"setup": {"seats": 9}}, "9 seats"),
        ({"setup": {"seats": 2, "luck": [0]}}, "setup.luck"),
    ],
)
def test_input_at_fault_is_told_in_one_line(judge: Judge, case: object, said: str) -> None:
    code, report, error = judge(case)
    assert (code, report) == (2, None)
    assert said in error
    assert error.count("\n") == 1
    assert len(error) < 400


def test_a_file_that_is_not_there(capsys: Out) -> None:
    assert main(["no such file.json"]) == 2
    assert "no such file.json" in capsys.readouterr().err


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    text = json.dumps({"position": POSITION}).encode()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text)))
    assert main(["-"]) == 0
    assert json.loads(capsys.readouterr().out)["awaited"] == 0


def test_a_groups_own_cards_are_checked(tmp_path: Path, capsys: Out) -> None:
    assert main([]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["cards"] == {"apprentice": 10, "tool": 16, "item": 25, "kings-item": 27, "resource": 116}
    assert all("stand-in" in status for status in report["statuses"])
    own = tmp_path / "own.toml"
    own.write_text(CARDS.read_text("utf-8").replace('subtype = "shield"\n', "", 1), "utf-8")
    assert main(["--cards", str(own)]) == 0
    own.write_text(CARDS.read_text("utf-8").replace('verb = "income"', 'verb = "fly"', 1), "utf-8")
    capsys.readouterr()
    assert main(["--cards", str(own)]) == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "own.toml: guild card 1" in said
    assert "'fly'" in said


def test_a_groups_own_cards_are_played_with(tmp_path: Path, capsys: Out) -> None:
    own, case = tmp_path / "own.toml", tmp_path / "case.json"
    own.write_text(CARDS.read_text("utf-8").replace('name = "Belt Knife"', 'name = "Butter Knife"'), "utf-8")
    position = {"players": [{"workshop": ["butter-knife", "silver"]}, {}]}
    case.write_text(json.dumps({"position": position, "play": [{"seat": 0, "do": "craft butter-knife with silver"}]}))
    assert main([str(case), "--cards", str(own)]) == 0
    assert main([str(case)]) == 2
    assert "butter-knife" in capsys.readouterr().err
