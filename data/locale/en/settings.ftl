### What people set for themselves (/me settings), what is kept of them (/me data), and what managers set for their
### server (/forge setup). Variables as in ui.ftl; clock times are written 08:00.

settings-title = Your settings
settings-saved = Saved.
# What people may write instead of hours
settings-off = off
# $how: channel, direct or none
settings-alerts = **Alerts**: { $how ->
        [direct] by direct message
        [none] none
       *[channel] in the table's channel
    }
# $start, $end: clock times
settings-quiet = **Quiet hours**: { $start } to { $end }; no reminders and no direct messages then
settings-quiet-none = **Quiet hours**: none
# $at: a clock time
settings-digest = **Digest**: daily at { $at }, all tables that wait for you in one message
settings-digest-none = **Digest**: off
# $zone: Europe/Madrid; $at: what its clock shows
settings-zone = **Time zone**: { $zone }, { $at } now
settings-zone-none = **Time zone**: not set, so hours are UTC, { $at } now
# $language: choice-language-...
settings-language = **Language**: { $language }
settings-language-client = **Language**: as in your Discord
# $portrait: seat, or which was chosen
settings-portrait = **Portrait**: { $portrait ->
        [plait] plait
        [beard] full beard
        [hood] hood
        [straw] straw hat
        [cap] pointed cap
        [winged] winged helmet
        [bun] bun and glasses
        [plume] feathered hat
        [curls] curls
        [turban] turban
        [pigtails] pigtails
        [crest] spiked hair
       *[seat] the one that is yours without choosing
    }
# $made: yes or no
settings-forced = **Only possible moves**: { $made ->
        [no] wait for you
       *[yes] made for you
    }
# $offered: yes or no; of the buttons that a table with hints puts first on one's panels
settings-best = **Best moves**: { $offered ->
        [no] not offered
       *[yes] offered on your turn
    }
# $rated: yes or no
settings-ratings = **Ratings**: { $rated ->
        [yes] you take part
       *[no] you do not take part
    }
# $until: a date
settings-away = **Away**: until { $until }
settings-away-none = **Away**: no
settings-by-command = -# As options of `{ slash-me-settings }`: portrait, time zone, other hours, days away.
settings-menu-alerts = Alerts
settings-menu-quiet = Quiet hours
settings-menu-digest = Digest
settings-menu-language = Language
# Options of menus (at most 100 characters); the chosen one stands there alone
settings-alerts-option =
    { $how ->
        [direct] Alerts: by direct message
        [none] Alerts: none
       *[channel] Alerts: in the table's channel
    }
settings-quiet-off = Quiet hours: none
settings-quiet-option = Quiet hours: { $start } to { $end }
settings-digest-off = Digest: off
settings-digest-option = Digest: daily at { $at }
settings-language-option = Language: { $language }
settings-language-option-client = Language: as in your Discord
# Buttons (at most 80 characters): what pressing them sets
settings-button-forced-yes = Play forced moves for me
settings-button-forced-no = Play forced moves myself
settings-button-best-yes = Offer best moves
settings-button-best-no = Hide best moves
settings-button-ratings-yes = Take part in ratings
settings-button-ratings-no = Leave the ratings
settings-button-back = I am back
settings-button-export = My data
settings-button-delete = Delete my data

## What is kept of somebody

data-exported = All that is kept about you is in this file. Times are Unix seconds, ids Discord's.
# $lobbies, $running: numbers; $name: what their seats are called then
data-sure = Delete all that is kept about you?
    Lobbies you leave: { $lobbies }. Running games you leave for good: { $running }; a bot plays on, or your seat stays empty. In all other games you become "{ $name }"; what was played stays, for the others.
    Settings, words and records go. This cannot be undone.
data-button-sure = Delete all of it
data-deleted = Done: nothing that names you is kept.
    The bot's messages in channels stay as they are; people who manage messages there can delete them. A word of yours that was mixed into dice or shuffles stays mixed in. Backups of the host still hold you until they are replaced.

## What managers set for their server

setup-title = Settings of this server
# $channels: mentions
setup-channels = **Channels**: tables are opened in { $channels } only
setup-channels-none = **Channels**: tables are opened anywhere
# $who: everybody, role or managers; $role: a mention, or empty
setup-openers = **Who opens tables**: { $who ->
        [role] members with { $role }, and who manages the server
        [managers] who manages the server
       *[everybody] everybody
    }
# $most: number of tables
setup-most-open = **Open tables**: at most { $most } in the server
# $most: number, in a channel
setup-most-open-none = **Open tables**: at most { $most } in a channel
setup-most-of-member = **Open tables of one member**: at most { $most } in the server
setup-most-of-member-none = **Open tables of one member**: at most { $most } in a channel
# What a new table gets where nobody says otherwise. $game: a title
setup-game = **Game**: { $game }
# $bots: number of seats
setup-bots = **Bots at a new table**: { $bots }
# $pace: choice-pace-...
setup-pace = **Pace**: { $pace }
# $thread: yes or no
setup-thread = **Thread of its own**: { $thread ->
        [yes] each new table
       *[no] only where asked for
    }
# $boards: fold, keep, delete
setup-boards = **Boards**: { $boards ->
        [keep] each turn's stays as it is
        [delete] only the newest stays, older ones are deleted
       *[fold] only the newest has picture and buttons, older ones shrink to a few lines
    }
setup-language = **Language of posts**: { $language }
setup-language-none = **Language of posts**: the server's in Discord
setup-zone = **Time zone**: { $zone }, { $at } now
setup-zone-none = **Time zone**: not set, so hours are UTC, { $at } now
setup-by-command = -# Limits, bots, pace and time zone: `{ slash-forge-setup }`
setup-pick-channels = Channels: none chosen, so anywhere
setup-pick-role = A role whose members open tables
setup-menu-openers = Who opens tables
setup-menu-language = Language of posts
setup-openers-option =
    { $who ->
        [role] Opens tables: the chosen role
        [managers] Opens tables: who manages the server
       *[everybody] Opens tables: everybody
    }
setup-language-option = Posts: { $language }
setup-language-option-none = Posts: the server's language
# Buttons: what pressing them sets
setup-button-thread-yes = A thread for each table
setup-button-thread-no = Threads only where asked for
setup-button-boards-fold = Shrink old boards
setup-button-boards-keep = Keep old boards
setup-button-boards-delete = Delete old boards
# Why a table is not opened, or nothing set
error-not-in-this-channel = In this server, tables are opened in { $channels } only.
error-needs-role = In this server, tables are opened by members with { $role }.
error-needs-manager = In this server, tables are opened by those who manage it.
error-server-full = This server allows { $most } open tables at a time. One has to end first.
error-member-full = This server allows each member { $most } open tables at a time. One of yours has to end first: `{ slash-table-end }`.
error-not-a-manager = This is for members who may manage the server.
error-role-missing = Choose a role first; then its members open tables.
