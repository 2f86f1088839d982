"""Discord's limits on application commands and on the choices of their options."""

import unicodedata
from collections.abc import Iterator, Mapping

from kingsforge_bot.sandbox.protocol.checks import Path, listing, objects, text, whole
from kingsforge_bot.sandbox.protocol.kinds import NESTED, CommandKind, OptionKind
from kingsforge_bot.sandbox.world.errors import FormErrors, Known, refused
from kingsforge_bot.sandbox.world.model import Json

COMMANDS = {CommandKind.TYPED: 100, CommandKind.ON_PERSON: 15, CommandKind.ON_MESSAGE: 15}
"""How many commands of each kind may be registered in one place."""
TOTAL = 8000
"""Characters of a command, options and choices included."""
NAME, DESCRIPTION = 32, 100
OPTIONS, CHOICES = 25, 25
WITH_CHOICES = (OptionKind.STRING, OptionKind.INTEGER, OptionKind.NUMBER)
CHOICE = 100
"""Characters of a choice's name, or of its value."""
TYPED_TEXT = 6000
"""Characters of a text that a person may give for an option."""
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)


def check_command(body: Json, path: Path = ()) -> None:
    """Check a command as sent; `path` is where it lies in the form.

    Raises the 50035 error listing all faults.
    """
    form = FormErrors()
    kind = body.get("type", CommandKind.TYPED)
    if kind not in tuple(CommandKind):
        form.choice((*path, "type"), tuple(CommandKind))
    if kind == CommandKind.TYPED:
        _name(form, (*path, "name"), body.get("name"))
        text(form, (*path, "description"), body.get("description"), 1, DESCRIPTION)
        _options(form, (*path, "options"), body.get("options"), depth=0)
    else:
        text(form, (*path, "name"), body.get("name"), 1, NAME)
        if body.get("description"):
            form.add((*path, "description"), "BASE_TYPE_MAX_LENGTH", "Context menu commands have no description.")
    _translations(form, path, body, named=kind == CommandKind.TYPED)
    if sum(_sizes(body)) > TOTAL:
        form.add(path, "APPLICATION_COMMAND_TOO_LARGE", f"Command exceeds maximum size ({TOTAL})")
    form.raise_if_any()


def check_names_unique(bodies: list[Json]) -> None:
    """Raise the 50035 error where two commands of one kind share a name, in English or in a translation."""
    form = FormErrors()
    for kind in CommandKind:
        same = {index: body for index, body in enumerate(bodies) if body.get("type", CommandKind.TYPED) == kind}
        for index, *key in _taken(same):
            code, text = "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
            form.add((index, *key), code, text)
    form.raise_if_any()


def _taken(siblings: Mapping[int, Json]) -> Iterator[Path]:
    """Where a sibling has a name that one before it has: the index, and `name` or the translation."""
    used: set[tuple[str, str]] = set()
    for index, one in siblings.items():
        translated = one.get("name_localizations")
        names = {"": one.get("name")} | (translated if isinstance(translated, dict) else {})
        for locale, name in names.items():
            if (locale, str(name)) in used:
                yield (index, "name_localizations", locale) if locale else (index, "name")
            used.add((locale, str(name)))


def check_count(bodies: list[Json]) -> None:
    """Raise 30032 for more commands of a kind than may be registered in one place."""
    for kind, most in COMMANDS.items():
        if sum(1 for body in bodies if body.get("type", CommandKind.TYPED) == kind) > most:
            raise refused(Known.TOO_MANY_COMMANDS)


def check_choices(choices: object, path: Path) -> list[Json]:
    """The choices of an autocomplete answer. Raises the 50035 error."""
    form = FormErrors()
    listed = listing(form, path, choices, 0, CHOICES)
    for index, choice in enumerate(listed):
        text(form, (*path, index, "name"), choice.get("name"), 1, CHOICE)
        value = choice.get("value")
        if isinstance(value, str):
            text(form, (*path, index, "value"), value, 1, CHOICE)
        elif isinstance(value, bool) or not isinstance(value, (int, float)):
            form.required((*path, index, "value"))
    form.raise_if_any()
    return listed


def valid_name(name: str) -> bool:
    """Whether a slash command or option may be called so: letters, digits, - _ ', nothing in capitals."""
    allowed = all(one in "-_'" or unicodedata.category(one)[0] in "LN" or _marked_script(one) for one in name)
    return allowed and name == name.lower()


def _marked_script(one: str) -> bool:
    """Devanagari and Thai, whose vowel signs are no letters."""
    return 0x0900 <= ord(one) <= 0x097F or 0x0E00 <= ord(one) <= 0x0E7F


def _name(form: FormErrors, path: Path, name: object) -> None:
    if text(form, path, name, 1, NAME) is not None and not valid_name(str(name)):
        form.add(path, "APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _translations(form: FormErrors, path: Path, node: Json, named: bool) -> None:
    for key, limit in (("name_localizations", NAME), ("description_localizations", DESCRIPTION)):
        translated = node.get(key)
        if translated is None:
            continue
        if not isinstance(translated, dict):
            form.add((*path, key), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        for locale, value in translated.items():
            spot = (*path, key, locale)
            if locale not in LOCALES:
                form.choice(spot, tuple(sorted(LOCALES)))
            elif named and key == "name_localizations":
                _name(form, spot, value)
            else:
                text(form, spot, value, 1, limit)


def _options(form: FormErrors, path: Path, options: object, depth: int) -> None:
    listed = listing(form, path, options, 0, OPTIONS)
    nesting = NESTED if depth == 0 else NESTED[:1] if depth == 1 else ()
    nested = sum(1 for each in listed if each.get("type") in NESTED)
    if nested not in (0, len(listed)):
        form.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
            "Sub-command and sub-command group option types are mutually exclusive to all other types",
        )
    for index, *key in _taken(dict(enumerate(listed))):
        spot = (*path, index, *key)
        form.add(spot, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", "Option names must be unique")
    optional_seen = False
    for index, option in enumerate(listed):
        spot = (*path, index)
        kind = option.get("type")
        _name(form, (*spot, "name"), option.get("name"))
        text(form, (*spot, "description"), option.get("description"), 1, DESCRIPTION)
        _translations(form, spot, option, named=True)
        if kind in NESTED:
            if kind not in nesting:
                form.add((*spot, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "Nesting is too deep")
            _options(form, (*spot, "options"), option.get("options"), 1 if kind == OptionKind.GROUP else 2)
            continue
        if kind not in tuple(OptionKind):
            form.choice((*spot, "type"), tuple(OptionKind))
        if option.get("required"):
            if optional_seen:
                form.add(
                    spot,
                    "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                    "Required options must be placed before non-required options",
                )
        else:
            optional_seen = True
        _value_rules(form, spot, option)


def _value_rules(form: FormErrors, path: Path, option: Json) -> None:
    kind = option.get("type")
    choices = listing(form, (*path, "choices"), option.get("choices"), 0, CHOICES)
    if choices and option.get("autocomplete"):
        form.add(
            path,
            "APPLICATION_COMMAND_AUTOCOMPLETE_CHOICES_MUTUALLY_EXCLUSIVE",
            "Autocomplete and choices are mutually exclusive",
        )
    if (choices or option.get("autocomplete")) and kind not in WITH_CHOICES:
        form.add((*path, "type"), "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", "This type has no choices")
    names: set[str] = set()
    for index, choice in enumerate(choices):
        spot = (*path, "choices", index)
        text(form, (*spot, "name"), choice.get("name"), 1, CHOICE)
        if str(choice.get("name")) in names:
            form.add(
                (*spot, "name"),
                "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_DUPLICATE",
                "Choice names are unique",
            )
        names.add(str(choice.get("name")))
        value = choice.get("value")
        if kind == OptionKind.STRING:
            text(form, (*spot, "value"), value, 1, CHOICE)
        elif kind == OptionKind.INTEGER:
            whole(form, (*spot, "value"), value, -(2**53), 2**53)
    for key, low in (("min_length", 0), ("max_length", 1)):
        if option.get(key) is not None:
            whole(form, (*path, key), option[key], low, TYPED_TEXT)
    for key in ("min_value", "max_value"):
        if option.get(key) is not None and kind == OptionKind.INTEGER:
            whole(form, (*path, key), option[key], -(2**53), 2**53)


def _sizes(node: Json) -> Iterator[int]:
    """The characters of names, descriptions and choice values; of translations the longest counts."""
    for key in ("name", "description"):
        written = [str(node.get(key) or "")]
        translated = node.get(f"{key}_localizations")
        if isinstance(translated, dict):
            written += [str(value) for value in translated.values()]
        yield max(map(len, written))
    for choice in objects(node.get("choices")):
        yield from _sizes(choice)
        yield len(str(choice.get("value", "")))
    for option in objects(node.get("options")):
        yield from _sizes(option)
