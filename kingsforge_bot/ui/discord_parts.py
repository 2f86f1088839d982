"""What Discord's library sends for a message or a form: its view, its uploads, whom it alerts, a modal."""

from io import BytesIO
from typing import Final

import discord

from kingsforge_bot.ui.message import (
    ALT,
    FORM_LABEL,
    LABEL,
    OPTION,
    OPTIONS,
    PLACEHOLDER,
    Button,
    Form,
    Listed,
    Menu,
    Message,
    cut,
)

_FORM_OPEN: Final = 15 * 60.0
"""Seconds that a form is remembered."""
_CHANNEL: Final = discord.SelectDefaultValueType.channel
_ROLE: Final = discord.SelectDefaultValueType.role


def view_of(message: Message, timeline: str = "") -> discord.ui.View:
    """The message's rows, with ids of that timeline; presses are answered by the press listener."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(message.rows):
        if isinstance(row, Menu):
            view.add_item(_select(row, number, timeline))
        else:
            for button in row:
                view.add_item(_button(button, number, timeline))
    for link in message.links:
        view.add_item(discord.ui.Button(label=cut(link.label, LABEL), url=link.url, row=len(message.rows)))
    view.stop()
    return view


def uploads_of(message: Message) -> list[discord.File]:
    """Picture and file of the message, as fresh uploads."""
    files = []
    if (picture := message.picture) is not None:
        files.append(discord.File(_Upload(picture.content), picture.file, description=picture.alt[:ALT]))
    if (attached := message.attached) is not None:
        files.append(discord.File(_Upload(attached.content), attached.name))
    return files


def mentions_of(message: Message) -> discord.AllowedMentions:
    """Whom the message alerts, and nobody else."""
    users = [discord.Object(user) for user in message.alerts]
    return discord.AllowedMentions(everyone=False, roles=False, users=users, replied_user=False)


def modal_of(form: Form, timeline: str) -> discord.ui.Modal:
    """The form's window; what is written is answered by the listener of presses."""
    modal = discord.ui.Modal(
        title=cut(form.title, FORM_LABEL), custom_id=str(form.custom_id.within(timeline)), timeout=_FORM_OPEN
    )
    for one in form.fields:
        written: discord.ui.TextInput[discord.ui.Modal] = discord.ui.TextInput(
            custom_id=one.name, default=one.value or None, max_length=one.most, required=one.required
        )
        modal.add_item(discord.ui.Label(text=cut(one.label, FORM_LABEL), component=written))
    return modal


class _Upload(BytesIO):
    """Bytes that go once they are sent: discord.py leaves a file holding on to itself, until the garbage is collected.

    It replaces `close` for the time of sending, and afterwards sets what stood there: this file's own method.
    """

    def __setattr__(self, name: str, value: object) -> None:
        if name == "close" and getattr(value, "__self__", None) is self:
            del self.close
        else:
            super().__setattr__(name, value)


def _button(button: Button, row: int, timeline: str) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        label=cut(button.label, LABEL),
        custom_id=str(button.custom_id.within(timeline)),
        style=discord.ButtonStyle[button.style.value],
        disabled=button.disabled,
        row=row,
    )


def _select(menu: Menu, row: int, timeline: str) -> discord.ui.Item[discord.ui.View]:
    custom_id, placeholder = str(menu.custom_id.within(timeline)), cut(menu.placeholder, PLACEHOLDER)
    match menu.lists:
        case Listed.CHANNELS:
            return discord.ui.ChannelSelect(
                custom_id=custom_id,
                placeholder=placeholder,
                channel_types=[discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice],
                default_values=[discord.SelectDefaultValue(id=one, type=_CHANNEL) for one in menu.chosen],
                min_values=menu.least,
                max_values=menu.most,
                row=row,
            )
        case Listed.ROLES:
            return discord.ui.RoleSelect(
                custom_id=custom_id,
                placeholder=placeholder,
                default_values=[discord.SelectDefaultValue(id=one, type=_ROLE) for one in menu.chosen],
                min_values=menu.least,
                max_values=menu.most,
                row=row,
            )
        case None:
            options = [
                discord.SelectOption(
                    label=cut(option.label, OPTION),
                    value=option.value,
                    description=cut(option.description, OPTION) or None,
                    default=option.chosen,
                )
                for option in menu.options[:OPTIONS]
            ]
            return discord.ui.Select(
                custom_id=custom_id,
                placeholder=placeholder,
                options=options,
                min_values=menu.least,
                max_values=min(menu.most, len(options)),
                row=row,
            )
