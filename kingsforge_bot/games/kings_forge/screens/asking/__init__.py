"""What can be asked: odds, can I, why can't I, and what a typed word means."""
