# What a posted picture leaves out.

button-full-board = Tablero
