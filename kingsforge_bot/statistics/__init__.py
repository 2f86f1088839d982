"""What statistics of many games share, whichever game they are of."""
