"""The documents keep up with the project."""

import re
import tomllib
from pathlib import Path

import discord
import pytest

NUMBER = re.compile(r"^(?:- |## )(\d+(?:\.\d+)?) ")
LINK = re.compile(r"\]\((?!https?:)([^)#\s]+)[^)]*\)")
TO_A_PART = re.compile(r"\]\((?!https?:)([^)#\s]*)#([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


def rules_with_rulings(text: str) -> set[str]:
    """The number of the nearest rule or section above each [R]."""
    found: set[str] = set()
    current = ""
    for line in text.splitlines():
        if match := NUMBER.match(line):
            current = match[1]
        if "[R]" in line and current:
            found.add(current)
    return found


def rulings_of(root: Path, title: str) -> str:
    """The game's part of the page."""
    text = (root / "docs/RULINGS.md").read_text("utf-8")
    (part,) = (one for one in re.split(r"^# Rulings of ", text, flags=re.MULTILINE) if one.startswith(f"{title}\n"))
    return part


@pytest.mark.parametrize(
    ("game", "title"),
    [("kings_forge", "King's Forge"), ("dwarven_smithy", "Dwarven Smithy"), ("keyflower", "Keyflower")],
)
def test_every_ruling_can_be_read_in_one_place(root: Path, game: str, title: str) -> None:
    rules = rules_with_rulings((root / f"docs/rules/{game}.md").read_text("utf-8"))
    explained = re.findall(r"^\*\*(\d+(?:\.\d+)?) ", rulings_of(root, title), re.MULTILINE)
    assert len(rules) > 10
    assert rules <= set(explained)


def test_every_doubtful_craft_card_is_named_with_its_values(root: Path) -> None:
    cards = tomllib.loads((root / "data/kings_forge/craft_cards.toml").read_text("utf-8"))["card"]
    doubtful = {
        (card["name"], str(card["rank"]), " ".join(card["boxes"])) for card in cards if card["status"] != "sourced"
    }
    rulings = (root / "docs/RULINGS.md").read_text("utf-8")
    named = set(re.findall(r"^\| ([^|]+) \| (\d+) \| ([MWGB\d ]+) \|", rulings, re.MULTILINE))
    assert len(cards) == 33
    assert named == doubtful


def test_links_lead_somewhere(root: Path) -> None:
    broken = [
        f"{file.relative_to(root)}: {target}"
        for file in [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
        for target in LINK.findall(file.read_text("utf-8"))
        if not (file.parent / target).exists()
    ]
    assert not broken, "\n".join(broken)


def test_links_to_a_part_of_a_page_lead_to_one_of_its_headings(root: Path) -> None:
    broken = [
        f"{file.relative_to(root)}: {target}#{part}"
        for file in [*root.glob("*.md"), *(root / "docs").rglob("*.md")]
        for target, part in TO_A_PART.findall(file.read_text("utf-8"))
        if part not in parts((file.parent / target) if target else file)
    ]
    assert not broken, "\n".join(broken)


def parts(page: Path) -> set[str]:
    """The headings of a page as links name them: small letters, no signs, hyphens for spaces."""
    text = re.sub(r"^```.*?^```", "", page.read_text("utf-8"), flags=re.MULTILINE | re.DOTALL)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(text)}


def test_every_decision_is_listed(root: Path) -> None:
    folder = root / "docs/adr"
    listed = LINK.findall((folder / "README.md").read_text("utf-8"))
    assert sorted(listed) == sorted(file.name for file in folder.glob("[0-9]*.md"))


@pytest.mark.parametrize("room", ["service", "store", "ui"])
def test_every_folder_of_a_room_is_drawn(root: Path, room: str) -> None:
    drawing = (root / "CONTRIBUTING.md").read_text("utf-8").split("```")[1]
    part = re.search(rf"^  {room}/ .*\n(?:    .*\n)+", drawing, re.MULTILINE)
    assert part is not None
    folders = {one.name for one in (root / "kingsforge_bot" / room).iterdir() if one.is_dir()} - {"__pycache__"}
    assert folders - set(re.findall(r"\s(\w+)/", part[0])) == set()


def test_every_room_of_players_is_named_where_it_was_decided(root: Path) -> None:
    """docs/adr/0001 says which rooms `ui` and `service` are divided into."""
    decided = (root / "docs/adr/0001-rooms-and-the-dependency-rule.md").read_text("utf-8")
    (sentence,) = [line for line in decided.splitlines() if line.startswith("`ui` and `service` are divided")]
    for room in ("service", "ui"):
        folders = {one.parent.name for one in (root / "kingsforge_bot" / room).glob("*/__init__.py")}
        assert folders <= set(re.findall(r"`(\w+)`", sentence))


ASKED = ("view_channel", "send_messages", "send_messages_in_threads", "embed_links", "attach_files")


@pytest.mark.parametrize(
    ("place", "more"),
    [(0, []), (1, ["create_public_threads", "manage_threads"])],
    ids=["plain", "with threads"],
)
def test_the_invite_link_asks_for_what_the_table_says(root: Path, place: int, more: list[str]) -> None:
    hosting = (root / "docs/hosting/README.md").read_text("utf-8")
    named = [
        row.strip().lower().replace(" ", "_") for row in re.findall(r"^\| ([A-Z][\w ]+) \|", hosting, re.MULTILINE)
    ]
    wanted = [name.replace("channels", "channel") for name in named]
    assert set(ASKED) < set(wanted)
    links = re.findall(r"permissions=(\d+)", hosting)
    assert int(links[place]) == discord.Permissions(**dict.fromkeys([*wanted, *more], True)).value


def test_the_message_that_the_style_shows_is_one_of_ours(root: Path) -> None:
    style = (root / "docs/STYLE.md").read_text("utf-8")
    shown = re.search(r"A message's id says what it is for \(`([a-z-]+)`\)", style)
    texts = "".join(file.read_text("utf-8") for file in (root / "data").rglob("locale/en/*.ftl"))
    assert shown is not None
    assert re.search(rf"^{shown[1]} =", texts, re.MULTILINE)
