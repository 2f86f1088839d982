### Everything the bot says around the game: tables, lobby, boards, errors, doctor, log.
###
### Variables used everywhere, all of them texts unless it says "number":
###   $table    the table's name as players say it: #12 Oak
###   $who      one name or several (list-comma), escaped or a mention
###   $channel  a channel or thread mention
###   $since    a relative time, <t:...:R>, shown by Discord in the reader's language
###   $rule     the number of a rule
### Markdown stands in the texts of messages only; titles, labels, placeholders and button-... carry none.

## Lists

# What stands between the entries of a list, between things done one after the other, things of which one will do, and
# whole sentences
list-comma = { ", " }
list-semicolon = { "; " }
list-or = { " or " }
# Between a number and its tenths
decimal-mark = .
list-sentences = { " " }

# $text: a question, or why something did not work
about-table = **{ $table }** · { $text }

## Tables: life of a table

# $table, $who (who opened it)
table-bot-joined = { $table }: { $who } (bot) sits down.
# $table, $who (all players in turn order)
table-started = { $table } begins: { $who }.
# To an owner who starts a table; $table; $shared: what all there speak; $server: what the server does: choice-language-...
table-language-asked = { $table }: everybody there reads { $shared }, and the server's language is { $server }. In which one shall the table post?
table-start-in = Start in { $language }
# To the presser alone
table-you-joined = You sit at { $table }.
table-you-left = You left { $table }.
# $table, $who (who ended it), $since; a message of its own, and the last line of the log
table-ended-by = **{ $table }** · Ended by { $who }, { $since }.
# $table, $days: number
table-ended-idle = **{ $table }** · Nobody has played for { $days } days. The table is closed.
# To the presser alone: the questions before it, and that it was done. $table
table-end-sure = End { $table } for everybody? Nobody can play on. Board and log stay.
table-end-sure-lobby = Close the lobby of { $table }? This cannot be undone.
table-you-ended = You ended { $table }.
table-you-opened = { $table } is open. Others join with the button.
# The same where bots have taken all other seats
table-you-opened-full = { $table } is open. The button { button-start } begins the game.
# To the presser alone. $table, $word
table-your-word = Your word is mixed into the dice of { $table } at the start: { $word }
# $table, $channel
table-thread-opened = To join { $table } and play: { $channel }
# Below table-you-opened, where a thread was asked for in a thread or a voice channel
table-thread-not-here = No thread can be opened here. The table stays where it is.
# The same where the reader may not open one. $permission: its name in Discord
table-thread-not-yours = To open a thread here you need the permission **{ $permission }**. The table stays where it is.
# $most: number of threads
table-thread-too-many = You have opened { $most } threads here within an hour. The table stays where it is.

## Lobby card

# $table; $game: its title
lobby-title = { $table } · { $game }
# $taken, $seats: numbers
lobby-seats = Seats: { $taken } of { $seats }
# $number: seat number from 1; $who
lobby-seat = { $number }. { $who }
lobby-seat-bot = { $number }. { $who } (bot)
lobby-seat-owner = { $number }. { $who }, owner
lobby-pace = Pace: no clock. Play when you like.
# The same at a league's table
lobby-pace-league = Pace: no clock, but the league's card says until when; then bots play on.
# $language: choice-language-...; of a table for which one was chosen
lobby-language = Language: { $language }
# $needed: number of players still missing
lobby-waiting =
    { $needed ->
        [one] Waiting for { $needed } more player.
       *[other] Waiting for { $needed } more players.
    }
# $who: the owner
lobby-ready = { $who } can start now.
lobby-full = All seats are taken. { $who } can start now.
lobby-started = Started.
# $who: a list of those who play
lobby-started-with = Started. Seats: { $who }.
lobby-gone = This lobby is closed.
# A message of its own, beside lobby-gone on the card. $table, $days: number
lobby-expired = **{ $table }** · Nobody started this table for { $days } days. Its lobby is closed.
# The picture of a lobby, for those who do not see it. $who: those who sit there; $taken, $seats: numbers
alt-lobby = { $table }: lobby, { $taken } of { $seats } seats taken: { $who }.
# In that picture, where nobody sits yet
picture-free-seat = Free
# All that was agreed for a table, which a button of its card tells; $table
table-settings = **{ $table }** · Settings
# There, the digits hidden until they are pressed; $hash as below
lobby-seal = -# Dice seal: ||`{ $hash }`|| · proves after the game that no die was changed: `{ slash-table-verify }`
# $hash: SHA-256 of the secret bytes, 64 hexadecimal digits
dice-seal = -# Dice seal: ||`{ $hash }`||
# A later seal of the same table. $since: number of the first entry of the log it serves
dice-seal-since = -# Dice seal from entry { $since } on: ||`{ $hash }`||
# $what: dice-mixed-card and the players' words, in order
dice-mixed = -# Mixed into the dice at the start: { $what }
# $number: of the lobby card's message
dice-mixed-card = message { $number }
dice-mixed-no-card = nothing from the channel
# $secret: 64 hexadecimal digits; once the play is over
dice-opened = -# `{ $secret }` (secret bytes)
# A message of its own. $table, $hash
dice-resealed = **{ $table }** · A backup of the bot was restored, so the dice are sealed anew: ||`{ $hash }`||

## Buttons (at most 80 characters)

button-join = Join
button-leave = Leave
button-start = Start
button-add-bot = Add bot
button-table-settings = Settings
button-end-table = End table
button-hand = My hand
button-my-turn = My turn
# Below a picture of a hand: all of it as text
button-hand-words = Hand in words
button-text-board = Text board
# Of a board in words that is longer than a phone; $number, $all: numbers
page-button = Go to page { $number } of { $all }
button-back = Back
button-earlier = Earlier
button-later = Later
# The first page of a log
button-log-start = First
button-show-in-channel = Show in channel

## Board message

# $table, $who (mentions of the awaited), $since
headline-awaited = **{ $table }** · { $who } to play, last move { $since }.
# The same for the one who is awaited, where only they read it
headline-yours = **{ $table }** · Your turn, last move { $since }.
# $table
headline-picture-failed = The picture of { $table } could not be drawn. The board in words:
headline-picture-forbidden = No picture of { $table }: I lack the permission Attach Files here. The board in words:
# Reason under a disabled button; $label: what stands on the button; $reason: a sentence
headline-disabled = { $label }: { $reason }

## Menus

# $table; the placeholder of selects (at most 150 characters)
menu-table = Which table?
# $table; answer to My hand
hand-empty = You hold nothing at { $table }.
menu-do = What do you do?
menu-more = More choices
# $chosen: what is settled so far: side-named, menu-paying, ...; $asked: the next question
menu-chosen = { $chosen }. { $asked }
# An option of a select; $table, $phase (gather, craft, lobby, over or closed), $yours (yes or no)
menu-table-option =
    { $yours ->
        [yes] { $table }: your turn
       *[no] { $phase ->
            [lobby] { $table }: lobby
            [over] { $table }: over
            [closed] { $table }: ended
           *[other] { $table }
        }
    }

## Errors: each says why; nothing has changed

error-table-ambiguous = Which table? Several fit here.
error-no-table = No table here. `{ slash-table-new }` opens one.
# $table: the last one where the reader sat; no other is open here
error-table-over = { $table }: the game is over. `{ slash-table-new }` opens another table.
# $table: ended before its end
error-table-ended = { $table } was ended. `{ slash-table-show }` shows the last board.
error-not-a-board = That message shows no board of a table. `{ slash-table-log }` tells what happened.
error-not-searching = They look for players no longer. `{ slash-table-list }` shows who does.
error-no-own-cards = No cards were made for that game here. Managers make them with `{ slash-forge-cards }`.
error-no-such-card = That card was changed or taken away meanwhile.
error-no-lobby = No lobby here. `{ slash-table-new }` opens one.
# $table: what the user wrote, escaped
error-unknown-table = There is no table "{ $table }" in this channel.
# $table
error-not-seated = You have no seat at { $table }.
error-already-seated = You already sit at { $table }.
error-no-word = That word has no letters and no digits. Choose another one.
error-word-given = You have given { $table } a word already, and it cannot be changed.
error-not-in-lobby = You have no seat in the lobby of { $table }.
# $table, $seats: number
error-table-full = { $table } is full: all { $seats } seats are taken.
# $table
error-not-started = { $table } has not started yet.
error-already-started = { $table } has already started.
error-table-closed = { $table } is closed.
# $table, $who: the owner
error-not-owner = Only { $who } can do this at { $table }.
# $table, $needed, $seated: numbers
error-too-few-players =
    { $seated ->
        [one] { $table } needs { $needed } players to start; { $seated } sits here.
       *[other] { $table } needs { $needed } players to start; { $seated } sit here.
    }
# $most: number of tables
error-too-many-tables = This channel already has { $most } open tables. One has to end first; members who manage messages or channels can end any: `{ slash-table-end }`.
error-too-many-of-yours = You already have { $most } open tables in this channel. Finish one, leave a lobby, or end one where only bots play with you: `{ slash-table-end }`.
error-not-yours-to-end = Members who manage messages or channels can end any table; its owner can while only bots play there.
# $table
error-stale = { $table }: the table has moved on. Nothing was changed.
# The same where nobody else has acted since the button was posted
press-outdated = { $table }: that button is from before your last move. Nothing was changed.
# $word: what could not be read; $text: all that was written, both escaped
error-notation-unreadable = "{ $word }" cannot be read in "{ $text }". Nothing was changed.
error-notation-empty = This is no action of the game. Nothing was changed.
error-made-up-button = This button is not known. Nothing was changed.
# $name: an option's name; $value: what the user wrote, escaped and cut
error-unknown-value = { $name }: "{ $value }" is not possible. Pick from the list.
# $name; $least, $most: numbers; $value: what the user wrote
error-value-range = { $name }: { $least } to { $most }, not "{ $value }".
# $name; $most: number of characters
error-value-too-long = { $name }: at most { $most } characters.
# $table; $game: its name; $command: what was typed, such as /gather
error-not-in-this-game = { $table } plays { $game }, which has no `{ $command }`. `{ slash-turn }` shows what you can do.
error-no-choice-left = Nothing you can do now fits what you asked for.
error-server-only = This works in a server's channel only.
# Not promised: that nothing was changed; an action may have been carried out before the fault
error-unexpected = That did not work, and it is the bot's fault. It has been noted. `{ slash-table-show }` tells how things stand.
# The database could not write: full disk, for instance
error-store-failed = The bot could not save that. Nothing was changed. Try again later.
# $table
error-table-unreadable = What is stored of { $table } cannot be read. Nothing was changed. Its host has been told.
# More replays, or more hard craft turns, than are taken on at a time: nothing was begun
error-too-busy = Too much is being asked of the bot at once. Ask again in a minute.
# A second replay, analysis, check of the dice or file of the same user
error-one-at-a-time = What you asked for before is still being made. Ask again once you have it.
# Of two questions to the rulebook, to the first
error-overtaken = You have asked something newer since, which is answered instead.
error-second-tap = Only your first tap counted: the second came before you can have read what it led to. Press again if you meant it.
error-not-offered = These settings do not go together. Pick from the lists.

## /table show, log, list

# $first, $last: numbers of the entries shown; $count: how many there are
log-title = { $table }: log, { $first } to { $last } of { $count }
# Of a turn told in one line: its first and last entry
log-numbers = { $first }–{ $last }
# $number: sequence number; $what: lines of what happened
log-entry = `{ $number }` { $what }
log-empty = { $table }: nothing has happened yet.
# $table; $number: the entry; $count: how many there are; $when: how long ago
past-title = **{ $table }** · entry { $number } of { $count }, { $when }
# $progress: where the play stood; $who: who was to act then
past-to-play = Next: { $who } · { $progress }
button-past = Board at that time
button-past-first = First
button-past-back = Back
button-past-on = Forward
button-past-newest = Newest
list-title = Tables in this channel
list-empty = No tables here. `{ slash-table-new }` opens one.
# $games: their titles; the last line of a list of tables
list-games = -# Here you can play { $games }: `{ slash-table-new }` opens a table.
# $line: a table of the list, where more than one game is played; $game: its title
list-game = { $line } · { $game }
# $table, $who (players), $taken, $seats: numbers
list-lobby = **{ $table }** · lobby, { $taken } of { $seats } seats: { $who }
# $table, $awaited, $since; $progress: where the play stands, such as: round 2
list-running = **{ $table }** · { $progress }, { $awaited } to play, last move { $since }
# Of a table that awaits the reader
list-yours = **Your turn: { $table }** · { $progress }, last move { $since }
# $table, $who (players); of a game that was ended before its end
list-ended = **{ $table }** · ended early: { $who }
# $table, $who: winner or winners
list-over = **{ $table }** · over, won by { $who }
# $count
list-more =
    { $count ->
        [one] { $count } more table
       *[other] { $count } more tables
    }

## /table verify

# $table; of a lobby or a running game; below it stand its seals
verify-early = { $table }: the dice can be checked when the game has ended; their secret bytes are told then. Until then, compare each seal with the one that was posted: the first stands on the lobby card.
# $entries: how many agree with what is recomputed; $count: how many there are; $draws
verify-counted = **{ $table }** · Entries recomputed: { $entries } of { $count }. Times luck decided: { $draws }.
verify-same = They are exactly those that the seal fixed beforehand.
verify-same-events = All that happened agrees with the rules.
verify-rules-changed = Some entries are of older rules. From the first of them on, only the dice were recomputed.
# $number: of the entry; $what: in what it differs
verify-differs =
    { $what ->
        [commitment] **Entry { $number } is the first that differs**: the secret bytes are not the ones that were sealed.
        [luck] **Entry { $number } is the first that differs**: the sealed bytes give other dice.
        [missing] **Entry { $number } is the first that differs**: the log does not have it.
       *[events] **Entry { $number } is the first that differs**: by the rules, something else happens.
    }
verify-outside = -# Without the bot: `docs/verify.py` checks the file of `{ slash-table-log }`.

## The end

# $table
over-title = **{ $table }** · The game is over.
# $who: one winner or several; $count: how many won
# $points: 220:202, the best first
over-you-win-points = You win, { $points }.
over-winner-points = { $who } wins, { $points }.
# The title of the last picture, in few words; $who, $points, $count as below
picture-winner =
    { $count ->
        [one] { $who } wins { $points }
       *[other] { $who } share the win
    }
over-winner =
    { $count ->
        [one] { $who } wins.
       *[other] { $who } share the win.
    }
# $place, $who, $result: what the player has to show
over-result = { $place }. **{ $who }**: { $result }
over-dice = -# Were the dice fair? { slash-table-verify } checks.
# The same in the last post, where everybody is called once; $who
over-called = -# { $who } · Were the dice fair? { slash-table-verify } checks.

## /forge doctor

doctor-title = Checks in { $channel }
doctor-all-well = All needed permissions are there.
doctor-fix = Give these to the bot's role, or in the channel's settings.
# $permission: its name in Discord; $effect: what breaks without it
doctor-missing = Missing: **{ $permission }**. { $effect }
doctor-optional = Optional: **{ $permission }**. { $effect }
permission-view_channel = View Channel
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-create_public_threads = Create Public Threads
permission-manage_threads = Manage Threads
doctor-without-view_channel = The bot cannot see its own boards.
doctor-without-send_messages = No board can be posted after a turn.
doctor-without-send_messages_in_threads = Tables in threads stay silent.
doctor-without-embed_links = Links in messages have no preview.
doctor-without-attach_files = Boards come as text, without the picture.
doctor-without-read_message_history = After a crash a board may be posted twice.
doctor-without-create_public_threads = Tables cannot have their own thread.
doctor-without-manage_threads = Without it, tables in locked threads go on in the channel.

## At the start of the program (terminal, no markdown)

start-no-token =
    No Discord token found. To get one:
    1. Open https://discord.com/developers/applications and press New Application.
    2. Under Bot, press Reset Token and copy it.
    3. Put DISCORD_TOKEN=your-token into a file named .env beside bot.py, or into the environment.
    4. Start again.
start-bad-token = Discord does not accept this token. Copy it again: Bot, Reset Token.
# $fault
start-no-discord = Discord cannot be reached: { $fault }. Nothing is lost; start again once the network is there.
# $url
start-not-loopback = DISCORD_API_URL is for trying the bot on this machine: http://127.0.0.1 and a port, not { $url }.
# $path, $fault
start-store-unusable = The database { $path } cannot be used: { $fault }. Nothing was changed.
start-taken-over = Another process has taken over the work of this one, which stood still or had lost the database for too long. It ends; started again, it takes its part.
# $name: of the setting; $said: as the host set it
start-setting-unusable = { $name }={ $said } cannot be used: { $fault }.
# $path: of the database; $copy: of the other file
start-backed-up = { $path } is backed up to { $copy }.
start-restored = { $path } is restored from { $copy }. At the next start every open table gets a new seal, and older buttons say that the table has moved on.
# $path
start-set-aside = What stood there is kept as { $path }.
start-no-database = There is no database at { $path }. Nothing was changed.
start-new-timeline = Timeline { $name } has begun: every open table has a new seal, and older buttons say that the table has moved on.
start-timeline-by-itself = Of { $path } the bot notices by itself that it was put back, at the next start. Nothing was changed.
start-copied-by-server = Only a database in a file is copied by the bot. Yours lies on a { $server } server: copy it with { $dump } and put it back with { $restore }, or let the server keep its own copies; after putting one back, start once with { $flag }. Nothing was changed.
start-would-overwrite = { $path } exists already, and nothing is overwritten. Name another file.
# $table: of the database, by its name there; $done, $count: its rows
start-moving = { $table }: { $done } of { $count } rows
# $here, $there: the places; $setting: its name
start-moved = All games lie at { $there } now: { $tables } tables of the database with { $rows } rows, each compared. Set { $setting } to it before the next start. { $here } stays as it was, and is not opened any more.
start-moved-before = The games lie at { $there } already: { $setting } is to name it. { $here } is not opened any more. Nothing was changed.
start-move-stopped = Stopped. Ask for the same move again: what was begun does no harm.
start-one-of-each = Games are moved from a file to a { $server } server or back: { $here } and { $there } are two of a kind, or the same. Nothing was changed.
# $who: the bot's name; $count: servers
start-ready =
    { $count ->
        [one] { $who } is ready in { $count } server.
       *[other] { $who } is ready in { $count } servers.
    }
# $url
start-invite = Invite it with: { $url }

# A text that did not fit. $parts: names of what was shortened
board-shortened = Shortened: { $parts }.
