"""Use cases and the ports they need: tables, play, finding, history, posts. No SQL, no Discord."""
