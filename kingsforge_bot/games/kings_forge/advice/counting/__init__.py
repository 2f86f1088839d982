"""How odds are counted exactly, without a look at every roll: colour by colour, equal ones as one. See `tries`."""
