"""How tables, people and times are written in messages, and on pictures.

titles.py    what tables, games and options are called
names.py     how those who sit at a table are named, and who sat there before
people.py    who is awaited, called or meant, as users and as a list of names or mentions
times.py     how long something took, and when a table last changed
headline.py  the first line of what is said of a table that is played
endings.py   what is said of a table that is over: who won, who closed it, how its luck is checked
captions.py  what is written on the pictures of a table, whatever its game
"""
