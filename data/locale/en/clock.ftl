### Clocks: pace, playing hours, pauses, and what happens when time runs out. Variables as in ui.ftl; clock times are
### written 08:00, zones by their names: Europe/Madrid.

## Lobby card and lists

# $bank, $turn: hours
lobby-pace-clock = Pace: { $bank } hours for each player, and { $turn } more with each turn.
# $line: a table of the list, $pace: choice-pace-...
list-paced = { $line } · { $pace }
list-paused = { $line } · paused

## /table clock

# $table, $pace: choice-pace-...
clock-title = **{ $table }** · Pace: { $pace }
# A line of a player whom the table awaits. $who, $left: clock-days or clock-time, $ends: <t:...:R>
clock-runs = { $who } to play: { $left } left, time runs out { $ends }.
# The same outside the playing hours, or while the player is away
clock-stands-until = { $who } to play: { $left } left. The clock stands; time runs out { $ends }.
# The same while the table is paused, votes or cannot be spoken in
clock-stands = { $who } to play: { $left } left. The clock stands.
# A player who has nothing to do
clock-rests = { $who }: { $left } left.
# Behind one of these. $count: how many turns in a row were not played in time
clock-late =
    { $count ->
        [one] The last turn was not played in time.
       *[other] The last { $count } turns were not played in time.
    }
# Numbers; without hours where none are left over
clock-days = { $days } d { $hours } h
clock-days-whole = { $days } d
clock-time = { $hours } h { $minutes } min
# $start, $end: clock times, $zone; on the lobby card too
clock-hours = Clocks run from { $start } to { $end } ({ $zone }).
clock-all-hours = Clocks run all day.
# $since
clock-paused = Paused { $since }. `{ slash-table-resume }` ends the pause, and so does a move.
# $table
clock-none = { $table } has no clock. Play when you like.
clock-before-start = Before the start its owner sets pace and hours: `{ slash-table-clock }`
clock-set = Saved.
# Below new playing hours of a game that runs
clock-from-next-turn = The new hours count from the next turn on; a turn that has begun keeps the old ones.
# In the list of hours, and what people may write instead
clock-all-day = All day
# To who ended the pause. $table
clock-resumed = { $table } goes on. Clocks run again.

## In the log, on boards and as messages of their own

# $who
fact-paused = The game pauses; **{ $who }** asked for it. Nobody's time runs until `{ slash-table-resume }` or a move.
fact-paused-alone = The game pauses: nobody else is waiting. It goes on with `{ slash-table-resume }` or a move.
fact-resumed = **{ $who }** ends the pause. Clocks run again.
# A line below that one. $who: mentions
notice-resumed-to-play = { $who } to play.
fact-hours = From the next turn on clocks run from { $start } to { $end } ({ $zone }).
fact-hours-none = From the next turn on clocks run all day.
# Before what was then played for them
fact-out-of-time = Time is up for **{ $who }**.
# A message of its own. $table, $who (a mention), $ends: <t:...:R>
notice-running-out = **{ $table }** · { $who } to play. Time runs out { $ends }; then the bot passes for you, or makes the most harmless move there is.

## Refusals

# $table
error-no-clock = { $table } has no clock, so it needs no hours.
# $least: hours
error-too-few-hours = Clocks run at least { $least } hours a day.
error-paused = { $table } is paused already. `{ slash-table-resume }` ends the pause.
error-not-paused = { $table } is not paused.
