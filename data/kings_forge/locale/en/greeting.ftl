### The greeting of a server

greeting-about = Gather dice, roll them, and craft what the king wants, or steal it. Most items win.
# $items: names of craft cards
greeting-picture = King's Forge: the craft cards { $items }, and rolled dice of metal, wood, gem and magic.
