"""PostgreSQL behind the same statements: loaded only where a host names it, for it takes memory and time.

- `opening`: opens the store in a database of its, and migrates it (`migrations/`).
- `shared_store`: the same of one of several processes.
- `claiming`: which process has which shards, and what they tell each other.
- `lock_connection`: a connection on which a process holds locks.
- `connections`: the connections that read and write.
- `translating`: statements as SQLite reads them, put right for PostgreSQL word by word.
"""
