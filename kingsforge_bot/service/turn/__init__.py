"""A turn at a table: decided, written down, read back, planned before it, taken back.

- Deciding: `play` for people, `auto_play` for bots and for moves that are the only ones left, `locks` one at a time.
- Writing: `committer` adds entries to the log, by rules and `luck`; `packing` gives room back; `progress` tells whether
  people brought a game on.
- Reading: `table_states` keeps the newest states and hands them out as each seat may see them, `rebuilding` those of
  the middle of a turn, `effective_entries` what no undo took back.
- Planning: `planning` for its player, `plan_queue` within a transaction, `plan_records` in the store.
- Taking back: `retracting` says what goes back freely, `undoing` carries it out.

What players read and press of it lies in `ui/turn`.
"""
