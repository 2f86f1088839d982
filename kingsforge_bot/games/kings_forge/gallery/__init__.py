"""The gallery of docs/: every picture in an early, a crowded and a final state."""
