### Slash commands: descriptions of commands and options (at most 100 characters), names of choices.
###   command-<group>[-<command>]          description of a group or command
###   option-<group>-<command>-<option>    description of an option
###   choice-<option>-<value>              how a fixed choice is shown
### No variables, no markdown.

option-table = Which table, if several run here

command-table = Open, join and look at tables
command-table-new = Open a table in this channel
option-table-new-players = How many seats, as the game allows
option-table-new-game = Which game
option-table-new-bots = How many seats the bot plays
option-table-new-variant = Other ways to play, where the game has any
option-table-new-name = A short name for the table
option-table-new-pace = How fast the table plays
option-table-new-thread = Give the table a thread of its own
option-table-new-boards = What becomes of a board once the next one stands: fold, keep or delete
option-table-new-hints = Whether players may ask for hints; left out, they may
option-table-new-language = Language of what everybody sees; left out, the server's
command-table-join = Sit down at a table that has not started
option-table-join-table = { option-table }
option-table-join-word = A word of yours that is mixed into dice and shuffles
command-table-leave = Stand up from a table that has not started
option-table-leave-table = { option-table }
command-table-start = Start your table
option-table-start-table = { option-table }
command-table-end = End a table for good: moderators any, you one where only bots play with you
option-table-end-table = { option-table }
command-table-show = Show the board and who is awaited
option-table-show-size = All of the board, or the players in a line each
option-table-show-table = { option-table }
command-table-replay = Watch the game so far as one moving picture
option-table-replay-table = { option-table }
menu-happened = What happened here?
command-table-log = Show what happened, latest last
option-table-log-table = { option-table }
command-table-verify = Check dice and shuffles of a game that has ended
option-table-verify-table = { option-table }
command-table-plan = See or change what you planned for your next turn
option-table-plan-do = What to do when it is your turn: pick from the list
option-table-plan-table = { option-table }
command-table-undo = Take back what you did last
option-table-undo-table = { option-table }
command-table-clock = See everybody's clock; the owner sets hours, and the pace before the start
option-table-clock-hours = Hours in which clocks run, such as 9-22
option-table-clock-zone = Time zone of these hours: begin to type a city
option-table-clock-pace = How fast the table plays, until it starts
option-table-clock-table = { option-table }
command-table-pause = Ask the table to pause: nobody's time runs
option-table-pause-table = { option-table }
command-table-resume = End the pause of a table
option-table-resume-table = { option-table }
command-table-find = Look for players: a table opens once enough fit
option-table-find-game = Which game; left out, the usual one here
option-table-find-seats = How many play, you included
option-table-find-pace = How fast; left out, any
option-table-find-language = Language of the table; left out, any
command-forge-cards = Make craft cards of your own for this server
option-table-new-own_cards = Whether the cards made with { slash-forge-cards } are in play
command-table-list = List the tables of this channel

command-turn = Your turn: see what you can do, or do it
option-turn-do = What to do: pick from the list, or write an action
option-turn-table = { option-table }
command-forge = For people who manage this server
command-forge-doctor = Check what the bot may do in this channel

choice-pace-none = No clock
choice-pace-24h-4h = 24 hours, and 4 more with each turn
choice-pace-72h-12h = 72 hours, and 12 more with each turn
choice-pace-72h-36h = 72 hours, and 36 more with each turn
# Each language by its own name, the same in all files
choice-language-en = English
choice-language-es = español
choice-language-fr = français
choice-language-ja = 日本語
choice-size-full = Full
choice-size-compact = Compact

## Names: what people type, and how texts call a command. The English ones are the bot's own and fixed (a test
## compares them); Discord shows the others to those who speak the language and takes either.
##   name-command-<group>[-<command>], name-option-<option>: 1 to 32 characters, small letters, no spaces
##   slash-<group>[-<command>]: the whole command, for texts that name one

name-command-table = table
name-command-table-new = new
name-command-table-join = join
name-command-table-leave = leave
name-command-table-start = start
name-command-table-end = end
name-command-table-show = show
name-command-table-replay = replay
name-command-table-log = log
name-command-table-verify = verify
name-command-table-plan = plan
name-command-table-undo = undo
name-command-table-clock = clock
name-command-table-pause = pause
name-command-table-resume = resume
name-command-table-find = find
name-command-forge-cards = cards
name-command-table-list = list
name-command-turn = turn
name-command-rules = rules
name-command-forge = forge
name-command-forge-doctor = doctor

name-option-seats = seats
name-option-own_cards = own_cards
name-option-players = players
name-option-game = game
name-option-bots = bots
name-option-name = name
name-option-hours = hours
name-option-pace = pace
name-option-thread = thread
name-option-variant = variant
name-option-language = language
name-option-portrait = portrait
name-option-size = size
name-option-card = card
name-option-item = item
name-option-query = query
name-option-table = table
name-option-do = do
name-option-word = word

slash-table-new = /{ name-command-table } { name-command-table-new }
slash-table-show = /{ name-command-table } { name-command-table-show }
slash-table-log = /{ name-command-table } { name-command-table-log }
slash-table-verify = /{ name-command-table } { name-command-table-verify }
slash-table-list = /{ name-command-table } { name-command-table-list }
slash-forge-cards = /{ name-command-forge } { name-command-forge-cards }
slash-table-clock = /{ name-command-table } { name-command-table-clock }
slash-table-resume = /{ name-command-table } { name-command-table-resume }
slash-table-plan = /{ name-command-table } { name-command-table-plan }
slash-table-undo = /{ name-command-table } { name-command-table-undo }
slash-table-end = /{ name-command-table } { name-command-table-end }
slash-rules = /{ name-command-rules }
slash-turn = /{ name-command-turn }

## The end: rematch, export, import, stats

command-table-rematch = Play a table that has ended once more, with the same people
option-table-rematch-table = Which table that has ended
command-table-export = A whole game as a file
option-table-export-table = { option-table }
command-table-import = Read the file of a game back, and check that all of it follows
option-table-import-file = A file that { name-command-table-export } made
command-me-stats = Your record here, the server's records, its ratings
option-me-stats-of = Whose

choice-of-me = Mine
choice-of-server = The server's records
choice-of-ratings = The server's ratings

name-command-table-rematch = rematch
name-command-table-export = export
name-command-table-import = import
name-command-me-stats = stats
name-option-file = file
name-option-of = of

slash-table-import = /{ name-command-table } { name-command-table-import }

## /me and /forge setup

command-me = What is yours alone: settings and data
command-me-turns = See all your tables, those first that wait for you
command-me-settings = See and change your alerts, hours, language and more
option-me-settings-alerts = How you hear that it is your turn
option-me-settings-quiet = Hours without reminders and direct messages, such as 22:00-08:00, or off
option-me-settings-digest = Hour of one daily message about all that waits, or off
option-me-settings-zone = Your time zone: begin to type a city
option-me-settings-language = The language in which the bot answers you
option-me-settings-portrait = The head by which pictures show you
option-me-settings-forced = Whether the only possible move is made for you
option-me-settings-ratings = Whether you take part in ratings
option-me-settings-best = Whether the best moves are offered to you on your turn
option-me-settings-away = Days you are away from now on; 0: you are back
command-me-data = What is kept about you
command-me-data-export = All that is kept about you, as a file
command-me-data-delete = Delete all that is kept about you
command-forge-setup = See and change the bot's settings for this server
option-forge-setup-channel = A channel for tables: added, or taken out where it is one already
option-forge-setup-openers = Who may open tables
option-forge-setup-role = The role whose members may open tables
option-forge-setup-per_member = Most open tables of one member in the server; 0: 5 in each channel
option-forge-setup-per_server = Most open tables of the server; 0: 25 in each channel
option-forge-setup-game = Which game a new table plays
option-forge-setup-pace = The pace of a new table
option-forge-setup-bots = How many seats bots take at a new table
option-forge-setup-thread = Whether each new table gets a thread of its own
option-forge-setup-boards = What becomes of a board once the next one stands
option-forge-setup-language = Language of what everybody sees
option-forge-setup-zone = Time zone of the server: begin to type a city

choice-alerts-channel = In the table's channel
choice-alerts-direct = By direct message
choice-alerts-none = None
choice-language-client = As in my Discord
choice-portrait-seat = The one that is yours without choosing
choice-portrait-plait = Plait
choice-portrait-beard = Full beard
choice-portrait-hood = Hood
choice-portrait-straw = Straw hat
choice-portrait-cap = Pointed cap
choice-portrait-winged = Winged helmet
choice-portrait-bun = Bun and glasses
choice-portrait-plume = Feathered hat
choice-portrait-curls = Curls
choice-portrait-turban = Turban
choice-portrait-pigtails = Pigtails
choice-portrait-crest = Spiked hair
choice-language-server = As Discord has it for the server
choice-boards-fold = Shrink to a few lines
choice-boards-keep = Keep
choice-boards-delete = Delete
choice-openers-everybody = Everybody
choice-openers-role = Members with the role
choice-openers-managers = Who manages the server

name-command-me = me
name-command-me-turns = turns
name-command-me-settings = settings
name-command-me-data = data
name-command-me-data-export = export
name-command-me-data-delete = delete
name-command-forge-setup = setup

name-option-alerts = alerts
name-option-quiet = quiet
name-option-boards = boards
name-option-hints = hints
name-option-digest = digest
name-option-zone = zone
name-option-forced = forced
name-option-public = public
name-option-ratings = ratings
name-option-best = best
name-option-away = away
name-option-channel = channel
name-option-openers = openers
name-option-role = role
name-option-per_member = per_member
name-option-per_server = per_server

slash-me-turns = /{ name-command-me } { name-command-me-turns }
slash-me-settings = /{ name-command-me } { name-command-me-settings }
slash-forge-setup = /{ name-command-forge } { name-command-forge-setup }

## Seats

command-table-seat = Seats: take one, offer yours, invite somebody
option-table-seat-do = What to do; left out: who sits where
option-table-seat-player = Whom to invite, or whose seat to free
option-table-seat-seat = Which seat, by its number
option-table-seat-table = { option-table }
command-table-resign = Leave a running game for good; a bot or a substitute plays on
option-table-resign-table = { option-table }

choice-seat-take = Take an open seat
choice-seat-back = I’m back: take my seat again
choice-seat-release = Offer my seat to a substitute
choice-seat-keep = Keep the seat I offered
choice-seat-bot = Leave, and let a bot play on
choice-seat-invite = Invite a player
choice-seat-remove = Free a seat
choice-seat-follow = Follow the table by direct message
choice-seat-unfollow = Follow it no more

name-command-table-seat = seat
name-command-table-resign = resign
name-option-player = player
name-option-seat = seat

slash-table-seat = /{ name-command-table } { name-command-table-seat }

## Leagues

command-league = Leagues of this server
command-league-new = Open a league: people sign up, and its tables run by themselves
option-league-new-name = What the league is called
option-league-new-game = { option-table-find-game }
option-league-new-variant = { option-table-new-variant }
option-league-new-seats = Most seats of a table; left out, two
option-league-new-form = Who meets whom
option-league-new-rounds = How many rounds of Swiss; left out, as many as it takes
option-league-new-weeks = How many weeks of a ladder; left out, eight
option-league-new-days = Days that a table may take; left out, seven
option-league-new-pace = How fast its tables play
option-league-new-language = { option-table-new-language }
command-league-join = Sign up for a league, also late or in somebody’s place
option-league-join-league = { option-league }
option-league-join-player = For whom you would play on, with their points; the opener has to agree
command-league-leave = Take part in a league no more
option-league-leave-league = { option-league }
option-league-leave-player = Whom to take out, if you opened it
command-league-show = Show a league: its standings and tables
option-league-show-league = { option-league }
command-league-start = Start your league: its first round is drawn
option-league-start-league = { option-league }
command-league-end = End a league for good: before it begins its opener, then managers
option-league-end-league = { option-league }
command-league-verify = Draw and reckon a league once more
command-league-challenge = Challenge somebody up to three places above you on a ladder
option-league-challenge-player = Whom; left out, you pick from a list
option-league-challenge-league = { option-league }
option-league-verify-league = { option-league }
command-league-list = List the leagues of this server, also past ones
option-league = Which league, if there are several

choice-form-swiss = Swiss: people with about as many points meet; from 2 people
choice-form-everybody = Everybody meets everybody; from 3 people
choice-form-ladder = Ladder: you challenge somebody above you; from 2 people

name-command-league = league
name-command-league-new = new
name-command-league-join = join
name-command-league-leave = leave
name-command-league-show = show
name-command-league-start = start
name-command-league-end = end
name-command-league-verify = verify
name-command-league-challenge = challenge
name-command-league-list = list
name-option-league = league
name-option-form = form
name-option-rounds = rounds
name-option-weeks = weeks
name-option-days = days

slash-league-new = /{ name-command-league } { name-command-league-new }
slash-league-list = /{ name-command-league } { name-command-league-list }
slash-league-verify = /{ name-command-league } { name-command-league-verify }
