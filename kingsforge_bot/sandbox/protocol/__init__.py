"""Discord's objects as they go over the wire, and what it takes and refuses."""
