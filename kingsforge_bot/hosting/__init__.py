"""What a host sets, and asks of the running bot: how it is, what it did. Knows no Discord, no SQL.

- `settings`: what a host sets in the environment or in `.env`.
- `address`: addresses as a host writes them.
- `locations`: where the database and `.env` lie.
- `trying`: the bot in a browser, without Discord.
- `health`: what makes the bot unhealthy, and what does not.
- `status`: how the bot is, in a file that another process reads.
- `notifying`: the same told to systemd.
- `metrics`: figures for a monitoring system, as an OpenMetrics page.
- `metrics_page`: that page served.
- `answer_times`: interactions counted, and how long their answers took.
- `gateway`: since when Discord or a shard is not connected.
- `pulse`: how late the event loop is.
- `footprint`: room that the bot takes in memory and on the disk.
- `one_arena`: memory from one place, and given back.
"""
