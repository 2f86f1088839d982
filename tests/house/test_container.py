"""The container: slim, not root, one volume, ends on SIGTERM. Read, not built: that needs an engine."""

import json
import re
from pathlib import Path

import pytest

from kingsforge_bot.ui.admin.watching import ROUND

Instruction = tuple[str, str]
HOST, SYSTEM = 488, 96
"""MiB of a small host that is sold as 512 MB, and what its system needs."""
BESIDE = 104
"""MiB of what is started beside the bot: a copy of the database by hand takes 78, a health check 25."""


@pytest.fixture
def instructions(root: Path) -> list[Instruction]:
    text = (root / "Dockerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    return [(word, rest.strip()) for word, _, rest in (line.partition(" ") for line in lines)]


def values(instructions: list[Instruction], word: str) -> list[str]:
    return [rest for each, rest in instructions if each == word]


def test_slim_and_only_what_the_bot_needs(instructions: list[Instruction]) -> None:
    assert values(instructions, "ARG") == ["PYTHON_IMAGE=python:3.12-slim"]
    assert values(instructions, "FROM") == ["${PYTHON_IMAGE}"]
    installs = [rest for rest in values(instructions, "RUN") if "pip install" in rest]
    assert installs == ["pip install --require-hashes --requirement requirements.txt"]


def test_a_host_can_pin_the_image_that_it_is_built_from(root: Path) -> None:
    """By the digest that the registry has for the tag on that day: `make digest` writes the line for `.env`."""
    compose = (root / "compose.yaml").read_text("utf-8")
    assert "PYTHON_IMAGE: ${PYTHON_IMAGE:-python:3.12-slim}" in compose
    makefile = (root / "Makefile").read_text("utf-8")
    assert "PYTHON_IMAGE={{index .RepoDigests 0}}" in makefile
    assert "make digest >> .env" in (root / "docs" / "hosting" / "README.md").read_text("utf-8")


def test_the_limits_of_memory_leave_room_above_the_bots_own(root: Path) -> None:
    """For a health check and a copy beside it, on a machine of 512 MB; both ways of hosting have the same."""
    (container,) = re.findall(r"^ +mem_limit: (\d+)m$", (root / "compose.yaml").read_text("utf-8"), re.MULTILINE)
    (unit,) = re.findall(
        r"^MemoryMax=(\d+)M$", (root / "docs" / "hosting" / "README.md").read_text("utf-8"), re.MULTILINE
    )
    (wanted,) = re.findall(
        r"^WANTED: Final = (\d+)$", (root / "benchmarks" / "spite.py").read_text("utf-8"), re.MULTILINE
    )
    assert container == unit
    assert int(wanted) + BESIDE <= int(unit) <= HOST - SYSTEM


def services(root: Path) -> dict[str, str]:
    """Of the compose file for several processes: each with its lines, those of `x-bot` too where it takes them."""
    text = (root / "compose.cluster.yaml").read_text("utf-8")
    _, shared, named, _ = re.split(r"^(?:x-bot: &bot|services:|volumes:)\n", text, flags=re.MULTILINE)
    parts = re.split(r"^  (\w+):\n", named, flags=re.MULTILINE)[1:]
    return {
        name: own + shared.replace("\n", "\n  ") if "<<: *bot" in own else own
        for name, own in zip(parts[::2], parts[1::2], strict=True)
    }


def test_two_processes_share_a_server_and_nothing_else(root: Path) -> None:
    found = services(root)
    assert set(found) == {"bot1", "bot2", "database"}
    for bot in ("bot1", "bot2"):
        (address,) = re.findall(r"KINGSFORGE_DATABASE: (\S+)\$\{", found[bot])
        assert address == "postgresql://kingsforge:"
        assert re.search(r"database:\n +condition: service_healthy", found[bot])
        assert "KINGSFORGE_SHARDS: ${KINGSFORGE_SHARDS:-auto}" in found[bot]
    folders = [re.findall(r"^ +- (\w+):(/.*)$", found[name], re.MULTILINE) for name in ("bot1", "bot2", "database")]
    assert [places for ((_, places),) in folders] == ["/app/var", "/app/var", "/var/lib/postgresql/data"]
    assert len({name for ((name, _),) in folders}) == 3, "how a process is lies in its own folder"


def test_each_part_of_several_has_its_limit_and_says_how_it_is(root: Path) -> None:
    found = services(root)
    limits = {name: re.findall(r"^ +mem_limit: (\d+)m$", lines, re.MULTILINE) for name, lines in found.items()}
    alone = re.findall(r"^ +mem_limit: (\d+)m$", (root / "compose.yaml").read_text("utf-8"), re.MULTILINE)
    assert limits["bot1"] == limits["bot2"] == alone
    assert len(limits["database"]) == 1
    # The bots' is the image's own.
    assert [name for name, lines in found.items() if "healthcheck:" in lines] == ["database"]
    assert "pg_isready" in found["database"]


def test_runs_as_nobody_special_and_may_not_change_itself(instructions: list[Instruction]) -> None:
    (user,) = values(instructions, "USER")
    assert user not in {"root", "0"}
    assert [word for word, _ in instructions][-3:] == ["STOPSIGNAL", "HEALTHCHECK", "CMD"]
    assert [word for word, _ in instructions if word in ("RUN", "COPY", "USER")][-1] == "USER"
    assert not any("--chown" in rest for rest in values(instructions, "COPY"))


def test_the_only_volume_is_var(root: Path, instructions: list[Instruction]) -> None:
    assert [json.loads(rest) for rest in values(instructions, "VOLUME")] == [["/app/var"]]
    assert re.findall(r"^ +- \w+:(/.*)$", (root / "compose.yaml").read_text("utf-8"), re.MULTILINE) == ["/app/var"]


def test_the_bot_itself_receives_sigterm(instructions: list[Instruction]) -> None:
    assert values(instructions, "STOPSIGNAL") == ["SIGTERM"]
    assert json.loads(values(instructions, "CMD")[0])[:2] == ["python", "bot.py"]


def test_docker_asks_the_bot_how_it_is(instructions: list[Instruction]) -> None:
    (check,) = values(instructions, "HEALTHCHECK")
    options, _, command = check.partition(" CMD ")
    assert json.loads(command) == ["python", "bot.py", "--health"]
    assert dict(one.removeprefix("--").split("=") for one in options.split()) == {
        "interval": "30s",
        "timeout": "10s",
        "start-period": "2m",
        "retries": "3",
    }


def test_systemd_is_told_by_a_bot_that_tells_it(root: Path) -> None:
    """Six rounds of the watch may be missed."""
    unit = dict(
        line.split("=", 1)
        for line in (root / "docs" / "hosting" / "README.md").read_text("utf-8").splitlines()
        if re.match(r"[A-Z]\w+=", line)
    )
    assert unit["Type"] == "notify"
    assert int(unit["WatchdogSec"]) == 6 * ROUND


def test_a_host_without_a_token_is_told_so(root: Path, instructions: list[Instruction]) -> None:
    """Never the sandbox, which a start without a token is otherwise for."""
    hosting = (root / "docs" / "hosting" / "README.md").read_text("utf-8")
    unit = re.findall(r"^ExecStart=.* (bot\.py.*)$", hosting, re.MULTILINE)
    assert json.loads(values(instructions, "CMD")[0])[2:] == ["--discord"]
    assert unit == ["bot.py --discord"]


def test_what_is_copied_exists_and_reaches_the_builder(root: Path, instructions: list[Instruction]) -> None:
    ignored = (root / ".dockerignore").read_text("utf-8").splitlines()
    assert "*" in ignored, "secrets and games must not reach the builder"
    for rest in values(instructions, "COPY"):
        for source in rest.split()[:-1]:
            assert (root / source).exists(), source
            assert "!" + source.rstrip("/") in ignored, source
