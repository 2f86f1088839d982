"""Reading one field of a form: type and size at once, faults noted in Discord's words."""

from kingsforge_bot.sandbox.world.errors import FormErrors
from kingsforge_bot.sandbox.world.model import Json

Path = tuple[str | int, ...]


def text(form: FormErrors, path: Path, value: object, low: int, high: int) -> str | None:
    """`value` if it is a text of `low` to `high` characters; None and a fault noted otherwise."""
    if not isinstance(value, str):
        if value is None and low > 0:
            form.required(path)
        elif value is not None:
            form.add(path, "BASE_TYPE_STRING", "Could not interpret value as string.")
        return None
    if not low <= len(value) <= high:
        form.length(path, low, high)
        return None
    return value


def whole(form: FormErrors, path: Path, value: object, low: int, high: int) -> int | None:
    """`value` if it is an integer from `low` to `high`; None and a fault noted otherwise."""
    if isinstance(value, bool) or not isinstance(value, int):
        form.add(path, "NUMBER_TYPE_COERCE", f'Value "{value}" is not int.')
        return None
    if value < low:
        form.add(path, "NUMBER_TYPE_MIN", f"int value should be greater than or equal to {low}.")
        return None
    if value > high:
        form.add(path, "NUMBER_TYPE_MAX", f"int value should be less than or equal to {high}.")
        return None
    return value


def listing(form: FormErrors, path: Path, value: object, low: int, high: int) -> list[Json]:
    """The objects of a list, empty where it is missing; faults noted for size and for what is no object."""
    if value is None:
        value = []
    if not isinstance(value, list):
        form.add(path, "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType.")
        return []
    if not low <= len(value) <= high:
        form.length(path, low, high)
    for index, each in enumerate(value):
        if not isinstance(each, dict):
            form.add((*path, index), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    return objects(value)


def objects(value: object) -> list[Json]:
    """The objects of a list; empty for anything else."""
    return [each for each in value if isinstance(each, dict)] if isinstance(value, list) else []


def snowflake(value: object) -> int | None:
    """`value` as an id, or None if it is none."""
    if isinstance(value, bool) or not isinstance(value, (str, int)):
        return None
    written = str(value)
    return int(written) if written.isascii() and written.isdigit() and len(written) <= 20 else None
