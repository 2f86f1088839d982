"""The craft turn: what the dice can make, with which button, and what may be stolen."""
