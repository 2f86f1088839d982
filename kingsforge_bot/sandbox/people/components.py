"""The buttons and selects of a message and the fields of a modal, as a person finds them."""

from collections.abc import Sequence

import msgspec

from kingsforge_bot.sandbox.people.client_rules import ClientRefused
from kingsforge_bot.sandbox.protocol.kinds import SELECTS, ComponentKind
from kingsforge_bot.sandbox.protocol.limits_components import TEXT, walk
from kingsforge_bot.sandbox.world.model import Json, Message


class Button(msgspec.Struct, frozen=True):
    """A button; link buttons have no custom id."""

    label: str
    custom_id: str | None
    disabled: bool
    style: int
    emoji: str | None
    id: int


class Choice(msgspec.Struct, frozen=True):
    """A line of a string select, or one suggestion of an autocomplete."""

    label: str
    value: str | int | float
    description: str | None = None
    default: bool = False


class Select(msgspec.Struct, frozen=True):
    """A select; `options` are empty for those that list users, roles or channels."""

    custom_id: str
    placeholder: str | None
    disabled: bool
    kind: int
    options: tuple[Choice, ...]
    low: int
    high: int
    id: int


class Field(msgspec.Struct, frozen=True):
    """A text field of a modal, `kind` 4, or a select in it."""

    custom_id: str
    label: str
    kind: int
    required: bool
    low: int
    high: int
    value: str | None


def buttons(message: Message) -> tuple[Button, ...]:
    """The buttons of a message, in reading order."""
    return tuple(
        Button(
            label=each.get("label") or "",
            custom_id=each.get("custom_id"),
            disabled=bool(each.get("disabled")),
            style=each["style"],
            emoji=(each.get("emoji") or {}).get("name"),
            id=each["id"],
        )
        for each in walk(message.components)
        if each.get("type") == ComponentKind.BUTTON
    )


def selects(message: Message) -> tuple[Select, ...]:
    """The selects of a message, in reading order."""
    return tuple(_select(each) for each in walk(message.components) if each.get("type") in SELECTS)


def _select(each: Json) -> Select:
    options = tuple(
        Choice(one["label"], one["value"], one.get("description"), bool(one.get("default")))
        for one in each.get("options") or ()
    )
    return Select(
        custom_id=each["custom_id"],
        placeholder=each.get("placeholder"),
        disabled=bool(each.get("disabled")),
        kind=each["type"],
        options=options,
        low=each.get("min_values", 1),
        high=each.get("max_values", 1),
        id=each["id"],
    )


def find_button(message: Message, label: str | None, custom_id: str | None) -> Button:
    """The one button with that label, or custom id. Raises ClientRefused, listing what there is."""
    there = buttons(message)
    fitting = [one for one in there if one.custom_id is not None and custom_id in (None, one.custom_id)]
    fitting = [one for one in fitting if label in (None, one.label)]
    if len(fitting) != 1:
        wanted = label if custom_id is None else custom_id
        listed = [one.label for one in there]
        raise ClientRefused(
            "{count} buttons {wanted!r} on message {message}; there are: {listed}",
            count=len(fitting),
            wanted=wanted,
            message=message.id,
            listed=listed,
        )
    return fitting[0]


def find_select(message: Message, name: str) -> Select:
    """The one select with that custom id or placeholder. Raises ClientRefused, listing what there is."""
    there = selects(message)
    fitting = [one for one in there if name in (one.custom_id, one.placeholder)]
    if len(fitting) != 1:
        listed = [one.placeholder or one.custom_id for one in there]
        raise ClientRefused(
            "{count} selects {name!r} on message {message}; there are: {listed}",
            count=len(fitting),
            name=name,
            message=message.id,
            listed=listed,
        )
    return fitting[0]


def pick(select: Select, wanted: Sequence[str]) -> list[str]:
    """The values for what is picked by value or label. Raises ClientRefused."""
    by_name = {one.label: str(one.value) for one in select.options} | {
        str(one.value): str(one.value) for one in select.options
    }
    missing = [one for one in wanted if one not in by_name]
    if missing:
        raise ClientRefused(
            "{missing} not offered; there are: {listed}",
            missing=missing,
            listed=[one.label for one in select.options],
        )
    values = [by_name[one] for one in wanted]
    if not select.low <= len(values) <= select.high:
        raise ClientRefused(
            "{low} to {high} values must be picked, not {count}",
            low=select.low,
            high=select.high,
            count=len(values),
        )
    return values


def fields(modal: Json) -> tuple[Field, ...]:
    """The fields of a modal, in reading order."""
    found: list[Field] = []
    for each in modal["components"]:
        if each["type"] == ComponentKind.ROW:
            found += [_field(inner, inner.get("label", "")) for inner in each["components"]]
        elif each["type"] == ComponentKind.LABEL:
            found.append(_field(each["component"], each["label"]))
    return tuple(found)


def _field(inner: Json, label: str) -> Field:
    typed = inner["type"] == ComponentKind.TEXT_INPUT
    return Field(
        custom_id=inner["custom_id"],
        label=label,
        kind=inner["type"],
        required=inner.get("required", True),
        low=inner.get("min_length" if typed else "min_values", 0 if typed else 1),
        high=inner.get("max_length" if typed else "max_values", TEXT if typed else 1),
        value=inner.get("value"),
    )


def filled_modal(modal: Json, answers: dict[str, str | list[str]], force: bool) -> list[Json]:
    """The components of a modal as submitted. `answers` by custom id or label. Raises ClientRefused."""
    by_id: dict[str, str | list[str]] = {}
    for one in fields(modal):
        untouched: str | list[str] = one.value or ("" if one.kind == ComponentKind.TEXT_INPUT else [])
        answer = answers.get(one.custom_id, answers.get(one.label, untouched))
        least = max(one.low, int(one.required))
        if not force and (answer or one.required) and not least <= len(answer) <= one.high:
            raise ClientRefused(
                "field {field!r} takes {low} to {high}, not {count}",
                field=one.label,
                low=least,
                high=one.high,
                count=len(answer),
            )
        by_id[one.custom_id] = answer
    listed = {name for one in fields(modal) for name in (one.custom_id, one.label)}
    unknown = [name for name in answers if name not in listed]
    if unknown:
        raise ClientRefused(
            "the modal has no fields {unknown}; there are: {listed}",
            unknown=unknown,
            listed=[one.label for one in fields(modal)],
        )
    return [_submitted(each, number, by_id) for number, each in enumerate(modal["components"], start=1)]


def _submitted(each: Json, number: int, by_id: dict[str, str | list[str]]) -> Json:
    body: Json = {"type": each["type"], "id": each.get("id", number)}
    if each["type"] == ComponentKind.ROW:
        body["components"] = [_answer(inner, number, by_id) for inner in each["components"]]
    elif each["type"] == ComponentKind.LABEL:
        body["component"] = _answer(each["component"], number, by_id)
    return body


def _answer(inner: Json, number: int, by_id: dict[str, str | list[str]]) -> Json:
    key = "value" if inner["type"] == ComponentKind.TEXT_INPUT else "values"
    identity = inner.get("id", 100 + number)
    return {
        "type": inner["type"],
        "id": identity,
        "custom_id": inner["custom_id"],
        key: by_id[inner["custom_id"]],
    }
