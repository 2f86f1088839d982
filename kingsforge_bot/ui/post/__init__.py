"""What is said of tables in channels and by direct message.

- `publisher`: boards, lobby cards and lines: posted, changed, or posted anew where an edit is refused.
- `channel_messages`: messages of the bot sent, changed, deleted and found again.
- `folding`: what is left of a board in whose place another stands.
- `notices`: reminders and other lines of a table.
- `table_event_lines`: what happened at a table beside its game, in words.
- `directs`: direct messages: what they say.
- `messenger`: the same sent.
- `greeting_publisher`: greetings posted, and those found that stand.
- `sending`: a message posted or changed, and the language of a server that chose none, for every publisher.
- `trouble`: Discord's failures as the service knows them, such as 30046, too many edits.
- `uploads`: large files sent, a few at a time.
"""
