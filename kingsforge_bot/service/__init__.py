"""Use cases in rooms by what players do; the ports and types that all rooms share lie here. No SQL, no Discord."""
