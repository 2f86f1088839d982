### The greeting of a server

greeting-about = Roll dice to craft what the king wants, or steal it.
# To one person who chose the game; rules of its end
greeting-goal = Once somebody has won 5 items (4 with three or four players), the game ends; most items win.
# How a round goes, to the same and on their first board
greeting-turn = A round: claim cards or use docks for dice and help, then roll the dice you did not spend, and craft.
# $items: names of craft cards
greeting-picture = King's Forge: the craft cards { $items }, and rolled dice of metal, wood, gem and magic.
