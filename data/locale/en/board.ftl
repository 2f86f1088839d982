### What boards say beside whose turn it is. Variables as in ui.ftl.

## Below the headline of a table with a clock. $ends: <t:...:R>

board-clock-runs = Time runs out { $ends }.
# It stands for a while, or is outside the playing hours
board-clock-stands-until = The clock stands; time runs out { $ends }.
board-clock-stands = The clock stands.
# Where several are awaited whose times differ. $who: those whose time it is
board-clock-runs-of = { $who }: time runs out { $ends }.
board-clock-stands-until-of = { $who }: the clock stands; time runs out { $ends }.
board-clock-stands-of = { $who }: the clock stands.

## The lines of the same name without -first, before anybody has moved

headline-awaited-first = **{ $table }** · { $who } to play.
headline-yours-first = **{ $table }** · Your turn.
list-running-first = **{ $table }** · { $progress }, { $awaited } to play
list-yours-first = **Your turn: { $table }** · { $progress }
turns-others-first = **{ $table }** ({ $game }) · { $who } to play.

## To whoever starts a table, behind table-started. $place: the channel or thread

table-started-yours = Your turn: the board is in { $place }.
table-started-there = The board is in { $place }.
# The same to who plays with bots alone, a line of its own below
table-started-solo = -# Against bots everything can be undone; such a game counts for no record or rating.

## /me stats in direct messages

record-title-everywhere = **Your games in all servers, against people**
record-none-anywhere = You have finished no game yet in which only people played.

# Above the latest lines of what happened, where there are others before
board-earlier = Earlier: see the log.
# Behind what somebody did, as far as a line has room; $count: deeds that are left out, which the log has
deeds-more = { $count } more: log
deeds-more-brief = { $count } more
