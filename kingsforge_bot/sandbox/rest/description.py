"""Discord's published description of its API (OpenAPI 3.1), as a second opinion on every request.

The file is not part of this project: Discord publishes it. It is read where DISCORD_OPENAPI says, else at `USUAL`.
Neither is the package that reads its schemas, `jsonschema`, needed to run. Without either, the check is skipped, and
that is said.
"""

import os
import re
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from kingsforge_bot.sandbox.rest.call import Call
from kingsforge_bot.sandbox.world.model import Json

USUAL = Path(__file__).resolve().parents[3] / "var" / "openapi.json"
"""Where the file lies unless DISCORD_OPENAPI names another: among what is kept here and belongs to no version."""
_KINDS = ("application/json", "multipart/form-data")
LONGEST = 300
"""Characters of a reason; it may quote the form."""


class Operation(msgspec.Struct, frozen=True):
    """A method on a path; `wrong` says what is wrong with a form, or None."""

    method: str
    path: re.Pattern[str]
    wrong: Callable[[object], str | None]


class Description:
    """The operations described, and what a request does that they do not allow."""

    def __init__(self, document: Json) -> None:
        _as_spoken(document)
        self._operations = [
            Operation(method.upper(), _pattern(path), _checker(document, operation))
            for path, item in document["paths"].items()
            for method, operation in item.items()
            if isinstance(operation, dict) and "responses" in operation
        ]

    def fault(self, method: str, path: str, call: Call) -> str | None:
        """What the description has against a request; `path` is below /api/v10."""
        fitting = [one for one in self._operations if one.method == method and one.path.fullmatch(path)]
        if not fitting:
            return "no such operation is described"
        # A fixed path such as /users/@me also fits /users/{user_id}: the most literal one comes first.
        best = min(fitting, key=lambda one: one.path.pattern.count("[^/]+"))
        return best.wrong(call.form)


def load(file: Path | None = None) -> tuple[Description | None, str]:
    """The description, and one line that says whether it is used or why not."""
    named = os.environ.get("DISCORD_OPENAPI")
    file = file or (Path(named) if named else USUAL)
    if not file.is_file():
        return None, f"Requests are not checked against Discord's own description: there is no {file.name}."
    if find_spec("jsonschema") is None:
        return None, "Requests are not checked against Discord's own description: jsonschema is not installed."
    return Description(
        msgspec.json.decode(file.read_bytes())
    ), "Requests are checked against Discord's own description."


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(
        "".join("[^/]+" if one.startswith("{") else re.escape(one) for one in re.split(r"({[^}]*})", path))
    )


def _as_spoken(document: Json) -> None:
    """Where Discord takes more than it describes: ids as numbers, which libraries send for new attachments."""
    schemas = document["components"]["schemas"]
    if "SnowflakeType" in schemas:
        schemas["SnowflakeType"] = {"type": ["string", "integer"], "pattern": schemas["SnowflakeType"]["pattern"]}


def _checker(document: Json, operation: Json) -> Callable[[object], str | None]:
    content = operation.get("requestBody", {}).get("content", {})
    schema = next((content[kind]["schema"] for kind in _KINDS if kind in content), None)
    made: list[Any] = []

    def wrong(form: object) -> str | None:
        if schema is None:
            return "no body is described" if form else None
        if not made:  # on first use: most operations are never asked for
            wanted = {"$ref": "#/wanted", "wanted": schema, "components": document["components"]}
            made.append(import_module("jsonschema").Draft202012Validator(wanted))
        return "; ".join(_reason(one) for one in made[0].iter_errors(form)) or None

    return wrong


def _reason(fault: Any) -> str:
    """Where and what; of several schemas to choose from, what is wrong by the one that nearly fits."""
    while fault.context:
        fault = _nearest(fault.context)
    where = ".".join(str(step) for step in fault.absolute_path)
    return f"{where or 'body'}: {fault.message}"[:LONGEST]


def _nearest(faults: list[Any]) -> Any:
    """The first fault by the schema whose `type` is the one given, or else by that with the fewest faults."""
    by_schema: dict[object, list[Any]] = {}
    for one in faults:
        by_schema.setdefault(one.schema_path[0], []).append(one)

    def distance(group: list[Any]) -> tuple[bool, int]:
        return any(list(one.path)[-1:] == ["type"] for one in group), len(group)

    return min(by_schema.values(), key=distance)[0]
