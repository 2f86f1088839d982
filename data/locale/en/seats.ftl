### Seats that change hands: left, offered, taken over, taken back; invitations. Variables as in
### ui.ftl; $seat: the number of a seat, from 1.

## In the log, on boards and as lines of their own

# $who left the seat, $bot: the bot's name, $why: resigned, time (it was up three times in a row), removed (by who looks
# after the channel), deleted (who sat there had all deleted that is known of them)
fact-vacated-bot =
    { $why ->
        [resigned] **{ $who }** leaves seat { $seat }. The bot **{ $bot }** plays on; a substitute may take the seat.
        [time] Time was up for **{ $who }** three times in a row. The bot **{ $bot }** plays on; a substitute may take the seat.
        [removed] **{ $who }** was taken off seat { $seat }. The bot **{ $bot }** plays on; a substitute may take the seat.
       *[deleted] Seat { $seat }: the player is gone for good. The bot **{ $bot }** plays on; a substitute may take the seat.
    }
# The same where no bot plays on
fact-vacated =
    { $why ->
        [resigned] **{ $who }** leaves seat { $seat }. It is open to a substitute.
        [removed] **{ $who }** was taken off seat { $seat }. It is open to a substitute.
       *[deleted] Seat { $seat }: the player is gone for good. It is open to a substitute.
    }
# The same at a table of a league, where nobody else may sit down
fact-vacated-league =
    { $why ->
        [resigned] **{ $who }** leaves seat { $seat } and is last at this table of the league. The bot **{ $bot }** plays on.
        [time] Time was up for **{ $who }** twice in a row: last at this table of the league. The bot **{ $bot }** plays on.
        [removed] **{ $who }** was taken off seat { $seat } and is last at this table of the league. The bot **{ $bot }** plays on.
        [deadline] The round of the league is over. The bot **{ $bot }** plays on for **{ $who }**, and the result counts.
       *[deleted] Seat { $seat }: the player is gone for good, and last at this table of the league. The bot **{ $bot }** plays on.
    }
# $who, $why: offered (they wish it), time
fact-seat-opened =
    { $why ->
        [offered] **{ $who }** offers this seat to a substitute, and plays on until somebody takes it.
       *[time] Time was up for **{ $who }** twice in a row. The seat is open to a substitute.
    }
# $who sits there now, $seat: its number, $before: who did before
fact-seat-taken = **{ $who }** takes seat { $seat }.
# The same from a person who held it still: $before
fact-seat-taken-from = **{ $who }** takes seat { $seat } from **{ $before }**.
fact-seat-back = **{ $who }** is back, and takes over from **{ $before }**.
fact-seat-kept = **{ $who }** keeps the seat.
# Below one of these lines. $who: a mention of whoever had the seat, $text: seat-lost
notice-seat-lost = { $who } · { $text }
# To whoever had the seat. $what: open (time was up twice in a row), left (a bot plays on), taken (somebody else sits there)
seat-lost =
    { $what ->
        [open] Play before somebody takes your seat, and it stays yours.
        [left] As long as nobody else takes your seat, **{ button-seat-back }** gives it back to you.
        [league] At a table of a league nobody comes back. You are there again for the next round.
       *[taken] Your seat has another player now.
    }
# Messages of their own. $table, $who (a mention), $game: its title
notice-invited = **{ $table }** · { $who }, a seat at { $game } is kept for you. Without an answer it is free again after 3 days.
# A challenge on the ladder of a league; $challenger: whose; $game; $ends: how long from now
notice-challenge = **{ $table }** · { $challenger } challenges { $who } at { $game }. Deadline to take it up: { $ends }. Not taken up, it counts as lost; who wins has the higher place.
notice-seat-call = **{ $table }** · { $who }, a seat is open in a running game of { $game }. The button shows how it stands before you sit down.
table-ended-agreed = **{ $table }** · Ended, { $since }: all who sat there agreed.
# Of a table of a league, closed by it. $left: how many people still sit there
table-ended-league =
    { $left ->
        [0] **{ $table }** · Ended, { $since }: nobody sits at this table of the league any more.
        [one] **{ $table }** · Ended, { $since }: one alone is left at this table of the league, and is first.
       *[other] **{ $table }** · Ended, { $since }, with its league. It counts for nothing.
    }
# The same of one at which nobody has begun to play
lobby-ended-league = **{ $table }** · Not played: its league needs this table no more.

## Buttons

button-take-seat = Take the seat
seat-take-number = Take seat { $seat }
button-seat-back = I’m back
button-accept = Accept
button-sit-down = Sit down here
button-release-seat = Offer my seat
button-keep-seat = Keep my seat
button-resign = Leave the game
button-resign-bot = Leave; a bot plays on
button-resign-open = Leave it open
# $table: #12 Oak
list-join = Join { $table }

## /table seat, /table resign: to who asks

# Lines of seats. $seat, $who
seat-line = Seat { $seat }: { $who }
seat-line-bot = Seat { $seat }: { $who } (bot)
# Where a name would stand, for a seat that nobody holds
seat-vacant = seat { $seat } (open)
seat-line-vacant = Seat { $seat }: nobody
# $line: one of these
seat-line-open = { $line } · open to a substitute
# $table
seat-resign = Do you want to leave { $table } for good? What you played stays yours in the log. A substitute may take your seat; until then a bot plays on, or the game waits.
seat-resign-no-bot = Do you want to leave { $table } for good? What you played stays yours in the log. The game waits until a substitute takes your seat.
seat-resign-alone = Nobody else plays at { $table }: if you leave, the game ends. Board and log stay.
seat-resigned = You left { $table }. As long as nobody else has taken your seat you can take it back.
# The last line, above the buttons. $who holds it
seat-recap = Seat { $seat } ({ $who }) is open. You have not sat down yet.
# $left: a time
seat-recap-clock = Sitting down, you find { $left } on the clock of this seat.
seat-recap-lately = **{ $table }** · What happened last:
seat-recap-hidden = What only this seat may see is shown once you sit there.
# $table, $seat
seat-yours = You sit at { $table } now, on seat { $seat }. Plans made for it before are dropped.
seat-back = You are back at { $table }.
seat-offered = Your seat at { $table } is on offer. Play on until somebody takes it.
seat-kept = You keep your seat at { $table }.
seat-removed = Seat { $seat } at { $table } is free.
# $table, $who
seat-invited = { $who } is called once to { $table }.
seat-invite-whom = Whom do you invite to { $table }? Name somebody: `{ slash-table-seat }`, `{ name-option-player }`.
seat-invite-bot = Bots are not invited to { $table }. Before the start `{ button-add-bot }` adds one.
table-end-ask = { $table } ends early, without a winner, if all who sit there agree. Ask them?

## The list. $line: a table of it

# $tempo: a time, such as 9 hours
list-tempo = { $line } · a move in about { $tempo }
list-open-seat = { $line } · a seat is open

## Refusals. $table

error-seat-not-open = That seat at { $table } is not open: somebody holds it.
error-seat-none-open = No seat at { $table } is open.
error-seat-seated = You sit at { $table } already.
error-seat-seated-already = That person sits at { $table } already.
error-seat-held-another = Hands are hidden at { $table }, and you have held another seat there. You can take back that one only.
error-seat-held-another-they = Hands are hidden at { $table }, and that person has held another seat there.
error-seat-not-yours = No seat at { $table } is yours to take back.
error-seat-no-such-seat = { $table } has no such seat.
error-seat-no-person = No person holds that seat at { $table }.
error-seat-alone = No other person plays at { $table }. `{ slash-table-end }` ends it.
error-seat-not-moderator = { $table } is being played: only members who manage messages or channels can free a seat.
error-seat-offered = Your seat at { $table } is on offer already.
error-seat-not-offered = Your seat at { $table } is not on offer.
error-seat-called = That person was called to { $table } already.
error-seat-called-lately = Only one person an hour can be called to { $table }, and somebody was. Try again later.

## Following: direct messages to those who look on. $table, $who, $since: a time

button-follow = Follow
button-unfollow = Unfollow
follow-begun = You follow { $table }: what happens there comes by direct message, at most once an hour.
follow-ended = You follow { $table } no more.
follow-none = You do not follow that table.
follow-turn = **{ $table }** · It is { $who }’s turn, { $since }.
follow-over = **{ $table }** · The game is over. The last board tells how it ended.
error-seat-followers-full = 50 people follow { $table } already. Somebody has to stop first.
error-seat-follows-many = You follow 25 tables already. Unfollow one first, then { $table }.
error-seat-follow-ended = { $table } has ended: there is nothing more to follow.

# Before a player's name: the sign of the shape that pictures give the seat
seat-sign-1 = 🔥
seat-sign-2 = 💧
seat-sign-3 = 🦋
seat-sign-4 = ⭐
seat-sign-5 = 🌙
seat-sign-6 = 🍃
# A reminder to who is awaited. $table, $who, $ends
notice-round-ending = **{ $table }** · { $who } to play. Deadline of the league’s round: { $ends }. After it bots play this table to its end, and the result counts.
error-of-league = { $table } is a table of a league, which says who sits there and starts it.
lobby-of-league = A league opens this table. Who sits here is drawn now that the seal stands.
lobby-of-challenge = A challenge on the ladder of a league. It begins once it is taken up.
