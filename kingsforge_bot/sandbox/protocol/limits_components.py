"""Discord's limits on components: rows, buttons, selects, layouts, and the inside of modals."""

from collections.abc import Iterator

from kingsforge_bot.sandbox.protocol.checks import Path, listing, text, whole
from kingsforge_bot.sandbox.protocol.kinds import SELECTS, ButtonStyle, ComponentKind
from kingsforge_bot.sandbox.world.errors import FormErrors
from kingsforge_bot.sandbox.world.model import Json

LAYOUTS = (
    ComponentKind.ROW,
    ComponentKind.SECTION,
    ComponentKind.TEXT_DISPLAY,
    ComponentKind.GALLERY,
    ComponentKind.FILE,
    ComponentKind.SEPARATOR,
    ComponentKind.CONTAINER,
)
COMPONENTS = 40
"""Components of a message that may hold layouts, all together."""
TEXT = 4000
"""Characters of displayed text, or of a text input's value."""
ALT_TEXT = 1024
CUSTOM_ID = 100
SELECTABLE = 25
"""Options of a select."""


def walk(components: object) -> Iterator[Json]:
    """Every component in a tree, parents first."""
    if not isinstance(components, (list, tuple)):
        return
    for each in components:
        if isinstance(each, dict):
            yield each
            yield from walk(each.get("components"))
            yield from walk([each[key] for key in ("accessory", "component") if key in each])


def check_message_components(form: FormErrors, path: Path, components: object, v2: bool) -> None:
    """Check a message's components; `v2` for messages with the components flag, which may hold layouts."""
    listed = listing(form, path, components, 0, COMPONENTS if v2 else 5)
    for index, each in enumerate(listed):
        if v2:
            _layout(form, (*path, index), each)
        elif each.get("type") == ComponentKind.ROW:
            _row(form, (*path, index), each)
        else:
            form.choice((*path, index, "type"), (ComponentKind.ROW,))
    if v2:
        everything = list(walk(components))
        if len(everything) > COMPONENTS:
            form.add(path, "BASE_TYPE_BAD_LENGTH", f"The total number of components may not exceed {COMPONENTS}.")
        if sum(len(str(each.get("content", ""))) for each in everything) > TEXT:
            form.add(path, "BASE_TYPE_MAX_LENGTH", f"The displayable text size exceeds the maximum size of {TEXT}")
    _unique_ids(form, path, components)


def check_modal(form: FormErrors, path: Path, data: Json) -> None:
    """Check the data of a modal response."""
    text(form, (*path, "custom_id"), data.get("custom_id"), 1, CUSTOM_ID)
    text(form, (*path, "title"), data.get("title"), 1, 45)
    where = (*path, "components")
    for index, each in enumerate(listing(form, where, data.get("components"), 1, 5)):
        spot = (*where, index)
        match each.get("type"):
            case ComponentKind.ROW:
                for place, inner in enumerate(listing(form, (*spot, "components"), each.get("components"), 1, 1)):
                    _modal_field(form, (*spot, "components", place), inner, labelled=True)
            case ComponentKind.LABEL:
                text(form, (*spot, "label"), each.get("label"), 1, 45)
                text(form, (*spot, "description"), each.get("description"), 0, 100)
                if isinstance(each.get("component"), dict):
                    _modal_field(form, (*spot, "component"), each["component"], labelled=False)
                else:
                    form.required((*spot, "component"))
            case ComponentKind.TEXT_DISPLAY:
                text(form, (*spot, "content"), each.get("content"), 1, TEXT)
            case _:
                form.choice((*spot, "type"), (ComponentKind.ROW, ComponentKind.TEXT_DISPLAY, ComponentKind.LABEL))
    _unique_ids(form, where, data.get("components"))


def _modal_field(form: FormErrors, path: Path, field: Json, labelled: bool) -> None:
    kind = field.get("type")
    if kind in SELECTS:
        _select(form, path, field)
        return
    text(form, (*path, "custom_id"), field.get("custom_id"), 1, CUSTOM_ID)
    if kind == ComponentKind.TEXT_INPUT:
        if labelled:
            text(form, (*path, "label"), field.get("label"), 1, 45)
        if field.get("style") not in (1, 2):
            form.choice((*path, "style"), (1, 2))
        text(form, (*path, "value"), field.get("value"), 0, TEXT)
        text(form, (*path, "placeholder"), field.get("placeholder"), 0, 100)
        for key, low in (("min_length", 0), ("max_length", 1)):
            if field.get(key) is not None:
                whole(form, (*path, key), field[key], low, TEXT)


def _layout(form: FormErrors, path: Path, each: Json) -> None:
    match each.get("type"):
        case ComponentKind.ROW:
            _row(form, path, each)
        case ComponentKind.CONTAINER:
            for index, inner in enumerate(listing(form, (*path, "components"), each.get("components"), 1, COMPONENTS)):
                _layout(form, (*path, "components", index), inner)
        case ComponentKind.SECTION:
            _section(form, path, each)
        case ComponentKind.TEXT_DISPLAY:
            text(form, (*path, "content"), each.get("content"), 1, TEXT)
        case ComponentKind.GALLERY:
            for index, item in enumerate(listing(form, (*path, "items"), each.get("items"), 1, 10)):
                text(form, (*path, "items", index, "description"), item.get("description"), 0, ALT_TEXT)
        case ComponentKind.FILE | ComponentKind.SEPARATOR:
            pass
        case _:
            form.choice((*path, "type"), LAYOUTS)


def _section(form: FormErrors, path: Path, section: Json) -> None:
    for index, inner in enumerate(listing(form, (*path, "components"), section.get("components"), 1, 3)):
        text(form, (*path, "components", index, "content"), inner.get("content"), 1, TEXT)
    accessory = section.get("accessory")
    if not isinstance(accessory, dict):
        form.required((*path, "accessory"))
    elif accessory.get("type") == ComponentKind.BUTTON:
        _button(form, (*path, "accessory"), accessory)


def _row(form: FormErrors, path: Path, row: Json) -> None:
    inner = (*path, "components")
    listed = listing(form, inner, row.get("components"), 1, 5)
    for index, each in enumerate(listed):
        kind = each.get("type")
        if kind == ComponentKind.BUTTON:
            _button(form, (*inner, index), each)
        elif kind in SELECTS:
            _select(form, (*inner, index), each)
            if len(listed) > 1:
                form.add(
                    inner,
                    "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                    "The specified component exceeds the maximum width",
                )
        else:
            form.choice((*inner, index, "type"), (ComponentKind.BUTTON, *SELECTS))


def _button(form: FormErrors, path: Path, button: Json) -> None:
    style = button.get("style")
    if style not in tuple(ButtonStyle):
        form.choice((*path, "style"), tuple(ButtonStyle))
    text(form, (*path, "label"), button.get("label"), 0, 80)
    if not isinstance(button.get("emoji", {}), dict | None):
        form.add((*path, "emoji"), "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType")
    if style == ButtonStyle.PREMIUM:
        return
    if not button.get("label") and not button.get("emoji"):
        form.add(path, "BUTTON_COMPONENT_INVALID_LABEL", "A button must have a label or an emoji")
    if style == ButtonStyle.LINK:
        text(form, (*path, "url"), button.get("url"), 1, 512)
        if "custom_id" in button:
            form.add(path, "BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN", "A custom id and url cannot both be specified")
    else:
        text(form, (*path, "custom_id"), button.get("custom_id"), 1, CUSTOM_ID)


def _select(form: FormErrors, path: Path, select: Json) -> None:
    text(form, (*path, "custom_id"), select.get("custom_id"), 1, CUSTOM_ID)
    text(form, (*path, "placeholder"), select.get("placeholder"), 0, 150)
    low = whole(form, (*path, "min_values"), select.get("min_values", 1), 0, SELECTABLE)
    high = whole(form, (*path, "max_values"), select.get("max_values", 1), 1, SELECTABLE)
    if low is not None and high is not None and low > high:
        form.add((*path, "max_values"), "BASE_TYPE_BAD_LENGTH", "max_values must not be less than min_values")
    if select.get("type") != ComponentKind.STRING_SELECT:
        return
    options = listing(form, (*path, "options"), select.get("options"), 1, SELECTABLE)
    if high is not None and high > len(options) > 0:
        form.add((*path, "max_values"), "BASE_TYPE_BAD_LENGTH", "max_values must not exceed the number of options")
    used: set[object] = set()
    for index, option in enumerate(options):
        spot = (*path, "options", index)
        text(form, (*spot, "label"), option.get("label"), 1, 100)
        text(form, (*spot, "description"), option.get("description"), 0, 100)
        value = text(form, (*spot, "value"), option.get("value"), 1, 100)
        if value is not None and value in used:
            form.add(
                (*spot, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        used.add(value)


def _unique_ids(form: FormErrors, path: Path, components: object) -> None:
    used: set[str] = set()
    for each in walk(components):
        custom_id = each.get("custom_id")
        if not isinstance(custom_id, str):
            continue
        if custom_id in used:
            form.add(
                path,
                "COMPONENT_CUSTOM_ID_DUPLICATED",
                f"Component custom id cannot be duplicated: {custom_id}",
            )
        used.add(custom_id)
