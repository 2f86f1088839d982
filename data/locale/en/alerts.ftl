### Alerts and reminders, in the channel or by direct message, and /me turns. Variables as in ui.ftl.

## What is to be decided, in general words; a game may have its own

# $count: number, at most 25
asks-some =
    { $count ->
        [one] One thing can be done.
       *[other] { $count } things can be done.
    }
asks-many = Many things can be done.

## /me turns; direct messages are made of the same lines

# $tables, $awaiting: numbers
turns-title =
    { $tables ->
        [one] You sit at one table
       *[other] You sit at { $tables } tables
    }, { $awaiting ->
        [0] none waits for you.
        [one] one waits for you.
       *[other] { $awaiting } wait for you.
    }
turns-none = You sit at no table. `{ slash-table-new }` opens one.
# $table, $game: its title, $since
turns-yours = **{ $table }** ({ $game }) · Your turn; it began { $since }.
# $who: the others
turns-others = **{ $table }** ({ $game }) · { $who } to play, last move { $since }.
# $taken, $seats: numbers
turns-lobby = **{ $table }** ({ $game }) · Not started, { $taken } of { $seats } seats taken.
# $table
turns-unreadable = **{ $table }** · This table cannot be read now.
# $plan: as in /table plan
turns-plan = Your plan: { $plan }
turns-quick = A quick one.
turns-thought = Takes some thought.
turns-since = Since your last turn:
# $count: number of lines that are left out before the others
turns-earlier = … and { $count } more before that

# Buttons (at most 80 characters). $table
button-play-now = Play now
turns-play-at = Play { $table }
button-board = Board
turns-board-of = Board of { $table }
button-snooze = Snooze
button-away = Away until
button-mute = Mute this turn
button-earlier-page = Back
button-later-page = More tables

## Direct messages

# $count: number of tables
direct-several =
    { $count ->
        [one] **One table waits for you.**
       *[other] **{ $count } tables wait for you.**
    }
direct-digest =
    { $count ->
        [one] **Today one table waits for you.**
       *[other] **Today { $count } tables wait for you.**
    }

## In the channel

# $table, $who: a mention, $since
notice-your-turn = **{ $table }** · { $who }, your turn began { $since }.
# $who: a mention, $count: number of tables
notice-your-turns = { $who }, { $count } tables here wait for you:
# $table, $since
notice-waits = **{ $table }** · your turn began { $since }
# $count: number of further tables
notice-waits-more =
    { $count ->
        [one] … and one more: `{ slash-me-turns }`
       *[other] … and { $count } more: `{ slash-me-turns }`
    }
notice-unreached = A direct message could not be delivered.
notice-directs-off = Direct messages could not be delivered twice and are off now. `{ slash-me-settings }` turns them on.
# $table, $who: a name, $since
notice-reminders-end = **{ $table }** · { $who } to play; the turn began { $since }. No more reminders for it.

## To the presser alone

# $table
reminder-snooze-ask = When shall I remind you of { $table } again?
reminder-menu-snooze = Remind me again
reminder-option-hour = In an hour
reminder-option-tonight = Tonight at 19:00
reminder-option-tomorrow = Tomorrow at 9:00
# $tables: one or several, $at: relative time
reminder-snoozed = Next reminder of { $tables }: { $at }.
# $table
reminder-muted = { $table }: no more reminders for this turn.
# A reminder's button, pressed by somebody else. $table, $who: whose reminder it is
reminder-of-another = { $table }: the reminder is { $who }’s.
reminder-away-ask = Until when are you away? Until then there are no reminders and no direct messages. Times are those of your zone: `{ slash-me-settings }`
reminder-menu-away = Away until
# $days: 1, 3, 7 or 14
reminder-away-option =
    { $days ->
        [1] Tomorrow, 9:00
        [7] In a week, 9:00
        [14] In two weeks, 9:00
       *[other] In { $days } days, 9:00
    }
reminder-away-back = I am back
# $until: a time
reminder-away-until = You are away until { $until }. Whoever waits for you still sees that it is your turn.
reminder-away-no-more = You are back.
# In /me settings, where direct messages were switched off
settings-directs-failed = -# Direct messages could not be delivered to you and were switched off. Allow them in Discord, then choose them again.
