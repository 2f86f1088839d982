"""What is sent for a message: nothing is kept of what was uploaded, and what is too long for Discord is cut."""

import gc
import weakref

import discord

from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.discord_parts import modal_of, uploads_of, view_of
from kingsforge_bot.ui.message import FORM_LABEL, PLACEHOLDER, Field, Form, Menu, Message, Option, Picture


def test_what_was_uploaded_is_not_kept() -> None:
    """Without a garbage collection: of these there are many, and each is large."""
    gc.disable()
    try:
        (upload,) = uploads_of(Message("board", picture=Picture(b"png", "alt")))
        fp = upload.fp
        fp.close()
        assert fp.read() == b"png", "closed by whoever sends it, to be sent again after a failure"
        upload.close()
        gone = weakref.ref(fp)
        del upload, fp
        assert gone() is None
    finally:
        gc.enable()


def test_a_placeholder_is_cut_to_what_discord_takes() -> None:
    menu = Menu(ComponentId(NO_TABLE, 0, "menu"), "x" * (PLACEHOLDER + 1), (Option("one", "1"),))
    (shown,) = view_of(Message("", (menu,))).children
    assert isinstance(shown, discord.ui.Select)
    assert shown.placeholder == "x" * (PLACEHOLDER - 1) + "…"


def test_a_form_is_a_modal_of_that_timeline_with_its_fields() -> None:
    press = ComponentId(NO_TABLE, 0, "form")
    modal = modal_of(Form("x" * (FORM_LABEL + 1), press, (Field("name", "Name", value="Ann", most=20),)), "t")
    assert modal.title == "x" * (FORM_LABEL - 1) + "…"
    assert modal.custom_id == str(press.within("t"))
    (label,) = modal.children
    assert isinstance(label, discord.ui.Label)
    assert isinstance(label.component, discord.ui.TextInput)
    assert (label.component.custom_id, label.component.default, label.component.max_length) == ("name", "Ann", 20)
