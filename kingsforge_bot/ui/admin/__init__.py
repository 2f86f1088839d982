"""What managers of a server and hosts ask and set: settings, how the bot is, its start, its copies.

- `setup`: settings of a server, changed by /forge setup, its menus and buttons.
- `server_settings`: the same settings shown, with the menus and buttons.
- `own_card_commands`: cards that managers make for a game: /forge cards, its menu and form.
- `doctor`: what /forge doctor answers: what the bot may do in a channel, and how it is.
- `findings`: what is looked up for it.
- `diagnosis`: what is late in a server, and what to do about it.
- `health_words`: how the bot is, in words for its host.
- `check_health`: `bot.py --health`.
- `starting`: the start of the bot and its end, with why it could not.
- `running`: alone, or one of several processes.
- `proxy`: requests to Discord of several processes divided.
- `watching`: the running bot looked after: its status and its figures.
- `counting`: what Discord is asked, and what it refuses, counted.
- `measuring`: figures gathered for a monitoring system.
- `log_lines`: lines on standard error.
- `copies`: copies made and put back from the command line.
- `daily_copies`: the copy that the running bot makes each day.
- `moving`: all games moved to another place, from the command line.
"""
