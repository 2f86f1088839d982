### The greeting of a server

greeting-about = Roll dice to craft what the king wants, or steal it.
# $items: names of craft cards
greeting-picture = King's Forge: the craft cards { $items }, and rolled dice of metal, wood, gem and magic.
