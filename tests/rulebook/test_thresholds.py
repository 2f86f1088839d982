"""The table of thresholds says what set each, and nothing kept aside ever did."""

import ast
import re
from pathlib import Path

from kingsforge_bot.rulebook import thresholds

HERE = Path(__file__).parent
TUNED_BY = {
    one
    for line in (HERE / "README.md").read_text("utf-8").splitlines()
    if line.startswith("| `")
    for one in re.findall(r"`(\w+)`", line.split("|")[1])
}
TUNED_BY |= {f"kings_forge_questions{one}" for one in TUNED_BY if one.startswith("_")}


def rows() -> dict[str, str]:
    """What the table says of each of its names."""
    found: dict[str, str] = {}
    name = ""
    for line in ast.parse(Path(thresholds.__file__).read_text("utf-8")).body:
        match line:
            case ast.AnnAssign(target=ast.Name(id=name)):
                found[name] = ""
            case ast.Expr(value=ast.Constant(value=str(said))) if name:
                found[name] = said
    return found


def test_each_says_which_lists_set_it() -> None:
    found = {name: re.search(r"Set by: ([\w*?, ]+)\.$", said) for name, said in rows().items()}
    assert len(found) > 50
    assert [name for name, sets in found.items() if sets is None] == []
    lists = {one for sets in found.values() if sets is not None for one in sets[1].split(", ")} - {"none", "left_out"}
    named = {one: {file.stem for file in HERE.glob(f"{one}.toml")} for one in lists}
    assert [one for one, files in named.items() if not files] == []
    assert set().union(*named.values()) <= TUNED_BY | {"kings_forge_questions_phone_later"}


SIGNS = {
    *(("words.py", sign) for sign in (0xC0, 0x250, 0x60, 0x3041, 0x3097)),
    *(("romaji.py", sign) for sign in (0x60, 0x3041, 0x3097)),
}
"""Of Unicode."""
SIZES = {("words.py", 8), ("lexicon.py", 13), ("keeping.py", 3)}
"""Of what is remembered, as powers of two, and of Python's version."""


def test_no_other_file_decides_by_a_number_of_its_own() -> None:
    """None, one and a pair decide nothing."""
    room = Path(thresholds.__file__).parent
    others = {
        file.name: ast.parse(file.read_text("utf-8")) for file in room.glob("*.py") if file.name != "thresholds.py"
    }
    found = {
        (name, node.value)
        for name, tree in others.items()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) in (int, float)
        if node.value not in (0, 1) and repr(node.value) != "2"
    }
    assert found == SIGNS | SIZES
