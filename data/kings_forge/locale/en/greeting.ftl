### The greeting of a server

greeting-about = You are smiths: gather dice, roll them, and craft what the king wants before others do, or steal it from them. Most items win.
# $items: names of craft cards
greeting-picture = King's Forge: the craft cards { $items }, and rolled dice of metal, wood, gem and magic.
