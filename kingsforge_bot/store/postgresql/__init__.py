"""PostgreSQL behind the same statements: loaded only where a host names it, for it takes memory and time."""
