"""Bot players: what to aim at, and which action comes next. Pure; they see what their seat sees."""
