"""Whatever is sent, the checks answer with Discord's errors and nothing else."""

from contextlib import suppress
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from kingsforge_bot.sandbox import Server
from kingsforge_bot.sandbox.protocol.limits_commands import check_command
from kingsforge_bot.sandbox.protocol.limits_components import check_modal
from kingsforge_bot.sandbox.protocol.posting import Draft, Upload, compose, revise
from kingsforge_bot.sandbox.world.errors import ApiError, FormErrors

KEYS = sorted(
    {"content", "flags", "embeds", "components", "attachments", "allowed_mentions", "nonce", "parse", "users", "id"}
    | {"type", "style", "label", "custom_id", "options", "value", "name", "description", "choices", "fields", "text"}
    | {"footer", "title", "component", "accessory", "placeholder", "min_values", "max_values", "required", "url"}
    | {"autocomplete", "image", "filename", "min_length", "name_localizations", "fr"}
)
LEAVES = st.none() | st.booleans() | st.integers(-3, 40) | st.sampled_from(["", "a", "users", "1", "x" * 2001])
ANYTHING = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=5),
    max_leaves=25,
)
FORMS = st.dictionaries(st.sampled_from(KEYS), ANYTHING, max_size=8)


@settings(max_examples=300, deadline=None)
@given(FORMS, FORMS)
def test_messages_are_composed_and_revised_or_refused(form: dict[str, Any], edit: dict[str, Any]) -> None:
    server = Server()
    channel = server.add_channel(server.add_guild("Guild"), "general")
    draft = Draft(channel, server.api.bot_id)
    uploads = (Upload(0, "a.png", b"\x89PNG"),)
    for payload in (form, {"content": "fine"}):
        try:
            message, files = compose(server.world, draft, payload, uploads)
        except ApiError:
            continue
        server.world.post(message, files)
        try:
            revised, files = revise(server.world, message, edit, uploads)
        except ApiError:
            continue
        server.world.edit(revised, files)
        assert server.messages(channel)[-1] == revised


@settings(max_examples=300, deadline=None)
@given(FORMS)
def test_commands_and_modals_are_checked(form: dict[str, Any]) -> None:
    check_modal(FormErrors(), (), form)
    with suppress(ApiError):
        check_command(form)
