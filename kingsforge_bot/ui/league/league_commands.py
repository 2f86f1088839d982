"""/league and the buttons of its card."""

import logging
import re
from collections.abc import Mapping, Sequence
from typing import Final

import discord
import msgspec

from kingsforge_bot.i18n.localizer import Localizer
from kingsforge_bot.i18n.names import plain
from kingsforge_bot.league.events import Person
from kingsforge_bot.league.league import Form, Options, Stage
from kingsforge_bot.league.refusals import LeagueRefused, Reason
from kingsforge_bot.league.round import Entrant
from kingsforge_bot.service.errors import StoreFailed
from kingsforge_bot.service.league.leagues import FORMS
from kingsforge_bot.service.league.records import MOST_LISTED, KeptLeague, NewLeague
from kingsforge_bot.service.league.refusals import CallReason, CallRefused
from kingsforge_bot.service.league.verifying import Verified
from kingsforge_bot.service.time.clock import PACES
from kingsforge_bot.service.types import LeagueId, UserId
from kingsforge_bot.ui.errors import OutOfRange, UnknownPress, UnknownValue
from kingsforge_bot.ui.interaction.app import App
from kingsforge_bot.ui.interaction.context import Context
from kingsforge_bot.ui.interaction.registry import Pressed, personal
from kingsforge_bot.ui.interaction.reply import Interaction
from kingsforge_bot.ui.league.asks import ask_message
from kingsforge_bot.ui.league.cards import attached_file, league_card
from kingsforge_bot.ui.league.hall import firsts, hall_lines, has_moved, won
from kingsforge_bot.ui.league.ladder_words import whom_message
from kingsforge_bot.ui.league.league_words import LEAGUE, name_of, names_of, press, within
from kingsforge_bot.ui.league.why_there import why_message
from kingsforge_bot.ui.message import TEXT, Button, ButtonStyle, Message, cut
from kingsforge_bot.ui.suggesting import Suggestion, matching
from kingsforge_bot.ui.table.opening import USUAL_PACE, game_meant, opener_of, options_said
from kingsforge_bot.ui.wording.titles import game_name

FORM_NAMES: Final = tuple(form.value for form in FORMS)
"""Those that are offered, the usual one first."""
_log = logging.getLogger(__name__)
_DAYS: Final = 7
_WEEKS: Final = 8
_AGREED: Final = re.compile(r"agree-([0-9]{1,4})-([0-9]{1,4})", re.ASCII)
_AGAINST: Final = re.compile(r"against-([0-9]{1,4})", re.ASCII)
_NUMBER: Final = re.compile(r"[1-9][0-9]{0,11}", re.ASCII)


class LeagueOptions(msgspec.Struct, frozen=True, kw_only=True):
    """The options of /league new as they were said."""

    name: str
    game: str | None = None
    of_game: Mapping[str, str] = {}
    """What games ask for by options of their own."""
    variant: str | None = None
    seats: int | None = None
    form: str | None = None
    rounds: int | None = None
    weeks: int | None = None
    days: int | None = None
    pace: str | None = None
    language: str | None = None


async def new(ctx: Context, wanted: LeagueOptions) -> Message:
    """Open a league; its card follows in the channel. Raises what `Leagues.open` raises, UnknownValue, OutOfRange."""
    titles, settings = ctx.app.titles, ctx.app.service.preferences.of_server(ctx.guild)
    game = game_meant(ctx.l10n, titles, wanted.game) if wanted.game else titles.usual(settings).game
    chosen = options_said(ctx.l10n, titles.of(game.key), wanted.variant, wanted.of_game)
    pace = wanted.pace or (settings.pace if settings.pace in PACES else USUAL_PACE)
    if wanted.language is not None and wanted.language not in ctx.app.localizers.languages:
        raise UnknownValue("language", wanted.language)
    form = wanted.form or FORM_NAMES[0]
    if form not in FORM_NAMES:
        raise UnknownValue("form", form)
    seats = 2 if wanted.seats is None else wanted.seats
    if not 2 <= seats < game.seats.stop:
        raise OutOfRange("seats", seats, 2, game.seats.stop - 1)
    days = _DAYS if wanted.days is None else wanted.days
    try:
        options = Options(Form(form), seats, rounds=wanted.rounds, days=days, weeks=wanted.weeks or _WEEKS)
    except ValueError:
        raise CallRefused(CallReason.NOT_OFFERED) from None
    opened = await ctx.app.service.leagues.open(
        NewLeague(
            guild=ctx.guild,
            channel=ctx.channel,
            name=wanted.name,
            opener=ctx.user,
            game=game.key,
            game_options=chosen,
            options=options,
            pace=pace,
            language=wanted.language,
            round_days=days,
            opened=0,
        ),
        opener_of(ctx),
    )
    return Message(ctx.l10n("league-you-opened", league=plain(opened.kept.name)))


async def join(ctx: Context, said: str | None, player: discord.User | None = None) -> Message:
    """Sign up, come late or back, or ask to play on for somebody else."""
    return await _join(ctx, await _meant(ctx, said, Stage.OPEN, Stage.RUNNING), player)


async def leave(ctx: Context, said: str | None, player: discord.User | None = None) -> Message:
    """Drop out, or take somebody out."""
    number = await _meant(ctx, said, Stage.OPEN, Stage.RUNNING)
    return await _leave(ctx, number, ctx.user if player is None else UserId(player.id))


async def show(ctx: Context, said: str | None) -> Message:
    """The card as it stands."""
    return league_card(ctx.l10n, await ctx.app.service.leagues.look(await _meant(ctx, said, Stage.OPEN, Stage.RUNNING)))


async def start(ctx: Context, said: str | None) -> Message:
    """The lot of the start is drawn."""
    return await _start(ctx, await _meant(ctx, said, Stage.OPEN))


async def end(ctx: Context, said: str | None) -> Message:
    """Asked once more before it is done."""
    look = await ctx.app.service.leagues.look(await _meant(ctx, said, Stage.OPEN, Stage.RUNNING))
    kept = look.current.kept
    sure = Button(ctx.l10n("button-league-end"), press(kept, "end"), ButtonStyle.DANGER)
    return Message(ctx.l10n("league-end-sure", league=plain(kept.name)), ((sure,),))


async def challenge(ctx: Context, said: str | None, player: discord.User | None = None) -> Message:
    """Challenge somebody above on a ladder; without a name, the answer whom one may challenge."""
    league = await _meant(ctx, said, Stage.RUNNING)
    now = (await ctx.app.service.leagues.look(league)).current
    if player is None:
        return whom_message(ctx.l10n, now, ctx.user, ctx.app.service.clock())
    whom = now.entrant(UserId(player.id))
    if whom is None:
        raise CallRefused(CallReason.NOT_IN)
    return await _challenge(ctx, league, whom)


async def verify(ctx: Context, said: str | None) -> Message:
    """The answer to whether all of it, drawn and reckoned once more, is the same."""
    number = await _meant(ctx, said, Stage.RUNNING, Stage.ENDED)
    look = await ctx.app.service.leagues.look(number)
    verified = await ctx.app.verifying.do(ctx.user, lambda work: ctx.app.service.leagues.verify(number, work))
    found = verified_message(ctx.l10n, look.current.kept, verified)
    return msgspec.structs.replace(found, attached=attached_file(look))


async def list_leagues(ctx: Context) -> Message:
    """Those people sign up for, those that run, then the hall of champions."""
    here = (await ctx.app.service.leagues.here(ctx.guild))[:MOST_LISTED]
    going = [await _line(ctx, one) for one in here if one.stage is not Stage.ENDED]
    over = [won((await ctx.app.service.leagues.look(one.id)).current) for one in here if one.stage is Stage.ENDED]
    hall = hall_lines(ctx.l10n, [one for one in over if one is not None])
    if not going and not hall:
        return Message(ctx.l10n("league-list-none"))
    lines = [ctx.l10n("league-list-title"), *going] if going else []
    return Message("\n".join(within(ctx.l10n, [*lines, *hall], TEXT)))


async def suggested(app: App, interaction: Interaction, typed: str) -> tuple[Suggestion, ...]:
    """Autocomplete of `league:`."""
    ctx = Context(app, interaction)
    try:
        here: Sequence[KeptLeague] = await app.service.leagues.here(ctx.guild) if ctx.at_home else ()
    except StoreFailed:
        _log.exception("no leagues can be suggested")
        return ()
    return matching([Suggestion(f"#{one.id} {one.name}", str(one.id)) for one in here], typed)


@personal(LEAGUE, beside=True)
async def pressed(ctx: Context, button: Pressed) -> Message:
    """A button of a card, also of one that another channel or server shows. Raises UnknownPress, CallRefused."""
    match button.words:
        case [word, number, opened] if _NUMBER.fullmatch(number) and _NUMBER.fullmatch(opened):
            league = LeagueId(int(number))
        case _:
            raise UnknownPress
    await ctx.app.service.leagues.check_here(league, ctx.guild)
    now = (await ctx.app.service.leagues.look(league)).current
    if str(now.kept.opened) != opened:
        raise CallRefused(CallReason.NO_LEAGUE)
    match word:
        case "join":
            return await _join(ctx, league)
        case "leave":
            return await _leave(ctx, league, ctx.user)
        case "start":
            return await _start(ctx, league)
        case "end":
            ended = await ctx.app.service.leagues.end(league, ctx.user, manages=_manages(ctx))
            return Message(ctx.l10n("league-you-ended", league=plain(ended.kept.name)))
        case _ if (agreed := _AGREED.fullmatch(word)) is not None:
            return await _agree(ctx, league, Entrant(int(agreed[1])), Person(int(agreed[2])))
        case "challenge":
            return whom_message(ctx.l10n, now, ctx.user, ctx.app.service.clock())
        case _ if (against := _AGAINST.fullmatch(word)) is not None:
            return await _challenge(ctx, league, Entrant(int(against[1])))
        case "why" | "podium":
            return why_message(ctx.l10n, now, ctx.user)
        case _:
            raise UnknownPress


def verified_message(l10n: Localizer, kept: KeptLeague, found: Verified) -> Message:
    """Whether all agrees, or what differs; then what was recomputed, and from what."""
    league = plain(kept.name)
    if found.differs is not None:
        lines = [l10n("league-verified-differs", league=league, round=found.differs)]
    elif found.sealed_late:
        lines = [l10n("league-verified-sealed-late", league=league, tables=found.sealed_late)]
    elif found.standings_differ:
        lines = [l10n("league-verified-places", league=league)]
    else:
        lines = [l10n("league-verified-same", league=league)]
    if found.holds and kept.options.form is Form.LADDER:
        lines.append(l10n("league-verified-ladder", challenges=found.challenges, places=found.places))
    elif found.holds:
        lines.append(l10n("league-verified", draws=found.draws, places=found.places))
    if not found.secrets:
        lines.append(l10n("league-verified-early"))
    elif found.holds:
        lines.append(l10n("league-verified-lots", lots=found.lots))
    lines += [l10n("league-sealed", hash=one) for one in found.commitments]
    lines += [l10n("league-secret", secret=one) for one in found.secrets]
    cards = [one.removeprefix("card ") for one in found.mixes]
    lines += [l10n("league-mix", number=one) for one in cards if one.isdecimal()]
    return Message(cut("\n".join(lines), TEXT))


async def _meant(ctx: Context, said: str | None, *stages: Stage) -> LeagueId:
    return await ctx.app.service.leagues.meant(ctx.guild, said, *stages)


async def _join(ctx: Context, league: LeagueId, player: discord.User | None = None) -> Message:
    leagues = ctx.app.service.leagues
    if player is None:
        try:
            joined = await leagues.join(league, ctx.user, ctx.name)
        except LeagueRefused as refused:
            if refused.reason is not Reason.TAKES_PART:
                raise
            kept = (await leagues.look(league)).current.kept
            out = Button(ctx.l10n("button-leave"), press(kept, "leave"))
            return Message(ctx.l10n("league-joined-already", league=plain(kept.name)), ((out,),))
        ctx.game = joined.kept.game
        return Message(ctx.l10n("league-you-joined", league=plain(joined.kept.name)))
    now = await leagues.ask_to_substitute(league, ctx.user, ctx.name, UserId(player.id))
    ask = now.league.asks[-1]
    ctx.to_all = ask_message(ctx.app.public_l10n(ctx.interaction, now.kept.language), now, ask)
    return Message(ctx.l10n("league-you-asked", league=plain(now.kept.name), who=name_of(now, ask.entrant)))


async def _leave(ctx: Context, league: LeagueId, user: UserId) -> Message:
    left = await ctx.app.service.leagues.leave(league, user, ctx.user, manages=_manages(ctx))
    name = plain(left.kept.name)
    if user == ctx.user:
        return Message(ctx.l10n("league-you-left", league=name))
    member = left.member(user)
    return Message(ctx.l10n("league-they-left", league=name, who=plain("" if member is None else member.name)))


async def _start(ctx: Context, league: LeagueId) -> Message:
    started = await ctx.app.service.leagues.start(league, ctx.user, manages=_manages(ctx))
    form = started.kept.options.form.value
    return Message(ctx.l10n("league-you-started", league=plain(started.kept.name), form=form))


async def _agree(ctx: Context, league: LeagueId, entrant: Entrant, person: Person) -> Message:
    now, done = await ctx.app.service.leagues.agree(league, ctx.user, entrant, person, manages=_manages(ctx))
    who = plain(now.members[person - 1].name)
    said = "league-agreed-all" if done else "league-agreed"
    return Message(ctx.l10n(said, league=plain(now.kept.name), who=who))


async def _challenge(ctx: Context, league: LeagueId, whom: Entrant) -> Message:
    made = await ctx.app.service.leagues.challenge(league, ctx.user, whom)
    place = 0 if made.league.ladder is None else 1 + made.league.ladder.order.index(whom)
    names = {"league": plain(made.kept.name), "who": name_of(made, whom), "place": str(place)}
    return Message(ctx.l10n("league-you-challenged", days=made.kept.options.days, **names))


def _manages(ctx: Context) -> bool:
    return ctx.interaction.permissions.manage_guild


async def _line(ctx: Context, kept: KeptLeague) -> str:
    now, l10n = (await ctx.app.service.leagues.look(kept.id)).current, ctx.l10n
    names = {"number": str(kept.id), "league": plain(kept.name), "game": game_name(l10n, kept.game)}
    if kept.stage is Stage.OPEN:
        return l10n("league-list-open", count=len(now.league.present()), **names)
    if not has_moved(now):
        return l10n("league-list-begun", **names)
    return l10n("league-list-running", who=names_of(l10n, now, firsts(now)), **names)
