"""What every game shares: seats, luck, the Game protocol, refusals and asking. Pure."""
