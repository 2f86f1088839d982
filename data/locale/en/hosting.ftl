### How the bot is: for its host in the terminal (no markdown), and for those who manage a server (/forge doctor).

## bot.py --health: one line

health-well = Healthy.
health-unwell = Unhealthy.
health-gateway-new = Connected to Discord.
# $latency: milliseconds
health-gateway-there = Connected to Discord ({ $latency } ms).
# $seconds; $ails: whether that is too long
health-gateway-away =
    { $ails ->
        [yes] NOT CONNECTED to Discord for { $seconds } s.
       *[no] Not connected to Discord for { $seconds } s.
    }
# $missing of $shards connections are away, the first of them for $seconds; $ails: whether that is too long
health-shards-away =
    { $ails ->
        [yes] { $missing } OF { $shards } SHARDS NOT CONNECTED to Discord, for up to { $seconds } s.
       *[no] { $missing } of { $shards } shards not connected to Discord, for up to { $seconds } s.
    }
# $process: its number; $processes: that live; $held: its shards, $count of them; $shards: of all
health-part =
    { $count ->
        [0] Process { $process }, one of { $processes }: stands by, with none of { $shards } shards.
        [one] Process { $process }, one of { $processes }: shard { $held } of { $shards }.
       *[other] Process { $process }, one of { $processes }: shards { $held } of { $shards }.
    }
health-nothing-owed = No post is owed.
# $count: posts; $seconds: how long the oldest waits; $ails
health-owed =
    { $ails ->
        [yes] POSTS ARE LATE: { $count } owed, the oldest for { $seconds } s.
       *[no] Posts owed: { $count }, the oldest for { $seconds } s.
    }
# $milliseconds: at most, within the last minute; $ails
health-loop =
    { $ails ->
        [yes] EVENT LOOP LATE by up to { $milliseconds } ms.
       *[no] Event loop late by up to { $milliseconds } ms.
    }
health-database-answers = The database answers.
health-database-silent = THE DATABASE DOES NOT ANSWER.
# $megabytes: what is left.
health-disk-full = THE DISK IS FULL ({ $megabytes } MB free).
health-stopped = Unhealthy. The bot was stopped.
health-stale = Unhealthy. The bot has said nothing for a minute: it hangs, was killed, or cannot write its status.
# $path
health-unknown = Unhealthy. The bot has not run here: there is no { $path }.
# $path, $fault: the system's words
health-unreadable = Unhealthy. The bot's status { $path } cannot be read: { $fault }.
# $path
health-no-status = Unhealthy. What { $path } says is not the bot's status. The running bot writes it anew every 10 seconds.

## Copies of the database

# $path: of the copy; $megabytes: needed, 0 where that is not known
start-no-room =
    { $megabytes ->
        [0] The disk is full: { $path } was not written. What was there stays.
       *[other] The disk is too full: { $path } needs { $megabytes } MB. What was there stays.
    }
# $path: of the copy; $fault: the system's words
start-not-written = The copy { $path } cannot be written: { $fault }. Nothing was changed.

## /forge doctor

doctor-nothing-late = No post in this server is late.
# $table, $place, $since: a time that Discord shows; $why: a sentence
doctor-late = **{ $table }** has owed { $place } a post since { $since }. { $why }
# $count: tables
doctor-more-late =
    { $count ->
        [one] One more table waits.
       *[other] { $count } more tables wait.
    }
doctor-why-silent = The bot may not speak there.
doctor-why-failing = Discord does not take it, and it is tried again and again.
doctor-why-resting = Discord refused too much, so the bot waits a while.
doctor-why-unknown = The reason is not known here.
doctor-do-silent = Where the bot may not speak: allow it View Channel and Send Messages there (in a thread: Send Messages in Threads), then use any command there.
doctor-do-failing = Where Discord does not take posts: nothing is lost. See <https://discordstatus.com>
doctor-do-resting = After refusals: it ends by itself within a minute. If it comes back, tell the bot's host.
doctor-do-unknown = Where the reason is not known: the bot's host finds it in the log.
# $shard: counted from 0, of $shards; $process: its number; $count: processes that live
doctor-shard = Shard { $shard } of { $shards } (counted from 0), answered by process { $process }, one of { $count }.
# $milliseconds
doctor-connection = Connection to Discord: { $milliseconds } ms.
# $seconds
doctor-connection-slow = The connection to Discord is slow ({ $seconds } s), so buttons may fail. If it stays so, tell the bot's host.
doctor-synced = Discord shows the bot's commands as they are.
doctor-unsynced = Discord shows other commands than the bot has. A restart by the bot's host registers them anew.
