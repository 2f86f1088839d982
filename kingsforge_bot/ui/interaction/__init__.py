"""From an interaction to its answer: commands, presses, their limits and replies.

- Coming in: `client` is the bot on one connection, `sharded` on several, `clustered` as one of several processes.
- Beside that: `background_work` says which loops go on.
- What was meant: `commands` for what is typed, `presses` for buttons and menus (`press` is one of them, `press_answer`
  what comes of it), whose handlers `registry` finds, `forms` for what is written into one. Each works with a `context`,
  who asks, and the `app`, all there is to ask.
- Whether and when: `queues` lets each member's own wait in order, `cooldown` bounds what others see,
  `deduplicator` drops second taps on one button, `second_taps` those that fall on the next move's.
- The answer: `reply` acknowledges and shows it, and again where that failed; `attempting` catches what goes wrong,
  `answering` puts it into a sentence; `deferred_footers` adds a line that takes longer.
- Around a restart: `in_flight` are answers that are not shown yet, `earlier` the messages of before.
- Languages: `heard_languages` of members, `translating` of the commands, which `syncing` registers with Discord.
"""
