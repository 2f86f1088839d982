### The greeting of a server

greeting-about = You are smiths: gather dice, roll them, and craft what the king wants before others do, or steal it from them. Most items win.
# $items: names of craft cards
greeting-picture = King's Forge: the craft cards { $items }, and rolled dice of metal, wood, gem and magic.

# Before the board in words: what the picture is. $table, $who: whose turn
alt-workbench = { $table }, workbench of { $who }: dice, and what can be made of them
alt-replay = { $table }, the game move by move; last of all the board as it stands
# $who: those who sit there; $taken, $seats: numbers
alt-lobby = { $table }: lobby, { $taken } of { $seats } seats taken: { $who }.
