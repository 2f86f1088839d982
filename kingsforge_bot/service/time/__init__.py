"""What time does to a table: clocks, the hours in which they run, reminders, and what is due.

- Clocks: `clock` is their arithmetic, `timing` what an entry does to them, `clocks` what players see and set,
  `clock_faces` what they show, `clock_pauses` when they stand still, `clock_records` their ports.
- Spans of time: `hours` of the day in a time zone, `spans` put together, `presence` of the bot itself.
- Being awaited: `pending_turns` knows who is and when they hear of it next, `calling` tells them that it is their turn,
  `reminder_scheduler` reminds them, `snoozing` puts that off.
- Being due: `timekeeping` looks at each table at its time (`due_records`), `timeout_enforcer` plays for the absent.
"""
