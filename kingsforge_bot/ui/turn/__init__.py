"""A turn as its player reads and presses it; what comes of it is decided in `service/turn`.

- Commands: `turns`, and `queries` that decide nothing.
- Answers: `carrying_out` after a decision, `preparing` for what takes long before a screen, `showing` for where it
  stands, `own_menus` for the private messages of a table, `hands` for what one player alone may see.
- Words: `turn_lines` of a table seen from elsewhere, `own_lines` beside a turn, `text_boards`, `why` under a refusal.
- Before and after: `plans` with `plan_words`, `undoing`.
"""
