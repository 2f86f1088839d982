"""Discord's limits: each breach is refused as Discord would and listed as a violation."""

import io
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from kingsforge_bot.sandbox.protocol.limits_commands import check_choices, check_command, check_names_unique, valid_name
from kingsforge_bot.sandbox.protocol.limits_components import check_modal
from kingsforge_bot.sandbox.protocol.limits_messages import check_message
from kingsforge_bot.sandbox.world.errors import ApiError, FormErrors
from tests.sandbox.conftest import Place

Json = dict[str, Any]


def button(custom_id: str = "a", **more: object) -> Json:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": custom_id} | more


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def select(options: int = 1, **more: object) -> Json:
    listed = [{"label": str(one), "value": str(one)} for one in range(options)]
    return {"type": 3, "custom_id": "s", "options": listed} | more


def option(kind: int = 3, name: str = "one", **more: object) -> Json:
    return {"type": kind, "name": name, "description": "an option"} | more


def command(*options: Json, **more: object) -> Json:
    return {"name": "table", "description": "tables", "options": list(options)} | more


def laid_out(*components: Json) -> Json:
    """A message with the components flag."""
    return {"flags": 1 << 15, "components": list(components)}


def section(content: str = "text", **more: object) -> Json:
    return {"type": 9, "components": [{"type": 10, "content": content}]} | more


def gallery(alt_text: str) -> Json:
    return {"type": 12, "items": [{"media": {"url": "attachment://a.png"}, "description": alt_text}]}


WITHIN: list[Json] = [
    {"content": "x" * 2000},
    {"embeds": [{"title": "t" * 256, "description": "d" * 4096}]},
    {"components": [row(*(button(f"{line}{place}") for place in range(5))) for line in range(5)]},
    {"components": [row(select(25))]},
    {"components": [row(button("x" * 100, label="l" * 80))]},
    {"components": [row({"type": 2, "style": 5, "label": "Docs", "url": "https://example.org"})]},
    {"attachments": [{"id": one, "description": "d" * 1024} for one in range(10)]},
    {"allowed_mentions": {"parse": ["everyone"], "users": ["5"]}},
    {"nonce": "n" * 25},
    laid_out({"type": 17, "components": [{"type": 10, "content": "text"}]}),
    laid_out(section(accessory=button()), gallery("d" * 1024), {"type": 13}, {"type": 14}, row(button("b"))),
]
BEYOND: list[tuple[Json, str]] = [
    ({"content": "x" * 2001}, "content"),
    ({"content": 5}, "content"),
    ({"flags": "64"}, "flags"),
    ({"embeds": [{"title": "t" * 257}]}, "embeds.0.title"),
    ({"embeds": [{"description": "d" * 4000}, {"description": "d" * 2001}]}, "embeds"),
    ({"embeds": [{"fields": [{"name": "", "value": "v"}]}]}, "embeds.0.fields.0.name"),
    ({"embeds": [{}] * 11}, "embeds"),
    ({"components": [row(button(str(one))) for one in range(6)]}, "components"),
    ({"components": [row(*(button(str(one)) for one in range(6)))]}, "components.0.components"),
    ({"components": [row()]}, "components.0.components"),
    ({"components": [button()]}, "components.0.type"),
    ({"components": [row(button("x" * 101))]}, "components.0.components.0.custom_id"),
    ({"components": [row(button(""))]}, "components.0.components.0.custom_id"),
    ({"components": [row(button("a"), button("a"))]}, "components"),
    ({"components": [row(button(label="l" * 81))]}, "components.0.components.0.label"),
    ({"components": [row(button(label=""))]}, "components.0.components.0"),
    ({"components": [row(select(26))]}, "components.0.components.0.options"),
    ({"components": [row(select(0))]}, "components.0.components.0.options"),
    ({"components": [row(select(1), button())]}, "components.0.components"),
    ({"components": [row(select(1, max_values=2))]}, "components.0.components.0.max_values"),
    (
        {"components": [row(select(options=0) | {"options": [{"label": "l" * 101, "value": "v"}]})]},
        "components.0.components.0.options.0.label",
    ),
    (
        {"components": [row(select() | {"options": [{"label": "l", "value": "v", "description": "d" * 101}]})]},
        "components.0.components.0.options.0.description",
    ),
    (
        {"components": [row(select() | {"options": [{"label": "l", "value": "v"}] * 2})]},
        "components.0.components.0.options.1.value",
    ),
    ({"attachments": [{"id": one} for one in range(11)]}, "attachments"),
    ({"attachments": [{"id": 0, "description": "d" * 1025}]}, "attachments.0.description"),
    ({"allowed_mentions": {"parse": ["users"], "users": ["5"]}}, "allowed_mentions"),
    ({"allowed_mentions": {"parse": ["us"]}}, "allowed_mentions.parse.0"),
    ({"allowed_mentions": {"parse": "users"}}, "allowed_mentions.parse"),
    ({"allowed_mentions": {"users": ["x"]}}, "allowed_mentions.users.0"),
    ({"nonce": "n" * 26}, "nonce"),
    ({"flags": 1 << 15, "content": "text"}, "flags"),
    (laid_out(section()), "components.0.accessory"),
    (laid_out(section(accessory=button(""))), "components.0.accessory.custom_id"),
    (laid_out(section("", accessory=button())), "components.0.components.0.content"),
    (laid_out({"type": 17, "components": [section()]}), "components.0.components.0.accessory"),
    (laid_out(gallery("d" * 1025)), "components.0.items.0.description"),
    (laid_out({"type": 10, "content": "x" * 2000}, {"type": 10, "content": "x" * 2001}), "components"),
    (laid_out({"type": 17, "components": [row(button(str(n))) for n in range(20)]}), "components"),
    (laid_out({"type": 18}), "components.0.type"),
]


def called(name: str, locale: str, translated: str) -> Json:
    return option(name=name, name_localizations={locale: translated})


COMMANDS_BEYOND: list[tuple[Json, str]] = [
    (command(name="Table"), "name"),
    (command(name="a b"), "name"),
    (command(description=""), "description"),
    (command(description="d" * 101), "description"),
    (command(option(), option(name="two", required=True)), "options.1"),
    (command(option(), option()), "options.1.name"),
    (command(*(option(name=f"o{one}") for one in range(26))), "options"),
    (command(option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])), "options.0.choices"),
    (command(option(choices=[{"name": "n", "value": "v" * 101}])), "options.0.choices.0.value"),
    (command(option(autocomplete=True, choices=[{"name": "n", "value": "v"}])), "options.0"),
    (command(option(5, autocomplete=True)), "options.0.type"),
    (command(option(1), option(3, "two")), "options"),
    (command(option(2, options=[option(2, options=[])])), "options.0.options.0.type"),
    (command(option(max_length=6001)), "options.0.max_length"),
    (command(name_localizations={"xx": "name"}), "name_localizations.xx"),
    (command(name_localizations={"fr": "Nom"}), "name_localizations.fr"),
    (command(description_localizations={"fr": "d" * 101}), "description_localizations.fr"),
    (command(called("one", "fr", "un"), called("two", "fr", "un")), "options.1.name_localizations.fr"),
]


def faults(error: ApiError) -> set[str]:
    """The paths of a nested error."""

    def walk(node: Json, path: tuple[str, ...]) -> set[str]:
        found = {".".join(path)} if "_errors" in node else set()
        return found.union(*(walk(node[key], (*path, key)) for key in node if key != "_errors"))

    return walk(error.errors or {}, ())


@pytest.mark.parametrize("form", WITHIN)
def test_messages_within_the_limits_pass(form: Json) -> None:
    check_message(form)


@pytest.mark.parametrize(("form", "where"), BEYOND)
def test_messages_beyond_a_limit_are_refused_at_the_spot(form: Json, where: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_message(form)
    assert (caught.value.code, faults(caught.value)) == (50035, {where})


@pytest.mark.parametrize(("form", "where"), COMMANDS_BEYOND)
def test_commands_beyond_a_limit_are_refused_at_the_spot(form: Json, where: str) -> None:
    with pytest.raises(ApiError) as caught:
        check_command(form)
    assert (caught.value.code, faults(caught.value)) == (50035, {where})


def test_siblings_differ_in_each_language_by_itself() -> None:
    """What one is called in French, another may be called in Spanish."""
    check_command(command(called("one", "fr", "uno"), called("two", "es-ES", "uno"), called("uno", "ja", "uno")))
    check_names_unique([{"name": "one", "name_localizations": {"fr": "un"}}, {"name": "two"}])
    with pytest.raises(ApiError) as caught:
        check_names_unique([{"name": name, "name_localizations": {"fr": "un"}} for name in ("one", "two")])
    assert faults(caught.value) == {"1.name_localizations.fr"}


def test_a_command_holds_8000_characters_in_all() -> None:
    choices = [{"name": f"{one:0>100}", "value": f"{one:0>57}"} for one in range(25)]
    fits = [option(name=f"o{one}", choices=choices) for one in range(2)]
    check_command(command(*fits))
    with pytest.raises(ApiError) as caught:
        check_command(command(*fits, option(name="o2", choices=choices)))
    assert "APPLICATION_COMMAND_TOO_LARGE" in str(caught.value.errors)


@pytest.mark.parametrize("name", ["table", "お題", "größe", "a-b_c'd", "โต๊ะ", "x" * 32])
def test_names_of_many_scripts_are_valid(name: str) -> None:
    assert valid_name(name)


def test_autocomplete_choices_are_limited() -> None:
    check_choices([{"name": "n" * 100, "value": "v" * 100}] * 25, ())
    for choices in (
        [{"name": "n", "value": "v"}] * 26,
        [{"name": "", "value": "v"}],
        [{"name": "n", "value": ""}],
    ):
        with pytest.raises(ApiError):
            check_choices(choices, ())


def test_modals_are_limited() -> None:
    field = {"type": 4, "custom_id": "f", "style": 1, "label": "l"}
    for modal, bad in (
        ({"custom_id": "m", "title": "t", "components": [row(field)]}, set()),
        ({"custom_id": "m", "title": "t" * 46, "components": [row(field)]}, {"title"}),
        ({"custom_id": "m", "title": "t", "components": []}, {"components"}),
        (
            {"custom_id": "m", "title": "t", "components": [{"type": 18, "label": "", "component": field}]},
            {"components.0.label"},
        ),
    ):
        form = FormErrors()
        check_modal(form, (), modal)
        assert faults(form.error()) == bad


@pytest.fixture
async def session(place: Place) -> AsyncIterator[aiohttp.ClientSession]:
    headers = {"Authorization": f"Bot {place.server.token}"}
    async with aiohttp.ClientSession(f"{place.server.url}/api/v10/", headers=headers) as one:
        yield one


async def test_a_breach_is_listed_with_the_request(place: Place, session: aiohttp.ClientSession) -> None:
    path = f"channels/{place.channel.id}/messages"
    async with session.post(path, json={"content": "x" * 2001}) as answer:
        assert answer.status == 400
        body = await answer.json()
    assert body["code"] == 50035
    assert body["errors"]["content"]["_errors"][0]["code"] == "BASE_TYPE_MAX_LENGTH"
    [violation] = place.server.violations
    assert violation.request == f"POST /{path}"
    assert violation.form == {"content": "x" * 2001}
    assert place.server.messages(place.channel) == []


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "stickers/5", 404, 0),
        ("PUT", "users/@me", 405, 0),
        ("GET", "channels/x", 400, 50035),
        ("POST", "interactions/5/token/callback", 404, 10062),
        ("POST", "webhooks/5/token", 404, 10015),
        ("GET", "guilds/5", 404, 10004),
        ("PUT", "applications/5/commands", 404, 10002),
    ],
)
async def test_errors_have_discords_shape(
    place: Place, session: aiohttp.ClientSession, method: str, path: str, status: int, code: int
) -> None:
    async with session.request(method, path) as answer:
        assert answer.status == status
        assert answer.headers["Content-Type"] == "application/json"
        assert (await answer.json())["code"] == code


async def test_hostile_bodies_are_refused(place: Place, session: aiohttp.ClientSession) -> None:
    path = f"channels/{place.channel.id}/messages"
    json = {"Content-Type": "application/json"}
    for data, code in ((b"{", 50109), (b"5", 50109), (b"[]", 50035), (b"{}", 50006), (b"", 50006)):
        async with session.post(path, data=data, headers=json) as answer:
            assert (await answer.json())["code"] == code
    headers = {"Content-Type": "multipart/form-data; boundary=x"}
    async with session.post(path, data=b"nonsense", headers=headers) as answer:
        assert answer.status == 400


async def test_files_are_limited(place: Place, session: aiohttp.ClientSession) -> None:
    path = f"channels/{place.channel.id}/messages"
    for count, size, status in ((1, 10 * 1024 * 1024, 200), (1, 10 * 1024 * 1024 + 1, 413), (11, 1, 400)):
        form = aiohttp.FormData(quote_fields=False)
        for number in range(count):
            form.add_field(f"files[{number}]", io.BytesIO(b"x" * size), filename="f")
        async with session.post(path, data=form) as answer:
            assert answer.status == status


async def test_a_wrong_token_is_unauthorized(place: Place) -> None:
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{place.server.url}/api/v10/users/@me", headers={"Authorization": "Bot x"}) as answer,
    ):
        assert (answer.status, await answer.json()) == (401, {"message": "401: Unauthorized", "code": 0})
