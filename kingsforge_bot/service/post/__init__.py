"""What is said of tables, in public and by direct message.

- From the commit on a post is owed: `outbox`, `notices` for lines, `post_records` what is owed and what stands;
  `post_signal` says so.
- Until it may be said `outbox_worker` waits: at its place (`places`), by `rate_limiter`; `backlog` is what waits,
  `invalid_requests` what Discord refused.
- `post_delivery` says it once, also after a kill (`attempts`), through the port `publisher`; `board_delivery` boards,
  which `quiet` tables change instead, `newest_boards` knows which one that is.
- Whom it calls: `alerting`; how often one member may cause that: `mentions`.
- Direct messages: `directs`, sent by `messenger`; `following` tells who follows a table (`followers`).
- Servers are greeted once: `greetings`, `greeting_records` its port.
"""
