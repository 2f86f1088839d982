"""How bot players weigh what they may do: by exact odds, from what a seat sees."""
