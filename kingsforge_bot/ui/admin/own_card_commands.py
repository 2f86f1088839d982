"""/forge cards: what managers of a server make for a game; its menu, buttons and form. Each press asks who may."""

from collections.abc import Callable, Mapping
from typing import Final

from msgspec.structs import replace

from kingsforge_bot.core.errors import Expected
from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.ui.admin.setup import may_manage
from kingsforge_bot.ui.custom_id import NO_TABLE, ComponentId
from kingsforge_bot.ui.errors import NoOwnCards, NoSuchCard, NotAManager, UnknownPress
from kingsforge_bot.ui.game.own_cards import OwnCards
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, form, personal, submitted
from kingsforge_bot.ui.message import Button, ButtonStyle, Form, Menu, Message
from kingsforge_bot.ui.paging import page, page_of
from kingsforge_bot.ui.wording.titles import game_name

CARDS: Final = "cards"
WRITE: Final = f"{CARDS} write"
"""Opens the form, of a new card or of the one that is named behind it."""


class _Made:
    """The cards of a server, with what their game does with them. Raises NotAServer, NotAManager, NoOwnCards."""

    def __init__(self, ctx: Context) -> None:
        ctx.check_server()
        if not may_manage(ctx):
            raise NotAManager
        title = ctx.app.titles.makeable
        if title is None or title.own_cards is None:
            raise NoOwnCards
        self.ctx = ctx
        self.game = title.game.key
        self.of: OwnCards = title.own_cards
        self.l10n: Localizer = ctx.l10n.of(self.game)
        self.text = ctx.app.service.preferences.of_server(ctx.guild).own_cards.get(self.game, "")

    async def keep(self, change: Callable[[str], tuple[str, str]]) -> str:
        """Change the text as it is by then; the name of the card that was changed."""
        named = ""

        def changed(text: str) -> str:
            nonlocal named
            self.text, named = change(text)
            return self.text

        await self.ctx.app.service.preferences.remake(self.ctx.guild, self.game, changed)
        return named


async def cards(ctx: Context) -> Message:
    """All of them, as a menu, and the way to a new one."""
    return _listed(_Made(ctx))


@personal(CARDS)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """A card that was chosen, its drawing, its end. Raises NotAManager, NoSuchCard, UnknownPress."""
    made = _Made(ctx)
    try:
        match button.words, button.values:
            case [], ():
                return _listed(made)
            case [], (card,):
                return _card(made, card)
            case ["drop", card], ():
                await made.keep(lambda text: (made.of.without(text, card), ""))
                return _listed(made)
            case ["look", card], values if (start := page_of(values)) is not None:
                return _card(made, card, start)
            case ["look", card], (look,):
                return _card(made, await made.keep(lambda text: made.of.drawn(text, card, look)))
            case _:
                raise UnknownPress
    except KeyError:
        raise NoSuchCard from None


@form(WRITE)
def asked(ctx: Context, button: Pressed) -> Form:
    """The form, as the card stands. Raises NotAManager, NoSuchCard."""
    made, (_, *card) = _Made(ctx), button.words
    try:
        fields = made.of.fields(made.l10n, made.text, " ".join(card))
    except KeyError:
        raise NoSuchCard from None
    title = made.l10n("own-cards-change" if card else "own-cards-new")
    return Form(title, replace(button.press, timeline=""), tuple(fields))


@submitted(WRITE)
async def written(ctx: Context, button: Pressed, said: Mapping[str, str]) -> Message:
    """The card as it was written; why it is not kept, with what was written, so that nothing is lost."""
    made, (_, *card) = _Made(ctx), button.words
    try:
        named = await made.keep(lambda text: made.of.kept(text, " ".join(card), said))
    except KeyError:
        raise NoSuchCard from None
    except Expected as error:
        why = made.l10n(f"error-{error.reason}", **{name: str(fact) for name, fact in error.facts.items()})
        lost = " · ".join(f"`{one[:40].replace('`', '')}`" for one in said.values() if one.strip())
        again = Button(made.l10n("own-cards-again"), replace(button.press, timeline=""), ButtonStyle.PRIMARY)
        return Message("\n".join(filter(None, [why, lost])), ((again,),))
    return _card(made, named)


def _listed(made: _Made) -> Message:
    """How many there are, a menu of them, and the button of the form."""
    l10n, lines = made.l10n, tuple(made.of.cards(made.l10n, made.text))
    game = game_name(made.ctx.l10n, made.game)
    text = l10n("own-cards-title", game=game, count=len(lines))
    new = Button(l10n("own-cards-new"), ComponentId(NO_TABLE, 0, WRITE), ButtonStyle.SUCCESS)
    if not lines:
        return Message(text, ((new,),))
    menu = Menu(ComponentId(NO_TABLE, 0, CARDS), l10n("own-cards-menu"), lines)
    listed = "\n".join(f"- {one.label}" for one in lines)
    return Message(f"{text}\n{listed}", (menu, (new,)))


def _card(made: _Made, card: str, start: int = 0) -> Message:
    """The card with its picture: another drawing, another text, its end, and back."""
    l10n = made.l10n
    looks = Menu(
        ComponentId(NO_TABLE, 0, f"{CARDS} look {card}"),
        l10n("own-cards-look"),
        page(l10n, tuple(made.of.looks(l10n)), start),
    )
    row = (
        Button(l10n("own-cards-change"), ComponentId(NO_TABLE, 0, f"{WRITE} {card}")),
        Button(l10n("own-cards-drop"), ComponentId(NO_TABLE, 0, f"{CARDS} drop {card}"), ButtonStyle.DANGER),
        Button(l10n("own-cards-back"), ComponentId(NO_TABLE, 0, CARDS)),
    )
    text = made.of.about(l10n, made.text, card)
    return Message(text, (looks, row), drawing=made.of.picture(l10n, made.text, card))
