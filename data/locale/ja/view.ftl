# What a posted picture leaves out.

button-full-board = 盤面全体
