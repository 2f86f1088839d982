"""Tables beside their play: opened, joined, left, voted at, ended, and played once more.

- Before the start: `lobbies` opens, joins, leaves and starts, `quick_start` does so by one press, `searching` seats
  those who look for players (`search_records`); `table_records` is a lobby to be opened, `limits` says who may open
  one, `names` what it is called.
- Which one is meant: `finding`.
- Seats while it runs: `seats` leaves, offers and takes them, `tenures` writes that down (`seat_records`), `losing`
  tells whoever lost one.
- Asking the others: `votes` (`vote_records`), `undo_requests` about what is to be taken back.
- Threads: `league_threads` opens one for each table of a league, `lost_threads` is for where one is gone.
- The end: `endings` before a game's own, `rematches` after it.
"""
