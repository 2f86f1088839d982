### The end of a play and what comes after it: the last post, rematch, statistics, records, ratings, export and import.
### Variables as in ui.ftl; $game is a game's title.

## The last post

# $count: number
lasted-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
lasted-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
lasted-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
# $who: whom the others waited for, $lasted: how long
over-longest-wait = Longest wait for one move: { $who }, { $lasted }.
# On a button below the last board; $game: another one that can be played
over-other-game = Or play { $game }
over-another-game = Another game
button-rematch = Rematch
button-replay = Replay
button-stats = Stats
button-export = Export
button-log = Log
# To the strongest bot, after a game that was won by far against the one below it
button-rematch-strong = Strong bot
button-summary = Story
button-analysis = Analysis
button-decline = Decline
# What the moving picture is; $table: one that is over
replay-caption = **{ $table }** · replay: the game from its beginning to its end, moment by moment.

## Rematch, and seats that are kept in a lobby

# $number: of the seat from 1, $who: a mention
lobby-seat-kept = { $number }. kept for { $who }
# $who: the owner
lobby-kept = Kept seats wait for { button-join } or { button-decline }. { $who } can start without them, with two players.
# To the presser alone. $table: the new one, $who: for whom seats are kept
rematch-opened = { $table }: the rematch is open, and you sit there. Seats are kept for { $who }.
# The same where all others are gone
rematch-opened-free = { $table }: the rematch is open, and you sit there. Others join with the button.
# $table: the rematch
rematch-found = { $table }: this is the rematch.
# To the presser alone
table-you-declined = You declined your seat at { $table }.
# $table, $who: for whom seats are kept
error-seats-kept = { $table }: the free seats are kept for { $who }.
error-not-invited = No seat is kept for you at { $table }.
error-not-over = { $table } is still being played.

## Stats of a table that is over

# $table, $game
stats-title = **{ $table }** · { $game }
# $lasted: from the start to the end, $entries: number of entries of the log
stats-lasted = From start to end: { $lasted }. Log entries: { $entries }.
# $place: number, $who, $numbers: stats-dice, stats-waited
stats-seat = { $place }. **{ $who }**: { $numbers }
# $dice: number of dice, $average: of what they showed, with one decimal
stats-dice = { $dice } dice rolled, average { $average }
# $lasted: the longest that others waited for one move
stats-waited = longest wait { $lasted }
# Where there is nothing to count
stats-nothing = no dice rolled
# The five lines of any game. $game, $table
summary-title = { $game }, { $table }
# $count: number of entries, $lasted
summary-length =
    { $count ->
        [one] { $count } log entry in { $lasted }.
       *[other] { $count } log entries in { $lasted }.
    }
# $what: the last thing that happened, a sentence
summary-last = At the end: { $what }

## /me stats

record-title = **Your games here, against people**
# $game, $plays, $wins: numbers, $lasted: the longest that others waited for one move
record-game = { $game }: { $plays } played, { $wins } won, longest wait { $lasted }.
# Below it, of a game that was played in leagues too
record-leagues = Of these in leagues: { $plays } played, { $wins } won.
record-none = You have finished no game here yet in which only people played; games with bots are not counted. `{ slash-table-new }` opens a table for people.
# $game, $points, $plays: number
rating-own = { $game }: rating { $points }, games rated: { $plays }.
# $game, $plays: number
records-title = **{ $game }**: { $plays } games among people
records-leagues = Of these in leagues: { $plays }
# $who: a winner, $lasted, $table: its number
records-fastest = Fastest win: { $who }, { $lasted } ({ $table })
records-longest = Longest game: { $lasted }, won by { $who } ({ $table })
# In place of $table, where it was one of a league; $league: its name
records-of-league = { $table }, league { $league }
# $people: a list of records-tally
records-wins = Most wins: { $people }
records-plays = Most played: { $people }
# $who, $count: number
records-tally = { $who } { $count }
records-none = No game has ended here yet in which only people played.
ratings-title = **{ $game }**: ratings
# $place, $plays: numbers, $who, $points
ratings-line = { $place }. { $who }: { $points } ({ $plays } rated)
ratings-how = -# A game counts if all its players take part in ratings: `{ slash-me-settings }`. A rating begins low and becomes surer with each game.
ratings-none = Nobody is rated here yet. A game is rated when all its players take part: `{ slash-me-settings }`.
# On the lobby card, where all who sit there take part in ratings. $begun: yes or no
lobby-rated =
    { $begun ->
        [yes] Ratings: this game is rated, whatever its players set by now.
       *[no] Ratings: all here take part. The game is rated if that is so at the start.
    }
# The same where some do. $who: their names
lobby-rated-some = Ratings: { $who }. The game is rated if all take part at the start.

## /table export and import, and bot.py --read

# $table; with the file
export-done = { $table }: the whole game as a file. `{ slash-table-import }` reads it back.
# The same while something is hidden from some
export-in-parts = { $table }: what everybody may know, as a file. It can be read back once the game is over.
# $table, $game
import-title = **{ $table }** · { $game }
# $count: number of entries
import-follows =
    { $count ->
        [one] { $count } log entry, and it agrees with the rules.
       *[other] All { $count } log entries agree with the rules.
    }
import-sealed = All dice and shuffles are those that the seal fixed beforehand.
import-unsealed = The file lacks the secret bytes, so the dice could not be checked against the seal.
import-other-rules = The file was made under older rules of the bot and cannot be replayed.
# $most: number of megabytes
error-file-too-large = The file is too large: at most { $most } MB.
error-file-no-log = This is not the file of a game.
# $number: of the entry
error-file-no-entry = **Entry { $number } cannot be read.** The file was altered or is damaged.
error-file-no-such-game = The file is of a game that the bot does not have.
error-file-in-parts = Something was hidden when this file was made. Export it again once the game is over.
import-not-fetched = Discord did not hand out the file. Send it again.
# In the terminal. $path, $fault
import-no-file = { $path } cannot be read: { $fault }
